/* What a player is called in sentences. */
#include "config.h"

#include <string.h>

#include "app/words/words.h"
#include "core/short_name.h"
#include "formats/trf/trf.h"

const char *words_who(const struct event *event, int section, int pin, char buffer[WHO_SIZE])
{
	const struct player *player = event ? event_player(event, section, pin) : NULL;
	size_t used;

	words_put(buffer, WHO_SIZE, player ? "%d " : "%d", pin);
	used = strlen(buffer);
	if (player)
		short_name(event, player, WHO_SIZE, buffer + used, WHO_SIZE - used);
	return buffer;
}

/* "8 Hood" of a report. Namesakes are told apart by their numbers. */
static const char *reported_who(const struct cast *cast, int index, char buffer[WHO_SIZE])
{
	const struct trf_player *player = &cast->report->players[cast->entries[index]];
	const int surname = (int)strcspn(player->name, ",");

	words_put(buffer, WHO_SIZE, "%d %.*s", cast->pins[index], surname, player->name);
	for (size_t used = strlen(buffer); used > 0 && buffer[used - 1] == ' ';)
		buffer[--used] = '\0';
	return buffer;
}

const char *words_indexed(const struct cast *cast, int index, char buffer[WHO_SIZE])
{
	if (cast->unnamed && index == *cast->unnamed)
		words_put(buffer, WHO_SIZE, "the right card");
	else if (index < 0 || index >= cast->count)
		words_put(buffer, WHO_SIZE, "nobody");
	else if (cast->report)
		reported_who(cast, index, buffer);
	else
		words_who(cast->event, cast->section, cast->pins[index], buffer);
	return buffer;
}

const char *words_place(const struct player *player, char buffer[PLACE_WORDS_SIZE])
{
	int number, letter;

	buffer[0] = '\0';
	if (!place_parse(player->place, &number, &letter) || letter == 0)
		return buffer;
	if (number == 0)
		words_put(buffer, PLACE_WORDS_SIZE, "place %s, above number 1", player->place);
	else
		words_put(buffer, PLACE_WORDS_SIZE, "place %s, between %d and %d", player->place,
			number, number + 1);
	return buffer;
}
