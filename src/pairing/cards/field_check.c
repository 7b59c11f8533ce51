/*
 * Are the players' records possible at all: every index, count and code in range, and no number
 * given twice. Records of two players may differ (a card known from one side only, rule books are
 * asked by hand as well); they have met if either says so.
 */
#include "cards/field_check.h"

#include <stdlib.h>

enum { PLAYERS_MOST = 1000000, ROUNDS_MOST = 1000, SCORE_MOST = 1000000, RATING_MOST = 1000000 };

/* What is wrong, and where: in the record of a player, a pin or a pair, or in the input itself. */
struct fault {
	const char *field, *text;
};

static enum pairing_status reject(
	struct pairing_blame *blame, const struct fault *fault, int player, int index)
{
	if (blame)
		*blame = (struct pairing_blame){.rule = "",
			.player = player,
			.other = PAIRING_NOBODY,
			.text = fault->text,
			.field = fault->field,
			.index = index};
	return PAIRING_BAD_INPUT;
}

static bool is_colour(enum pairing_colour colour)
{
	return colour == PAIRING_NEUTRAL || colour == PAIRING_WHITE || colour == PAIRING_BLACK;
}

static bool is_player(const struct pairing_input *input, int player)
{
	return player >= 0 && player < input->count;
}

static struct fault game_fault(
	const struct pairing_input *input, int player, const struct pairing_game *game)
{
	if (game->opponent < PAIRING_OUTSIDE || game->opponent >= input->count)
		return (struct fault){
			"games.opponent", "A game names an opponent who does not exist."};
	if (game->opponent == player)
		return (struct fault){"games.opponent", "A player is his own opponent."};
	if (!is_colour(game->colour))
		return (struct fault){"games.colour", "A game has no valid colour."};
	if ((int)game->kind < PAIRING_ABSENT || game->kind > PAIRING_BYE_HALF)
		return (struct fault){"games.kind", "A round has no valid kind."};
	if ((int)game->floated < PAIRING_LEVEL || game->floated > PAIRING_FLOAT_UP)
		return (struct fault){"games.floated", "A float mark is not valid."};
	return (struct fault){0};
}

static struct fault player_fault(const struct pairing_input *input, int i)
{
	const struct pairing_player *player = &input->players[i];

	if (player->number < 1)
		return (struct fault){"players.number", "A number is not above 0."};
	if (player->score < 0 || player->score > SCORE_MOST)
		return (struct fault){"players.score", "A score is out of range."};
	if (player->rating < 0 || player->rating > RATING_MOST)
		return (struct fault){"players.rating", "A rating is out of range."};
	if (input->round > 1 && !player->games)
		return (struct fault){
			"players.games", "A player has no record of the rounds before."};
	return (struct fault){0};
}

static enum pairing_status check_player(
	const struct pairing_input *input, int i, struct pairing_blame *blame)
{
	struct fault fault = player_fault(input, i);

	if (fault.text)
		return reject(blame, &fault, i, i);
	for (int r = 0; r < input->round - 1; r++) {
		fault = game_fault(input, i, &input->players[i].games[r]);
		if (fault.text)
			return reject(blame, &fault, i, r);
	}
	return PAIRING_OK;
}

struct numbered {
	int number, player;
};

static int compare_numbers(const void *a, const void *b)
{
	const struct numbered *x = a, *y = b;

	if (x->number != y->number)
		return x->number > y->number ? 1 : -1;
	return (x->player > y->player) - (x->player < y->player);
}

static enum pairing_status reject_twins(const struct numbered *twins, struct pairing_blame *blame)
{
	const struct fault fault = {"players.number", "Two players have the same number."};

	reject(blame, &fault, twins[0].player, twins[0].player);
	if (blame)
		blame->other = twins[1].player;
	return PAIRING_BAD_INPUT;
}

/* In the order of their numbers no two are the same. */
static bool numbers_rise(const struct pairing_input *input)
{
	for (int i = 1; i < input->count; i++)
		if (input->players[i].number <= input->players[i - 1].number)
			return false;
	return true;
}

