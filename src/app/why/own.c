/* The reasons of boards that are the rules' own, where others were made by hand. */
#include "config.h"

#include "app/why/own.h"

#include <stdlib.h>

#include "app/words/words.h"

bool why_own_is_colour(enum pairing_step_kind kind)
{
	const enum why_part part = why_list_part(kind);

	return part == WHY_COLOUR || part == WHY_FIXED;
}

struct telling_own {
	struct position *position, *source;
	enum engine_draw_kind kind;
	const enum board_origin *origin;
	bool *told;
};

/* Is board i of the position told of the source's board? */
static bool is_own(const struct telling_own *telling, int i, bool same)
{
	if (telling->told[i] || telling->origin[i] == ORIGIN_HAND)
		return false;
	return telling->origin[i] == ORIGIN_TURNED ? telling->kind == ENGINE_DRAW_FREE : same;
}

/* Has the source the seats of the position, so that its levels are those on the board? */
static bool has_its_seats(const struct telling_own *telling)
{
	const struct pairing_draw *draw = &telling->position->draw;

	for (int i = 0; i < draw->count; i++)
		if (!best_has_board(&telling->source->draw, &draw->boards[i]))
			return false;
	return true;
}

/* The steps of the source for boards that are told of it, by their places in the position. */
static enum status choose(const struct telling_own *telling, const struct pairing_steps *steps,
	struct pairing_steps *chosen)
{
	const int count = telling->position->draw.count;

	*chosen = (struct pairing_steps){
		.steps = malloc(((size_t)steps->count + 1) * sizeof(*chosen->steps))};
	if (!chosen->steps)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < steps->count; i++) {
		struct pairing_step step = steps->steps[i];
		bool same;

		if (step.board >= 0) {
			step.board = best_find_pair(&telling->position->draw,
				&telling->source->draw.boards[step.board], &same);
			if (step.board < 0 || !is_own(telling, step.board, same) ||
				(telling->origin[step.board] == ORIGIN_TURNED &&
					why_own_is_colour(step.kind)))
				continue;
		} else if (telling->told[count] || !has_its_seats(telling)) {
			continue;
		}
		chosen->steps[chosen->count++] = step;
	}
	return STATUS_OK;
}

/* Mark what the source tells of; returns how many boards. */
static int mark(const struct telling_own *telling, int board)
{
	const struct pairing_draw *draw = &telling->position->draw;
	int count = 0;

	for (int i = 0; i < draw->count; i++) {
		bool same;

		if ((board > 0 && i != board - 1) ||
			best_find_pair(&telling->source->draw, &draw->boards[i], &same) < 0 ||
			!is_own(telling, i, same))
			continue;
		telling->told[i] = true;
		count++;
	}
	return count;
}

/* Of which draw the rest is told, and why not of that on the board. */
static enum status note(const struct telling_own *telling, struct why_list *list)
{
	bool hand;
	const enum status status = engine_draw_any_by_hand(telling->position, &hand);
	const char *text =
		"Some boards are not in the rules' draw: the rest is told of it without them.";

	if (status != STATUS_OK)
		return status;
	if (telling->kind == ENGINE_DRAW_KEEPING)
		text = "Some boards are not in the rules' draw: the rest is told of it around them.";
	else if (!hand && position_tray(telling->position) > 0)
		text = "Cards are in the tray: the rest is told of the rules' draw, which seats them.";
	else if (translate_is_fixed(&telling->source->cards))
		text = "Some boards are not in the rules' draw: the rest is told of it around what is fixed by hand.";
	return why_list_add(list, WHY_BASIS, text);
}

/*
 * What its words look at: the draw on the board, whose places the steps have; where the source has
 * all its boards and more, those of the tray behind them. The caller frees the boards.
 */
static enum status list_draw(const struct telling_own *telling, struct pairing_draw *list)
{
	const struct pairing_draw *draw = &telling->position->draw,
				  *source = &telling->source->draw;
	const bool whole = has_its_seats(telling);

	list->boards =
		malloc(((size_t)draw->count + (size_t)source->count + 1) * sizeof(*list->boards));
	if (!list->boards)
		return STATUS_NO_MEMORY;
	for (list->count = 0; list->count < draw->count; list->count++)
		list->boards[list->count] = draw->boards[list->count];
	for (int i = 0; whole && i < source->count; i++)
		if (!best_has_board(draw, &source->boards[i]))
			list->boards[list->count++] = source->boards[i];
	return STATUS_OK;
}

static enum status tell_source(struct app *app, const struct telling_own *telling, int board,
	struct why_own *own, struct why_list *list)
{
	struct position *source = telling->source;
	struct cast cast = position_cast(app, source);
	struct pairing_steps chosen = {NULL, 0};
	struct pairing_draw draw = {NULL, 0};
	const struct pairing_steps *steps;
	bool same = false;
	const int at = board == 0
		? -1
		: best_find_pair(&source->draw, &telling->position->draw.boards[board - 1], &same);
	enum status status;

	if (board > 0 && (at < 0 || !is_own(telling, board - 1, same)))
		return STATUS_OK;
	status = position_need_steps(source, at + 1, &steps);
	if (status == STATUS_OK)
		status = choose(telling, steps, &chosen);
	if (status == STATUS_OK)
		status = list_draw(telling, &draw);
	cast.draw = &draw;
	cast.score = &source->score;
	cast.input = &source->cards.input;
	if (has_its_seats(telling))
		cast.scores = source->cards.scores;
	if (status == STATUS_OK && mark(telling, board) > 0) {
		if (has_its_seats(telling))
			telling->told[telling->position->draw.count] = true;
		status = note(telling, list);
		if (status == STATUS_OK)
			status = why_list_tell(list, &cast, &chosen);
		if (board > 0) {
			own->position = source;
			own->board = at + 1;
			own->steps = steps;
		}
	}
	free(draw.boards);
	free(chosen.steps);
	return status;
}

static bool is_wanted(const struct telling_own *telling, int board)
{
	for (int i = 0; i < telling->position->draw.count; i++)
		if ((board == 0 || i == board - 1) && !telling->told[i] &&
			telling->origin[i] != ORIGIN_HAND)
			return true;
	return false;
}

enum status why_own_tell(struct app *app, struct position *position, int board,
	const enum board_origin *origin, bool *told, struct why_own *own, struct why_list *list)
{
	struct telling_own telling = {.position = position, .origin = origin};
	enum status status = position_need_draw(position);

	telling.told = told;
	*own = (struct why_own){.position = NULL};
	for (int kind = ENGINE_DRAW_KEEPING; status == STATUS_OK && kind <= ENGINE_DRAW_FREE;
		kind++) {
		telling.kind = (enum engine_draw_kind)kind;
		if (!is_wanted(&telling, board))
			break;
		status = engine_draw_need(app, position, telling.kind, &telling.source);
		if (status == STATUS_OK && telling.source)
			status = tell_source(app, &telling, board, own, list);
	}
	return status;
}
