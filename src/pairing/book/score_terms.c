/*
 * The score of a draw as it is put together, and the terms that rule books share.
 */
#include "book/score_terms.h"

#include <stdlib.h>

#include "book/verdict.h"

bool score_make_room(struct pairing_score *score, size_t terms, size_t values, size_t violations)
{
	score->terms = malloc(terms * sizeof(*score->terms));
	score->values = malloc(values * sizeof(*score->values));
	score->violations = malloc(violations * sizeof(*score->violations));
	return score->terms && score->values && score->violations;
}

enum pairing_status score_hand_over(
	enum pairing_status status, struct pairing_score *made, struct pairing_score *score)
{
	if (status == PAIRING_OK)
		*score = *made;
	else
		pairing_score_done(made);
	return status;
}

void score_term_begin(struct pairing_score *score, const char *name, const char *rule, int level)
{
	score->terms[score->nterms++] = (struct pairing_term){name, rule, level, score->nvalues, 0};
}

void score_term_value(struct pairing_score *score, int64_t value)
{
	score->values[score->nvalues++] = value;
	score->terms[score->nterms - 1].length++;
}

void score_term_add(
	struct pairing_score *score, const char *name, const char *rule, int level, int64_t value)
{
	score_term_begin(score, name, rule, level);
	score_term_value(score, value);
}

/*
 * A bye that the arbiter has pinned is his, whatever rule 6 says; the violation is reported all the
 * same.
 */
static int barred_byes(const struct card_seats *seats)
{
	int n = 0;

	for (int c = 0; c < seats->field.count; c++) {
		const struct field_card *card = &seats->field.card[c];

		n += seats->opponent[c] == SEATS_BYE && card->bye_barred &&
			!(card->pins & FIELD_PIN_BYE);
	}
	return n;
}

void score_legality(
	const struct card_seats *seats, const char *bye_rule, struct pairing_score *score)
{
	const int byes = seats->byes - seats->field.count % 2;

	score_term_add(score, "wrong seats", "", -1,
		verdict_count(score, PAIRING_BROKEN_ABSENT) +
			verdict_count(score, PAIRING_BROKEN_SEATED_TWICE));
	score_term_add(score, "repeats", "1", -1, verdict_count(score, PAIRING_BROKEN_REPEAT));
	score_term_add(
		score, "forbidden pairs", "", -1, verdict_count(score, PAIRING_BROKEN_FORBIDDEN));
	score_term_add(score, "barred byes", bye_rule, -1, barred_byes(seats));
	score_term_add(score, "broken pins", "", -1, verdict_count(score, PAIRING_BROKEN_PIN));
	score_term_add(score, "needless byes", bye_rule, -1, byes > 0 ? byes : 0);
	score_term_add(score, "tray", "", -1, seats->tray);
}

int score_list_transferred(const struct card_seats *seats, int *start, int *cards)
{
	const struct field *field = &seats->field;
	int count;

	for (int c = 0; c < field->count; c++)
		if (card_seats_transferred(seats, c))
			start[field->nclasses - 1 - field->card[c].claim_class + 1]++;
	for (int k = 0; k < field->nclasses; k++)
		start[k + 1] += start[k];
	count = start[field->nclasses];
	for (int c = 0; c < field->count; c++)
		if (card_seats_transferred(seats, c))
			cards[start[field->nclasses - 1 - field->card[c].claim_class]++] = c;
	return count;
}

void score_transfers(const struct card_seats *seats, const int *cards, int count, const char *rule,
	const char *claims_rule, struct pairing_score *score)
{
	score_term_add(score, "transfers", rule, -1, count);
	score_term_begin(score, "claims", claims_rule, -1);
	for (int i = 0; i < count; i++) {
		const struct pairing_claim *claim = &seats->field.card[cards[i]].claim;

		score_term_value(score, claim->difference);
		score_term_value(score, claim->run);
		score_term_value(score, -claim->games);
	}
}
