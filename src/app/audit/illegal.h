/*
 * Published rounds that are not legal by the event's rule book: what must not be in any draw, such
 * as a repeat, a second bye, or a colour against an absolute preference.
 */
#ifndef APP_AUDIT_ILLEGAL_H
#define APP_AUDIT_ILLEGAL_H

#include "app/app.h"

/*
 * Tells round and players of each place, up to ten of a kind, and how many more there are. Rounds
 * that were published with a reason are passed over: there somebody wanted it so. *count is that of
 * the places.
 */
enum status app_illegal(
	struct app *app, app_notice *notice, void *context, int *count, struct error *error);

#endif
