/* Results that were wrong, found when later rounds are published, by commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void put_results(const char *round, const char *const results[4])
{
	static const char *const boards[] = {"1", "2", "3", "4"};

	for (int i = 0; i < 4; i++)
		CLI_OK("result", "e.drw", boards[i], results[i], "--round", round);
}

/* Round 1: 1-5 6-2 3-7 8-4, published. */
static void first_round(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "4", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n\"Hood, H\",1930\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
}

/* White has won everywhere in round 1; round 2 is published. */
static void second_round(void)
{
	static const char *const white[] = {"1", "1", "1", "1"};

	first_round();
	put_results("1", white);
	cli_publish("e.drw");
}

START_TEST(a_report_tells_with_what_later_rounds_were_drawn)
{
	static const char *const draws[] = {"=", "=", "=", "="};
	const struct cli_result *out;

	second_round();
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--stand");
	put_results("2", draws);
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "=", "--round", "2", "--stand");
	CLI_OK("result", "e.drw", "1", "0", "--round", "2", "--stand");
	out = CLI_OK("export", "e.drw", "-o", "out.trf");
	cli_has(out->err,
		"drawboard: e.drw: Rounds 2 and 3 were drawn before an earlier result was corrected, which comments of ours tell: other programs may find them different.\n");
	cli_has(cli_read("out.trf"),
		"### drawboard: drawn round=1 board=2 result=1 white=6 black=2 through=2\r\n");
	cli_has(cli_read("out.trf"), "### drawboard: drawn round=2 board=1 result== white=");
	cli_has(CLI_OK("check", "out.trf")->out, "no discrepancy");
	CLI_OK("import", "back.drw", "out.trf");
	CLI_OK("check", "back.drw", "--round", "2");
	CLI_OK("check", "back.drw", "--round", "3");
	cli_has(CLI_OK("export", "back.drw")->out,
		"### drawboard: drawn round=1 board=2 result=1 white=6 black=2 through=2\r\n");
	CLI_OK("result", "back.drw", "2", "1", "--round", "1", "--stand");
	/* as round 2 saw it, but not round 3 */
	cli_has(CLI_OK("export", "back.drw")->out,
		"### drawboard: drawn round=1 board=2 result=0 white=6 black=2 from=3\r\n");
}
END_TEST

START_TEST(later_draws_that_would_be_others_are_listed_and_an_answer_asked_for)
{
	const struct cli_result *asked;

	second_round();
	CLI_CODE(2, "result", "e.drw", "2", "0", "--stand", "--rating-only");
	CLI_CODE(2, "result", "e.drw", "2", "0", "--reason", "x");
	asked = CLI_CODE(1, "result", "e.drw", "2", "0", "--round", "1", "--overwrite");
	cli_has(asked->out,
		"Round 2 would be drawn otherwise (published, then by the rules now):\n"
		"   board 1: 6 Ford v 1 Adams -> 3 Cole v 1 Adams\n");
	cli_has(asked->out, "   --rating-only  pairing and standings keep 1-0, ");
	cli_has(asked->err,
		"Board 2 of round 1 has 1-0: later draws were made with it. Nothing was done; say which answer is meant.");
	asked = CLI_CODE(1, "result", "e.drw", "2", "0", "--round", "1", "--json");
	cli_has(asked->out, "{\"board\": 1, \"was\": [6, 1], \"would_be\": [3, 1]}");
	cli_has(CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--stand")->out,
		"Round 2 was drawn with the old result; the draw stands.");
	cli_has(CLI_OK("journal", "e.drw")->out,
		"Round 1, board 2: 0-1, not 1-0, 6 Ford v 2 Brown; what was drawn stands");
	/* back again: all was drawn with it */
	CLI_OK("result", "e.drw", "2", "1", "--round", "1", "--overwrite");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw")->out, "drawboard: drawn"));
}
END_TEST

/* A draw that the hand has changed is listed as it hangs on the wall, not as the rules had it. */
START_TEST(a_draw_by_hand_is_listed_as_it_is_published)
{
	static const char *const white[] = {"1", "1", "1", "1"};

	first_round();
	put_results("1", white);
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "turn", "1");
	CLI_OK("publish", "e.drw", "--reason", "asked for");
	cli_has(CLI_CODE(1, "result", "e.drw", "2", "0", "--round", "1", "--overwrite")->out,
		"   board 1: 1 Adams v 6 Ford -> 3 Cole v 1 Adams\n");
}
END_TEST

