/*
 * What a rule book looks at in the players' records, told by the digest from which it draws.
 */
#include <stdlib.h>

#include "caa.h"
#include "dutch.h"
#include "schools.h"
#include "uscf.h"

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
	return entry;
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
	const struct field *field, struct pairing_entry **entries, int *count)
{
	struct pairing_entry *made;
	const enum pairing_status status = make(field->count, &made);

	if (status != PAIRING_OK)
		return status;
	for (int c = 0; c < field->count; c++)
		made[c] = entry_of_field(field, c);
	*entries = made;
	*count = field->count;
	return PAIRING_OK;
}

/* By the scores of an accelerated round. */
static enum pairing_status list_us(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct uscf uscf;
	enum pairing_status status = uscf_init(&uscf, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = list_field(&uscf.field, entries, count);
	uscf_done(&uscf);
	return status;
}

/* The lot by which the rule book's setting orders the cards (CAA 30, Schools 26); 0: by rank. */
static int order_lot(const struct pairing_book *book, const struct pairing_input *input)
{
	const int option = pairing_book_option(book, "random");

	if (option < 0)
		return input->order_lot;
	return input->options ? input->options[option] : book->options[option].value;
}

static enum pairing_status list_plain(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct pairing_input ordered = *input;
	struct field field;
	enum pairing_status status;

	ordered.order_lot = order_lot(book, input);
	status = field_init(&field, &ordered, NULL);

	if (status != PAIRING_OK)
		return status;
	status = list_field(&field, entries, count);
	field_done(&field);
	return status;
}

/* With those whom rule 6 spares. */
static enum pairing_status list_caa(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct caa_options options;
	struct pairing_input own;
	struct field field;
	enum pairing_status status = caa_options_read(input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	own = caa_input(input, &options);
	status = field_init(&field, &own, NULL);
	if (status != PAIRING_OK)
		return status;
	status = list_field(&field, entries, count);
	for (int c = 0; status == PAIRING_OK && c < field.count; c++)
		(*entries)[c].bye_spared = caa_bye_spared(&field, &options, c);
	field_done(&field);
	return status;
}

/* With those whom rule 4 spares. */
static enum pairing_status list_schools(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct schools_options options;
	struct pairing_input own;
	struct field field;
	enum pairing_status status = schools_options_read(input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	own = schools_input(input, &options);
	status = field_init(&field, &own, NULL);
	if (status != PAIRING_OK)
		return status;
	status = list_field(&field, entries, count);
	for (int c = 0; status == PAIRING_OK && c < field.count && !options.old; c++)
		(*entries)[c].bye_spared = schools_bye_spared(&field, c);
	field_done(&field);
	return status;
}

static enum pairing_status list(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_entry **entries, int *count)
{
	return book == &dutch_book      ? list_dutch(input, entries, count)
		: book == &uscf_book    ? list_us(input, entries, count)
		: book == &caa_book     ? list_caa(input, entries, count)
		: book == &schools_book ? list_schools(input, entries, count)
					: list_plain(book, input, entries, count);
}

/* Their floats one and two rounds back. */
static enum pairing_status put_floats(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_entry *entries, int count)
{
	enum pairing_float *floats = malloc(((size_t)input->count + 1) * sizeof(*floats));
	enum pairing_status status = floats ? PAIRING_OK : PAIRING_NO_MEMORY;

	for (int back = 1; status == PAIRING_OK && back <= 2 && back < input->round; back++) {
		status = pairing_floats(book, input, input->round - back, floats);
		for (int i = 0; status == PAIRING_OK && i < count; i++)
			*(back == 1 ? &entries[i].float1 : &entries[i].float2) =
				floats[entries[i].player];
	}
	free(floats);
	return status;
}

enum pairing_status pairing_checklist(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct pairing_entry *made;
	int listed;
	enum pairing_status status = list(book, input, &made, &listed);

	if (status != PAIRING_OK)
		return status;
	status = put_floats(book, input, made, listed);
	if (status != PAIRING_OK) {
		free(made);
		return status;
	}
	*entries = made;
	*count = listed;
	return PAIRING_OK;
}
