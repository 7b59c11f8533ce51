/* Lots that all follow from one recorded number, so that they can be drawn again and checked. */
#ifndef APP_SECTION_LOTS_H
#define APP_SECTION_LOTS_H

#include <stdint.h>

struct lots {
	uint64_t next;
};

enum { LOTS_MOST = 999999 };

/* 0 .. count - 1. */
int lots_draw(struct lots *lots, int count);

/* Put places[0 .. count - 1] in an order by lot. */
void lots_shuffle(struct lots *lots, int *places, int count);

#endif
