/*
 * Words that may continue a line: commands first, then what a command takes, players and sections.
 */
#include "config.h"

#include "plain/complete.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "app/settings/settings.h"
#include "plain/inside.h"
#include "plain/own_words.h"

enum { WORD_MOST = 40 };

static void add_commands(const struct plain *plain, const char *begun, struct completions *found)
{
	const char *name;

	for (int i = 0; (name = own_word(i)) != NULL; i++)
		completions_add(found, begun, name);
	for (int i = 0; (name = plain->options.commands->name(i)) != NULL; i++)
		completions_add(found, begun, name);
}

/*
 * Words and options in small letters, as the usage has them; what is to be filled in is in
 * capitals.
 */
static void add_usage(const char *usage, const char *begun, struct completions *found)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz-";

	while (*usage) {
		const size_t length = strspn(usage, letters);
		char word[WORD_MOST];

		if (length == 0) {
			usage += strcspn(usage, " |[(");
			usage += strspn(usage, " |[(");
			continue;
		}
		snprintf(word, sizeof(word), "%.*s",
			length < WORD_MOST ? (int)length : WORD_MOST - 1, usage);
		if (length > 1)
			completions_add(found, begun, word);
		usage += length;
	}
}

/* Surnames, which stand before the comma. */
static void add_players(const struct app *app, const char *begun, struct completions *found)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app_section(app), 0, &count);

	for (int i = 0; begun[0] && i < count; i++) {
		const char *name = rows[i].as.player.name;
		char surname[NAME_SIZE];

		snprintf(surname, sizeof(surname), "%.*s", (int)strcspn(name, ", "), name);
		completions_add(found, begun, surname);
	}
}

static void add_sections(const struct app *app, const char *begun, struct completions *found)
{
	const struct event *event = app_event(app);

	for (int i = 0; event_sections(event) > 1 && i < event_sections(event); i++)
		completions_add(found, begun, event_section_at(event, i)->name);
}

/* Of "withdraw", what may follow it in the usage; NULL: it is no word of it. */
static const char *behind_deed(const char *usage, const char *word, size_t length)
{
	for (const char *at = usage; length > 0 && (at = strstr(at, word)) != NULL; at += length)
		if ((at == usage || strchr(" [|(", at[-1])) && strchr(" ]|)", at[length]))
			return at + length;
	return NULL;
}

/* Behind a deed only what its own part of the usage has, and options. */
static void add_usage_behind(
	const char *usage, const char *deed, const char *begun, struct completions *found)
{
	const char *part = behind_deed(usage, deed, strlen(deed)), *end;
	char own[400];

	if (!part || begun[0] == '-') {
		add_usage(usage, begun, found);
		return;
	}
	end = strstr(part, " | ");
	snprintf(own, sizeof(own), "%.*s", end ? (int)(end - part) : (int)strlen(part), part);
	if (own[0] != '|')
		add_usage(own, begun, found);
}

/* "first-day=", which is not yet a whole word. */
static void add_keys(const struct app *app, bool all, const char *begun, struct completions *found)
{
	for (int i = 0; i < settings_count(app); i++) {
		struct setting setting;
		char key[WORD_MOST];

		settings_at(app, i, &setting);
		if (!all && setting.group == SETTING_OF_EVENT)
			continue;
		snprintf(key, sizeof(key), "%s=", setting.key);
		completions_add(found, begun, key);
	}
}

void complete_word(void *context, const char *before, const char *begun, struct completions *found)
{
	const struct plain *plain = context;
	const char *word = before + strspn(before, " "), *usage;
	char name[WORD_MOST], deed[WORD_MOST];

	if (!*word || strncmp(word, "help ", 5) == 0) {
		add_commands(plain, begun, found);
		return;
	}
	snprintf(name, sizeof(name), "%.*s", (int)strcspn(word, " "), word);
	usage = plain->options.commands->usage(name);
	word += strlen(name) + strspn(word + strlen(name), " ");
	snprintf(deed, sizeof(deed), "%.*s", (int)strcspn(word, " "), word);
	if (strcmp(deed, "set") == 0 &&
		(strcmp(name, "event") == 0 || strcmp(name, "section") == 0)) {
		add_keys(plain->options.app, name[0] == 'e', begun, found);
		return;
	}
	if (usage)
		add_usage_behind(usage, deed, begun, found);
	if (strcmp(name, "section") == 0)
		add_sections(plain->options.app, begun, found);
	if (begun[0] != '-')
		add_players(plain->options.app, begun, found);
}
