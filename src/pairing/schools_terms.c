/*
 * The additive terms of the Schools' rules as columns, and the choices they leave.
 */
#include "schools_terms.h"

void schools_terms_init(struct schools_terms *terms, const struct field *field,
	const struct schools_options *options)
{
	*terms = (struct schools_terms){field, *options, SCHOOLS_COLUMNS + field->nclasses};
}

int schools_column_at(const struct schools_terms *terms, enum schools_column column)
{
	return (int)column + (column > SCHOOLS_TRANSFERS ? terms->field->nclasses : 0);
}

static void add(
	const struct schools_terms *terms, enum schools_column column, int value, int32_t *columns)
{
	columns[schools_column_at(terms, column)] += value;
}

static void add_colour(
	const struct schools_terms *terms, int a, enum pairing_colour given, int32_t *columns)
{
	const struct field_card *card = &terms->field->card[a];

	if (card->claim.due == PAIRING_NEUTRAL || given == card->claim.due)
		return;
	columns[SCHOOLS_TRANSFERS]++;
	columns[SCHOOLS_TRANSFERS + terms->field->nclasses - card->claim_class]++;
}

static void add_float(const struct schools_terms *terms, int card, bool down, int32_t *columns)
{
	const struct schools_float floats = schools_floats(terms->field, card, down);

	add(terms, SCHOOLS_FLOATS_BOTH, floats.both, columns);
	add(terms, SCHOOLS_FLOATS_AGAIN, floats.again, columns);
	add(terms, SCHOOLS_FLOATS_LAST, floats.last, columns);
	add(terms, SCHOOLS_FLOATS_HISTORY, floats.history, columns);
	add(terms, SCHOOLS_FLOATS_UNOWED, floats.unowed, columns);
}

static void add_bye(const struct schools_terms *terms, int a, int32_t *columns)
{
	add(terms, SCHOOLS_BYE, terms->field->card[a].score, columns);
	add(terms, SCHOOLS_BYE_SPARED, schools_bye_spared(terms->field, a), columns);
	add(terms, SCHOOLS_BYE_PLACE, terms->field->count - 1 - a, columns);
}

void schools_add_board(const struct schools_terms *terms, int a, int b, int32_t *columns)
{
	const struct field *field = terms->field;
	const int high = a < b ? a : b, low = a < b ? b : a;

	if (b == PAIRING_NOBODY) {
		add_bye(terms, a, columns);
		return;
	}
	const int apart = field->card[high].score - field->card[low].score;
	const int levels = field->card[low].level - field->card[high].level;

	add(terms,
		field->input->round <= terms->options.rounds ? SCHOOLS_MATES_EARLY
							     : SCHOOLS_MATES_LATE,
		schools_mates(field, a, b), columns);
	add(terms, SCHOOLS_BOUNDARIES, levels, columns);
	add(terms, SCHOOLS_DISTANCE, apart * apart, columns);
	add_colour(terms, a, schools_colour(field, a, b), columns);
	add_colour(terms, b, schools_colour(field, b, a), columns);
	if (levels > 0) {
		add_float(terms, high, true, columns);
		add_float(terms, low, false, columns);
	}
	add(terms, SCHOOLS_TOPS, schools_tops(field, &terms->options, a, b), columns);
	add(terms, SCHOOLS_AVOIDED, schools_avoid(field, &terms->options, a, b) != 0, columns);
}

bool schools_open(const struct field *field, int a, int b)
{
	const struct field_card *one = &field->card[a], *two = &field->card[b];

	return one->claim.due == PAIRING_NEUTRAL && two->claim.due == PAIRING_NEUTRAL;
}

int schools_entry(
	const struct schools_terms *terms, enum schools_choice choice, int card, int other)
{
	const struct field *field = terms->field;
	const enum pairing_colour due = field->card[card].claim.due;

	if (other == PAIRING_NOBODY)
		return 0;
	switch (choice) {
	case SCHOOLS_FLOATS:
		return field->card[card].level != field->card[other].level;
	case SCHOOLS_TRANSFERRED:
		return due != PAIRING_NEUTRAL && schools_colour(field, card, other) != due;
	case SCHOOLS_COLOURLESS:
		return due == PAIRING_NEUTRAL ? (int)schools_colour(field, card, other) : 0;
	case SCHOOLS_LOWER:
		return schools_open(field, card, other) && other < card;
	case SCHOOLS_CHOICES:
		break;
	}
	return 0;
}
