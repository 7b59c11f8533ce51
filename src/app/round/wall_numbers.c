/* Board numbers that hang on the wall: kept while a published round is put right by hand. */
#include "config.h"

#include "app/round/wall_numbers.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/position.h"
#include "app/words/words.h"
#include "core/vocabulary.h"
#include "core/text/text.h"
#include "core/vec.h"
#include "store/past.h"

/* The list on the wall; count 0: there is none. */
struct wall {
	struct seats seats;
	bool outdated; /* a new draw was proposed after it, or new numbers were asked for */
};

struct pairs {
	int (*items)[2]; /* White and Black */
	int count, room;
};

/* The journal of a round, read for the last action that gave its boards new numbers. */
struct reading {
	long long action, numbered; /* that is being read; that gave the numbers, or 0 */
	int state;                  /* enum round_state that the action left */
	struct pairs before, after; /* on the boards that the action changed */
};

static enum status add_pair(struct pairs *pairs, const struct board *board)
{
	int(*items)[2] = vec_grow(pairs->items, &pairs->room, pairs->count + 1, sizeof(*items));

	if (!items)
		return STATUS_NO_MEMORY;
	pairs->items = items;
	items[pairs->count][0] = board->white;
	items[pairs->count++][1] = board->black;
	return STATUS_OK;
}

static int compare_pairs(const void *left, const void *right)
{
	const int *a = left, *b = right;

	return a[0] != b[0] ? a[0] - b[0] : a[1] - b[1];
}

/* The same pairs under other numbers? */
static bool same_pairs(struct pairs *a, struct pairs *b)
{
	if (a->count != b->count || a->count == 0)
		return false;
	qsort(a->items, (size_t)a->count, sizeof(*a->items), compare_pairs);
	qsort(b->items, (size_t)b->count, sizeof(*b->items), compare_pairs);
	for (int i = 0; i < a->count; i++)
		if (compare_pairs(a->items[i], b->items[i]) != 0)
			return false;
	return true;
}

/* All changes of the action are known: a proposal numbers anew, as does who only numbers. */
static void end_action(struct reading *reading)
{
	const bool seats = reading->before.count > 0 || reading->after.count > 0;

	if ((seats && reading->state == ROUND_PROPOSED) ||
		same_pairs(&reading->before, &reading->after))
		reading->numbered = reading->action;
	reading->before.count = reading->after.count = 0;
}

static bool same_seats(const struct edit *edit)
{
	const struct board *before = &edit->before.as.board, *after = &edit->after.as.board;

	return edit->had && edit->has && before->white == after->white &&
		before->black == after->black;
}

static enum status read_change(void *context, long long action, const struct edit *edit)
{
	struct reading *reading = context;
	const struct record_key key = edit_key(edit);
	enum status status = STATUS_OK;

	if (reading->action != action)
		end_action(reading);
	reading->action = action;
	if (key.kind == RECORD_ROUND)
		reading->state = edit->has ? (int)edit->after.as.round.state : ROUND_LAID_OUT;
	if (key.kind != RECORD_BOARD || same_seats(edit))
		return STATUS_OK;
	if (edit->had)
		status = add_pair(&reading->before, &edit->before.as.board);
	if (status == STATUS_OK && edit->has)
		status = add_pair(&reading->after, &edit->after.as.board);
	return status;
}

static enum status find_numbering(
	const struct app *app, int round, long long *action, struct error *error)
{
	struct reading reading = {.state = ROUND_LAID_OUT};
	const enum status status =
		store_draw_changes(app->store, app->section, round, read_change, &reading, error);

	end_action(&reading);
	free(reading.before.items);
	free(reading.after.items);
	if (status == STATUS_OK)
		*action = reading.numbered;
	return status;
}

