/* A club evening by an account of the guide that shares nothing with the engine. */
#include "config.h"
#include "support/reference/evening_reference.h"

#include <string.h>

enum { USUAL_MOST = 15, UNSEATED = -2 };

static bool is_out(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return true;
	return input->players[player].absent;
}

static void count(struct evening *evening, int at)
{
	const struct pairing_game *game = evening->input->players[evening->player[at]].games;

	evening->games[at] = evening->score[at] = evening->sits[at] = evening->last[at] = 0;
	for (int r = 0; r < evening->input->round - 1; r++, game++) {
		if (game->kind == PAIRING_BYE_FORCED) {
			evening->sits[at]++;
			evening->last[at] = r + 1;
		} else if (game->opponent >= 0) {
			evening->games[at]++;
			evening->score[at] += game->points;
		}
	}
}

/* Does the second player stand above the first in a later evening's list? */
static bool is_above(const struct evening *evening, int at, int other)
{
	const int a = (evening->score[at] + 1) * (evening->games[other] + 1);
	const int b = (evening->score[other] + 1) * (evening->games[at] + 1);

	return b > a || (b == a && evening->player[other] < evening->player[at]);
}

static void swap(struct evening *evening, int a, int b)
{
	const int player = evening->player[a];

	evening->player[a] = evening->player[b];
	evening->player[b] = player;
	count(evening, a);
	count(evening, b);
}

static void list_later(struct evening *evening)
{
	for (int i = 0; i < evening->n; i++)
		for (int j = i + 1; j < evening->n; j++)
			if (is_above(evening, i, j))
				swap(evening, i, j);
}

static void list_first(struct evening *evening)
{
	const struct pairing_player *players = evening->input->players;
	int rated[EVENING_MOST], unrated[EVENING_MOST], nrated = 0, nunrated = 0, n = 0;

	for (int i = 0; i < evening->n; i++) {
		int at;

		if (players[evening->player[i]].rating == 0) {
			unrated[nunrated++] = evening->player[i];
			continue;
		}
		for (at = nrated++; at > 0 &&
			players[rated[at - 1]].rating < players[evening->player[i]].rating;
			at--)
			rated[at] = rated[at - 1];
		rated[at] = evening->player[i];
	}
	for (int i = 0; i < nrated / 2; i++)
		evening->player[n++] = rated[i];
	for (int i = 0; i < nunrated; i++)
		evening->player[n++] = unrated[i];
	for (int i = nrated / 2; i < nrated; i++)
		evening->player[n++] = rated[i];
	for (int i = 0; i < n; i++)
		count(evening, i);
}

static bool is_asked_before(const struct evening *evening, int a, int b)
{
	const struct pairing_player *players = evening->input->players;
	const int most = evening->most;
	const bool x = players[evening->player[a]].volunteer,
		   y = players[evening->player[b]].volunteer;

	if (x != y)
		return x;
	if ((evening->games[a] >= most) != (evening->games[b] >= most))
		return evening->games[a] >= most;
	if (evening->games[a] != evening->games[b])
		return evening->games[a] > evening->games[b];
	if (evening->sits[a] != evening->sits[b])
		return evening->sits[a] < evening->sits[b];
	if (evening->last[a] != evening->last[b])
		return evening->last[a] < evening->last[b];
	return a > b;
}

static bool have_met(const struct pairing_input *input, int a, int b)
{
	for (int r = 0; r < input->round - 1; r++)
		if (input->players[a].games[r].opponent == b)
			return true;
	for (int i = 0; i < input->napart; i++)
		if (input->apart[i].forbidden &&
			((input->apart[i].player == a && input->apart[i].other == b) ||
				(input->apart[i].player == b && input->apart[i].other == a)))
			return true;
	return false;
}

int evening_place(const struct evening *evening, int player)
{
	for (int i = 0; i < evening->n; i++)
		if (evening->player[i] == player)
			return i;
	return -1;
}

static void read_pins(struct evening *evening)
{
	for (int i = 0; i < evening->n; i++)
		evening->partner[i] = -1;
	for (int i = 0; i < evening->input->npins; i++) {
		const struct pairing_pin *pin = &evening->input->pins[i];
		const int a = evening_place(evening, pin->player),
			  b = evening_place(evening, pin->other);
		const enum pairing_colour other =
			pin->colour == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;

		if (pin->kind == PAIRING_PIN_BYE && a >= 0)
			evening->must_sit[a] = true;
		if (pin->kind <= PAIRING_PIN_COLOUR && pin->colour != PAIRING_NEUTRAL && a >= 0)
			evening->colour[a] = pin->colour;
		if (pin->kind == PAIRING_PIN_BOARD && pin->colour != PAIRING_NEUTRAL && b >= 0)
			evening->colour[b] = other;
		if (pin->kind != PAIRING_PIN_BOARD || a < 0 || b < 0)
			continue;
		evening->partner[a] = b;
		evening->partner[b] = a;
	}
}

void evening_read(const struct pairing_input *input, struct evening *evening)
{
	*evening = (struct evening){
		.input = input, .most = input->options ? input->options[0] : USUAL_MOST};
	for (int i = 0; i < input->count; i++)
		if (!is_out(input, i)) {
			evening->player[evening->n] = i;
			count(evening, evening->n++);
		}
	if (input->round == 1)
		list_first(evening);
	else
		list_later(evening);
	read_pins(evening);
	for (int a = 0; a < evening->n; a++)
		for (int b = 0; b < evening->n; b++) {
			evening->met[a][b] =
				have_met(input, evening->player[a], evening->player[b]);
			evening->asked[a] += a != b && is_asked_before(evening, b, a);
		}
}

