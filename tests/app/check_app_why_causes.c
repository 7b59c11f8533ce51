/*
 * What an answer to "why not" tells beside its rule, checked against the event: who would be left
 * over and have met, what bars one from the bye, and which boards change their colours alone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/whynot/whynot.h"
#include "core/history.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { EVENTS = 16, ROUNDS = 6 };

static int left_told, bars_told, colours_told;

static bool have_met(const struct event *event, int a, int b, int round)
{
	for (int r = 1; r < round; r++) {
		const struct history past = history_of(event, 1, a, r);

		if (past.kind == HISTORY_PLAYED && past.opponent == b)
			return true;
	}
	return false;
}

/* ": 4 Player04 and 8 Player08, who would be left there, have met." */
static void check_left(const struct app *app, const char *verdict)
{
	const struct event *event = app_event(app);
	const int before = app_round(app) - 1;
	const char *end = strstr(verdict, ", who would be left there, have met."), *at;
	int pin[8], count = 0;

	if (!end)
		return;
	for (at = strstr(verdict, "): ") + 3; at < end && count < 8; count++) {
		const char *comma = strstr(at, ", "), *both = strstr(at, " and ");

		pin[count] = atoi(at);
		at = both && both < end && (!comma || both < comma) ? both + 5
			: comma                                     ? comma + 2
								    : end;
	}
	ck_assert_int_ge(count, 2);
	for (int i = 0; i < count; i++)
		for (int k = i + 1; k < count; k++) {
			ck_assert_msg(have_met(event, pin[i], pin[k], before + 1), "%s", verdict);
			ck_assert_int_eq(event_points2(event, 1, pin[i], before),
				event_points2(event, 1, pin[k], before));
		}
	left_told++;
}

/* "4 Player04 may not have the bye: he had the bye in round 2 (6)." */
static void check_bar(const struct app *app, const char *verdict)
{
	static const struct {
		const char *words;
		enum history_kind kind;
	} bars[] = {{" had the bye in round ", HISTORY_BYE_FORCED},
		{" had a full-point bye in round ", HISTORY_BYE_FULL},
		{" won by default in round ", HISTORY_DEFAULT_WIN},
		{" had a half-point bye in round ", HISTORY_BYE_HALF}};
	const char *pin = strstr(verdict, "Impossible: "),
		   *bar = strstr(verdict, "may not have the bye: he"), *booked;

	if (!pin || !bar)
		return;
	for (size_t i = 0; i < sizeof(bars) / sizeof(bars[0]); i++) {
		const char *at = strstr(bar, bars[i].words);

		if (!at)
			continue;
		ck_assert_int_eq(history_of(app_event(app), 1, atoi(pin + strlen("Impossible: ")),
					 atoi(at + strlen(bars[i].words)))
					 .kind,
			bars[i].kind);
		bars_told++;
		return;
	}
	booked = strstr(bar, " has a bye booked for round ");
	ck_assert_msg(booked != NULL, "%s", verdict);
	ck_assert(history_bye_booked(app_event(app), 1, atoi(pin + strlen("Impossible: ")),
		atoi(booked + strlen(" has a bye booked for round "))));
	bars_told++;
}

/* Boards that keep their pairs share one ring, the last, but for the ring of the wish. */
static void check_rings(const struct whynot *answer)
{
	for (int ring = 1; ring <= answer->nrings; ring++) {
		int now = 0, then = 0;

		for (int i = 0; i < answer->nnow; i++)
			now += answer->now[i].ring == ring;
		for (int i = 0; i < answer->nthen; i++)
			then += answer->then[i].ring == ring;
		ck_assert_int_gt(now + then, 0);
		if (ring > 1 && ring < answer->nrings)
			ck_assert(!whynot_same_pairs(answer, ring));
		colours_told += ring > 1 && whynot_same_pairs(answer, ring);
	}
	for (int i = 0; i < answer->nnow; i++)
		ck_assert(answer->now[i].ring >= 1 && answer->now[i].ring <= answer->nrings);
}

static void ask(struct app *app, const struct wish *wish)
{
	struct whynot answer;
	struct error error;

	if (app_whynot(app, app_round(app), wish, &answer, &error) != STATUS_OK)
		return; /* he takes no board */
	check_left(app, answer.verdict);
	check_bar(app, answer.verdict);
	check_rings(&answer);
	whynot_done(&answer);
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed + 500;
	const int players = 9 + random_below(&state, 8);
	const struct course course = {
		.system = system, .players = players, .rounds = ROUNDS, .seed = seed};
	/* colours alone change most where nobody has had any */
	struct app *app = course_play(&course, seed % 2 ? 1 : 2 + random_below(&state, ROUNDS - 2));

	for (int a = 1; app && a <= players; a++) {
		for (int b = a + 1; b <= players; b++)
			ask(app, &(struct wish){WISH_MEET, a, b});
		ask(app, &(struct wish){WISH_BYE, a, 0});
	}
	if (app)
		app_close(app);
}

START_TEST(causes_are_those_of_the_event)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};

	left_told = bars_told = colours_told = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++)
		check_event(systems[_i], seed);
	/* in US events a second bye has a cost and is not barred (28L3) */
	ck_assert_int_eq(bars_told > 0, strcmp(systems[_i], "uscf") != 0);
	if (_i == 0)
		ck_assert_int_gt(left_told, 0);
	if (_i == 0)
		ck_assert_int_gt(colours_told, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("causes");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, causes_are_those_of_the_event, 0, 4);
	return app_run_suite("app_why_causes", tcase);
}
