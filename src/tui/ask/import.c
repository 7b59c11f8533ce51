/* Players from a file, asked for on the screen: what came of it stands in a panel. */
#include "config.h"

#include "tui/ask/import.h"

#include <stdio.h>
#include <string.h>

#include "app/audit/illegal.h"
#include "app/players/import_file.h"
#include "app/trf/event.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"

/* Notices are told when it is known how it ended. */
struct notices {
	char text[8192]; /* a line each */
	size_t used;
};

static void keep_notice(void *context, const char *text)
{
	struct notices *notices = context;
	const int length = snprintf(
		notices->text + notices->used, sizeof(notices->text) - notices->used, "%s\n", text);

	if (length > 0 && (size_t)length < sizeof(notices->text) - notices->used)
		notices->used += (size_t)length;
	else
		notices->text[notices->used] = '\0';
}

/* Rounds of a report are taken as they were played; that they break a rule is worth knowing. */
static void keep_illegal(struct tui *tui, struct notices *notices)
{
	struct error error;
	int count;

	if (app_illegal(tui->app, keep_notice, notices, &count, &error) != STATUS_OK)
		keep_notice(notices, error.text);
}

static void on_path(struct tui *tui, char answer, const char *path)
{
	struct notices notices = {.used = 0};
	struct app_trf_counts counts;
	struct error error = {.code = STATUS_OK};

	(void)answer;
	if (!path || !*path)
		return;
	if (!tui_did(tui, app_import_file(tui->app, path, &counts, &error, keep_notice, &notices),
		    &error)) {
		char whole[ERROR_TEXT + sizeof(notices.text)];

		tui_say(tui, ROLE_BAD, "%.160s: %s", path, error.text);
		ask_refuse(tui);
		/* the window covers the question: the reason comes first in it */
		snprintf(whole, sizeof(whole), "%s\n%s", error.text, notices.text);
		if (notices.used > 0)
			panel_notice(tui, whole, "Nothing was taken from %.60s", path);
	} else {
		tui_say(tui, ROLE_GOOD, "%d player%s%s from %.160s. u takes it back.",
			counts.players, counts.players == 1 ? "" : "s",
			counts.rounds > 0 ? ", with all rounds," : "", path);
		if (counts.rounds > 0)
			keep_illegal(tui, &notices);
		if (notices.used > 0)
			panel_notice(tui, notices.text, "%d player%s from %.60s", counts.players,
				counts.players == 1 ? "" : "s", path);
	}
}

void import_ask(struct tui *tui)
{
	if (!tui_may_change(tui))
		return;
	ask_line(tui, "", on_path,
		"Read players from which file? A list with a line of headings (CSV: name, grade, club), or a "
		"tournament report (TRF) if nobody is entered yet:");
}
