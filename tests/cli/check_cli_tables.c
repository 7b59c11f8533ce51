/*
 * drawboard print: cross table, wall chart, square, sheets, teams, upsets, entries, byes, standings
 * in groups.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Four players, two clubs, two rounds: a default, a half-point bye, one without a rating. */
static void small_event(void)
{
	cli_write("p.csv",
		"name,grade,club,byes\n\"Ash, Ann\",2000,Elm,\n\"Birch, Bob\",1900,Oak,\n"
		"\"Cedar, Cy\",1800,Elm,\n\"Damson, Di\",,Oak,2:half\n\"Elder, Ed\",1700,,2:zero\n"
		"\"Fir, Flo\",1600,Elm,\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
}

/* The guide's rule for round 1: 1 v 4, 5 v 2, 3 v 6. */
static void play_two_rounds(void)
{
	small_event();
	CLI_OK("result", "e.drw", "1", "0");
	CLI_OK("result", "e.drw", "2", "=");
	CLI_OK("result", "e.drw", "3", "+");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "=");
}

START_TEST(all_rounds_stand_in_the_cross_table)
{
	const char *text;

	play_two_rounds();
	text = cli_timeless(CLI_OK("print", "e.drw", "crosstable")->out);
	cli_has(text, "Cross table after round 2 of 2\n");
	cli_has(text, "by score; opponents by place; below each round the points so far\n");
	cli_has(text,
		" 1  Cedar, Cy    1800  d6+   w4+    2\n    Elm                  1     2\n"
		" 2  Elder, Ed    1700  b5+     -    1\n                         1     1\n");
	cli_has(text, " 6  Damson, Di         d1-  half    ½\n");
	/* until the last round is in, places are not sure */
	text = CLI_OK("print", "e.drw", "crosstable", "--round", "1")->out;
	cli_has(text, "by score; opponents by number;");
	cli_has(text, "No  Name");
	text = CLI_OK("print", "e.drw", "wallchart")->out;
	cli_has(text, " 4  Elder, Ed    1700  W 1b   ---    1\n");
	cli_has(text, " 6  Damson, Di    UNR   F 3   -H-    ½\n");
	ck_assert(strstr(text, "Ash, Ann") < strstr(text, "Cedar, Cy"));
	CLI_OK("players", "e.drw", "edit", "4", "us-id=12345678", "state=TX");
	CLI_OK("players", "e.drw", "edit", "6", "state=OH");
	text = CLI_OK("print", "e.drw", "wallchart")->out;
	cli_has(text, " 4  Elder, Ed       1700  W 1b   ---    1\n    12345678 TX   ");
	cli_has(text, " 6  Damson, Di       UNR   F 3   -H-    ½\n    OH  Oak  ");
	ck_assert(!strstr(CLI_OK("print", "e.drw", "wallchart", "--public")->out, "12345678"));
	ck_assert(!strstr(CLI_OK("print", "e.drw", "crosstable")->out, "12345678"));
	CLI_OK("print", "e.drw", "wallchart", "-o", "w.csv");
	cli_has(cli_read("w.csv"), ",Points,US id,State\r\n");
	text = CLI_OK("print", "e.drw", "wallchart", "--by", "score")->out;
	ck_assert(strstr(text, "Ash, Ann") > strstr(text, "Cedar, Cy"));
	text = CLI_OK("print", "e.drw", "square")->out;
	cli_has(text, " 4  Fir, Flo     1600  0      ½  x           ½\n");
	cli_has(text, " 6  Damson, Di         d-              x     ½\n");
}
END_TEST

/* Rounds for which the page has no room go on the next one, and no player is torn. */
START_TEST(narrow_pages_part_rounds_and_short_ones_players)
{
	const char *text;

	play_two_rounds();
	text = CLI_OK("print", "e.drw", "wallchart", "--length", "12")->out;
	for (const char *page = strchr(text, '\f'); page; page = strchr(page + 1, '\f'))
		ck_assert_int_eq(strspn(strchr(strstr(page, "---\n"), '\n') + 1, " ") < 4, true);
	CLI_OK("generate", "-o", "g.trf", "--seed", "3", "--players", "30", "--rounds", "13");
	CLI_OK("import", "g.drw", "g.trf");
	text = CLI_OK("print", "g.drw", "crosstable", "--width", "60")->out;
	cli_has(text, "rounds 1 to ");
	cli_has(text, " to 13; ");
	for (const char *line = text; *line; line = strchr(line, '\n') + 1)
		ck_assert_uint_le(strcspn(line, "\n"), 90); /* bytes: ½ has two */
}
END_TEST

