/*
 * What the Dutch system looks at in the players' records before it draws.
 */
#include "dutch/dutch.h"

void dutch_list(const void *digest, int c, struct pairing_entry *entry)
{
	const struct dutch *dutch = digest;
	const struct dutch_card *card = &dutch->card[c];

	entry->due = card->due;
	entry->strength = card->strength == DUTCH_ABSOLUTE ? PAIRING_STRENGTH_ABSOLUTE
		: card->strength == DUTCH_STRONG           ? PAIRING_STRENGTH_STRONG
		: card->strength == DUTCH_MILD             ? PAIRING_STRENGTH_MILD
							   : PAIRING_STRENGTH_NONE;
	entry->difference = card->difference;
}
