/* From one spot of the screen to the next in a direction. */
#include "board/layout.h"

/* Cells between two spans on a line, 0 if they overlap. */
static int apart(int a, int a_length, int b, int b_length)
{
	if (b >= a + a_length)
		return b - (a + a_length) + 1;
	if (a >= b + b_length)
		return a - (b + b_length) + 1;
	return 0;
}

/* How far `to` is from `from` that way; below 0: not that way at all. */
static int distance(
	const struct spot *from, const struct spot *to, enum direction direction, bool any_column)
{
	bool upright = direction == GO_UP || direction == GO_DOWN;
	int ahead, aside;

	if (upright) {
		ahead = direction == GO_UP ? from->y - to->y : to->y - from->y;
		aside = any_column ? 0 : apart(from->x, from->width, to->x, to->width);
		return ahead <= 0 ? -1 : ahead * 8 + aside * 16;
	}
	ahead = direction == GO_LEFT ? from->x - to->x : to->x - from->x;
	aside = apart(from->y, from->height, to->y, to->height);
	if (ahead <= 0 || apart(from->x, from->width, to->x, to->width) == 0)
		return -1;
	return ahead + aside * 64;
}

static int nearest(const struct layout *layout, const struct spot *from, enum pane pane,
	enum direction direction, bool carrying, bool any_column)
{
	int best = -1, least = 0;

	for (int i = 0; i < layout->nspots; i++) {
		const struct spot *to = &layout->spots[i];
		int far;

		if (to->pane != pane || (!carrying && to->kind != SPOT_CARD))
			continue;
		/* On a paired board nothing can be dropped on a level. */
		if (layout->paired && to->kind == SPOT_LEVEL)
			continue;
		far = distance(from, to, direction, any_column);
		if (far >= 0 && (best < 0 || far < least)) {
			best = i;
			least = far;
		}
	}
	return best;
}

int layout_step(const struct layout *layout, int index, enum direction direction, bool carrying)
{
	struct spot from;
	int next;

	if (index < 0 || index >= layout->nspots)
		return index;
	from = layout->spots[index];
	next = nearest(layout, &from, from.pane, direction, carrying,
		!carrying && !layout->paired && !layout->wide);
	if (next >= 0)
		return next;
	/* Out of the pane: into the other one, at the same height of the screen. */
	if (from.pane == PANE_BOARD && direction == GO_RIGHT) {
		from.y += layout->board.y - layout->scroll_y - layout->margin.y +
			layout->scroll_margin;
		from.x = -2;
		from.width = 1;
		next = nearest(layout, &from, PANE_MARGIN, GO_RIGHT, carrying, false);
	} else if (from.pane == PANE_MARGIN && direction == GO_LEFT) {
		from.y += layout->margin.y - layout->scroll_margin - layout->board.y +
			layout->scroll_y;
		from.x = (layout->scroll_x + layout->shown) * (layout->column + 1) +
			layout->board.width;
		from.width = 1;
		next = nearest(layout, &from, PANE_BOARD, GO_LEFT, carrying, false);
	}
	return next >= 0 ? next : index;
}
