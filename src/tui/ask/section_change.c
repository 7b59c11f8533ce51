/*
 * Questions before the section on the screen is split, merged, removed, numbered or drawn lots for.
 */
#include "config.h"

#include "tui/ask/section_change.h"

#include <stdio.h>
#include <string.h>

#include "app/section/numbers.h"
#include "app/section/parted.h"
#include "app/section/quads.h"
#include "app/section/section.h"
#include "app/section/tie_lots.h"
#include "app/settings/warnings.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/ask/sections.h"
#include "tui/state/state.h"

/* What was done, and a line for each thing that looks odd since. */
struct outcome {
	char done[400], text[6000];
	const char *section; /* whose warnings are being told */
};

static const char *name_of(const struct tui *tui, int section, char name[NAME_SIZE])
{
	return app_section_name(tui_event(tui), section, name);
}

static void add_line(struct outcome *outcome, const char *head, const char *text)
{
	const size_t used = strlen(outcome->text);

	words_put(outcome->text + used, sizeof(outcome->text) - used, "%s%s%s\n", head,
		head[0] ? ": " : "", text);
}

static void add_warning(void *context, const struct warning *warning)
{
	struct outcome *outcome = context;

	add_line(outcome, outcome->section, warning->text);
}

/* Who is over the limit where he is now, and what else is odd in a section that got players. */
static void add_warnings(struct tui *tui, int section, struct outcome *outcome)
{
	const int current = app_section(tui->app);
	char name[NAME_SIZE];

	if (!app_set_section(tui->app, section))
		return;
	outcome->section = event_sections(tui_event(tui)) > 1 ? name_of(tui, section, name) : "";
	warnings_each(tui->app, add_warning, outcome);
	app_set_section(tui->app, current);
}

/* One line stands below the table; what is odd opens a window. */
static void say_outcome(struct tui *tui, const struct outcome *outcome)
{
	if (outcome->text[0])
		panel_report(tui, outcome->text, "%s", outcome->done);
	else
		tui_say(tui, ROLE_GOOD, "%s", outcome->done);
}

static void on_split_to(struct tui *tui, char answer, const char *text)
{
	const int below = *(const int *)ask_kept(tui), from = app_section(tui->app);
	struct error error = {.code = STATUS_OK};
	struct outcome outcome = {.text = ""};
	char name[NAME_SIZE];
	int to, count;

	(void)answer;
	if (!text)
		return;
	parted_words(tui->app, &(struct goers){.below = below}, outcome.text);
	if (!sections_read(tui, text, &to) ||
		!tui_did(tui, app_section_split(tui->app, below, to, &count, &error), &error)) {
		ask_refuse(tui);
		return;
	}
	snprintf(outcome.done, sizeof(outcome.done), "%d below %d %s in %.80s now.", count, below,
		count == 1 ? "is" : "are", name_of(tui, to, name));
	add_warnings(tui, from, &outcome);
	add_warnings(tui, to, &outcome);
	say_outcome(tui, &outcome);
}

static void on_split_below(struct tui *tui, char answer, const char *text)
{
	char one[NAME_SIZE], others[200];
	int below;

	(void)answer;
	if (!text)
		return;
	if (!text_to_int(text, 1, GRADE_MOST, &below)) {
		tui_say(tui, ROLE_BAD, "\"%.20s\" is no rating: a number such as 1800.", text);
		ask_refuse(tui);
		return;
	}
	ask_line(tui, sections_only_other(tui, one), on_split_to,
		"Those below %d go over to which section: %s?", below,
		sections_others(tui, others, sizeof(others)));
	ask_keep(tui, &below, sizeof(below));
}

/* False after a message. */
static bool may_split(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};

	return tui_may_change(tui) && sections_has_others(tui) &&
		tui_did(tui, app_section_may_split(tui->app, &error), &error);
}

void section_ask_split(struct tui *tui)
{
	char name[NAME_SIZE];

	if (may_split(tui))
		ask_line(tui, "", on_split_below,
			"Split %s: who goes over, with no rating or one below which? Such as 1800:",
			name_of(tui, app_section(tui->app), name));
}

static void on_merge(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	struct outcome outcome = {.text = ""};
	char name[NAME_SIZE], from[NAME_SIZE];
	int to, count;

	(void)answer;
	if (!text)
		return;
	name_of(tui, app_section(tui->app), from);
	if (!sections_read(tui, text, &to) ||
		!tui_did(tui, app_section_merge(tui->app, to, &count, &error), &error)) {
		ask_refuse(tui);
		return;
	}
	snprintf(outcome.done, sizeof(outcome.done),
		"%d of %.60s %s in %.60s now, and %.60s is gone.", count, from,
		count == 1 ? "is" : "are", name_of(tui, to, name), from);
	add_warnings(tui, to, &outcome);
	say_outcome(tui, &outcome);
}

