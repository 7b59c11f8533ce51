/*
 * Painting headings: of score groups in columns, of one board, above their boards in a list; of
 * marks.
 */
#include "config.h"

#include "tui/board/heads.h"

#include <stdio.h>

#include "board/card.h"
#include "board/levels.h"
#include "core/text/fit.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"

void board_level_words(
	const struct model *model, const struct level *level, char *text, size_t size)
{
	static const char *const counts[] = {"", "one", "two", "three", "four", "five", "six"};
	char floats[64] = "";
	int down = level->down - level->bye;

	if (down > 0 && down < 7)
		snprintf(floats, sizeof(floats), "   %s float%s ↓", counts[down],
			down == 1 ? "s" : "");
	else if (down > 0)
		snprintf(floats, sizeof(floats), "   %d float ↓", down);
	snprintf(text, size, "%d card%s   White %d  unknown %d  Black %d%s%s", level->count,
		level->count == 1 ? "" : "s", level->white, level->neutral, level->black, floats,
		!level->bye             ? ""
			: model->season ? "   one out"
			: model->flat   ? "   one free"
					: "   one bye");
}

void board_group_title(const struct model *model, int board, struct strip *strip)
{
	const struct level *level = &model->levels[model->boards[board].level];
	const struct level sum = level_together(model, level);
	char points[16];

	strip_format(strip, ROLE_TITLE, " %s ", level_name(model, level, points));
	if (!level_is_linked(level) || level != &model->levels[level->first_linked])
		return;
	strip_format(strip, ROLE_PLAIN, "%s %s W%d B%d%s ",
		level->last_linked - level->first_linked > 1 ? "to" : "with",
		level_name(model, &model->levels[level->last_linked], points), sum.white, sum.black,
		model->citations->linked);
}

/* "├─ 1½ ───┤" above the first board of a score group in the list. */
void board_draw_group(const struct tui *tui, const struct spot *spot, int row)
{
	const struct layout *layout = &tui->layout;
	struct strip strip = {0};

	if (layout->wide || spot->board < 0 || spot->side != COLOUR_WHITE ||
		!layout_new_group(&tui->model, spot->board))
		return;
	if (--row < layout->board.y || row >= layout->board.y + layout->board.height)
		return;
	paint_text(row, 0, ROLE_FRAME, "├", 1);
	paint_across(row, 1, layout->board.width, "─", ROLE_FRAME);
	paint_text(row, layout->board.width + 1, ROLE_FRAME, "┤", 1);
	board_group_title(&tui->model, spot->board, &strip);
	paint_strip(row, 2, &strip, layout->board.width - 2, ROLE_PLAIN);
}

void board_head_strip(const struct model *model, const struct level *level, struct strip *strip)
{
	char points[16];

	strip_put(strip, ROLE_TITLE, " ");
	strip_put(strip, ROLE_TITLE, level_name(model, level, points));
	strip_format(strip, ROLE_PLAIN, " · %d  W%d", level->count, level->white);
	if (level->neutral > 0)
		strip_format(strip, ROLE_PLAIN, " ·%d", level->neutral);
	strip_format(strip, ROLE_PLAIN, " B%d ", level->black);
	if (level->down - level->bye > 0)
		strip_format(strip, ROLE_FLOAT, " ↓%d ", level->down - level->bye);
	if (level->bye)
		strip_put(strip, ROLE_BYE, " bye ");
	/* below the last of several that count together, what they come to */
	if (level_is_linked(level) && level == &model->levels[level->last_linked]) {
		const struct level sum = level_together(model, level);

		strip_format(strip, ROLE_TITLE, "· together W%d B%d ", sum.white, sum.black);
	}
}

/*
 * "•↑ 19 Swan, Stephen   board 1": where a card of this score plays that is not among its boards.
 */
