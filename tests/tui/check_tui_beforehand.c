/*
 * Before round 1 an entry at another desk gives everybody another number: what is asked or typed
 * about a player at this one is put aside, and done to nobody.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

static const char event[] = "beforehand.drawboard";

/* Four players by grade, so that who enters above them moves all, and the cursor on the second. */
static struct pty *second_of_four(void)
{
	struct pty *pty;

	CLI_OK("new", event, "--system", "caa", "--rounds", "5");
	CLI_OK("players", event, "add", "Ash", "--grade", "2000");
	CLI_OK("players", event, "add", "Birch", "--grade", "1900");
	CLI_OK("players", event, "add", "Cedar", "--grade", "1800");
	CLI_OK("players", event, "add", "Damson", "--grade", "1700");
	pty = board_start(event, 24, 80);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 4");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸   2     Birch");
	return pty;
}

/* What each key opens about a player. */
static const struct {
	const char *key, *opens;
} asked[] = {
	{"e", "Player 2"},
	{"b", "bye"},
	{"w", "ithdraw"},
	{"x", "Take"},
	{"m", "known of 2 Birch"},
};

START_TEST(what_is_asked_about_a_number_is_put_aside)
{
	struct pty *pty = second_of_four();
	const struct cli_result *players;

	pty_send(pty, asked[_i].key);
	pty_expect(pty, asked[_i].opens);
	CLI_OK("players", event, "add", "Zelkova", "--grade", "2200");
	pty_expect(pty, "Another desk has changed the list of players");
	/* an answer, a name and what confirms them were meant for what is gone */
	pty_send(pty, "y1900\rXX\r");
	pty_expect(pty, "means nothing here: Esc close");
	pty_escape(pty);
	pty_expect_gone(pty, "Another desk");
	pty_expect(pty, "3     Birch");
	pty_free(pty);
	players = CLI_OK("players", event);
	for (const char *const *name = (const char *[]){"Zelkova", "Ash", "Birch", "Cedar", NULL};
		*name; name++)
		ck_assert_ptr_nonnull(strstr(players->out, *name));
	ck_assert_ptr_null(strstr(players->out, "XX"));
	ck_assert_ptr_null(strstr(players->out, "bye"));
}
END_TEST

/* Entries that move nobody leave it as it is. */
START_TEST(who_enters_below_moves_nobody)
{
	struct pty *pty = second_of_four();

	pty_send(pty, "e");
	pty_expect(pty, "Player 2");
	CLI_OK("players", event, "add", "Zelkova", "--grade", "1200");
	pty_expect(pty, "Changed by another program");
	pty_expect(pty, "Player 2");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("beforehand");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, what_is_asked_about_a_number_is_put_aside, 0,
		(int)(sizeof(asked) / sizeof(asked[0])));
	tcase_add_test(tcase, who_enters_below_moves_nobody);
	return board_run("tui beforehand", tcase);
}
