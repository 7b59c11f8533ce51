/* The checklist of a rule book: players' records, with the floats of the last two rounds. */
#include <stdlib.h>

#include "book/frame.h"
#include "cards/entries.h"

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
	struct pairing_entry *made = NULL;
	int listed = 0;
	enum pairing_status status = book->rules->listed_by_score
		? entries_of_input(input, &made, &listed)
		: frame_list(book, input, &made, &listed);

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
