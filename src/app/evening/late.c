/* Latecomers of a club evening: looked up once between two changes, and named in one sentence. */
#include "config.h"

#include "app/evening/late.h"

#include <stdlib.h>

#include "core/season.h"

static void late_free(void *what)
{
	struct late *late = what;

	free(late->who.pins);
	free(late->who.sat);
	free(late);
}

const struct late *late_find(struct app *app, int evening, struct error *error)
{
	struct late *made = app->cached[CACHED_LATE].what;

	if (made && made->evening == evening)
		return made;
	made = calloc(1, sizeof(*made));
	if (!made) {
		app_fail_plain(error, STATUS_NO_MEMORY);
		return NULL;
	}
	made->evening = evening;
	if (app->store &&
		app_round_state(app_event(app), app->section, evening) >= ROUND_PUBLISHED &&
		drawn_latecomers(app, evening, &made->who, error) != STATUS_OK) {
		late_free(made);
		return NULL;
	}
	app_cache(app, CACHED_LATE, made, late_free);
	return made;
}

bool late_has(const struct late *late, int pin)
{
	for (int i = 0; i < late->who.count; i++)
		if (abs(late->who.pins[i]) == pin)
			return true;
	return false;
}

/* Did he come into the event with his seat? */
static bool entered(const struct late *late, int pin)
{
	for (int i = 0; i < late->who.count; i++)
		if (late->who.pins[i] == -pin)
			return true;
	return false;
}

static bool sat_out(const struct late *late, int pin)
{
	for (int i = 0; i < late->who.nsat; i++)
		if (late->who.sat[i] == pin)
			return true;
	return false;
}

void late_words(const struct app *app, const struct late *late, int pin, char *text, size_t size)
{
	const struct board *board =
		event_board_of(app_event(app), app->section, late->evening, pin);
	char who[WHO_SIZE], other[WHO_SIZE];
	int opponent;

	words_who(app_event(app), app->section, pin, who);
	if (!board || board->black == 0) {
		words_put(text, size, "%s came after the draw and sits out", who);
		return;
	}
	opponent = board->white == pin ? board->black : board->white;
	/* a repair of the evening may have broken a board for him */
	if (!event_is_season(app_event(app), app->section) ||
		(!late_has(late, opponent) && !sat_out(late, opponent))) {
		words_put(text, size,
			entered(late, pin)
				? "%s entered after the draw, with the game that %s had with him"
				: "%s came after the draw and was seated against %s",
			who, words_who(app_event(app), app->section, opponent, other));
		return;
	}
	words_put(text, size, "%s came after the draw and is joined with %s, who %s", who,
		words_who(app_event(app), app->section, opponent, other),
		late_has(late, opponent) ? "came late, too" : "sat out");
}

bool app_came_late(struct app *app, int evening, int pin)
{
	const struct late *late = late_find(app, evening, NULL);

	return late && late_has(late, pin);
}

void app_late_words(struct app *app, int evening, int pin, char *text, size_t size)
{
	const struct late *late = late_find(app, evening, NULL);

	if (late && late_has(late, pin))
		late_words(app, late, pin, text, size);
	else
		words_put(text, size, "%s", "");
}

/* Who sits out of an evening; 0: nobody. */
static int find_sitting(const struct event *event, int section, int evening)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, section, evening, &count);

	for (; count > 0; count--, row++)
		if (row->as.board.black == 0)
			return row->as.board.white;
	return 0;
}

void app_evening_before_words(const struct app *app, int pin, char *text, size_t size)
{
	const struct event *event = app_event(app);
	const int section = app->section, evening = app_round(app);
	const int sitting = find_sitting(event, section, evening - 1);
	const struct attendance *mark = season_attendance(event, section, evening - 1, pin);
	char who[WHO_SIZE], newcomer[WHO_SIZE];
	int marks;

	text[0] = '\0';
	event_range(event, RECORD_ATTENDANCE, section, evening, &marks);
	if (sitting == 0 || !event_is_season(event, section) ||
		app_round_state(event, section, evening - 1) != ROUND_COMPLETE ||
		app_round_state(event, section, evening) >= ROUND_PUBLISHED ||
		!season_attendance(event, section, evening, pin) ||
		event_board_of(event, section, evening - 1, pin) ||
		!(marks == 1 || (mark && mark->kind == ATTENDS_LATER)))
		return;
	words_put(text, size,
		"%s sits out of evening %d, whose results are all in. If %s has come for that evening: undo takes this mark back, and a repair gives him a seat there (u, then R, or repair EVENT --late %d).",
		words_who(event, section, sitting, who), evening - 1,
		words_who(event, section, pin, newcomer), pin);
}
