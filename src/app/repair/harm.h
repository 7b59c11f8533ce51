/* What a repair costs the players: a bye, a colour that is not their due, a game. */
#ifndef APP_REPAIR_HARM_H
#define APP_REPAIR_HARM_H

#include "app/repair/mistake.h"

/* In sentences, behind those that are there; the boards of the repair are. */
void repair_add_harm(const struct app *app, const struct repair_case *made,
	const struct repair_choice *choice, struct repair *repair);

#endif
