/* The most valuable prizes that can be given to different players. */
#include "core/prizes/assignment.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *left, const void *right)
{
	const struct assignment_prize *a = left, *b = right;

	if (a->amount != b->amount)
		return a->amount > b->amount ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	return (a->order > b->order) - (a->order < b->order);
}

struct search {
	const struct assignment_prize *prizes;
	const bool *is_open;
	int players;
	int *prize_of;
	bool *seen; /* by player: it is no use to ask him again */
};

/* Give the prize to somebody, who may hand on the one that he has. */
static bool give(const struct search *search, int prize)
{
	const bool *is_open =
		search->is_open + (size_t)search->prizes[prize].kind * (size_t)search->players;

	for (int i = 0; i < search->players; i++) {
		if (!is_open[i] || search->seen[i])
			continue;
		search->seen[i] = true;
		if (search->prize_of[i] < 0 || give(search, search->prize_of[i])) {
			search->prize_of[i] = prize;
			return true;
		}
	}
	return false;
}

int64_t assignment_find(
	struct assignment_prize *prizes, int count, const bool *is_open, int players, int *prize_of)
{
	struct search search = {prizes, is_open, players, prize_of,
		calloc((size_t)players + 1, sizeof(*search.seen))};
	int64_t sum = 0;
	int given = 0;

	if (!search.seen)
		return -1;
	qsort(prizes, (size_t)count, sizeof(*prizes), compare);
	for (int i = 0; i < players; i++)
		prize_of[i] = -1;
	for (int i = 0; i < count && given < players; i++) {
		memset(search.seen, 0, (size_t)players * sizeof(*search.seen));
		if (give(&search, i)) {
			sum += prizes[i].amount;
			given++;
		}
	}
	free(search.seen);
	return sum;
}
