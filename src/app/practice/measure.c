/* What can be counted in an exercise, and the level that comes of it. */
#include "config.h"

#include "app/practice/measure.h"

#include <stdlib.h>

/* The opponent of each card: an index, PAIRING_NOBODY for the bye, PAIRING_OUTSIDE: not seated. */
static int *opponents_of(const struct pairing_input *input, const struct pairing_draw *draw)
{
	int *opponent = malloc(((size_t)input->count + 1) * sizeof(*opponent));

	for (int i = 0; opponent && i < input->count; i++)
		opponent[i] = PAIRING_OUTSIDE;
	for (int i = 0; opponent && i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		opponent[board->white] = board->black;
		if (board->black != PAIRING_NOBODY)
			opponent[board->black] = board->white;
	}
	return opponent;
}

static int transfers_on(const struct pairing_input *input, const struct pairing_board *board)
{
	const struct pairing_claim white =
		pairing_claim_of(input->players[board->white].games, input->round - 1);
	const struct pairing_claim black =
		pairing_claim_of(input->players[board->black].games, input->round - 1);

	return (white.due == PAIRING_BLACK) + (black.due == PAIRING_WHITE);
}

static void count_boards(const struct pairing_input *input, const struct pairing_draw *draw,
	struct practice_features *features)
{
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		features->cards += board->black == PAIRING_NOBODY ? 1 : 2;
		if (board->black == PAIRING_NOBODY)
			continue;
		features->floats +=
			input->players[board->white].score != input->players[board->black].score;
		features->transfers += transfers_on(input, board);
	}
}

static bool is_seated(const int *opponent, int card)
{
	return opponent[card] != PAIRING_OUTSIDE;
}

/* Does the card stand above the mid-line of its score? */
static bool is_above(const struct pairing_input *input, const int *opponent, int card)
{
	const int score = input->players[card].score;
	int count = 0, up = 0, down = 0, place = 0;

	for (int i = 0; i < input->count; i++) {
		if (!is_seated(opponent, i) || input->players[i].score != score)
			continue;
		place += i < card;
		count++;
		if (opponent[i] == PAIRING_NOBODY || input->players[opponent[i]].score < score)
			down++;
		else if (input->players[opponent[i]].score > score)
			up++;
	}
	return place < pairing_mid_line(count, up, down);
}

/* The pairs of a card and those of its score behind it. */
static void count_pairs(const struct pairing_input *input, const int *opponent, int card,
	struct practice_features *features)
{
	const struct pairing_player *one = &input->players[card];
	bool first = true;

	for (int i = 0; i < input->count; i++) {
		const struct pairing_player *other = &input->players[i];

		if (i == card || !is_seated(opponent, i) || other->score != one->score)
			continue;
		first = first && i > card;
		if (i < card)
			continue;
		features->met += pairing_have_met(input, card, i);
		features->clubs += one->club > 0 && one->club == other->club;
		if (opponent[card] == i)
			features->crossings +=
				is_above(input, opponent, card) == is_above(input, opponent, i);
	}
	features->groups += first;
}

enum status practice_measure(const struct pairing_input *input, const struct pairing_draw *draw,
	struct practice_features *features)
{
	int *opponent = opponents_of(input, draw);

	if (!opponent)
		return STATUS_NO_MEMORY;
	*features = (struct practice_features){.cards = 0};
	count_boards(input, draw, features);
	for (int i = 0; i < input->count; i++)
		if (is_seated(opponent, i))
			count_pairs(input, opponent, i, features);
	free(opponent);
	return STATUS_OK;
}

int practice_level(const struct practice_features *features)
{
	static const int most[] = {4, 7, 12, 20};
	const int points = features->cards / 4 + features->groups - 1 + 2 * features->floats +
		features->transfers + 2 * features->crossings +
		(features->met + features->clubs) / 2;
	int level = 1;

	while (level < PRACTICE_LEVELS && points > most[level - 1])
		level++;
	return level;
}
