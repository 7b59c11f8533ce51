/*
 * The scores by which a US Chess round is paired, and what floated by them.
 */
#include <stdlib.h>

#include "cards/extra.h"
#include "uscf/accelerate.h"
#include "uscf/uscf.h"

/* Scores with virtual points to those by which the round of uscf->input is paired. */
static enum pairing_status accelerate(
	const struct pairing_input *input, const struct uscf_options *options, int *scores)
{
	struct uscf uscf = {.input = input, .options = *options};
	enum pairing_status status = extra_add(input, &uscf.players, &uscf.paired);

	if (status != PAIRING_OK || !uscf.players)
		return status;
	uscf_accelerate(&uscf);
	status = extra_copy(uscf.players, input->count, scores);
	free(uscf.players);
	return status;
}

enum pairing_status uscf_scores(const struct pairing_input *input, int *scores)
{
	struct uscf_options options;
	const enum pairing_status status = uscf_options_read(input, &options, NULL);

	return status == PAIRING_OK ? accelerate(input, &options, scores) : status;
}

/* Was he on a board, or had he the bye of the draw? */
static bool was_drawn(const struct pairing_game *game)
{
	return game->opponent != PAIRING_NOBODY || game->kind == PAIRING_BYE_FORCED;
}

/* The input as it was when an earlier round was drawn: *players and *extra are for free(). */
static bool go_back(const struct pairing_input *input, int round, struct pairing_input *then,
	struct pairing_player **players, int **extra)
{
	const size_t count = (size_t)input->count, rounds = (size_t)round;

	*players = malloc((count + 1) * sizeof(**players));
	*extra = malloc((count * rounds + 1) * sizeof(**extra));
	if (!*players || !*extra)
		return false;
	for (size_t i = 0; i < count; i++) {
		struct pairing_player *player = &(*players)[i];

		*player = input->players[i];
		player->absent = !was_drawn(&player->games[round - 1]);
		for (int r = round - 1; r < input->round - 1; r++)
			player->score -= player->games[r].points;
		for (int r = 0; r < round; r++)
			(*extra)[i * rounds + (size_t)r] = extra_of(input, (int)i, r);
	}
	*then = *input;
	then->players = *players;
	then->round = round;
	then->extra = *extra;
	return true;
}

static void compare(
	const struct pairing_input *input, int round, const int *scores, enum pairing_float *floats)
{
	for (int i = 0; i < input->count; i++) {
		const struct pairing_game *game = &input->players[i].games[round - 1];

		floats[i] = game->floated;
		if (game->opponent >= 0)
			floats[i] = scores[i] > scores[game->opponent] ? PAIRING_FLOAT_DOWN
				: scores[i] < scores[game->opponent]   ? PAIRING_FLOAT_UP
								       : PAIRING_LEVEL;
	}
}

/*
 * A round whose scores were other than those of the games before it; else the cards have the marks.
 */
enum pairing_status uscf_floats(
	const struct pairing_input *input, int round, enum pairing_float *floats)
{
	struct uscf_options options;
	struct pairing_player *players = NULL;
	struct pairing_input then;
	int *extra = NULL, *scores;
	enum pairing_status status = uscf_options_read(input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	if (!input->extra && (!options.accelerated || round > USCF_ACCELERATED_ROUNDS)) {
		for (int i = 0; i < input->count; i++)
			floats[i] = input->players[i].games[round - 1].floated;
		return PAIRING_OK;
	}
	status = PAIRING_NO_MEMORY;
	scores = calloc((size_t)input->count + 1, sizeof(*scores));
	if (scores && go_back(input, round, &then, &players, &extra))
		status = accelerate(&then, &options, scores);
	if (status == PAIRING_OK)
		compare(input, round, scores, floats);
	free(scores);
	free(players);
	free(extra);
	return status;
}
