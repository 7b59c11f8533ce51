/*
 * Vectors of whole numbers that are compared from the first word on.
 */
#ifndef PAIRING_MATCH_LEXI_H
#define PAIRING_MATCH_LEXI_H

#include <stdint.h>

static inline int lexi_compare(const int64_t *a, const int64_t *b, int width)
{
	for (int i = 0; i < width; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

static inline int lexi_sign(const int64_t *a, int width)
{
	for (int i = 0; i < width; i++)
		if (a[i] != 0)
			return a[i] < 0 ? -1 : 1;
	return 0;
}

static inline void lexi_copy(int64_t *a, const int64_t *b, int width)
{
	for (int i = 0; i < width; i++)
		a[i] = b[i];
}

/* a += times * b */
static inline void lexi_add(int64_t *a, const int64_t *b, int64_t times, int width)
{
	for (int i = 0; i < width; i++)
		a[i] += times * b[i];
}

#endif
