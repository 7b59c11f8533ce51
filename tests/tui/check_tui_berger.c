/* An all-play-all of five on the screen, from the form that makes it to the last list. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/players/players.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

static const char *event_file(const char *name)
{
	static const char *const names[] = {
		"Adams, Al", "Brown, Bo", "Cole, Cy", "Drew, Di", "Evans, Ed"};
	const char *path = guide_path(name);
	const struct app_new what = {
		.path = path, .name = "Masters", .system = "berger", .lot = COLOUR_WHITE};
	struct error error = {.text = ""};
	struct app *app;

	ck_assert_msg(app_create(&what, &app, &error) == STATUS_OK, "%s", error.text);
	for (int i = 0; i < 5; i++) {
		struct player player = {.section = 1, .enters = 1, .grade = 2100 - 100 * i};
		int pin;

		snprintf(player.name, sizeof(player.name), "%s", names[i]);
		ck_assert_msg(
			app_player_add(app, &player, &pin, &error) == STATUS_OK, "%s", error.text);
	}
	app_close(app);
	return path;
}

static void draw_round(struct pty *pty, int round)
{
	char text[40];

	pty_send(pty, "p");
	snprintf(text, sizeof(text), "Round %d proposed.", round);
	pty_expect(pty, text);
	if (round == 2)
		pty_golden(pty, "berger-proposed-80x24");
	board_publish(pty);
	snprintf(text, sizeof(text), "Round %d published.", round);
	pty_expect(pty, text);
}

/* The results of two boards, and back to the draw board. */
static void play_round(struct pty *pty, int round)
{
	draw_round(pty, round);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, round % 2 ? "1 1\r" : "1 =\r");
	pty_expect(pty, "1 to come");
	pty_send(pty, "2 0\r");
	pty_expect(pty, "complete");
	pty_escape(pty);
	if (round < 5)
		pty_expect(pty, "laid out");
}

START_TEST(five_meet_each_other_on_the_screen)
{
	struct pty *pty = pty_start(event_file("masters.drawboard"), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_expect(pty, "Round 1 of 5");
	for (int round = 1; round <= 5; round++)
		play_round(pty, round);
	pty_send(pty, "s");
	pty_expect(pty, "Standings");
	pty_golden(pty, "berger-standings-80x24");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("berger");

	tcase_add_test(tcase, five_meet_each_other_on_the_screen);
	return suite_run("tui_berger", tcase, NULL);
}
