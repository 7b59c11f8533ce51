/* Labels of boards: worked out from first boards, fixed boards and games between sections. */
#include "core/board_label.h"

#include "core/between.h"
#include "core/game.h"
#include "core/label_index.h"

/* The boards of a round that somebody takes to his own label. */
struct fixed_boards {
	int first; /* label of board 1 */
	int count;
	struct {
		int number, label;
	} at[FIXED_BOARDS_MOST];
};

int board_first_label(const struct event *event, int section)
{
	int count;
	const struct given_label *given = label_index_of(event, section, &count);

	return count > 0 && given[0].pin == 0 ? given[0].label : 1;
}

/* Two at one board, or of one label: the lower PIN has it. */
static bool is_taken(const struct fixed_boards *fixed, int number, int label)
{
	for (int i = 0; i < fixed->count; i++)
		if (fixed->at[i].number == number || fixed->at[i].label == label)
			return true;
	return false;
}

static void find_fixed(const struct event *event, int section, board_number_of number_of,
	const void *draw, struct fixed_boards *fixed)
{
	int count;
	const struct given_label *given = label_index_of(event, section, &count);

	fixed->first = count > 0 && given[0].pin == 0 ? given[0].label : 1;
	fixed->count = 0;
	for (; count > 0 && fixed->count < FIXED_BOARDS_MOST; count--, given++) {
		const int number = given->pin == 0 ? 0 : number_of(draw, given->pin);

		if (number == 0 || is_taken(fixed, number, given->label))
			continue;
		fixed->at[fixed->count].number = number;
		fixed->at[fixed->count++].label = given->label;
	}
}

/* The label of a board by the order alone goes to whom it is fixed for; his goes on to it. */
static int label_of(const struct fixed_boards *fixed, int number)
{
	int label = number + fixed->first - 1;

	for (int i = 0; i < fixed->count; i++)
		if (fixed->at[i].number == number)
			return fixed->at[i].label;
	for (int i = 0; i < fixed->count; i++)
		if (fixed->at[i].label == label) {
			label = fixed->at[i].number + fixed->first - 1;
			i = -1;
		}
	return label;
}

static int number_of_label(const struct fixed_boards *fixed, int label)
{
	int number = label - fixed->first + 1;

	for (int i = 0; i < fixed->count; i++)
		if (fixed->at[i].label == label)
			return fixed->at[i].number;
	for (int i = 0; i < fixed->count; i++)
		if (fixed->at[i].number == number) {
			number = fixed->at[i].label - fixed->first + 1;
			i = -1;
		}
	return number > 0 ? number : 0;
}

int board_label_in(const struct event *event, int section, board_number_of number_of,
	const void *draw, int number)
{
	struct fixed_boards fixed;

	if (number == 0)
		return 0;
	find_fixed(event, section, number_of, draw, &fixed);
	return label_of(&fixed, number);
}

struct round_of_event {
	const struct event *event;
	int section, round;
};

/* Nobody needs a table for the bye. */
static int number_in_round(const void *draw, int pin)
{
	const struct round_of_event *of = draw;
	struct game game;

	return game_of(of->event, of->section, of->round, pin, &game) && !game.bye ? game.number
										   : 0;
}

/* The board that a player always sits at; 0: he has none. */
static int given_label(const struct event *event, int section, int pin)
{
	int count;
	const struct given_label *given = label_index_of(event, section, &count);

	for (; count > 0; count--, given++)
		if (given->pin == pin)
			return given->label;
	return 0;
}

/* The label of such a game by the order in its section; 0: the draw is not made. */
static int label_by_order(const struct event *event, const struct filled *filled)
{
	const struct round *round = event_round(event, filled->section, filled->round);
	struct game game;

	if (!round || round->state == ROUND_LAID_OUT ||
		!game_of(event, filled->section, filled->round, filled->pin, &game))
		return 0;
	return game.number + board_first_label(event, filled->section) - 1;
}

/*
 * A game between two sections has one table: where one of the two always sits, else that of the
 * section where it comes to the higher label, as the lower one may be a board of the other section.
 * 0: it has the label that it has here.
 */
static int label_between(const struct event *event, const struct filled *filled)
{
	const struct filled *other = between_other(event, filled);
	const int here = other ? label_by_order(event, filled) : 0;
	const int there = other ? label_by_order(event, other) : 0;
	int fixed;

	if (here == 0 || there == 0)
		return 0;
	fixed = given_label(event, filled->section, filled->pin);
	if (fixed == 0)
		fixed = given_label(event, other->section, other->pin);
	return fixed != 0 ? fixed : here > there ? here : there;
}

static void find_between(
	const struct event *event, int section, int round, struct fixed_boards *fixed)
{
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, section, round, &count);
	const struct round_of_event of = {event, section, round};

	for (; count > 0 && fixed->count < FIXED_BOARDS_MOST; count--, row++) {
		const int label = label_between(event, &row->as.filled);
		const int number = number_in_round(&of, row->as.filled.pin);

		if (label == 0 || number == 0 || is_taken(fixed, number, label))
			continue;
		fixed->at[fixed->count].number = number;
		fixed->at[fixed->count++].label = label;
	}
}

static void find_labels(
	const struct event *event, int section, int round, struct fixed_boards *fixed)
{
	const struct round_of_event of = {event, section, round};

	find_fixed(event, section, number_in_round, &of, fixed);
	find_between(event, section, round, fixed);
}

int board_label(const struct event *event, int section, int round, int number)
{
	struct fixed_boards fixed;

	if (number == 0)
		return 0;
	find_labels(event, section, round, &fixed);
	return label_of(&fixed, number);
}

int board_label_alone(const struct event *event, int section, int round, int number)
{
	const struct round_of_event of = {event, section, round};

	return board_label_in(event, section, number_in_round, &of, number);
}

int board_of_label(const struct event *event, int section, int round, int label)
{
	struct fixed_boards fixed;

	find_labels(event, section, round, &fixed);
	return number_of_label(&fixed, label);
}
