/* Below the games of a round: the byes that were booked for it. */
#include "config.h"

#include <curses.h>
#include <stdio.h>

#include "core/booking.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/results/results.h"

/* A bye with points, of one who is on no board. */
static const struct booking *booked(const struct tui *tui, const struct player *player)
{
	const struct booking *booking =
		event_booking(tui_event(tui), player->section, player->pin, results_of(tui)->round);

	if (!booking || booking->kind == BOOKING_ZERO ||
		!event_takes_part(
			tui_event(tui), player->section, player->pin, results_of(tui)->round) ||
		event_board_of(
			tui_event(tui), player->section, results_of(tui)->round, player->pin))
		return NULL;
	return booking;
}

void results_draw_byes(const struct tui *tui, int row, int rows)
{
	int count, left = 0;
	const struct record *players =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);
	char text[NAME_SIZE + 64];

	for (int i = 0; i < count; i++)
		left += booked(tui, &players[i].as.player) != NULL;
	for (int i = 0; i < count && left > 0 && rows > 0; i++) {
		const struct player *player = &players[i].as.player;
		const struct booking *booking = booked(tui, player);

		if (!booking)
			continue;
		if (rows-- == 1 && left > 1)
			snprintf(text, sizeof(text), "%d more byes booked", left);
		else
			snprintf(text, sizeof(text), "%4d %s: %s bye", player->pin, player->name,
				booking_points_word((enum booking_kind)booking->kind));
		left--;
		paint_text(row++, 6, ROLE_BYE, text, COLS - 8);
	}
}
