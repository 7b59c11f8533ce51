/*
 * Rank order: the places of the cards, with labels such as 3b for those that came later; in a club
 * season the alphabet.
 */
#include "core/event.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"
#include "core/season.h"
#include "core/text/text.h"

bool place_parse(const char *text, int *number, int *letter)
{
	char digits[PLACE_SIZE];
	size_t length = 0;
	int after = 0, value;

	while (text[length] >= '0' && text[length] <= '9')
		length++;
	if (length >= sizeof(digits))
		return false;
	memcpy(digits, text, length);
	digits[length] = '\0';
	text += length;
	if (*text >= 'a' && *text <= 'z')
		after = *text++ - 'a' + 1;
	else if (*text >= 'A' && *text <= 'Z')
		after = *text++ - 'A' + 1;
	if (*text != '\0' || !text_to_int(digits, after > 0 ? 0 : 1, PLAYERS_MOST, &value))
		return false;
	*number = value;
	*letter = after;
	return true;
}

int rank_place_compare(const void *left, const void *right)
{
	const struct rank_place *a = left, *b = right;
	int order = letters_compare(a->name, b->name);

	if (order == 0)
		order = strcmp(a->name, b->name);
	if (order != 0)
		return order;
	if (a->number != b->number)
		return a->number < b->number ? -1 : 1;
	if (a->letter != b->letter)
		return a->letter < b->letter ? -1 : 1;
	return (a->pin > b->pin) - (a->pin < b->pin);
}

enum status event_rank_order(const struct event *event, int section, int **pins, int *count)
{
	const bool season = event_is_season(event, section);
	int players;
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, &players);
	struct rank_place *places = malloc(((size_t)players + 1) * sizeof(*places));
	int *order = malloc(((size_t)players + 1) * sizeof(*order));

	if (places == NULL || order == NULL) {
		free(places);
		free(order);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < players; i++) {
		const struct player *player = &row[i].as.player;

		places[i] = (struct rank_place){
			season ? player->name : "", player->pin, 0, player->pin};
		place_parse(player->place, &places[i].number, &places[i].letter);
	}
	qsort(places, (size_t)players, sizeof(*places), rank_place_compare);
	for (int i = 0; i < players; i++)
		order[i] = places[i].pin;
	free(places);
	*pins = order;
	*count = players;
	return STATUS_OK;
}
