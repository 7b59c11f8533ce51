/*
 * The entries of a checklist from a digested field.
 */
#include "cards/entries.h"

#include <stdlib.h>

static struct pairing_entry entry_of_field(const struct field *field, int c)
{
	const struct field_card *card = &field->card[c];
	const struct pairing_game *games = field->input->players[card->player].games;
	const int rounds = field->input->round - 1;
	struct pairing_entry entry = {.player = card->player,
		.score = card->score,
		.due = card->claim.due,
		.bye_barred = card->bye_barred};

	for (int r = 0; r < rounds; r++)
		if (pairing_has_colour(&games[r]))
			entry.difference += games[r].colour == PAIRING_WHITE ? 1 : -1;
	return entry;
}

/* Room for `count` entries that the caller frees, or PAIRING_NO_MEMORY. */
static enum pairing_status make_entries(int count, struct pairing_entry **entries)
{
	*entries = malloc(((size_t)count + 1) * sizeof(**entries));
	return *entries ? PAIRING_OK : PAIRING_NO_MEMORY;
}

enum pairing_status entries_of_field(
	const struct field *field, struct pairing_entry **entries, int *count)
{
	struct pairing_entry *made;
	const enum pairing_status status = make_entries(field->count, &made);

	if (status != PAIRING_OK)
		return status;
	for (int c = 0; c < field->count; c++)
		made[c] = entry_of_field(field, c);
	*entries = made;
	*count = field->count;
	return PAIRING_OK;
}

enum pairing_status entries_of_input(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct field field;
	enum pairing_status status = field_init(&field, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = entries_of_field(&field, entries, count);
	field_done(&field);
	return status;
}
