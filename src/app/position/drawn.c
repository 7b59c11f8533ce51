/* The event as it stood when a round was drawn, found in the journal. */
#include "config.h"

#include "app/position/drawn.h"

#include <stdlib.h>

#include "app/position/translate.h"
#include "app/trf/drawn_with.h"
#include "app/trf/stood.h"
#include "core/change.h"
#include "core/vec.h"
#include "store/past.h"

struct ints {
	int *items;
	int count, room;
};

/* What the changes of one action do to the round. */
struct deed {
	long long action;
	bool publishes, takes_back, seats, other;
	struct ints boards, left, taken; /* numbers; PINs that leave a seat, and that take one */
	struct ints entered;             /* PINs that were not in the event */
};

struct search {
	int round, board; /* board 0: any */
	struct deed deed; /* that is being read */
	bool published;
	int state;           /* enum round_state that the action left */
	long long made;      /* the action that last had a part in the draw, or in the board */
	long long proposed;  /* the action that last seated as the engine draws; 0: none */
	bool whole;          /* it published the draw as well: an import */
	bool late;           /* it seated latecomers, and these are the numbers of their boards */
	struct ints numbers; /* of their boards */
	struct ints latecomers; /* of all such actions */
	struct ints sat;        /* who left a row of the bye by one of them */
	struct ints reseated;   /* numbers of the boards of all such actions */
};

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

static enum status ints_add(struct ints *ints, int item)
{
	int *items = vec_grow(ints->items, &ints->room, ints->count + 1, sizeof(*ints->items));

	if (!items)
		return STATUS_NO_MEMORY;
	ints->items = items;
	ints->items[ints->count++] = item;
	return STATUS_OK;
}

static bool ints_have(const struct ints *ints, int item)
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
static enum status take_latecomers(struct search *search)
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
static enum status settle(struct search *search)
{
	struct deed *deed = &search->deed;
	enum status status = STATUS_OK;

