/*
 * Club evenings against every way to pair those who are here, by an account of the guide that
 * shares nothing with the engine: fields of up to ten from seeded seasons.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/club_season.h"
#include "support/random_field.h"
#include "support/suite_run.h"

enum { HERE_MOST = 10, SEEDS = 5000, BLOCKS = 10 };

static const struct pairing_book *gsrp;

/* Tonight as the guide tells it. */
struct evening {
	const struct pairing_input *input;
	int n;
	int player[HERE_MOST]; /* down the list */
	int games[HERE_MOST], score[HERE_MOST], sits[HERE_MOST], last[HERE_MOST];
	int asked[HERE_MOST]; /* place in the list -> place in the order of asking */
	bool met[HERE_MOST][HERE_MOST];
	bool must_sit[HERE_MOST];
	int partner[HERE_MOST]; /* fixed, or -1 */
};

/* The draw so far best, by place in the list: -1 sits out. */
struct best {
	bool any;
	int mate[HERE_MOST];
	int sitters;
	bool walked;
	int squares;
};

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
	int rated[HERE_MOST], unrated[HERE_MOST], nrated = 0, nunrated = 0, n = 0;

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
	const int most = evening->input->options[0];
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

static int place_of(const struct evening *evening, int player)
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
		const int a = place_of(evening, pin->player), b = place_of(evening, pin->other);

		if (pin->kind == PAIRING_PIN_BYE && a >= 0)
			evening->must_sit[a] = true;
		if (pin->kind != PAIRING_PIN_BOARD || a < 0 || b < 0)
			continue;
		evening->partner[a] = b;
		evening->partner[b] = a;
	}
}

