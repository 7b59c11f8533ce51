/* The numbers of the players as the screen knows them. */
#include "config.h"

#include "tui/state/people.h"

#include <stdlib.h>
#include <string.h>

void people_done(struct people *people)
{
	free(people->names);
	*people = (struct people){.names = NULL};
}

void people_remember(struct people *people, const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	const int most = count > 0 ? rows[count - 1].as.player.pin : 0;

	people_done(people);
	people->section = section;
	people->names = calloc((size_t)most + 1, sizeof(*people->names));
	if (!people->names) {
		people->count = -1;
		return;
	}
	people->count = most;
	for (int i = 0; i < count; i++)
		memcpy(people->names[rows[i].as.player.pin - 1], rows[i].as.player.name, NAME_SIZE);
}

bool people_moved(const struct people *people, const struct event *event)
{
	for (int pin = 1; pin <= people->count; pin++) {
		const struct player *player = event_player(event, people->section, pin);

		if (people->names[pin - 1][0] &&
			(!player || strcmp(player->name, people->names[pin - 1]) != 0))
			return true;
	}
	return people->count < 0;
}
