/* The player that is meant by a number, a name, or the beginning of one. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/words/section.h"
#include "cli/cli.h"
#include "core/names_meant.h"
#include "core/text/letters.h"
#include "core/text/text.h"

enum { NAMED_MOST = 6 };

static int several(
	const struct app *app, const char *file, const char *text, const int *pins, int count)
{
	char list[NAMED_MOST * (NAME_SIZE + CLUB_SIZE + 12) + 32];
	size_t used = 0;

	for (int i = 0; i < count && i < NAMED_MOST; i++) {
		const struct player *player =
			event_player(app_event(app), app_section(app), pins[i]);

		used += (size_t)snprintf(list + used, sizeof(list) - used, "%s%d %s%s%s%s",
			i ? "; " : "", player->pin, player->name, player->club[0] ? " (" : "",
			player->club, player->club[0] ? ")" : "");
	}
	if (count > NAMED_MOST)
		snprintf(list + used, sizeof(list) - used, "; and %d more", count - NAMED_MOST);
	return cli_say(EXIT_INPUT, file, "Give the PIN: \"%s\" may be %s.", text, list);
}

/* What was typed, and what could have been. */
static int nobody(const struct app *app, const char *file, const char *text, bool by_number)
{
	int count, number;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app_section(app), 0, &count);
	const char *typed = names_numbered(text, &number);
	const struct player *player =
		typed ? event_player(app_event(app), app_section(app), number) : NULL;
	char name[NAME_SIZE];

	if (player)
		return cli_say(
			EXIT_INPUT, file, "%d is %s, not \"%s\".", number, player->name, typed);
	if (count == 0)
		return cli_say(EXIT_INPUT, file, "There is no player \"%s\": %s has nobody yet.",
			text,
			section_or_event(app_event(app), app_section(app), "the event", name));
	if (by_number)
		return cli_say(EXIT_INPUT, file,
			"There is no player \"%s\": the numbers go up to %d; `drawboard players` lists them.",
			text, rows[count - 1].as.player.pin);
	return cli_say(EXIT_INPUT, file,
		"There is no player whose name begins with \"%s\"; `drawboard players` lists them.",
		text);
}

int cli_find_player(const struct app *app, const char *file, const char *text, int *pin)
{
	const char *digits = text[0] == '#' ? text + 1 : text;
	const struct names_query query = {app_event(app), app_section(app), 0, text};
	int pins[NAMED_MOST], count, number = 0;

	if (text_to_int(digits, 0, INT32_MAX, &number) ||
		(text[0] == '#' && !names_numbered(text, &number))) {
		if (!event_player(app_event(app), app_section(app), number))
			return nobody(app, file, text, true);
		*pin = number;
		return EXIT_DONE;
	}
	count = names_meant(&query, pins, NAMED_MOST);
	if (count == 0)
		return nobody(app, file, text, !letters_named(text));
	if (count > 1)
		return several(app, file, text, pins, count);
	*pin = pins[0];
	return EXIT_DONE;
}
