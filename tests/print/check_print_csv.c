/* Lists as CSV, for spreadsheets and other programs. */
#include <stdio.h>
#include <string.h>

#include "core/event.h"
#include "print/print.h"
#include "support/suite_run.h"

static struct event event;
static struct print_memory paper;
static struct error error;

typedef enum status print_fn(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

static void put(struct record record)
{
	ck_assert_int_eq(event_put(&event, record_key_of(&record), &record), STATUS_OK);
}

static void put_player(int pin, const char *name)
{
	struct record row = {.kind = RECORD_PLAYER};

	row.as.player.section = 1;
	row.as.player.pin = pin;
	row.as.player.enters = 1;
	row.as.player.grade = 2000 - 10 * pin;
	snprintf(row.as.player.name, sizeof(row.as.player.name), "%s", name);
	put(row);
}

/* A round of seven with a default on either side and the bye. */
static void make_event(void)
{
	static const int boards[][3] = {{1, 5, RESULT_DEFAULT_BLACK}, {6, 2, RESULT_DEFAULT_WHITE},
		{3, 7, RESULT_DRAW}, {4, 0, RESULT_BYE}};

	event_init(&event);
	put((struct record){RECORD_EVENT, {.event = {1, "Anytown Congress"}}});
	put((struct record){
		RECORD_SECTION, {.section = {1, "Major", "caa", "", 5, COLOUR_WHITE, ""}}});
	for (int pin = 1; pin <= 7; pin++) {
		const char name[] = {(char)('A' + pin - 1), '\0'};

		put_player(pin, name);
	}
	put((struct record){RECORD_ROUND, {.round = {1, 1, ROUND_COMPLETE, ""}}});
	for (int i = 0; i < 4; i++)
		put((struct record){RECORD_BOARD,
			{.board = {1, 1, i + 1, boards[i][0], boards[i][1], boards[i][2], 0}}});
}

static void free_event(void)
{
	event_done(&event);
	print_memory_done(&paper);
}

static const char *csv_of(print_fn *print, int round)
{
	const struct print_style style = {.form = PRINT_CSV};
	const struct print_sink sink = print_sink_memory(&paper);

	paper.size = 0;
	ck_assert_msg(
		print(&event, 1, round, &style, &sink, &error) == STATUS_OK, "%s", error.text);
	sink.write(sink.context, "", 1);
	return paper.bytes;
}

static enum status players_of_no_round(const struct event *of, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	(void)round;
	return print_players(of, section, style, sink, why);
}

START_TEST(a_table_for_other_programs_has_every_row)
{
	const char *text = csv_of(print_boards, 1);

	ck_assert_ptr_nonnull(strstr(text,
		"Board,White PIN,White,White grade,White points,Result,Black PIN,Black,"
		"Black grade,Black points\r\n1,1,"));
	ck_assert_ptr_null(strstr(text, "Anytown"));
	ck_assert_ptr_null(strstr(text, "\n,,,,,,,,,\r\n")); /* no empty line */
	ck_assert_ptr_nonnull(strstr(text, ",full-point bye,,\r\n"));
	ck_assert_ptr_nonnull(strstr(csv_of(print_names, 1), "Name,PIN,Board,Colour,Opponent\r\n"));
	ck_assert_ptr_nonnull(
		strstr(csv_of(print_standings, 1), "Rank,PIN,Name,Grade,Club,Points"));
}
END_TEST

/* A program that goes by the heads finds each once. */
START_TEST(no_head_of_a_table_is_there_twice)
{
	static print_fn *const lists[] = {
		print_boards, print_names, print_standings, print_season, players_of_no_round};

	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		char line[300], *head, *rest = line;
		char seen[600] = ",";

		ck_assert_int_gt(sscanf(csv_of(lists[i], 1), "%299[^\r]", line), 0);
		while ((head = strsep(&rest, ",")) != NULL) {
			char word[64];

			ck_assert_str_ne(head, "");
			snprintf(word, sizeof(word), ",%s,", head);
			ck_assert_msg(!strstr(seen, word), "%s twice in %s", head, paper.bytes);
			snprintf(seen + strlen(seen), sizeof(seen) - strlen(seen), "%s,", head);
		}
	}
}
END_TEST

START_TEST(no_field_of_a_table_is_a_formula)
{
	static const struct {
		const char *name, *field;
	} names[] = {
		{"=HYPERLINK(1)", ",\"'=HYPERLINK(1)\","},
		{"+1", ",\"'+1\","},
		{"-1", ",\"'-1\","},
		{"@SUM(A1)", ",\"'@SUM(A1)\","},
		{"O\"Neill, \"Ned\"", ",\"O\"\"Neill, \"\"Ned\"\"\","},
		{"a;b", ",\"a;b\","},
		{"Müller", ",Müller,"},
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		put_player(1, names[i].name);
		ck_assert_msg(strstr(csv_of(print_standings, 1), names[i].field), "%s in\n%s",
			names[i].field, paper.bytes);
	}
	/* a sign alone is none, and needs nothing before it */
	put_player(1, "-");
	ck_assert_ptr_nonnull(strstr(csv_of(print_standings, 1), ",-,"));
	put_player(1, "-A1");
	ck_assert_ptr_nonnull(strstr(csv_of(print_standings, 1), ",\"'-A1\","));
	/* nor a result by default */
	ck_assert_ptr_null(strstr(csv_of(print_boards, 1), ",-"));
	ck_assert_ptr_null(strstr(csv_of(print_boards, 1), ",+"));
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("CSV");

	tcase_add_checked_fixture(tests, make_event, free_event);
	tcase_add_test(tests, a_table_for_other_programs_has_every_row);
	tcase_add_test(tests, no_head_of_a_table_is_there_twice);
	tcase_add_test(tests, no_field_of_a_table_is_a_formula);
	return suite_run("lists as CSV", tests, NULL);
}
