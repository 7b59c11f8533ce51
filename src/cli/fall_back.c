/* The paper fall-back, written after a command that has published something or taken it back. */
#include "config.h"

#include "cli/fall_back.h"

#include <stdio.h>

#include "app/event/publications.h"
#include "app/section/section.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "core/particulars/particular.h"
#include "print/fall_back/fall_back.h"
#include "print/when.h"

/* Of the command that runs. */
static struct {
	bool on;
	struct app *app; /* NULL: it has opened none yet */
	struct publications before;
} watch;

static enum status write_section(
	const struct args *args, const struct app *app, int section, struct error *error)
{
	const struct event *event = app_event(app);
	char of_section[SECTION_FILE_SIZE], when[PRINT_WHEN_SIZE];
	const struct fall_back where = {
		.folder = event_particular(event, 0, 0, EVENT_FALL_BACK),
		.event = args->words[0],
		.of_section = app_section_file(event, section, of_section),
		.when = print_when(when),
	};

	return fall_back_write(event, section, &where, error);
}

static void say_written(const struct args *args, const struct app *app)
{
	if (!args_has(args, "json"))
		out(stdout, "To go on by hand: cards and boards are in %s.\n",
			event_particular(app_event(app), 0, 0, EVENT_FALL_BACK));
}

void fall_back_begin(void)
{
	watch.on = true;
}

void fall_back_watch(struct app *app)
{
	if (!watch.on || watch.app)
		return;
	if (publications_take(app_event(app), &watch.before) == STATUS_OK)
		watch.app = app_hold(app);
}

/* The stick was pulled out, say: the arbiter has to know, but nothing that was done is undone. */
static void say_failed(const struct args *args, const struct error *error)
{
	cli_note(args->words[0],
		"To go on by hand there is no new paper. %s What was done in the event stands.",
		error->text);
	cli_command(args, "When the folder can be written again", "print", "fall-back");
}

/* Each section in which another draw is published now; the first that fails ends it. */
static void write_changed(const struct args *args, const struct app *app)
{
	struct publications now = {.count = 0};
	struct error error;
	bool any = false;
	enum status status = publications_take(app_event(app), &now);

	for (int i = 0; status == STATUS_OK && i < now.count; i++) {
		if (!publications_differ(&watch.before, &now, &now.of[i]))
			continue;
		if (!any)
			fflush(stdout); /* a slow stick keeps nobody from reading what was done */
		any = true;
		status = write_section(args, app, now.of[i].section, &error);
	}
	if (any && status == STATUS_OK)
		say_written(args, app);
	else if (any)
		say_failed(args, &error);
	publications_done(&now);
}

void fall_back_end(const struct args *args)
{
	if (watch.app) {
		write_changed(args, watch.app);
		app_close(watch.app);
	}
	publications_done(&watch.before);
	watch.on = false;
	watch.app = NULL;
}

static int write_all(const struct args *args, const struct app *app)
{
	const struct event *event = app_event(app);
	const int sections = event_sections(event);
	enum status status = STATUS_OK;
	struct error error;

	if (!event_particular(event, 0, 0, EVENT_FALL_BACK)[0])
		return cli_say(EXIT_CHECK, args->words[0],
			"No folder is set for it: event EVENT set fall-back=FOLDER names one.");
	for (int i = 0; status == STATUS_OK && i < sections; i++) {
		const int section = event_section_at(event, i)->id;

		if (!args->section || section == app_section(app))
			status = write_section(args, app, section, &error);
	}
	if (status != STATUS_OK)
		return cli_fail(args->words[0], &error);
	say_written(args, app);
	return EXIT_DONE;
}

int fall_back_print(const struct args *args)
{
	struct app *app;
	int code;

	if (args->ngiven > 0)
		return cli_usage(args->command,
			"fall-back goes to the folder of the event: it takes no option but --section.");
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = write_all(args, app);
	app_close(app);
	return code;
}
