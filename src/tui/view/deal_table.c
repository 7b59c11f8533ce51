/* The table of a deal on the screen: its lines, the steps before, and the words below it. */
#include "config.h"

#include "tui/view/deal_table.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/card.h"
#include "board/layout.h"
#include "board/levels.h"
#include "core/vocabulary.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/term/wrap.h"
#include "tui/view/head.h"

enum { FIRST_ROW = 2, NUMBER_CELLS = 4, CAPTION_LEAST = 3, CAPTION_MOST = 7, READ_ROWS = 3 };
/* Where the window is wide, the steps before stand beside the table. */
enum { CARD_CELLS_WIDE = 38, STEPS_COL = 3 + NUMBER_CELLS + 2 * CARD_CELLS_WIDE };

/* How the window is shared out: lines of the table, cells of a card. */
struct shape {
	const struct deal_shown *shown;
	struct model laid; /* the model as if nothing were paired: of the cards in their columns */
	bool wide;
	int rows, cells;
	struct deal_line *lines;
	int count, first; /* of the lines, and the one that is shown first */
};

/* Of a card of the deal, or blank where the player has gone. */
static void put_card(
	const struct shape *shape, const struct model *model, int card, int row, int col, bool last)
{
	const int at = card < 0 ? -1 : model_card(model, shape->shown->deal->pins[card]);
	struct strip strip = {0};

	if (at < 0)
		return;
	card_slim(model, at, shape->cells, &strip);
	paint_strip(row, col, &strip, shape->cells, last ? ROLE_SELECTED : ROLE_PLAIN);
}

static void draw_heading(const struct shape *shape, const struct deal_line *line, int row)
{
	const struct deal_group *group = &shape->shown->deal->groups[line->group];
	char text[80], score[24] = "";

	if (!shape->shown->deal->listed)
		snprintf(score, sizeof(score), "%s · ", points_text(group->score, text));
	snprintf(text, sizeof(text), "%s%d card%s%s", score, group->count,
		group->count == 1 ? "" : "s",
		line->count == group->count ? ", in the box"
			: line->count > 0   ? ", some in the box"
					    : "");
	paint_text(row, 2, ROLE_TITLE, text, COLS - 4);
}

static void draw_board(const struct shape *shape, const struct deal_line *line, int row)
{
	const struct model *model = shape->shown->model;
	const bool last = line->last && shape->shown->ncards == 0;
	char number[16];

	snprintf(number, sizeof(number), "%*d", NUMBER_CELLS - 1,
		app_board_label(shape->shown->app, shape->shown->deal->round, line->board));
	paint_text(row, 1, ROLE_STRONG, number, NUMBER_CELLS);
	put_card(shape, model, line->card, row, 1 + NUMBER_CELLS, last);
	if (line->other >= 0)
		put_card(shape, model, line->other, row, 2 + NUMBER_CELLS + shape->cells, last);
	else
		paint_text(row, 3 + NUMBER_CELLS + shape->cells, ROLE_BYE, model->words->bye,
			shape->cells);
}

/* Is it one of the cards among which one is sought? */
static bool is_sought(const struct deal_shown *shown, int card)
{
	for (int i = 0; i < shown->ncards; i++)
		if (shown->cards[i] == card)
			return true;
	return false;
}

/* White seekers left, Black seekers right, who has had no colour between them. */
static void draw_card(const struct shape *shape, const struct deal_line *line, int row)
{
	const int left = 1 + NUMBER_CELLS, right = left + 1 + shape->cells;
	const int col = line->colour == PAIRING_WHITE ? left
		: line->colour == PAIRING_BLACK       ? right
						      : (left + right) / 2;

	const struct deal_shown *shown = shape->shown;
	const bool chosen = line->card == shown->chosen;
	const bool marked = chosen || (shown->ncards == 0 && line->last);

	paint_text(row, 2, ROLE_KEY, marked ? "▸" : is_sought(shown, line->card) ? "·" : " ", 1);
	paint_text(row, 3, ROLE_FLOAT, line->down ? "↓" : " ", 1);
	put_card(shape, &shape->laid, line->card, row, col, marked);
	if (chosen)
		paint_point(row, col);
}

static void draw_line(const struct shape *shape, const struct deal_line *line, int row)
{
	switch (line->kind) {
	case DEAL_LINE_GROUP:
		draw_heading(shape, line, row);
		break;
	case DEAL_LINE_BOARD:
		draw_board(shape, line, row);
		break;
	case DEAL_LINE_CARD:
		draw_card(shape, line, row);
		break;
	case DEAL_LINE_LINE:
		paint_across(row, 1 + NUMBER_CELLS, 2 * shape->cells + 1, "╌", ROLE_FRAME);
		paint_text(row, NUMBER_CELLS + shape->cells - 3, ROLE_FRAME,
			shape->shown->deal->brackets ? " S2 " : " mid-line ", 10);
		break;
	}
}

