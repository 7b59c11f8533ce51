/* The draw board: its frame, the pairing box above it, its keys and the mouse. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/levels.h"
#include "core/text/fit.h"
#include "tui/board/actions.h"
#include "tui/board/carry.h"
#include "tui/board/cursor.h"
#include "tui/board/heads.h"
#include "tui/board/judge.h"
#include "tui/board/note.h"
#include "tui/board/spots.h"
#include "tui/board/why_not.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/mouse.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/board_keys.h"
#include "tui/view/head.h"
#include "tui/view/views.h"

static int frame_top(const struct layout *layout)
{
	return layout->board.y - 1;
}

/* "2 + 1½", of more than three "2 to ½". */
static void together_name(const struct model *model, const struct level *level, char name[48])
{
	const int first = level->first_linked, last = level->last_linked;
	char score[16];

	snprintf(name, 48, "%s", level_name(model, &model->levels[first], score));
	for (int k = last > first + 2 ? last : first + 1; k <= last; k++)
		snprintf(name + strlen(name), 48 - strlen(name), "%s%s",
			last > first + 2 ? " to " : " + ",
			level_name(model, &model->levels[k], score));
}

/* The same of all that count together with it. */
static void together_words(
	const struct model *model, const struct level *level, char *text, size_t size)
{
	const struct level sum = level_together(model, level);

	snprintf(text, size, "%d cards   White %d  unknown %d  Black %d   count together%s",
		sum.count, sum.white, sum.neutral, sum.black, model->citations->linked);
}

/* Less of the same where there is no room: blanks first, then what there is none of. */
static void squeeze(char *text, int cells)
{
	static const char *const from[] = {"   ", "   ", "unknown 0  "},
				 *const to[] = {"  ", "  ", ""};

	for (size_t i = 0; i < sizeof(from) / sizeof(from[0]) && text_width(text) > cells; i++) {
		char *at = strstr(text, from[i]);
		size_t gone = strlen(from[i]) - strlen(to[i]);

		if (at)
			memmove(at, at + gone, strlen(at + gone) + 1);
	}
}

enum { POINTS_FORMS = 3 };

/* The points count in full, then shorter. */
static int points_words(const struct model *model, int form, char *text, size_t size)
{
	char given[16], possible[16];

	points_text(model->roll.points2, given);
	points_text(model->roll.possible2, possible);
	snprintf(text, size, "%s%s%s%s%s", given, form == 0 ? " of " : "/", possible,
		form < POINTS_FORMS - 1 ? " " : "",
		form < POINTS_FORMS - 1 ? points_word(model->roll.possible2) : "");
	return paint_width(text);
}

/* The pairing box of the level shown, and the points count, which is cut first. */
static void draw_counts(const struct tui *tui)
{
	const struct model *model = &tui->model;
	const struct level *level = model->nlevels > 0 ? &model->levels[tui->layout.level] : NULL;
	const char *title = model->season ? "Who is" : model->flat ? "Players" : "Score";
	char text[200] = "", points[48], name[48] = "";
	int row = tui->layout.counts_row, cells = 0, room = 0, col;

	if (row < 0)
		return;
	if (level)
		together_name(model, level, name);
	col = 2 + paint_width(title) + paint_width(name) + 1;
	for (int form = 0; form < POINTS_FORMS; form++) {
		cells = points_words(model, form, points, sizeof(points));
		room = COLS - col - cells - 5;
		if (level && level_is_linked(level))
			together_words(model, level, text, sizeof(text));
		else if (level)
			board_level_words(model, level, text, sizeof(text));
		squeeze(text, room);
		if (text_width(text) <= room)
			break;
	}
	paint_text(row, COLS - 1 - cells, ROLE_PLAIN, points, cells);
	if (!level)
		return;
	paint_text(row, 1, ROLE_TITLE, title, paint_width(title) + 1);
	paint_text(row, 2 + paint_width(title), ROLE_TITLE, name, paint_width(name));
	paint_text(row, col, ROLE_PLAIN, "·", 1);
	paint_text(row, col + 2, ROLE_PLAIN, text, room);
}

