/* Who has gone over from one section to another, by his name and the note of the move. */
#include "core/particulars/gone_over.h"

#include <string.h>

#include "core/letters.h"
#include "core/particulars/particular.h"

/* "to Major after round 2": the section may have got another name since. */
static bool has_note(const struct event *event, const struct player *player)
{
	static const char after[] = " after round ";
	const char *at = event_particular(event, player->section, player->pin, PLAYER_NOTES);

	while ((at = strstr(at, after)) != NULL) {
		int round = 0;

		for (at += strlen(after); *at >= '0' && *at <= '9' && round < ROUNDS_MOST; at++)
			round = 10 * round + *at - '0';
		if (round == player->leaves - 1 && (*at == '\0' || *at == ';'))
			return true;
	}
	return false;
}

static bool is_same(const struct player *one, const struct player *other)
{
	return letters_compare(one->name, other->name) == 0 ||
		(one->fide[0] && strcmp(one->fide, other->fide) == 0);
}

const struct player *gone_over(const struct event *event, const struct player *player)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);

	if (player->leaves == 0 || !has_note(event, player))
		return NULL;
	for (; count > 0; count--, rows++) {
		const struct player *other = &rows->as.player;

		if (other->leaves == 0 && is_same(player, other))
			return other;
	}
	return NULL;
}
