/* Tie-breaks by the final scores of the opponents (C.07 8, 9, 14 and 16). */
#include "core/ties/opponents.h"

/* C.07 16.4: an unplayed round is a game against a dummy with a score like his own. */
static void meet_dummy(const struct ties_field *field, int player, const struct ties_game *game,
	struct ties_part *part)
{
	const int own2 = field->scores[player].points2;

	part->source = TIES_DUMMY;
	part->full2 = own2;
	part->score2 = own2;
	if (field->rules < TIES_2026)
		return;
	if (ties_is_forfeit(game)) {
		/* 16.4.1 */
		part->limit = TIES_LIMIT_OPPONENT;
		part->limit2 = field->scores[game->opponent].seen2;
	} else {
		/* 16.4.2 */
		part->limit = TIES_LIMIT_DRAWS;
		part->limit2 = field->points.draw2 * field->scheduled;
	}
	if (part->score2 > part->limit2)
		part->score2 = part->limit2;
}

/* Until 2023: his score before the round, the rest of its points, a draw for each later round. */
static void meet_virtual(
	const struct ties_field *field, int player, int round, struct ties_part *part)
{
	int before2 = 0;

	for (int r = 1; r < round; r++)
		before2 += ties_game(field, player, r)->points2;
	part->source = TIES_VIRTUAL;
	part->full2 = before2;
	part->score2 = before2 + field->points.win2 - ties_game(field, player, round)->points2 +
		(field->rounds - round) * field->points.draw2;
}

/* Whom he met in every round, and what that one's score counts. */
static void meet_all(const struct ties_field *field, int player, bool forfeits_played,
	struct ties_working *working)
{
	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part;

		if (ties_is_meeting(field, game, forfeits_played)) {
			part = ties_working_add(working, round, game->opponent);
			part->source = TIES_OPPONENT;
			part->full2 = field->scores[game->opponent].points2;
			part->score2 = field->scores[game->opponent].seen2;
		} else if (field->all_play_all) {
			/* the free round of an odd number is no unplayed round (C.07 15.2) */
			continue;
		} else {
			part = ties_working_add(working, round, game->opponent);
			part->voluntary = ties_is_voluntary(game);
			if (field->rules == TIES_2022)
				meet_virtual(field, player, round, part);
			else
				meet_dummy(field, player, game, part);
		}
		part->own2 = game->points2;
	}
}

static bool is_less(const struct ties_part *a, const struct ties_part *b)
{
	return a->score2 < b->score2 || (a->score2 == b->score2 && a->value < b->value);
}

/* C.07 14.1.1: that of the lowest score, of several the lowest value. */
static struct ties_part *find_least(struct ties_working *working)
{
	struct ties_part *least = NULL;

	for (int i = 0; i < working->count; i++) {
		struct ties_part *part = &working->parts[i];

		if (part->fate == TIES_COUNTS && (least == NULL || is_less(part, least)))
			least = part;
	}
	return least;
}

static struct ties_part *find_most(struct ties_working *working)
{
	struct ties_part *most = NULL;

	for (int i = 0; i < working->count; i++) {
		struct ties_part *part = &working->parts[i];

		if (part->fate == TIES_COUNTS && (most == NULL || is_less(most, part)))
			most = part;
	}
	return most;
}

/*
 * That of the lowest value, of several that of the lowest score: by 14.1.1 it would be cut first
 * among them.
 */
static struct ties_part *find_least_voluntary(struct ties_working *working)
{
	struct ties_part *least = NULL;

	for (int i = 0; i < working->count; i++) {
		struct ties_part *part = &working->parts[i];

		if (part->fate == TIES_COUNTS && part->voluntary &&
			(least == NULL || part->value < least->value ||
				(part->value == least->value && part->score2 < least->score2)))
			least = part;
	}
	return least;
}

