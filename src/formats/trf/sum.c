/* Points: what the results give, and what the file says they give. */
#include <stdlib.h>
#include <string.h>

#include "core/event.h"
#include "formats/trf/read.h"

enum { POINTS_COLUMN = 81, WINS_MOST2 = 8 };

/*
 * One field of one player is no evidence of what a result is worth: he may have been added up
 * wrongly. So many players must show it.
 */
enum { ROWS_LEAST = 2 };

bool trf_code_played(char code)
{
	switch (code) {
	case '1':
	case '=':
	case '0':
	case 'W':
	case 'D':
	case 'L':
		return true;
	default:
		return false;
	}
}

int trf_code_points2(char code)
{
	switch (code) {
	case '1':
	case 'W':
	case '+':
	case 'U':
	case 'F':
		return 2;
	case '=':
	case 'D':
	case 'H':
		return 1;
	default:
		return 0;
	}
}

int trf_round_points2(const struct trf *trf, int player, int round)
{
	return trf_game_points2(trf, trf_game(trf, player, round)) + trf_bonus2(trf, player, round);
}

int trf_points2(const struct trf *trf, int player, int through)
{
	int points2 = 0;

	for (int round = 1; round <= through && round <= trf->columns; round++)
		points2 += trf_round_points2(trf, player, round);
	return points2;
}

/* The decimal is left out where there is no room for it. */
static bool says(const struct trf *trf, int stated2, int points2)
{
	return stated2 == points2 ||
		(points2 >= TRF_NO_DECIMALS * trf_whole(trf) &&
			stated2 == points2 - points2 % trf_whole(trf));
}

static const char *said(const struct trf *trf, int points2, char buffer[16])
{
	return trf->tenths ? trf_points_text(trf, points2, buffer) : points_text(points2, buffer);
}

/* A file may count the bye of the coming round already, and virtual points. */
static bool agrees(const struct trf *trf, int player, int stated2)
{
	const int coming = trf->played + 1, own2 = trf_points2(trf, player, trf->played);
	const int coming2 =
		own2 + (coming <= trf->columns ? trf_round_points2(trf, player, coming) : 0);
	const int virtual2[] = {0, trf_virtual2(trf, player, trf->played),
		trf_virtual2(trf, player, trf->played + 1)};

	if (stated2 == TRF_NO_POINTS)
		return true;
	for (int i = 0; i < 3; i++)
		if (says(trf, stated2, own2 + virtual2[i]) ||
			says(trf, stated2, coming2 + virtual2[i]))
			return true;
	return false;
}

/* How often a player won, drew, lost and had the bye of the draw. */
struct tally {
	int wins, draws, losses, byes, stated2;
};

static struct tally tally_of(const struct trf *trf, int player)
{
	struct tally tally = {.stated2 = trf->players[player].points2};

	for (int round = 1; round <= trf->played; round++) {
		const char code = trf_game(trf, player, round)->code;

		tally.wins += code == '1' || code == 'W' || code == '+' || code == 'F';
		tally.draws += code == '=' || code == 'D' || code == 'H';
		tally.losses += code == '0' || code == 'L';
		tally.byes += code == 'U';
	}
	return tally;
}

static bool all_agree(const struct tally *tallies, int count, const int worth2[4])
{
	for (int i = 0; i < count; i++) {
		const struct tally *tally = &tallies[i];

		if (tally->stated2 != TRF_NO_POINTS &&
			tally->stated2 !=
				tally->wins * worth2[0] + tally->draws * worth2[1] +
					tally->losses * worth2[2] + tally->byes * worth2[3])
			return false;
	}
	return true;
}

static bool with_some_bye(const struct tally *tallies, int count, int worth2[4])
{
	for (worth2[3] = worth2[0]; worth2[3] >= 0; worth2[3]--)
		if (all_agree(tallies, count, worth2))
			return true;
	return false;
}

/*
 * Points for a win, a draw, a loss and the bye with which all stated points agree; the usual ones
 * first.
 */
static bool infer(const struct tally *tallies, int count, int worth2[4])
{
	static const int usual2[][3] = {{2, 1, 0}, {6, 2, 0}, {4, 2, 0}, {6, 4, 2}};

	for (size_t i = 0; i < sizeof(usual2) / sizeof(usual2[0]); i++) {
		memcpy(worth2, usual2[i], sizeof(usual2[i]));
		if (with_some_bye(tallies, count, worth2))
			return true;
	}
	for (worth2[0] = 2; worth2[0] <= WINS_MOST2; worth2[0]++)
		for (worth2[2] = 0; worth2[2] < worth2[0]; worth2[2]++)
			for (worth2[1] = worth2[2] + 1; worth2[1] < worth2[0]; worth2[1]++)
				if (with_some_bye(tallies, count, worth2))
					return true;
	return false;
}

/* How many players had each kind of result, and say how many points they have? */
static void count_rows(const struct tally *tallies, int count, int rows[4])
{
	memset(rows, 0, 4 * sizeof(rows[0]));
	for (int i = 0; i < count; i++) {
		const struct tally *tally = &tallies[i];
		const int had[4] = {tally->wins, tally->draws, tally->losses, tally->byes};

		for (int kind = 0; tally->stated2 != TRF_NO_POINTS && kind < 4; kind++)
			rows[kind] += had[kind] > 0;
	}
}

/*
 * Do enough players have what is worth something else than usual? The bye is worth a point or a
 * win, unless several show that it is not: one of them alone is left to be told of.
 */
