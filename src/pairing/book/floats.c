/* Scores and floats of all players as a rule book counts them. */
#include "book/frame.h"
#include "cards/field_check.h"

enum pairing_status pairing_scores(
	const struct pairing_book *book, const struct pairing_input *input, int *scores)
{
	const enum pairing_status status = field_check(input, NULL);

	if (status != PAIRING_OK || book->rules->scores)
		return status == PAIRING_OK ? book->rules->scores(input, scores) : status;
	for (int i = 0; i < input->count; i++)
		scores[i] = input->players[i].score;
	return PAIRING_OK;
}

bool pairing_bye_floats(const struct pairing_book *book, const struct pairing_input *input)
{
	return book->rules->bye_floats && book->rules->bye_floats(input);
}

enum pairing_status pairing_floats(const struct pairing_book *book,
	const struct pairing_input *input, int round, enum pairing_float *floats)
{
	const enum pairing_status status = field_check(input, NULL);

	if (status != PAIRING_OK)
		return status;
	if (round < 1 || round >= input->round)
		return PAIRING_BAD_INPUT;
	if (book->rules->floats)
		return book->rules->floats(input, round, floats);
	for (int i = 0; i < input->count; i++)
		floats[i] = input->players[i].games[round - 1].floated;
	return PAIRING_OK;
}
