/*
 * Lists with an entry a card over what is open.
 *
 * A matching uses one edge of each vertex, so the entries of a vertex add up to one of them: they
 * fit in as many bits as the largest one has, and a word of the matching holds those of many
 * vertices, the first one highest. A vertex whose mate has its least entry needs none: no matching
 * is better, and those that are worse are cut off.
 */
#include "match/settle.h"

enum { COLUMN_BITS = 43, COLUMNS_MOST = 6 }; /* words stay below 2^44 */

struct digits {
	const struct matching_open *open;
	settle_entry entry;
	const void *context;
	int *column; /* by vertex; -1: its entry is not open */
	int *shift;
	int columns;
	int *value; /* the entries of one vertex */
};

/* The bits of the entries of a vertex, 0 when all are the same. */
static int bits_of(const struct digits *digits, int u)
{
	int least = 0, most = 0, bits = 0;
	bool any = false;

	for (int v = 0; v < digits->open->count; v++) {
		if (!settle_is_open(digits->open, u, v))
			continue;
		const int entry = digits->entry(digits->context, u, v);

		least = !any || entry < least ? entry : least;
		most = !any || entry > most ? entry : most;
		any = true;
	}
	if (least == most)
		return 0;
	while (most >> bits > 0)
		bits++;
	return bits;
}

/*
 * Fill the columns, each from its highest bit down, with the entries from a vertex on. Returns the
 * first vertex that finds no room.
 */
static int place_digits(struct digits *digits, int first)
{
	int left = 0, u;

	for (u = 0; u < first; u++)
		digits->column[u] = -1;
	digits->columns = 0;
	for (; u < digits->open->count; u++) {
		const int bits = bits_of(digits, u);

		digits->column[u] = -1;
		if (bits == 0)
			continue;
		if (bits > left) {
			if (digits->columns == COLUMNS_MOST)
				break;
			digits->columns++;
			left = COLUMN_BITS;
		}
		left -= bits;
		digits->column[u] = digits->columns - 1;
		digits->shift[u] = left;
	}
	for (int v = u; v < digits->open->count; v++)
		digits->column[v] = -1;
	return u;
}

static void add_digit(const struct digits *digits, int u, int v, int64_t *columns)
{
	if (digits->column[u] >= 0)
		columns[digits->column[u]] += (int64_t)digits->entry(digits->context, u, v)
			<< digits->shift[u];
}

static void add_digits(const void *context, int u, int v, int64_t *columns)
{
	add_digit(context, u, v, columns);
	add_digit(context, v, u, columns);
}

bool settle_is_open(const struct matching_open *open, int u, int v)
{
	return open->edge[(size_t)u * (size_t)open->count + (size_t)v];
}

/* Has the mate of the vertex its least entry? Then no other is left open. */
static bool keep_least(struct digits *digits, struct matching_open *open, int u)
{
	const int n = open->count, mine = digits->entry(digits->context, u, open->mate[u]);

	for (int v = 0; v < n; v++) {
		if (!settle_is_open(open, u, v))
			continue;
		digits->value[v] = digits->entry(digits->context, u, v);
		if (digits->value[v] < mine)
			return false;
	}
	for (int v = 0; v < n; v++)
		if (settle_is_open(open, u, v) && digits->value[v] > mine)
			open->edge[(size_t)u * (size_t)n + (size_t)v] =
				open->edge[(size_t)v * (size_t)n + (size_t)u] = false;
	return true;
}

enum matching_status settle_list(
	struct matching_open *open, settle_entry entry, const void *context, struct arena *arena)
{
	const struct arena_mark mark = arena_mark(arena);
	struct digits digits = {.open = open, .entry = entry, .context = context};
	const struct matching_words words = {COLUMNS_MOST, add_digits, &digits};
	enum matching_status status = MATCHING_OK;

	digits.column = arena_alloc(arena, (size_t)open->count, sizeof(int));
	digits.shift = arena_alloc(arena, (size_t)open->count, sizeof(int));
	digits.value = arena_alloc(arena, (size_t)open->count, sizeof(int));
	if (!digits.column || !digits.shift || !digits.value)
		status = MATCHING_NO_MEMORY;
	for (int u = 0; status == MATCHING_OK && u < open->count;) {
		if (keep_least(&digits, open, u)) {
			u++;
			continue;
		}
		u = place_digits(&digits, u);
		status = matching_decide(open, &words, arena);
	}
	arena_release(arena, mark);
	return status;
}
