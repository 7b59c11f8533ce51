/*
 * The order of cards (CAA 4): grade, then title, then name; by name alone; or grade and then by
 * lot; and what follows from it: the numbers before round 1 and the place labels of late entries.
 */
#ifndef APP_EVENT_RANKING_H
#define APP_EVENT_RANKING_H

#include "core/edit.h"

/* The setting of a rule book whose equal grades stand by lot. */
#define RANK_LOT "rank_lot"

/* What a rule book orders its players by. */
struct ranking {
	bool by_name; /* and nothing else */
	bool by_lot;  /* equal grades; titles do not count (US Chess 28A) */
	/* recorded as the setting rank_lot; 0: none was drawn, equal grades stand by name */
	int lot;
};

/* That of the section's rule book and its settings. */
struct ranking ranking_of(const struct event *event, int section);

/*
 * Give players without a number the numbers 1.. in rank order, those who are rated first (CAA 33).
 * STATUS_NO_MEMORY: they have none.
 */
enum status ranking_number_pools(
	const struct ranking *ranking, struct player *players, const bool *unrated, int count);

/*
 * Total order of players: below 0 when a ranks above b. Names stand as in every other list, Évora
 * among the E (core/text/letters.h).
 */
int ranking_compare(const struct ranking *ranking, const struct player *a, const struct player *b);

/*
 * Are the players numbered 1..n in rank order, as the program numbers them? Then a new one may
 * renumber the list; if not, somebody gave the numbers on purpose and they stay.
 */
bool ranking_is_automatic(const struct event *event, int section);

/*
 * The PIN for a new player, given those in use: the lowest free one above the highest, not counting
 * those that stand a hundred or more above the rest; if there is none, the lowest free one; 0: none
 * is left.
 */
int ranking_next_pin(const struct player *players, int count);

/* As ranking_renumber, but numbered in the order in which they stand. */
enum status ranking_number(const struct event *event, int section, struct player *players,
	int count, struct action *action);

/*
 * Make the players of the section these, numbered in rank order; players whose PIN is 0 are new.
 * Bookings, boards and what is fixed by hand follow their players; who is not in the list any more
 * has none, but his row, which has the last number now, and his seat are the caller's to take away.
 * On return players are in rank order with their new PINs; `order[i]` is where the i-th of them
 * stood before.
 */
enum status ranking_renumber(const struct event *event, int section, struct player *players,
	int count, int *order, struct action *action);

/*
 * The label of a late entry among the players of a section, who keep theirs: "3b" stands between 3
 * and 4. Empty when his PIN puts him last, where he belongs. Where they do not stand by rank: where
 * fewest of a higher rank stand below him and of a lower one above. STATUS_NO_MEMORY.
 */
enum status ranking_place(const struct ranking *ranking, const struct player *players, int count,
	const struct player *late, char place[PLACE_SIZE]);

/* In the order of cards as it is: by the place, which is the PIN of one without. */
bool ranking_stands_before(const struct player *a, const struct player *b);

/* Put the PINs of a row through the list of new ones; 0 there: it stays. */
void ranking_rename(struct record *row, const int *pins);

#endif
