/* Players from a file, asked for on the screen: what came of it stands in a panel. */
#include "config.h"

#include "tui/ask/import.h"

#include <stdio.h>
#include <string.h>

#include "app/audit/illegal.h"
#include "app/players/import_file.h"
#include "app/trf/event.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/state/say.h"
#include "tui/state/state.h"

/* Notices are told when it is known how it ended. */
struct notices {
	char text[8192]; /* a line each */
	size_t used;
};

static void keep_notice(void *context, const char *text)
{
	struct notices *notices = context;
	char words[ERROR_TEXT + 1];
	int length;

	words_put(words, sizeof(words), "%s", text);
	say_without_commands(words);
	length = snprintf(notices->text + notices->used, sizeof(notices->text) - notices->used,
		"%s\n", words);

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

/* A list that is looked at, and what the arbiter says of its columns. */
struct wish {
	char path[EDITOR_SIZE];
	char map[EDITOR_SIZE]; /* "shirt=notes,Rate=grade" (formats/heads.h) */
};

/* They are counted alone. */
static void pass_entry(void *context, const struct player *player, const char *more)
{
	(void)context;
	(void)player;
	(void)more;
}

static enum status look(struct tui *tui, const struct wish *wish, struct notices *notices,
	struct list_preview *preview, struct error *error)
{
	const struct list_look look = {wish->path, wish->map, pass_entry, keep_notice, notices};

	return app_preview_file(tui->app, &look, preview, error);
}

static void take(struct tui *tui, const struct wish *wish)
{
	struct notices notices = {.used = 0};
	struct app_trf_counts counts;
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui,
		    app_import_file(tui->app, wish->path, wish->map, &counts, &error, keep_notice,
			    &notices),
		    &error)) {
		refuse(tui, wish->path, &error, &notices);
		return;
	}
	tui_say(tui, ROLE_GOOD, "%d player%s%s from %.160s. u takes it back.", counts.players,
		counts.players == 1 ? "" : "s", counts.rounds > 0 ? ", with all rounds," : "",
		wish->path);
	if (counts.rounds > 0)
		keep_illegal(tui, &notices);
	if (notices.used > 0)
		panel_notice(tui, notices.text, "%d player%s from %.60s", counts.players,
			counts.players == 1 ? "" : "s", wish->path);
}

static void take_seen(struct tui *tui)
{
	const struct wish wish = *(const struct wish *)panel_about(tui);

	panel_close_all(tui);
	take(tui, &wish);
}

static void leave_seen(struct tui *tui)
{
	panel_close(tui);
	tui_say(tui, ROLE_PLAIN, "Nothing was taken in.");
}

static void show(struct tui *tui, const struct wish *wish);

/* The list is looked at anew. */
static void on_map(struct tui *tui, char answer, const char *text)
{
	struct wish wish = *(const struct wish *)ask_kept(tui);
	struct notices notices = {.used = 0};
	struct error error = {.code = STATUS_OK};
	struct list_preview preview;

	(void)answer;
	if (text) {
		words_put(wish.map, sizeof(wish.map), "%s", text);
		if (look(tui, &wish, &notices, &preview, &error) != STATUS_OK) {
			tui_say(tui, ROLE_BAD, "%s", error.text);
			ask_refuse(tui);
			return;
		}
	}
	show(tui, &wish);
}

static void ask_map(struct tui *tui)
{
	const struct wish wish = *(const struct wish *)panel_about(tui);
	struct notices notices = {.used = 0};
	struct list_preview preview;
	struct error error;
	char unknown[sizeof(preview.unknown) + 16] = "", map[EDITOR_SIZE];

	/* what is wrong with the list stood in the window */
	look(tui, &wish, &notices, &preview, &error);
	if (preview.unknown[0])
		words_put(unknown, sizeof(unknown), "Not known: %s. ", preview.unknown);
	words_put(map, sizeof(map), "%s", wish.map);
	if (preview.nameless && preview.only[0] && !map[0])
		words_put(map, sizeof(map), "%s=name", preview.only);
	panel_close_all(tui);
	ask_line(tui, map, on_map,
		"%s%s? Its heading = a field (as name, grade, club, born, family, notes), or = none; several with commas:",
		unknown,
		preview.nameless ? "Which column is the name, and what are others"
				 : "What is a column");
	ask_keep(tui, &wish, sizeof(wish));
}

/* "BD, ENG, 2009, bye 2:half": what stands in no column of its own. */
static void put_beside(const struct player *player, const char *more, char *text, size_t size)
{
	char born[PARTICULAR_SIZE];
	const char *parts[] = {player->title, player->club, player->federation,
		particular_show(particular_field(PLAYER_BORN), player->born, born), more};
	size_t used = 0;

	text[0] = '\0';
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		if (!parts[i][0])
			continue;
		words_put(text + used, size - used, "%s%s", used > 0 ? ", " : "", parts[i]);
		used += strlen(text + used);
	}
}

