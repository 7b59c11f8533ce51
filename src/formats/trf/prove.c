/* A report that was written, read again: does it say what it should? */
#include "formats/trf/trf.h"

#include <stdlib.h>
#include <string.h>

static bool same_games(const struct trf *meant, const struct trf *read, int player)
{
	for (int round = 1; round <= meant->played; round++) {
		const struct trf_game *one = trf_game(meant, player, round),
				      *two = trf_game(read, player, round);

		if (one->opponent != two->opponent || one->colour != two->colour ||
			one->code != two->code)
			return false;
	}
	return true;
}

/* Names are cut to the room of their columns, and so one begins with the other. */
static bool same_players(const struct trf *meant, const struct trf *read)
{
	for (int i = 0; i < meant->count; i++) {
		const struct trf_player *one = &meant->players[i], *two = &read->players[i];

		if (one->number != two->number || one->points2 != two->points2 ||
			one->rating != two->rating ||
			strncmp(one->name, two->name, strlen(two->name)) != 0 ||
			!same_games(meant, read, i))
			return false;
	}
	return true;
}

/* As who has the text alone would hand it on. */
static enum status write_again(
	const struct trf *read, enum trf_edition edition, const char *text, size_t size, bool *same)
{
	char *again;
	size_t second;
	enum status status = trf_write(read, edition, &again, &second);

	if (status != STATUS_OK)
		return status;
	*same = second == size && memcmp(again, text, size) == 0;
	free(again);
	return STATUS_OK;
}

enum status trf_prove(const struct trf *meant, enum trf_edition edition, const char *text,
	size_t size, bool *proved)
{
	const struct report silent = {.error = NULL};
	struct trf read;
	enum status status = trf_read(text, size, &read, &silent);
	bool same = false;

	if (status == STATUS_BAD_INPUT) {
		*proved = false;
		return STATUS_OK;
	}
	if (status != STATUS_OK)
		return status;
	if (meant->count == read.count && meant->played == read.played &&
		meant->rounds == read.rounds && same_players(meant, &read))
		status = write_again(&read, edition, text, size, &same);
	trf_done(&read);
	*proved = same;
	return status;
}
