/* Why the wish makes more cards leave a level: those who would be left there have met. */
#include "config.h"

#include "app/trial/wish.h"
#include "app/words/words.h"

#include <string.h>

enum { LEFT_MOST = 4 };

/* The score of the first level that more cards leave; -1: none. */
static int find_level(const struct pairing_score *now, const struct pairing_score *then, int index)
{
	const struct pairing_term *a = &now->terms[index], *b = &then->terms[index];
	int entry = 0;

	if (a->id != PAIRING_TERM_FLOATS)
		return -1;
	while (entry < a->length && entry < b->length &&
		now->values[a->first + entry] == then->values[b->first + entry])
		entry++;
	for (int i = 0, k = 0; i < then->nterms; i++)
		if (pairing_term_goes_down(then->terms[i].id) && k++ == entry)
			return then->terms[i].level;
	return -1;
}

/* Those of the level who meet lower ones, but by the wish; returns how many. */
static int list_left(const struct position *position, const struct wish *wish,
	const struct pairing_draw *draw, int level, int left[LEFT_MOST])
{
	const int *scores = position->cards.scores;
	const int wisher = translate_index(&position->cards, wish->pin);
	int n = 0;

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		int high = board->white, low = board->black;

		if (low < 0 || high == wisher || low == wisher)
			continue;
		if (scores[high] < scores[low]) {
			high = board->black;
			low = board->white;
		}
		if (scores[high] != level || scores[low] == level)
			continue;
		if (n < LEFT_MOST)
			left[n] = high;
		n++;
	}
	return n;
}

static bool have_all_met(const struct pairing_input *input, const int *left, int count)
{
	for (int i = 0; i < count; i++)
		for (int k = i + 1; k < count; k++)
			if (!pairing_have_met(input, left[i], left[k]))
				return false;
	return true;
}

void whynot_cause(struct app *app, const struct position *position, const struct wish *wish,
	const struct trial *wished, int term, char *text, size_t size)
{
	const int level = find_level(&position->score, &wished->like_seats_score, term);
	int left[LEFT_MOST];
	const int count =
		level < 0 ? 0 : list_left(position, wish, &wished->like_seats, level, left);
	size_t used;

	text[0] = '\0';
	if (count < 2 || count > LEFT_MOST || !have_all_met(&position->cards.input, left, count))
		return;
	words_put(text, size, ": ");
	for (int i = 0; i < count; i++) {
		char who[WHO_SIZE];

		used = strlen(text);
		words_put(text + used, size - used, "%s%s", words_between(i, count),
			words_who(app_event(app), app->section, position->cards.pin_of[left[i]],
				who));
	}
	used = strlen(text);
	words_put(text + used, size - used, ", who would be left there, have met");
}
