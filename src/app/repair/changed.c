/* Which boards of a published round are others than those on its first list: the journal says it. */
#include "config.h"

#include "app/repair/changed.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/journal.h"
#include "app/event/state.h"
#include "core/season.h"
#include "store/past.h"

struct search {
	int section, round;
	bool published;
	long long *changed;      /* by number: the last action that changed it, 0: none has */
	struct plain_board *was; /* by number: what was published there */
	long long publication;
};

static bool is_published(bool is, const struct record *row)
{
	return is && row->as.round.state >= ROUND_PUBLISHED;
}

static bool seats_change(const struct edit *edit)
{
	const struct board *before = &edit->before.as.board, *after = &edit->after.as.board;

	return edit->had != edit->has || before->white != after->white ||
		before->black != after->black;
}

/* An import publishes a round by the action that seats its boards. */
static enum status take(void *context, long long action, const struct edit *edit)
{
	struct search *search = context;
	const struct record_key key = edit_key(edit);

	if (key.kind == RECORD_ROUND &&
		is_published(edit->had, &edit->before) != is_published(edit->has, &edit->after)) {
		search->published = !is_published(edit->had, &edit->before);
		memset(search->changed, 0, (PLAYERS_MOST + 1) * sizeof(*search->changed));
		search->publication = action;
	} else if (key.kind == RECORD_BOARD && search->published && action != search->publication &&
		seats_change(edit)) {
		if (!search->changed[key.part[2]])
			search->was[key.part[2]] = edit->had
				? (struct plain_board){edit->before.as.board.white,
					  edit->before.as.board.black}
				: (struct plain_board){0, 0};
		search->changed[key.part[2]] = action;
	}
	return STATUS_OK;
}

/* A board that has been changed and changed back is as it was published. */
static bool is_as_published(const struct app *app, const struct search *search, int number)
{
	const struct board *board =
		event_board(app_event(app), search->section, search->round, number);
	const struct plain_board *was = &search->was[number];

	return board ? board->white == was->white && board->black == was->black : was->white == 0;
}

/* *last: the last action that changed one of them. */
static enum status list(const struct app *app, const struct search *search,
	struct changed_boards *changed, long long *last)
{
	int count;

	event_range(app_event(app), RECORD_BOARD, search->section, search->round, &count);
	changed->numbers = calloc((size_t)count + 1, sizeof(*changed->numbers));
	changed->published = calloc(PLAYERS_MOST + 1, sizeof(*changed->published));
	if (!changed->numbers || !changed->published)
		return STATUS_NO_MEMORY;
	for (int number = 1; number <= PLAYERS_MOST; number++) {
		if (!search->changed[number] || is_as_published(app, search, number))
			continue;
		if (search->changed[number] > *last)
			*last = search->changed[number];
		changed->published[changed->npublished++] =
			(struct changed_board){number, search->was[number]};
		if (number <= count)
			changed->numbers[changed->count++] = number;
	}
	return STATUS_OK;
}

static enum status find_time(
	struct app *app, long long action, struct changed_boards *changed, struct error *error)
{
	const struct journal_wish wish = {.round = 0};
	const struct journal_entry *entries;
	int count;
	enum status status = app_journal_kept(app, &wish, &entries, &count, error);

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (entries[i].id == action)
			changed->when = entries[i].when;
	return status;
}

enum status app_changed_boards(
	struct app *app, int round, struct changed_boards *changed, struct error *error)
{
	struct search search = {.section = app->section, .round = round};
	enum status status = STATUS_NO_MEMORY;
	long long last = 0;

	*changed = (struct changed_boards){.numbers = NULL};
	if (!app->store || app_round_state(app_event(app), app->section, round) < ROUND_PUBLISHED ||
		event_is_season(app_event(app), app->section))
		return STATUS_OK;
	search.changed = calloc(PLAYERS_MOST + 1, sizeof(*search.changed));
	search.was = calloc(PLAYERS_MOST + 1, sizeof(*search.was));
	if (search.changed && search.was)
		status = store_draw_changes(app->store, app->section, round, take, &search, error);
	else
		app_fail_plain(error, status);
	if (status == STATUS_OK) {
		status = list(app, &search, changed, &last);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK && changed->count > 0)
		status = find_time(app, last, changed, error);
	if (status != STATUS_OK)
		changed_boards_done(changed);
	free(search.changed);
	free(search.was);
	return status;
}

void changed_boards_done(struct changed_boards *changed)
{
	free(changed->numbers);
	free(changed->published);
	*changed = (struct changed_boards){.numbers = NULL};
}

enum status app_fail_changes(int round, struct error *error)
{
	return app_fail(error, STATUS_REFUSED,
		"No board of round %d has changed since it was published.", round);
}
