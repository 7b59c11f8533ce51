/*
 * Painting the spots of the board: cards, empty places, mid-lines, headings, and the card in the
 * air.
 */
#include "config.h"

#include "tui/board/spots.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/card.h"
#include "board/levels.h"
#include "core/all_play_all.h"
#include "core/booking.h"
#include "core/text/fit.h"
#include "core/short_name.h"
#include "tui/board/cursor.h"
#include "tui/board/heads.h"
#include "tui/board/judge.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"

/* How a spot shows: the cursor, the card in the air, or a seat that is open to it. */
static enum role over_of(const struct tui *tui, int index)
{
	const struct spot *spot = &tui->layout.spots[index];

	if (!tui_carrying(tui))
		return index == tui->board->spot ? ROLE_SELECTED : ROLE_PLAIN;
	if (spot->kind == SPOT_CARD && spot->card == cursor_card_held(tui))
		return ROLE_CARRIED;
	if (index == tui->board->spot && !tui->board->drag.astray)
		return ROLE_SELECTED;
	return ROLE_PLAIN;
}

static const char *mark_of(const struct tui *tui, int index, enum role *role)
{
	const struct spot *spot = &tui->layout.spots[index];

	*role = ROLE_KEY;
	if (!tui_carrying(tui))
		return index == tui->board->spot ? "▸" : " ";
	if (spot->kind == SPOT_CARD && spot->card == cursor_card_held(tui))
		return "┃";
	if (index == tui->board->spot && !tui->board->drag.astray)
		return tui->board->drop.legal ? "▸" : "×";
	if (spot->kind != SPOT_CARD)
		return " ";
	*role = judge_legal_at(tui, index) ? ROLE_GOOD : ROLE_FRAME;
	return judge_legal_at(tui, index) ? "›" : "×";
}

/* Where the name begins on the guide's card. */
enum { FULL_NAME_CELL = 6 };

/* Rows of the screen that a spot may use from this one on. */
static int rows_left(const struct layout *layout, int row)
{
	return layout->board.y + layout->board.height - row;
}

static void paint_lines(const struct tui *tui, const struct strip *lines, int count, int row,
	int col, int cells, enum role over)
{
	for (int i = 0; i < count && i < rows_left(&tui->layout, row); i++)
		paint_strip(row + i, col, &lines[i], cells, over);
}

/* In the upper edge of the guide's card, over the name: what is fixed by hand. */
static void draw_full_mark(const struct tui *tui, int card, int row, int col)
{
	char hand[16], text[24];

	card_hand_text(&tui->model.cards[card], hand);
	snprintf(text, sizeof(text), " %s ", hand);
	if (hand[0] && rows_left(&tui->layout, row) > 0)
		paint_text(row, col + FULL_NAME_CELL, ROLE_PINNED, text, text_width(text));
}

static void draw_card(const struct tui *tui, int index, int row, int col)
{
	const struct spot *spot = &tui->layout.spots[index];
	struct strip lines[CARD_FULL_LINES] = {0};
	enum role over = over_of(tui, index), role;
	const char *mark = mark_of(tui, index, &role);
	int cells = spot->width - 2;
	enum density density = spot->pane == PANE_MARGIN ? DENSITY_SLIM : tui->layout.density;

	if (over == ROLE_PLAIN && tui_carrying(tui) && strcmp(mark, "›") == 0)
		over = ROLE_LEGAL;
	if (density == DENSITY_SLIM)
		card_slim(&tui->model, spot->card, cells, &lines[0]);
	else if (density == DENSITY_SHORT)
		card_short(&tui->model, spot->card, cells, lines);
	else
		card_full(tui_event(tui), &tui->model, tui->model.cards[spot->card].pin, 0, lines);
	paint_lines(tui, lines, card_lines(density), row, col + 1, cells, over);
	if (density == DENSITY_FULL)
		draw_full_mark(tui, spot->card, row, col + 1);
	for (int i = 0; i < card_lines(density) && i < rows_left(&tui->layout, row); i++) {
		if (i == 0 || strcmp(mark, "┃") == 0)
			paint_text(row + i, col, role, mark, 1);
		if (strcmp(mark, "┃") == 0)
			paint_text(row + i, col + 1 + cells, role, mark, 1);
	}
}

