/* A small event played by a fixed list of steps. */
#include "support/event/event_script.h"

#include <stdio.h>
#include <string.h>

enum { PLAYERS = 8 };

static void label(struct action *action, const char *text, int number)
{
	snprintf(action->label, sizeof(action->label), "%s %d", text, number);
}

enum status script_first(struct action *action)
{
	struct record row = {
		.kind = RECORD_EVENT, .as.event = {.id = 1, .name = "Anytown Congress"}};
	enum status status;
	struct event nothing;

	event_init(&nothing);
	action_init(action);
	strcpy(action->label, "New event");
	status = action_put(action, &nothing, &row);
	row = (struct record){.kind = RECORD_SECTION,
		.as.section = {.id = 1,
			.name = "Open",
			.system = "caa",
			.rounds = 5,
			.lot = COLOUR_WHITE}};
	if (status == STATUS_OK)
		status = action_put(action, &nothing, &row);
	event_done(&nothing);
	return status;
}

enum status script_create(const char *path, struct store **store, struct error *error)
{
	struct action action;
	enum status status = script_first(&action);

	if (status == STATUS_OK)
		status = store_create(path, &action, 1000, store, error);
	action_done(&action);
	return status;
}

static enum status add_players(const struct event *event, struct action *action)
{
	enum status status = STATUS_OK;
	int pin;

	label(action, "Players", PLAYERS);
	for (pin = 1; pin <= PLAYERS && status == STATUS_OK; pin++) {
		struct record row = {.kind = RECORD_PLAYER,
			.as.player = {
				.section = 1, .pin = pin, .grade = 2200 - 50 * pin, .enters = 1}};

		snprintf(row.as.player.name, NAME_SIZE, "Player \"%d\", the \\ one", pin);
		snprintf(row.as.player.club, CLUB_SIZE, "Sch\u00e4ftlarn %d", pin % 3);
		status = action_put(action, event, &row);
	}
	return status;
}

static enum status book(const struct event *event, struct action *action)
{
	struct record row = {.kind = RECORD_BOOKING, .as.booking = {1, PLAYERS, 1, BOOKING_HALF}};

	label(action, "Half-point bye of", PLAYERS);
	return action_put(action, event, &row);
}

/* 1-4, 5-2, 3-6, bye 7. */
static enum status propose(const struct event *event, struct action *action)
{
	struct record row = {.kind = RECORD_ROUND,
		.as.round = {.section = 1, .number = 1, .state = ROUND_PROPOSED}};
	enum status status = action_put(action, event, &row);
	static const int pins[4][2] = {{1, 4}, {5, 2}, {3, 6}, {7, 0}};
	int i;

	label(action, "Draw of round", 1);
	for (i = 0; i < 4 && status == STATUS_OK; i++) {
		row = (struct record){.kind = RECORD_BOARD,
			.as.board = {1, 1, i + 1, pins[i][0], pins[i][1],
				pins[i][1] ? RESULT_NONE : RESULT_BYE, 0}};
		status = action_put(action, event, &row);
	}
	return status;
}

static enum status publish(const struct event *event, struct action *action)
{
	struct record row = {.kind = RECORD_ROUND,
		.as.round = {.section = 1, .number = 1, .state = ROUND_PUBLISHED}};
	enum status status = action_put(action, event, &row);
	int number;

	label(action, "Publication of round", 1);
	for (number = 1; number <= 4 && status == STATUS_OK; number++) {
		const struct board *board = event_board(event, 1, 1, number);

		row = (struct record){.kind = RECORD_MARK,
			.as.mark = {1, 1, board->white, board->black ? COLOUR_WHITE : COLOUR_NONE,
				FLOATED_NOT}};
		status = action_put(action, event, &row);
		row.as.mark.pin = board->black;
		row.as.mark.colour = COLOUR_BLACK;
		if (status == STATUS_OK && board->black)
			status = action_put(action, event, &row);
	}
	return status;
}

