/* Who is no longer here, and by which mark every list and screen shows it. */
#ifndef CORE_PARTICULARS_LEFT_H
#define CORE_PARTICULARS_LEFT_H

#include "core/event.h"

enum left {
	LEFT_NOT,       /* he is here */
	LEFT_WITHDRAWN, /* of his own will, or for no reason given */
	LEFT_EXPELLED,  /* by the arbiter */
	LEFT_OVER,      /* he has gone over to another section */
	LEFT_KINDS
};

/* Of a player after a round. NULL: nobody, not. */
enum left player_left(const struct event *event, const struct player *player, int through);

/* All constant; "" of who is here. */
const char *left_words(enum left left); /* "withdrawn" */
const char *left_short(enum left left); /* " gone", behind a name on a screen */
const char *left_sign(
	enum left left); /* "w", where there is room for one letter; explained below */

#endif