/* The place where the card would lie shows its name. */
static void draw_ghost(const struct tui *tui, const struct spot *spot, int row, int col)
{
	struct strip strip = {0};
	char name[64];
	int card = cursor_card_held(tui);

	if (card < 0)
		return;
	strip_put(&strip, ROLE_PLAIN, " ");
	strip_put(&strip, ROLE_PLAIN, card_short_name(&tui->model, card, name));
	paint_strip(row, col, &strip, spot->width < 24 ? spot->width : 24, ROLE_SELECTED);
}

/* " mid-line ", where there are several on one board " mid-line of 1½ ". */
static const char *line_name(const struct tui *tui, int level, char name[40])
{
	const struct level *row = &tui->model.levels[level];
	char points[16];

	if (tui->layout.wide || !level_is_linked(row))
		return strcpy(name, " mid-line ");
	snprintf(name, 40, " mid-line of %s ", level_name(&tui->model, row, points));
	return name;
}

static void draw_line(const struct tui *tui, int index, int row, int col)
{
	const struct spot *spot = &tui->layout.spots[index];
	bool here = tui_carrying(tui) && index == tui->board->spot;
	char name[40];
	const char *word = here && tui->board->drop.kind != DROP_NONE ? " cross the mid-line "
		: spot->width > 30 ? line_name(tui, spot->level, name)
				   : "";

	paint_across(row, col, spot->width, "╌", here ? ROLE_KEY : ROLE_FRAME);
	if (!tui->layout.wide) {
		paint_text(row, col - 1, ROLE_FRAME, "├", 1);
		paint_text(row, col + spot->width, ROLE_FRAME, "┤", 1);
	}
	paint_text(row, col + (spot->width - text_width(word)) / 2,
		here ? ROLE_SELECTED : ROLE_FRAME, word, spot->width);
}

/* What a board shows besides its cards: number, whose colour was given up, pin or result. */
static void draw_board_edges(const struct tui *tui, const struct spot *spot, int row, int col)
{
	const struct board_view *board = &tui->model.boards[spot->board];
	char text[16];

	if (spot->side == COLOUR_WHITE) {
		int cells = layout_number_cells(&tui->model);
		struct strip strip = {0};

		snprintf(text, sizeof(text), "%d", board->label);
		strip_fit(&strip, ROLE_STRONG, text, cells, true);
		paint_strip(row, col - cells, &strip, cells, ROLE_PLAIN);
		return;
	}
	col += spot->width;
	if (board->result != RESULT_NONE) {
		paint_text(row, col + 1, ROLE_STRONG, result_notation(board->result),
			LAYOUT_RESULT_CELLS);
		return;
	}
	if (board->clash != COLOUR_NONE)
		paint_text(row, col + 1, ROLE_DANGER, colour_letter(board->clash), 1);
	if (board->held || board->started)
		paint_text(row, col + 2, ROLE_PINNED, board->started ? "■" : "◆", 1);
}

/*
 * An event that nobody has entered, or an evening without attendance: how cards come on the board.
 */
static void draw_nobody(const struct tui *tui)
{
	const struct area *board = &tui->layout.board;
	const int row = board->y + 2, col = board->x + 4, cells = board->width - 6;

	if (tui_is_season(tui) && tui_has_players(tui)) {
		paint_text(row, col, ROLE_STRONG,
			"Nobody is here yet: press a to take the attendance.", cells);
		return;
	}
	paint_text(row, col, ROLE_STRONG, "No players yet.", cells);
	click_choices(row + 2, col, "i reads them from a list (CSV) or a report (TRF)", cells);
	click_choices(row + 3, col, "e goes to the players: there a adds one", cells);
}

void board_draw_spots(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;

	board_draw_headings(tui);
	if (tui->model.ncards == 0)
		draw_nobody(tui);
	for (int i = 0; i < layout->nspots; i++) {
		const struct spot *spot = &layout->spots[i];
		int row, col;
		bool seen = layout_place(layout, spot, &row, &col);

		if (spot->pane == PANE_BOARD && spot->board >= 0)
			board_draw_group(tui, spot, row);
		if (!seen || spot->pane != PANE_BOARD)
			continue;
		if (spot->kind == SPOT_CARD)
			draw_card(tui, i, row, col);
		else if (spot->kind == SPOT_LINE)
			draw_line(tui, i, row, col);
		else if (i == tui->board->spot && tui_carrying(tui))
			draw_ghost(tui, spot, row, col);
		if (spot->board >= 0)
			draw_board_edges(tui, spot, row, col);
	}
}