static void draw_hanging(const struct tui *tui, int level, int col)
{
	const struct layout *layout = &tui->layout;
	const struct model *model = &tui->model;
	int row = layout->board.y - layout->scroll_y + layout_hanging_row(layout, model, level);

	for (int i = layout_hanging(model, level, -1); i >= 0;
		i = layout_hanging(model, level, i), row++) {
		const struct card *card = &model->cards[i];
		struct strip strip = {0};
		char text[32];

		if (row < layout->board.y || row >= layout->board.y + layout->board.height)
			continue;
		snprintf(text, sizeof(text), "board %d", model->boards[card->board].label);
		strip_put(&strip, ROLE_FLOAT, " •↑ ");
		strip_format(&strip, ROLE_STRONG, "%d ", card->pin);
		card_put_name(model->event, card->player, ROLE_PLAIN,
			layout->column - 3 - strip_width(&strip) - text_width(text), &strip);
		strip_format(&strip, ROLE_PLAIN, " %s", text);
		paint_strip(row, col, &strip, layout->column - 1, ROLE_PLAIN);
	}
}

/* Headings and the bars between score groups that stand side by side. */
static void draw_columns(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	int top = layout->board.y;
	int bottom = layout->board.y + layout->board.height;

	for (int k = 1; k < layout->shown; k++)
		paint_down(top, layout->board.x + k * (layout->column + 1) - 1, bottom - top, "│",
			ROLE_FRAME);
	for (int index = 0; index < tui->model.nlevels; index++) {
		int y, k = layout_column(layout, &tui->model, index, &y) - layout->scroll_x;
		int row = top + y - layout->scroll_y;
		int col = layout->board.x + k * (layout->column + 1);
		struct strip strip = {0};

		if (k < 0 || k >= layout->shown)
			continue;
		if (layout->paired)
			draw_hanging(tui, index, col);
		if (row < top || row >= bottom)
			continue;
		board_head_strip(&tui->model, &tui->model.levels[index], &strip);
		paint_across(row, col, layout->column, "─", ROLE_FRAME);
		paint_strip(row, col + 1, &strip, layout->column - 2, ROLE_PLAIN);
	}
}

/* Of score groups that count together and stand on one board: "├─ 1½ · 3  W1 B2 ───┤". */
static void draw_headings(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;

	for (int k = 0; k < tui->model.nlevels; k++) {
		const int heading = layout_heading(layout, &tui->model, k);
		const int row = layout->board.y + heading - layout->scroll_y;
		struct strip strip = {0};

		if (heading < 0 || row < layout->board.y ||
			row >= layout->board.y + layout->board.height)
			continue;
		board_head_strip(&tui->model, &tui->model.levels[k], &strip);
		paint_text(row, 0, ROLE_FRAME, "├", 1);
		paint_across(row, 1, layout->board.width, "─", ROLE_FRAME);
		paint_text(row, layout->board.width + 1, ROLE_FRAME, "┤", 1);
		paint_strip(row, 2, &strip, layout->board.width - 2, ROLE_PLAIN);
	}
}

void board_draw_headings(const struct tui *tui)
{
	if (tui->layout.wide)
		draw_columns(tui);
	else
		draw_headings(tui);
}

void board_draw_marks(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	const struct area *margin = &layout->margin;
	const struct key_table *marks = &tui->view->marks;
	int rows = 0, row;

	for (int i = 0; i < marks->count; i++)
		rows += marks->rows[i].name && key_row_is_on(tui, &marks->rows[i]);
	row = margin->y + margin->height - rows;
	if (layout->rows == LAYOUT_ROWS_LEAST || rows == 0 || tui->model.ncards == 0 ||
		margin->height - layout->margin_height < rows + 3)
		return;
	paint_text(row - 1, margin->x, ROLE_TITLE, "Marks", margin->width);
	for (int i = 0; i < marks->count; i++) {
		const struct key_row *mark = &marks->rows[i];

		if (!mark->name || !key_row_is_on(tui, mark))
			continue;
		paint_text(row, margin->x, ROLE_KEY, mark->key, margin->width);
		paint_text(row++, margin->x + 4, ROLE_PLAIN, mark->name, margin->width - 4);
	}
}