START_TEST(a_sheet_has_all_that_one_has_played)
{
	const char *text;

	play_two_rounds();
	text = cli_timeless(CLI_OK("print", "e.drw", "sheets", "--player", "birch")->out);
	cli_has(text, "Sheet of Birch, Bob after round 2 of 2\n");
	cli_has(text, " 2  Birch, Bob                          1900\n                Oak\n");
	cli_has(text, " 1  Black    5  Fir, Flo ");
	cli_has(text, "performance 1800 in 2 rated games\n");
	ck_assert_ptr_null(strstr(text, "Cedar"));
	/* for the press as he lets himself be seen, and on the page of the web too */
	CLI_OK("section", "e.drw", "set", "names=initial");
	text = cli_timeless(
		CLI_OK("print", "e.drw", "sheets", "--player", "birch", "--public")->out);
	cli_has(text, "Sheet of Birch, B after round 2 of 2\n");
	CLI_OK("print", "e.drw", "sheets", "--player", "birch", "-o", "s.html");
	cli_has(cli_read("s.html"), "Sheet of Birch, Bob after round 2 of 2</");
	text = cli_timeless(CLI_OK("print", "e.drw", "sheets")->out);
	cli_has(text, "Sheets of the players after round 2 of 2\n");
	/* the average of 1700 and 1900, and 25 % of the points are worth -193 (FIDE B.02 8.1) */
	cli_has(text, "performance 1607 in 2 rated games\n");
	/* who has no rating adds none, and a default is no game */
	cli_has(text, "performance 2400 in 1 rated game\n");
	cli_has(text, " 2              half-point bye ");
	CLI_OK("print", "e.drw", "sheets", "-o", "s.csv");
	cli_has(cli_read("s.csv"),
		"\r\n1,\"Ash, Ann\",2,Black,2,\"Birch, Bob\",1900,0.5,0.5,0.5\r\n");
}
END_TEST

START_TEST(teams_are_the_sum_of_their_best)
{
	const char *text;

	play_two_rounds();
	text = CLI_OK("print", "e.drw", "teams")->out;
	cli_has(text, "The best 4 of each club count; ties by the sum of their tie-breaks\n");
	cli_has(text, "   1  Elm                   3    3  4.5  5.5\n");
	cli_has(text, "   2  Oak                   2   1½    2    1\n");
	text = CLI_OK("print", "e.drw", "teams", "--best", "1")->out;
	cli_has(text, "   1  Elm                   1    2    3  0.5\n");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "teams", "--by", "school"),
		"Nobody has a school.");
	CLI_OK("players", "e.drw", "edit", "ash", "school=Town School");
	cli_has(CLI_OK("print", "e.drw", "teams", "--by", "school")->out, "   1  Town School ");
}
END_TEST

START_TEST(lists_before_and_beside_the_draw)
{
	const char *text;

	play_two_rounds();
	text = CLI_OK("print", "e.drw", "upsets")->out;
	cli_has(text,
		"300      1  Black  Elder, Ed    1700  1  Ash, Ann     2000\n\n"
		"300      1  White  Fir, Flo     1600  ½  Birch, Bob   1900\n");
	cli_has(cli_timeless(CLI_OK("print", "e.drw", "upsets", "--round", "2")->out),
		"Upsets of round 2\n");
	text = cli_timeless(CLI_OK("print", "e.drw", "entries", "--by", "club")->out);
	cli_has(text, "Entries by club: 6 players\n");
	cli_has(text, "Elm: 3\n");
	cli_has(text, "(none): 1\n");
	cli_has(CLI_OK("print", "e.drw", "byes")->out,
		"    2   6  Damson, Di         half-point bye\n");
	text = CLI_OK("print", "e.drw", "standings", "--bands", "1900,1700")->out;
	cli_has(text, "          1900 and above\n   1   2  Birch, Bob");
	cli_has(text, "          1700 to 1899\n   1   3  Cedar, Cy");
	cli_has(text, "          no rating\n");
	cli_has(CLI_OK("print", "e.drw", "standings", "--by", "club")->out,
		"          Elm\n   1   3  Cedar, Cy");
}
END_TEST

