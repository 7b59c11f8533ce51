/*
 * Compares two draws of a club evening: finds the first in the list whose opponent stands lower in
 * one.
 */
#include "config.h"

#include "app/evening/evening_lower.h"

#include <stdlib.h>

#include "app/position/translate.h"
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

/* The place of the higher one, then of whom he would meet and of whom he meets. */
static bool find_places(const struct pairing_change *change, const int *place, const int *list,
	int count, int at[3])
{
	const struct pairing_difference first =
		pairing_score_difference(change->now_score, change->then_score, change->term);

	if (first.entry < 0)
		return false;
	at[0] = find_higher(change->now, place, list, count, first.entry);
	at[1] = at[0] + first.before;
	at[2] = at[0] + first.after;
	return at[0] >= 0 && at[1] < count && at[2] < count;
}

enum status evening_lower_words(const struct pairing_input *input, const struct cast *cast,
	const struct pairing_change *change, char *text, size_t size)
{
	int *list, *place, count = 0, at[3];
	enum status status = STATUS_NO_MEMORY;

	text[0] = '\0';
	if (change->now_score->terms[change->term].id != PAIRING_TERM_NEXT_LOWER)
		return STATUS_OK;
	list = calloc((size_t)input->count * 2 + 1, sizeof(*list));
	place = list ? list + input->count : NULL;
	if (list)
		status = translate_status(pairing_gsrp_list(input, list, &count));
	for (int i = 0; status == STATUS_OK && i < count; i++)
		place[list[i]] = i;
	if (status == STATUS_OK && find_places(change, place, list, count, at))
		tell(cast, list, at, text, size);
	free(list);
	return status;
}
