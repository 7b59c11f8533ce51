/* The cursor: a place by what it is, found again after every change of the draw or the window. */
#include "config.h"

#include "tui/board/cursor.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>

#include "tui/board/draw_board.h"
#include "tui/state/state.h"

const struct spot *cursor_spot(const struct tui *tui)
{
	return tui->board->spot >= 0 && tui->board->spot < tui->layout.nspots
		? &tui->layout.spots[tui->board->spot]
		: NULL;
}

int cursor_card(const struct tui *tui)
{
	const struct spot *spot = cursor_spot(tui);

	return spot && spot->kind == SPOT_CARD ? spot->card : -1;
}

int cursor_card_held(const struct tui *tui)
{
	return tui->board->drag.pin ? model_card(&tui->model, tui->board->drag.pin) : -1;
}

void cursor_to(struct tui *tui, int index)
{
	const struct spot *spot;

	if (index < 0 || index >= tui->layout.nspots || !tui->layout.spots)
		return;
	tui->board->spot = index;
	spot = &tui->layout.spots[index];
	tui->board->cursor.kind = spot->kind;
	tui->board->cursor.pin = spot->kind == SPOT_CARD ? tui->model.cards[spot->card].pin : 0;
	tui->board->cursor.level = spot->level;
	tui->board->cursor.side = spot->side;
	tui->board->cursor.half = spot->half;
	tui->board->cursor.y = spot->y;
	tui->board->cursor.x = spot->x;
	if (spot->level >= 0 && spot->pane == PANE_BOARD)
		tui->board->wish.level = spot->level;
	/* Off the margin, its head is wanted again; a card in the air may be on its way there. */
	if (spot->pane == PANE_BOARD && !tui_carrying(tui))
		tui->layout.scroll_margin = 0;
	layout_reveal(&tui->layout, index);
	tui->board->wish.scroll_y = tui->layout.scroll_y;
	tui->board->wish.scroll_x = tui->layout.scroll_x;
	tui->board->wish.scroll_margin = tui->layout.scroll_margin;
}

static bool same_place(const struct tui *tui, const struct spot *spot)
{
	if (spot->kind != tui->board->cursor.kind)
		return false;
	if (spot->kind == SPOT_CARD)
		return tui->model.cards[spot->card].pin == tui->board->cursor.pin;
	if (spot->kind == SPOT_GAP &&
		(spot->y != tui->board->cursor.y || spot->x != tui->board->cursor.x))
		return false;
	return spot->level == tui->board->cursor.level && spot->side == tui->board->cursor.side &&
		spot->half == tui->board->cursor.half;
}

/* The first card of the level on the board, else of the whole board, else of the margin. */
static int first_card(const struct tui *tui, int level)
{
	int found = -1;

	for (int i = 0; i < tui->layout.nspots; i++) {
		const struct spot *spot = &tui->layout.spots[i];

		if (spot->kind != SPOT_CARD)
			continue;
		if (spot->pane == PANE_BOARD && (level < 0 || spot->level == level))
			return i;
		if (found < 0)
			found = i;
	}
	return found;
}

static void go_to_level(struct tui *tui, int level, bool last)
{
	struct layout layout;

	if (level < 0 || level >= tui->model.nlevels)
		return;
	tui->board->wish.level = level;
	tui->board->wish.scroll_y = 0;
	if (layout_compute(tui->layout.rows, tui->layout.cols, &tui->model, &tui->board->wish,
		    &layout) != STATUS_OK)
		return;
	layout_done(&tui->layout);
	tui->layout = layout;
	tui->board->spot = -1;
	if (last) {
		for (int i = 0; i < layout.nspots; i++) {
			if (layout.spots[i].kind == SPOT_CARD && layout.spots[i].pane == PANE_BOARD)
				tui->board->spot = i;
		}
	}
	cursor_to(tui, tui->board->spot >= 0 ? tui->board->spot : first_card(tui, level));
}

/* In another window an empty place lies elsewhere: the nearest of its level, colour and half. */
static int same_gap(const struct tui *tui)
{
	int found = -1, least = 0;

	for (int i = 0; i < tui->layout.nspots; i++) {
		const struct spot *spot = &tui->layout.spots[i];
		const int far = abs(spot->y - tui->board->cursor.y);

		if (spot->kind != SPOT_GAP || spot->level != tui->board->cursor.level ||
			spot->side != tui->board->cursor.side ||
			spot->half != tui->board->cursor.half)
			continue;
		if (found < 0 || far < least) {
			found = i;
			least = far;
		}
	}
	return found;
}

