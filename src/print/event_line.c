/* The first line of a list or a card: the event, and the section behind it. */
#include "config.h"

#include "print/event_line.h"

#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"

/* With less nobody knows an event by its beginning. */
enum { EVENT_LEAST = 8 };

static const char between[] = " · ";

void event_line_put(char line[TABLE_HEADING_SIZE], const char *event, const char *section)
{
	if (*event && *section && strcmp(event, section) != 0)
		snprintf(line, TABLE_HEADING_SIZE, "%s%s%s", event, between, section);
	else
		snprintf(line, TABLE_HEADING_SIZE, "%s", *event ? event : section);
}

static const char *last_between(const char *line)
{
	const char *last = NULL;

	for (const char *at = line; (at = strstr(at, between)) != NULL; at++)
		last = at;
	return last;
}

const char *event_line_fit(char fitted[TABLE_HEADING_SIZE], const char *line, int cells)
{
	const char *section = last_between(line);
	const int room = section ? cells - text_width(section) : 0;
	char event[TABLE_HEADING_SIZE];
	size_t used;

	if (!section || text_width(line) <= cells) {
		text_fit(fitted, TABLE_HEADING_SIZE, line, cells);
		return fitted;
	}
	if (room < EVENT_LEAST) {
		text_fit(fitted, TABLE_HEADING_SIZE, section + strlen(between), cells);
		return fitted;
	}
	snprintf(event, sizeof(event), "%.*s", (int)(section - line), line);
	text_fit(fitted, TABLE_HEADING_SIZE, event, room);
	used = strlen(fitted);
	snprintf(fitted + used, TABLE_HEADING_SIZE - used, "%s", section);
	return fitted;
}