START_TEST(slips_and_cards_name_boards_and_players)
{
	const char *text;

	play_two_rounds();
	CLI_OK("section", "e.drw", "set", "first-board=41");
	text = CLI_OK("print", "e.drw", "slips")->out;
	cli_has(text, "Board 41");
	cli_has(text, "White  3  Cedar, Cy (1800)");
	cli_has(text, "Board 42");
	ck_assert_ptr_null(strstr(text, "Damson")); /* his bye has no board */
	text = CLI_OK("print", "e.drw", "cards")->out;
	cli_has(text, "│ 1  │ Ash, Ann");
	cli_has(text, "│Opponent│ 4 │");
	cli_has(text, "│bye│");
	cli_has(CLI_OK("print", "e.drw", "place-cards")->out, "Birch, Bob");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "slips", "-o", "s.csv"),
		"Cards are written as plain text or PDF.");
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "5");
	cli_says(1, CLI_CODE(1, "print", "n.drw", "slips"), "Round 1 is not drawn yet.");
}
END_TEST

/* Each list that the help names is composed, or says why not. */
/* The first section often has no name of its own: once there are two it is called by its number. */
START_TEST(lists_of_one_of_several_sections_name_it)
{
	cli_write("s.csv", "name,grade\nAdams,2000\nBrown,1900\n");
	CLI_OK("new", "s.drw", "--system", "caa", "--rounds", "2", "--name", "Weekend");
	CLI_OK("import", "s.drw", "s.csv");
	CLI_OK("pair", "s.drw");
	ck_assert_ptr_null(strstr(CLI_OK("print", "s.drw", "boards")->out, "Section"));
	CLI_OK("section", "s.drw", "add", "Minor", "--system", "caa", "--rounds", "2");
	CLI_OK("import", "s.drw", "s.csv", "--section", "Minor");
	cli_has(CLI_OK("print", "s.drw", "boards", "--section", "1")->out,
		"Weekend · Section 1                 ");
	cli_has(CLI_OK("print", "s.drw", "slips", "--section", "1")->out, " Weekend · Section 1 ");
	cli_has(CLI_OK("print", "s.drw", "entries", "--section", "Minor")->out,
		"Weekend · Minor                     ");
}
END_TEST

START_TEST(every_list_is_known_by_its_name)
{
	static const char *const names[] = {"standings", "crosstable", "wallchart", "square",
		"sheets", "teams", "upsets", "ratings", "prizes", "entries", "byes", "slips",
		"cards", "place-cards", "players", "boards", "names", "groups", "data"};

	play_two_rounds();
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		ck_assert_msg(cli_run("print", "e.drw", names[i], NULL)->code >= 0, "%s", names[i]);
	cli_says(1, cli_run("print", "e.drw", "fixtures", NULL), "this section is neither");
}
END_TEST

START_TEST(a_square_that_is_too_wide_says_where_it_has_room)
{
	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "20", "--rounds", "3");
	CLI_OK("import", "g.drw", "g.trf");
	cli_says(1, CLI_CODE(1, "print", "g.drw", "square"),
		"has room for 18; the cross table has. Lines of 84 cells, HTML and PDF have, too.");
	CLI_OK("print", "g.drw", "square", "--width", "84");
	CLI_OK("print", "g.drw", "square", "-o", "s.html");
}
END_TEST

