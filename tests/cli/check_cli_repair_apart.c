/* Two whom a repair has parted stay apart: in later repairs, and in the rounds to come. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* 1-5 6-2 3-7 8-4 */
static void published(const char *rounds)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", rounds, "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n\"Hood, H\",1930\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
}

static const char *part(const char *board)
{
	const char *list = CLI_OK("repair", "e.drw", "--met", board)->out;
	char code[16];

	snprintf(code, sizeof(code), "%.8s", strstr(list, "\nList ") + 6);
	CLI_OK("repair", "e.drw", "--met", board, "--take", "1", "--list", code, "--reason",
		"one family");
	return CLI_OK("repair", "e.drw", "--met", board)->out;
}

START_TEST(two_who_were_parted_are_not_seated_again)
{
	published("3");
	cli_has(CLI_OK("repair", "e.drw", "--met", "3")->out,
		"3 Cole and 7 Green are kept apart in the rounds to come.");
	/* 3-8 7-4: their boards the other way round would be those that were published */
	ck_assert_ptr_null(strstr(part("3"), "-> 3 Cole v 7 Green"));
	ck_assert_ptr_null(
		strstr(CLI_OK("repair", "e.drw", "--met", "4")->out, "3 Cole v 7 Green"));
	cli_has(CLI_OK("hand", "e.drw")->out, "7 Green");
	/* the draw as it was published is judged without it */
	ck_assert_ptr_null(strstr(CLI_OK("check", "e.drw", "--round", "1")->out, "apart"));
	CLI_OK("verify", "e.drw");
	CLI_OK("undo", "e.drw");
	ck_assert_ptr_null(strstr(CLI_OK("hand", "e.drw")->out, "7 Green"));
}
END_TEST

/*
 * A default is no game (CAA 39) and bars no later meeting (1): two who are parted in a round after
 * it are kept apart in those to come.
 */
START_TEST(a_default_keeps_nobody_apart)
{
	static const char *const boards[] = {"1", "2", "4"};

	published("4");
	for (size_t i = 0; i < 3; i++)
		CLI_OK("result", "e.drw", boards[i], "1");
	CLI_OK("result", "e.drw", "3", "+");
	CLI_OK("hand", "e.drw", "cole", "meet", "green");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw", "--reason", "both asked for it");
	cli_has(CLI_OK("repair", "e.drw", "--met", "2")->out, "   board 2: 3 Cole v 7 Green -> ");
	cli_has(part("2"), "board 2: ");
	cli_has(CLI_OK("hand", "e.drw")->out, "   3 Cole, C: apart 7 Green, G in rounds 3-4\n");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* No round is to come. */
START_TEST(nobody_is_kept_apart_after_the_last_round)
{
	published("1");
	ck_assert_ptr_null(strstr(CLI_OK("repair", "e.drw", "--met", "3")->out, "kept apart"));
	part("3");
	CLI_OK("verify", "e.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair apart");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, two_who_were_parted_are_not_seated_again);
	tcase_add_test(tcase, a_default_keeps_nobody_apart);
	tcase_add_test(tcase, nobody_is_kept_apart_after_the_last_round);
	return cli_run_suite("cli_repair_apart", tcase);
}