/* The group of the last step that has one; before the first the highest. */
static int present_group(const struct deal_shown *shown)
{
	for (int i = shown->table->made - 1; i >= 0; i--)
		if (shown->deal->steps[i].group >= 0)
			return shown->deal->steps[i].group;
	return 0;
}

/* Lines that are shown together. */
struct range {
	int from, to;
};

/* Take the line in, unless the range would not fit into the rows any more. */
static void stretch(struct range *range, int line, int rows)
{
	const int from = line < range->from ? line : range->from;
	const int to = line > range->to ? line : range->to;

	if (to - from < rows)
		*range = (struct range){from, to};
}

/* The line of the card that the last step speaks of first, else the heading of its group. */
static int main_line(const struct shape *shape)
{
	const struct deal_shown *shown = shape->shown;
	const int made = shown->table->made, group = present_group(shown);
	const struct deal_step *step = made > 0 ? &shown->deal->steps[made - 1] : NULL;
	int heading = 0;

	for (int i = 0; i < shape->count; i++) {
		const struct deal_line *line = &shape->lines[i];

		if (step && step->ncards > 0 && line->last &&
			(line->card == step->cards[0] || line->other == step->cards[0]))
			return i;
		if (line->kind == DEAL_LINE_GROUP && line->group == group)
			heading = i;
	}
	return heading;
}

/*
 * The first line shown: the card of the last step is in sight, with the others that it moved or
 * spoke of and its group as far as there is room, and above them as much as there is room for.
 */
static int first_line(const struct shape *shape)
{
	const int group = present_group(shape->shown), line = main_line(shape);
	const int count = shape->count, rows = shape->rows;
	struct range seen = {line, line};
	int first;

	for (int i = 0; i < count; i++)
		if (shape->lines[i].last)
			stretch(&seen, i, rows);
	for (int i = 0; i < count; i++)
		if (shape->lines[i].group == group)
			stretch(&seen, i, rows);
	first = (seen.to + 1 - rows > 0 ? seen.to + 1 - rows : 0) + shape->shown->scroll;
	if (first > count - rows)
		first = count - rows;
	return first < 0 ? 0 : first;
}

/* The same, but so that a chosen card is in sight. */
static int first_with_chosen(const struct shape *shape)
{
	const int first = first_line(shape);

	for (int i = 0; i < shape->count; i++) {
		if (shape->lines[i].kind != DEAL_LINE_CARD ||
			shape->lines[i].card != shape->shown->chosen)
			continue;
		if (i < first)
			return i > 0 ? i - 1 : 0;
		if (i >= first + shape->rows)
			return i + 1 - shape->rows;
	}
	return first;
}

static void draw_table(const struct shape *shape)
{
	for (int i = shape->first; i < shape->count && i < shape->first + shape->rows; i++)
		draw_line(shape, &shape->lines[i], FIRST_ROW + i - shape->first);
}

/* That there is more stands on the lines of the frame, so that no card lies below it. */
static void draw_more(const struct shape *shape)
{
	const int col = 4 + 2 * shape->cells - 8;

	if (shape->first > 0)
		paint_text(1, col, ROLE_KEY, " ↑ more ", 8);
	if (shape->first + shape->rows < shape->count)
		paint_text(FIRST_ROW + shape->rows, col, ROLE_KEY, " ↓ more ", 8);
}

static int count_rows(const char *text, int cells)
{
	char line[STRIP_SIZE];
	int rows = 0;

	while (*text) {
		text = wrap_words(text, cells, line, sizeof(line));
		rows++;
	}
	return rows;
}

/* The text without its first rows. */
static const char *skip_rows(const char *text, int rows, int cells)
{
	char line[STRIP_SIZE];

	for (int i = 0; i < rows && *text; i++)
		text = wrap_words(text, cells, line, sizeof(line));
	return text;
}

static void draw_words(const char *text, int row, int col, int rows, int cells, enum role role)
{
	char line[STRIP_SIZE];

	for (int i = 0; i < rows && *text; i++) {
		text = wrap_words(text, cells, line, sizeof(line));
		paint_text(row + i, col, role, line, cells);
	}
}

/* The steps before the last one, as many as there is room for, the latest at the bottom. */
static void draw_steps(const struct shape *shape)
{
	const int col = STEPS_COL + 2, cells = COLS - 2 - col - 4;
	int row = FIRST_ROW + shape->rows;
	char text[DEAL_STEP_WORDS], number[16];

	paint_down(FIRST_ROW, STEPS_COL, shape->rows, "│", ROLE_FRAME);
	for (int i = shape->shown->table->made - 1; i > 0; i--) {
		int rows;

		deal_step_words(&shape->shown->deal->steps[i - 1], text);
		rows = count_rows(text, cells);
		row -= rows;
		if (row < FIRST_ROW)
			return;
		snprintf(number, sizeof(number), "%3d", i);
		paint_text(row, col, ROLE_FAINT, number, 3);
		draw_words(text, row, col + 4, rows, cells, ROLE_PLAIN);
	}
}

