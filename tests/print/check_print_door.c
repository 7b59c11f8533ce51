/* The list at the door: everybody of all sections in one alphabet. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/event.h"
#include "core/text/fit.h"
#include "print/print.h"
#include "support/suite_run.h"

static struct event event;
static struct print_memory paper;
static struct error error;
static const struct print_changes *changes;
static int nchanges;

static void put(struct record record)
{
	ck_assert_int_eq(event_put(&event, record_key_of(&record), &record), STATUS_OK);
}

static void put_section(int id, const char *name)
{
	struct section section = {.id = id, .system = "caa", .rounds = 5};

	snprintf(section.name, sizeof(section.name), "%s", name);
	put((struct record){RECORD_SECTION, {.section = section}});
}

static void put_player(int section, int pin, const char *name)
{
	struct player player = {.section = section, .pin = pin, .enters = 1};

	snprintf(player.name, sizeof(player.name), "%s", name);
	put((struct record){RECORD_PLAYER, {.player = player}});
}

static void put_round(int section, int number, enum round_state state)
{
	put((struct record){
		RECORD_ROUND, {.round = {.section = section, .number = number, .state = state}}});
}

static void put_board(int section, int round, int number, int white, int black)
{
	put((struct record){RECORD_BOARD,
		{.board = {.section = section,
			 .round = round,
			 .number = number,
			 .white = white,
			 .black = black,
			 .result = black ? RESULT_NONE : RESULT_BYE}}});
}

/* Open with a round of one board and a bye, Major the same with a board alone. */
static void setup(void)
{
	event_init(&event);
	put((struct record){RECORD_EVENT, {.event = {1, "Congress"}}});
	put_section(1, "Open");
	put_section(2, "Major");
	put_player(1, 1, "Ash, Ann");
	put_player(1, 2, "Cole, Carl");
	put_player(1, 3, "Elm, Eve");
	put_player(2, 1, "Birch, Bob");
	put_player(2, 2, "Dean, Dot");
	put_round(1, 1, ROUND_PUBLISHED);
	put_round(2, 1, ROUND_PUBLISHED);
	put_board(1, 1, 1, 1, 2);
	put_board(1, 1, 2, 3, 0);
	put_board(2, 1, 1, 2, 1);
}

static void teardown(void)
{
	event_done(&event);
	nchanges = 0;
	print_memory_done(&paper);
	paper = (struct print_memory){0};
}

static const char *door(int width, bool csv)
{
	const struct print_style style = {.width = width, .form = csv ? PRINT_CSV : PRINT_TEXT};
	const struct print_sink sink = print_sink_memory(&paper);

	paper.size = 0;
	ck_assert_msg(print_door(&event, changes, nchanges, &style, &sink, &error) == STATUS_OK,
		"%s", error.text);
	sink.write(sink.context, "", 1);
	return paper.bytes;
}

START_TEST(sections_share_one_alphabet)
{
	static const char *const rows[] = {"Round 1, all sections by name",
		"Name        Section  Board  Colour  Opponent",
		"Ash, Ann    Open         1  White   Cole, Carl\n"
		"Birch, Bob  Major        1  Black   Dean, Dot\n"
		"Cole, Carl  Open         1  Black   Ash, Ann\n"
		"Dean, Dot   Major        1  White   Birch, Bob\n"
		"Elm, Eve    Open                    full-point bye\n"};
	const char *text = door(0, false);

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		ck_assert_msg(strstr(text, rows[i]), "%s is not in\n%s", rows[i], text);
	ck_assert_ptr_null(strstr(text, "Not published"));
}
END_TEST

/* A section whose draw has changed says so, with its issue; those without a draw come last. */
START_TEST(a_section_that_has_changed_is_told)
{
	static const int boards[] = {1, 2}, none[] = {0};
	const struct print_changes open = {1, 1, boards, 2, "10:12", 2, false};
	const struct print_changes major = {2, 1, none, 0, "10:20", 3, false};
	const struct print_changes issues[] = {open, major};
	const char *text;

	put_section(3, "Minor");
	changes = issues;
	nchanges = 2;
	text = door(160, false);
	ck_assert_msg(strstr(text,
			      "Open: 2nd issue, changed 10:12: board 1 and the bye; Major: 3rd "
			      "issue, changed 10:20: as first published. Not published yet: "
			      "Minor\n"),
		"%s", text);
}
END_TEST

