/* The records of a TRF related to each other: who met whom, which round is next, do the points agree. */
#include <stdlib.h>
#include <string.h>

#include "core/event.h"
#include "formats/trf_read.h"

enum { ROUND_COLUMN = 92, ROUND_WIDTH = 10 };

bool trf_code_played(char code)
{
	return code && strchr("1=0WDL", code);
}

int trf_code_points2(char code)
{
	if (code && strchr("1W+UF", code))
		return 2;
	return code && strchr("=DH", code) ? 1 : 0;
}

const struct trf_game *trf_game(const struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

int trf_points2(const struct trf *trf, int player, int through)
{
	int points2 = 0;

	for (int round = 1; round <= through && round <= trf->columns; round++)
		points2 += trf_code_points2(trf_game(trf, player, round)->code);
	return points2;
}

int trf_find(const struct trf *trf, int number)
{
	int low = 0, high = trf->count;

	while (low < high) {
		int middle = low + (high - low) / 2;

		if (trf->players[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	return low < trf->count && trf->players[low].number == number ? low : TRF_NOBODY;
}

/* By starting number, then line. */
static int compare_players(const void *a, const void *b)
{
	const struct trf_player *one = a, *two = b;

	if (one->number != two->number)
		return one->number < two->number ? -1 : 1;
	return (one->line > two->line) - (one->line < two->line);
}

static enum status sort_players(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	if (trf->count == 0)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"The file has no players; expected lines that begin with 001.");
	qsort(trf->players, (size_t)trf->count, sizeof(*trf->players), compare_players);
	for (int i = 1; i < trf->count; i++)
		if (trf->players[i - 1].number == trf->players[i].number)
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column 5: found starting number %d again, expected each once; line %d has it "
				"too.",
				trf->players[i].line, trf->players[i].number, trf->players[i - 1].line);
	return STATUS_OK;
}

static struct trf_game *game_of(struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

static int column_of(int round)
{
	return ROUND_COLUMN + ROUND_WIDTH * (round - 1);
}

/* The last round that was played: somebody had an opponent or the pairing bye, or everybody has an entry. */
static void find_played(struct trf_reading *reading)
{
	int entries[ROUNDS_MOST + 2] = {0};
	struct trf *trf = &reading->trf;

	for (int i = 0; i < reading->nentries; i++) {
		const struct trf_entry *entry = &reading->entries[i];

		entries[entry->round]++;
		if ((entry->opponent || entry->code == 'U') && entry->round > trf->played)
			trf->played = entry->round;
		if (entry->round > trf->columns)
			trf->columns = entry->round;
	}
	while (trf->played < ROUNDS_MOST && entries[trf->played + 1] == trf->count)
		trf->played++;
	for (int i = 0; i < reading->nwishes; i++)
		if (reading->wishes[i].round > trf->columns)
			trf->columns = reading->wishes[i].round;
	if (trf->columns < trf->played + 1)
		trf->columns = trf->played + 1;
}

static enum status place_entry(struct trf_reading *reading, const struct trf_entry *entry, int *dropped)
{
	struct trf *trf = &reading->trf;
	const int player = trf_find(trf, entry->number);
	const int opponent = entry->opponent ? trf_find(trf, entry->opponent) : TRF_NOBODY;

	if (entry->opponent && (opponent == TRF_NOBODY || opponent == player))
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column %d: found opponent %d in round %d, expected another player of this file.",
			entry->line, column_of(entry->round), entry->opponent, entry->round);
	if (entry->bare && entry->round > trf->played) {
		++*dropped;
		return STATUS_OK;
	}
	*game_of(trf, player, entry->round) = (struct trf_game){opponent, entry->colour, entry->code, entry->line};
	return STATUS_OK;
}

static enum status place_entries(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	size_t cells = (size_t)trf->count * (size_t)trf->columns;
	int dropped = 0;

	trf->games = malloc(cells * sizeof(*trf->games));
	if (!trf->games)
		return report_no_memory(reading->report);
	for (size_t i = 0; i < cells; i++)
		trf->games[i] = (struct trf_game){TRF_NOBODY, COLOUR_NONE, ' ', 0};
	for (int i = 0; i < reading->nentries; i++) {
		enum status status = place_entry(reading, &reading->entries[i], &dropped);

		if (status != STATUS_OK)
			return status;
	}
	if (dropped)
		report_notice(reading->report,
			"%d of the %d players have an empty entry after round %d; it was left out: they are paired.",
			dropped, trf->count, trf->played);
	return STATUS_OK;
}

/* Byes that stand in records of their own, for rounds to come. */
static enum status place_wishes(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	for (int i = 0; i < reading->nwishes; i++) {
		const struct trf_wish *wish = &reading->wishes[i];
		const int player = trf_find(trf, wish->number);
		const int round = wish->round == TRF_COMING ? trf->played + 1 : wish->round;
		struct trf_game *game;

		if (player == TRF_NOBODY)
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d: found starting number %d, expected one of the players.", wish->line,
				wish->number);
		if (round <= trf->played)
			continue;
		game = game_of(trf, player, round);
		if (game->code == ' ')
			*game = (struct trf_game){TRF_NOBODY, COLOUR_NONE, wish->code, wish->line};
		else if (game->code != wish->code)
			report_notice(reading->report,
				"Line %d: %c for player %d in round %d; line %d has %c, which counts.", wish->line,
				wish->code, wish->number, round, game->line, game->code);
	}
	return STATUS_OK;
}

/* Both entries of a game as one story. NULL if they are. */
static const char *contradiction(const struct trf_game *one, const struct trf_game *two)
{
	if (trf_code_played(one->code) != trf_code_played(two->code))
		return "both played or both forfeited";
	if (trf_code_played(one->code) && one->colour == two->colour)
		return "one White and one Black";
	if (trf_code_points2(one->code) + trf_code_points2(two->code) > 2)
		return "one point for both together";
	return NULL;
}

static enum status check_pair(struct trf_reading *reading, int player, int round)
{
	const struct trf *trf = &reading->trf;
	const struct trf_game *game = trf_game(trf, player, round), *other;
	const char *expected;

	if (game->opponent == TRF_NOBODY)
		return STATUS_OK;
	other = trf_game(trf, game->opponent, round);
	if (other->opponent != player)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column %d: found opponent %d of player %d in round %d, expected the same pair on line %d, "
			"which has %d.",
			game->line, column_of(round), trf->players[game->opponent].number, trf->players[player].number,
			round, trf->players[game->opponent].line,
			other->opponent == TRF_NOBODY ? 0 : trf->players[other->opponent].number);
	expected = contradiction(game, other);
	if (expected)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column %d: found \"%c %c\" for player %d and \"%c %c\" for player %d on line %d, expected "
			"%s.",
			game->line, column_of(round) + 5, "-wb"[game->colour], game -> code,
			trf -> players[player].number, "-wb"[other->colour], other -> code,
			trf -> players[game->opponent].number, other->line, expected);
	return STATUS_OK;
}

