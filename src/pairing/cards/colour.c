/*
 * Colour histories: the due colour, the strength of the claim to it, and who has which colour on a
 * board.
 */
#include "cards/colour.h"

#include <stdlib.h>

#include "cards/lot.h"

bool pairing_has_colour(const struct pairing_game *game)
{
	switch (game->kind) {
	case PAIRING_PLAYED:
	case PAIRING_ABSENT:
	case PAIRING_BYE_HALF:
	case PAIRING_BYE_FULL:
		return game->colour != PAIRING_NEUTRAL;
	default:
		return false;
	}
}

/*
 * CAA 14: more of one colour means due the other, equal numbers mean the opposite of the last game.
 */
struct pairing_claim pairing_claim_of(const struct pairing_game *games, int count)
{
	struct pairing_claim claim = {PAIRING_NEUTRAL, 0, 0, 0};
	enum pairing_colour last = PAIRING_NEUTRAL;
	int balance = 0, run = 0;

	for (int i = 0; i < count; i++) {
		if (!pairing_has_colour(&games[i]))
			continue;
		run = games[i].colour == last ? run + 1 : 1;
		last = games[i].colour;
		balance += last == PAIRING_WHITE ? 1 : -1;
		claim.games++;
	}
	if (claim.games == 0)
		return claim;
	if (balance == 0)
		claim.due = colour_other(last);
	else
		claim.due = balance > 0 ? PAIRING_BLACK : PAIRING_WHITE;
	claim.difference = abs(balance);
	claim.run = last == claim.due ? -run : run;
	return claim;
}

/* CAA 16: difference (i), then run (ii, iii), then fewer games (v). */
int pairing_claim_compare(const struct pairing_claim *a, const struct pairing_claim *b)
{
	if (a->difference != b->difference)
		return a->difference > b->difference ? 1 : -1;
	if (a->run != b->run)
		return a->run > b->run ? 1 : -1;
	return (a->games < b->games) - (a->games > b->games);
}

bool colour_makes_run(const struct pairing_claim *claim, enum pairing_colour given)
{
	return given == claim->due ? claim->run <= -2 : claim->run >= 2;
}

bool colour_makes_difference(const struct pairing_claim *claim, enum pairing_colour given)
{
	return given != claim->due && claim->difference >= 2;
}

enum pairing_colour pairing_colour_on_board(const struct pairing_input *input, int a, int b)
{
	const struct pairing_player *one = &input->players[a], *two = &input->players[b];
	const struct pairing_claim x = pairing_claim_of(one->games, input->round - 1);
	const struct pairing_claim y = pairing_claim_of(two->games, input->round - 1);
	int order = pairing_claim_compare(&x, &y);

	if (x.due != y.due)
		return x.due != PAIRING_NEUTRAL ? x.due : colour_other(y.due);
	/* CAA 25 */
	if (order == 0)
		order = (one->score > two->score) - (one->score < two->score);
	if (order == 0)
		order = lot_stands_before(input, a, b) ? 1 : -1;
	return order > 0 ? x.due : colour_other(x.due);
}

static bool has_played(const struct pairing_player *player, int round, int other)
{
	const struct pairing_game *game = &player->games[round - 1];

	return game->kind == PAIRING_PLAYED && game->opponent == other;
}

int pairing_round_met(const struct pairing_input *input, int a, int b)
{
	for (int round = input->round - 1; round > 0; round--)
		if (has_played(&input->players[a], round, b) ||
			has_played(&input->players[b], round, a))
			return round;
	return 0;
}

bool pairing_have_met(const struct pairing_input *input, int a, int b)
{
	return pairing_round_met(input, a, b) > 0;
}
