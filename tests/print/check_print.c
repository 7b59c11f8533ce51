/*
 * The lists of the wall as plain text, against golden texts in tests/print (UPDATE_GOLDEN=1 writes
 * them anew), and the widths they rest on.
 */
#include "config.h"

#include <check.h>
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "core/event.h"
#include "core/text/fit.h"
#include "core/text/text.h"
#include "formats/csv.h"
#include "print/list.h"
#include "print/out_file.h"
#include "print/print.h"
#include "print/table.h"
#include "print/text.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

static struct event event;
static struct print_memory paper;
static struct error error;

/*
 * --- an event: set A of the guide after round 1, round 2 published, round 3 proposed
 * ------------------------------
 */

static void put(struct record record)
{
	ck_assert_int_eq(event_put(&event, record_key_of(&record), &record), STATUS_OK);
}

static void put_players(void)
{
	const struct report report = {.error = &error};
	struct csv_list list = {0};
	size_t size;
	const char *bytes = whole_file(DATA_DIR "/sample/anytown.csv", &size);

	ck_assert_int_eq(csv_read_players(bytes, size, NULL, &list, &report, NULL), STATUS_OK);
	for (int i = 0; i < list.count; i++) {
		list.players[i].section = 1;
		put((struct record){RECORD_PLAYER, {.player = list.players[i]}});
	}
	for (int i = 0; i < list.nbookings; i++) {
		struct booking booking = {1, list.players[list.bookings[i].player].pin,
			list.bookings[i].round, list.bookings[i].kind};

		put((struct record){RECORD_BOOKING, {.booking = booking}});
	}
	csv_list_done(&list);
}

static void put_boards(int round, enum round_state state, const int (*boards)[3], int count)
{
	put((struct record){RECORD_ROUND, {.round = {1, round, state, ""}}});
	for (int i = 0; i < count; i++) {
		struct board board = {1, round, i + 1, boards[i][0], boards[i][1], boards[i][2], 0};

		put((struct record){RECORD_BOARD, {.board = board}});
	}
}

static void make_event(void)
{
	static const int first[][3] = {
		{1, 10, RESULT_WHITE},
		{14, 2, RESULT_BLACK},
		{3, 12, RESULT_DRAW},
		{15, 5, RESULT_BLACK},
		{6, 16, RESULT_WHITE},
		{18, 7, RESULT_BLACK},
		{8, 17, RESULT_DRAW},
		{20, 9, RESULT_DEFAULT_WHITE},
		{11, 0, RESULT_BYE},
	};
	static const int second[][3] = {{9, 1, RESULT_BLACK}, {2, 11, RESULT_WHITE},
		{5, 18, RESULT_DEFAULT_BLACK}, {4, 6, RESULT_NONE}, {17, 3, RESULT_DRAW},
		{13, 8, RESULT_NONE}, {12, 19, RESULT_LOST_BOTH}, {7, 15, RESULT_DEFAULT_BOTH},
		{10, 20, RESULT_NONE}, {16, 14, RESULT_NONE}};
	static const int third[][3] = {{1, 5, RESULT_NONE}, {16, 0, RESULT_BYE}};

	setlocale(LC_CTYPE, "C");
	event_init(&event);
	put((struct record){RECORD_EVENT, {.event = {1, "Anytown Congress"}}});
	put((struct record){
		RECORD_SECTION, {.section = {1, "Major", "caa", "", 5, COLOUR_WHITE, ""}}});
	put_players();
	put_boards(1, ROUND_COMPLETE, first, ARRAY_LEN(first));
	put_boards(2, ROUND_PUBLISHED, second, ARRAY_LEN(second));
	put_boards(3, ROUND_PROPOSED, third, ARRAY_LEN(third));
}

static void free_event(void)
{
	event_done(&event);
	print_memory_done(&paper);
}

static void rename_player(int pin, const char *name, int enters, int leaves)
{
	struct player player = *event_player(&event, 1, pin);

	snprintf(player.name, sizeof(player.name), "%s", name);
	player.enters = enters;
	player.leaves = leaves;
	put((struct record){RECORD_PLAYER, {.player = player}});
}

