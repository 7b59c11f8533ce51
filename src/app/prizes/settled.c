/* Which winners have the same however the games that are not over end: all ways are tried. */
#include "config.h"

#include "app/prizes/settled.h"

#include <stdlib.h>
#include <string.h>

#include "core/prizes/prize_words.h"

enum { GAMES_TRIED = 3, RESULTS = 3 };

/* Winners as it is now, and whom nothing has changed so far. */
struct settling {
	const struct event *event;
	int section;
	const struct prize_outcome *outcome;
	const struct prize_winner *winners;
	int count;
	bool *settled;
};

/* Boards, or games against players from outside. */
struct open_games {
	struct record rows[GAMES_TRIED];
	int count; /* may be more than there is room for */
};

static void add_game(struct open_games *open, const struct record *row)
{
	if (open->count < GAMES_TRIED)
		open->rows[open->count] = *row;
	open->count++;
}

static void find_open(const struct event *event, int section, int through, struct open_games *open)
{
	int count;
	const struct record *row = event_range(event, RECORD_OPEN, section, 0, &count);

	open->count = 0;
	for (; count > 0; count--, row++) {
		const struct open_game *game = &row->as.open;

		if (game->round <= through)
			add_game(open,
				event_find(event,
					(struct record_key){RECORD_BOARD,
						{section, game->round, game->number}}));
	}
	row = event_range(event, RECORD_FILLED, section, 0, &count);
	for (; count > 0; count--, row++)
		if (row->as.filled.open && row->as.filled.round <= through)
			add_game(open, row);
}

/* Game by game its result in the n-th way, over. */
static enum status put_results(
	const struct event *event, const struct open_games *open, int n, struct action *action)
{
	static const enum result results[RESULTS] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < open->count; i++, n /= RESULTS) {
		struct record row = open->rows[i];
		struct record_key key = record_key_of(&row);

		if (row.kind == RECORD_FILLED) {
			row.as.filled.result = results[n % RESULTS];
			row.as.filled.open = 0;
			status = action_put(action, event, &row);
			continue;
		}
		row.as.board.result = results[n % RESULTS];
		status = action_put(action, event, &row);
		key.kind = RECORD_OPEN;
		if (status == STATUS_OK)
			status = action_remove(action, event, key);
	}
	return status;
}

static bool has_same(const struct prize_outcome *outcome, const struct prize_winner *winner,
	const struct prize_outcome *other, const struct prize_winner *found)
{
	char was[REASON_SIZE], is[REASON_SIZE];

	if (!winner->team != !found->team || winner->amount != found->amount)
		return false;
	if (winner->team ? strcmp(winner->team->name, found->team->name) != 0
			 : outcome->entrants.of[winner->entrant].pin !=
				other->entrants.of[found->entrant].pin)
		return false;
	prize_winner_words(&outcome->award, winner, was, sizeof(was));
	prize_winner_words(&other->award, found, is, sizeof(is));
	return strcmp(was, is) == 0;
}

/* Who has not the same in another outcome is not settled. */
static enum status compare(const struct settling *settling, const struct prize_outcome *other)
{
	struct prize_winner *others;
	int nothers;
	const enum status status = prize_winners(&other->award, &others, &nothers);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < settling->count; i++) {
		bool same = false;

		for (int k = 0; settling->settled[i] && !same && k < nothers; k++)
			same = has_same(
				settling->outcome, &settling->winners[i], other, &others[k]);
		settling->settled[i] = same;
	}
	free(others);
	return STATUS_OK;
}

static enum status try_way(const struct settling *settling, const struct open_games *open, int n)
{
	struct event after;
	struct action action;
	struct prize_outcome other;
	struct error unseen;
	enum status status = event_copy(settling->event, &after);

	if (status != STATUS_OK)
		return status;
	action_init(&action);
	status = put_results(&after, open, n, &action);
	if (status == STATUS_OK)
		status = action_apply(&action, &after);
	action_done(&action);
	if (status == STATUS_OK)
		status = prize_outcome_make(&after, settling->section,
			settling->outcome->entrants.rounds, &other, &unseen);
	if (status == STATUS_OK) {
		status = compare(settling, &other);
		prize_outcome_done(&other);
	}
	event_done(&after);
	return status;
}

enum status prizes_settled(const struct event *event, int section,
	const struct prize_outcome *outcome, const struct prize_winner *winners, int count,
	bool *settled)
{
	const struct settling settling = {event, section, outcome, winners, count, settled};
	const int rounds = outcome->entrants.rounds;
	struct open_games open;
	enum status status = STATUS_OK;
	int ways = 1;

	find_open(event, section, rounds, &open);
	for (int i = 0; i < count; i++)
		settled[i] = rounds >= event_section(event, section)->rounds &&
			open.count <= GAMES_TRIED;
	if (open.count == 0 || count == 0 || !settled[0])
		return STATUS_OK;
	for (int i = 0; i < open.count; i++)
		ways *= RESULTS;
	for (int n = 0; status == STATUS_OK && n < ways; n++)
		status = try_way(&settling, &open, n);
	return status;
}
