/*
 * The terms of the CAA rules, counted from any draw: their names and their order of importance.
 *
 * Terms 0 to 8 are those of drawboard-rules(7). In front of them stand what no published draw has
 * (wrong seats, repeats, ...). Between 7 and 8 stands rule 25 for two cards with equal claims,
 * which the engine never breaks.
 */
#include "card_seats.h"
#include "caa_score_terms.h"
#include "caa_verdict.h"
#include "verdict.h"

#include <stdlib.h>
#include <string.h>

enum { TERMS_BEFORE = 20, TERMS_OF_LEVEL = 7, VALUES_OF_CARD = 16, VALUES_OF_LEVEL = 5 };

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

void caa_score_legality(
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

static enum pairing_status fill(const struct card_seats *seats, struct pairing_score *score)
{
	const struct field *field = &seats->field;
	const size_t n = (size_t)field->count, levels = (size_t)field->nlevels;
	struct score_scratch scratch = {0};
	enum pairing_status status = PAIRING_NO_MEMORY;

	score->terms = malloc((TERMS_BEFORE + TERMS_OF_LEVEL * levels + 1) * sizeof(*score->terms));
	score->values = malloc((TERMS_BEFORE + VALUES_OF_LEVEL * levels + VALUES_OF_CARD * n) *
		sizeof(*score->values));
	score->violations = malloc(caa_verdict_room(seats) * sizeof(*score->violations));
	if (score->terms && score->values && score->violations)
		status = score_scratch_init(&scratch, seats);
	if (status != PAIRING_OK)
		return status;
	caa_verdict_add(seats, score);
	caa_score_legality(seats, "6", score);
	caa_score_whole(seats, &scratch, score);
	for (int k = 0; k < field->nlevels; k++)
		caa_score_level(seats, &scratch, k, score);
	caa_score_last(seats, score);
	score_scratch_done(&scratch);
	return PAIRING_OK;
}

enum pairing_status caa_score_seats(const struct card_seats *seats, struct pairing_score *score)
{
	struct pairing_score made = {0};
	enum pairing_status status = fill(seats, &made);

	if (status == PAIRING_OK)
		*score = made;
	else
		pairing_score_done(&made);
	return status;
}

enum pairing_status caa_score(const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_score *score)
{
	struct card_seats seats;
	enum pairing_status status = card_seats_init(&seats, input, draw);

	if (status != PAIRING_OK)
		return status;
	status = caa_score_seats(&seats, score);
	card_seats_done(&seats);
	return status;
}
