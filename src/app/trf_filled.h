/* Filled byes in tournament reports (CAA 36): a comment of ours to a row and back. */
#ifndef APP_TRF_FILLED_H
#define APP_TRF_FILLED_H

#include "core/event.h"
#include "formats/trf.h"

/* Is the line our comment that a bye was filled? Then *filled, of this section. */
bool trf_filled_parse(const char *line, int section, struct filled *filled);

/* What follows the player's number in the comment, cut to size. */
void trf_filled_write(const struct filled *filled, char *text, size_t size);

/*
 * The games that the report's comments tell of, once its rounds are in the event: where it gives a
 * bye, that is the bye of the draw, and filled.
 */
enum status trf_filled_rows(
	const struct trf *trf, int section, struct event *event, const struct report *report);

#endif
