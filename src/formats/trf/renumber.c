/* Other starting numbers for the players of a report. */
#include "formats/trf/trf.h"

#include <stdlib.h>
#include <string.h>

/* All that is there for each player, in the new order; NULL where it is not there. */
struct moved {
	struct trf_player *players;
	struct trf_game *games;
	int *virtual2, *bonus2;
	int *to; /* the new index of each player */
};

static void release(struct moved *moved)
{
	free(moved->players);
	free(moved->games);
	free(moved->virtual2);
	free(moved->bonus2);
	free(moved->to);
}

static bool make_room(const struct trf *trf, struct moved *moved)
{
	const size_t count = (size_t)trf->count, cells = count * (size_t)trf->columns;

	moved->players = calloc(count + 1, sizeof(*moved->players));
	moved->games = calloc(cells + 1, sizeof(*moved->games));
	moved->to = calloc(count + 1, sizeof(*moved->to));
	moved->virtual2 = trf->virtual2 ? calloc(cells + 1, sizeof(*moved->virtual2)) : NULL;
	moved->bonus2 = trf->bonus2 ? calloc(cells + 1, sizeof(*moved->bonus2)) : NULL;
	return moved->players && moved->games && moved->to && (!trf->virtual2 || moved->virtual2) &&
		(!trf->bonus2 || moved->bonus2);
}

static void move_player(const struct trf *trf, int from, struct moved *moved)
{
	const size_t columns = (size_t)trf->columns, at = (size_t)moved->to[from] * columns,
		     before = (size_t)from * columns;

	moved->players[moved->to[from]] = trf->players[from];
	for (size_t i = 0; i < columns; i++) {
		moved->games[at + i] = trf->games[before + i];
		if (trf->games[before + i].opponent >= 0)
			moved->games[at + i].opponent = moved->to[trf->games[before + i].opponent];
		if (moved->virtual2)
			moved->virtual2[at + i] = trf->virtual2[before + i];
		if (moved->bonus2)
			moved->bonus2[at + i] = trf->bonus2[before + i];
	}
}

enum status trf_renumber(struct trf *trf, const int *numbers)
{
	struct moved moved = {.players = NULL}, old;

	if (!make_room(trf, &moved)) {
		release(&moved);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < trf->count; i++) {
		trf->players[i].number = numbers[i];
		for (int k = 0; k < trf->count; k++)
			moved.to[i] += numbers[k] < numbers[i];
	}
	for (int i = 0; i < trf->count; i++)
		move_player(trf, i, &moved);
	for (int i = 0; i < trf->nmembers; i++)
		trf->members[i] = moved.to[trf->members[i]];
	for (int i = 0; trf->file_order && i < trf->count; i++)
		trf->file_order[i] = moved.to[trf->file_order[i]];
	old = (struct moved){trf->players, trf->games, trf->virtual2, trf->bonus2, moved.to};
	trf->players = moved.players;
	trf->games = moved.games;
	trf->virtual2 = moved.virtual2;
	trf->bonus2 = moved.bonus2;
	release(&old);
	return STATUS_OK;
}
