/* Boards on the wall that have another number after a change, in a window of their own. */
#include "config.h"

#include "tui/ask/other_numbers.h"

#include "tui/ask/panel.h"

void other_numbers_show(struct tui *tui, struct kept_numbers *before)
{
	char text[FILL_NUMBERS_SIZE];

	if (app_changed_numbers(tui->app, before, text)[0])
		panel_notice(tui, text, "Lists on the wall");
	app_kept_numbers_done(before);
}
