/* Colours that a player brings from another section. */
#include "core/brought.h"

#include <string.h>

#include "core/particulars/particular.h"

enum colour brought_colour(const struct event *event, int section, int pin, int round)
{
	const struct record_key key = {RECORD_PARTICULAR, {section, pin, PLAYER_BROUGHT}};
	const struct record *row = event_find(event, key);
	const char *text = row ? row->as.particular.text : "";

	if (round < 1 || (size_t)round > strlen(text))
		return COLOUR_NONE;
	return text[round - 1] == 'W'    ? COLOUR_WHITE
		: text[round - 1] == 'B' ? COLOUR_BLACK
					 : COLOUR_NONE;
}

bool brought_is(const char *text)
{
	return strlen(text) <= ROUNDS_MOST && text[strspn(text, "WB-")] == '\0' &&
		strpbrk(text, "WB") != NULL;
}