/* A draw that no result makes another one is not the published one for that: 5 is due White. */
START_TEST(a_published_draw_is_not_said_to_be_that_of_the_rules)
{
	cli_write("in.trf",
		"012 Guard\n"
		"062 5\n"
		"092 Individual: Swiss-System FIDE Dutch\n"
		"XXR 5\n"
		"001    1      Alpha, A                          2100                             4.0    1     2 w 1     3 w 1     2 w 1     4 b 1\n"
		"001    2      Beta, B                           2000                             1.0    3     1 b 0     4 w 1     1 b 0     5 w 0\n"
		"001    3      Gamma, C                          1900                             2.5    3     4 w 1     1 b 0     5 w 1  0000 - U\n"
		"001    4      Delta, D                          1800                             0.0    5     3 b 0     2 b 0  0000 - U     1 w 0\n"
		"001    5      Eps, E                            1700                             2.0    2  0000 - U  0000 - U     3 b 0     2 b 1\n");
	CLI_OK("import", "e.drw", "in.trf");
	cli_has(CLI_CODE(1, "result", "e.drw", "2", "0", "--round", "1", "--overwrite")->out,
		"\nRound 4 would be drawn as before; the published draw is another one either way.\n");
	cli_has(CLI_CODE(1, "result", "e.drw", "2", "0", "--round", "1", "--json")->out,
		"\"round\": 4, \"no_draw\": false, \"published_differs\": true, \"boards\": []");
}
END_TEST

START_TEST(a_repair_goes_on_with_its_list)
{
	const struct cli_result *list;
	char code[16];

	second_round();
	list = CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--repair");
	cli_has(list->out, "1: 2 boards change.\n");
	cli_has(list->out, "Take one by: drawboard repair e.drw --was 1 2 0 --take N --list ");
	snprintf(code, sizeof(code), "%.8s", strstr(list->out, "--list ") + 7);
	CLI_OK("backup", "e.drw", "two words.drw");
	cli_has(CLI_OK("result", "two words.drw", "2", "0", "--round", "1", "--repair")->out,
		"Take one by: drawboard repair 'two words.drw' --was 1 2 0 --take N --list ");
	CLI_OK("repair", "e.drw", "--was", "1", "2", "0", "--take", "1", "--list", code, "--reason",
		"wrong slip");
	CLI_CODE(3, "result", "e.drw", "9", "0", "--round", "1", "--repair");
}
END_TEST

START_TEST(the_rating_office_alone_gets_the_right_result)
{
	static const char lines[] =
		"### drawboard: rated round=1 board=2 result=0 white=6 black=2\r\n";
	static char text[CLI_OUT_SIZE];

	second_round();
	ck_assert_str_eq(CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--rating-only")->out,
		"Round 1, board 2: 1-0 counts, the rating office gets 0-1.\n");
	/* every list with that game says so; one for programs has the result that counts */
	cli_has(CLI_OK("print", "e.drw", "boards", "--round", "1")->out, " 1-0† ");
	cli_has(CLI_OK("print", "e.drw", "boards", "--round", "1")->out,
		"\n\n† Round 1, board 2: 1-0 counts here, the rating office has 0-1\n");
	cli_has(CLI_OK("print", "e.drw", "crosstable")->out, " b6-† ");
	cli_has(CLI_OK("print", "e.drw", "wallchart")->out, " W 2w† ");
	cli_has(CLI_OK("print", "e.drw", "square")->out, " 1† ");
	cli_has(CLI_OK("print", "e.drw", "sheets", "--player", "2")->out, " 0† ");
	CLI_OK("print", "e.drw", "crosstable", "-o", "c.csv");
	ck_assert_ptr_null(strstr(cli_read("c.csv"), "†"));
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "boards", "--round", "2")->out, "†"));
	cli_has(CLI_OK("export", "e.drw", "-o", "out.trf")->err, "");
	cli_has(cli_read("out.trf"), lines);
	cli_has(CLI_OK("check", "out.trf")->out, "no discrepancy");
	CLI_OK("import", "back.drw", "out.trf");
	cli_has(CLI_OK("export", "back.drw")->out, lines);
	cli_has(CLI_OK("result", "back.drw", "2", "1", "--round", "1", "--rating-only", "--json")
			->out,
		"\"rated\": \"1-0\"");
	ck_assert_ptr_null(strstr(CLI_OK("export", "back.drw")->out, lines));
	/* the rest of a longer line is no comment, whatever it looks like */
	snprintf(text, sizeof(text), "%s### %0251d%s", cli_read("out.trf"), 0,
		"### drawboard: rated round=1 board=9 result=0 white=6 black=2\r\n");
	cli_write("long.trf", text);
	CLI_OK("import", "long.drw", "long.trf");
	cli_has(CLI_OK("export", "long.drw")->out, lines);
	/* put right for good, it is one result again */
	CLI_OK("result", "e.drw", "2", "=", "--round", "1", "--stand");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw")->out, "drawboard: rated"));
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("export", "e.drw")->out, lines);
	CLI_OK("verify", "e.drw");
	cli_says(1, cli_run("result", "e.drw", "1", "=", "--rating-only", NULL),
		"has no result yet");
}
END_TEST

