/*
 * What the settings of the US Chess rule book change, and when rules yield.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "cards/lot.h"
#include "pairing.h"
#include "support/event/uscf_case.h"
#include "support/suite_run.h"

static const struct pairing_book *uscf;
static struct uscf_case *cases;
static int ncases;

/* The case of this name with a setting of another value. */
static struct uscf_case *with(const char *id, const char *setting, int value)
{
	const int option = pairing_book_option(uscf, setting);

	ck_assert_int_ge(option, 0);
	for (int i = 0; i < ncases; i++) {
		if (strcmp(cases[i].id, id) != 0)
			continue;
		cases[i].option[option] = value;
		return &cases[i];
	}
	ck_abort_msg("there is no case %s", id);
}

/* The draw has the board of these two, or the bye of the first; colours as given. */
static void draws(const struct uscf_case *one, const char *white, const char *black)
{
	struct pairing_draw draw = {0};
	bool found = false;

	ck_assert_int_eq(pairing_best(uscf, &one->input, &draw, NULL), PAIRING_OK);
	for (int i = 0; i < draw.count; i++)
		found = found ||
			(!strcmp(one->name[draw.boards[i].white], white) &&
				!strcmp(draw.boards[i].black < 0 ? "bye"
								 : one->name[draw.boards[i].black],
					black));
	if (!found)
		uscf_case_print(one, &draw);
	ck_assert_msg(found, "%s-%s", white, black);
	pairing_draw_done(&draw);
}

/* 28L2a: b instead of c, 50 points, then a and c are due different colours. */
START_TEST(bye_for_colours_moves_the_bye)
{
	draws(with("F-21378", "bye_for_colours", 0), "c", "bye");
	draws(with("F-21378", "bye_for_colours", 1), "b", "bye");
}
END_TEST

START_TEST(limits_of_nothing_leave_the_natural_pairing)
{
	with("RB-29E5c", "limit_equalize", 0);
	draws(with("RB-29E5c", "limit_alternate", 0), "a", "c");
}
END_TEST

/* 29E5b: without interchanges the transposition of 100 points is the way to equalise. */
START_TEST(interchanges_can_be_ruled_out)
{
	draws(with("RB-29E5e-2", "interchanges", 0), "d", "a");
	draws(with("RB-29E5e-2", "interchanges", 1), "b", "a");
}
END_TEST

/* 29D1a: the lowest rated of the disputed group drops, whatever the colours. */
START_TEST(odd_player_is_not_switched_if_that_is_off)
{
	draws(with("D-617", "odd_player_switch", 0), "lima", "india");
}
END_TEST

/* 29E4a: both WB, 1 point of 2 is even, so the higher one has his colour. */
START_TEST(rule_5_can_favour_the_lower_one_of_a_minus_group)
{
	struct uscf_case *one = with("RB-29E4-5", "rule5", 1);

	draws(one, "a", "b");
	one->player[0].score = one->player[1].score = 1;
	draws(one, "b", "a");
}
END_TEST

/* 29E4d: BWWB and WBWB were alike in the last two rounds. */
START_TEST(rule_4_can_be_left_out)
{
	draws(with("RB-29E4-4a", "rule5", 0), "a", "b");
	draws(with("RB-29E4-4a", "rule5", 2), "b", "a");
}
END_TEST

/* 29E5f1: two leaders who both had White twice would meet. */
START_TEST(third_colours_can_be_ruled_out_before_the_last_round)
{
	struct uscf_case *one = with("RB-29D1a", "three_in_row", 0);

	one->input.round = 3;
	one->input.rounds = 4;
	one->input.count = 4;
	for (int i = 0; i < 4; i++) {
		for (int r = 0; r < 2; r++)
			one->game[i][r] = (struct pairing_game){PAIRING_OUTSIDE,
				i < 2 ? PAIRING_WHITE : PAIRING_BLACK, PAIRING_PLAYED,
				PAIRING_LEVEL, 0};
		one->player[i].score = i < 2 ? 4 : 2;
	}
	draws(one, "b", "a");
	one = with("RB-29D1a", "three_in_row", 1);
	draws(one, "c", "a");
	one->input.rounds = 3;
	draws(one, "b", "a");
}
END_TEST

