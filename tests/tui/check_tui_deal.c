/* The deal on the screen: forwards, backwards, to the end of a group, and the board as it was. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "app/app.h"
#include "app/event/journal.h"
#include "app/players/players.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void teardown(void)
{
	pty_free(pty);
}

/* Of the file, as another desk reads it. */
static int count_actions(const char *event)
{
	const struct journal_wish wish = {0, 0, false};
	const struct journal_entry *entries;
	struct error error;
	struct app *app;
	int count;

	ck_assert_msg(app_open(event, &app, &error) == STATUS_OK, "%s", error.text);
	ck_assert(app_journal_kept(app, &wish, &entries, &count, &error) == STATUS_OK);
	app_close(app);
	return count;
}

static struct pty *open_dealt(const char *name, int rows, int cols, int played)
{
	struct pty *made = board_start(guide_event(name, played), rows, cols);

	board_propose(made);
	return made;
}

START_TEST(steps_go_forwards_and_backwards)
{
	int actions;

	pty = open_dealt("deal.drawboard", 24, 80, 3);
	actions = count_actions(guide_path("deal.drawboard"));
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
	pty_expect(pty, "The cards lie in the pairing box. Space makes the first step.");
	pty_expect_row(pty, 23, " Space next  Enter end of the group  Esc leave  End draw ");
	pty_expect(pty, "2 · 7 cards, in the box");
	for (int i = 0; i < 4; i++)
		pty_send(pty, " ");
	pty_expect(pty, "Step 4 of 40");
	pty_expect(pty, "5 Edwards goes down from 3: the only one of his score");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_expect(pty, "Step 3 of 40");
	pty_expect(pty, "Level 3 has 1 card to seat: it must go down. (19)");
	pty_send(pty, "               ");
	pty_expect(pty, "Step 18 of 40");
	pty_expect(pty, "6 Findley goes down from 2: first below the mid-line");
	pty_golden(pty, "deal-80x24");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "Step 40 of 40");
	pty_expect_row(pty, 23, " Backspace back  Esc leave  Home start ");
	pty_send(pty, " ");
	pty_expect(pty, "That was the last step: this is the draw.");
	/* however far it was scrolled down */
	pty_expect_gone(pty, "3 · 1 card");
	for (int i = 0; i < 50; i++)
		pty_key(pty, VTERM_KEY_PAGEDOWN);
	for (int i = 0; i < 8; i++)
		pty_key(pty, VTERM_KEY_PAGEUP);
	pty_expect(pty, "3 · 1 card");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "Step 0 of 40");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_expect(pty, "No step is made yet: Space makes the first one.");
	pty_escape(pty);
	pty_expect(pty, "why not");
	pty_expect_row(pty, 0, "proposed");
	ck_assert_int_eq(count_actions(guide_path("deal.drawboard")), actions);
}
END_TEST

START_TEST(enter_runs_to_the_end_of_a_group)
{
	pty = open_dealt("wide.drawboard", 50, 160, 3);
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
	pty_enter(pty);
	pty_expect(pty, "Step 1 of 40");
	pty_enter(pty);
	pty_expect(pty, "Step 6 of 40");
	pty_enter(pty);
	pty_expect(pty, "Step 23 of 40");
	pty_golden(pty, "deal-160x50");
}
END_TEST

/* From the score group of the card under the cursor on. */
START_TEST(it_begins_with_the_group_of_the_card)
{
	pty = open_dealt("group.drawboard", 24, 80, 3);
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "13\r");
	pty_expect(pty, "13 Mitchell");
	pty_send(pty, "D");
	pty_expect(pty, "Step 24 of 40");
	pty_send(pty, " ");
	pty_expect(pty, "Level 1 has 6 cards: 3 White and 3 Black seekers. (9)");
}
END_TEST

START_TEST(it_is_refused_with_a_card_in_the_air_and_without_a_draw)
{
	pty = board_start(guide_event("refused.drawboard", 3), 24, 80);
	pty_send(pty, "D");
	pty_expect(pty, "Round 4 has no draw yet: propose one first.");
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying");
	pty_send(pty, "D");
	pty_expect(pty, "A card is in the air: Enter drops it, Esc puts it back.");
	pty_expect(pty, "carrying");
}
END_TEST

