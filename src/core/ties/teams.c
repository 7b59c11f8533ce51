/* Clubs or schools by the points of their best players. */
#include "core/ties/teams.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"

void teams_done(struct teams *teams)
{
	free(teams->of);
	*teams = (struct teams){.count = 0};
}

const char *team_name(const struct team *team)
{
	return team->members[0].team;
}

static int compare_members(const void *a, const void *b)
{
	const struct team_member *one = a, *two = b;
	const int order = letters_compare(one->team, two->team);

	if (order)
		return order;
	return one->points2 != two->points2 ? two->points2 - one->points2 : one->at - two->at;
}

int team_compare(const struct team *one, const struct team *two)
{
	int order = two->points2 - one->points2;

	for (int i = 0; i < TEAM_FIGURES && order == 0; i++)
		order = ties_figure_compare(&two->figures[i], &one->figures[i]);
	return order;
}

static int compare_teams(const void *a, const void *b)
{
	const int order = team_compare(a, b);

	return order ? order : letters_compare(team_name(a), team_name(b));
}

static int64_t figure_over(const struct ties_figure *figure, int per)
{
	return figure->per == 0 ? 0 : figure->units * per / figure->per;
}

/* Figures of one entry have one denominator, but averages, which are whole. */
static void add_figure(struct ties_figure *sum, const struct ties_figure *figure)
{
	const int per = figure->per > sum->per ? figure->per : sum->per;

	sum->units = figure_over(sum, per) + figure_over(figure, per);
	sum->per = per;
}

static void sum_team(struct team *team, int nfigures)
{
	for (int i = 0; i < team->count; i++) {
		team->points2 += team->members[i].points2;
		for (int k = 0; k < nfigures; k++)
			add_figure(&team->figures[k], &team->members[i].figures[k]);
	}
}

enum status teams_make(
	struct team_member *members, int count, int nfigures, int best, struct teams *teams)
{
	struct teams made = {
		.of = calloc((size_t)count + 1, sizeof(*made.of)), .nfigures = nfigures};

	if (!made.of)
		return STATUS_NO_MEMORY;
	qsort(members, (size_t)count, sizeof(*members), compare_members);
	for (int first = 0, end; first < count; first = end) {
		struct team *team = &made.of[made.count++];

		for (end = first + 1;
			end < count && letters_compare(members[end].team, members[first].team) == 0;
			end++)
			;
		team->members = members + first;
		team->size = end - first;
		team->count = team->size < best ? team->size : best;
		sum_team(team, nfigures);
	}
	qsort(made.of, (size_t)made.count, sizeof(*made.of), compare_teams);
	*teams = made;
	return STATUS_OK;
}

static bool adds_up(const struct standings *standings, int entry)
{
	const enum ties_code code = standings->setting.order.of[entry].code;

	return code != TIES_PTS && code != TIES_DE && code != TIES_TPN && code != TIES_RTNG &&
		!ties_code_row(code)->entered && !standings->table.left_out[entry];
}

int teams_entries(const struct standings *standings, int entries[TEAM_FIGURES])
{
	int count = 0;

	for (int i = 0; i < standings->setting.order.count && count < TEAM_FIGURES; i++)
		if (adds_up(standings, i))
			entries[count++] = i;
	return count;
}
