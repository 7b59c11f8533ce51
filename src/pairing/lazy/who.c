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

enum pairing_status lazy_who(const struct pairing_input *input, const struct pairing_change *change,
	struct pairing_who *who)
{
	struct parting parting = {.card = -1};
	struct who_draws draws;
	enum pairing_status status = lazy_seats_init(&parting.now, input, change->now);

	if (status != PAIRING_OK)
		return status;
	status = lazy_seats_init(&parting.then, input, change->then);
	if (status == PAIRING_OK) {
		*who = (struct pairing_who){0};
		draws = who_draws(&parting.now, &parting.then, change);
		if (lazy_walk(&parting.now.field, take, NULL, &parting, NULL))
			find(&parting, &draws, who);
		else
			status = PAIRING_NO_MEMORY;
		card_seats_done(&parting.then);
	}
	card_seats_done(&parting.now);
	return status;
}