/* An open game has no result that could be rated, and nothing else is known of it. */
START_TEST(an_open_game_is_no_right_result)
{
	static const char *const answers[] = {"--rating-only", "--repair", "--take-back"};
	const struct cli_result *asked;
	char text[80];

	second_round();
	for (int i = 0; i < 3; i++) {
		snprintf(text, sizeof(text),
			"%s is for a result, and a game that is open has none.", answers[i]);
		cli_has(CLI_CODE(2, "result", "e.drw", "2", i ? "?" : "*", "--round", "1",
				answers[i])
				->err,
			text);
	}
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw")->out, "drawboard: rated"));
	asked = CLI_CODE(1, "result", "e.drw", "2", "?", "--round", "1");
	cli_has(asked->out, "   --stand  ");
	ck_assert_ptr_null(strstr(asked->out, "--rating-only"));
	ck_assert_ptr_null(strstr(asked->out, "--take-back"));
	CLI_OK("result", "e.drw", "2", "?", "--round", "1", "--stand");
	cli_has(CLI_OK("export", "e.drw")->out, "### drawboard: open round=1 board=2 as== ");
}
END_TEST

/* What is said on a card, in a line of its own below what is known of the player. */
static const char *card_of(const char *event, const char *who)
{
	return CLI_OK("players", event, "edit", who)->out;
}

START_TEST(the_answer_stands_on_the_cards)
{
	static const char *const draws[] = {"=", "=", "=", "="};
	static const char stands[] =
		"     Round 1: 6 Ford v 2 Brown was 1-0 when round 2 was drawn, and is 0-1 now: the draw stands.\n";
	const char *cards;

	second_round();
	ck_assert_ptr_null(strstr(card_of("e.drw", "6"), "drawn"));
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--stand");
	cli_has(card_of("e.drw", "6"), stands);
	cli_has(card_of("e.drw", "2"), stands);
	ck_assert_ptr_null(strstr(card_of("e.drw", "1"), "drawn"));
	cli_has(cli_type("e.drw", "players edit 6"), stands + 5);
	cli_has(cli_type("e.drw", "card ford"), stands + 5);
	cli_has(CLI_OK("players", "e.drw", "edit", "2", "--json")->out,
		"\"results\": \"Round 1: 6 Ford v 2 Brown was 1-0 when");
	/* the mark at the round, and what it means below */
	cards = CLI_OK("print", "e.drw", "cards", "-o", "-")->out;
	cli_has(cards, "│Result  │ 1†│");
	cli_has(cards, "│Result  │ 0†│");
	cli_has(cards, "† Round 1: 6 Ford v 2 Brown was 1-0");
	cli_has(cards, "when round 2 was drawn, and is 0-1");
	cli_has(cards, "now: the draw stands.");
	put_results("2", draws);
	cli_publish("e.drw");
	/* as round 2 saw it, but not round 3 */
	CLI_OK("result", "e.drw", "2", "1", "--round", "1", "--stand");
	cli_has(card_of("e.drw", "6"),
		" was 0-1 when round 3 was drawn, and is 1-0 now: the draw stands.");
	CLI_OK("undo", "e.drw");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	CLI_OK("import", "back.drw", "out.trf");
	cli_has(card_of("back.drw", "6"), stands);
	CLI_OK("result", "back.drw", "2", "=", "--round", "1", "--stand");
	cli_has(card_of("back.drw", "6"),
		" was 1-0 when round 2 was drawn, and is ½-½ now: the draw stands. Round 1: 6 Ford v 2 Brown was 0-1 when round 3 was drawn, and is ½-½ now: the draw stands.\n");
}
END_TEST

