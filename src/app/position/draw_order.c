/* Boards in the order of publication. */
#include "config.h"

#include "app/position/draw_order.h"

#include <stdlib.h>

struct place {
	struct pairing_board board;
	int bye, score, rank;
};

static int compare(const void *left, const void *right)
{
	const struct place *a = left, *b = right;

	if (a->bye != b->bye)
		return a->bye - b->bye;
	return a->score != b->score ? b->score - a->score : a->rank - b->rank;
}

static struct place place_of(bool by_score, const int *scores, struct pairing_board board)
{
	const int black = board.black;
	int high = board.white, score;

	if (black != PAIRING_NOBODY && by_score && scores[black] != scores[high])
		high = scores[black] > scores[high] ? black : high;
	else if (black != PAIRING_NOBODY && black < high)
		high = black;
	score = by_score ? scores[high] : 0;
	return (struct place){board, black == PAIRING_NOBODY, score, high};
}

enum status draw_sort(const struct pairing_book *book, const int *scores, struct pairing_draw *draw)
{
	const bool by_score = book->groups != PAIRING_GROUPS_TABLE;
	struct place *places = malloc(((size_t)draw->count + 1) * sizeof(*places));

	if (!places)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < draw->count; i++)
		places[i] = place_of(by_score, scores, draw->boards[i]);
	qsort(places, (size_t)draw->count, sizeof(*places), compare);
	for (int i = 0; i < draw->count; i++)
		draw->boards[i] = places[i].board;
	free(places);
	return STATUS_OK;
}
