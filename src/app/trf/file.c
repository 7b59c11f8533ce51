/* A tournament report from a file. */
#include "config.h"

#include "app/trf/file.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/file.h"
#include "app/event/state.h"
#include "app/trf/book.h"
#include "app/trf/event.h"
#include "app/trf/filled.h"
#include "app/trf/rows.h"

struct told {
	struct filled *games;
	int count;
};

/* Games against those from outside are told by comments of ours (CAA 36). */
static enum trf_bye_is bye_told(const void *context, int number, int round)
{
	const struct told *told = context;
	const struct filled *game = trf_filled_find(told->games, told->count, number, round);

	return !game ? TRF_BYE_UNTOLD : game->beside > 0 ? TRF_BYE_BESIDE : TRF_BYE_DRAWN;
}

/* How many lone byes there are; they become those of the draw if that was asked for. */
static enum status find_lone_byes(struct trf *trf, bool turn, int *byes)
{
	struct told told;
	const enum status status = trf_filled_read(trf, &told.games, &told.count);

	if (status != STATUS_OK)
		return status;
	*byes = trf_lone_byes(trf, bye_told, &told, turn);
	free(told.games);
	return STATUS_OK;
}

/*
 * Does whoever wrote the report tell the byes of the draw from full-point byes? A program that
 * knows U writes it for all of them, and ours does.
 */
static bool tells_byes_apart(const struct trf *trf)
{
	for (int i = 0; i < trf->nkept; i++)
		if (trf_rows_system(trf->kept[i]))
			return true;
	for (int round = 1; round <= trf->played; round++)
		for (int i = 0; i < trf->count; i++)
			if (trf_game(trf, i, round)->code == 'U')
				return true;
	return false;
}

/* The round from which on a comment of ours says that he is gone; behind all rounds: none does. */
static int gone_from(const struct trf *trf, int player)
{
	int number, round;

	for (int i = 0; i < trf->nkept; i++)
		if (trf_rows_left(trf->kept[i], &number, &round) &&
			number == trf->players[player].number)
			return round;
	return trf->played + 1;
}

static bool has_opponent(const struct trf *trf, int player, int round)
{
	return round >= 1 && round <= trf->played &&
		trf_game(trf, player, round)->opponent != TRF_NOBODY;
}

/*
 * Is he the only one without a game in the round, and has one in the round before or behind it? So
 * a round is left blank for who is free; of who has gone all rounds are blank.
 */
static bool is_blank_between(const struct trf *trf, int player, int round)
{
	int idle = 0;

	for (int i = 0; i < trf->count; i++)
		idle += !has_opponent(trf, i, round);
	return idle == 1 && trf_game(trf, player, round)->code == ' ' &&
		(has_opponent(trf, player, round - 1) || has_opponent(trf, player, round + 1));
}

/*
 * Who is free by the table has a zero-point bye in TRF26, or nothing, and is told from nobody else
 * there: an all-play-all has no byes on request. Reports that have the bye of the draw for it, as
 * ours had, stay as they are.
 */
static void name_free(struct trf *trf)
{
	const int cells = trf->count * trf->columns;

	for (int i = 0; i < cells; i++)
		if (trf->games[i].code == 'U')
			return;
	trf->worth2[TRF_PAIRING_BYE] = trf->worth2[TRF_ZERO_BYE];
	for (int i = 0; i < trf->count; i++) {
		const int gone = gone_from(trf, i);

		for (int round = 1; round <= trf->played && round < gone; round++) {
			struct trf_game *game = &trf->games[i * trf->columns + round - 1];

			if (game->opponent == TRF_NOBODY &&
				(game->code == 'Z' || is_blank_between(trf, i, round)))
				game->code = 'U';
		}
	}
}

/* How many rounds there are, and who had the byes of the draw. */
static enum status settle(const struct app_trf *what, struct trf *trf, const struct report *report)
{
	int byes;

	if (what->rounds) {
		if (what->rounds < trf->played)
			return app_fail(report->error, STATUS_BAD_INPUT,
				"The report has %d round%s played, more than %d.", trf->played,
				trf->played == 1 ? "" : "s", what->rounds);
		trf->rounds = what->rounds;
	}
	if (trf_book_is_table(trf, what->system))
		name_free(trf);
	if (find_lone_byes(trf, what->byes_drawn, &byes) != STATUS_OK)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (byes && !what->byes_drawn && !tells_byes_apart(trf))
		report_notice(report,
			"%d round%s one full-point bye (F) and none of the draw (U); some programs write F for both. If "
			"so, give --byes-drawn, since who had the bye of the draw gets no other.",
			byes, byes == 1 ? " has" : "s have");
	return STATUS_OK;
}

static enum status read_text(const struct app_trf *what, const char *bytes, size_t size,
	struct trf *trf, const struct report *report)
{
	const enum status status = what->strict ? trf_read_strict(bytes, size, trf, report)
						: trf_read(bytes, size, trf, report);

	return status == STATUS_OK ? settle(what, trf, report) : status;
}

enum status trf_file_read(const struct app_trf *what, struct trf *trf, const struct report *report)
{
	char *bytes;
	size_t size;
	enum status status;

	if (what->text)
		return read_text(what, what->text, what->size ? what->size : strlen(what->text),
			trf, report);
	status = file_read(what->path, &bytes, &size, report->error);
	if (status != STATUS_OK)
		return status;
	status = read_text(what, bytes, size, trf, report);
	free(bytes);
	return status;
}
