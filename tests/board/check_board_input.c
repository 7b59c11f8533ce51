/*
 * What is typed, pressed and pointed at, without a terminal: the line editor, the results line, the
 * drag, mouse reports.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "board/drag.h"
#include "board/editor.h"
#include "board/entry.h"
#include "support/event/guide_event.h"
#include "support/suite_run.h"
#include "tui/term/mouse.h"

START_TEST(editor_moves_by_whole_characters_with_their_marks)
{
	struct editor editor = {.at = 0};

	editor_set(&editor, "aé王e\xcc\x81");
	ck_assert_int_eq(editor_column(&editor), 5);
	editor_move(&editor, EDITOR_LEFT);
	ck_assert_int_eq(editor_column(&editor), 4);
	editor_move(&editor, EDITOR_LEFT);
	ck_assert_int_eq(editor_column(&editor), 2);
	editor_move(&editor, EDITOR_RUB_OUT);
	ck_assert_str_eq(editor.text, "a王e\xcc\x81");
	editor_move(&editor, EDITOR_DELETE);
	ck_assert_str_eq(editor.text, "ae\xcc\x81");
	editor_move(&editor, EDITOR_END);
	editor_move(&editor, EDITOR_RUB_OUT);
	ck_assert_str_eq(editor.text, "a");
	editor_move(&editor, EDITOR_HOME);
	editor_move(&editor, EDITOR_RUB_OUT);
	editor_move(&editor, EDITOR_LEFT);
	ck_assert_str_eq(editor.text, "a");
	ck_assert(editor_insert(&editor, "Å"));
	ck_assert_str_eq(editor.text, "Åa");
}
END_TEST

START_TEST(a_proposed_text_gives_way_to_what_is_typed)
{
	struct editor editor = {.most = 4};

	editor_set(&editor, "2");
	editor_offer(&editor);
	ck_assert(!editor_insert(&editor, "\033"));
	ck_assert_str_eq(editor.text, "2");
	ck_assert(editor_insert(&editor, "1"));
	ck_assert(editor_insert(&editor, "0"));
	ck_assert_str_eq(editor.text, "10");
	editor_offer(&editor);
	editor_move(&editor, EDITOR_RUB_OUT);
	ck_assert(editor_insert(&editor, "3"));
	ck_assert_str_eq(editor.text, "13");
	editor_offer(&editor);
	editor_move(&editor, EDITOR_LEFT);
	ck_assert(editor_insert(&editor, "2"));
	ck_assert_str_eq(editor.text, "123");
	editor_offer(&editor);
	ck_assert(editor_insert(&editor, "王"));
	ck_assert_str_eq(editor.text, "王");
}
END_TEST

START_TEST(editor_refuses_what_is_no_text)
{
	struct editor editor = {.most = 4};

	editor_set(&editor, "");
	ck_assert(!editor_insert(&editor, "\033"));
	ck_assert(!editor_insert(&editor, "\xc3"));
	ck_assert(!editor_insert(&editor, "\x7f"));
	ck_assert(!editor_insert(&editor, "\xc2\x9b"));
	ck_assert(editor_insert(&editor, "王"));
	ck_assert(!editor_insert(&editor, "a"));
	ck_assert_str_eq(editor.text, "王");
	editor_set(&editor, "王a");
	ck_assert_str_eq(editor.text, "王");
}
END_TEST

START_TEST(editor_kills_words_and_lines)
{
	struct editor editor = {.at = 0};

	editor_set(&editor, "Low,  Len ");
	editor_move(&editor, EDITOR_KILL_WORD);
	ck_assert_str_eq(editor.text, "Low,  ");
	editor_move(&editor, EDITOR_KILL_LINE);
	ck_assert_str_eq(editor.text, "");
	ck_assert_uint_eq(editor.at, 0);
}
END_TEST

static const struct {
	const char *typed;
	int chosen;
	enum entry_kind kind;
	int board;
	enum result result;
} entries[] = {
	{"", 3, ENTRY_EMPTY, 0, RESULT_NONE},
	{"  ", 3, ENTRY_EMPTY, 0, RESULT_NONE},
	{"2 1", 0, ENTRY_RESULT, 2, RESULT_WHITE},
	{"2 0", 0, ENTRY_RESULT, 2, RESULT_BLACK},
	{"2 =", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{" 2   = ", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"2=", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"2 ½", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"2 +", 0, ENTRY_RESULT, 2, RESULT_DEFAULT_BLACK},
	{"2-", 0, ENTRY_RESULT, 2, RESULT_DEFAULT_WHITE},
	{"2 --", 0, ENTRY_RESULT, 2, RESULT_DEFAULT_BOTH},
	{"2--", 0, ENTRY_RESULT, 2, RESULT_DEFAULT_BOTH},
	{"2 00", 0, ENTRY_RESULT, 2, RESULT_LOST_BOTH},
	{"2 x", 0, ENTRY_RESULT, 2, RESULT_NONE},
	{"2 draw", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"2 Draw", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"lo draw", 0, ENTRY_RESULT, 3, RESULT_DRAW},
	{"draw", 4, ENTRY_RESULT, 4, RESULT_DRAW},
	{"2 1-0", 0, ENTRY_RESULT, 2, RESULT_WHITE},
	{"1", 4, ENTRY_RESULT, 4, RESULT_WHITE},
	{"0", 4, ENTRY_RESULT, 4, RESULT_BLACK},
	{"=", 4, ENTRY_RESULT, 4, RESULT_DRAW},
	{"1", 0, ENTRY_BAD, 0, RESULT_NONE},
	{"7", 4, ENTRY_BOARD, 7, RESULT_NONE},
	{"99 1", 0, ENTRY_BAD, 0, RESULT_NONE},
	{"99", 0, ENTRY_BAD, 0, RESULT_NONE},
	/* Board 3 is 3 Cairns v 12 Low: after a name the result is that player's own. */
	{"lo =", 0, ENTRY_RESULT, 3, RESULT_DRAW},
	{"low 1", 0, ENTRY_RESULT, 3, RESULT_BLACK},
	{"LOW 0", 0, ENTRY_RESULT, 3, RESULT_WHITE},
	{"cairns 1", 0, ENTRY_RESULT, 3, RESULT_WHITE},
	{"carol +", 0, ENTRY_RESULT, 3, RESULT_DEFAULT_BLACK},
	{"len -", 0, ENTRY_RESULT, 3, RESULT_DEFAULT_BLACK},
	{"len 1-0", 0, ENTRY_RESULT, 3, RESULT_WHITE},
	{"#12 1", 0, ENTRY_RESULT, 3, RESULT_BLACK},
	{"low", 0, ENTRY_BOARD, 3, RESULT_NONE},
	{"low, len", 0, ENTRY_BOARD, 3, RESULT_NONE},
	{"#4 1", 0, ENTRY_BAD, 0, RESULT_NONE}, /* has a bye booked */
	{"nobody 1", 0, ENTRY_BAD, 0, RESULT_NONE},
	{"-10 1", 0, ENTRY_BAD, 0, RESULT_NONE}, /* nor is it 12 Low */
	{"1o 1", 0, ENTRY_BAD, 0, RESULT_NONE},
	/* open, and what it counts as */
	{"2 ?", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"2*", 0, ENTRY_RESULT, 2, RESULT_DRAW},
	{"?", 4, ENTRY_RESULT, 4, RESULT_DRAW},
	{"2 ?1", 0, ENTRY_RESULT, 2, RESULT_WHITE},
	{"lo ?0", 0, ENTRY_RESULT, 3, RESULT_BLACK},
	{"2 ?2", 0, ENTRY_BAD, 0, RESULT_NONE},
	{"2 ??", 0, ENTRY_BAD, 0, RESULT_NONE},
	/* a letter alone may be a key of another view */
	{"b", 4, ENTRY_BAD, 0, RESULT_NONE},
	{"W", 4, ENTRY_BAD, 0, RESULT_NONE},
	{"d", 4, ENTRY_BAD, 0, RESULT_NONE},
	{"4 b", 0, ENTRY_RESULT, 4, RESULT_BLACK},
	{"4 W", 0, ENTRY_RESULT, 4, RESULT_WHITE},
	{"x", 4, ENTRY_RESULT, 4, RESULT_NONE},
};

