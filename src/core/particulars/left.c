/* Who is no longer here, and by which mark every list and screen shows it. */
#include "core/particulars/left.h"

#include "core/particulars/gone_over.h"
#include "core/particulars/particular.h"

static const struct {
	const char *words, *brief, *sign;
} marks[LEFT_KINDS] = {
	[LEFT_NOT] = {"", "", ""},
	[LEFT_WITHDRAWN] = {"withdrawn", " gone", "w"},
	[LEFT_EXPELLED] = {"expelled", " exp.", "x"},
	[LEFT_OVER] = {"in another section", " over", "o"},
};

enum left player_left(const struct event *event, const struct player *player, int through)
{
	if (!player_has_left(player, through))
		return LEFT_NOT;
	if (gone_over_card(event, player))
		return LEFT_OVER;
	return event_particular(event, player->section, player->pin, PLAYER_EXPELLED)[0]
		? LEFT_EXPELLED
		: LEFT_WITHDRAWN;
}

const char *left_words(enum left left)
{
	return marks[left].words;
}

const char *left_short(enum left left)
{
	return marks[left].brief;
}

const char *left_sign(enum left left)
{
	return marks[left].sign;
}
