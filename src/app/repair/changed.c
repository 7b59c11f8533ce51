/*
 * Which boards of a published round are others than those on its first list: the journal says it.
 */
#include "config.h"

#include "app/repair/changed.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/journal.h"
#include "app/event/state.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vec.h"
#include "core/vocabulary.h"
#include "store/past.h"

struct search {
	const struct event *event;
	int section, round;
	bool published;
	bool season;
	long long *changed;      /* by number: the last action that changed it, 0: none has */
	struct plain_board *was; /* by number: what was published there */
	long long *left;         /* by number: the last action by which those two left a board */
	int *home;               /* by the White of those: that number */
	long long publication;
	/* actions that changed one or its label, those that were undone as well; ascending */
	long long *acted;
	int nacted, room;
};

static bool is_published(bool is, const struct record *row)
{
	return is && row->as.round.state >= ROUND_PUBLISHED;
}

/* On a club evening who sits out has no board, whatever his row. */
static struct plain_board board_of(const struct search *search, bool is, const struct record *row)
{
	const struct board *board;

	if (!is)
		return (struct plain_board){0, 0};
	board = &row->as.board;
	return board->black || !search->season ? (struct plain_board){board->white, board->black}
					       : (struct plain_board){0, 0};
}

/* Two left the board, where they were published or where they were moved to. */
static void leave(struct search *search, int number, struct plain_board was, long long action)
{
	int home;

	if (!search->changed[number]) {
		search->was[number] = was;
		search->home[was.white] = number;
	}
	home = search->home[was.white];
	if (home && plain_board_equal(search->was[home], was))
		search->left[home] = action;
}

/* An import publishes a round by the action that seats its boards. */
static enum status take(void *context, long long action, const struct edit *edit)
{
	struct search *search = context;
	const struct record_key key = edit_key(edit);
	const struct plain_board was = board_of(search, edit->had, &edit->before);

	if (key.kind == RECORD_ROUND &&
		is_published(edit->had, &edit->before) != is_published(edit->has, &edit->after)) {
		search->published = !is_published(edit->had, &edit->before);
		memset(search->changed, 0, (PLAYERS_MOST + 1) * sizeof(*search->changed));
		memset(search->home, 0, (PLAYERS_MOST + 1) * sizeof(*search->home));
		search->publication = action;
	} else if (key.kind == RECORD_BOARD && search->published && action != search->publication &&
		!plain_board_equal(was, board_of(search, edit->has, &edit->after))) {
		leave(search, key.part[2], was, action);
		search->changed[key.part[2]] = action;
	}
	return STATUS_OK;
}

/* Another pair, other colours, or another label of a board or of all of them. */
static bool is_another(const struct search *search, const struct edit *edit)
{
	const struct record_key key = edit_key(edit);

	if (key.kind == RECORD_PARTICULAR)
		return key.part[1] == 0 ||
			event_board_of(search->event, search->section, search->round, key.part[1]);
	return !plain_board_equal(board_of(search, edit->had, &edit->before),
		board_of(search, edit->has, &edit->after));
}

static enum status take_acted(void *context, long long action, const struct edit *edit)
{
	struct search *search = context;
	long long *grown;

	if (action <= search->publication || !is_another(search, edit) ||
		(search->nacted > 0 && search->acted[search->nacted - 1] == action))
		return STATUS_OK;
	grown = vec_grow(search->acted, &search->room, search->nacted + 1, sizeof(*grown));
	if (!grown)
		return STATUS_NO_MEMORY;
	search->acted = grown;
	grown[search->nacted++] = action;
	return STATUS_OK;
}

static bool is_acted(const struct search *search, long long action)
{
	for (int i = 0; i < search->nacted; i++)
		if (search->acted[i] == action)
			return true;
	return false;
}

/*
 * Each change of what hangs on the wall is a new issue, one that is undone or done again as well:
 * no two lists have one number. *last: the entry of the last one.
 */
static enum status count_issues(
	struct app *app, struct search *search, int *issues, long long *last, struct error *error)
{
	const struct journal_wish wish = {.round = 0};
	const struct journal_entry *entries;
	int count = 0;
	enum status status = store_board_changes(
		app->store, search->section, search->round, take_acted, search, error);

	*issues = 1;
	if (status == STATUS_OK && search->nacted > 0)
		status = app_journal_kept(app, &wish, &entries, &count, error);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct journal_entry *entry = &entries[i];

		if (entry->id <= search->publication ||
			!is_acted(search, entry->target ? entry->target : entry->id))
			continue;
		++*issues;
		*last = entry->id;
	}
	return status;
}

/* A board that has been changed and changed back is as it was published. */
static bool is_as_published(const struct app *app, const struct search *search, int number)
{
	const struct record *row = event_find(app_event(app),
		(struct record_key){RECORD_BOARD, {search->section, search->round, number}});

	return plain_board_equal(search->was[number], board_of(search, row != NULL, row));
}

static enum status list_published(
	const struct app *app, const struct search *search, struct changed_boards *changed)
{
	changed->published = calloc(PLAYERS_MOST + 1, sizeof(*changed->published));
	if (!changed->published)
		return STATUS_NO_MEMORY;
	for (int number = 1; number <= PLAYERS_MOST; number++) {
		if (!search->changed[number] || is_as_published(app, search, number))
			continue;
		changed->published[changed->npublished++] =
			(struct changed_board){number, search->was[number], search->left[number]};
	}
	return STATUS_OK;
}

/* Has the board another pair than was published there? */
static bool is_repaired(const struct changed_boards *changed, int number)
{
	for (int i = 0; i < changed->npublished; i++)
		if (changed->published[i].number == number)
			return true;
	return false;
}

