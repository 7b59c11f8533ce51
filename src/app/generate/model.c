/* Measures a report: a value for each knob of the generator. */
#include "config.h"

#include "app/generate/model.h"

#include "app/round/acceleration.h"

/* Counted over all rounds played: boards, and players. */
struct counts {
	int games, drawn; /* over the board */
	int forfeits, double_forfeits;
	int half_byes, zero_byes; /* players with one, who are neither late nor gone */
	int gone, late;
};

static bool is_there(const struct trf_game *game)
{
	return game->opponent != TRF_NOBODY || (game->code != ' ' && game->code != 'Z');
}

static void count_board(
	const struct trf *trf, const struct trf_game *game, int round, struct counts *counts)
{
	const struct trf_game *other = trf_game(trf, game->opponent, round);

	if (trf_code_played(game->code)) {
		counts->games++;
		counts->drawn += game->code == '=' || game->code == 'D';
	} else if (game->code == '-' && other->code == '-') {
		counts->double_forfeits++;
	} else if (game->code != ' ') {
		counts->forfeits++;
	}
}

static void count_player(const struct trf *trf, int player, struct counts *counts)
{
	int first = 1, last = trf->played, half = 0, zero = 0;

	while (first <= last && !is_there(trf_game(trf, player, first)))
		first++;
	while (last >= first && !is_there(trf_game(trf, player, last)))
		last--;
	for (int round = first; round <= last; round++) {
		const struct trf_game *game = trf_game(trf, player, round);

		half += game->code == 'H';
		zero += !is_there(game);
		if (game->opponent > player)
			count_board(trf, game, round, counts);
	}
	counts->half_byes += half > 0;
	counts->zero_byes += zero > 0;
	counts->late += first > 1;
	counts->gone += first <= last && last < trf->played;
}

/* The nearest share, 0 of nothing. */
static struct pairing_range share(int part, int whole)
{
	const int of =
		whole > 0 ? (int)(((long long)part * PAIRING_SHARE_ALL + whole / 2) / whole) : 0;

	return (struct pairing_range){of, of};
}

/* Of those who have a rating; all are unrated if nobody has. */
static struct pairing_range ratings(const struct trf *trf)
{
	struct pairing_range range = {0, 0};

	for (int i = 0; i < trf->count; i++) {
		const int rating = trf->players[i].grade;

		if (rating > 0 && (range.least == 0 || rating < range.least))
			range.least = rating;
		if (rating > range.most)
			range.most = rating;
	}
	return range;
}

void generate_like(struct generate_knobs *knobs, const struct trf *trf)
{
	struct pairing_recipe *recipe = &knobs->recipe;
	const int rounds = trf->rounds ? trf->rounds : trf->played ? trf->played : 1;
	struct counts counts = {.games = 0};
	int boards;

	for (int i = 0; i < trf->count; i++)
		count_player(trf, i, &counts);
	boards = counts.games + counts.forfeits + counts.double_forfeits;
	recipe->players = (struct pairing_range){trf->count, trf->count};
	recipe->rounds = (struct pairing_range){rounds, rounds};
	recipe->ratings = ratings(trf);
	recipe->draws = share(counts.drawn, counts.games);
	recipe->double_forfeits = share(counts.double_forfeits, boards);
	recipe->forfeits = share(counts.forfeits, boards);
	recipe->half_byes = share(counts.half_byes, trf->count);
	recipe->zero_byes = share(counts.zero_byes, trf->count);
	recipe->withdrawals = share(counts.gone, trf->count);
	recipe->late_entries = share(counts.late, trf->count);
	recipe->baku = acceleration_is_on(trf, rounds);
	recipe->worth =
		(struct pairing_worth){trf->worth2[TRF_WIN_WHITE], trf->worth2[TRF_DRAW_WHITE],
			trf->worth2[TRF_LOSS_WHITE], trf->worth2[TRF_PAIRING_BYE],
			trf->worth2[TRF_ZERO_BYE], trf->worth2[TRF_FORFEIT_LOSS]};
	knobs->bye_told = knobs->zero_bye_told = true;
}
