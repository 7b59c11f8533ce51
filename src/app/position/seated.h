/* A draw read card by card: opponent, colour and float of each. */
#ifndef APP_POSITION_SEATED_H
#define APP_POSITION_SEATED_H

#include "app/audit/rounds.h"
#include "core/status.h"

/* How the boards of a draw seat each card. */
struct seated {
	int *other; /* opponent, PAIRING_NOBODY: the bye, SEATED_NONE: on no board */
	enum pairing_colour *colour; /* neutral: the bye, on no board, or not said */
	enum pairing_float *floated; /* with the bye as pairing_bye_floats says */
};

enum { SEATED_NONE = -3 };

/*
 * A draw of these cards, not always their own. uncoloured: as in round_cards. Release with
 * seated_done. STATUS_NO_MEMORY: nothing made.
 */
enum status seated_init(const struct round_cards *cards, const struct pairing_draw *draw,
	const bool *uncoloured, struct seated *seated);
void seated_done(struct seated *seated);

/* How White of a board floats: level against the bye. Black floats the other way. */
enum pairing_float seated_white_floats(
	const struct round_cards *cards, const struct pairing_board *board);
enum pairing_float seated_opposite(enum pairing_float floated);

#endif
