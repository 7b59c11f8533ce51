/* The boards that all draws of a set share. */
#include "config.h"

#include "app/forecast/shared_boards.h"

#include <stdlib.h>

static enum status take_first(struct shared_boards *shared, const struct pairing_draw *draw,
	const struct drawn_seats *seats)
{
	shared->boards = calloc((size_t)draw->count + 1, sizeof(*shared->boards));
	shared->labels = calloc((size_t)draw->count + 1, sizeof(*shared->labels));
	if (!shared->boards || !shared->labels) {
		shared_boards_done(shared);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < draw->count; i++) {
		shared->boards[i] = draw->boards[i];
		shared->labels[i] = seats->label[draw->boards[i].white];
	}
	shared->count = draw->count;
	shared->any = true;
	return STATUS_OK;
}

enum status shared_boards_take(struct shared_boards *shared, const struct pairing_draw *draw,
	const struct drawn_seats *seats)
{
	int kept = 0;

	if (!shared->any)
		return take_first(shared, draw, seats);
	for (int i = 0; draw->count > 0 && i < shared->count; i++) {
		const struct pairing_board board = shared->boards[i];

		if (seats->opponent[board.white] != board.black || !seats->white[board.white])
			continue;
		shared->boards[kept] = board;
		shared->labels[kept++] =
			seats->label[board.white] == shared->labels[i] ? shared->labels[i] : 0;
	}
	shared->count = kept;
	return STATUS_OK;
}

bool shared_boards_left(const struct shared_boards *shared)
{
	return !shared->any || shared->count > 0;
}

void shared_boards_done(struct shared_boards *shared)
{
	free(shared->boards);
	free(shared->labels);
	*shared = (struct shared_boards){.any = false};
}