/* A draft is nobody's place: the round before it is still on the wall. */
START_TEST(each_section_has_its_last_published_round)
{
	const char *text;

	put_round(1, 1, ROUND_COMPLETE);
	put_round(1, 2, ROUND_PUBLISHED);
	put_board(1, 2, 1, 3, 1);
	put_round(1, 3, ROUND_PROPOSED);
	put_board(1, 3, 1, 2, 3);
	text = door(0, false);
	ck_assert_ptr_nonnull(strstr(text, "All sections by name, each in its round (Rd)"));
	ck_assert_ptr_nonnull(strstr(text, "Ash, Ann    Open      2      1  Black   Elm, Eve"));
	ck_assert_ptr_nonnull(strstr(text, "Dean, Dot   Major     1      1  White   Birch, Bob"));
	ck_assert_ptr_nonnull(strstr(text, "Cole, Carl  Open      2                 not paired"));
}
END_TEST

START_TEST(a_section_without_a_draw_is_named_and_not_listed)
{
	const struct print_style style = {.form = PRINT_TEXT};
	const struct print_sink sink = print_sink_memory(&paper);
	const char *text;

	put_section(3, "");
	put_player(3, 1, "Fir, Flo");
	put_round(3, 1, ROUND_PROPOSED);
	put_round(2, 1, ROUND_ADJUSTED);
	text = door(0, false);
	ck_assert_ptr_nonnull(strstr(text, "Not published yet: Major, Section 3\n"));
	ck_assert_ptr_null(strstr(text, "Fir"));
	ck_assert_ptr_null(strstr(text, "Birch"));
	put_round(1, 1, ROUND_PROPOSED);
	ck_assert_int_eq(
		print_door(&event, changes, nchanges, &style, &sink, &error), STATUS_REFUSED);
	ck_assert_str_eq(error.text, "No section has a published round yet.");
}
END_TEST

/* Two of one name stand in the order of their sections, each with his own board. */
START_TEST(one_name_in_two_sections_is_two_rows)
{
	put_player(2, 2, "Ash, Ann");
	ck_assert_ptr_nonnull(strstr(door(0, false),
		"Ash, Ann    Open         1  White   Cole, Carl\n"
		"Ash, Ann    Major        1  White   Birch, Bob\n"));
}
END_TEST

START_TEST(a_spreadsheet_gets_round_and_pin_and_no_formula)
{
	const char *text;

	put_player(2, 1, "=HYPERLINK(\"x\")");
	put_section(2, "@Major, \"B\"");
	text = door(0, true);
	ck_assert_msg(strstr(text, "Name,PIN,Section,Round,Board,Colour,Opponent\r\n") == text,
		"%s", text);
	ck_assert_ptr_nonnull(strstr(text,
		"\"'=HYPERLINK(\"\"x\"\")\",1,\"'@Major, \"\"B\"\"\",1,1,Black,\"Dean, Dot\"\r\n"));
	ck_assert_ptr_null(strstr(text, ",=") || strstr(text, ",@") ? text : NULL);
}
END_TEST

/* No name of any script or length makes a line wider than the page. */
START_TEST(every_line_fits)
{
	char line[4096];

	put_player(1, 1, "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine the Elder of Hamburg");
	put_player(1, 2, "王小明, 国際象棋大師の名前はとても長い王小明, 国際象棋大師");
	put_player(2, 1, "e\xcc\x81\xcc\x82 combining, \xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d");
	put_section(2, "Major of the Riverside Congress for players who are rated below 1900");
	for (int width = PRINT_WIDTH_LEAST; width < 140; width++) {
		const char *at = door(width, false), *next;

		for (; (next = strchr(at, '\n')) != NULL; at = next + 1) {
			snprintf(line, sizeof(line), "%.*s", (int)(next - at), at);
			ck_assert_msg(text_width(line) <= width, "%d: %s", width, line);
		}
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("door");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, sections_share_one_alphabet);
	tcase_add_test(tcase, a_section_that_has_changed_is_told);
	tcase_add_test(tcase, each_section_has_its_last_published_round);
	tcase_add_test(tcase, a_section_without_a_draw_is_named_and_not_listed);
	tcase_add_test(tcase, one_name_in_two_sections_is_two_rows);
	tcase_add_test(tcase, a_spreadsheet_gets_round_and_pin_and_no_formula);
	tcase_add_test(tcase, every_line_fits);
	return suite_run("print_door", tcase, NULL);
}
