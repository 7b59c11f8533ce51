/* The players of the section compared with the rating lists: a window, whose keys take over. */
#include "config.h"

#include "tui/ask/lists_check.h"

#include <stdio.h>

#include "app/lists/compare.h"
#include "app/lists/complete.h"
#include "app/players/unseeded.h"
#include "tui/ask/lists_load.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"

/* Of what can be taken over there is so much. */
struct found {
	struct tui *tui;
	int count, takes[LIST_DIFFERENCES];
};

static void put_finding(void *context, const struct list_finding *finding)
{
	struct found *found = context;

	found->count++;
	found->takes[finding->difference] += finding->can_be_taken;
	panel_words(found->tui, ROLE_PLAIN, finding->text);
}

static void count_taken(void *context, const struct list_taken *taken)
{
	*(int *)context += taken->fields;
}

/* The window is made again, with what still differs. */
static void take_over(struct tui *tui, enum list_difference what)
{
	struct lists *lists = complete_open();
	bool which[LIST_DIFFERENCES] = {false};
	struct error error = {.text = "There are no rating lists any more."};
	enum status status = STATUS_NOT_FOUND;
	int taken = 0;

	which[what] = true;
	if (lists)
		status = lists_take(tui->app, lists, 0, which, count_taken, &taken, &error);
	complete_close(lists);
	panel_close(tui);
	if (!tui_did(tui, status, &error))
		return;
	lists_check_show(tui);
	tui_say(tui, ROLE_GOOD, "%d taken over from the lists, each a step of undo.", taken);
}

static void take_ratings(struct tui *tui)
{
	take_over(tui, DIFFERS_RATING);
}

static void take_names(struct tui *tui)
{
	take_over(tui, DIFFERS_NAME);
}

static void take_expiries(struct tui *tui)
{
	take_over(tui, DIFFERS_EXPIRES);
}

static const struct key_row take_rows[LIST_DIFFERENCES] = {
	[DIFFERS_RATING] = {"r", "take ratings", "the ratings of the lists in place of these",
		WHEN_ANY | CHANGES, take_ratings, NULL},
	[DIFFERS_NAME] = {"n", "take names", "the names as the lists have them", WHEN_ANY | CHANGES,
		take_names, NULL},
	[DIFFERS_EXPIRES] = {"m", "take memberships", "until when they are members, by the lists",
		WHEN_ANY | CHANGES, take_expiries, NULL},
};

static const struct key_row load_key = {"l", "load a list",
	"a newer list, or one of another federation", WHEN_ANY, lists_load_ask, NULL};

static void offer_takes(struct tui *tui, const struct found *found)
{
	for (int i = 0; i < LIST_DIFFERENCES; i++)
		if (found->takes[i] > 0 && key_row_is_on(tui, &take_rows[i]))
			panel_offer(tui, &take_rows[i]);
}

static void put_unseeded(void *context, const char *text)
{
	panel_words(context, ROLE_PLAIN, text);
}

static void make_window(struct tui *tui, const void *about)
{
	struct lists *lists = complete_open();
	struct found found = {.tui = tui};
	struct error error = {.text = ""};
	char text[100];
	int without = 0;

	(void)about;
	if (!lists) {
		tui_say(tui, ROLE_BAD,
			"There are no rating lists here: l in the list of players keeps one at hand.");
		return;
	}
	panel_begin(tui, "The players and the rating lists");
	if (lists_compare(tui->app, lists, 0, put_finding, &found, &without, &error) != STATUS_OK)
		panel_words(tui, ROLE_BAD, error.text);
	else if (found.count == 0)
		panel_words(tui, ROLE_PLAIN, "Nothing differs from the lists.");
	snprintf(text, sizeof(text), "%d player%s no code of a list that is here.", without,
		without == 1 ? " has" : "s have");
	if (without > 0)
		panel_words(tui, ROLE_PLAIN, text);
	unseeded_tell(tui_event(tui), app_section(tui->app), 0, put_unseeded, tui);
	offer_takes(tui, &found);
	panel_offer(tui, &load_key);
	complete_close(lists);
}

void lists_check_show(struct tui *tui)
{
	panel_open(tui, make_window, NULL, 0);
}
