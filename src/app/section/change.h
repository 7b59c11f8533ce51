/* What changes a section, as parts of larger actions. */
#ifndef APP_SECTION_CHANGE_H
#define APP_SECTION_CHANGE_H

#include "app/event/state.h"
#include "core/particulars/particular.h"

/* Has another section than this one the name? The number of the next new section. */
bool section_is_named(const struct event *event, const char *name, int but);
int section_next_number(const struct event *event);

/*
 * The section as it is to be: its letter is the first of its name that no other has, unless
 * another one was set.
 */
enum status section_follow_name(
	const struct event *event, const struct section *section, struct action *action);

/*
 * All rows of the current section go. Refused for the only one, and where a round is published. The
 * label is the caller's.
 */
enum status section_remove_build(struct app *app, struct action *action, struct error *error);

/*
 * May the current section have this value of a particular, as particular_take keeps it? Refused: a
 * name or a letter that another section has.
 */
enum status section_check_value(const struct app *app, const struct particular_field *field,
	const char *value, struct error *error);

#endif
