/* What the offices want to know of an event and what is not said yet. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/settings/settings.h"
#include "app/trf/header.h"
#include "app/words/words.h"

enum { WANTED_MOST = 12 };

static const struct office {
	const char *name;
	enum particular_id wanted[WANTED_MOST]; /* of the event; 0 behind the last */
	bool days;                              /* of all rounds */
	enum particular_id player;              /* that every player should have */
	enum particular_id instead;             /* or else this; 0: nothing else */
} offices[] = {
	{"FIDE",
		{EVENT_PLACE, EVENT_FEDERATION, EVENT_FIRST_DAY, EVENT_LAST_DAY, EVENT_ARBITER,
			EVENT_TIME_CONTROL},
		true, PLAYER_FIDE_ID, 0},
	{"ECF",
		{EVENT_ECF_CODE, EVENT_FIRST_DAY, EVENT_LAST_DAY, EVENT_TIME_CONTROL, EVENT_OFFICER,
			EVENT_OFFICER_ADDRESS, EVENT_TREASURER, EVENT_TREASURER_ADDRESS},
		false, PLAYER_ECF_CODE, PLAYER_CLUB_CODE},
	{"US Chess",
		{EVENT_US_AFFILIATE, EVENT_US_CITY, EVENT_US_STATE, EVENT_US_ZIP, EVENT_US_CHIEF_TD,
			EVENT_FIRST_DAY, EVENT_LAST_DAY, EVENT_TIME_CONTROL},
		false, PLAYER_US_ID, 0},
};

enum { OFFICES = sizeof(offices) / sizeof(offices[0]) };

static void add_missing(struct missing *missing, const char *text)
{
	const size_t used = strlen(missing->fields);

	words_put(missing->fields + used, sizeof(missing->fields) - used, "%s%s", used ? ", " : "",
		text);
}

static bool is_known(const struct app *app, const struct particular_field *field)
{
	char text[PARTICULAR_SIZE];

	/* a section may have its own */
	if (field->id == EVENT_TIME_CONTROL && event_time_control(app_event(app), app->section)[0])
		return true;
	return trf_header_field(app_event(app), app->section, field, text)[0] != '\0';
}

static void add_days(const struct app *app, struct missing *missing)
{
	const int rounds = event_section(app_event(app), app->section)->rounds;
	int unknown = 0;
	char text[60];

	for (int round = 1; round <= rounds; round++)
		unknown += !is_known(
			app, particular_field((enum particular_id)(SECTION_ROUND + round)));
	if (unknown == 0)
		return;
	words_put(text, sizeof(text), "day of %d round%s (round-1 ...)", unknown,
		unknown == 1 ? "" : "s");
	add_missing(missing, text);
}

static void add_players(const struct app *app, const struct office *office, struct missing *missing)
{
	const struct particular_field *field = particular_field(office->player);
	int count, without = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	char text[PARTICULAR_SIZE];

	for (int i = 0; i < count; i++) {
		const int pin = rows[i].as.player.pin;

		without += !event_field(app_event(app), app->section, pin, field, text)[0] &&
			!event_particular(app_event(app), app->section, pin, office->instead)[0];
	}
	if (without == 0)
		return;
	words_put(text, sizeof(text), "%s of %d player%s", field->name, without,
		without == 1 ? "" : "s");
	add_missing(missing, text);
}

bool settings_missing(const struct app *app, int i, struct missing *missing)
{
	const struct office *office = &offices[i];

	if (i >= OFFICES)
		return false;
	*missing = (struct missing){office->name, ""};
	for (int k = 0; k < WANTED_MOST && office->wanted[k]; k++) {
		const struct particular_field *field = particular_field(office->wanted[k]);

		if (!is_known(app, field))
			add_missing(missing, field->key);
	}
	if (office->days)
		add_days(app, missing);
	add_players(app, office, missing);
	return true;
}
