/*
 * The British seeded Swiss (CAA guide, 2009): what its parts share. The terms are those of
 * drawboard-rules(7).
 */
#ifndef PAIRING_CAA_CAA_H
#define PAIRING_CAA_CAA_H

#include "book/frame.h"

struct caa_options {
	int clubs;          /* rounds in which club mates are kept apart (rule 35) */
	bool half_byes;     /* rule 37 */
	bool defaults;      /* rule 39 */
	bool float_history; /* rules 20 b and 21 b for all rounds, not only the last */
	bool long_event;    /* rule 28 */
	bool large;         /* rule 29 */
	int random;         /* the lot by which the cards are ordered; 0: by rank (rule 30) */
	bool relaxed;       /* rule 40 holds in this round */
	int64_t contention; /* then: who has less is not in contention for a prize */
	bool bye_full;      /* rule 6 spares nobody for a half-point bye or a default lost */
};

/* What they make of an input. */
struct caa {
	struct field field;
	struct caa_options options;
	struct pairing_input own; /* in the order that the options want */
};

extern const struct pairing_book caa_book;

/* Its settings, and the names of their values. */
enum { CAA_OPTIONS = 10, CAA_VALUES = 2 };
extern const struct pairing_option caa_option[CAA_OPTIONS];
extern const struct pairing_value caa_value[CAA_VALUES];

/* The options of an input; PAIRING_BAD_INPUT and *blame (if not NULL) when one is out of range. */
enum pairing_status caa_options_read(const struct pairing_input *input, struct caa_options *options,
	struct pairing_blame *blame);

/* Rule 6: only a full-point bye bars the next one; pairing_traits.set_bars. */
void caa_set_bars(struct pairing_input *input);

/* As rule_book.digest. */
enum pairing_status caa_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame);

/*
 * Rule 6: is the card asked for the bye only when nobody else is left, for a bye or a default it
 * has had or a bye that is booked?
 */
bool caa_bye_spared(const struct field *field, const struct caa_options *options, int card);

/*
 * Rule 40, where it holds: would a card not in contention get a difference of 3 between its colours
 * with the one given?
 */
bool caa_spared(const struct caa_options *options, const struct field_card *card,
	enum pairing_colour given);

/* Is there a card of whom this could be said? If not, rule 40 changes nothing. */
bool caa_spares_any(const struct field *field, const struct caa_options *options);

/* The rule (35, 37, 39) that asks to avoid the pair of cards after score and colour, or 0. */
int caa_avoid(const struct field *field, const struct caa_options *options, int a, int b);

/* Its number as text. */
const char *caa_avoid_text(int rule);

/* Numbers of a record of the floats of a level: with the history or without it. */
int caa_float_numbers(const struct caa_options *options);

/* Orders in which a level is searched. */
enum caa_order {
	CAA_LINE_DOWN, /* from the mid-line down to the bottom, then from the mid-line up (6, 20) */
	CAA_LINE_UP,   /* from the mid-line up to the top, then from the mid-line down (28) */
	CAA_TOP_DOWN,  /* from the top down (21) */
	CAA_BOTTOM_UP, /* from the bottom up (29) */
};

/* Where a downfloater, an upfloater, the card for the bye is sought. */
enum caa_order caa_down_order(const struct caa_options *options);
enum caa_order caa_up_order(const struct caa_options *options);
enum caa_order caa_bye_order(void);

/*
 * In a level of n cards with `line` cards above the mid-line: place of the card at position `pos`
 * in an order, and the position of the i-th card asked.
 */
int caa_place(enum caa_order order, int n, int line, int pos);
int caa_card_at(enum caa_order order, int n, int line, int i);

enum pairing_status caa_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame);

/* As in rule_book; search->work is a struct caa_work, or NULL. */
enum pairing_status caa_solve(struct frame_search *search, struct pairing_draw *draw);
enum pairing_status caa_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status caa_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);

#endif