START_TEST(each_answer_has_a_sentence_of_its_own_on_the_cards)
{
	char code[16];

	second_round();
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--rating-only");
	cli_has(card_of("e.drw", "6"),
		"     Round 1: 6 Ford v 2 Brown counts 1-0, and is rated 0-1.\n");
	cli_has(CLI_OK("print", "e.drw", "cards", "-o", "-")->out, "│Result  │ 1†│");
	CLI_OK("undo", "e.drw");
	snprintf(code, sizeof(code), "%.8s",
		strstr(CLI_OK("repair", "e.drw", "--was", "1", "2", "0")->out, "List ") + 5);
	CLI_OK("repair", "e.drw", "--was", "1", "2", "0", "--take", "1", "--list", code, "--reason",
		"misread");
	cli_has(card_of("e.drw", "2"),
		" was 1-0 when round 2 was drawn, and is 0-1 now: the draw was repaired.\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--take-back", "--reason", "misread");
	cli_has(card_of("e.drw", "2"),
		"Round 1: 6 Ford v 2 Brown was 1-0, and is 0-1 now: round 2, drawn with the wrong result, was taken back.\n");
	/* drawn anew, it is still so; with the result as it was first nothing is left to say */
	cli_publish("e.drw");
	cli_has(card_of("e.drw", "2"), "was taken back.\n");
	CLI_OK("result", "e.drw", "2", "1", "--round", "1", "--stand");
	cli_has(card_of("e.drw", "2"),
		"Round 1: 6 Ford v 2 Brown was 0-1 when round 2 was drawn, and is 1-0 now: the draw stands.\n");
	ck_assert_ptr_null(strstr(card_of("e.drw", "2"), "taken back"));
}
END_TEST

START_TEST(later_draws_are_taken_back_for_a_reason)
{
	second_round();
	cli_says(1, cli_run("result", "e.drw", "2", "0", "--round", "1", "--take-back", NULL),
		"Say why round 2 is taken back");
	CLI_OK("result", "e.drw", "1", "=", "--round", "2");
	cli_says(1,
		cli_run("result", "e.drw", "2", "0", "--round", "1", "--take-back", "--reason",
			"signed wrong", NULL),
		"All the same: --force.");
	cli_has(CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--take-back", "--reason",
			"signed wrong", "--force")
			->out,
		"Round 1, board 2: 0-1. Round 2 is no longer published.\n");
	CLI_OK("verify", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_CODE(1, "result", "e.drw", "2", "0", "--round", "1");
	cli_has(CLI_OK("journal", "e.drw", "--round", "1")->out,
		"Round 2 taken back with 1 result (round 1, board 2: 0-1): signed wrong");
	cli_says(1, cli_run("result", "e.drw", "2", "0", "--take-back", "--reason", "x", NULL),
		"No round behind round 2 is published");
	ck_assert(json_is_valid(CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--take-back",
		"--reason", "signed wrong", "--force", "--json")
					->out));
}
END_TEST

/* Several rounds at once: all that goes is said before and after. */
START_TEST(all_later_draws_are_taken_back_at_once)
{
	static const char *const draws[] = {"=", "=", "=", "="};

	second_round();
	put_results("2", draws);
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1", "--round", "3");
	cli_says(1,
		cli_run("result", "e.drw", "2", "0", "--round", "1", "--take-back", "--reason",
			"signed wrong", NULL),
		"5 games of rounds 2-3 have results, which would go with the draws. All the same: --force.");
	cli_has(CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--take-back", "--reason",
			"signed wrong", "--force")
			->out,
		"Round 1, board 2: 0-1. Rounds 2-3 are no longer published.\n");
	cli_has(CLI_OK("journal", "e.drw")->out,
		"  Rounds 2-3 taken back with 5 results (round 1, board 2: 0-1): signed wrong\n");
	cli_has(CLI_OK("undo", "e.drw")->out, "; 6 boards have another result.\n");
	cli_has(CLI_OK("redo", "e.drw")->out, "; 6 boards have another result.\n");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* One result that goes with its draw is none once that is done again. */
