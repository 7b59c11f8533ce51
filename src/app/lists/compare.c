/* Entries compared with the rating lists: what differs, and what of it is taken over. */
#include "config.h"

#include "app/lists/compare.h"

#include <stdarg.h>
#include <string.h>

#include "app/event/state.h"
#include "app/players/known.h"
#include "core/text/letters.h"
#include "core/particulars/particular.h"
#include "store/lists/lists.h"

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
	struct listed_player listed;
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

/* A day as it is typed. */
static const char *day_shown(const char *kept, char text[PARTICULAR_SIZE])
{
	return particular_show(particular_field(PLAYER_EXPIRES), kept, text);
}

static void report_rating(const struct comparing *comparing, const struct compared *compared)
{
	const struct player *player = compared->player;
	const int rating = compared->listed.rating[LIST_STANDARD];
	const struct list_info *info = &comparing->info[compared->listed.source];
	const char *list = list_source_name(compared->listed.source);
	char day[PARTICULAR_SIZE];

	day_shown(info->date, day);
	if (player->grade == 0)
		report_finding(comparing, compared, DIFFERS_RATING, true,
			"%d %s has no rating here and %d in the %s list of %s.", player->pin,
			player->name, rating, list, day);
	else
		report_finding(comparing, compared, DIFFERS_RATING, true,
			"%d %s has %d here and %d (%s%d) in the %s list of %s.", player->pin,
			player->name, player->grade, rating, rating > player->grade ? "+" : "",
			rating - player->grade, list, day);
}

static void compare_one(const struct comparing *comparing, const struct compared *compared)
{
	const struct player *player = compared->player;
	const char *expires = expires_of(comparing, compared);
	char day[PARTICULAR_SIZE], last[PARTICULAR_SIZE];

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
			player->name, day_shown(expires, day),
			day_shown(comparing->last_day, last));
	else if (compared->found && expires_differs(comparing, compared))
		report_finding(comparing, compared, DIFFERS_EXPIRES, true,
			"%d %s is a member until %s by the %s list.", player->pin, player->name,
			day_shown(compared->listed.expires, day),
			list_source_name(compared->listed.source));
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

/* "rating 1600, now 1620", behind what is said of him so far. */
static void say_field(
	struct list_taken *taken, const char *what, const char *before, const char *now)
{
	const size_t used = strlen(taken->text);

	words_put(taken->text + used, sizeof(taken->text) - used, "%s%s %s, now %s",
		used > 0 ? "; " : "", what, before[0] ? before : "unknown", now);
	taken->fields++;
}

static void take_name(
	const struct compared *compared, struct player *player, struct list_taken *taken)
{
	if (letters_compare(player->name, compared->listed.name) == 0)
		return;
	say_field(taken, "name", player->name, compared->listed.name);
	memcpy(player->name, compared->listed.name, sizeof(player->name));
}

static void take_rating(
	const struct compared *compared, struct player *player, struct list_taken *taken)
{
	char before[16] = "", now[16];

	if (!rating_differs(compared))
		return;
	if (player->grade > 0)
		words_put(before, sizeof(before), "%d", player->grade);
	player->grade = compared->listed.rating[LIST_STANDARD];
	words_put(now, sizeof(now), "%d", player->grade);
	say_field(taken, "rating", before, now);
}

/* False: it is so already. */
static bool take_expires(const struct comparing *comparing, const struct compared *compared,
	struct app_particular *known, struct list_taken *taken)
{
	const struct particular_field *field = particular_field(PLAYER_EXPIRES);
	const char *kept = event_particular(app_event(comparing->app), compared->player->section,
		compared->player->pin, PLAYER_EXPIRES);
	char before[PARTICULAR_SIZE], now[PARTICULAR_SIZE];

	if (!expires_differs(comparing, compared))
		return false;
	known->id = PLAYER_EXPIRES;
	words_put(known->text, sizeof(known->text), "%s", compared->listed.expires);
	say_field(taken, "member until", particular_show(field, kept, before),
		particular_show(field, known->text, now));
	return true;
}

/* All that is marked of one player, as one action; taken->fields is 0 if there is nothing. */
static enum status take_one(struct comparing *comparing, const struct compared *compared,
	const bool which[LIST_DIFFERENCES], struct list_taken *taken, struct error *error)
{
	struct player player = *compared->player;
	struct app_particular known;
	enum status status = STATUS_OK;
	bool expires;

	memset(taken, 0, sizeof(*taken));
	if (!compared->found)
		return STATUS_OK;
	memcpy(taken->name, player.name, sizeof(taken->name));
	if (which[DIFFERS_NAME])
		take_name(compared, &player, taken);
	if (which[DIFFERS_RATING])
		take_rating(compared, &player, taken);
	expires = which[DIFFERS_EXPIRES] && take_expires(comparing, compared, &known, taken);
	if (taken->fields > 0)
		status = app_player_change(comparing->app, &player, &known, expires, NULL, error);
	taken->pin = player.pin;
	return status;
}

/*
 * Before round 1 a new rating may number everybody anew, so each time they are gone through again.
 */
static enum status take_next(struct comparing *comparing, int pin,
	const bool which[LIST_DIFFERENCES], struct list_taken *taken, struct error *error)
{
	int count;
	const struct record *rows = event_range(
		app_event(comparing->app), RECORD_PLAYER, comparing->app->section, pin, &count);

	taken->fields = 0;
	for (int i = 0; i < count && taken->fields == 0; i++) {
		struct compared compared;
		enum status status = look_up(comparing, &rows[i].as.player, &compared, error);

		if (status == STATUS_OK)
			status = take_one(comparing, &compared, which, taken, error);
		if (status != STATUS_OK)
			return status;
	}
	return STATUS_OK;
}

enum status lists_take(struct app *app, struct lists *lists, int pin,
	const bool which[LIST_DIFFERENCES],
	void (*say)(void *context, const struct list_taken *taken), void *context,
	struct error *error)
{
	struct comparing comparing = {.take = NULL};
	struct list_taken taken = {.fields = 1};
	enum status status = begin(&comparing, app, lists, error);

	while (status == STATUS_OK && taken.fields > 0) {
		status = take_next(&comparing, pin, which, &taken, error);
		if (status == STATUS_OK && taken.fields > 0)
			say(context, &taken);
		if (pin > 0)
			break;
	}
	return status;
}
