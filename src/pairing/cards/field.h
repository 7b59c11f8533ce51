/*
 * The field of one round, digested: what every rule book asks of the players' records.
 *
 * A *card* is a player who takes a board or the bye in this round (neither absent nor pinned out).
 * Cards are numbered 0..count-1 by score, then rank, so that a score level is a run of neighbouring
 * numbers and the lower number is the higher card. Everything here speaks of card numbers;
 * field.card[c].player is the index in the input.
 *
 * The input must outlive the field.
 */
#ifndef PAIRING_CARDS_FIELD_H
#define PAIRING_CARDS_FIELD_H

#include "pairing.h"

/* What the arbiter has fixed for a card, besides its opponent and its colour. */
enum field_pin {
	FIELD_PIN_DOWN = 1,   /* meets a lower level or has the bye */
	FIELD_PIN_UP = 2,     /* meets a higher level */
	FIELD_PIN_TOP = 4,    /* in his own level only meets lower cards */
	FIELD_PIN_BOTTOM = 8, /* in his own level only meets higher cards */
	FIELD_PIN_LEVEL = 16, /* meets one of his own level */
	FIELD_PIN_BYE = 32,   /* has the bye */
};

struct field_card {
	int player; /* index in the input */
	int level;  /* index in field.level, 0 is the top */
	int score;
	int rating;
	struct pairing_claim claim; /* claim.due: the due colour */
	/* 0.. from the weakest claim up, equal claims share one; -1: neutral */
	int claim_class;
	enum pairing_float floated; /* last round */
	int downfloats, upfloats;   /* in all rounds */
	/* had a full-point bye; where input.bye_after_default is not set, also a default win or a
	 * bye booked */
	bool bye_barred;
	bool defaulted;             /* had a game that was defaulted */
	int partner;                /* card he is pinned to meet, or -1 */
	enum pairing_colour pinned; /* colour he is pinned to have, or neutral */
	unsigned pins;              /* enum field_pin */
};

struct field_level {
	int first; /* its highest card */
	int count;
	int score;
};

/* Numbers that belong to a card: list[first[c]] .. list[first[c + 1] - 1]. */
struct field_lists {
	int *first;
	int *list;
};

struct field {
	const struct pairing_input *input;
	struct field_card *card;
	int count;
	int *card_of; /* by player: his card, -1 if he has none */
	struct field_level *level;
	int nlevels;
	int nclasses;              /* classes of claims */
	int pinned_bye;            /* the card that is pinned to the bye, or -1 */
	int second_bye;            /* another that is pinned to it, or -1 */
	int npins;                 /* how many cards have a pin of any kind */
	struct field_lists barred; /* pairs forbidden by the arbiter */
	struct field_lists avoid;  /* pairs that he would rather avoid */
	uint64_t *met_bits;        /* field_index_met() */
	size_t met_words;          /* words in a row of met_bits */
	bool clash;                /* pins contradict each other, whatever the rule book */
	struct pairing_blame clash_blame;
};

/*
 * Digest an input. PAIRING_BAD_INPUT and *blame (if not NULL) as field_check says;
 * PAIRING_NO_MEMORY. On success release with field_done. Pins that contradict each other
 * are no error here (any draw has a score), see field_pins_agree. O(n log n + games + pins).
 */
enum pairing_status field_init(
	struct field *field, const struct pairing_input *input, struct pairing_blame *blame);
void field_done(struct field *field);

/*
 * PAIRING_BAD_INPUT and *blame (if not NULL) when no draw can honour the pins because two of them
 * exclude each other; two byes do, unless many may sit out.
 */
enum pairing_status field_pins_agree(
	const struct field *field, bool many_sit_out, struct pairing_blame *blame);

/*
 * Make field_met constant-time by a table of count x count bits. Large fields, and when there is no
 * memory for it: nothing changes.
 */
void field_index_met(struct field *field);

/* Have the cards played each other, as either one's record says? */
bool field_met(const struct field *field, int a, int b);

/* The round in which the cards last played each other, as either one's record says; 0: in none. */
int field_round_met(const struct field *field, int a, int b);

/* Was a game between the cards defaulted, as either one's record says? */
bool field_defaulted(const struct field *field, int a, int b);

/* Has the arbiter fixed anything for this card? */
bool field_fixed(const struct field *field, int card);

/* Has the arbiter forbidden the pair / asked to avoid it? */
bool field_forbidden(const struct field *field, int a, int b);
bool field_apart(const struct field *field, int a, int b);

/* May the cards meet in this round: not met, not forbidden, no pin against it? */
bool field_may_meet(const struct field *field, int a, int b);

/* Only the pins: would this board break one of either card? */
bool field_pins_allow(const struct field *field, int a, int b);

/* Does the record of the card bar it from the bye? So card[a].bye_barred begins. */
bool field_bars_bye(const struct field *field, int a);

/* May the card have the bye: a pinned bye belongs to its card, rule 6 to all others? */
bool field_may_bye(const struct field *field, int a);

/*
 * Only what is pinned for the card itself, not that the bye is another's: may he be without a
 * board?
 */
bool field_pins_allow_bye(const struct field *field, int a);

/* Colour of card a against card b that is pinned for either; neutral: none. */
enum pairing_colour field_pinned_colour(const struct field *field, int a, int b);

/*
 * Colour of card a against card b for which a claim of either counts: pinned, or by the rules (CAA
 * 25). Neutral: both are neutral. Theirs comes with the board's number, or is the pinned one: a pin
 * turns such a board and changes nothing else.
 */
enum pairing_colour field_colour(const struct field *field, int a, int b);

#endif