static enum pairing_status check_numbers(
	const struct pairing_input *input, struct pairing_blame *blame)
{
	enum pairing_status status = PAIRING_OK;
	struct numbered *sorted;

	if (numbers_rise(input))
		return PAIRING_OK;
	sorted = malloc((size_t)input->count * sizeof(*sorted));
	if (!sorted)
		return PAIRING_NO_MEMORY;
	for (int i = 0; i < input->count; i++)
		sorted[i] = (struct numbered){input->players[i].number, i};
	qsort(sorted, (size_t)input->count, sizeof(*sorted), compare_numbers);
	for (int i = 1; i < input->count && status == PAIRING_OK; i++)
		if (sorted[i].number == sorted[i - 1].number)
			status = reject_twins(&sorted[i - 1], blame);
	free(sorted);
	return status;
}

static struct fault pin_fault(const struct pairing_input *input, const struct pairing_pin *pin)
{
	if ((int)pin->kind < PAIRING_PIN_BOARD || pin->kind > PAIRING_PIN_OUT)
		return (struct fault){"pins.kind", "A pin has no valid kind."};
	if (!is_player(input, pin->player))
		return (struct fault){"pins.player", "A pin names a player who does not exist."};
	if (!is_colour(pin->colour))
		return (struct fault){"pins.colour", "A pin has no valid colour."};
	if (pin->kind == PAIRING_PIN_COLOUR && pin->colour == PAIRING_NEUTRAL)
		return (struct fault){"pins.colour", "A pinned colour is neither White nor Black."};
	if (pin->kind != PAIRING_PIN_BOARD)
		return (struct fault){0};
	if (!is_player(input, pin->other))
		return (struct fault){
			"pins.other", "A pinned board names a player who does not exist."};
	if (pin->player == pin->other)
		return (struct fault){"pins.other", "A player is pinned to meet himself."};
	return (struct fault){0};
}

static enum pairing_status check_pin(
	const struct pairing_input *input, int i, struct pairing_blame *blame)
{
	const struct fault fault = pin_fault(input, &input->pins[i]);
	const int player = input->pins[i].player;

	if (!fault.text)
		return PAIRING_OK;
	return reject(blame, &fault, is_player(input, player) ? player : PAIRING_NOBODY, i);
}

static enum pairing_status check_pair(
	const struct pairing_input *input, int i, struct pairing_blame *blame)
{
	const struct pairing_apart *pair = &input->apart[i];
	const bool first = is_player(input, pair->player);
	const struct fault fault = {first ? "apart.other" : "apart.player",
		"A pair to be kept apart names a player who does not exist."};

	if (first && is_player(input, pair->other) && pair->player != pair->other)
		return PAIRING_OK;
	return reject(blame, &fault, first ? pair->player : PAIRING_NOBODY, i);
}

static struct fault count_fault(const struct pairing_input *input)
{
	if (input->round < 1 || input->round > ROUNDS_MOST)
		return (struct fault){"round", "The round is out of range."};
	if (input->rounds < 0)
		return (struct fault){"rounds", "The round is out of range."};
	if (input->count < 0 || input->count > PLAYERS_MOST ||
		(input->count > 0 && !input->players))
		return (struct fault){"count", "The number of players is out of range."};
	if (input->npins < 0 || (input->npins > 0 && !input->pins))
		return (struct fault){"npins", "The number of pins is out of range."};
	if (input->napart < 0 || (input->napart > 0 && !input->apart))
		return (struct fault){"napart", "The number of pairs kept apart is out of range."};
	if (!is_colour(input->lot))
		return (struct fault){"lot", "The lot is no valid colour."};
	return (struct fault){0};
}

enum pairing_status field_check(const struct pairing_input *input, struct pairing_blame *blame)
{
	const struct fault fault = count_fault(input);
	enum pairing_status status = PAIRING_OK;

	if (fault.text)
		return reject(blame, &fault, PAIRING_NOBODY, 0);
	for (int i = 0; i < input->count && status == PAIRING_OK; i++)
		status = check_player(input, i, blame);
	if (status == PAIRING_OK)
		status = check_numbers(input, blame);
	for (int i = 0; i < input->npins && status == PAIRING_OK; i++)
		status = check_pin(input, i, blame);
	for (int i = 0; i < input->napart && status == PAIRING_OK; i++)
		status = check_pair(input, i, blame);
	return status;
}
