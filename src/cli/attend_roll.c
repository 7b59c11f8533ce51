/* The roll of a round: who is here, late, away, and of whom nothing is known. */
#include "config.h"

#include "cli/attend_roll.h"

#include <stdio.h>

#include "cli/json.h"
#include "cli/out.h"
#include "core/season.h"

/* Those without a mark. */
enum { UNMARKED = -1 };

static const struct {
	int kind;
	const char *heading, *key;
} kinds[] = {
	{ATTENDS_HERE, "Here", "here"},
	{ATTENDS_LATER, "Late", "late"},
	{ATTENDS_ABSENT, "Not here", "absent"},
	{UNMARKED, "Not marked", "unmarked"},
};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

static bool is_of(const struct app *app, const struct player *player, int kind)
{
	const struct attendance *mark =
		season_attendance(app_event(app), player->section, app_round(app), player->pin);

	if (kind == UNMARKED)
		return app_roll_unmarked(app, player->pin);
	return mark && mark->kind == kind &&
		event_takes_part(app_event(app), player->section, player->pin, app_round(app));
}

static const struct record *players(const struct app *app, int *count)
{
	return event_range(app_event(app), RECORD_PLAYER, app_section(app), 0, count);
}

static void list_text(const struct app *app, int k)
{
	int count;
	bool shown = false;
	const struct record *rows = players(app, &count);

	for (; count > 0; count--, rows++) {
		const struct player *player = &rows->as.player;

		if (!is_of(app, player, kinds[k].kind))
			continue;
		out(stdout, "%s%s%d %s", shown ? "" : kinds[k].heading, shown ? "; " : ": ",
			player->pin, player->name);
		shown = true;
	}
	if (shown)
		out(stdout, "\n");
}

static void list_json(const struct app *app, struct json *json, int k)
{
	int count;
	const struct record *rows = players(app, &count);

	json_key(json, kinds[k].key);
	json_open(json, '[');
	for (; count > 0; count--, rows++)
		if (is_of(app, &rows->as.player, kinds[k].kind))
			json_int(json, rows->as.player.pin);
	json_close(json, ']');
}

void report_roll(const struct args *args, const struct app *app)
{
	const struct app_roll roll = app_roll(app);
	struct json json;

	if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "round", app_round(app));
		for (int k = 0; k < KINDS; k++)
			list_json(app, &json, k);
		json_close(&json, '}');
		json_finish(&json);
		return;
	}
	out(stdout, "Round %d: %d here, %d late, %d not here, %d not marked", app_round(app),
		roll.here, roll.late, roll.absent, roll.unmarked);
	out(stdout, roll.booked ? ", %d with a bye booked.\n" : ".\n", roll.booked);
	for (int k = 0; k < KINDS; k++)
		list_text(app, k);
	if (roll.late + roll.absent > 0)
		out(stdout, "Who is late or not here sits out with %s.\n",
			app_roll_grant_words(app));
	if (roll.here == 0 || roll.unmarked == 0)
		return;
	if (roll.unmarked > app_roll_marked(&roll))
		out(stdout, "pair waits for the %d who are not marked; --all marks them as here.\n",
			roll.unmarked);
	else
		out(stdout,
			"pair takes who is not marked as not here; --all marks them as here.\n");
}
