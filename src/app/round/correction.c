/* The draws of later rounds as they would be with a corrected result. */
#include "config.h"

#include "app/round/correction.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/free_draw.h"
#include "app/words/words.h"
#include "core/season.h"
#include "core/between.h"
#include "core/board_result.h"
#include "core/change.h"
#include "core/game.h"
#include "core/vocabulary.h"

/* What is put right, as rows of the event that a later round was drawn from. */
struct right {
	struct record *rows;
	struct change *changes; /* by key */
	int count;
};

static enum status make_room(struct right *right, int count)
{
	*right = (struct right){calloc((size_t)count + 1, sizeof(*right->rows)),
		calloc((size_t)count + 1, sizeof(*right->changes)), 0};
	return right->rows && right->changes ? STATUS_OK : STATUS_NO_MEMORY;
}

static void right_done(struct right *right)
{
	free(right->rows);
	free(right->changes);
}

static void add_row(struct right *right, const struct record *row)
{
	right->rows[right->count] = *row;
	right->changes[right->count] =
		(struct change){record_key_of(row), &right->rows[right->count]};
	right->count++;
}

static void remove_board(struct right *right, const struct board *board)
{
	right->changes[right->count++] = (struct change){
		{RECORD_BOARD, {board->section, board->round, board->number}}, NULL};
}

/* What is recorded: the result of a game, or boards of the round; without White: one that goes. */
struct recorded {
	int round, board;
	enum result result;
	const struct board *boards; /* NULL: the result */
	int count;
};

/* The game as a later round saw it, put right; nothing where it was another one, or is right. */
static void put_result(const struct app *app, const struct event *then,
	const struct recorded *recorded, struct right *right)
{
	const int section = app->section, round = recorded->round;
	struct record row;
	struct game now, was;
	int pin;

	if (!game_find(app_event(app), section, round, recorded->board, &now))
		return;
	pin = now.white ? now.white : now.black;
	if (!game_of(then, section, round, pin, &was) || was.result == RESULT_NONE)
		return;
	memset(&row, 0, sizeof(row));
	if (was.outside && was.white == now.white && was.black == now.black) {
		row.kind = RECORD_FILLED;
		row.as.filled = *event_filled(then, section, round, pin);
		row.as.filled.result = (int)recorded->result;
	} else {
		const struct board is = {.white = now.white, .black = now.black};

		row.kind = RECORD_BOARD;
		if (was.outside || now.outside)
			return;
		row.as.board = *event_board_of(then, section, round, pin);
		if (!board_is_pair(&row.as.board, &is))
			return;
		row.as.board.result = (int)board_result_on(&is, &row.as.board, recorded->result);
	}
	if (was.result != (enum result)(was.outside ? row.as.filled.result : row.as.board.result))
		add_row(right, &row);
}

/* The board as it is recorded now; as the later round saw it, where nothing of it is new. */
static const struct board *board_then(
	const struct app *app, const struct event *then, const struct board *is)
{
	const struct board *now = event_board(app_event(app), is->section, is->round, is->number),
			   *was = event_board(then, is->section, is->round, is->number);

	return now && was && now->white == is->white && now->black == is->black &&
			now->result == is->result && board_is_pair(was, is)
		? was
		: is;
}