START_TEST(what_a_list_does_not_take_is_refused)
{
	small_event();
	cli_says(2, CLI_CODE(2, "print", "e.drw", "byes", "--round", "1"),
		"The list of byes is of no round.");
	cli_says(
		2, CLI_CODE(2, "print", "e.drw", "byes", "--best", "3"), "--best goes with teams.");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "teams", "--best", "0"),
		"--best wants a number from 1 to 100, not \"0\".");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "entries", "--by", "age"),
		"Entries are not ordered by \"age\".");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "standings", "--bands", "1700,1900"),
		"--bands wants up to 16 ratings from the highest down");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "standings", "--bands", ""),
		"--bands wants up to 16 ratings");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "crostable"), "did you mean crosstable");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "protest"), "Protest needs --player");
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "5");
	cli_says(1, CLI_CODE(1, "print", "n.drw", "crosstable"), "No round is published yet.");
	cli_says(1, CLI_CODE(1, "print", "n.drw", "square"), "No round is published yet.");
}
END_TEST

enum { TABLE_ROUNDS = 9, TABLE_PLAYERS = 40 };

/* A cross table as it is in a file for other programs. */
struct read_table {
	int count;
	struct read_row {
		char cell[TABLE_ROUNDS][16], sum[TABLE_ROUNDS][8];
		char points[8];
	} row[TABLE_PLAYERS + 1]; /* by what a player is called by */
};

static void next_field(const char **at, char *field, size_t size)
{
	const size_t length = strcspn(*at, ",\r");

	snprintf(field, size, "%.*s", (int)length, *at);
	*at += length + 1;
}

static void read_table(const char *text, struct read_table *table)
{
	char field[64];

	table->count = 0;
	for (text = strchr(text, '\n') + 1; *text; text = strchr(text, '\n') + 1) {
		const char *at = text;
		struct read_row *row;

		next_field(&at, field, sizeof(field));
		row = &table->row[atoi(field)];
		table->count++;
		ck_assert_int_eq(atoi(field) <= TABLE_PLAYERS, true);
		at = *at == '"' ? strstr(at + 1, "\",") + 2 : strchr(at, ',') + 1;
		next_field(&at, field, sizeof(field));
		for (int round = 0; round < TABLE_ROUNDS; round++) {
			next_field(&at, row->cell[round], sizeof(row->cell[round]));
			next_field(&at, row->sum[round], sizeof(row->sum[round]));
		}
		next_field(&at, row->points, sizeof(row->points));
	}
}

static int half_points(const char *text)
{
	return 2 * atoi(text) + (strstr(text, ".5") != NULL);
}

/* What a cell gives, in half points. */
static int value_of(const char *cell)
{
	if (strcmp(cell, "bye") == 0)
		return 2;
	if (strcmp(cell, "half") == 0)
		return 1;
	if (strchr("wbd", cell[0]) == NULL)
		return 0;
	return strchr(cell, '+') ? 2 : strchr(cell, '=') ? 1 : 0;
}

/* Every game stands in two rows with the other colour and the other result, and the sums add up. */
START_TEST(both_rows_of_a_game_agree)
{
	static struct read_table table;
	char seed[8];

	snprintf(seed, sizeof(seed), "%d", _i);
	CLI_OK("generate", "-o", "g.trf", "--seed", seed, "--players", "21-39", "--rounds", "9",
		"--withdrawals", "10", "--late-entries", "5", "--half-byes", "10", "--forfeits",
		"4");
	CLI_OK("import", "g.drw", "g.trf");
	CLI_OK("print", "g.drw", "crosstable", "-o", "g.csv");
	read_table(cli_read("g.csv"), &table);
	ck_assert_int_ge(table.count, 21);
	for (int i = 1; i <= table.count; i++) {
		int sum = 0;

		for (int round = 0; round < TABLE_ROUNDS; round++) {
			const char *cell = table.row[i].cell[round], *other;
			const int opponent = atoi(cell + 1);

			sum += value_of(cell);
			ck_assert_int_eq(half_points(table.row[i].sum[round]), sum);
			if (!strchr("wbd", cell[0]) || opponent == 0)
				continue;
			other = table.row[opponent].cell[round];
			ck_assert_int_eq(atoi(other + 1), i);
			ck_assert_int_eq(other[0],
				cell[0] == 'd'           ? 'd'
					: cell[0] == 'w' ? 'b'
							 : 'w');
			if (cell[0] != 'd')
				ck_assert_int_eq(value_of(cell) + value_of(other), 2);
		}
		ck_assert_int_eq(half_points(table.row[i].points), sum);
	}
}
END_TEST

