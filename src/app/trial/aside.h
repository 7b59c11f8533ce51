/*
 * The round beside what was made by hand: the boards to which no rule led held fast, and the draw
 * of the rules around them. What is told of the other boards is told of it, so that a change
 * elsewhere is no reason of theirs.
 */
#ifndef APP_TRIAL_ASIDE_H
#define APP_TRIAL_ASIDE_H

#include "app/trial/best_draw.h"

enum aside_kind {
	ASIDE_HELD,   /* the boards made by hand are pinned */
	ASIDE_WITHOUT /* they are not: the engine's draw with nothing but what is fixed */
};

/*
 * The boards made by hand, but those of these two players (PINs; 0: nobody), are held. *aside is a
 * position of its own, with its score and draw, whose seats are those of `position` if nothing
 * better is left around the held boards, else the engine's; NULL: no draw can hold them (in club
 * seasons none does), or no board is by hand. *freed: a board made by hand is one of those two
 * players'; then the seats are those of `position` in any case. *aside belongs to the position, and
 * is good until other players are asked about. STATUS_NO_MEMORY.
 */
enum status aside_of(struct app *app, struct position *position, enum aside_kind kind,
	const int players[2], struct position **aside, bool *freed);

/*
 * The same for nobody's boards; *aside is good as long as the position. ASIDE_WITHOUT is there as
 * well where no board is by hand, but a better draw keeps what is fixed: with cards in the tray.
 */
enum status aside_need(
	struct app *app, struct position *position, enum aside_kind kind, struct position **aside);

/* Did a hand make or turn any board of the seats? */
enum status aside_any_by_hand(struct position *position, bool *any);

/* Did a hand make or turn board (number)? */
enum status aside_is_by_hand(struct position *position, int board, bool *by_hand);

#endif