/* The cards that the last step speaks of lie in groups above: the table goes to them. */
START_TEST(the_card_of_the_step_is_in_sight)
{
	pty = open_dealt("sight.drawboard", 24, 80, 3);
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "All who are due a colour have it but 8 Hood and 17 Queen.");
	pty_expect(pty, "Home begins again");
	pty_golden(pty, "deal-end-80x24");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "End shows the draw");
}
END_TEST

/* The way back stands on a narrow line, too; the deal is of the section that was on the board. */
START_TEST(in_an_event_with_sections)
{
	const char *event = guide_event("sections.drawboard", 3);

	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "section", event, "add", "Major",
		"--system", "dutch", "--rounds", "5", NULL});
	pty = board_start(event, 24, 80);
	board_propose(pty);
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
	pty_expect_row(pty, 23, "Space next  Enter end of the group  Esc leave");
	pty_send(pty, ">");
	pty_expect(pty, "This is another section: the deal is closed.");
}
END_TEST

/* The published draw is another one, or may be: it is not dealt on as if it were the same. */
START_TEST(another_desk_closes_it)
{
	struct error error;
	struct app *app;

	pty = open_dealt("desks.drawboard", 24, 80, 3);
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
	ck_assert(app_open(guide_path("desks.drawboard"), &app, &error) == STATUS_OK);
	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(app_publish(app, NULL, &error) == STATUS_OK, "%s", error.text);
	app_close(app);
	pty_expect(pty, "The event has changed: the deal is closed.");
	pty_expect_row(pty, 0, "published");
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
}
END_TEST

START_TEST(without_line_drawing_nothing_else_is_shown)
{
	static const char *const ascii[] = {"--ascii", "--no-color", NULL};

	pty = pty_start(guide_event("ascii.drawboard", 3), 24, 80, ascii);
	pty_expect(pty, "F1 help");
	board_propose(pty);
	pty_send(pty, "D");
	pty_send(pty, "                  ");
	pty_expect(pty, "Step 18 of 40");
	for (int row = 0; row < 24; row++)
		for (const char *c = pty_row(pty, row); *c; c++)
			ck_assert_msg(
				(unsigned char)*c < 0x80, "row %d: %s", row, pty_row(pty, row));
}
END_TEST

/* Nothing of the event changes while it is open: what else undoes means nothing. */
START_TEST(nothing_is_undone_in_a_deal)
{
	int actions;

	pty = open_dealt("deal-undo.drawboard", 24, 80, 3);
	actions = count_actions(guide_path("deal-undo.drawboard"));
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of 40");
	pty_send(pty, " ");
	pty_expect(pty, "Step 1 of 40");
	pty_send(pty, "\x14"); /* Ctrl-T */
	pty_expect(pty, "Ctrl-T means nothing here");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "F8 means nothing here");
	pty_send(pty, "\x12"); /* Ctrl-R */
	pty_expect(pty, "Ctrl-R means nothing here");
	pty_expect(pty, "Step 1 of 40");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Deal: keys");
	ck_assert(!pty_shows(pty, "undo"));
	pty_escape(pty);
	pty_escape(pty);
	pty_expect(pty, "proposed");
	ck_assert_int_eq(count_actions(guide_path("deal-undo.drawboard")), actions);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("deal");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_add_test(tcase, steps_go_forwards_and_backwards);
	tcase_add_test(tcase, nothing_is_undone_in_a_deal);
	tcase_add_test(tcase, enter_runs_to_the_end_of_a_group);
	tcase_add_test(tcase, it_begins_with_the_group_of_the_card);
	tcase_add_test(tcase, it_is_refused_with_a_card_in_the_air_and_without_a_draw);
	tcase_add_test(tcase, the_card_of_the_step_is_in_sight);
	tcase_add_test(tcase, in_an_event_with_sections);
	tcase_add_test(tcase, another_desk_closes_it);
	tcase_add_test(tcase, without_line_drawing_nothing_else_is_shown);
	return board_run("deal", tcase);
}
