/*
 * The pairing box and the ranking of claims by command: the tables that the guide prints before its
 * rounds 2 to 5, and its "Who is most due White?".
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "core/seekers.h"
#include "support/event/guide_event.h"
#include "support/pty/cli_run.h"

#define CLAIMS TESTS_DIR "/data/claims/guide.trf"

/* Rows and totals of the guide; of a score that nobody has it prints an empty row. */
static const struct {
	int played;
	const char *rows[9];
} boxes[] = {
	{1,
		{"1 3: 2 5 9 1: 11 3: 1 6 18 7\n", "½ 2: 12 17 3: 4 13 19 2: 3 8 3½\n",
			"0 3: 7 10 16 0 3: 14 15 20 0\n", "Total 8 cards 4 cards 8 cards 10½\n",
			"10½ points, as many as there are to be had."}},
	{2,
		{"2 1: 1 2: 2 5 6\n", "1½ 1: 3 2: 4 12 4½\n", "1 5: 6 8 11 14 18 3: 7 9 13 8\n",
			"½ 2: 19 20 2: 10 17 2\n", "0 1: 15 1: 16 0\n",
			"Total 10 cards 10 cards 20½\n",
			"20½ points, as many as there are to be had."}},
	{3,
		{"3 1: 5 0 3\n", "2½ 0 1: 3 2½\n", "2 3: 2 4 7 4: 1 6 12 18 14\n",
			"1½ 1: 14 2: 8 20 4½\n", "1 3: 9 13 15 3: 10 11 19 6\n", "½ 2: 16 17 0 1\n",
			"Total 10 cards 10 cards 31\n",
			"31 points, as many as there are to be had."}},
	{4,
		{"4 0 1: 5 4\n", "3 2: 1 18 0 6\n", "2½ 2: 3 12 2: 2 8 10\n",
			"2 3: 6 10 20 5: 4 7 9 14 15 16\n", "1 3: 11 17 19 2: 13 16 5\n",
			"Total 10 cards 10 cards 41\n",
			"41 points, as many as there are to be had."}},
};

/* The same with one blank for many: how wide columns are is not what is tested. */
static const char *squeezed(const char *text)
{
	static char made[4096];
	size_t used = 0;

	for (; *text && used + 1 < sizeof(made); text++)
		if (*text != ' ' || used == 0 || made[used - 1] != ' ')
			made[used++] = *text;
	made[used] = '\0';
	return made;
}

START_TEST(the_guides_pairing_boxes)
{
	const char *event = guide_event("box.drawboard", boxes[_i].played);
	const struct cli_result *result = CLI_OK("groups", event);

	for (int i = 0; boxes[_i].rows[i]; i++)
		cli_has(squeezed(result->out), boxes[_i].rows[i]);
}
END_TEST

/* Drawn, published and played it is the same, and of any round; on paper too. */
START_TEST(the_box_is_the_same_after_the_draw)
{
	const char *event = guide_event("after.drawboard", 3);
	char before[2048];

	snprintf(before, sizeof(before), "%.2000s", CLI_OK("groups", event)->out);
	CLI_OK("pair", event);
	ck_assert_str_eq(CLI_OK("groups", event)->out, before);
	ck_assert_str_eq(cli_timeless(CLI_OK("print", event, "groups")->out), before);
	CLI_OK("publish", event);
	CLI_OK("result", event, "1", "1");
	ck_assert_str_eq(CLI_OK("groups", event, "--round", "4")->out, before);
	/* nobody can say yet who stands where */
	cli_says(1, cli_run("groups", event, "--round", "5", NULL), "Round 4: no result yet on");
	CLI_OK("print", event, "groups", "--round", "4", "-o", "box.txt");
	ck_assert_str_eq(cli_timeless(cli_read("box.txt")), before);
	cli_has(squeezed(CLI_OK("groups", event, "--round", "2")->out), boxes[0].rows[0]);
}
END_TEST

START_TEST(the_box_as_json)
{
	const char *event = guide_event("json.drawboard", 3);
	const struct cli_result *result = CLI_OK("groups", event, "--json");

	ck_assert(json_is_valid(result->out));
	cli_has(result->out,
		"{\"score\": 2.0, \"withdrawn\": false, \"white\": [2, 4, 7], \"unknown\": [], "
		"\"black\": [1, 6, 12, 18], \"points\": 14.0}");
	cli_has(result->out, "\"points\": 31.0");
	cli_has(result->out, "\"to_be_had\": 31.0");
	cli_has(result->out, "\"balances\": true");
}
END_TEST

/* His points count, but he seeks no colour in a score group any more. */
START_TEST(who_has_withdrawn_stands_apart)
{
	const char *event = guide_event("left.drawboard", 3);
	const struct cli_result *result;

	CLI_OK("players", event, "withdraw", "12");
	result = CLI_OK("groups", event);
	cli_has(squeezed(result->out), "2 3: 2 4 7 3: 1 6 18 12\n");
	cli_has(squeezed(result->out), "withdrawn 0 1: 12 2\n");
	cli_has(result->out, "31 points, as many as there are to be had.");
}
END_TEST

START_TEST(a_sum_that_is_not_right_is_named)
{
	struct seeker rows[] = {{1, 2, 2, COLOUR_WHITE, false}, {2, 2, 1, COLOUR_BLACK, false}};
	struct seekers seekers = {.rows = rows, .count = 2, .points2 = 3, .possible2 = 4};
	char text[160];

	seekers_sum_words(&seekers, text, sizeof(text));
	ck_assert_str_eq(text,
		"Not right: the cards have 1½ points, and there are 2 to be had: is a result missing, or a card?");
	seekers.possible2 = 2;
	seekers_sum_words(&seekers, text, sizeof(text));
	ck_assert_str_eq(text, "Not right: the cards have 1½ points, and there are 1 to be had.");
}
END_TEST

