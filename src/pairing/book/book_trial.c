/*
 * The draw on the board against the best draw with one pin more, some of its boards held or none.
 */
#include "book/book_trial.h"

#include <stdlib.h>

#include "book/score.h"

static void put_difference(const struct pairing_score *now, const struct pairing_score *then,
	int term, struct pairing_proof *proof)
{
	const struct pairing_difference difference = pairing_score_difference(now, then, term);

	proof->term = term;
	proof->entry = difference.entry;
	proof->before = difference.before;
	proof->after = difference.after;
}

static enum pairing_status compare(const struct pairing_book *book, const struct book_board *board,
	const struct book_board *then, const struct pairing_pin *pin, struct pairing_proof *proof,
	struct pairing_who *who)
{
	struct pairing_change change = {board->draw, then->draw, board->score, then->score, 0, pin};
	const int order = pairing_score_compare(board->score, then->score, &change.term);
	int below;

	if (order == 0)
		return PAIRING_OK;
	if (order < 0 && board->nheld > 0 &&
		score_compare_to_level(board->score, then->score, board->level, &below) < 0)
		change.term = below;
	proof->passed = order < 0 ? PAIRING_PASSED_WORSE : PAIRING_PASSED_BETTER;
	put_difference(board->score, then->score, change.term, proof);
	return who ? pairing_who(book, board->input, &change, who) : PAIRING_OK;
}

/* The best draw with the pin and the held ones. */
static enum pairing_status find_draw(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_pin *held, int nheld,
	const struct pairing_pin *pin, struct pairing_draw *draw)
{
	struct pairing_input pinned = *input;
	struct pairing_pin *pins =
		malloc(((size_t)input->npins + (size_t)nheld + 1) * sizeof(*pins));
	enum pairing_status status;

	if (!pins)
		return PAIRING_NO_MEMORY;
	for (int i = 0; i < input->npins; i++)
		pins[i] = input->pins[i];
	for (int i = 0; i < nheld; i++)
		pins[pinned.npins++] = held[i];
	pins[pinned.npins++] = *pin;
	pinned.pins = pins;
	status = pairing_best(book, &pinned, draw, NULL);
	free(pins);
	return status == PAIRING_BAD_INPUT ? PAIRING_NO_DRAW : status;
}

enum pairing_status book_trial_draw(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_pin *pin, struct pairing_draw *draw)
{
	return find_draw(book, input, NULL, 0, pin, draw);
}

/* The best draw with the pin and the held boards, and its score. */
static enum pairing_status score_pinned(const struct pairing_book *book,
	const struct book_board *board, const struct pairing_pin *pin, struct pairing_draw *draw,
	struct pairing_score *score)
{
	enum pairing_status status =
		find_draw(book, board->input, board->held, board->nheld, pin, draw);

	/* the score of the input as it was: the new pins are no wish of the arbiter */
	if (status == PAIRING_OK)
		status = pairing_score(book, board->input, draw, score);
	return status;
}

/*
 * No draw keeps the pin and all that is fixed. The proof: is there one if nothing is fixed but who
 * sits out, and the pin? Then what is fixed is to blame, else the rules are.
 */
static enum pairing_status blame(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_pin *pin, struct pairing_proof *proof)
{
	struct pairing_input bare = *input;
	struct pairing_pin *pins = malloc(((size_t)input->npins + 1) * sizeof(*pins));
	struct pairing_draw draw = {0};
	enum pairing_status status;

	if (!pins)
		return PAIRING_NO_MEMORY;
	bare.pins = pins;
	bare.npins = 0;
	bare.napart = 0;
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT)
			pins[bare.npins++] = input->pins[i];
	status = PAIRING_NO_DRAW;
	if (bare.npins < input->npins || input->napart > 0) {
		pins[bare.npins++] = *pin;
		status = pairing_best(book, &bare, &draw, NULL);
	}
	pairing_draw_done(&draw);
	free(pins);
	proof->passed = status == PAIRING_OK ? PAIRING_PASSED_UNKEPT : PAIRING_PASSED_ILLEGAL;
	return status == PAIRING_NO_MEMORY ? status : PAIRING_OK;
}

/* No draw keeps the pin and the held boards: is there one without those? */
static enum pairing_status find_stranded(const struct pairing_book *book,
	const struct book_board *board, const struct pairing_pin *pin, struct pairing_proof *proof)
{
	struct pairing_draw draw = {0};
	enum pairing_status status = PAIRING_NO_DRAW;

	if (board->nheld > 0)
		status = book_trial_draw(book, board->input, pin, &draw);
	pairing_draw_done(&draw);
	if (status == PAIRING_NO_DRAW)
		return blame(book, board->input, pin, proof);
	proof->passed = PAIRING_PASSED_STRANDED;
	return status;
}

enum pairing_status book_trial(const struct pairing_book *book, const struct book_board *board,
	const struct pairing_pin *pin, struct pairing_proof *proof, struct pairing_who *who)
{
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	const struct book_board then = {board->input, &draw, &score, NULL, 0, 0};
	enum pairing_status status = score_pinned(book, board, pin, &draw, &score);

	proof->passed = PAIRING_PASSED_UNKNOWN;
	if (status == PAIRING_OK)
		status = compare(book, board, &then, pin, proof, who);
	else if (status == PAIRING_NO_DRAW)
		status = find_stranded(book, board, pin, proof);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return status;
}
