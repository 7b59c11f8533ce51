/*
 * The terms of the CAA rules that speak of one level: who floats (8a, 8b) and how the rest is
 * paired (8c).
 */
#include "caa/score_terms.h"

#include <stdlib.h>

/*
 * Places along an order of search, among all cards of the level and among those given the same
 * colour.
 */
static void set_places(const struct card_seats *seats, struct caa_scratch *scratch, int level,
	enum caa_order order)
{
	const struct field_level *cards = &seats->field.level[level];
	int seen[3] = {0, 0, 0};

	for (int i = 0; i < cards->count; i++) {
		const int c =
			cards->first + caa_card_at(order, cards->count, seats->line[level], i);

		scratch->place[c] = i;
		scratch->place_given[c] = seen[seats->given[c]]++;
	}
}

/* A list of records of add_floater. */
static void begin_floats(const struct caa_scratch *scratch, enum pairing_term_id id, int level,
	struct score_draft *score)
{
	score_records_begin(score, id, level, caa_float_numbers(scratch->options));
}

static void add_floater(const struct caa_scratch *scratch, int card, bool again, int history,
	struct score_draft *score)
{
	score_term_value(score, again);
	if (scratch->options->float_history)
		score_term_value(score, history);
	score_term_value(score, scratch->place_given[card]);
	score_term_value(score, scratch->place[card]);
}

/* The bye stands in 8a by the order of rule 6. */
static void add_bye(const struct card_seats *seats, struct caa_scratch *scratch, int card,
	struct score_draft *score)
{
	const struct field_card *record = &seats->field.card[card];
	const enum caa_order order = caa_down_order(scratch->options), own = caa_bye_order();

	if (own != order)
		set_places(seats, scratch, record->level, own);
	add_floater(
		scratch, card, record->floated == PAIRING_FLOAT_DOWN, record->downfloats, score);
	if (own != order)
		set_places(seats, scratch, record->level, order);
}

/* Term 8a, rules 20 and 29. */
static void add_downfloats(const struct card_seats *seats, struct caa_scratch *scratch, int level,
	struct score_draft *score)
{
	const struct field_level *cards = &seats->field.level[level];

	if (scratch->options->large)
		begin_floats(scratch, PAIRING_TERM_DOWNFLOATS_FROM_BOTTOM, cards->score, score);
	else
		begin_floats(scratch, PAIRING_TERM_DOWNFLOATS, cards->score, score);
	if (seats->down[level] == 0)
		return;
	set_places(seats, scratch, level, caa_down_order(scratch->options));
	for (int c = cards->first; c < cards->first + cards->count; c++) {
		const struct field_card *card = &seats->field.card[c];

		if (seats->opponent[c] == SEATS_BYE)
			add_bye(seats, scratch, c, score);
		else if (card_seats_floated(seats, c) == PAIRING_FLOAT_DOWN)
			add_floater(scratch, c, card->floated == PAIRING_FLOAT_DOWN,
				card->downfloats, score);
	}
}

/* Term 8b, rules 21, 22 and 28. */
static void add_upfloats(const struct card_seats *seats, struct caa_scratch *scratch, int level,
	struct score_draft *score)
{
	const int points = seats->field.level[level].score;

	if (scratch->options->long_event)
		begin_floats(scratch, PAIRING_TERM_UPFLOATS_FROM_LINE, points, score);
	else
		begin_floats(scratch, PAIRING_TERM_UPFLOATS, points, score);
	if (seats->up[level] == 0)
		return;
	set_places(seats, scratch, level, caa_up_order(scratch->options));
	for (int i = 0; i < seats->up[level]; i++) {
		const int c = scratch->upfloater[scratch->first_upfloater[level] + i];
		const struct field_card *card = &seats->field.card[c];

		add_floater(scratch, c, card->floated == PAIRING_FLOAT_UP, card->upfloats, score);
	}
}

int caa_score_halves(const struct card_seats *seats, struct caa_scratch *scratch, int level)
{
	const struct field_level *cards = &seats->field.level[level];
	int tops = 0, bottoms = 0;

	for (int c = cards->first; c < cards->first + cards->count; c++) {
		const int other = seats->opponent[c];

		if (other < 0 || seats->field.card[other].level != level)
			continue;
		if (other > c) {
			scratch->half[c] = tops;
			scratch->top[tops++] = c;
		} else {
			scratch->half[c] = bottoms;
			scratch->bottom[bottoms++] = c;
		}
	}
	return tops;
}

int caa_score_extent(const struct card_seats *seats, int level, int top)
{
	const int line = seats->field.level[level].first + seats->line[level];
	const int bottom = seats->opponent[top];

	if (bottom < line)
		return line - 1 - bottom;
	return top >= line ? top - line : 0;
}

/* Term 8c, rules 12 and 23. */
static void add_halves(const struct card_seats *seats, struct caa_scratch *scratch, int level,
	struct score_draft *score)
{
	const struct field_card *card = seats->field.card;
	const int points = seats->field.level[level].score;
	const int boards = caa_score_halves(seats, scratch, level);
	int64_t distance = 0, displacement = 0, squares = 0, rating = 0;

	for (int x = 0; x < boards; x++) {
		const int top = scratch->top[x], bottom = seats->opponent[top];
		const int y = scratch->half[bottom];

		distance += caa_score_extent(seats, level, top);
		displacement += abs(x - y);
		squares += (int64_t)(x - y) * (x - y);
		rating += abs(card[bottom].rating - card[scratch->bottom[x]].rating) +
			abs(card[top].rating - card[scratch->top[y]].rating);
	}
	score_term_add(score, PAIRING_TERM_EXTENT, points, distance);
	score_term_add(score, PAIRING_TERM_DISPLACEMENT, points, displacement);
	score_term_add(score, PAIRING_TERM_SQUARES, points, squares);
	score_term_add(score, PAIRING_TERM_RATING, points, rating);
	score_term_begin(score, PAIRING_TERM_ORDER, points);
	for (int x = 0; x < boards; x++) {
		const int y = scratch->half[seats->opponent[scratch->top[x]]];

		score_term_value(score, abs(x - y));
		score_term_value(score, y);
	}
}

void caa_score_level(const struct card_seats *seats, struct caa_scratch *scratch, int level,
	struct score_draft *score)
{
	add_downfloats(seats, scratch, level, score);
	add_upfloats(seats, scratch, level, score);
	add_halves(seats, scratch, level, score);
}
