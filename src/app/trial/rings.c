/* Rings of boards in which two draws differ. */
#include "config.h"

#include "app/trial/rings.h"

#include <stdlib.h>

/*
 * `leader` makes sets of cards (find with path halving); one node behind the cards stands for the
 * bye. `at` is the board of a card in draw a, -1: none.
 */
struct search {
	const struct pairing_draw *a, *b;
	int players;
	int *leader, *at, *number;
};

static int find(int *leader, int node)
{
	while (leader[node] != node) {
		leader[node] = leader[leader[node]];
		node = leader[node];
	}
	return node;
}

static void join_board(const struct search *search, const struct pairing_board *board)
{
	const int other = board->black == PAIRING_NOBODY ? search->players : board->black;
	const int x = find(search->leader, board->white), y = find(search->leader, other);

	search->leader[x > y ? x : y] = x > y ? y : x;
}

static bool same_board(const struct pairing_board *x, const struct pairing_board *y)
{
	return x->white == y->white && x->black == y->black;
}

/* The board of a that is this one, or -1. */
static int twin(const struct search *search, const struct pairing_board *board)
{
	const int at = search->at[board->white];

	return at >= 0 && same_board(&search->a->boards[at], board) ? at : -1;
}

static void number_boards(
	const struct search *search, const struct pairing_draw *draw, int *of, struct rings *rings)
{
	for (int i = 0; i < draw->count; i++) {
		int *number;

		if (of[i] < 0)
			continue;
		number = &search->number[find(search->leader, draw->boards[i].white)];
		if (*number < 0)
			*number = rings->count++;
		of[i] = *number;
	}
}

static void fill_rings(const struct search *search, struct rings *rings)
{
	for (int i = 0; i <= search->players; i++) {
		search->leader[i] = i;
		search->at[i] = search->number[i] = -1;
	}
	for (int i = 0; i < search->a->count; i++) {
		search->at[search->a->boards[i].white] = i;
		rings->of_a[i] = 0;
	}
	for (int i = 0; i < search->b->count; i++) {
		const int of = twin(search, &search->b->boards[i]);

		rings->of_b[i] = of >= 0 ? -1 : 0;
		if (of >= 0)
			rings->of_a[of] = -1;
		else
			join_board(search, &search->b->boards[i]);
	}
	for (int i = 0; i < search->a->count; i++)
		if (rings->of_a[i] >= 0)
			join_board(search, &search->a->boards[i]);
	number_boards(search, search->b, rings->of_b, rings);
	number_boards(search, search->a, rings->of_a, rings);
}

enum status rings_find(const struct pairing_draw *a, const struct pairing_draw *b, int players,
	struct rings *rings)
{
	const size_t nodes = (size_t)players + 1;
	struct rings made = {.of_a = malloc(((size_t)a->count + 1) * sizeof(int)),
		.of_b = malloc(((size_t)b->count + 1) * sizeof(int))};
	int *memory = malloc(3 * nodes * sizeof(*memory));
	struct search search = {.a = a, .b = b, .players = players};

	if (!memory || !made.of_a || !made.of_b) {
		free(memory);
		rings_done(&made);
		return STATUS_NO_MEMORY;
	}
	search.leader = memory;
	search.at = memory + nodes;
	search.number = memory + 2 * nodes;
	fill_rings(&search, &made);
	free(memory);
	*rings = made;
	return STATUS_OK;
}

void rings_done(struct rings *rings)
{
	free(rings->of_a);
	free(rings->of_b);
	*rings = (struct rings){0};
}

enum status rings_mix(const struct pairing_draw *a, const struct pairing_draw *b,
	const struct rings *rings, int ring, struct pairing_draw *mixed)
{
	struct pairing_draw made = {
		malloc(((size_t)a->count + (size_t)b->count + 1) * sizeof(*made.boards)), 0};

	if (!made.boards)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < b->count; i++)
		if (rings->of_b[i] != ring)
			made.boards[made.count++] = b->boards[i];
	for (int i = 0; i < a->count; i++)
		if (rings->of_a[i] == ring)
			made.boards[made.count++] = a->boards[i];
	*mixed = made;
	return STATUS_OK;
}
