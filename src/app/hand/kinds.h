/*
 * What can be fixed by hand before the draw: one row a kind, with the pin that it makes, what it
 * excludes, and its words.
 */
#ifndef APP_HAND_KINDS_H
#define APP_HAND_KINDS_H

#include "core/record.h"
#include "pairing.h"

struct hand_row {
	const char *label; /* "top half": what of his is fixed */
	/*
	 * behind his name: "plays in the top half"; NULL: a colour or another player belongs to it
	 */
	const char *does;
	/* what the rule book is given; with `apart` a pair kept apart instead of this board */
	enum pairing_pin_kind pin;
	bool apart;
	bool stays_level; /* and a second pin by which he stays in his score */
	/* it is not for one draw alone: a draft that goes leaves it */
	bool outlives_draft;
	/* what else of his goes when it is fixed: 1 << enum hand_kind each */
	unsigned replaces;
	/* Cannot this board be fixed as well? NULL: each can. */
	bool (*excludes_board)(const struct hand *hand, int white, int black);
	/*
	 * Is a seat at this board against it? `above`: points of the opponent above his own. NULL:
	 * none is.
	 */
	bool (*is_against)(const struct hand *hand, const struct board *board, int above);
};

const struct hand_row *hand_row_of(enum hand_kind kind);

/* The kind that makes such a pin for one card; NULL: none does by itself. */
const struct hand_row *hand_row_of_pin(enum pairing_pin_kind pin);

#endif
