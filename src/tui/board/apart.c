/* Two who do not meet in some rounds (CAA 35, Schools 27): who, and which rounds, in one line. */
#include "config.h"

#include "tui/board/apart.h"

#include <stdio.h>
#include <string.h>

#include "app/players/apart.h"
#include "app/words/words.h"
#include "core/names_meant.h"
#include "core/typed/rounds.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/board/cursor.h"
#include "tui/state/state.h"

struct apart_rounds {
	int first, last; /* both 0: they may meet */
};

/*
 * The last word of the line may be the rounds, "2-4" or "none"; what stands before it is the other
 * player, to whom the text is cut. Who is called "Team 2" is himself. False after a message.
 */
static bool cut_rounds(struct tui *tui, char *text, struct apart_rounds *rounds)
{
	const struct names_query whole = {tui_event(tui), app_section(tui->app), 0, text};
	char *blank = strrchr(text, ' ');
	const char *word, *expected;
	bool none;
	int pin;

	if (!blank)
		return true;
	word = blank + 1;
	none = strcmp(word, "none") == 0;
	if (!none && (!rounds_are_meant(word) || names_meant(&whole, &pin, 1) > 0))
		return true;
	*rounds = (struct apart_rounds){0, 0};
	expected = none ? NULL : rounds_parse(word, &rounds->first, &rounds->last);
	if (expected) {
		tui_say(tui, ROLE_BAD, "\"%.20s\" are no rounds: expected is %s.", word, expected);
		return false;
	}
	*blank = '\0';
	return true;
}

/* Whose draw is not published; none: first is above last. */
static struct apart_rounds all_to_come(const struct tui *tui)
{
	return (struct apart_rounds){tui->model.round + (tui->model.state >= ROUND_PUBLISHED),
		event_section(tui_event(tui), app_section(tui->app))->rounds};
}

static void say_apart(struct tui *tui, int one, int other, const struct apart_rounds *rounds)
{
	char him[WHO_SIZE], her[WHO_SIZE], in[ROUNDS_WORDS_SIZE];

	words_who(tui_event(tui), app_section(tui->app), one, him);
	words_who(tui_event(tui), app_section(tui->app), other, her);
	if (rounds->last == 0)
		tui_say(tui, ROLE_GOOD, "%s and %s may meet.", him, her);
	else
		tui_say(tui, ROLE_GOOD, "%s and %s do not meet in %s. u takes it back.", him, her,
			words_rounds(tui_event(tui), app_section(tui->app), rounds->first,
				rounds->last, in));
}

static void on_whom(struct tui *tui, char answer, const char *text)
{
	const int pin = *(const int *)ask_kept(tui);
	struct apart_rounds rounds = all_to_come(tui);
	struct error error = {.code = STATUS_OK};
	char name[EDITOR_SIZE];
	int other;

	(void)answer;
	if (!text || !*text)
		return;
	snprintf(name, sizeof(name), "%s", text);
	if (!cut_rounds(tui, name, &rounds) || !find_one(tui, name, &other) ||
		!tui_did(tui,
			app_keep_apart(tui->app, pin, other, rounds.first, rounds.last, &error),
			&error)) {
		ask_refuse(tui);
		return;
	}
	say_apart(tui, pin, other, &rounds);
}

void apart_ask(struct tui *tui)
{
	const int card = cursor_card(tui);
	const struct apart_rounds rounds = all_to_come(tui);
	char who[WHO_SIZE], last[16] = "", now[SENTENCE_SIZE] = "", others[SENTENCE_SIZE - 80];
	int pin;

	if (card < 0)
		return;
	if (rounds.first > rounds.last) {
		tui_say(tui, ROLE_PLAIN, "The last %s is published: nobody is kept apart any more.",
			tui_vocabulary(tui)->round_small);
		return;
	}
	pin = tui->model.cards[card].pin;
	words_who(tui_event(tui), app_section(tui->app), pin, who);
	if (rounds.last > rounds.first)
		snprintf(last, sizeof(last), "-%d", rounds.last);
	apart_words(
		tui_event(tui), app_section(tui->app), pin, rounds.first, others, sizeof(others));
	if (others[0])
		words_put(now, sizeof(now), "Kept apart from %s. ", others);
	ask_line(tui, "", on_whom,
		"%sWhom does %s not meet? A number or name, behind it the rounds, as 12 %d%s (no rounds: all to come; none: they may meet):",
		now, who, rounds.first, last);
	ask_keep(tui, &pin, sizeof(pin));
}
