/*
 * A board and the sentences told of it, to be read and found true: what a reader needs, and the
 * table of the forms that a sentence may have.
 */
#ifndef SUPPORT_TOLD_TOLD_H
#define SUPPORT_TOLD_TOLD_H

#include "app/trial/best_draw.h"
#include "support/reference/reference.h"
#include "support/reference/round_facts.h"
#include "support/told/sentence.h"

enum { COST_SIZE = 600, PART_SIZE = 200, TOLD_PINS = 64 };

/* In place of an entry in which two lists differ: one ends first. */
enum { TOLD_LONGER = -1 };

struct told {
	const char *event; /* of the test, for its messages */
	const struct reference_rules *rules;
	/* what is otherwise in the records than a first reading has it; NULL: nothing */
	void (*amend)(struct round_facts *facts);
	struct position *position;
	struct round_facts facts;
	const struct pairing_score *score; /* its terms */
	/* what the draw is told by: of what is fixed by hand that which is so on the boards */
	struct pairing_input input;
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_apart apart[TOLD_PINS];
	struct pairing_player players[FACTS_PINS]; /* beside boards by hand */
	struct pairing_game games[FACTS_PINS * FACTS_ROUNDS];
	struct pairing_score own_score;
	struct pairing_draw around; /* the engine's draw by that input */
	enum pairing_status around_status;
	struct reference reference; /* of that input */
	struct reference_draw draw; /* on the board */
	struct reasons reasons;
	int high, low;  /* cards of the board that is told of, the higher first; low: FACTS_BYE */
	bool beaten;    /* beside boards of which none is by hand */
	bool sides;     /* is there a draw beside that on the board? */
	bool beside;    /* is the board told of one? */
	bool held;      /* the boards by hand are held in the input, as if pinned */
	bool file;      /* an event in a file, which can be changed */
	int tray, byes; /* how many cards have no seat; byes more than it takes */
	bool halfmade;  /* there are such: no reference counts the draw */
	int origin;     /* enum told_origin of that board */
	bool by_hand;   /* is a better draw left by that input? */
	bool is_below;  /* terms of levels above that of this score are not compared */
	int below;
	const char *line; /* the sentence that is read */
	struct sentence sentence;
};

/* Which draw a sentence speaks of where other boards were made by hand. */
enum told_of {
	TOLD_OF_RULES,  /* that of the rules around them, or without them */
	TOLD_OF_LEVEL,  /* that of the rules if it has the same boards, else that on the board */
	TOLD_OF_BOARD,  /* that on the board */
	TOLD_OF_COLOUR, /* that on the board if a hand has turned the colours, else of the rules */
};

/* A form of sentence, and what makes it true. */
struct told_form {
	const char *pattern;
	void (*check)(const struct told *told);
	long met; /* how many were of this form */
	enum told_of of;
};

/* The test fails with the sentence and the board unless it is so. */
void told_true(const struct told *told, bool so, const char *what);

/* Hole of the sentence: a number, the card of a player. */
int told_number(const struct told *told, char key);
int told_card(const struct told *told, char key);
/* Which of several: the text without holes that stands there, 0.. */
const char *told_text(const struct told *told, char key, char *buffer, size_t size);

/*
 * Every sentence is of a form, and its check passes. side: the draw of the rules of which the board
 * is told, NULL: that on the board.
 */
void told_read(struct told *told, struct told *side, struct told_form *forms, int nforms);
/* Is a sentence of this form one of the draw of the rules, beside that on the board? */
bool told_is_of_side(
	const struct told *told, const struct told *side, const struct told_form *form);
/* "cards in the tray 0 → 2": of a half-made draw, against one of the rules, or (not worse) back. */
void told_halfmade(const struct told *told, bool worse, char *text, size_t size);
/* Are these two of the input kept apart, and do not meet? */
bool told_are_apart(const struct told *told, int player, int other);
/* "9 Foo and 12 Bar, who ..., would meet" of these two players, or "two who ... would meet". */
bool told_two_would_meet(
	const struct told *told, const char *who, const char *text, int player, int other);
/* Is anything fixed of this card, and so? */
bool told_is_pinned(const struct told *told, int card);
/* Is anything but who sits out fixed by hand, and so? */
bool told_is_fixed(const struct told *told);
/* Another pattern against the sentence, or against a part of it. */
bool told_match(
	const struct told *told, const char *pattern, const char *text, struct sentence *sentence);

/* "12 Low, 3 Fox (round 2) and 4 more": cards, the texts in brackets behind them; how many more. */
struct told_names {
	int count, more;
	int card[FACTS_PINS];
	char bracket[FACTS_PINS][PART_SIZE]; /* "" without brackets */
};
void told_read_names(const struct told *told, const char *list, struct told_names *names);
/* 0: one, "him"; 1: two, "either"; 2: more, "any of them" */
int told_how_many(const struct told_names *names);

/*
 * What speaks against it that this pin, too, was kept: "2 colours in all would have to change, not
 * 1 (15, 17)". The best draw with the pin is sought (of a small field, by the slow reference), and
 * both draws are counted by the reference.
 */
void told_cost(const struct told *told, const struct pairing_pin *pin, const char *text);
void told_cost_of_meeting(const struct told *told, int card, int other, const char *text);
void told_cost_of_float(const struct told *told, int card, const char *text);
void told_cost_of_bye(const struct told *told, int card, const char *text);

/* The best draw with this pin has less score, but is none that the rule book settles on. */
void told_would_be_better(const struct told *told, enum pairing_pin_kind kind, int card, int other);

/* The first term by which the best draw in which these two meet is worse; "": none. */
const char *told_worse_to_meet(const struct told *told, int card, int other);

/* The first term by which the draw on the board and another differ. */
struct told_difference {
	const struct pairing_term *term; /* NULL: none does */
	bool better;                     /* the other draw */
	int entry;                       /* in the list, or TOLD_LONGER */
	int64_t before, after;
};
/* `by`: of what the other draw is counted. */
struct told_difference told_compare(
	const struct told *told, const struct reference *by, const struct reference_draw *then);
/* The words for it, with the rule. `by`: whose draw is on the board. */
void told_costs_more(const struct told *told, const struct told *by,
	const struct told_difference *difference, const struct reference_draw *then,
	const char *text);

/* The best draw of an input, by the slow reference if the field is small; false: none. */
bool told_seek(
	const struct told *told, const struct pairing_input *input, struct reference_draw *then);
/* The round with one pin more. */
void told_pinned(const struct told *told, const struct pairing_pin *pin,
	struct pairing_input *input, struct pairing_pin pins[TOLD_PINS]);

/* A draw, and of what it is counted. */
struct told_draw {
	const struct reference *by;
	const struct reference_draw *draw;
};

/*
 * What changes by the rules from one draw to another, "transfers 1 → 2 (15, 17); ...": as many
 * terms as go into so many bytes, the rest is counted.
 */
void told_figures(const struct told *told, struct told_draw from, struct told_draw to, size_t room,
	char *text, size_t size);

/*
 * The same without figures, what gets better apart from what gets worse; besides: without the first
 * term that differs, in whole sentences.
 */
void told_gains(const struct told *told, struct told_draw from, struct told_draw to, bool besides,
	char *text, size_t size);

/* The first of them alone. */
void told_first_change(const struct told *told, struct told_draw from, struct told_draw to,
	char *text, size_t size);
/* "exchanges 0, not 1 (12, 24)": by what another draw is better than that on the board. */
void told_better(
	const struct told *told, const struct told_difference *difference, char *text, size_t size);

/* The index of a card in the input. */
int told_player(const struct told *told, int card);

#endif
