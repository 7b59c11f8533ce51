/* Areas of the screen, and finding one's way between the spots. */
#include "board/layout.h"

#include <stdlib.h>
#include <string.h>

#include "board/levels.h"

enum {
	MARGIN_CELLS = 9,
	MARGIN_WIDE_CELLS = 15,
	LAID_COLUMN_LEAST = 26, /* these without the number of a card: 14 cells of name are left */
	PAIRED_COLUMN_LEAST = 48,
	SLIM_COLUMN_LEAST = 58, /* 10 of name, with grade and colours */
	TALL_ROWS = 30,
	NOTE_LEAST = 3,
	NOTE_MOST = 10,
	NOTE_TALL_MOST = 16, /* on a screen of TALL_ROWS */
	NOTE_LAID_MOST = 6,
	NOTE_LINKED = 5, /* for this the room below those that count together is given */
	FULL_COLS_LEAST = 2 * CARD_FULL_CELLS + MARGIN_WIDE_CELLS + 5
};

static void set_areas(struct layout *layout)
{
	const int spare = (layout->cols - LAYOUT_COLS_LEAST) / 2;
	int margin =
		MARGIN_CELLS + spare < MARGIN_WIDE_CELLS ? MARGIN_CELLS + spare : MARGIN_WIDE_CELLS;
	int note = layout->rows >= TALL_ROWS ? 5 : NOTE_LEAST;
	int top = layout->paired ? 1 : 2;

	layout->counts_row = layout->paired ? -1 : 1;
	layout->keys_row = layout->rows - 1;
	layout->status_row = layout->rows - 2;
	layout->board.y = top + 1;
	layout->board.x = 1;
	layout->board.width = layout->cols - margin - 3;
	layout->note.height = note;
	layout->note.y = layout->status_row - 1 - note;
	layout->note.x = 1;
	layout->note.width = layout->board.width;
	layout->board.height = layout->note.y - 1 - layout->board.y;
	layout->margin.y = top;
	layout->margin.x = layout->cols - margin;
	layout->margin.width = margin;
	layout->margin.height = layout->status_row - top;
}

/* The density that there is room for, and whether score groups stand side by side. */
static void choose_density(struct layout *layout, const struct layout_wish *wish)
{
	layout->density = wish->density;
	if (layout->density == DENSITY_FULL && (layout->paired || layout->cols < FULL_COLS_LEAST))
		layout->density = DENSITY_SHORT;
	layout->wide = layout->cols >= LAYOUT_COLS_WIDE && layout->density != DENSITY_FULL;
}

int layout_hanging(const struct model *model, int level, int before)
{
	for (int i = before + 1; i < model->ncards; i++) {
		const struct card *card = &model->cards[i];

		if (card->level == level && card->place == PLACE_SEAT &&
			model->boards[card->board].level != level)
			return i;
	}
	return -1;
}

/*
 * Its boards and a row for each card that plays on one of another, or its cards and the mid-line.
 */
int layout_level_rows(const struct layout *layout, const struct model *model, int level)
{
	const struct level *row = &model->levels[level];

	if (layout->paired)
		return row->boards * layout_row_height(layout) + row->hanging;
	return row->count * layout_row_height(layout) + 1;
}

/* With headings, from one level to the last that counts together with it. */
static int rows_together(const struct layout *layout, const struct model *model, int level)
{
	int rows = 0;

	for (int k = level; k <= model->levels[level].last_linked; k++) {
		const int height = layout_level_rows(layout, model, k);

		rows += height > 0 ? height + 1 : 0;
	}
	return rows;
}

int layout_column(const struct layout *layout, const struct model *model, int level, int *row)
{
	int column = -1, used = 0, together = -1;

	*row = 0;
	for (int k = 0; k <= level; k++) {
		const int height = layout_level_rows(layout, model, k) + 1;
		const int first = model->levels[k].first_linked;

		if (height == 1) {
			*row = -1;
			continue;
		}
		if (first != together &&
			(column < 0 || used + rows_together(layout, model, k) > layout->stack)) {
			column++;
			used = 0;
		}
		together = first;
		*row = used;
		used += height;
	}
	return *row < 0 ? -1 : column;
}

int layout_hanging_row(const struct layout *layout, const struct model *model, int level)
{
	int row;

	layout_column(layout, model, level, &row);
	return row + 1 + model->levels[level].boards * layout_row_height(layout);
}

static int count_columns(const struct layout *layout, const struct model *model)
{
	int most = -1, row;

	for (int k = 0; k < model->nlevels; k++) {
		int column = layout_column(layout, model, k, &row);

		if (column > most)
			most = column;
	}
	return most + 1 > 0 ? most + 1 : 1;
}

static int least_column(const struct layout *layout, const struct model *model)
{
	int number = layout_number_cells(model);

	if (!layout->paired)
		return LAID_COLUMN_LEAST + model->pin_cells;
	return (layout->density == DENSITY_SLIM ? SLIM_COLUMN_LEAST : PAIRED_COLUMN_LEAST) +
		number + 2 * (model->pin_cells - 1);
}