/* Of one who plays one from outside (CAA 36) the other's name says more than his own. */
static void margin_name(
	const struct event *event, const struct card *card, int cells, char name[NAME_SIZE + 16])
{
	char whole[NAME_SIZE + 16];

	name[0] = '\0';
	if (card->outside.number > 0) {
		snprintf(whole, sizeof(whole), "v %s", card->outside.outside);
		text_fit(name, sizeof(whole), whole, cells);
	} else if (card->player) {
		short_name(event, card->player, cells, name, NAME_SIZE);
	}
}

/* The dot behind the number is what can still be seen of a float mark. */
static void put_margin_name(
	const struct model *model, const struct card *card, int cells, struct strip *strip)
{
	const bool floated = card->floated != FLOATED_NOT;
	char number[16], name[NAME_SIZE + 16];

	snprintf(number, sizeof(number), "%d", card->pin);
	cells -= text_width(number) + 1;
	margin_name(model->event, card, cells, name);
	strip_put(strip, ROLE_PLAIN, number);
	strip_put(strip, floated ? ROLE_FLOAT : ROLE_PLAIN, floated ? "•" : " ");
	strip_fit(strip, ROLE_PLAIN, name, cells, false);
}

static void put_booked(
	const struct tui *tui, const struct strip *strip, int row, int col, int cells)
{
	const struct area *area = &tui->layout.margin;

	if (row >= area->y && row < area->y + area->height)
		paint_strip(row, col, strip, cells, ROLE_PLAIN);
}

/* The byes booked by name, or "½ ×20" where there is no room for names. */
static void draw_booked(const struct tui *tui, int row, int col, int cells)
{
	const struct model *model = &tui->model;

	for (int i = 0; i < model->nbooked && !tui->layout.booked_counted; i++) {
		const struct card *card = &model->cards[model->booked[i]];
		struct strip strip = {0};

		strip_format(
			&strip, ROLE_BYE, "%s ", booking_sign((enum booking_kind)card->booking));
		put_margin_name(model, card, cells - 2, &strip);
		put_booked(tui, &strip, row++, col, cells);
	}
	for (int kind = 0; kind < BOOKING_KINDS && tui->layout.booked_counted; kind++) {
		const int count = model_booked(model, (enum booking_kind)kind);
		struct strip strip = {0};

		if (count == 0)
			continue;
		strip_format(
			&strip, ROLE_BYE, "%s ×%d", booking_sign((enum booking_kind)kind), count);
		put_booked(tui, &strip, row++, col, cells);
	}
}

/* A card of the margin: number and name, as much as fits. */
static void draw_margin_card(const struct tui *tui, int index, int row, int col)
{
	const struct spot *spot = &tui->layout.spots[index];
	struct strip strip = {0};
	enum role over = over_of(tui, index), role;
	const char *mark = mark_of(tui, index, &role);
	const struct card *card = &tui->model.cards[spot->card];
	bool pinned = card->board >= 0 && tui->model.boards[card->board].held;
	int hand = pinned || card->hand_bye || card->hand_out || card->hand_board ? 1 : 0;

	put_margin_name(&tui->model, card, spot->width - 1 - hand, &strip);
	strip_put(&strip, ROLE_PINNED, hand ? "◆" : "");
	paint_strip(row, col + 1, &strip, spot->width - 1, over);
	paint_text(row, col, role, mark, 1);
}

/* Do cards of the bye slot or the tray stand below what is in sight? */
static bool goes_on(const struct tui *tui, enum spot_kind kind)
{
	const struct layout *layout = &tui->layout;
	const int end = layout->scroll_margin + layout->margin.height;
	enum spot_kind head = SPOT_CARD;

	for (int i = 0; i < layout->nspots; i++) {
		const struct spot *spot = &layout->spots[i];

		if (spot->pane != PANE_MARGIN)
			continue;
		if (spot->kind != SPOT_CARD)
			head = spot->kind;
		else if (head == kind && spot->y >= end &&
			!model_is_beside(&tui->model.cards[spot->card]))
			return true;
	}
	return false;
}

/* Of those who sit out; in an all-play-all they have no bye. */
static const char *byes_word(const struct tui *tui)
{
	return event_is_all_play_all(tui_event(tui), app_section(tui->app)) ? "Free" : "Byes";
}

