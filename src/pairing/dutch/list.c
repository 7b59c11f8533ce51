/*
 * What the Dutch system looks at in the players' records before it draws.
 */
#include "dutch/dutch.h"

#include <stdlib.h>

#include "cards/entries.h"

static struct pairing_entry entry_of_dutch(const struct dutch *dutch, int c)
{
	const struct field_card *seat = &dutch->field.card[c];
	const struct dutch_card *card = &dutch->card[c];

	return (struct pairing_entry){
		.player = seat->player,
		.score = seat->score,
		.due = card->due,
		.strength = card->strength == DUTCH_ABSOLUTE ? PAIRING_STRENGTH_ABSOLUTE
			: card->strength == DUTCH_STRONG     ? PAIRING_STRENGTH_STRONG
			: card->strength == DUTCH_MILD       ? PAIRING_STRENGTH_MILD
							     : PAIRING_STRENGTH_NONE,
		.difference = card->difference,
		.bye_barred = seat->bye_barred,
	};
}

enum pairing_status dutch_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct pairing_entry *made;
	struct dutch dutch;
	enum pairing_status status = dutch_init(&dutch, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = entries_make(dutch.field.count, &made);
	for (int c = 0; status == PAIRING_OK && c < dutch.field.count; c++)
		made[c] = entry_of_dutch(&dutch, c);
	if (status == PAIRING_OK) {
		*entries = made;
		*count = dutch.field.count;
	}
	dutch_done(&dutch);
	return status;
}
