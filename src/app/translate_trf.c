/* A tournament report as the pairing library's records. */
#include "config.h"

#include "app/translate_trf.h"

#include <stdlib.h>
#include <string.h>

#include "app/acceleration.h"
#include "app/state.h"
#include "core/vec.h"

static enum pairing_kind kind_of(char code)
{
	if (trf_code_played(code))
		return PAIRING_PLAYED;
	switch (code) {
	case '+':
		return PAIRING_DEFAULT_WIN;
	case '-':
		return PAIRING_DEFAULT_LOSS;
	case 'U':
		return PAIRING_BYE_FORCED;
	case 'F':
		return PAIRING_BYE_FULL;
	case 'H':
		return PAIRING_BYE_HALF;
	default:
		return PAIRING_ABSENT;
	}
}

static enum pairing_float float_of(const struct trf *trf, int player, int opponent, int round)
{
	int mine = trf_points2(trf, player, round - 1), his;

	if (opponent == TRF_NOBODY)
		return PAIRING_LEVEL;
	his = trf_points2(trf, opponent, round - 1);
	return his < mine ? PAIRING_FLOAT_DOWN : his > mine ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

static void fill_game(const struct trf *trf, int player, int round, struct pairing_game *game)
{
	const struct trf_game *entry = trf_game(trf, player, round);

	game->kind = kind_of(entry->code);
	if (entry->opponent == TRF_NOBODY) {
		/* A default without an opponent is an absence. */
		if (game->kind == PAIRING_DEFAULT_LOSS)
			game->kind = PAIRING_ABSENT;
		game->opponent = PAIRING_NOBODY;
	} else {
		game->opponent = entry->opponent;
		game->colour = entry->colour == COLOUR_WHITE ? PAIRING_WHITE
			: entry->colour == COLOUR_BLACK      ? PAIRING_BLACK
							     : PAIRING_NEUTRAL;
	}
	game->floated = float_of(trf, player, entry->opponent, round);
	game->points = trf_game_points2(trf, entry);
}

/* A bye or an absence entered for a round to come. */
static bool is_booked(const struct trf_game *entry)
{
	return entry->code == 'H' || entry->code == 'F' || entry->code == 'Z' || entry->code == '-';
}

static void fill_player(
	const struct trf *trf, int index, struct pairing_player *player, struct pairing_game *games)
{
	int next = trf->played + 1;

	player->number = trf->players[index].number;
	player->rating = trf->players[index].rating;
	player->score = trf->players[index].points2;
	player->games = games;
	for (int round = 1; round <= trf->played; round++)
		fill_game(trf, index, round, &games[round - 1]);
	player->absent = is_booked(trf_game(trf, index, next));
	for (int round = next; round <= trf->columns; round++)
		player->bye_booked |= is_booked(trf_game(trf, index, round));
}

/* Who must not meet in the coming round: every two of each group. */
static bool fill_apart(const struct trf *trf, struct trf_field *field)
{
	const int next = trf->played + 1;
	int room = 0;

	for (int i = 0; i < trf->ngroups; i++) {
		const struct trf_group *group = &trf->groups[i];
		const int *members = &trf->members[group->from];

		for (int j = 0; j < group->count && group->first <= next && next <= group->last;
			j++) {
			for (int k = 0; k < j; k++) {
				struct pairing_apart *apart = vec_grow(field->apart, &room,
					field->input.napart + 1, sizeof(*apart));

				if (!apart)
					return false;
				field->apart = apart;
				field->input.apart = apart;
				if (members[k] != members[j])
					apart[field->input.napart++] = (struct pairing_apart){
						members[k], members[j], true};
			}
		}
	}
	return true;
}

/* What games are worth, and the virtual points of the rounds so far and the coming one. */
static bool fill_points(const struct trf *trf, struct trf_field *field)
{
	const int rounds = trf->played + 1;

	field->input.points = (struct pairing_points){trf->worth2[TRF_WIN_WHITE],
		trf->worth2[TRF_DRAW_WHITE], trf->worth2[TRF_LOSS_WHITE]};
	if (!acceleration_is_on(trf, trf->rounds))
		return true;
	field->extra = calloc((size_t)trf->count * (size_t)rounds + 1, sizeof(*field->extra));
	if (!field->extra)
		return false;
	for (int i = 0; i < trf->count; i++)
		for (int round = 1; round <= rounds; round++)
			field->extra[i * rounds + round - 1] =
				acceleration_points2(trf, trf->rounds, i, round);
	field->input.extra = field->extra;
	return true;
}

enum status translate_trf(const struct trf *trf, struct trf_field *field, struct error *error)
{
	struct trf_field made = {0};
	size_t count = (size_t)trf->count, played = (size_t)trf->played;

	made.players = calloc(count + 1, sizeof(*made.players));
	made.games = calloc(count * played + 1, sizeof(*made.games));
	made.numbers = calloc(count + 1, sizeof(*made.numbers));
	if (!made.players || !made.games || !made.numbers) {
		trf_field_done(&made);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	for (size_t i = 0; i < count; i++) {
		fill_player(trf, (int)i, &made.players[i], &made.games[i * played]);
		made.numbers[i] = trf->players[i].number;
	}
	made.input.players = made.players;
	made.input.count = trf->count;
	made.input.round = trf->played + 1;
	made.input.rounds = trf->rounds;
	made.input.lot = trf_initial(trf) == COLOUR_BLACK ? PAIRING_BLACK : PAIRING_WHITE;
	if (!fill_apart(trf, &made) || !fill_points(trf, &made)) {
		trf_field_done(&made);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	*field = made;
	return STATUS_OK;
}

void trf_field_done(struct trf_field *field)
{
	free(field->players);
	free(field->games);
	free(field->numbers);
	free(field->apart);
	free(field->extra);
	memset(field, 0, sizeof(*field));
}
