/* The deal by command: a line a step, of one score group, as JSON, and what is refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

static const char group_1[] =
	"  9  Level 1½ has 3 cards: 1 White and 2 Black seekers. (9)\n"
	" 10  The mid-line goes below 14 Newel: 2 of 3 cards stand above it, as one card goes "
	"up. (5)\n"
	" 11  Levels 2 and 1½ count together: 4 White and 6 Black seekers. One card goes from 2 "
	"to 1½, and each of the two has more Black seekers. (17)\n"
	" 12  Given up: one colour. No draw of levels 2 and 1½ gives all 10 their due. (15, 17)\n"
	" 13  8 Hood is to have White: the claims of the others who are due Black are compared "
	"with his. (16)\n"
	" 14  12 Low keeps his colour: his claim (difference 1, White in the last 2 games) is "
	"stronger than that of 8 Hood. (16)\n"
	" 15  1 Adams, 6 Findley and 18 Reilly keep their colour: their claims equal that of 8 "
	"Hood, who stands on a lower level. (16, advice 11)\n"
	" 16  20 Tudor keeps his colour, with a claim like that of 8 Hood on the same level: who "
	"of them changes is left to who floats and who meets whom. (20-25)\n"
	" 18  6 Findley goes down from 2: first below the mid-line, not down last round. He is "
	"of the larger colour group, Black: 4 to 3; he went down in round 2, but only the last "
	"round counts. (20)\n"
	" 22  14 Newel is due White and would suit 6 Findley, but then 8 Hood and 20 Tudor would "
	"be left, both due Black. (15, 17)\n"
	" 23  8 Hood comes up from 1½ to 2 and meets 6 Findley: first from the top, not up last "
	"round. 8 Hood, due Black, gets White: his claim (difference 1, White in the last game) "
	"equals that of 6 Findley; the lower level changes. (21, 16, advice 11, 25)\n"
	" 24  14 Newel meets 20 Tudor: the other one of their score floats. 14 Newel has White "
	"and 20 Tudor Black, as each is due. (12, 15)\n";

START_TEST(a_score_group_is_dealt)
{
	const char *event = guide_event("deal.drawboard", 3);

	CLI_OK("pair", event);
	ck_assert_str_eq(CLI_OK("deal", event, "--group", "1½")->out, group_1);
	ck_assert_str_eq(CLI_OK("deal", event, "--group", "1.5")->out, group_1);
	cli_has(CLI_OK("deal", event)->out, group_1 + strlen(group_1) - 40);
	cli_has(CLI_OK("deal", event, "--plain")->out,
		"\n2. Level 3 has 1 card, a White seeker. (9)\n");
	CLI_OK("publish", event);
	ck_assert_str_eq(CLI_OK("deal", event, "--round", "4", "--group", "1.5")->out, group_1);
	cli_says(3, cli_run("deal", event, "--group", "5", NULL),
		"Nobody of this round has 5; there are 3, 2½, 2, 1½, 1, ½.");
	cli_says(3, cli_run("deal", event, "--group", "two", NULL), "not \"two\"");
}
END_TEST

/* On paper a step has its caption beside the cards as they lie then. */
START_TEST(it_is_printed_with_small_boards)
{
	const char *event = guide_event("paper.drawboard", 3);
	const char *out;

	CLI_OK("pair", event);
	out = CLI_OK("print", event, "deal", "--group", "1.5")->out;
	cli_has(out, "Round 4 of 5, score group 1½ dealt step by step");
	cli_has(out,
		"   score 2                            18 6 Findley goes down from 2: first\n"
		"                    1 Adams              below the mid-line, not down last\n"
		"   2 Brown                               round. He is of the larger colour\n"
		"   4 Drew                                group, Black: 4 to 3; he went down\n"
		"   - - mid-line - - - - - - - - - -      in round 2, but only the last round\n"
		"   7 Green                               counts. (20)\n");
	cli_has(out, "   score 1½\n                    6 Findley ↓\n");
	cli_has(out, "\n 5 8 Hood           6 Findley ");
	ck_assert_ptr_null(strstr(out, "Level ½"));
	CLI_OK("print", event, "deal", "--group", "3", "-o", "deal.csv");
	cli_has(cli_read("deal.csv"), "2,\"Level 3 has 1 card, a White seeker.\",9");
	CLI_OK("print", event, "deal", "-o", "deal.html");
	cli_has(cli_read("deal.html"), "8 Hood comes up from 1½ to 2 and meets 6 Findley: first");
	CLI_OK("publish", event);
	cli_has(CLI_OK("print", event, "deal", "--round", "4", "--group", "2½")->out,
		"3 Cairns comes up from 2½ to 3");
	cli_says(2, cli_run("print", event, "boards", "--group", "1", NULL),
		"--group goes with deal.");
	cli_says(3, cli_run("print", event, "deal", "--group", "7", NULL),
		"Nobody of this round has 7");
}
END_TEST

