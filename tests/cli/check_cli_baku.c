/* Acceleration by the rule of Baku (FIDE C.04.7) in events, by commands. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* A Dutch event of 12 players, so that 6 are in the upper group, and seven rounds. */
static void make(const char *event)
{
	char list[1024] = "name,rating\n";

	for (int i = 1; i <= 12; i++)
		sprintf(list + strlen(list), "\"P%02d, A\",%d\n", i, 2300 - 50 * i);
	cli_write("l.csv", list);
	CLI_OK("new", event, "--system", "dutch", "--rounds", "7", "--lot", "white", "--set",
		"acceleration=baku");
	CLI_OK("import", event, "l.csv");
}

static void play(const char *event)
{
	char board[12];

	cli_publish(event);
	for (int i = 1; i <= 6; i++) {
		snprintf(board, sizeof(board), "%d", i);
		CLI_OK("result", event, board, "=");
	}
}

/* The points that the report lists for the round of this column, one digit a player. */
static const char *listed(const char *event, int players, int round)
{
	static char found[64];
	const char *line = CLI_OK("export", event)->out;

	memset(found, 0, sizeof(found));
	memset(found, '.', (size_t)players);
	while ((line = strstr(line, "\r\n250 "))) {
		int whole, part, first, last, from, to;

		line += 2;
		ck_assert_int_eq(sscanf(line, "250 %d.%d %d %d %d %d", &whole, &part, &first, &last,
					 &from, &to),
			6);
		for (int i = from; first <= round && round <= last && i <= to; i++)
			found[i - 1] = part ? 'h' : (char)('0' + whole);
	}
	return found;
}

static void lists(const char *event, int players, int round, const char *expected)
{
	const char *found = listed(event, players, round);

	ck_assert_msg(
		!strcmp(found, expected), "round %d: %s, expected %s", round, found, expected);
}

START_TEST(an_event_is_accelerated_by_a_setting)
{
	make("e.drw");
	cli_has(CLI_OK("event", "e.drw")->out, "acceleration");
	cli_has(CLI_OK("export", "e.drw")->out, "192 FIDE_DUTCH_BAKU\r\n");
	lists("e.drw", 12, 1, "111111......");
	lists("e.drw", 12, 2, "111111......");
	lists("e.drw", 12, 3, "hhhhhh......");
	lists("e.drw", 12, 4, "hhhhhh......");
	lists("e.drw", 12, 5, "............");
	play("e.drw");
	cli_has(CLI_OK("export", "e.drw")->out, "001    1   ");
	/* 1 to 6 play each other, and 7 to 12 */
	cli_has(CLI_OK("export", "e.drw")->out, "     4 w =");
	cli_has(CLI_CODE(1, "event", "e.drw", "set", "acceleration=none")->err,
		"acceleration holds from the first draw on: it may change until round 1 is published.");
	CLI_OK("new", "n.drw", "--system", "dutch", "--rounds", "7");
	cli_has(CLI_CODE(3, "event", "n.drw", "set", "acceleration=bakku")->err,
		"The setting acceleration takes none or baku.");
}
END_TEST

/* Its last player stays the same, so the group may become odd. */
START_TEST(a_late_entry_above_the_last_of_the_upper_group_is_in_it)
{
	make("e.drw");
	play("e.drw");
	CLI_OK("players", "e.drw", "add", "Late, High", "--grade", "2240");
	CLI_OK("players", "e.drw", "add", "Late, Low", "--grade", "1990");
	lists("e.drw", 14, 1, "1.11111.......");
	lists("e.drw", 14, 2, "1111111.......");
	lists("e.drw", 14, 4, "hhhhhhh.......");
	play("e.drw");
	lists("e.drw", 14, 2, "1111111.......");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	CLI_OK("import", "f.drw", "e.trf");
	lists("f.drw", 14, 2, "1111111.......");
	lists("f.drw", 14, 3, "hhhhhhh.......");
	CLI_OK("check", "e.trf");
	CLI_OK("undo", "e.drw");
	CLI_OK("unpublish", "e.drw", "--force", "--reason", "wrong results");
	lists("e.drw", 14, 2, "1111111.......");
}
END_TEST

/* Seated in a round that was published without him, he has the points of that round as well. */
START_TEST(a_latecomer_has_the_points_of_the_round_that_he_is_seated_in)
{
	char code[16];

	make("e.drw");
	cli_publish("e.drw");
	CLI_OK("players", "e.drw", "add", "Late, High", "--grade", "2240");
	CLI_OK("players", "e.drw", "add", "Late, Low", "--grade", "1990");
	lists("e.drw", 14, 1, "1.11111.......");
	snprintf(code, sizeof(code), "%.8s",
		strstr(CLI_OK("repair", "e.drw", "--late", "High", "--late", "Low")->out, "List ") +
			5);
	CLI_OK("repair", "e.drw", "--late", "High", "--late", "Low", "--take", "1", "--list", code,
		"--reason", "snow");
	for (int round = 1; round <= 2; round++)
		lists("e.drw", 14, round, "1111111.......");
	lists("e.drw", 14, 3, "hhhhhhh.......");
	CLI_OK("undo", "e.drw");
	lists("e.drw", 14, 1, "1.11111.......");
}
END_TEST

