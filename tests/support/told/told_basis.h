/*
 * What the boards of a round are told of: the draw on the board with what is fixed by hand and so,
 * and beside boards made by hand the draw of the rules around them, or without them. Found from the
 * records; of the application only the engine's draws are taken.
 */
#ifndef SUPPORT_TOLD_TOLD_BASIS_H
#define SUPPORT_TOLD_TOLD_BASIS_H

#include "app/app.h"
#include "support/told/told.h"

/* Who made a board. */
enum told_origin {
	TOLD_RULES,  /* it is in the engine's draw, or is as good */
	TOLD_AROUND, /* it is in the engine's draw around what is fixed */
	TOLD_TURNED, /* the pair is in the engine's draw */
	TOLD_HAND
};

/* The draw of a round as it stands. `told` has its event, rules and amend; it must not be moved. */
void told_begin(struct told *told, struct app *app, int round);
void told_end(struct told *told);

enum told_origin told_origin_of(const struct told *told, const struct board *board);

/* The boards made by hand are held, or are none of its business. */
enum told_side_kind { TOLD_HELD, TOLD_WITHOUT };

/*
 * The draw of the rules beside the boards by hand, but those of these two players (PINs, 0:
 * nobody).
 * False: no board is by hand (unless also_beaten: and no
 * better draw keeps what is fixed), or there is no such draw. *freed: one of those was by hand.
 */
bool told_begin_side(const struct told *told, enum told_side_kind kind, const int players[2],
	bool also_beaten, struct told *side, bool *freed);

#endif
