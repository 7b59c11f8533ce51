/* drawboard backup: a copy of the event as it stands, while desks write. */
#include "config.h"

#include "cli/cli.h"
#include "cli/out.h"

static int run(const struct args *args)
{
	struct error error;
	struct app *app;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (app_backup(app, args->words[1], &error) != STATUS_OK)
		code = cli_fail(args->words[1], &error);
	else
		out(stdout, "%s is a copy of %s as it stands.\n", args->words[1], args->words[0]);
	app_close(app);
	return code;
}

const struct command command_backup = {
	.name = "backup",
	.usage = "EVENT FILE",
	.summary = "Copy the event as it stands, while desks write",
	.help = "FILE is an event of its own, with the whole journal: it can be opened, checked\n"
		"and gone on with. It must not be there yet. Nobody has to close the event, and\n"
		"nobody waits.\n",
	.least = 2,
	.most = 2,
	.all_sections = true,
	.no_section = true,
	.run = run,
};
