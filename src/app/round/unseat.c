/* One who no longer takes a board in a draft. */
#include "config.h"

#include "app/round/unseat.h"

#include "app/position/seats.h"
#include "app/round/fill.h"
#include "app/round/wall_numbers.h"

enum status unseat(const struct app *app, int pin, int round, struct action *action)
{
	const struct event *event = app_event(app);
	struct seats seats;
	enum status status = fill_leave(event, app->section, round, pin, action);
	int at;

	if (status != STATUS_OK || !event_board_of(event, app->section, round, pin))
		return status;
	status = seats_load(&seats, event, app->section, round);
	if (status != STATUS_OK)
		return status;
	at = seats_find(&seats, pin);
	if (at >= 0)
		seats_take(&seats, at);
	status = wall_number_seats(app, &seats, NULL, NULL);
	if (status == STATUS_OK)
		status = seats_put(&seats, event, ROUND_ADJUSTED, action);
	seats_done(&seats);
	return status;
}
