/* Certificates: who gets one, what stands on it, and when there is none. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

static void worked_event(void)
{
	cli_write("w.trf", whole_file(TESTS_DIR "/data/ties/worked.trf", NULL));
	CLI_OK("import", "e.drw", "w.trf");
}

static int count(const char *text, char letter)
{
	int found = 0;

	while ((text = strchr(text, letter)) != NULL) {
		found++;
		text++;
	}
	return found;
}

START_TEST(winners_and_the_first_three_have_one)
{
	const char *text;

	worked_event();
	text = CLI_OK("print", "e.drw", "certificates")->out;
	ck_assert_int_eq(count(text, '\f'), 2); /* three pages */
	cli_has(text, " B Player\n");
	cli_has(text, " 1st place\n");
	cli_has(text, " 4 points from 5 rounds\n");
	cli_has(text, " Chief arbiter\n");
	CLI_OK("prizes", "e.drw", "add", "50", "below=2000", "--rules", "shared");
	CLI_OK("prizes", "e.drw", "add", "Cup", "place=1");
	CLI_OK("event", "e.drw", "set", "place=Town Hall", "chief-arbiter=Ann Alder",
		"first-day=2026-03-31", "last-day=2026-04-01");
	text = CLI_OK("print", "e.drw", "certificates")->out;
	ck_assert_int_eq(count(text, '\f'), 2); /* the prize is of one of them */
	cli_has(text, " Cup (1st)\n");
	cli_has(text, " Prize: U2000 (50)\n");
	cli_has(text, " Town Hall\n");
	cli_has(text, " 31 March to 1 April 2026\n");
	cli_has(text, " Ann Alder\n");
	ck_assert_ptr_null(strstr(text, "Took part"));
	cli_has(CLI_OK("print", "e.drw", "certificates", "--all")->out, " Took part\n");
}
END_TEST

/* A club that wins has one beside its players: all its prizes, and who counted. */
START_TEST(a_winning_club_has_one_with_its_players)
{
	const char *text;

	worked_event();
	CLI_OK("players", "e.drw", "edit", "B", "--club", "Bury");
	CLI_OK("players", "e.drw", "edit", "A", "--club", "Bury");
	ck_assert_int_eq(count(CLI_OK("print", "e.drw", "certificates")->out, '\f'), 2);
	CLI_OK("prizes", "e.drw", "add", "100", "team=club", "best=2", "--rules", "shared");
	CLI_OK("prizes", "e.drw", "add", "Shield", "team=club", "best=1");
	text = CLI_OK("print", "e.drw", "certificates")->out;
	ck_assert_int_eq(count(text, '\f'), 3);
	text = strrchr(text, '\f');
	cli_has(text, " Bury\n");
	cli_has(text, " Prize: best 2 of a club (100)\n");
	cli_has(text, " Shield (best 1 of a club)\n");
	cli_has(text, " B Player 4\n");
	cli_has(text, " A Player 3½\n");
	cli_has(text, " 7½ points\n");
	cli_write("t.txt", "# {name}\n{players}\n");
	text = CLI_OK("print", "e.drw", "certificates", "--text", "t.txt")->out;
	cli_has(strrchr(text, '\f'), " A Player 3½\n");
#ifdef HAVE_PDF
	CLI_OK("print", "e.drw", "certificates", "-o", "c.pdf");
	ck_assert_int_eq(access("c.pdf", F_OK), 0);
#endif
}
END_TEST

START_TEST(what_is_not_final_has_none)
{
	cli_write("p.csv", "name,grade\nAdams,2100\nBrown,2050\nCole,2000\nDrew,1950\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "certificates"), "No round is published yet.");
	cli_publish("e.drw");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "certificates"), "No round is complete yet.");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "certificates", "-o", "c.txt"),
		"Certificates are for the end: round 1 of 2 is the last complete one.");
	ck_assert_int_ne(access("c.txt", F_OK), 0);
	CLI_OK("section", "e.drw", "set", "rounds=1");
	cli_has(CLI_OK("print", "e.drw", "certificates")->out, " Adams\n");
}
END_TEST

