/* The bye of a published round is given a game against a filler (CAA 36), or is a bye again. */
#include "config.h"

#include <string.h>

#include "tui/screen.h"

const struct filled *fill_of(const struct tui *tui, const struct board *board)
{
	return event_filled(tui_event(tui), board->section, board->round, board->white);
}

enum result fill_result(const struct tui *tui, const struct board *board)
{
	const struct filled *filled = fill_of(tui, board);

	return (enum result)(filled ? filled->result : board->result);
}

static void on_name(struct tui *tui, char answer, const char *text)
{
	const bool again = text && text[strspn(text, " ")] == '\0';
	struct error error = {.code = STATUS_OK};

	(void)answer;
	if (!text ||
		!tui_did(tui,
			app_fill(tui->app, tui->results_round, again ? NULL : text, COLOUR_NONE,
				&error),
			&error))
		return;
	if (again)
		tui_say(tui, ROLE_GOOD, "The bye of round %d is a bye again.", tui->results_round);
	else
		tui_say(tui, ROLE_GOOD, "%.80s plays in place of the bye of round %d (36).", text,
			tui->results_round);
}

void fill_ask(struct tui *tui)
{
	int count;
	const struct record *rows = event_range(
		tui_event(tui), RECORD_FILLED, app_section(tui->app), tui->results_round, &count);

	ask_line(tui, count > 0 ? rows[0].as.filled.name : "", on_name,
		"Who plays in place of the bye of round %d (36)? A name, or nothing for the bye:",
		tui->results_round);
}
