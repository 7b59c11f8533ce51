/*
 * The field of one round, digested from the players' records.
 */
#include "cards/field.h"

#include <stdlib.h>
#include <string.h>

#include "cards/colour.h"
#include "cards/field_check.h"
#include "cards/field_pins.h"
#include "cards/lot.h"

enum { INDEX_MOST = 10240 }; /* cards: the table of met pairs stays below 13 megabytes */

struct seat {
	int score, player;
	uint64_t place; /* by the lot of the order; 0: none */
};

static int compare_seats(const void *a, const void *b)
{
	const struct seat *x = a, *y = b;

	if (x->score != y->score)
		return x->score > y->score ? -1 : 1;
	if (x->place != y->place)
		return x->place < y->place ? -1 : 1;
	return (x->player > y->player) - (x->player < y->player);
}

/* Nobody has a second full-point bye; mostly no full point without a game makes way for another. */
bool field_bars_bye(const struct field *field, int a)
{
	const struct pairing_input *input = field->input;
	const struct pairing_player *player = &input->players[field->card[a].player];

	for (int r = 0; r < input->round - 1; r++) {
		const enum pairing_kind kind = player->games[r].kind;

		if (((kind == PAIRING_BYE_FORCED || kind == PAIRING_BYE_FULL) &&
			    !input->bye_after_bye) ||
			(kind == PAIRING_DEFAULT_WIN && !input->bye_after_default))
			return true;
	}
	return player->bye_booked && !input->bye_after_default;
}

static bool is_defaulted(const struct pairing_game *game)
{
	return game->kind == PAIRING_DEFAULT_WIN || game->kind == PAIRING_DEFAULT_LOSS;
}

static void fill_card(struct field *field, int c, int player)
{
	const struct pairing_player *record = &field->input->players[player];
	const int rounds = field->input->round - 1;
	struct field_card *card = &field->card[c];

	card->player = player;
	card->score = record->score;
	card->rating = field->input->order_lot == 0 ? record->rating : 0;
	card->claim = pairing_claim_of(record->games, rounds);
	card->claim_class = -1;
	card->floated = rounds > 0 ? record->games[rounds - 1].floated : PAIRING_LEVEL;
	for (int r = 0; r < rounds; r++) {
		card->downfloats += record->games[r].floated == PAIRING_FLOAT_DOWN;
		card->upfloats += record->games[r].floated == PAIRING_FLOAT_UP;
		card->defaulted = card->defaulted || is_defaulted(&record->games[r]);
	}
	card->bye_barred = field_bars_bye(field, c);
	card->partner = -1;
	card->pinned = PAIRING_NEUTRAL;
}

static void fill_levels(struct field *field)
{
	for (int c = 0; c < field->count; c++) {
		if (c == 0 || field->card[c].score != field->card[c - 1].score)
			field->level[field->nlevels++] =
				(struct field_level){c, 0, field->card[c].score};
		field->level[field->nlevels - 1].count++;
		field->card[c].level = field->nlevels - 1;
	}
}

/* Sets card_of: 0 for a player who has a card, -1 for one who has none. */
static void mark_cards(struct field *field)
{
	const struct pairing_input *input = field->input;

	for (int i = 0; i < input->count; i++)
		field->card_of[i] = input->players[i].absent ? -1 : 0;
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT)
			field->card_of[input->pins[i].player] = -1;
}

static void fill_cards(struct field *field, struct seat *seats)
{
	const struct pairing_input *input = field->input;

	for (int i = 0; i < input->count; i++)
		if (field->card_of[i] == 0)
			seats[field->count++] = (struct seat){input->players[i].score, i,
				input->order_lot == 0
					? 0
					: lot_place(input->order_lot, input->players[i].number)};
	qsort(seats, (size_t)field->count, sizeof(*seats), compare_seats);
	for (int c = 0; c < field->count; c++) {
		field->card_of[seats[c].player] = c;
		fill_card(field, c, seats[c].player);
	}
}

