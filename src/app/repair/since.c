/* What has changed in the draw of a round since it was published, and why. */
#include "config.h"

#include "app/repair/since.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/journal.h"
#include "app/event/state.h"
#include "app/position/drawn.h"
#include "app/repair/board_order.h"
#include "app/repair/repair.h"
#include "app/trf/published.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/season.h"

/* The round then and now. */
struct finding {
	struct app *app;
	int round;
	bool season;
	struct event then;
	const struct changed_boards *changed;
	struct trf_published told; /* by the report that the round came from */
	const struct record *was, *is;
	int nwas, nis;
	bool *placed; /* by index in `is`: in the place of one of then */
	struct since *since;
	struct error *error;
};

/*
 * The reason of a repair stands behind what was done: "Round 2 repaired, board 3 (round 1, board 3:
 * 0-1): they had met". What was no repair says itself what it was.
 */
static const char *reason_of(const char *label)
{
	int depth = 0;

	if (!strstr(label, " repaired"))
		return label;
	for (const char *at = label; *at; at++) {
		depth += (*at == '(') - (*at == ')');
		if (depth == 0 && at[0] == ':' && at[1] == ' ')
			return at + 2;
	}
	return label;
}

static enum status find_reason(const struct finding *finding, long long action, char *why)
{
	const struct journal_entry *entry;
	const enum status status = app_journal_entry(finding->app, action, &entry, finding->error);

	if (status == STATUS_OK && entry)
		words_put(why, SINCE_WHY, "%s", reason_of(entry->label));
	return status;
}

/* The last action that changed the board; 0: none has. */
static long long action_of(const struct finding *finding, int number)
{
	return finding->changed->actions ? finding->changed->actions[number] : 0;
}

/* The index of the board at which he sits; -1: none, as for 0. */
static int seat_of(const struct record *rows, int count, int pin)
{
	for (int i = 0; pin && i < count; i++)
		if (rows[i].as.board.white == pin || rows[i].as.board.black == pin)
			return i;
	return -1;
}

static bool sat_then(const struct finding *finding, int pin)
{
	return event_board_of(&finding->then, finding->app->section, finding->round, pin) != NULL;
}

static struct plain_board plain(const struct board *board)
{
	return (struct plain_board){board->white, board->black};
}

/* A board of now. */
struct seated {
	struct ordered_board order;
	int at; /* in `is` */
};

static struct seated seated_at(const struct finding *finding, const int *rank, int at)
{
	const struct plain_board board = plain(&finding->is[at].as.board);
	const int pins[2] = {board.white, board.black};
	const int ranks[2] = {rank[pins[0]], rank[pins[1]]};
	int points2[2] = {0};

	for (int k = 0; k < 2 && pins[k]; k++)
		points2[k] = event_points2(
			&finding->then, finding->app->section, pins[k], finding->round - 1);
	return (struct seated){ordered_board_make(board, points2, ranks), at};
}

static int compare_seated(const void *left, const void *right)
{
	const struct seated *a = left, *b = right;

	return ordered_board_compare(&a->order, &b->order);
}

/* The boards of now, the highest first. STATUS_NO_MEMORY. */
static enum status find_seated(const struct finding *finding, struct seated *seated)
{
	int *pins = NULL, count, *rank = calloc(PLAYERS_MOST + 1, sizeof(*rank));
	enum status status = rank
		? event_rank_order(app_event(finding->app), finding->app->section, &pins, &count)
		: STATUS_NO_MEMORY;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		rank[pins[i]] = i;
	for (int i = 0; status == STATUS_OK && i < finding->nis; i++)
		seated[i] = seated_at(finding, rank, i);
	if (status == STATUS_OK)
		qsort(seated, (size_t)finding->nis, sizeof(*seated), compare_seated);
	free(rank);
	free(pins);
	return status;
}

/*
 * By index in `was`, what is in its place now; -1: nothing. Where the numbers are not those of
 * then, as a repair gives them: that of its higher player, or else of the lower one
 * (repair/seating.c).
 */
static enum status find_places(const struct finding *finding, int *is_at)
{
	const bool numbered = finding->told.count == 0 && !finding->season;
	struct seated *seated = calloc((size_t)finding->nis + 1, sizeof(*seated));
	enum status status = seated ? find_seated(finding, seated) : STATUS_NO_MEMORY;

	for (int i = 0; i < finding->nwas; i++)
		is_at[i] = numbered && finding->was[i].as.board.number <= finding->nis
			? finding->was[i].as.board.number - 1
			: -1;
	for (int pass = 0; status == STATUS_OK && !numbered && pass < 2; pass++)
		for (int i = 0; i < finding->nis; i++) {
			const int at = seat_of(finding->was, finding->nwas,
				pass == 0 ? seated[i].order.higher : seated[i].order.lower);

			if (at < 0 || is_at[at] >= 0 || finding->placed[seated[i].at])
				continue;
			is_at[at] = seated[i].at;
			finding->placed[seated[i].at] = true;
		}
	free(seated);
	return status;
}

