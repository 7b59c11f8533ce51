/*
 * Colours of a player's games in the section that he leaves, brought to the rounds he has missed.
 */
#include "config.h"

#include "app/section/colours.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/history.h"
#include "core/particulars/particular.h"
#include "core/season.h"

/* The colour that a round left on a card, of a game there or brought itself. */
static enum colour colour_of(const struct event *event, int section, int pin, int round)
{
	const struct history past = history_of(event, section, pin, round);

	return past.kind == HISTORY_PLAYED || past.brought ? past.colour : COLOUR_NONE;
}

/* The first round of the section that he has missed: of one who comes back, behind his own. */
static int first_missed(const struct event *event, int section, int pin)
{
	const struct player *earlier = event_player(event, section, pin);

	return earlier && earlier->leaves > 0 ? earlier->leaves : 1;
}

/* In the event without the action: who comes anew has no card there yet, and `there` is nobody. */
static bool find_brought(
	const struct event *event, int from, int pin, int to, int there, char text[ROUNDS_MOST + 1])
{
	const int played = app_last_published(event, from), last = app_last_published(event, to);
	const int first = first_missed(event, to, there);
	const int ahead = played > last ? played - last : 0;

	memset(text, 0, ROUNDS_MOST + 1);
	if (event_is_season(event, to) || event_is_all_play_all(event, to))
		return false;
	for (int round = 1; round <= last; round++) {
		enum colour colour = brought_colour(event, to, there, round);

		if (round >= first && round + ahead <= played)
			colour = colour_of(event, from, pin, round + ahead);
		text[round - 1] = colour == COLOUR_WHITE ? 'W' : colour == COLOUR_BLACK ? 'B' : '-';
	}
	return brought_is(text);
}

enum status colours_bring(
	const struct event *event, int from, int pin, int to, int there, struct action *action)
{
	const struct player *earlier = event_player(event, to, there);
	char text[ROUNDS_MOST + 1];
	bool any;

	/* the numbers of the section may be other ones with him: only a card that he left is his */
	any = find_brought(event, from, pin, to, earlier && earlier->leaves > 0 ? there : 0, text);
	/* what he brought to the section that he leaves came along with his particulars */
	if (!any && !event_particular(event, from, pin, PLAYER_BROUGHT)[0])
		return STATUS_OK;
	return particular_put(action, event, to, there, PLAYER_BROUGHT, any ? text : "-");
}

void colours_words(
	const struct event *event, int from, int pin, int to, int there, char *text, size_t size)
{
	const int played = app_last_published(event, from), last = app_last_published(event, to);
	const char *brought = event_particular(event, to, there, PLAYER_BROUGHT);
	char name[NAME_SIZE];
	int had = 0, come = 0;

	text[0] = '\0';
	for (int round = 1; round <= played; round++)
		had += colour_of(event, from, pin, round) != COLOUR_NONE;
	for (int round = 1; round <= last; round++)
		come += brought_colour(event, to, there, round) != COLOUR_NONE;
	app_section_name(event, to, name);
	if (come > 0)
		words_put(text, size, "The colours of his games%s count in %s, too: %s.\n",
			come < had ? ", the latest of them," : "", name, brought);
	else if (had > 0 && last < played)
		words_put(text, size,
			"%s has fewer rounds behind it: the colours of his games do not count there.\n",
			name);
}
