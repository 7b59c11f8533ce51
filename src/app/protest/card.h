/* What a protest sheet is written from, and its first half: the card and the score group. */
#ifndef APP_PROTEST_CARD_H
#define APP_PROTEST_CARD_H

#include "app/event/writing.h"
#include "app/position/position.h"

struct sheet {
	struct app *app;
	const struct position *position;
	int pin, index, width;
	const struct board *board;        /* of the seats; NULL: he is set out by hand */
	const enum pairing_float *floats; /* floats_of the cards */
	struct writing text;
};

/* Lines that a text has so far. */
int sheet_rows(const struct writing *text);

/* His rounds, the last ones where there are many: colour, opponent, points, floats. */
void sheet_put_card(struct sheet *sheet);

/* Those of his score as they stood: whom each has met in a small group, colours in a large one. */
void sheet_put_group(struct sheet *sheet);

#endif