static void draw_slot(const struct tui *tui, int index, int row, int col)
{
	const struct spot *spot = &tui->layout.spots[index];
	bool bye = spot->kind == SPOT_BYE, here = tui_carrying(tui) && index == tui->board->spot;
	int count = bye ? tui->model.nbyes : tui->model.ntray;
	char head[24];

	snprintf(head, sizeof(head), "%s", bye ? byes_word(tui) : "Tray");
	if (goes_on(tui, spot->kind))
		snprintf(head, sizeof(head), "%s %d↓", bye ? byes_word(tui) : "Tray",
			count + (bye ? tui->model.nbooked : 0));
	paint_text(row, col, here ? ROLE_SELECTED : ROLE_TITLE, head, spot->width);
	if (here)
		paint_text(row, col + 4, ROLE_KEY, "‹here", spot->width - 4);
	if (bye)
		draw_booked(tui,
			row +
				(count > 0                               ? count + 1
						: tui->model.nbooked > 0 ? 1
									 : 2),
			col, spot->width);
	if (count == 0 && !(bye && tui->model.nbooked > 0))
		paint_text(row + 1, col, ROLE_FRAME, bye ? " none" : " empty", spot->width);
}

/* Above those who play beside the draw; the words stand whole or are the first of them. */
static void draw_beside_head(const struct tui *tui)
{
	static const char words[] = "Beside the draw";
	const struct area *area = &tui->layout.margin;
	const int y = tui->layout.beside_row - tui->layout.scroll_margin;

	if (tui->layout.beside_row < 0 || y < 0 || y >= area->height)
		return;
	paint_text(area->y + y, area->x, ROLE_TITLE,
		text_width(words) <= area->width ? words : "Beside", area->width);
}

/* "↓ Tray 4" in the edge: what is scrolled out of sight is counted there. */
static void draw_margin_marks(const struct tui *tui)
{
	const struct area *area = &tui->layout.margin;
	const struct model *model = &tui->model;

	for (int row = area->y; row < area->y + area->height; row++) {
		bool above;
		const int head = layout_margin_mark(&tui->layout, row, &above);
		enum spot_kind kind;
		char text[40];

		if (head < 0)
			continue;
		kind = tui->layout.spots[head].kind;
		if (kind == SPOT_LEVEL)
			snprintf(text, sizeof(text), "↑Groups");
		else
			snprintf(text, sizeof(text), "%s%s %d%s", above ? "↑" : "↓",
				kind == SPOT_BYE ? byes_word(tui) : "Tray",
				kind == SPOT_BYE ? model->nbyes + model->nbooked : model->ntray,
				above && goes_on(tui, kind) ? "↓" : "");
		paint_blank(row, area->x, area->width, ROLE_PLAIN);
		paint_text(row, area->x, ROLE_KEY, text, area->width);
	}
}

/* In the list of scores those that count together are held by a bracket. */
static const char *linked_sign(const struct level *level, int index)
{
	return !level_is_linked(level)         ? ""
		: index == level->first_linked ? "┐"
		: index == level->last_linked  ? "┘"
					       : "│";
}

void board_draw_margin(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	const struct spot *cursor = cursor_spot(tui);

	if (layout->scroll_margin == 0)
		paint_text(layout->margin.y, layout->margin.x, ROLE_TITLE, "Groups",
			layout->margin.width);
	for (int i = 0; i < layout->nspots; i++) {
		const struct spot *spot = &layout->spots[i];
		int row, col;
		bool here = i == tui->board->spot, shown = cursor && cursor->level == spot->level;
		struct strip strip = {0};
		char points[16];

		if (!layout_place(layout, spot, &row, &col) || spot->pane != PANE_MARGIN)
			continue;
		if (spot->kind == SPOT_CARD) {
			draw_margin_card(tui, i, row, col);
		} else if (spot->kind == SPOT_LEVEL) {
			strip_put(&strip, ROLE_KEY, shown ? "▸" : " ");
			strip_fit(&strip, shown ? ROLE_TITLE : ROLE_PLAIN,
				level_name(&tui->model, &tui->model.levels[spot->level], points), 4,
				false);
			strip_format(
				&strip, ROLE_PLAIN, "%3d", tui->model.levels[spot->level].count);
			strip_put(&strip, ROLE_FRAME,
				linked_sign(&tui->model.levels[spot->level], spot->level));
			paint_strip(row, col, &strip, spot->width,
				here && tui_carrying(tui) ? ROLE_SELECTED : ROLE_PLAIN);
		} else {
			draw_slot(tui, i, row, col);
		}
	}
	draw_beside_head(tui);
	draw_margin_marks(tui);
}
