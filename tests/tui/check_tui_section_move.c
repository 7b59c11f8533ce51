/* A player goes over to another section, from the list of players and from his card. */
#include "config.h"

#include <check.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

#define UNDO "\024"

static const char *event;

static void congress(int complete)
{
	static const char *const players[] = {"Ash", "Birch", "Cedar", "Date"};

	event = guide_event("moves.drawboard", complete);
	CLI_OK("section", event, "set", "name=Open", "letter=O");
	CLI_OK("section", event, "add", "Minor", "--system", "dutch", "--rounds", "3", "--lot",
		"white");
	for (size_t i = 0; i < sizeof(players) / sizeof(players[0]); i++)
		CLI_OK("players", event, "add", players[i], "--section", "Minor");
}

/* Before round 1 of both he goes with all that is known of him. */
START_TEST(he_goes_over_before_round_1)
{
	struct pty *pty;

	congress(0);
	pty = board_start(event, 24, 80);
	pty_send(pty, "e");
	pty_expect(pty, "g go over");
	pty_send(pty, "g");
	pty_expect(pty, "1 Adams goes over to which section: Minor?");
	pty_send(pty, "\025open\r");
	pty_expect(pty, "That is the section that they are in: Open.");
	pty_send(pty, "\025minr\r");
	pty_expect(pty, "There is no section \"minr\"; the sections are Open, Minor.");
	pty_send(pty, "\025min\r");
	pty_expect(pty, "1 Adams is in Minor now.");
	pty_expect(pty, "Players: 19");
	pty_send(pty, UNDO);
	pty_expect(pty, "Undone: 1 Adams goes over to Minor");
	pty_expect(pty, "Players: 20");
	pty_free(pty);
}
END_TEST

/* Later what he brings is asked, and what becomes of his game is said. */
START_TEST(he_goes_over_later_with_points)
{
	struct pty *pty;

	congress(2);
	CLI_OK("pair", event, "--section", "Minor");
	CLI_OK("publish", event, "--section", "Minor");
	pty = board_start(event, 24, 80);
	pty_send(pty, "eg");
	pty_expect(pty, "goes over to which section: Minor?");
	pty_enter(pty);
	pty_expect(pty, "Points that he brings, in byes for the rounds missed in Minor");
	pty_send(pty, "many\r");
	pty_expect(pty, "\"many\" is no number of points, such as 1½.");
	pty_send(pty, "\0253\r");
	pty_expect(pty, "So many points are more than 1 round give.");
	pty_send(pty, "\025½\r");
	pty_expect(pty, "is in Minor now.");
	pty_expect(pty, "He comes with ½ point.");
	pty_escape(pty);
	pty_expect(pty, "gone from round 3");
	cli_has(CLI_OK("players", event, "--section", "Minor")->out, "Adams");
	pty_send(pty, UNDO);
	pty_expect(pty, "Undone: 1 Adams goes over to Minor");
	pty_expect_gone(pty, "gone from round 3");
	pty_free(pty);
}
END_TEST

START_TEST(he_goes_over_from_his_card)
{
	struct pty *pty;

	congress(0);
	CLI_OK("pair", event, "--section", "Minor");
	CLI_OK("publish", event, "--section", "Minor");
	pty = board_start(event, 24, 80);
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "f");
	pty_expect(pty, "Card of 1 Ash");
	pty_expect(pty, "g go over");
	pty_send(pty, "g");
	pty_expect(pty, "1 Ash goes over to which section: Open?");
	pty_enter(pty);
	pty_expect(pty, "Ash is in Open now.");
	pty_expect(pty, "His game on board 1 of round 1 of Minor is still to be played");
	pty_expect(pty, "begins before it is over, book him a bye for");
	ck_assert(!pty_shows(pty, "players EVENT"));
	pty_free(pty);
}
END_TEST

/* Where there is nowhere to go nothing of it is offered. */
START_TEST(an_event_of_one_section_does_not_offer_it)
{
	struct pty *pty = board_start(guide_event("one.drawboard", 0), 24, 80);

	pty_send(pty, "f");
	pty_expect(pty, "Card of 1 Adams");
	ck_assert(!pty_shows(pty, "go over"));
	pty_escape(pty);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	ck_assert(!pty_shows(pty, "go over"));
	pty_send(pty, "g");
	pty_expect(pty, "There is no other section yet");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("section_move");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, he_goes_over_before_round_1);
	tcase_add_test(tcase, he_goes_over_later_with_points);
	tcase_add_test(tcase, he_goes_over_from_his_card);
	tcase_add_test(tcase, an_event_of_one_section_does_not_offer_it);
	return board_run("tui_section_move", tcase);
}
