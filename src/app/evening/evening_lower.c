/* Of two draws of a club evening: the first in the list whose opponent stands lower in one. */
#include "config.h"

#include "app/evening/evening_lower.h"

#include <stdlib.h>
#include <string.h>

/* The place in tonight's list of the higher player of the board with this number, from 0; -1. */
static int find_higher(
	const struct pairing_draw *draw, const int *place, const int *list, int count, int number)
{
	for (int at = 0; at < count; at++)
		for (int i = 0; i < draw->count; i++) {
			const struct pairing_board *board = &draw->boards[i];
			const int other = board->white == list[at] ? board->black
				: board->black == list[at]         ? board->white
								   : PAIRING_NOBODY;

			if (other >= 0 && place[other] > at && number-- == 0)
				return at;
		}
	return -1;
}

/* "1 Ames, 1st tonight," and the like. */
static const char *who(const struct cast *cast, const int *list, int at, char buffer[WHO_SIZE])
{
	return words_who(cast->event, cast->section, cast->pins[list[at]], buffer);
}

static void tell(const struct cast *cast, const int *list, const int at[3], char *text, size_t size)
{
	char higher[WHO_SIZE], then[WHO_SIZE], now[WHO_SIZE], places[3][16];

	for (int i = 0; i < 3; i++)
		words_ordinal(at[i] + 1, at[i] + 1, places[i]);
	words_put(text, size, "%s (%s tonight) would meet %s (%s), not %s (%s)",
		who(cast, list, at[0], higher), places[0], who(cast, list, at[2], then), places[2],
		who(cast, list, at[1], now), places[1]);
}

enum status evening_lower_words(const struct position *position, const struct cast *cast, int entry,
	int before, int after, char *text, size_t size)
{
	const struct pairing_input *input = &position->cards.input;
	int *list = calloc((size_t)input->count * 2 + 1, sizeof(*list)), count = 0, higher;
	int *place = list ? list + input->count : NULL;
	enum status status = STATUS_NO_MEMORY;

	text[0] = '\0';
	if (list)
		status = translate_status(pairing_gsrp_list(input, list, &count));
	for (int i = 0; status == STATUS_OK && i < count; i++)
		place[list[i]] = i;
	higher = status == STATUS_OK ? find_higher(&position->draw, place, list, count, entry) : -1;
	if (higher >= 0 && higher + before < count && higher + after < count)
		tell(cast, list, (const int[]){higher, higher + before, higher + after}, text,
			size);
	free(list);
	return status;
}
