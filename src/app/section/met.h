/* Whom a player has met in the section that he leaves. */
#ifndef APP_SECTION_MET_H
#define APP_SECTION_MET_H

#include "core/edit.h"

/*
 * Those whom he has played in `from` and who have gone over to `to` before him are kept apart from
 * him there to the end: pin in `from`, after in `to`, as the action has it.
 */
enum status met_keep_apart(
	const struct event *event, int from, int pin, int to, int after, struct action *action);

#endif
