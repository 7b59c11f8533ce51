/*
 * The additive terms of the British draw as columns.
 */
#include "caa/search/terms.h"

void caa_terms_init(
	struct caa_terms *terms, const struct field *field, const struct caa_options *options)
{
	const int boundaries = field->nlevels > 0 ? field->nlevels - 1 : 0;

	terms->field = field;
	terms->options = *options;
	terms->differences = 1;
	terms->crossing = terms->differences + 1;
	terms->squares = terms->crossing + boundaries;
	terms->transfers = terms->squares + 1;
	terms->claims = terms->transfers + 1;
	terms->avoided = terms->claims + field->nclasses;
	terms->exchanges = terms->avoided + 1;
	terms->scores = terms->exchanges + 1;
	terms->columns = terms->scores + 1;
}

void caa_add_colour(
	const struct caa_terms *terms, int a, enum pairing_colour given, int32_t *columns)
{
	const struct field_card *card = &terms->field->card[a];

	if (card->claim.due == PAIRING_NEUTRAL || given == card->claim.due)
		return;
	columns[terms->transfers]++;
	columns[terms->claims + terms->field->nclasses - 1 - card->claim_class]++;
	columns[terms->scores] += card->score;
}

void caa_add_board(const struct caa_terms *terms, int a, int b, int32_t *columns)
{
	const struct field *field = terms->field;
	const int high = a < b ? a : b, low = a < b ? b : a;
	const int apart = field->card[high].score - field->card[low].score;

	for (int k = field->card[high].level; k < field->card[low].level; k++)
		columns[terms->crossing + k]++;
	columns[terms->squares] += apart * apart;
	caa_add_colour(terms, a, field_colour(field, a, b), columns);
	caa_add_colour(terms, b, field_colour(field, b, a), columns);
	columns[terms->differences] +=
		caa_spared(&terms->options, &field->card[a], field_colour(field, a, b)) +
		caa_spared(&terms->options, &field->card[b], field_colour(field, b, a));
	columns[terms->avoided] += caa_avoid(field, &terms->options, a, b) != 0;
}

void caa_add_bye(const struct caa_terms *terms, int a, int32_t *columns)
{
	columns[0] += terms->field->card[a].score;
}

enum pairing_colour caa_given(const struct caa_terms *terms, int a, int b)
{
	if (b == CAA_BYE)
		return terms->field->card[a].claim.due;
	if (b < 0)
		return (enum pairing_colour)(CAA_OUT_NEUTRAL - b);
	return field_colour(terms->field, a, b);
}

int caa_compare(const struct caa_terms *terms, const int32_t *a, const int32_t *b)
{
	for (int i = 0; i < terms->columns; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

int caa_float_mark(const struct caa_terms *terms, int card, bool down)
{
	return terms->field->card[card].floated == (down ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP);
}

int caa_float_history(const struct caa_terms *terms, int card, bool down)
{
	const struct field_card *record = &terms->field->card[card];

	if (!terms->options.float_history)
		return 0;
	return down ? record->downfloats : record->upfloats;
}