static struct app *drawn(void)
{
	struct error error = {.text = ""};
	struct app *app;

	ck_assert_int_eq(app_open(guide_event("entry.drawboard", 0), &app, &error), STATUS_OK);
	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	return app;
}

START_TEST(results_line_reads_boards_names_and_numbers)
{
	struct app *app = drawn();

	for (size_t i = 0; i < sizeof(entries) / sizeof(entries[0]); i++) {
		struct entry entry;

		entry_parse(app_event(app), app_section(app), 1, entries[i].chosen,
			entries[i].typed, &entry);
		ck_assert_msg(entry.kind == entries[i].kind, "\"%s\": kind %d %s", entries[i].typed,
			entry.kind, entry.text);
		if (entry.kind == ENTRY_BAD)
			continue;
		ck_assert_msg(entry.board == entries[i].board, "\"%s\": board %d", entries[i].typed,
			entry.board);
		if (entry.kind == ENTRY_RESULT)
			ck_assert_msg(entry.result == entries[i].result &&
					entry.open == (strpbrk(entries[i].typed, "?*") != NULL),
				"\"%s\": %d", entries[i].typed, entry.result);
	}
	app_close(app);
}
END_TEST

START_TEST(a_name_must_mean_one_player)
{
	static const char *const names[] = {
		"Smith, Ann", "Smith, Bob", "O'Neil, Ann", "Šarić, Ivan"};
	struct error error = {.text = ""};
	struct entry entry;
	struct app *app;

	ck_assert_int_eq(
		app_open(plain_event("names.drawboard", names, 4), &app, &error), STATUS_OK);
	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	entry_parse(app_event(app), app_section(app), 1, 0, "smith 1", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_BAD);
	ck_assert_ptr_nonnull(strstr(entry.text, ", #"));
	entry_parse(app_event(app), app_section(app), 1, 1, "1 1 0", &entry);
	ck_assert_str_eq(
		entry.text, "board 1: \"1 0\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?");
	entry_parse(app_event(app), app_section(app), 1, 0, "ann 1", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_BAD);
	entry_parse(app_event(app), app_section(app), 1, 0, "smith, b 1", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_RESULT);
	entry_parse(app_event(app), app_section(app), 1, 0, "bob 1", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_RESULT);
	entry_parse(app_event(app), app_section(app), 1, 0, "saric 0", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_RESULT);
	entry_parse(app_event(app), app_section(app), 1, 0, "neil 0", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_RESULT);
	app_close(app);
}
END_TEST

