/* A rating list is taken in on the screen: file, day, the sign that it works, Esc, what came. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <sys/stat.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { MANY = 150000 };

static char setting[300], path[512], folder[256];

static const char head[] = "ECF_code,full_name,FIDE_no,gender,nation,original_standard,club_name\n";

static void write_list(int count)
{
	FILE *file = fopen(path, "w");

	ck_assert_ptr_nonnull(file);
	fputs(head, file);
	for (int i = 0; i < count; i++)
		fprintf(file, "%06dA,\"Zeller%d, Ann\",,F,ENG,%d,Middleton\n", i + 1, i + 1,
			1000 + i % 1000);
	ck_assert_int_eq(fclose(file), 0);
}

static struct pty *open_players(void)
{
	const char *const settings[] = {setting, NULL};
	struct pty *pty;

	snprintf(path, sizeof(path), "%s", guide_path("ecf.csv"));
	snprintf(folder, sizeof(folder), "%s", guide_path("listsdata"));
	snprintf(setting, sizeof(setting), "XDG_DATA_HOME=%s", folder);
	mkdir(folder, 0700);
	pty = pty_start(guide_event("lists.drawboard", 0), 24, 80, settings);
	pty_expect(pty, "F1 help");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	return pty;
}

static void give_file(struct pty *pty)
{
	pty_send(pty, "l");
	pty_expect(pty, "Keep which rating list at hand?");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "Of which day is the list?");
	pty_send_bytes(pty, "\025", 1); /* Ctrl-U */
}

START_TEST(a_list_is_taken_in_and_completes_names)
{
	struct pty *pty = open_players();

	write_list(3);
	pty_send(pty, "lnowhere.csv\r");
	pty_expect(pty, "nowhere.csv: It could not be opened: ");
	pty_escape(pty);
	pty_expect_gone(pty, "Keep which");
	give_file(pty);
	pty_send(pty, "yesterday\r");
	pty_expect(pty, "\"yesterday\" is no day such as 2026-11-01.");
	pty_send_bytes(pty, "\025", 1);
	pty_send(pty, "1 Nov 2026\r");
	pty_expect(pty, "ECF list of 2026-11-01: 3 players from ecf.csv.");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	pty_send(pty, "zeller2");
	pty_expect_beside(pty, "▸ Zeller2, Ann", "1001  Middleton  ECF 000002A");
	pty_escape(pty);
	pty_send(pty, "x");
	pty_expect_gone(pty, "New player");
	/* from the window of the check, which says what there is */
	pty_send(pty, "c");
	pty_expect(pty, "The players and the rating lists");
	pty_expect(pty, "l load a list");
	pty_send(pty, "l");
	pty_expect(pty, "Here now: ECF of");
	pty_escape(pty);
	pty_free(pty);
}
END_TEST

/* A list of entries by mistake: it is asked about, and n leaves the list that is there. */
START_TEST(a_much_shorter_list_is_asked_about)
{
	struct pty *pty = open_players();

	write_list(9);
	give_file(pty);
	pty_send(pty, "2026-11-01\r");
	pty_expect(pty, "ECF list of 2026-11-01: 9 players");
	write_list(2);
	give_file(pty);
	pty_send(pty, "2026-11-02\r");
	pty_expect(pty, "ecf.csv: It has 2 players where the ECF list of 2026-11-01 has 9");
	pty_expect(pty, "Shall it take the place of that one?");
	pty_send(pty, "n");
	pty_expect(pty, "The lists stay as they were.");
	give_file(pty);
	pty_send(pty, "2026-11-02\r");
	pty_expect(pty, "Shall it take the place of that one?");
	pty_send(pty, "y");
	pty_expect(pty, "ECF list of 2026-11-02: 2 players from ecf.csv.");
	pty_free(pty);
}
END_TEST

START_TEST(a_file_that_is_no_list_is_refused_in_its_own_words)
{
	struct pty *pty = open_players();
	FILE *file = fopen(path, "w");

	fputs("name,rating\nKing,1800\n", file);
	fclose(file);
	give_file(pty);
	pty_send(pty, "2026-11-01\r");
	pty_expect(pty, "ecf.csv: Line 1: found no columns of a rating list");
	pty_free(pty);
}
END_TEST

/* The screen goes on, Esc ends it, and nothing of it is left. */
START_TEST(escape_ends_a_long_one)
{
	struct pty *pty = open_players();

	write_list(MANY);
	give_file(pty);
	pty_send(pty, "2026-11-01\r");
	pty_expect(pty, "Taking in ecf.csv");
	pty_expect(pty, "Read so far: ");
	pty_expect(pty, "Esc ends it");
	pty_send(pty, "x"); /* no key reaches the list of players meanwhile */
	pty_escape(pty);
	pty_expect(pty, "Ended: the lists stay as they were.");
	ck_assert(!pty_shows(pty, "Take 1 "));
	pty_send(pty, "c");
	pty_expect(pty, "There are no rating lists here: l in the list of players keeps");
	pty_send(pty, "l");
	pty_expect(pty, "Keep which rating list at hand?");
	pty_escape(pty);
	give_file(pty);
	pty_send(pty, "2026-11-01\r");
	pty_expect(pty, "ECF list of 2026-11-01: 150000 players from ecf.csv.");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lists load");

	tcase_add_test(tcase, escape_ends_a_long_one);
	tcase_add_test(tcase, a_list_is_taken_in_and_completes_names);
	tcase_add_test(tcase, a_much_shorter_list_is_asked_about);
	tcase_add_test(tcase, a_file_that_is_no_list_is_refused_in_its_own_words);
	return board_run("lists loaded on the screen", tcase);
}
