/* A club evening made by hand. */
#include "config.h"
#include "support/event/hand_evening.h"

#include <check.h>
#include <string.h>

void hand_evening_start(struct hand_evening *field, int players, int round)
{
	memset(field, 0, sizeof(*field));
	field->option = 15;
	field->input = (struct pairing_input){.players = field->player,
		.count = players,
		.round = round,
		.rounds = HAND_EVENINGS,
		.lot = PAIRING_WHITE,
		.pins = field->pin,
		.options = &field->option};
	for (int i = 0; i < players; i++) {
		field->player[i].number = i + 1;
		field->player[i].games = field->game[i];
		for (int r = 0; r < HAND_EVENINGS; r++)
			field->game[i][r].opponent = PAIRING_NOBODY;
	}
}

void hand_evening_play(struct hand_evening *field, int evening, const char *games)
{
	for (const char *game = games; *game; game += game[3] ? 4 : 3) {
		const int white = game[0] - 'a', black = game[1] - 'a', points = game[2] - '0';

		field->game[white][evening - 1] = (struct pairing_game){
			black, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points};
		field->game[black][evening - 1] = (struct pairing_game){
			white, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 2 - points};
	}
}

void hand_evening_sit_out(struct hand_evening *field, int evening, char player)
{
	field->game[player - 'a'][evening - 1].kind = PAIRING_BYE_FORCED;
}

void hand_evening_draws(
	const struct hand_evening *field, const struct pairing_book *book, const char *want)
{
	struct pairing_draw draw = {0};
	struct pairing_blame blame = {.text = ""};
	char text[4 * HAND_CARDS] = "";
	size_t used = 0;

	ck_assert_msg(
		pairing_best(book, &field->input, &draw, &blame) == PAIRING_OK, "%s", blame.text);
	for (int i = 0; i < draw.count; i++) {
		if (i > 0)
			text[used++] = ' ';
		text[used++] = (char)('a' + draw.boards[i].white);
		text[used++] = draw.boards[i].black == PAIRING_NOBODY
			? '-'
			: (char)('a' + draw.boards[i].black);
	}
	text[used] = '\0';
	ck_assert_str_eq(text, want);
	pairing_draw_done(&draw);
}
