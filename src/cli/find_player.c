/* The player that is meant by a number, a name, or the beginning of one. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "core/letters.h"
#include "core/text.h"

enum { NAMED_MOST = 6 };

struct matches {
	int pins[NAMED_MOST]; /* the first of them */
	int count;
};

static void find(const struct app *app, const char *text, bool whole, struct matches *matches)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app_section(app), 0, &count);

	memset(matches, 0, sizeof(*matches));
	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;
		const char *rest = letters_after(player->name, text);

		if (!rest || (whole && *rest))
			continue;
		if (matches->count < NAMED_MOST)
			matches->pins[matches->count] = player->pin;
		matches->count++;
	}
}

static int several(
	const struct app *app, const char *file, const char *text, const struct matches *matches)
{
	char list[NAMED_MOST * (NAME_SIZE + 8) + 32];
	size_t used = 0;

	for (int i = 0; i < matches->count && i < NAMED_MOST; i++) {
		const struct player *player =
			event_player(app_event(app), app_section(app), matches->pins[i]);

		used += (size_t)snprintf(list + used, sizeof(list) - used, "%s%d %s", i ? "; " : "",
			player->pin, player->name);
	}
	if (matches->count > NAMED_MOST)
		snprintf(list + used, sizeof(list) - used, "; and %d more",
			matches->count - NAMED_MOST);
	return cli_say(EXIT_INPUT, file, "Give the PIN: \"%s\" may be %s.", text, list);
}

int cli_find_player(const struct app *app, const char *file, const char *text, int *pin)
{
	const char *digits = text[0] == '#' ? text + 1 : text;
	struct matches matches;
	int number = 0;

	if (text_to_int(digits, 0, INT32_MAX, &number) || text[0] == '#') {
		if (!event_player(app_event(app), app_section(app), number))
			return cli_say(EXIT_INPUT, file, "There is no player \"%s\".", text);
		*pin = number;
		return EXIT_DONE;
	}
	find(app, text, true, &matches);
	if (matches.count == 0)
		find(app, text, false, &matches);
	if (matches.count == 0 || !text[0])
		return cli_say(EXIT_INPUT, file,
			"There is no player whose name begins with \"%s\".", text);
	if (matches.count > 1)
		return several(app, file, text, &matches);
	*pin = matches.pins[0];
	return EXIT_DONE;
}