START_TEST(a_press_picks_up_and_a_release_elsewhere_drops)
{
	struct drag drag = {.state = DRAG_IDLE};

	ck_assert_int_eq(drag_step(&drag, DRAG_PRESS, 7, 5, 10), DRAG_PICKED);
	ck_assert_int_eq(drag.state, DRAG_PRESSED);
	ck_assert_int_eq(drag_step(&drag, DRAG_MOTION, 0, 5, 10), DRAG_NOTHING);
	ck_assert_int_eq(drag_step(&drag, DRAG_MOTION, 0, 5, 11), DRAG_MOVED);
	ck_assert_int_eq(drag.state, DRAG_CARRYING);
	/* Back over its own cell it is still in the air. */
	ck_assert_int_eq(drag_step(&drag, DRAG_MOTION, 0, 5, 10), DRAG_MOVED);
	ck_assert_int_eq(drag_step(&drag, DRAG_RELEASE, 0, 9, 9), DRAG_DROPPED);
	ck_assert_int_eq(drag.state, DRAG_IDLE);
	ck_assert_int_eq(drag.pin, 0);
}
END_TEST

START_TEST(a_release_without_motion_is_a_click_or_a_drop)
{
	struct drag drag = {.state = DRAG_IDLE};

	drag_step(&drag, DRAG_PRESS, 7, 5, 10);
	ck_assert_int_eq(drag_step(&drag, DRAG_RELEASE, 0, 5, 10), DRAG_CLICKED);
	drag_step(&drag, DRAG_PRESS, 7, 5, 10);
	ck_assert_int_eq(drag_step(&drag, DRAG_RELEASE, 0, 6, 10), DRAG_DROPPED);
	ck_assert_int_eq(drag_step(&drag, DRAG_RELEASE, 0, 6, 10), DRAG_NOTHING);
}
END_TEST

START_TEST(a_press_while_holding_starts_over)
{
	struct drag drag = {.state = DRAG_IDLE};

	drag_step(&drag, DRAG_PRESS, 7, 5, 10);
	drag_step(&drag, DRAG_MOTION, 0, 6, 10);
	ck_assert_int_eq(drag_step(&drag, DRAG_PRESS, 8, 1, 1), DRAG_PICKED);
	ck_assert_int_eq(drag.pin, 8);
	ck_assert_int_eq(drag.state, DRAG_PRESSED);
	ck_assert_int_eq(drag_step(&drag, DRAG_PRESS, 0, 1, 1), DRAG_PUT_BACK);
	ck_assert_int_eq(drag.state, DRAG_IDLE);
}
END_TEST

START_TEST(keys_take_and_drop_and_escape_puts_back)
{
	struct drag drag = {.state = DRAG_IDLE};

	ck_assert_int_eq(drag_step(&drag, DRAG_TAKE, 0, 0, 0), DRAG_NOTHING);
	ck_assert_int_eq(drag_step(&drag, DRAG_TAKE, 3, 0, 0), DRAG_PICKED);
	ck_assert_int_eq(drag.state, DRAG_CARRYING);
	ck_assert_int_eq(drag_step(&drag, DRAG_TAKE, 3, 0, 0), DRAG_DROPPED);
	drag_step(&drag, DRAG_TAKE, 3, 0, 0);
	ck_assert_int_eq(drag_step(&drag, DRAG_CANCEL, 0, 0, 0), DRAG_PUT_BACK);
	ck_assert_int_eq(drag_step(&drag, DRAG_CANCEL, 0, 0, 0), DRAG_NOTHING);
	ck_assert_int_eq(drag_step(&drag, DRAG_MOTION, 0, 3, 3), DRAG_NOTHING);
}
END_TEST

