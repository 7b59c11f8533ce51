/*
 * The rule books as the records of an event know them, by the id in a section: this layer does not
 * see the library that draws by them. The one place in it where they are named.
 */
#ifndef CORE_KNOWN_BOOKS_H
#define CORE_KNOWN_BOOKS_H

#include <stdbool.h>

#include "core/prizes/prize_list.h"

/* The rule book of club seasons, and that of all-play-alls. */
#define SEASON_SYSTEM "gsrp"
#define ALL_PLAY_ALL_SYSTEM "berger"

struct known_book {
	const char *id;
	const char *ties; /* the tie-breaks that a section is ranked by if nothing else is said */
	const char *ties_us;    /* and in an event of US Chess, where those are others; else NULL */
	enum prize_rule prizes; /* of the rule book's home */
	bool season, all_play_all;
	bool numbers_are_ranks; /* a late entry takes the number of his rank (C.04.2, 2.3) */
	/*
	 * the setting by which the two games of a pair are rounds one after the other; NULL: none
	 */
	const char *two_games;
	bool club_is_school; /* kept apart by schools: a club of the list is one (Schools 7) */
	bool month_first;    /* 3/7/2026 is a day of March at its home */
};

/* Never NULL: any other is ordered by score alone. */
const struct known_book *known_book(const char *id);

#endif
