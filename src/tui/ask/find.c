/* Going to a player by number or by the beginning of a part of his name. */
#include "config.h"

#include "tui/ask/find.h"

#include <stdio.h>
#include <string.h>

#include "board/candidates.h"
#include "core/text/letters.h"
#include "core/names_meant.h"
#include "core/text/text.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"

/*
 * The first player so called behind the one with this PIN, around the end; *count is how many there
 * are.
 */
static int find_name(const struct tui *tui, const char *part, int from, int *count)
{
	int players, first = 0, behind = 0;
	const struct record *row =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &players);

	*count = 0;
	for (; players > 0; row++, players--) {
		int pin = row->as.player.pin;

		if (letters_match(row->as.player.name, part) == LETTERS_OTHER)
			continue;
		++*count;
		if (!first)
			first = pin;
		if (!behind && pin > from)
			behind = pin;
	}
	return behind ? behind : first;
}

/*
 * A player by number, or how a part of his name begins: of many the next after `from`. 0: nobody;
 * *count says how many there are.
 */
static int find_player(const struct tui *tui, const char *text, int from, int *count)
{
	int pin = 0;

	*count = 1;
	if (!text_to_int(text, 1, PLAYERS_MOST, &pin))
		pin = find_name(tui, text, from, count);
	return event_player(tui_event(tui), app_section(tui->app), pin) ? pin : 0;
}

bool find_one(struct tui *tui, const char *text, int *pin)
{
	const char *bare = text + strspn(text, " #");
	const struct names_query query = {tui_event(tui), app_section(tui->app), 0, bare};
	char called[ERROR_TEXT - 80];
	int found = 1;

	if (text_to_int(bare, 1, PLAYERS_MOST, pin))
		found = event_player(query.event, query.section, *pin) != NULL;
	else
		found = names_meant(&query, pin, 1);
	if (found == 0)
		tui_say(tui, ROLE_BAD, "There is no player \"%.80s\".", text);
	if (found > 1) {
		candidates_words(&query, tui->model.round, called, sizeof(called));
		tui_say(tui, ROLE_BAD, "%d players are called so; the number says which: %s", found,
			called);
	}
	return found == 1;
}

/* What the question is about: from whom on, and who shows him. */
struct finding {
	int from;
	void (*show)(struct tui *tui, int pin);
};

static void on_find(struct tui *tui, char answer, const char *text)
{
	const struct finding finding = *(const struct finding *)ask_kept(tui);
	int pin, count;

	(void)answer;
	if (!text)
		return;
	text += strspn(text, " #");
	if (*text == '\0')
		return;
	pin = find_player(tui, text, finding.from, &count);
	if (pin == 0) {
		tui_say(tui, ROLE_BAD, "There is no player \"%.80s\".", text);
		ask_refuse(tui);
		return;
	}
	finding.show(tui, pin);
	if (count > 1)
		tui_say(tui, ROLE_PLAIN,
			"%d players are called so: / with the same name goes to the next.", count);
}

void find_ask(struct tui *tui, int from, void (*show)(struct tui *tui, int pin))
{
	const struct finding finding = {from, show};

	if (tui_carrying(tui))
		ask_in_the_air(tui, on_find,
			"Carry it to which player? A number, or how a part of the name begins:");
	else
		ask_line(tui, "", on_find,
			"Go to which player? A number, or how a part of the name begins:");
	ask_keep(tui, &finding, sizeof(finding));
}
