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
	bool goes_down; /* the lowest of an odd number: the choice of who goes down */
};

static bool take(void *context, int level, int card, int option)
{
	struct parting *parting = context;
	const bool now = lazy_takes(&parting->now, level, card, option),
		   then = lazy_takes(&parting->then, level, card, option);

	if (now != then && parting->card < 0) {
		parting->card = card;
		parting->level = level;
		parting->goes_down = option == LAZY_FLOAT;
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

/* Who goes down in place of this card, which is the lowest that could: the next one above; -1. */
static int goes_down_instead(const struct parting *parting)
{
	const struct field_level *level = &parting->then.field.level[parting->level];

	for (int c = parting->card - 1; c >= level->first; c--)
		if (lazy_takes(&parting->then, parting->level, c, LAZY_FLOAT) &&
			!lazy_takes(&parting->now, parting->level, c, LAZY_FLOAT))
			return c;
	return -1;
}

static void find_choice(
	const struct parting *parting, const struct who_draws *draws, struct pairing_who *who)
{
	int then = -1;

	if (parting->card < 0)
		return;
	if (parting->level < 0) {
		const int now = card_with_bye(&parting->now);

		then = card_with_bye(&parting->then);
		if (now >= 0 && then >= 0)
			who_set(draws, then, now, who);
		return;
	}
	if (parting->goes_down)
		then = goes_down_instead(parting);
	if (then >= 0)
		who_set(draws, then, parting->card, who);
	else
		who_set_boards(draws, parting->card, parting->card, who);
}

/* Has the board of the higher card other colours than he asks for? */
static bool has_other_colours(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return !lazy_colours_kept(seats, card);
}

enum pairing_status lazy_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	struct parting parting = {.now = now->seats, .then = then->seats, .card = -1};
	const struct who_draws draws = who_draws(&now->seats, &then->seats, change);

	if (who_term_is(&draws, PAIRING_TERM_LAZY_COLOURS))
		who_coloured(&draws, has_other_colours, NULL, who);
	if (!who_term_is(&draws, PAIRING_TERM_LAZY_BYE) &&
		!who_term_is(&draws, PAIRING_TERM_LAZY_CHOICES))
		return PAIRING_OK;
	if (!lazy_walk(&now->seats.field, take, NULL, &parting, NULL))
		return PAIRING_NO_MEMORY;
	find_choice(&parting, &draws, who);
	return PAIRING_OK;
}
