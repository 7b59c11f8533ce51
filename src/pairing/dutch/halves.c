/*
 * Perfect matching of rows with columns that is first in the order of rows: augmenting paths over
 * sets of bits.
 */
#include "dutch/halves.h"

#include <string.h>

bool halves_init(struct halves *halves, int count, struct arena *arena)
{
	const size_t n = (size_t)count, words = (n + 63) / 64;

	*halves = (struct halves){.count = count, .words = (int)words};
	halves->edges = arena_alloc(arena, n * words, sizeof(uint64_t));
	halves->back = arena_alloc(arena, n * words, sizeof(uint64_t));
	halves->seen = arena_alloc(arena, words, sizeof(uint64_t));
	halves->open = arena_alloc(arena, words, sizeof(uint64_t));
	halves->column_of = arena_alloc(arena, n, sizeof(int));
	halves->row_of = arena_alloc(arena, n, sizeof(int));
	halves->from = arena_alloc(arena, n, sizeof(int));
	halves->queue = arena_alloc(arena, n, sizeof(int));
	return halves->edges && halves->back && halves->seen && halves->open && halves->column_of &&
		halves->row_of && halves->from && halves->queue;
}

static uint64_t *set_of(const struct halves *halves, uint64_t *sets, int i)
{
	return sets + (size_t)i * (size_t)halves->words;
}

static uint64_t bit_of(int i)
{
	return UINT64_C(1) << ((unsigned)i % 64);
}

void halves_join(struct halves *halves, int row, int column)
{
	set_of(halves, halves->edges, row)[column / 64] |= bit_of(column);
	set_of(halves, halves->back, column)[row / 64] |= bit_of(row);
}

void halves_part(struct halves *halves, int row, int column)
{
	set_of(halves, halves->edges, row)[column / 64] &= ~bit_of(column);
	set_of(halves, halves->back, column)[row / 64] &= ~bit_of(row);
}

/* Add the second set to the first. */
static void unite(const struct halves *halves, uint64_t *set, const uint64_t *more)
{
	for (int k = 0; k < halves->words; k++)
		set[k] |= more[k];
}

/* Those who suit a kind are one set, which all of that kind get. */
bool halves_join_kinds(struct halves *halves, const struct halves_kinds *kinds, struct arena *arena)
{
	const int n = kinds->kinds;
	uint64_t *sets = arena_alloc(arena, 4 * (size_t)n * (size_t)halves->words, sizeof(*sets));

	if (!sets)
		return false;
	/* rows and columns of a kind, then columns and rows that suit it */
	for (int x = 0; x < kinds->rows; x++)
		set_of(halves, sets, kinds->row[x])[x / 64] |= bit_of(x);
	for (int y = 0; y < kinds->columns; y++)
		set_of(halves, sets, n + kinds->column[y])[y / 64] |= bit_of(y);
	for (int one = 0; one < n; one++)
		for (int two = 0; two < n; two++) {
			if (!kinds->suited[one * n + two])
				continue;
			unite(halves, set_of(halves, sets, 2 * n + one),
				set_of(halves, sets, n + two));
			unite(halves, set_of(halves, sets, 3 * n + two), set_of(halves, sets, one));
		}
	for (int x = 0; x < kinds->rows; x++)
		unite(halves, set_of(halves, halves->edges, x),
			set_of(halves, sets, 2 * n + kinds->row[x]));
	for (int y = 0; y < kinds->columns; y++)
		unite(halves, set_of(halves, halves->back, y),
			set_of(halves, sets, 3 * n + kinds->column[y]));
	return true;
}

/* The top six bits of 2^i times this number differ for each i. */
static int lowest_bit(uint64_t word)
{
	static const signed char place[64] = {0, 1, 48, 2, 57, 49, 28, 3, 61, 58, 50, 42, 38, 29,
		17, 4, 62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5, 63, 47, 56,
		27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11, 46, 26, 40, 15, 34, 20, 31, 10,
		25, 14, 19, 9, 13, 8, 7, 6};

	return place[((word & (~word + 1)) * UINT64_C(0x03f79d71b4cb0a89)) >> 58];
}

