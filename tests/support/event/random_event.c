/* Events that take a random course, action by action, as an arbiter might lead them. */
#include "support/event/random_event.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/history.h"
#include "core/points.h"
#include "support/event/rows.h"

enum { ROUNDS = 6, PLAYERS = 24 };

struct course {
	unsigned long long *state;
	const struct event *event;
	struct action *action;
	int current, players;
	const struct round *round; /* the current one; NULL: not laid out */
};

static int below(const struct course *course, int n)
{
	return (int)(rows_random(course->state) % (unsigned)n);
}

static void put(const struct course *course, struct record row)
{
	ck_assert_int_eq(action_put(course->action, course->event, &row), STATUS_OK);
}

static void take_out(const struct course *course, struct record_key key)
{
	ck_assert_int_eq(action_remove(course->action, course->event, key), STATUS_OK);
}

static bool is_open(const struct course *course)
{
	return course->round == NULL || course->round->state < ROUND_PUBLISHED;
}

static void begin(const struct course *course)
{
	static const char *const points[] = {"", "", "W=3 D=1", "D=0.5 A=0.5 P=0.5"};
	struct record section = row_section(1, ROUNDS);

	strcpy(section.as.section.points, points[below(course, 4)]);
	put(course, row_event("Random Congress"));
	put(course, section);
	for (int pin = 1; pin <= 4; pin++)
		put(course, row_player(1, pin, "Somebody"));
}

static void enter(const struct course *course)
{
	struct record row = row_player(1, course->players + 1, "Newcomer");

	if (course->players == PLAYERS || course->current > ROUNDS)
		return;
	row.as.player.enters = course->current + (is_open(course) ? 0 : 1);
	if (row.as.player.enters > ROUNDS)
		return;
	row.as.player.place[0] = (char)('1' + below(course, 9));
	row.as.player.place[1] = (char)('a' + below(course, 26));
	put(course, row);
}

static void rename_player(const struct course *course, int pin)
{
	struct record row = {
		.kind = RECORD_PLAYER, .as.player = *event_player(course->event, 1, pin)};

	row.as.player.grade = below(course, 3);
	row.as.player.sex = below(course, 3);
	snprintf(row.as.player.fide, sizeof(row.as.player.fide), "%d", 1 + below(course, 99999999));
	snprintf(row.as.player.born, sizeof(row.as.player.born), "%d/%02d/00",
		1930 + below(course, 90), below(course, 13));
	strcpy(row.as.player.federation, below(course, 2) ? "ENG" : "");
	put(course, row);
}

static void book(const struct course *course, int pin)
{
	int round = 1 + below(course, ROUNDS);

	if (event_board_of(course->event, 1, round, pin) != NULL)
		return;
	if (event_booking(course->event, 1, pin, round) != NULL)
		take_out(course, (struct record_key){RECORD_BOOKING, {1, pin, round}});
	else
		put(course, row_booking(1, pin, round, (enum booking_kind)below(course, 3)));
}

static void withdraw(const struct course *course, int pin)
{
	struct record row = {
		.kind = RECORD_PLAYER, .as.player = *event_player(course->event, 1, pin)};
	int from = event_last_round(course->event, 1) + 1;

	row.as.player.leaves = row.as.player.leaves != 0 ? 0 : from;
	put(course, row);
}

static void fix(const struct course *course, int pin)
{
	int round = 1 + below(course, ROUNDS);

	if (below(course, 4) == 0)
		put(course, row_virtual(1, round, pin, 1 + below(course, 4)));
	else if (pin > 1 && below(course, 3) == 0)
		put(course,
			row_apart(1, 1 + below(course, pin - 1), pin, 1 + below(course, round),
				round));
	else if (pin > 1 && below(course, 3) == 0)
		put(course, row_hand(1, round, pin, HAND_APART, 1 + below(course, pin - 1)));
	else if (below(course, 2) == 0)
		put(course, row_hand(1, round, pin, HAND_COLOUR, 1 + below(course, 2)));
	else
		take_out(course, (struct record_key){RECORD_HAND, {1, round, pin, HAND_COLOUR}});
}

static void clear_boards(const struct course *course)
{
	int count;
	const struct record *row =
		event_range(course->event, RECORD_BOARD, 1, course->current, &count);

	for (; count > 0; count--, row++)
		take_out(course, record_key_of(row));
}

static void propose(const struct course *course)
{
	int pins[PLAYERS], count = 0, board = 0;

	clear_boards(course);
	put(course, row_round(1, course->current, ROUND_PROPOSED));
	for (int pin = 1; pin <= course->players; pin++) {
		int at;

		if (!event_takes_part(course->event, 1, pin, course->current) ||
			event_booking(course->event, 1, pin, course->current) != NULL)
			continue;
		at = below(course, count + 1);
		pins[count++] = pins[at];
		pins[at] = pin;
	}
	for (int i = 0; i + 1 < count; i += 2)
		put(course,
			row_board(1, course->current, ++board, pins[i], pins[i + 1], RESULT_NONE));
	if (count % 2 == 1)
		put(course, row_board(1, course->current, ++board, pins[count - 1], 0, RESULT_BYE));
}

