/* The list of everything that can be said of an event, as it stands. */
#include "config.h"

#include "app/settings/settings.h"

#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/settings/change.h"
#include "app/settings/place.h"
#include "app/settings/ties.h"
#include "app/trf/header.h"
#include "app/words/words.h"
#include "core/particulars/tempo.h"
#include "core/typed/federation.h"
#include "core/text/text.h"

/* Is the field one of the event's or of this section's? Rounds that it has not have no day. */
static bool is_listed(const struct particular_field *field, int rounds)
{
	if (field->of == OF_PLAYER)
		return false;
	return field->id < SECTION_ROUND || (int)field->id <= SECTION_ROUND + rounds;
}

static const struct section *section_of(const struct app *app)
{
	return event_section(app_event(app), app->section);
}

/* The settings of the rule book, which stand last. */
static int count_options(const struct section *row)
{
	const struct pairing_book *book = pairing_book_find(row->system);

	return book ? book->noptions : 0;
}

static int count_fields(const struct section *row)
{
	int count, listed = 0;
	const struct particular_field *fields = particular_fields(&count);

	for (int i = 0; i < count; i++)
		listed += is_listed(&fields[i], row->rounds);
	return listed;
}

int settings_count(const struct app *app)
{
	const struct section *row = section_of(app);
	int draws;

	draw_settings(&draws);
	return count_fields(row) + draws + count_options(row);
}

struct setting_place settings_place(const struct app *app, int i)
{
	const struct section *row = section_of(app);
	int count, draws;
	const struct particular_field *fields = particular_fields(&count);
	const struct draw_setting *settings = draw_settings(&draws);
	struct setting_place place = {.option = -1};

	for (int k = 0; k < count; k++)
		if (is_listed(&fields[k], row->rounds) && i-- == 0) {
			place.field = &fields[k];
			return place;
		}
	if (i < draws)
		place.draws = &settings[i];
	else
		place.option = i - draws;
	return place;
}

static void show_field(
	const struct app *app, const struct particular_field *field, struct setting *setting)
{
	setting->group = field->of == OF_EVENT ? SETTING_OF_EVENT : SETTING_OF_SECTION;
	setting->key =
		field->of == OF_SECTION && field->id == SECTION_NAME ? "section" : field->key;
	setting->name = field->name;
	if (field->like)
		words_put(setting->takes, sizeof(setting->takes), "%s", field->like);
	else if (field->kind == PARTICULAR_NUMBER)
		words_put(setting->takes, sizeof(setting->takes), "%d to %d", field->least,
			field->most);
	trf_header_field(app_event(app), app->section, field, setting->text);
}

static void show_option(const struct app *app, int option, struct setting *setting)
{
	const struct section *row = section_of(app);
	const struct pairing_book *book = pairing_book_find(row->system);
	const struct pairing_option *of = &book->options[option];
	char text[OPTION_TEXT_SIZE];

	setting->group = SETTING_OF_DRAWS;
	setting->key = of->name;
	setting->name = of->title;
	setting->help = of->help;
	setting->when = of->set == PAIRING_SET_ANY_TIME ? setting_any
		: of->set == PAIRING_SET_UNPAIRED       ? setting_undrawn
							: setting_early;
	words_put(setting->takes, sizeof(setting->takes), "%s", options_takes(book, option, text));
	words_put(setting->text, sizeof(setting->text), "%s",
		options_value_text(book, row->options, option, text));
}

void settings_at(const struct app *app, int i, struct setting *setting)
{
	const struct setting_place place = settings_place(app, i);

	memset(setting, 0, sizeof(*setting));
	if (place.field) {
		show_field(app, place.field, setting);
		return;
	}
	if (!place.draws) {
		show_option(app, place.option, setting);
		return;
	}
	setting->group = SETTING_OF_DRAWS;
	setting->key = place.draws->key;
	setting->name = place.draws->name;
	setting->help = place.draws->help;
	setting->when = place.draws->when;
	words_put(setting->takes, sizeof(setting->takes), "%s", place.draws->takes);
	place.draws->show(app_event(app), section_of(app), setting->text);
}

int settings_find(const struct app *app, const char *key)
{
	const int count = settings_count(app);
	struct setting setting;

	for (int i = 0; i < count; i++) {
		settings_at(app, i, &setting);
		if (text_key_is(setting.key, key))
			return i;
	}
	return -1;
}

const char *settings_rate(const struct event *event, char text[RATE_SIZE])
{
	struct tempo tempo;
	const char *us;

	text[0] = '\0';
	if (!tempo_parse(event_particular(event, 0, 0, EVENT_TIME_CONTROL), &tempo))
		return text;
	us = tempo_us_rate(&tempo);
	words_put(text, RATE_SIZE, "%s (US: %s)", tempo_rate(&tempo), us[0] ? us : "not rated");
	return text;
}

bool settings_doubt(
	const struct app *app, const char *key, const char *text, char *doubt, size_t size)
{
	struct tempo tempo;

	if (!text[0])
		return false;
	if (strcmp(key, "tie-breaks") == 0)
		return ties_doubt(app_event(app), app->section, doubt, size);
	if (strcmp(key, "federation") == 0)
		return federation_doubt(text, doubt, size);
	if ((strcmp(key, "time-control") == 0 || strcmp(key, "section-time-control") == 0) &&
		!tempo_parse(text, &tempo)) {
		words_put(doubt, size,
			"No rate of play follows from the time control \"%.80s\": one such as G/90;+30, 90'+30\" or 40/120,SD/60 is expected.",
			text);
		return true;
	}
	if (strcmp(key, "type") == 0 && strncmp(text, "Individual", 10) != 0 &&
		strncmp(text, "Team", 4) != 0) {
		words_put(doubt, size,
			"\"%.60s\" is no type of a report to FIDE: one that begins with Individual: or Team: is expected, such as Individual: Swiss-System.",
			text);
		return true;
	}
	return false;
}
