/* The table of rule numbers, a line a rule book. */
#include "board/numbers.h"

#include <stddef.h>
#include <string.h>

const struct numbers *numbers_of(const char *system)
{
	static const struct numbers books[] = {
		{"caa", " (1)", " (6)", " (15)", " (12, 24)", " (19, 20)", " (21)", " (20 a, 21 a)",
			" (5)", " (16)", true},
		{"dutch", " (C1)", " (C2)", " (C12)", " (4.3)", " (C6)", " (4.4)", " (C14, C15)",
			"", " (1.7)", false},
		{"gsrp", " (B)", " (sit-outs)", " (colours)", "", "", "", "", "", " (colours)",
			false},
	};
	static const struct numbers none = {"", "", "", "", "", "", "", "", "", "", true};

	for (size_t i = 0; i < sizeof(books) / sizeof(books[0]); i++) {
		if (!strcmp(books[i].system, system))
			return &books[i];
	}
	return &none;
}