static void read_evening(const struct pairing_input *input, struct evening *evening)
{
	*evening = (struct evening){.input = input};
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

static bool may_meet(const struct evening *evening, int a, int b)
{
	return !evening->met[a][b] && !evening->must_sit[a] && !evening->must_sit[b] &&
		(evening->partner[a] < 0 || evening->partner[a] == b) &&
		(evening->partner[b] < 0 || evening->partner[b] == a);
}

/* Does the walk pair all who do not sit out in this draw, and is this draw the walk's? */
static bool walk(const struct evening *evening, const int *mate, bool *same)
{
	bool taken[HERE_MOST] = {false};

	*same = true;
	for (int a = 0; a < evening->n; a++) {
		int b = a + 1;

		if (mate[a] < 0 || taken[a])
			continue;
		while (b < evening->n && (mate[b] < 0 || taken[b] || !may_meet(evening, a, b)))
			b++;
		if (b == evening->n)
			return false;
		taken[b] = true;
		*same = *same && mate[a] == b;
	}
	return true;
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

static void look_at(const struct evening *evening, const int *mate, struct best *best)
{
	struct best now = {.any = true};
	bool same;
	int order;

	memcpy(now.mate, mate, sizeof(now.mate));
	for (int a = 0; a < evening->n; a++) {
		now.sitters += mate[a] < 0;
		now.squares += mate[a] > a ? (mate[a] - a) * (mate[a] - a) : 0;
	}
	now.walked = walk(evening, mate, &same);
	order = best->any ? now.sitters - best->sitters : -1;
	if (order == 0)
		order = compare_sitters(evening, mate, best->mate);
	if (order == 0 && now.walked)
		order = same ? -1 : 1;
	if (order == 0)
		order = now.squares - best->squares;
	for (int a = 0; order == 0 && a < evening->n; a++)
		order = mate[a] - best->mate[a];
	if (order < 0)
		*best = now;
}

static void try_all(const struct evening *evening, int *mate, int a, struct best *best)
{
	while (a < evening->n && mate[a] != -2)
		a++;
	if (a == evening->n) {
		look_at(evening, mate, best);
		return;
	}
	for (int b = a + 1; b < evening->n; b++) {
		if (mate[b] != -2 || !may_meet(evening, a, b))
			continue;
		mate[a] = b;
		mate[b] = a;
		try_all(evening, mate, a + 1, best);
		mate[b] = -2;
	}
	mate[a] = -1;
	if (evening->partner[a] < 0)
		try_all(evening, mate, a + 1, best);
	mate[a] = -2;
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

/* Is the higher one White on this board of the evening? */
static bool is_white(const struct evening *evening, int a, int b, int board)
{
	int balance[2], last[2];

	if (evening->input->round == 1)
		return false;
	read_colours(evening, a, &balance[0], &last[0]);
	read_colours(evening, b, &balance[1], &last[1]);
	if (balance[0] != balance[1])
		return balance[0] < balance[1];
	if (last[0] != last[1])
		return last[0] < last[1];
	return (evening->input->lot == PAIRING_WHITE) == (board % 2 == 1);
}

static void assert_same(
	const struct evening *evening, const struct best *best, const struct pairing_draw *draw)
{
	int boards = 0;

	for (int a = 0; a < evening->n; a++) {
		const int b = best->mate[a];
		struct pairing_board want;

		if (b < a)
			continue;
		ck_assert_int_lt(boards, draw->count);
		want = is_white(evening, a, b, boards + 1)
			? (struct pairing_board){evening->player[a], evening->player[b]}
			: (struct pairing_board){evening->player[b], evening->player[a]};
		ck_assert_int_eq(draw->boards[boards].white, want.white);
		ck_assert_int_eq(draw->boards[boards].black, want.black);
		boards++;
	}
	for (int a = 0; a < evening->n; a++) {
		if (best->mate[a] >= 0)
			continue;
		ck_assert_int_lt(boards, draw->count);
		ck_assert_int_eq(draw->boards[boards].white, evening->player[a]);
		ck_assert_int_eq(draw->boards[boards].black, PAIRING_NOBODY);
		boards++;
	}
	ck_assert_int_eq(draw->count, boards);
}

/* Fixed boards, fixed sit-outs and who is out, without contradictions. */
static void fix_plainly(struct club_season *season)
{
	struct pairing_input *input = &season->input;
	bool used[SEASON_PLAYERS] = {false};
	int n = 0;

	for (int i = 0; i < input->npins; i++) {
		struct pairing_pin pin = season->pin[i];

		pin.kind = i % 3 == 0 ? PAIRING_PIN_BOARD
			: i % 3 == 1  ? PAIRING_PIN_BYE
				      : PAIRING_PIN_OUT;
		pin.colour = PAIRING_NEUTRAL;
		if (used[pin.player] || (pin.kind == PAIRING_PIN_BOARD && used[pin.other]) ||
			input->players[pin.player].absent ||
			(pin.kind == PAIRING_PIN_BOARD && input->players[pin.other].absent))
			continue;
		used[pin.player] = true;
		used[pin.other] = used[pin.other] || pin.kind == PAIRING_PIN_BOARD;
		season->pin[n++] = pin;
	}
	input->npins = n;
}

/* An evening of the seed's season, drawn by the engine so far. */
static void play_to(struct club_season *season, uint64_t seed)
{
	const int players = 2 + (int)(seed % 9), evenings = 1 + (int)(seed / 9 % 11);

	club_season_start(season, seed, players, 60 + (int)(seed % 41), true);
	for (int i = 1; i < evenings; i++) {
		struct pairing_draw draw = {0};

		season->input.npins = season->input.napart = 0;
		ck_assert_int_eq(gsrp->best(&season->input, &draw, NULL), PAIRING_OK);
		club_season_play(season, &draw);
		pairing_draw_done(&draw);
	}
	fix_plainly(season);
}

START_TEST(draw_is_the_best_of_all_as_the_guide_tells_it)
{
	static struct club_season season;
	int over = 0;

	for (uint64_t seed = (uint64_t)_i; seed < SEEDS; seed += BLOCKS) {
		struct evening evening;
		struct best best = {0};
		struct pairing_draw draw = {0};
		enum pairing_status status;
		int mate[HERE_MOST];

		play_to(&season, seed);
		read_evening(&season.input, &evening);
		for (int a = 0; a < HERE_MOST; a++)
			mate[a] = -2;
		try_all(&evening, mate, 0, &best);
		status = gsrp->best(&season.input, &draw, NULL);
		ck_assert_int_eq(status, best.any ? PAIRING_OK : PAIRING_NO_DRAW);
		if (best.any)
			assert_same(&evening, &best, &draw);
		over += best.any && !best.walked;
		pairing_draw_done(&draw);
	}
	ck_assert_int_gt(over, 4); /* the walk leaves people over often enough to tell */
}
END_TEST

int main(void)
{
	TCase *all = tcase_create("all draws");

	gsrp = pairing_book_find("gsrp");
	if (!gsrp)
		return EXIT_FAILURE;
	tcase_add_loop_test(all, draw_is_the_best_of_all_as_the_guide_tells_it, 0, BLOCKS);
	tcase_set_timeout(all, 120);
	return suite_run("gsrp_reference", all, NULL);
}
