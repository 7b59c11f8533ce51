/*
 * The four users of an event enter it from the lists that they get, on the screen alone and at
 * 80x24: a congress of three sections with byes, lifts and estimates, a school, a US section, a
 * club.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "core/particulars/particular.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { EACH = 40, FIRST_LIFT = 10, BYE_EVERY = 8, ESTIMATE_EVERY = 9 };

static char event[512];
static struct pty *pty;

/* A file that is not there yet, and the form that makes it. */
static void make(const char *name, const char *book, const char *rounds)
{
	snprintf(event, sizeof(event), "%s", guide_path(name));
	unlink(event);
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "A new event: ");
	pty_enter(pty);
	pty_expect(pty, "caa: ");
	for (int i = 0; i < 10 && !pty_shows(pty, book); i++) {
		pty_key(pty, VTERM_KEY_RIGHT);
		while (pty_pump(pty, 50))
			;
	}
	pty_expect(pty, book);
	pty_enter(pty);
	pty_send(pty, "\025");
	pty_send(pty, rounds);
	pty_enter(pty);
	pty_expect(pty, "Made: ");
}

static FILE *begin_list(char path[512])
{
	FILE *file;

	snprintf(path, 512, "%s", guide_path("list.csv"));
	file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	return file;
}

static void take_in(const char *path, const char *said)
{
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, "\025");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "would come in.");
	pty_enter(pty);
	pty_expect(pty, said);
	pty_escape(pty);
}

/*
 * As entries come: two of each section share a lift, some have a bye, some a grade that is a guess.
 */
static void take_section(const char *name, int top)
{
	char path[512];
	FILE *file = begin_list(path);

	fprintf(file, "Surname,Forename,Club,Grade,Byes,Family\n");
	for (int i = 1; i <= EACH; i++)
		fprintf(file, "%s%02d,Ann,%s,%d%s,%s,%s\n", name, i, i % 2 ? "Hull" : "York",
			top - 10 * i, i % ESTIMATE_EVERY ? "" : "e", i % BYE_EVERY ? "" : "2:half",
			i == FIRST_LIFT || i == FIRST_LIFT + EACH / 2 ? "Lift 1" : "");
	ck_assert_int_eq(fclose(file), 0);
	take_in(path, "40 players from ");
	pty_expect(pty, "40 in = 40 to pair");
}

static void add_section(const char *name, const char *book)
{
	char keys[64];

	pty_send(pty, "a");
	pty_expect(pty, "A new section");
	snprintf(keys, sizeof(keys), "\r%s\r", name);
	pty_send(pty, keys);
	pty_expect(pty, "▸ Rule book    caa");
	snprintf(keys, sizeof(keys), "\r\025%s\r", book);
	pty_send(pty, keys);
	pty_expect(pty, "▸ Rounds");
	pty_send(pty, "\023");
	snprintf(keys, sizeof(keys), "%s is there.", name);
	pty_expect(pty, keys);
}

static const char *known(const struct app *app, int section, int pin, enum particular_id id)
{
	return event_particular(app_event(app), section, pin, id);
}

static struct app *open_event(void)
{
	struct error error;
	struct app *app;

	ck_assert_msg(app_open(event, &app, &error) == STATUS_OK, "%s", error.text);
	return app;
}

/* What the lists said is known in each section, and who shares a lift does not meet. */
static void check_congress(void)
{
	struct app *app = open_event();

	for (int section = 1; section <= 3; section++) {
		int count, lift[2] = {0, 0}, lifts = 0;

		event_range(app_event(app), RECORD_PLAYER, section, 0, &count);
		ck_assert_int_eq(count, EACH);
		for (int pin = 1; pin <= EACH; pin++) {
			const struct booking *bye = event_booking(app_event(app), section, pin, 2);

			ck_assert_int_eq(bye != NULL, pin % BYE_EVERY == 0);
			ck_assert_str_eq(known(app, section, pin, PLAYER_ESTIMATE),
				pin % ESTIMATE_EVERY == 0 ? "yes" : "");
			if (known(app, section, pin, PLAYER_FAMILY)[0])
				lift[lifts++] = pin;
		}
		ck_assert_int_eq(lifts, 2);
		/* half the section apart, they would meet by rank */
		ck_assert_int_eq(lift[1] - lift[0], EACH / 2);
		ck_assert_int_ne(event_board_of(app_event(app), section, 1, lift[0])->white +
				event_board_of(app_event(app), section, 1, lift[0])->black,
			lift[0] + lift[1]);
	}
	app_close(app);
}

START_TEST(a_congress_of_three_sections)
{
	static const char *const names[] = {"Open", "Major", "Minor"};

	make("congress.drawboard", "caa: ", "5");
	pty_send(pty, "G");
	pty_expect(pty, "Sections: 1");
	pty_send(pty, "e");
	pty_expect(pty, "▸ Section ");
	pty_send(pty, "\r\025Open\r");
	pty_expect(pty, "Section is now Open.");
	pty_escape(pty);
	pty_expect(pty, "Sections: 1");
	add_section("Major", "caa");
	add_section("Minor", "dutch");
	pty_escape(pty);
	pty_expect_gone(pty, "Sections: 3");
	for (int i = 0; i < 3; i++) {
		char tab[16];

		pty_send(pty, ">");
		snprintf(tab, sizeof(tab), "[%s", names[i]);
		pty_expect_row(pty, 0, tab);
		take_section(names[i], 2200 - 300 * i);
		pty_send(pty, "p");
		pty_expect(pty, "Round 1 proposed.");
		pty_escape(pty);
		board_publish(pty);
		pty_expect(pty, "Round 1 published.");
	}
	check_congress();
	pty_free(pty);
}
END_TEST