/* A table for programs has nothing that is for paper. */
START_TEST(a_table_for_programs_has_numbers_and_days)
{
	play_two_rounds();
	CLI_OK("result", "e.drw", "1", "x", "--round", "2", "--overwrite");
	CLI_OK("players", "e.drw", "edit", "1", "born=2012");
	CLI_OK("players", "e.drw", "edit", "2", "born=29.5.2012");
	CLI_OK("print", "e.drw", "players", "-o", "p.csv");
	cli_has(cli_read("p.csv"), ",2012,");
	cli_has(cli_read("p.csv"), ",2012-05-29,");
	CLI_OK("print", "e.drw", "boards", "--round", "2", "-o", "b.csv");
	ck_assert_ptr_null(strstr(cli_read("b.csv"), "___"));
	cli_has(CLI_OK("print", "e.drw", "boards", "--round", "2")->out, "___-___");
}
END_TEST

START_TEST(a_cross_table_for_an_office_has_ids)
{
	play_two_rounds();
	CLI_OK("print", "e.drw", "crosstable", "-o", "x.csv");
	cli_has(cli_read("x.csv"), ",Points\r\n");
	CLI_OK("players", "e.drw", "edit", "1", "national-id==1+1");
	CLI_OK("players", "e.drw", "edit", "3", "fide-id=1234567", "us-id=01234567");
	CLI_OK("print", "e.drw", "crosstable", "-o", "x.csv");
	cli_has(cli_read("x.csv"), ",Points,FIDE ID,US id,National id\r\n");
	cli_has(cli_read("x.csv"), ",2,1234567,01234567,\r\n");
	cli_has(cli_read("x.csv"), ",0.5,,,\"'=1+1\"\r\n");
	/* of the lists that hang on a wall that of US Chess alone has its own, below the names */
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "crosstable")->out, "1234567"));
	CLI_OK("print", "e.drw", "crosstable", "-o", "x.html");
	ck_assert_ptr_null(strstr(cli_read("x.html"), "1234567"));
	CLI_OK("print", "e.drw", "wallchart", "-o", "x.csv");
	cli_has(cli_read("x.csv"), ",Points,US id\r\n");
	cli_has(cli_read("x.csv"), ",2,01234567\r\n");
	CLI_OK("print", "e.drw", "wallchart", "--public", "-o", "x.csv");
	ck_assert_ptr_null(strstr(cli_read("x.csv"), "1234567"));
}
END_TEST

START_TEST(changes_of_ratings_are_figures)
{
	const char *text;

	play_two_rounds();
	text = cli_timeless(CLI_OK("print", "e.drw", "ratings")->out);
	cli_has(text, "FIDE rating changes, estimated after round 2 of 2\n");
	cli_has(text, "estimates only, by the ratings of the list (B.02 8.3): FIDE alone rates\n");
	cli_has(text, " 1  Ash, Ann      2000      2  1800      ½  1.49  20   -19.8");
	CLI_OK("print", "e.drw", "ratings", "-o", "r.csv");
	cli_has(cli_read("r.csv"), "PIN,Name,Rating,Games,Average of opponents,");
	cli_has(cli_read("r.csv"), ",20,-19.8,");
	cli_has(cli_read("r.csv"), ",20,+");
	cli_says(2, cli_run("print", "e.drw", "ratings", "--by", "club", NULL), "--by");
}
END_TEST

/* W, D and L of a report are games that are not rated; what is entered in their place is. */
START_TEST(games_that_are_not_rated_change_no_rating)
{
	char text[1024] = "012 Open\n142 3\n152 W\n192 FIDE_DUTCH\n";
	static const char *const games[] = {"   2 w W", "   1 b L", "   4 w D", "   3 b D"};
	static const char *const points[] = {"1.0", "0.0", "0.5", "0.5"};

	for (int i = 1; i <= 4; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d%29s%3s      %s\n", i, "Player",
			2100 - 100 * i, "", points[i - 1], games[i - 1]);
	cli_write("in.trf", text);
	CLI_OK("import", "e.drw", "in.trf");
	ck_assert_ptr_null(
		strstr(CLI_OK("print", "e.drw", "sheets", "--player", "1")->out, "performance"));
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "ratings")->out, "+"));
	/* another result does not make them rated */
	CLI_OK("result", "e.drw", "1", "=", "--overwrite");
	ck_assert_ptr_null(
		strstr(CLI_OK("print", "e.drw", "sheets", "--player", "1")->out, "performance"));
	cli_says(1, cli_run("result", "e.drw", "1", "0", "--rating-only", NULL),
		"The game at board 1 of round 1 is not rated");
}
END_TEST

