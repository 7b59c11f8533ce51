/*
 * What a round and the bye of a section are called: in a club season a round is an evening, and who
 * is left over sits out; in an all-play-all he is free. By the Schools' rules a club is a school.
 */
#ifndef CORE_VOCABULARY_H
#define CORE_VOCABULARY_H

#include "core/event.h"

struct vocabulary {
	const char *round, *round_small; /* "Round", "round" */
	const char *in_round;            /* "in round" (3) */
	const char *bye;                 /* "bye": in place of an opponent */
	const char *past_bye;            /* "bye": the same of an earlier round */
	const char *the_bye;             /* "the bye": the same in a column of names */
	const char *full_bye;            /* "full-point bye": the same on the wall */
	const char *has_bye;             /* he "has the bye" */
	const char *had_bye;
	const char *have_bye;          /* he would "have the bye" */
	const char *club, *club_small; /* "Club", "club": where a player comes from */
};

const struct vocabulary *vocabulary_for(bool is_season);

/* Of the section of an event; NULL: of rounds. */
const struct vocabulary *vocabulary_of(const struct event *event, int section);

#endif
