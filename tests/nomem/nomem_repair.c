/* Memory runs out while a published round is repaired. */
#include <stdlib.h>

#include "app/repair/changed.h"
#include "app/repair/repair.h"
#include "app/repair/started.h"
#include "support/event/app_event.h"
#include "support/fault/nomem_action.h"

static struct app *app;
static struct error *error;
/* how often the case has the engine look who met whom, with a table or without */
static const int draws = 1;

/* Round 2 is published, a bye in it, and one has come late. */
static void publish_round(void)
{
	app = app_test()->app;
	error = &app_test()->error;
	app_add_players(9);
	app_play_round();
	app_draw_round();
	app_add("Late, L", 1955);
}

static enum status list(struct mistake mistake)
{
	const struct repair_order order = {0, &mistake, 1};
	struct repairs repairs;
	const enum status status = app_repairs(app, &order, &repairs, error);

	if (status == STATUS_OK)
		repairs_done(&repairs);
	return status;
}

static enum status list_met(void)
{
	return list((struct mistake){.kind = MISTAKE_MET, .board = 2});
}

static enum status list_late(void)
{
	return list((struct mistake){.kind = MISTAKE_LATE, .pin = 10});
}

static enum status list_result(void)
{
	return list((struct mistake){
		.kind = MISTAKE_RESULT, .round = 1, .board = 1, .result = RESULT_BLACK});
}

static enum status take(struct mistake mistake)
{
	const struct repair_order order = {0, &mistake, 1};

	return app_repair(app, &order, 1, "a test", NULL, error);
}

static enum status take_met(void)
{
	return take((struct mistake){.kind = MISTAKE_MET, .board = 2});
}

static enum status take_swapped(void)
{
	return take((struct mistake){.kind = MISTAKE_SWAPPED, .board = 1, .with = 2});
}

static enum status start(void)
{
	const struct app_start all = {2, NULL, 0, false};

	return app_start(app, &all, error);
}

static enum status changed(void)
{
	struct changed_boards boards;
	const enum status status = app_changed_boards(app, 1, 2, &boards, error);

	if (status == STATUS_OK)
		changed_boards_done(&boards);
	return status;
}

static enum status (*const cases[])(void) = {
	list_met, list_late, list_result, take_met, take_swapped, start, changed};

START_TEST(each_survives)
{
	publish_round();
	if (cases[_i] == changed)
		APP_OK(take_swapped());
	nomem_action(cases[_i], &draws);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("nomem");

	tcase_set_timeout(tcase, 300);
	tcase_add_loop_test(tcase, each_survives, 0, (int)(sizeof(cases) / sizeof(cases[0])));
	return app_run_suite("nomem_repair", tcase);
}