void cursor_settle(struct tui *tui)
{
	int card = tui->board->cursor.kind == SPOT_CARD
		? model_card(&tui->model, tui->board->cursor.pin)
		: -1;

	for (int i = 0; i < tui->layout.nspots; i++) {
		/* With nothing in the air the cursor is on a card: keys act on what it shows. */
		if (!tui_carrying(tui) && tui->layout.spots[i].kind != SPOT_CARD)
			continue;
		if (same_place(tui, &tui->layout.spots[i])) {
			/*
			 * Only shown anew: where the user has scrolled to is kept while a card is
			 * in the air.
			 */
			cursor_to(tui, i);
			return;
		}
	}
	if (tui_carrying(tui) && tui->board->cursor.kind == SPOT_GAP && same_gap(tui) >= 0) {
		cursor_to(tui, same_gap(tui));
		return;
	}
	/* The card is on another level than the one shown: show that one. */
	if (card >= 0 && tui->model.cards[card].level >= 0 && !tui->layout.paired &&
		!tui->layout.wide && tui->model.cards[card].level != tui->layout.level) {
		go_to_level(tui, tui->model.cards[card].level, false);
		card = layout_card(&tui->layout, card);
		if (card >= 0)
			cursor_to(tui, card);
		return;
	}
	tui->board->spot = -1;
	cursor_to(tui, first_card(tui, tui->layout.paired ? -1 : tui->layout.level));
}

void cursor_tab(struct tui *tui)
{
	const struct spot *now = cursor_spot(tui);

	if (!tui->layout.spots)
		return;
	for (int i = now && now->pane == PANE_MARGIN ? tui->board->spot + 1 : 0;
		i < tui->layout.nspots; i++) {
		const struct spot *spot = &tui->layout.spots[i];

		if (spot->kind == SPOT_CARD && spot->pane == PANE_MARGIN) {
			cursor_to(tui, i);
			return;
		}
	}
	cursor_to(tui, first_card(tui, tui->layout.paired ? -1 : tui->layout.level));
}

void cursor_page(struct tui *tui, enum direction direction)
{
	bool single = !tui->layout.paired && !tui->layout.wide;

	if (single && !tui_carrying(tui)) {
		go_to_level(tui, tui->layout.level + (direction == GO_DOWN ? 1 : -1), false);
		return;
	}
	for (int i = 0; i < tui->layout.board.height - 1; i += layout_row_height(&tui->layout))
		cursor_to(tui,
			layout_step(&tui->layout, tui->board->spot, direction, tui_carrying(tui)));
}

static void step(struct tui *tui, enum direction direction)
{
	const struct spot *now = cursor_spot(tui);
	bool single = !tui->layout.paired && !tui->layout.wide && now && now->pane == PANE_BOARD;
	int next;

	if (single && (direction == GO_LEFT || direction == GO_RIGHT)) {
		go_to_level(tui, tui->layout.level + (direction == GO_RIGHT ? 1 : -1), false);
		return;
	}
	next = layout_step(&tui->layout, tui->board->spot, direction, false);
	if (next != tui->board->spot)
		cursor_to(tui, next);
	else if (single)
		go_to_level(tui, tui->layout.level + (direction == GO_DOWN ? 1 : -1),
			direction == GO_UP);
}

static void to_end(struct tui *tui, bool last)
{
	int found = -1;

	for (int i = 0; i < tui->layout.nspots; i++) {
		const struct spot *spot = &tui->layout.spots[i];

		if (spot->kind == SPOT_CARD && spot->pane == PANE_BOARD && (last || found < 0))
			found = i;
	}
	cursor_to(tui, found);
}

void cursor_key(struct tui *tui)
{
	switch (tui->key) {
	case KEY_UP:
		step(tui, GO_UP);
		break;
	case KEY_DOWN:
		step(tui, GO_DOWN);
		break;
	case KEY_LEFT:
		step(tui, GO_LEFT);
		break;
	case KEY_RIGHT:
		step(tui, GO_RIGHT);
		break;
	case KEY_PPAGE:
		cursor_page(tui, GO_UP);
		break;
	case KEY_NPAGE:
		cursor_page(tui, GO_DOWN);
		break;
	default:
		to_end(tui, tui->key == KEY_END);
		break;
	}
}
