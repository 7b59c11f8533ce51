/* Byes booked for rounds to come go over with a player; those of rounds behind him stay. */
#include "config.h"

#include "app/section/booked.h"

enum status booked_carry(
	const struct event *event, int from, int pin, int to, int there, struct action *action)
{
	const int here = app_last_published(event, from), last = app_last_published(event, to);
	const int rounds = event_section(event, to)->rounds;
	enum status status = STATUS_OK;
	int count;
	const struct record *rows = event_range(event, RECORD_BOOKING, from, pin, &count);

	for (; status == STATUS_OK && count > 0; count--, rows++) {
		const int round = rows->as.booking.round;
		struct record row = *rows;

		if (round <= here)
			continue;
		status = action_remove(action, event, record_key_of(rows));
		if (status != STATUS_OK || round <= last || round > rounds)
			continue;
		row.as.booking.section = to;
		row.as.booking.pin = there;
		status = action_put(action, event, &row);
	}
	return status;
}
