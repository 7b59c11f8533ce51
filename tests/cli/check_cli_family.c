/* The word "family or lift" keeps apart whoever has it, however it came in (CAA 35, Schools 27). */
#include <check.h>
#include <string.h>

#include "support/pty/cli_run.h"
#include "support/suite_run.h"

static const char *fixed(const char *section)
{
	return CLI_OK("hand", "f.drw", "--section", section)->out;
}

/* A parent in one list, to whom a child comes in another. */
static void parent(void)
{
	cli_write("first.csv",
		"name,grade,family\n\"Owen, N\",1500,Z\n\"Cairns, C\",1300,\n\"Drew, D\",1200,\n");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "f.drw", "first.csv");
}

static void parent_and_child(void)
{
	parent();
	CLI_OK("players", "f.drw", "add", "Nash, M", "--grade", "1400", "family=Z");
}

START_TEST(a_second_list_knows_the_families_of_the_first)
{
	parent();
	cli_write("second.csv",
		"name,grade,family\n\"Nash, M\",1400,z\n\"Aston, A\",1900,Y\n\"Best, B\",1800,\n"
		"\"Edwards, E\",1000,\n");
	cli_has(CLI_OK("import", "f.drw", "second.csv")->err, "1 pair is kept apart (");
	ck_assert_str_eq(fixed("1"), "   3 Owen, N: apart 4 Nash, M in rounds 1-3\n");
	CLI_OK("undo", "f.drw");
	cli_has(fixed("1"), "Nothing is fixed by hand");
	CLI_OK("import", "f.drw", "second.csv", "--apart", "family:2");
	ck_assert_str_eq(fixed("1"), "   3 Owen, N: apart 4 Nash, M in rounds 1-2\n");
	CLI_OK("undo", "f.drw");
	CLI_OK("import", "f.drw", "second.csv", "--apart", "family:0");
	cli_has(fixed("1"), "Nothing is fixed by hand");
	/* of pairs that only get other numbers none is told as a new one */
	CLI_OK("undo", "f.drw");
	CLI_OK("import", "f.drw", "second.csv");
	cli_write("third.csv", "name,grade\n\"Zander, Z\",2000\n");
	ck_assert_ptr_null(strstr(CLI_OK("import", "f.drw", "third.csv")->err, "kept apart"));
	ck_assert_str_eq(fixed("1"), "   4 Owen, N: apart 5 Nash, M in rounds 1-3\n");
	CLI_OK("verify", "f.drw");
}
END_TEST

/* What entry forms have where there is none is no family; N may be one. */
START_TEST(a_word_for_none_is_no_family)
{
	cli_write("n.csv",
		"name,grade,lift\nAa,2000,-\nBb,1900,-\nCc,1800,no\nDd,1700,No\nEe,1600,N/A\n"
		"Ff,1500,n/a\nGg,1400,none\nHh,1300,none\nIi,1200,N\nJj,1100,n\nKk,1000,\n");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "f.drw", "n.csv");
	ck_assert_str_eq(fixed("1"), "   9 Ii: apart 10 Jj in rounds 1-3\n");
	CLI_OK("players", "f.drw", "edit", "Aa", "family=N/A");
	CLI_OK("players", "f.drw", "edit", "Bb", "family=n/a");
	ck_assert_str_eq(fixed("1"), "   9 Ii: apart 10 Jj in rounds 1-3\n");
}
END_TEST

/* A list has one column of families: of two the second is told, whichever it is. */
START_TEST(a_second_column_of_families_is_told)
{
	cli_write("t.csv",
		"name,grade,lift,family\nAa,2000,car,\nBb,1900,car,Smith\nCc,1800,,Smith\n");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_has(CLI_OK("import", "f.drw", "t.csv", "--dry-run")->err,
		"Column 4, \"family\", was not read: column 3, \"lift\", means the same.");
}
END_TEST

