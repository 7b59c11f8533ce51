/*
 * The results of a section as tie-breaks see them: every player's rounds, and the score of each
 * player in the three forms that tie-breaks ask for. A value apart from the event, so that it can
 * be counted as if something else had happened (Fore Buchholz).
 */
#ifndef CORE_TIES_FIELD_H
#define CORE_TIES_FIELD_H

#include "core/event.h"
#include "core/points.h"

/* Editions of FIDE's regulations (C.07), by the year in which they came. */
enum ties_rules {
	TIES_2022, /* until 31.8.2023: virtual opponents */
	TIES_2023, /* until 31.7.2024: dummies, without a limit */
	TIES_2024, /* until 28.2.2026 */
	TIES_2026, /* dummies have a limit (16.4.1, 16.4.2) */
	TIES_RULES
};

/* What a round was to a player (C.07 16.2). */
enum ties_kind {
	TIES_ABSENT, /* zero-point bye: asked for, withdrawn, not there yet */
	TIES_HALF_BYE,
	TIES_FULL_BYE,
	TIES_PAIRING_BYE, /* the bye of the draw */
	TIES_FORFEIT_WIN,
	TIES_FORFEIT_LOSS,
	TIES_OUTSIDE, /* a game against one who has no card (CAA 36) */
	TIES_PLAYED
};

enum ties_outcome { TIES_GAME_LOST, TIES_GAME_DRAWN, TIES_GAME_WON };

enum { TIES_NOBODY = -1 };

struct ties_game {
	enum ties_kind kind;
	int opponent; /* index, of a forfeit too; TIES_NOBODY */
	enum colour colour;
	enum ties_outcome outcome; /* of a game that was played */
	int points2;
	/* PIN of the opponent in a game that counts for nobody, as if it had not been; 0: none */
	int bracketed;
	bool open; /* not over: the outcome is what it counts for meanwhile */
};

/* The score of a player. */
struct ties_score {
	int points2; /* his points */
	int seen2;   /* as his opponents count it (C.07 16.3) */
	int us2;     /* as they do in the United States: unplayed rounds are draws (34) */
};

struct ties_player {
	int pin;
	int number; /* C.07 7.8: his own, which a late entry may change where numbers are ranks */
	int rating; /* 0: none */
	/* what the arbiter has entered: place by hand, number of the lot; 0: nothing */
	int hand, lot;
	int playoff2; /* half points; -1: nothing */
	/* left an all-play-all too early: his games count for nobody, and he has no place */
	bool is_void;
};

struct ties_field {
	enum ties_rules rules;
	bool all_play_all; /* C.07 15.2 */
	struct points points;
	int count;
	int rounds;                  /* that count: 1..rounds */
	int scheduled;               /* of the whole event */
	int most;                    /* rounds in which one and the same could score */
	struct ties_player *players; /* in rank order */
	struct ties_game *games;     /* count * rounds; use ties_game() */
	struct ties_score *scores;
};

/*
 * The rounds 1..through of a section, which must be complete, as if the last of them were the last
 * of the event; what is booked for later rounds counts nothing. Release with ties_field_done;
 * STATUS_NO_MEMORY: nothing to release.
 */
enum status ties_field_make(const struct event *event, int section, int through,
	enum ties_rules rules, bool all_play_all, struct ties_field *field);
void ties_field_done(struct ties_field *field);

/*
 * The same as if all paired games of the final round had been drawn (C.07 8.3); the field itself
 * while that is to come.
 */
enum status ties_field_fore(const struct ties_field *field, struct ties_field *fore);

/* A player's round, 1..rounds. */
const struct ties_game *ties_game(const struct ties_field *field, int player, int round);

/* Did he sit at a board and play? */
bool ties_is_played(const struct ties_game *game);
/* Over the board, and over: what a performance is counted from. */
bool ties_is_over(const struct ties_game *game);
/* A forfeit, won or lost. */
bool ties_is_forfeit(const struct ties_game *game);
/* A round that he gave up of his own will: a requested bye or a forfeit loss (C.07 16.1.2). */
bool ties_is_voluntary(const struct ties_game *game);
/*
 * Does the round count as a game between the two? A forfeit does in an all-play-all (C.07 15.2) or
 * if forfeits are counted as played.
 */
bool ties_is_meeting(
	const struct ties_field *field, const struct ties_game *game, bool forfeits_played);

/* How many players have no rating. */
int ties_field_unrated(const struct ties_field *field);

/* The last of rounds 1..through before which and in which every game has its result; 0: none. */
int ties_last_complete(const struct event *event, int section, int through);

#endif
