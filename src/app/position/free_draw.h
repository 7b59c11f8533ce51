/*
 * What the rules draw a published round from, whatever was seated on it when it was out: a repair
 * and latecomers leave their boards, and all others are drawn freely.
 */
#ifndef APP_POSITION_FREE_DRAW_H
#define APP_POSITION_FREE_DRAW_H

#include "app/event/state.h"
#include "app/position/seats.h"

/*
 * Boards of a round that are held (BOARD_BEFORE): they were seated when the draw was out, and the
 * rules' draw would not have them.
 */
struct held_boards {
	int *numbers; /* ascending */
	int count;
	bool bye; /* and the bye, which has no number on any list */
};

/*
 * The event that the round was drawn from, as drawn_event, with these boards held and no others;
 * none of a round that is as it was published, and none where the rules allow no draw around them.
 * *event and *held are filled on STATUS_OK only; the caller does event_done and held_boards_done.
 * Draws the round twice at most.
 */
enum status free_draw_event(struct app *app, int round, struct event *event,
	struct held_boards *held, struct error *error);
void held_boards_done(struct held_boards *held);

/* "boards 3, 9 and the bye held as they were repaired"; "": none is held. At most 200 bytes. */
void held_boards_words(
	const struct app *app, int round, const struct held_boards *held, char *text, size_t size);

/*
 * The rules' draw of the round around what is held and, with hands, what is fixed by hand; *seats,
 * to be released by seats_done, has no boards where there is none.
 */
enum status free_draw_seats(const struct event *event, int section, int round, bool hands,
	struct seats *seats, struct error *error);

/*
 * The boards that another list of the round has too take their places there, and the others, in
 * their order, those that are left: beside each other stands what takes the place of what.
 */
enum status seats_beside(struct seats *seats, const struct seats *other);

#endif
