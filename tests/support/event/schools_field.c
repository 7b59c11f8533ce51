/*
 * Seeded random fields for the Schools' rules.
 */
#include "config.h"
#include "support/event/schools_field.h"

static void mark_players(struct random_field *field, uint64_t *state)
{
	const int schools = 1 + random_below(state, 5), tops = random_below(state, 60);

	for (int i = 0; i < field->input.count; i++) {
		field->player[i].club = random_below(state, schools + 1);
		field->player[i].top = random_below(state, 100) < tops;
	}
}

static void make_options(struct schools_field *field, uint64_t *state)
{
	field->option[0] = random_below(state, 3) == 0 ? 60 : random_below(state, 6);
	field->option[1] = random_below(state, 3) == 0 ? 60 : random_below(state, 6);
	field->option[2] = random_below(state, 2);
	field->option[3] = random_below(state, 2);
	field->option[4] = 0;
	field->option[5] = random_below(state, 2);
	field->field.input.options = random_below(state, 4) > 0 ? field->option : NULL;
}

void schools_field_make(struct schools_field *field, uint64_t seed, int least, int most)
{
	uint64_t state = seed ^ UINT64_C(0x5c4001);

	random_field_make(&field->field, seed, least, most);
	mark_players(&field->field, &state);
	make_options(field, &state);
}

void schools_field_start(struct schools_field *field, uint64_t seed, int least, int most)
{
	struct random_field *made = &field->field;

	schools_field_make(field, seed, least, most);
	if (made->input.round > 2)
		made->input.round = 2;
	for (int i = 0; i < made->input.count; i++) {
		struct pairing_game *game = &made->game[i][0];

		if (seed % 4 > 0)
			made->player[i].score = 0;
		if (made->input.round == 2 && game->kind == PAIRING_PLAYED &&
			game->opponent % 3 > 0)
			*game = (struct pairing_game){PAIRING_NOBODY, PAIRING_NEUTRAL,
				PAIRING_BYE_HALF, PAIRING_LEVEL, 1};
	}
}
