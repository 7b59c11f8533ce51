/*
 * A draw from the opponents of its cards.
 */
#include "cards/mates.h"

#include <stdlib.h>

enum pairing_status mates_draw(
	const struct field *field, const int *mate, mates_colour colour, struct pairing_draw *draw)
{
	struct pairing_draw made = {
		malloc(((size_t)field->count / 2 + 1) * sizeof(*made.boards)), 0};

	if (!made.boards)
		return PAIRING_NO_MEMORY;
	for (int a = 0; a < field->count; a++) {
		const int b = mate[a], player = field->card[a].player;

		if (b < 0 || b >= field->count) {
			made.boards[made.count++] = (struct pairing_board){player, PAIRING_NOBODY};
		} else if (b > a) {
			const int other = field->card[b].player;
			const enum pairing_colour pinned = field_pinned_colour(field, a, b);
			const bool black =
				(pinned != PAIRING_NEUTRAL ? pinned : colour(field, a, b)) ==
				PAIRING_BLACK;

			made.boards[made.count++] = (struct pairing_board){
				black ? other : player, black ? player : other};
		}
	}
	pairing_draw_order(field->input, &made);
	*draw = made;
	return PAIRING_OK;
}
