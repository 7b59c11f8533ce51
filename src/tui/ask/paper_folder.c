/* The folder of the paper fall-back, asked for: set, or written to now. */
#include "config.h"

#include "tui/ask/paper_folder.h"

#include <string.h>

#include "app/settings/settings.h"
#include "core/particulars/particular.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"

static const char *folder_now(const struct tui *tui)
{
	return event_particular(tui_event(tui), 0, 0, EVENT_FALL_BACK);
}

static void on_folder(struct tui *tui, char answer, const char *text)
{
	const struct setting_order order = {"fall-back", text};
	struct error error = {.code = STATUS_OK};

	(void)answer;
	if (!text)
		return;
	if (strcmp(text, folder_now(tui)) == 0) {
		if (text[0])
			fall_back_again(tui);
		return;
	}
	if (!tui_did(tui, app_set(tui->app, &order, 1, NULL, &error), &error))
		ask_refuse(tui);
	else if (!folder_now(tui)[0])
		tui_say(tui, ROLE_GOOD, "No paper is written after a publication any more.");
}

void paper_folder_ask(struct tui *tui)
{
	ask_line(tui, folder_now(tui), on_folder,
		"To go on by hand: cards and boards after each publication, into which folder? Empty: none.");
}
