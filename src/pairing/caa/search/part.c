/*
 * Some neighbouring levels of a field as an input of their own.
 */
#include "caa/search/part.h"

#include <stdlib.h>
#include <string.h>

/* The players of the part, in rank order. */
static void list_players(struct caa_part *part, const struct field *field)
{
	const struct pairing_input *input = field->input;
	int n = 0;

	for (int i = 0; i < input->count; i++) {
		const int card = field->card_of[i];
		const int level = card < 0 ? -1 : field->card[card].level;

		part->part_of[i] = -1;
		if (card < 0 || level < part->from || level > part->to)
			continue;
		part->whole[n] = i;
		part->part_of[i] = n++;
	}
}

static void copy_records(struct caa_part *part, const struct pairing_input *input)
{
	const size_t rounds = (size_t)input->round - 1;

	for (int n = 0; n < part->input.count; n++) {
		struct pairing_game *games = part->games + (size_t)n * rounds;

		part->players[n] = input->players[part->whole[n]];
		if (rounds > 0)
			memcpy(games, part->players[n].games, rounds * sizeof(*games));
		part->players[n].games = games;
		for (size_t r = 0; r < rounds; r++) {
			const int other = games[r].opponent;

			if (other >= 0)
				games[r].opponent = part->part_of[other] >= 0 ? part->part_of[other]
									      : PAIRING_OUTSIDE;
		}
	}
}

static void copy_wishes(struct caa_part *part, const struct pairing_input *input)
{
	for (int i = 0; i < input->npins; i++) {
		struct pairing_pin pin = input->pins[i];

		pin.player = part->part_of[pin.player];
		if (pin.kind == PAIRING_PIN_BOARD)
			pin.other = part->part_of[pin.other];
		if (pin.player >= 0 && (pin.kind != PAIRING_PIN_BOARD || pin.other >= 0))
			part->pins[part->input.npins++] = pin;
	}
	for (int i = 0; i < input->napart; i++) {
		struct pairing_apart apart = input->apart[i];

		apart.player = part->part_of[apart.player];
		apart.other = part->part_of[apart.other];
		if (apart.player >= 0 && apart.other >= 0)
			part->apart[part->input.napart++] = apart;
	}
}

bool caa_part_init(struct caa_part *part, const struct field *field, int from, int to)
{
	const struct pairing_input *input = field->input;
	const struct field_level *first = &field->level[from], *last = &field->level[to];
	const int count = last->first + last->count - first->first;
	const size_t n = (size_t)count;

	*part = (struct caa_part){.from = from, .to = to, .input = *input};
	part->players = malloc(n * sizeof(*part->players));
	part->games = malloc((n * (size_t)(input->round - 1) + 1) * sizeof(*part->games));
	part->pins = malloc(((size_t)input->npins + 1) * sizeof(*part->pins));
	part->apart = malloc(((size_t)input->napart + 1) * sizeof(*part->apart));
	part->whole = calloc(n, sizeof(*part->whole));
	part->part_of = calloc((size_t)input->count, sizeof(*part->part_of));
	if (!part->players || !part->games || !part->pins || !part->apart || !part->whole ||
		!part->part_of) {
		caa_part_done(part);
		return false;
	}
	part->input.players = part->players;
	part->input.count = count;
	part->input.pins = part->pins;
	part->input.npins = 0;
	part->input.apart = part->apart;
	part->input.napart = 0;
	list_players(part, field);
	copy_records(part, input);
	copy_wishes(part, input);
	return true;
}

void caa_part_done(struct caa_part *part)
{
	free(part->players);
	free(part->games);
	free(part->pins);
	free(part->apart);
	free(part->whole);
	free(part->part_of);
	*part = (struct caa_part){0};
}
