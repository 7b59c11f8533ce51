/* Words for why two had better not meet. */
#include "config.h"

#include <string.h>

#include "app/words/words.h"

/* The club of a card; empty: none, or there is no event. */
static const char *club_of(const struct cast *cast, int index)
{
	const struct player *player = cast->event && index >= 0 && index < cast->count
		? event_player(words_cards(cast), cast->section, cast->pins[index])
		: NULL;

	return player ? player->club : "";
}

const char *words_avoided(
	const struct cast *cast, const char *rule, int one, int two, char buffer[AVOIDED_SIZE])
{
	static const struct {
		const char *rule, *words;
	} rules[] = {
		{"37", "both had a half-point bye in round 1"},
		{"29", "both had a half-point bye in round 1"},
		{"39", "their game was defaulted"},
		{"30", "their game was defaulted"},
		{"7", "they are of one school"},
		{"3", "both are top players"},
	};
	const char *club = club_of(cast, one);

	if (!strcmp(rule, "35") && club[0] && !strcmp(club, club_of(cast, two))) {
		words_put(buffer, AVOIDED_SIZE, "they are of one club, %s", club);
		return buffer;
	}
	if (!strcmp(rule, "35") && !cast->event)
		return "they are of one club or kept apart";
	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
		if (!strcmp(rule, rules[i].rule))
			return rules[i].words;
	return "they are to be kept apart";
}