/* Two Lions on a score of their own: S-28N1-b below plus two, S-28N1-c at plus two. */
START_TEST(team_mates_meet_by_plus_score_and_setting)
{
	struct uscf_case *even = with("S-28N1-b", "teams", 0);
	struct uscf_case *plus = with("S-28N1-c", "plus_two", 3);

	draws(even, "a", "b");
	draws(plus, "a", "c");
	draws(with("S-28N1-c", "plus_two", 2), "a", "b");
	draws(with("S-28N1-c", "teams", 3), "a", "c");
	/* 28N2: never, but in the last round at the top */
	plus = with("S-28N1-c", "teams", 2);
	plus->input.rounds = 5;
	draws(plus, "a", "c");
	plus->input.rounds = 3;
	draws(plus, "a", "b");
}
END_TEST

/* The same group two below even. */
START_TEST(team_mates_meet_at_minus_two_if_that_is_set)
{
	struct uscf_case *one = with("S-28N1-b", "teams", 1);

	one->player[0].score = one->player[1].score = 2;
	one->player[2].score = one->player[3].score = 0;
	one->player[3].club = one->player[2].club;
	draws(one, "a", "c");
	one = with("S-28N1-b", "minus_two", 1);
	one->player[0].club = 0;
	draws(one, "d", "c");
}
END_TEST

/* 28R1, round 2 of eight: winners of the upper half, both middle quarters together, the rest. */
START_TEST(added_score_lasts_for_two_rounds)
{
	struct uscf_case *one = with("RB-28J-even", "accelerated", 1);

	draws(one, "a", "c");
	draws(one, "d", "b");
	one->input.round = 2;
	for (int i = 0; i < 8; i++) {
		const bool white = i == 0 || i == 3 || i == 4 || i == 7, win = i % 4 < 2;

		one->game[i][0] = (struct pairing_game){i % 4 < 2 ? i + 2 : i - 2,
			white ? PAIRING_WHITE : PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL,
			win ? 2 : 0};
		one->player[i].score = win ? 2 : 0;
	}
	draws(one, "b", "a");
	draws(one, "c", "e");
	draws(one, "f", "d");
}
END_TEST

/* So many players a, b, c ... rated 20 points apart, nothing played, with one setting changed. */
static struct uscf_case *letters(int count, int round, int rounds, const char *setting, int value)
{
	static struct uscf_case made;
	const int option = pairing_book_option(uscf, setting);

	memset(&made, 0, sizeof(made));
	for (int i = 0; i < uscf->noptions; i++)
		made.option[i] = uscf->options[i].value;
	ck_assert_int_ge(option, 0);
	made.option[option] = value;
	for (int i = 0; i < count; i++) {
		made.name[i][0] = (char)('a' + i);
		made.player[i] = (struct pairing_player){
			.number = i + 1, .rating = 2400 - 20 * i, .games = made.game[i]};
		for (int r = 0; r < USCF_CASE_ROUNDS; r++)
			made.game[i][r].opponent = PAIRING_NOBODY;
	}
	made.input = (struct pairing_input){.players = made.player,
		.count = count,
		.round = round,
		.rounds = rounds,
		.options = made.option};
	return &made;
}

/* A game of round 1. */
static void played(struct uscf_case *one, char white, char black, int points)
{
	const int w = white - 'a', b = black - 'a';

	one->game[w][0] =
		(struct pairing_game){b, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points};
	one->game[b][0] =
		(struct pairing_game){w, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 2 - points};
	one->player[w].score = points;
	one->player[b].score = 2 - points;
}

/* Eight players with one score and WB each: every natural board is a tie. */
static struct uscf_case *eight_alike(int rounds, int rule)
{
	struct uscf_case *one = letters(8, 3, rounds, "rule5", rule);

	for (int i = 0; i < 8; i++) {
		one->player[i].score = 2;
		for (int r = 0; r < 2; r++)
			one->game[i][r] = (struct pairing_game){PAIRING_OUTSIDE,
				r == 0 ? PAIRING_WHITE : PAIRING_BLACK, PAIRING_PLAYED,
				PAIRING_LEVEL, 1};
	}
	return one;
}

