/* Clubs or schools by the points of their best players (US 28N; junior events). */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/ties/standings.h"
#include "core/ties/text.h"
#include "print/list.h"

enum { FIGURES_MOST = 4, FRONT_COLUMNS = 5 };

/* A player who may count for a team. */
struct member {
	const char *team;
	int row; /* in the standings: who stands higher counts first */
};

struct team {
	const struct member *members; /* the best first */
	int count;                    /* how many count: at most the best so many */
	int points2;
	struct ties_figure figures[FIGURES_MOST]; /* sums of those of the members who count */
};

struct teams {
	struct standings standings;
	struct member *members;
	int nmembers;
	struct team *of;
	int count;
	int entries[FIGURES_MOST]; /* of the order of tie-breaks; those that can be added up */
	int nentries;
};

static void teams_done(struct teams *teams)
{
	free(teams->members);
	free(teams->of);
	standings_done(&teams->standings);
}

static int compare_members(const void *a, const void *b)
{
	const struct member *one = a, *two = b;
	const int order = list_compare_names(one->team, two->team);

	return order ? order : one->row - two->row;
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

/* By points, then by the sums of the tie-breaks in their order; 0: nothing parts them. */
static int compare_totals(const struct team *one, const struct team *two)
{
	int order = two->points2 - one->points2;

	for (int i = 0; i < FIGURES_MOST && order == 0; i++)
		order = ties_figure_compare(&two->figures[i], &one->figures[i]);
	return order;
}

static int compare_teams(const void *a, const void *b)
{
	const struct team *one = a, *two = b;
	const int order = compare_totals(one, two);

	return order ? order : list_compare_names(one->members[0].team, two->members[0].team);
}

/* A place among the tied, a number by lot: what says nothing of a team when it is added up. */
static bool adds_up(const struct standings *standings, int entry)
{
	const enum ties_code code = standings->setting.order.of[entry].code;

	return code != TIES_PTS && code != TIES_DE && code != TIES_TPN && code != TIES_RTNG &&
		!standings->table.left_out[entry];
}

static const char *team_of(const struct event *event, int section, int pin, enum print_by by)
{
	return by == PRINT_BY_SCHOOL ? event_particular(event, section, pin, PLAYER_SCHOOL)
				     : event_player(event, section, pin)->club;
}

static void sum_team(const struct teams *teams, struct team *team)
{
	for (int i = 0; i < team->count; i++) {
		const struct standing *row = &teams->standings.rows[team->members[i].row];

		team->points2 += row->points2;
		for (int k = 0; k < teams->nentries; k++) {
			const struct ties_figure figure = ties_table_figure(
				&teams->standings.table, row->player, teams->entries[k]);

			add_figure(&team->figures[k], &figure);
		}
	}
}

/* False: there is no memory, and nothing to release. */
static bool teams_make(const struct event *event, int section, int through, enum print_by by,
	int best, const struct ties_setting *ties, struct teams *teams)
{
	*teams = (struct teams){.nmembers = 0};
	if (standings_make(event, section, through, ties, &teams->standings) != STATUS_OK)
		return false;
	teams->members = malloc((size_t)(teams->standings.count + 1) * sizeof(*teams->members));
	teams->of = calloc((size_t)teams->standings.count + 1, sizeof(*teams->of));
	if (!teams->members || !teams->of) {
		teams_done(teams);
		return false;
	}
	for (int i = 0; i < teams->standings.setting.order.count; i++)
		if (teams->nentries < FIGURES_MOST && adds_up(&teams->standings, i))
			teams->entries[teams->nentries++] = i;
	for (int i = 0; i < teams->standings.count; i++) {
		const char *name = team_of(event, section, teams->standings.rows[i].pin, by);

		if (name[0])
			teams->members[teams->nmembers++] = (struct member){name, i};
	}
	qsort(teams->members, (size_t)teams->nmembers, sizeof(*teams->members), compare_members);
	for (int first = 0, end; first < teams->nmembers; first = end) {
		struct team *team = &teams->of[teams->count++];

		for (end = first + 1; end < teams->nmembers &&
			strcmp(teams->members[end].team, teams->members[first].team) == 0;
			end++)
			;
		team->members = teams->members + first;
		team->count = end - first < best ? end - first : best;
		sum_team(teams, team);
	}
	qsort(teams->of, (size_t)teams->count, sizeof(*teams->of), compare_teams);
	return true;
}

/* Rank, team, how many count, points and the sums. */
static void add_team(struct table *table, const struct teams *teams, int i, const char *rank)
{
	const struct team *team = &teams->of[i];
	char text[TIES_FIGURE_SIZE];

	table_cell(table, rank);
	table_cell(table, team->members[0].team);
	table_cell(table, "");
	table_int(table, team->count);
	table_cell(table, points_text(team->points2, text));
	for (int k = 0; k < teams->nentries; k++)
		table_cell(table, ties_figure_text(&team->figures[k], text));
}

static void add_member(struct table *table, const struct event *event, int section,
	const struct teams *teams, const struct member *member)
{
	const struct standing *row = &teams->standings.rows[member->row];
	char text[TIES_FIGURE_SIZE];

	table_cell(table, "");
	table_cell(table, "");
	table_name(table, event_player(event, section, row->pin)->name, row->pin);
	table_cell(table, "");
	table_cell(table, points_text(row->points2, text));
	for (int k = 0; k < teams->nentries; k++) {
		const struct ties_figure figure =
			ties_table_figure(&teams->standings.table, row->player, teams->entries[k]);

		table_cell(table, ties_figure_text(&figure, text));
	}
}

static void add_teams(struct table *table, const struct event *event, int section,
	const struct teams *teams, bool csv)
{
	char rank[16];
	int at = 1;

	for (int i = 0; i < teams->count; i++) {
		const bool as_before =
				   i > 0 && compare_totals(&teams->of[i - 1], &teams->of[i]) == 0,
			   as_next = i + 1 < teams->count &&
			compare_totals(&teams->of[i], &teams->of[i + 1]) == 0;

		if (!as_before)
			at = i + 1;
		snprintf(rank, sizeof(rank), "%d%s", at, as_before || as_next ? "=" : "");
		if (i > 0)
			table_gap(table);
		add_team(table, teams, i, rank);
		for (int k = 0; !csv && k < teams->of[i].count; k++)
			add_member(table, event, section, teams, &teams->of[i].members[k]);
	}
}

enum status print_teams(const struct event *event, int section, int through, enum print_by by,
	int best, const struct print_style *style, const struct print_sink *sink,
	struct error *error)
{
	struct table_column columns[FRONT_COLUMNS + FIGURES_MOST] = {
		{"Rank", TABLE_RIGHT, false},
		{by == PRINT_BY_SCHOOL ? "School" : "Club", TABLE_LEFT, true},
		{"Players", TABLE_LEFT, true},
		{"Count", TABLE_RIGHT, false},
		{style->form == PRINT_CSV ? "Points" : "Pts", TABLE_RIGHT, false},
	};
	struct table table = {.columns = columns, .blocks = true};
	char words[FIGURES_MOST][TIES_WORD_SIZE];
	enum status status = list_begin(&table, event, section, error);
	struct teams teams;

	if (status != STATUS_OK)
		return status;
	if (!teams_make(event, section, through, by, best, style->ties, &teams))
		return list_no_memory(error);
	if (teams.count == 0) {
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text), "Nobody has a %s.",
			by == PRINT_BY_SCHOOL ? "school" : "club");
		teams_done(&teams);
		return STATUS_REFUSED;
	}
	for (int k = 0; k < teams.nentries; k++)
		columns[FRONT_COLUMNS + k] = (struct table_column){
			ties_word(&teams.standings.setting.order.of[teams.entries[k]], words[k]),
			TABLE_RIGHT, false};
	table.ncolumns = FRONT_COLUMNS + teams.nentries;
	list_title_after(&table, event, section, through, "Teams");
	snprintf(table.note, sizeof(table.note), "The best %d of each %s count%s", best,
		by == PRINT_BY_SCHOOL ? "school" : "club",
		teams.nentries ? "; ties by the sum of their tie-breaks" : "");
	add_teams(&table, event, section, &teams, style->form == PRINT_CSV);
	teams_done(&teams);
	return list_finish(&table, style, sink, error);
}
