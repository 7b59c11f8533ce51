/*
 * The terms of scores: their rows, and where two scores differ by one.
 */
#include <limits.h>

#include "pairing.h"

static const struct pairing_term_row rows[PAIRING_TERMS] = {
	[PAIRING_TERM_NONE] = {"", PAIRING_UNIT_COUNT, PAIRING_RECORD_NUMBERS},
#define TERM_ROW(id, name, unit, record) \
	[PAIRING_TERM_##id] = {name, PAIRING_UNIT_##unit, PAIRING_RECORD_##record},
	PAIRING_TERM_LIST(TERM_ROW)
#undef TERM_ROW
};

/* Numbers of a record of floats that has a history. */
enum { FLOAT_NUMBERS = 4 };

const struct pairing_term_row *pairing_term_row(enum pairing_term_id id)
{
	return &rows[(int)id > 0 && (int)id < (int)PAIRING_TERMS ? id : PAIRING_TERM_NONE];
}

bool pairing_term_goes_down(enum pairing_term_id id)
{
	return id == PAIRING_TERM_DOWNFLOATS || id == PAIRING_TERM_DOWNFLOATS_FROM_BOTTOM;
}

const struct pairing_term *pairing_score_term(
	const struct pairing_score *score, enum pairing_term_id id)
{
	for (int i = 0; i < score->nterms; i++)
		if (score->terms[i].id == id)
			return &score->terms[i];
	return NULL;
}

static int clamp(int64_t value)
{
	return value > INT_MAX ? INT_MAX : value < INT_MIN ? INT_MIN : (int)value;
}

struct pairing_difference pairing_score_difference(
	const struct pairing_score *before, const struct pairing_score *after, int term)
{
	const struct pairing_term *a = &before->terms[term], *b = &after->terms[term];
	const int64_t *was = before->values + a->first, *is = after->values + b->first;
	const int record = a->record > 1 ? a->record : 1;
	int i = 0, entry;

	while (i < a->length && i < b->length && was[i] == is[i])
		i++;
	if (i == a->length || i == b->length)
		return (struct pairing_difference){-1, a->length / record, b->length / record};
	entry = record > 1 ? i % record : i;
	if (pairing_term_row(a->id)->record == PAIRING_RECORD_FLOATS && record < FLOAT_NUMBERS &&
		entry > 0)
		entry++;
	return (struct pairing_difference){entry, clamp(was[i]), clamp(is[i])};
}
