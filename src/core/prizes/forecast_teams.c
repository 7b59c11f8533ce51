/* What clubs and schools can still win before the last round. */
#include "core/prizes/forecast_teams.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"

/* The first line of each contest. */
static bool begins_contest(const struct prize_list *list, int entry)
{
	if (list->entries[entry].prize.by != PRIZE_BY_TEAM)
		return false;
	for (int i = 0; i < entry; i++)
		if (prize_same_class(&list->entries[i].prize, &list->entries[entry].prize))
			return false;
	return true;
}

struct bounding {
	struct forecast *forecast;
	const struct award *award;
	const struct chances *chances;
	struct entrants changed; /* with the least or the most that each can have */
	struct team_member *members;
};

/* All have the least, or the most, that they can come to. */
static void change_points(struct bounding *bounding, bool most)
{
	const struct entrants *entrants = bounding->award->entrants;

	for (int i = 0; i < entrants->count; i++) {
		bounding->changed.of[i] = entrants->of[i];
		bounding->changed.of[i].points2 +=
			most ? bounding->chances->most2[i] : bounding->chances->least2[i];
	}
}

static const struct team *find_team(const struct teams *teams, const char *name)
{
	for (int i = 0; i < teams->count; i++)
		if (letters_compare(team_name(&teams->of[i]), name) == 0)
			return &teams->of[i];
	return NULL;
}

/* The totals into the rows of a contest, which the first call makes. */
static enum status take_totals(
	struct bounding *bounding, const struct prize *prize, int first, bool most)
{
	struct forecast *forecast = bounding->forecast;
	struct teams teams;
	enum status status;

	change_points(bounding, most);
	status = entrants_teams(&bounding->changed, prize, bounding->members, &teams);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; !most && i < teams.count; i++)
		forecast->teams[forecast->nteams++] = (struct forecast_team){.prize = *prize,
			.name = team_name(&teams.of[i]),
			.least2 = teams.of[i].points2};
	for (int i = first; most && i < forecast->nteams; i++) {
		const struct team *team = find_team(&teams, forecast->teams[i].name);

		forecast->teams[i].most2 = team ? team->points2 : forecast->teams[i].least2;
	}
	teams_done(&teams);
	return STATUS_OK;
}

/* Has any team of the contest all the players who count? */
static bool is_contest(const struct entrants *entrants, const struct prize *prize,
	struct team_member *members, bool *is_one)
{
	struct teams teams;

	if (entrants_teams(entrants, prize, members, &teams) != STATUS_OK)
		return false;
	*is_one = false;
	for (int i = 0; i < teams.count; i++)
		*is_one = *is_one || teams.of[i].size >= prize->best;
	teams_done(&teams);
	return true;
}

/* Money by place, 1..count, of a contest; true: none is more than the one before. */
static bool take_amounts(
	const struct award *award, const struct prize *prize, int count, int64_t *amounts)
{
	bool falling = true;

	for (int place = 0; place <= count; place++)
		amounts[place] = 0;
	for (int i = 0; i < award->nslots; i++) {
		const struct award_slot *slot = &award->slots[i];

		if (slot->amount > 0 && slot->place <= count &&
			prize_same_class(&award->list->entries[slot->entry].prize, prize))
			amounts[slot->place] = slot->amount;
	}
	for (int place = 2; place <= count; place++)
		falling = falling && amounts[place] <= amounts[place - 1];
	return falling;
}

/* How many others stand above, and on or above, when each has its least or its most. */
static struct standing_bounds bounds_of(const struct forecast *forecast, int first, int own)
{
	const struct forecast_team *of = &forecast->teams[own];
	struct standing_bounds bounds = {.above_least = 0};

	for (int i = first; i < forecast->nteams; i++) {
		const struct forecast_team *other = &forecast->teams[i];

		if (i == own)
			continue;
		bounds.above_least += other->least2 > of->most2;
		bounds.behind_least += other->least2 >= of->most2;
		bounds.above_most += other->most2 > of->least2;
		bounds.behind_most += other->most2 >= of->least2;
	}
	return bounds;
}

static int64_t mean_of(const struct award *award, const int64_t *amounts, int from, int to)
{
	const int64_t unit = award->list->rules.unit;
	int64_t sum = 0;

	for (int place = from; place <= to; place++)
		sum += amounts[place];
	return to > from ? sum / (to - from + 1) / unit * unit : sum;
}

/* No less than by the last place that it can come to, no more than by the best one. */
static void bound_money(const struct award *award, const int64_t *amounts, bool falling, int count,
	const struct standing_bounds *bounds, struct forecast_team *team)
{
	const bool by_rank = prize_rule_is_by_rank(award->list->rules.rule);
	const int64_t unit = award->list->rules.unit;

	if (falling && by_rank)
		team->least = amounts[team->worst] / unit * unit;
	else if (falling)
		team->least = mean_of(award, amounts, bounds->above_most + 1, team->worst);
	if (falling && !by_rank) {
		team->most = mean_of(award, amounts, team->best, bounds->behind_least + 1);
		/* one that is alone is paid whole, what is shared is rounded down */
		if (bounds->behind_least > bounds->above_least && team->most > 0)
			team->most += unit - 1;
		return;
	}
	for (int place = falling ? team->best : 1; place <= count; place++)
		if (amounts[place] > team->most)
			team->most = amounts[place];
}