static void put_entry(void *context, const struct player *player, const char *more)
{
	struct strip *strip = panel_line(context);
	char number[16], grade[16] = "", beside[STRIP_SIZE];

	if (!strip)
		return;
	snprintf(number, sizeof(number), "%d", player->pin);
	if (player->grade > 0)
		snprintf(grade, sizeof(grade), "%d", player->grade);
	put_beside(player, more, beside, sizeof(beside));
	strip_fit(strip, ROLE_PLAIN, number, 4, true);
	strip_gap(strip, 1);
	strip_fit(strip, ROLE_PLAIN, player->name, 28, false);
	strip_fit(strip, ROLE_PLAIN, player->grade == 0 && player->is_new ? "NEW" : grade, 5, true);
	strip_gap(strip, 2);
	strip_fit(strip, ROLE_PLAIN, beside, panel_cells_most() - 40, false);
}

static void pass_notice(void *context, const char *text)
{
	(void)context;
	(void)text;
}

static void make_names(struct tui *tui, const void *about)
{
	const struct wish *wish = about;
	const struct list_look look = {wish->path, wish->map, put_entry, pass_notice, tui};
	struct list_preview preview;
	struct error error;

	panel_begin(tui, "Who would come in from %.70s", wish->path);
	if (app_preview_file(tui->app, &look, &preview, &error) != STATUS_OK)
		panel_words(tui, ROLE_BAD, error.text);
}

static void show_names(struct tui *tui)
{
	const struct wish wish = *(const struct wish *)panel_about(tui);

	panel_over(tui);
	panel_open(tui, make_names, &wish, sizeof(wish));
}

/* Of a list without names. */
static const struct key_row name_key = {"m", "which column is the name",
	"say which column of the list is the name, and look again", WHEN_ANY, ask_map, "Enter"};

enum { SEEN_TAKE, SEEN_NAMES, SEEN_MAP, SEEN_LEAVE };

static const struct key_row seen_keys[] = {
	[SEEN_TAKE] = {"Enter", "takes them in", "take the players in", WHEN_ANY | CHANGES,
		take_seen, NULL},
	[SEEN_NAMES] = {"n", "names", "list the players who would come in", WHEN_ANY, show_names,
		NULL},
	[SEEN_MAP] = {"m", "columns", "say what a column of the list is, and look again", WHEN_ANY,
		ask_map, NULL},
	[SEEN_LEAVE] = {"Esc", "does not", "close the window: nothing is taken in", WHEN_ANY,
		leave_seen, "q"},
};

static void put_notices(struct tui *tui, const struct notices *notices)
{
	for (const char *at = notices->text; *at;) {
		const size_t length = strcspn(at, "\n");
		char line[ERROR_TEXT + 1];

		words_put(line, sizeof(line), "%.*s", (int)length, at);
		panel_words(tui, ROLE_PLAIN, line);
		at += length + (at[length] == '\n');
	}
}

/* What would come of the list, with all that is to be known of it. */
static void make_seen(struct tui *tui, const void *about)
{
	const struct wish *wish = about;
	struct notices notices = {.used = 0};
	struct error error = {.code = STATUS_OK};
	char text[64];
	struct list_preview preview;
	const enum status status = look(tui, wish, &notices, &preview, &error);

	panel_begin(tui, status == STATUS_OK ? "The list %.80s" : "Nothing was taken from %.80s",
		wish->path);
	words_put(text, sizeof(text), "%d player%s would come in.", preview.players,
		preview.players == 1 ? "" : "s");
	panel_words(tui, status == STATUS_OK ? ROLE_STRONG : ROLE_BAD,
		status == STATUS_OK ? text : error.text);
	put_notices(tui, &notices);
	for (int i = SEEN_TAKE; status == STATUS_OK && i <= SEEN_NAMES; i++)
		panel_offer(tui, &seen_keys[i]);
	panel_offer(tui, preview.nameless ? &name_key : &seen_keys[SEEN_MAP]);
	if (status == STATUS_OK)
		panel_offer(tui, &seen_keys[SEEN_LEAVE]);
}

static void show(struct tui *tui, const struct wish *wish)
{
	panel_open(tui, make_seen, wish, sizeof(*wish));
}

/*
 * A list is shown as what would come of it first, also one of which it is to be said which column
 * is the name; a report goes into an event without players.
 */
static void on_path(struct tui *tui, char answer, const char *path)
{
	struct notices notices = {.used = 0};
	struct error error = {.code = STATUS_OK};
	struct wish wish = {.path = ""};
	struct list_preview preview;

	(void)answer;
	if (!path || !*path)
		return;
	words_put(wish.path, sizeof(wish.path), "%s", path);
	if (look(tui, &wish, &notices, &preview, &error) != STATUS_OK && !preview.nameless)
		refuse(tui, path, &error, &notices);
	else if (preview.report)
		take(tui, &wish);
	else
		show(tui, &wish);
}

void import_ask(struct tui *tui)
{
	if (!tui_may_change(tui))
		return;
	ask_line(tui, "", on_path,
		"Read players from which file? A list with a line of headings (CSV: name, grade, club), or a "
		"tournament report (TRF) if nobody is entered yet:");
}
