/*
 * The records of a TRF related to each other: who met whom, which round is next, do the points
 * agree.
 */
#include <stdlib.h>
#include <string.h>

#include "formats/trf/read.h"
#include "formats/trf/said.h"

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
				trf->players[i].line, trf->players[i].number,
				trf->players[i - 1].line);
	return STATUS_OK;
}

struct player_line {
	int line, player;
};

static int compare_lines(const void *a, const void *b)
{
	const struct player_line *one = a, *two = b;

	return (one->line > two->line) - (one->line < two->line);
}

/* XXC rank: the players rank as their lines stand, if that is not the order of their numbers. */
static enum status find_file_order(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	struct player_line *lines;
	bool differs = false;

	for (int i = 1; i < trf->count; i++)
		differs = differs || trf->players[i - 1].line > trf->players[i].line;
	if (!reading->by_line || !differs)
		return STATUS_OK;
	lines = malloc((size_t)trf->count * sizeof(*lines));
	trf->file_order = malloc((size_t)trf->count * sizeof(*trf->file_order));
	if (!lines || !trf->file_order) {
		free(lines);
		return report_no_memory(reading->report);
	}
	for (int i = 0; i < trf->count; i++)
		lines[i] = (struct player_line){trf->players[i].line, i};
	qsort(lines, (size_t)trf->count, sizeof(*lines), compare_lines);
	for (int i = 0; i < trf->count; i++)
		trf->file_order[i] = lines[i].player;
	free(lines);
	return STATUS_OK;
}

/* Does the entry say something of a round that nobody has played? An empty one does not. */
static bool has_letter(const struct trf_entry *entry)
{
	return !entry->bare || entry->dash;
}

/*
 * The last round that was played: somebody had an opponent, or everybody has an entry, or several
 * have the bye of the draw, of which a round to be paired has one: on an evening of a club all may
 * sit out. A bye alone, of whatever letter, is one entered in advance.
 */
static void find_played(struct trf_reading *reading)
{
	int entries[TRF_ROUNDS_MOST + 2] = {0}, byes[TRF_ROUNDS_MOST + 2] = {0};
	struct trf *trf = &reading->trf;
	const int rounds = trf->rounds ? trf->rounds : TRF_ROUNDS_MOST;

	for (int i = 0; i < reading->nentries; i++) {
		const struct trf_entry *entry = &reading->entries[i];

		entries[entry->round] += has_letter(entry);
		byes[entry->round] += entry->code == 'U';
		if (entry->opponent && entry->round > trf->played)
			trf->played = entry->round;
		if (entry->round > trf->columns)
			trf->columns = entry->round;
	}
	while (trf->played < rounds &&
		(entries[trf->played + 1] == trf->count || byes[trf->played + 1] > 1))
		trf->played++;
	for (int i = 0; i < reading->nwishes; i++)
		if (reading->wishes[i].round > trf->columns)
			trf->columns = reading->wishes[i].round;
	for (int i = 0; i < reading->ngifts; i++)
		if (reading->gifts[i].last_round > trf->columns)
			trf->columns = reading->gifts[i].last_round;
	for (int i = 0; i < reading->nbonuses; i++)
		if (reading->bonuses[i].round > trf->columns)
			trf->columns = reading->bonuses[i].round;
	if (trf->columns > TRF_ROUNDS_MOST)
		trf->columns = TRF_ROUNDS_MOST;
	if (trf->columns < trf->played + 1)
		trf->columns = trf->played + 1;
}

/* What programs put into the columns of rounds that nobody has played. */
struct dropped {
	int empty, late; /* how many; `late`: after the last round of the event */
	const struct trf_entry *first_empty, *first_late;
};

static enum status place_entry(
	struct trf_reading *reading, const struct trf_entry *entry, struct dropped *dropped)
{
	struct trf *trf = &reading->trf;
	const int player = trf_find(trf, entry->number);
	const int opponent = entry->opponent ? trf_find(trf, entry->opponent) : TRF_NOBODY;
	const bool coming = entry->round > trf->played;
	struct trf_game *game;

