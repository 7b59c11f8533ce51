/*
 * Boards of published rounds that have another number once a game against one from outside comes,
 * goes or joins.
 */
#ifndef APP_ROUND_FILL_NUMBERS_H
#define APP_ROUND_FILL_NUMBERS_H

#include "app/app.h"

enum { FILL_NUMBERS_SIZE = 1000 };

/* The labels of all games and byes of published rounds of all sections, a row for each player. */
struct kept_numbers {
	struct kept_number {
		int section, round, pin, label;
	} * rows;
	int count, room;
};

/* As they are now. Release with app_kept_numbers_done; false: no memory, nothing to release. */
bool app_keep_numbers(const struct app *app, struct kept_numbers *kept);
void app_kept_numbers_done(struct kept_numbers *kept);

/*
 * "Another number now: 8 Hood v Guest, G at 11 (was 10), the bye of 9 Low at 12 (was 11); in Major:
 * 3 Ash v Hood (Open) at 11 (was 10)." of those that were there before; "": none. Returns text.
 */
const char *app_changed_numbers(
	const struct app *app, const struct kept_numbers *before, char text[FILL_NUMBERS_SIZE]);

#endif