START_TEST(json_has_every_move)
{
	const char *event = guide_event("json.drawboard", 3);
	const char *out;

	CLI_OK("pair", event);
	out = CLI_OK("deal", event, "--json")->out;
	ck_assert(json_is_valid(out));
	cli_has(out, "\"kind\": \"float\"");
	cli_has(out, "\"where\": \"seated\"");
	cli_has(out, "\"half\": \"above\"");
}
END_TEST

START_TEST(without_a_draw_nothing_is_dealt)
{
	const char *event = guide_event("none.drawboard", 3);

	cli_says(1, cli_run("deal", event, NULL), "");
	cli_says(1, cli_run("deal", event, "--round", "5", NULL), "");
	CLI_OK("deal", event, "--round", "3");
}
END_TEST

static const char seven[] = "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\nG,1400\n";

/* An all-play-all: a step a board, from the table. */
START_TEST(a_table_is_dealt_board_by_board)
{
	cli_write("l.csv", seven);
	CLI_OK("new", "b.drw", "--system", "berger", "--name", "All");
	CLI_OK("import", "b.drw", "l.csv");
	CLI_OK("pair", "b.drw");
	ck_assert_str_eq(CLI_OK("deal", "b.drw")->out,
		"  1  7 cards lie in the order of their numbers in the table.\n"
		"  2  Round 1 of the table: 2 v 7. 2 B has White against 7 G. (table)\n"
		"  3  Round 1 of the table: 3 v 6. 3 C has White against 6 F. (table)\n"
		"  4  Round 1 of the table: 4 v 5. 4 D has White against 5 E. (table)\n"
		"  5  Round 1 of the table: 1 is free. 1 A takes no board. (free)\n");
	cli_says(1, cli_run("deal", "b.drw", "--group", "0", NULL), "Scores part nobody here");
	ck_assert_ptr_null(strstr(CLI_OK("print", "b.drw", "deal")->out, "score"));
}
END_TEST

/* The Dutch system finds the floater by pairing the bracket, US Chess chooses him first. */
START_TEST(the_floater_is_dealt_as_his_rule_book_finds_him)
{
	static const struct {
		const char *system, *board, *leaves;
		bool first;
	} books[] = {
		{"dutch", "1 A meets 2 B: the other", "3 C goes down from 1", false},
		{"uscf", "1 A and 2 B are the natural pairing",
			"3 C is the odd player of score group 1", true},
	};

	cli_write("l.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n");
	for (size_t i = 0; i < sizeof(books) / sizeof(books[0]); i++) {
		const char *out, *board, *leaves;

		CLI_OK("new", "f.drw", "--system", books[i].system, "--rounds", "3", "--lot",
			"white");
		CLI_OK("import", "f.drw", "l.csv");
		CLI_OK("pair", "f.drw");
		CLI_OK("publish", "f.drw");
		for (int k = 1; k <= 3; k++) {
			const char *const number[] = {"1", "2", "3"};

			CLI_OK("result", "f.drw", number[k - 1], k == 2 ? "0" : "1");
		}
		CLI_OK("pair", "f.drw");
		out = CLI_OK("deal", "f.drw")->out;
		board = strstr(out, books[i].board);
		leaves = strstr(out, books[i].leaves);
		ck_assert_msg(board && leaves && (leaves < board) == books[i].first, "%s", out);
		remove("f.drw");
	}
}
END_TEST

