/* Records the games that were really played where they differ from the draw. */
#include "config.h"

#include "app/repair/played.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "app/repair/started.h"
#include "app/round/fixtures.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/board_result.h"
#include "core/history.h"

/* The boards of the round on their way to what was played. */
struct record_of {
	struct app *app;
	int round, count;
	const struct record *rows;
	struct board *now;
	bool *open;    /* by index: the game that is there now is not over */
	bool *touched; /* by index: its players are seated anew */
	struct error *error;
};

bool repair_is_record(const struct app *app, const struct repair_order *order)
{
	const int last = app_last_published(app_event(app), app->section);
	const int round = order->round ? order->round : last;

	for (int i = 0; i < order->count; i++) {
		const struct mistake *mistake = &order->mistakes[i];

		if (mistake->kind == MISTAKE_SWAPPED || mistake->kind == MISTAKE_PLAYED)
			return true;
		/* the colours of a table are not drawn, so others are only recorded */
		if (mistake->kind == MISTAKE_COLOURS &&
			(event_is_all_play_all(app_event(app), app->section) || round < last ||
				app_board_is_frozen(app, round, mistake->board)))
			return true;
	}
	return false;
}

static enum status find(struct record_of *record, int number, struct board **board)
{
	const struct board *found;
	enum status status =
		repair_find_board(record->app, record->round, number, &found, record->error);

	if (status != STATUS_OK)
		return status;
	if (found->black == 0)
		return repair_refuse_bye(record->app, found, record->error);
	*board = &record->now[number - 1];
	return STATUS_OK;
}

static enum status turn(struct record_of *record, const struct mistake *mistake)
{
	struct board *board = NULL;
	enum status status = find(record, mistake->board, &board);
	int white;

	if (status != STATUS_OK)
		return status;
	assert(board);
	white = board->white;
	board->white = board->black;
	board->black = white;
	board->result = result_turned((enum result)board->result);
	return STATUS_OK;
}

static enum status swap(struct record_of *record, const struct mistake *mistake)
{
	struct board *one = NULL, *two = NULL, moved;
	bool open_moved;
	enum status status = find(record, mistake->board, &one);

	if (status == STATUS_OK)
		status = find(record, mistake->with, &two);
	if (status != STATUS_OK)
		return status;
	assert(one && two);
	if (one == two)
		return app_fail(record->error, STATUS_REFUSED, "Name two boards.");
	moved = *one;
	*one = *two;
	*two = moved;
	one->number = mistake->board;
	two->number = mistake->with;
	open_moved = record->open[mistake->board - 1];
	record->open[mistake->board - 1] = record->open[mistake->with - 1];
	record->open[mistake->with - 1] = open_moved;
	return STATUS_OK;
}

static int index_of(const struct record_of *record, int pin)
{
	for (int i = 0; i < record->count; i++)
		if (record->rows[i].as.board.white == pin || record->rows[i].as.board.black == pin)
			return i;
	return -1;
}

/* The boards of those who played somebody else are empty until they are seated. */
static enum status clear_board(struct record_of *record, int pin)
{
	const int at = index_of(record, pin);
	char who[WHO_SIZE];

	if (at < 0)
		return app_fail(record->error, STATUS_REFUSED, "%s sits on no board of %s %d.",
			words_who(app_event(record->app), record->app->section, pin, who),
			repair_words_of(record->app)->round_small, record->round);
	if (event_filled(app_event(record->app), record->app->section, record->round, pin))
		return app_fail(record->error, STATUS_REFUSED, "%s plays one from outside.",
			words_who(app_event(record->app), record->app->section, pin, who));
	record->touched[at] = true;
	record->open[at] = false;
	record->now[at].white = record->now[at].black = 0;
	return STATUS_OK;
}

static bool is_seated(const struct record_of *record, int pin)
{
	for (int i = 0; i < record->count; i++)
		if (record->now[i].white == pin || record->now[i].black == pin)
			return true;
	return false;
}

/* On the board of one of the two, or on another one that is free. */
static enum status seat_played(struct record_of *record, const struct mistake *mistake)
{
	const int places[2] = {index_of(record, mistake->pin), index_of(record, mistake->other)};
	int at = -1;
	char who[WHO_SIZE];

	if (mistake->pin == mistake->other || is_seated(record, mistake->pin) ||
		is_seated(record, mistake->other))
		return app_fail(record->error, STATUS_REFUSED, "%s is named twice.",
			words_who(app_event(record->app), record->app->section,
				is_seated(record, mistake->other) ? mistake->other : mistake->pin,
				who));
	for (int k = 0; k < 2 && at < 0; k++)
		if (record->now[places[k]].white == 0)
			at = places[k];
	for (int i = 0; i < record->count && at < 0; i++)
		if (record->touched[i] && record->now[i].white == 0)
			at = i;
	record->now[at].white = mistake->pin;
	record->now[at].black = mistake->other;
	record->now[at].result = mistake->result;
	return STATUS_OK;
}

/* Who is left over has the bye where there was one; everybody else must be named. */
static enum status seat_rest(struct record_of *record)
{
	int left[2] = {0, 0}, count = 0, free = -1;
	bool bye = false;
	char one[WHO_SIZE], two[WHO_SIZE];