START_TEST(a_draw_taken_back_again_says_that_a_result_is_gone)
{
	second_round();
	CLI_OK("result", "e.drw", "1", "=", "--round", "2");
	CLI_OK("unpublish", "e.drw", "--force", "--reason", "x");
	cli_has(CLI_OK("undo", "e.drw")->out, "; board 1 has ½-½.\n");
	cli_has(CLI_OK("redo", "e.drw")->out, "; board 1 has no result.\n");
}
END_TEST

/* Made, not published: drawn again. */
START_TEST(a_draft_is_drawn_again)
{
	second_round();
	CLI_OK("unpublish", "e.drw", "--reason", "x");
	cli_has(CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--overwrite")->out,
		"the round is complete.\nRound 2 is proposed again with it: 4 boards differ.\n");
	CLI_OK("check", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("check", "e.drw");
	CLI_OK("publish", "e.drw");
}
END_TEST

/* Round 1 of which board 2 is not over. */
static void one_is_open(void)
{
	first_round();
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("result", "e.drw", "4", "1");
	ck_assert_str_eq(CLI_OK("result", "e.drw", "2", "?", "--round", "1")->out,
		"Round 1, board 2: 6 Ford, F ½-½ ? 2 Brown, B, open; the round is complete, 1 open.\n"
		"Next: drawboard pair e.drw\n");
}

/* The code of the list of repairs of round 1. */
static const char *repair_code(const char *what, const char *board)
{
	static char code[16];
	const char *at =
		strstr(CLI_OK("repair", "e.drw", "--round", "1", what, board)->out, "\nList ");

	ck_assert_ptr_nonnull(at);
	snprintf(code, sizeof(code), "%.8s", at + 6);
	return code;
}

START_TEST(an_open_game_counts_meanwhile)
{
	one_is_open();
	cli_has(CLI_OK("result", "e.drw", "2", "*", "--round", "1")->out, ", open already;");
	cli_has(CLI_OK("result", "e.drw", "2", "?", "--round", "1", "--open", "win", "--json")->out,
		"\"result\": \"1-0\",\n  \"open\": true");
	CLI_OK("undo", "e.drw");
	CLI_CODE(2, "result", "e.drw", "2", "?", "--open", "lost");
	CLI_CODE(2, "result", "e.drw", "2", "1", "--open", "win");
	cli_has(CLI_OK("print", "e.drw", "boards", "--round", "1")->out, "½-½ ?");
	cli_has(CLI_OK("print", "e.drw", "crosstable")->out, "w2?    ½");
	cli_has(CLI_OK("standings", "e.drw")->out,
		"\n? Round 1: 6 Ford, F v 2 Brown, B is open and counts ½-½\n");
	/* another result that is in is asked about */
	cli_has(CLI_CODE(1, "result", "e.drw", "1", "?", "--round", "1")->err, "has 1-0 already");
	CLI_OK("verify", "e.drw");
	/* taken away it has none at all */
	cli_has(CLI_OK("result", "e.drw", "2", "x", "--round", "1")->out, "1 to come");
	CLI_CODE(1, "pair", "e.drw");
}
END_TEST

START_TEST(every_list_marks_an_open_game)
{
	const struct cli_result *out;

	one_is_open();
	cli_has(CLI_OK("print", "e.drw", "wallchart")->out, "  ? 2w    ½\n");
	cli_has(CLI_OK("print", "e.drw", "square")->out, "  ?");
	out = CLI_OK("print", "e.drw", "sheets", "--player", "6");
	cli_has(out->out, "?");
	ck_assert_ptr_null(strstr(out->out, "performance"));
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "upsets")->out, "Ford"));
	cli_has(CLI_OK("standings", "e.drw")->out, "½  ?");
	cli_has(CLI_OK("standings", "e.drw", "--csv")->out, "\"Brown, B\",1990,,0.5,?,");
	CLI_OK("print", "e.drw", "standings", "-o", "s.html");
	cli_has(cli_read("s.html"),
		"6 Ford, F v 2 Brown, B is open and counts ½-½</bdi></td></tr>");
	CLI_OK("print", "e.drw", "standings", "-o", "s.pdf");
	cli_has(CLI_OK("print", "e.drw", "standings", "--by", "club")->out, "is open and counts");
}
END_TEST

