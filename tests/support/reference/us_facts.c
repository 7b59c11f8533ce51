/*
 * Bars of pairs, score groups and the order of the bye, from the records and settings of a section.
 */
#include "config.h"
#include "support/reference/us_facts.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "match/matching.h"

enum { TEAMS_PLUS = 1, TEAMS_LAST = 2, FOUR_ROUNDS = 4 };

static const struct pairing_player *player_of(const struct us_section *section, int i)
{
	return &section->player[i];
}

int us_times_met(const struct us_section *section, int a, int b)
{
	int times = 0;

	for (int r = 0; r < section->input.round - 1; r++)
		times += player_of(section, a)->games[r].kind == PAIRING_PLAYED &&
			player_of(section, a)->games[r].opponent == b;
	return times;
}

int us_round_met(const struct us_section *section, int a, int b)
{
	for (int r = section->input.round - 2; r >= 0; r--)
		if (player_of(section, a)->games[r].kind == PAIRING_PLAYED &&
			player_of(section, a)->games[r].opponent == b)
			return r + 1;
	return 0;
}

static bool is_top(const struct us_section *section, int score)
{
	for (int i = 0; i < section->input.count; i++)
		if (!player_of(section, i)->absent && us_score(section, i) > score)
			return false;
	return true;
}

static bool is_last_round(const struct us_section *section)
{
	return section->input.rounds > 0 && section->input.round >= section->input.rounds;
}

/* 28N: are team-mates barred, and may they meet in need? */
static unsigned team_bar(const struct us_section *section, int a, int b)
{
	const int teams = us_section_setting(section, "teams");
	const int x = player_of(section, a)->score, y = player_of(section, b)->score;
	const int least = x < y ? x : y, one = us_score(section, a), two = us_score(section, b);
	const int plus = 2 * (least - (section->input.round - 1));
	const int threshold = 2 * us_section_setting(section, "plus_two");
	bool need = false;

	if (teams == 0 || player_of(section, a)->club <= 0 ||
		player_of(section, a)->club != player_of(section, b)->club)
		return 0;
	if (teams == TEAMS_PLUS)
		need = plus >= threshold ||
			(us_section_setting(section, "minus_two") && plus <= -threshold);
	if (teams == TEAMS_LAST)
		need = is_last_round(section) && is_top(section, one < two ? one : two);
	return need ? US_BAR_MATES : US_BAR_TEAM;
}

bool us_thirds_barred(const struct us_section *section)
{
	return us_section_setting(section, "three_in_row") && !is_last_round(section);
}

unsigned us_bars(const struct us_section *section, int a, int b)
{
	unsigned bars = team_bar(section, a, b);
	int clash[US_CLASHES] = {0};

	if (us_times_met(section, a, b) > 0)
		bars |= US_BAR_MET;
	for (int i = 0; i < section->input.napart; i++) {
		const struct pairing_apart *apart = &section->input.apart[i];

		if ((apart->player == a && apart->other == b) ||
			(apart->player == b && apart->other == a))
			bars |= apart->forbidden ? US_BAR_FORBIDDEN : US_BAR_REQUEST;
	}
	us_count_clash(section, a, b, clash);
	if (us_thirds_barred(section) && clash[US_THIRD])
		bars |= US_BAR_THIRD;
	return bars;
}

static bool match(
	const struct us_section *section, const int *list, int count, int left, unsigned allowed)
{
	const int n = count + left;
	bool *edge = calloc((size_t)n * (size_t)n + 1, sizeof(*edge));
	int64_t *weight = calloc((size_t)n * (size_t)n + 1, sizeof(*weight));
	struct arena arena = {.last = NULL};
	struct matching matching;
	bool done;

	ck_assert(edge && weight);
	for (int u = 0; u < n; u++)
		for (int v = 0; v < n; v++)
			edge[u * n + v] = u != v && (u < count || v < count) &&
				(u >= count || v >= count ||
					!(us_bars(section, list[u], list[v]) & ~allowed));
	done = matching_solve(&(struct matching_graph){n, 1, edge, weight}, &arena, &matching) ==
		MATCHING_OK;
	arena_done(&arena);
	free(edge);
	free(weight);
	return done;
}

