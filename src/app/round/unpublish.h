/* Why a published draw is taken back, however that is done. */
#ifndef APP_ROUND_UNPUBLISH_H
#define APP_ROUND_UNPUBLISH_H

#include "app/event/state.h"

/* Is it a reason that can be kept? NULL and blanks are none: STATUS_REFUSED with the sentence. */
enum status unpublish_check_reason(
	const struct app *app, int round, const char *reason, struct error *error);

/* What the journal calls it; gone results go with the draw. */
void unpublish_label(
	const struct app *app, int round, int gone, const char *reason, char label[LABEL_SIZE]);

#endif
