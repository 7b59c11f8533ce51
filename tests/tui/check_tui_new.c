/* A file that does not exist yet: the screen makes the event, and takes a list of players in. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static char event[512], list[512], later[512];
static struct pty *pty;

static void write_list(const char *text)
{
	FILE *file = fopen(list, "w");

	ck_assert_ptr_nonnull(file);
	fputs(text, file);
	ck_assert_int_eq(fclose(file), 0);
}

static void setup(void)
{
	snprintf(event, sizeof(event), "%s", guide_path("Riverside.drawboard"));
	snprintf(list, sizeof(list), "%s", guide_path("list.csv"));
	unlink(event);
	write_list(
		"name,grade,club\nAdams,2000,York\nBaker,1900,Leeds\nClark,1800,York\nDale,1700,Hull\n");
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "A new event: ");
}

static void teardown(void)
{
	pty_free(pty);
}

START_TEST(an_event_is_made_and_a_list_imported)
{
	pty_expect(pty, "Riverside");
	pty_enter(pty);
	pty_expect(pty, "caa: ");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect_gone(pty, "caa: ");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "caa: ");
	pty_enter(pty);
	pty_send(pty, "\025");
	pty_enter(pty);
	pty_expect(pty, "The number of rounds is expected, from 1 to");
	ck_assert_int_ne(access(event, F_OK), 0);
	pty_send(pty, "3\r");
	pty_expect(pty, "Made: 3 rounds by caa.");
	pty_expect(pty, "No players yet.");
	pty_expect(pty, "i imports, e adds players");
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, "nowhere.csv\r");
	pty_expect(pty, "nowhere.csv: ");
	pty_send_bytes(pty, "\025", 1); /* Ctrl-U */
	pty_send(pty, list);
	pty_enter(pty);
	pty_expect(pty, "4 players would come in.");
	pty_enter(pty);
	pty_expect(pty, "4 players from ");
	pty_expect(pty, "4 in = 4 to pair");
	ck_assert(!pty_shows(pty, "No players yet."));
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
}
END_TEST

/* What is proposed is replaced by what is typed, as in the form of a player. */
START_TEST(what_is_typed_replaces_what_is_proposed)
{
	pty_expect(pty, "Riverside");
	pty_send(pty, "Open\r");
	pty_expect(pty, "caa: ");
	pty_enter(pty);
	pty_send(pty, "7\r");
	pty_expect(pty, "Made: 7 rounds by caa.");
	pty_expect_row(pty, 0, "Open  ");
	ck_assert(!pty_shows(pty, "Riverside"));
}
END_TEST

/* What is wrong with a list stands in a window, and nobody is added. */
START_TEST(a_list_with_faults_is_told_of)
{
	write_list("name,grade\nAdams,2000\nBaker,xx\nClark,yy\n");
	pty_send(pty, "\023");
	pty_expect(pty, "No players yet.");
	pty_send(pty, "e");
	pty_expect(pty, "i reads a list");
	pty_send(pty, "i");
	pty_send(pty, list);
	pty_enter(pty);
	pty_expect(pty, "Nothing was taken from");
	pty_expect(pty, "xx");
	pty_escape(pty);
	pty_expect_gone(pty, "Nothing was taken from");
	pty_expect(pty, "Read players from which file?");
	pty_escape(pty);
	pty_expect_gone(pty, "Read players from which file?");
	pty_expect(pty, "Players: 0");
}
END_TEST

START_TEST(put_aside_it_makes_nothing)
{
	pty_send(pty, "\t?");
	pty_expect(pty, "? means nothing here");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect_gone(pty, "means nothing here");
	pty_expect(pty, "A new event: fields and keys");
	pty_expect(pty, "Rule book  by which rounds are drawn; E changes it before round 1 ");
	pty_expect(pty, "another rule book, players or none; else move in the line ");
	ck_assert(!pty_shows(pty, "…"));
	pty_expect(pty, "Ctrl-S     make the event with what the fields have");
	pty_escape(pty);
	pty_expect_gone(pty, "A new event: fields and keys");
	pty_escape(pty);
	ck_assert_int_eq(pty_wait(pty), 0);
	pty_check_restored(pty);
	ck_assert_int_ne(access(event, F_OK), 0);
}
END_TEST

