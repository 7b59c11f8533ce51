/* Before the last round: what each player can still win. */
#include "core/prizes/forecast.h"

#include <stdlib.h>
#include <string.h>

#include "core/board_result.h"
#include "core/prizes/chances.h"
#include "core/prizes/forecast_teams.h"

struct foreseeing {
	const struct prize_list *list;
	struct entrants entrants; /* with the points of the round that are known */
	struct entrants trial;    /* their points changed, and put in order */
	struct chances chances;
	struct award award; /* of the list as it would be now: its prizes and their amounts */
	int64_t *places;    /* prizes by place, 1.. */
	int nplaces;
	bool falling;    /* none is more than the one before */
	int64_t *other;  /* by entrant: find_others */
	int nothers;     /* prizes of classes and other measures */
	int64_t largest; /* of them */
	struct forecast forecast;
};

void forecast_done(struct forecast *forecast)
{
	free(forecast->rows);
	free(forecast->teams);
	memset(forecast, 0, sizeof(*forecast));
}

static void foreseeing_done(struct foreseeing *foreseeing)
{
	award_done(&foreseeing->award);
	chances_done(&foreseeing->chances);
	free(foreseeing->places);
	free(foreseeing->other);
	free(foreseeing->trial.points2);
	free(foreseeing->trial.of);
	free(foreseeing->trial.row);
	entrants_done(&foreseeing->entrants);
}

static const struct prize *prize_at(const struct foreseeing *foreseeing, int slot)
{
	return &foreseeing->list->entries[foreseeing->award.slots[slot].entry].prize;
}

/* Do points alone decide, so that trying the results tries everything? */
static bool is_by_points(const struct foreseeing *foreseeing)
{
	const enum prize_rule rule = foreseeing->list->rules.rule;

	for (int i = 0; i < foreseeing->list->count; i++)
		if (foreseeing->list->entries[i].prize.by == PRIZE_BY_EXPECTED)
			return false;
	return !prize_rule_is_by_rank(rule);
}

static bool copy_trial(struct foreseeing *foreseeing)
{
	const size_t room = (size_t)foreseeing->entrants.count + 1;

	foreseeing->trial = foreseeing->entrants;
	foreseeing->trial.rounds = foreseeing->chances.rounds;
	foreseeing->trial.points2 =
		calloc(room, (size_t)foreseeing->trial.rounds * sizeof(*foreseeing->trial.points2));
	foreseeing->trial.of = malloc(room * sizeof(*foreseeing->trial.of));
	foreseeing->trial.row = malloc(room * sizeof(*foreseeing->trial.row));
	return foreseeing->trial.points2 && foreseeing->trial.of && foreseeing->trial.row;
}

static enum status take_places(struct foreseeing *foreseeing)
{
	foreseeing->nplaces = foreseeing->entrants.count;
	foreseeing->falling = true;
	foreseeing->places = calloc((size_t)foreseeing->nplaces + 2, sizeof(*foreseeing->places));
	if (!foreseeing->places)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < foreseeing->award.nslots; i++) {
		const struct award_slot *slot = &foreseeing->award.slots[i];

		if (slot->place <= foreseeing->nplaces && prize_is_place(prize_at(foreseeing, i)) &&
			slot->amount > 0)
			foreseeing->places[slot->place] = slot->amount;
	}
	for (int place = 2; place <= foreseeing->nplaces; place++)
		if (foreseeing->places[place] > foreseeing->places[place - 1])
			foreseeing->falling = false;
	return STATUS_OK;
}

/* The mean of the prizes of some places, as it is paid. */
static int64_t mean_of(const struct foreseeing *foreseeing, int first, int last)
{
	const int64_t unit = foreseeing->list->rules.unit;
	int64_t sum = 0;

	for (int place = first; place <= last; place++)
		sum += foreseeing->places[place];
	return last > first ? sum / (last - first + 1) / unit * unit : sum;
}

/*
 * He has no less than by the last of the places that he can come to: who leaves the pool for a
 * class prize makes room for better ones, and leaves it himself for more.
 */