/*
 * The label that the same game had; -1: it was not there. A board keeps its number; a game against
 * one from outside is known by its player.
 */
static int label_then(const struct search *search, const struct event *was, const struct game *game,
	const struct board *board)
{
	struct game then;

	if (board && board->black)
		return board_label(was, search->section, search->round, board->number);
	if (!game_of(was, search->section, search->round, game->white ? game->white : game->black,
		    &then) ||
		!then.outside)
		return -1;
	return board_label(was, search->section, search->round, then.number);
}

/*
 * was: the event as it was published, NULL if no board can be called otherwise since. A board with
 * the same pair under another label is another line on the wall. *relabelled: there is one.
 */
static enum status list(const struct app *app, const struct search *search, const struct event *was,
	struct changed_boards *changed, bool *relabelled)
{
	const struct event *event = app_event(app);
	const int section = search->section, round = search->round;
	const int count = game_count(event, section, round);
	struct game game;

	changed->numbers = calloc((size_t)count + 1, sizeof(*changed->numbers));
	if (!changed->numbers)
		return STATUS_NO_MEMORY;
	for (int number = 1; number <= count; number++) {
		const struct board *board = game_board(event, section, round, number);
		bool repaired, moved;

		if (!game_find(event, section, round, number, &game))
			continue;
		repaired = board && is_repaired(changed, board->number);
		moved = !repaired && was && !game.bye &&
			label_then(search, was, &game, board) !=
				board_label(event, section, round, number);
		if (repaired || moved)
			changed->numbers[changed->count++] = number;
		*relabelled |= moved;
	}
	return STATUS_OK;
}

/* Games beside the draw: the other section of one may be in a later round. */
static bool has_beside(const struct app *app, const struct search *search)
{
	return game_count_beside(app_event(app), search->section, search->round) > 0;
}

/* The last action that may have given a board another label; 0: none has. */
static enum status find_labels(
	struct app *app, const struct search *search, long long *labels, struct error *error)
{
	if (has_beside(app, search))
		return store_beside_changed(
			app->store, search->section, search->publication, labels, error);
	return store_labels_changed(
		app->store, search->section, search->publication, labels, error);
}

/* Both, with the labels as they were where they may have changed. *last: the last change. */
static enum status list_both(struct app *app, struct search *search, struct changed_boards *changed,
	long long *last, struct error *error)
{
	struct event was;
	long long labels = 0;
	bool moved, relabelled = false;
	enum status status = list_published(app, search, changed);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = count_issues(app, search, &changed->issue, last, error);
	if (status != STATUS_OK)
		return status;
	status = find_labels(app, search, &labels, error);
	if (status != STATUS_OK)
		return status;
	moved = labels > 0 || (changed->npublished > 0 && app_event(app)->nlabels > 0);
	if (moved)
		status = store_event_after(app->store, search->publication,
			has_beside(app, search) ? ROUNDS_MOST : search->round, &was, error);
	if (status != STATUS_OK)
		return status;
	status = list(app, search, moved ? &was : NULL, changed, &relabelled);
	if (moved)
		event_done(&was);
	/* a game beside the draw, by another section's */
	if (status == STATUS_OK && relabelled && labels > *last) {
		changed->issue++;
		*last = labels;
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status find_time(
	struct app *app, long long action, struct changed_boards *changed, struct error *error)
{
	const struct journal_entry *entry;
	const enum status status = app_journal_entry(app, action, &entry, error);

	if (status == STATUS_OK && entry)
		changed->when = entry->when;
	return status;
}

enum status app_changed_boards(struct app *app, int section, int round,
	struct changed_boards *changed, struct error *error)
{
	struct search search = {.event = app_event(app),
		.section = section,
		.round = round,
		.season = event_is_season(app_event(app), section)};
	enum status status = STATUS_NO_MEMORY;
	long long last = 0;

	*changed = (struct changed_boards){.numbers = NULL};
	if (!app->store || app_round_state(app_event(app), section, round) < ROUND_PUBLISHED)
		return STATUS_OK;
	search.changed = calloc(PLAYERS_MOST + 1, sizeof(*search.changed));
	search.was = calloc(PLAYERS_MOST + 1, sizeof(*search.was));
	search.left = calloc(PLAYERS_MOST + 1, sizeof(*search.left));
	search.home = calloc(PLAYERS_MOST + 1, sizeof(*search.home));
	if (search.changed && search.was && search.left && search.home)
		status = store_draw_changes(app->store, section, round, take, &search, error);
	else
		app_fail_plain(error, status);
	if (status == STATUS_OK)
		status = list_both(app, &search, changed, &last, error);
	if (status == STATUS_OK && changed->issue > 1)
		status = find_time(app, last, changed, error);
	changed->actions = search.changed;
	if (status != STATUS_OK)
		changed_boards_done(changed);
	free(search.was);
	free(search.left);
	free(search.home);
	free(search.acted);
	return status;
}

void changed_boards_done(struct changed_boards *changed)
{
	free(changed->numbers);
	free(changed->published);
	free(changed->actions);
	*changed = (struct changed_boards){.numbers = NULL};
}

enum status app_fail_changes(const struct app *app, int round, int issue, struct error *error)
{
	if (issue > 1)
		return app_fail(error, STATUS_REFUSED,
			"All boards of %s %d are as they were first published, after changes since: print the whole list, which is issue %d.",
			vocabulary_of(app_event(app), app->section)->round_small, round, issue);
	return app_fail(error, STATUS_REFUSED,
		"No board of %s %d has changed since it was published.",
		vocabulary_of(app_event(app), app->section)->round_small, round);
}