	if (entry->opponent && (opponent == TRF_NOBODY || opponent == player))
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column %d: found opponent %d in round %d, expected another player of this file.",
			entry->line, entry->column, entry->opponent, entry->round);
	if (coming && !has_letter(entry)) {
		dropped->first_empty = dropped->empty++ ? dropped->first_empty : entry;
		return STATUS_OK;
	}
	if (coming && trf->rounds && entry->round > trf->rounds) {
		dropped->first_late = dropped->late++ ? dropped->first_late : entry;
		return STATUS_OK;
	}
	game = trf_game_of(trf, player, entry->round);
	*game = (struct trf_game){opponent, entry->colour, entry->code, entry->line, entry->column,
		entry->bare && !entry->dash, false};
	if (coming && entry->code == 'U') {
		game->code = 'F';
		return trf_repair(reading, entry->line, entry->column, NULL,
			"the bye of player %d in round %d, which nobody has played, was read as one entered in advance.",
			entry->number, entry->round);
	}
	if (entry->dash)
		return trf_repair(reading, entry->line, entry->dash, "absent (Z)",
			"\"-\" without an opponent was read as absent (Z).");
	return STATUS_OK;
}

static enum status tell_dropped(struct trf_reading *reading, const struct dropped *dropped)
{
	const struct trf *trf = &reading->trf;
	enum status status = STATUS_OK;

	if (dropped->empty)
		status = trf_repair(reading, dropped->first_empty->line,
			dropped->first_empty->column, NULL,
			"%d of the %d player%s %s an empty entry after round %d; it was left out: %s paired.",
			dropped->empty, trf->count, trf->count == 1 ? "" : "s",
			dropped->empty == 1 ? "has" : "have", trf->played,
			dropped->empty == 1 ? "he is" : "they are");
	if (status == STATUS_OK && dropped->late)
		status = trf_repair(reading, dropped->first_late->line, dropped->first_late->column,
			NULL,
			"round %d is after the last one; what stands there was left out, %d in all.",
			dropped->first_late->round, dropped->late);
	return status;
}

static enum status place_entries(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	size_t cells = (size_t)trf->count * (size_t)trf->columns;
	struct dropped dropped = {0};

	trf->games = malloc(cells * sizeof(*trf->games));
	if (!trf->games)
		return report_no_memory(reading->report);
	for (size_t i = 0; i < cells; i++)
		trf->games[i] = (struct trf_game){TRF_NOBODY, COLOUR_NONE, ' ', 0, 0, false, false};
	for (int i = 0; i < reading->nentries; i++) {
		enum status status = place_entry(reading, &reading->entries[i], &dropped);

		if (status != STATUS_OK)
			return status;
	}
	return tell_dropped(reading, &dropped);
}

/* Both entries of a game as one story. NULL if they are. */
static const char *contradiction(const struct trf_game *one, const struct trf_game *two)
{
	if ((one->code == ' ') != (two->code == ' '))
		return "a result for both";
	if (trf_code_played(one->code) != trf_code_played(two->code))
		return "both played or both forfeited";
	if ((trf_code_played(one->code) || one->code == ' ') && one->colour == two->colour)
		return "one White and one Black";
	if (trf_code_points2(one->code) + trf_code_points2(two->code) > 2)
		return "one point for both together";
	return NULL;
}

static enum status check_pair(const struct trf_reading *reading, int player, int round)
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
			game->line, game->column, trf->players[game->opponent].number,
			trf->players[player].number, round, trf->players[game->opponent].line,
			other->opponent == TRF_NOBODY ? 0 : trf->players[other->opponent].number);
	expected = contradiction(game, other);
	if (expected)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column %d: found \"%c %c\" for player %d and \"%c %c\" for player %d on line %d, expected "
			"%s.",
			game->line, game->column + 5, "-wb"[game->colour], game -> code,
			trf -> players[player].number, "-wb"[other->colour], other -> code,
			trf -> players[game->opponent].number, other->line, expected);
	if (game->code == ' ' && round < trf->played)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column %d: found nothing, expected the result of a game, since round %d was played after "
			"it.",
			game->line, game->column + 7, trf->played);
	return STATUS_OK;
}

static enum status check_rounds(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	for (int round = 1; round <= trf->played; round++) {
		int byes = 0;

		for (int i = 0; i < trf->count; i++) {
			const struct trf_game *game = trf_game(trf, i, round);
			enum status status = check_pair(reading, i, round);

			if (status != STATUS_OK)
				return status;
			byes += game->code == 'U';
			trf->open += game->code == ' ' && i < game->opponent;
		}
		/* by a table everybody is free who would meet one that has gone */
		if (byes > 1 && trf->kind != TRF_NO_SWISS &&
			trf_note(reading, 0, "Round %d has %d pairing byes (U); one is the rule.",
				round, byes) != STATUS_OK)
			return STATUS_NO_MEMORY;
	}
	if (trf->open &&
		trf_note(reading, 0, "Round %d has %d game%s without a result.", trf->played,
			trf->open, trf->open == 1 ? "" : "s") != STATUS_OK)
		return STATUS_NO_MEMORY;
	if (trf->rounds && trf->played > trf->rounds)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Found %d round%s played, expected at most %d.", trf->played,
			trf->played == 1 ? "" : "s", trf->rounds);
	return STATUS_OK;
}

