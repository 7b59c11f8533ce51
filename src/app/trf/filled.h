/* Games against those from outside in tournament reports (CAA 36): comments of ours, and rows. */
#ifndef APP_TRF_FILLED_H
#define APP_TRF_FILLED_H

#include "core/event.h"
#include "core/points.h"
#include "formats/trf/trf.h"

/*
 * Is the line our comment on such a game? Then *filled, of this section; `beside` is 1 for any that
 * stands beside the draw.
 */
bool trf_filled_parse(const char *line, int section, struct filled *filled);

/* The word of the comment, and what follows the player's number, cut to size. */
const char *trf_filled_word(const struct filled *filled);
void trf_filled_write(const struct filled *filled, char *text, size_t size);

/*
 * What the player's entry says for other programs: a bye worth the points of the game, if there is
 * one.
 */
char trf_filled_code(const struct filled *filled, int points2, const struct points *points);

/*
 * The games of the rounds played that fit the entries: the player has a bye or an absence there.
 * One a player and round, by number and round; the caller frees *games. STATUS_NO_MEMORY:
 * untouched.
 */
enum status trf_filled_read(const struct trf *trf, struct filled **games, int *count);
/* That of a player by his starting number among those read so, or NULL. */
const struct filled *trf_filled_find(const struct filled *games, int count, int number, int round);
/* What it gives him by the report's points. */
int trf_filled_points2(const struct trf *trf, const struct filled *filled);

/*
 * The games of a round that the report's comments tell of, once the round is in the event and no
 * later one is, so that those count them: where it gives a bye, that is the bye of the draw, and
 * filled; or he sits out, and plays beside the draw.
 */
enum status trf_filled_rows(const struct trf *trf, int section, int round, struct event *event);
/* Tell, once all rounds are in the event, of the comments that fitted none. */
void trf_filled_left(
	const struct trf *trf, int section, const struct event *event, const struct report *report);

#endif
