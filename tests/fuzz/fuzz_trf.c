/* Any bytes as a tournament report: sound players and a consistent history, or an error. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>

#include "core/text.h"
#include "formats/trf.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void check_history(const struct trf *trf, int player)
{
	for (int round = 1; round <= trf->columns; round++) {
		const struct trf_game *game = trf_game(trf, player, round);

		if (game->opponent != TRF_NOBODY) {
			expect(round <= trf->played && game->opponent < trf->count && game->opponent != player);
			expect(trf_game(trf, game->opponent, round)->opponent == player);
		} else {
			expect(!trf_code_played(game->code) && game->colour == COLOUR_NONE);
		}
		expect(round <= trf->played || game->code != 'U');
	}
}

static void check_players(const struct trf *trf)
{
	expect(trf->count > 0 && trf->played >= 0 && trf->columns > trf->played);
	expect(trf->rounds >= 0 && trf->rounds <= ROUNDS_MOST);
	for (int i = 0; i < trf->count; i++) {
		const struct trf_player *player = &trf->players[i];

		expect(player->number > 0 && player->number <= PLAYERS_MOST && text_is_clean(player->name));
		expect(i == 0 || player[-1].number < player->number);
		expect(trf_find(trf, player->number) == i);
		expect(player->points2 == trf_points2(trf, i, trf->played));
		check_history(trf, i);
	}
}

static void read_notice(void *context, const char *text)
{
	(void)context;
	expect(text_is_clean(text));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct trf trf = {0};
	struct error error = {0};
	const struct report report = {read_notice, NULL, &error};

	if (trf_read((const char *)bytes, size, &trf, &report) == STATUS_OK)
		check_players(&trf);
	else
		expect(!trf.players && error.text[0] && text_is_clean(error.text));
	trf_done(&trf);
	return 0;
}
