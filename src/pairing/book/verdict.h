/*
 * What is broken in a draw, and what the arbiter should know about it: the questions of law that a
 * rule book asks, one row each, and those that all of them ask alike. The violations of a score are
 * put together with it.
 */
#ifndef PAIRING_BOOK_VERDICT_H
#define PAIRING_BOOK_VERDICT_H

#include "book/score_terms.h"

/* Of which cards a question is asked. */
enum verdict_of {
	VERDICT_OF_BYE,    /* who has the bye */
	VERDICT_OF_BOARD,  /* the higher card of a board */
	VERDICT_OF_PLAYER, /* who has an opponent */
	VERDICT_OF_CARD,   /* all */
};

/*
 * The number of the rule that the draw breaks with this card, or NULL; `rule` is the row's own.
 * `context` is the rule book's.
 */
typedef const char *verdict_ask(
	const struct card_seats *seats, int card, const void *context, const char *rule);

struct verdict_row {
	enum pairing_violation_kind kind;
	enum verdict_of of;
	const char *rule; /* NULL: it has several */
	verdict_ask *ask;
};

/*
 * Append all that is broken: who sits without a card in this round, or for the second time; card by
 * card what the rows ask; all pins that are broken.
 */
void verdict_add(const struct card_seats *seats, const struct verdict_row *rows, size_t count,
	const void *context, struct score_draft *draft);

/* Questions that need no context. */
verdict_ask verdict_has_met, verdict_is_forbidden, verdict_bars_bye;
/* By the claims that pairing.h speaks of; nobody who is due no colour. */
verdict_ask verdict_not_due, verdict_third_running, verdict_difference;

/* Its three parts alone: the seats, the rows, and the pins of an input. */
void verdict_seats(const struct card_seats *seats, struct score_draft *draft);
void verdict_cards(const struct card_seats *seats, const struct verdict_row *rows, size_t count,
	const void *context, struct score_draft *draft);
void verdict_pins(const struct card_seats *seats, const struct pairing_input *input,
	struct score_draft *draft);

#endif