static int compare_claims(const void *a, const void *b)
{
	const struct field_card *x = *(const struct field_card *const *)a;
	const struct field_card *y = *(const struct field_card *const *)b;
	const int order = pairing_claim_compare(&x->claim, &y->claim);

	return order != 0 ? order : (x > y) - (x < y);
}

static void fill_classes(struct field *field, struct field_card **order)
{
	size_t n = 0;

	for (int c = 0; c < field->count; c++)
		if (field->card[c].claim.due != PAIRING_NEUTRAL)
			order[n++] = &field->card[c];
	qsort(order, n, sizeof(*order), compare_claims);
	for (size_t i = 0; i < n; i++) {
		if (i == 0 || pairing_claim_compare(&order[i]->claim, &order[i - 1]->claim) != 0)
			field->nclasses++;
		order[i]->claim_class = field->nclasses - 1;
	}
}

/* The pairs of one sort that both have cards, listed under both. */
static enum pairing_status fill_lists(
	const struct field *field, bool forbidden, struct field_lists *lists)
{
	const struct pairing_input *input = field->input;

	lists->first = calloc((size_t)field->count + 2, sizeof(*lists->first));
	lists->list = calloc(2 * (size_t)input->napart + 1, sizeof(*lists->list));
	if (!lists->first || !lists->list)
		return PAIRING_NO_MEMORY;
	/*
	 * first[c + 1] counts, then holds the start, then (as the list is filled) the end of c's
	 * numbers
	 */
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < input->napart; i++) {
			const int a = field->card_of[input->apart[i].player];
			const int b = field->card_of[input->apart[i].other];

			if (input->apart[i].forbidden != forbidden || a < 0 || b < 0)
				continue;
			if (pass == 0) {
				lists->first[a + 2]++;
				lists->first[b + 2]++;
			} else {
				lists->list[lists->first[a + 1]++] = b;
				lists->list[lists->first[b + 1]++] = a;
			}
		}
		for (int c = 0; pass == 0 && c < field->count; c++)
			lists->first[c + 2] += lists->first[c + 1];
	}
	return PAIRING_OK;
}

static enum pairing_status digest(struct field *field)
{
	const size_t players = (size_t)field->input->count + 1;
	enum pairing_status status = PAIRING_NO_MEMORY;
	struct seat *seats = malloc(players * sizeof(*seats));
	struct field_card **order = malloc(players * sizeof(*order));

	field->card = calloc(players, sizeof(*field->card));
	field->card_of = calloc(players, sizeof(*field->card_of));
	field->level = calloc(players, sizeof(*field->level));
	if (!seats || !order || !field->card || !field->card_of || !field->level)
		goto out;
	mark_cards(field);
	fill_cards(field, seats);
	fill_levels(field);
	fill_classes(field, order);
	field_pins_read(field);
	status = PAIRING_OK;
	if (field->input->napart > 0) {
		status = fill_lists(field, true, &field->barred);
		if (status == PAIRING_OK)
			status = fill_lists(field, false, &field->avoid);
	}
out:
	free(order);
	free(seats);
	return status;
}

enum pairing_status field_init(
	struct field *field, const struct pairing_input *input, struct pairing_blame *blame)
{
	enum pairing_status status = field_check(input, blame);

	if (status != PAIRING_OK)
		return status;
	*field = (struct field){.input = input, .pinned_bye = -1, .second_bye = -1};
	status = digest(field);
	if (status != PAIRING_OK)
		field_done(field);
	return status;
}

void field_done(struct field *field)
{
	free(field->card);
	free(field->card_of);
	free(field->level);
	free(field->barred.first);
	free(field->barred.list);
	free(field->avoid.first);
	free(field->avoid.list);
	free(field->met_bits);
	*field = (struct field){0};
}

static void set_met(struct field *field, int a, int b)
{
	field->met_bits[(size_t)a * field->met_words + (size_t)b / 64] |= UINT64_C(1) << (b % 64);
}

