/* The form of a player completes names from the rating lists that are kept here. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <sys/stat.h>

#include "app/lists/rating_lists.h"
#include "store/lists/lists.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static char setting[256];

static void write_text(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");

	ck_assert_ptr_nonnull(file);
	ck_assert_int_ge(fputs(text, file), 0);
	ck_assert_int_eq(fclose(file), 0);
}

static void load(const char *text)
{
	const struct rating_lists_load what = {.path = guide_path("list"), .date = "2026/11/01"};
	const char *folder = guide_path("data"), *below = guide_path("data/drawboard");
	struct lists *lists;
	struct list_info info;
	struct error error = {.text = ""};
	long long left_out;

	mkdir(folder, 0700);
	mkdir(below, 0700);
	snprintf(setting, sizeof(setting), "XDG_DATA_HOME=%s", folder);
	write_text(what.path, text);
	ck_assert_msg(lists_open(guide_path("data/drawboard/lists.sqlite"), true, &lists, &error) ==
			STATUS_OK,
		"%s", error.text);
	ck_assert_msg(rating_lists_load(lists, &what, &info, &left_out, &error) == STATUS_OK, "%s",
		error.text);
	lists_close(lists);
}

static void load_both(void)
{
	load("ECF_code,full_name,FIDE_no,gender,nation,original_standard,club_name\n"
	     "123456A,\"Zeller, Ann\",400001,F,ENG,1614,Middleton\n"
	     "123457B,\"Zebra, Bob\",,M,ENG,1715,Northtown\n");
	load("ID Number      Name                 Fed Sex Tit  WTit OTit           FOA SRtng SGm SK B-day Flag\n"
	     "400001         Zeller, Ann          ENG F   WFM  WFM                     1850  0   20 1991  w\n"
	     "400009         Zellmer, J           GER M                                2100  0   20 1970\n");
}

static struct pty *open_form(void)
{
	const char *const settings[] = {setting, NULL};
	struct pty *pty = pty_start(guide_event("listed.drawboard", 0), 24, 80, settings);

	pty_expect(pty, "F1 help");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	return pty;
}

START_TEST(a_name_is_completed_with_all_that_the_lists_know)
{
	struct pty *pty;

	load_both();
	pty = open_form();
	pty_send(pty, "z");
	pty_expect(pty, "surname, forename");
	pty_send(pty, "el");
	/* nobody twice: she is in both lists */
	pty_expect_beside(pty, "▸ Zeller, Ann", "1614  Middleton  ECF 123456A");
	pty_expect_beside(pty, "Zellmer, J", "2100  GER        FIDE 400009");
	pty_expect(pty, "Tab takes ▸, PgDn next");
	pty_send(pty, "\t");
	pty_expect_beside(pty, "Grade", "1614");
	pty_expect_beside(pty, "Club", "Middleton");
	pty_expect_beside(pty, "Title", "WFM");
	pty_expect(pty, "Also ECF code 123456A, FIDE rating 1850, FIDE ID 400001, born");
	/* Tab has left the name, as Tab does: what is typed now goes into the grade */
	pty_send(pty, "\x15");
	pty_send(pty, "1615");
	pty_expect_beside(pty, "Grade", "1615");
	pty_send(pty, "\x13");
	pty_expect(pty, "Added: 21 Zeller, Ann");
	pty_send(pty, "m");
	pty_expect(pty, "123456A");
	pty_expect(pty, "400001");
	pty_free(pty);
}
END_TEST

START_TEST(another_one_is_marked_and_a_right_arrow_takes_him)
{
	struct pty *pty;

	load_both();
	pty = open_form();
	pty_send(pty, "ze");
	pty_expect(pty, "▸ Zebra, Bob");
	pty_key(pty, VTERM_KEY_PAGEDOWN);
	pty_expect(pty, "▸ Zeller, Ann");
	pty_key(pty, VTERM_KEY_PAGEUP);
	pty_expect(pty, "▸ Zebra, Bob");
	/* in the middle of the name an arrow moves */
	pty_key(pty, VTERM_KEY_LEFT);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "▸ Zebra, Bob");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect_beside(pty, "Grade", "1715");
	/* what is typed after all is somebody else */
	pty_send(pty, "by");
	pty_expect_gone(pty, "Also ECF code");
	pty_send(pty, "\x13");
	pty_expect(pty, "Added: 21 Zebra, Bobby");
	pty_send(pty, "m");
	pty_expect(pty, "ECF code");
	ck_assert(!pty_shows(pty, "123457B"));
	pty_free(pty);
}
END_TEST

START_TEST(tab_goes_on_where_nobody_is_meant)
{
	struct pty *pty;

	load_both();
	pty = open_form();
	pty_send(pty, "Nobody\t");
	pty_expect(pty, "▸ Grade");
	pty_send(pty, "\t");
	pty_expect(pty, "▸ Club");
	pty_free(pty);
}
END_TEST

/* What differs from the lists is told, and taken over by key. */
START_TEST(the_players_are_checked_by_the_lists)
{
	struct pty *pty;

	load_both();
	pty = open_form();
	pty_send(pty, "zel\t");
	pty_expect_beside(pty, "Grade", "1614");
	pty_send(pty, "\x15");
	pty_send(pty, "1600\x13");
	pty_expect(pty, "Added: 21 Zeller, Ann");
	pty_send(pty, "c");
	pty_expect(pty, "The players and the rating lists");
	pty_expect(pty, "has 1600 here and 1614 (+14) in the ECF list");
	pty_expect(pty, "20 players have no code of a list that is here.");
	pty_expect(pty, "r take ratings");
	ck_assert(!pty_shows(pty, "n take names"));
	pty_send(pty, "r");
	pty_expect(pty, "1 taken over from the lists, each a step of undo.");
	pty_expect(pty, "Nothing differs from the lists.");
	pty_escape(pty);
	pty_send(pty, "u");
	pty_expect(pty, "Undone:");
	pty_free(pty);
}
END_TEST

/* Where there are none it is said how to have them. */
START_TEST(without_lists_nothing_is_checked)
{
	const char *const settings[] = {setting, NULL};
	struct pty *pty;

	snprintf(setting, sizeof(setting), "XDG_DATA_HOME=%s", guide_path("nowhere"));
	pty = pty_start(guide_event("unlisted.drawboard", 0), 24, 80, settings);
	pty_expect(pty, "F1 help");
	pty_send(pty, "ec");
	pty_expect(pty, "There are no rating lists here: l in the list of players keeps");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("listed");

	tcase_add_test(tcase, the_players_are_checked_by_the_lists);
	tcase_add_test(tcase, without_lists_nothing_is_checked);
	tcase_add_test(tcase, a_name_is_completed_with_all_that_the_lists_know);
	tcase_add_test(tcase, another_one_is_marked_and_a_right_arrow_takes_him);
	tcase_add_test(tcase, tab_goes_on_where_nobody_is_meant);
	return board_run("form and rating lists", tcase);
}
