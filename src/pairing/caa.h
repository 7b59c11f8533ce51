/*
 * The British seeded Swiss (CAA guide, 2009): what its parts share. The terms are those of
 * drawboard-rules(7).
 */
#ifndef PAIRING_CAA_H
#define PAIRING_CAA_H

#include "field.h"

struct caa_options {
	int clubs;          /* rounds in which club mates are kept apart (rule 35) */
	bool half_byes;     /* rule 37 */
	bool defaults;      /* rule 39 */
	bool float_history; /* rules 20 b and 21 b for all rounds, not only the last */
};

extern const struct pairing_book caa_book;

/* The options of an input; PAIRING_BAD_INPUT and *blame (if not NULL) when one is out of range. */
enum pairing_status caa_options_read(const struct pairing_input *input, struct caa_options *options,
	struct pairing_blame *blame);

/* The rule (35, 37, 39) that asks to avoid the pair of cards after score and colour, or 0. */
int caa_avoid(const struct field *field, const struct caa_options *options, int a, int b);

/* Its number as text. */
const char *caa_avoid_text(int rule);

/*
 * The orders in which floaters are sought in a level of n cards with `line` cards above the
 * mid-line: place of the card at position `pos`, and the position of the i-th card asked. Rules
 * 28-30 differ in these four functions.
 */
int caa_down_place(int n, int line, int pos);
int caa_down_at(int n, int line, int i);
int caa_up_place(int n, int line, int pos);
int caa_up_at(int n, int line, int i);

enum pairing_status caa_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame);
enum pairing_status caa_score(const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_score *score);
enum pairing_status caa_steps(const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_steps *steps);
enum pairing_status caa_steps_of(const struct pairing_input *input, const struct pairing_draw *draw,
	int board, struct pairing_steps *steps);

#endif
