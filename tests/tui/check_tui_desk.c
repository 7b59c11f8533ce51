/*
 * What a desk is used to, from one sitting to the next: how dense the cards are, and which list was
 * written last and where.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *open_at(int cols)
{
	static char state[512];
	static const char *words[] = {state, NULL};
	struct pty *pty;

	unlink(guide_path("desk.drawboard"));
	guide_event("desk.drawboard", 3);

	snprintf(state, sizeof(state), "XDG_STATE_HOME=%s", guide_folder());
	pty = pty_start(guide_path("desk.drawboard"), 40, cols, words);
	pty_expect(pty, "F1 help");
	return pty;
}

static void leave(struct pty *pty)
{
	pty_send(pty, "q");
	pty_wait(pty);
	pty_free(pty);
}

START_TEST(how_dense_the_cards_are_is_remembered)
{
	struct pty *pty;

	pty = open_at(160);
	pty_expect(pty, "By score: White seekers left");
	pty_expect(pty, "   2080 BWB");
	pty_send(pty, "d");
	pty_expect(pty, "Cards full.");
	pty_send(pty, "d");
	pty_expect(pty, "Cards slim: a line each.");
	leave(pty);
	pty = open_at(160);
	pty_expect(pty, "▸ 5 Edwards, E         2080 BWB   W");
	pty_send(pty, "d");
	pty_expect(pty, "Cards short: two lines each.");
	leave(pty);
	/* in a smaller window as well, and every time in another event */
	pty = open_at(80);
	pty_send(pty, "d");
	pty_expect(pty, "Cards slim: a line each.");
	leave(pty);
}
END_TEST

static bool is_written(const char *name)
{
	return access(guide_path(name), R_OK) == 0;
}

START_TEST(the_standings_do_not_ask_which_list)
{
	struct pty *pty;

	pty = open_at(80);
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3");
	pty_send(pty, "w");
	pty_expect(pty, "Standings after round 3: where to?");
	pty_send(pty, "f\r");
	pty_expect(pty, "Written: ");
	ck_assert(is_written("desk-3-standings.txt"));
	pty_free(pty);
}
END_TEST

static void write_boards_to(struct pty *pty, const char *typed)
{
	pty_send(pty, "wbf");
	pty_expect(pty, "Write the boards list to the file:");
	pty_send(pty, "\x15");
	pty_send(pty, typed);
	pty_enter(pty);
}

/*
 * Its own list is written again; what else is there is no list of this name, perhaps no list at
 * all.
 */
START_TEST(a_file_that_is_there_is_not_written_over_unasked)
{
	struct pty *pty;
	char path[512];
	struct stat before, after;
	FILE *stream;

	snprintf(path, sizeof(path), "%s", guide_path("players.txt"));
	stream = fopen(path, "w");
	ck_assert_ptr_nonnull(stream);
	fputs("mine\n", stream);
	fclose(stream);
	ck_assert_int_eq(stat(path, &before), 0);
	pty = open_at(80);
	board_propose(pty);
	write_boards_to(pty, path);
	pty_expect(pty, "Write over it?");
	pty_escape(pty);
	pty_expect(pty, "Nothing is written: ");
	/* no leads to the field of the file again */
	write_boards_to(pty, path);
	pty_expect(pty, "Write over it?");
	pty_send(pty, "n\r");
	pty_expect(pty, "Write the boards list to the file:");
	pty_expect(pty, "Nothing is written: ");
	pty_send(pty, "\x15");
	pty_send(pty, guide_path("desk.drawboard"));
	pty_enter(pty);
	/* and so does what can be no list: it is not asked whether to write over it */
	pty_expect(pty, "another name.");
	pty_expect(pty, "Write the boards list to the file:");
	pty_escape(pty);
	ck_assert_int_eq(stat(path, &after), 0);
	ck_assert_int_eq(before.st_size, after.st_size);
	write_boards_to(pty, path);
	pty_expect(pty, "Write over it?");
	pty_send(pty, "y\r");
	pty_expect(pty, "Written: ");
	ck_assert_int_eq(stat(path, &after), 0);
	ck_assert_int_gt(after.st_size, before.st_size);
	for (int i = 0; i < 2; i++) {
		write_boards_to(pty, guide_path("desk-4-boards.csv"));
		pty_expect(pty, "desk-4-boards.csv");
		pty_expect(pty, "Written: ");
	}
	pty_free(pty);
}
END_TEST

