/* The draws of later rounds as they would be with a corrected result. */
#include "config.h"

#include "app/round/correction.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/free_draw.h"
#include "app/words/words.h"
#include "core/between.h"
#include "core/change.h"
#include "core/game.h"
#include "core/vocabulary.h"

/* The game as a later round saw it; false: it was another one, or has the right result there. */
static bool was_wrong(const struct app *app, const struct event *then, int round, int board,
	enum result result, struct record *row)
{
	const struct filled *filled;
	struct game now, was;
	int pin;

	if (!game_find(app_event(app), app->section, round, board, &now))
		return false;
	pin = now.white ? now.white : now.black;
	if (!game_of(then, app->section, round, pin, &was) || was.result == result ||
		was.result == RESULT_NONE || was.white != now.white || was.black != now.black)
		return false;
	memset(row, 0, sizeof(*row));
	if (was.outside) {
		filled = event_filled(then, app->section, round, pin);
		row->kind = RECORD_FILLED;
		row->as.filled = *filled;
		row->as.filled.result = (int)result;
	} else {
		row->kind = RECORD_BOARD;
		row->as.board = *event_board_of(then, app->section, round, pin);
		row->as.board.result = (int)result;
	}
	return true;
}

static struct plain_board plain_at(const struct seats *seats, int i)
{
	return i < seats->count
		? (struct plain_board){seats->boards[i].white, seats->boards[i].black}
		: (struct plain_board){0, 0};
}

static bool has_board(const struct seats *seats, const struct plain_board *board)
{
	const int at = board->white ? seats_find(seats, board->white) : -1;

	return at >= 0 && seats->boards[at].white == board->white &&
		seats->boards[at].black == board->black;
}

/*
 * Boards that only one of the two draws has, those of one number side by side (seats_beside): a
 * pair that would have another number alone is no other board.
 */
static enum status compare(const struct app *app, const struct seats *was, const struct seats *is,
	struct correction_round *made)
{
	const int most = was->count > is->count ? was->count : is->count;

	made->boards = calloc((size_t)most + 1, sizeof(*made->boards));
	if (!made->boards)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < most; i++) {
		struct correction_board board = {.was = plain_at(was, i), .is = plain_at(is, i)};

		if ((board.was.white == 0 || has_board(is, &board.was)) &&
			(board.is.white == 0 || has_board(was, &board.is)))
			continue;
		board.number = app_board_label(app, made->round, i + 1);
		made->boards[made->count++] = board;
	}
	return STATUS_OK;
}

static enum status draw_twice(const struct app *app, struct event *then, const struct record *right,
	struct correction_round *made, struct error *error)
{
	const struct change change = {record_key_of(right), right};
	struct seats was = {.count = 0}, is = {.count = 0}, out = {.count = 0};
	enum status status = free_draw_seats(then, app->section, made->round, true, &was, error);

	if (status == STATUS_OK) {
		status = event_change(then, &change, 1);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK)
		status = free_draw_seats(then, app->section, made->round, true, &is, error);
	if (status == STATUS_OK) {
		made->none = is.count == 0 && was.count > 0;
		status = compare(app, &was, &is, made);
		/* another draw by the rules: beside it stands what hangs on the wall */
		if (status == STATUS_OK && made->count > 0)
			status = seats_load(&out, app_event(app), app->section, made->round);
		if (status == STATUS_OK && made->count > 0)
			status = seats_beside(&is, &out);
		if (status == STATUS_OK && made->count > 0) {
			free(made->boards);
			made->boards = NULL;
			made->count = 0;
			status = compare(app, &out, &is, made);
		}
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	seats_done(&out);
	seats_done(&was);
	seats_done(&is);
	return status;
}

/* One published round, if it was drawn with another result. */
static enum status look_at(struct app *app, int later, int round, int board, enum result result,
	struct correction *made, struct error *error)
{
	struct record right;
	struct event then;
	struct held_boards held;
	enum status status = free_draw_event(app, later, &then, &held, error);