/* Cells of a column whose cards have their names whole. */
static int whole_column(const struct layout *layout, const struct model *model)
{
	const int card = card_whole_cells(model, layout->density);

	/* laid out, a card leaves a fifth of its column to the other colour */
	return layout->paired ? 2 * card + layout_number_cells(model) + layout_flag_cells(model)
			      : (5 * card + 3) / 4;
}

/* The lowest stacks that make do with so many columns; false: they would be too high. */
static bool stack_into(struct layout *layout, const struct model *model, int most)
{
	layout->stack = 0;
	layout->columns = count_columns(layout, model);
	while (layout->columns > most && layout->stack < layout->board.height) {
		layout->stack++;
		layout->columns = count_columns(layout, model);
	}
	return layout->columns <= most;
}

/*
 * A column a score group where there is room for all, and for their names; else the lowest stacks
 * that make do with the columns in which names are whole, or with those that fit.
 */
static void set_columns(struct layout *layout, const struct model *model)
{
	int least = least_column(layout, model), fit = (layout->board.width + 1) / (least + 1);
	int whole = whole_column(layout, model);

	if (fit < 1)
		fit = 1;
	layout->shown = layout->columns = 1;
	if (!layout->wide) {
		layout->column = (layout->board.width - 1) / 2;
		return;
	}
	if (whole < least)
		whole = least;
	for (int most = (layout->board.width + 1) / (whole + 1); most <= fit; most++) {
		if (stack_into(layout, model, most > 1 ? most : 1))
			break;
	}
	layout->shown = fit < layout->columns ? fit : layout->columns;
	layout->column = (layout->board.width + 1) / layout->shown - 1;
}

/*
 * Rows that a draw or the cards of a level leave free go to the box below: there the reasons are.
 * Below laid-out cards some are left to drop a card in.
 */
static void grow_note(struct layout *layout, const struct model *model)
{
	const bool linked = !layout->paired && model->nlevels > 0 &&
		level_is_linked(&model->levels[layout->level]);
	const int most = !layout->paired    ? NOTE_LAID_MOST
		: layout->rows >= TALL_ROWS ? NOTE_TALL_MOST
					    : NOTE_MOST;
	const int room = layout->board.height - layout->height;
	int spare = room - (layout->paired ? 1 : 3);

	if (linked && spare < NOTE_LINKED - layout->note.height)
		spare = room + 1 < NOTE_LINKED - layout->note.height
			? room + 1
			: NOTE_LINKED - layout->note.height;
	if (layout->note.height + spare > most)
		spare = most - layout->note.height;
	if (spare <= 0)
		return;
	layout->board.height -= spare;
	layout->note.height += spare;
	layout->note.y -= spare;
}

static void clamp(int *value, int least, int most)
{
	if (*value > most)
		*value = most;
	if (*value < least)
		*value = least;
}

enum status layout_compute(int rows, int cols, const struct model *model,
	const struct layout_wish *wish, struct layout *layout)
{
	struct layout made = {
		.rows = rows, .cols = cols, .paired = model->paired, .level = wish->level};
	enum status status;

	made.too_small = rows < LAYOUT_ROWS_LEAST || cols < LAYOUT_COLS_LEAST;
	if (made.too_small) {
		*layout = made;
		return STATUS_OK;
	}
	clamp(&made.level, 0, model->nlevels > 0 ? model->nlevels - 1 : 0);
	choose_density(&made, wish);
	set_areas(&made);
	set_columns(&made, model);
	status = layout_add_spots(&made, model);
	if (status != STATUS_OK) {
		free(made.spots);
		return status;
	}
	grow_note(&made, model);
	made.scroll_y = wish->scroll_y;
	made.scroll_x = wish->scroll_x;
	made.scroll_margin = wish->scroll_margin;
	clamp(&made.scroll_y, 0,
		made.height > made.board.height ? made.height - made.board.height : 0);
	clamp(&made.scroll_x, 0, made.columns - made.shown);
	clamp(&made.scroll_margin, 0,
		made.margin_height > made.margin.height ? made.margin_height - made.margin.height
							: 0);
	*layout = made;
	return STATUS_OK;
}

void layout_done(struct layout *layout)
{
	free(layout->spots);
	memset(layout, 0, sizeof(*layout));
}

enum status layout_add(struct layout *layout, struct spot spot)
{
	if (layout->nspots == layout->room) {
		int room = layout->room ? layout->room * 2 : 64;
		struct spot *spots = realloc(layout->spots, (size_t)room * sizeof(*spots));

		if (!spots)
			return STATUS_NO_MEMORY;
		layout->spots = spots;
		layout->room = room;
	}
	layout->spots[layout->nspots++] = spot;
	return STATUS_OK;
}

