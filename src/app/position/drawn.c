/* The event as it stood when a round was drawn, found in the journal. */
#include "config.h"

#include "app/position/drawn.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/event/journal.h"
#include "app/position/draw_search.h"
#include "app/trf/drawn_with.h"
#include "app/trf/published.h"
#include "app/trf/ruled.h"
#include "app/trf/stood.h"
#include "core/change.h"
#include "core/season.h"
#include "store/past.h"

/* The boards that the latecomers found. */
static enum status keep_boards(
	const struct app *app, const struct draw_search *search, struct event *event)
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

/* The seats of then, if the report tells of other ones: nothing is drawn around others. */
static enum status go_to_published(
	const struct app *app, struct draw_search *search, struct event *event)
{
	struct trf_published published;
	enum status status = trf_published_kept(event, app->section, search->round, &published);

	if (status == STATUS_OK)
		status = trf_published_restore(event, app->section, &published);
	if (published.count > 0)
		search->numbers.count = 0;
	trf_published_done(&published);
	return status;
}

/* What a report does not tell of a round, and what it does. */
static enum status go_to_import(
	const struct app *app, struct draw_search *search, struct event *event)
{
	enum status status = forget_absences(app, search->round, event);

	search->numbers.count = 0;
	if (status == STATUS_OK)
		status = trf_stoods_restore(event, app->section, search->round);
	if (status == STATUS_OK)
		status = trf_ruleds_restore(event, app->section, search->round);
	if (status == STATUS_OK)
		status = trf_drawns_restore(event, app->section, search->round);
	if (status == STATUS_OK)
		status = take_told(app, event, search->round, &search->numbers);
	return status == STATUS_OK && search->board == DRAWN_PUBLISHED
		? go_to_published(app, search, event)
		: status;
}

/* Boards that stood when others were seated are kept, unless what is asked for is a free draw. */
static enum status go_to(struct app *app, struct draw_search *search, bool keeping,
	struct event *event, struct error *error)
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
static enum status copy_report(const struct app *app, struct draw_search *search, bool keeping,
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

/* A repair changes as little as can be; who comes by the attendance is drawn by the rules. */
static enum status is_repaired(
	struct app *app, const struct draw_search *search, bool *repaired, struct error *error)
{
	const struct journal_entry *entry;
	const enum status status = app_journal_entry(app, search->seated, &entry, error);

	*repaired = status == STATUS_OK && entry && strstr(entry->label, " repaired");
	return status;
}

/* Of a club evening that is whole but for latecomers the draw is that around the others. */
static enum status is_around(
	struct app *app, const struct draw_search *search, bool *around, struct error *error)
{
	bool repaired;
	enum status status;

	*around = search->board == DRAWN_PUBLISHED && search->reseated.count > 0 &&
		!search->broken && event_is_season(app_event(app), app->section);
	if (!*around)
		return STATUS_OK;
	status = is_repaired(app, search, &repaired, error);
	*around = !repaired;
	return status;
}

static enum status drawn_of_report(const struct app *app, int round, int board, struct event *event,
	enum drawn_from *from, struct error *error)
{
	struct draw_search search = {.round = round, .board = board};
	const enum status status = copy_report(app, &search, true, event, error);

	if (status == STATUS_OK)
		*from = DRAWN_THEN;
	draw_search_done(&search);
	return status;
}

enum status drawn_event(struct app *app, int round, int board, struct event *event,
	enum drawn_from *from, struct error *error)
{
	struct draw_search search = {.round = round, .board = board};
	enum status status;
	bool around = false;

	if (!app->store)
		return drawn_of_report(app, round, board, event, from, error);
	status = draw_search_read(app, &search, error);
	if (status == STATUS_OK)
		status = is_around(app, &search, &around, error);
	if (status == STATUS_OK && around) {
		draw_search_done(&search);
		search = (struct draw_search){.round = round};
		status = draw_search_read(app, &search, error);
	}
	if (status == STATUS_OK)
		status = go_to(app, &search, true, event, error);
	if (status == STATUS_OK)
		*from = search.whole ? DRAWN_IMPORTED : search.late ? DRAWN_LATE : DRAWN_THEN;
	draw_search_done(&search);
	return status;
}

enum status drawn_reseated(struct app *app, int round, struct event *event, int **numbers,
	int *count, struct error *error)
{
	struct draw_search search = {.round = round, .whole = !app->store};
	enum status status = app->store ? draw_search_read(app, &search, error) : STATUS_OK;

	if (status == STATUS_OK)
		status = app->store ? go_to(app, &search, false, event, error)
				    : copy_report(app, &search, false, event, error);
	if (status == STATUS_OK) {
		struct ints *reseated = search.whole ? &search.numbers : &search.reseated;

		*numbers = reseated->items;
		*count = reseated->count;
		reseated->items = NULL;
	}
	draw_search_done(&search);
	return status;
}

enum status drawn_seating(
	struct app *app, int round, int board, long long *action, struct error *error)
{
	struct draw_search search = {.round = round, .board = board};
	const enum status status = draw_search_read(app, &search, error);

	if (status == STATUS_OK)
		*action = search.late ? search.made : 0;
	draw_search_done(&search);
	return status;
}

enum status drawn_latecomers(
	struct app *app, int round, struct drawn_latecomers *found, struct error *error)
{
	struct draw_search search = {.round = round};
	enum status status = draw_search_read(app, &search, error);

	if (status == STATUS_OK) {
		*found = (struct drawn_latecomers){search.latecomers.items, search.latecomers.count,
			search.sat.items, search.sat.count};
		search.latecomers.items = NULL;
		search.sat.items = NULL;
	}
	draw_search_done(&search);
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
	struct draw_search search = {.round = round, .whole = !app->store};
	enum status status = app->store ? draw_search_read(app, &search, error) : STATUS_OK;

	if (status != STATUS_OK) {
		draw_search_done(&search);
		return status;
	}
	if (search.late)
		status = take_boards(app, round, &search.numbers, lates);
	else if (search.whole)
		status = trf_lates_kept(app_event(app), app->section, round, lates);
	draw_search_done(&search);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status drawn_draft_event(
	struct app *app, int round, struct event *event, bool *found, struct error *error)
{
	struct draw_search search = {.round = round};
	enum status status = draw_search_read(app, &search, error);
	const long long action = search.proposed ? search.proposed : search.made;

	draw_search_done(&search);
	if (status == STATUS_OK && action)
		status = store_event_after(app->store, action, round, event, error);
	if (status == STATUS_OK)
		*found = action != 0;
	return status;
}

enum status drawn_draft_seated(
	struct app *app, int round, struct event *event, bool *changed, struct error *error)
{
	struct draw_search search = {.round = round};
	enum status status = draw_search_read(app, &search, error);
	const long long action = search.made;
	bool since = false;

	draw_search_done(&search);
	if (status == STATUS_OK && action)
		status = store_changed_after(app->store, action, round, &since, error);
	if (status == STATUS_OK && since)
		status = store_event_after(app->store, action, round, event, error);
	if (status == STATUS_OK)
		*changed = since;
	return status;
}