START_TEST(its_keys_are_clicked)
{
	int row, col;

	pty_find(pty, "→ change", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_expect_gone(pty, "caa: ");
	pty_find(pty, "Ctrl-S makes", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, false);
	pty_mouse_button(pty, 1, true);
	pty_expect(pty, "No players yet.");
	ck_assert_int_eq(access(event, F_OK), 0);
}
END_TEST

/*
 * Next year's event, with the settings and the players of this one's; an older file is not touched.
 */
START_TEST(it_is_made_like_an_older_one)
{
	pty_send(pty, "\023");
	pty_expect(pty, "No players yet.");
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, list);
	pty_enter(pty);
	pty_expect(pty, "4 players would come in.");
	pty_enter(pty);
	pty_expect(pty, "4 players from ");
	pty_free(pty);
	snprintf(later, sizeof(later), "%s", guide_path("Seaside.drawboard"));
	unlink(later);
	pty = pty_start(later, 24, 80, NULL);
	pty_expect(pty, "A new event: ");
	pty_expect_beside(pty, "Like", "nothing, or the file of an older event: its settings");
	ck_assert(!pty_shows(pty, "Players  "));
	pty_key(pty, VTERM_KEY_UP);
	pty_send(pty, "nowhere.drawboard\r");
	pty_expect_beside(pty, "Rounds", "as in that event");
	pty_expect_beside(pty, "Players", "none yet");
	pty_enter(pty);
	pty_expect(pty, "nowhere.drawboard: There is no file");
	ck_assert_int_ne(access(later, F_OK), 0);
	pty_send(pty, "\025");
	pty_expect_beside(pty, "Rule book", "caa: ");
	pty_send(pty, event);
	pty_enter(pty);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect_beside(pty, "Players", "those of that event, too");
	pty_enter(pty);
	pty_expect(pty, "Made: 5 rounds by caa, with 4 players.");
	pty_expect_row(pty, 0, "Seaside");
	pty_expect(pty, "4 in = 4 to pair");
}
END_TEST

/* A slip of the keys is no new event. */
START_TEST(one_of_a_similar_name_is_named)
{
	pty_send(pty, "\023");
	pty_expect(pty, "No players yet.");
	pty_free(pty);
	pty = pty_start(guide_path("Riversdie.drawboard"), 24, 80, NULL);
	pty_expect(pty, "But there is Riverside.drawboard: Esc, if that was meant.");
}
END_TEST

/* A folder that is not there cannot hold it: the form stays, with the reason. */
START_TEST(what_cannot_be_made_is_told)
{
	pty_free(pty);
	pty = pty_start(guide_path("nowhere/x.drawboard"), 24, 80, NULL);
	pty_expect(pty, "A new event: ");
	pty_send(pty, "\023");
	pty_expect(pty, "nowhere");
	pty_expect(pty, "Ctrl-S makes it");
}
END_TEST

START_TEST(too_small_a_window_makes_nothing)
{
	pty_resize(pty, 20, 60);
	pty_expect(pty, "Window too small");
	pty_send(pty, "x\023\r");
	pty_resize(pty, 20, 61);
	pty_expect(pty, "have 61x20");
	pty_resize(pty, 24, 80);
	pty_expect_beside(pty, "Name", "Riverside");
	ck_assert_int_ne(access(event, F_OK), 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("new");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, an_event_is_made_and_a_list_imported);
	tcase_add_test(tcase, what_is_typed_replaces_what_is_proposed);
	tcase_add_test(tcase, a_list_with_faults_is_told_of);
	tcase_add_test(tcase, it_is_made_like_an_older_one);
	tcase_add_test(tcase, put_aside_it_makes_nothing);
	tcase_add_test(tcase, its_keys_are_clicked);
	tcase_add_test(tcase, one_of_a_similar_name_is_named);
	tcase_add_test(tcase, what_cannot_be_made_is_told);
	tcase_add_test(tcase, too_small_a_window_makes_nothing);
	return board_run("tui new", tcase);
}