/* After a repair: what stands has the reasons that it had, what was mended what is on record. */
START_TEST(a_repaired_round_is_dealt_as_it_stands)
{
	const char *event = guide_event("repair.drawboard", 4);
	char code[16] = "";
	const char *out;

	CLI_OK("pair", event);
	CLI_OK("publish", event);
	out = strstr(CLI_OK("repair", event, "--absent", "19")->out, "List ");
	ck_assert_ptr_nonnull(out);
	snprintf(code, sizeof(code), "%.8s", out + strlen("List "));
	CLI_OK("repair", event, "--absent", "19", "--take", "2", "--list", code, "--reason",
		"Swan is ill");
	out = CLI_OK("deal", event, "--round", "5")->out;
	cli_has(out,
		"2 Brown and 5 Edwards stay together, as before. 5 Edwards goes down from 4 to 2½ and meets 2 Brown");
	cli_has(out,
		"Seated after the draw was published: Round 5 repaired, boards 9, 10: Swan is ill. 11 King has White against 13 Mitchell.");
	cli_has(out, "Swan is ill. 16 Perkin has the bye.");
	ck_assert_ptr_null(strstr(out, "fixed by hand"));
	cli_has(out, "9 boards are looked at again: no two have met before. (1)");
}
END_TEST

/* A board by hand comes first, with what is on record for it. */
/* Who has left the event has a card still, which takes no board. */
START_TEST(who_has_left_is_put_aside)
{
	const char *event = guide_event("left.drawboard", 3);

	CLI_OK("players", event, "withdraw", "5", "--from", "4");
	CLI_OK("pair", event);
	cli_has(CLI_OK("deal", event)->out,
		"\n  2  5 Edwards is withdrawn from round 4 on: put aside.\n");
}
END_TEST

START_TEST(what_a_hand_made_comes_first)
{
	const char *event = guide_event("hand.drawboard", 3);
	const char *out;

	CLI_OK("pair", event);
	CLI_OK("move", event, "swap", "1", "2");
	CLI_OK("publish", event, "--reason", "Both had asked for it");
	out = CLI_OK("deal", event, "--round", "4")->out;
	cli_has(out, "  2  The arbiter seated 1 Adams and 12 Low: by the rules ");
	cli_has(out, "Both had asked for it");
	ck_assert(strstr(out, "Both had asked for it") < strstr(out, "Level 3 has"));
}
END_TEST

/* With cards in the tray no level is as any rule would have it: the boards that stand are dealt. */
START_TEST(cards_in_the_tray_are_named)
{
	const char *event = guide_event("tray.drawboard", 3);
	const char *out;

	CLI_OK("players", event, "bye", "19", "4:half");
	CLI_OK("pair", event);
	cli_has(CLI_OK("deal", event)->out,
		"19 Swan has a half-point bye booked for this round: put aside.");
	CLI_OK("undo", event);
	CLI_OK("undo", event);
	CLI_OK("pair", event);
	CLI_OK("move", event, "tray", "8");
	out = CLI_OK("deal", event)->out;
	cli_has(out,
		"  2  6 Findley and 8 Hood are still in the tray: the draw is not finished. "
		"Cards are in the tray: the rest is told of the rules' draw, which seats them.\n");
	cli_has(out,
		"14 Newel meets 20 Tudor: the other one of their score floats. 14 Newel has White and 20 "
		"Tudor Black, as each is due. (12, 15)");
	cli_has(out,
		"9 Innes, first of the top half, meets 19 Swan, third of the bottom half; he would meet "
		"13 Mitchell by place, but then ");
	cli_has(out, "All on a board who are due a colour have it but ");
	ck_assert_ptr_null(strstr(out, "to seat"));
	ck_assert_ptr_null(strstr(out, "Level"));
}
END_TEST