/* Pupils of four schools: who are of one do not meet. */
START_TEST(a_school_event)
{
	char path[512];
	FILE *file;
	struct app *app;

	make("schools.drawboard", "schools: ", "6");
	file = begin_list(path);
	fprintf(file, "Name,School,Grade\n");
	for (int i = 1; i <= 24; i++)
		fprintf(file, "Pupil %02d,School %d,\n", i, 1 + i % 4);
	ck_assert_int_eq(fclose(file), 0);
	take_in(path, "24 players from ");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_free(pty);
	app = open_event();
	for (int number = 1; number <= 12; number++) {
		const struct board *board = event_board(app_event(app), 1, 1, number);

		ck_assert_str_ne(event_school(app_event(app), 1, board->white),
			event_school(app_event(app), 1, board->black));
	}
	app_close(app);
}
END_TEST

/* With ids, memberships that end and ratings that are provisional. */
START_TEST(a_us_section)
{
	char path[512];
	FILE *file;
	struct app *app;

	make("us.drawboard", "uscf: ", "4");
	file = begin_list(path);
	fprintf(file,
		"Name,USCF ID,Expires,Rating,State\n"
		"\"Adams, Alan\",12345678,2027-03-31,2050,NY\n"
		"\"Brown, Brian\",12345679,2026-01-31,1990/12,NJ\n"
		"\"Cairns, Carol\",12345680,2028-01-31,1834*,NY\n"
		"\"Drew, Don\",12345681,2027-08-31,unr,NY\n");
	ck_assert_int_eq(fclose(file), 0);
	take_in(path, "4 players from ");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_free(pty);
	app = open_event();
	ck_assert_str_eq(known(app, 1, 2, PLAYER_US_ID), "12345679");
	ck_assert_str_eq(known(app, 1, 2, PLAYER_NATIONAL_KIND), "P12");
	ck_assert_str_eq(known(app, 1, 1, PLAYER_EXPIRES), "2027/03/31");
	ck_assert_str_eq(known(app, 1, 3, PLAYER_STATE), "NY");
	ck_assert_int_eq(event_player(app_event(app), 1, 3)->grade, 1834);
	app_close(app);
}
END_TEST

/* Its members come in once; who is there tonight is typed by the beginnings of names. */
START_TEST(a_club_s_members)
{
	static const char *const here[] = {"ad\r", "br\r", "co\r", "dr\r"};
	char path[512];
	FILE *file;

	make("club.drawboard", "gsrp: ", "");
	file = begin_list(path);
	fprintf(file,
		"Name,ECF Code,Grade,Club\n"
		"\"Adams, Alan\",123456A,1850,Hull\n\"Brown, Bo\",,1700e,Hull\n"
		"\"Cole, Cy\",,,Hull\n\"Drew, Di\",234567B,1500,Hull\n");
	ck_assert_int_eq(fclose(file), 0);
	take_in(path, "4 players from ");
	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	for (size_t i = 0; i < sizeof(here) / sizeof(here[0]); i++) {
		pty_send(pty, here[i]);
		pty_expect(pty, "is here.");
		pty_send(pty, "\x15");
	}
	pty_escape(pty);
	pty_expect_gone(pty, "Name>");
	pty_send(pty, "p");
	pty_expect(pty, "Evening 1 proposed.");
	pty_free(pty);
}
END_TEST

/* The list of players says of which grades little is known, and what its letters mean. */
START_TEST(estimates_are_marked_in_the_list_of_players)
{
	char path[512];
	FILE *file;

	make("marks.drawboard", "uscf: ", "5");
	file = begin_list(path);
	fputs("name,grade,club\nAlder,2000,Elm\nBirch,1900e,Oak\nCedar,1800P12,Elm\n", file);
	ck_assert_int_eq(fclose(file), 0);
	take_in(path, "3 players from ");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 3 · e: estimated; P: provisional, P7: after 7 games");
	pty_expect_row(pty, 2, "  No.     Name  Grade     Club");
	pty_expect_row(pty, 4, "   2     Birch  1900e    Oak ");
	pty_expect_row(pty, 5, "   3     Cedar  1800P12  Elm ");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Players: keys");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "an estimated grade");
	pty_expect(pty, "a provisional rating, after 7 games");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("entries");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_congress_of_three_sections);
	tcase_add_test(tcase, a_school_event);
	tcase_add_test(tcase, a_us_section);
	tcase_add_test(tcase, a_club_s_members);
	tcase_add_test(tcase, estimates_are_marked_in_the_list_of_players);
	return board_run("tui entries", tcase);
}
