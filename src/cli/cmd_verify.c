/* drawboard verify: is the file whole, does the journal give the event, do its rows agree? */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/illegal.h"
#include "app/section/section.h"
#include "app/trf/told.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "store/store.h"

struct troubles {
	char **lines;
	int count;
	bool failed; /* no memory for one */
};

static void keep_trouble(void *context, const char *text)
{
	struct troubles *troubles = context;
	char **lines = realloc(troubles->lines, ((size_t)troubles->count + 1) * sizeof(*lines));

	if (lines)
		troubles->lines = lines;
	if (!lines || !(lines[troubles->count] = strdup(text))) {
		troubles->failed = true;
		return;
	}
	troubles->count++;
}

static void release(struct troubles *troubles)
{
	for (int i = 0; i < troubles->count; i++)
		free(troubles->lines[i]);
	free(troubles->lines);
}

static void show_list(struct json *json, const char *key, const struct troubles *list)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < list->count; i++)
		json_text(json, list->lines[i]);
	json_close(json, ']');
}

/* What is in the event: no trouble of the file, but worth knowing. */
struct found {
	struct troubles illegal; /* rounds, by the rule book */
	struct troubles points;  /* of the report it came from, which its results do not give */
};

static void show_lines(const char *head, const struct troubles *list)
{
	if (list->count > 0)
		out(stdout, "%s\n", head);
	for (int i = 0; i < list->count; i++)
		out(stdout, "%s\n", list->lines[i]);
}

static void show(const struct troubles *troubles, const struct found *found, bool as_json)
{
	struct json json;

	if (!as_json) {
		for (int i = 0; i < troubles->count; i++)
			out(stdout, "%s\n", troubles->lines[i]);
		if (troubles->count == 0)
			out(stdout, "The file, the journal and the event are in order.\n");
		show_lines("Rounds are not legal by the rule book; they stand as they were played:",
			&found->illegal);
		show_lines("Points of the report that its results do not give:", &found->points);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	show_list(&json, "troubles", troubles);
	show_list(&json, "illegal", &found->illegal);
	show_list(&json, "points", &found->points);
	json_close(&json, '}');
	json_finish(&json);
}

/* The troubles of one section, which its name goes before where there are several. */
struct of_section {
	struct troubles *list;
	const char *name; /* NULL: the event has one section */
};

static void keep_of_section(void *context, const char *text)
{
	const struct of_section *of = context;
	char line[SENTENCE_SIZE + NAME_SIZE];

	words_put(
		line, sizeof(line), "%s%s%s", of->name ? of->name : "", of->name ? ": " : "", text);
	keep_trouble(of->list, line);
}

static void look_at_section(struct app *app, int section, struct found *found)
{
	const struct event *event = app_event(app);
	struct of_section of = {.list = &found->illegal};
	char name[NAME_SIZE];
	struct error error;
	int count;

	if (event_sections(event) > 1)
		of.name = app_section_name(event, section, name);
	app_set_section(app, section);
	if (app_illegal(app, keep_of_section, &of, &count, &error) != STATUS_OK)
		keep_of_section(&of, error.text);
	of.list = &found->points;
	trf_told_points(event, section, keep_of_section, &of);
}

/*
 * Of a file that is in order: what the rounds of all sections, or of the one that is named, break,
 * which is no fault of the file.
 */
static int look_at_rounds(const struct args *args, struct found *found)
{
	struct error error;
	struct app *app;

	if (app_open(args->words[0], &app, &error) != STATUS_OK)
		return EXIT_DONE;
	if (args->section && app_choose_section(app, args->section, &error) != STATUS_OK) {
		app_close(app);
		return cli_fail(args->words[0], &error);
	}
	if (args->section)
		look_at_section(app, app_section(app), found);
	else
		for (int i = 0; i < event_sections(app_event(app)); i++)
			look_at_section(app, event_section_at(app_event(app), i)->id, found);
	app_close(app);
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	const char *path = args->words[0];
	struct troubles troubles = {0};
	struct found found = {{0}, {0}};
	struct error error;
	int code = EXIT_DONE, count;
	enum status status = store_verify_path(path, keep_trouble, &troubles, &count, &error);

	/* An event that is not there is a file that cannot be read. */
	if (status == STATUS_NOT_FOUND || status == STATUS_BAD_INPUT)
		error.code = status = STATUS_IO;
	if (status == STATUS_OK && troubles.count == 0)
		code = look_at_rounds(args, &found);
	if (code != EXIT_DONE) {
		release(&found.illegal);
		release(&found.points);
		return code;
	}
	if (status == STATUS_OK && (troubles.failed || found.illegal.failed || found.points.failed))
		code = cli_say(EXIT_FILE, path, "There is not enough memory.");
	else if (status != STATUS_OK)
		code = cli_fail(path, &error);
	else
		code = troubles.count > 0 ? EXIT_CHECK : EXIT_DONE;
	if (status == STATUS_OK && code != EXIT_FILE)
		show(&troubles, &found, args_has(args, "json"));
	release(&troubles);
	release(&found.illegal);
	release(&found.points);
	return code;
}

const struct command command_verify = {
	.name = "verify",
	.usage = "EVENT",
	.summary = "Check the event file",
	.help = "Checks the file, that the journal gives the event as it stands, and the event\n"
		"itself. Each trouble is one line; with any the exit status is 1, also for a file\n"
		"too damaged to be opened. Rounds that are not legal by the rule book and have no\n"
		"reason on record are named, and so are points of a report that its results do\n"
		"not give; they are no trouble of the file.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run,
	.options = {{"json", 0, NULL, "print the troubles as JSON", false}},
};
