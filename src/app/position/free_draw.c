/* The rules' draw of a published round around the boards that were seated when it was out. */
#include "config.h"

#include "app/position/free_draw.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/drawn.h"
#include "app/position/translate.h"
#include "app/words/words.h"
#include "core/change.h"
#include "core/season.h"

enum { NUMBERS_NAMED = 6 };

enum status free_draw_seats(const struct event *event, int section, int round, bool hands,
	struct seats *seats, struct error *error)
{
	struct translation cards;
	struct pairing_input input;
	struct pairing_draw draw = {NULL, 0};
	enum pairing_status drawn;
	enum status status = translate_round(event, section, round, &cards, error);

	if (status != STATUS_OK)
		return status;
	input = hands ? cards.input : translate_plain(&cards);
	drawn = pairing_best(cards.book, &input, &draw, NULL);
	status = drawn == PAIRING_NO_DRAW ? STATUS_OK : translate_status(drawn);
	if (status == STATUS_OK)
		status = seats_of_draw(seats, &cards, section, round, &draw);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	pairing_draw_done(&draw);
	translation_done(&cards);
	return status;
}

static bool is_one_of(int number, const int *numbers, int count)
{
	for (int i = 0; i < count; i++)
		if (numbers[i] == number)
			return true;
	return false;
}

static bool has_board(const struct seats *seats, const struct board *board)
{
	const int at = seats_find(seats, board->white);

	return at >= 0 && seats->boards[at].white == board->white &&
		seats->boards[at].black == board->black;
}

/* Boards of these numbers that the rules' draw has not are held. */
static enum status hold(struct event *event, const struct app *app, int round, const int *numbers,
	int nnumbers, const struct seats *rules, struct held_boards *held)
{
	int count, n = 0;
	const struct record *rows = event_range(event, RECORD_BOARD, app->section, round, &count);
	struct record *kept = calloc((size_t)count + 1, sizeof(*kept));
	struct change *changes = calloc((size_t)count + 1, sizeof(*changes));
	enum status status = STATUS_NO_MEMORY;

	held->numbers = calloc((size_t)count + 1, sizeof(*held->numbers));
	for (int i = 0; kept && changes && held->numbers && i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (!is_one_of(board->number, numbers, nnumbers) || has_board(rules, board))
			continue;
		if (board->black)
			held->numbers[held->count++] = board->number;
		else
			held->bye = true;
		kept[n] = rows[i];
		kept[n].as.board.pinned = BOARD_BEFORE;
		changes[n] = (struct change){record_key_of(&kept[n]), &kept[n]};
		n++;
	}
	if (kept && changes && held->numbers)
		status = event_change(event, changes, n);
	free(kept);
	free(changes);
	return status;
}

/*
 * Hold what was seated when the draw was out. A repair may have made boards that no draw can keep
 * (two who have met, as they have played): then all is drawn freely.
 */
static enum status hold_reseated(struct app *app, int round, struct event *event,
	const int *numbers, int count, struct held_boards *held, struct error *error)
{
	struct seats rules = {.count = 0}, around = {.count = 0};
	struct event held_event;
	enum status status = free_draw_seats(event, app->section, round, true, &rules, error);

	if (status != STATUS_OK)
		return status;
	status = event_copy(event, &held_event);
	if (status == STATUS_OK) {
		status = hold(&held_event, app, round, numbers, count, &rules, held);
		if (status == STATUS_OK)
			status = free_draw_seats(
				&held_event, app->section, round, true, &around, error);
		if (status == STATUS_OK && around.count > 0) {
			event_done(event);
			*event = held_event;
		} else {
			event_done(&held_event);
			held_boards_done(held);
		}
	}
	seats_done(&around);
	seats_done(&rules);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status free_draw_event(struct app *app, int round, struct event *event,
	struct held_boards *held, struct error *error)
{
	struct event made;
	int *numbers = NULL, count = 0;
	enum status status = drawn_reseated(app, round, &made, &numbers, &count, error);

	if (status != STATUS_OK)
		return status;
	*held = (struct held_boards){.count = 0};
	if (count > 0)
		status = hold_reseated(app, round, &made, numbers, count, held, error);
	free(numbers);
	if (status == STATUS_OK)
		*event = made;
	else
		event_done(&made);
	return status;
}

void held_boards_done(struct held_boards *held)
{
	free(held->numbers);
	*held = (struct held_boards){.count = 0};
}

/* "boards 3, 9 and 12", with the bye as the last of them */
static void name_boards(
	const struct app *app, int round, const struct held_boards *held, char *text, size_t size)
{
	const int named = held->count > NUMBERS_NAMED ? NUMBERS_NAMED : held->count;
	const int last = held->bye || held->count > named ? named : named - 1;

	words_put(text, size, held->count == 0 ? "" : held->count == 1 ? "board" : "boards");
	for (int i = 0; i < named; i++)
		words_put(text + strlen(text), size - strlen(text), "%s%d",
			i == 0              ? " "
				: i == last ? " and "
					    : ", ",
			app_board_label(app, round, held->numbers[i]));
	if (held->count > named)
		words_put(text + strlen(text), size - strlen(text), "%s%d more",
			held->bye ? ", " : " and ", held->count - named);
	if (held->bye)
		words_put(text + strlen(text), size - strlen(text), "%sthe bye",
			held->count > 0 ? " and " : "");
}

void held_boards_words(
	const struct app *app, int round, const struct held_boards *held, char *text, size_t size)
{
	const bool one = held->count + held->bye == 1;
	char boards[160];

	text[0] = '\0';
	if (held->count == 0 && !held->bye)
		return;
	name_boards(app, round, held, boards, sizeof(boards));
	words_put(text, size, "%s held as %s %s", boards, one ? "it was" : "they were",
		event_is_season(app_event(app), app->section) ? "seated for latecomers"
							      : "repaired");
}

enum status seats_beside(struct seats *seats, const struct seats *other)
{
	const size_t room = (size_t)seats->count + (size_t)other->count + 1;
	struct board *placed = calloc(room, sizeof(*placed));
	int next = 0, last = 0;

	if (!placed)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < seats->count; i++) {
		const int at = has_board(other, &seats->boards[i])
			? seats_find(other, seats->boards[i].white)
			: -1;

		if (at >= 0)
			placed[at] = seats->boards[i];
	}
	for (int i = 0; i < seats->count; i++) {
		if (has_board(other, &seats->boards[i]))
			continue;
		while (placed[next].white)
			next++;
		placed[next] = seats->boards[i];
	}
	for (int at = 0; at < (int)room; at++)
		if (placed[at].white)
			last = at + 1;
	for (int at = 0; at < last; at++)
		placed[at].number = at + 1;
	free(seats->boards);
	seats->boards = placed;
	seats->count = last;
	seats->room = (int)room;
	return STATUS_OK;
}