static enum mouse_fed feed(
	enum mouse_protocol protocol, const char *bytes, size_t size, struct mouse_event *event)
{
	struct mouse_decoder decoder;
	enum mouse_fed fed = MOUSE_MORE;

	mouse_begin(&decoder, protocol);
	for (size_t i = 0; i < size; i++) {
		ck_assert_int_eq(fed, MOUSE_MORE);
		fed = mouse_feed(&decoder, (unsigned char)bytes[i], event);
	}
	return fed;
}

START_TEST(sgr_reports_are_understood)
{
	struct mouse_event event;

	ck_assert_int_eq(feed(MOUSE_SGR, "0;230;5M", 8, &event), MOUSE_DONE);
	ck_assert(event.press && !event.motion && !event.release);
	ck_assert_int_eq(event.col, 229);
	ck_assert_int_eq(event.row, 4);
	ck_assert_int_eq(event.button, 0);
	ck_assert_int_eq(feed(MOUSE_SGR, "32;1;1M", 7, &event), MOUSE_DONE);
	ck_assert(event.motion && !event.press);
	ck_assert_int_eq(feed(MOUSE_SGR, "2;1;1m", 6, &event), MOUSE_DONE);
	ck_assert(event.release);
	ck_assert_int_eq(event.button, 2);
	ck_assert_int_eq(feed(MOUSE_SGR, "64;1;1M", 7, &event), MOUSE_DONE);
	ck_assert_int_eq(event.wheel, -1);
	ck_assert_int_eq(feed(MOUSE_SGR, "65;1;1M", 7, &event), MOUSE_DONE);
	ck_assert_int_eq(event.wheel, 1);
	ck_assert_int_eq(feed(MOUSE_SGR, "35;4;4M", 7, &event), MOUSE_DONE);
	ck_assert(event.motion);
	ck_assert_int_eq(event.button, -1);
}
END_TEST

START_TEST(bad_sgr_reports_are_swallowed_whole)
{
	static const char *const bad[] = {"M", "0M", "0;1M", "0;0;1M", "0;1;0M", ";;M", "0;1;1;1M",
		"0;123456;1M", "0;1;1A", "?;1;1M"};
	struct mouse_event event;

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		ck_assert_msg(
			feed(MOUSE_SGR, bad[i], strlen(bad[i]), &event) == MOUSE_BAD, "%s", bad[i]);
}
END_TEST

START_TEST(the_old_protocol_is_understood)
{
	struct mouse_event event;

	ck_assert_int_eq(feed(MOUSE_X10, " !\"", 3, &event), MOUSE_DONE);
	ck_assert(event.press);
	ck_assert_int_eq(event.col, 0);
	ck_assert_int_eq(event.row, 1);
	ck_assert_int_eq(feed(MOUSE_X10, "#!\"", 3, &event), MOUSE_DONE);
	ck_assert(event.release);
	ck_assert_int_eq(feed(MOUSE_X10, "@\xff\xff", 3, &event), MOUSE_DONE);
	ck_assert(event.motion);
	ck_assert_int_eq(event.col, 222);
	ck_assert_int_eq(feed(MOUSE_X10, "\001  ", 3, &event), MOUSE_BAD);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("input");

	tcase_add_test(tcase, editor_moves_by_whole_characters_with_their_marks);
	tcase_add_test(tcase, a_proposed_text_gives_way_to_what_is_typed);
	tcase_add_test(tcase, editor_refuses_what_is_no_text);
	tcase_add_test(tcase, editor_kills_words_and_lines);
	tcase_add_test(tcase, results_line_reads_boards_names_and_numbers);
	tcase_add_test(tcase, a_name_must_mean_one_player);
	tcase_add_test(tcase, a_press_picks_up_and_a_release_elsewhere_drops);
	tcase_add_test(tcase, a_release_without_motion_is_a_click_or_a_drop);
	tcase_add_test(tcase, a_press_while_holding_starts_over);
	tcase_add_test(tcase, keys_take_and_drop_and_escape_puts_back);
	tcase_add_test(tcase, sgr_reports_are_understood);
	tcase_add_test(tcase, bad_sgr_reports_are_swallowed_whole);
	tcase_add_test(tcase, the_old_protocol_is_understood);
	return suite_run("board input", tcase, NULL);
}
