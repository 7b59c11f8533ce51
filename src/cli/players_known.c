/* What is known of a player, typed as KEY=VALUE. */
#include "config.h"

#include "cli/players_known.h"

#include <stdio.h>
#include <string.h>

#include "app/players/family.h"
#include "app/players/players.h"
#include "app/players/unseeded.h"
#include "app/words/words.h"
#include "cli/out.h"
#include "core/typed/federation.h"
#include "core/typed/title.h"
#include "core/vocabulary.h"

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

/* The word before this one that sets the same field; NULL: none. */
static const char *find_twice(
	const struct args *args, int from, int at, const struct particular_field *field)
{
	for (int i = from; i < at; i++) {
		const char *equal = strchr(args->words[i], '=');
		char key[48];

		snprintf(key, sizeof(key), "%.*s", (int)(equal - args->words[i]), args->words[i]);
		if (particular_find(OF_PLAYER, key) == field)
			return args->words[i];
	}
	return NULL;
}

int players_read_known(const struct args *args, const struct app *app, int from,
	struct player *player, struct app_particular *known, int *count)
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
		if (find_twice(args, from, i, field))
			return cli_usage(args->command, "%s is given twice: %s, %s.", field->key,
				find_twice(args, from, i, field), word);
		if (*count == KNOWN_MOST)
			return cli_usage(args->command, "so many fields a player has not.");
		if (known_take(app, field, equal + 1, player, &known[*count], &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		*count += known[*count].id != 0;
	}
	return EXIT_DONE;
}

/* Is the field among those that were given? */
static bool is_given(const struct args *args, const char *key)
{
	const size_t length = strlen(key);

	for (int i = 0; i < args->count; i++)
		if (strncmp(args->words[i], key, length) == 0 && args->words[i][length] == '=')
			return true;
	return false;
}

void players_tell_doubts(const struct args *args, const struct app *app, int pin)
{
	const struct player *player = event_player(app_event(app), app_section(app), pin);
	char doubt[160], family[SENTENCE_SIZE];

	if (is_given(args, "family")) {
		family_words(app_event(app), app_section(app), pin, family, sizeof(family));
		cli_note(args->words[0], "%s", family);
	}
	if (is_given(args, "federation") &&
		federation_doubt(player->federation, doubt, sizeof(doubt)))
		cli_note(args->words[0], "%s", doubt);
	if ((is_given(args, "title") || args_has(args, "title")) &&
		title_doubt(player->title, doubt, sizeof(doubt)))
		cli_note(args->words[0], "%s", doubt);
	if (is_given(args, "fide-rating") || is_given(args, "national-rating"))
		unseeded_tell(app_event(app), app_section(app), pin, cli_notice, args->words[0]);
}

void players_tell_alike(const struct args *args, const struct app *app, const char *done, int pin)
{
	for (int other = 0; (other = app_player_alike(app, pin, other)) != 0;)
		cli_note(args->words[0], "He is %s%d; %d %s is called so, too.", done, pin, other,
			event_player(app_event(app), app_section(app), other)->name);
}

void players_tell_draft(const struct args *args, const struct app *app)
{
	const struct event *event = app_event(app);
	const int section = app_section(app), round = app_round(app);
	const struct round *row = event_round(event, section, round);
	char who[WHO_SIZE], more[24] = "";
	int tray;

	if (args_has(args, "json") || !row || row->state == ROUND_LAID_OUT ||
		row->state >= ROUND_PUBLISHED)
		return;
	tray = event_rollcall(event, section, round).tray;
	if (tray == 0)
		return;
	words_who(event, section, event_unplaced(event, section, round), who);
	if (tray > 1)
		snprintf(more, sizeof(more), " and %d more", tray - 1);
	out(stdout, "%s %d is proposed, and %s%s %s not paired: propose again.\n",
		vocabulary_of(event, section)->round, round, who, more, tray == 1 ? "is" : "are");
	cli_next(args, "pair", "");
}
