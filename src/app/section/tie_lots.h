/* Lots for those whom all other tie-breaks leave on one place. */
#ifndef APP_SECTION_TIE_LOTS_H
#define APP_SECTION_TIE_LOTS_H

#include "app/app.h"

/*
 * Draw a lot for everybody in the current section who shares a place and has none: the numbers go
 * on behind those that were drawn before. The label of the action has the number from which all
 * lots follow. STATUS_REFUSED, with a sentence: LOT is no tie-break of the section, a round is
 * being played, or nobody shares a place.
 */
enum status app_section_tie_lots(struct app *app, struct error *error);

/* Is LOT a tie-break of the current section, and a round of it complete? */
bool app_section_has_lots(const struct app *app);

#endif
