/* Tie-breaks by a player's own record. */
#include "core/ties/record.h"

void ties_points(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;

	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part = ties_working_add(working, round, game->opponent);

		part->own2 = game->points2;
		part->value = game->points2;
	}
	ties_working_sum(working, 2);
}

/* C.07 7.5: the score after each round; a cut takes the first ones (14.1.1). */
void ties_progressive(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;
	int score2 = 0;

	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part = ties_working_add(working, round, game->opponent);

		score2 += game->points2;
		part->own2 = game->points2;
		part->value = score2;
		if (round <= count->how->low)
			part->fate = TIES_CUT_LEAST;
	}
	ties_working_sum(working, 2);
}

/* How often: what a round counts, in halves. */
typedef int round_worth2(const struct ties_field *field, const struct ties_game *game, int round);

static void count_rounds(const struct ties_field *field, int player, round_worth2 *worth2,
	struct ties_working *working)
{
	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part = ties_working_add(working, round, game->opponent);

		part->own2 = game->points2;
		part->value = worth2(field, game, round);
	}
	ties_working_sum(working, 2);
}

/*
 * A game that is not over counts as something meanwhile in his points and in the scores that his
 * opponents count, also of Fore Buchholz; but it is neither played nor won yet.
 */
static bool is_under_way(const struct ties_game *game)
{
	return ties_is_played(game) && !ties_is_over(game);
}

/* C.07 7.1: as many points as a win gives, with or without playing. */
static int is_win(const struct ties_field *field, const struct ties_game *game, int round)
{
	(void)round;
	return !is_under_way(game) && game->points2 == field->points.win2 ? 2 : 0;
}

/* C.07 15.2: in an all-play-all a forfeit win is a game, a forfeit loss is none. */
static bool is_game(const struct ties_field *field, const struct ties_game *game)
{
	return ties_is_over(game) || (field->all_play_all && game->kind == TIES_FORFEIT_WIN);
}

static int is_won(const struct ties_field *field, const struct ties_game *game, int round)
{
	(void)round;
	if (!is_game(field, game))
		return 0;
	return game->kind == TIES_FORFEIT_WIN || game->outcome == TIES_GAME_WON ? 2 : 0;
}

static int is_black_game(const struct ties_field *field, const struct ties_game *game, int round)
{
	(void)round;
	return is_game(field, game) && game->colour == COLOUR_BLACK ? 2 : 0;
}

static int is_black_win(const struct ties_field *field, const struct ties_game *game, int round)
{
	return game->colour == COLOUR_BLACK ? is_won(field, game, round) : 0;
}

/* C.07 7.6; who played a game that counts for nobody had elected to play it. */
static int is_elected(const struct ties_field *field, const struct ties_game *game, int round)
{
	(void)field;
	(void)round;
	return ties_is_voluntary(game) && game->bracketed == 0 ? 0 : 2;
}

/*
 * C.07 7.7: more than the opponent, or without playing more than a draw gives; as much is a half.
 * A default is a round without playing (15.1): a double one gives neither of them anything.
 */
static int is_standard(const struct ties_field *field, const struct ties_game *game, int round)
{
	int against2 = field->points.draw2;

	if (is_under_way(game))
		return 0;
	if (game->kind == TIES_PLAYED)
		against2 = ties_game(field, game->opponent, round)->points2;
	return game->points2 > against2 ? 2 : game->points2 == against2 ? 1 : 0;
}

void ties_wins(const struct ties_count *count, int player, struct ties_working *working)
{
	count_rounds(count->field, player, is_win, working);
}

void ties_won(const struct ties_count *count, int player, struct ties_working *working)
{
	count_rounds(count->field, player, is_won, working);
}

void ties_black_games(const struct ties_count *count, int player, struct ties_working *working)
{
	count_rounds(count->field, player, is_black_game, working);
}

void ties_black_wins(const struct ties_count *count, int player, struct ties_working *working)
{
	count_rounds(count->field, player, is_black_win, working);
}

void ties_elected(const struct ties_count *count, int player, struct ties_working *working)
{
	count_rounds(count->field, player, is_elected, working);
}

void ties_standard(const struct ties_count *count, int player, struct ties_working *working)
{
	count_rounds(count->field, player, is_standard, working);
}

/* C.07 7.8 */
void ties_number(const struct ties_count *count, int player, struct ties_working *working)
{
	working->figure = (struct ties_figure){count->field->players[player].number, 1};
}

void ties_playoff(const struct ties_count *count, int player, struct ties_working *working)
{
	const int points2 = count->field->players[player].playoff2;

	working->figure = (struct ties_figure){points2 < 0 ? 0 : points2, points2 < 0 ? 0 : 2};
}

void ties_hand(const struct ties_count *count, int player, struct ties_working *working)
{
	const int place = count->field->players[player].hand;

	working->figure = (struct ties_figure){place, place > 0};
}

void ties_lot(const struct ties_count *count, int player, struct ties_working *working)
{
	const int lot = count->field->players[player].lot;

	working->figure = (struct ties_figure){lot, lot > 0};
}

/* US 34E3: the points of unplayed rounds are taken off once. */
static int unplayed2(const struct ties_field *field, int player)
{
	int points2 = 0;

	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);

		points2 += ties_is_played(game) ? 0 : game->points2;
	}
	return points2;
}

void ties_cumulative(const struct ties_count *count, int player, struct ties_working *working)
{
	ties_progressive(count, player, working);
	working->less2 = unplayed2(count->field, player);
	working->figure.units -= working->less2;
}

int64_t ties_plain_cumulative(const struct ties_field *field, int player)
{
	int64_t sum = 0;
	int score2 = 0;

	for (int round = 1; round <= field->rounds; round++) {
		score2 += ties_game(field, player, round)->points2;
		sum += score2;
	}
	return sum - unplayed2(field, player);
}

/* US 34E7: 4 for a win, 2 for a draw, 1 for a loss, nothing for what was not played. */
void ties_kashdan(const struct ties_count *count, int player, struct ties_working *working)
{
	static const int worth[] = {
		[TIES_GAME_LOST] = 1, [TIES_GAME_DRAWN] = 2, [TIES_GAME_WON] = 4};
	const struct ties_field *field = count->field;

	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part = ties_working_add(working, round, game->opponent);

		part->own2 = game->points2;
		part->value = ties_is_played(game) ? worth[game->outcome] : 0;
	}
	ties_working_sum(working, 1);
}
