/*
 * Accelerated pairings: bands of the players of round 1, each of them an even number, that are
 * kept apart for two rounds.
 *
 * In round 1 each band is a score group of its own: the halves give first quarter against second
 * and third against fourth (28R1, 28R2), the thirds give the sixths (28R3). In round 2 the added
 * score is added once more (28R1), or those who won in a band meet those who did not win in the
 * band above (28R2, 28R3).
 */
#include "uscf/accelerate.h"

/* Was he in the draw of round 1? */
static bool started(const struct pairing_input *input, int player)
{
	const struct pairing_player *record = &input->players[player];

	if (input->round == 1)
		return !record->absent;
	return record->games[0].kind == PAIRING_PLAYED ||
		record->games[0].kind == PAIRING_DEFAULT_WIN ||
		record->games[0].kind == PAIRING_DEFAULT_LOSS ||
		record->games[0].kind == PAIRING_BYE_FORCED;
}

/* The first of so many bands. */
static int band_size(int players, int bands)
{
	return (players + 2 * bands - 1) / (2 * bands) * 2;
}

/* A player with so many bands below his. */
static void raise_score(struct uscf *uscf, int player, int below)
{
	const struct pairing_input *input = uscf->input;
	const int win = input->points.win ? input->points.win : 2;
	const int score = input->players[player].score;

	if (uscf->players[player].score < 0)
		return;
	uscf->players[player].score += below * win;
	if (uscf->options.accelerated != USCF_ACCELERATED_ADDED &&
		input->round == USCF_ACCELERATED_ROUNDS)
		uscf->players[player].score += (score >= win ? win : 0) - score;
}

void uscf_accelerate(struct uscf *uscf)
{
	const struct pairing_input *input = uscf->input;
	const int bands = uscf->options.accelerated == USCF_ACCELERATED_SIXTHS ? 3 : 2;
	int starters = 0, passed = 0, band = 0, end;

	if (!uscf->options.accelerated || !uscf->players || input->round > USCF_ACCELERATED_ROUNDS)
		return;
	for (int i = 0; i < input->count; i++)
		starters += started(input, i);
	end = band_size(starters, bands);
	for (int i = 0; i < input->count; i++) {
		while (passed == end && band + 1 < bands) {
			band++;
			end += band_size(starters - end, bands - band);
		}
		raise_score(uscf, i, bands - 1 - band);
		passed += started(input, i);
	}
}
