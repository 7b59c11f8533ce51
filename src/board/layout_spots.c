/*
 * The spots of each arrangement: laid out (one level, or levels side by side), paired (a list, or
 * side by side), margin.
 */
#include "board/layout.h"

int layout_heading(const struct layout *layout, const struct model *model, int level)
{
	const struct level *shown = &model->levels[layout->level];
	int row = 0;

	if (layout->wide) {
		layout_column(layout, model, level, &row);
		return row;
	}
	if (layout->paired || level <= shown->first_linked || level > shown->last_linked)
		return -1;
	for (int k = shown->first_linked; k < level; k++)
		row += layout_level_rows(layout, model, k) + (k > shown->first_linked);
	return row;
}

/* One row of a laid-out level: the card in its column, the empty place in the other. */
static enum status add_laid_row(struct layout *layout, const struct model *model, int level,
	int row, int y, int x, int width)
{
	int index = model->rows[model->levels[level].first + row],
	    height = card_lines(layout->density);
	const struct card *card = &model->cards[index];
	enum colour side = card_side(card);
	enum half half = row < model->levels[level].above ? HALF_TOP : HALF_BOTTOM;
	int indent = layout->wide ? width / 5 : width - layout->column;
	int card_width = width - indent,
	    card_x = side == COLOUR_BLACK ? indent
		: side == COLOUR_WHITE    ? 0
					  : indent / 2;
	struct spot spot = {.kind = SPOT_CARD,
		.card = index,
		.board = -1,
		.level = level,
		.side = side,
		.half = half};
	enum status status;

	spot.y = y;
	spot.x = x + card_x;
	spot.height = height;
	spot.width = card_width;
	status = layout_add(layout, spot);
	spot.kind = SPOT_GAP;
	spot.card = -1;
	if (status == STATUS_OK && card_x > 0) {
		spot.side = COLOUR_WHITE;
		spot.x = x;
		spot.width = card_x - !layout->wide;
		status = layout_add(layout, spot);
	}
	if (status == STATUS_OK && card_x + card_width < width) {
		spot.side = COLOUR_BLACK;
		spot.x = x + card_x + card_width + !layout->wide;
		spot.width = width - card_x - card_width - !layout->wide;
		status = layout_add(layout, spot);
	}
	return status;
}

/* Below the last cards of a column: it takes cards for their lower half. */
static enum status add_laid_rest(struct layout *layout, int level, int y, int x, int width)
{
	struct spot spot = {
		.kind = SPOT_GAP, .card = -1, .board = -1, .level = level, .half = HALF_BOTTOM};
	enum status status = STATUS_OK;

	spot.y = y;
	spot.height = layout->board.height > y ? layout->board.height - y : 1;
	spot.width = (width - 1) / 2;
	for (int side = 0; side < 2 && status == STATUS_OK; side++) {
		spot.side = side == 0 ? COLOUR_WHITE : COLOUR_BLACK;
		spot.x = side == 0 ? x : x + spot.width + 1;
		status = layout_add(layout, spot);
	}
	return status;
}

/* From row y of a column on; `last`: no other level stands below it there. */
static enum status add_laid_level(struct layout *layout, const struct model *model, int level,
	int y, int x, int width, bool last)
{
	const struct level *row = &model->levels[level];
	int height = card_lines(layout->density);
	struct spot spot = {.card = -1, .board = -1, .level = level, .height = 1};
	enum status status = STATUS_OK;

	for (int i = 0; i <= row->count && status == STATUS_OK; i++) {
		/* one card has no other half */
		if (i == row->above && model->halves && row->count > 1) {
			spot.kind = SPOT_LINE;
			spot.y = y++;
			spot.x = x;
			spot.width = width;
			status = layout_add(layout, spot);
		}
		if (i < row->count && status == STATUS_OK) {
			status = add_laid_row(layout, model, level, i, y, x, width);
			y += height;
		}
	}
	if (status == STATUS_OK && last)
		status = add_laid_rest(layout, level, y, x, width);
	if (y + last > layout->height)
		layout->height = y + last;
	return status;
}