/* Does it stand as it was published, by the number too where that is known? */
static bool stands(const struct finding *finding, const struct board *was)
{
	const int at = seat_of(finding->is, finding->nis, was->white);
	const struct filled *filled = event_filled(
		app_event(finding->app), finding->app->section, finding->round, was->white);

	/* a bye that was filled by one from outside is that of the draw (CAA 36) */
	if (was->black == 0 && filled && filled->beside == 0)
		return true;
	if (at < 0 || !plain_board_equal(plain(&finding->is[at].as.board), plain(was)))
		return false;
	return was->black == 0 || finding->season || finding->told.count > 0 ||
		finding->is[at].as.board.number == was->number;
}

/* The last action by which these two left a board; 0: none is known. */
static long long left_by(const struct finding *finding, int number)
{
	for (int i = 0; i < finding->changed->npublished; i++)
		if (finding->changed->published[i].number == number)
			return finding->changed->published[i].left;
	return 0;
}

static enum status put_why(
	const struct finding *finding, const struct board *was, struct since_board *board)
{
	const struct trf_published_seat *told =
		trf_published_find(&finding->told, was->white, was->black);
	const int pins[2] = {was->white, was->black};
	long long action = finding->told.count == 0 ? action_of(finding, was->number) : 0;

	if (told) {
		board->board = told->board;
		words_put(board->why, SINCE_WHY, "%s", told->why);
		words_put(board->left, SINCE_WHY, "%s", told->why);
		return STATUS_OK;
	}
	if (finding->told.count == 0) {
		const enum status status =
			find_reason(finding, left_by(finding, was->number), board->left);

		if (status != STATUS_OK)
			return status;
	}
	for (int k = 0; k < 2; k++) {
		const int at = seat_of(finding->is, finding->nis, pins[k]);

		if (action == 0 && at >= 0)
			action = action_of(finding, finding->is[at].as.board.number);
	}
	return find_reason(finding, action, board->why);
}

/* at: what is in its place. */
static enum status add_was(struct finding *finding, const struct board *was, int at)
{
	struct since_board *board = &finding->since->boards[finding->since->count++];

	*board = (struct since_board){.board = board_label(&finding->then, finding->app->section,
					      finding->round, was->number),
		.was = plain(was)};
	if (at >= 0) {
		board->is = plain(&finding->is[at].as.board);
		finding->placed[at] = true;
	}
	return put_why(finding, was, board);
}

/* A board that is in the place of none. */
static bool is_new(const struct finding *finding, int at)
{
	const struct board *board = &finding->is[at].as.board;
	const struct board *was =
		event_board_of(&finding->then, finding->app->section, finding->round, board->white);

	return !finding->placed[at] && (!was || !plain_board_equal(plain(was), plain(board)));
}

static enum status add_new(struct finding *finding, int at)
{
	const struct board *row = &finding->is[at].as.board;
	struct since_board *board = &finding->since->boards[finding->since->count++];

	*board = (struct since_board){
		.board = app_board_label(finding->app, finding->round, row->number),
		.is = plain(row)};
	for (int i = 0; i < finding->since->ncame; i++)
		if (finding->since->came[i].pin == row->white ||
			finding->since->came[i].pin == row->black)
			words_put(board->why, SINCE_WHY, "%s", finding->since->came[i].why);
	return board->why[0] ? STATUS_OK
			     : find_reason(finding, action_of(finding, row->number), board->why);
}

static enum status add_came(struct finding *finding, int at)
{
	const struct board *board = &finding->is[at].as.board;
	const int pins[2] = {board->white, board->black};
	enum status status = STATUS_OK;

	for (int k = 0; status == STATUS_OK && k < 2; k++) {
		struct since_player *came = &finding->since->came[finding->since->ncame];
		const struct trf_published_seat *told;

		if (!pins[k] || sat_then(finding, pins[k]))
			continue;
		finding->since->ncame++;
		came->pin = pins[k];
		told = trf_published_of(&finding->told, pins[k]);
		if (told && told->board == 0)
			words_put(came->why, SINCE_WHY, "%s", told->why);
		else
			status = find_reason(finding, action_of(finding, board->number), came->why);
	}
	return status;
}

/* Of a club evening. */
static enum status find_asked(struct finding *finding)
{
	const int section = finding->app->section;
	struct since *since = finding->since;
	int count;
	const struct record *rows =
		event_range(&finding->then, RECORD_ATTENDANCE, section, finding->round, &count);

	since->asked = calloc((size_t)count + 1, sizeof(*since->asked));
	if (!since->asked)
		return app_fail_plain(finding->error, STATUS_NO_MEMORY);
	for (int i = 0; i < count && since->count + since->ncame > 0; i++) {
		const struct attendance *then = &rows[i].as.attendance,
					*now = season_attendance(app_event(finding->app), section,
						finding->round, then->pin);

		if (then->kind == ATTENDS_VOLUNTEER && (!now || now->kind != then->kind))
			since->asked[since->nasked++] = then->pin;
	}
	return STATUS_OK;
}

