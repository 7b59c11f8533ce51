/*
 * Cards that have nobody to meet once others are seated.
 */
#include "book/stranded.h"

static int next_left(const struct stranded *stranded, int card)
{
	while (card < stranded->field->count && stranded->seated[card])
		card++;
	return card;
}

/* The bye is for one of an odd number. */
static bool has_opponent(const struct stranded *stranded, int card, bool odd)
{
	if (odd && stranded->may(stranded->context, card, -1))
		return true;
	for (int c = next_left(stranded, 0); c < stranded->field->count;
		c = next_left(stranded, c + 1))
		if (c != card && stranded->may(stranded->context, card, c))
			return true;
	return false;
}

void stranded_find(const struct stranded *stranded, struct pairing_who *who)
{
	const struct field *field = stranded->field;
	const int first = next_left(stranded, 0), second = next_left(stranded, first + 1);
	int left = 0;

	*who = (struct pairing_who){0};
	if (field->npins > 0)
		return;
	for (int c = first; c < field->count; c = next_left(stranded, c + 1))
		left++;
	if (left == 2 && !stranded->may(stranded->context, first, second)) {
		*who = (struct pairing_who){.nthen = 2,
			.then = {field->card[first].player, field->card[second].player},
			.meet = true};
		return;
	}
	for (int c = first; c < field->count; c = next_left(stranded, c + 1))
		if (!has_opponent(stranded, c, left % 2 != 0)) {
			*who = (struct pairing_who){.nthen = 1, .then = {field->card[c].player}};
			return;
		}
}