void section_ask_merge(struct tui *tui)
{
	char name[NAME_SIZE], one[NAME_SIZE], others[200];

	if (may_split(tui))
		ask_line(tui, sections_only_other(tui, one), on_merge,
			"Merge %s into which section: %s? All go over, and %s goes.",
			name_of(tui, app_section(tui->app), name),
			sections_others(tui, others, sizeof(others)), name);
}

static void on_remove(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	char name[NAME_SIZE];

	(void)text;
	name_of(tui, app_section(tui->app), name);
	if (answer == 'y' && tui_did(tui, app_section_remove(tui->app, &error), &error))
		tui_say(tui, ROLE_GOOD, "%s is removed. u brings it back.", name);
}

void section_ask_remove(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	char name[NAME_SIZE];
	int count;

	if (!tui_may_change(tui) || !tui_did(tui, app_section_may_remove(tui->app, &error), &error))
		return;
	event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);
	ask_key(tui, on_remove, "Remove %s, with its %d player%s?\ny yes   n no",
		name_of(tui, app_section(tui->app), name), count, count == 1 ? "" : "s");
}

static void on_quads(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	int count;

	(void)text;
	if ((answer == 'l' || answer == 'r') &&
		tui_did(tui, app_section_quads(tui->app, answer == 'r', &count, &error), &error))
		tui_say(tui, ROLE_GOOD, "They are %d section%s now.", count, count == 1 ? "" : "s");
}

void section_ask_quads(struct tui *tui)
{
	char name[NAME_SIZE];

	if (tui_may_change(tui))
		ask_key(tui, on_quads,
			"Quads of %s: sections of four by rating who play all. How are the four numbered?\nl by lot   r by rating",
			name_of(tui, app_section(tui->app), name));
}

static void on_numbers(struct tui *tui, char answer, const char *text)
{
	static const char letters[] = {
		[NUMBERS_BY_RATING] = 'r', [NUMBERS_BY_LOT] = 'l', [NUMBERS_BY_VARMA] = 'v'};
	static const char *const words[] = {
		"by rating", "by lot", "by Varma's tables, drawn by lot"};
	struct error error = {.code = STATUS_OK};

	(void)text;
	for (int by = 0; by < (int)sizeof(letters); by++)
		if (answer == letters[by] &&
			tui_did(tui, app_section_numbers(tui->app, (enum numbers_by)by, &error),
				&error))
			tui_say(tui, ROLE_GOOD, "The players are numbered %s.", words[by]);
}

void section_ask_numbers(struct tui *tui)
{
	char name[NAME_SIZE];

	if (tui_may_change(tui))
		ask_key(tui, on_numbers,
			"Number the players of %s anew? By Varma's tables those of one federation do not meet in the last rounds.\nr by rating   l by lot   v by Varma's tables",
			name_of(tui, app_section(tui->app), name));
}

/* Who has a lot now. */
static void add_lots(const struct tui *tui, struct outcome *outcome)
{
	const int section = app_section(tui->app);
	int count;
	const struct record *row = event_range(tui_event(tui), RECORD_PLAYER, section, 0, &count);

	for (; count > 0; row++, count--) {
		const int pin = row->as.player.pin;
		const int lot =
			event_particular_number(tui_event(tui), section, pin, PLAYER_LOT, 0);
		char who[WHO_SIZE], text[32];

		snprintf(text, sizeof(text), "lot %d", lot);
		if (lot > 0)
			add_line(outcome, words_who(tui_event(tui), section, pin, who), text);
	}
}

static void on_lots(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	struct outcome outcome = {.done = "Lots for those who share a place"};

	(void)text;
	if (answer != 'y' || !tui_did(tui, app_section_tie_lots(tui->app, &error), &error))
		return;
	add_lots(tui, &outcome);
	say_outcome(tui, &outcome);
}

void section_ask_lots(struct tui *tui)
{
	char name[NAME_SIZE];

	if (tui_may_change(tui))
		ask_key(tui, on_lots,
			"Draw a lot for everybody in %s who shares a place and has none?\ny yes   n no",
			name_of(tui, app_section(tui->app), name));
}