void field_index_met(struct field *field)
{
	const struct pairing_input *input = field->input;

	if (field->met_bits || field->count > INDEX_MOST)
		return;
	field->met_words = ((size_t)field->count + 63) / 64;
	field->met_bits =
		calloc((size_t)field->count * field->met_words + 1, sizeof(*field->met_bits));
	if (!field->met_bits)
		return;
	for (int a = 0; a < field->count; a++) {
		const struct pairing_game *games = input->players[field->card[a].player].games;

		for (int r = 0; r < input->round - 1; r++) {
			const int b =
				games[r].opponent >= 0 ? field->card_of[games[r].opponent] : -1;

			if (games[r].kind != PAIRING_PLAYED || b < 0)
				continue;
			set_met(field, a, b);
			set_met(field, b, a);
		}
	}
}

bool field_met(const struct field *field, int a, int b)
{
	if (field->met_bits)
		return field->met_bits[(size_t)a * field->met_words + (size_t)b / 64] >> (b % 64) &
			1;
	return pairing_have_met(field->input, field->card[a].player, field->card[b].player);
}

int field_round_met(const struct field *field, int a, int b)
{
	return pairing_round_met(field->input, field->card[a].player, field->card[b].player);
}

bool field_fixed(const struct field *field, int card)
{
	const struct field_card *record = &field->card[card];

	return record->partner >= 0 || record->pinned != PAIRING_NEUTRAL || record->pins != 0;
}

static bool defaulted_against(const struct field *field, int card, int other)
{
	const struct pairing_game *games = field->input->players[field->card[card].player].games;

	if (!field->card[card].defaulted)
		return false;
	for (int r = 0; r < field->input->round - 1; r++)
		if (games[r].opponent == field->card[other].player && is_defaulted(&games[r]))
			return true;
	return false;
}

bool field_defaulted(const struct field *field, int a, int b)
{
	return defaulted_against(field, a, b) || defaulted_against(field, b, a);
}

static bool is_listed(const struct field_lists *lists, int a, int b)
{
	if (!lists->first)
		return false;
	for (int i = lists->first[a]; i < lists->first[a + 1]; i++)
		if (lists->list[i] == b)
			return true;
	return false;
}

bool field_forbidden(const struct field *field, int a, int b)
{
	return is_listed(&field->barred, a, b);
}

bool field_apart(const struct field *field, int a, int b)
{
	return is_listed(&field->avoid, a, b);
}

bool field_may_meet(const struct field *field, int a, int b)
{
	return !field_met(field, a, b) && !field_forbidden(field, a, b) &&
		(field->npins == 0 || field_pins_allow(field, a, b));
}

enum pairing_colour field_pinned_colour(const struct field *field, int a, int b)
{
	const enum pairing_colour one = field->card[a].pinned, two = field->card[b].pinned;

	return one != PAIRING_NEUTRAL ? one : two != PAIRING_NEUTRAL ? colour_other(two) : two;
}

enum pairing_colour field_colour(const struct field *field, int a, int b)
{
	const struct field_card *one = &field->card[a], *two = &field->card[b];
	const enum pairing_colour pinned = field_pinned_colour(field, a, b);
	int order;

	if (one->claim.due == PAIRING_NEUTRAL && two->claim.due == PAIRING_NEUTRAL)
		return PAIRING_NEUTRAL;
	if (pinned != PAIRING_NEUTRAL)
		return pinned;
	if (one->claim.due != two->claim.due)
		return one->claim.due != PAIRING_NEUTRAL ? one->claim.due
							 : colour_other(two->claim.due);
	/* CAA 25: cards are numbered by score, then rank */
	order = pairing_claim_compare(&one->claim, &two->claim);
	if (order == 0)
		order = a < b ? 1 : -1;
	return order > 0 ? one->claim.due : colour_other(one->claim.due);
}