int trf_lone_byes(struct trf *trf, trf_bye_told *told, const void *context, bool turn)
{
	int found = 0;

	for (int round = 1; round <= trf->played; round++) {
		int byes = 0, last = TRF_NOBODY;

		for (int i = 0; i < trf->count; i++) {
			const char code = trf_game(trf, i, round)->code;
			const enum trf_bye_is is = told(context, trf->players[i].number, round);

			if (code == 'U' || is == TRF_BYE_DRAWN) {
				byes += 2;
			} else if (code == 'F' && is == TRF_BYE_UNTOLD) {
				byes++;
				last = i;
			}
		}
		if (byes != 1)
			continue;
		found++;
		if (turn)
			trf_game_of(trf, last, round)->code = 'U';
	}
	for (int i = 0; turn && found > 0 && i < trf->count; i++)
		trf->players[i].points2 = trf_points2(trf, i, trf->played);
	return found;
}

/* Has the draw of a round up to this one had a place for him? */
static bool took_part(const struct trf *trf, int player, int round)
{
	for (int r = 1; r <= round; r++) {
		const struct trf_game *game = trf_game(trf, player, r);

		if (game->opponent != TRF_NOBODY || game->code == 'U')
			return true;
	}
	return false;
}

enum colour trf_initial(const struct trf *trf)
{
	for (int round = 1; trf->initial == COLOUR_NONE && round <= trf->played; round++) {
		bool turned = false;

		for (int place = 0; place < trf->count; place++) {
			const int i = trf->file_order ? trf->file_order[place] : place;
			const enum colour colour = trf_game(trf, i, round)->colour;

			if (colour != COLOUR_NONE)
				return (colour == COLOUR_WHITE) != turned ? COLOUR_WHITE
									  : COLOUR_BLACK;
			turned = turned != took_part(trf, i, round);
		}
	}
	return trf->initial;
}

int trf_rated(const struct trf *trf)
{
	int rated = 0;

	for (int i = 0; i < trf->count; i++)
		rated += trf->players[i].rating > 0;
	return rated;
}

/* What is so needs no telling. */
static void drop_true_counts(struct trf *trf)
{
	if (trf->players_said.number == trf->count)
		trf->players_said.given = false;
	if (trf->rated_said.number == trf_rated(trf))
		trf->rated_said.given = false;
}

/* A game that a comment of ours says to be open counts as it says. */
static void open_game(struct trf *trf, const struct trf_said *said)
{
	const int white = trf_find(trf, said->white), black = trf_find(trf, said->black);
	struct trf_game *one, *two;

	if (white == TRF_NOBODY || black == TRF_NOBODY || said->round > trf->played ||
		said->result > RESULT_BLACK)
		return;
	one = &trf->games[white * trf->columns + said->round - 1];
	two = &trf->games[black * trf->columns + said->round - 1];
	if (one->opponent != black || two->opponent != white || one->code != ' ' ||
		two->code != ' ')
		return;
	one->code = said->result == RESULT_WHITE ? '1' : said->result == RESULT_DRAW ? '=' : '0';
	two->code = said->result == RESULT_BLACK ? '1' : said->result == RESULT_DRAW ? '=' : '0';
	one->open = two->open = true;
}

static void open_games(struct trf *trf)
{
	struct trf_said said;

	for (int i = 0; i < trf->nkept; i++)
		if (trf_said_parse(trf->kept[i], TRF_OPEN, &said))
			open_game(trf, &said);
}

enum status trf_check(struct trf_reading *reading)
{
	enum status status = sort_players(reading);

	if (status != STATUS_OK)
		return status;
	status = find_file_order(reading);
	if (status != STATUS_OK)
		return status;
	drop_true_counts(&reading->trf);
	find_played(reading);
	status = place_entries(reading);
	if (status == STATUS_OK)
		status = trf_place(reading);
	if (status == STATUS_OK)
		status = trf_place_bonuses(reading);
	open_games(&reading->trf);
	if (status == STATUS_OK)
		status = check_rounds(reading);
	return status == STATUS_OK ? trf_check_points(reading) : status;
}
