/*
 * What it means to let go of a card over a spot: a move of a paired draw, or changes by hand of a
 * laid-out one. Pure: the caller carries it out. Also answers which seats are legal by what cards
 * themselves tell: who has met whom (CAA 1), who may not have the bye (CAA 6).
 */
#ifndef BOARD_DROP_H
#define BOARD_DROP_H

#include "board/layout.h"
#include "board/model.h"

enum drop_kind {
	DROP_NONE, /* nothing happens: `text` says why */
	DROP_SWAP, /* kinds of the paired draw, as the use cases name them */
	DROP_TRAY,
	DROP_PAIR,
	DROP_BYE,
	DROP_TURN,
	DROP_HANDS /* laid out: changes */
};

enum { DROP_CHANGES = 6 };

struct drop {
	enum drop_kind kind;
	int card, other; /* PINs; 0: nobody */
	struct hand_change changes[DROP_CHANGES];
	int nchanges;
	bool legal;       /* breaks neither rule 1 nor rule 6 */
	char text[160];   /* what it does: "6 Findley and 20 Tudor change seats" */
	int board;        /* the number of the board with that seat, where it has one; else 0 */
	char broken[240]; /* what is broken if not legal: "3 and 6 have met in round 2 (1)" */
};

/* card: index in the model. */
void drop_at(const struct model *model, int card, const struct spot *spot, struct drop *drop);

/* The changes that take everything fixed by hand off a card; at most DROP_CHANGES. */
int drop_free(const struct card *card, struct hand_change changes[DROP_CHANGES]);

/* A card in sentences, by the short name of the player: "6 Findley". Returns buffer. */
const char *card_short_name(const struct model *model, int card, char buffer[CALLED_SIZE]);

#endif
