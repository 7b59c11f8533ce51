/*
 * Where the bye goes to a higher score it is said of those below who may not have it why, with the
 * round in which they had one or won by default.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/position.h"
#include "core/history.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { EVENTS = 40 };

static int barred_told, halves_told;

static bool is_schools(const struct event *event)
{
	return strcmp(event_section(event, 1)->system, "schools") == 0;
}

/* A full point without a game in this round? Schools 4: a default won spares, but does not bar. */
static bool had_bye(const struct event *event, int pin, int round)
{
	const struct history past = history_of(event, 1, pin, round);

	return past.kind == HISTORY_BYE_FORCED || past.kind == HISTORY_BYE_FULL ||
		(past.kind == HISTORY_DEFAULT_WIN && !is_schools(event));
}

/* One line names him before the one who has the bye, and one of his rounds behind his name. */
static void check_barred(const struct position *position, const struct reasons *reasons, int pin)
{
	const char *name = event_player(position->event, 1, pin)->name;
	char who[100];

	snprintf(who, sizeof(who), "%d %.*s", pin, (int)strcspn(name, ","), name);
	for (int i = 0; i < reasons->count; i++) {
		const char *line = reasons->lines[i], *at = strstr(line, who), *round;

		/* there he is not told of, but makes the difference */
		if (at && strstr(line, ", but ") && at > strstr(line, ", but "))
			continue;
		if (!at || !(strstr(line, " for the bye") || strstr(line, " lower than ")))
			continue;
		if (strstr(line, " more "))
			return;
		round = strstr(at, "in round ");
		ck_assert_msg(round != NULL, "%s", line);
		ck_assert_msg(had_bye(position->event, pin, atoi(round + strlen("in round "))),
			"%s", line);
		barred_told++;
		return;
	}
	for (int i = 0; i < reasons->count; i++)
		if (strstr(reasons->lines[i], " more "))
			return; /* among those who are counted */
	ck_assert_msg(false, "nothing of %s", who);
}

/* Is it said of those who were passed over? */
static bool comes_before(const char *line)
{
	return strstr(line, " comes before ") || strstr(line, " come before ");
}

/* The number behind these words, if they are said of the player right behind his name; 0: no. */
static int round_said(const char *line, const char *who, const char *words)
{
	static const char *const joins[] = {" (", " comes before "};
	const char *at = strstr(line, who), *said = at ? strstr(at, words) : NULL;

	for (int i = 0; said && i < 2; i++) {
		const char *join = at + strlen(who);

		if (strncmp(join, joins[i], strlen(joins[i])) == 0 &&
			(i == 1 || said == join + strlen(joins[i])))
			return atoi(said + strlen(words));
	}
	return 0;
}

/* US Chess 28L4: the half-point bye that bars one, taken or booked, is on his card. */
static void check_half(const struct position *position, const char *line)
{
	static const char had[] = "had a half-point bye in round ",
			  booked[] = "has a bye booked for round ";
	int count;
	const struct record *rows = event_range(position->event, RECORD_PLAYER, 1, 0, &count);

	for (int i = 0; i < count && strstr(line, "(28L4)") && comes_before(line); i++) {
		const struct player *player = &rows[i].as.player;
		char who[100];
		int round;

		snprintf(who, sizeof(who), "%d %.*s", player->pin, (int)strcspn(player->name, ","),
			player->name);
		round = round_said(line, who, had);
		if (round > 0)
			ck_assert_int_eq(history_of(position->event, 1, player->pin, round).kind,
				HISTORY_BYE_HALF);
		halves_told += round > 0;
		round = round_said(line, who, booked);
		if (round > 0)
			ck_assert_msg(history_bye_booked(position->event, 1, player->pin, round),
				"%s", line);
		halves_told += round > 0;
	}
}

static void check_bye(struct app *app, struct position *position, const struct board *board)
{
	const int before = position->round - 1;
	const int score = event_points2(position->event, 1, board->white, before);
	struct reasons reasons;
	struct error error;
	int count;
	const struct record *rows =
		event_range(position->event, RECORD_BOARD, 1, position->round, &count);

	ck_assert_int_eq(
		app_why(app, position->round, board->number, NULL, &reasons, &error), STATUS_OK);
	for (int i = 0; i < count; i++) {
		const int two[] = {rows[i].as.board.white, rows[i].as.board.black};

		for (int k = 0; k < 2; k++) {
			bool had = false;

			/* Schools 7: in rounds 1-3 a school comes before that bar. */
			if (is_schools(position->event) && position->round <= 3)
				continue;
			for (int r = 1; r <= before && two[k]; r++)
				had = had || had_bye(position->event, two[k], r);
			if (had && event_points2(position->event, 1, two[k], before) < score)
				check_barred(position, &reasons, two[k]);
		}
	}
	for (int i = 0; i < reasons.count; i++)
		check_half(position, reasons.lines[i]);
	reasons_done(&reasons);
}

START_TEST(of_those_below_the_bye_their_bar_is_told)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};

	barred_told = halves_told = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++) {
		const struct course course = {.system = systems[_i],
			.players = 9,
			.rounds = 7,
			.seed = seed,
			.lively = seed % 2 == 0};
		struct app *app = course_play(&course, 6);

		for (int number = 2; app && number <= 6; number++) {
			struct position *position;
			struct error error;
			int count;

			ck_assert_int_eq(position_at(app, number, &position, &error), STATUS_OK);
			event_range(app_event(app), RECORD_BOARD, 1, number, &count);
			for (int i = 1; i <= count; i++)
				if (!event_board(app_event(app), 1, number, i)->black)
					check_bye(app, position,
						event_board(app_event(app), 1, number, i));
		}
		if (app)
			app_close(app);
	}
	ck_assert_int_gt(barred_told, EVENTS / 4);
	if (strcmp(systems[_i], "uscf") == 0)
		ck_assert_int_gt(halves_told, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("byes");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, of_those_below_the_bye_their_bar_is_told, 0, 4);
	return app_run_suite("app_why_byes", tcase);
}