START_TEST(a_word_that_is_typed_keeps_apart_and_one_that_goes_does_not)
{
	parent();
	cli_has(CLI_OK("players", "f.drw", "add", "Nash, M", "--grade", "1400", "family=Z")->err,
		"2 Nash is kept apart from 1 Owen (rounds 1-3).");
	ck_assert_str_eq(fixed("1"), "   1 Owen, N: apart 2 Nash, M in rounds 1-3\n");
	/* another word, in one action with a grade that renumbers all */
	CLI_OK("players", "f.drw", "edit", "drew", "family=Y");
	cli_has(CLI_OK("players", "f.drw", "edit", "nash", "--grade", "1900", "family=Y")->err,
		"1 Nash is kept apart from 4 Drew (rounds 1-3).");
	ck_assert_str_eq(fixed("1"), "   1 Nash, M: apart 4 Drew, D in rounds 1-3\n");
	cli_has(CLI_OK("players", "f.drw", "edit", "nash", "family=")->err,
		"1 Nash is kept apart from nobody.");
	cli_has(fixed("1"), "Nothing is fixed by hand");
	CLI_OK("undo", "f.drw");
	ck_assert_str_eq(fixed("1"), "   1 Nash, M: apart 4 Drew, D in rounds 1-3\n");
}
END_TEST

/* What a pair was let do by hand stays when something else of the two is changed. */
START_TEST(a_pair_of_one_family_that_may_meet_goes_on_so)
{
	parent_and_child();
	CLI_OK("hand", "f.drw", "nash", "apart", "owen", "--rounds", "none");
	CLI_OK("players", "f.drw", "edit", "nash", "--club", "Bury", "school=Bury");
	CLI_OK("players", "f.drw", "edit", "nash", "family=Z");
	cli_has(fixed("1"), "Nothing is fixed by hand");
}
END_TEST

/* Kept apart for two reasons, they are so while one of them holds. */
START_TEST(an_order_outlasts_the_family)
{
	parent();
	CLI_OK("players", "f.drw", "add", "Nash, M", "--grade", "1400");
	CLI_OK("hand", "f.drw", "nash", "apart", "owen", "--rounds", "2-3");
	CLI_OK("players", "f.drw", "edit", "nash", "family=Z");
	ck_assert_str_eq(fixed("1"),
		"   1 Owen, N: apart 2 Nash, M in round 1\n"
		"   1 Owen, N: apart 2 Nash, M in rounds 2-3\n");
	CLI_OK("players", "f.drw", "edit", "nash", "family=");
	ck_assert_str_eq(fixed("1"), "   1 Owen, N: apart 2 Nash, M in rounds 2-3\n");
	CLI_OK("players", "f.drw", "edit", "nash", "family=Z");
	CLI_OK("hand", "f.drw", "nash", "apart", "owen", "--rounds", "1-3");
	CLI_OK("players", "f.drw", "edit", "owen", "family=Y");
	ck_assert_str_eq(fixed("1"), "   1 Owen, N: apart 2 Nash, M in rounds 1-3\n");
	CLI_OK("hand", "f.drw", "nash", "apart", "owen", "--rounds", "none");
	cli_has(fixed("1"), "Nothing is fixed by hand");
	CLI_OK("verify", "f.drw");
}
END_TEST

/* A family that is only that may meet when the word goes, though an order held them before. */
START_TEST(an_order_that_goes_takes_the_family_with_it_and_the_area_stays)
{
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("a.csv",
		"name,grade,family,area\nAa,2000,Z,N\nBb,1900,Z,N\nCc,1800,,\nDd,1700,,\nEe,1600,,\n");
	cli_has(CLI_OK("import", "f.drw", "a.csv", "--apart", "area:1")->err,
		"1 pair is kept apart (");
	CLI_OK("players", "f.drw", "edit", "bb", "family=");
	ck_assert_str_eq(fixed("1"), "   1 Aa: apart 2 Bb in round 1\n");
	CLI_OK("undo", "f.drw");
	CLI_OK("hand", "f.drw", "aa", "apart", "bb", "--rounds", "none");
	CLI_OK("players", "f.drw", "edit", "bb", "family=");
	cli_has(fixed("1"), "Nothing is fixed by hand");
}
END_TEST

