/* The order of boards: by the points of the higher of the two, then by his rank. */
#include "config.h"

#include "app/repair/board_order.h"

struct ordered_board ordered_board_make(
	struct plain_board board, const int scores[2], const int ranks[2])
{
	const bool black = board.black &&
		(scores[1] > scores[0] || (scores[1] == scores[0] && ranks[1] < ranks[0]));

	return (struct ordered_board){
		.higher = black ? board.black : board.white,
		.lower = black ? board.white : board.black,
		.score = scores[black],
		.rank = ranks[black],
	};
}

int ordered_board_compare(const struct ordered_board *a, const struct ordered_board *b)
{
	return a->score != b->score ? (a->score < b->score) - (a->score > b->score)
				    : (a->rank > b->rank) - (a->rank < b->rank);
}