/* Levels side by side, each under its heading. */
static enum status add_laid_wide(struct layout *layout, const struct model *model)
{
	enum status status = STATUS_OK;

	for (int k = 0; k < model->nlevels && status == STATUS_OK; k++) {
		int row, below, column = layout_column(layout, model, k, &row);
		bool last = k + 1 == model->nlevels ||
			layout_column(layout, model, k + 1, &below) != column;

		status = add_laid_level(layout, model, k, row + 1, column * (layout->column + 1),
			layout->column, last);
	}
	return status;
}

/* One level, or those that count together with it, each under its heading. */
static enum status add_laid_one(struct layout *layout, const struct model *model)
{
	const struct level *shown = &model->levels[layout->level];
	enum status status = STATUS_OK;

	for (int k = shown->first_linked; k <= shown->last_linked && status == STATUS_OK; k++)
		status = add_laid_level(layout, model, k, layout_heading(layout, model, k) + 1, 0,
			layout->board.width, k == shown->last_linked);
	return status;
}

bool layout_new_group(const struct model *model, int board)
{
	return board > 0 && model->boards[board].black >= 0 &&
		model->boards[board].level != model->boards[board - 1].level;
}

int layout_flag_cells(const struct model *model)
{
	enum { FLAG_CELLS = 4 };

	for (int i = 0; i < model->nboards; i++)
		if (result_is_default(model->boards[i].result))
			return 1 + LAYOUT_RESULT_CELLS;
	return FLAG_CELLS;
}

int layout_number_cells(const struct model *model)
{
	int most = 0, cells = 2;

	for (int i = 0; i < model->nboards; i++)
		most = model->boards[i].label > most ? model->boards[i].label : most;
	for (; most > 99; most /= 10)
		cells++;
	return cells;
}

/* width: without what stands behind the board */
static enum status add_board(
	struct layout *layout, const struct model *model, int index, int y, int x, int width)
{
	const struct board_view *board = &model->boards[index];
	int number = layout_number_cells(model), each = (width - number) / 2;
	struct spot spot = {.kind = SPOT_CARD, .board = index, .y = y, .width = each};
	enum status status;

	spot.height = card_lines(layout->density);
	spot.card = board->white;
	spot.level = model->cards[board->white].level;
	spot.side = COLOUR_WHITE;
	spot.x = x + number;
	status = layout_add(layout, spot);
	if (status != STATUS_OK)
		return status;
	spot.card = board->black;
	spot.level = model->cards[board->black].level;
	spot.side = COLOUR_BLACK;
	spot.x += each;
	return layout_add(layout, spot);
}

/*
 * Boards of the same score group that come earlier: after changes by hand they need not stand
 * together.
 */
static int boards_before(const struct model *model, int board)
{
	int before = 0;

	for (int i = 0; i < board; i++)
		before += model->boards[i].black >= 0 &&
			model->boards[i].level == model->boards[board].level;
	return before;
}

static enum status add_paired(struct layout *layout, const struct model *model)
{
	const int flags = layout_flag_cells(model);
	int height = card_lines(layout->density), y = 0;
	enum status status = STATUS_OK;

	for (int i = 0; i < model->nboards && status == STATUS_OK; i++) {
		int x = 0, width = layout->board.width;

		if (model->boards[i].black < 0)
			continue;
		if (layout->wide) {
			x = layout_column(layout, model, model->boards[i].level, &y) *
				(layout->column + 1);
			width = layout->column;
			y += 1 + height * boards_before(model, i);
		} else if (layout_new_group(model, i)) {
			y++;
		}
		status = add_board(layout, model, i, y, x, width - flags);
		y += height;
		if (y > layout->height)
			layout->height = y;
	}
	for (int k = 0; k < model->nlevels && layout->wide; k++) {
		y = layout_hanging_row(layout, model, k) + model->levels[k].hanging;
		if (y > layout->height)
			layout->height = y;
	}
	return status;
}

