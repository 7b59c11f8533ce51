/* Oddities of an event, found row by row. */
#include "config.h"

#include "app/settings/warnings.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/board_labels.h"
#include "app/event/state.h"
#include "app/players/unseeded.h"
#include "app/settings/ties.h"
#include "app/settings/warnings_dates.h"
#include "app/words/section.h"
#include "core/between.h"
#include "core/board_label.h"
#include "core/all_play_all.h"
#include "core/game.h"
#include "core/text/letters.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "core/typed/federation.h"

struct finding {
	const struct event *event;
	int section;
	const struct record *players;
	int count;
	void (*take)(void *context, const struct warning *warning);
	void *context;
};

static const char *who(const struct finding *finding, int pin, char text[WHO_SIZE])
{
	return words_who(finding->event, finding->section, pin, text);
}

/*
 * With an odd number everybody may sit out once. The rounds of an all-play-all follow from its
 * players: in a double one they meet twice.
 */
static void find_rounds(const struct finding *finding)
{
	const int rounds = event_section(finding->event, finding->section)->rounds;
	struct warning warning = {0, 0, ""};
	int in = 0;

	if (event_is_all_play_all(finding->event, finding->section))
		return;
	for (int i = 0; i < finding->count; i++)
		in += finding->players[i].as.player.leaves == 0;
	if (in < 2 || rounds <= in - 1 + in % 2)
		return;
	words_put(warning.text, sizeof(warning.text),
		"%d rounds are too many for %d players: each has only %d other%s to meet%s.",
		rounds, in, in - 1, in == 2 ? "" : "s", in % 2 ? ", and one bye" : "");
	finding->take(finding->context, &warning);
}

static void find_byes_of(const struct finding *finding, int pin)
{
	const int rounds = event_section(finding->event, finding->section)->rounds;
	int count, halves = 0, last = 0;
	const struct record *rows =
		event_range(finding->event, RECORD_BOOKING, finding->section, pin, &count);
	struct warning warning = {pin, 0, ""};
	char name[WHO_SIZE];

	for (int i = 0; i < count; i++) {
		halves += rows[i].as.booking.kind == BOOKING_HALF;
		if (rows[i].as.booking.round == rounds && rows[i].as.booking.kind != BOOKING_ZERO)
			last = rounds;
	}
	if (halves > 1) {
		words_put(warning.text, sizeof(warning.text), "%s has %d half-point byes.",
			who(finding, pin, name), halves);
		finding->take(finding->context, &warning);
	}
	if (last) {
		words_put(warning.text, sizeof(warning.text),
			"%s has a bye booked for round %d, the last.", who(finding, pin, name),
			last);
		finding->take(finding->context, &warning);
	}
}

static void find_limit(const struct finding *finding)
{
	const int limit = event_particular_number(
		finding->event, finding->section, 0, SECTION_RATING_LIMIT, 0);

	for (int i = 0; limit && i < finding->count; i++) {
		const struct player *player = &finding->players[i].as.player;
		struct warning warning = {player->pin, 0, ""};
		char name[WHO_SIZE];

		if (player->grade <= limit)
			continue;
		words_put(warning.text, sizeof(warning.text),
			"%s has %d, and the rating limit is %d.", who(finding, player->pin, name),
			player->grade, limit);
		finding->take(finding->context, &warning);
	}
}

/* A warning of the whole section, which is all that it says. */
static void warn_of_section(void *context, const char *text)
{
	const struct finding *finding = context;
	struct warning warning = {0, 0, ""};

	words_put(warning.text, sizeof(warning.text), "%s", text);
	finding->take(finding->context, &warning);
}

/* Two sections of one hall that both begin at board 1, while it can be mended with few words. */
static bool warn_unset(const struct app *app, struct warning *warning)
{
	int last, beyond;
	const int other = board_labels_unset(app_event(app), app->section, &last, &beyond);
	char name[NAME_SIZE], own[NAME_SIZE], boards[32];

	if (other == 0)
		return false;
	words_put(boards, sizeof(boards), last > 1 ? "Boards 1 to %d are" : "Board %d is", last);
	words_put(warning->text, sizeof(warning->text),
		"%s in two sections, this one and %s. In one hall they need numbers of their own (G, then e, or section EVENT set first-board=%d --section \"%s\").",
		boards, app_section_name(app_event(app), other, name), beyond,
		app_section_name(app_event(app), app->section, own));
	return true;
}

/* Players who came after the first boards were set need boards of another section. */
bool warnings_of_boards(const struct app *app, struct warning *warning)
{
	int label;
	const int other = board_labels_shared(app_event(app), app->section, &label);
	char name[NAME_SIZE];

	*warning = (struct warning){0, 0, ""};
	if (other == 0)
		return warn_unset(app, warning);
	words_put(warning->text, sizeof(warning->text),
		"Board %d is in two sections, this one and %s: set first-board of one of them.",
		label, app_section_name(app_event(app), other, name));
	return true;
}