START_TEST(how_an_open_game_can_end_is_forecast)
{
	one_is_open();
	cli_has(CLI_OK("forecast", "e.drw")->out, "\n   2  6 Ford v 2 Brown: 4, 4, 4 of 4\n");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("forecast", "e.drw")->out, "Round 2: ");
	CLI_OK("result", "e.drw", "2", "1", "--round", "1");
	cli_has(CLI_CODE(1, "forecast", "e.drw")->err, "Round 2 is not published");
}
END_TEST

/* One of an earlier round ends before the next draw, too, as those of the last do. */
START_TEST(an_open_game_of_an_earlier_round_is_forecast)
{
	const char *told;

	one_is_open();
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("result", "e.drw", "3", "1");
	told = CLI_OK("forecast", "e.drw")->out;
	cli_has(told, "\n   2  6 Ford v 2 Brown, round 1: ");
	cli_has(told, "\n   4  ");
	cli_has(CLI_OK("forecast", "e.drw", "--json")->out, "\"round\": 1,");
	CLI_OK("result", "e.drw", "4", "1");
	cli_has(CLI_OK("forecast", "e.drw")->out, "\n   2  6 Ford v 2 Brown, round 1: ");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("forecast", "e.drw")->out, "Round 3: ");
	CLI_OK("result", "e.drw", "2", "1", "--round", "1", "--stand");
	CLI_CODE(1, "forecast", "e.drw");
}
END_TEST

/* A game that turns out to be open changes the scores that a draft was made from, as any other. */
START_TEST(a_draft_is_drawn_again_when_a_game_is_open_after_all)
{
	first_round();
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw", (char[]){(char)('0' + board), '\0'}, "1");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("result", "e.drw", "2", "?", "--round", "1", "--overwrite")->out,
		"Round 2 is proposed again with it: ");
	/* one action, and it is the draw of the scores as they are: nothing is asked */
	cli_has(CLI_OK("undo", "e.drw")->out, "Undone: Round 1, board 2: open, counts ½-½");
	CLI_OK("publish", "e.drw");
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
}
END_TEST

/* Nothing of the past changes under a draft that nobody is told to propose again. */
START_TEST(a_draft_from_another_past_is_not_published_unasked)
{
	first_round();
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw", (char[]){(char)('0' + board), '\0'},
			board == 3 ? "=" : "1");
	CLI_OK("pair", "e.drw");
	/* the score is the same, the colours are not */
	CLI_OK("repair", "e.drw", "--round", "1", "--colours", "3", "--take", "1", "--list",
		repair_code("--colours", "3"), "--reason", "they sat so");
	cli_has(CLI_CODE(1, "publish", "e.drw")->err,
		"The scores changed since this draw was proposed");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
}
END_TEST

START_TEST(a_repair_calls_an_open_game_so)
{
	one_is_open();
	cli_publish("e.drw");
	cli_has(CLI_OK("repair", "e.drw", "--was", "1", "2", "1")->out,
		"Round 1, board 2: 6 Ford v 2 Brown 1-0, not ½-½ ?.");
}
END_TEST

/* What the two of a board share is told once. */
START_TEST(an_open_game_of_both_is_told_once)
{
	const char *text;

	one_is_open();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "3", "6");
	text = strstr(CLI_OK("why", "e.drw", "3")->out, " is open and counts ");
	ck_assert_ptr_nonnull(text);
	ck_assert_ptr_null(strstr(text + 1, " is open and counts "));
}
END_TEST

START_TEST(what_was_drawn_with_the_guess_is_told)
{
	one_is_open();
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("result", "e.drw", "2", "0", "--round", "1")->out,
		"Round 2 is proposed again with it: 2 boards differ.\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("publish", "e.drw");
	cli_has(CLI_OK("why", "e.drw", "--round", "2", "2")->out,
		"Round 1: 6 Ford v 2 Brown is open and counts ½-½.\n");
	/* it was not wrong: nothing is asked */
	cli_has(CLI_OK("result", "e.drw", "2", "0", "--round", "1")->out,
		"Round 2 was drawn with what it counted as while it was open; the draw stands. By the result boards 1 and 2 of round 2 would be others.\n");
	cli_has(CLI_OK("why", "e.drw", "--round", "2", "2")->out,
		"Round 1: 6 Ford v 2 Brown was open and counted ½-½ when this draw was made, and is 0-1 now.\n");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	cli_has(cli_read("out.trf"),
		"### drawboard: drawn round=1 board=2 result== white=6 black=2\r\n");
	cli_has(CLI_OK("check", "out.trf")->out, "no discrepancy");
}
END_TEST

