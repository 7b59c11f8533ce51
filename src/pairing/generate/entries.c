/*
 * Random tournaments: the players, and when each is there.
 */
#include "generate/generate.h"

#include <stdlib.h>

#include "match/random.h"

static int falling(const void *a, const void *b)
{
	const int x = *(const int *)a, y = *(const int *)b;

	return (x < y) - (x > y);
}

static enum pairing_status make_ratings(struct generating *making)
{
	const struct pairing_range range = making->recipe->ratings;
	const int count = making->numbers.players;
	int *ratings = malloc((size_t)count * sizeof(*ratings));

	if (!ratings)
		return PAIRING_NO_MEMORY;
	for (int i = 0; i < count; i++)
		ratings[i] = range.least +
			random_below(&making->stream[STREAM_RATINGS], range.most - range.least + 1);
	qsort(ratings, (size_t)count, sizeof(*ratings), falling);
	for (int i = 0; i < count; i++)
		making->tournament.players[i].rating = ratings[i];
	free(ratings);
	return PAIRING_OK;
}

static void make_players(struct generating *making)
{
	struct pairing_tournament *tournament = &making->tournament;
	const int rounds = making->numbers.rounds, clubs = making->numbers.clubs;

	for (int i = 0; i < making->numbers.players; i++) {
		struct pairing_player *player = &tournament->players[i];

		player->number = i + 1;
		player->games = &tournament->games[(size_t)i * (size_t)rounds];
		if (clubs > 0)
			player->club = 1 + random_below(&making->stream[STREAM_CLUBS], clubs);
	}
	tournament->input.players = tournament->players;
	tournament->input.count = making->numbers.players;
	tournament->input.rounds = rounds;
	tournament->input.options = making->recipe->options;
	tournament->input.points = (struct pairing_points){
		tournament->worth.win, tournament->worth.draw, tournament->worth.loss};
	tournament->input.lot =
		random_below(&making->stream[STREAM_LOT], 2) ? PAIRING_BLACK : PAIRING_WHITE;
}

static enum pairing_presence *presence_of(struct generating *making, int player)
{
	return &making->tournament
			.presence[(size_t)player * (size_t)making->tournament.input.rounds];
}

/* Rounds in which he is there. */
static int rounds_of(struct generating *making, int player)
{
	const enum pairing_presence *presence = presence_of(making, player);
	int count = 0;

	for (int r = 0; r < making->tournament.input.rounds; r++)
		count += presence[r] == PAIRING_PRESENT;
	return count;
}

/* A share of the players, changed one by one as long as there are any who can be. */
struct absence {
	enum generate_stream stream;
	int share;
	bool (*can)(struct generating *making, int player);
	void (*set)(struct generating *making, int player);
};

static bool can_be_late(struct generating *making, int player)
{
	return rounds_of(making, player) > 1;
}

/* He comes in round 2 or later. */
static void set_late(struct generating *making, int player)
{
	const int rounds = making->tournament.input.rounds;
	const int missed = 1 + random_below(&making->stream[STREAM_LATE], rounds - 1);

	for (int r = 0; r < missed; r++)
		presence_of(making, player)[r] = PAIRING_NOT_YET;
}

/* He goes after one of his rounds, but not after the last. */
static void set_gone(struct generating *making, int player)
{
	const int rounds = making->tournament.input.rounds;
	const int missed = 1 +
		random_below(&making->stream[STREAM_WITHDRAWALS], rounds_of(making, player) - 1);

	for (int r = rounds - missed; r < rounds; r++)
		presence_of(making, player)[r] = PAIRING_GONE;
}

static bool can_have_bye(struct generating *making, int player)
{
	return rounds_of(making, player) > 0;
}

static void set_bye(struct generating *making, int player, enum generate_stream stream,
	enum pairing_presence bye)
{
	enum pairing_presence *presence = presence_of(making, player);
	int left = random_below(&making->stream[stream], rounds_of(making, player)), r = 0;

	while (presence[r] != PAIRING_PRESENT || left-- > 0)
		r++;
	presence[r] = bye;
}

static void set_half_bye(struct generating *making, int player)
{
	set_bye(making, player, STREAM_HALF_BYES, PAIRING_HALF_BYE);
}

static void set_zero_bye(struct generating *making, int player)
{
	set_bye(making, player, STREAM_ZERO_BYES, PAIRING_ZERO_BYE);
}

static void set_full_bye(struct generating *making, int player)
{
	set_bye(making, player, STREAM_FULL_BYES, PAIRING_FULL_BYE);
}

/* Choose the share among those who can be, each as likely (Knuth's selection sampling). */
static void make_absence(struct generating *making, const struct absence *absence)
{
	const int count = making->tournament.input.count;
	const int64_t share = (int64_t)count * absence->share + PAIRING_SHARE_ALL / 2;
	int wanted = (int)(share / PAIRING_SHARE_ALL), left = 0;

	for (int i = 0; i < count; i++)
		left += absence->can(making, i);
	for (int i = 0; i < count && wanted > 0; i++) {
		if (!absence->can(making, i))
			continue;
		if (random_below(&making->stream[absence->stream], left--) >= wanted)
			continue;
		absence->set(making, i);
		wanted--;
	}
}

static bool is_known(
	const struct pairing_tournament *tournament, const struct pairing_prohibited *pair)
{
	for (int i = 0; i < tournament->nprohibited; i++)
		if (tournament->prohibited[i].player == pair->player &&
			tournament->prohibited[i].other == pair->other)
			return true;
	return false;
}

/* As many pairs as there are; half of those chosen never meet, the others not in some rounds. */
static void make_prohibited(struct generating *making)
{
	struct pairing_tournament *tournament = &making->tournament;
	const int count = tournament->input.count, rounds = tournament->input.rounds;
	const int64_t pairs = (int64_t)count * (count - 1) / 2;
	const int wanted =
		making->numbers.prohibited < pairs ? making->numbers.prohibited : (int)pairs;
	uint64_t *stream = &making->stream[STREAM_PROHIBITED];

	while (tournament->nprohibited < wanted) {
		struct pairing_prohibited pair = {0, 0, 1, rounds};

		pair.player = random_below(stream, count);
		pair.other = random_below(stream, count);
		if (pair.player >= pair.other || is_known(tournament, &pair))
			continue;
		if (random_below(stream, 2)) {
			pair.first = 1 + random_below(stream, rounds);
			pair.last = pair.first + random_below(stream, rounds - pair.first + 1);
		}
		tournament->prohibited[tournament->nprohibited++] = pair;
	}
}

enum pairing_status generate_entries(struct generating *making)
{
	const struct generate_numbers *numbers = &making->numbers;
	const struct absence absences[] = {
		{STREAM_LATE, numbers->late_entries, can_be_late, set_late},
		{STREAM_WITHDRAWALS, numbers->withdrawals, can_be_late, set_gone},
		{STREAM_HALF_BYES, numbers->half_byes, can_have_bye, set_half_bye},
		{STREAM_ZERO_BYES, numbers->zero_byes, can_have_bye, set_zero_bye},
		{STREAM_FULL_BYES, numbers->full_byes, can_have_bye, set_full_bye},
	};
	enum pairing_status status = make_ratings(making);

	if (status != PAIRING_OK)
		return status;
	make_players(making);
	for (size_t i = 0; i < sizeof(absences) / sizeof(absences[0]); i++)
		make_absence(making, &absences[i]);
	make_prohibited(making);
	return PAIRING_OK;
}
