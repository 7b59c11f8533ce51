/* Two who do not meet in some rounds (CAA 35, Schools 27): who, and which rounds, in one line. */
#include "config.h"

#include "tui/board/apart.h"

#include <stdio.h>
#include <string.h>

#include "core/text/text.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/board/cursor.h"
#include "tui/state/state.h"

struct apart_rounds {
	int first, last; /* both 0: they may meet */
};

/* "2-4", or "none": false for any other word. */
static bool read_rounds(const char *word, struct apart_rounds *rounds)
{
	const size_t length = strcspn(word, "-");
	char number[8];

	*rounds = (struct apart_rounds){0, 0};
	if (strcmp(word, "none") == 0)
		return true;
	if (word[length] != '-' || length >= sizeof(number))
		return false;
	memcpy(number, word, length);
	number[length] = '\0';
	return text_to_int(number, 1, ROUNDS_MOST, &rounds->first) &&
		text_to_int(word + length + 1, rounds->first, ROUNDS_MOST, &rounds->last);
}

static struct apart_rounds all_to_come(const struct tui *tui)
{
	return (struct apart_rounds){
		app_round(tui->app), event_section(tui_event(tui), app_section(tui->app))->rounds};
}

static void say_apart(struct tui *tui, int one, int other, const struct apart_rounds *rounds)
{
	char him[WHO_SIZE], her[WHO_SIZE];

	words_who(tui_event(tui), app_section(tui->app), one, him);
	words_who(tui_event(tui), app_section(tui->app), other, her);
	if (rounds->last == 0)
		tui_say(tui, ROLE_GOOD, "%s and %s may meet.", him, her);
	else
		tui_say(tui, ROLE_GOOD, "%s and %s do not meet in %ss %d-%d. u takes it back.", him,
			her, tui_vocabulary(tui)->round_small, rounds->first, rounds->last);
}

/* The last word may be the rounds; what stands before it is the other player. */
static void on_whom(struct tui *tui, char answer, const char *text)
{
	const int pin = *(const int *)ask_kept(tui);
	struct apart_rounds rounds = all_to_come(tui), said;
	struct error error = {.code = STATUS_OK};
	char name[EDITOR_SIZE], *blank;
	int other;

	(void)answer;
	if (!text || !*text)
		return;
	snprintf(name, sizeof(name), "%s", text);
	blank = strrchr(name, ' ');
	if (blank && read_rounds(blank + 1, &said)) {
		rounds = said;
		*blank = '\0';
	}
	if (!find_one(tui, name, &other) ||
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
	char who[WHO_SIZE];
	int pin;

	if (card < 0)
		return;
	pin = tui->model.cards[card].pin;
	words_who(tui_event(tui), app_section(tui->app), pin, who);
	ask_line(tui, "", on_whom,
		"Whom does %s not meet? A number or name, behind it the rounds, as 12 %d-%d (no rounds: all to come; none: they may meet):",
		who, rounds.first, rounds.last);
	ask_keep(tui, &pin, sizeof(pin));
}
