/* Players from a file, asked for on the screen: what came of it stands in a panel. */
#include "config.h"

#include "tui/ask/import.h"

#include <stdio.h>
#include <string.h>

#include "app/audit/illegal.h"
#include "app/players/import_file.h"
#include "app/trf/event.h"
#include "app/words/words.h"
#include "core/text/fit.h"
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

/* Nothing came of it, and the question for the path stays. */
static void refuse(
	struct tui *tui, const char *path, const struct error *error, const struct notices *notices)
{
	char whole[ERROR_TEXT + sizeof(notices->text)];

	tui_say(tui, ROLE_BAD, "%.160s: %s", path, error->text);
	ask_refuse(tui);
	/* the window covers the question: the reason comes first in it */
	snprintf(whole, sizeof(whole), "%s\n%s", error->text, notices->text);
	if (notices->used > 0)
		panel_notice(tui, whole, "Nothing was taken from %.60s", path);
}

static void take(struct tui *tui, const char *path)
{
	struct notices notices = {.used = 0};
	struct app_trf_counts counts;
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_import_file(tui->app, path, &counts, &error, keep_notice, &notices),
		    &error)) {
		refuse(tui, path, &error, &notices);
		return;
	}
	tui_say(tui, ROLE_GOOD, "%d player%s%s from %.160s. u takes it back.", counts.players,
		counts.players == 1 ? "" : "s", counts.rounds > 0 ? ", with all rounds," : "",
		path);
	if (counts.rounds > 0)
		keep_illegal(tui, &notices);
	if (notices.used > 0)
		panel_notice(tui, notices.text, "%d player%s from %.60s", counts.players,
			counts.players == 1 ? "" : "s", path);
}

/* What a list would bring has been seen. */
static void on_seen(struct tui *tui, char answer, const char *text)
{
	char path[EDITOR_SIZE];

	(void)text;
	memcpy(path, ask_kept(tui), sizeof(path));
	if (answer == '\r')
		take(tui, path);
	else
		tui_say(tui, ROLE_PLAIN, "Nothing was taken in.");
}

/* The first notices as far as a question has room, and how many there are more. */
enum { SHOWN_MOST = 3, CELLS_MOST = 90, SHOWN_BYTES = 2 * CELLS_MOST };

static void shorten(const struct notices *notices, char *text, size_t size)
{
	int count = 0;

	text[0] = '\0';
	for (const char *at = notices->text; *at; count++) {
		const size_t used = strlen(text), length = strcspn(at, "\n");
		char whole[sizeof(notices->text)], shown[SHOWN_BYTES];

		if (count < SHOWN_MOST) {
			memcpy(whole, at, length);
			whole[length] = '\0';
			text_fit(shown, sizeof(shown), whole, CELLS_MOST);
			words_put(text + used, size - used, "%s\n", shown);
		}
		at += length + (at[length] == '\n');
	}
	if (count > SHOWN_MOST) {
		const size_t used = strlen(text);

		words_put(text + used, size - used, "and %d more to know.\n", count - SHOWN_MOST);
	}
}

/* A list is shown as what would come of it first; a report goes into an event without players. */
static void on_path(struct tui *tui, char answer, const char *path)
{
	struct notices notices = {.used = 0};
	struct error error = {.code = STATUS_OK};
	char kept[EDITOR_SIZE] = "", first[SHOWN_MOST * SHOWN_BYTES + 40];
	bool report;
	int players;

	(void)answer;
	if (!path || !*path)
		return;
	if (app_preview_file(tui->app, path, &report, &players, &error, keep_notice, &notices) !=
		STATUS_OK) {
		refuse(tui, path, &error, &notices);
		return;
	}
	if (report) {
		take(tui, path);
		return;
	}
	words_put(kept, sizeof(kept), "%s", path);
	shorten(&notices, first, sizeof(first));
	ask_enter(tui, on_seen,
		"%d player%s would come in.\n%sEnter takes them in   Esc or any other key does not",
		players, players == 1 ? "" : "s", first);
	ask_keep(tui, kept, sizeof(kept));
}

void import_ask(struct tui *tui)
{
	if (!tui_may_change(tui))
		return;
	ask_line(tui, "", on_path,
		"Read players from which file? A list with a line of headings (CSV: name, grade, club), or a "
		"tournament report (TRF) if nobody is entered yet:");
}