static int64_t least_of(const struct foreseeing *foreseeing, const struct standing_bounds *bounds)
{
	const enum prize_rule rule = foreseeing->list->rules.rule;
	const int64_t unit = foreseeing->list->rules.unit;
	const int last = bounds->behind_most + 1;
	const int64_t mean = mean_of(foreseeing, bounds->above_most + 1, last);

	if (!foreseeing->falling)
		return 0;
	if (rule == PRIZE_PLACE)
		return foreseeing->places[last] / unit * unit;
	if (rule == PRIZE_HORT)
		return (foreseeing->places[last] + mean) / 2 / unit * unit;
	return mean;
}

/* The largest prize of a class or another measure that each could have; 0: none. */
static enum status find_others(struct foreseeing *foreseeing)
{
	const struct entrants *entrants = &foreseeing->entrants;

	foreseeing->other = calloc((size_t)entrants->count + 1, sizeof(*foreseeing->other));
	if (!foreseeing->other)
		return STATUS_NO_MEMORY;
	for (int k = 0; k < foreseeing->award.nslots; k++) {
		const struct prize *prize = prize_at(foreseeing, k);
		const int64_t amount = foreseeing->award.slots[k].amount;

		if (amount == 0 || prize->by == PRIZE_BY_HAND || prize->by == PRIZE_BY_TEAM ||
			prize_is_place(prize))
			continue;
		foreseeing->nothers++;
		if (amount > foreseeing->largest)
			foreseeing->largest = amount;
		for (int i = 0; i < entrants->count; i++)
			if (amount > foreseeing->other[i] &&
				entrant_fits(entrants, &entrants->of[i], prize))
				foreseeing->other[i] = amount;
	}
	return STATUS_OK;
}

/*
 * So many at most can leave the places above a score to others: one prize of a class is enough for
 * several, who share it.
 */
static int count_leaving(const struct foreseeing *foreseeing, int entrant, int points2)
{
	int leaving = 0;

	for (int i = 0; i < foreseeing->entrants.count; i++) {
		const struct entrant *of = &foreseeing->entrants.of[i];
		const int most2 = of->points2 + foreseeing->chances.most2[i];

		leaving += i != entrant && of->bar == ENTRANT_FREE && foreseeing->other[i] > 0 &&
			most2 > points2;
	}
	return leaving;
}

/* He has no more than by the best place, from which those above leave for other prizes. */
static int64_t most_of(
	const struct foreseeing *foreseeing, int entrant, const struct standing_bounds *bounds)
{
	const enum prize_rule rule = foreseeing->list->rules.rule;
	/* by the older wording one shares in prizes for which he is ineligible */
	int64_t most = rule == PRIZE_US_OLDER ? foreseeing->largest : foreseeing->other[entrant];
	int first = bounds->above_least + 1 - count_leaving(foreseeing, entrant, bounds->least2);

	if (foreseeing->nothers == 0 && foreseeing->falling && !prize_rule_is_by_rank(rule)) {
		const int64_t mean =
			mean_of(foreseeing, bounds->above_least + 1, bounds->behind_least + 1);

		/* one who is alone is paid whole, what is shared is rounded down */
		return bounds->behind_least > bounds->above_least
			? mean + foreseeing->list->rules.unit - 1
			: mean;
	}
	if (first < 1)
		first = 1;
	for (int place = first; place <= foreseeing->nplaces; place++)
		if (foreseeing->places[place] > most)
			most = foreseeing->places[place];
	return most;
}

static void bound_row(struct foreseeing *foreseeing, int entrant, enum forecast_own own)
{
	const struct entrant *of = &foreseeing->entrants.of[entrant];
	struct forecast_row *row = &foreseeing->forecast.rows[foreseeing->forecast.count++];
	struct standing_bounds bounds =
		chances_bounds(&foreseeing->chances, &foreseeing->entrants, entrant, own, true);

	*row = (struct forecast_row){.pin = of->pin,
		.own = own,
		.least2 = bounds.least2,
		.most2 = bounds.most2,
		.best = bounds.above_least + 1,
		.worst = bounds.behind_most + 1};
	if (of->bar != ENTRANT_FREE)
		return;
	bounds = chances_bounds(&foreseeing->chances, &foreseeing->entrants, entrant, own, false);
	row->least = least_of(foreseeing, &bounds);
	row->most = most_of(foreseeing, entrant, &bounds);
}

