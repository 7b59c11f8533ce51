/*
 * A US section with teams on the screen: proposed, explained, published, played, and a card that is
 * carried where no natural pairing has it.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "app/app.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

enum { ROWS = 40, COLS = 100 };

static const char list[] = "name,rating,team\n"
			   "\"Adams, Alan\",2050,Lions\n"
			   "\"Brown, Brian\",1990,Tigers\n"
			   "\"Cairns, Carol\",1900,Lions\n"
			   "\"Drew, Don\",1820,Bears\n"
			   "\"Edwards, E\",1750,Bears\n"
			   "\"Findley, F\",1700,Tigers\n"
			   "\"Green, G\",1650,Lions\n"
			   "\"Hood, Harry\",1580,Bears\n"
			   "\"Innes, Ian\",,Wolves\n";

static struct pty *pty;
static const char *us_event;

/* The section with nine players, at the draw board. */
static void open_section(void)
{
	static const char *const words[] = {"--system", "uscf", "--rounds", "4", "--lot", "white",
		"--set", "teams=1 rank_lot=0", NULL};

	us_event = listed_event("us.drawboard", list, words);
	pty = pty_start(us_event, ROWS, COLS, NULL);
	pty_expect(pty, "F1 help");
}

static void play(const char *results)
{
	board_publish(pty);
	pty_expect(pty, "published.");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	for (int board = 1; *results; results++, board++) {
		char text[40];

		snprintf(text, sizeof(text), "%d %c\r", board, *results);
		pty_send(pty, text);
		snprintf(text, sizeof(text), "Board %d: ", board);
		pty_expect(pty, text);
	}
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
}

/* Half points before a round, from the board rows alone. */
static int points2_before(const struct event *event, int round, int pin)
{
	int points2 = 0;

	for (int r = 1; r < round; r++) {
		const struct board *board = event_board_of(event, 1, r, pin);

		ck_assert_ptr_nonnull(board);
		if (board->black == 0)
			points2 += 2;
		else if (board->result == RESULT_DRAW)
			points2 += 1;
		else if ((board->result == RESULT_WHITE) == (board->white == pin))
			points2 += 2;
	}
	return points2;
}

/* 27A1 no two meet twice, 28L2 nobody has two byes; 28N1 no team-mates but those at plus two. */
static void look_at_section(void)
{
	struct app *app;
	struct error error;
	const struct event *event;
	bool met[10][10] = {{false}};

	ck_assert_int_eq(app_open(us_event, &app, &error), STATUS_OK);
	event = app_event(app);
	for (int round = 1; round <= 4; round++) {
		int count;
		const struct record *rows = event_range(event, RECORD_BOARD, 1, round, &count);

		ck_assert_int_eq(count, 5);
		for (int i = 0; i < count; i++) {
			const struct board *board = &rows[i].as.board;
			const int a = board->white, b = board->black;

			ck_assert(!met[a][b] && !met[b][a]);
			met[a][b] = true;
			if (b == 0 ||
				strcmp(event_player(event, 1, a)->club,
					event_player(event, 1, b)->club) != 0)
				continue;
			/* wins above losses: twice the points less the rounds */
			ck_assert_int_ge(points2_before(event, round, a) - (round - 1), 2);
			ck_assert_int_ge(points2_before(event, round, b) - (round - 1), 2);
		}
	}
	app_close(app);
}

START_TEST(section_with_teams_is_drawn_explained_and_played)
{
	open_section();
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_expect_beside(pty, " 1 Adams, Alan", " 5 Edwards, E");
	pty_expect(pty, "are the natural pairing");
	play("101=");
	pty_send(pty, "p");
	pty_expect(pty, "Round 2 proposed.");
	/* 1 and 3 stand opposite in their group, but are Lions */
	pty_send(pty, "?");
	pty_expect(pty, "Score group 1 has");
	pty_golden(pty, "us-why-100x40");
	pty_escape(pty);
	pty_expect_gone(pty, "Esc close");
	/* 8 against 3 and 2 against 1: no colour gains, but it is a switch of 150 points */
	pty_send(pty, " ");
	pty_expect(pty, "carrying 8 Hood");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "worse by rule 29E5a");
	pty_escape(pty);
	pty_expect_gone(pty, "carrying");
	play("1=01");
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	play("=110");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	play("01=1");
	pty_send(pty, "s");
	pty_expect(pty, "after round 4");
	pty_escape(pty);
	pty_expect_gone(pty, "after round 4");
	pty_send(pty, "q");
	ck_assert_int_eq(WEXITSTATUS(pty_wait(pty)), 0);
	pty_check_restored(pty);
	pty_free(pty);
	look_at_section();
}
END_TEST

/* 28D6: NEW for a rating in the form; 28L2: the bye goes to the unrated one before. */
START_TEST(new_player_is_marked_in_the_form)
{
	open_section();
	pty_send(pty, "e");
	pty_expect(pty, "Players: 9");
	for (int i = 0; i < 2; i++) {
		pty_send(pty, "a");
		pty_expect(pty, "New player");
		pty_send(pty, i == 0 ? "King, Ken\rnew\r" : "Low, Len\r\r");
		pty_expect(pty, "▸ Club");
		pty_send(pty, "\x13");
		pty_expect(pty, i == 0 ? "Added: 10 King, Ken" : "Added: 11 Low, Len");
	}
	pty_expect(pty, "new: King, Ken");
	pty_escape(pty);
	pty_expect(pty, "F1 help");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 11");
	pty_send(pty, "/10\r");
	pty_expect(pty, "▸  10");
	pty_send(pty, "e");
	pty_expect(pty, "Player 10");
	pty_expect(pty, "NEW ");
	/* a rating takes the mark away */
	pty_send(pty, "\t");
	for (int i = 0; i < 3; i++)
		pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_send(pty, "1200\x13");
	pty_expect(pty, "Saved:");
	pty_expect_gone(pty, "new: King, Ken");
	pty_free(pty);
}
END_TEST

/* 29L: after this draw three would have met the other three, and nobody is left for round 4. */
START_TEST(dead_end_is_foreseen_when_the_draw_is_proposed)
{
	static const char *const met[3][3] = {{"D", "E", "F"}, {"E", "F", "D"}, {"F", "D", "E"}};
	static const char *const words[] = {
		"--system", "uscf", "--rounds", "4", "--lot", "white", NULL};
	const char *event = listed_event("end.drawboard",
		"name,rating\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n", words);

	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 3; i++)
			pty_run((const char *const[]){DRAWBOARD_PROGRAM, "hand", event,
				(const char *[]){"A", "B", "C"}[i], "meet", met[round][i], NULL});
		if (round == 2)
			break;
		pty_run((const char *const[]){DRAWBOARD_PROGRAM, "pair", event, NULL});
		pty_run((const char *const[]){
			DRAWBOARD_PROGRAM, "publish", event, "--reason", "asked for", NULL});
		for (int i = 0; i < 3; i++)
			pty_run((const char *const[]){DRAWBOARD_PROGRAM, "result", event,
				(const char *[]){"1", "2", "3"}[i], "=", NULL});
	}
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed; but it leaves no next round without a repeat (29L).");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("us");

	tcase_add_test(tcase, section_with_teams_is_drawn_explained_and_played);
	tcase_add_test(tcase, new_player_is_marked_in_the_form);
	tcase_add_test(tcase, dead_end_is_foreseen_when_the_draw_is_proposed);
	tcase_set_timeout(tcase, 60);
	return suite_run("tui_us", tcase, NULL);
}
