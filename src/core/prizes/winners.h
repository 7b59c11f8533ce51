/* Who wins anything, player by player and team by team. */
#ifndef CORE_PRIZE_WINNERS_H
#define CORE_PRIZE_WINNERS_H

#include "core/prizes/award.h"

/* A player or a team, and what money it has in all. */
struct prize_winner {
	int entrant;                   /* -1: a club or school */
	const struct award_team *team; /* by one of its prizes; NULL: a player */
	int points2;
	int64_t amount;
};

/*
 * Players by rank, behind them the teams. The caller frees *winners. STATUS_NO_MEMORY: nothing to
 * free.
 */
enum status prize_winners(const struct award *award, struct prize_winner **winners, int *count);

/* Does a record give the player something, money or an object? */
bool prize_is_won(const struct award *award, const struct award_reason *reason, int entrant);

/*
 * The winning team as a record has it, with who counted for it; NULL: it has nothing by this one.
 */
const struct award_team *prize_team_given(const struct award *award,
	const struct award_reason *reason, const struct prize_winner *winner);

/* "1st; Cup (Best game)" of a winner. */
void prize_winner_words(
	const struct award *award, const struct prize_winner *winner, char *text, size_t size);

/* The player or team by name. */
const char *prize_winner_name(const struct event *event, int section, const struct award *award,
	const struct prize_winner *winner);

#endif
