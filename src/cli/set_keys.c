/* KEY=VALUE words as changes: the keys are those of app/settings. */
#include "config.h"

#include "cli/set_keys.h"

#include <stdio.h>
#include <string.h>

#include "cli/out.h"

enum { KEY_SIZE = 48 };

/* The keys that may be set; how many. Constant texts. */
static int list_keys(const struct app *app, bool of_section, const char *keys[KEYS_MOST])
{
	const int count = settings_count(app);
	int known = 0;

	for (int i = 0; i < count && known < KEYS_MOST; i++) {
		struct setting setting;

		settings_at(app, i, &setting);
		if (!of_section)
			keys[known++] = setting.key;
		else if (setting.group != SETTING_OF_EVENT)
			keys[known++] = strcmp(setting.key, "section") ? setting.key : "name";
	}
	return known;
}

/* The nearest key, or all of them; of the rounds the first stands for all. */
static int no_key(
	const struct args *args, const struct app *app, bool of_section, const char *typed)
{
	const char *keys[KEYS_MOST];
	const int known = list_keys(app, of_section, keys);
	const char *near = suggest(typed, keys, known);

	if (near)
		return cli_usage(
			args->command, "there is no key %s; did you mean %s?", typed, near);
	if (!args_has(args, "json")) {
		out(stderr, "The keys are:");
		for (int i = 0; i < known; i++)
			if (strncmp(keys[i], "round-", 6) != 0 || strcmp(keys[i], "round-1") == 0)
				out(stderr, " %s%s", keys[i],
					strcmp(keys[i], "round-1") ? "" : " (...)");
		out(stderr, "\n");
	}
	return cli_usage(args->command, "there is no key %s.", typed);
}

/* Of "key=value", the value behind the equal sign; false: it is not written so. */
static bool key_of(const char *word, char key[KEY_SIZE])
{
	const char *equal = strchr(word, '=');

	if (!equal || equal - word >= KEY_SIZE)
		return false;
	snprintf(key, KEY_SIZE, "%.*s", (int)(equal - word), word);
	return true;
}

static int read_order(const struct args *args, const struct app *app, const char *word,
	bool of_section, struct setting_order *order)
{
	struct setting setting;
	char key[KEY_SIZE];
	int at;

	if (!key_of(word, key))
		return cli_usage(args->command,
			"\"%.60s\" is not written as place=Exeter is; put quotes round a value with blanks.",
			word);
	order->text = word + strlen(key) + 1;
	/* in the keys of the whole event that is the event's */
	at = settings_find(app, of_section && !strcmp(key, "name") ? "section" : key);
	if (at < 0)
		return no_key(args, app, of_section, key);
	settings_at(app, at, &setting);
	order->key = setting.key;
	if (of_section && setting.group == SETTING_OF_EVENT)
		return cli_usage(args->command,
			"%s is what all sections share: drawboard event EVENT set %s=...", key,
			key);
	return EXIT_DONE;
}

bool set_keys_are_of_event(const struct args *args, const struct app *app)
{
	struct setting setting;
	char key[KEY_SIZE];

	for (int i = 2; i < args->count; i++) {
		const int at = key_of(args->words[i], key) ? settings_find(app, key) : -1;

		if (at < 0)
			return false;
		settings_at(app, at, &setting);
		if (setting.group != SETTING_OF_EVENT)
			return false;
	}
	return args->count > 2;
}

int set_keys(const struct args *args, struct app *app, bool of_section,
	struct setting_order orders[KEYS_MOST])
{
	const int count = args->count - 2;
	struct error error;
	int code = EXIT_DONE;

	if (count < 1)
		return cli_usage(args->command, "set what? Give KEY=VALUE.");
	if (count > KEYS_MOST)
		return cli_usage(args->command, "at most %d keys are set at once.", KEYS_MOST);
	for (int i = 0; code == EXIT_DONE && i < count; i++)
		code = read_order(args, app, args->words[i + 2], of_section, &orders[i]);
	if (code != EXIT_DONE)
		return code;
	if (app_set(app, orders, count, args_value(args, "reason"), &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("the change is in the event.");
	return EXIT_DONE;
}

void set_keys_tell_doubts(const struct args *args, const struct app *app,
	const struct setting_order orders[KEYS_MOST])
{
	for (int i = 0; i < args->count - 2 && !args_has(args, "json"); i++) {
		const int at = settings_find(app, orders[i].key);
		struct setting setting;
		char doubt[240];

		/* a round that is no more has no day */
		if (at < 0)
			continue;
		settings_at(app, at, &setting);
		if (settings_doubt(app, setting.key, setting.text, doubt, sizeof(doubt)))
			cli_note(args->words[0], "%s", doubt);
	}
}