START_TEST(only_rounds_that_are_still_to_be_drawn_are_meant)
{
	parent();
	CLI_OK("players", "f.drw", "add", "Nash, M", "--grade", "1400");
	CLI_OK("pair", "f.drw");
	CLI_OK("publish", "f.drw");
	CLI_OK("players", "f.drw", "edit", "nash", "family=Z");
	ck_assert_str_eq(fixed("1"), "   1 Owen, N: apart 2 Nash, M in rounds 2-3\n");
	CLI_OK("verify", "f.drw");
}
END_TEST

START_TEST(a_family_is_apart_again_where_it_comes_together)
{
	parent_and_child();
	CLI_OK("section", "f.drw", "add", "Major", "--system", "caa", "--rounds", "5", "--lot",
		"white");
	CLI_OK("section", "f.drw", "split", "Major", "--below", "1450", "--section", "1");
	cli_has(fixed("1"), "Nothing is fixed by hand");
	CLI_OK("section", "f.drw", "move", "owen", "Major", "--section", "1");
	ck_assert_str_eq(fixed("Major"), "   1 Owen, N: apart 2 Nash, M in rounds 1-5\n");
	CLI_OK("undo", "f.drw", "--section", "Major");
	CLI_OK("section", "f.drw", "merge", "1", "--section", "Major");
	ck_assert_str_eq(fixed("1"), "   1 Owen, N: apart 2 Nash, M in rounds 1-3\n");
	CLI_OK("verify", "f.drw");
}
END_TEST

START_TEST(a_pair_without_a_family_that_is_parted_is_told)
{
	static const char told[] =
		"1 Owen and 4 Drew were kept apart: that ends in two sections; should they come together again, keep them apart anew (k on a card, or hand EVENT).\n";

	parent_and_child();
	CLI_OK("hand", "f.drw", "drew", "apart", "owen", "--rounds", "1-3");
	CLI_OK("section", "f.drw", "add", "Major", "--system", "caa", "--rounds", "5", "--lot",
		"white");
	cli_has(CLI_OK("section", "f.drw", "split", "Major", "--below", "1350", "--section", "1")
			->out,
		told);
	CLI_OK("undo", "f.drw", "--section", "1");
	cli_has(CLI_OK("section", "f.drw", "move", "owen", "Major", "--section", "1")->out, told);
}
END_TEST

START_TEST(a_new_event_like_it_keeps_the_same_apart)
{
	parent_and_child();
	CLI_OK("hand", "f.drw", "drew", "apart", "owen", "--rounds", "1-3");
	CLI_OK("hand", "f.drw", "drew", "apart", "cairns", "--rounds", "1-2");
	CLI_OK("new", "g.drw", "--like", "f.drw", "--players");
	ck_assert_str_eq(CLI_OK("hand", "g.drw")->out,
		"   1 Owen, N: apart 2 Nash, M in rounds 1-3\n"
		"   1 Owen, N: apart 4 Drew, D in rounds 1-3\n");
	CLI_OK("verify", "g.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("families");

	tcase_add_test(tcase, a_second_list_knows_the_families_of_the_first);
	tcase_add_test(tcase, a_word_for_none_is_no_family);
	tcase_add_test(tcase, a_second_column_of_families_is_told);
	tcase_add_test(tcase, a_word_that_is_typed_keeps_apart_and_one_that_goes_does_not);
	tcase_add_test(tcase, a_pair_of_one_family_that_may_meet_goes_on_so);
	tcase_add_test(tcase, an_order_outlasts_the_family);
	tcase_add_test(tcase, an_order_that_goes_takes_the_family_with_it_and_the_area_stays);
	tcase_add_test(tcase, only_rounds_that_are_still_to_be_drawn_are_meant);
	tcase_add_test(tcase, a_family_is_apart_again_where_it_comes_together);
	tcase_add_test(tcase, a_pair_without_a_family_that_is_parted_is_told);
	tcase_add_test(tcase, a_new_event_like_it_keeps_the_same_apart);
	return cli_run_suite("cli family", tcase);
}