/* Marks stand behind the grades in a column of their own, so that digits stay below each other. */
START_TEST(estimates_and_provisional_ratings_are_marked)
{
	static const char legend[] = "e: estimated; P: provisional, P7: after 7 games\n";
	const char *text;

	cli_write("p.csv",
		"name,grade,club,rating-kind,national-rating\nAsh,2000,Elm,,\nBirch,1900e,Oak,,\n"
		"Cedar,1800P7,Elm,,\nDamson,1700,Oak,K,\nElder,1600,,P9,1555\nFir,1500,,P,1500\n");
	CLI_OK("new", "m.drw", "--system", "dutch", "--rounds", "3");
	CLI_OK("import", "m.drw", "p.csv");
	text = CLI_OK("print", "m.drw", "entries")->out;
	cli_has(text, legend);
	cli_has(text, "   Title  Name    Grade      Fed  Club\n");
	cli_has(text,
		"1         Ash      2000           Elm\n2         Birch    1900  e        Oak\n"
		"3         Cedar    1800  P7       Elm\n4         Damson   1700           Oak\n"
		"5         Elder    1600\n6         Fir      1500  P\n");
	text = CLI_OK("print", "m.drw", "players")->out;
	cli_has(text, legend);
	cli_has(text, "1900  e   Oak");
	cli_has(CLI_OK("print", "m.drw", "entries", "-o", "e.csv")->out, "");
	cli_has(cli_read("e.csv"), "Grade,Mark,Fed,Club");
	cli_has(cli_read("e.csv"), "Birch,1900,e,,Oak");
	text = CLI_OK("players", "m.drw")->out;
	cli_has(text, "1900  Oak  grade estimated\n");
	cli_has(text, "1800  Elm  grade provisional (P7)\n");
	cli_has(text, "1600\n");
	/* without any of them nothing of it */
	CLI_OK("players", "m.drw", "edit", "2", "--grade", "1901");
	CLI_OK("players", "m.drw", "edit", "2", "estimate=");
	cli_has(CLI_OK("print", "m.drw", "entries")->out, "\nP: provisional, P7: after 7 games\n");
	small_event();
	text = CLI_OK("print", "e.drw", "entries")->out;
	cli_has(text, "Grade  Fed  Club\n");
	ck_assert_ptr_null(strstr(text, "estimated"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("tables");

	tcase_add_test(tcase, all_rounds_stand_in_the_cross_table);
	tcase_add_test(tcase, narrow_pages_part_rounds_and_short_ones_players);
	tcase_add_test(tcase, a_sheet_has_all_that_one_has_played);
	tcase_add_test(tcase, teams_are_the_sum_of_their_best);
	tcase_add_test(tcase, lists_before_and_beside_the_draw);
	tcase_add_test(tcase, slips_and_cards_name_boards_and_players);
	tcase_add_test(tcase, lists_of_one_of_several_sections_name_it);
	tcase_add_test(tcase, every_list_is_known_by_its_name);
	tcase_add_test(tcase, what_a_list_does_not_take_is_refused);
	tcase_add_test(tcase, a_square_that_is_too_wide_says_where_it_has_room);
	tcase_add_loop_test(tcase, both_rows_of_a_game_agree, 1, 9);
	tcase_add_test(tcase, a_table_for_programs_has_numbers_and_days);
	tcase_add_test(tcase, a_cross_table_for_an_office_has_ids);
	tcase_add_test(tcase, changes_of_ratings_are_figures);
	tcase_add_test(tcase, games_that_are_not_rated_change_no_rating);
	tcase_add_test(tcase, estimates_and_provisional_ratings_are_marked);
	return cli_run_suite("cli_tables", tcase);
}
