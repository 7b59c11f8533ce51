/*
 * pairing_generate.h - random tournaments: entries by a recipe, each round drawn by pairing_best()
 * by a rule book and played by chance. The same recipe gives the same tournament everywhere.
 */
#ifndef LIBPAIRING_GENERATE_H
#define LIBPAIRING_GENERATE_H

#include "pairing.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A number from least to most, each as likely. */
struct pairing_range {
	int least, most;
};

/* What results are worth; all zero: 2, 1, 0, 2, 0, 0 (half points). In a season the
 * bye counts nothing. */
struct pairing_worth {
	int win;  /* also by default */
	int draw; /* and a half-point bye */
	int loss; /* over the board */
	int bye;  /* of the draw, for an odd field */
	int zero_bye, default_loss;
};

enum { PAIRING_SHARE_ALL = 10000 }; /* shares are in hundredths of a per cent */

/*
 * Shares of the players are met exactly, to the nearest player, as far as there are players who can
 * be chosen: one who enters in the last round cannot withdraw, one without a round left can have no
 * bye. Shares of the games are the chance of each game.
 */
struct pairing_recipe {
	const struct pairing_book *book;
	const int *options; /* as in pairing_input */
	uint64_t seed;
	struct pairing_range players; /* from 1 */
	struct pairing_range rounds;  /* from 1 */
	int played;                   /* the tournament is left after so many rounds */
	struct pairing_range ratings; /* of the players; 0: unrated */
	struct pairing_range draws;   /* share of the games played that are drawn */
	/* shares of the boards on which one player, or both, do not appear */
	struct pairing_range forfeits, double_forfeits;
	/* shares of the players who have such a bye in one round */
	struct pairing_range half_byes, zero_byes, full_byes;
	/* share of the games played that end before a move: they count, but are not rated */
	struct pairing_range short_games;
	/* shares of the players who go before the last round, who come after the first */
	struct pairing_range withdrawals, late_entries;
	struct pairing_range clubs; /* how many; each player is in one, with 0 in none */
	struct pairing_range
		prohibited; /* pairs that must not meet in some rounds, if there are so many */
	bool baku;          /* accelerated by the rule of Baku */
	struct pairing_worth worth; /* a win above a draw above a loss */
};

/* Does a player take part in a round? Only a half-point bye is known before the round is drawn. */
enum pairing_presence {
	PAIRING_PRESENT,
	PAIRING_HALF_BYE,
	PAIRING_ZERO_BYE,
	PAIRING_NOT_YET, /* he comes later */
	PAIRING_GONE,
	PAIRING_FULL_BYE,
};

/* Two players who must not meet in rounds first..last. */
struct pairing_prohibited {
	int player, other, first, last;
};

struct pairing_tournament {
	/*
	 * the round after the last one played, ready to be drawn; it points into this struct's
	 * arrays, and so the struct may be moved
	 */
	struct pairing_input input;
	struct pairing_player *players;
	struct pairing_game *games;      /* input.rounds of each player */
	enum pairing_presence *presence; /* the same */
	bool *brief;                     /* the same: the game ended before a move */
	struct pairing_prohibited *prohibited;
	int nprohibited;
	struct pairing_apart *apart; /* those of them that bear on the round */
	int *extra;                  /* virtual points; NULL without acceleration */
	struct pairing_worth worth;
	bool stuck; /* that round has no legal draw: the tournament ends before it */
	struct pairing_blame blame;
};

/*
 * PAIRING_BAD_INPUT and *blame (may be NULL): the recipe is not possible; PAIRING_NO_MEMORY. A
 * round without a legal draw is no failure: nobody is withdrawn or moved to make one. Costs as much
 * as the draws.
 */
enum pairing_status pairing_generate(const struct pairing_recipe *recipe,
	struct pairing_tournament *tournament, struct pairing_blame *blame);

/* Release the tournament, its input too, and zero it. */
void pairing_tournament_done(struct pairing_tournament *tournament);

#ifdef __cplusplus
}
#endif

#endif