/*
 * --- golden texts
 * --------------------------------------------------------------------------------------------------
 */

static void write_golden(const char *path)
{
	FILE *file = fopen(path, "wb");

	ck_assert_ptr_nonnull(file);
	fwrite(paper.bytes, 1, paper.size, file);
	fclose(file);
}

static void is_golden(const char *name)
{
	char path[512];

	snprintf(path, sizeof(path), TESTS_DIR "/print/%s.txt", name);
	if (getenv("UPDATE_GOLDEN"))
		write_golden(path);
	print_sink_memory(&paper).write(&paper, "", 1);
	ck_assert_str_eq(paper.bytes, whole_file(path, NULL));
}

typedef enum status print_fn(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

static void print_well(print_fn *print, int round, int width, int length)
{
	const struct print_style style = {.width = width, .length = length};
	const struct print_sink sink = print_sink_memory(&paper);

	paper.size = 0;
	ck_assert_msg(
		print(&event, 1, round, &style, &sink, &error) == STATUS_OK, "%s", error.text);
}

START_TEST(boards_stand_in_order_with_byes_last)
{
	print_well(print_boards, 2, 0, 0);
	is_golden("boards");
}
END_TEST

START_TEST(a_bye_of_the_draw_and_byes_on_request_follow_the_boards)
{
	print_well(print_boards, 3, 0, 0);
	is_golden("boards-draft");
}
END_TEST

START_TEST(a_complete_round_shows_its_results)
{
	print_well(print_boards, 1, 0, 0);
	is_golden("boards-complete");
}
END_TEST

START_TEST(names_stand_by_the_alphabet_with_the_absent_last)
{
	rename_player(20, "Łukasz, Łucja", 1, 2);
	rename_player(2, "Österreich, Ö", 1, 0);
	rename_player(9, "innes, ian", 1, 0);
	rename_player(15, "Onions, Oliver", 3, 0);
	print_well(print_names, 1, 0, 0);
	is_golden("names");
	print_well(print_names, 3, 0, 0);
	is_golden("names-draft");
}
END_TEST

START_TEST(standings_share_ranks)
{
	print_well(print_standings, 2, 0, 0);
	is_golden("standings");
}
END_TEST

START_TEST(before_round_1_standings_are_the_list_of_players)
{
	print_well(print_standings, 0, 0, 0);
	is_golden("players");
}
END_TEST

START_TEST(pages_are_numbered_and_end_in_a_form_feed)
{
	print_well(print_standings, 1, 0, 14);
	is_golden("pages");
	print_well(print_standings, 1, 0, PRINT_ENDLESS);
	ck_assert_ptr_null(memchr(paper.bytes, '\f', paper.size));
}
END_TEST

static void print_at(const char *title, const char *note, enum print_form form, int length)
{
	static const struct table_column columns[] = {{"Name", TABLE_LEFT, true}};
	const struct print_style style = {
		.form = form, .length = length, .when = "Printed 2026-03-07 19:30"};
	const struct print_sink sink = print_sink_memory(&paper);
	struct table table = {.event = "Event", .columns = columns, .ncolumns = 1};

	paper.size = 0;
	snprintf(table.title, sizeof(table.title), "%s", title);
	snprintf(table.note, sizeof(table.note), "%s", note);
	for (int i = 1; i <= 8; i++)
		table_int(&table, i);
	ck_assert_int_eq(list_finish(&table, &style, &sink, &error), STATUS_OK);
	sink.write(sink.context, "", 1);
}

static int times(const char *what)
{
	int count = 0;

	for (const char *at = paper.bytes; (at = strstr(at, what)); at++)
		count++;
	return count;
}

/* As on PDF and HTML: whoever finds two lists on the wall knows which is the newer. */
START_TEST(the_time_of_printing_stands_on_every_page)
{
	print_at("Round 2 of 5, by board", "2nd issue, changed 14:35: board 4", PRINT_TEXT, 12);
	ck_assert_int_eq(times("page "), 2);
	ck_assert_int_eq(times("\nRound 2 of 5, by board                                  "
			       "Printed 2026-03-07 19:30\n"
			       "2nd issue, changed 14:35: board 4\n\n"),
		2);
	print_at("A title of sixty letters that leaves the time no room beside", "", PRINT_TEXT, 0);
	ck_assert_int_eq(times("beside\n                                                        "
			       "Printed 2026-03-07 19:30\nName\n"),
		1);
	print_at("On a screen", "", PRINT_TEXT, PRINT_ENDLESS);
	ck_assert_int_eq(times("Printed"), 0);
	print_at("To be listened to", "", PRINT_LINES, 0);
	ck_assert_int_eq(times("Printed"), 0);
}
END_TEST

START_TEST(names_of_any_script_keep_the_columns)
{
	rename_player(1, "Đặng Thị Ễn", 1, 0);
	rename_player(2, "王小明, 国際象棋大師の名前はとても長い", 1, 0);
	rename_player(3, "שלום, דוד", 1, 0);
	rename_player(4, "e\xcc\x81\xcc\x82 combining", 1, 0);
	rename_player(5, "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine the Elder", 1, 0);
	print_well(print_boards, 2, 0, 0);
	is_golden("scripts");
	print_well(print_boards, 2, PRINT_WIDTH_LEAST, 0);
	is_golden("scripts-narrow");
}
END_TEST

/* No line is wider than the page, no page longer than its paper, whatever is asked for. */
static void fits(int width, int length)
{
	char line[4096];
	const char *at = paper.bytes, *end = paper.bytes + paper.size;
	int lines = 0;

	while (at < end) {
		const char *next = memchr(at, '\n', (size_t)(end - at));

		if (*at == '\f') {
			at++;
			lines = 0;
		}
		ck_assert_ptr_nonnull(next);
		snprintf(line, sizeof(line), "%.*s", (int)(next - at), at);
		ck_assert_msg(text_width(line) <= width, "%d: %s", width, line);
		ck_assert_msg(++lines <= length, "%d lines", length);
		at = next + 1;
	}
}

START_TEST(every_line_and_page_fits)
{
	static print_fn *const lists[] = {print_boards, print_names, print_standings};

	rename_player(2, "王小明, 国際象棋大師の名前はとても長い", 1, 0);
	rename_player(5, "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine the Elder", 1, 0);
	rename_player(6, "Gone, Hugh", 1, 3);
	for (int width = PRINT_WIDTH_LEAST; width < 140; width++) {
		for (int length = PRINT_LENGTH_LEAST; length < 40; length += 3) {
			for (size_t i = 0; i < ARRAY_LEN(lists); i++) {
				print_well(lists[i], 2, width, length);
				fits(width, length);
			}
		}
	}
}
END_TEST

START_TEST(a_gap_is_not_printed_at_the_edge_of_a_page)
{
	static const struct table_column columns[] = {{"Name", TABLE_LEFT, true}};
	const struct print_style style = {.length = 12};
	const struct print_sink sink = print_sink_memory(&paper);
	struct table table = {
		.event = "Event", .title = "Title", .columns = columns, .ncolumns = 1};

	for (int i = 1; i <= 7; i++)
		table_int(&table, i);
	table_gap(&table);
	table_cell(&table, "last");
	table_gap(&table);
	ck_assert_int_eq(text_write(&table, &style, &sink, &error), STATUS_OK);
	table_done(&table);
	is_golden("gap");
}
END_TEST

static const struct print_style bad_styles[] = {{.width = PRINT_WIDTH_LEAST - 1},
	{.width = PRINT_WIDTH_MOST + 1}, {.length = PRINT_LENGTH_LEAST - 1}, {.length = -2},
	{.width = -1}};

START_TEST(a_page_too_small_is_refused)
{
	const struct print_sink sink = print_sink_memory(&paper);

	ck_assert_int_eq(
		print_boards(&event, 1, 2, &bad_styles[_i], &sink, &error), STATUS_BAD_INPUT);
	ck_assert_int_eq(error.code, STATUS_BAD_INPUT);
	ck_assert_int_eq(paper.size, 0);
}
END_TEST

START_TEST(what_is_not_there_is_not_printed)
{
	const struct print_style style = {.form = PRINT_TEXT};
	const struct print_sink sink = print_sink_memory(&paper);

	ck_assert_int_eq(print_boards(&event, 1, 4, &style, &sink, &error), STATUS_REFUSED);
	ck_assert_str_eq(error.text, "Round 4 is not drawn yet.");
	ck_assert_int_eq(print_names(&event, 1, 4, &style, &sink, &error), STATUS_REFUSED);
	ck_assert_int_eq(print_standings(&event, 2, 1, &style, &sink, &error), STATUS_NOT_FOUND);
	ck_assert_str_eq(error.text, "There is no section 2.");
}
END_TEST

START_TEST(a_full_disk_is_noticed)
{
	const struct print_style style = {.form = PRINT_TEXT};
	FILE *full = fopen("/dev/full", "w");
	struct print_sink sink;

	if (!full)
		return;
	sink = print_sink_file(full);
	ck_assert_int_eq(print_boards(&event, 1, 2, &style, &sink, &error), STATUS_FULL);
	ck_assert_int_eq(error.code, STATUS_FULL);
	ck_assert_str_eq(error.text, "The list was not written completely: the disk is full.");
	fclose(full);
}
END_TEST

/* However long the list is, and whoever wrote it piece by piece. */
START_TEST(a_list_for_a_full_disk_says_so)
{
	struct out_file file;

	if (access("/dev/full", W_OK) != 0)
		return;
	for (int size = 1; size <= 1000000; size *= 100) {
		ck_assert_int_eq(out_file_open(&file, "/dev/full", NULL, &error), STATUS_OK);
		for (int i = 0; i < size; i++)
			putc('x', file.file);
		ck_assert_int_eq(out_file_close(&file, true, &error), STATUS_FULL);
		ck_assert_int_eq(error.code, STATUS_FULL);
		ck_assert_str_eq(error.text, "It could not be written: the disk is full.");
	}
}
END_TEST

START_TEST(a_file_gets_the_same_bytes)
{
	static char bytes[16384];
	const struct print_style style = {.form = PRINT_TEXT};
	FILE *file = tmpfile();
	struct print_sink sink;

	ck_assert_ptr_nonnull(file);
	sink = print_sink_file(file);
	print_well(print_boards, 2, 0, 0);
	ck_assert_int_eq(print_boards(&event, 1, 2, &style, &sink, &error), STATUS_OK);
	rewind(file);
	ck_assert_uint_eq(fread(bytes, 1, sizeof(bytes), file), paper.size);
	ck_assert_mem_eq(bytes, paper.bytes, paper.size);
	fclose(file);
}
END_TEST

/*
 * --- widths
 * --------------------------------------------------------------------------------------------------------
 */

static const struct {
	const char *text;
	int cells, width;
	const char *fitted;
} fits_of[] = {
	{"", 5, 0, ""},
	{"Low, Len", 8, 8, "Low, Len"},
	{"Low, Len", 7, 7, "Low, L…"},
	{"Low, Len", 1, 1, "…"},
	{"Low, Len", 0, 0, ""},
	{"½½½½", 3, 3, "½½…"},
	{"王小明", 6, 6, "王小明"},
	{"王小明", 5, 5, "王小…"},
	{"王小明", 4, 3, "王…"},
	{"王小明", 1, 1, "…"},
	{"e\xcc\x81ne\xcc\x81", 2, 2, "e\xcc\x81…"},
	{"e\xcc\x81ne\xcc\x81", 3, 3, "e\xcc\x81ne\xcc\x81"},
	{"a\tb\x7f", 9, 4, "a?b?"},
	{"a\xff\xe2\x82", 9, 4, "a???"},
	{"a\xe2\x80\xae"
	 "b",
		9, 2, "ab"},
};

START_TEST(a_text_is_cut_to_cells)
{
	char fitted[64];

	ck_assert_int_eq(text_fit(fitted, sizeof(fitted), fits_of[_i].text, fits_of[_i].cells),
		fits_of[_i].width);
	ck_assert_str_eq(fitted, fits_of[_i].fitted);
	ck_assert_int_eq(text_width(fitted), fits_of[_i].width);
}
END_TEST

START_TEST(a_text_is_cut_to_bytes_at_a_character)
{
	static const char *const expected[] = {"", "", "", "½", "…", "…", "½…", "½…", "½½…"};
	char fitted[16];

	for (size_t cap = 1; cap < ARRAY_LEN(expected); cap++) {
		memset(fitted, 'x', sizeof(fitted));
		text_fit(fitted, cap, "½½½½", 4);
		ck_assert_str_eq(fitted, expected[cap]);
	}
	ck_assert_int_eq(text_fit(fitted, 9, "½½½½", 4), 4);
}
END_TEST

START_TEST(cells_agree_with_the_c_library)
{
	int different = 0;

	if (!setlocale(LC_CTYPE, "C.UTF-8"))
		return;
	for (uint32_t character = 1; character < 0x110000; character++) {
		int theirs = wcwidth((wchar_t)character);

		/* Characters that the library does not know have no width there. */
		if (theirs >= 0 && theirs != text_cells(character))
			different++;
	}
	ck_assert_msg(different < 200, "%d characters", different);
}
END_TEST

START_TEST(names_sort_by_base_letters)
{
	static const char *const sorted[] = {"Adams", "Ångström, A", "Angus", "Čapek", "Cook",
		"de Witt", "Łoś", "Low", "Müller", "Muller, A", "Österreich", "Otto", "Žižka",
		"王"};

	for (size_t i = 1; i < ARRAY_LEN(sorted); i++)
		ck_assert_msg(list_compare_names(sorted[i - 1], sorted[i]) < 0, "%s %s",
			sorted[i - 1], sorted[i]);
	ck_assert_int_eq(list_compare_names("Łoś", "Łoś"), 0);
}
END_TEST

int main(void)
{
	TCase *lists = tcase_create("lists"), *widths = tcase_create("widths");

	tcase_add_checked_fixture(lists, make_event, free_event);
	tcase_add_test(lists, boards_stand_in_order_with_byes_last);
	tcase_add_test(lists, a_bye_of_the_draw_and_byes_on_request_follow_the_boards);
	tcase_add_test(lists, a_complete_round_shows_its_results);
	tcase_add_test(lists, names_stand_by_the_alphabet_with_the_absent_last);
	tcase_add_test(lists, standings_share_ranks);
	tcase_add_test(lists, before_round_1_standings_are_the_list_of_players);
	tcase_add_test(lists, pages_are_numbered_and_end_in_a_form_feed);
	tcase_add_test(lists, the_time_of_printing_stands_on_every_page);
	tcase_add_test(lists, names_of_any_script_keep_the_columns);
	tcase_add_test(lists, every_line_and_page_fits);
	tcase_add_test(lists, a_gap_is_not_printed_at_the_edge_of_a_page);
	tcase_add_loop_test(lists, a_page_too_small_is_refused, 0, ARRAY_LEN(bad_styles));
	tcase_add_test(lists, what_is_not_there_is_not_printed);
	tcase_add_test(lists, a_full_disk_is_noticed);
	tcase_add_test(lists, a_list_for_a_full_disk_says_so);
	tcase_add_test(lists, a_file_gets_the_same_bytes);
	tcase_add_loop_test(widths, a_text_is_cut_to_cells, 0, ARRAY_LEN(fits_of));
	tcase_add_test(widths, a_text_is_cut_to_bytes_at_a_character);
	tcase_add_test(widths, cells_agree_with_the_c_library);
	tcase_add_test(widths, names_sort_by_base_letters);
	return suite_run("print", lists, widths, NULL);
}