/* 29E4b: the higher one first, then the lower one, and so on down the group. */
START_TEST(rule_5_can_take_turns_down_a_group)
{
	struct uscf_case *one = eight_alike(5, 0);

	draws(one, "b", "f");
	draws(one, "d", "h");
	one = eight_alike(5, 3);
	draws(one, "a", "e");
	draws(one, "f", "b");
	draws(one, "c", "g");
	draws(one, "h", "d");
	/* each group begins anew: a and e leave the others */
	one->player[0].score = one->player[4].score = 4;
	draws(one, "a", "e");
	draws(one, "b", "f");
	draws(one, "g", "c");
	draws(one, "d", "h");
}
END_TEST

/* 29E4c: in the last round all of them by lot, the same one whenever it is asked. */
START_TEST(rule_5_can_be_a_lot_in_the_last_round)
{
	int higher = 0;

	draws(eight_alike(4, 4), "b", "f");
	for (int lot = PAIRING_WHITE; lot <= PAIRING_BLACK; lot++) {
		struct uscf_case *one = eight_alike(3, 4);

		one->input.lot = (enum pairing_colour)lot;
		for (int i = 0; i < 4; i++) {
			const bool first = lot_favours(&one->input, i, i + 4);

			draws(one, one->name[first ? i : i + 4], one->name[first ? i + 4 : i]);
			higher += first;
		}
	}
	ck_assert_int_gt(higher, 0);
	ck_assert_int_lt(higher, 8);
}
END_TEST

/* 28R2: who did not win in the upper half meets the winners of the lower one, drawn games too. */
START_TEST(quarters_keep_the_halves_apart_for_two_rounds)
{
	struct uscf_case *one = letters(8, 1, 5, "accelerated", 2);

	draws(one, "a", "c");
	draws(one, "e", "g");
	for (int kind = 1; kind <= 2; kind++) {
		one = letters(8, 2, 5, "accelerated", kind);
		played(one, 'a', 'c', 1);
		played(one, 'b', 'd', 1);
		played(one, 'g', 'e', 0);
		played(one, 'f', 'h', 2);
		draws(one, "d", "a");
		draws(one, kind == 2 ? "e" : "c", "b"); /* 28R1: the upper half drew, and stays */
		draws(one, "h", "g");
	}
}
END_TEST

/* 28R3: A against B, C against D, E against F, then winners against the next who did not win. */
START_TEST(sixths_keep_the_thirds_apart_for_two_rounds)
{
	struct uscf_case *one = letters(12, 1, 5, "accelerated", 3);

	draws(one, "a", "c");
	draws(one, "d", "b");
	draws(one, "h", "f");
	draws(one, "i", "k");
	one = letters(12, 2, 5, "accelerated", 3);
	played(one, 'a', 'c', 2);
	played(one, 'd', 'b', 0);
	played(one, 'e', 'g', 2);
	played(one, 'h', 'f', 0);
	played(one, 'i', 'k', 2);
	played(one, 'l', 'j', 0);
	draws(one, "b", "a");
	draws(one, "c", "e");
	draws(one, "f", "d");
	draws(one, "g", "i");
	draws(one, "j", "h");
	draws(one, "k", "l");
	one->input.round = 3; /* scores alone */
	draws(one, "f", "a");
}
END_TEST

/* Harkness: the middle one of five, not the lowest, leaves the group. */
START_TEST(harkness_drops_the_middle)
{
	for (int harkness = 0; harkness < 2; harkness++) {
		struct uscf_case *one = letters(8, 2, 5, "harkness", harkness);

		for (int i = 0; i < 5; i++)
			one->player[i].score = 2;
		draws(one, "a", harkness ? "d" : "c");
		draws(one, harkness ? "c" : "e", "f");
	}
}
END_TEST

/* 28L5: of four rounds, and not one of the leaders. */
START_TEST(a_new_player_has_no_bye_of_four_rounds)
{
	struct uscf_case *one = letters(7, 2, 4, "new_players", 1);

	for (int i = 0; i < 4; i++)
		one->player[i].score = i < 2 ? 4 : 2;
	for (int i = 4; i < 7; i++)
		one->player[i].rating = 0;
	draws(one, "d", "bye");
	one->input.rounds = 5;
	draws(one, "g", "bye");
	one->input.rounds = 4;
	one->player[0].score = one->player[1].score = 2;
	draws(one, "g", "bye");
	one->player[4].rating = 1000;
	draws(one, "e", "bye");
}
END_TEST

