/* The rule books as the records of an event know them, by the id in a section. */
#include "core/known_books.h"

#include <string.h>

static const struct known_book books[] = {
	{.id = "dutch", .ties = "BH/C1,BH,SB,DE", .numbers_are_ranks = true},
	{.id = "uscf", .ties = "MODMED,SOLK,CUM,CUMOPP", .prizes = PRIZE_US, .month_first = true},
	{.id = "caa", .ties = "PS,SOS", .prizes = PRIZE_BRITISH},
	{.id = "schools", .ties = "PS,SOS", .prizes = PRIZE_BRITISH, .club_is_school = true},
	{.id = "lazy", .ties = "PS,SOS", .prizes = PRIZE_BRITISH},
	{.id = ALL_PLAY_ALL_SYSTEM,
		.ties = "DE,WIN,SB,KS",
		.ties_us = "SB,DE",
		.all_play_all = true,
		.two_games = "double=2"},
	/* by score and GSRP */
	{.id = SEASON_SYSTEM, .ties = "none", .prizes = PRIZE_BRITISH, .season = true},
	{.id = "", .ties = "none"},
};

const struct known_book *known_book(const char *id)
{
	const struct known_book *row = books;

	while (row->id[0] != '\0' && strcmp(row->id, id) != 0)
		row++;
	return row;
}
