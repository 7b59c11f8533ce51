/* The drag as a small state machine: idle, pressed, carrying. */
#include "board/drag.h"

static enum drag_result rest(struct drag *drag, enum drag_result result)
{
	drag->state = DRAG_IDLE;
	drag->pin = 0;
	drag->astray = false;
	return result;
}

static enum drag_result pick(struct drag *drag, enum drag_state state, int pin, int y, int x)
{
	if (pin == 0)
		return rest(drag, drag->state == DRAG_IDLE ? DRAG_NOTHING : DRAG_PUT_BACK);
	drag->state = state;
	drag->pin = pin;
	drag->y = y;
	drag->x = x;
	return DRAG_PICKED;
}

enum drag_result drag_step(struct drag *drag, enum drag_input input, int pin, int y, int x)
{
	switch (input) {
	case DRAG_PRESS:
		return pick(drag, DRAG_PRESSED, pin, y, x);
	case DRAG_MOTION:
		if (drag->state == DRAG_IDLE)
			return DRAG_NOTHING;
		if (drag->state == DRAG_PRESSED && y == drag->y && x == drag->x)
			return DRAG_NOTHING;
		drag->state = DRAG_CARRYING;
		return DRAG_MOVED;
	case DRAG_RELEASE:
		if (drag->state == DRAG_IDLE)
			return DRAG_NOTHING;
		/* Released elsewhere is a drop even if no motion was ever reported. */
		if (drag->state == DRAG_PRESSED && y == drag->y && x == drag->x)
			return rest(drag, DRAG_CLICKED);
		return rest(drag, DRAG_DROPPED);
	case DRAG_TAKE:
		if (drag->state != DRAG_IDLE)
			return rest(drag, DRAG_DROPPED);
		return pick(drag, DRAG_CARRYING, pin, y, x);
	case DRAG_CANCEL:
		return drag->state == DRAG_IDLE ? DRAG_NOTHING : rest(drag, DRAG_PUT_BACK);
	}
	return DRAG_NOTHING;
}
