/*
 * The FIDE (Dutch) system, edition of 1 February 2026 (C.04.3): what its parts share.
 *
 * Numbers of articles and criteria are those of C.04.3. Cards are those of cards/field.h, numbered
 * in pairing order (article 1.2); the score of a card is its pairing score, virtual points
 * included.
 */
#ifndef PAIRING_DUTCH_DUTCH_H
#define PAIRING_DUTCH_DUTCH_H

#include "book/frame.h"

struct dutch_options {
	bool real_order; /* boards stand by real scores, not by pairing scores */
	bool poor_bye;   /* a pairing bye that is worth no more than a loss is no downfloat */
};

enum dutch_strength { DUTCH_NONE, DUTCH_MILD, DUTCH_STRONG, DUTCH_ABSOLUTE, DUTCH_STRENGTHS };

/* The float marks that criteria ask for: one and two rounds back. */
enum dutch_float { DUTCH_DOWN_1 = 1, DUTCH_UP_1 = 2, DUTCH_DOWN_2 = 4, DUTCH_UP_2 = 8 };

struct dutch_card {
	enum pairing_colour due; /* 1.7: neutral: no preference */
	enum dutch_strength strength;
	int difference;               /* whites - blacks */
	enum pairing_colour repeated; /* colour of the last two games, or neutral */
	unsigned floats;              /* enum dutch_float */
	int tpn;                      /* effective pairing number, 1.. */
	int unplayed;                 /* rounds without a game */
	bool topscorer;               /* 1.8 */
	int first, played;            /* his colours: dutch.colours[first .. first + played - 1] */
};

struct dutch {
	struct field field;
	const struct pairing_input *input; /* the caller's */
	struct dutch_options options;
	struct dutch_card *card;
	unsigned char *colours;
	bool topscorers;                /* there are any */
	struct pairing_player *players; /* the input's, with virtual points in the scores */
	struct pairing_input paired;    /* the input over these players */
};

/* As in pairing_rules. */
enum pairing_status dutch_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame);
void dutch_done(void *digest);

enum pairing_status dutch_options_read(const struct pairing_input *input,
	struct dutch_options *options, struct pairing_blame *blame);

/* May the cards meet: C1, C3, the arbiter's pairs and pins? */
bool dutch_may_meet(const struct dutch *dutch, int a, int b);

/* C3: would two players who are no topscorers and have the same absolute preference meet? */
bool dutch_breaks_c3(const struct dutch *dutch, int a, int b);

/* 1.7: as 5.2.2 compares preferences for the same colour; pairing_book.claims. */
int dutch_claims(const struct pairing_input *input, const struct pairing_entry *a,
	const struct pairing_entry *b);

/*
 * 5.2: the colour of card a against card b, and which rule gives it ("5.2.1", ...; "" when it is
 * pinned).
 */
enum pairing_colour dutch_colour(const struct dutch *dutch, int a, int b, const char **rule);

/*
 * 5.2.3: how many played games back, of each, the two last had different colours; 0: nowhere.
 */
int dutch_last_different(const struct dutch *dutch, int a, int b);

/* The colour criteria of one board. */
struct dutch_colour_cost {
	int c10, c11, c12, c13;
};

/* What of it is card a's, who has this colour. */
struct dutch_colour_cost dutch_colour_cost_for(
	const struct dutch *dutch, int a, int b, enum pairing_colour given);

/* With the colours of 5.2 / where card a has this colour. */
struct dutch_colour_cost dutch_colour_cost(const struct dutch *dutch, int a, int b);
struct dutch_colour_cost dutch_colour_cost_of(
	const struct dutch *dutch, int a, int b, enum pairing_colour given);

/*
 * How many of the two are denied an absolute preference (1.7.1) that 5.2 meets, where card a has
 * this colour? None where the colour is pinned.
 */
int dutch_absolutes_denied(const struct dutch *dutch, int a, int b, enum pairing_colour given);

/* As in pairing_rules. */
enum pairing_status dutch_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status dutch_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);
enum pairing_status dutch_earlier(
	const struct frame_draw *drawn, int score, struct pairing_earlier *earlier);
enum pairing_status dutch_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who);
/* By pairing score, with the strength of preferences (1.7). */
void dutch_list(const void *digest, int card, struct pairing_entry *entry);

/* As in pairing_book. */
enum pairing_status dutch_floats(
	const struct pairing_input *input, int round, enum pairing_float *floats);
bool dutch_bye_floats(const struct pairing_input *input);

enum { DUTCH_OPTIONS = 3, DUTCH_VALUES = 2 };
extern const struct pairing_option dutch_option[DUTCH_OPTIONS];
extern const struct pairing_value dutch_value[DUTCH_VALUES];
extern const struct pairing_book dutch_book;

#endif
