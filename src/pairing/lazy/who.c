/*
 * Who makes the difference between a lazy draw and another one: the first choice, in the order of a
 * lazy arbiter, in which they part.
 */
#include <stdlib.h>

#include "book/who.h"
#include "lazy/lazy.h"

/* Both draws, and the card whose choice is the first to differ; -1: none yet. */
struct parting {
	struct card_seats now, then;
	int card, level;
};

static bool take(void *context, int level, int card, int option)
{
	struct parting *parting = context;
	const bool now = lazy_takes(&parting->now, level, card, option),
		   then = lazy_takes(&parting->then, level, card, option);

	if (now != then && parting->card < 0) {
		parting->card = card;
		parting->level = level;
	}
	return now;
}

static int card_with_bye(const struct card_seats *seats)
{
	for (int c = 0; c < seats->field.count; c++)
		if (seats->opponent[c] == SEATS_BYE)
			return c;
	return -1;
}

static void find(struct parting *parting, const struct who_draws *draws, struct pairing_who *who)
{
	if (parting->card < 0)
		return;
	if (parting->level < 0) {
		const int now = card_with_bye(&parting->now), then = card_with_bye(&parting->then);

		if (now >= 0 && then >= 0)
			who_set(draws, then, now, who);
		return;
	}
	who_set_boards(draws, parting->card, parting->card, who);
}

enum pairing_status lazy_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	struct parting parting = {.now = now->seats, .then = then->seats, .card = -1};
	const struct who_draws draws = who_draws(&now->seats, &then->seats, change);

	if (!lazy_walk(&now->seats.field, take, NULL, &parting, NULL))
		return PAIRING_NO_MEMORY;
	find(&parting, &draws, who);
	return PAIRING_OK;
}
