/* Memory runs out while the next draw is foreseen. */
#include "app/forecast/forecast.h"
#include "support/event/app_event.h"
#include "support/fault/nomem_action.h"

/* how often a draw is found: once for each end of the open game */
static const int draws = FORECAST_RESULTS;

static enum status foresee(void)
{
	struct app *app = app_test()->app;
	struct error *error = &app_test()->error;
	struct draw_forecast *forecast = NULL;
	struct next_draw next;
	bool more = true;
	enum status status = app_forecast_begin(app, &forecast, error);

	while (status == STATUS_OK && more)
		status = app_forecast_step(forecast, &more, error);
	if (status == STATUS_OK)
		status = app_forecast_so_far(forecast, &next, error);
	if (status == STATUS_OK)
		next_draw_done(&next);
	app_forecast_end(forecast);
	return status;
}

START_TEST(a_forecast_survives)
{
	app_add_players(9);
	app_play_round();
	app_draw_round();
	for (int i = 2; i <= 4; i++)
		APP_OK(app_put_result(2, i, RESULT_DRAW, false));
	nomem_action(foresee, &draws);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("nomem");

	tcase_set_timeout(tcase, 300);
	tcase_add_test(tcase, a_forecast_survives);
	return app_run_suite("nomem_forecast", tcase);
}
