/* Whether a best draw is the only one: the best draws that leave out one of its boards. */
#include "config.h"

#include "app/practice/single.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/translate.h"

struct search {
	const struct pairing_book *book;
	const struct pairing_input *input;
	struct pairing_score best;
	struct pairing_apart *apart; /* those of the input and room for one more */
	struct pairing_pin *pins;    /* the same */
};

/* Is the best draw of an input with one condition more worse, or is there none? */
static enum pairing_status is_worse(
	const struct search *search, const struct pairing_input *changed, bool *worse)
{
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	enum pairing_status status = search->book->best(changed, &draw, NULL);

	if (status == PAIRING_NO_DRAW) {
		*worse = true;
		return PAIRING_OK;
	}
	if (status == PAIRING_OK)
		status = search->book->score(search->input, &draw, &score);
	if (status == PAIRING_OK)
		*worse = pairing_score_compare(&score, &search->best, NULL) > 0;
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return status;
}

static enum pairing_status without_pair(
	struct search *search, const struct pairing_board *board, bool *worse)
{
	struct pairing_input changed = *search->input;

	search->apart[changed.napart++] = (struct pairing_apart){board->white, board->black, true};
	changed.apart = search->apart;
	return is_worse(search, &changed, worse);
}

static enum pairing_status turned(
	struct search *search, const struct pairing_board *board, bool *worse)
{
	struct pairing_input changed = *search->input;

	search->pins[changed.npins++] =
		(struct pairing_pin){PAIRING_PIN_BOARD, board->white, board->black, PAIRING_BLACK};
	changed.pins = search->pins;
	return is_worse(search, &changed, worse);
}

static enum pairing_status search_boards(
	struct search *search, const struct pairing_draw *best, bool *single)
{
	enum pairing_status status = search->book->score(search->input, best, &search->best);
	bool worse = true;

	for (int i = 0; status == PAIRING_OK && worse && i < best->count; i++) {
		const struct pairing_board *board = &best->boards[i];

		if (board->black == PAIRING_NOBODY)
			continue;
		status = without_pair(search, board, &worse);
		if (status == PAIRING_OK && worse)
			status = turned(search, board, &worse);
	}
	if (status == PAIRING_OK)
		*single = worse;
	return status;
}

enum status practice_is_single(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *best, bool *single)
{
	struct search search = {.book = book, .input = input};
	enum pairing_status status = PAIRING_NO_MEMORY;

	search.apart = calloc((size_t)input->napart + 1, sizeof(*search.apart));
	search.pins = calloc((size_t)input->npins + 1, sizeof(*search.pins));
	if (search.apart && search.pins) {
		if (input->napart > 0)
			memcpy(search.apart, input->apart,
				(size_t)input->napart * sizeof(*search.apart));
		if (input->npins > 0)
			memcpy(search.pins, input->pins,
				(size_t)input->npins * sizeof(*search.pins));
		status = search_boards(&search, best, single);
	}
	pairing_score_done(&search.best);
	free(search.apart);
	free(search.pins);
	return translate_status(status);
}
