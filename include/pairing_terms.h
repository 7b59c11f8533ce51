/*
 * pairing_terms.h - the terms of scores: one row each; part of pairing.h. A term is asked for by
 * its id; its name is for people.
 */
#ifndef LIBPAIRING_TERMS_H
#define LIBPAIRING_TERMS_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What the numbers of a term are. */
enum pairing_unit {
	PAIRING_UNIT_COUNT,
	PAIRING_UNIT_POINTS, /* scores, in the caller's unit */
	PAIRING_UNIT_RANK,   /* of a list that only says better or worse */
};

/* What the list of a term is made of. */
enum pairing_record {
	PAIRING_RECORD_NUMBERS, /* each stands for itself */
	PAIRING_RECORD_CLAIMS,  /* difference, run, games (below 0) */
	PAIRING_RECORD_FLOATS,  /* last round, history (some lists have none), two places */
	PAIRING_RECORD_PLACES,  /* distance, place */
};

/* Id, name, unit, record. */
#define PAIRING_TERM_LIST(X) \
	/* of several rule books */ \
	X(WRONG_SEATS, "wrong seats", COUNT, NUMBERS) \
	X(REPEATS, "repeats", COUNT, NUMBERS) \
	X(FORBIDDEN_PAIRS, "forbidden pairs", COUNT, NUMBERS) \
	X(BARRED_BYES, "barred byes", COUNT, NUMBERS) \
	X(BROKEN_PINS, "broken pins", COUNT, NUMBERS) \
	X(NEEDLESS_BYES, "needless byes", COUNT, NUMBERS) \
	X(TRAY, "tray", COUNT, NUMBERS) \
	X(BYE, "bye", POINTS, NUMBERS) \
	X(BYE_AGAIN, "bye again", COUNT, NUMBERS) \
	X(DISTANCE, "distance", COUNT, NUMBERS) \
	X(TRANSFERS, "transfers", COUNT, NUMBERS) \
	X(CLAIMS, "claims", RANK, CLAIMS) \
	X(AVOIDED_PAIRS, "avoided pairs", COUNT, NUMBERS) \
	X(COLOURS_BY_RULE, "colours by rule", COUNT, NUMBERS) \
	X(OPPONENTS, "opponents", RANK, NUMBERS) \
	/* CAA */ \
	X(FLOATS, "floats", COUNT, NUMBERS) \
	X(DIFFERENCES, "differences", COUNT, NUMBERS) \
	X(EXCHANGES, "exchanges", COUNT, NUMBERS) \
	X(TRANSFERRED_SCORES, "transferred scores", POINTS, NUMBERS) \
	X(COLOURS_BY_RANK, "colours by rank", COUNT, NUMBERS) \
	X(DOWNFLOATS, "downfloats", RANK, FLOATS) \
	X(DOWNFLOATS_FROM_BOTTOM, "downfloats", RANK, FLOATS) \
	X(UPFLOATS, "upfloats", RANK, FLOATS) \
	X(UPFLOATS_FROM_LINE, "upfloats", RANK, FLOATS) \
	/* in no score: the record of the bye in the downfloats, where only that is spoken of */ \
	X(BYE_DOWNFLOAT, "bye downfloat", RANK, FLOATS) \
	X(EXTENT, "extent", COUNT, NUMBERS) \
	X(DISPLACEMENT, "displacement", COUNT, NUMBERS) \
	X(SQUARES, "squares", COUNT, NUMBERS) \
	X(RATING, "rating", COUNT, NUMBERS) \
	X(ORDER, "order", RANK, NUMBERS) \
	/* Schools */ \
	X(SCHOOLMATES, "schoolmates", COUNT, NUMBERS) \
	X(SECOND_BYE, "second bye", COUNT, NUMBERS) \
	X(BOUNDARIES, "boundaries", COUNT, NUMBERS) \
	X(FLOATS_BOTH_WAYS, "floats both ways", COUNT, NUMBERS) \
	X(FLOATS_AGAIN, "floats again", COUNT, NUMBERS) \
	X(FLOATS_TWICE, "floats twice running", COUNT, NUMBERS) \
	X(FLOAT_HISTORY, "float history", COUNT, NUMBERS) \
	X(FLOATS_NOT_OWED, "floats not owed", COUNT, NUMBERS) \
	X(TOP_PLAYERS, "top players", COUNT, NUMBERS) \
	X(BYE_PLACE, "place of the bye", COUNT, NUMBERS) \
	X(FLOATERS, "floaters", RANK, NUMBERS) \
	X(TRANSFERRED, "transferred", RANK, NUMBERS) \
	X(COLOURLESS, "colourless", RANK, NUMBERS) \
	X(EXCHANGE, "exchange", COUNT, NUMBERS) \
	X(LOWER_HALVES, "lower halves", RANK, NUMBERS) \
	X(PLACES, "places", COUNT, NUMBERS) \
	X(PLACE_SQUARES, "place squares", COUNT, NUMBERS) \
	X(PLACE_ORDER, "place order", RANK, PLACES) \
	/* FIDE Dutch */ \
	X(ABSOLUTE_COLOURS, "absolute colours", COUNT, NUMBERS) \
	X(ABSOLUTE_PREFERENCES, "absolute preferences", COUNT, NUMBERS) \
	X(DOWNFLOATERS, "downfloaters", COUNT, NUMBERS) \
	X(DOWNFLOATER_SCORES, "downfloaters' scores", RANK, NUMBERS) \
	X(NEXT_BRACKET, "next bracket", RANK, NUMBERS) \
	X(BYE_UNPLAYED, "unplayed games of the bye", COUNT, NUMBERS) \
	X(TOP_DIFFERENCES, "topscorers' colour differences", COUNT, NUMBERS) \
	X(TOP_RUNS, "topscorers' colour runs", COUNT, NUMBERS) \
	X(PREFERENCES, "colour preferences", COUNT, NUMBERS) \
	X(STRONG_PREFERENCES, "strong colour preferences", COUNT, NUMBERS) \
	X(DOWN_LAST, "downfloats of last round's", COUNT, NUMBERS) \
	X(UP_LAST, "upfloats of last round's", COUNT, NUMBERS) \
	X(DOWN_BEFORE, "downfloats of two rounds ago's", COUNT, NUMBERS) \
	X(UP_BEFORE, "upfloats of two rounds ago's", COUNT, NUMBERS) \
	X(FAR_DOWN_LAST, "differences of last round's downfloaters", RANK, NUMBERS) \
	X(FAR_UP_LAST, "differences of last round's upfloaters", RANK, NUMBERS) \
	X(FAR_DOWN_BEFORE, "differences of downfloaters of two rounds ago", RANK, NUMBERS) \
	X(FAR_UP_BEFORE, "differences of upfloaters of two rounds ago", RANK, NUMBERS) \
	X(MOVED_DOWN, "moved-down players", RANK, NUMBERS) \
	X(MOVED_DOWN_OPPONENTS, "opponents of the moved down", RANK, NUMBERS) \
	X(BRACKET_EXCHANGES, "exchanges", RANK, NUMBERS) \
	X(BRACKET_ORDER, "order of the opponents", RANK, NUMBERS) \
	/* US Chess */ \
	X(THIRD_MEETINGS, "third meetings", COUNT, NUMBERS) \
	X(SECOND_BYES, "second byes", COUNT, NUMBERS) \
	X(TEAM_MATES, "team-mates", COUNT, NUMBERS) \
	X(TEAM_MATES_IN_NEED, "team-mates in need", COUNT, NUMBERS) \
	X(REQUESTS, "requests", COUNT, NUMBERS) \
	X(THIRDS_AVOIDED, "third colours avoided", COUNT, NUMBERS) \
	X(THIRDS_RULED_OUT, "third colours ruled out", COUNT, NUMBERS) \
	X(BYE_ORDER, "order of the bye", COUNT, NUMBERS) \
	X(BYE_GROUP, "group of the bye", COUNT, NUMBERS) \
	X(ODD_PLAYERS, "odd players", COUNT, NUMBERS) \
	X(GROUP_DISTANCE, "groups between opponents", COUNT, NUMBERS) \
	X(ODD_OVER, "odd players beyond the limit", COUNT, NUMBERS) \
	X(THIRDS, "third colours running", COUNT, NUMBERS) \
	X(SWITCHES_OVER, "switches beyond the limit", COUNT, NUMBERS) \
	X(UNEQUAL, "colours not equalised", COUNT, NUMBERS) \
	X(SWITCHES_TO_EQUALISE, "switches to equalise only", COUNT, NUMBERS) \
	X(UNALTERED, "colours not alternated", COUNT, NUMBERS) \
	X(INTERCHANGES, "interchanges", COUNT, NUMBERS) \
	X(ODD_ORDER, "order of the odd players", RANK, NUMBERS) \
	X(SWITCH_POINTS, "points of switches", COUNT, NUMBERS) \
	X(SWITCHED_BOARDS, "switched boards", COUNT, NUMBERS) \
	X(SWITCH_PLACES, "places of switches", COUNT, NUMBERS) \
	X(SWITCH_HEIGHT, "height of switches", COUNT, NUMBERS) \
	/* club evenings */ \
	X(SIT_OUTS, "sit-outs", COUNT, NUMBERS) \
	X(SIT_OUT_ORDER, "order of sit-outs", RANK, NUMBERS) \
	X(LIST_DISTANCE, "list distance", COUNT, NUMBERS) \
	X(NEXT_LOWER, "next lower", RANK, NUMBERS) \
	X(COLOURS, "colours", COUNT, NUMBERS) \
	/* all play all */ \
	X(OFF_TABLE, "players off the table", COUNT, NUMBERS) \
	X(FREE_ROUNDS, "free rounds", COUNT, NUMBERS) \
	X(TABLE_COLOURS, "colours of the table", COUNT, NUMBERS) \
	/* the lazy draw */ \
	X(LAZY_BYE, "lazy bye", COUNT, NUMBERS) \
	X(LAZY_CHOICES, "lazy choices", COUNT, NUMBERS) \
	X(LAZY_COLOURS, "lazy colours", COUNT, NUMBERS)

enum pairing_term_id {
	PAIRING_TERM_NONE,
#define PAIRING_TERM_MEMBER(id, name, unit, record) PAIRING_TERM_##id,
	PAIRING_TERM_LIST(PAIRING_TERM_MEMBER)
#undef PAIRING_TERM_MEMBER
		PAIRING_TERMS
};

struct pairing_term_row {
	const char *name; /* "transfers" */
	enum pairing_unit unit;
	enum pairing_record record;
};

/* Does it list those who go down from a level (CAA 20)? */
bool pairing_term_goes_down(enum pairing_term_id id);

/* The row of a term; an id that is none has an empty name. */
const struct pairing_term_row *pairing_term_row(enum pairing_term_id id);

#ifdef __cplusplus
}
#endif

#endif
