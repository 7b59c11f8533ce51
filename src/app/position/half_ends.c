/* Cards that cannot cross the mid-line: the top and bottom of each score. */
#include "config.h"

#include "app/position/half_ends.h"
#include "app/round/cards.h"

#include <stdlib.h>

/* Does the arbiter keep him from meeting one of his score? */
static bool is_elsewhere(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (pin->player == player &&
			(pin->kind == PAIRING_PIN_FLOAT_DOWN || pin->kind == PAIRING_PIN_FLOAT_UP ||
				pin->kind == PAIRING_PIN_BYE || pin->kind == PAIRING_PIN_OUT))
			return true;
	}
	return false;
}

/* From the highest card on, or from the lowest: has one of his score come before him? */
static void mark_half_ends(const struct pairing_input *input, const struct pairing_entry *entries,
	int count, bool up, struct half_ends *ends)
{
	int score = -1;

	for (int i = 0; i < count; i++) {
		const struct pairing_entry *entry = &entries[up ? count - 1 - i : i];
		bool *end = up ? &ends[entry->player].lowest : &ends[entry->player].highest;

		*end = entry->score != score;
		if (!is_elsewhere(input, entry->player))
			score = entry->score;
	}
}

enum status half_ends_find(const struct position *position, struct half_ends **ends)
{
	const struct pairing_input *input = &position->cards.input;
	struct pairing_input all = *input; /* also who sits out by hand: he may come back */
	struct half_ends *made = calloc((size_t)input->count + 1, sizeof(*made));
	struct pairing_entry *entries;
	enum pairing_status listed;
	int count;

	if (!made)
		return STATUS_NO_MEMORY;
	all.npins = 0;
	listed = pairing_checklist(position->cards.book, &all, &entries, &count);
	if (listed != PAIRING_OK) {
		free(made);
		return translate_status(listed);
	}
	mark_half_ends(input, entries, count, false, made);
	mark_half_ends(input, entries, count, true, made);
	free(entries);
	*ends = made;
	return STATUS_OK;
}

enum status app_half_ends(struct app *app, struct half_ends **ends, struct error *error)
{
	struct position *position;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK)
		return status;
	status = half_ends_find(position, ends);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}
