/*
 * The tables of all-play-alls.
 *
 * FIDE's Berger tables (C.05 Annex 1) are a rotation. The highest number of the even table stays
 * where it is; the others stand in a circle. In row r the head of the circle meets the highest
 * number, with White in odd rows, and who stands k places after the head has White against who
 * stands k places before him. From one row to the next the head moves on by half the table.
 */
#include "berger/table.h"

#include "cards/colour.h"

enum { QUAD_PLAYERS = 4, QUAD_ROUNDS = 3 };

/* US Chess 30G: White first; the colours of round 3 are tossed for. */
static const int quad_rows[QUAD_ROUNDS][2][2] = {
	{{1, 4}, {2, 3}}, {{3, 1}, {4, 2}}, {{1, 2}, {3, 4}}};

static int even_count(const struct berger_table *table)
{
	return table->players + table->players % 2;
}

int berger_cycle(const struct berger_table *table)
{
	return table->players < 2 ? 1 : even_count(table) - 1;
}

int berger_rounds(const struct berger_table *table)
{
	return berger_cycle(table) * (table->games == BERGER_ONCE ? 1 : 2);
}

/*
 * The row by which the round of a double event is played: the last two of the first cycle change.
 */
static int row_of(const struct berger_table *table, int round)
{
	const int cycle = berger_cycle(table);
	const int row = ((table->games == BERGER_PAIRS ? (round + 1) / 2 : round) - 1) % cycle + 1;

	if (table->games != BERGER_TWICE || round > cycle || cycle < 2 || row < cycle - 1)
		return row;
	return row == cycle ? cycle - 1 : cycle;
}

static void seat_in_quad(int row, int quad, int number, struct berger_seat *seat)
{
	for (int board = 0; board < 2; board++)
		for (int side = 0; side < 2; side++) {
			const int toss = row == QUAD_ROUNDS ? quad - BERGER_QUAD_FIRST : 0;

			if (quad_rows[row - 1][board][side] != number)
				continue;
			seat->opponent = quad_rows[row - 1][board][!side];
			seat->colour = side == 0 ? PAIRING_WHITE : PAIRING_BLACK;
			if (toss >> board & 1)
				seat->colour = colour_other(seat->colour);
		}
}

/* Of a number of the even table, which has at least two. */
static void seat_by_rotation(int even, int row, int number, struct berger_seat *seat)
{
	const int circle = even - 1,
		  head = (row - 1) % 2 == 0 ? (row - 1) / 2 : (row + even - 2) / 2;
	const int after = (number - 1 - head + circle) % circle; /* places after the head */

	if (number == even || after == 0) {
		seat->opponent = number == even ? head + 1 : even;
		seat->colour = (row % 2 != 0) == (number != even) ? PAIRING_WHITE : PAIRING_BLACK;
		return;
	}
	seat->opponent = (head - after + circle) % circle + 1;
	seat->colour = after < even / 2 ? PAIRING_WHITE : PAIRING_BLACK;
}

struct berger_seat berger_seat(const struct berger_table *table, int round, int number)
{
	struct berger_seat seat = {.row = row_of(table, round)};
	const int even = even_count(table);

	seat.turned = table->games == BERGER_PAIRS ? round % 2 == 0
						   : (round - 1) / berger_cycle(table) % 2 != 0;
	if (table->players < 2)
		return seat;
	if (table->quad != BERGER_NO_QUAD && even == QUAD_PLAYERS)
		seat_in_quad(seat.row, table->quad, number, &seat);
	else
		seat_by_rotation(even, seat.row, number, &seat);
	if (seat.opponent > table->players) {
		seat.opponent = 0;
		seat.colour = PAIRING_NEUTRAL;
	} else if (seat.turned) {
		seat.colour = colour_other(seat.colour);
	}
	return seat;
}
