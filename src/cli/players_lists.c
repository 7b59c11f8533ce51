/* Players and the rating lists. */
#include "config.h"

#include "cli/players_lists.h"

#include <stdio.h>
#include <string.h>

#include "app/lists/rating_lists.h"
#include "cli/out.h"
#include "core/letters.h"

enum { CANDIDATES = 6 };

/* National lists come first: they know more of their own players. */
static const enum list_source order[LIST_SOURCES] = {LIST_ECF, LIST_US, LIST_FIDE};

static int open_lists(const struct args *args, struct lists **lists)
{
	char path[LISTS_PATH];
	struct error error;

	if (rating_lists_path(args_value(args, "lists"), path, false, &error) != STATUS_OK)
		return cli_fail("lists", &error);
	if (lists_open(path, false, lists, &error) != STATUS_OK)
		return cli_fail(path, &error);
	return EXIT_DONE;
}

/* By a code of any list. */
static enum status find_code(struct lists *lists, const char *code, struct listed *listed,
	bool *found, struct error *error)
{
	enum status status = STATUS_OK;

	*found = false;
	for (int i = 0; i < LIST_SOURCES && status == STATUS_OK && !*found; i++)
		status = lists_find(lists, order[i], code, listed, found, error);
	return status;
}

static int say_several(const char *name, const struct listed *found, int count, bool more)
{
	out(stderr, "drawboard: Several in the %s list may be meant by %s; give the code of one:\n",
		list_source_name(found[0].source), name);
	for (int i = 0; i < count; i++)
		out(stderr, "  %-10s %s %d %s\n", found[i].code, found[i].name,
			found[i].rating[LIST_STANDARD], found[i].club);
	if (more)
		out(stderr, "  ... and more\n");
	return EXIT_INPUT;
}

/* In the first list that has somebody: the only one, or the only one of the whole name. */
static int find_name(struct lists *lists, const char *name, struct listed *listed)
{
	struct listed found[CANDIDATES];
	struct error error;
	int count = 0, whole = 0, at = 0;
	bool more = false;

	for (int i = 0; i < LIST_SOURCES && count == 0; i++)
		if (lists_search(lists, order[i], name, found, CANDIDATES, &count, &more, &error) !=
			STATUS_OK)
			return cli_fail("lists", &error);
	for (int i = 0; i < count; i++) {
		if (letters_match(found[i].name, name) != LETTERS_WHOLE)
			continue;
		whole++;
		at = i;
	}
	if (count == 0)
		return cli_say(EXIT_INPUT, "lists", "Nobody in the lists is called %s.", name);
	if ((count > 1 || more) && whole != 1)
		return say_several(name, found, count, more);
	*listed = found[whole == 1 ? at : 0];
	return EXIT_DONE;
}

int players_find_listed(const struct args *args, const char *name, struct listed_entry *entry)
{
	struct lists *lists = NULL;
	struct listed listed;
	struct error error;
	bool found;
	int code = open_lists(args, &lists);

	if (code != EXIT_DONE)
		return code;
	if (find_code(lists, name, &listed, &found, &error) != STATUS_OK)
		code = cli_fail("lists", &error);
	else if (!found)
		code = find_name(lists, name, &listed);
	if (code == EXIT_DONE)
		listed_entry_make(lists, &listed, entry);
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

static int check(const struct args *args, struct app *app, struct lists *lists, int pin)
{
	bool which[LIST_DIFFERENCES];
	struct error error;
	int without, found = 0, taken, code = read_take(args, which);

	if (code != EXIT_DONE)
		return code;
	if (args_has(args, "take")) {
		if (lists_take(app, lists, pin, which, &taken, &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		printf("%d field%s taken over from the lists.\n", taken, taken == 1 ? "" : "s");
		return EXIT_DONE;
	}
	if (lists_compare(app, lists, pin, print_finding, &found, &without, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (without > 0)
		printf("%d player%s no code of a list that is here.\n", without,
			without == 1 ? " has" : "s have");
	if (found == 0)
		printf("Nothing differs from the lists.\n");
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
		code = open_lists(args, &lists);
	if (code != EXIT_DONE)
		return code;
	code = check(args, app, lists, pin);
	lists_close(lists);
	return code;
}
