/*
 * The draw of a round as it was published, where seats of it have changed since, in tournament
 * reports: "### drawboard: published 3 7 10 2 they had met" says that board 7 of round 3 was 10
 * against 2 (0: the bye), and why it is not so now; "### drawboard: came 3 12 late" that 12 had
 * neither a board nor the bye then. Everybody who sits otherwise now is named by one of them. Of a
 * club evening "### drawboard: volunteered 3 5" says that 5 had asked to sit out, and has not now.
 */
#ifndef APP_TRF_PUBLISHED_H
#define APP_TRF_PUBLISHED_H

#include "core/event.h"
#include "formats/trf/trf.h"

struct trf_published_seat {
	int round;
	int board;        /* as it was called; 0: White alone is meant, who had no seat, */
	bool volunteered; /* or, wherever he sat, had asked to sit out */
	int white, black;
	const char *why; /* a part of the line; "": it does not say */
};

/* Of one round. The reasons belong to the lines that it was made from. */
struct trf_published {
	struct trf_published_seat *items;
	int count, room;
};

/* Is the line such a comment? Then *seat is what it says. */
bool trf_published_parse(const char *line, struct trf_published_seat *seat);
/* Does it begin as one, whatever follows? */
bool trf_published_is(const char *line);

void trf_published_done(struct trf_published *published);

/* The comment; *room as in trf_comment_add. */
enum status trf_published_say(const struct trf_published_seat *seat, struct trf *trf, int *room);

/* Is there one who had no seat, or a board of these two or of the first and the bye? */
const struct trf_published_seat *trf_published_find(
	const struct trf_published *published, int white, int black);
/* His seat then: a board, the bye, or none; NULL: he is not named, and sits as he sat. */
const struct trf_published_seat *trf_published_of(const struct trf_published *published, int pin);

/* What the report says of a round; nothing where that contradicts its entries. STATUS_NO_MEMORY. */
enum status trf_published_read(const struct trf *trf, int round, struct trf_published *published);
/* Each comment that is not obeyed, by its line. STATUS_NO_MEMORY. */
enum status trf_published_tell(const struct trf *trf, const struct report *report);

/* All lines of a round that an event keeps, whether or not they contradict it. STATUS_NO_MEMORY. */
enum status trf_published_told(
	const struct event *event, int section, int round, struct trf_published *published);
/* Those that do not. */
enum status trf_published_kept(
	const struct event *event, int section, int round, struct trf_published *published);
/*
 * The seats of then into an event that stands for a round when it was drawn: who had none is
 * absent, all others are there. STATUS_NO_MEMORY: the event is of no use then.
 */
enum status trf_published_restore(
	struct event *event, int section, const struct trf_published *published);

#endif
