/*
 * The terms of the CAA rules that speak of the whole draw: 0 to 7, rule 25, and the last tie.
 */
#include "caa/score_terms.h"

#include <stdlib.h>

static void list_upfloaters(struct caa_scratch *scratch, const struct card_seats *seats, int *next)
{
	const struct field *field = &seats->field;
	int total = 0;

	for (int k = 0; k < field->nlevels; k++) {
		scratch->first_upfloater[k] = next[k] = total;
		total += seats->up[k];
	}
	for (int c = 0; c < field->count; c++) {
		const int other = seats->opponent[c];

		if (other >= 0 && field->card[other].level > field->card[c].level)
			scratch->upfloater[next[field->card[other].level]++] = other;
	}
}

enum pairing_status caa_scratch_init(struct caa_scratch *scratch, const struct card_seats *seats,
	const struct caa_options *options)
{
	const struct field *field = &seats->field;
	const size_t n = (size_t)field->count, levels = (size_t)field->nlevels;
	const size_t work = (size_t)field->nclasses + 1 + levels;
	int *next = calloc(7 * n + levels + work, sizeof(*next));

	if (!next)
		return PAIRING_NO_MEMORY;
	scratch->options = options;
	scratch->memory = next;
	scratch->transferred = next + work;
	scratch->upfloater = scratch->transferred + n;
	scratch->place = scratch->upfloater + n;
	scratch->place_given = scratch->place + n;
	scratch->half = scratch->place_given + n;
	scratch->top = scratch->half + n;
	scratch->bottom = scratch->top + n;
	scratch->first_upfloater = scratch->bottom + n;
	scratch->ntransferred = score_list_transferred(seats, next, scratch->transferred);
	list_upfloaters(scratch, seats, next + field->nclasses + 1);
	return PAIRING_OK;
}

void caa_scratch_done(struct caa_scratch *scratch)
{
	free(scratch->memory);
	*scratch = (struct caa_scratch){0};
}

/* Terms 0a and 0b. */
static void add_bye(const struct card_seats *seats, const struct caa_options *options,
	struct score_draft *score)
{
	int64_t again = 0, bye = 0;

	for (int c = 0; c < seats->field.count; c++) {
		if (seats->opponent[c] != SEATS_BYE)
			continue;
		again += caa_bye_spared(&seats->field, options, c);
		bye += seats->field.card[c].score;
	}
	score_term_add(score, PAIRING_TERM_BYE_AGAIN, -1, again);
	score_term_add(score, PAIRING_TERM_BYE, -1, bye);
}

/* Term 1, the cards that cross each boundary between levels; term 2, the squared distances. */
static void add_floats(const struct card_seats *seats, struct score_draft *score)
{
	const struct field *field = &seats->field;
	const int boundaries = field->nlevels > 0 ? field->nlevels - 1 : 0;
	int64_t squares = 0, crossing = 0, *crossed;

	score_term_begin(score, PAIRING_TERM_FLOATS, -1);
	crossed = score_term_zeros(score, boundaries);
	for (int c = 0; crossed && c < field->count; c++) {
		const int other = seats->opponent[c];

		if (other <= c || field->card[other].level == field->card[c].level)
			continue;
		const int64_t distance = field->card[c].score - field->card[other].score;

		squares += distance * distance;
		crossed[field->card[c].level]++;
		if (field->card[other].level < boundaries)
			crossed[field->card[other].level]--;
	}
	for (int k = 0; crossed && k < boundaries; k++) {
		crossing += crossed[k];
		crossed[k] = crossing;
	}
	score_term_add(score, PAIRING_TERM_DISTANCE, -1, squares);
}

/* Differences of 3 that rule 40 asks to avoid by floats. */
static int spared_differences(const struct card_seats *seats, const struct caa_options *options)
{
	int n = 0;

	for (int c = 0; c < seats->field.count; c++)
		n += seats->opponent[c] >= 0 &&
			caa_spared(options, &seats->field.card[c],
				(enum pairing_colour)seats->given[c]);
	return n;
}

static int avoided_pairs(const struct card_seats *seats, const struct caa_options *options)
{
	int n = 0;

	for (int c = 0; c < seats->field.count; c++)
		if (seats->opponent[c] > c)
			n += caa_avoid(&seats->field, options, c, seats->opponent[c]) != 0;
	return n;
}

/* Term 6: boards between two cards above the line, and downfloaters (and the bye) from above it. */
static int exchanges(const struct card_seats *seats)
{
	const struct field *field = &seats->field;
	int n = 0;

	for (int k = 0; k < field->nlevels; k++) {
		const int first = field->level[k].first, end = first + seats->line[k];

		for (int c = first; c < end; c++) {
			const int other = seats->opponent[c];

			n += card_seats_floated(seats, c) == PAIRING_FLOAT_DOWN ||
				(other > c && other < end);
		}
	}
	return n;
}

/*
 * Boards whose colours are not those of rule 25 although the claims are equal; of rule 8 once every
 * card is seated.
 */
static int colours_against_rank(const struct card_seats *seats)
{
	const struct field_card *card = seats->field.card;
	int n = 0, number = 0;

	for (int c = 0; c < seats->field.count; c++) {
		if (seats->opponent[c] <= c)
			continue;
		number++;
		if (seats->tray > 0 && card[c].claim.due == PAIRING_NEUTRAL)
			continue;
		n += !card_seats_colours_by_rank(seats, c, number);
	}
	return n;
}

void caa_score_whole(const struct card_seats *seats, const struct caa_scratch *scratch,
	struct score_draft *score)
{
	int64_t scores = 0;

	for (int i = 0; i < scratch->ntransferred; i++)
		scores += seats->field.card[scratch->transferred[i]].score;
	add_bye(seats, scratch->options, score);
	if (scratch->options->relaxed)
		score_term_add(score, PAIRING_TERM_DIFFERENCES, -1,
			spared_differences(seats, scratch->options));
	add_floats(seats, score);
	score_transfers(seats, scratch->transferred, scratch->ntransferred, score);
	score_term_add(
		score, PAIRING_TERM_AVOIDED_PAIRS, -1, avoided_pairs(seats, scratch->options));
	score_term_add(score, PAIRING_TERM_EXCHANGES, -1, exchanges(seats));
	score_term_add(score, PAIRING_TERM_TRANSFERRED_SCORES, -1, scores);
	score_term_add(score, PAIRING_TERM_COLOURS_BY_RANK, -1, colours_against_rank(seats));
}

void caa_score_last(const struct card_seats *seats, struct score_draft *score)
{
	score_term_begin(score, PAIRING_TERM_OPPONENTS, -1);
	for (int c = 0; c < seats->field.count; c++)
		if (seats->opponent[c] > c)
			score_term_value(score, seats->opponent[c]);
}
