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

static struct place place_of(const int *scores, struct pairing_board board)
{
	int high = board.white;

	if (board.black != PAIRING_NOBODY &&
		(scores[board.black] > scores[high] ||
			(scores[board.black] == scores[high] && board.black < high)))
		high = board.black;
	return (struct place){board, board.black == PAIRING_NOBODY, scores[high], high};
}

enum status draw_sort(const int *scores, struct pairing_draw *draw)
{
	struct place *places = malloc(((size_t)draw->count + 1) * sizeof(*places));

	if (!places)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < draw->count; i++)
		places[i] = place_of(scores, draw->boards[i]);
	qsort(places, (size_t)draw->count, sizeof(*places), compare);
	for (int i = 0; i < draw->count; i++)
		draw->boards[i] = places[i].board;
	free(places);
	return STATUS_OK;
}
