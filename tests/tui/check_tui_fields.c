/* What is known of the event and of a player on the screen: seen, changed, taken away. */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

START_TEST(the_event_is_changed_on_the_screen)
{
	struct pty *pty = board_start(guide_event("fields.drawboard", 0), 24, 80);

	pty_send(pty, "E");
	pty_expect(pty, "The event and its settings");
	pty_expect(pty, "▸ Name");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸ Place");
	pty_enter(pty);
	pty_expect(pty, "Place:");
	pty_send(pty, "Exeter\r");
	pty_expect(pty, "Place is now Exeter.");
	/* Ctrl-S takes a field, too, as it does in a form */
	pty_enter(pty);
	pty_expect(pty, "Place:");
	pty_send(pty, "Bath\023");
	pty_expect(pty, "Place is now Bath.");
	pty_send(pty, "\rExeter\r");
	pty_expect(pty, "Place is now Exeter.");
	pty_expect_beside(pty, "▸ Place", "Exeter");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸ Federation");
	pty_send(pty, "\rEngland\r");
	pty_expect(pty, "is not written as ENG is.");
	pty_escape(pty);
	pty_send(pty, "w");
	pty_expect(pty, "A report to FIDE lacks: federation");
	pty_escape(pty);
	pty_expect(pty, "▸ Federation");
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "▸ Place");
	pty_send(pty, "x");
	pty_expect(pty, "Place: taken away.");
	pty_escape(pty);
	pty_expect_gone(pty, "The event and its settings");
	pty_free(pty);
}
END_TEST

START_TEST(a_change_behind_a_published_draw_asks_for_the_reason)
{
	struct pty *pty = board_start(guide_event("fields-drawn.drawboard", 1), 24, 80);

	pty_send(pty, "E");
	pty_expect(pty, "▸ Name");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "▸ Spared the bye");
	for (int i = 0; i < 13; i++)
		pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "▸ Lot");
	pty_send(pty, "\rblack\r");
	pty_expect(pty, "Reason:");
	pty_send(pty, "read wrongly\r");
	pty_expect(pty, "Lot is now black.");
	pty_expect_beside(pty, "▸ Lot", "black");
	pty_free(pty);
}
END_TEST

START_TEST(a_player_is_changed_on_the_screen)
{
	struct pty *pty = board_start(guide_event("fields-player.drawboard", 0), 24, 80);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "m");
	pty_expect(pty, "What is known of");
	for (int i = 0; i < 5; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸ Born");
	pty_send(pty, "\r2009\r");
	pty_expect(pty, "Born is now 2009.");
	pty_expect_beside(pty, "▸ Born", "2009");
	pty_send(pty, "u");
	pty_expect(pty, "Player changed");
	pty_escape(pty);
	pty_expect(pty, "Players: 20");
	pty_free(pty);
}
END_TEST

/* The other desk sets a key by a command. */
static void set_elsewhere(const char *name, const char *key)
{
	const char *argv[] = {DRAWBOARD_PROGRAM, "event", guide_path(name), "set", key, NULL};
	struct pty *other = pty_start_program(argv, 24, 80, NULL);

	pty_wait(other);
	pty_free(other);
}

START_TEST(a_field_that_another_desk_changed_is_asked_about)
{
	struct pty *pty = board_start(guide_event("fields-desks.drawboard", 0), 24, 80);

	pty_send(pty, "E");
	pty_expect(pty, "▸ Name");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_enter(pty);
	pty_expect(pty, "Place:");
	set_elsewhere("fields-desks.drawboard", "place=Torquay");
	pty_expect_beside(pty, "▸ Place", "Torquay");
	pty_send(pty, "Exeter\r");
	pty_expect(pty, "Place was changed at another desk meanwhile: it is Torquay.");
	pty_send(pty, "n\r");
	pty_expect_gone(pty, "meanwhile");
	pty_expect(pty, "Place stays Torquay.");
	pty_expect_beside(pty, "▸ Place", "Torquay");
	pty_enter(pty);
	pty_expect(pty, "Place:");
	set_elsewhere("fields-desks.drawboard", "place=Bath");
	pty_expect_beside(pty, "▸ Place", "Bath");
	pty_send(pty,
		"\x15"
		"Exeter\r");
	pty_expect(pty, "it is Bath. Is it to be");
	pty_send(pty, "y\r");
	pty_expect(pty, "Place is now Exeter.");
	pty_free(pty);
}
END_TEST