static enum status bound_contest(struct bounding *bounding, const struct prize *prize)
{
	struct forecast *forecast = bounding->forecast;
	const int first = forecast->nteams;
	enum status status = take_totals(bounding, prize, first, false);
	int64_t *amounts;
	bool falling, is_one;
	int count;

	if (status == STATUS_OK)
		status = take_totals(bounding, prize, first, true);
	if (status != STATUS_OK)
		return status;
	count = forecast->nteams - first;
	amounts = malloc(((size_t)count + 1) * sizeof(*amounts));
	if (!amounts || !is_contest(bounding->award->entrants, prize, bounding->members, &is_one)) {
		free(amounts);
		return STATUS_NO_MEMORY;
	}
	falling = take_amounts(bounding->award, prize, count, amounts);
	for (int i = first; i < forecast->nteams; i++) {
		const struct standing_bounds bounds = bounds_of(forecast, first, i);
		struct forecast_team *team = &forecast->teams[i];

		team->best = bounds.above_least + 1;
		team->worst = bounds.behind_most + 1;
		if (is_one)
			bound_money(bounding->award, amounts, falling, count, &bounds, team);
	}
	free(amounts);
	return STATUS_OK;
}

enum status forecast_teams_bound(
	struct forecast *forecast, const struct award *award, const struct chances *chances)
{
	const struct entrants *entrants = award->entrants;
	const size_t room = (size_t)entrants->count + 1;
	struct bounding bounding = {forecast, award, chances, *entrants, NULL};
	enum status status = STATUS_OK;
	size_t contests = 0;

	for (int i = 0; i < award->list->count; i++)
		contests += begins_contest(award->list, i);
	if (contests == 0)
		return STATUS_OK;
	bounding.changed.of = malloc(room * sizeof(*bounding.changed.of));
	bounding.members = malloc(room * sizeof(*bounding.members));
	forecast->teams = malloc(contests * room * sizeof(*forecast->teams));
	if (!bounding.changed.of || !bounding.members || !forecast->teams)
		status = STATUS_NO_MEMORY;
	for (int i = 0; status == STATUS_OK && i < award->list->count; i++)
		if (begins_contest(award->list, i))
			status = bound_contest(&bounding, &award->list->entries[i].prize);
	free(bounding.changed.of);
	free(bounding.members);
	return status;
}

/* Money that a team has by the records of a contest. */
static int64_t paid_to(const struct award *award, const struct forecast_team *of)
{
	int64_t paid = 0;

	for (int k = 0; k < award->nreasons; k++) {
		const struct award_reason *reason = &award->reasons[k];

		if (reason->teams == 0 ||
			!prize_same_class(
				&award->list
					 ->entries[award->slots[award->slots_of[reason->slot]]
							   .entry]
					 .prize,
				&of->prize))
			continue;
		for (int i = 0; i < reason->teams; i++)
			if (letters_compare(award->teams[reason->team + i].name, of->name) == 0)
				paid += award->teams[reason->team + i].amount;
	}
	return paid;
}

static void widen(struct forecast_team *row, const struct forecast_team *seen, bool first)
{
	if (first) {
		*row = *seen;
		return;
	}
	row->least2 = seen->least2 < row->least2 ? seen->least2 : row->least2;
	row->most2 = seen->most2 > row->most2 ? seen->most2 : row->most2;
	row->best = seen->best < row->best ? seen->best : row->best;
	row->worst = seen->worst > row->worst ? seen->worst : row->worst;
	row->least = seen->least < row->least ? seen->least : row->least;
	row->most = seen->most > row->most ? seen->most : row->most;
}

static void note_team(
	struct forecast_team *row, const struct teams *teams, const struct award *award, bool first)
{
	const struct team *team = find_team(teams, row->name);
	struct forecast_team seen = *row;

	if (!team)
		return;
	seen.least2 = seen.most2 = team->points2;
	seen.least = seen.most = paid_to(award, row);
	seen.best = 1;
	seen.worst = 0;
	for (int i = 0; i < teams->count; i++) {
		seen.best += teams->of[i].points2 > team->points2;
		seen.worst += teams->of[i].points2 >= team->points2;
	}
	widen(row, &seen, first);
}

enum status forecast_teams_note(struct forecast *forecast, const struct award *award, bool first)
{
	struct team_member *members;
	enum status status = STATUS_OK;

	if (forecast->nteams == 0)
		return STATUS_OK;
	members = malloc(((size_t)award->entrants->count + 1) * sizeof(*members));
	if (!members)
		return STATUS_NO_MEMORY;
	for (int i = 0, end; status == STATUS_OK && i < forecast->nteams; i = end) {
		const struct prize *prize = &forecast->teams[i].prize;
		struct teams teams;

		status = entrants_teams(award->entrants, prize, members, &teams);
		for (end = i; status == STATUS_OK && end < forecast->nteams &&
			prize_same_class(&forecast->teams[end].prize, prize);
			end++)
			note_team(&forecast->teams[end], &teams, award, first);
		if (status == STATUS_OK)
			teams_done(&teams);
	}
	free(members);
	return status;
}
