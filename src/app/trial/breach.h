/* Which absolute rule one board breaks, whatever the others are. */
#ifndef APP_TRIAL_BREACH_H
#define APP_TRIAL_BREACH_H

#include "app/position/position.h"

/*
 * The first absolute rule that the board, of cards of the position, breaks by itself; *broken
 * false: none, and *violation is not set. What is fixed by hand is no rule.
 */
enum pairing_status breach_of_board(const struct position *position,
	const struct pairing_input *input, struct pairing_board board, bool *broken,
	struct pairing_violation *violation);

#endif
