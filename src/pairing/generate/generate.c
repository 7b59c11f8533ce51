/*
 * Random tournaments: the rounds, one after the other.
 */
#include "generate/generate.h"

#include <stdlib.h>

#include "match/random.h"

enum {
	PLAYERS_MOST = 1000000,
	ROUNDS_MOST = 1000,
	PROHIBITED_MOST = 10000,
	WORTH_MOST = 1000,
	RATING_MOST = 1000000,
};

static bool is_within(struct pairing_range range, int least, int most)
{
	return least <= range.least && range.least <= range.most && range.most <= most;
}

static bool is_worth(const struct pairing_worth *worth)
{
	return worth->win <= WORTH_MOST && worth->win > worth->draw && worth->draw > worth->loss &&
		worth->loss >= 0 && worth->bye >= 0 && worth->bye <= WORTH_MOST &&
		worth->zero_bye >= 0 && worth->zero_bye <= WORTH_MOST && worth->default_loss >= 0 &&
		worth->default_loss <= WORTH_MOST;
}

/* On a club evening, and in a free round, who sits out gets nothing, whatever a bye is worth. */
static struct pairing_worth worth_of(const struct pairing_recipe *recipe)
{
	struct pairing_worth worth = recipe->worth;

	if (worth.win == 0 && worth.draw == 0 && worth.loss == 0 && worth.bye == 0 &&
		worth.zero_bye == 0 && worth.default_loss == 0)
		worth = (struct pairing_worth){2, 1, 0, 2, 0, 0};
	if (recipe->book->season || recipe->book->rounds)
		worth.bye = 0;
	return worth;
}

/* A range of the recipe, and what it must lie in. */
struct limit {
	struct pairing_range range;
	int least, most;
	const char *field;
};

static const char *bad_range(const struct pairing_recipe *recipe)
{
	const struct limit limits[] = {
		{recipe->players, 1, PLAYERS_MOST, "players"},
		{recipe->rounds, 1, ROUNDS_MOST, "rounds"},
		{recipe->ratings, 0, RATING_MOST, "ratings"},
		{recipe->clubs, 0, PLAYERS_MOST, "clubs"},
		{recipe->prohibited, 0, PROHIBITED_MOST, "prohibited"},
		{recipe->draws, 0, PAIRING_SHARE_ALL, "draws"},
		{recipe->half_byes, 0, PAIRING_SHARE_ALL, "half_byes"},
		{recipe->zero_byes, 0, PAIRING_SHARE_ALL, "zero_byes"},
		{recipe->full_byes, 0, PAIRING_SHARE_ALL, "full_byes"},
		{recipe->withdrawals, 0, PAIRING_SHARE_ALL, "withdrawals"},
		{recipe->late_entries, 0, PAIRING_SHARE_ALL, "late_entries"},
		{recipe->forfeits, 0, PAIRING_SHARE_ALL, "forfeits"},
		{recipe->double_forfeits, 0, PAIRING_SHARE_ALL, "double_forfeits"},
		{recipe->short_games, 0, PAIRING_SHARE_ALL, "short_games"},
	};

	for (size_t i = 0; i < sizeof(limits) / sizeof(limits[0]); i++)
		if (!is_within(limits[i].range, limits[i].least, limits[i].most))
			return limits[i].field;
	return recipe->played < 0 ? "played" : NULL;
}

static enum pairing_status reject(struct pairing_blame *blame, const char *field, const char *text)
{
	if (blame)
		*blame = (struct pairing_blame){.rule = "",
			.player = PAIRING_NOBODY,
			.other = PAIRING_NOBODY,
			.text = text,
			.field = field};
	return PAIRING_BAD_INPUT;
}

static enum pairing_status check_recipe(
	const struct pairing_recipe *recipe, struct pairing_blame *blame)
{
	const struct pairing_worth worth = worth_of(recipe);
	const char *field = bad_range(recipe);

	if (field)
		return reject(blame, field, "A number of the recipe is out of range.");
	if (recipe->forfeits.most + recipe->double_forfeits.most > PAIRING_SHARE_ALL)
		return reject(blame, "forfeits", "There would be more forfeits than boards.");
	if (!is_worth(&worth))
		return reject(blame, "worth",
			"A win must be worth more than a draw, and a draw more than a loss.");
	return PAIRING_OK;
}

static int pick(struct generating *making, struct pairing_range range)
{
	return range.least +
		random_below(&making->stream[STREAM_NUMBERS], range.most - range.least + 1);
}

/* Every range takes one random number, so that a range changed leaves the others as they were. */
static void pick_numbers(struct generating *making)
{
	const struct pairing_recipe *recipe = making->recipe;

	making->numbers.players = pick(making, recipe->players);
	making->numbers.rounds = pick(making, recipe->rounds);
	making->numbers.draws = pick(making, recipe->draws);
	making->numbers.forfeits = pick(making, recipe->forfeits);
	making->numbers.double_forfeits = pick(making, recipe->double_forfeits);
	making->numbers.half_byes = pick(making, recipe->half_byes);
	making->numbers.zero_byes = pick(making, recipe->zero_byes);
	making->numbers.withdrawals = pick(making, recipe->withdrawals);
	making->numbers.late_entries = pick(making, recipe->late_entries);
	making->numbers.clubs = pick(making, recipe->clubs);
	making->numbers.prohibited = pick(making, recipe->prohibited);
	making->numbers.full_byes = pick(making, recipe->full_byes);
	making->numbers.short_games = pick(making, recipe->short_games);
}

