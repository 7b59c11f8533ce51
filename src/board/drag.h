/*
 * Picking up, carrying and dropping a card, with the mouse or by keys, as a state machine without a
 * terminal.
 *
 * A press picks the card up and remembers the card, not the cell. Motion is feedback only and never
 * needed; release drops where the pointer is. A press while something is held means that the
 * release was lost: nothing is dropped, it starts over. Esc puts the card back.
 */
#ifndef BOARD_DRAG_H
#define BOARD_DRAG_H

#include <stdbool.h>

enum drag_state { DRAG_IDLE, DRAG_PRESSED, DRAG_CARRYING };

enum drag_input {
	DRAG_PRESS,   /* mouse button went down on `pin` (0: on nothing) at a cell */
	DRAG_MOTION,  /* pointer moved with the button down */
	DRAG_RELEASE, /* button went up */
	DRAG_TAKE,    /* key: pick up `pin`, or drop what is carried */
	DRAG_CANCEL   /* Esc, the card is gone */
};

enum drag_result {
	DRAG_NOTHING,
	DRAG_PICKED,  /* the card is in the hand; show it */
	DRAG_MOVED,   /* it hangs over another cell now */
	DRAG_CLICKED, /* press and release at one cell: the card was only chosen */
	DRAG_DROPPED, /* drop it where it is */
	DRAG_PUT_BACK
};

struct drag {
	enum drag_state state;
	int pin;     /* the card in the hand, 0: none */
	int y, x;    /* cell of the press */
	bool astray; /* it hangs over no seat: set and cleared by who knows the seats */
};

enum drag_result drag_step(struct drag *drag, enum drag_input input, int pin, int y, int x);

#endif
