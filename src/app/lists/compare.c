/* Entries compared with the rating lists: what differs, and what of it is taken over. */
#include "config.h"

#include <stdarg.h>
#include <string.h>

#include "app/event/state.h"
#include "app/lists/listed_entry.h"
#include "app/players/players.h"
#include "core/letters.h"

static const char *const difference_words[LIST_DIFFERENCES] = {"code", "name", "rating", "expires"};

const char *list_difference_word(enum list_difference difference)
{
	return difference_words[difference];
}

/* By which list a player is known, and by which code. */
static const struct {
	enum list_source source;
	enum particular_id id; /* PLAYER_FIDE_ID: in his own row */
	const char *name;
} codes[] = {
	{LIST_ECF, PLAYER_ECF_CODE, "ECF code"},
	{LIST_US, PLAYER_US_ID, "US Chess id"},
	{LIST_FIDE, PLAYER_FIDE_ID, "FIDE ID"},
};

enum { CODES = sizeof(codes) / sizeof(codes[0]) };

struct comparing {
	struct app *app;
	struct lists *lists;
	struct list_info info[LIST_SOURCES];
	bool there[LIST_SOURCES];
	char last_day[BORN_SIZE]; /* of the event; empty: not known */
	void (*take)(void *context, const struct list_finding *finding);
	void *context;
};

/* A player, his place in a list, and what he has there. */
struct compared {
	const struct player *player;
	int by; /* in codes; -1: he has no code of a list that is there */
	const char *code;
	bool found;
	struct listed listed;
};

static enum status begin(
	struct comparing *comparing, struct app *app, struct lists *lists, struct error *error)
{
	const char *last = event_particular(app_event(app), 0, 0, EVENT_LAST_DAY);
	enum status status = STATUS_OK;

	comparing->app = app;
	comparing->lists = lists;
	for (int source = 0; source < LIST_SOURCES && status == STATUS_OK; source++)
		status = lists_info(lists, (enum list_source)source, &comparing->info[source],
			&comparing->there[source], error);
	words_put(comparing->last_day, sizeof(comparing->last_day), "%.10s", last);
	return status;
}

static const char *code_of(const struct comparing *comparing, const struct player *player, int by)
{
	if (codes[by].id == PLAYER_FIDE_ID)
		return player->fide;
	return event_particular(
		app_event(comparing->app), player->section, player->pin, codes[by].id);
}

static enum status look_up(struct comparing *comparing, const struct player *player,
	struct compared *compared, struct error *error)
{
	memset(compared, 0, sizeof(*compared));
	compared->player = player;
	compared->by = -1;
	for (int by = 0; by < CODES && compared->by < 0; by++) {
		if (!comparing->there[codes[by].source])
			continue;
		compared->code = code_of(comparing, player, by);
		if (compared->code[0])
			compared->by = by;
	}
	if (compared->by < 0)
		return STATUS_OK;
	return lists_find(comparing->lists, codes[compared->by].source, compared->code,
		&compared->listed, &compared->found, error);
}

static void report_finding(const struct comparing *comparing, const struct compared *compared,
	enum list_difference difference, bool can_be_taken, const char *format, ...)
	__attribute__((format(printf, 5, 6)));

static void report_finding(const struct comparing *comparing, const struct compared *compared,
	enum list_difference difference, bool can_be_taken, const char *format, ...)
{
	struct list_finding finding = {compared->player->pin, difference, can_be_taken, ""};
	va_list list;

	va_start(list, format);
	words_format(finding.text, sizeof(finding.text), format, list);
	va_end(list);
	comparing->take(comparing->context, &finding);
}

static bool rating_differs(const struct compared *compared)
{
	const int rating = compared->listed.rating[LIST_STANDARD];

	return rating != compared->player->grade && rating != 0;
}

/* The day in the list if it says one, else the one that is entered. */
static const char *expires_of(const struct comparing *comparing, const struct compared *compared)
{
	return compared->listed.expires[0]
		? compared->listed.expires
		: event_particular(app_event(comparing->app), compared->player->section,
			  compared->player->pin, PLAYER_EXPIRES);
}

static bool expires_differs(const struct comparing *comparing, const struct compared *compared)
{
	return compared->listed.expires[0] &&
		strcmp(compared->listed.expires,
			event_particular(app_event(comparing->app), compared->player->section,
				compared->player->pin, PLAYER_EXPIRES)) != 0;
}

static void report_rating(const struct comparing *comparing, const struct compared *compared)
{
	const struct player *player = compared->player;
	const int rating = compared->listed.rating[LIST_STANDARD];
	const struct list_info *info = &comparing->info[compared->listed.source];
	const char *list = list_source_name(compared->listed.source);

	if (player->grade == 0)
		report_finding(comparing, compared, DIFFERS_RATING, true,
			"%d %s has no rating here and %d in the %s list of %s.", player->pin,
			player->name, rating, list, info->date);
	else
		report_finding(comparing, compared, DIFFERS_RATING, true,
			"%d %s has %d here and %d (%s%d) in the %s list of %s.", player->pin,
			player->name, player->grade, rating, rating > player->grade ? "+" : "",
			rating - player->grade, list, info->date);
}

