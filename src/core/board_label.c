/* Labels of boards: worked out from first boards and fixed boards. */
#include "core/board_label.h"

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

int board_label(const struct event *event, int section, int round, int number)
{
	const struct round_of_event of = {event, section, round};

	return board_label_in(event, section, number_in_round, &of, number);
}

int board_of_label(const struct event *event, int section, int round, int label)
{
	const struct round_of_event of = {event, section, round};
	struct fixed_boards fixed;

	find_fixed(event, section, number_in_round, &of, &fixed);
	return number_of_label(&fixed, label);
}
