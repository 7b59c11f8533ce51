/* The reasons of a board on the screen: the answer is always there, whatever else fits. */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

/* A round of the guide's event, proposed, 4 and 9 changed by hand. */
static struct pty *changed_by_hand(int round)
{
	const char *event = guide_event("why.drawboard", round - 1);
	const char *const pair[] = {DRAWBOARD_PROGRAM, "pair", event, NULL};
	const char *const swap[] = {DRAWBOARD_PROGRAM, "move", event, "swap", "9", "4", NULL};
	struct pty *pty;

	pty_run(pair);
	pty_run(swap);
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	return pty;
}

START_TEST(the_box_says_first_who_seated_a_board_by_hand)
{
	static const struct {
		int round;
		const char *find, *answer;
	} cases[] = {
		{2, "/9\r", "The arbiter seated 9 Innes and 6 Findley"},
		{4, "/4\r", "The arbiter seated 4 Drew and 19 Swan"},
		{4, "/9\r", "The arbiter seated 9 Innes and 18 Reilly"},
		{5, "/9\r", "The arbiter seated 20 Tudor and 9 Innes"},
	};
	struct pty *pty = changed_by_hand(cases[_i].round);

	pty_send(pty, cases[_i].find);
	pty_expect(pty, cases[_i].answer);
	pty_expect(pty, " ? all reasons ");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("screen");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, the_box_says_first_who_seated_a_board_by_hand, 0, 4);
	return suite_run("tui_why", tcase, NULL);
}
