/* The name of a section, as sentences have it. */
#include "config.h"

#include "app/words/section.h"

#include "app/words/put.h"

const char *app_section_name(const struct event *event, int section, char buffer[NAME_SIZE])
{
	const struct section *row = event_section(event, section);

	if (row && row->name[0])
		words_put(buffer, NAME_SIZE, "%s", row->name);
	else
		words_put(buffer, NAME_SIZE, "Section %d", section);
	return buffer;
}

const char *section_or_event(
	const struct event *event, int section, const char *event_words, char buffer[NAME_SIZE])
{
	return event_sections(event) > 1 ? app_section_name(event, section, buffer) : event_words;
}