/* C.07 16.5: rather a voluntary unplayed round, if it does not add less than the least. */
static void cut_least(struct ties_working *working, enum ties_rules rules)
{
	struct ties_part *least = find_least(working), *voluntary = NULL;

	if (rules >= TIES_2023)
		voluntary = find_least_voluntary(working);
	if (voluntary != NULL && voluntary->value >= least->value)
		voluntary->fate = TIES_CUT_VOLUNTARY;
	else if (least != NULL)
		least->fate = TIES_CUT_LEAST;
}

void ties_cut(struct ties_working *working, enum ties_rules rules, int low, int high)
{
	for (int i = 0; i < low; i++)
		cut_least(working, rules);
	for (int i = 0; i < high; i++) {
		struct ties_part *most = find_most(working);

		if (most != NULL)
			most->fate = TIES_CUT_MOST;
	}
}

static void sum_scores(const struct ties_field *field, const struct tie_break *how, int player,
	struct ties_working *working)
{
	meet_all(field, player, how->forfeits_played, working);
	for (int i = 0; i < working->count; i++)
		working->parts[i].value = working->parts[i].score2;
	ties_cut(working, field->rules, how->low, how->high);
	ties_working_sum(working, 2);
}

void ties_buchholz(const struct ties_count *count, int player, struct ties_working *working)
{
	sum_scores(count->field, count->how, player, working);
}

void ties_fore_buchholz(const struct ties_count *count, int player, struct ties_working *working)
{
	sum_scores(count->fore, count->how, player, working);
}

int64_t ties_plain_buchholz(const struct ties_field *field, int player, bool forfeits_played)
{
	int64_t sum = 0;

	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part part = {.score2 = 0};

		if (ties_is_meeting(field, game, forfeits_played))
			part.score2 = field->scores[game->opponent].seen2;
		else if (field->all_play_all)
			continue;
		else if (field->rules == TIES_2022)
			meet_virtual(field, player, round, &part);
		else
			meet_dummy(field, player, game, &part);
		sum += part.score2;
	}
	return sum;
}

struct ties_part *ties_add_played(
	const struct ties_field *field, int player, int round, struct ties_working *working)
{
	const struct ties_game *game = ties_game(field, player, round);
	struct ties_part *part;

	if (game->kind != TIES_PLAYED)
		return NULL;
	part = ties_working_add(working, round, game->opponent);
	part->source = TIES_OPPONENT;
	return part;
}

/* C.07 8.2: of those he met over the board. */
void ties_average_buchholz(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;
	const struct ties_field *counted = count->how->fore ? count->fore : field;

	for (int round = 1; round <= field->rounds; round++) {
		struct ties_part *part = ties_add_played(field, player, round, working);

		if (part == NULL)
			continue;
		part->value = count->base != NULL
			? count->base[part->opponent].units
			: ties_plain_buchholz(counted, part->opponent, count->how->forfeits_played);
	}
	ties_working_sum(working, 2);
	if (working->number > 0)
		working->figure.per = 2 * working->number;
}

/* C.07 9.1: scores of opponents times the points against them; in quarters. */
void ties_sonneborn(const struct ties_count *count, int player, struct ties_working *working)
{
	meet_all(count->field, player, count->how->forfeits_played, working);
	for (int i = 0; i < working->count; i++) {
		struct ties_part *part = &working->parts[i];

		part->value = (int64_t)part->score2 * part->own2;
	}
	ties_cut(working, count->field->rules, count->how->low, count->how->high);
	ties_working_sum(working, 4);
}

/* C.07 9.2 and 14.5: points against those who have half of what there was to be had. */
void ties_koya(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;

	working->needed4 = field->points.win2 * field->most + 2 * count->how->limit;
	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part;

		if (!ties_is_meeting(field, game, false))
			continue;
		part = ties_working_add(working, round, game->opponent);
		part->source = TIES_OPPONENT;
		part->own2 = game->points2;
		part->full2 = part->score2 = field->scores[game->opponent].points2;
		part->value = game->points2;
		if (2 * part->score2 < working->needed4)
			part->fate = TIES_LEFT_OUT;
	}
	ties_working_sum(working, 2);
}
