/*
 * Rules that every change of an all-play-all has to keep, and the rows that follow from a change.
 */
#ifndef APP_EVENT_ALL_PLAY_ALL_H
#define APP_EVENT_ALL_PLAY_ALL_H

#include "core/edit.h"

/*
 * Of the all-play-alls that an action touches: until round 1 is published their rounds are those of
 * the table of their players; boards that are published with one who has withdrawn get their
 * default. STATUS_REFUSED for what a table has no room for: too many players, late entries, byes.
 */
enum status all_play_all_follow(
	const struct event *event, struct action *action, struct error *error);

/* STATUS_REFUSED: nobody sets the rounds of this one. */
enum status all_play_all_refuse_rounds(const struct section *section, struct error *error);

#endif
