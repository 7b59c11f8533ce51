/* The table of rule numbers, a line a rule book. */
#include "board/numbers.h"

#include <stddef.h>
#include <string.h>

const struct numbers *numbers_of(const char *system)
{
	static const struct numbers books[] = {
		{"caa", " (1)", " (6)", " (15)", " (12, 24)", " (19, 20)", " (21)", " (20 a)",
			" (21 a)", " (5)", " (17)", "the highest card not met",
			"the first card below the mid-line floats down if score, colour and record allow it",
			"the bye goes to the first card below the mid-line that may have it", true},
		{"dutch", " (C1)", " (C2)", " (C12)", " (4.3)", " (C6)", " (4.4)", " (C14)",
			" (C15)", "", "", "by the transpositions",
			"as few as can be float down, and which the criteria decide",
			"the bye goes to the lowest score that has somebody who may have it (C5),",
			false},
		{"schools", " (1)", " (4)", " (11)", "", " (8, 9)", " (8, 9)", " (21 a)", " (21 a)",
			"", " (17)", "as the rules find one", "the rules say who floats down",
			"the rules say who has the bye", true},
		{"uscf", " (27A1)", " (28L)", " (29E)", "", " (29D)", " (29D)", "", "", "", "",
			"as the rules find one", "the rules say who is the odd player",
			"the rules say who has the bye", true},
		{"gsrp", " (B)", " (sit-outs)", " (colours)", "", "", "", "", "", "", "",
			"as the list says", "the list says who goes on",
			"the list says who sits out", false},
		{"berger", " (table)", " (free)", " (table)", "", "", "", "", "", "", "",
			"as the table says", "the table says who meets whom",
			"the table says who is free", false},
	};
	static const struct numbers none = {"", "", "", "", "", "", "", "", "", "", "",
		"as the rules find one", "the rules say who floats down",
		"the rules say who has the bye", true};

	for (size_t i = 0; i < sizeof(books) / sizeof(books[0]); i++) {
		if (!strcmp(books[i].system, system))
			return &books[i];
	}
	return &none;
}
