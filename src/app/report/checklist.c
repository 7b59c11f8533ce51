/* What the rules look at, as rows. */
#include "config.h"

#include "app/report/checklist.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/translate.h"

static char code_of(const struct pairing_game *game)
{
	switch (game->kind) {
	case PAIRING_PLAYED:
		return game->colour == PAIRING_WHITE ? 'w' : 'b';
	case PAIRING_DEFAULT_WIN:
		return '+';
	case PAIRING_DEFAULT_LOSS:
		return '-';
	case PAIRING_BYE_FORCED:
		return 'U';
	case PAIRING_BYE_FULL:
		return 'F';
	case PAIRING_BYE_HALF:
		return 'H';
	case PAIRING_ABSENT:
		break;
	}
	return 'Z';
}

static void fill(const struct trf_field *field, struct checklist *list)
{
	const int rounds = list->round - 1;

	for (int i = 0; i < list->count; i++) {
		const int player = list->entries[i].player;

		list->numbers[i] = field->numbers[player];
		for (int r = 0; r < rounds; r++) {
			const struct pairing_game *game = &field->players[player].games[r];

			list->games[i * rounds + r] = (struct checklist_game){
				game->opponent < 0 ? 0 : field->numbers[game->opponent],
				code_of(game)};
		}
	}
}

enum status checklist_make(
	const struct pairing_book *book, const struct trf_field *field, struct checklist *list)
{
	struct checklist made = {.round = field->input.round, .tenths = field->trf->tenths};
	const enum pairing_status status =
		pairing_checklist(book, &field->input, &made.entries, &made.count);
	const size_t room = (size_t)made.count + 1;

	if (status != PAIRING_OK)
		return translate_status(status);
	made.numbers = malloc(room * sizeof(*made.numbers));
	made.games = malloc(room * (size_t)made.round * sizeof(*made.games));
	if (!made.numbers || !made.games) {
		checklist_done(&made);
		return STATUS_NO_MEMORY;
	}
	fill(field, &made);
	*list = made;
	return STATUS_OK;
}

enum status checklist_add_draw(
	const struct trf_field *field, const struct pairing_draw *draw, struct checklist *list)
{
	const size_t players = (size_t)field->input.count + 1;
	struct checklist_game *by_player = calloc(players, sizeof(*by_player));
	struct checklist_game *drawn = calloc((size_t)list->count + 1, sizeof(*drawn));

	if (!by_player || !drawn) {
		free(by_player);
		free(drawn);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < draw->count; i++) {
		const int white = draw->boards[i].white, black = draw->boards[i].black;

		if (black == PAIRING_NOBODY) {
			by_player[white] = (struct checklist_game){0, 'U'};
			continue;
		}
		by_player[white] = (struct checklist_game){field->numbers[black], 'w'};
		by_player[black] = (struct checklist_game){field->numbers[white], 'b'};
	}
	for (int i = 0; i < list->count; i++)
		drawn[i] = by_player[list->entries[i].player];
	free(by_player);
	list->drawn = drawn;
	return STATUS_OK;
}

void checklist_done(struct checklist *list)
{
	free(list->entries);
	free(list->numbers);
	free(list->games);
	free(list->drawn);
	memset(list, 0, sizeof(*list));
}

void checklist_points(const struct checklist *list, int entry, char buffer[16])
{
	const struct trf unit = {.tenths = list->tenths};

	trf_points_text(&unit, list->entries[entry].score, buffer);
}
