/*
 * What an arbiter has to decide in a deal: its steps that are a choice, as questions that a card
 * answers.
 *
 * The steps of a deal are put into the order in which they are asked: behind each question come the
 * steps that tell its answer (who was passed over, whose claims are stronger), which stood before
 * it, and who leaves a score group or changes his half is asked before the boards of the group are.
 * A step for which no other card is left is no question.
 */
#ifndef APP_PRACTICE_QUESTIONS_H
#define APP_PRACTICE_QUESTIONS_H

#include "app/deal/deal.h"

enum question_kind {
	ASK_TRANSFER, /* who changes to the other colour? */
	ASK_EXCHANGE, /* who changes to the other half? */
	ASK_FLOAT,    /* who leaves his score group downwards? */
	ASK_BYE,
	ASK_BELOW,    /* whom does he meet who came down? */
	ASK_OPPONENT, /* whom does he meet of his own score? */
	ASK_KINDS
};

struct question {
	enum question_kind kind;
	/* steps of the deal: those that tell the answer, with the choice; first <= step <= last */
	int first, step, last;
	int about; /* the card whose opponent is sought; PAIRING_NOBODY */
	int right; /* the card of the choice */
	int group; /* index of the score group whose cards may be it, the highest of them */
};

struct questions {
	struct question *list;
	int count;
};

/*
 * The questions of a deal, whose steps are put into their order. The caller frees the list.
 * STATUS_NO_MEMORY: the deal is as it was.
 */
enum status questions_find(struct deal *deal, struct questions *questions);

/*
 * The cards among which the answer to the at-th is sought, on a table with all steps before it
 * made; room for deal.norder. Returns their number.
 */
int questions_cards(const struct deal *deal, const struct deal_table *table,
	const struct questions *questions, int at, int *cards);

/*
 * The question, from the at-th on, that this card answers: the at-th itself, or another of its kind
 * and group where the rules leave open which of the two is decided first. -1: none.
 */
int questions_other(const struct questions *questions, int at, int card);
/* Ask that one in place of the at-th, which comes behind it; so do the steps of the deal. */
enum status questions_swap(struct deal *deal, struct questions *questions, int at, int other);

#endif
