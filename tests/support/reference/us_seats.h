/*
 * A US Chess draw read from its boards alone: who meets whom, who leaves which group, the natural
 * pairing of a group by a look at every pairing, and colours by 29E4.
 */
#ifndef SUPPORT_REFERENCE_US_SEATS_H
#define SUPPORT_REFERENCE_US_SEATS_H

#include "support/reference/us_facts.h"

enum { US_OUT = -2, US_TRAY = -3 }; /* takes no part; lies in the tray */
enum { US_NATURAL_MOST = 8 };       /* cards of a group whose pairings are all looked at */

struct us_seats {
	const struct us_section *section;
	const struct pairing_draw *draw;
	int opponent[US_PLAYERS_MOST]; /* by player; PAIRING_NOBODY: the bye */
	enum pairing_colour given[US_PLAYERS_MOST];
	bool whole; /* nobody lies in the tray */
};

void us_seats_read(
	struct us_seats *seats, const struct us_section *section, const struct pairing_draw *draw);

/* Players of the score who meet each other, in rank order / who meet lower ones; how many. */
int us_seats_inside(const struct us_seats *seats, int score, int *list);
int us_seats_leaving(const struct us_seats *seats, int score, int *list);

/* Does a stand above b: score, then rank (29A)? */
bool us_seats_above(const struct us_seats *seats, int a, int b);

/*
 * Who should leave the group that exactly one leaves (29D1a): the first in order who has an
 * opponent in the next group and without whom the rest can be paired; -1: nobody.
 */
int us_seats_first_to_leave(const struct us_seats *seats, int score);

/* Has he somebody in the next group whom he may meet, or is nobody there but who has the bye? */
bool us_seats_can_go_down(const struct us_seats *seats, int player);

/*
 * Whom player, who meets `other` below, should meet by 29D: other himself if nobody is before him.
 */
int us_seats_first_opponent(const struct us_seats *seats, int player, int other);

/*
 * Is this the natural pairing of a list (29C), or one of several that are as near? Half against
 * half; where that is barred the one with the least wrong, then the fewest interchanges, then the
 * least points. `mate` is by place. Longer lists than US_NATURAL_MOST, of which not all pairings
 * can be looked at, are judged only where the halves are it.
 */
bool us_is_natural(const struct us_section *section, const int *list, int count, const int *mate);

/*
 * The colour of a against b in the draw as the arbiter has fixed it (the rule is ""), else by 29E3
 * and 29E4; neutral: neither is due one.
 */
enum pairing_colour us_seats_colour(const struct us_seats *seats, int a, int b, const char **rule);

#endif