static void swap(const struct course *course)
{
	int count;
	const struct record *row =
		event_range(course->event, RECORD_BOARD, 1, course->current, &count);
	struct record one, other;

	if (count < 2)
		return;
	one = row[below(course, count)];
	other = row[below(course, count)];
	if (one.as.board.number != other.as.board.number) {
		int pin = one.as.board.white;

		one.as.board.white = other.as.board.white;
		other.as.board.white = pin;
		put(course, other);
	}
	put(course, one);
	put(course, row_round(1, course->current, ROUND_ADJUSTED));
}

static void publish(const struct course *course)
{
	struct record *marks;
	int count;

	ck_assert_int_eq(
		history_marks(course->event, 1, course->current, &marks, &count), STATUS_OK);
	for (int i = 0; i < count; i++)
		put(course, marks[i]);
	free(marks);
	put(course, row_round(1, course->current, ROUND_PUBLISHED));
}

static void take_back(const struct course *course)
{
	int count;
	const struct record *row =
		event_range(course->event, RECORD_BOARD, 1, course->current, &count);
	const struct round *next = event_round(course->event, 1, course->current + 1);

	if (next != NULL && next->state >= ROUND_PUBLISHED)
		return;
	for (int i = 0; i < count; i++)
		if (row[i].as.board.result != RESULT_NONE && row[i].as.board.result != RESULT_BYE)
			return;
	row = event_range(course->event, RECORD_MARK, 1, course->current, &count);
	for (int i = 0; i < count; i++)
		take_out(course, record_key_of(&row[i]));
	put(course, row_round(1, course->current, ROUND_ADJUSTED));
}

/* A result for some board of some published round; the round is complete with its last one. */
static void give_result(const struct course *course)
{
	int round = below(course, 4) == 0 ? 1 + below(course, course->current) : course->current,
	    count, open = 0;
	const struct round *row = event_round(course->event, 1, round);
	const struct record *boards = event_range(course->event, RECORD_BOARD, 1, round, &count);
	struct record board;

	if (row == NULL || row->state < ROUND_PUBLISHED)
		return;
	if (count > 0) {
		board = boards[below(course, count)];
		if (board.as.board.black != 0)
			board.as.board.result = below(course, RESULT_BYE);
		put(course, board);
		for (int i = 0; i < count; i++)
			if ((boards[i].as.board.number == board.as.board.number
					    ? board.as.board.result
					    : boards[i].as.board.result) == RESULT_NONE)
				open++;
	}
	put(course, row_round(1, round, open == 0 ? ROUND_COMPLETE : ROUND_PUBLISHED));
}

void random_action(unsigned long long *state, const struct event *event, struct action *action)
{
	struct course course = {state, event, action, 0, event->table[RECORD_PLAYER].count, NULL};
	int pin, what;

	if (course.players == 0) {
		begin(&course);
		return;
	}
	course.current = event_current_round(event, 1);
	course.round = event_round(event, 1, course.current);
	pin = 1 + below(&course, course.players);
	what = below(&course, 24);
	snprintf(action->label, sizeof(action->label), "kind %d, player %d, round %d", what, pin,
		course.current);
	if (what == 0)
		enter(&course);
	else if (what == 1)
		rename_player(&course, pin);
	else if (what == 2)
		book(&course, pin);
	else if (what == 3)
		withdraw(&course, pin);
	else if (what == 4)
		fix(&course, pin);
	else if (course.current > ROUNDS)
		give_result(&course);
	else if (course.round == NULL || (what == 5 && is_open(&course)))
		propose(&course);
	else if (what < 9 && is_open(&course))
		swap(&course);
	else if (is_open(&course))
		publish(&course);
	else if (what == 9)
		take_back(&course);
	else
		give_result(&course);
}

static const struct board *search(const struct event *event, int round, int pin)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, 1, round, &count);

	for (; count > 0; count--, row++)
		if (row->as.board.white == pin || row->as.board.black == pin)
			return &row->as.board;
	return NULL;
}

void random_event_seats(const struct event *event)
{
	const struct points points = points_of_section(event, 1);

	for (int round = 1; round <= ROUNDS; round++) {
		struct rollcall roll = event_rollcall(event, 1, round);
		int points2 = 0;

		for (int pin = 1; pin <= PLAYERS; pin++) {
			const struct board *board = search(event, round, pin);
			const struct round *row = event_round(event, 1, round);
			int expected = 0;

			ck_assert_ptr_eq(event_board_of(event, 1, round, pin), board);
			points2 += event_points2(event, 1, pin, round);
			if (board == NULL || row->state < ROUND_PUBLISHED)
				continue;
			expected = points_of_result(&points, (enum result)board->result,
				board->white == pin ? COLOUR_WHITE : COLOUR_BLACK);
			ck_assert_int_eq(event_round_points2(event, 1, pin, round), expected);
		}
		ck_assert_int_eq(roll.points2, points2);
		ck_assert_int_le(roll.points2, roll.possible2);
		if (round < event_current_round(event, 1))
			ck_assert_int_eq(roll.points2, roll.possible2);
	}
}
