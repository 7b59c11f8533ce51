/* The boards of a round in the order in which they stand in the hall. */
#include "config.h"

#include "print/draw/boards_in_order.h"

#include <stdlib.h>

#include "core/board_label.h"
#include "core/game.h"
#include "print/list.h"

/* A game by what its board is called. */
struct place {
	int label, number;
};

static int compare_labels(const void *left, const void *right)
{
	const struct place *a = left, *b = right;

	return a->label - b->label;
}

int *boards_in_order(const struct event *event, int section, int round,
	const struct print_style *style, int *count)
{
	const int games = game_count(event, section, round);
	struct place *places = calloc((size_t)games + 1, sizeof(*places));
	int *numbers = calloc((size_t)games + 1, sizeof(*numbers));
	struct game game;

	*count = 0;
	for (int number = 1; places && number <= games; number++)
		if (!list_leaves_out(style, number) &&
			game_find(event, section, round, number, &game) && game.white && game.black)
			places[(*count)++] =
				(struct place){board_label(event, section, round, number), number};
	if (*count > 1)
		qsort(places, (size_t)*count, sizeof(*places), compare_labels);
	for (int i = 0; numbers && i < *count; i++)
		numbers[i] = places[i].number;
	if (!places) {
		free(numbers);
		numbers = NULL;
	}
	free(places);
	return numbers;
}
