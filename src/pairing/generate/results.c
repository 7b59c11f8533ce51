/*
 * Random tournaments: how the boards of a round end.
 *
 * A game is drawn by the chance of the recipe, whoever plays. Of the rest the stronger player wins
 * so many that his expected score comes out as FIDE's table has it (Rating Regulations B.02,
 * 8.1.2), or all of them if draws are so many that even this is too few. Unrated players have the
 * lowest rating there is.
 */
#include "generate/generate.h"

#include "match/random.h"

/* The highest difference of ratings with an expected score of 50, 51, ... per cent. */
static const int differences[] = {3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113,
	121, 129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
	290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

enum { DIFFERENCES = (int)(sizeof(differences) / sizeof(differences[0])) };

static int expected_per_cent(int difference)
{
	int i = 0;

	while (i < DIFFERENCES && difference > differences[i])
		i++;
	return 50 + i;
}

/* A share as the chance of one event. */
static bool happens(struct generating *making, enum generate_stream stream, int share)
{
	return random_below(&making->stream[stream], PAIRING_SHARE_ALL) < share;
}

/*
 * With draws at a share d and an expected score e the stronger player, of two equal ones either,
 * wins (e - d / 2) / (1 - d) of the games that are not drawn.
 */
static bool stronger_wins(struct generating *making, int stronger, int weaker)
{
	const struct pairing_player *players = making->tournament.players;
	const int expected = PAIRING_SHARE_ALL / 100 *
		expected_per_cent(players[stronger].rating - players[weaker].rating);
	const int draws = making->numbers.draws;

	return random_below(&making->stream[STREAM_RESULTS], 2 * (PAIRING_SHARE_ALL - draws)) <
		2 * expected - draws;
}

static struct pairing_game *game_of(struct generating *making, int player)
{
	const struct pairing_input *input = &making->tournament.input;

	return &making->tournament
			.games[(size_t)player * (size_t)input->rounds + (size_t)input->round - 1];
}

static bool *brief_of(struct generating *making, int player)
{
	const struct pairing_input *input = &making->tournament.input;

	return &making->tournament
			.brief[(size_t)player * (size_t)input->rounds + (size_t)input->round - 1];
}

static enum pairing_float float_of(const struct generating *making, int player, int opponent)
{
	const int own = making->tournament.players[player].score,
		  other = making->tournament.players[opponent].score;

	return own == other ? PAIRING_LEVEL : own > other ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;
}

static void end_game(
	struct generating *making, int player, int opponent, enum pairing_kind kind, int points)
{
	struct pairing_game *game = game_of(making, player);

	game->opponent = opponent;
	game->kind = kind;
	game->points = points;
	if (opponent != PAIRING_NOBODY)
		game->floated = float_of(making, player, opponent);
}

static void forfeit_board(struct generating *making, int white, int black, bool both)
{
	const struct pairing_worth *worth = &making->tournament.worth;
	const bool turned = random_below(&making->stream[STREAM_FORFEITS], 2);
	const int here = turned ? black : white, missing = turned ? white : black;

	end_game(making, here, missing, both ? PAIRING_DEFAULT_LOSS : PAIRING_DEFAULT_WIN,
		both ? worth->default_loss : worth->win);
	end_game(making, missing, here, PAIRING_DEFAULT_LOSS, worth->default_loss);
}

static void play_game(struct generating *making, int white, int black)
{
	const struct pairing_worth *worth = &making->tournament.worth;
	const int stronger = white < black ? white : black, weaker = white < black ? black : white;
	const bool drawn = happens(making, STREAM_RESULTS, making->numbers.draws);
	const bool wins = drawn || stronger_wins(making, stronger, weaker);

	end_game(making, stronger, weaker, PAIRING_PLAYED,
		drawn          ? worth->draw
			: wins ? worth->win
			       : worth->loss);
	end_game(making, weaker, stronger, PAIRING_PLAYED,
		drawn          ? worth->draw
			: wins ? worth->loss
			       : worth->win);
	if (happens(making, STREAM_SHORT_GAMES, making->numbers.short_games))
		*brief_of(making, white) = *brief_of(making, black) = true;
}

static void end_board(struct generating *making, const struct pairing_board *board)
{
	const int chance = random_below(&making->stream[STREAM_FORFEITS], PAIRING_SHARE_ALL);
	const int both = making->numbers.double_forfeits;

	game_of(making, board->white)->colour = PAIRING_WHITE;
	game_of(making, board->black)->colour = PAIRING_BLACK;
	if (chance < both + making->numbers.forfeits)
		forfeit_board(making, board->white, board->black, chance < both);
	else
		play_game(making, board->white, board->black);
}

static void sit_out(struct generating *making, int player, enum pairing_presence presence)
{
	const struct pairing_worth *worth = &making->tournament.worth;

	if (presence == PAIRING_HALF_BYE)
		end_game(making, player, PAIRING_NOBODY, PAIRING_BYE_HALF, worth->draw);
	else if (presence == PAIRING_FULL_BYE)
		end_game(making, player, PAIRING_NOBODY, PAIRING_BYE_FULL, worth->win);
	else
		end_game(making, player, PAIRING_NOBODY, PAIRING_ABSENT, worth->zero_bye);
}

void generate_results(struct generating *making, const struct pairing_draw *draw)
{
	struct pairing_tournament *tournament = &making->tournament;
	const struct pairing_input *input = &tournament->input;

	for (int i = 0; i < input->count; i++) {
		const size_t cell = (size_t)i * (size_t)input->rounds + (size_t)input->round - 1;

		if (tournament->presence[cell] != PAIRING_PRESENT)
			sit_out(making, i, tournament->presence[cell]);
	}
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		if (board->black == PAIRING_NOBODY)
			end_game(making, board->white, PAIRING_NOBODY, PAIRING_BYE_FORCED,
				tournament->worth.bye);
		else
			end_board(making, board);
	}
	for (int i = 0; i < input->count; i++)
		tournament->players[i].score += game_of(making, i)->points;
}
