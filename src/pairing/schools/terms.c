/*
 * The additive terms of the Schools' rules as columns, and the choices they leave.
 */
#include "schools/terms.h"

#include <stdlib.h>

#include "cards/colour.h"

/*
 * School, score, colour, then the pairs that rules 29 and 30 avoid after those, then float history
 * (rule 2). In the early rounds a second full-point bye is no bar but comes after the schools.
 */
static const enum schools_column early[] = {SCHOOLS_MATES, SCHOOLS_BYE_SECOND, SCHOOLS_BYE_SPARED,
	SCHOOLS_BYE, SCHOOLS_BOUNDARIES, SCHOOLS_DISTANCE, SCHOOLS_TRANSFERS, SCHOOLS_AVOIDED,
	SCHOOLS_FLOATS_BOTH, SCHOOLS_FLOATS_AGAIN, SCHOOLS_FLOATS_LAST, SCHOOLS_FLOATS_HISTORY,
	SCHOOLS_FLOATS_UNOWED, SCHOOLS_TOPS, SCHOOLS_BYE_PLACE};
static const enum schools_column late[] = {SCHOOLS_MATES, SCHOOLS_BYE_SPARED, SCHOOLS_BYE,
	SCHOOLS_BOUNDARIES, SCHOOLS_DISTANCE, SCHOOLS_TRANSFERS, SCHOOLS_AVOIDED,
	SCHOOLS_FLOATS_BOTH, SCHOOLS_FLOATS_AGAIN, SCHOOLS_FLOATS_LAST, SCHOOLS_FLOATS_HISTORY,
	SCHOOLS_FLOATS_UNOWED, SCHOOLS_TOPS, SCHOOLS_BYE_PLACE};

/* The orders of the first program, by which events that it drew go on. */
static const enum schools_column old_early[] = {SCHOOLS_MATES, SCHOOLS_BYE, SCHOOLS_BYE_SPARED,
	SCHOOLS_BOUNDARIES, SCHOOLS_DISTANCE, SCHOOLS_TRANSFERS, SCHOOLS_FLOATS_BOTH,
	SCHOOLS_FLOATS_AGAIN, SCHOOLS_FLOATS_LAST, SCHOOLS_FLOATS_HISTORY, SCHOOLS_FLOATS_UNOWED,
	SCHOOLS_TOPS, SCHOOLS_AVOIDED, SCHOOLS_BYE_PLACE};
static const enum schools_column old_late[] = {SCHOOLS_BYE, SCHOOLS_BYE_SPARED, SCHOOLS_MATES,
	SCHOOLS_BOUNDARIES, SCHOOLS_DISTANCE, SCHOOLS_TRANSFERS, SCHOOLS_FLOATS_BOTH,
	SCHOOLS_FLOATS_AGAIN, SCHOOLS_FLOATS_LAST, SCHOOLS_FLOATS_HISTORY, SCHOOLS_FLOATS_UNOWED,
	SCHOOLS_TOPS, SCHOOLS_AVOIDED, SCHOOLS_BYE_PLACE};

/* [old][late] */
static const struct {
	const enum schools_column *column;
	int count;
} orders[2][2] = {
	{{early, (int)(sizeof(early) / sizeof(early[0]))},
		{late, (int)(sizeof(late) / sizeof(late[0]))}},
	{{old_early, (int)(sizeof(old_early) / sizeof(old_early[0]))},
		{old_late, (int)(sizeof(old_late) / sizeof(old_late[0]))}},
};

/* One more than a column adds up to in any draw. */
static int64_t bound_of(const struct schools_terms *terms, enum schools_column column)
{
	const struct field *field = terms->field;

	return column == SCHOOLS_MATES         ? field->count / 2 + 1
		: column == SCHOOLS_BOUNDARIES ? (int64_t)(field->count / 2) * field->nlevels + 1
		: column == SCHOOLS_BYE        ? (int64_t)field->level[0].score + 1
					       : 2;
}

/* As many columns to a word as fit, the first one highest. */
static void place_first(struct schools_terms *terms)
{
	const int64_t limit = INT64_C(1) << 43;
	int64_t range = 1;

	terms->first_words = 1;
	for (int i = 0; terms->order[i] != SCHOOLS_TRANSFERS; i++) {
		const enum schools_column column = terms->order[i];
		const int64_t bound = bound_of(terms, column);

		if (column == SCHOOLS_DISTANCE)
			continue;
		if (range > limit / bound) {
			range = 1;
			terms->first_words++;
		}
		range *= bound;
		for (int k = 0; k < terms->nfirst; k++)
			if (terms->first[k].word == terms->first_words - 1)
				terms->first[k].times *= bound;
		terms->first[terms->nfirst].column = column;
		terms->first[terms->nfirst].word = terms->first_words - 1;
		terms->first[terms->nfirst++].times = 1;
	}
}