	for (int i = 0; i < record->count; i++) {
		const int pins[2] = {
			record->rows[i].as.board.white, record->rows[i].as.board.black};

		if (!record->touched[i])
			continue;
		bye = bye || pins[1] == 0;
		free = record->now[i].white == 0 ? i : free;
		for (int k = 0; k < 2; k++)
			if (pins[k] && !is_seated(record, pins[k]) && count++ < 2)
				left[count - 1] = pins[k];
	}
	if (count == 0)
		return STATUS_OK;
	words_who(app_event(record->app), record->app->section, left[0], one);
	if (count == 1 && bye && free >= 0) {
		record->now[free].white = left[0];
		record->now[free].result = RESULT_BYE;
		return STATUS_OK;
	}
	words_who(app_event(record->app), record->app->section, left[1], two);
	return app_fail(record->error, STATUS_REFUSED,
		"%s%s%s sat on the boards of those who are named: say what he played, too (White, Black, result; x where it is still open).",
		one, count > 1 ? " and " : "", count > 1 ? two : "");
}

/*
 * Two who sat out of a club evening and have played leave a row: the last who sits out behind it
 * takes it, else the last game.
 */
static void close_gaps(struct record_of *record)
{
	int count = record->count;

	for (int i = 0; i < count; i++) {
		int from;

		while (count > i && record->now[count - 1].white == 0)
			count--;
		if (i >= count || record->now[i].white != 0)
			continue;
		from = count - 1;
		for (int j = i + 1; j < count; j++)
			if (record->now[j].white && record->now[j].black == 0)
				from = j;
		record->now[i] = record->now[from];
		record->now[i].number = i + 1;
		record->open[i] = record->open[from];
		record->open[from] = false;
		record->now[from].white = record->now[from].black = 0;
	}
}

static enum status record_played(struct record_of *record, const struct repair_order *order)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < order->count; i++) {
		const struct mistake *mistake = &order->mistakes[i];

		if (mistake->kind != MISTAKE_PLAYED)
			continue;
		status = clear_board(record, mistake->pin);
		if (status == STATUS_OK)
			status = clear_board(record, mistake->other);
	}
	for (int i = 0; status == STATUS_OK && i < order->count; i++)
		if (order->mistakes[i].kind == MISTAKE_PLAYED)
			status = seat_played(record, &order->mistakes[i]);
	if (status == STATUS_OK)
		status = seat_rest(record);
	if (status == STATUS_OK)
		close_gaps(record);
	return status;
}

static enum status record_all(struct record_of *record, const struct repair_order *order)
{
	enum status status = record_played(record, order);

	for (int i = 0; status == STATUS_OK && i < order->count; i++) {
		const struct mistake *mistake = &order->mistakes[i];

		if (mistake->kind == MISTAKE_COLOURS)
			status = turn(record, mistake);
		else if (mistake->kind == MISTAKE_SWAPPED)
			status = swap(record, mistake);
		else if (mistake->kind != MISTAKE_PLAYED)
			status = app_fail(record->error, STATUS_REFUSED,
				"What was played and what is still to be repaired are two steps: one after the other.");
	}
	return status;
}

/* A round that is over stays so. */
static enum status check_open(const struct record_of *record, const struct board *board)
{
	const int last = app_last_published(app_event(record->app), record->app->section);

	if (board->result != RESULT_NONE || record->round == last)
		return STATUS_OK;
	return app_fail(record->error, STATUS_REFUSED,
		"%s %d is over: give the result of board %d.", repair_words_of(record->app)->round,
		record->round, app_board_label(record->app, record->round, board->number));
}

/*
 * A result alone of a round by which others were drawn is corrected where that asks what becomes of
 * those.
 */
static enum status check_result(
	const struct record_of *record, const struct board *was, const struct board *is)
{
	const struct event *event = app_event(record->app);
	const int label = app_board_label(record->app, record->round, was->number);
	char white[WHO_SIZE], black[WHO_SIZE], colours[80];

	if (record->round == app_last_published(event, record->app->section) ||
		event_is_all_play_all(event, record->app->section) || was->black == 0 ||
		was->result == RESULT_NONE || !board_is_pair(was, is) ||
		board_result_on(was, is, (enum result)was->result) == (enum result)is->result)
		return STATUS_OK;
	words_put(colours, sizeof(colours), "Turn its colours first (--colours %d), then correct",
		label);
	return app_fail(record->error, STATUS_REFUSED,
		"%s v %s is board %d of %s %d already. %s its result (r, or result EVENT %d RESULT --round %d): that asks what becomes of the draws made with it.",
		words_who(event, record->app->section, was->white, white),
		words_who(event, record->app->section, was->black, black), label,
		repair_words_of(record->app)->round_small, record->round,
		was->white == is->white ? "Correct" : colours, label, record->round);
}