/* Rows that the words need. */
static int rows_of_words(const struct deal_shown *shown, int cells)
{
	int rows = 0;

	for (int i = 0; i < DEAL_WORDS_MOST && shown->words[i].text; i++)
		rows += count_rows(shown->words[i].text, cells);
	return rows;
}

static int rows_of_caption(const struct deal_shown *shown)
{
	const int rows = rows_of_words(shown, COLS - 4);

	return rows < CAPTION_LEAST ? CAPTION_LEAST : rows > CAPTION_MOST ? CAPTION_MOST : rows;
}

/* Rows of the words for which there is no room. */
static int hidden_rows(const struct deal_shown *shown)
{
	const int hidden = rows_of_words(shown, COLS - 4) - rows_of_caption(shown);

	return hidden > 0 ? hidden : 0;
}

void deal_table_read(struct tui *tui, const struct deal_shown *shown, int *read)
{
	const int most = hidden_rows(shown);

	if (most == 0)
		tui_say(tui, ROLE_PLAIN, "All words are in sight.");
	*read += tui->key == '[' ? -READ_ROWS : READ_ROWS;
	*read = *read > most ? most : *read < 0 ? 0 : *read;
}

/* The keys that show more of the words stand on the frame, behind the title. */
static void draw_read_keys(const struct deal_shown *shown, int row, int read, int hidden)
{
	const char *text = read > 0 && read < hidden ? " [ ] more words "
		: read > 0                           ? " [ more words "
						     : " ] more words ";

	if (hidden > 0)
		paint_text(
			row, 2 + paint_width(shown->title) + 1, ROLE_KEY, text, (int)strlen(text));
}

/*
 * Where there is no room for all words, the first ones are seen from a row on, the last are whole.
 */
static void draw_caption(const struct shape *shape)
{
	const struct deal_shown *shown = shape->shown;
	const int cells = COLS - 4, hidden = hidden_rows(shown);
	const int read = shown->read < hidden ? shown->read : hidden;
	int row = FIRST_ROW + shape->rows;

	paint_across(row, 1, COLS - 2, "─", ROLE_FRAME);
	paint_text(row, 0, ROLE_FRAME, "├", 1);
	paint_text(row, COLS - 1, ROLE_FRAME, "┤", 1);
	paint_text(row, 2, ROLE_TITLE, shown->title, COLS - 4);
	draw_read_keys(shown, row, read, hidden);
	paint_point(row + 1, 2);
	for (int i = 0; i < DEAL_WORDS_MOST && shown->words[i].text; i++) {
		const char *text = shown->words[i].text;
		const int needed = count_rows(text, cells);
		const int rows = i > 0 ? needed : needed > hidden ? needed - hidden : 0;

		draw_words(i > 0 ? text : skip_rows(text, read, cells), row + 1, 2, rows, cells,
			shown->words[i].role);
		row += rows;
	}
}

/* False: there is no memory. The caller frees the lines. */
static bool find_shape(const struct tui *tui, const struct deal_shown *shown, struct shape *shape)
{
	const bool wide = COLS >= LAYOUT_COLS_WIDE;
	const int rows = rows_of_caption(shown);

	*shape = (struct shape){.shown = shown,
		.laid = *shown->model,
		.wide = wide,
		.rows = head_lines(tui) - 4 - FIRST_ROW - rows,
		.cells = wide ? CARD_CELLS_WIDE : (COLS - 3 - NUMBER_CELLS) / 2};
	shape->laid.paired = false;
	if (deal_lines(shown->deal, shown->table, 0, shown->deal->ngroups - 1, &shape->lines,
		    &shape->count) != STATUS_OK)
		return false;
	shape->first = first_with_chosen(shape);
	return true;
}

void deal_table_draw(struct tui *tui, const struct deal_shown *shown)
{
	struct shape shape;

	if (!find_shape(tui, shown, &shape))
		return;
	head_frame(shown->name);
	draw_caption(&shape);
	draw_table(&shape); /* after the caption: a chosen card has the terminal's cursor */
	if (shape.wide)
		draw_steps(&shape);
	draw_more(&shape);
	head_draw(tui);
	free(shape.lines);
}

int deal_table_card(const struct tui *tui, const struct deal_shown *shown, int row)
{
	struct shape shape;
	int card = PAIRING_NOBODY, line;

	if (!find_shape(tui, shown, &shape))
		return card;
	line = row - FIRST_ROW + shape.first;
	if (row >= FIRST_ROW && row < FIRST_ROW + shape.rows && line < shape.count &&
		shape.lines[line].kind == DEAL_LINE_CARD)
		card = shape.lines[line].card;
	free(shape.lines);
	return card;
}
