/*
 * Random actions over two sections that play each other: a game between them stands in both or in
 * neither, with one result (CAA 36).
 */
#include <stdio.h>
#include <string.h>

#include "core/between.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "app/section/section.h"
#include "app/settings/settings.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/random_field.h"
#include "support/seeds.h"

enum { EVENTS = 40, EVENTS_LONG = 1500, ACTIONS = 60, PLAYERS = 5 };

struct course_state {
	struct app *app;
	uint64_t *random;
	int names; /* given so far: all are different */
	int games; /* between sections, made */
};

static int below(struct course_state *course, int n)
{
	return random_below(course->random, n);
}

/* A player of the current section. */
static int any_pin(struct course_state *course)
{
	int count;
	const struct record *rows = event_range(
		app_event(course->app), RECORD_PLAYER, app_section(course->app), 0, &count);

	return count > 0 ? rows[below(course, count)].as.player.pin : 0;
}

static int other_section(const struct app *app)
{
	for (int i = 0; i < event_sections(app_event(app)); i++) {
		const int id = event_section_at(app_event(app), i)->id;

		if (id != app_section(app))
			return id;
	}
	return 0;
}

static void make_game(struct course_state *course, struct error *error)
{
	const int here = app_section(course->app), other = other_section(course->app);
	struct app_fill_between what = {
		.fill = {.round = app_round(course->app), .pin = any_pin(course)}, .other = other};

	if (other == 0)
		return;
	app_set_section(course->app, other);
	what.pin = any_pin(course);
	app_set_section(course->app, here);
	course->games += app_fill_between(course->app, &what, error) == STATUS_OK;
}

static void enter_player(struct course_state *course, struct error *error)
{
	struct player player = {.grade = 1500 + below(course, 700)};
	int pin;

	snprintf(player.name, sizeof(player.name), "Newcomer%d, N", ++course->names);
	(void)desk_add_player(course->app, &player, &pin, error);
}

static void rename_player(struct course_state *course, struct error *error)
{
	const struct player *found =
		event_player(app_event(course->app), app_section(course->app), any_pin(course));
	struct player player;

	if (!found)
		return;
	player = *found;
	snprintf(player.name, sizeof(player.name), "Renamed%d, R", ++course->names);
	(void)app_player_edit(course->app, &player, error);
}

static void rename_section(struct course_state *course, struct error *error)
{
	char name[32];
	const struct setting_order order = {"name", name};

	snprintf(name, sizeof(name), "Section %d", ++course->names);
	(void)app_set(course->app, &order, 1, NULL, error);
}

static void act_on_player(struct course_state *course, struct error *error)
{
	struct app *app = course->app;
	const int pin = any_pin(course), round = app_round(app);
	const int away = ATTENDS_ABSENT;
	const struct section_move move = {.pin = pin, .to = other_section(app), .points2 = 0};
	int there;

	switch (below(course, 8)) {
	case 0:
		(void)app_player_remove(app, pin, error);
		break;
	case 1:
		(void)app_player_withdraw(app, pin, round, error);
		break;
	case 2:
		(void)app_player_withdraw(app, pin, 0, error);
		break;
	case 3:
		(void)app_attend(app, &pin, &away, 1, error);
		break;
	case 4:
		(void)app_player_book(app, pin, round, BOOKING_HALF, error);
		break;
	case 5:
		(void)app_hand(app, pin, HAND_TOP, 0, error);
		break;
	case 6:
		(void)app_unhand(app, pin, HAND_OUT, error);
		break;
	default:
		if (move.to != 0 && below(course, 3) == 0)
			(void)app_section_move(app, &move, &there, error);
		break;
	}
}

static void enter_results(struct course_state *course, struct error *error)
{
	struct app *app = course->app;
	const int round = 1 + below(course, app_round(app));
	const int count = game_count(app_event(app), app_section(app), round);

	for (int number = 1; number <= count; number++)
		if (below(course, 3) > 0)
			(void)desk_enter_result(app, round, number,
				(enum result)below(course, RESULT_DEFAULT_BOTH + 1),
				below(course, 3) == 0, NULL, error);
}

