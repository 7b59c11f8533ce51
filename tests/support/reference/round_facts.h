/*
 * What the records of an event say of a round, read from its boards, results and bookings alone:
 * scores, colours, who has met whom, who floated. Nothing of the application, and nothing of the
 * library's account of the rules, is asked.
 */
#ifndef SUPPORT_REFERENCE_ROUND_FACTS_H
#define SUPPORT_REFERENCE_ROUND_FACTS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/event.h"

enum { FACTS_PINS = 64, FACTS_ROUNDS = 12, FACTS_BYE = -1, FACTS_TRAY = -2 };

/* One round of one player. */
struct fact_game {
	int opponent; /* PIN, 0: none */
	bool played;  /* a game that counts for colours */
	enum colour colour;
	int points2;
	bool drawn_bye, full_bye, half_bye, default_win, default_lost;
};

/* One who has a seat in the round. */
struct fact_card {
	int pin, score, grade;
	enum colour due, given;
	/*
	 * the claim: |Whites - Blacks|, running games of the other colour (below 0: of his), games
	 */
	int difference, run, games;
	int opponent; /* card, FACTS_BYE, FACTS_TRAY */
	int number;   /* of his board */
	int level;
	bool down_last, up_last; /* floated so in the round before */
	int down_round;          /* the last round in which he went down, 0: never */
};

struct round_facts {
	const struct event *event;
	int round;
	struct fact_game game[FACTS_PINS][FACTS_ROUNDS]; /* by PIN and round */
	struct fact_card card[FACTS_PINS];               /* by score, then rank */
	int count;
	int card_of[FACTS_PINS]; /* by PIN, -1: has no seat */
	int levels, first[FACTS_PINS], size[FACTS_PINS];
	/* nothing but a full-point bye bars from the next one: all else only spares (CAA 6) */
	bool byes_bar;
	bool byes_free;  /* not even that does (Schools 7, early rounds) */
	bool booked_may; /* a bye that is booked does not bar from that of the draw (FIDE C2) */
};

/* `defaults`: a game that was not played leaves a mark of floating as well. */
void round_facts_read(
	struct round_facts *facts, const struct event *event, int round, bool defaults);

/* As they stood before the round. */
int facts_score(const struct round_facts *facts, int pin, int round);
/* The last round before this one in which the two played; 0: never. */
int facts_met(const struct round_facts *facts, int pin, int other);
bool facts_met_in(const struct round_facts *facts, int pin, int other, int round);
/* Is the game, the first one that bars him from the bye, in this round, and which words say so? */
const char *facts_bye_bar(const struct round_facts *facts, int pin, char *buffer, size_t size);

/* CAA 6, Schools 4: what lets the others be asked before him, which words say so; NULL: nothing. */
const char *facts_bye_spared(const struct round_facts *facts, int pin, char *buffer, size_t size);

/* The same where half a point without a game bars him as well (US 28L4). */
const char *facts_half_bar(const struct round_facts *facts, int pin, char *buffer, size_t size);

/* Does he meet a lower level or have the bye / meet a higher one? */
bool facts_goes_down(const struct round_facts *facts, int card);
bool facts_comes_up(const struct round_facts *facts, int card);
/* Has he another colour than he is due? */
bool facts_transferred(const struct round_facts *facts, int card);
/* Above 0: the claim of a is the stronger one. */
int facts_compare_claims(const struct fact_card *a, const struct fact_card *b);

/* The level with this score, -1: none. */
int facts_level(const struct round_facts *facts, int score);

/* The name by which he is called: up to the comma. For sentences; context: the facts. */
const char *facts_name(const void *context, int pin);

/*
 * "3-8, 5-12": one pair more behind the `*count` that are told, "…" for those from the seventh on.
 */
void facts_put_pair(
	const struct round_facts *facts, int a, int b, int *count, char *text, size_t size);

/*
 * "Black in the last 2 games" of one due White; due no colour: "the other colour in the last game"
 */
const char *facts_run_words(int run, enum colour due, char *buffer, size_t size);

/* "first" to "twelfth", then "13th" */
const char *facts_ordinal(int number, char *buffer, size_t size);

#endif
