/* The byes of a player in a list: rounds and their kinds, as lists and entry forms have them. */
#include "formats/csv_byes.h"

#include <string.h>

#include "core/array_len.h"
#include "core/vec.h"

static const struct {
	const char *word;
	enum booking_kind kind;
} bye_words[] = {
	{"half", BOOKING_HALF},
	{"h", BOOKING_HALF},
	{"½", BOOKING_HALF},
	{"0.5", BOOKING_HALF},
	{"full", BOOKING_FULL},
	{"f", BOOKING_FULL},
	{"1", BOOKING_FULL},
	{"zero", BOOKING_ZERO},
	{"z", BOOKING_ZERO},
	{"0", BOOKING_ZERO},
	{"none", BOOKING_ZERO},
};

/*
 * Put a booking at its place by round among those of the last player; false if the round is there
 * already.
 */
static enum status add_booking(struct csv_entries *entries, const struct csv_booking *booking,
	bool *twice, const struct csv_place *place)
{
	struct csv_list *list = &entries->list;
	int at = list->nbookings;
	struct csv_booking *grown = vec_grow(
		list->bookings, &entries->bookings_room, list->nbookings + 1, sizeof(*grown));

	if (!grown)
		return report_no_memory(place->report);
	list->bookings = grown;
	while (at > 0 && list->bookings[at - 1].player == booking->player &&
		list->bookings[at - 1].round > booking->round)
		at--;
	*twice = at > 0 && list->bookings[at - 1].player == booking->player &&
		list->bookings[at - 1].round == booking->round;
	if (*twice)
		return STATUS_OK;
	memmove(list->bookings + at + 1, list->bookings + at,
		(size_t)(list->nbookings - at) * sizeof(*list->bookings));
	list->bookings[at] = *booking;
	list->nbookings++;
	return STATUS_OK;
}

/* "2", "R2" or "rd2": a round alone, and the next one's letters before it. */
static bool parse_round(const char *word, size_t length, struct csv_booking *booking)
{
	static const char *const before[] = {"round", "rd", "r", ""};

	for (size_t i = 0; i < ARRAY_LEN(before); i++) {
		const size_t letters = strlen(before[i]);

		if (letters >= length || !csv_word_is(before[i], word, letters))
			continue;
		booking->round = csv_number_in(word + letters, length - letters, 1, ROUNDS_MOST);
		booking->kind = BOOKING_HALF;
		return booking->round > 0;
	}
	return false;
}

static bool parse_bye(const char *word, size_t length, struct csv_booking *booking)
{
	const char *colon = memchr(word, ':', length);
	size_t digits;

	if (!colon)
		return parse_round(word, length, booking);
	digits = (size_t)(colon - word);
	booking->round = csv_number_in(word, digits, 1, ROUNDS_MOST);
	if (booking->round < 0)
		return false;
	for (size_t i = 0; i < ARRAY_LEN(bye_words); i++) {
		if (csv_word_is(bye_words[i].word, colon + 1, length - digits - 1)) {
			booking->kind = bye_words[i].kind;
			return true;
		}
	}
	return false;
}

/* What forms have between rounds, or for none. */
static bool is_filler(const char *word, size_t length)
{
	static const char *const words[] = {
		"and", "&", "round", "rounds", "rd", "-", "no", "none", "n/a"};

	for (size_t i = 0; i < ARRAY_LEN(words); i++)
		if (csv_word_is(words[i], word, length))
			return true;
	return false;
}

enum status csv_byes_read(
	struct csv_entries *entries, const char *value, const struct csv_place *place)
{
	static const char between[] = " ,;\t";
	struct csv_booking booking = {.player = entries->list.count};
	enum status status;
	bool twice = false;

	for (value += strspn(value, between); *value; value += strspn(value, between)) {
		size_t length = strcspn(value, between);

		if (is_filler(value, length)) {
			value += length;
			continue;
		}
		if (!parse_bye(value, length, &booking))
			return csv_bad_value(place, value, length,
				"ROUND:KIND such as 1:half, with half, full or zero and a round up to 60");
		status = add_booking(entries, &booking, &twice, place);
		if (status != STATUS_OK)
			return status;
		if (twice)
			return csv_bad_value(place, value, length, "each round once");
		value += length;
	}
	return STATUS_OK;
}
