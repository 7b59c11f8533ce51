/* Whether a best draw is the only one: the best draws that leave out one of its boards. */
#include "config.h"

#include "app/practice/single.h"

#include "app/trial/trial.h"

/* Is the best draw with one condition more, whose trial this is, worse, or is there none? */
static enum pairing_status is_worse(const struct translation *cards, enum pairing_status drawn,
	struct trial *trial, const struct pairing_score *best, bool *worse)
{
	const struct pairing_score *score;

	*worse = drawn == PAIRING_NO_DRAW;
	if (*worse)
		drawn = PAIRING_OK;
	else if (drawn == PAIRING_OK)
		drawn = trial_score(cards, trial, TRIAL_SCORE_FIXED, &score);
	if (drawn == PAIRING_OK && !*worse)
		*worse = pairing_score_compare(score, best, NULL) > 0;
	trial_release(trial);
	return drawn;
}

static enum pairing_status is_needed(const struct translation *cards,
	const struct pairing_board *board, const struct pairing_score *best, bool *worse)
{
	const struct pairing_pin turned = {
		PAIRING_PIN_BOARD, board->white, board->black, PAIRING_BLACK};
	struct trial *trial;
	enum pairing_status status = trial_apart(cards, board->white, board->black, &trial);

	status = is_worse(cards, status, trial, best, worse);
	if (status != PAIRING_OK || !*worse)
		return status;
	status = trial_with_pin(cards, turned, &trial);
	return is_worse(cards, status, trial, best, worse);
}

enum status practice_is_single(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *best, bool *single)
{
	struct memo memo = {NULL};
	const struct translation cards = {.book = book, .input = *input, .memo = &memo};
	struct pairing_score score = {0};
	enum pairing_status status = pairing_score(book, input, best, &score);
	bool worse = true;

	for (int i = 0; status == PAIRING_OK && worse && i < best->count; i++)
		if (best->boards[i].black != PAIRING_NOBODY)
			status = is_needed(&cards, &best->boards[i], &score, &worse);
	if (status == PAIRING_OK)
		*single = worse;
	pairing_score_done(&score);
	memo_done(&memo);
	return translate_status(status);
}
