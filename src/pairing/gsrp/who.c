/*
 * Who makes the difference between two draws of a club evening by a term of their scores.
 */
#include "book/who.h"
#include "gsrp/gsrp.h"

/* Does he sit out, and not by the arbiter's hand? */
static bool sits_out(const struct card_seats *seats, int card, const void *context)
{
	const struct gsrp *gsrp = context;

	return seats->opponent[card] == SEATS_BYE && !gsrp->card[card].pinned;
}

/* Has his board other colours than the rules give? The number of the board tells the lot. */
static bool has_other_colours(const struct card_seats *seats, int card, const void *context)
{
	const struct gsrp *gsrp = context;
	enum pairing_colour colour;
	enum pairing_white by;
	int number = 1;

	for (int c = 0; c < card; c++)
		number += seats->opponent[c] > c;
	colour = gsrp_colour(gsrp, card, seats->opponent[card], number, &by);
	return card_seats_given(seats, card) != colour && by != PAIRING_WHITE_FIXED;
}

/* The square of the places between him and his opponent in the list. */
static int64_t far_in_list(const struct card_seats *seats, int card, const void *context)
{
	const int64_t far = seats->opponent[card] < 0 ? 0 : seats->opponent[card] - card;

	(void)context;
	return far * far;
}

enum pairing_status gsrp_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	const struct who_draws draws = who_draws(&now->seats, &then->seats, change);

	if (who_term_is(&draws, PAIRING_TERM_SIT_OUTS))
		who_differ(&draws, sits_out, now->digest, who);
	else if (who_term_is(&draws, PAIRING_TERM_SIT_OUT_ORDER) && draws.at >= 0)
		who_exchanged(&draws, sits_out, now->digest, who);
	else if (who_term_is(&draws, PAIRING_TERM_LIST_DISTANCE) && draws.before > 0 &&
		draws.after > 0)
		who_grown(&draws, far_in_list, NULL, who);
	else if (who_term_is(&draws, PAIRING_TERM_COLOURS) && draws.after == draws.before + 1)
		who_coloured(&draws, has_other_colours, now->digest, who);
	return PAIRING_OK;
}
