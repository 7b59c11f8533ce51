/* The two rows that are one game between sections: each names the player of the other. */
#include "config.h"

#include "app/round/between.h"

#include <string.h>

#include "app/words/section.h"
#include "app/words/words.h"

const char *between_name(const struct event *event, int section, int pin, char text[NAME_SIZE])
{
	const struct player *player = event_player(event, section, pin);
	char name[NAME_SIZE];

	words_put(text, NAME_SIZE, "%.80s (%.40s)", player ? player->name : "",
		app_section_name(event, section, name));
	return text;
}

const struct filled *between_other(const struct event *event, const struct filled *filled)
{
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, 0, 0, &count);
	char mine[NAME_SIZE], other[NAME_SIZE];

	between_name(event, filled->section, filled->pin, mine);
	for (; count > 0; count--, rows++) {
		const struct filled *row = &rows->as.filled;

		if (row->section != filled->section && row->colour != filled->colour &&
			strcmp(row->name, mine) == 0 &&
			strcmp(between_name(event, row->section, row->pin, other), filled->name) ==
				0)
			return row;
	}
	return NULL;
}
