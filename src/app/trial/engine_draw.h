/*
 * What the engine would draw with the arbiter's boards kept: those that no rule led to are pinned,
 * and the others drawn around them. The reasons of the other boards are those of this draw, so
 * that a change elsewhere is no reason of theirs.
 */
#ifndef APP_TRIAL_ENGINE_DRAW_H
#define APP_TRIAL_ENGINE_DRAW_H

#include "app/trial/best_draw.h"

enum engine_draw_kind {
	ENGINE_DRAW_KEEPING, /* the boards made by hand are pinned */
	ENGINE_DRAW_FREE     /* they are not: nothing is kept but what is fixed */
};

/*
 * The boards made by hand, but those of these two players (PINs; 0: nobody), are kept. *made is a
 * position of its own, with its score and draw. Its seats are those of `position` if nothing better
 * is left around the kept boards, else the engine's; NULL: no draw can keep them (in club seasons
 * none does), or no board is by hand. *freed: a board made by hand is one of those two players';
 * then the seats are those of `position` in any case. *made belongs to the position, and is good
 * until other players are asked about. STATUS_NO_MEMORY.
 */
enum status engine_draw_of(struct app *app, struct position *position, enum engine_draw_kind kind,
	const int players[2], struct position **made, bool *freed);

/*
 * The same for nobody's boards; *made is good as long as the position. ENGINE_DRAW_FREE is there
 * also where no board is by hand, but a better draw keeps what is fixed: with cards in the tray.
 */
enum status engine_draw_need(struct app *app, struct position *position, enum engine_draw_kind kind,
	struct position **made);

/* Did a hand make or turn any board of the seats? */
enum status engine_draw_any_by_hand(struct position *position, bool *any);

#endif
