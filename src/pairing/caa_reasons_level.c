/*
 * Reasons that speak of levels: their cards, odd ones (19), and those that share a colour excess (17).
 */
#include "caa_reasons.h"

struct seekers {
	int of[3]; /* by enum pairing_colour: cards due it, neutral ones first */
};

static struct seekers count_seekers(const struct field *field, int level)
{
	const struct field_level *cards = &field->level[level];
	struct seekers seekers = {{0}};

	for (int c = cards->first; c < cards->first + cards->count; c++)
		seekers.of[field->card[c].claim.due]++;
	return seekers;
}

/* The colour that more cards are due than the other, even if every neutral card takes the other. */
static enum pairing_colour excess(const struct seekers *seekers)
{
	const int more = seekers->of[PAIRING_WHITE] - seekers->of[PAIRING_BLACK];
	const int neutral = seekers->of[PAIRING_NEUTRAL];

	return more > neutral ? PAIRING_WHITE : -more > neutral ? PAIRING_BLACK : PAIRING_NEUTRAL;
}

static bool are_linked(const struct caa_seats *seats, int upper, int lower)
{
	const struct field_level *cards = &seats->field.level[upper];

	for (int c = cards->first; c < cards->first + cards->count; c++)
		if (seats->opponent[c] >= 0 && seats->field.card[seats->opponent[c]].level == lower)
			return true;
	return false;
}

static void add_linked(struct caa_reasons *reasons, int level, const struct seekers *seekers)
{
	const struct field *field = &reasons->seats.field;
	int down = reasons->seats.down[level];

	for (int lower = level + 1; lower < field->nlevels && down > 0; lower++) {
		const struct seekers other = count_seekers(field, lower);
		struct pairing_step *step;

		if (!are_linked(&reasons->seats, level, lower))
			continue;
		down--;
		if (excess(seekers) == PAIRING_NEUTRAL || excess(seekers) != excess(&other))
			continue;
		step = step_list_add(&reasons->list, PAIRING_STEP_LINKED, "17", -1, PAIRING_NOBODY, PAIRING_NOBODY);
		step->values[0] = field->level[level].score;
		step->values[1] = field->level[lower].score;
		step->values[2] = seekers->of[PAIRING_WHITE] + other.of[PAIRING_WHITE];
		step->values[3] = seekers->of[PAIRING_BLACK] + other.of[PAIRING_BLACK];
	}
}

void caa_reasons_level(struct caa_reasons *reasons, int level)
{
	const struct field *field = &reasons->seats.field;
	const struct field_level *cards = &field->level[level];
	const struct seekers seekers = count_seekers(field, level);
	const int left = cards->count - reasons->seats.up[level];
	struct pairing_step *step =
		step_list_add(&reasons->list, PAIRING_STEP_LEVEL, "9", -1, PAIRING_NOBODY, PAIRING_NOBODY);

	step->values[0] = cards->score;
	step->values[1] = cards->count;
	step->values[2] = seekers.of[PAIRING_WHITE];
	step->values[3] = seekers.of[PAIRING_BLACK];
	step->values[4] = seekers.of[PAIRING_NEUTRAL];
	if (left % 2 == 1) {
		step = step_list_add(&reasons->list, PAIRING_STEP_ODD, level + 1 < field->nlevels ? "19" : "6", -1,
			PAIRING_NOBODY, PAIRING_NOBODY);
		step->values[0] = cards->score;
		step->values[1] = left;
	}
	add_linked(reasons, level, &seekers);
}
