/*
 * Particulars for which a report has no field come back from our own report, where they belong to
 * the sporting record; what is nobody else's business is not in it.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* What a player has, by whether a report has it: in a field or comment, or not at all. */
static const struct {
	const char *key, *value;
	bool goes;
} fields[] = {
	{"name", "Wren, Ann", true},
	{"grade", "1850", true},
	{"club", "Ashclub", true},
	{"title", "WFM", true},
	{"sex", "f", true},
	{"born", "2009-05-29", true},
	{"federation", "WLS", true},
	{"fide-id", "400123", true},
	{"fide-rating", "1877", true},
	{"ecf-code", "123456A", true},
	{"us-id", "12345678", true},
	{"state", "TX", true},
	{"national-id", "NAT77", true},
	{"national-rating", "1833", true},
	{"rating-kind", "P12", true},
	{"club-code", "1ABC", true},
	{"school", "Elmwood", true},
	{"estimate", "yes", true},
	{"play-off", "1.5", true},
	{"hand", "3", true},
	{"lot", "4", true},
	{"expelled", "yes", true},
	/* membership, family, money, notes; where somebody sits, what prizes he may have */
	{"member", "ME98765", false},
	{"expires", "2031-12-30", false},
	{"school-grade", "K", false},
	{"family", "Liftshare", false},
	{"due", "31.41", false},
	{"paid", "27.18", false},
	{"board", "77", false},
	{"notes", "Wheelchair", false},
	{"prizes", "none", false},
};

enum { FIELDS = sizeof(fields) / sizeof(fields[0]) };

/* Who has a new field decides whether it goes into reports, here and in app/trf/known.c. */
START_TEST(each_field_of_a_player_is_decided)
{
	const char *keys, *word;
	char text[2048];

	CLI_OK("new", "a.drw", "--system", "dutch", "--rounds", "3");
	CLI_OK("players", "a.drw", "add", "Wren");
	keys = CLI_CODE(2, "players", "a.drw", "edit", "1", "qqqqqqqqqq=1")->err;
	keys = strstr(keys, "The keys are:");
	ck_assert_ptr_nonnull(keys);
	snprintf(text, sizeof(text), "%.*s", (int)strcspn(keys, "\n"), keys);
	for (word = strtok(text + strlen("The keys are:"), " "); word; word = strtok(NULL, " ")) {
		bool found = false;

		for (int i = 0; i < FIELDS; i++)
			found = found || strcmp(fields[i].key, word) == 0;
		ck_assert_msg(found, "%s: does it go into reports?", word);
	}
}
END_TEST

static void set_all(const char *file, const char *pin)
{
	for (int i = 0; i < FIELDS; i++) {
		char word[80];

		/* an estimate is no provisional rating: he has one of the two */
		if (!strcmp(fields[i].key, "estimate"))
			continue;
		snprintf(word, sizeof(word), "%s=%s", fields[i].key, fields[i].value);
		cli_expect(0, cli_run("players", file, "edit", pin, word, "--reason", "x", NULL));
	}
}

static void make(const char *file, const char *system, const char *federation)
{
	CLI_OK("new", file, "--system", system, "--rounds", "3", "--lot", "white", "--name", "E");
	CLI_OK("players", file, "add", "Alder", "--grade", "2000", "club-code=2XYZ");
	CLI_OK("players", file, "add", "Birch", "--grade", "1900e", "school=Oak Lane");
	CLI_OK("players", file, "add", "Cedar", "--grade", "1800P7");
	CLI_OK("players", file, "add", "Dale", "--grade", "1700", "national-id=A very long one 9",
		"rating-kind=long kind", "national-rating=1650");
	CLI_OK("players", file, "add", "Elm", "--grade", "1600", "national-id=N5");
	if (federation) {
		char word[40];

		snprintf(word, sizeof(word), "federation=%s", federation);
		cli_expect(0, cli_run("event", file, "set", word, NULL));
	}
	CLI_OK("event", file, "set", "place=Exeter", "organiser=Ann Oak", "ecf-code=X77",
		"us-affiliate=A6001234", "us-city=Akron", "us-state=OH", "us-zip=44113",
		"us-chief-td=12345678", "us-assistant-td=23456789", "us-other-tds=34567890",
		"results-officer=Hidden Officer", "results-officer-address=Hidden Road",
		"treasurer=Hidden Treasurer", "treasurer-address=Hidden Lane",
		"submission-index=313", "fall-back=/hidden/folder");
	CLI_OK("event", file, "set", "rating-limit=2100", "section-ecf-code=Y88",
		"round-1=2026-03-07 10:30", "round-2=2026-03-07", "round-3=2026-03-08 09:15");
}

