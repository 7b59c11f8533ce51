/*
 * The guide's tournament (set A) played on the screen: from the list of players to the published
 * round 5, with the lists printed each round and the program killed twice on the way.
 */
#include "config.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/app.h"
#include "support/event/desk.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

enum { ROWS = 40, COLS = 100 };

static const char *const totals[GUIDE_ROUNDS + 1] = {"", "10½", "20½", "31", "41", ""};

static struct pty *pty;
static char path[160];

static void open_board(void)
{
	pty = pty_start(path, ROWS, COLS, NULL);
	pty_expect(pty, "F1 help");
}

static void killed(void)
{
	pty_signal(pty, SIGKILL);
	pty_wait(pty);
	pty_free(pty);
	open_board();
}

/* The boards of the file, as they are in the moment. */
static int boards_of(int round, struct board boards[GUIDE_BOARDS])
{
	struct error error = {.text = ""};
	struct app *app;
	int count;

	ck_assert_msg(app_open(path, &app, &error) == STATUS_OK, "%s", error.text);
	event_range(app_event(app), RECORD_BOARD, app_section(app), round, &count);
	ck_assert_int_le(count, GUIDE_BOARDS);
	for (int i = 0; i < count; i++)
		boards[i] = *event_board(app_event(app), app_section(app), round, i + 1);
	app_close(app);
	return count;
}

static bool is_draw(const struct guide_round *said, const struct board *boards, int count)
{
	for (int i = 0; i < count; i++) {
		if (!guide_find(said, boards[i].white, boards[i].black))
			return false;
	}
	return count == said->count;
}

/* The draw in the file is the guide's, colours too, and the screen shows every board of it. */
static void check_draw(int round)
{
	struct board boards[GUIDE_BOARDS];
	int count = boards_of(round, boards);
	bool right = is_draw(&guide_rounds()[round], boards, count);

	if (round == GUIDE_ROUNDS)
		right = right || is_draw(&guide_rounds()[0], boards, count);
	ck_assert_msg(right, "round %d is not drawn as in the guide", round);
	for (int i = 0; i < count; i++) {
		char white[80], black[80];

		if (boards[i].black == 0)
			continue;
		snprintf(white, sizeof(white), "%2d %s", boards[i].white,
			guide_name(boards[i].white));
		snprintf(black, sizeof(black), "%2d %s", boards[i].black,
			guide_name(boards[i].black));
		pty_expect_beside(pty, white, black);
	}
}

static void propose(int round)
{
	char text[80];

	snprintf(text, sizeof(text), "Round %d of 5 · laid out", round);
	pty_expect(pty, text);
	pty_send(pty, "p");
	snprintf(text, sizeof(text), "Round %d proposed.", round);
	pty_expect(pty, text);
}

static void publish(int round)
{
	char text[80];

	board_publish(pty);
	snprintf(text, sizeof(text), "Round %d published.", round);
	pty_expect(pty, text);
}

static void print_boards(int round)
{
	char file[200], line[256], text[40];
	bool found = false;
	FILE *stream;

	pty_send(pty, "w");
	pty_expect(pty, "Which list of round");
	pty_send(pty, "b");
	pty_expect(pty, "f to a file");
	pty_send(pty, "f");
	pty_expect(pty, "Write the boards list to the file:");
	pty_enter(pty);
	pty_expect(pty, "Written:");
	snprintf(file, sizeof(file), "%.*s-%d-boards.txt", (int)(strrchr(path, '.') - path), path,
		round);
	stream = fopen(file, "r");
	ck_assert_msg(stream != NULL, "%s was not written", file);
	snprintf(text, sizeof(text), "Adams, Alan");
	while (fgets(line, sizeof(line), stream))
		found = found || strstr(line, text) != NULL;
	fclose(stream);
	ck_assert_msg(found, "%s has no Adams", file);
}

/* Type the results, `count` of them, from the last board up: slips come in any order. */
static void enter_results(int round, int from, int to)
{
	struct board boards[GUIDE_BOARDS];
	int count = boards_of(round, boards);

	for (int i = count - 1; i >= 0; i--) {
		const struct guide_board *said =
			guide_find(&guide_rounds()[round], boards[i].white, boards[i].black);
		char text[40];

		if (boards[i].black == 0 || boards[i].number < from || boards[i].number > to)
			continue;
		snprintf(text, sizeof(text), "%d %c\r", boards[i].number, said->result);
		pty_send(pty, text);
		snprintf(text, sizeof(text), "Board %d: ", boards[i].number);
		pty_expect(pty, text);
	}
}

static void check_results(int round, int from)
{
	struct board boards[GUIDE_BOARDS];
	int count = boards_of(round, boards);

	for (int i = 0; i < count; i++) {
		if (boards[i].number >= from)
			ck_assert_int_ne(boards[i].result, RESULT_NONE);
	}
}

static void play(int round)
{
	char text[80];

	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	if (round == 2) {
		enter_results(round, 6, GUIDE_BOARDS);
		killed();
		check_results(round, 6);
		pty_expect(pty, "Round 2 of 5 · published");
		pty_send(pty, "r");
		pty_expect(pty, "5 in, 5 to come: 1 2 3 4 5");
		enter_results(round, 1, 5);
	} else {
		enter_results(round, 1, GUIDE_BOARDS);
	}
	snprintf(text, sizeof(text), "Round %d is complete: %s points.", round, totals[round]);
	pty_expect(pty, text);
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
}

START_TEST(the_guides_tournament_from_the_list_to_round_five)
{
	struct error error = {.text = ""};
	struct app *app;
	int troubles = -1;

	strcpy(path, guide_path("guide.drawboard"));
	pty_run((const char *[]){DRAWBOARD_PROGRAM, "new", path, "--system", "caa", "--rounds", "5",
		"--name", "Anytown Congress", "--lot", "white", NULL});
	pty_run((const char *[]){
		DRAWBOARD_PROGRAM, "import", path, DATA_DIR "/sample/anytown.csv", NULL});
	open_board();
	for (int round = 1; round <= GUIDE_ROUNDS; round++) {
		propose(round);
		if (round == 4) {
			killed();
			pty_expect(pty, "Round 4 of 5 · proposed");
		}
		check_draw(round);
		publish(round);
		print_boards(round);
		if (round < GUIDE_ROUNDS)
			play(round);
	}
	pty_expect(pty, "Round 5 of 5 · published");
	pty_send(pty, "q");
	ck_assert(WIFEXITED(pty_wait(pty)));
	pty_check_restored(pty);
	pty_free(pty);
	ck_assert_msg(app_open(path, &app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(desk_verify(app, NULL, NULL, &troubles, &error), STATUS_OK);
	ck_assert_int_eq(troubles, 0);
	app_close(app);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("guide");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, the_guides_tournament_from_the_list_to_round_five);
	return suite_run("tui guide", tcase, NULL);
}