START_TEST(all_lists_at_once_and_the_choice_again)
{
	struct pty *pty;

	pty = open_at(80);
	board_propose(pty);
	pty_send(pty, "w");
	pty_expect(pty, "b by boards  n by names  s standings  a all three  g score groups");
	pty_send(pty, "a");
	pty_expect(pty, "All lists of round 4: where to?");
	pty_expect(pty, "f to a file  p to a printer  Esc nowhere");
	pty_send(pty, "f");
	pty_expect(pty, "desk-4-boards.txt, ");
	pty_expect(pty, "Enter writes them");
	pty_enter(pty);
	pty_expect(pty, "Written: ");
	ck_assert(is_written("desk-4-boards.txt"));
	ck_assert(is_written("desk-4-names.txt"));
	ck_assert(is_written("desk-3-standings.txt"));
	pty_send(pty, "w");
	pty_expect(pty, "Enter all again");
	pty_send(pty, "n");
	pty_expect(pty, "Names of round 4: where to?");
	pty_expect(pty, "Enter a file again");
	pty_enter(pty);
	pty_expect(pty, "Write the names list to the file:");
	pty_escape(pty);
	pty_send(pty, "w");
	pty_expect(pty, "Enter names again");
	pty_enter(pty);
	pty_expect(pty, "Names of round 4: where to?");
	pty_free(pty);
}
END_TEST

static void write_habits(const char *text)
{
	char path[512];
	FILE *file;

	snprintf(path, sizeof(path), "%s", guide_path("drawboard"));
	mkdir(path, 0700);
	file = fopen(guide_path("drawboard/desk.txt"), "w");
	ck_assert_ptr_nonnull(file);
	fputs(text, file);
	fclose(file);
}

START_TEST(the_choice_is_remembered_till_the_next_sitting)
{
	struct pty *pty;

	write_habits("");
	pty = open_at(80);
	board_propose(pty);
	pty_send(pty, "d");
	pty_expect(pty, "Cards short: two lines each.");
	pty_send(pty, "waf");
	pty_expect(pty, "Enter writes them");
	pty_enter(pty);
	pty_expect(pty, "Written: ");
	leave(pty);
	/* nothing of it is in the event, where the last action is still to be undone */
	pty = open_at(80);
	pty_send(pty, "w");
	pty_expect(pty, "Enter all again");
	pty_enter(pty);
	pty_expect(pty, "All lists of round 4: where to?");
	pty_expect(pty, "Enter a file again");
	pty_enter(pty);
	pty_expect(pty, "desk-4-boards.txt, ");
	pty_escape(pty);
	/* and how dense the cards are is not forgotten by that */
	pty_send(pty, "d");
	pty_expect(pty, "Cards slim: a line each.");
	leave(pty);
}
END_TEST

/*
 * Fixtures are of a club season, the list at the door of several sections; and a file may say
 * anything.
 */
START_TEST(what_there_is_not_is_not_offered_again)
{
	static const char *const habits[] = {"list f\nwhere f\n", "list d\nwhere p\n",
		"list !\nwhere x\n", "list ~\n", "list \033[31m\nwhere \033\n", "list",
		"cards\nlist \n"};

	for (size_t i = 0; i < sizeof(habits) / sizeof(habits[0]); i++) {
		struct pty *pty;

		write_habits(habits[i]);
		pty = open_at(80);
		board_propose(pty);
		pty_send(pty, "w");
		pty_expect(pty, "Which list of round 4?");
		ck_assert_msg(!pty_shows(pty, "again"), "%s", habits[i]);
		pty_escape(pty);
		leave(pty);
	}
	write_habits("");
}
END_TEST

/* One sign for a default, on the board as in the lists. */
START_TEST(a_default_has_one_sign)
{
	struct pty *pty;

	pty = open_at(80);
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "r6 +\r");
	pty_expect(pty, "Board 6: 1-0 def");
	pty_escape(pty);
	pty_expect(pty, "r results");
	pty_expect_beside(pty, "20 Tudor, Tho", "1½  1-0 def");
	ck_assert(!pty_shows(pty, "+--"));
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("desk");

	tcase_add_test(tcase, how_dense_the_cards_are_is_remembered);
	tcase_add_test(tcase, the_standings_do_not_ask_which_list);
	tcase_add_test(tcase, a_file_that_is_there_is_not_written_over_unasked);
	tcase_add_test(tcase, all_lists_at_once_and_the_choice_again);
	tcase_add_test(tcase, the_choice_is_remembered_till_the_next_sitting);
	tcase_add_test(tcase, what_there_is_not_is_not_offered_again);
	tcase_add_test(tcase, a_default_has_one_sign);
	return board_run("tui desk", tcase);
}
