/* Which sections are club seasons. */
#include "core/season.h"

#include <string.h>

bool section_is_season(const struct section *section)
{
	return !strcmp(section->system, SEASON_SYSTEM);
}

bool event_is_season(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);

	return row && section_is_season(row);
}