/* Out, in and out: byte for byte the same. */
static const char *check_back(const char *file)
{
	cli_expect(0, cli_run("export", file, "-o", "one.trf", NULL));
	remove("again.drw");
	CLI_OK("import", "again.drw", "one.trf");
	CLI_OK("export", "again.drw", "-o", "two.trf");
	ck_assert_str_eq(cli_read("two.trf"), cli_read("one.trf"));
	CLI_OK("verify", "again.drw");
	return cli_read("one.trf");
}

static void lacks(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) == NULL, "\"%s\" is in:\n%s", part, text);
}

START_TEST(what_belongs_to_the_record_comes_back)
{
	static const char *const books[] = {"caa", "dutch", "uscf", "schools"};
	static const char *const federations[] = {NULL, "ENG", "USA"};
	const char *report;

	for (int i = 0; i < 4 * 3; i++) {
		char file[40];

		snprintf(file, sizeof(file), "e%d.drw", i);
		make(file, books[i % 4], federations[i / 4]);
		check_back(file);
		CLI_OK("pair", file);
		CLI_OK("publish", file, "--reason", "x");
		set_all(file, "5");
		report = check_back(file);
		lacks(report, "idden");
		lacks(report, "313");
		for (int j = 0; j < FIELDS; j++)
			if (!fields[j].goes && strlen(fields[j].value) > 2)
				lacks(report, fields[j].value);
		cli_has(report, "### drawboard: organiser Ann Oak\r\n");
		cli_has(report, "### drawboard: rating-limit 2100\r\n");
		cli_has(report, "### drawboard: round-1 2026/03/07 10:30\r\n");
		lacks(report, "### drawboard: round-2 ");
		/* all that goes is there again */
		cli_has(CLI_OK("event", "again.drw")->out, "2026-03-08 09:15");
		CLI_OK("players", "again.drw", "-o", "again.csv");
		for (int j = 0; j < FIELDS; j++)
			if (fields[j].goes && strcmp(fields[j].key, "estimate") != 0)
				cli_has(cli_read("again.csv"), fields[j].value);
	}
}
END_TEST

/* With nothing that would carry them: no federation, no national rating. */
START_TEST(estimates_and_provisional_marks_come_back)
{
	const char *list;

	make("a.drw", "dutch", NULL);
	check_back("a.drw");
	cli_has(cli_read("one.trf"), "### drawboard: estimate 2 yes\r\n");
	cli_has(cli_read("one.trf"), "### drawboard: rating-kind 3 P7\r\n");
	CLI_OK("players", "a.drw", "-o", "a.csv");
	CLI_OK("players", "again.drw", "-o", "again.csv");
	list = cli_read("a.csv");
	cli_has(list, "estimate");
	cli_has(list, "rating-kind");
	/* all that the list has, but what is private, which nobody has here */
	ck_assert_str_eq(cli_read("again.csv"), list);
}
END_TEST

/* A late entry moves the numbers of those below him in the report, and what is said of them. */
START_TEST(it_stays_with_its_player_where_numbers_move)
{
	const char *report;

	make("a.drw", "dutch", "ENG");
	CLI_OK("pair", "a.drw");
	CLI_OK("publish", "a.drw");
	CLI_OK("players", "a.drw", "add", "Late", "--grade", "1950", "school=Zed");
	report = check_back("a.drw");
	cli_has(report, "### drawboard: pins ");
	cli_has(report, "### drawboard: school 2 Zed\r\n");
	cli_has(report, "### drawboard: school 3 Oak Lane\r\n");
	cli_has(report, "### drawboard: estimate 3 yes\r\n");
	CLI_OK("players", "again.drw", "-o", "again.csv");
	cli_has(cli_read("again.csv"), "\n2,,,Birch,1900,");
}
END_TEST

/* A mark that is changed afterwards is not that of the line that came. */
START_TEST(a_changed_mark_goes_out_changed)
{
	cli_write("in.trf",
		"012 E\n032 ENG\n142 3\n152 W\n172 ENG NRO\n192 FIDE_DUTCH\n"
		"001    1      A                                 2000 ENG\n"
		"ENG    1   P7 A                                 1990 ENG          77\n"
		"001    2      B                                 1900 ENG\n"
		"ENG    2   K  B                                 1890 ENG          78\n");
	CLI_OK("import", "e.drw", "in.trf");
	cli_has(check_back("e.drw"), "\r\nENG    1   P7 A ");
	CLI_OK("players", "e.drw", "edit", "1", "rating-kind=P9");
	cli_has(check_back("e.drw"), "\r\nENG    1  P9  A ");
	lacks(cli_read("one.trf"), "P7");
	cli_has(cli_read("one.trf"), "\r\nENG    2   K  B ");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("known");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, each_field_of_a_player_is_decided);
	tcase_add_test(tcase, what_belongs_to_the_record_comes_back);
	tcase_add_test(tcase, estimates_and_provisional_marks_come_back);
	tcase_add_test(tcase, it_stays_with_its_player_where_numbers_move);
	tcase_add_test(tcase, a_changed_mark_goes_out_changed);
	return cli_run_suite("cli_report_known", tcase);
}