static bool allocate(struct generating *making)
{
	struct pairing_tournament *tournament = &making->tournament;
	const size_t players = (size_t)making->numbers.players,
		     cells = players * (size_t)making->numbers.rounds;
	const size_t pairs = (size_t)making->numbers.prohibited + 1;

	tournament->players = calloc(players, sizeof(*tournament->players));
	tournament->games = calloc(cells, sizeof(*tournament->games));
	tournament->presence = calloc(cells, sizeof(*tournament->presence));
	tournament->brief = calloc(cells, sizeof(*tournament->brief));
	tournament->prohibited = calloc(pairs, sizeof(*tournament->prohibited));
	tournament->apart = calloc(pairs, sizeof(*tournament->apart));
	tournament->input.apart = tournament->apart;
	if (making->recipe->baku) {
		/* a round more, for the input behind the last one */
		tournament->extra = calloc(cells + players, sizeof(*tournament->extra));
		tournament->input.extra = tournament->extra;
	}
	return tournament->players && tournament->games && tournament->presence &&
		tournament->brief && tournament->prohibited && tournament->apart &&
		(tournament->extra || !making->recipe->baku);
}

static void accelerate(struct generating *making)
{
	const struct pairing_tournament *tournament = &making->tournament;
	const struct pairing_input *input = &tournament->input;
	const int upper = pairing_baku_upper(input->count);

	for (int i = 0; tournament->extra && i < input->count; i++)
		for (int round = 1; round <= input->round; round++)
			tournament->extra[(size_t)i * (size_t)input->round + (size_t)round - 1] =
				pairing_baku_points(
					upper, input->rounds, tournament->worth.win, i, round);
}

/* Who takes part in the round, and who must not meet in it. */
static void open_round(struct generating *making, int round)
{
	struct pairing_tournament *tournament = &making->tournament;
	struct pairing_input *input = &tournament->input;

	input->round = round;
	for (int i = 0; i < input->count; i++) {
		const enum pairing_presence *presence =
			&tournament->presence[(size_t)i * (size_t)input->rounds];
		struct pairing_player *player = &tournament->players[i];

		player->absent = round > input->rounds || presence[round - 1] != PAIRING_PRESENT;
		player->bye_booked = false;
		for (int r = round - 1; r < input->rounds; r++)
			player->bye_booked = player->bye_booked ||
				presence[r] == PAIRING_HALF_BYE || presence[r] == PAIRING_FULL_BYE;
	}
	input->napart = 0;
	for (int i = 0; i < tournament->nprohibited; i++) {
		const struct pairing_prohibited *pair = &tournament->prohibited[i];

		if (pair->first <= round && round <= pair->last)
			tournament->apart[input->napart++] =
				(struct pairing_apart){pair->player, pair->other, true};
	}
	accelerate(making);
}

static enum pairing_status play_rounds(struct generating *making, struct pairing_blame *blame)
{
	struct pairing_tournament *tournament = &making->tournament;
	struct pairing_input *input = &tournament->input;
	enum pairing_status status = PAIRING_OK;

	open_round(making, 1);
	while (input->round <= input->rounds && input->round <= making->recipe->played) {
		struct pairing_draw draw = {0};
		struct pairing_blame why = {
			.rule = "", .player = PAIRING_NOBODY, .other = PAIRING_NOBODY, .text = ""};

		status = pairing_best(making->recipe->book, input, &draw, &why);
		if (status == PAIRING_NO_DRAW) {
			tournament->stuck = true;
			tournament->blame = why;
			return PAIRING_OK;
		}
		if (status == PAIRING_BAD_INPUT && blame)
			*blame = why;
		if (status != PAIRING_OK)
			return status;
		generate_results(making, &draw);
		pairing_draw_done(&draw);
		open_round(making, input->round + 1);
	}
	return status;
}

enum pairing_status pairing_generate(const struct pairing_recipe *recipe,
	struct pairing_tournament *tournament, struct pairing_blame *blame)
{
	struct generating making = {.recipe = recipe};
	enum pairing_status status = check_recipe(recipe, blame);

	if (status != PAIRING_OK)
		return status;
	status = PAIRING_NO_MEMORY;
	for (int i = 0; i < STREAMS; i++)
		making.stream[i] = random_stream(recipe->seed, i);
	making.tournament.worth = worth_of(recipe);
	pick_numbers(&making);
	if (allocate(&making))
		status = generate_entries(&making);
	if (status == PAIRING_OK)
		status = play_rounds(&making, blame);
	if (status == PAIRING_OK)
		*tournament = making.tournament;
	else
		pairing_tournament_done(&making.tournament);
	return status;
}

void pairing_tournament_done(struct pairing_tournament *tournament)
{
	free(tournament->players);
	free(tournament->games);
	free(tournament->presence);
	free(tournament->brief);
	free(tournament->prohibited);
	free(tournament->apart);
	free(tournament->extra);
	*tournament = (struct pairing_tournament){0};
}
