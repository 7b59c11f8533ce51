/* Players and the rating lists. */
#include "config.h"

#include "cli/players_lists.h"

#include <stdio.h>
#include <string.h>

#include "app/lists/compare.h"
#include "app/players/unseeded.h"
#include "app/lists/find_listed.h"
#include "cli/lists_open.h"
#include "cli/out.h"

static int say_several(const char *name, const struct listed_meant *meant)
{
	out(stderr, "drawboard: Several in the %s list may be meant by %s; give the code of one:\n",
		list_source_name(meant->found[0].source), name);
	for (int i = 0; i < meant->count; i++)
		out(stderr, "  %-10s %s %d %s\n", meant->found[i].code, meant->found[i].name,
			meant->found[i].rating[LIST_STANDARD], meant->found[i].club);
	if (meant->more)
		out(stderr, "  ... and more\n");
	return EXIT_INPUT;
}

int players_find_listed(const struct args *args, const char *name, struct listed_entry *entry)
{
	struct lists *lists = NULL;
	struct listed_meant meant;
	struct error error;
	int code = cli_open_lists(args, false, &lists);

	if (code != EXIT_DONE)
		return code;
	if (listed_find_meant(lists, name, &meant, &error) != STATUS_OK)
		code = cli_fail("lists", &error);
	else if (meant.count == 0)
		code = cli_say(EXIT_INPUT, "lists", "Nobody in the lists is called %s.", name);
	else if (meant.count > 1 || meant.more)
		code = say_several(name, &meant);
	else if (listed_entry_make(lists, &meant.found[0], entry, &error) != STATUS_OK)
		code = cli_fail("lists", &error);
	lists_close(lists);
	return code;
}

/* "name,rating" -> what is marked; EXIT_USAGE after a message. */
static int read_take(const struct args *args, bool which[LIST_DIFFERENCES])
{
	const char *word = args_value(args, "take");

	memset(which, 0, LIST_DIFFERENCES * sizeof(which[0]));
	while (word && *word) {
		const size_t length = strcspn(word, ", ");
		int found = DIFFERS_NAME;

		while (found < LIST_DIFFERENCES &&
			(strlen(list_difference_word((enum list_difference)found)) != length ||
				strncmp(list_difference_word((enum list_difference)found), word,
					length) != 0))
			found++;
		if (found == LIST_DIFFERENCES)
			return cli_usage(args->command,
				"--take: \"%.*s\" is not name, rating or expires.", (int)length,
				word);
		which[found] = true;
		word += length;
		word += strspn(word, ", ");
	}
	return EXIT_DONE;
}

static void print_finding(void *context, const struct list_finding *finding)
{
	++*(int *)context;
	out(stdout, "%s\n", finding->text);
}

static void print_taken(void *context, const struct list_taken *taken)
{
	*(int *)context += taken->fields;
	out(stdout, "%d %s: %s.\n", taken->pin, taken->name, taken->text);
}

static void print_line(void *context, const char *text)
{
	(void)context;
	out(stdout, "%s\n", text);
}

static int check(const struct args *args, struct app *app, struct lists *lists, int pin)
{
	bool which[LIST_DIFFERENCES];
	struct error error;
	int without, found = 0, taken = 0, code = read_take(args, which);

	if (code != EXIT_DONE)
		return code;
	if (args_has(args, "take")) {
		if (lists_take(app, lists, pin, which, print_taken, &taken, &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		out(stdout, "%d field%s taken over from the lists.\n", taken,
			taken == 1 ? "" : "s");
		return EXIT_DONE;
	}
	if (lists_compare(app, lists, pin, print_finding, &found, &without, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (without > 0)
		out(stdout, "%d player%s no code of a list that is here.\n", without,
			without == 1 ? " has" : "s have");
	if (found == 0)
		out(stdout, "Nothing differs from the lists.\n");
	unseeded_tell(app_event(app), app_section(app), pin, print_line, NULL);
	return EXIT_DONE;
}

int players_check_lists(const struct args *args, struct app *app)
{
	struct lists *lists = NULL;
	int pin = 0, code = EXIT_DONE;

	if (args->count > 3)
		return cli_usage(args->command, "check takes one player, or none for all.");
	if (args->count == 3)
		code = cli_find_player(app, args->words[0], args->words[2], &pin);
	if (code == EXIT_DONE)
		code = cli_open_lists(args, false, &lists);
	if (code != EXIT_DONE)
		return code;
	code = check(args, app, lists, pin);
	lists_close(lists);
	return code;
}
