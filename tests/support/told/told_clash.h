/* What of a wish is by hand: what it is compared with, which boards go, what forbids it. */
#ifndef SUPPORT_TOLD_TOLD_CLASH_H
#define SUPPORT_TOLD_TOLD_CLASH_H

#include "app/whynot/whynot.h"
#include "support/told/told.h"

/*
 * What the best draw with this wish is compared with: the round beside the boards by hand (in
 * *side, for told_end) or that on the board.
 */
struct told *told_wish_basis(struct told *told, const struct wish *wish,
	const struct pairing_pin *pin, struct told *side, bool *without);

/* Which boards by hand would go, or that they were proposed before something was fixed. */
void told_check_hands(const struct told *told, const struct whynot *answer);

/* What is said beside the answer: what is fixed and not so, which boards by hand are kept. */
void told_check_grounds(struct told *told, const struct whynot *answer, bool beside, bool without);

/* "9 Eastwood has the bye, ...": without any one of these there would be a draw, with all none. */
void told_check_clash(const struct told *told, const struct pairing_pin *pin, const char *list);

/* They have met; of a club season also: their game was defaulted; by FIDE: C3 is against it. */
bool told_may_not_meet(const struct told *told, int pin, int other);

/* The two sat together before the latecomers, and one of the wish is one of them. */
bool told_stood_already(const struct told *told, const struct wish *wish);

#endif
