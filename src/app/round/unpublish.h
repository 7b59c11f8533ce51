/* A published draw taken back, and why, however that is done. */
#ifndef APP_ROUND_UNPUBLISH_H
#define APP_ROUND_UNPUBLISH_H

#include "app/event/state.h"

struct unpublish_order {
	const char *reason;
	bool force;
};

/* An app_build; needs an unpublish_order. */
enum status unpublish_build(
	struct app *app, const void *what, struct action *action, struct error *error);

/* Is it a reason that can be kept? NULL and blanks are none: STATUS_REFUSED with the sentence. */
enum status unpublish_check_reason(
	const struct app *app, int round, const char *reason, struct error *error);

/* What the journal calls it; gone results go with the draw. */
void unpublish_label(
	const struct app *app, int round, int gone, const char *reason, char label[LABEL_SIZE]);

#endif
