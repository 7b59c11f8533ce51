/* The end of a section, as a part of a larger action. */
#ifndef APP_SECTION_CHANGE_H
#define APP_SECTION_CHANGE_H

#include "app/event/state.h"

/*
 * All rows of the current section go. Refused for the only one, and where a round is published. The
 * label is the caller's.
 */
enum status section_remove_build(struct app *app, struct action *action, struct error *error);

#endif
