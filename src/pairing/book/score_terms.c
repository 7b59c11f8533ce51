/*
 * The score of a draw as it is put together, and the terms that rule books share.
 */
#include "book/score_terms.h"

#include "book/grow.h"

enum pairing_status score_draft_hand_over(
	enum pairing_status status, struct score_draft *draft, struct pairing_score *score)
{
	if (status == PAIRING_OK && draft->failed)
		status = PAIRING_NO_MEMORY;
	if (status == PAIRING_OK)
		*score = draft->score;
	else
		pairing_score_done(&draft->score);
	return status;
}

void score_records_begin(struct score_draft *draft, enum pairing_term_id id, int level, int record)
{
	const char *rule = draft->rules ? draft->rules[id] : NULL;
	struct pairing_score *score = &draft->score;
	struct pairing_term *terms = draft->failed
		? NULL
		: grow_array(score->terms, score->nterms, 1, sizeof(*terms), &draft->terms_room);

	draft->failed = !terms;
	if (draft->failed)
		return;
	score->terms = terms;
	terms[score->nterms++] = (struct pairing_term){
		pairing_term_row(id)->name, rule ? rule : "", level, score->nvalues, 0, id, record};
}

void score_term_begin(struct score_draft *draft, enum pairing_term_id id, int level)
{
	score_records_begin(draft, id, level, 1);
}

int64_t *score_term_zeros(struct score_draft *draft, int count)
{
	struct pairing_score *score = &draft->score;
	int64_t *values = draft->failed ? NULL
					: grow_array(score->values, score->nvalues, count,
						  sizeof(*values), &draft->values_room);

	draft->failed = !values;
	if (draft->failed)
		return NULL;
	score->values = values;
	values += score->nvalues;
	for (int i = 0; i < count; i++)
		values[i] = 0;
	score->nvalues += count;
	score->terms[score->nterms - 1].length += count;
	return values;
}

void score_term_value(struct score_draft *draft, int64_t value)
{
	int64_t *place = score_term_zeros(draft, 1);

	if (place)
		*place = value;
}

void score_term_add(struct score_draft *draft, enum pairing_term_id id, int level, int64_t value)
{
	score_term_begin(draft, id, level);
	score_term_value(draft, value);
}

void score_violation_add(struct score_draft *draft, enum pairing_violation_kind kind,
	const char *rule, int player, int other)
{
	struct pairing_score *score = &draft->score;
	struct pairing_violation *violations = draft->failed
		? NULL
		: grow_array(score->violations, score->nviolations, 1, sizeof(*violations),
			  &draft->violations_room);

	draft->failed = !violations;
	if (draft->failed)
		return;
	score->violations = violations;
	violations[score->nviolations++] = (struct pairing_violation){kind, rule, player, other};
}

/* Numbers of a record of claims. */
enum { CLAIM_NUMBERS = 3 };

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

static int count_violations(const struct score_draft *draft, enum pairing_violation_kind kind)
{
	int n = 0;

	for (int i = 0; i < draft->score.nviolations; i++)
		n += draft->score.violations[i].kind == kind;
	return n;
}

static int count_broken(
	const struct card_seats *seats, enum pairing_term_id id, const struct score_draft *draft)
{
	const int byes = seats->byes - seats->field.count % 2;

	switch (id) {
	case PAIRING_TERM_WRONG_SEATS:
		return count_violations(draft, PAIRING_BROKEN_ABSENT) +
			count_violations(draft, PAIRING_BROKEN_SEATED_TWICE);
	case PAIRING_TERM_REPEATS:
		return count_violations(draft, PAIRING_BROKEN_REPEAT);
	case PAIRING_TERM_FORBIDDEN_PAIRS:
		return count_violations(draft, PAIRING_BROKEN_FORBIDDEN);
	case PAIRING_TERM_BARRED_BYES:
		return barred_byes(seats);
	case PAIRING_TERM_ABSOLUTE_COLOURS:
		return count_violations(draft, PAIRING_BROKEN_COLOURS);
	case PAIRING_TERM_BROKEN_PINS:
		return count_violations(draft, PAIRING_BROKEN_PIN);
	case PAIRING_TERM_NEEDLESS_BYES:
		return byes > 0 ? byes : 0;
	case PAIRING_TERM_TRAY:
		return seats->tray;
	default:
		return 0;
	}
}

void score_broken(
	const struct card_seats *seats, enum pairing_term_id id, struct score_draft *draft)
{
	score_term_add(draft, id, -1, count_broken(seats, id, draft));
}

void score_legality(const struct card_seats *seats, struct score_draft *draft)
{
	score_broken(seats, PAIRING_TERM_WRONG_SEATS, draft);
	score_broken(seats, PAIRING_TERM_REPEATS, draft);
	score_broken(seats, PAIRING_TERM_FORBIDDEN_PAIRS, draft);
	score_broken(seats, PAIRING_TERM_BARRED_BYES, draft);
	score_broken(seats, PAIRING_TERM_BROKEN_PINS, draft);
	score_broken(seats, PAIRING_TERM_NEEDLESS_BYES, draft);
	score_broken(seats, PAIRING_TERM_TRAY, draft);
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

void score_transfers(
	const struct card_seats *seats, const int *cards, int count, struct score_draft *draft)
{
	score_term_add(draft, PAIRING_TERM_TRANSFERS, -1, count);
	score_records_begin(draft, PAIRING_TERM_CLAIMS, -1, CLAIM_NUMBERS);
	for (int i = 0; i < count; i++) {
		const struct pairing_claim *claim = &seats->field.card[cards[i]].claim;

		score_term_value(draft, claim->difference);
		score_term_value(draft, claim->run);
		score_term_value(draft, -claim->games);
	}
}