	if (status != STATUS_OK)
		return status;
	if (was_wrong(app, &then, round, board, result, &right)) {
		struct correction_round *one = &made->rounds[made->count++];

		one->section = app->section;
		one->round = later;
		held_boards_words(app, later, &held, one->held, sizeof(one->held));
		status = draw_twice(app, &then, &right, one, error);
	}
	held_boards_done(&held);
	event_done(&then);
	return status;
}

/* All later rounds of the current section that are published. */
static enum status look_at_section(struct app *app, int round, int board, enum result result,
	struct correction *made, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);
	enum status status = STATUS_OK;

	for (int later = round + 1; status == STATUS_OK && result != RESULT_NONE && later <= last;
		later++)
		status = look_at(app, later, round, board, result, made, error);
	return status;
}

/* Of a game between two sections the other one has its half, and rounds drawn with that. */
static enum status look_at_other(struct app *app, const struct game *game, int round,
	enum result result, struct correction *made, struct error *error)
{
	const int here = app->section;
	const struct filled *mine = !game->outside
		? NULL
		: event_filled(
			  app_event(app), here, round, game->white ? game->white : game->black);
	const struct filled *other = mine ? between_other(app_event(app), mine) : NULL;
	struct game its;
	enum status status;

	if (!other || !game_of(app_event(app), other->section, other->round, other->pin, &its))
		return STATUS_OK;
	app->section = other->section;
	status = look_at_section(app, other->round, its.number, result, made, error);
	app->section = here;
	return status;
}

enum status app_correction(struct app *app, int round, int board, enum result result,
	struct correction *correction, struct error *error)
{
	struct correction made = {.rounds = calloc(2 * ROUNDS_MOST, sizeof(*made.rounds))};
	struct game now;
	enum status status;

	if (!made.rounds)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = look_at_section(app, round, board, result, &made, error);
	if (game_find(app_event(app), app->section, round, board, &now)) {
		made.was = now.result;
		made.beside = now.outside != NULL;
		if (status == STATUS_OK)
			status = look_at_other(app, &now, round, result, &made, error);
	}
	if (status == STATUS_OK)
		*correction = made;
	else
		correction_done(&made);
	return status;
}

/* "1, 3 and 4": the boards of a round that would be others. */
static void list_numbers(const struct correction_round *later, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < later->count; i++)
		words_put(text + strlen(text), size - strlen(text), "%s%d",
			words_between(i, later->count), later->boards[i].number);
}

static void add_guess_words(
	const struct app *app, const struct correction_round *later, char *text, size_t size)
{
	const char *with = later->held[0] ? ", with " : "";
	const size_t used = strlen(text);
	char numbers[160];

	text += used;
	size -= used;
	list_numbers(later, numbers, sizeof(numbers));
	if (later->none)
		words_put(text, size, " By the result the rules would allow no draw of %s %d%s%s.",
			vocabulary_of(app_event(app), app->section)->round_small, later->round,
			with, later->held);
	else if (later->count > 0)
		words_put(text, size, " By the result board%s %s of %s %d would be %s%s%s.",
			later->count == 1 ? "" : "s", numbers,
			vocabulary_of(app_event(app), app->section)->round_small, later->round,
			later->count == 1 ? "another" : "others", with, later->held);
	else
		words_put(text, size, " By the result %s %d would be drawn as it is%s%s.",
			vocabulary_of(app_event(app), app->section)->round_small, later->round,
			with, later->held);
}

void app_guess_words(struct app *app, int round, int board, char *text, size_t size)
{
	struct correction correction = {.count = 0};
	struct error error;
	struct game now;

	if (!game_find(app_event(app), app->section, round, board, &now) || now.open ||
		app_correction(app, round, board, now.result, &correction, &error) != STATUS_OK)
		return;
	for (int i = 0; i < correction.count; i++)
		if (correction.rounds[i].section == app->section)
			add_guess_words(app, &correction.rounds[i], text, size);
	correction_done(&correction);
}

void correction_done(struct correction *correction)
{
	for (int i = 0; i < correction->count; i++)
		free(correction->rounds[i].boards);
	free(correction->rounds);
	memset(correction, 0, sizeof(*correction));
}

bool correction_decides(const struct correction *correction)
{
	for (int i = 0; i < correction->count; i++)
		if (correction->rounds[i].none || correction->rounds[i].count > 0)
			return true;
	return false;
}

bool correction_is_of(const struct correction *correction, int section)
{
	for (int i = 0; i < correction->count; i++)
		if (correction->rounds[i].section == section)
			return true;
	return false;
}