/* Match rows along the order as far as that goes. */
static void start(struct halves *halves)
{
	for (int k = 0; k < halves->words; k++)
		halves->open[k] = ~UINT64_C(0);
	for (int row = 0; row < halves->count; row++) {
		const uint64_t *edges = set_of(halves, halves->edges, row);

		halves->column_of[row] = -1;
		for (int k = 0; k < halves->words && halves->column_of[row] < 0; k++) {
			const uint64_t free_ones = edges[k] & halves->open[k];

			if (free_ones == 0)
				continue;
			halves->column_of[row] = 64 * k + lowest_bit(free_ones);
			halves->row_of[halves->column_of[row]] = row;
			halves->open[k] &= ~bit_of(halves->column_of[row]);
		}
	}
}

/*
 * From a free column go back over rows (from `first` on) that could take it, to the columns those
 * would leave, and so on: from[] of such a row is the column it would take. Stops at `goal`, a row
 * without a column, if that is reached.
 */
static bool search(struct halves *halves, int column, int first, int goal)
{
	int head = 0, tail = 0;

	memset(halves->seen, 0, (size_t)halves->words * sizeof(uint64_t));
	halves->queue[tail++] = column;
	while (head < tail) {
		const int to = halves->queue[head++];
		const uint64_t *back = set_of(halves, halves->back, to);

		for (int k = first / 64; k < halves->words; k++) {
			uint64_t fresh = back[k] & ~halves->seen[k];

			if (k == first / 64)
				fresh &= ~UINT64_C(0) << (first % 64);
			halves->seen[k] |= fresh;
			for (; fresh != 0; fresh &= fresh - 1) {
				const int row = 64 * k + lowest_bit(fresh);

				halves->from[row] = to;
				if (row == goal)
					return true;
				if (halves->column_of[row] >= 0)
					halves->queue[tail++] = halves->column_of[row];
			}
		}
	}
	return false;
}

/*
 * Let the row take the column that the search found for it, the row there its own, until the free
 * column is taken.
 */
static void shift(struct halves *halves, int row, int column, int end)
{
	for (;;) {
		const int pushed = column == end ? -1 : halves->row_of[column];

		halves->column_of[row] = column;
		halves->row_of[column] = row;
		if (pushed < 0)
			return;
		row = pushed;
		column = halves->from[row];
	}
}

/* Give every row a column. */
static bool complete(struct halves *halves)
{
	for (int row = 0, column = 0; row < halves->count; row++) {
		bool found = false;

		if (halves->column_of[row] >= 0)
			continue;
		/* any free column may be the end of the path: look from each */
		for (column = 0; column < halves->count && !found; column++) {
			if (!(halves->open[column / 64] & bit_of(column)) ||
				!search(halves, column, 0, row))
				continue;
			found = true;
			shift(halves, row, halves->from[row], column);
			halves->open[column / 64] &= ~bit_of(column);
		}
		if (!found)
			return false;
	}
	return true;
}

/* The least column of the row, not below `least`, that the search has reached; or -1. */
static int least_reached(const struct halves *halves, int row, const uint64_t *reached)
{
	const uint64_t *edges = set_of(halves, halves->edges, row);

	for (int k = 0; k < halves->words; k++)
		if (edges[k] & reached[k])
			return 64 * k + lowest_bit(edges[k] & reached[k]);
	return -1;
}

/* The least column of the row that is open and whose owner the search has seen; its own at last. */
static int next_reached(const struct halves *halves, int row, int column, const uint64_t *open)
{
	const uint64_t *edges = set_of(halves, halves->edges, row);

	for (int k = 0; k <= column / 64; k++) {
		uint64_t candidates = edges[k] & open[k];

		for (; candidates != 0; candidates &= candidates - 1) {
			const int at = 64 * k + lowest_bit(candidates), owner = halves->row_of[at];

			if (at == column || halves->seen[owner / 64] & bit_of(owner))
				return at;
		}
	}
	return column;
}

/* Give the row its least column, the rows before it keeping theirs. */
static void prefer(struct halves *halves, int row)
{
	const int column = halves->column_of[row];
	uint64_t *reached = halves->open;
	int least;

	/* all columns that no earlier row has: is the least of them his already? */
	least = least_reached(halves, row, reached);
	if (least != column && least >= 0) {
		if (!search(halves, column, row + 1, halves->row_of[least]))
			least = next_reached(halves, row, column, reached);
		if (least != column)
			shift(halves, row, least, column);
	}
	reached[halves->column_of[row] / 64] &= ~bit_of(halves->column_of[row]);
}

bool halves_solve(struct halves *halves)
{
	start(halves);
	if (!complete(halves))
		return false;
	for (int k = 0; k < halves->words; k++)
		halves->open[k] = ~UINT64_C(0);
	for (int row = 0; row < halves->count; row++)
		prefer(halves, row);
	return true;
}
