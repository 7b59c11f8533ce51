/* Late arrivals: seats for them on an evening that is being played. */
#include "config.h"

#include "app/evening/arrive.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/translate.h"
#include "app/words/words.h"
#include "core/board_label.h"

/* Is it a board at which two are playing already? */
static bool is_kept(const struct app *app, int evening, int pin)
{
	const struct board *board = event_board_of(app_event(app), app->section, evening, pin);

	return board && board->black != 0;
}

/* The boards that are being played stay, by pins in place of what was fixed by hand. */
static void keep_boards(const struct app *app, struct translation *cards, int evening)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, evening, &count);

	cards->input.npins = 0;
	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (board->black != 0)
			cards->pins[cards->input.npins++] = (struct pairing_pin){PAIRING_PIN_BOARD,
				translate_index(cards, board->white),
				translate_index(cards, board->black), PAIRING_WHITE};
	}
}

/* Those who play are not there for the draw. */
static void leave_out_boards(const struct app *app, struct translation *cards, int evening)
{
	cards->input.npins = 0;
	for (int i = 0; i < cards->input.count; i++)
		if (is_kept(app, evening, cards->pin_of[i]))
			cards->players[i].absent = true;
}

/* Without the boards that are being played. */
static void drop_kept(const struct app *app, const struct translation *cards, int evening,
	struct pairing_draw *draw)
{
	int count = 0;

	for (int i = 0; i < draw->count; i++)
		if (!is_kept(app, evening, cards->pin_of[draw->boards[i].white]))
			draw->boards[count++] = draw->boards[i];
	draw->count = count;
}

/*
 * The evening's draw once more, of those who have no opponent yet. Where a board that is played
 * breaks a rule no draw has it, and the others are drawn by themselves.
 */
static enum status draw_them(const struct app *app, struct translation *cards, int evening,
	const struct arrivals *who, struct pairing_draw *draw, struct error *error)
{
	struct pairing_blame blame = {0};
	enum pairing_status status;

	for (int i = 0; i < cards->input.count; i++)
		cards->players[i].absent =
			!event_board_of(app_event(app), app->section, evening, cards->pin_of[i]);
	for (int i = 0; i < who->count; i++) {
		struct pairing_player *player =
			&cards->players[translate_index(cards, who->pins[i])];

		player->absent = false;
		player->volunteer = who->kinds[i] == ATTENDS_VOLUNTEER;
	}
	keep_boards(app, cards, evening);
	status = pairing_best(cards->book, &cards->input, draw, &blame);
	if (status == PAIRING_NO_DRAW) {
		leave_out_boards(app, cards, evening);
		status = pairing_best(cards->book, &cards->input, draw, &blame);
	}
	if (status != PAIRING_OK)
		return translate_fail(cards, app_event(app), app->section, status, &blame, error);
	drop_kept(app, cards, evening, draw);
	return STATUS_OK;
}

static enum status put_mark(
	const struct app *app, const struct board *board, int pin, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_MARK;
	row.as.mark.section = board->section;
	row.as.mark.round = board->round;
	row.as.mark.pin = pin;
	row.as.mark.colour = board->white == pin ? COLOUR_WHITE : COLOUR_BLACK;
	return action_put(action, app_event(app), &row);
}

static enum status put_board(
	const struct app *app, const struct board *board, struct action *action)
{
	struct record row;
	enum status status;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board = *board;
	status = action_put(action, app_event(app), &row);
	if (status == STATUS_OK && board->black != 0)
		status = put_mark(app, board, board->white, action);
	if (status == STATUS_OK && board->black != 0)
		status = put_mark(app, board, board->black, action);
	return status;
}

/*
 * The boards of this draw in the rows without a game, games first; what stood there goes. A game is
 * at its number also where a repair has left one who sits out before it.
 */
static enum status put_boards(
	const struct app *app, int evening, struct board *boards, int count, struct action *action)
{
	int before, at = 0, number = 1;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, evening, &before);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && (at < count || number <= before); number++) {
		if (number <= before && rows[number - 1].as.board.black != 0)
			continue;
		if (at == count) {
			status = action_remove(
				action, app_event(app), record_key_of(&rows[number - 1]));
			continue;
		}
		boards[at].number = number;
		status = put_board(app, &boards[at++], action);
	}
	return status;
}

/* The evening as it will be: the new boards, and those before them. */
struct arrived {
	const struct app *app;
	int evening;
	const struct board *boards;
	int count;
};

static int number_of(const void *draw, int pin)
{
	const struct arrived *arrived = draw;
	const struct board *before = event_board_of(
		app_event(arrived->app), arrived->app->section, arrived->evening, pin);

	for (int i = 0; i < arrived->count; i++)
		if (arrived->boards[i].white == pin || arrived->boards[i].black == pin)
			return arrived->boards[i].black != 0 ? arrived->boards[i].number : 0;
	return before && before->black != 0 ? before->number : 0;
}

/* What becomes of the first of them. */
static void describe_arrival(const struct arrived *arrived, int pin, char *text, size_t size)
{
	const struct app *app = arrived->app;
	char who[WHO_SIZE], other[WHO_SIZE];

	words_who(app_event(app), app->section, pin, who);
	words_put(text, size, "%s sits out", who);
	for (int i = 0; i < arrived->count; i++) {
		const struct board *board = &arrived->boards[i];

		if (board->black == 0 || (board->white != pin && board->black != pin))
			continue;
		words_who(app_event(app), app->section,
			board->white == pin ? board->black : board->white, other);
		words_put(text, size, "%s meets %s on board %d", who, other,
			board_label_in(
				app_event(app), app->section, number_of, arrived, board->number));
	}
}

/* Who has a seat has no bye booked for the evening any more. */
static enum status take_bookings(
	const struct app *app, int evening, const struct arrivals *who, struct action *action)
{
	const struct event *event = app_event(app);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < who->count; i++) {
		const struct record_key key = {
			RECORD_BOOKING, {app->section, who->pins[i], evening}};

		if (event_find(event, key))
			status = action_remove(action, event, key);
	}
	return status;
}

enum status arrive(struct app *app, int evening, const struct arrivals *who, struct action *action,
	char *text, size_t size, struct error *error)
{
	struct translation cards;
	struct pairing_draw draw = {0};
	struct board *boards = NULL;
	enum status status = translate_round(app_event(app), app->section, evening, &cards, error);

	if (status != STATUS_OK)
		return status;
	status = draw_them(app, &cards, evening, who, &draw, error);
	if (status != STATUS_OK)
		goto out;
	boards = calloc((size_t)draw.count + 1, sizeof(*boards));
	if (!boards) {
		status = app_fail_plain(error, STATUS_NO_MEMORY);
		goto out;
	}
	translate_rows(&cards, app->section, evening, &draw, boards);
	status = put_boards(app, evening, boards, draw.count, action);
	if (status == STATUS_OK)
		status = take_bookings(app, evening, who, action);
	if (status == STATUS_OK)
		describe_arrival(&(struct arrived){app, evening, boards, draw.count}, who->pins[0],
			text, size);
	else
		app_fail_plain(error, status);
out:
	free(boards);
	pairing_draw_done(&draw);
	translation_done(&cards);
	return status;
}