/* " White seekers ", behind the first of the score groups that share the board. */
static void draw_seekers_title(const struct tui *tui, int top, int middle)
{
	const struct model *model = &tui->model;
	const struct level *shown = model->nlevels > 0 ? &model->levels[tui->layout.level] : NULL;
	struct strip first = {0};
	int cells;

	if (!shown || !level_is_linked(shown)) {
		paint_text(top, 3, ROLE_TITLE, " White seekers ", 15);
		return;
	}
	board_head_strip(model, &model->levels[shown->first_linked], &first);
	cells = strip_width(&first);
	paint_strip(top, 2, &first, cells < middle - 3 ? cells : middle - 3, ROLE_PLAIN);
	if (cells + 12 < middle)
		paint_text(top, cells + 4, ROLE_TITLE, " White ", 7);
}

/* Column titles in the upper edge. */
static void draw_titles(const struct tui *tui, int top)
{
	const struct layout *layout = &tui->layout;
	int middle = layout->board.x + (layout->board.width - 1) / 2;
	struct strip first = {0};
	int white = 8;

	if (layout->wide) {
		paint_text(top, 3, ROLE_TITLE,
			layout->paired ? " Boards by score: White left, Black right "
				       : " By score: White seekers left, Black seekers right ",
			layout->board.width - 6);
		return;
	}
	if (!layout->paired) {
		draw_seekers_title(tui, top, middle);
		paint_text(top, middle, ROLE_FRAME, "┬", 1);
		paint_text(top, middle + 2, ROLE_TITLE, " Black seekers ", 15);
		return;
	}
	if (tui->model.nboards > 0 && tui->model.boards[0].black >= 0 && layout->scroll_y == 0) {
		board_group_title(&tui->model, 0, &first);
		paint_strip(top, 2, &first, strip_width(&first), ROLE_PLAIN);
		if (strip_width(&first) > 6)
			white = 3 + strip_width(&first);
	}
	paint_text(top, white, ROLE_TITLE, " White ", 7);
	paint_text(top, 8 + (layout->board.width - 7) / 2, ROLE_TITLE, " Black ", 7);
}

/* How much lies out of sight, in the edges where it would be. */
static void draw_more(const struct tui *tui, int top)
{
	const struct layout *layout = &tui->layout;
	int below = layout->height - layout->scroll_y - layout->board.height,
	    right = layout->board.x + layout->board.width;
	char text[80];

	if (layout->scroll_y > 0)
		paint_text(
			top, right - 15, ROLE_KEY, layout->paired ? " ↑ boards " : " ↑ cards ", 10);
	if (below > 0)
		paint_text(layout->note.y - 1, right - 15, ROLE_KEY,
			layout->paired ? " ↓ boards " : " ↓ cards ", 10);
	if (!layout->wide || layout->columns <= layout->shown)
		return;
	snprintf(text, sizeof(text), " %s score groups %d-%d of %d %s ",
		layout->scroll_x > 0 ? "←" : " ", layout->scroll_x + 1,
		layout->scroll_x + layout->shown, layout->columns,
		layout->scroll_x + layout->shown < layout->columns ? "→" : " ");
	paint_text(top, right - 16 - text_width(text), ROLE_KEY, text, text_width(text));
}

/* Rows of the box, however little there is to say. */
enum { NOTE_SHOWN_LEAST = 3 };

static void draw_frame(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	int top = frame_top(layout), bottom = layout->note.y + layout->note.height,
	    width = layout->board.width + 2;
	int middle = layout->board.x + (layout->board.width - 1) / 2;

	paint_box(top, 0, bottom - top + 1, width, NULL);
	paint_across(layout->note.y - 1, 1, width - 2, "─", ROLE_FRAME);
	paint_text(layout->note.y - 1, 0, ROLE_FRAME, "├", 1);
	paint_text(layout->note.y - 1, width - 1, ROLE_FRAME, "┤", 1);
	if (!layout->wide && !layout->paired) {
		paint_down(layout->board.y, middle, layout->board.height, "│", ROLE_FRAME);
		paint_text(layout->note.y - 1, middle, ROLE_FRAME, "┴", 1);
	}
	draw_titles(tui, top);
}