/* Cards of the margin below each other, from this row on. */
static enum status add_margin_cards(struct layout *layout, const int *cards, int count, int y)
{
	struct spot spot = {.kind = SPOT_CARD,
		.pane = PANE_MARGIN,
		.board = -1,
		.level = -1,
		.height = 1,
		.width = layout->margin.width};
	enum status status = STATUS_OK;

	for (int i = 0; i < count && status == STATUS_OK; i++) {
		spot.card = cards[i];
		spot.y = y + i;
		status = layout_add(layout, spot);
	}
	return status;
}

/* A heading, then its cards; an empty one keeps a row that says so. */
static enum status add_slot(
	struct layout *layout, enum spot_kind kind, const int *cards, int count, int extra, int *y)
{
	struct spot spot = {
		.kind = kind, .pane = PANE_MARGIN, .card = -1, .board = -1, .level = -1};
	enum status status;

	spot.y = *y;
	spot.height = count > 0 ? 1 : 2;
	spot.width = layout->margin.width;
	status = layout_add(layout, spot);
	if (status == STATUS_OK)
		status = add_margin_cards(layout, cards, count, *y + 1);
	*y += (count > 0 ? count + 1 : 2) + extra + 1;
	return status;
}

/* Who plays beside the draw has a heading that is no place: nothing is put there. */
static enum status add_beside(struct layout *layout, const struct model *model, int *y)
{
	layout->beside_row = model->nbeside > 0 ? *y : -1;
	if (model->nbeside == 0)
		return STATUS_OK;
	*y += 1 + model->nbeside + 1;
	return add_margin_cards(layout, model->beside, model->nbeside, layout->beside_row + 1);
}

/*
 * Rows for the byes booked: their names, or a count a kind where the margin has no room for them.
 */
static int booked_rows(struct layout *layout, const struct model *model)
{
	const int others = 1 + model->nlevels + 1 + (model->nbyes > 0 ? model->nbyes + 1 : 2) + 1 +
		(model->ntray > 0 ? model->ntray + 1 : 2) +
		(model->nbeside > 0 ? 1 + 1 + model->nbeside : 0);
	int rows = 0;

	layout->booked_counted = others + model->nbooked > layout->margin.height;
	if (!layout->booked_counted)
		return model->nbooked;
	for (int kind = 0; kind < BOOKING_KINDS; kind++)
		rows += model_booked(model, (enum booking_kind)kind) > 0;
	return rows;
}

static enum status add_margin(struct layout *layout, const struct model *model)
{
	struct spot spot = {
		.kind = SPOT_LEVEL, .pane = PANE_MARGIN, .card = -1, .board = -1, .height = 1};
	enum status status = STATUS_OK;
	int y = 1;

	spot.width = layout->margin.width;
	for (int i = 0; i < model->nlevels && status == STATUS_OK; i++) {
		spot.level = i;
		spot.y = y++;
		status = layout_add(layout, spot);
	}
	y++;
	if (status == STATUS_OK)
		status = add_slot(layout, SPOT_BYE, model->byes, model->nbyes,
			booked_rows(layout, model), &y);
	if (status == STATUS_OK)
		status = add_slot(layout, SPOT_TRAY, model->tray, model->ntray, 0, &y);
	if (status == STATUS_OK)
		status = add_beside(layout, model, &y);
	layout->margin_height = y - 1;
	return status;
}

enum status layout_add_spots(struct layout *layout, const struct model *model)
{
	enum status status = STATUS_OK;

	if (model->paired) {
		status = add_paired(layout, model);
	} else if (layout->wide) {
		status = add_laid_wide(layout, model);
	} else if (model->nlevels > 0) {
		status = add_laid_one(layout, model);
	}
	if (status == STATUS_OK)
		status = add_margin(layout, model);
	return status;
}