/* 28L2: rated, unrated, new, and a rating that was assigned (28E) makes no difference. */
START_TEST(a_marked_new_player_has_the_bye_last)
{
	struct uscf_case *one = letters(7, 2, 5, "new_players", 0);

	for (int i = 4; i < 7; i++)
		one->player[i].rating = 0;
	for (int i = 0; i < 4; i++)
		one->player[i].score = 2;
	draws(one, "g", "bye");
	one->player[6].is_new = true;
	draws(one, "f", "bye");
	one->player[4].rating = 1000;
	draws(one, "e", "bye");
	one->player[4].is_new = true;
	draws(one, "f", "bye");
	one->player[5].is_new = true;
	draws(one, "g", "bye");
	/* 28L5: of four rounds one a group higher, who does not lead */
	one->input.rounds = 4;
	draws(one, "g", "bye");
	one->player[0].score = one->player[1].score = 4;
	draws(one, "d", "bye");
}
END_TEST

/* 27A1: two players have nobody else, and a request yields before a repeat. */
START_TEST(rules_yield_when_there_is_no_other_draw)
{
	struct uscf_case *one = with("RB-29E4-5", "rule5", 0);
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0};

	for (int i = 0; i < 2; i++)
		for (int r = 0; r < 2; r++)
			one->game[i][r].opponent = 1 - i;
	draws(one, "a", "b");
	one = with("S-28N1-c", "teams", 0);
	one->apart[0] = (struct pairing_apart){0, 1, false};
	one->input.napart = 1;
	draws(one, "a", "c");
	for (int i = 0; i < 2; i++) {
		for (int k = 2; k < 4; k++) {
			one->game[i][k - 2] = (struct pairing_game){
				k, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, 0};
			one->game[k][i] = (struct pairing_game){
				i, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 0};
		}
	}
	draws(one, "b", "a");
	/* the arbiter's word does not yield */
	one->apart[0].forbidden = true;
	one->apart[1] = (struct pairing_apart){0, 2, true};
	one->apart[2] = (struct pairing_apart){0, 3, true};
	one->input.napart = 3;
	ck_assert_int_eq(pairing_best(uscf, &one->input, &draw, &blame), PAIRING_NO_DRAW);
	ck_assert_ptr_nonnull(blame.text);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("settings");
	int code;

	uscf = pairing_book_find("uscf");
	cases = uscf_cases_read(TESTS_DIR "/cases/uscf.txt", &ncases);
	if (!uscf || !cases)
		return EXIT_FAILURE;
	tcase_add_test(tcase, bye_for_colours_moves_the_bye);
	tcase_add_test(tcase, limits_of_nothing_leave_the_natural_pairing);
	tcase_add_test(tcase, interchanges_can_be_ruled_out);
	tcase_add_test(tcase, odd_player_is_not_switched_if_that_is_off);
	tcase_add_test(tcase, rule_5_can_favour_the_lower_one_of_a_minus_group);
	tcase_add_test(tcase, rule_4_can_be_left_out);
	tcase_add_test(tcase, third_colours_can_be_ruled_out_before_the_last_round);
	tcase_add_test(tcase, team_mates_meet_by_plus_score_and_setting);
	tcase_add_test(tcase, team_mates_meet_at_minus_two_if_that_is_set);
	tcase_add_test(tcase, added_score_lasts_for_two_rounds);
	tcase_add_test(tcase, rule_5_can_take_turns_down_a_group);
	tcase_add_test(tcase, rule_5_can_be_a_lot_in_the_last_round);
	tcase_add_test(tcase, quarters_keep_the_halves_apart_for_two_rounds);
	tcase_add_test(tcase, sixths_keep_the_thirds_apart_for_two_rounds);
	tcase_add_test(tcase, harkness_drops_the_middle);
	tcase_add_test(tcase, a_new_player_has_no_bye_of_four_rounds);
	tcase_add_test(tcase, a_marked_new_player_has_the_bye_last);
	tcase_add_test(tcase, rules_yield_when_there_is_no_other_draw);
	code = suite_run("uscf_settings", tcase, NULL);
	free(cases);
	return code;
}
