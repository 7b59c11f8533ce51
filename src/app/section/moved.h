/* Remarks for the arbiter on a player who has just moved to another section. */
#ifndef APP_SECTION_MOVED_H
#define APP_SECTION_MOVED_H

#include "app/section/section.h"

enum { MOVED_POINTS_SIZE = 48, MOVED_LINES_SIZE = 1200 };

/* "He comes with 1½ points", pin there; "": no round is published there. Returns text. */
const char *moved_points_words(
	const struct app *app, int section, int pin, char text[MOVED_POINTS_SIZE]);

/*
 * Whom he does not meet again there, where he is `pin`, and that his game in the section that he
 * leaves, the current one, is still on and what to do then: a sentence a line; "": neither.
 */
void moved_lines(const struct app *app, const struct section_move *move, int pin,
	char text[MOVED_LINES_SIZE]);

#endif
