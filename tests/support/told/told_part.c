/* Checks of what is told of the part of a draw that one board belongs to. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/position/draw_order.h"
#include "support/told/told_forms.h"

/* Who sits on boards that can only be changed together; behind the players the bye. */
struct part {
	const struct pairing_draw *draw, *best;
	bool in[FACTS_PINS + 1];
	int players;
};

static bool has(const struct pairing_draw *draw, const struct pairing_board *board)
{
	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].white == board->white && draw->boards[i].black == board->black)
			return true;
	return false;
}

static bool *second(struct part *part, const struct pairing_board *board)
{
	return &part->in[board->black == PAIRING_NOBODY ? part->players : board->black];
}

/* Take in the boards of a draw that the other one has not and that have one of the part. */
static bool grow(
	struct part *part, const struct pairing_draw *draw, const struct pairing_draw *other)
{
	bool grown = false;

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		bool *white = &part->in[board->white], *black = second(part, board);

		if (has(other, board) || *white == *black)
			continue;
		*white = *black = grown = true;
	}
	return grown;
}

static struct part part_of(const struct told *told)
{
	const struct position *position = told->position;
	struct part part = {.draw = &position->draw,
		.best = &position->best->draw,
		.players = position->cards.input.count};

	part.in[told_player(told, told->high)] = true;
	while (grow(&part, part.draw, part.best) || grow(&part, part.best, part.draw))
		continue;
	return part;
}

/* Is board i of the draw one of the part, and is any other not the rules'? */
static bool is_of_part(const struct part *part, int i)
{
	return part->in[part->draw->boards[i].white] && !has(part->best, &part->draw->boards[i]);
}

static void check_names(const struct told *told, const struct part *part)
{
	char text[COST_SIZE], want[COST_SIZE];
	int count = 0, put = 0, others = 0;

	for (int i = 0; i < part->draw->count; i++) {
		count += is_of_part(part, i);
		others += !is_of_part(part, i) && !has(part->best, &part->draw->boards[i]);
	}
	snprintf(want, sizeof(want), "board%s", count == 1 ? "" : "s");
	for (int i = 0; i < part->draw->count && put < 6; i++)
		if (is_of_part(part, i)) {
			put++;
			snprintf(want + strlen(want), sizeof(want) - strlen(want), "%s %d",
				put == 1               ? ""
					: put == count ? " and"
						       : ",",
				told->position->seats.boards[i].number);
		}
	if (put < count)
		snprintf(want + strlen(want), sizeof(want) - strlen(want), " and %d more",
			count - put);
	told_text(told, 'b', text, sizeof(text));
	told_true(told, strcmp(text, want) == 0, want);
	told_true(told, others > 0, "other boards differ as well");
}

/* The draw of the rules with the part as it is on the board. */
static void seat(const struct told *told, const struct part *part, struct reference *by,
	struct reference_draw *mixed)
{
	struct pairing_board boards[FACTS_PINS];
	struct pairing_draw draw = {boards, 0};

	for (int i = 0; i < part->best->count; i++)
		if (!part->in[part->best->boards[i].white] ||
			has(part->draw, &part->best->boards[i]))
			boards[draw.count++] = part->best->boards[i];
	for (int i = 0; i < part->draw->count; i++)
		if (is_of_part(part, i))
			boards[draw.count++] = part->draw->boards[i];
	ck_assert_int_eq(draw_sort(told->position->cards.book, told->position->cards.scores, &draw),
		STATUS_OK);
	reference_seat(by, &draw, mixed);
}

static void read_part(const struct told *told, char *change, size_t size)
{
	const struct pairing_input plain = translate_plain(&told->position->cards);
	const struct part part = part_of(told);
	struct reference by;
	struct reference_draw best, mixed;

	check_names(told, &part);
	reference_init(&by, told->rules, &plain);
	told_true(told, told_seek(told, &plain, &best), "the rules have a draw");
	seat(told, &part, &by, &mixed);
	told_first_change(told, (struct told_draw){&by, &best}, (struct told_draw){&by, &mixed},
		change, size);
}

void told_part_is_worse(const struct told *told)
{
	char text[COST_SIZE], change[COST_SIZE];

	read_part(told, change, sizeof(change));
	told_text(told, 'a', text, sizeof(text));
	told_true(told, strcmp(text, change) == 0, change);
}

void told_part_is_as_good(const struct told *told)
{
	char change[COST_SIZE];

	read_part(told, change, sizeof(change));
	told_true(told, change[0] == '\0', change);
	told_draw_is_worse(told);
}
