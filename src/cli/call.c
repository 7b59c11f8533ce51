/* A command is called with its words. */
#include "config.h"

#include <string.h>

#include "cli/cli.h"
#include "cli/fall_back.h"

/* Is the answer wanted as JSON, should the call be wrong? */
static bool wants_json(const struct command *command, int count, char **argv)
{
	for (int i = 0; i < count; i++) {
		if (!strcmp(argv[i], "--") && !command->dashes)
			return false;
		if (!strcmp(argv[i], "--json"))
			return true;
	}
	return false;
}

int cli_call(const struct command *command, int count, char **argv)
{
	struct args args;
	bool wanted;
	int code;

	cli_set_json(wants_json(command, count, argv));
	code = args_parse(command, count, argv, &args, &wanted);

	if (code != EXIT_DONE)
		return code;
	if (wanted) {
		args_help(command);
		return EXIT_DONE;
	}
	fall_back_begin();
	code = command->run(&args);
	fall_back_end(&args);
	return code;
}