static bool is_shown(const struct tally *tallies, int count, int worth2[4])
{
	int usual2[4] = {2, 1, 0, worth2[0]}, rows[4];
	bool shown = false;

	count_rows(tallies, count, rows);
	if (worth2[3] == 2)
		usual2[3] = 2;
	else if (rows[3] < ROWS_LEAST)
		worth2[3] = worth2[0];
	for (int kind = 0; kind < 4; kind++) {
		/* nobody had it: no more than a part of a scoring that the others show */
		const bool open = rows[kind] == 0 && (kind == 1 || kind == 2 || kind == 3);

		if (worth2[kind] != usual2[kind] && rows[kind] < ROWS_LEAST && !open)
			return false;
		shown = shown || (worth2[kind] != usual2[kind] && !open);
	}
	return shown;
}

static enum status infer_worth(struct trf_reading *reading, int first, bool *found)
{
	struct trf *trf = &reading->trf;
	struct tally *tallies = malloc(((size_t)trf->count + 1) * sizeof(*tallies));
	char win[16], draw[16], loss[16], bye[16];
	int worth2[4];

	if (!tallies)
		return report_no_memory(reading->report);
	for (int i = 0; i < trf->count; i++)
		tallies[i] = tally_of(trf, i);
	*found = infer(tallies, trf->count, worth2) && is_shown(tallies, trf->count, worth2);
	free(tallies);
	if (!*found)
		return STATUS_OK;
	trf->worth2[TRF_WIN_WHITE] = trf->worth2[TRF_WIN_BLACK] = worth2[0];
	trf->worth2[TRF_FORFEIT_WIN] = trf->worth2[TRF_FULL_BYE] = worth2[0];
	trf->worth2[TRF_DRAW_WHITE] = trf->worth2[TRF_DRAW_BLACK] = trf->worth2[TRF_HALF_BYE] =
		worth2[1];
	trf->worth2[TRF_LOSS_WHITE] = trf->worth2[TRF_LOSS_BLACK] = worth2[2];
	trf->worth2[TRF_PAIRING_BYE] = worth2[3];
	return trf_repair(reading, trf->players[first].line, POINTS_COLUMN, NULL,
		"the points agree with %s for a win, %s for a draw, %s for a loss and %s for the bye, which count.",
		points_text(worth2[0], win), points_text(worth2[1], draw),
		points_text(worth2[2], loss), points_text(worth2[3], bye));
}

/* An entry without an opponent that names no bye. */
static bool is_nameless(const struct trf_game *game)
{
	return game->opponent == TRF_NOBODY &&
		(game->code == ' ' || (game->code == 'Z' && game->nameless));
}

/* How many half points more he has in the file than by his results. */
static int surplus2(const struct trf *trf, int player)
{
	return trf->players[player].points2 - trf_points2(trf, player, trf->played);
}

/* Would a half-point bye for each of his rounds without a code make his points right? */
static bool has_nameless_halves(const struct trf *trf, int player)
{
	const int half2 = trf->worth2[TRF_HALF_BYE] - trf->worth2[TRF_ZERO_BYE];
	int nameless = 0;

	if (agrees(trf, player, trf->players[player].points2))
		return false;
	for (int round = 1; round <= trf->played; round++)
		nameless += is_nameless(trf_game(trf, player, round));
	return nameless > 0 && half2 > 0 && surplus2(trf, player) == nameless * half2;
}

/* Half-point byes without a code, if several players show that this report has them so. */
static enum status name_halves(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	enum status status = STATUS_OK;
	int rows = 0;

	for (int i = 0; i < trf->count; i++)
		rows += has_nameless_halves(trf, i);
	for (int i = 0; rows >= ROWS_LEAST && status == STATUS_OK && i < trf->count; i++) {
		const struct trf_player *player = &trf->players[i];
		char stated[16];

		if (!has_nameless_halves(trf, i))
			continue;
		for (int round = 1; round <= trf->played; round++)
			if (is_nameless(trf_game(trf, i, round)))
				trf_game_of(trf, i, round)->code = 'H';
		status = trf_repair(reading, player->line, POINTS_COLUMN, NULL,
			"player %d has %s points in the file: his rounds without a result were read as half-point byes.",
			player->number, said(trf, player->points2, stated));
	}
	return status;
}

static int first_wrong(const struct trf *trf, int from)
{
	while (from < trf->count && agrees(trf, from, trf->players[from].points2))
		from++;
	return from;
}

enum status trf_check_points(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	enum status status = name_halves(reading);
	const int first = first_wrong(trf, 0);
	bool found = false;

	if (status == STATUS_OK && first < trf->count && !reading->worth_told && !trf->virtual2 &&
		!trf->tenths && trf->count > 1)
		status = infer_worth(reading, first, &found);
	/* of those who agree with what was found nothing is left to say */
	for (int i = first; status == STATUS_OK && (i = first_wrong(trf, i)) < trf->count; i++) {
		struct trf_player *player = &trf->players[i];
		char stated[16], given[16];

		player->differs = true;
		player->said2 = player->points2;
		status = trf_repair(reading, player->line, POINTS_COLUMN, NULL,
			"player %d has %s points in the file and %s by his results, which count.",
			player->number, said(trf, player->points2, stated),
			said(trf, trf_points2(trf, i, trf->played), given));
	}
	for (int i = 0; i < trf->count; i++)
		trf->players[i].points2 = trf_points2(trf, i, trf->played);
	return status;
}