bool evening_may_meet(const struct evening *evening, int a, int b)
{
	const bool same_colour =
		evening->colour[a] != PAIRING_NEUTRAL && evening->colour[a] == evening->colour[b];

	return !evening->met[a][b] && !same_colour && !evening->must_sit[a] &&
		!evening->must_sit[b] && (evening->partner[a] < 0 || evening->partner[a] == b) &&
		(evening->partner[b] < 0 || evening->partner[b] == a);
}

bool evening_is_even(const struct evening *evening)
{
	int here = 0;

	for (int a = 0; a < evening->n; a++)
		here += !evening->must_sit[a];
	return here % 2 == 0;
}

/* Of an even number all walk who are not fixed to sit out. */
static bool walks(const struct evening *evening, const int *mate, int a)
{
	return evening_is_even(evening) ? !evening->must_sit[a] : mate[a] >= 0;
}

int evening_walk(const struct evening *evening, const int *mate, int *walked)
{
	int left = 0;

	for (int a = 0; a < evening->n; a++)
		walked[a] = -1;
	for (int a = 0; a < evening->n; a++) {
		int b = a + 1;

		if (!walks(evening, mate, a) || walked[a] >= 0)
			continue;
		while (b < evening->n &&
			(!walks(evening, mate, b) || walked[b] >= 0 ||
				!evening_may_meet(evening, a, b)))
			b++;
		if (b == evening->n) {
			left++;
			continue;
		}
		walked[a] = b;
		walked[b] = a;
	}
	return left;
}

/* Below 0: the places in the order of asking of those who sit out in a come earlier. */
static int compare_sitters(const struct evening *evening, const int *a, const int *b)
{
	for (int turn = 0; turn < evening->n; turn++)
		for (int c = 0; c < evening->n; c++)
			if (evening->asked[c] == turn && (a[c] < 0) != (b[c] < 0))
				return a[c] < 0 ? -1 : 1;
	return 0;
}

/*
 * Most boards; of an odd number who sits out; the walk down the list or the nearest (closest); of
 * an even number who sits out.
 */
static void look_at(
	const struct evening *evening, const int *mate, struct evening_draw *best, bool *any)
{
	const bool even = evening_is_even(evening);
	struct evening_draw now = {.sitters = 0};
	int walked[EVENING_MOST], order;

	memcpy(now.mate, mate, (size_t)evening->n * sizeof(*mate));
	for (int a = 0; a < evening->n; a++) {
		now.sitters += mate[a] < 0;
		now.squares += mate[a] > a ? (mate[a] - a) * (mate[a] - a) : 0;
	}
	now.walked = evening_walk(evening, mate, walked) == 0;
	order = *any ? now.sitters - best->sitters : -1;
	if (order == 0 && !even)
		order = compare_sitters(evening, mate, best->mate);
	if (order == 0 && now.walked)
		order = memcmp(walked, mate, (size_t)evening->n * sizeof(*mate)) == 0 ? -1 : 1;
	if (order == 0)
		order = now.squares - best->squares;
	if (order == 0 && even)
		order = compare_sitters(evening, mate, best->mate);
	for (int a = 0; order == 0 && a < evening->n; a++)
		order = mate[a] - best->mate[a];
	if (order < 0)
		*best = now;
	*any = true;
}

static void try_all(
	const struct evening *evening, int *mate, int a, struct evening_draw *best, bool *any)
{
	while (a < evening->n && mate[a] != UNSEATED)
		a++;
	if (a == evening->n) {
		look_at(evening, mate, best, any);
		return;
	}
	for (int b = a + 1; b < evening->n; b++) {
		if (mate[b] != UNSEATED || !evening_may_meet(evening, a, b))
			continue;
		mate[a] = b;
		mate[b] = a;
		try_all(evening, mate, a + 1, best, any);
		mate[b] = UNSEATED;
	}
	mate[a] = EVENING_OUT;
	if (evening->partner[a] < 0 && evening->colour[a] == PAIRING_NEUTRAL)
		try_all(evening, mate, a + 1, best, any);
	mate[a] = UNSEATED;
}

bool evening_best(const struct evening *evening, struct evening_draw *best)
{
	int mate[EVENING_MOST];
	bool any = false;

	for (int a = 0; a < EVENING_MOST; a++)
		mate[a] = UNSEATED;
	try_all(evening, mate, 0, best, &any);
	return any;
}

static void read_colours(const struct evening *evening, int at, int *balance, int *last)
{
	const struct pairing_game *game = evening->input->players[evening->player[at]].games;

	*balance = *last = 0;
	for (int r = 0; r < evening->input->round - 1; r++, game++) {
		if (game->kind != PAIRING_PLAYED)
			continue;
		*last = game->colour == PAIRING_WHITE ? 1 : -1;
		*balance += *last;
	}
}

bool evening_is_white(const struct evening *evening, int a, int b, int board)
{
	int balance[2], last[2];

	if (evening->colour[a] != PAIRING_NEUTRAL)
		return evening->colour[a] == PAIRING_WHITE;
	if (evening->colour[b] != PAIRING_NEUTRAL)
		return evening->colour[b] == PAIRING_BLACK;
	if (evening->input->round == 1)
		return a > b;
	read_colours(evening, a, &balance[0], &last[0]);
	read_colours(evening, b, &balance[1], &last[1]);
	if (balance[0] != balance[1])
		return balance[0] < balance[1];
	if (last[0] != last[1])
		return last[0] < last[1];
	return ((evening->input->lot == PAIRING_BLACK) == (board % 2 == 0)) == (a < b);
}
