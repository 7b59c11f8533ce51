/* What is known of a player, typed as KEY=VALUE. */
#include "config.h"

#include "cli/players_known.h"

#include <stdio.h>
#include <string.h>

#include "app/players/players.h"
#include "cli/out.h"

static int no_key(const struct args *args, const char *typed)
{
	const char *keys[KNOWN_MOST], *near;
	int count, known = 0;
	const struct particular_field *fields = particular_fields(&count);

	for (int i = 0; i < count && known < KNOWN_MOST; i++)
		if (fields[i].of == OF_PLAYER)
			keys[known++] = fields[i].key;
	near = suggest(typed, keys, known);
	if (near)
		return cli_usage(
			args->command, "a player has no %s; did you mean %s?", typed, near);
	if (!args_has(args, "json")) {
		out(stderr, "The keys are:");
		for (int i = 0; i < known; i++)
			out(stderr, " %s", keys[i]);
		out(stderr, "\n");
	}
	return cli_usage(args->command, "a player has no %s.", typed);
}

int players_read_known(const struct args *args, int from, struct player *player,
	struct app_particular *known, int *count)
{
	*count = 0;
	for (int i = from; i < args->count; i++) {
		const char *word = args->words[i], *equal = strchr(word, '=');
		const struct particular_field *field;
		struct error error;
		char key[48];

		if (!equal || (size_t)(equal - word) >= sizeof(key))
			return cli_usage(args->command,
				"\"%.60s\" is not written as school=Elmwood is; put quotes round a value with blanks.",
				word);
		snprintf(key, sizeof(key), "%.*s", (int)(equal - word), word);
		field = particular_find(OF_PLAYER, key);
		if (!field)
			return no_key(args, key);
		if (*count == KNOWN_MOST)
			return cli_usage(args->command, "so many fields a player has not.");
		if (known_take(field, equal + 1, player, &known[*count], &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		*count += known[*count].id != 0;
	}
	return EXIT_DONE;
}
