/*
 * Lists with an entry a card over a face.
 *
 * A matching uses one edge of each vertex, so the entries of a vertex add up to one of them: they
 * fit in as many bits as the largest one has, and a column of the face holds those of many
 * vertices, the first one highest.
 */
#include "schools_settle.h"

enum { COLUMN_BITS = 30 }; /* face columns are 32 bits wide */

struct digits {
	const struct face *face;
	settle_entry entry;
	const void *context;
	int *column; /* by vertex; -1: its entry is not open */
	int *shift;
	int columns;
};

/* The bits of the entries of a vertex, 0 when all are the same. */
static int bits_of(const struct digits *digits, int u)
{
	int least = 0, most = 0, bits = 0;
	bool any = false;

	for (int v = 0; v < digits->face->count; v++) {
		if (!face_has(digits->face, u, v))
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

/* A column is filled from its highest bit down. */
static void place_digits(struct digits *digits)
{
	int left = 0;

	for (int u = 0; u < digits->face->count; u++) {
		const int bits = bits_of(digits, u);

		digits->column[u] = -1;
		if (bits == 0)
			continue;
		if (bits > left) {
			digits->columns++;
			left = COLUMN_BITS;
		}
		left -= bits;
		digits->column[u] = digits->columns - 1;
		digits->shift[u] = left;
	}
}

static void add_digit(const struct digits *digits, int u, int v, int32_t *columns)
{
	if (digits->column[u] >= 0)
		columns[digits->column[u]] += (int32_t)digits->entry(digits->context, u, v)
			<< digits->shift[u];
}

static void add_digits(const void *context, int u, int v, int32_t *columns)
{
	add_digit(context, u, v, columns);
	add_digit(context, v, u, columns);
}

enum matching_status settle_list(struct face *face, const struct face_memory *memory,
	settle_entry entry, const void *context, int **mate)
{
	const struct face whole = *face;
	struct digits digits = {.face = &whole, .entry = entry, .context = context};

	digits.column = arena_alloc(memory->keep, (size_t)whole.count, sizeof(int));
	digits.shift = arena_alloc(memory->keep, (size_t)whole.count, sizeof(int));
	if (!digits.column || !digits.shift)
		return MATCHING_NO_MEMORY;
	place_digits(&digits);
	if (digits.columns == 0)
		return MATCHING_OK;
	return face_minimize(&whole, memory, digits.columns, add_digits, &digits, face, mate);
}