void schools_terms_init(struct schools_terms *terms, const struct field *field,
	const struct schools_options *options)
{
	const bool is_late = field->input->round > options->rounds;

	*terms = (struct schools_terms){.field = field,
		.options = *options,
		.order = orders[options->old][is_late].column,
		.count = orders[options->old][is_late].count};
	for (int i = 0; i < (int)SCHOOLS_COLUMNS; i++)
		terms->at[i] = -1;
	for (int i = 0; i < terms->count; i++) {
		terms->at[terms->order[i]] = terms->columns++;
		if (terms->order[i] == SCHOOLS_TRANSFERS)
			terms->columns += field->nclasses;
	}
	place_first(terms);
}

static void add_to_column(
	const struct schools_terms *terms, enum schools_column column, int value, int32_t *columns)
{
	if (terms->at[column] >= 0)
		columns[terms->at[column]] += value;
}

/* Does the card get its due colour against the other without any look at claims? */
static bool is_suited(const struct field_card *card, const struct field_card *other)
{
	return card->claim.due == PAIRING_NEUTRAL ||
		(other->claim.due == colour_other(card->claim.due) &&
			card->pinned == PAIRING_NEUTRAL && other->pinned == PAIRING_NEUTRAL);
}

static void add_colour(const struct schools_terms *terms, int a, int b, int32_t *columns)
{
	const struct field_card *card = &terms->field->card[a];

	if (is_suited(card, &terms->field->card[b]) ||
		schools_colour(terms->field, a, b) == card->claim.due)
		return;
	columns[terms->at[SCHOOLS_TRANSFERS]]++;
	columns[terms->at[SCHOOLS_TRANSFERS] + terms->field->nclasses - card->claim_class]++;
}

static void add_float(const struct schools_terms *terms, int card, bool down, int32_t *columns)
{
	const struct schools_float floats = schools_floats(terms->field, card, down);

	add_to_column(terms, SCHOOLS_FLOATS_BOTH, floats.both, columns);
	add_to_column(terms, SCHOOLS_FLOATS_AGAIN, floats.again, columns);
	add_to_column(terms, SCHOOLS_FLOATS_LAST, floats.last, columns);
	add_to_column(terms, SCHOOLS_FLOATS_HISTORY, floats.history, columns);
	add_to_column(terms, SCHOOLS_FLOATS_UNOWED, floats.unowed, columns);
}

/* What a board, or the bye when b is PAIRING_NOBODY, adds to a column before the colours. */
static int first_term(const struct schools_terms *terms, enum schools_column column, int a, int b)
{
	const struct field_card *card = terms->field->card;

	switch (column) {
	case SCHOOLS_MATES:
		return b != PAIRING_NOBODY && schools_mates(terms->field, a, b);
	case SCHOOLS_BOUNDARIES:
		return b == PAIRING_NOBODY ? 0 : abs(card[a].level - card[b].level);
	case SCHOOLS_DISTANCE:
		return schools_distance(terms, a, b);
	case SCHOOLS_BYE:
		return b == PAIRING_NOBODY ? card[a].score : 0;
	case SCHOOLS_BYE_SPARED:
		return b == PAIRING_NOBODY && schools_bye_spared(terms->field, a);
	case SCHOOLS_BYE_SECOND:
		return b == PAIRING_NOBODY && schools_had_bye(terms->field, a);
	default:
		return 0;
	}
}

int schools_distance(const struct schools_terms *terms, int a, int b)
{
	const struct field_card *card = terms->field->card;

	return b == PAIRING_NOBODY
		? 0
		: (card[a].score - card[b].score) * (card[a].score - card[b].score);
}

void schools_first_terms(const struct schools_terms *terms, int a, int b, int64_t *words)
{
	for (int i = 0; i < terms->nfirst; i++) {
		const enum schools_column column = terms->first[i].column;

		/* a game knows nothing of the bye */
		if (b == PAIRING_NOBODY || column == SCHOOLS_MATES || column == SCHOOLS_BOUNDARIES)
			words[terms->first[i].word] +=
				terms->first[i].times * first_term(terms, column, a, b);
	}
}

void schools_add_later(const struct schools_terms *terms, int a, int b, int32_t *columns)
{
	const struct field *field = terms->field;
	const int high = a < b ? a : b, low = a < b ? b : a;

	if (b == PAIRING_NOBODY) {
		add_to_column(terms, SCHOOLS_BYE_PLACE, field->count - 1 - a, columns);
		return;
	}
	add_colour(terms, a, b, columns);
	add_colour(terms, b, a, columns);
	if (field->card[low].level > field->card[high].level) {
		add_float(terms, high, true, columns);
		add_float(terms, low, false, columns);
	}
	add_to_column(terms, SCHOOLS_TOPS, schools_tops(field, &terms->options, a, b), columns);
	add_to_column(
		terms, SCHOOLS_AVOIDED, schools_avoid(field, &terms->options, a, b) != 0, columns);
}

void schools_add_board(const struct schools_terms *terms, int a, int b, int32_t *columns)
{
	for (int i = 0; terms->order[i] != SCHOOLS_TRANSFERS; i++)
		add_to_column(
			terms, terms->order[i], first_term(terms, terms->order[i], a, b), columns);
	schools_add_later(terms, a, b, columns);
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