/* Rows that the reasons leave free are the board's, as on paper: the box is as high as its text. */
static void fit_note(struct tui *tui)
{
	struct layout *layout = &tui->layout;
	const int lines = note_draw(tui), least = NOTE_SHOWN_LEAST;
	const int spare = layout->note.height - (lines > least ? lines : least);

	for (int row = layout->note.y - 1; row < layout->status_row; row++)
		paint_blank(row, 0, layout->board.width + 2, ROLE_PLAIN);
	if (spare <= 0)
		return;
	layout->note.y += spare;
	layout->note.height -= spare;
	layout->board.height += spare;
}

static void draw(struct tui *tui)
{
	int row, col;

	/* A long message takes lines of the box, not its edge. */
	if (head_status_lines(tui) <= tui->layout.note.height)
		tui->layout.note.height -= head_status_lines(tui) - 1;
	fit_note(tui);
	draw_counts(tui);
	draw_frame(tui);
	board_draw_spots(tui);
	if (cursor_spot(tui) && layout_place(&tui->layout, cursor_spot(tui), &row, &col))
		paint_point(row, col);
	board_draw_margin(tui);
	board_draw_marks(tui);
	note_draw(tui);
	draw_more(tui, frame_top(&tui->layout));
	head_draw(tui);
}

/* A click on a level of the margin shows it. */
static void click(struct tui *tui, int spot)
{
	const struct spot *at = &tui->layout.spots[spot];

	if (at->kind != SPOT_LEVEL)
		return;
	for (int i = 0; i < tui->model.ncards; i++) {
		if (tui->model.cards[i].level == at->level) {
			tui->board->cursor.kind = SPOT_CARD;
			tui->board->cursor.pin = tui->model.cards[i].pin;
			cursor_settle(tui);
			return;
		}
	}
}

static void press(struct tui *tui, const struct mouse_event *mouse, int spot)
{
	const struct spot *at = spot >= 0 ? &tui->layout.spots[spot] : NULL;
	int pin = at && at->kind == SPOT_CARD ? tui->model.cards[at->card].pin : 0;

	carry_pick(tui, DRAG_PRESS, pin, mouse->row, mouse->col);
	if (pin)
		cursor_to(tui, spot);
	else if (at)
		click(tui, spot);
}

static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	int spot = layout_hit(&tui->layout, mouse->row, mouse->col);

	if (mouse->wheel != 0) {
		enum direction way = mouse->wheel < 0 ? GO_UP : GO_DOWN;

		cursor_to(tui, layout_step(&tui->layout, tui->board->spot, way, tui_carrying(tui)));
		return;
	}
	if (mouse->press && mouse->button == 0) {
		tui->message[0] = '\0';
		press(tui, mouse, spot);
	} else if (mouse->motion) {
		if (drag_step(&tui->board->drag, DRAG_MOTION, 0, mouse->row, mouse->col) !=
			DRAG_MOVED)
			return;
		tui->board->drag.astray = false;
		if (spot >= 0)
			cursor_to(tui, spot);
		else
			carry_astray(tui);
	} else if (mouse->release) {
		struct drag held = tui->board->drag;

		if (drag_step(&tui->board->drag, DRAG_RELEASE, 0, mouse->row, mouse->col) !=
			DRAG_DROPPED)
			return;
		/* Let go over nothing: the card goes back. */
		tui->board->drag = held;
		if (spot < 0) {
			carry_cancel(tui);
			return;
		}
		cursor_to(tui, spot);
		carry_drop(tui);
	}
}

const struct view *view_board(void)
{
	static struct view view = {
		.id = VIEW_BOARD,
		.name = "Draw board",
		.facts = head_card_facts,
		.keys = board_key,
		.draw = draw,
		.before = board_before,
		.refuse = board_refuses,
		.word = board_word,
		.mouse = mouse,
		.put_back = carry_cancel,
		.touched = draw_board_touched,
	};

	view.marks = *board_marks();
	return &view;
}
