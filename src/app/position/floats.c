/* Scores and floats of a round, gathered from the rule book. */
#include "config.h"

#include "app/position/floats.h"

#include <stdlib.h>

enum status floats_scores(
	const struct pairing_book *book, const struct pairing_input *input, int **scores)
{
	int *made = calloc((size_t)input->count + 1, sizeof(*made));
	const enum pairing_status status =
		made ? pairing_scores(book, input, made) : PAIRING_NO_MEMORY;

	if (status == PAIRING_NO_MEMORY) {
		free(made);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; status != PAIRING_OK && i < input->count; i++)
		made[i] = input->players[i].score;
	*scores = made;
	return STATUS_OK;
}

enum status floats_of(const struct pairing_book *book, const struct pairing_input *input,
	enum pairing_float **floats)
{
	const size_t count = (size_t)input->count, rounds = (size_t)input->round - 1;
	enum pairing_float *made = calloc(count * rounds + 1, sizeof(*made));
	enum pairing_float *round = calloc(count + 1, sizeof(*round));
	enum pairing_status status = made && round ? PAIRING_OK : PAIRING_NO_MEMORY;

	for (size_t r = 0; status == PAIRING_OK && r < rounds; r++) {
		status = pairing_floats(book, input, (int)r + 1, round);
		for (size_t i = 0; status == PAIRING_OK && i < count; i++)
			made[i * rounds + r] = round[i];
	}
	free(round);
	if (status == PAIRING_NO_MEMORY) {
		free(made);
		return STATUS_NO_MEMORY;
	}
	*floats = made;
	return STATUS_OK;
}
