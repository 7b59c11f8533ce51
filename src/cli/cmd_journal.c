/* drawboard journal: what was done, when, at which desk, and why. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "app/event/journal.h"
#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/text/fit.h"

enum { TIME_SIZE = 40 };

/* As the clock on the wall showed it; for programs as in Greenwich. "?" of no year of ours. */
static const char *time_text(long long when, bool greenwich, char text[TIME_SIZE])
{
	const time_t seconds = (time_t)when;
	const struct tm *broken = greenwich ? gmtime(&seconds) : localtime(&seconds);

	if (!broken || broken->tm_year < 0 || broken->tm_year > 9999 - 1900 ||
		strftime(text, TIME_SIZE, greenwich ? "%Y-%m-%dT%H:%M:%SZ" : "%Y-%m-%d %H:%M:%S",
			broken) == 0)
		strcpy(text, "?");
	return text;
}

/* In an event of several sections: the letter of the one, "+" of more; of the event nothing. */
static void show_section(FILE *file, const struct event *event, int section)
{
	char letter[8];

	if (event_sections(event) > 1)
		out(file, desk_is_plain() && section != 0 ? "%s, " : "%-2s  ",
			section < 0            ? "+"
				: section == 0 ? ""
					       : app_section_letter(event, section, letter));
}

/* The widest name of a desk, in cells; 0: no entry has one. */
static int widest_desk(const struct journal_entry *entries, int count)
{
	int widest = 0;

	for (int i = 0; i < count; i++) {
		const int width = text_width(entries[i].desk);

		widest = width > widest ? width : widest;
	}
	return widest;
}

static void show_desk(FILE *file, const struct journal_entry *entry, int width)
{
	if (desk_is_plain() && entry->desk[0])
		out(file, "at %s, ", entry->desk);
	else if (!desk_is_plain() && width > 0)
		out(file, "%s%*s", entry->desk, width + 2 - text_width(entry->desk), "");
}

static void show(FILE *file, const struct event *event, const struct journal_entry *entry, int desk)
{
	char when[TIME_SIZE];

	out(file, desk_is_plain() ? "%lld, %s, " : "%4lld  %-19s  ", entry->id,
		time_text(entry->when, false, when));
	show_desk(file, entry, desk);
	show_section(file, event, entry->section);
	if (entry->target)
		out(file, "%s of %lld: ", entry->kind, entry->target);
	out(file, "%s%s\n", entry->label, entry->undone ? " (undone)" : "");
}

static int show_list(const struct args *args, const struct app *app, int round,
	const struct journal_entry *entries, int count)
{
	struct print_memory text = {0};
	FILE *file = open_memstream(&text.bytes, &text.size);
	const int desk = widest_desk(entries, count);
	int code;

	for (int i = 0; file && i < count; i++)
		show(file, app_event(app), &entries[i], desk);
	if (!file || fclose(file) != 0)
		code = cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	else
		code = deliver(args, app, "journal", round > 0 ? round : app_round(app), &text);
	free(text.bytes);
	return code;
}

static void show_json(const struct journal_entry *entries, int count)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_key(&json, "entries");
	json_open(&json, '[');
	for (int i = 0; i < count; i++) {
		char when[TIME_SIZE];

		json_open(&json, '{');
		json_put_int(&json, "id", (int)entries[i].id);
		json_put_int(&json, "section", entries[i].section);
		json_key(&json, "desk");
		if (entries[i].desk[0])
			json_text(&json, entries[i].desk);
		else
			json_null(&json);
		json_put_text(&json, "time", time_text(entries[i].when, true, when));
		json_put_text(&json, "kind", entries[i].kind);
		json_key(&json, "of");
		if (entries[i].target)
			json_int(&json, (int)entries[i].target);
		else
			json_null(&json);
		json_put_text(&json, "label", entries[i].label);
		json_key(&json, "undone");
		json_bool(&json, entries[i].undone);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

/* Those of the desk alone, by its name or how that begins; returns how many. */
static int keep_desk(struct journal_entry *entries, int count, const char *typed)
{
	int kept = 0;

	for (int i = 0; i < count; i++)
		if (entries[i].desk[0] && strncasecmp(entries[i].desk, typed, strlen(typed)) == 0)
			entries[kept++] = entries[i];
	return kept;
}

static int run(const struct args *args)
{
	struct journal_entry *entries;
	struct error error;
	struct app *app;
	int count, round = 0, pin = 0,
		   code = deliver_check_ending(args, "plain text", DELIVER_TEXT);

	if (code == EXIT_DONE && args_has(args, "json") && args_has(args, "output"))
		code = cli_usage(args->command, "--json goes to standard output alone.");
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code == EXIT_DONE && (args_has(args, "round") || args_has(args, "player")))
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	code = cli_asked_round(args, app, &round);
	if (code == EXIT_DONE && args_has(args, "player"))
		code = cli_find_player(app, args->words[0], args_value(args, "player"), &pin);
	if (code == EXIT_DONE &&
		app_journal(app, &(const struct journal_wish){round, pin, args->section != NULL},
			&entries, &count, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else if (code == EXIT_DONE) {
		if (args_has(args, "desk"))
			count = keep_desk(entries, count, args_value(args, "desk"));
		if (args_has(args, "json"))
			show_json(entries, count);
		else
			code = show_list(args, app, round, entries, count);
		free(entries);
	}
	app_close(app);
	return code;
}

const struct command command_journal = {
	.name = "journal",
	.usage = "EVENT [--round N] [--player NAME] [--desk NAME] [-o FILE]",
	.summary = "Tell what was done, when, where and why",
	.help = "Every action since the event was made, oldest first: its number, the time, the\n"
		"desk, and what was done, with the reason of a draw that was published or taken\n"
		"back. \"undo of 7\" took entry 7 back; what does not hold any more is marked as\n"
		"undone. Nothing is ever taken out of the journal.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "what changed something in this round alone", false},
			{"player", 0, "NAME", "what changed something of this player alone", false},
			{"desk", 0, "NAME",
				"what was done at this desk alone (its name, or how that begins)",
				false},
			{"output", 'o', "FILE", "write to this file", false},
			{"json", 0, NULL, "print the entries as JSON", false},
		},
};