static void put_boards(const struct app *app, const struct event *then,
	const struct recorded *recorded, struct right *right)
{
	for (int i = 0; i < recorded->count; i++) {
		const struct board *board = board_then(app, then, &recorded->boards[i]);
		const struct board *was =
			event_board(then, board->section, board->round, board->number);
		struct record row = {.kind = RECORD_BOARD, .as.board = *board};

		if (board->white == 0 && was)
			remove_board(right, was);
		else if (board->white &&
			(!was || was->white != board->white || was->black != board->black ||
				was->result != board->result))
			add_row(right, &row);
	}
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

/* No board differs by what is put right: is the published draw another one all the same? */
static enum status look_at_wall(
	const struct app *app, const struct seats *is, struct correction_round *made)
{
	struct correction_round wall = {.round = made->round};
	struct seats out = {.count = 0};
	enum status status = seats_load(&out, app_event(app), app->section, made->round);

	if (status == STATUS_OK && is->count > 0)
		status = compare(app, &out, is, &wall);
	made->other = wall.count > 0;
	free(wall.boards);
	seats_done(&out);
	return status;
}

static enum status draw_twice(const struct app *app, struct event *then, const struct right *right,
	struct correction_round *made, struct error *error)
{
	struct seats was = {.count = 0}, is = {.count = 0}, out = {.count = 0};
	enum status status = free_draw_seats(then, app->section, made->round, true, &was, error);

	if (status == STATUS_OK) {
		status = event_change(then, right->changes, right->count);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK)
		status = free_draw_seats(then, app->section, made->round, true, &is, error);
	if (status == STATUS_OK) {
		made->none = is.count == 0 && was.count > 0;
		status = compare(app, &was, &is, made);
		if (status == STATUS_OK && made->count == 0)
			status = look_at_wall(app, &is, made);
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

/* One published round, if it was drawn with something else. */
static enum status look_at(struct app *app, int later, const struct recorded *recorded,
	struct correction *made, struct error *error)
{
	struct right right;
	struct event then;
	struct held_boards held;
	enum status status = free_draw_event(app, later, &then, &held, error);

	if (status != STATUS_OK)
		return status;
	status = make_room(&right, recorded->count + 1);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else if (recorded->boards)
		put_boards(app, &then, recorded, &right);
	else
		put_result(app, &then, recorded, &right);
	if (status == STATUS_OK && right.count > 0) {
		struct correction_round *one = &made->rounds[made->count++];

		one->section = app->section;
		one->round = later;
		held_boards_words(app, later, &held, one->held, sizeof(one->held));
		status = draw_twice(app, &then, &right, one, error);
	}
	right_done(&right);
	held_boards_done(&held);
	event_done(&then);
	return status;
}

/* All later rounds of the current section that are published. */
static enum status look_at_section(struct app *app, const struct recorded *recorded,
	struct correction *made, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);
	enum status status = STATUS_OK;

	for (int later = recorded->round + 1; status == STATUS_OK && later <= last; later++)
		status = look_at(app, later, recorded, made, error);
	return status;
}

static enum status look_at_result(struct app *app, int round, int board, enum result result,
	struct correction *made, struct error *error)
{
	const struct recorded recorded = {.round = round, .board = board, .result = result};

	return result == RESULT_NONE ? STATUS_OK : look_at_section(app, &recorded, made, error);
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
	status = look_at_result(app, other->round, its.number, result, made, error);
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
	status = look_at_result(app, round, board, result, &made, error);
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

enum status app_correction_of_boards(struct app *app, int round, const struct board *boards,
	int count, struct correction *correction, struct error *error)
{
	const struct recorded recorded = {.round = round, .boards = boards, .count = count};
	struct correction made = {.rounds = calloc(ROUNDS_MOST, sizeof(*made.rounds))};
	enum status status = made.rounds ? look_at_section(app, &recorded, &made, error)
					 : app_fail_plain(error, STATUS_NO_MEMORY);

	if (status == STATUS_OK)
		*correction = made;
	else
		correction_done(&made);
	return status;
}

void correction_how(const struct correction_round *later, char text[CORRECTION_HOW_SIZE])
{
	words_put(text, CORRECTION_HOW_SIZE, "%s%s%s%s",
		later->none || later->count > 0 ? "otherwise"
			: later->other          ? "as before"
						: "as it is",
		later->held[0] ? ", with " : "", later->held,
		later->none            ? ": the rules would allow no draw"
			: later->other ? "; the published draw is another one either way"
				       : "");
}

/* "1, 3 and 4": the boards of a round that would be others. */
static void list_numbers(const struct correction_round *later, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < later->count; i++)
		words_put(text + strlen(text), size - strlen(text), "%s%d",
			words_between(i, later->count), later->boards[i].number);
}

static void add_later(const struct app *app, const struct correction_round *later, const char *by,
	char *text, size_t size)
{
	const char *with = later->held[0] ? ", with " : "",
		   *round = vocabulary_of(app_event(app), app->section)->round_small;
	const size_t used = strlen(text);
	char numbers[160], how[CORRECTION_HOW_SIZE];

	text += used;
	size -= used;
	list_numbers(later, numbers, sizeof(numbers));
	correction_how(later, how);
	if (later->none)
		words_put(text, size, " %s the rules would allow no draw of %s %d%s%s.", by, round,
			later->round, with, later->held);
	else if (later->count > 0)
		words_put(text, size, " %s board%s %s of %s %d would be %s%s%s.", by,
			later->count == 1 ? "" : "s", numbers, round, later->round,
			later->count == 1 ? "another" : "others", with, later->held);
	else
		words_put(text, size, " %s %s %d would be drawn %s.", by, round, later->round, how);
}

void app_correction_later(const struct app *app, const struct correction *correction,
	const char *by, char *text, size_t size)
{
	for (int i = 0; i < correction->count; i++)
		if (correction->rounds[i].section == app->section)
			add_later(app, &correction->rounds[i], by, text, size);
}

void app_guess_words(struct app *app, int round, int board, char *text, size_t size)
{
	struct correction correction = {.count = 0};
	struct error error;
	struct game now;

	if (!game_find(app_event(app), app->section, round, board, &now) || now.open ||
		app_correction(app, round, board, now.result, &correction, &error) != STATUS_OK)
		return;
	app_correction_later(app, &correction, "By the result", text, size);
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

/* Is one of these rounds of this section? */
static bool is_of_section(const struct correction *correction, int section)
{
	for (int i = 0; i < correction->count; i++)
		if (correction->rounds[i].section == section)
			return true;
	return false;
}

bool app_correction_has(const struct app *app, const struct correction *correction, bool open,
	enum correction_answer answer)
{
	const bool here = is_of_section(correction, app->section);

	switch (answer) {
	case CORRECTION_STAND:
		return true;
	case CORRECTION_REPAIR:
		return !open && here && !event_is_season(app_event(app), app->section);
	case CORRECTION_RATE:
		return !open && !correction->beside;
	case CORRECTION_TAKE_BACK:
		break;
	}
	return !open && here;
}
