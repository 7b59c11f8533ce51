/*
 * Fields in the words of a weight: the criteria of a bracket in their order, each wide enough that
 * its sum over a matching never reaches the field above.
 */
#ifndef PAIRING_DUTCH_LAYOUT_H
#define PAIRING_DUTCH_LAYOUT_H

#include <stdint.h>

enum { LAYOUT_BITS = 40 }; /* match/matching.h allows 44 */

struct layout {
	int words;
	int left; /* bits left in the last word */
};

/*
 * Of a field: its word and how far its unit is shifted in it once all fields of the word are known.
 */
struct layout_field {
	int word, end; /* end: bits of the word used up to and with this field */
};

static inline int layout_bits(int64_t range)
{
	int bits = 1;

	while (range >> bits > 0)
		bits++;
	return bits;
}

/* A field whose sums lie in a range of this size (less than 2^40). */
static inline struct layout_field layout_add(struct layout *layout, int64_t range)
{
	const int bits = layout_bits(range) + 1;

	if (layout->words == 0 || layout->left < bits) {
		layout->words++;
		layout->left = LAYOUT_BITS;
	}
	layout->left -= bits;
	return (struct layout_field){layout->words - 1, LAYOUT_BITS - layout->left};
}

static inline void layout_put(struct layout_field field, int64_t value, int64_t *weight)
{
	weight[field.word] += value * (INT64_C(1) << (LAYOUT_BITS - field.end));
}

#endif
