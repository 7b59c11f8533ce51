/*
 * Who was in a round of a report when it was published, and which boards stayed as they were when
 * somebody was seated later.
 */
#include "config.h"

#include "app/report/translate_published.h"

#include "app/trf/late.h"

bool translate_published(struct trf_field *field, int round)
{
	trf_published_done(&field->published);
	if (round > field->trf->played)
		return true;
	if (trf_published_read(field->trf, round, &field->published) != STATUS_OK)
		return false;
	for (int i = 0; i < field->published.count; i++) {
		const struct trf_published_seat *seat = &field->published.items[i];

		if (seat->volunteered)
			continue;
		field->players[trf_field_card(field, seat->white)].absent = seat->board == 0;
		if (seat->black)
			field->players[trf_field_card(field, seat->black)].absent = false;
	}
	return true;
}

/* Who sat elsewhere when the round was published, or nowhere. */
static void mark_published(struct trf_field *field)
{
	for (int i = 0; i < field->published.count; i++) {
		const struct trf_published_seat *seat = &field->published.items[i];

		if (seat->volunteered)
			continue;
		field->seated_late[trf_field_card(field, seat->white)] = true;
		if (seat->black)
			field->seated_late[trf_field_card(field, seat->black)] = true;
	}
}

void translate_kept_boards(struct trf_field *field, int round)
{
	const struct trf *trf = field->trf;
	struct pairing_input *input = &field->input;
	bool any = false;

	input->npins = 0;
	input->pins = field->pins;
	for (int i = 0; i < trf->count; i++)
		field->seated_late[i] = false;
	/* it is looked at as it was published, before that */
	if (field->published.count > 0) {
		mark_published(field);
		return;
	}
	for (int i = 0; round <= trf->played && i < trf->nkept; i++) {
		struct trf_late late;

		if (!trf_late_parse(trf->kept[i], &late) || late.round != round ||
			trf_field_card(field, late.pin) == TRF_NOBODY)
			continue;
		field->seated_late[trf_field_card(field, late.pin)] = true;
		any = true;
	}
	for (int i = 0; any && i < trf->count; i++) {
		const struct trf_game *game = trf_game(trf, field->entry_of[i], round);
		const int other =
			game->opponent == TRF_NOBODY ? -1 : field->card_of[game->opponent];

		if (other > i && !field->seated_late[i] && !field->seated_late[other])
			field->pins[input->npins++] = (struct pairing_pin){PAIRING_PIN_BOARD,
				game->colour == COLOUR_BLACK ? other : i,
				game->colour == COLOUR_BLACK ? i : other, PAIRING_WHITE};
	}
}