/* Schools: where two seek one colour, those of the other are named whom they cannot meet. */
START_TEST(who_seeks_a_colour_in_vain_is_told_why)
{
	static const char list[] =
		"name,grade,club\nAsh,2000,PA\nBee,1900,PA\nCob,1800,BD\nDew,1700,LE\n";

	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "3", "--lot", "white");
	cli_write("list.csv", list);
	CLI_OK("import", "s.drw", "list.csv");
	cli_publish("s.drw");
	CLI_OK("result", "s.drw", "1", "=");
	CLI_OK("result", "s.drw", "2", "=");
	CLI_OK("pair", "s.drw");
	cli_has(CLI_OK("deal", "s.drw")->out,
		"Of the Black seekers of level ½: 2 Bee is of one school with 1 Ash; 2 Bee has met 4 Dew;");
	cli_has(CLI_OK("why", "s.drw", "1")->out, "1 Ash is of one school with 2 Bee;");
	remove("s.drw");
}
END_TEST

/*
 * A draw without the repeat that a hand has made is better, whatever board is asked about: no
 * reason.
 */
START_TEST(a_repeat_by_hand_is_no_reason_for_other_boards)
{
	const char *event = guide_event("repeat.drawboard", 3), *out;

	CLI_OK("pair", event);
	CLI_OK("move", event, "swap", "3", "18");
	out = CLI_OK("deal", event)->out;
	cli_has(out, "The arbiter seated 5 Edwards and 18 Reilly: ");
	cli_has(out,
		"10 Jones, second of the top half, meets 13 Mitchell, the first of the bottom half not paired yet. ");
	ck_assert_ptr_null(strstr(out, "better by"));
}
END_TEST

/* The report that the README deals from is the guide's tournament after four rounds. */
START_TEST(the_sample_is_the_guide_s_tournament)
{
	const char *event = guide_event("sample.drawboard", 4);
	static char exported[CLI_OUT_SIZE];

	strcpy(exported, CLI_OK("export", event)->out);
	if (getenv("UPDATE")) {
		FILE *file = fopen(DATA_DIR "/sample/guide.trf", "wb");

		ck_assert_ptr_nonnull(file);
		fputs(exported, file);
		ck_assert_int_eq(fclose(file), 0);
	}
	ck_assert_str_eq(whole_file(DATA_DIR "/sample/guide.trf", NULL), exported);
	cli_has(CLI_OK("deal", DATA_DIR "/sample/guide.trf", "--group", "4")->out,
		" 25  5 Edwards goes down from 4: the only one of his score, although he went down last round. (20)\n"
		" 28  2 Brown comes up from 2½ to 4");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("deal");

	tcase_add_test(tcase, the_sample_is_the_guide_s_tournament);
	tcase_add_test(tcase, a_repeat_by_hand_is_no_reason_for_other_boards);
	tcase_add_test(tcase, a_score_group_is_dealt);
	tcase_add_test(tcase, it_is_printed_with_small_boards);
	tcase_add_test(tcase, json_has_every_move);
	tcase_add_test(tcase, without_a_draw_nothing_is_dealt);
	tcase_add_test(tcase, a_table_is_dealt_board_by_board);
	tcase_add_test(tcase, the_floater_is_dealt_as_his_rule_book_finds_him);
	tcase_add_test(tcase, a_repaired_round_is_dealt_as_it_stands);
	tcase_add_test(tcase, who_has_left_is_put_aside);
	tcase_add_test(tcase, what_a_hand_made_comes_first);
	tcase_add_test(tcase, cards_in_the_tray_are_named);
	tcase_add_test(tcase, who_seeks_a_colour_in_vain_is_told_why);
	return cli_run_suite("cli_deal", tcase);
}
