/*
 * A rating list taken into the local file: which file and day, the sign that it works, what came.
 */
#include "config.h"

#include "tui/ask/lists_load.h"

#include <stdio.h>
#include <string.h>

#include "app/lists/complete.h"
#include "app/lists/rating_lists.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text/fit.h"
#include "core/typed/date.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/state/elapsed.h"
#include "tui/state/state.h"

enum { FILE_CELLS = 60 };

static struct lists_loader *loader_of(struct tui *tui)
{
	return &tui->lists_loader;
}

static bool is_waited_for(const struct tui *tui)
{
	return lists_loader_works(&tui->lists_loader) && !(tui->panel.open && tui->panel.is_help);
}

int lists_load_socket(const struct tui *tui)
{
	return is_waited_for(tui) ? lists_loader_socket(&tui->lists_loader) : -1;
}

/* The name of the file without its folder, as far as there is room. */
static const char *file_name(const struct tui *tui, char name[4 * FILE_CELLS + 1])
{
	const char *path = tui->lists_loader.path, *slash = strrchr(path, '/');

	text_fit(name, 4 * FILE_CELLS + 1, slash ? slash + 1 : path, FILE_CELLS);
	return name;
}

static void end_loading(struct tui *tui)
{
	lists_loader_give_up(loader_of(tui));
	panel_tell_again(tui);
}

static const struct key_row sign_key = {
	"Esc", "ends it", "end it: the lists stay as they were", WHEN_ANY, end_loading, NULL};

/* Made anew with each report. */
static void make_sign(struct tui *tui, const void *about)
{
	const struct lists_loader *loader = &tui->lists_loader;
	char name[4 * FILE_CELLS + 1];
	struct strip *strip;

	(void)about;
	panel_begin(tui, "Taking in %s", file_name(tui, name));
	strip = panel_line(tui);
	if (strip)
		strip_format(strip, ROLE_STRONG, "%s: %lld players, %lld s",
			loader->gives_up ? "Ending" : "Read so far", loader->last.players,
			milliseconds_since(&loader->began) / 1000);
	if (!loader->gives_up)
		panel_offer(tui, &sign_key);
	tui->panel.sign = true;
}

static void begin(struct tui *tui, const char *path, const char *date, bool shorter)
{
	/* what the form knows of the lists is opened anew with the next form */
	complete_close(tui->lists);
	tui->lists = NULL;
	if (lists_loader_begin(loader_of(tui), path, date, shorter))
		panel_open(tui, make_sign, NULL, 0);
	else
		tui_say(tui, ROLE_BAD, "No other process could be started for it.");
}

/* It is much shorter than the one that is there. */
static void on_shorter(struct tui *tui, char answer, const char *text)
{
	char path[sizeof(tui->lists_loader.path)], date[BORN_SIZE];

	(void)text;
	if (answer != 'y') {
		tui_say(tui, ROLE_PLAIN, "The lists stay as they were.");
		return;
	}
	memcpy(path, tui->lists_loader.path, sizeof(path));
	memcpy(date, tui->lists_loader.date, sizeof(date));
	begin(tui, path, date, true);
}

static void say_came(struct tui *tui, const struct loader_report *report)
{
	const struct list_info *info = &report->info;
	char name[4 * FILE_CELLS + 1], day[PARTICULAR_SIZE], without[80] = "";

	particular_show(particular_field(EVENT_FIRST_DAY), info->date, day);
	if (report->left_out > 0)
		snprintf(without, sizeof(without), " %lld without a name or a code left out.",
			report->left_out);
	tui_say(tui, ROLE_GOOD, "%s list of %s: %lld player%s from %s.%s",
		list_source_name(info->source), day, info->players, info->players == 1 ? "" : "s",
		file_name(tui, name), without);
	if (report->notices[0])
		panel_notice(
			tui, report->notices, "Of the %s list", list_source_name(info->source));
}

static void say_ended(struct tui *tui)
{
	const struct lists_loader *loader = loader_of(tui);
	const struct loader_report *report = &loader->last;
	char name[4 * FILE_CELLS + 1];

	if (report->status == STATUS_OK)
		say_came(tui, report);
	else if (loader->gives_up)
		tui_say(tui, ROLE_PLAIN, "Ended: the lists stay as they were.");
	else if (report->status == STATUS_REFUSED)
		ask_key(tui, on_shorter,
			"%s: %s Shall it take the place of that one?\ny yes   n no",
			file_name(tui, name), report->error.text);
	else
		tui_say(tui, ROLE_BAD, "%s: %s", file_name(tui, name), report->error.text);
}

void lists_load_take(struct tui *tui)
{
	if (!is_waited_for(tui))
		return;
	if (!lists_loader_take(loader_of(tui))) {
		panel_tell_again(tui);
		return;
	}
	if (tui->panel.sign)
		panel_close(tui);
	say_ended(tui);
}

static void on_day(struct tui *tui, char answer, const char *typed)
{
	char path[sizeof(tui->lists_loader.path)], date[BORN_SIZE];

	(void)answer;
	if (!typed)
		return;
	if (!date_parse(typed, date) || !date_is_whole(date) || date_is_odd(date)) {
		tui_say(tui, ROLE_BAD, "\"%.40s\" is no day such as 2026-11-01.", typed);
		ask_refuse(tui);
		return;
	}
	memcpy(path, tui->lists_loader.path, sizeof(path));
	begin(tui, path, date, false);
}

static void on_path(struct tui *tui, char answer, const char *path)
{
	struct error error;
	char date[BORN_SIZE], day[PARTICULAR_SIZE];

	(void)answer;
	if (!path || !path[0])
		return;
	if (rating_lists_file_day(path, date, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%.160s: %s", path, error.text);
		ask_refuse(tui);
		return;
	}
	snprintf(loader_of(tui)->path, sizeof(loader_of(tui)->path), "%s", path);
	particular_show(particular_field(EVENT_FIRST_DAY), date, day);
	ask_line(tui, day, on_day, "Of which day is the list? The file is of this one:");
}

/* " Here now: ECF of 2026-11-01, FIDE of 2026-10-01." */
static void put_here(char *text, size_t size)
{
	struct list_info here[LIST_SOURCES];
	const int count = rating_lists_here(here);

	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		const size_t used = strlen(text);
		char day[PARTICULAR_SIZE];

		particular_show(particular_field(EVENT_FIRST_DAY), here[i].date, day);
		words_put(text + used, size - used, "%s%s of %s%s",
			i > 0 ? ", " : " Here now: ", list_source_name(here[i].source), day,
			i + 1 < count ? "" : ".");
	}
}

void lists_load_ask(struct tui *tui)
{
	char here[160];

	if (lists_loader_works(loader_of(tui)))
		return;
	put_here(here, sizeof(here));
	panel_close_all(tui);
	ask_line(tui, "", on_path,
		"Keep which rating list at hand? A file of the ECF, FIDE or US Chess, unzipped; it takes the place of the older one.%s",
		here);
}
