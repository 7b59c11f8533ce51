/*
 * Are the players' records possible at all: every index, count and code in range. Records of two
 * players may differ (a card known from one side only, rule books are asked by hand as well); they
 * have met if either says so.
 */
#include "cards/field_check.h"

enum { PLAYERS_MOST = 1000000, ROUNDS_MOST = 1000, SCORE_MOST = 1000000, RATING_MOST = 1000000 };

static enum pairing_status bad(struct pairing_blame *blame, int player, int other, const char *text)
{
	if (blame)
		*blame = (struct pairing_blame){"", player, other, text};
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

static const char *game_fault(
	const struct pairing_input *input, int player, const struct pairing_game *game)
{
	if (game->opponent < PAIRING_OUTSIDE || game->opponent >= input->count)
		return "A game names an opponent who does not exist.";
	if (game->opponent == player)
		return "A player is his own opponent.";
	if (!is_colour(game->colour))
		return "A game has no valid colour.";
	if ((int)game->kind < PAIRING_ABSENT || game->kind > PAIRING_BYE_HALF)
		return "A round has no valid kind.";
	if ((int)game->floated < PAIRING_LEVEL || game->floated > PAIRING_FLOAT_UP)
		return "A float mark is not valid.";
	return NULL;
}

static enum pairing_status check_player(
	const struct pairing_input *input, int i, struct pairing_blame *blame)
{
	const struct pairing_player *player = &input->players[i];

	if (player->score < 0 || player->score > SCORE_MOST)
		return bad(blame, i, PAIRING_NOBODY, "A score is out of range.");
	if (player->rating < 0 || player->rating > RATING_MOST)
		return bad(blame, i, PAIRING_NOBODY, "A rating is out of range.");
	if (input->round > 1 && !player->games)
		return bad(
			blame, i, PAIRING_NOBODY, "A player has no record of the rounds before.");
	for (int r = 0; r < input->round - 1; r++) {
		const char *fault = game_fault(input, i, &player->games[r]);

		if (fault)
			return bad(blame, i, PAIRING_NOBODY, fault);
	}
	return PAIRING_OK;
}

static enum pairing_status check_pin(const struct pairing_input *input,
	const struct pairing_pin *pin, struct pairing_blame *blame)
{
	if ((int)pin->kind < PAIRING_PIN_BOARD || pin->kind > PAIRING_PIN_OUT)
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY, "A pin has no valid kind.");
	if (!is_player(input, pin->player))
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY,
			"A pin names a player who does not exist.");
	if (!is_colour(pin->colour))
		return bad(blame, pin->player, PAIRING_NOBODY, "A pin has no valid colour.");
	if (pin->kind == PAIRING_PIN_COLOUR && pin->colour == PAIRING_NEUTRAL)
		return bad(blame, pin->player, PAIRING_NOBODY,
			"A pinned colour is neither White nor Black.");
	if (pin->kind != PAIRING_PIN_BOARD)
		return PAIRING_OK;
	if (!is_player(input, pin->other))
		return bad(blame, pin->player, PAIRING_NOBODY,
			"A pinned board names a player who does not exist.");
	if (pin->player == pin->other)
		return bad(
			blame, pin->player, PAIRING_NOBODY, "A player is pinned to meet himself.");
	return PAIRING_OK;
}

static enum pairing_status check_counts(
	const struct pairing_input *input, struct pairing_blame *blame)
{
	if (input->round < 1 || input->round > ROUNDS_MOST || input->rounds < 0)
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY, "The round is out of range.");
	if (input->count < 0 || input->count > PLAYERS_MOST ||
		(input->count > 0 && !input->players))
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY,
			"The number of players is out of range.");
	if (input->npins < 0 || (input->npins > 0 && !input->pins))
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY,
			"The number of pins is out of range.");
	if (input->napart < 0 || (input->napart > 0 && !input->apart))
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY,
			"The number of pairs kept apart is out of range.");
	if (!is_colour(input->lot))
		return bad(blame, PAIRING_NOBODY, PAIRING_NOBODY, "The lot is no valid colour.");
	return PAIRING_OK;
}

enum pairing_status field_check(const struct pairing_input *input, struct pairing_blame *blame)
{
	enum pairing_status status = check_counts(input, blame);

	for (int i = 0; i < input->count && status == PAIRING_OK; i++)
		status = check_player(input, i, blame);
	for (int i = 0; i < input->npins && status == PAIRING_OK; i++)
		status = check_pin(input, &input->pins[i], blame);
	for (int i = 0; i < input->napart && status == PAIRING_OK; i++) {
		const struct pairing_apart *pair = &input->apart[i];

		if (!is_player(input, pair->player) || !is_player(input, pair->other) ||
			pair->player == pair->other)
			status = bad(blame, PAIRING_NOBODY, PAIRING_NOBODY,
				"A pair to be kept apart names a player who does not exist.");
	}
	return status;
}
