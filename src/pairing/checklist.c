/*
 * What a rule book looks at in the players' records, told by the digest from which it draws.
 */
#include <stdlib.h>

#include "dutch.h"

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
		if (games[r].kind == PAIRING_PLAYED)
			entry.difference += games[r].colour == PAIRING_WHITE ? 1 : -1;
	if (rounds > 0)
		entry.float1 = games[rounds - 1].floated;
	if (rounds > 1)
		entry.float2 = games[rounds - 2].floated;
	return entry;
}

static enum pairing_float float_of(unsigned floats, enum dutch_float down, enum dutch_float up)
{
	return floats & down ? PAIRING_FLOAT_DOWN : floats & up ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

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
		.float1 = float_of(card->floats, DUTCH_DOWN_1, DUTCH_UP_1),
		.float2 = float_of(card->floats, DUTCH_DOWN_2, DUTCH_UP_2),
		.bye_barred = seat->bye_barred,
	};
}

static enum pairing_status make(int count, struct pairing_entry **entries)
{
	*entries = malloc(((size_t)count + 1) * sizeof(**entries));
	return *entries ? PAIRING_OK : PAIRING_NO_MEMORY;
}

static enum pairing_status list_dutch(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct pairing_entry *made;
	struct dutch dutch;
	enum pairing_status status = dutch_init(&dutch, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = make(dutch.field.count, &made);
	for (int c = 0; status == PAIRING_OK && c < dutch.field.count; c++)
		made[c] = entry_of_dutch(&dutch, c);
	if (status == PAIRING_OK) {
		*entries = made;
		*count = dutch.field.count;
	}
	dutch_done(&dutch);
	return status;
}

static enum pairing_status list_field(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct pairing_entry *made;
	struct field field;
	enum pairing_status status = field_init(&field, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = make(field.count, &made);
	for (int c = 0; status == PAIRING_OK && c < field.count; c++)
		made[c] = entry_of_field(&field, c);
	if (status == PAIRING_OK) {
		*entries = made;
		*count = field.count;
	}
	field_done(&field);
	return status;
}

enum pairing_status pairing_checklist(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	return book == &dutch_book ? list_dutch(input, entries, count)
				   : list_field(input, entries, count);
}
