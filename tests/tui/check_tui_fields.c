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
	pty_expect(pty, "place: it is in the event.");
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
	pty_expect(pty, "place: taken away.");
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
	pty_expect(pty, "▸ bye_spares");
	for (int i = 0; i < 13; i++)
		pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "▸ Lot");
	pty_send(pty, "\rblack\r");
	pty_expect(pty, "Reason:");
	pty_send(pty, "read wrongly\r");
	pty_expect(pty, "lot: it is in the event.");
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
	pty_expect_beside(pty, "▸ Born", "2009");
	pty_send(pty, "u");
	pty_expect(pty, "Player changed");
	pty_escape(pty);
	pty_expect(pty, "Players: 20");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("fields");

	tcase_add_test(tcase, the_event_is_changed_on_the_screen);
	tcase_add_test(tcase, a_change_behind_a_published_draw_asks_for_the_reason);
	tcase_add_test(tcase, a_player_is_changed_on_the_screen);
	return board_run("tui fields", tcase);
}