static enum status load_wall(
	const struct app *app, int round, struct wall *wall, struct error *error)
{
	struct event event;
	long long published = 0, numbered = 0;
	enum status status = STATUS_OK;

	memset(wall, 0, sizeof(*wall));
	if (app->store)
		status = store_last_publication(app->store, app->section, round, &published, error);
	if (status != STATUS_OK || published == 0)
		return status;
	status = find_numbering(app, round, &numbered, error);
	if (status == STATUS_OK)
		status = store_event_after(app->store, published, round, &event, error);
	if (status != STATUS_OK)
		return status;
	wall->outdated = numbered > published;
	status = seats_load(&wall->seats, &event, app->section, round);
	event_done(&event);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* How well a board fits one on the wall; who changes seats goes to the other's table. */
enum likeness { LIKE_PAIR, LIKE_SEAT, LIKE_WHITE, LIKE_BLACK, LIKE_KINDS };

/* The number on the wall of a game that this player has; 0: none. */
static int wall_number(const struct seats *wall, int pin)
{
	const int at = pin ? seats_find(wall, pin) : -1;

	return at >= 0 && wall->boards[at].black != 0 ? wall->boards[at].number : 0;
}

/* was: the number of the board before the change; 0: it is new. */
static int number_by(
	const struct seats *wall, const struct board *board, int was, enum likeness likeness)
{
	const int white = wall_number(wall, board->white), black = wall_number(wall, board->black);

	switch (likeness) {
	case LIKE_PAIR:
		return white == black ? white : 0;
	case LIKE_SEAT:
		return was == white || was == black ? was : 0;
	case LIKE_WHITE:
		return white;
	case LIKE_BLACK:
	case LIKE_KINDS:
		break;
	}
	return black;
}

/* Give the games that have none yet their numbers on the wall, where those are free. */
static void take_numbers(struct seats *seats, const struct seats *wall, const int *was,
	enum likeness likeness, bool *taken)
{
	for (int i = 0; i < seats->count; i++) {
		struct board *board = &seats->boards[i];
		const int number = board->number ? 0 : number_by(wall, board, was[i], likeness);

		if (number < 1 || number > seats->count || taken[number])
			continue;
		board->number = number;
		taken[number] = true;
	}
}

/* The rest. */
static void take_free_numbers(struct seats *seats, bool *taken)
{
	int free = 1;

	for (int i = 0; i < seats->count; i++) {
		struct board *board = &seats->boards[i];

		if (board->number)
			continue;
		while (taken[free])
			free++;
		board->number = free;
		taken[free] = true;
	}
}

static int compare_numbers(const void *left, const void *right)
{
	const struct board *a = left, *b = right;

	return a->number - b->number;
}

/* The places of the byes are the last ones: no game takes them. */
static void keep_last_for_byes(struct seats *seats, bool *taken)
{
	int last = seats->count;

	for (int i = seats->count - 1; i >= 0; i--) {
		if (seats->boards[i].black != 0)
			continue;
		seats->boards[i].number = last;
		taken[last--] = true;
	}
}

static void keep_numbers_by(struct seats *seats, const struct seats *wall, int *was, bool *taken)
{
	for (int i = 0; i < seats->count; i++) {
		was[i] = seats->boards[i].number;
		seats->boards[i].number = 0;
	}
	keep_last_for_byes(seats, taken);
	for (int likeness = 0; likeness < LIKE_KINDS; likeness++)
		take_numbers(seats, wall, was, (enum likeness)likeness, taken);
	take_free_numbers(seats, taken);
	qsort(seats->boards, (size_t)seats->count, sizeof(*seats->boards), compare_numbers);
}

static enum status keep_numbers(struct seats *seats, const struct seats *wall)
{
	bool *taken = calloc((size_t)seats->count + 2, sizeof(*taken));
	int *was = calloc((size_t)seats->count + 1, sizeof(*was));
	enum status status = STATUS_NO_MEMORY;

	if (taken && was) {
		keep_numbers_by(seats, wall, was, taken);
		status = STATUS_OK;
	}
	free(taken);
	free(was);
	return status;
}

static void number_in_order(struct seats *seats)
{
	for (int i = 0; i < seats->count; i++)
		seats->boards[i].number = i + 1;
}

enum status wall_number_seats(const struct app *app, struct seats *seats,
	const struct translation *cards, struct error *error)
{
	struct wall wall;
	enum status status = load_wall(app, seats->round, &wall, error);

	if (status != STATUS_OK)
		return status;
	if (wall.seats.count > 0 && !wall.outdated)
		status = keep_numbers(seats, &wall.seats);
	else if (cards)
		status = seats_order(seats, cards);
	else
		number_in_order(seats);
	seats_done(&wall.seats);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_numbers(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	struct position *position;
	struct seats seats;
	enum status status = position_to_change(app, &position, error);

	(void)what;
	if (status != STATUS_OK)
		return status;
	if (position->seats.count == 0)
		return app_fail(error, STATUS_REFUSED,
			"%s %d has no draw yet: nothing is numbered.",
			vocabulary_of(event, app->section)->round, position->round);
	if (seats_copy(&seats, &position->seats) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	words_put(action->label, sizeof(action->label), "Boards of %s %d numbered in order",
		vocabulary_of(event, app->section)->round_small, position->round);
	status = seats_order(&seats, &position->cards);
	if (status == STATUS_OK)
		status = seats_put(&seats, event,
			app_round_state(event, app->section, position->round), action);
	seats_done(&seats);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_number_boards(struct app *app, struct error *error)
{
	return app_run(app, build_numbers, NULL, error);
}

/* "14 Owen - 25 MacRae at 4 (was 3)" */
static void add_move(
	const struct app *app, const struct board *board, int was, int is, struct line *line)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	if (line->length > 0)
		line_text(line, ", ");
	line_text(line, words_who(app_event(app), app->section, board->white, white));
	line_text(line, " - ");
	line_text(line, words_who(app_event(app), app->section, board->black, black));
	line_text(line, " at ");
	line_int(line, is);
	line_text(line, " (was ");
	line_int(line, was);
	line_text(line, ")");
}

enum status app_new_numbers(const struct app *app, char *text, size_t size, struct error *error)
{
	const int round = app_round(app);
	int count, moved = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &count);
	struct wall wall = {.outdated = false};
	char list[NEW_NUMBERS_SIZE];
	struct line line;
	enum status status = STATUS_OK;

	text[0] = '\0';
	if (app_round_state(app_event(app), app->section, round) < ROUND_PUBLISHED)
		status = load_wall(app, round, &wall, error);
	if (status != STATUS_OK)
		return status;
	line_init(&line, list, sizeof(list));
	for (int i = 0; wall.seats.boards && i < count; i++) {
		const struct board *board = &rows[i].as.board;
		const int was = number_by(&wall.seats, board, 0, LIKE_PAIR);

		if (was == 0 || was == board->number)
			continue;
		add_move(app, board, seats_label(&wall.seats, app_event(app), was),
			app_board_label(app, round, board->number), &line);
		moved++;
	}
	if (moved > 0)
		words_put(text, size, "%d board%s of the published list %s another number now: %s.",
			moved, moved == 1 ? "" : "s", moved == 1 ? "has" : "have", list);
	seats_done(&wall.seats);
	return STATUS_OK;
}