static enum status check_rounds(struct trf_reading *reading)
{
	const struct trf *trf = &reading->trf;

	for (int round = 1; round <= trf->played; round++) {
		int byes = 0;

		for (int i = 0; i < trf->count; i++) {
			enum status status = check_pair(reading, i, round);

			if (status != STATUS_OK)
				return status;
			byes += trf_game(trf, i, round)->code == 'U';
		}
		if (byes > 1)
			report_notice(
				reading->report, "Round %d has %d pairing byes (U); one is the rule.", round, byes);
	}
	if (trf->rounds && trf->played > trf->rounds)
		return report_error(reading->report, STATUS_BAD_INPUT, "Found %d rounds played, expected at most %d.",
			trf->played, trf->rounds);
	return STATUS_OK;
}

/* Points are what the results give. A file may count the bye of the coming round already. */
static void check_points(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	for (int i = 0; i < trf->count; i++) {
		struct trf_player *player = &trf->players[i];
		const int stated = player->points2;
		char found[16], given[16];

		player->points2 = trf_points2(trf, i, trf->played);
		if (stated != TRF_NO_POINTS && stated != player->points2 &&
			stated != trf_points2(trf, i, trf->played + 1))
			report_notice(reading->report,
				"Line %d, column 81: player %d has %s points in the file and %s by his results, which count.",
				player->line, player->number, points_text(stated, found),
				points_text(player->points2, given));
	}
}

enum status trf_check(struct trf_reading *reading)
{
	enum status status = sort_players(reading);

	if (status != STATUS_OK)
		return status;
	find_played(reading);
	status = place_entries(reading);
	if (status == STATUS_OK)
		status = place_wishes(reading);
	if (status == STATUS_OK)
		status = check_rounds(reading);
	if (status == STATUS_OK)
		check_points(reading);
	return status;
}
