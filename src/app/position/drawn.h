/* The event as it stood when a published round was drawn. */
#ifndef APP_POSITION_DRAWN_H
#define APP_POSITION_DRAWN_H

#include "app/event/state.h"
#include "app/trf/late.h"

enum drawn_from {
	DRAWN_NOW,     /* the round is not published: the event as it stands */
	DRAWN_THEN,    /* the event when the draw was proposed, or last changed by hand */
	DRAWN_LATE,    /* the event when latecomers of a club evening were seated last */
	DRAWN_IMPORTED /* the draw came in with the results before it: the event as it came in */
};

/*
 * In the place of a board: the round as it was published, whatever was seated since. On a club
 * evening to which some came late, and no game of which is another one, that is around the games
 * that were being played.
 */
enum { DRAWN_PUBLISHED = -1 };

/*
 * What a published round was drawn from; board 0: the round as a whole, else this board, which may
 * be older than seats that latecomers of a club evening took. Boards that were being played when
 * they were seated behind them are kept (BOARD_BEFORE), as the draw of the latecomers left them
 * alone. A report that is only looked at, which has no journal, is asked for 0 or DRAWN_PUBLISHED:
 * DRAWN_THEN. *event is filled on STATUS_OK only; the caller does event_done.
 */
enum status drawn_event(struct app *app, int round, int board, struct event *event,
	enum drawn_from *from, struct error *error);

/*
 * The same with no board kept: *numbers are those of the boards that were seated when the draw was
 * out, by a repair or for latecomers, in any order and some more than once. The caller does
 * event_done and frees *numbers.
 */
enum status drawn_reseated(struct app *app, int round, struct event *event, int **numbers,
	int *count, struct error *error);

/* The action that seated this board when the draw was out, by its number; 0: the draw did. */
enum status drawn_seating(
	struct app *app, int round, int board, long long *action, struct error *error);

/* Who came when the draw was out. The caller frees both arrays. */
struct drawn_latecomers {
	/*
	 * who had no seat until they came, in the order in which they came; below 0 who entered the
	 * event with that seat
	 */
	int *pins;
	int count;
	int *sat; /* who sat out, or had the bye, until something was seated anew */
	int nsat;
};

enum status drawn_latecomers(
	struct app *app, int round, struct drawn_latecomers *found, struct error *error);

/*
 * Everybody on the boards that were drawn when latecomers came last to a published round, added to
 * *lates; none when nobody came late. Of a round that was imported its report tells.
 */
enum status drawn_lates(
	const struct app *app, int round, struct trf_lates *lates, struct error *error);

/*
 * What a draft of a round was drawn from: the event when it was last proposed, or, for a draw made
 * by hand alone, last changed. *found is false, and *event not filled, when it has never been
 * drawn.
 */
enum status drawn_draft_event(
	struct app *app, int round, struct event *event, bool *found, struct error *error);
/*
 * The event when the seats of a draft were last changed: by the scores of then its boards stand in
 * order. *changed is false, and *event not filled, when nothing has changed since.
 */
enum status drawn_draft_seated(
	struct app *app, int round, struct event *event, bool *changed, struct error *error);

#endif
