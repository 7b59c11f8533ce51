/* The draw of a round, found in the journal. */
#include "config.h"

#include "app/position/draw_search.h"

#include <stdlib.h>

#include "app/event/fail.h"
#include "app/event/state.h"
#include "core/vec.h"
#include "store/past.h"

static bool plays(const struct record *row, int round)
{
	const struct player *player = &row->as.player;

	return player->enters <= round && (player->leaves == 0 || player->leaves > round);
}

static bool is_published(bool is, const struct record *row)
{
	return is && row->as.round.state >= ROUND_PUBLISHED;
}

/* Do other players sit there, or is it fixed otherwise? A result alone is no change of the draw. */
static bool seats_change(const struct edit *edit)
{
	const struct board *before = &edit->before.as.board, *after = &edit->after.as.board;

	return edit->had != edit->has || before->white != after->white ||
		before->black != after->black || before->pinned != after->pinned;
}

enum status ints_add(struct ints *ints, int item)
{
	int *items = vec_grow(ints->items, &ints->room, ints->count + 1, sizeof(*ints->items));

	if (!items)
		return STATUS_NO_MEMORY;
	ints->items = items;
	ints->items[ints->count++] = item;
	return STATUS_OK;
}

bool ints_have(const struct ints *ints, int item)
{
	for (int i = 0; i < ints->count; i++)
		if (ints->items[i] == item)
			return true;
	return false;
}

/*
 * Those who take a seat and had none; where the action enters a player, with his game, not the one
 * who had that game beside the draw.
 */
static enum status take_latecomers(struct draw_search *search)
{
	const struct deed *deed = &search->deed;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < deed->taken.count; i++)
		if (!ints_have(&deed->left, deed->taken.items[i]) &&
			(deed->entered.count == 0 ||
				ints_have(&deed->entered, deed->taken.items[i])))
			status = ints_add(&search->latecomers,
				deed->entered.count > 0 ? -deed->taken.items[i]
							: deed->taken.items[i]);
	return status;
}

/* All changes of the action are known. */
static enum status settle(struct draw_search *search)
{
	struct deed *deed = &search->deed;
	enum status status = STATUS_OK;

	if (deed->seats && search->state == ROUND_PROPOSED)
		search->proposed = deed->action;
	if (!search->published && (deed->seats || deed->other)) {
		search->made = deed->action;
		search->whole = deed->publishes;
		search->late = search->broken = false;
		search->seated = 0;
		search->numbers.count = 0;
		search->latecomers.count = 0;
		search->sat.count = 0;
		search->reseated.count = 0;
	} else if (search->published && deed->seats && !deed->takes_back) {
		search->broken = search->broken || deed->breaks;
		search->seated = deed->action;
		status = take_latecomers(search);
		for (int i = 0; status == STATUS_OK && i < deed->boards.count; i++)
			status = ints_add(&search->reseated, deed->boards.items[i]);
		if (search->board == 0 || ints_have(&deed->boards, search->board)) {
			const struct ints swapped = search->numbers;

			search->made = deed->action;
			search->whole = false;
			search->late = true;
			search->numbers = deed->boards;
			deed->boards = swapped;
		}
	}
	search->published = (search->published || deed->publishes) && !deed->takes_back;
	return status;
}

static enum status take_seats(struct ints *pins, const struct board *board)
{
	enum status status = ints_add(pins, board->white);

	return status == STATUS_OK && board->black ? ints_add(pins, board->black) : status;
}

/* A board whose seats this action changes. */
static enum status take_board(struct draw_search *search, const struct edit *edit)
{
	struct deed *deed = &search->deed;
	enum status status = STATUS_OK;

	if (!seats_change(edit))
		return STATUS_OK;
	deed->seats = true;
	if (!search->published)
		return STATUS_OK;
	deed->breaks = deed->breaks || (edit->had && edit->before.as.board.black != 0);
	status = ints_add(&deed->boards, edit_key(edit).part[2]);
	if (status == STATUS_OK && edit->had)
		status = take_seats(&deed->left, &edit->before.as.board);
	if (status == STATUS_OK && edit->had && edit->before.as.board.black == 0)
		status = ints_add(&search->sat, edit->before.as.board.white);
	if (status == STATUS_OK && edit->has)
		status = take_seats(&deed->taken, &edit->after.as.board);
	return status;
}

/* The next action; the room of the one before is used again. */
static void begin_deed(struct deed *deed, long long action)
{
	*deed = (struct deed){.action = action,
		.boards = {deed->boards.items, 0, deed->boards.room},
		.left = {deed->left.items, 0, deed->left.room},
		.taken = {deed->taken.items, 0, deed->taken.room},
		.entered = {deed->entered.items, 0, deed->entered.room}};
}

static void take_round(struct deed *deed, const struct edit *edit)
{
	const bool before = is_published(edit->had, &edit->before),
		   after = is_published(edit->has, &edit->after);

	deed->publishes = !before && after;
	deed->takes_back = before && !after;
	deed->other = deed->other || (!before && !after);
}

static enum status take_edit(void *context, long long action, const struct edit *edit)
{
	struct draw_search *search = context;
	struct deed *deed = &search->deed;
	const struct record_key key = edit_key(edit);

	if (deed->action != action) {
		const enum status status = settle(search);

		if (status != STATUS_OK)
			return status;
		begin_deed(deed, action);
	}
	switch (key.kind) {
	case RECORD_BOARD:
		return take_board(search, edit);
	case RECORD_ROUND:
		search->state = edit->has ? (int)edit->after.as.round.state : ROUND_LAID_OUT;
		take_round(deed, edit);
		break;
	case RECORD_PLAYER:
		if ((edit->had && plays(&edit->before, search->round)) !=
			(edit->has && plays(&edit->after, search->round)))
			deed->other = true;
		if (!edit->had && edit->has)
			return ints_add(&deed->entered, key.part[1]);
		break;
	default:
		deed->other = true;
		break;
	}
	return STATUS_OK;
}

enum status draw_search_read(const struct app *app, struct draw_search *search, struct error *error)
{
	enum status status = store_draw_changes(
		app->store, app->section, search->round, take_edit, search, error);

	if (status != STATUS_OK)
		return status;
	status = settle(search);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

void draw_search_done(struct draw_search *search)
{
	free(search->deed.boards.items);
	free(search->deed.left.items);
	free(search->deed.taken.items);
	free(search->deed.entered.items);
	free(search->numbers.items);
	free(search->latecomers.items);
	free(search->sat.items);
	free(search->reseated.items);
}
