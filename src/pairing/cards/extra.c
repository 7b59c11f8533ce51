/*
 * Virtual points (acceleration) in the scores.
 */
#include "cards/extra.h"

#include <stdlib.h>

enum { EXTRA_MOST = 1000000 };

int extra_of(const struct pairing_input *input, int player, int r)
{
	return input->extra ? input->extra[(size_t)player * (size_t)input->round + (size_t)r] : 0;
}

static bool is_in_bounds(int score)
{
	return score >= 0 && score <= EXTRA_MOST;
}

/* The score with the virtual points of the round; below 0: out of all bounds. */
static int paired_score(const struct pairing_input *input, int player)
{
	const int score = input->players[player].score,
		  extra = extra_of(input, player, input->round - 1);

	return is_in_bounds(score) && abs(extra) <= EXTRA_MOST ? score + extra : -1;
}

enum pairing_status extra_check(const struct pairing_input *input, struct pairing_blame *blame)
{
	for (int i = 0; i < input->count; i++) {
		if (is_in_bounds(paired_score(input, i)))
			continue;
		if (blame)
			*blame = (struct pairing_blame){.rule = "",
				.player = i,
				.other = PAIRING_NOBODY,
				.text = "A score with its virtual points is out of range.",
				.field = "extra",
				.index = i};
		return PAIRING_BAD_INPUT;
	}
	return PAIRING_OK;
}

enum pairing_status extra_add(const struct pairing_input *input, struct pairing_player **players,
	struct pairing_input *paired)
{
	struct pairing_player *made;

	*players = NULL;
	*paired = *input;
	if (input->count <= 0 || input->round < 1 || !input->players)
		return PAIRING_OK;
	made = malloc((size_t)input->count * sizeof(*made));
	if (!made)
		return PAIRING_NO_MEMORY;
	for (int i = 0; i < input->count; i++) {
		made[i] = input->players[i];
		made[i].score = paired_score(input, i);
	}
	*players = made;
	paired->players = made;
	return PAIRING_OK;
}

enum pairing_status extra_copy(const struct pairing_player *players, int count, int *scores)
{
	for (int i = 0; i < count; i++)
		if (players[i].score < 0)
			return PAIRING_BAD_INPUT;
	for (int i = 0; i < count; i++)
		scores[i] = players[i].score;
	return PAIRING_OK;
}

enum pairing_status extra_scores(const struct pairing_input *input, int *scores)
{
	struct pairing_player *players;
	struct pairing_input paired;
	enum pairing_status status = extra_add(input, &players, &paired);

	if (status == PAIRING_OK)
		status = extra_copy(players, players ? input->count : 0, scores);
	free(players);
	return status;
}