/* Numbers that a column has no room for go on in the next line, under the first ones. */
START_TEST(many_numbers_take_more_lines)
{
	struct seeker rows[30];
	struct seekers seekers = {.rows = rows, .count = 30};
	char text[64];

	for (int i = 0; i < 30; i++)
		rows[i] = (struct seeker){101 + i, 2, 2, COLOUR_WHITE, false};
	ck_assert(seekers_line(&seekers, 0, 30, COLOUR_WHITE, 0, 12, text, sizeof(text)));
	ck_assert_str_eq(text, "30: 101 102");
	ck_assert(seekers_line(&seekers, 0, 30, COLOUR_WHITE, 14, 12, text, sizeof(text)));
	ck_assert_str_eq(text, "    129 130");
	ck_assert(!seekers_line(&seekers, 0, 30, COLOUR_WHITE, 15, 12, text, sizeof(text)));
	ck_assert(seekers_line(&seekers, 0, 30, COLOUR_BLACK, 0, 12, text, sizeof(text)));
	ck_assert_str_eq(text, "0");
	ck_assert(!seekers_line(&seekers, 0, 30, COLOUR_BLACK, 1, 12, text, sizeof(text)));
}
END_TEST

/* "Who is most due White?", the column ORDER of the guide's table. */
static const char *const guide_order[] = {"1        6 Player F ", "2       11 Player K ",
	"3        7 Player G ", "4       10 Player J ", "5       13 Player M ",
	"6        3 Player C ", "7=       2 Player B ", "7=      12 Player L ",
	"9=       1 Player A ", "9=       4 Player D ", "11       5 Player E ",
	"12       9 Player I ", "13       8 Player H "};

START_TEST(who_is_most_due_white)
{
	static const char *const books[] = {"caa", "schools"};
	const char *text = CLI_OK("why", CLAIMS, "--system", books[_i], "--group", "4")->out;

	cli_has(text, _i == 0 ? "most due Black (16):" : "most due Black (12):");
	for (int i = 0; i < 13; i++) {
		const char *found = strstr(text, guide_order[i]);

		ck_assert_msg(found != NULL, "%s in\n%s", guide_order[i], text);
		text = found;
	}
}
END_TEST

/* Absolute before strong before mild; of absolute ones the larger difference (FIDE 1.7, 5.2.2). */
START_TEST(the_dutch_rank_by_strength)
{
	const char *text = CLI_OK("why", CLAIMS, "--system", "dutch", "--group", "4")->out;

	cli_has(text, "1=       7 Player G");
	cli_has(text, "4        3 Player C");
	cli_has(text, "White, absolute\n5=      10 Player J");
	cli_has(text, "White, strong\n7=       2 Player B");
	cli_has(text, "Black, mild\n11       9 Player I");
	cli_has(text, "Black, strong\n12       5 Player E");
	cli_has(text, "Black, absolute\n13       8 Player H");
}
END_TEST

/* 29E4 rule 4: L, who had Black where B had White, is the more due White; nobody is equal. */
START_TEST(us_claims_go_back_to_where_colours_differ)
{
	const char *text = CLI_OK("why", CLAIMS, "--system", "uscf", "--group", "4")->out;

	cli_has(text, "7       12 Player L");
	cli_has(text, "8        2 Player B");
	cli_has(text, "9        1 Player A");
	cli_has(text, "10       4 Player D");
	ck_assert_ptr_null(strstr(text, "="));
}
END_TEST

START_TEST(claims_of_an_event_and_what_is_refused)
{
	const char *event = guide_event("claims.drawboard", 3);
	const struct cli_result *result = CLI_OK("why", event, "--group", "2,1½");

	cli_has(result->out, "1       14 Newel, Norman");
	cli_has(result->out, "10      12 Low, Len");
	result = CLI_OK("why", event, "--group", "1.5", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"rule\": \"16\"");
	cli_has(result->out, "{\"order\": 2, \"shared\": true, \"player\": {\"pin\": 8, ");
	cli_says(2, CLI_CODE(2, "why", event, "--group", "2.3"), "--group is a score");
	cli_says(2, CLI_CODE(2, "why", event, "3", "--group", "2"), "neither a board nor a player");
	result = cli_run("why", event, "--group", "3½", NULL);
	ck_assert_int_ne(result->code, 0);
	cli_has(result->err, "nobody to be paired has 3½");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("groups");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(
		tcase, the_guides_pairing_boxes, 0, (int)(sizeof(boxes) / sizeof(boxes[0])));
	tcase_add_test(tcase, the_box_is_the_same_after_the_draw);
	tcase_add_test(tcase, the_box_as_json);
	tcase_add_test(tcase, who_has_withdrawn_stands_apart);
	tcase_add_test(tcase, a_sum_that_is_not_right_is_named);
	tcase_add_test(tcase, many_numbers_take_more_lines);
	tcase_add_loop_test(tcase, who_is_most_due_white, 0, 2);
	tcase_add_test(tcase, the_dutch_rank_by_strength);
	tcase_add_test(tcase, us_claims_go_back_to_where_colours_differ);
	tcase_add_test(tcase, claims_of_an_event_and_what_is_refused);
	return cli_run_suite("cli groups", tcase);
}
