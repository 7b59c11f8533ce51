/* Boards in the order of publication. */
#include "config.h"

#include "app/position/draw_order.h"

#include <stdlib.h>

#include "core/board_place.h"
#include "pairing/book/traits.h"

struct placed {
	struct board_place place;
	struct pairing_board board;
};

static struct placed place_of(
	const struct pairing_traits *traits, const int *scores, struct pairing_board board)
{
	const bool by_score = traits->groups != PAIRING_GROUPS_TABLE, bye = board.black < 0;
	const struct board_side white = {by_score ? scores[board.white] : 0, board.white};
	const struct board_side black = {by_score && !bye ? scores[board.black] : 0, board.black};

	return (struct placed){
		board_place_of(white, bye ? NULL : &black, traits->by_both_scores), board};
}

enum status draw_sort(const struct pairing_book *book, const int *scores, struct pairing_draw *draw)
{
	struct placed *places = malloc(((size_t)draw->count + 1) * sizeof(*places));

	if (!places)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < draw->count; i++)
		places[i] = place_of(book->traits, scores, draw->boards[i]);
	qsort(places, (size_t)draw->count, sizeof(*places), board_place_compare);
	for (int i = 0; i < draw->count; i++)
		draw->boards[i] = places[i].board;
	free(places);
	return STATUS_OK;
}
