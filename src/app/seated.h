/* A draw read card by card: opponent, colour and float of each. */
#ifndef APP_SEATED_H
#define APP_SEATED_H

#include "core/status.h"
#include "pairing.h"

/* How the boards of a draw seat each card. */
struct seated {
	int *other; /* opponent, PAIRING_NOBODY: the bye, SEATED_NONE: on no board */
	enum pairing_colour *colour; /* neutral: the bye, on no board, or not said */
	enum pairing_float *floated; /* level also with the bye */
};

enum { SEATED_NONE = -3 };

/* uncoloured: as in round_cards. Release with seated_done. STATUS_NO_MEMORY: nothing made. */
enum status seated_init(const struct pairing_input *input, const struct pairing_draw *draw,
	const bool *uncoloured, struct seated *seated);
void seated_done(struct seated *seated);

/* How White of a board floats: level against the bye. Black floats the other way. */
enum pairing_float seated_white_floats(
	const struct pairing_input *input, const struct pairing_board *board);
enum pairing_float seated_opposite(enum pairing_float floated);

#endif