START_TEST(a_report_has_nothing_for_an_open_game)
{
	static char first[CLI_OUT_SIZE];

	one_is_open();
	cli_publish("e.drw");
	strcpy(first, CLI_OK("export", "e.drw", "--trf16")->out);
	cli_has(first, "### drawboard: open round=1 board=2 as== white=6 black=2\r\n");
	cli_has(first, " 0.5    4     6 b       3 w  \r\n");
	cli_write("out.trf", first);
	cli_has(CLI_OK("check", "out.trf")->out, "no discrepancy");
	CLI_OK("import", "back.drw", "out.trf");
	ck_assert_str_eq(CLI_OK("export", "back.drw", "--trf16")->out, first);
	cli_has(CLI_OK("print", "back.drw", "boards", "--round", "1")->out, "½-½ ?");
	/* without the comment nobody knows what it counts as */
	*strstr(first, "open round=1") = 'O';
	cli_write("bad.trf", first);
	cli_has(CLI_CODE(3, "check", "bad.trf")->err, "expected the result of a game");
	/* the files of an office wait for it */
	cli_has(CLI_CODE(1, "export", "e.drw", "--ecf", "-o", "e.txt")->err,
		"Round 1: board 2 has no result");
}
END_TEST

START_TEST(what_no_later_round_saw_is_a_comment_only)
{
	second_round();
	CLI_OK("export", "e.drw", "-o", "out.trf");
	for (int i = 0; i < 4; i++) {
		static const char *const lines[] = {"round=1 board=2 result=1",
			"round=2 board=2 result=0 white=1 black=2",
			"round=1 board=2 result=9 white=1",
			"round=1 board=x white=6 black=2 result=1"};
		char text[CLI_OUT_SIZE];

		snprintf(text, sizeof(text), "%s### drawboard: drawn %s\r\n", cli_read("out.trf"),
			lines[i]);
		cli_write("bad.trf", text);
		remove("bad.drw");
		cli_has(CLI_OK("import", "bad.drw", "bad.trf")->err,
			"was not understood and is a comment only");
		cli_has(CLI_OK("check", "bad.trf")->out, "no discrepancy");
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("corrected");

	tcase_add_test(tcase, a_report_tells_with_what_later_rounds_were_drawn);
	tcase_add_test(tcase, later_draws_that_would_be_others_are_listed_and_an_answer_asked_for);
	tcase_add_test(tcase, a_draw_by_hand_is_listed_as_it_is_published);
	tcase_add_test(tcase, a_published_draw_is_not_said_to_be_that_of_the_rules);
	tcase_add_test(tcase, a_repair_goes_on_with_its_list);
	tcase_add_test(tcase, the_rating_office_alone_gets_the_right_result);
	tcase_add_test(tcase, an_open_game_is_no_right_result);
	tcase_add_test(tcase, the_answer_stands_on_the_cards);
	tcase_add_test(tcase, each_answer_has_a_sentence_of_its_own_on_the_cards);
	tcase_add_test(tcase, later_draws_are_taken_back_for_a_reason);
	tcase_add_test(tcase, all_later_draws_are_taken_back_at_once);
	tcase_add_test(tcase, a_draw_taken_back_again_says_that_a_result_is_gone);
	tcase_add_test(tcase, a_draft_is_drawn_again);
	tcase_add_test(tcase, an_open_game_counts_meanwhile);
	tcase_add_test(tcase, every_list_marks_an_open_game);
	tcase_add_test(tcase, how_an_open_game_can_end_is_forecast);
	tcase_add_test(tcase, an_open_game_of_an_earlier_round_is_forecast);
	tcase_add_test(tcase, a_draft_is_drawn_again_when_a_game_is_open_after_all);
	tcase_add_test(tcase, a_draft_from_another_past_is_not_published_unasked);
	tcase_add_test(tcase, a_repair_calls_an_open_game_so);
	tcase_add_test(tcase, an_open_game_of_both_is_told_once);
	tcase_add_test(tcase, what_was_drawn_with_the_guess_is_told);
	tcase_add_test(tcase, a_report_has_nothing_for_an_open_game);
	tcase_add_test(tcase, what_no_later_round_saw_is_a_comment_only);
	return cli_run_suite("cli_corrected", tcase);
}