/* Rounds that come move the settings behind them down the list. */
START_TEST(the_cursor_stays_on_its_setting)
{
	struct pty *pty = board_start(guide_event("fields-longer.drawboard", 0), 24, 80);

	pty_send(pty, "E");
	pty_expect(pty, "▸ Name");
	pty_expect(pty, "US affiliate");
	pty_expect(pty, "(2026-03-07)");
	pty_expect(pty, "▼");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "▸ Spared the bye");
	pty_expect(pty, "▲");
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "▸ Out of contention");
	set_elsewhere("fields-longer.drawboard", "rounds=8");
	pty_expect_beside(pty, "Rounds ", "8");
	pty_expect(pty, "▸ Out of contention");
	pty_free(pty);
}
END_TEST

/* A long hint takes the cells that the value leaves. */
START_TEST(what_a_field_takes_is_not_cut)
{
	struct pty *pty = board_start(guide_event("fields-hints.drawboard", 0), 24, 80);

	pty_send(pty, "E");
	pty_expect(pty, "▸ Name");
	pty_expect(pty, "(Individual: Swiss-System)");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "(a number from 0 to 999999)");
	pty_free(pty);
}
END_TEST

/* Beside a value there may be no room for it: then it stands whole below the list. */
START_TEST(what_is_cut_beside_a_value_is_told_below)
{
	const char *event = guide_event("fields-cut.drawboard", 1);
	struct pty *pty;

	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "event", event, "set", "prize-rules=british", NULL});
	pty = board_start(event, 24, 80);
	pty_send(pty, "E");
	pty_expect(pty, "▸ Name");
	for (int i = 0; i < 60 && !pty_shows(pty, "▸ Prize rules"); i++) {
		pty_key(pty, VTERM_KEY_DOWN);
		while (pty_pump(pty, 20))
			;
	}
	pty_expect_beside(pty, "▸ Prize rules", "british  (british, us, us-older, hort, shared …)");
	pty_expect(pty, "prize-rules: british, us, us-older, hort, shared or place; it may");
	pty_free(pty);
}
END_TEST

/* The proposed copy stands beside the event; one that is there is not written over. */
START_TEST(a_copy_is_made)
{
	const char *event = guide_event("copied.drawboard", 1);
	struct pty *pty = board_start(event, 24, 80);

	pty_send(pty, "E");
	pty_expect(pty, "b backup");
	pty_send(pty, "b");
	pty_expect(pty, "Copy the event as it stands, with its journal, to which file?");
	pty_expect(pty, "copied-copy.drawboard");
	pty_enter(pty);
	pty_expect(pty, "A copy of the event as it stands:");
	pty_send(pty, "b");
	pty_expect(pty, "to which file?");
	pty_enter(pty);
	pty_expect(pty, "already");
	pty_free(pty);
	pty = board_start(guide_path("copied-copy.drawboard"), 24, 80);
	pty_expect_row(pty, 0, "Round 2");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("fields");

	tcase_add_test(tcase, the_event_is_changed_on_the_screen);
	tcase_add_test(tcase, a_change_behind_a_published_draw_asks_for_the_reason);
	tcase_add_test(tcase, a_player_is_changed_on_the_screen);
	tcase_add_test(tcase, a_field_that_another_desk_changed_is_asked_about);
	tcase_add_test(tcase, what_a_field_takes_is_not_cut);
	tcase_add_test(tcase, what_is_cut_beside_a_value_is_told_below);
	tcase_add_test(tcase, a_copy_is_made);
	tcase_add_test(tcase, the_cursor_stays_on_its_setting);
	return board_run("tui fields", tcase);
}