static enum status enter(
	const struct event *event, int number, enum result result, struct action *action)
{
	struct record row = {.kind = RECORD_BOARD, .as.board = *event_board(event, 1, 1, number)};
	enum status status;

	label(action, "Result of board", number);
	row.as.board.result = result;
	status = action_put(action, event, &row);
	row = (struct record){.kind = RECORD_ROUND, .as.round = *event_round(event, 1, 1)};
	row.as.round.state = ROUND_COMPLETE;
	if (status == STATUS_OK && number == 3)
		status = action_put(action, event, &row);
	return status;
}

enum status script_grade(const struct event *event, int pin, int grade, struct action *action)
{
	struct record row = {.kind = RECORD_PLAYER, .as.player = *event_player(event, 1, pin)};

	label(action, "Grade of", pin);
	row.as.player.grade = grade;
	return action_put(action, event, &row);
}

enum status script_name(const struct event *event, int pin, const char *name, struct action *action)
{
	struct record row = {.kind = RECORD_PLAYER, .as.player = *event_player(event, 1, pin)};

	label(action, "Name of", pin);
	memset(row.as.player.name, 0, NAME_SIZE);
	snprintf(row.as.player.name, NAME_SIZE, "%s", name);
	return action_put(action, event, &row);
}

/* The step as an action; false: it is an undo or a redo. */
static bool is_action(
	int step, const struct event *event, struct action *action, enum status *status)
{
	switch (step) {
	case 1:
		*status = add_players(event, action);
		return true;
	case 2:
		*status = book(event, action);
		return true;
	case 3:
		*status = propose(event, action);
		return true;
	case 4:
		*status = publish(event, action);
		return true;
	case 5:
		*status = enter(event, 2, RESULT_DRAW, action);
		return true;
	case 6:
		*status = enter(event, 1, RESULT_BLACK, action);
		return true;
	case 7:  /* undo */
	case 8:  /* redo */
	case 9:  /* undo */
	case 13: /* undo */
	case 14: /* redo */
		return false;
	case 10:
		*status = enter(event, 1, RESULT_DEFAULT_BLACK, action);
		return true;
	case 11:
		*status = enter(event, 3, RESULT_WHITE, action);
		return true;
	case 12:
		*status = script_name(event, 3, "O'Neil; DROP TABLE player; --", action);
		return true;
	default:
		*status = script_grade(event, 1 + step % PLAYERS, step % GRADE_MOST, action);
		return true;
	}
}

static bool is_redo(int step)
{
	return step == 8 || step == 14;
}

enum status script_step(struct store *store, int step, struct error *error)
{
	enum status status;
	struct action action;

	action_init(&action);
	if (is_action(step, store_event(store), &action, &status)) {
		if (status == STATUS_OK)
			status = store_commit(store, &action, 1000 + step, error);
	} else {
		status = is_redo(step) ? store_redo(store, 1000 + step, error)
				       : store_undo(store, NULL, 1000 + step, error);
	}
	action_done(&action);
	return status;
}

/*
 * What the undos and redos of the list come to, said independently of the store: the state that
 * they lead back to.
 */
static int same_as(int step)
{
	switch (step) {
	case 7:
	case 9:
		return 5;
	case 8:
		return 6;
	case 13:
		return 11;
	case 14:
		return 12;
	default:
		return -1;
	}
}

bool script_states(struct event *events, int count)
{
	struct action action;
	enum status status;
	int step;

	event_init(&events[0]);
	if (script_first(&action) != STATUS_OK || action_apply(&action, &events[0]) != STATUS_OK)
		return false;
	action_done(&action);
	for (step = 1; step <= count; step++) {
		int from = same_as(step);

		if (event_copy(&events[from >= 0 ? from : step - 1], &events[step]) != STATUS_OK)
			return false;
		if (from >= 0)
			continue;
		action_init(&action);
		if (!is_action(step, &events[step], &action, &status) || status != STATUS_OK ||
			action_apply(&action, &events[step]) != STATUS_OK)
			return false;
		action_done(&action);
	}
	return true;
}
