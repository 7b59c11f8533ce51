/* What the commands share about an open event: errors, players by name, the round that is meant. */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cli/cli.h"
#include "cli/out.h"
#include "core/text.h"

int cli_exit_code(enum status status)
{
	switch (status) {
	case STATUS_OK:
		return EXIT_DONE;
	case STATUS_NO_DRAW:
	case STATUS_REFUSED:
	case STATUS_CONFLICT:
		return EXIT_CHECK;
	case STATUS_BAD_INPUT:
	case STATUS_NOT_FOUND:
		return EXIT_INPUT;
	case STATUS_NO_MEMORY:
	case STATUS_NOT_EVENT:
	case STATUS_TOO_NEW:
	case STATUS_READ_ONLY:
	case STATUS_BUSY:
	case STATUS_FULL:
	case STATUS_IO:
		break;
	}
	return EXIT_FILE;
}

int cli_fail(const char *file, const struct error *error)
{
	fputs("drawboard: ", stderr);
	out_text(stderr, file);
	fputs(": ", stderr);
	out_text(stderr, error->text);
	fputc('\n', stderr);
	return cli_exit_code(error->code);
}

int cli_open(const struct args *args, struct app **app)
{
	struct error error;
	enum status status = app_open(args->words[0], app, &error);

	/* An event that is not there is a file that cannot be read, whatever else may be missing in one. */
	if (status == STATUS_NOT_FOUND || status == STATUS_BAD_INPUT)
		error.code = STATUS_IO;
	return status == STATUS_OK ? EXIT_DONE : cli_fail(args->words[0], &error);
}

static int no_player(const char *file, const char *what, const char *text)
{
	out(stderr, "drawboard: %s: %s \"%s\".\n", file, what, text);
	return EXIT_INPUT;
}

/* Who begins with this; a whole name counts alone. *found is their number. */
static int by_name(const struct app *app, const char *text, int *pin)
{
	int count, found = 0;
	size_t length = strlen(text);
	const struct record *rows = event_range(app_event(app), RECORD_PLAYER, app_section(app), 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		if (strncasecmp(player->name, text, length))
			continue;
		*pin = player->pin;
		if (!player->name[length])
			return 1;
		found++;
	}
	return found;
}

int cli_find_player(const struct app *app, const char *file, const char *text, int *pin)
{
	int found, number;

	if (text_to_int(text, 1, PLAYERS_MOST, &number)) {
		if (!event_player(app_event(app), app_section(app), number))
			return no_player(file, "There is no player", text);
		*pin = number;
		return EXIT_DONE;
	}
	found = text[0] ? by_name(app, text, &number) : 0;
	if (found == 0)
		return no_player(file, "There is no player whose name begins with", text);
	if (found > 1)
		return no_player(file, "Give the PIN: several players' names begin with", text);
	*pin = number;
	return EXIT_DONE;
}

int cli_round(const struct args *args, const struct app *app, int *round)
{
	const struct event *event = app_event(app);
	int rounds = event_section(event, app_section(app))->rounds, number = event_last_round(event, app_section(app));

	while (number > 0 && event_round(event, app_section(app), number)->state < ROUND_PUBLISHED)
		number--;
	*round = number > 0 ? number : app_round(app);
	return args_number(args, "round", 1, rounds, round);
}
