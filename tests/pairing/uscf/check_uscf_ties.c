/*
 * A US Chess draw does not depend on which of several equally good matchings is found: vertices are
 * handed to the matching in other orders, and every draw stays what it was. Tournaments are drawn
 * by the engine from the first round on, so each of their rounds counts.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "match/matching.h"
#include "match/random.h"
#include "pairing_generate.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"

enum { TOURNAMENTS = 200, FIELDS = 600, ORDERS = 4, PAIRS_MOST = 64, OPTIONS_MOST = 24 };

/* The linker puts the first in the place of matching_solve, and that in the place of the other. */
enum matching_status __wrap_matching_solve(
	const struct matching_graph *graph, struct arena *arena, struct matching *matching);
enum matching_status __real_matching_solve(
	const struct matching_graph *graph, struct arena *arena, struct matching *matching);

static int order;  /* 0: as they come, 1: from the last to the first, else at random */
static long other; /* matchings that were not the one found in the first order */

/* to[v]: the number of vertex v in this order. */
static void make_order(int count, int *to)
{
	uint64_t state = (uint64_t)(order * 1000 + count);

	for (int v = 0; v < count; v++)
		to[v] = order == 1 ? count - 1 - v : v;
	for (int left = count; order > 1 && left > 1; left--) {
		const int k = random_below(&state, left), kept = to[left - 1];

		to[left - 1] = to[k];
		to[k] = kept;
	}
}

static struct matching_graph reorder(
	const struct matching_graph *graph, const int *to, struct arena *arena)
{
	const size_t n = (size_t)graph->count, width = (size_t)graph->width;
	bool *edge = arena_alloc(arena, n * n, sizeof(*edge));
	int64_t *weight = arena_alloc(arena, n * n * width, sizeof(*weight));

	ck_assert(edge && weight);
	for (size_t u = 0; u < n; u++) {
		for (size_t v = 0; v < n; v++) {
			const size_t from = u * n + v, at = (size_t)to[u] * n + (size_t)to[v];

			edge[at] = graph->edge[from];
			if (edge[at])
				memcpy(weight + at * width, graph->weight + from * width,
					width * sizeof(*weight));
		}
	}
	return (struct matching_graph){graph->count, graph->width, edge, weight};
}

/* The result in the caller's numbers. */
static struct matching put_back(const struct matching_graph *graph, const int *to,
	const struct matching *matching, struct arena *arena)
{
	const size_t n = (size_t)graph->count, width = (size_t)graph->width;
	struct matching back = *matching;
	int *from = arena_alloc(arena, n, sizeof(*from));

	back.mate = arena_alloc(arena, n, sizeof(*back.mate));
	back.dual = arena_alloc(arena, n * width, sizeof(*back.dual));
	ck_assert(from && back.mate && back.dual);
	for (int v = 0; v < graph->count; v++)
		from[to[v]] = v;
	for (size_t v = 0; v < n; v++) {
		back.mate[v] = from[matching->mate[to[v]]];
		memcpy(back.dual + v * width, matching->dual + (size_t)to[v] * width,
			width * sizeof(*back.dual));
	}
	for (int b = 0; b < back.nblossoms; b++) {
		int *member = arena_alloc(arena, (size_t)back.blossom[b].count, sizeof(*member));

		ck_assert_ptr_nonnull(member);
		for (int i = 0; i < back.blossom[b].count; i++)
			member[i] = from[matching->blossom[b].member[i]];
		back.blossom[b].member = member;
	}
	return back;
}

enum matching_status __wrap_matching_solve(
	const struct matching_graph *graph, struct arena *arena, struct matching *matching)
{
	int *to = arena_alloc(arena, (size_t)graph->count, sizeof(*to));
	struct matching usual, found;
	struct matching_graph changed;
	enum matching_status status = __real_matching_solve(graph, arena, &usual);

	ck_assert_ptr_nonnull(to);
	if (order == 0 || status != MATCHING_OK) {
		if (status == MATCHING_OK)
			*matching = usual;
		return status;
	}
	make_order(graph->count, to);
	changed = reorder(graph, to, arena);
	ck_assert_int_eq(__real_matching_solve(&changed, arena, &found), MATCHING_OK);
	*matching = put_back(graph, to, &found, arena);
	other +=
		memcmp(matching->mate, usual.mate, (size_t)graph->count * sizeof(*usual.mate)) != 0;
	return status;
}

