/* What a move, or a draw with more fixed, does to the draw: legal, better, worse. */
#ifndef APP_TRIAL_VERDICT_H
#define APP_TRIAL_VERDICT_H

#include "app/app.h"

/* Fill in all of the verdict that follows from its scores and its PINs. */
void verdict_compare(
	const struct app *app, const struct pairing_book *book, struct verdict *verdict);

#endif
