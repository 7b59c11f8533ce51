/* Standings: points, then rank order. */
#include "core/event.h"

#include <stdlib.h>

/* Until the ranks are known, `rank` holds the place in rank order. */
static int compare_standings(const void *left, const void *right)
{
	const struct standing *a = left, *b = right;

	if (a->points2 != b->points2)
		return a->points2 > b->points2 ? -1 : 1;
	return (a->rank > b->rank) - (a->rank < b->rank);
}

bool player_has_left(const struct player *player, int through)
{
	return player && player->leaves != 0 && player->leaves <= through + 1;
}

bool event_any_left(const struct event *event, int section, int through)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (player_has_left(&rows[i].as.player, through))
			return true;
	return false;
}

enum status event_standings(
	const struct event *event, int section, int through, struct standing **rows, int *count)
{
	struct standing *standings;
	int *pins, players;
	enum status status = event_rank_order(event, section, &pins, &players);

	if (status != STATUS_OK)
		return status;
	standings = malloc(((size_t)players + 1) * sizeof(*standings));
	if (standings == NULL) {
		free(pins);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < players; i++)
		standings[i] = (struct standing){
			.pin = pins[i],
			.points2 = event_points2(event, section, pins[i], through),
			.rank = i,
		};
	free(pins);
	qsort(standings, (size_t)players, sizeof(*standings), compare_standings);
	for (int i = 0; i < players; i++)
		standings[i].rank = i > 0 && standings[i].points2 == standings[i - 1].points2
			? standings[i - 1].rank
			: i + 1;
	*rows = standings;
	*count = players;
	return STATUS_OK;
}
