/* What a list of players says of rounds, which may be those of the event that it comes from. */
#include "config.h"

#include "app/players/other_rounds.h"

#include <string.h>

#include "app/words/words.h"
#include "core/array_len.h"

struct kind {
	int count;
	const char *one, *many;
};

static void add_kinds(const struct kind *kinds, int count, char *text, size_t size)
{
	int named = 0, all = 0;

	for (int i = 0; i < count; i++)
		all += kinds[i].count > 0;
	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		const size_t used = strlen(text);

		if (kinds[i].count > 0)
			words_put(text + used, size - used, "%s%d %s", words_between(named++, all),
				kinds[i].count, kinds[i].count == 1 ? kinds[i].one : kinds[i].many);
	}
}

void other_rounds_tell(const struct app *app, const struct csv_list *list, struct faults *faults)
{
	struct kind kinds[] = {{0, "zero-point bye", "zero-point byes"},
		{0, "player who comes later", "players who come later"},
		{0, "who has left", "who have left"}};
	char text[SENTENCE_SIZE], found[120];

	for (int i = 0; i < list->nbookings; i++)
		kinds[0].count += list->bookings[i].kind == BOOKING_ZERO &&
			list->players[list->bookings[i].player].pin > 0;
	for (int i = 0; i < list->count; i++) {
		if (list->players[i].pin == 0)
			continue;
		kinds[1].count += list->players[i].enters > 1;
		kinds[2].count += list->players[i].leaves > 0;
	}
	add_kinds(kinds, ARRAY_LEN(kinds), found, sizeof(found));
	if (!found[0] || app_last_published(app_event(app), app->section) > 0)
		return;
	words_put(text, sizeof(text),
		"The list brings %s: if that is of another event, undo, and leave it out (--map \"Byes=none,Enters=none,Withdrawn from=none\").",
		found);
	faults_notice(faults, text);
}