bool warnings_of_between(const struct app *app, int round, struct warning *warning)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, app->section, round, &count);
	char name[NAME_SIZE];

	*warning = (struct warning){0, 0, ""};
	for (; count > 0; count--, row++) {
		const struct filled *there = between_other(event, &row->as.filled);
		struct game game;
		int was, is;

		if (!there ||
			app_round_state(event, there->section, there->round) < ROUND_PUBLISHED ||
			!game_of(event, there->section, there->round, there->pin, &game))
			continue;
		was = board_label_alone(event, there->section, there->round, game.number);
		is = board_label(event, there->section, there->round, game.number);
		if (was == is)
			continue;
		words_put(warning->text, sizeof(warning->text),
			"The game of %.60s is on board %d in both sections: print the list of %.40s again, where it is on board %d.",
			row->as.filled.name, is, app_section_name(event, there->section, name),
			was);
		return true;
	}
	return false;
}

/* A player by what another should not have. */
struct keyed {
	const char *text;
	int pin;
};

static int compare_texts(const void *left, const void *right)
{
	const struct keyed *a = left, *b = right;
	const int order = strcmp(a->text, b->text);

	return order ? order : a->pin - b->pin;
}

static int compare_names(const void *left, const void *right)
{
	const struct keyed *a = left, *b = right;
	const int order = letters_compare_alike(a->text, b->text);

	return order ? order : a->pin - b->pin;
}

static const char *text_of(
	const struct finding *finding, const struct player *player, enum particular_id id)
{
	return id == PLAYER_NAME ? player->name
		: id == PLAYER_FIDE_ID
		? player->fide
		: event_particular(finding->event, finding->section, player->pin, id);
}

static void say_double(const struct finding *finding, const struct keyed *one,
	const struct keyed *other, enum particular_id id)
{
	struct warning warning = {one->pin, other->pin, ""};
	char first[WHO_SIZE], second[WHO_SIZE];

	who(finding, one->pin, first);
	who(finding, other->pin, second);
	if (id == PLAYER_NAME)
		words_put(warning.text, sizeof(warning.text),
			"%s and %s have one name: two people, or one entered twice?", first,
			second);
	else
		words_put(warning.text, sizeof(warning.text), "%s and %s have one %s: %s.", first,
			second, particular_field(id)->name, one->text);
	finding->take(finding->context, &warning);
}

static void find_doubles(const struct finding *finding, enum particular_id id)
{
	struct keyed *keyed = calloc((size_t)finding->count + 1, sizeof(*keyed));
	int count = 0;

	for (int i = 0; keyed && i < finding->count; i++) {
		const struct player *player = &finding->players[i].as.player;
		const char *text = text_of(finding, player, id);

		if (text[0])
			keyed[count++] = (struct keyed){text, player->pin};
	}
	if (count > 1)
		qsort(keyed, (size_t)count, sizeof(*keyed),
			id == PLAYER_NAME ? compare_names : compare_texts);
	for (int i = 1; i < count; i++) {
		const bool same = id == PLAYER_NAME
			? letters_alike(keyed[i - 1].text, keyed[i].text)
			: !strcmp(keyed[i - 1].text, keyed[i].text);

		if (same)
			say_double(finding, &keyed[i - 1], &keyed[i], id);
	}
	free(keyed);
}

static void find_ties(const struct finding *finding)
{
	struct warning warning = {0, 0, ""};

	if (event_particular(finding->event, finding->section, 0, SECTION_TIE_BREAKS)[0] &&
		ties_doubt(finding->event, finding->section, warning.text, sizeof(warning.text)))
		finding->take(finding->context, &warning);
}

/* A federation that FIDE does not have: of the event, or of a player. */
static void find_federations(const struct finding *finding)
{
	struct warning warning = {0, 0, ""};
	char doubt[120], name[WHO_SIZE];

	if (federation_doubt(event_particular(finding->event, 0, 0, EVENT_FEDERATION), doubt,
		    sizeof(doubt))) {
		words_put(warning.text, sizeof(warning.text), "Federation of the event: %s", doubt);
		finding->take(finding->context, &warning);
	}
	for (int i = 0; i < finding->count; i++) {
		const struct player *player = &finding->players[i].as.player;

		if (!federation_doubt(player->federation, doubt, sizeof(doubt)))
			continue;
		warning.pin = player->pin;
		words_put(warning.text, sizeof(warning.text), "Federation of %s: %s",
			who(finding, player->pin, name), doubt);
		finding->take(finding->context, &warning);
	}
}

void warnings_each(const struct app *app,
	void (*take)(void *context, const struct warning *warning), void *context)
{
	static const enum particular_id ids[] = {PLAYER_NAME, PLAYER_FIDE_ID, PLAYER_ECF_CODE,
		PLAYER_US_ID, PLAYER_NATIONAL_ID, PLAYER_MEMBER};
	struct finding finding = {.event = app_event(app), .section = app->section, .take = take};
	struct warning boards;

	finding.context = context;
	finding.players =
		event_range(finding.event, RECORD_PLAYER, app->section, 0, &finding.count);
	if (!event_is_season(finding.event, app->section)) {
		find_rounds(&finding);
		for (int i = 0; i < finding.count; i++)
			find_byes_of(&finding, finding.players[i].as.player.pin);
		find_ties(&finding);
	}
	warnings_of_dates(app, take, context);
	find_limit(&finding);
	unseeded_tell(finding.event, finding.section, 0, warn_of_section, &finding);
	if (warnings_of_boards(app, &boards))
		take(context, &boards);
	for (size_t i = 0; i < sizeof(ids) / sizeof(ids[0]); i++)
		find_doubles(&finding, ids[i]);
	find_federations(&finding);
}
