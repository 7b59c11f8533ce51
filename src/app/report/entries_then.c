/* The entries of a report as they were when a round was drawn. */
#include "config.h"

#include "app/report/entries_then.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/filled.h"
#include "app/trf/rows.h"

enum status entries_then_make(const struct trf *trf, struct entries_then *then)
{
	const size_t cells = (size_t)trf->count * (size_t)trf->columns;
	enum status status;

	*then = (struct entries_then){.trf = *trf, .told = trf};
	status = trf_drawns_read(trf, &then->drawns);
	if (status == STATUS_OK)
		status = trf_ruleds_read(trf, &then->ruleds);
	then->moves = then->drawns.count > 0;
	for (int i = 0; i < then->ruleds.count; i++)
		then->moves = then->moves || then->ruleds.items[i].has_points;
	if (status == STATUS_OK)
		status = trf_filled_read(trf, &then->outside, &then->noutside);
	if (status != STATUS_OK || then->drawns.count == 0)
		return status;
	then->trf.games = malloc((cells + 1) * sizeof(*then->trf.games));
	then->results = malloc(((size_t)then->noutside + 1) * sizeof(*then->results));
	if (!then->trf.games || !then->results)
		return STATUS_NO_MEMORY;
	memcpy(then->trf.games, trf->games, cells * sizeof(*then->trf.games));
	for (int i = 0; i < then->noutside; i++)
		then->results[i] = (enum result)then->outside[i].result;
	return STATUS_OK;
}

void entries_then_done(struct entries_then *then)
{
	if (then->drawns.count > 0)
		free(then->trf.games);
	trf_drawns_done(&then->drawns);
	trf_ruleds_done(&then->ruleds);
	free(then->outside);
	free(then->results);
	memset(then, 0, sizeof(*then));
}

static struct trf_game *game_of(struct entries_then *then, const struct trf_said *drawn, int player)
{
	return &then->trf.games[(size_t)player * (size_t)then->trf.columns + drawn->round - 1];
}

static void set_entry(struct entries_then *then, const struct trf_said *drawn, int player,
	int opponent, bool white)
{
	struct trf_game *game = game_of(then, drawn, player);

	game->opponent = opponent;
	game->colour = white ? COLOUR_WHITE : COLOUR_BLACK;
	game->code = trf_rows_code(drawn->result, white);
	game->open = false;
}

static void set_outside(struct entries_then *then, const struct trf_said *drawn)
{
	const int pin = drawn->white ? drawn->white : drawn->black;

	for (int i = 0; i < then->noutside; i++)
		if (then->outside[i].pin == pin && then->outside[i].round == drawn->round &&
			drawn->result != RESULT_BYE)
			then->outside[i].result = (int)drawn->result;
}

static void set_game(struct entries_then *then, const struct trf_said *drawn)
{
	const int white = trf_find(then->told, drawn->white);
	const int black = trf_find(then->told, drawn->black);

	if (drawn->result == RESULT_BYE && white != TRF_NOBODY) {
		*game_of(then, drawn, white) =
			(struct trf_game){TRF_NOBODY, COLOUR_NONE, 'U', 0, 0, false, false};
	} else if (drawn->white == 0 || drawn->black == 0) {
		set_outside(then, drawn);
	} else if (white != TRF_NOBODY && black != TRF_NOBODY) {
		set_entry(then, drawn, white, black, true);
		set_entry(then, drawn, black, white, false);
	}
}

void entries_then_set(struct entries_then *then, int round)
{
	const struct trf *told = then->told;
	const struct trf_ruled *ruled = trf_ruleds_find(&then->ruleds, round);

	memcpy(then->trf.worth2, told->worth2, sizeof(told->worth2));
	if (ruled && ruled->has_points)
		trf_rows_worth(&ruled->points, then->trf.worth2);
	for (int i = 0; ruled && ruled->has_points && i < TRF_OUTCOMES; i++)
		then->trf.worth2[i] *= trf_whole(told) / 2; /* of half points */
	if (then->drawns.count == 0)
		return;
	memcpy(then->trf.games, told->games,
		(size_t)told->count * (size_t)told->columns * sizeof(*told->games));
	for (int i = 0; i < then->noutside; i++)
		then->outside[i].result = (int)then->results[i];
	for (int i = 0; i < then->drawns.count; i++)
		if (trf_drawn_holds(&then->drawns.items[i], round))
			set_game(then, &then->drawns.items[i]);
}
