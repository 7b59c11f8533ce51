/*
 * A finished Dutch tournament from a report file (TRF), so that every round can be drawn again from
 * its own history. Only what such files of known origin hold is read; the tolerant reader is that
 * of the program.
 */
#ifndef SUPPORT_EVENT_DUTCH_EVENT_H
#define SUPPORT_EVENT_DUTCH_EVENT_H

#include "pairing.h"

struct dutch_event;

/*
 * NULL after a message on standard error. Scores are in half points. Release with dutch_event_free.
 */
struct dutch_event *dutch_event_read(const char *path);
struct dutch_event *dutch_event_parse(const char *text, const char *name);
void dutch_event_free(struct dutch_event *event);

/* Rounds that were paired, and players. */
int dutch_event_rounds(const struct dutch_event *event);
int dutch_event_players(const struct dutch_event *event);

/*
 * The input of a round (1.., one more than was played for the coming one); it points into the event
 * and stays valid until the next call.
 */
const struct pairing_input *dutch_event_input(struct dutch_event *event, int round);

/* The boards of a round as they were: as many as fit in `boards`, one a pair, the bye too. */
int dutch_event_boards(const struct dutch_event *event, int round, struct pairing_board *boards);

/* Are the draw's boards exactly these, colours included, in any order? */
bool dutch_event_same(
	const struct pairing_draw *draw, const struct pairing_board *boards, int count);

/* Has the draw this board? */
bool dutch_event_has(const struct pairing_draw *draw, const struct pairing_board *board);

#endif