static void act_on_round(struct course_state *course, struct error *error)
{
	struct app *app = course->app;

	switch (below(course, 5)) {
	case 0:
		(void)app_propose(app, error);
		break;
	case 1:
		if (app_propose(app, error) == STATUS_OK)
			(void)app_publish(app, "as it is", error);
		break;
	case 2:
		(void)app_unpublish(app, "again", below(course, 2) == 0, error);
		break;
	default:
		enter_results(course, error);
		break;
	}
}

static void act_on_section(struct course_state *course, struct error *error)
{
	const int other = other_section(course->app);
	int count;

	switch (below(course, 12)) {
	case 0:
		if (other != 0)
			(void)app_section_merge(course->app, other, &count, error);
		break;
	case 1:
		if (other != 0)
			(void)app_section_remove(course->app, error);
		break;
	default:
		rename_section(course, error);
		break;
	}
}

static void act(struct course_state *course)
{
	struct app *app = course->app;
	struct error error = {0};

	if (below(course, 2) == 0 && other_section(app) != 0)
		app_set_section(app, other_section(app));
	switch (below(course, 10)) {
	case 0:
	case 1:
		make_game(course, &error);
		break;
	case 2:
		enter_player(course, &error);
		break;
	case 3:
		rename_player(course, &error);
		break;
	case 4:
	case 5:
		act_on_player(course, &error);
		break;
	case 6:
	case 7:
		act_on_round(course, &error);
		break;
	case 8:
		act_on_section(course, &error);
		break;
	default:
		(void)(below(course, 3) > 0 ? app_undo(app, "no", NULL, &error)
					    : app_redo(app, NULL, &error));
		break;
	}
	ck_assert_msg(
		error.code != STATUS_BAD_INPUT && error.code != STATUS_NO_MEMORY, "%s", error.text);
}

/* Nobody else has a name with brackets. */
static void check_games(const struct event *event, uint64_t seed)
{
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, 0, 0, &count);

	for (; count > 0; count--, rows++) {
		const struct filled *one = &rows->as.filled, *two = between_other(event, one);

		ck_assert_msg(two != NULL,
			"seed %llu: \"%s\" of section %d, round %d is half a game",
			(unsigned long long)seed, one->name, one->section, one->round);
		ck_assert_msg(one->result == two->result, "seed %llu: \"%s\" has two results",
			(unsigned long long)seed, one->name);
	}
}

static void trouble(void *context, const char *text)
{
	(void)context;
	ck_abort_msg("%s", text);
}

static void begin_sections(struct course_state *course)
{
	const struct app_new major = {
		.name = "Major", .system = "dutch", .rounds = 4, .lot = COLOUR_WHITE};
	struct error error;

	for (int i = 0; i < PLAYERS; i++)
		enter_player(course, &error);
	APP_OK(app_section_add(course->app, &major, &app_test()->error));
	for (int i = 0; i < PLAYERS; i++)
		enter_player(course, &error);
	make_game(course, &error);
	ck_assert_int_eq(course->games, 1);
}

START_TEST(a_game_is_in_both_sections_or_in_none)
{
	const uint64_t seed = (uint64_t)_i + 1;
	uint64_t random = seed * 977;
	struct course_state course = {.app = app_test()->app, .random = &random};
	int troubles;

	begin_sections(&course);
	for (int i = 0; i < ACTIONS; i++) {
		act(&course);
		check_games(app_event(course.app), seed);
	}
	APP_OK(desk_verify(course.app, trouble, NULL, &troubles, &app_test()->error));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("random");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, a_game_is_in_both_sections_or_in_none, 0,
		(int)seeds_count(EVENTS, EVENTS_LONG));
	return app_run_suite("between_random", tcase);
}