/* The round of another game of the two; 0: there is none. */
static int met_round(const struct record_of *record, const struct board *board)
{
	const struct event *event = app_event(record->app);
	const int section = record->app->section, last = app_last_published(event, section);
	const int before =
		history_met(event, section, board->white, board->black, 1, record->round - 1);

	return before
		? before
		: history_met(event, section, board->white, board->black, record->round + 1, last);
}

/* Two who play each other more than once. */
static void tell_repeat(const struct record_of *record, const struct board *was,
	const struct board *is, struct repair *repair)
{
	const int round = board_is_pair(was, is) || is->white == 0 || is->black == 0
		? 0
		: met_round(record, is);
	char white[WHO_SIZE], black[WHO_SIZE];

	if (round > 0)
		repair_add_words(repair->words, sizeof(repair->words),
			"%s and %s meet again: they play each other %s %d, too.",
			words_who(app_event(record->app), record->app->section, is->white, white),
			words_who(app_event(record->app), record->app->section, is->black, black),
			repair_words_of(record->app)->in_round, round);
}

/*
 * How often the two meet in other rounds of the table; *next: the first that is to come, 0: none.
 */
static int count_meetings(const struct record_of *record, const struct board *table, int count,
	const struct board *pair, int *next)
{
	const int last = app_last_published(app_event(record->app), record->app->section);
	int meetings = 0;

	*next = 0;
	for (int i = 0; i < count; i++) {
		if (table[i].round == record->round || !board_is_pair(&table[i], pair))
			continue;
		meetings++;
		if (*next == 0 && table[i].round > last)
			*next = table[i].round;
	}
	return meetings;
}

/* The table goes on as it is: who meets whom too often by it is told now. */
static void tell_table(struct record_of *record, const struct board *was, const struct board *is,
	struct repair *repair)
{
	const struct event *event = app_event(record->app);
	char white[WHO_SIZE], black[WHO_SIZE];
	struct board *table;
	struct error unseen;
	int count, next, before, now;

	if (!event_is_all_play_all(event, record->app->section) || is->white == 0 ||
		is->black == 0 || board_is_pair(was, is) ||
		app_fixtures(record->app, &table, &count, &unseen) != STATUS_OK)
		return;
	before = count_meetings(record, table, count, was, &next);
	now = count_meetings(record, table, count, is, &next);
	free(table);
	if (now > before && next > 0)
		repair_add_words(repair->words, sizeof(repair->words),
			"The table has %s against %s in round %d, too: let them play there whom they miss now, and record it then (p, or --played).",
			words_who(event, record->app->section, is->white, white),
			words_who(event, record->app->section, is->black, black), next);
}

static enum status list_changes(struct record_of *record, struct repair *repair)
{
	enum status status = STATUS_OK;

	words_put(repair->words, sizeof(repair->words),
		"Recorded for what was played: points, colours, opponents and floats follow.");
	repair->boards = calloc((size_t)record->count + 1, sizeof(*repair->boards));
	if (!repair->boards)
		return app_fail_plain(record->error, STATUS_NO_MEMORY);
	for (int i = 0; status == STATUS_OK && i < record->count; i++) {
		const struct board *was = &record->rows[i].as.board, *is = &record->now[i];

		if (was->white == is->white && was->black == is->black && was->result == is->result)
			continue;
		repair->boards[repair->count++] = (struct repair_change){.number = i + 1,
			.was = {was->white, was->black},
			.is = {is->white, is->black},
			.result = is->white ? (enum result)is->result : RESULT_NONE,
			.open = record->open[i]};
		tell_repeat(record, was, is, repair);
		tell_table(record, was, is, repair);
		status = check_open(record, is);
		if (status == STATUS_OK)
			status = check_result(record, was, is);
	}
	return status;
}

enum status repair_record(struct app *app, const struct repair_order *order,
	struct repairs *repairs, struct error *error)
{
	struct record_of record = {.app = app, .error = error};
	enum status status = repair_find_round(app, order, &record.round, error);

	if (status != STATUS_OK)
		return status;
	record.rows = event_range(
		app_event(app), RECORD_BOARD, app->section, record.round, &record.count);
	record.now = calloc((size_t)record.count + 1, sizeof(*record.now));
	record.touched = calloc((size_t)record.count + 1, sizeof(*record.touched));
	record.open = calloc((size_t)record.count + 1, sizeof(*record.open));
	if (!record.now || !record.touched || !record.open) {
		free(record.now);
		free(record.open);
		free(record.touched);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	for (int i = 0; i < record.count; i++) {
		record.now[i] = record.rows[i].as.board;
		record.open[i] = board_is_open(app_event(app), &record.now[i]);
	}
	status = record_all(&record, order);
	repairs->round = record.round;
	repairs->count = 1;
	if (status == STATUS_OK)
		status = list_changes(&record, &repairs->items[0]);
	if (status == STATUS_OK && repairs->items[0].count == 0)
		status = app_fail(error, STATUS_REFUSED, "That is how %s %d stands.",
			repair_words_of(app)->round_small, record.round);
	words_put(repairs->stand, sizeof(repairs->stand),
		"%s %d stays as it was published, whatever was played.",
		repair_words_of(app)->round, record.round);
	free(record.now);
	free(record.touched);
	free(record.open);
	return status;
}
