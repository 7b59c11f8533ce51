/*
 * Club seasons without memory: whichever allocation fails, the answer is STATUS_NO_MEMORY and the
 * event is as it was.
 */
#include <stdlib.h>
#include <string.h>

#include "app/repair/repair.h"
#include "core/season.h"
#include "print/print.h"
#include "support/event/season_event.h"
#include "support/fault/nomem_action.h"

static struct app *app;
static struct error *error;

static enum status attend(void)
{
	static const int pins[] = {1, 6, 7}, kinds[] = {ATTENDS_AWAY, ATTENDS_HERE, ATTENDS_LATER};

	return app_attend(app, pins, kinds, 3, error);
}

static enum status arrive(void)
{
	return season_attend_one(app, 6, ATTENDS_HERE);
}

static enum status outside(void)
{
	const struct app_outside game = {1, 1, 2, RESULT_DRAW, false};

	return app_outside_put(app, &game, &(int){0}, error);
}

/* Each board as it was seated: from the journal, once for the round and once for each. */
static enum status why_late(void)
{
	struct reasons reasons;
	enum status status = app_why(app, 1, 0, NULL, &reasons, error);

	if (status == STATUS_OK)
		reasons_done(&reasons);
	return status;
}

static enum status table(void)
{
	struct season_line *lines;
	int count;
	enum status status = season_table(app_event(app), 1, 1, &lines, &count);

	if (status == STATUS_OK)
		free(lines);
	return status;
}

static enum status fixtures(void)
{
	const struct print_style style = {0};
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	enum status status = print_fixtures(app_event(app), 1, 1, 0, &style, &sink, error);

	print_memory_done(&text);
	return status;
}

static enum status take_repair(struct mistake mistake)
{
	const struct repair_order order = {0, &mistake, 1};

	return app_repair(app, &order, 1, "a test", NULL, error);
}

static enum status repair_absent(void)
{
	return take_repair((struct mistake){.kind = MISTAKE_ABSENT, .pin = 2});
}

static enum status repair_late(void)
{
	return take_repair((struct mistake){.kind = MISTAKE_LATE, .pin = 6});
}

static enum status (*const cases[])(void) = {
	attend, arrive, outside, why_late, table, fixtures, repair_absent, repair_late};

enum { CASES = sizeof(cases) / sizeof(cases[0]) };

static void an_evening(bool published)
{
	app = app_test()->app;
	error = &app_test()->error;
	app_add_players(7);
	season_attend(app, 5, ATTENDS_HERE);
	APP_OK(app_propose(app, error));
	if (published)
		APP_OK(app_publish(app, NULL, error));
}

START_TEST(it_is_done_or_not)
{
	/* of a board that latecomers found or made: as the whole evening and as it was seated */
	const int draws = cases[_i] == why_late ? 3 : 1;

	an_evening(cases[_i] != attend);
	if (cases[_i] == why_late)
		APP_OK(season_attend_one(app, 6, ATTENDS_HERE));
	nomem_action(cases[_i], &draws);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("no memory");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, it_is_done_or_not, 0, CASES);
	return season_run_suite("nomem_season", tcase);
}
