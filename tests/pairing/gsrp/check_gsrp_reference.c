/*
 * Club evenings against every way to pair those who are here, by an account of the guide that
 * shares nothing with the engine: fields of up to ten from seeded seasons.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/club_season.h"
#include "support/reference/evening_reference.h"
#include "support/suite_run.h"

enum { SEEDS = 5000, BLOCKS = 10 };

static const struct pairing_book *gsrp;

static void assert_same(const struct evening *evening, const struct evening_draw *best,
	const struct pairing_draw *draw)
{
	int boards = 0;

	for (int a = 0; a < evening->n; a++) {
		const int b = best->mate[a];
		struct pairing_board want;

		if (b < a)
			continue;
		ck_assert_int_lt(boards, draw->count);
		want = evening_is_white(evening, a, b, boards + 1)
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
		ck_assert_int_eq(pairing_best(gsrp, &season->input, &draw, NULL), PAIRING_OK);
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
		struct evening_draw best;
		struct pairing_draw draw = {0};
		enum pairing_status status;
		bool any;

		play_to(&season, seed);
		evening_read(&season.input, &evening);
		any = evening_best(&evening, &best);
		status = pairing_best(gsrp, &season.input, &draw, NULL);
		ck_assert_int_eq(status, any ? PAIRING_OK : PAIRING_NO_DRAW);
		if (any)
			assert_same(&evening, &best, &draw);
		over += any && !best.walked;
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