static enum status bound_all(struct foreseeing *foreseeing)
{
	const int count = foreseeing->entrants.count;

	foreseeing->forecast.rows =
		calloc(3 * (size_t)count + 1, sizeof(*foreseeing->forecast.rows));
	if (!foreseeing->forecast.rows)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		if (foreseeing->chances.last_of[i] < 0) {
			bound_row(foreseeing, i, FORECAST_FIXED);
			continue;
		}
		for (enum forecast_own own = FORECAST_WIN; own <= FORECAST_LOSS; own++)
			bound_row(foreseeing, i, own);
	}
	return STATUS_OK;
}

/* The result of a chance in the n-th way in which all of them can end. */
static int result_in(int n, int chance)
{
	for (; chance > 0; chance--)
		n /= CHANCE_RESULTS;
	return n % CHANCE_RESULTS;
}

/* In all, and in the round of the chance. */
static void add_points2(struct entrants *trial, int entrant, int round, int with2)
{
	trial->of[entrant].points2 += with2;
	trial->points2[trial->row[entrant] * trial->rounds + round - 1] += with2;
}

static enum status award_trial(struct foreseeing *foreseeing, int n, struct award *award)
{
	const struct entrants *entrants = &foreseeing->entrants;
	struct entrants *trial = &foreseeing->trial;

	for (int i = 0; i < entrants->count; i++) {
		trial->of[i] = entrants->of[i];
		trial->row[i] = entrants->row[i];
	}
	memcpy(trial->points2, foreseeing->chances.points2,
		(size_t)trial->count * (size_t)trial->rounds * sizeof(*trial->points2));
	for (int c = 0; c < foreseeing->chances.count; c++) {
		const struct chance *chance = &foreseeing->chances.of[c];
		const int result = result_in(n, c);

		add_points2(trial, chance->one, chance->round, chance->one2[result]);
		if (chance->other >= 0)
			add_points2(trial, chance->other, chance->round, chance->other2[result]);
	}
	if (entrants_sort(trial) != STATUS_OK)
		return STATUS_NO_MEMORY;
	return award_make(foreseeing->list, trial, award);
}

/* What each has in the n-th way, by his place before the round; false: no memory. */
static bool pay_trial(struct foreseeing *foreseeing, int n, int64_t *paid)
{
	struct award award;
	enum status noted;

	if (award_trial(foreseeing, n, &award) != STATUS_OK)
		return false;
	for (int i = 0; i < foreseeing->trial.count; i++)
		paid[foreseeing->trial.row[i]] = award.paid_to[i];
	noted = forecast_teams_note(&foreseeing->forecast, &award, n == 0);
	award_done(&award);
	return noted == STATUS_OK;
}

/* Into the one row of each player that is about what has come out in the n-th way. */
static void note_trial(struct foreseeing *foreseeing, int n, const int64_t *paid)
{
	struct forecast_row *row = foreseeing->forecast.rows;

	for (int i = 0; i < foreseeing->entrants.count; i++) {
		const int c = foreseeing->chances.last_of[i];
		const int64_t has = paid[foreseeing->entrants.row[i]];
		/* a result is to each of the two as they are to it */
		struct forecast_row *own = c < 0 ? row
						 : row +
				chance_result(&foreseeing->chances.of[c], i,
					(enum forecast_own)result_in(n, c));

		own->least = has < own->least ? has : own->least;
		own->most = has > own->most ? has : own->most;
		row += c < 0 ? 1 : CHANCE_RESULTS;
	}
}

static enum status try_all(struct foreseeing *foreseeing)
{
	struct forecast *forecast = &foreseeing->forecast;
	int64_t *paid = calloc((size_t)foreseeing->entrants.count + 1, sizeof(*paid));
	bool fine = paid != NULL;
	int ways = 1;

	for (int c = 0; c < foreseeing->chances.count; c++)
		ways *= CHANCE_RESULTS;
	for (int k = 0; k < forecast->count; k++) {
		forecast->rows[k].least = INT64_MAX;
		forecast->rows[k].most = 0;
	}
	for (int n = 0; fine && n < ways; n++) {
		fine = pay_trial(foreseeing, n, paid);
		if (fine)
			note_trial(foreseeing, n, paid);
	}
	free(paid);
	return fine ? STATUS_OK : STATUS_NO_MEMORY;
}