static enum status compare(struct finding *finding)
{
	const size_t room = (size_t)finding->nwas + (size_t)finding->nis + 1;
	struct since *since = finding->since;
	enum status status = STATUS_OK;

	int *is_at = calloc(room, sizeof(*is_at));

	finding->placed = calloc(room, sizeof(*finding->placed));
	since->boards = calloc(room, sizeof(*since->boards));
	since->came = calloc(2 * room, sizeof(*since->came));
	if (!is_at || !finding->placed || !since->boards || !since->came) {
		free(is_at);
		return app_fail_plain(finding->error, STATUS_NO_MEMORY);
	}
	if (find_places(finding, is_at) != STATUS_OK)
		status = app_fail_plain(finding->error, STATUS_NO_MEMORY);
	for (int i = 0; status == STATUS_OK && i < finding->nwas; i++)
		if (!stands(finding, &finding->was[i].as.board))
			status = add_was(finding, &finding->was[i].as.board, is_at[i]);
	free(is_at);
	for (int i = 0; status == STATUS_OK && i < finding->nis; i++)
		status = add_came(finding, i);
	for (int i = 0; status == STATUS_OK && i < finding->nis; i++)
		if (is_new(finding, i))
			status = add_new(finding, i);
	return status == STATUS_OK ? find_asked(finding) : status;
}

/* Games that came behind those that were played are no change of them. */
static bool is_around(const struct finding *finding)
{
	if (!finding->season)
		return false;
	for (int i = 0; i < finding->nwas; i++)
		if (finding->was[i].as.board.pinned == BOARD_BEFORE)
			return true;
	return false;
}

static enum status find(struct finding *finding)
{
	enum drawn_from from;
	const int section = finding->app->section;
	enum status status = drawn_event(finding->app, finding->round, DRAWN_PUBLISHED,
		&finding->then, &from, finding->error);

	if (status != STATUS_OK)
		return status;
	finding->was =
		event_range(&finding->then, RECORD_BOARD, section, finding->round, &finding->nwas);
	finding->is = event_range(
		app_event(finding->app), RECORD_BOARD, section, finding->round, &finding->nis);
	status = is_around(finding) ? STATUS_OK : compare(finding);
	event_done(&finding->then);
	return status;
}

/* What is only tried has not been published. */
static bool is_published(const struct app *app, int round)
{
	return app_round_state(app_event(app), app->section, round) >= ROUND_PUBLISHED &&
		!(app->trial && app->store);
}

enum status app_since_of(struct app *app, int round, const struct changed_boards *changed,
	struct since *since, struct error *error)
{
	struct finding finding = {.app = app,
		.round = round,
		.season = event_is_season(app_event(app), app->section),
		.changed = changed,
		.since = since,
		.error = error};
	enum status status = STATUS_OK;

	*since = (struct since){.count = 0};
	if (!is_published(app, round))
		return STATUS_OK;
	if (trf_published_told(app_event(app), app->section, round, &finding.told) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status == STATUS_OK && (changed->npublished > 0 || finding.told.count > 0))
		status = find(&finding);
	free(finding.placed);
	trf_published_done(&finding.told);
	if (status != STATUS_OK)
		since_done(since);
	return status;
}

enum status app_since(struct app *app, int round, struct since *since, struct error *error)
{
	struct changed_boards changed;
	enum status status;

	*since = (struct since){.count = 0};
	if (!is_published(app, round))
		return STATUS_OK;
	status = app_changed_boards(app, app->section, round, &changed, error);
	if (status == STATUS_OK)
		status = app_since_of(app, round, &changed, since, error);
	changed_boards_done(&changed);
	return status;
}

void since_done(struct since *since)
{
	free(since->boards);
	free(since->came);
	free(since->asked);
	*since = (struct since){.count = 0};
}

void since_words(const struct app *app, const struct since_board *board, char *text, size_t size)
{
	char name[32] = "The bye", was[REPAIR_BOARD_SIZE], is[REPAIR_BOARD_SIZE];
	const char *why = board->why[0] ? ": " : "";

	if (!repair_is_bye(&board->was, &board->is))
		words_put(name, sizeof(name), "Board %d", board->board);
	repair_board_words(app, &board->is, is);
	repair_board_words(app, &board->was, was);
	if (!board->was.white)
		words_put(text, size, "%s, new: %s%s%s", name, is, why, board->why);
	else if (plain_board_equal(board->was, board->is))
		words_put(text, size, "%s: %s, on another board%s%s", name, is, why, board->why);
	else
		words_put(text, size, "%s: %s in place of %s%s%s", name, is, was, why, board->why);
}