int layout_row_height(const struct layout *layout)
{
	if (layout->density == DENSITY_SLIM)
		return 1;
	/* A blank row parts short cards that stand side by side. */
	return card_lines(layout->density);
}

bool layout_place(const struct layout *layout, const struct spot *spot, int *row, int *col)
{
	const struct area *area = spot->pane == PANE_BOARD ? &layout->board : &layout->margin;
	int y = spot->y - (spot->pane == PANE_BOARD ? layout->scroll_y : layout->scroll_margin);
	int x = spot->x - (spot->pane == PANE_BOARD ? layout->scroll_x * (layout->column + 1) : 0);

	*row = area->y + y;
	*col = area->x + x;
	return y >= 0 && y < area->height && x >= 0 && x + spot->width <= area->width;
}

enum { HEAD_LEVELS, HEAD_BYES, HEAD_TRAY, HEADS };

/* The heads of the margin, -1 what it has not. */
static void find_heads(const struct layout *layout, int heads[HEADS])
{
	heads[HEAD_LEVELS] = heads[HEAD_BYES] = heads[HEAD_TRAY] = -1;
	for (int i = layout->nspots - 1; i >= 0; i--) {
		const enum spot_kind kind = layout->spots[i].kind;

		if (kind == SPOT_LEVEL)
			heads[HEAD_LEVELS] = i;
		else if (kind == SPOT_BYE)
			heads[HEAD_BYES] = i;
		else if (kind == SPOT_TRAY)
			heads[HEAD_TRAY] = i;
	}
}

int layout_margin_mark(const struct layout *layout, int row, bool *above)
{
	const int at = row - layout->margin.y, scrolled = layout->scroll_margin;
	int heads[HEADS], used = 0;

	if (at < 0 || at >= layout->margin.height)
		return -1;
	find_heads(layout, heads);
	*above = true;
	for (int k = 0; k < HEADS; k++) {
		/* over the levels stands their title */
		const int title = k == HEAD_LEVELS;

		if (heads[k] < 0 || layout->spots[heads[k]].y - title - scrolled >= used)
			continue;
		if (used++ == at)
			return heads[k];
	}
	*above = false;
	used = 0;
	for (int k = HEADS - 1; k > HEAD_LEVELS; k--) {
		if (heads[k] < 0 ||
			layout->spots[heads[k]].y - scrolled < layout->margin.height - used)
			continue;
		if (layout->margin.height - 1 - used++ == at)
			return heads[k];
	}
	return -1;
}

int layout_hit(const struct layout *layout, int row, int col)
{
	bool above;

	if (col >= layout->margin.x && col < layout->margin.x + layout->margin.width) {
		const int mark = layout_margin_mark(layout, row, &above);

		if (mark >= 0)
			return mark;
	}
	for (int i = 0; i < layout->nspots; i++) {
		const struct spot *spot = &layout->spots[i];
		const struct area *area =
			spot->pane == PANE_BOARD ? &layout->board : &layout->margin;
		int y, x;

		layout_place(layout, spot, &y, &x);
		if (row >= area->y && row < area->y + area->height && col >= area->x &&
			col < area->x + area->width && row >= y && row < y + spot->height &&
			col >= x && col < x + spot->width)
			return i;
	}
	return -1;
}

int layout_card(const struct layout *layout, int card)
{
	for (int i = 0; i < layout->nspots; i++) {
		if (layout->spots[i].kind == SPOT_CARD && layout->spots[i].card == card)
			return i;
	}
	return -1;
}

static void reveal_rows(int *scroll, int y, int height, int room)
{
	if (y + height > *scroll + room)
		*scroll = y + height - room;
	if (y < *scroll)
		*scroll = y;
}

/* Free of the rows that stand for heads out of sight. */
static void reveal_margin(struct layout *layout, const struct spot *spot)
{
	int first = spot->y - HEADS, end = spot->y + spot->height + HEADS - 1;

	if (first < 0)
		first = 0;
	if (end > layout->margin_height)
		end = layout->margin_height;
	reveal_rows(&layout->scroll_margin, first, end - first, layout->margin.height);
}

void layout_reveal(struct layout *layout, int index)
{
	const struct spot *spot;
	int column;

	if (index < 0 || index >= layout->nspots)
		return;
	spot = &layout->spots[index];
	if (spot->pane == PANE_MARGIN) {
		reveal_margin(layout, spot);
		return;
	}
	/* With the first row shown its heading is wanted as well. */
	if (spot->y <= 1)
		layout->scroll_y = 0;
	else
		reveal_rows(&layout->scroll_y, spot->y, card_lines(layout->density),
			layout->board.height);
	if (!layout->wide)
		return;
	column = spot->x / (layout->column + 1);
	if (column < layout->scroll_x)
		layout->scroll_x = column;
	if (column >= layout->scroll_x + layout->shown)
		layout->scroll_x = column - layout->shown + 1;
}