/* A bye asked for in the last round counts as well, while that is not complete. */
static void count_last_byes(
	const struct event *event, int section, int round, struct entrants *entrants)
{
	for (int i = 0; round > entrants->rounds && i < entrants->count; i++) {
		struct entrant *of = &entrants->of[i];
		const struct booking *booking = event_booking(event, section, of->pin, round);

		if (!booking || booking->kind == BOOKING_FULL ||
			!event_takes_part(event, section, of->pin, round))
			continue;
		of->byes++;
		if (of->bar == ENTRANT_FREE && entrants->rules->byes_most >= 0 &&
			of->byes > entrants->rules->byes_most)
			of->bar = ENTRANT_BYES;
	}
}

static enum status foresee(struct foreseeing *foreseeing, const struct event *event, int section)
{
	struct forecast *forecast = &foreseeing->forecast;
	enum status status = entrants_make(
		event, section, forecast->round, &foreseeing->list->rules, &foreseeing->entrants);

	if (status == STATUS_OK)
		count_last_byes(event, section, forecast->round, &foreseeing->entrants);
	if (status == STATUS_OK)
		status = award_make(foreseeing->list, &foreseeing->entrants, &foreseeing->award);
	if (status == STATUS_OK)
		status = take_places(foreseeing);
	if (status == STATUS_OK)
		status = find_others(foreseeing);
	if (status == STATUS_OK)
		status = chances_make(event, section, forecast->round, &foreseeing->entrants,
			&foreseeing->chances);
	if (status == STATUS_OK && !copy_trial(foreseeing))
		status = STATUS_NO_MEMORY;
	if (status == STATUS_OK)
		status = bound_all(foreseeing);
	if (status == STATUS_OK)
		status = forecast_teams_bound(forecast, &foreseeing->award, &foreseeing->chances);
	forecast->open = foreseeing->chances.count;
	for (int c = 0; c < foreseeing->chances.count; c++)
		forecast->earlier += foreseeing->chances.of[c].round < forecast->round;
	forecast->exact = status == STATUS_OK && forecast->drawn &&
		forecast->open <= FORECAST_TRIED && is_by_points(foreseeing);
	return forecast->exact ? try_all(foreseeing) : status;
}

static enum status refuse(struct error *error, const char *before, int round, const char *behind)
{
	struct line line;

	if (error) {
		error->code = STATUS_REFUSED;
		line_init(&line, error->text, sizeof(error->text));
		line_text(&line, before);
		if (round > 0)
			line_int(&line, round);
		line_text(&line, behind);
	}
	return STATUS_REFUSED;
}

/* The last round, also when only games are open that count for something meanwhile. */
static enum status find_round(
	const struct event *event, int section, int *round, bool *drawn, struct error *error)
{
	const struct section *of = event_section(event, section);
	const int current = event_current_round(event, section);
	const struct round *row = event_round(event, section, current);

	if (!of || (current > of->rounds && !player_has_open(event, section, 0, of->rounds)))
		return refuse(error, "All rounds are complete: nothing is open any more.", 0, "");
	if (current < of->rounds)
		return refuse(error, "What can still be won is told in the last round; round ",
			current, " comes before it.");
	*round = of->rounds;
	*drawn = current > of->rounds || (row && row->state >= ROUND_PUBLISHED);
	return STATUS_OK;
}

enum status forecast_make(const struct event *event, int section, const struct prize_list *list,
	struct forecast *forecast, struct error *error)
{
	struct foreseeing foreseeing = {.list = list};
	enum status status = find_round(
		event, section, &foreseeing.forecast.round, &foreseeing.forecast.drawn, error);

	if (status != STATUS_OK)
		return status;
	status = foresee(&foreseeing, event, section);
	foreseeing_done(&foreseeing);
	if (status == STATUS_OK)
		*forecast = foreseeing.forecast;
	else
		forecast_done(&foreseeing.forecast);
	return status;
}
