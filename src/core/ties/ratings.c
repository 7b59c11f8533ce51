/* Tie-breaks by ratings (C.07 10). */
#include "core/ties/ratings.h"

#include "core/ties/opponents.h"

/* B.02 8.1.1: what a percentage from 50 on is worth. */
static const int differences[] = {0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110,
	117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
	284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/* B.02 8.1.2: up to which difference the higher rated is expected to have 50, 51, ... percent. */
static const int limits[] = {3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121,
	129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290,
	302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

enum {
	LIMITS = sizeof(limits) / sizeof(limits[0]),
	OUT_OF_REACH = 736, /* a difference that makes certain */
	NO_POINT = 800      /* so far below the lowest rated is who has no point (10.3) */
};

static int difference_of(int percent)
{
	return percent >= 50 ? differences[percent - 50] : -differences[50 - percent];
}

int ties_expected_percent(int difference)
{
	const int distance = difference < 0 ? -difference : difference;
	int low = 0, high = LIMITS;

	while (low < high) {
		const int middle = (low + high) / 2;

		if (distance <= limits[middle])
			high = middle;
		else
			low = middle + 1;
	}
	return difference < 0 ? 50 - low : 50 + low;
}

static int rating_of(const struct ties_count *count, int player)
{
	const int rating = count->field->players[player].rating;

	return rating > 0 ? rating : count->how->unrated;
}

/* 1, ½ and 0 whatever the points of the event. */
static int score2_of(const struct ties_game *game)
{
	return game->outcome == TIES_GAME_WON ? 2 : game->outcome == TIES_GAME_DRAWN ? 1 : 0;
}

/*
 * A part for every game over the board, open ones too or not: the opponent's rating. An open game
 * has an opponent, but nothing was performed in it yet.
 */
static void add_ratings(
	const struct ties_count *count, int player, bool open, struct ties_working *working)
{
	for (int round = 1; round <= count->field->rounds; round++) {
		const struct ties_game *game = ties_game(count->field, player, round);
		struct ties_part *part = open || ties_is_over(game)
			? ties_add_played(count->field, player, round, working)
			: NULL;

		if (part == NULL)
			continue;
		part->own2 = score2_of(game);
		part->value = rating_of(count, game->opponent);
		working->score2 += part->own2;
	}
}

/* C.07 10.1; a cut takes the lowest ratings (14.1.1). */
void ties_average_rating(const struct ties_count *count, int player, struct ties_working *working)
{
	add_ratings(count, player, true, working);
	ties_cut(working, TIES_2022, count->how->low, count->how->high);
	ties_working_mean(working);
}

/* C.07 10.2: the average and what the percentage is worth. */
void ties_performance(const struct ties_count *count, int player, struct ties_working *working)
{
	add_ratings(count, player, false, working);
	ties_working_mean(working);
	if (working->number == 0)
		return;
	working->percent = (int)ties_half_up(50 * (int64_t)working->score2, working->number);
	working->step = difference_of(working->percent);
	working->figure.units += working->step;
}

/* What a player of this rating is expected to have in his games, in hundredths. */
static int expect(const struct ties_count *count, int player, int rating)
{
	int sum = 0;

	for (int round = 1; round <= count->field->rounds; round++) {
		const struct ties_game *game = ties_game(count->field, player, round);

		if (ties_is_over(game))
			sum += ties_expected_percent(rating - rating_of(count, game->opponent));
	}
	return sum;
}

struct range {
	int least, most;
};

/* Ratings of those he met, and his score against them; games 0: nobody. */
static struct range range_of(const struct ties_count *count, int player, int *games, int *score2)
{
	struct range range = {0, 0};

	*games = 0;
	*score2 = 0;
	for (int round = 1; round <= count->field->rounds; round++) {
		const struct ties_game *game = ties_game(count->field, player, round);
		int rating;

		if (!ties_is_over(game))
			continue;
		rating = rating_of(count, game->opponent);
		range.least = *games == 0 || rating < range.least ? rating : range.least;
		range.most = *games == 0 || rating > range.most ? rating : range.most;
		*score2 += score2_of(game);
		++*games;
	}
	return range;
}

/* C.07 10.3: the lowest rating that is expected to make the score. */
int ties_plain_perfect(const struct ties_count *count, int player)
{
	int games, score2, low, high;
	const struct range range = range_of(count, player, &games, &score2);

	if (games == 0)
		return 0;
	if (score2 == 0)
		return range.least - NO_POINT;
	low = range.least - OUT_OF_REACH;
	high = range.most + OUT_OF_REACH;
	while (low < high) {
		/* both may be below 0 */
		const int middle = low + (high - low) / 2;

		if (expect(count, player, middle) >= 50 * score2)
			high = middle;
		else
			low = middle + 1;
	}
	return low;
}

void ties_perfect(const struct ties_count *count, int player, struct ties_working *working)
{
	add_ratings(count, player, false, working);
	working->figure = (struct ties_figure){ties_plain_perfect(count, player), 1};
	for (int i = 0; i < working->count; i++)
		working->sum += ties_expected_percent(
			(int)(working->figure.units - working->parts[i].value));
	working->number = working->count;
}

int ties_performance_of(int64_t sum, int games, int score2)
{
	return (int)ties_half_up(sum, games) +
		difference_of((int)ties_half_up(50 * (int64_t)score2, games));
}

int ties_plain_performance(const struct ties_count *count, int player)
{
	int games = 0, score2 = 0;
	int64_t sum = 0;

	for (int round = 1; round <= count->field->rounds; round++) {
		const struct ties_game *game = ties_game(count->field, player, round);

		if (!ties_is_over(game))
			continue;
		sum += rating_of(count, game->opponent);
		score2 += score2_of(game);
		games++;
	}
	return games == 0 ? 0 : ties_performance_of(sum, games, score2);
}

typedef int plain_figure(const struct ties_count *count, int player);

/* C.07 10.4, 10.5 */
static void average_over_opponents(const struct ties_count *count, int player, plain_figure *figure,
	struct ties_working *working)
{
	for (int round = 1; round <= count->field->rounds; round++) {
		struct ties_part *part = ties_add_played(count->field, player, round, working);

		if (part == NULL)
			continue;
		part->value = count->base != NULL ? count->base[part->opponent].units
						  : figure(count, part->opponent);
	}
	ties_working_mean(working);
}

void ties_average_performance(
	const struct ties_count *count, int player, struct ties_working *working)
{
	average_over_opponents(count, player, ties_plain_performance, working);
}

void ties_average_perfect(const struct ties_count *count, int player, struct ties_working *working)
{
	average_over_opponents(count, player, ties_plain_perfect, working);
}

/* C.07 10.6 */
void ties_rating(const struct ties_count *count, int player, struct ties_working *working)
{
	working->figure = (struct ties_figure){rating_of(count, player), 1};
}