/* One who played from outside is in from his first game. */
START_TEST(one_who_joins_has_the_points_of_the_rounds_that_he_played)
{
	make("e.drw");
	CLI_OK("players", "e.drw", "add", "Odd, One", "--grade", "1500");
	play("e.drw");
	CLI_OK("fill", "e.drw", "Guest, High", "--round", "1");
	CLI_OK("result", "e.drw", "7", "1");
	play("e.drw");
	CLI_OK("players", "e.drw", "join", "Guest, High", "--grade", "2240");
	lists("e.drw", 14, 1, "111111111.....");
	lists("e.drw", 14, 2, "111111111.....");
	lists("e.drw", 14, 3, "hhhhhhhhh.....");
}
END_TEST

/* Who has gone is still its last player; a rating put right changes nobody's group. */
START_TEST(the_upper_group_stays_what_it_was)
{
	make("e.drw");
	play("e.drw");
	CLI_OK("players", "e.drw", "withdraw", "6");
	CLI_OK("players", "e.drw", "edit", "2", "grade=1600", "--place-by-grade");
	CLI_OK("players", "e.drw", "add", "Late, A", "--grade", "2020");
	CLI_OK("players", "e.drw", "add", "Late, B", "--grade", "1980");
	/* the late entries are 13 and 14 here, the one above 6 and the other below him */
	lists("e.drw", 14, 2, "111111......1.");
}
END_TEST

/* One who is entered before the first draw is counted. */
START_TEST(the_group_is_made_when_round_1_is_drawn)
{
	make("e.drw");
	CLI_OK("pair", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("players", "e.drw", "add", "More, A", "--grade", "2240");
	lists("e.drw", 13, 1, "11111111.....");
}
END_TEST

/* Points that are those of the rule, in a report that does not name it. */
START_TEST(points_of_the_rule_are_known_for_it)
{
	CLI_OK("generate", "--players", "20", "--rounds", "7", "--played", "1", "--acceleration",
		"baku", "--seed", "3", "-o", "g.trf");
	CLI_OK("import", "e.drw", "g.trf");
	CLI_OK("players", "e.drw", "add", "Late, Bob", "--grade", "2300");
	cli_has(CLI_OK("export", "e.drw")->out, "192 FIDE_DUTCH_BAKU\r\n");
	lists("e.drw", 21, 1, "1.111111111..........");
	lists("e.drw", 21, 2, "11111111111..........");
}
END_TEST

/* Points of another rule stay as they are, and are no Baku. */
START_TEST(other_points_stay_as_they_are_listed)
{
	char text[2048] =
		"012 Other\n142 5\n152 W\n192 FIDE_DUTCH\n250       1.0 001 002    1    3\n";

	for (int i = 1; i <= 8; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d\n", i, "Player", 2000 - i);
	cli_write("in.trf", text);
	CLI_OK("import", "e.drw", "in.trf");
	cli_has(CLI_OK("export", "e.drw")->out, "192 FIDE_DUTCH\r\n");
	lists("e.drw", 8, 2, "111.....");
}
END_TEST

/* The engine's rule of a report that lists nothing: who came late does not move its end. */
START_TEST(a_late_entry_of_a_report_moves_nobody)
{
	static char listed[CLI_OUT_SIZE];
	char text[4096] = "142 9\n152 W\n", gift[64] = "250       1.0 001 001    1    4\n";
	char *end;

	for (int i = 1; i <= 9; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d%39s%6s =\n", i + (i > 1),
			"Player", 2000 - i, "",
			i == 9           ? "0000 -"
				: i == 1 ? "4 w"
				: i == 2 ? "5 w"
				: i == 3 ? "1 b"
				: i == 4 ? "3 b"
				: i == 5 ? "8 w"
				: i == 6 ? "9 w"
				: i == 7 ? "6 b"
					 : "7 b");
	sprintf(text + strlen(text), "001    2      %-33s 1999\n", "Late");
	end = strstr(text, "0000 - =");
	memcpy(end, "0000 - U", 8);
	cli_write("none.trf", text);
	strcat(text, gift);
	strcat(text, "250       1.0 002 002    1    7\n");
	cli_write("listed.trf", text);
	strcpy(listed, CLI_OK("--dutch", "listed.trf", "-p")->out);
	ck_assert_str_eq(CLI_OK("--dutch", "none.trf", "-b", "-p")->out, listed);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("baku");

	tcase_add_test(tcase, an_event_is_accelerated_by_a_setting);
	tcase_add_test(tcase, a_late_entry_above_the_last_of_the_upper_group_is_in_it);
	tcase_add_test(tcase, a_latecomer_has_the_points_of_the_round_that_he_is_seated_in);
	tcase_add_test(tcase, one_who_joins_has_the_points_of_the_rounds_that_he_played);
	tcase_add_test(tcase, the_upper_group_stays_what_it_was);
	tcase_add_test(tcase, the_group_is_made_when_round_1_is_drawn);
	tcase_add_test(tcase, points_of_the_rule_are_known_for_it);
	tcase_add_test(tcase, other_points_stay_as_they_are_listed);
	tcase_add_test(tcase, a_late_entry_of_a_report_moves_nobody);
	return cli_run_suite("cli baku", tcase);
}