bool us_pairable(const struct us_section *section, const int *list, int count)
{
	return count % 2 == 0 && (count == 0 || match(section, list, count, 0, 0));
}

int us_fewest_left(const struct us_section *section, const int *list, int count)
{
	int left = count % 2;

	while (left < count && !match(section, list, count, left, US_BAR_MATES))
		left += 2;
	return left;
}

int us_group(const struct us_section *section, int score, int *list)
{
	int count = 0;

	for (int i = 0; i < section->input.count; i++)
		if (!player_of(section, i)->absent && us_score(section, i) == score)
			list[count++] = i;
	return count;
}

int us_score_below(const struct us_section *section, int score)
{
	int below = -1;

	for (int i = 0; i < section->input.count; i++) {
		const int found = us_score(section, i);

		if (!player_of(section, i)->absent && found < score && found > below)
			below = found;
	}
	return below;
}

/* Twice the distance from the middle of the group, the lower of two as near first. */
static int from_middle(const struct us_section *section, int i)
{
	int list[US_PLAYERS_MOST], at = 0;
	const int count = us_group(section, us_score(section, i), list);

	while (at < count && list[at] != i)
		at++;
	return at >= count / 2 ? 2 * (at - count / 2) : 2 * (count / 2 - at) + 1;
}

bool us_leaves_before(const struct us_section *section, int a, int b)
{
	const bool x = player_of(section, a)->rating > 0, y = player_of(section, b)->rating > 0;

	if (us_section_setting(section, "harkness"))
		return from_middle(section, a) < from_middle(section, b);
	return x != y ? x : a > b;
}

enum us_standing us_standing_of(const struct us_section *section, int i)
{
	const bool unrated = player_of(section, i)->rating <= 0;

	if (player_of(section, i)->is_new ||
		(unrated && us_section_setting(section, "new_players")))
		return US_NEW;
	return unrated ? US_UNRATED : US_RATED;
}

/* Has anybody of the score neither a full point nor a half-point bye? */
static bool has_free(const struct us_section *section, int score)
{
	int list[US_PLAYERS_MOST], count = us_group(section, score, list);

	for (int i = 0; i < count; i++)
		if (!us_full_points(section, list[i]) && !us_half_point(section, list[i]))
			return true;
	return false;
}

bool us_bye_barred(const struct us_section *section, int i)
{
	return us_full_points(section, i) > 0 ||
		(us_half_point(section, i) && has_free(section, us_score(section, i)));
}

/*
 * 28L2: the lower score, then rated, unrated, new; 28L5: of four rounds the rated of the next
 * group, but not the top one, before the new ones.
 */
static int turn_of(const struct us_section *section, int i, bool lifted)
{
	static const int turns[] = {[US_RATED] = 0, [US_UNRATED] = 1, [US_NEW] = 3};
	const int score = us_score(section, i), below = us_score_below(section, score);
	const enum us_standing standing = us_standing_of(section, i);
	int groups = 0;

	for (int s = below; s >= 0; s = us_score_below(section, s))
		groups++;
	if (lifted && standing == US_RATED && section->input.rounds == FOUR_ROUNDS &&
		!is_top(section, score) && below >= 0 && has_free(section, below))
		return 4 * groups - 2;
	return 4 * groups + turns[standing];
}

static bool is_first(int one, int two, int a, int b)
{
	return one != two ? one < two : a > b;
}

bool us_bye_before(const struct us_section *section, int a, int b)
{
	return is_first(
		turn_of(section, a, true), turn_of(section, b, !us_half_point(section, b)), a, b);
}

bool us_bye_offered_before(const struct us_section *section, int a, int b)
{
	const int x = us_full_points(section, a), y = us_full_points(section, b);
	const bool one = us_bye_barred(section, a), two = us_bye_barred(section, b);

	if (x != y)
		return x < y;
	if (one != two)
		return two;
	return is_first(turn_of(section, a, !x && !us_half_point(section, a)),
		turn_of(section, b, !y && !us_half_point(section, b)), a, b);
}