/* Boards of one draw, none if there is no draw. */
struct boards {
	struct pairing_board board[PAIRS_MOST];
	int count;
};

static void draw(const struct pairing_input *input, struct boards *boards)
{
	struct pairing_draw drawn = {0};

	*boards = (struct boards){.count = 0};
	if (pairing_best(pairing_book_find("uscf"), input, &drawn, NULL) == PAIRING_OK) {
		ck_assert_int_le(drawn.count, PAIRS_MOST);
		boards->count = drawn.count;
		memcpy(boards->board, drawn.boards, (size_t)drawn.count * sizeof(*drawn.boards));
	}
	pairing_draw_done(&drawn);
}

static void draw_tournament(uint64_t seed, struct boards *boards)
{
	uint64_t state = seed;
	const struct pairing_recipe recipe = {.book = pairing_book_find("uscf"),
		.seed = seed,
		.players = {16, 90},
		.rounds = {5, 9},
		.played = 2 + random_below(&state, 6),
		.ratings = {1000, 2400},
		.draws = {2000, 4000},
		.forfeits = {0, 400},
		.half_byes = {0, 800},
		.zero_byes = {0, 500},
		.withdrawals = {0, 600},
		.late_entries = {0, 600},
		.clubs = {0, 12}};
	struct pairing_tournament tournament = {0};

	*boards = (struct boards){.count = 0};
	if (pairing_generate(&recipe, &tournament, NULL) == PAIRING_OK)
		draw(&tournament.input, boards);
	pairing_tournament_done(&tournament);
}

static void draw_field(uint64_t seed, struct boards *boards)
{
	const struct pairing_book *book = pairing_book_find("uscf");
	uint64_t state = seed;
	int options[OPTIONS_MOST];
	struct random_field field;

	random_field_make(&field, seed, 4, 13);
	ck_assert_int_le(book->noptions, OPTIONS_MOST);
	for (int i = 0; i < book->noptions; i++)
		options[i] = book->options[i].value;
	options[pairing_book_option(book, "teams")] = random_below(&state, 4);
	options[pairing_book_option(book, "interchanges")] = random_below(&state, 3);
	options[pairing_book_option(book, "harkness")] = random_below(&state, 2);
	field.input.options = options; /* the field's own are the British ones, and fewer */
	draw(&field.input, boards);
}

static void compare(int seeds, void (*make)(uint64_t seed, struct boards *boards))
{
	long drawn = 0;

	for (int seed = 1; seed <= seeds; seed++) {
		struct boards first, boards;

		order = 0;
		make((uint64_t)seed, &first);
		drawn += first.count > 0;
		for (order = 1; order < ORDERS; order++) {
			make((uint64_t)seed, &boards);
			ck_assert_msg(boards.count == first.count &&
					memcmp(boards.board, first.board,
						(size_t)first.count * sizeof(*first.board)) == 0,
				"seed %d, order %d", seed, order);
		}
	}
	ck_assert_int_gt(drawn, seeds / 4);
	ck_assert_int_gt(other, 0);
}

START_TEST(tournaments_are_drawn_the_same)
{
	compare(TOURNAMENTS, draw_tournament);
}
END_TEST

START_TEST(fields_are_drawn_the_same)
{
	compare(FIELDS, draw_field);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ties");

	tcase_add_test(tcase, tournaments_are_drawn_the_same);
	tcase_add_test(tcase, fields_are_drawn_the_same);
	tcase_set_timeout(tcase, 300);
	return suite_run("uscf_ties", tcase, NULL);
}
