/* drawboard event: what is known of an event and what its draws rest on, printed and changed. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/settings/settings.h"
#include "app/settings/warnings.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/set_keys.h"
#include "cli/show.h"

enum { KEY_CELLS = 24 };

static void print_setting(const struct app *app, const struct setting *setting)
{
	char rate[RATE_SIZE];

	out_cell(stdout, setting->key, KEY_CELLS);
	out(stdout, "%s", setting->text);
	if (strcmp(setting->key, "time-control") == 0 && settings_rate(app_event(app), rate)[0])
		out(stdout, desk_is_plain() ? ", %s" : "   %s", rate);
	out(stdout, "\n");
}

/* When it may change is told where that is not at any time. */
static void print_draw_setting(const struct setting *setting)
{
	const int cells = 10, length = (int)strlen(setting->text);

	out_cell(stdout, setting->key, KEY_CELLS);
	if (length < cells)
		out_cell(stdout, setting->text[0] ? setting->text : "-", cells);
	else
		out(stdout, desk_is_plain() ? "%s, " : "%s  ", setting->text);
	out(stdout, "%s", setting->help);
	if (strncmp(setting->when, "any time", 8) != 0)
		out(stdout, " (may change %s)", setting->when);
	out(stdout, "\n");
}

/* A line without words is one too many for who listens. */
static void part_groups(void)
{
	if (!desk_is_plain())
		out(stdout, "\n");
}

static void print_settings(const struct app *app)
{
	const int count = settings_count(app);
	struct setting setting;

	for (int i = 0; i < count; i++) {
		settings_at(app, i, &setting);
		if (setting.group != SETTING_OF_DRAWS && setting.text[0])
			print_setting(app, &setting);
	}
	part_groups();
	for (int i = 0; i < count; i++) {
		settings_at(app, i, &setting);
		if (setting.group == SETTING_OF_DRAWS)
			print_draw_setting(&setting);
	}
	part_groups();
}

static void print_warning(void *context, const struct warning *warning)
{
	(void)context;
	out(stdout, "Look: %s\n", warning->text);
}

static void print_event(const struct app *app)
{
	struct missing missing;

	print_settings(app);
	for (int i = 0; settings_missing(app, i, &missing); i++)
		if (missing.fields[0])
			out(stdout, "A report to %s lacks: %s.\n", missing.office, missing.fields);
	warnings_each(app, print_warning, NULL);
}

static void put_settings(const struct app *app, struct json *json)
{
	const int count = settings_count(app);
	struct setting setting;
	char rate[RATE_SIZE];

	json_key(json, "settings");
	json_open(json, '[');
	for (int i = 0; i < count; i++) {
		settings_at(app, i, &setting);
		json_open(json, '{');
		json_put_text(json, "key", setting.key);
		json_put_text(json, "name", setting.name);
		json_put_text(json, "value", setting.text);
		json_put_text(json, "takes", setting.takes);
		json_put_text(json, "when", setting.when ? setting.when : "any time");
		json_close(json, '}');
	}
	json_close(json, ']');
	json_put_text(json, "rate", settings_rate(app_event(app), rate));
}

static void put_warning(void *context, const struct warning *warning)
{
	json_text(context, warning->text);
}

static void print_json(const struct app *app)
{
	struct missing missing;
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	put_settings(app, &json);
	json_key(&json, "missing");
	json_open(&json, '{');
	for (int i = 0; settings_missing(app, i, &missing); i++)
		json_put_text(&json, missing.office, missing.fields);
	json_close(&json, '}');
	json_key(&json, "warnings");
	json_open(&json, '[');
	warnings_each(app, put_warning, &json);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int set(const struct args *args, struct app *app)
{
	struct setting_order orders[KEYS_MOST];
	const int code = set_keys(args, app, false, orders);

	for (int i = 0; code == EXIT_DONE && i < args->count - 2 && !args_has(args, "json"); i++) {
		const int at = settings_find(app, orders[i].key);
		struct setting setting;

		/* a round that is no more has no day */
		if (at < 0)
			continue;
		settings_at(app, at, &setting);
		print_setting(app, &setting);
	}
	if (code == EXIT_DONE)
		set_keys_tell_doubts(args, app, orders);
	return code;
}

static int run(const struct args *args)
{
	struct app *app;
	int code;

	if (args->count > 1 && strcmp(args->words[1], "set") != 0)
		return cli_usage(args->command, "event cannot %s; it is set.", args->words[1]);
	if (args->count == 1 && args_has(args, "reason"))
		return cli_usage(args->command, "--reason goes with set.");
	code = cli_open(args, &app);
	if (code == EXIT_DONE && !set_keys_are_of_event(args, app))
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	if (args->count > 1)
		code = set(args, app);
	else if (!args_has(args, "json"))
		print_event(app);
	if (code == EXIT_DONE && args_has(args, "json"))
		print_json(app);
	app_close(app);
	return code;
}

const struct command command_event = {
	.name = "event",
	.usage = "EVENT [set KEY=VALUE...] [--reason TEXT] [--json]",
	.summary = "Print or change what is known of the event, and its settings",
	.help = "Without set it prints the particulars that are known, the settings that draws\n"
		"rest on, what a report to FIDE, the ECF or US Chess lacks, and what looks odd.\n"
		"KEY= without a value takes it away; a setting of the rule book is as usual then.\n"
		"Everything may change at any time and goes into the journal; but what numbers\n"
		"the players until round 1 is published. Where a published draw would have been\n"
		"another one, it stays as it is, is judged by what held then, and the change\n"
		"wants a reason, as does one of the tie-breaks once round 1 is published. Under a\n"
		"proposal that would be another one it is refused.\n"
		"Keys of the event as a whole (name, place ...) need no --section.\n",
	.least = 1,
	.most = 2 + KEYS_MOST,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"reason", 0, "TEXT", "why a setting changes", false},
			{"json", 0, NULL, "print everything as JSON", false},
		},
};
