/* What a section is called. */
#ifndef APP_WORDS_SECTION_H
#define APP_WORDS_SECTION_H

#include "core/event.h"

/* Its name, "Section 2" where it has none. Returns buffer. */
const char *app_section_name(const struct event *event, int section, char buffer[NAME_SIZE]);

/* Its name in an event of several; of the only one `event_words`, such as "The event". */
const char *section_or_event(
	const struct event *event, int section, const char *event_words, char buffer[NAME_SIZE]);

#endif