/* In words of the arbiter's. */
START_TEST(a_text_of_ones_own_is_filled)
{
	const char *text;

	worked_event();
	cli_write("t.txt",
		"\xEF\xBB\xBF# {name}\r\n{club}\r\n\r\nhas come {place} of {event}, {points}.\r\n");
	text = CLI_OK("print", "e.drw", "certificates", "--text", "t.txt")->out;
	cli_has(text, " B Player\n");
	cli_has(text, "has come 1st place of Worked example, 4 points from 5 rounds.\n");
	ck_assert_ptr_null(strstr(text, "arbiter"));
	cli_write("t.txt", "{name}\n{prise}\n");
	cli_says(3, CLI_CODE(3, "print", "e.drw", "certificates", "--text", "t.txt"),
		"Line 2: {prise} is none of {event} {section} {name}");
	cli_write("t.txt", "{name\n");
	CLI_CODE(3, "print", "e.drw", "certificates", "--text", "t.txt");
	cli_write("t.txt", "{name}\n\033[2J\n");
	cli_says(3, CLI_CODE(3, "print", "e.drw", "certificates", "--text", "t.txt"),
		"Line 2: it is not UTF-8 text");
	cli_write("t.txt", "");
	cli_says(3, CLI_CODE(3, "print", "e.drw", "certificates", "--text", "t.txt"),
		"there is no text.");
	cli_says(
		4, CLI_CODE(4, "print", "e.drw", "certificates", "--text", "none.txt"), "none.txt");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "boards", "--text", "t.txt"),
		"--text goes with certificates.");
}
END_TEST

/* A name is what it is, and a long one goes on below. */
START_TEST(names_stand_as_they_are)
{
	char players[600] = "name,grade\n<b>%PDF \\) {name},2100\nBrown,2000\n\"Long", *end;
	const char *text;

	end = players + strlen(players);
	for (int i = 0; i < 10; i++)
		end += sprintf(end, " longername");
	strcpy(end, ", A\",1900\n");
	cli_write("p.csv", players);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "1", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	text = CLI_OK("print", "e.drw", "certificates", "--all", "--width", "60")->out;
	cli_has(text, " <b>%PDF \\) {name}\n");
	cli_has(text, "A Long longername");
	ck_assert_ptr_null(strstr(text, "…"));
	for (const char *line = text; *line; line = strchr(line, '\n') + 1)
		ck_assert_uint_le(strcspn(line, "\n"), 61);
	cli_says(1, CLI_CODE(1, "print", "e.drw", "certificates", "-o", "c.csv"),
		"written as plain text or PDF");
#ifdef HAVE_PDF
	CLI_OK("print", "e.drw", "certificates", "--all", "-o", "c.pdf");
	ck_assert_int_eq(access("c.pdf", F_OK), 0);
#endif
	cli_write("c.txt", "the old one");
	CLI_CODE(4, "print", "e.drw", "certificates", "-o", "/dev/full");
	ck_assert_str_eq(cli_read("c.txt"), "the old one");
}
END_TEST

/* Where prizes go by points alone the tie-breaks part nobody: both shared the first place. */
START_TEST(the_arbiter_is_named_as_players_are)
{
	static const struct {
		const char *field, *shown;
	} names[] = {
		{"chief-arbiter=Alder, Ann", " Ann Alder\n"},
		{"chief-arbiter=Ann Alder", " Ann Alder\n"},
		{"chief-arbiter=IA Alder, Ann", " IA Alder, Ann\n"},
		{"chief-arbiter=Alder, Ann (400001)", " Alder, Ann (400001)\n"},
	};

	worked_event();
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		CLI_OK("event", "e.drw", "set", names[i].field);
		cli_has(CLI_OK("print", "e.drw", "certificates")->out, names[i].shown);
	}
}
END_TEST

START_TEST(who_shares_prizes_equally_shares_the_place)
{
	const char *text;

	cli_write("p.csv",
		"name,grade\nAdams,2100\nBrown,2050\nCole,2000\nDrew,1950\nEves,1900\nFrew,1850\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
	for (int round = 1; round <= 2; round++) {
		cli_publish("e.drw");
		CLI_OK("result", "e.drw", "1", "=");
		CLI_OK("result", "e.drw", "2", "=");
		CLI_OK("result", "e.drw", "3", round == 1 ? "=" : "1");
	}
	CLI_OK("prizes", "e.drw", "add", "100", "place=2");
	CLI_OK("prizes", "e.drw", "add", "60", "place=3");
	text = CLI_OK("print", "e.drw", "certificates")->out;
	cli_has(text, "Shared 2nd place");
	ck_assert_msg(!strstr(text, " 3rd place") && !strstr(text, " 4th place"), "%s", text);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("certificates");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, winners_and_the_first_three_have_one);
	tcase_add_test(tcase, a_winning_club_has_one_with_its_players);
	tcase_add_test(tcase, what_is_not_final_has_none);
	tcase_add_test(tcase, a_text_of_ones_own_is_filled);
	tcase_add_test(tcase, the_arbiter_is_named_as_players_are);
	tcase_add_test(tcase, who_shares_prizes_equally_shares_the_place);
	tcase_add_test(tcase, names_stand_as_they_are);
	return cli_run_suite("certificates", tcase);
}
