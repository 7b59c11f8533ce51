/*
 * All-play-alls: sections whose boards follow from the table of their players. All are there from
 * round 1; who is left over is free and scores nothing.
 *
 * Who withdraws before he has played half of his games takes them along: they stay in table and
 * reports, in brackets, and count for nobody. Who has played half of them loses the rest by
 * default (FIDE C.05 9.2).
 */
#ifndef CORE_ALL_PLAY_ALL_H
#define CORE_ALL_PLAY_ALL_H

#include <stdbool.h>

#include "core/event.h"

bool section_is_all_play_all(const struct section *section);

/* False also when there is no such section. */
bool event_is_all_play_all(const struct event *event, int section);

/*
 * Are the two games of a pair rounds one after the other, 1 and 2, 3 and 4 and so on, with the
 * colours turned?
 */
bool section_has_two_games(const struct section *section);

/*
 * Of such a section: the round of the first games, where this one is of them or of the second ones;
 * 0: it is no such section.
 */
int all_play_all_first_games(const struct event *event, int section, int round);

/* What becomes of the games of one who has withdrawn. */
enum all_play_all_left {
	ALL_PLAY_ALL_STAYS,    /* he has not; so of everybody in other sections */
	ALL_PLAY_ALL_VOID,     /* under half of them played: they count for nobody */
	ALL_PLAY_ALL_DEFAULTS, /* the rest are lost by default */
};

enum all_play_all_left all_play_all_left(const struct event *event, int section, int pin);

/* Does the game of the two count for nobody, because one of them has withdrawn too early? */
bool all_play_all_is_void(const struct event *event, int section, int white, int black);

#endif
