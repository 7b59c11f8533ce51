/* Whether anybody can win a prize as the entries stand. */
#include "config.h"

#include <stdlib.h>

#include "app/prizes/prizes.h"
#include "app/words/words.h"
#include "core/prizes/prize_words.h"

/* Who fulfils its conditions and is not barred, or how many clubs or schools there are. */
static int count_fitting(const struct entrants *entrants, const struct prize *prize)
{
	struct team_member *members;
	struct teams teams;
	int count = 0;

	if (prize->by != PRIZE_BY_TEAM) {
		for (int i = 0; i < entrants->count; i++)
			count += entrants->of[i].bar == ENTRANT_FREE &&
				entrant_fits(entrants, &entrants->of[i], prize);
		return count;
	}
	members = malloc(((size_t)entrants->count + 1) * sizeof(*members));
	if (!members || entrants_teams(entrants, prize, members, &teams) != STATUS_OK) {
		free(members);
		return PLACES_MOST;
	}
	count = teams.count;
	teams_done(&teams);
	free(members);
	return count;
}

/* "Nobody can win 3rd U1800 as the entries stand: 2 of 5 players qualify." */
static void put_doubt(const struct prize *prize, int fitting, const struct entrants *entrants,
	char *text, size_t size)
{
	const char *missing = prize_missing_words(entrants, prize);
	const int players = entrants->count;
	char title[PRIZE_TITLE_SIZE];
	struct prize beyond = *prize;

	if (beyond.first <= fitting)
		beyond.first = fitting + 1;
	prize_title(&beyond, 0, title);
	if (prize->by == PRIZE_BY_TEAM)
		words_put(text, size, "Nobody can win %s as the entries stand: there %s %d %s%s.",
			title, fitting == 1 ? "is" : "are", fitting, prize_team_word(prize),
			words_plural(fitting));
	else if (fitting == 0 && missing[0])
		words_put(text, size, "Nobody can win %s as the entries stand%s.", title, missing);
	else if (fitting == players)
		words_put(text, size,
			"Nobody can win %s as the entries stand: there %s %d player%s.", title,
			players == 1 ? "is" : "are", players, words_plural(players));
	else if (fitting == 0)
		words_put(text, size,
			"Nobody can win %s as the entries stand: nobody of %d players qualifies.",
			title, players);
	else
		words_put(text, size,
			"Nobody can win %s as the entries stand: %d of %d players qualif%s.", title,
			fitting, players, fitting == 1 ? "ies" : "y");
}

void prize_doubt_words(
	const struct event *event, int section, const struct prize *prize, char *text, size_t size)
{
	const struct prize_rules rules = prize_rules_of(event, section);
	struct entrants entrants;
	int fitting;

	text[0] = '\0';
	if (prize->by == PRIZE_BY_HAND ||
		entrants_make(event, section, ROUNDS_MOST, &rules, &entrants) != STATUS_OK)
		return;
	fitting = count_fitting(&entrants, prize);
	/* a list that is made before the entries says nothing */
	if (entrants.count > 0 && prize->last > fitting)
		put_doubt(prize, fitting, &entrants, text, size);
	entrants_done(&entrants);
}
