/* Facts that are told beside the steps of a board, for every rule book. */
#ifndef APP_WHY_FACTS_H
#define APP_WHY_FACTS_H

#include "app/position/position.h"
#include "app/why/list.h"

/*
 * Whom the two of one board (1..) of the position, whose score and draw are there, have met. Added
 * to the list as a sentence with its rule.
 */
enum status why_met(
	struct app *app, const struct position *position, int board, struct why_list *list);

/*
 * The natural draw of the board's score group beside the one on the boards, where the rule book has
 * one and the steps speak of it: halves by place, White seekers by Black seekers, or in the Dutch
 * system those who have come down first.
 */
enum status why_natural(const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list);

/*
 * Where a card of this board goes down or has the bye, and the rule book does not ask the lowest
 * first: what each lower card would have cost instead, of its bracket, or for the bye of all. In
 * larger fields some are counted, in large ones nothing is told.
 */
enum status why_floats(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list);

/*
 * Where the two of this board are more than one score group apart: why neither meets anybody on the
 * levels between, and why the higher one nobody on his own if he has met all there. Nothing is told
 * of boards that the arbiter has fixed.
 */
enum status why_levels(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list);

/*
 * That the two of this board (number), or (0) how many of all, count for more or less than their
 * points in an accelerated round; else nothing.
 */
enum status why_added(
	struct app *app, const struct position *position, int board, struct why_list *list);

/*
 * Schools 10: where two of a score who seek one colour meet, which of those who seek the other they
 * have met, or are of one school with; nothing where that is so of nobody.
 */
enum status why_seekers(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list);

/* The first step of this kind that board (number) has; NULL: none. */
const struct pairing_step *why_step(
	const struct pairing_steps *steps, int board, enum pairing_step_kind kind);

/* The number of the rule of a term, "repeats", as the score has it; "": it has no such term. */
const char *why_term_rule(const struct pairing_score *score, enum pairing_term_id id);

#endif
