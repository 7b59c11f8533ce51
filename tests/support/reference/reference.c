/*
 * The cards of a reference and its draws. The search is in reference_search.c.
 */
#include "config.h"
#include "support/reference/reference.h"

#include <stdlib.h>

enum reference_colour reference_other_colour(enum reference_colour colour)
{
	return colour == REFERENCE_OPEN     ? REFERENCE_OPEN
		: colour == REFERENCE_WHITE ? REFERENCE_BLACK
					    : REFERENCE_WHITE;
}

static enum reference_colour colour_from(enum pairing_colour colour)
{
	return colour == PAIRING_WHITE    ? REFERENCE_WHITE
		: colour == PAIRING_BLACK ? REFERENCE_BLACK
					  : REFERENCE_OPEN;
}

/* Difference, due colour, trailing run. */
static void read_colours(
	struct reference_card *card, const struct pairing_player *player, int rounds)
{
	char history[64] = "";
	int n = 0, whites = 0, run = 1;

	for (int r = 0; r < rounds; r++)
		if (player->games[r].kind == PAIRING_PLAYED)
			history[n++] = player->games[r].colour == PAIRING_WHITE ? 'W' : 'B';
	for (int i = 0; i < n; i++)
		whites += history[i] == 'W';
	if (n == 0)
		return;
	if (whites == n - whites)
		card->due = history[n - 1] == 'W' ? REFERENCE_BLACK : REFERENCE_WHITE;
	else
		card->due = whites > n - whites ? REFERENCE_BLACK : REFERENCE_WHITE;
	while (run < n && history[n - 1 - run] == history[n - 1])
		run++;
	card->claim[0] = abs(whites - (n - whites));
	card->claim[1] = (history[n - 1] == 'W') == (card->due == REFERENCE_WHITE) ? -run : run;
	card->claim[2] = -n;
}

static void read_card(struct reference_card *card, const struct pairing_input *input, int player)
{
	const struct pairing_player *record = &input->players[player];

	*card = (struct reference_card){.player = player,
		.score = record->score,
		.rating = record->rating,
		.barred = record->bye_booked};
	read_colours(card, record, input->round - 1);
	for (int r = 0; r < input->round - 1; r++) {
		const struct pairing_game *game = &record->games[r];

		card->barred |= game->kind == PAIRING_BYE_FORCED ||
			game->kind == PAIRING_BYE_FULL || game->kind == PAIRING_DEFAULT_WIN;
		card->floated_down = game->floated == PAIRING_FLOAT_DOWN;
		card->floated_up = game->floated == PAIRING_FLOAT_UP;
		card->downfloats += card->floated_down;
		card->upfloats += card->floated_up;
	}
	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		card->barred &= pin->kind != PAIRING_PIN_BYE || pin->player != player;
		if (pin->kind != PAIRING_PIN_COLOUR && pin->kind != PAIRING_PIN_BOARD)
			continue;
		if (pin->colour != PAIRING_NEUTRAL && pin->player == player)
			card->pinned = colour_from(pin->colour);
		if (pin->kind == PAIRING_PIN_BOARD && pin->colour != PAIRING_NEUTRAL &&
			pin->other == player)
			card->pinned = reference_other_colour(colour_from(pin->colour));
	}
}

static bool takes_part(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return false;
	return !input->players[player].absent;
}

static bool stands_before(const struct reference *reference, int player, int other)
{
	const int score = reference->input->players[player].score;
	const int than = reference->input->players[other].score;

	if (score != than)
		return score > than;
	return reference->rules->stands_before &&
		reference->rules->stands_before(reference, player, other);
}