	if (deed->seats && search->state == ROUND_PROPOSED)
		search->proposed = deed->action;
	if (!search->published && (deed->seats || deed->other)) {
		search->made = deed->action;
		search->whole = deed->publishes;
		search->late = false;
		search->numbers.count = 0;
		search->latecomers.count = 0;
		search->sat.count = 0;
		search->reseated.count = 0;
	} else if (search->published && deed->seats && !deed->takes_back) {
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
static enum status take_board(struct search *search, const struct edit *edit)
{
	struct deed *deed = &search->deed;
	enum status status = STATUS_OK;

	if (!seats_change(edit))
		return STATUS_OK;
	deed->seats = true;
	if (!search->published)
		return STATUS_OK;
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
static void begin(struct deed *deed, long long action)
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

static enum status take(void *context, long long action, const struct edit *edit)
{
	struct search *search = context;
	struct deed *deed = &search->deed;
	const struct record_key key = edit_key(edit);

	if (deed->action != action) {
		const enum status status = settle(search);

		if (status != STATUS_OK)
			return status;
		begin(deed, action);
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

/* The boards that the latecomers found. */
static enum status keep_boards(
	const struct app *app, const struct search *search, struct event *event)
{
	int count, n = 0;
	const struct record *rows =
		event_range(event, RECORD_BOARD, app->section, search->round, &count);
	struct record *kept = calloc((size_t)count + 1, sizeof(*kept));
	struct change *changes = calloc((size_t)count + 1, sizeof(*changes));
	enum status status = STATUS_NO_MEMORY;

	for (int i = 0; kept && changes && i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (board->black == 0 || ints_have(&search->numbers, board->number))
			continue;
		kept[n] = rows[i];
		kept[n].as.board.pinned = BOARD_BEFORE;
		changes[n] = (struct change){record_key_of(&kept[n]), &kept[n]};
		n++;
	}
	if (kept && changes)
		status = event_change(event, changes, n);
	free(kept);
	free(changes);
	return status;
}

/*
 * What was booked before an imported draw nobody knows: byes of later rounds were, absences were
 * not to be foreseen (drawboard(1), check).
 */
static enum status forget_absences(const struct app *app, int round, struct event *event)
{
	const int count = event->table[RECORD_BOOKING].count;
	const struct record *rows = event->table[RECORD_BOOKING].rows;
	struct change *changes = calloc((size_t)count + 1, sizeof(*changes));
	enum status status;
	int n = 0;

	if (!changes)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		const struct booking *booking = &rows[i].as.booking;

		if (booking->section == app->section && booking->kind == BOOKING_ZERO &&
			booking->round > round)
			changes[n++].key = record_key_of(&rows[i]);
	}
	status = event_change(event, changes, n);
	free(changes);
	return status;
}

/* The numbers of the boards that were drawn for latecomers, as the report told that came in. */
static enum status take_told(
	const struct app *app, const struct event *event, int round, struct ints *numbers)
{
	struct trf_lates lates = {.count = 0};
	enum status status = trf_lates_kept(event, app->section, round, &lates);

	for (int i = 0; status == STATUS_OK && i < lates.count; i++) {
		const struct board *board =
			event_board_of(event, app->section, round, lates.items[i].pin);

		if (board)
			status = ints_add(numbers, board->number);
	}
	trf_lates_done(&lates);
	return status;
}

/* What a report does not tell of a round, and what it does. */
static enum status go_to_import(const struct app *app, struct search *search, struct event *event)
{
	enum status status = forget_absences(app, search->round, event);

	search->numbers.count = 0;
	if (status == STATUS_OK)
		status = trf_stoods_restore(event, app->section, search->round);
	if (status == STATUS_OK)
		status = trf_drawns_restore(event, app->section, search->round);
	return status == STATUS_OK ? take_told(app, event, search->round, &search->numbers)
				   : status;
}

/* Boards that stood when others were seated are kept, unless what is asked for is a free draw. */
static enum status go_to(struct app *app, struct search *search, bool keeping, struct event *event,
	struct error *error)
{
	struct event made;
	enum status status =
		store_event_after(app->store, search->made, search->round, &made, error);

	if (status != STATUS_OK)
		return status;
	if (search->whole)
		status = go_to_import(app, search, &made);
	if (status == STATUS_OK && keeping && search->numbers.count > 0)
		status = keep_boards(app, search, &made);
	if (status != STATUS_OK) {
		event_done(&made);
		return app_fail_plain(error, status);
	}
	*event = made;
	return STATUS_OK;
}

/* The same of a report that is only looked at. */
static enum status copy_report(const struct app *app, struct search *search, bool keeping,
	struct event *event, struct error *error)
{
	struct event made;
	enum status status = event_copy(app_event(app), &made);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = go_to_import(app, search, &made);
	if (status == STATUS_OK && keeping && search->numbers.count > 0)
		status = keep_boards(app, search, &made);
	if (status != STATUS_OK) {
		event_done(&made);
		return app_fail_plain(error, status);
	}
	*event = made;
	return STATUS_OK;
}

/* Read the journal of the round; whatever comes of it, search_done. */
static enum status look(const struct app *app, struct search *search, struct error *error)
{
	enum status status =
		store_draw_changes(app->store, app->section, search->round, take, search, error);

	if (status != STATUS_OK)
		return status;
	status = settle(search);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static void search_done(struct search *search)
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

enum status drawn_event(struct app *app, int round, int board, struct event *event,
	enum drawn_from *from, struct error *error)
{
	struct search search = {.round = round, .board = board};
	enum status status = look(app, &search, error);

	if (status == STATUS_OK)
		status = go_to(app, &search, true, event, error);
	if (status == STATUS_OK)
		*from = search.whole ? DRAWN_IMPORTED : search.late ? DRAWN_LATE : DRAWN_THEN;
	search_done(&search);
	return status;
}

enum status drawn_reseated(struct app *app, int round, struct event *event, int **numbers,
	int *count, struct error *error)
{
	struct search search = {.round = round, .whole = !app->store};
	enum status status = app->store ? look(app, &search, error) : STATUS_OK;

	if (status == STATUS_OK)
		status = app->store ? go_to(app, &search, false, event, error)
				    : copy_report(app, &search, false, event, error);
	if (status == STATUS_OK) {
		struct ints *reseated = search.whole ? &search.numbers : &search.reseated;

		*numbers = reseated->items;
		*count = reseated->count;
		reseated->items = NULL;
	}
	search_done(&search);
	return status;
}

enum status drawn_seating(
	struct app *app, int round, int board, long long *action, struct error *error)
{
	struct search search = {.round = round, .board = board};
	const enum status status = look(app, &search, error);

	if (status == STATUS_OK)
		*action = search.late ? search.made : 0;
	search_done(&search);
	return status;
}

enum status drawn_of_report(
	const struct app *app, int round, struct event *event, struct error *error)
{
	struct search search = {.round = round};
	const enum status status = copy_report(app, &search, true, event, error);

	search_done(&search);
	return status;
}

enum status drawn_latecomers(
	struct app *app, int round, struct drawn_latecomers *found, struct error *error)
{
	struct search search = {.round = round};
	enum status status = look(app, &search, error);

	if (status == STATUS_OK) {
		*found = (struct drawn_latecomers){search.latecomers.items, search.latecomers.count,
			search.sat.items, search.sat.count};
		search.latecomers.items = NULL;
		search.sat.items = NULL;
	}
	search_done(&search);
	return status;
}

static enum status take_boards(
	const struct app *app, int round, const struct ints *numbers, struct trf_lates *lates)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (!ints_have(numbers, board->number))
			continue;
		status = trf_lates_add(lates, round, board->white);
		if (status == STATUS_OK && board->black)
			status = trf_lates_add(lates, round, board->black);
	}
	return status;
}

enum status drawn_lates(
	const struct app *app, int round, struct trf_lates *lates, struct error *error)
{
	struct search search = {.round = round, .whole = !app->store};
	enum status status = app->store ? look(app, &search, error) : STATUS_OK;

	if (status != STATUS_OK) {
		search_done(&search);
		return status;
	}
	if (search.late)
		status = take_boards(app, round, &search.numbers, lates);
	else if (search.whole)
		status = trf_lates_kept(app_event(app), app->section, round, lates);
	search_done(&search);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status drawn_draft_event(
	struct app *app, int round, struct event *event, bool *found, struct error *error)
{
	struct search search = {.round = round};
	enum status status = look(app, &search, error);
	const long long action = search.proposed ? search.proposed : search.made;

	search_done(&search);
	if (status == STATUS_OK && action)
		status = store_event_after(app->store, action, round, event, error);
	if (status == STATUS_OK)
		*found = action != 0;
	return status;
}

enum status drawn_draft_seated(
	struct app *app, int round, struct event *event, bool *changed, struct error *error)
{
	struct search search = {.round = round};
	enum status status = look(app, &search, error);
	const long long action = search.made;
	bool since = false;

	search_done(&search);
	if (status == STATUS_OK && action)
		status = store_changed_after(app->store, action, round, &since, error);
	if (status == STATUS_OK && since)
		status = store_event_after(app->store, action, round, event, error);
	if (status == STATUS_OK)
		*changed = since;
	return status;
}
