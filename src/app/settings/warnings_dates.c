/* Dates of an event that do not go together. */
#include "config.h"

#include "app/settings/warnings_dates.h"

#include <string.h>
#include <time.h>

#include "app/event/state.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"

enum { YEARS_AHEAD = 2, DAY_LENGTH = 10 };

struct days {
	const struct event *event;
	int section;
	const char *first, *last; /* of the event; "" where they are not known */
	void (*take)(void *context, const struct warning *warning);
	void *context;
};

/* "2026/03/07 19:30" and the like as it is typed. */
static const char *show_date(enum particular_id id, const char *kept, char text[PARTICULAR_SIZE])
{
	return particular_show(particular_field(id), kept, text);
}

static bool is_before(const char *day, const char *other)
{
	return day[0] && other[0] && strncmp(day, other, DAY_LENGTH) < 0;
}

static void say_days(const struct days *days)
{
	char first[PARTICULAR_SIZE], last[PARTICULAR_SIZE];
	struct warning warning = {0, 0, ""};

	if (!is_before(days->last, days->first))
		return;
	words_put(warning.text, sizeof(warning.text), "The last day, %s, is before the first, %s.",
		show_date(EVENT_LAST_DAY, days->last, last),
		show_date(EVENT_FIRST_DAY, days->first, first));
	days->take(days->context, &warning);
}

/* So far ahead nobody plans: the year is a slip. */
static void say_ahead(const struct days *days, enum particular_id id, const char *day)
{
	const time_t now = (time_t)app_now();
	char limit[BORN_SIZE], text[PARTICULAR_SIZE];
	struct warning warning = {0, 0, ""};
	struct tm tm = {0};

	localtime_r(&now, &tm);
	words_put(limit, sizeof(limit), "%04d/99/99", tm.tm_year + 1900 + YEARS_AHEAD);
	if (!is_before(limit, day))
		return;
	words_put(warning.text, sizeof(warning.text), "%s is %s: is the year right?",
		particular_field(id)->name, show_date(id, day, text));
	days->take(days->context, &warning);
}

static const char *day_of(const struct days *days, int round)
{
	return event_particular(
		days->event, days->section, 0, (enum particular_id)(SECTION_ROUND + round));
}

/* Of two rounds on one day only times can say it. */
static bool is_earlier(const char *moment, const char *other)
{
	return is_before(moment, other) ||
		(strlen(moment) > DAY_LENGTH && strlen(other) > DAY_LENGTH &&
			strcmp(moment, other) < 0);
}

/* earlier: the last round before it that has a day; 0: none has. */
static void say_round(const struct days *days, int round, int earlier)
{
	const char *day = day_of(days, round);
	const char *called = vocabulary_of(days->event, days->section)->round;
	char text[PARTICULAR_SIZE], why[40];
	struct warning warning = {0, 0, ""};

	if (is_before(day, days->first))
		words_put(why, sizeof(why), "before the first day");
	else if (is_before(days->last, day))
		words_put(why, sizeof(why), "after the last day");
	else if (earlier > 0 && is_earlier(day, day_of(days, earlier)))
		words_put(why, sizeof(why), "before %s %d",
			vocabulary_of(days->event, days->section)->round_small, earlier);
	else
		return;
	words_put(warning.text, sizeof(warning.text), "%s %d is on %s, %s.", called, round,
		show_date((enum particular_id)(SECTION_ROUND + round), day, text), why);
	days->take(days->context, &warning);
}

static void say_rounds(const struct days *days)
{
	const int rounds = event_section(days->event, days->section)->rounds;
	int earlier = 0;

	for (int round = 1; round <= rounds && round <= ROUNDS_MOST; round++) {
		const char *day = day_of(days, round);

		say_round(days, round, earlier);
		if (!days->last[0])
			say_ahead(days, (enum particular_id)(SECTION_ROUND + round), day);
		earlier = day[0] ? round : earlier;
	}
}

static void say_born(const struct days *days)
{
	int count;
	const struct record *rows =
		event_range(days->event, RECORD_PLAYER, days->section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;
		char text[PARTICULAR_SIZE], who[WHO_SIZE];
		struct warning warning = {player->pin, 0, ""};

		if (!is_before(days->first, player->born))
			continue;
		words_put(warning.text, sizeof(warning.text),
			"%s is born %s, after the event begins.",
			words_who(days->event, days->section, player->pin, who),
			show_date(PLAYER_BORN, player->born, text));
		days->take(days->context, &warning);
	}
}

void warnings_of_dates(const struct app *app,
	void (*take)(void *context, const struct warning *warning), void *context)
{
	const struct event *event = app_event(app);
	const struct days days = {event, app->section,
		event_particular(event, 0, 0, EVENT_FIRST_DAY),
		event_particular(event, 0, 0, EVENT_LAST_DAY), take, context};

	say_days(&days);
	say_ahead(&days, EVENT_FIRST_DAY, days.first);
	say_ahead(&days, EVENT_LAST_DAY, days.last);
	say_rounds(&days);
	say_born(&days);
}