void reference_init(struct reference *reference, const struct reference_rules *rules,
	const struct pairing_input *input)
{
	*reference = (struct reference){.rules = rules,
		.input = input,
		.option = input->options ? input->options : rules->options};
	for (int player = 0; player < input->count; player++)
		if (input->players[player].score > reference->leader)
			reference->leader = input->players[player].score;
	for (int player = 0; player < input->count; player++) {
		int at = reference->n;

		if (!takes_part(input, player))
			continue;
		if (reference->n == REFERENCE_CARDS) {
			reference->n = -1;
			return;
		}
		for (; at > 0 && stands_before(reference, player, reference->card[at - 1].player);
			at--)
			reference->card[at] = reference->card[at - 1];
		read_card(&reference->card[at], input, player);
		reference->n++;
	}
	for (int i = 0; i < reference->n; i++) {
		if (i == 0 || reference->card[i].score != reference->card[i - 1].score)
			reference->first[reference->nlevels++] = i;
		reference->card[i].level = reference->nlevels - 1;
		reference->size[reference->nlevels - 1]++;
	}
}

static void set_lines(const struct reference *reference, struct reference_draw *draw)
{
	for (int k = 0; k < reference->nlevels; k++) {
		int up = 0, down = 0;

		for (int i = reference->first[k]; i < reference->first[k] + reference->size[k];
			i++) {
			const int j = draw->opponent[i];

			down += j < 0 || reference->card[j].level > k;
			up += j >= 0 && reference->card[j].level < k;
		}
		draw->line[k] = (reference->size[k] - up - down) / 2 + up;
	}
}

void reference_seat_partners(
	const struct reference *reference, const int *partner, struct reference_draw *draw)
{
	int board = 0;

	for (int i = 0; i < reference->n; i++) {
		const int j = partner[i];

		draw->opponent[i] = j;
		if (j < 0)
			draw->given[i] = reference->card[i].due;
		if (j < i)
			continue;
		draw->given[i] = reference->rules->colour(reference, i, j);
		draw->given[j] = reference_other_colour(draw->given[i]);
		draw->white[i] = draw->given[i] == REFERENCE_WHITE;
		if (draw->given[i] == REFERENCE_OPEN && reference->card[i].pinned != REFERENCE_OPEN)
			draw->white[i] = reference->card[i].pinned == REFERENCE_WHITE;
		else if (draw->given[i] == REFERENCE_OPEN &&
			reference->card[j].pinned != REFERENCE_OPEN)
			draw->white[i] = reference->card[j].pinned != REFERENCE_WHITE;
		else if (draw->given[i] == REFERENCE_OPEN)
			draw->white[i] =
				(board % 2 == 0) == (reference->input->lot != PAIRING_BLACK);
		draw->white[j] = !draw->white[i];
		board++;
	}
	set_lines(reference, draw);
}

void reference_seat(const struct reference *reference, const struct pairing_draw *boards,
	struct reference_draw *draw)
{
	int card[64];

	for (int i = 0; i < reference->n; i++)
		card[reference->card[i].player] = i;
	for (int k = 0; k < boards->count; k++) {
		const int i = card[boards->boards[k].white];
		const int j = boards->boards[k].black < 0 ? -1 : card[boards->boards[k].black];
		const struct reference_card *a = &reference->card[i],
					    *b = j < 0 ? a : &reference->card[j];
		const bool open = !a->due && !b->due;

		draw->opponent[i] = j;
		draw->given[i] = j < 0 ? a->due : open ? REFERENCE_OPEN : REFERENCE_WHITE;
		draw->white[i] = true;
		if (j < 0)
			continue;
		draw->opponent[j] = i;
		draw->given[j] = open ? REFERENCE_OPEN : REFERENCE_BLACK;
		draw->white[j] = false;
	}
	set_lines(reference, draw);
}

void reference_boards(const struct reference *reference, const struct reference_draw *draw,
	struct pairing_draw *boards)
{
	int bye = -1;

	boards->count = 0;
	for (int i = 0; i < reference->n; i++) {
		const int j = draw->opponent[i];

		if (j < 0)
			bye = i;
		else if (i < j)
			boards->boards[boards->count++] = (struct pairing_board){
				reference->card[draw->white[i] ? i : j].player,
				reference->card[draw->white[i] ? j : i].player};
	}
	if (bye >= 0)
		boards->boards[boards->count++] =
			(struct pairing_board){reference->card[bye].player, PAIRING_NOBODY};
}