static void compare_one(const struct comparing *comparing, const struct compared *compared)
{
	const struct player *player = compared->player;
	const char *expires = expires_of(comparing, compared);

	/* of one without a code of a list nothing but the membership is known */
	if (compared->by >= 0 && !compared->found) {
		report_finding(comparing, compared, DIFFERS_CODE, false,
			"%d %s: the %s %s is not in the list.", player->pin, player->name,
			codes[compared->by].name, compared->code);
	} else if (compared->found) {
		if (letters_compare(player->name, compared->listed.name) != 0)
			report_finding(comparing, compared, DIFFERS_NAME, true,
				"%d %s is %s in the %s list (%s).", player->pin, player->name,
				compared->listed.name, list_source_name(compared->listed.source),
				compared->code);
		if (rating_differs(compared))
			report_rating(comparing, compared);
	}
	if (expires[0] && comparing->last_day[0] && strcmp(expires, comparing->last_day) < 0)
		report_finding(comparing, compared, DIFFERS_EXPIRES,
			compared->found && expires_differs(comparing, compared),
			"%d %s is a member until %s, the last day is %s.", player->pin,
			player->name, expires, comparing->last_day);
	else if (compared->found && expires_differs(comparing, compared))
		report_finding(comparing, compared, DIFFERS_EXPIRES, true,
			"%d %s is a member until %s by the %s list.", player->pin, player->name,
			compared->listed.expires, list_source_name(compared->listed.source));
}

enum status lists_compare(struct app *app, struct lists *lists, int pin,
	void (*take)(void *context, const struct list_finding *finding), void *context,
	int *without, struct error *error)
{
	struct comparing comparing = {.take = take, .context = context};
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, pin, &count);
	enum status status = begin(&comparing, app, lists, error);

	*without = 0;
	for (int i = 0; i < count && status == STATUS_OK; i++) {
		struct compared compared;

		status = look_up(&comparing, &rows[i].as.player, &compared, error);
		if (status == STATUS_OK && compared.by < 0)
			++*without;
		if (status == STATUS_OK)
			compare_one(&comparing, &compared);
	}
	return status;
}

struct take_order {
	int pin;
	const char *expires;
};

static enum status build_expires(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct take_order *order = what;
	enum status status;

	words_put(action->label, sizeof(action->label), "Membership of %d by the list", order->pin);
	status = particular_put(
		action, app_event(app), app->section, order->pin, PLAYER_EXPIRES, order->expires);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Of one player all that is marked. *taken is raised by the number of fields. */
static enum status take_one(struct comparing *comparing, const struct compared *compared,
	const bool which[LIST_DIFFERENCES], int *taken, struct error *error)
{
	struct player player = *compared->player;
	const struct take_order order = {player.pin, compared->listed.expires};
	const bool expires = which[DIFFERS_EXPIRES] && expires_differs(comparing, compared);
	enum status status = STATUS_OK;
	int fields = 0;

	if (which[DIFFERS_NAME] && letters_compare(player.name, compared->listed.name) != 0) {
		memcpy(player.name, compared->listed.name, sizeof(player.name));
		fields++;
	}
	if (which[DIFFERS_RATING] && rating_differs(compared)) {
		player.grade = compared->listed.rating[LIST_STANDARD];
		fields++;
	}
	/* the membership first: a new rating may give him another number */
	if (expires)
		status = app_run(comparing->app, build_expires, &order, error);
	if (status == STATUS_OK && fields > 0)
		status = app_player_edit(comparing->app, &player, error);
	if (status == STATUS_OK)
		*taken += fields + expires;
	return status;
}

/* Is there something of him to take over? */
static bool has_more(const struct comparing *comparing, const struct compared *compared,
	const bool which[LIST_DIFFERENCES])
{
	return compared->found &&
		((which[DIFFERS_NAME] &&
			 letters_compare(compared->player->name, compared->listed.name) != 0) ||
			(which[DIFFERS_RATING] && rating_differs(compared)) ||
			(which[DIFFERS_EXPIRES] && expires_differs(comparing, compared)));
}

/* Before round 1 a new rating may number everybody anew, so each time they are gone through again. */
static enum status take_next(struct comparing *comparing, int pin,
	const bool which[LIST_DIFFERENCES], int *taken, bool *more, struct error *error)
{
	int count;
	const struct record *rows = event_range(
		app_event(comparing->app), RECORD_PLAYER, comparing->app->section, pin, &count);

	*more = false;
	for (int i = 0; i < count; i++) {
		struct compared compared;
		const enum status status = look_up(comparing, &rows[i].as.player, &compared, error);

		if (status != STATUS_OK)
			return status;
		if (!has_more(comparing, &compared, which))
			continue;
		*more = pin == 0;
		return take_one(comparing, &compared, which, taken, error);
	}
	return STATUS_OK;
}

enum status lists_take(struct app *app, struct lists *lists, int pin,
	const bool which[LIST_DIFFERENCES], int *taken, struct error *error)
{
	struct comparing comparing = {.take = NULL};
	enum status status = begin(&comparing, app, lists, error);
	bool more = true;

	*taken = 0;
	while (status == STATUS_OK && more)
		status = take_next(&comparing, pin, which, taken, &more, error);
	return status;
}
