/* Clubs or schools by the points of their best players (US 28N; junior events). */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/particulars/particular.h"
#include "core/ties/teams.h"
#include "core/ties/text.h"
#include "print/list.h"

enum { FRONT_COLUMNS = 5 };

/* The teams of a section, and what they are made of. */
struct listing {
	struct standings standings;
	struct team_member *members; /* `at`: row of the standings */
	struct ties_figure *figures; /* by row of the standings */
	struct teams teams;
	int entries[TEAM_FIGURES]; /* of the order of tie-breaks */
	int nentries;
};

static void listing_done(struct listing *listing)
{
	teams_done(&listing->teams);
	free(listing->members);
	free(listing->figures);
	standings_done(&listing->standings);
}

static const char *team_of(const struct event *event, int section, int pin, enum print_by by)
{
	return by == PRINT_BY_SCHOOL ? event_school(event, section, pin)
				     : event_club(event, section, pin);
}

/* Whoever has a club or school; returns how many. */
static int collect_members(
	const struct event *event, int section, enum print_by by, struct listing *listing)
{
	int count = 0;

	for (int i = 0; i < listing->standings.count; i++) {
		const struct standing *row = &listing->standings.rows[i];
		struct ties_figure *figures = listing->figures + (size_t)i * TEAM_FIGURES;
		const char *name = team_of(event, section, row->pin, by);

		for (int k = 0; k < listing->nentries; k++)
			figures[k] = ties_table_figure(
				&listing->standings.table, row->player, listing->entries[k]);
		if (name[0])
			listing->members[count++] =
				(struct team_member){name, i, row->points2, figures};
	}
	return count;
}

/* False: there is no memory, and nothing to release. */
static bool listing_make(const struct event *event, int section, int through, enum print_by by,
	int best, const struct ties_setting *ties, struct listing *listing)
{
	size_t room;

	*listing = (struct listing){.nentries = 0};
	if (standings_make(event, section, through, ties, &listing->standings) != STATUS_OK)
		return false;
	room = (size_t)listing->standings.count + 1;
	listing->members = malloc(room * sizeof(*listing->members));
	listing->figures = calloc(room * TEAM_FIGURES, sizeof(*listing->figures));
	listing->nentries = teams_entries(&listing->standings, listing->entries);
	if (!listing->members || !listing->figures ||
		teams_make(listing->members, collect_members(event, section, by, listing),
			listing->nentries, best, &listing->teams) != STATUS_OK) {
		listing_done(listing);
		return false;
	}
	return true;
}

/* Rank, team, how many count, points and the sums. */
static void add_team(struct table *table, const struct teams *teams, int i, const char *rank)
{
	const struct team *team = &teams->of[i];
	char text[TIES_FIGURE_SIZE];

	table_cell(table, rank);
	table_cell(table, team_name(team));
	table_cell(table, "");
	table_int(table, team->count);
	table_cell(table, points_text(team->points2, text));
	for (int k = 0; k < teams->nfigures; k++)
		table_cell(table, ties_figure_text(&team->figures[k], text));
	for (int column = FRONT_COLUMNS + teams->nfigures; column < table->ncolumns; column++)
		table_cell(table, "");
}

static void add_member(struct table *table, const struct event *event, int section,
	const struct listing *listing, const struct team_member *member)
{
	const int pin = listing->standings.rows[member->at].pin;
	char text[TIES_FIGURE_SIZE];

	table_cell(table, "");
	table_cell(table, "");
	table_name(table, event_player(event, section, pin)->name, pin);
	table_cell(table, "");
	table_cell(table, points_text(member->points2, text));
	for (int k = 0; k < listing->nentries; k++)
		table_cell(table, ties_figure_text(&member->figures[k], text));
	list_add_left(table, event, event_player(event, section, pin), listing->standings.through,
		FRONT_COLUMNS + listing->nentries + 1);
}

static void add_teams(struct table *table, const struct event *event, int section,
	const struct listing *listing, bool csv)
{
	const struct teams *teams = &listing->teams;
	char rank[16];
	int at = 1;

	for (int i = 0; i < teams->count; i++) {
		const bool as_before = i > 0 && team_compare(&teams->of[i - 1], &teams->of[i]) == 0,
			   as_next = i + 1 < teams->count &&
			team_compare(&teams->of[i], &teams->of[i + 1]) == 0;

		if (!as_before)
			at = i + 1;
		snprintf(rank, sizeof(rank), "%d%s", at, as_before || as_next ? "=" : "");
		if (i > 0)
			table_gap(table);
		add_team(table, teams, i, rank);
		for (int k = 0; !csv && k < teams->of[i].count; k++)
			add_member(table, event, section, listing, &teams->of[i].members[k]);
	}
}

enum status print_teams(const struct event *event, int section, int through, enum print_by by,
	int best, const struct print_style *style, const struct print_sink *sink,
	struct error *error)
{
	struct table_column columns[FRONT_COLUMNS + TEAM_FIGURES + 1] = {
		{"Rank", TABLE_RIGHT, false},
		{by == PRINT_BY_SCHOOL ? "School" : "Club", TABLE_LEFT, true},
		{"Players", TABLE_LEFT, true},
		{"Count", TABLE_RIGHT, false},
		{style->form == PRINT_CSV ? "Points" : "Pts", TABLE_RIGHT, false},
	};
	struct table table = {.columns = columns, .blocks = true};
	char words[TEAM_FIGURES][TIES_WORD_SIZE];
	enum status status = list_begin(&table, event, section, error);
	struct listing listing;

	if (status != STATUS_OK)
		return status;
	if (!listing_make(event, section, through, by, best, style->ties, &listing))
		return list_no_memory(error);
	if (listing.teams.count == 0) {
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text), "Nobody has a %s.",
			by == PRINT_BY_SCHOOL ? "school" : "club");
		listing_done(&listing);
		return STATUS_REFUSED;
	}
	for (int k = 0; k < listing.nentries; k++)
		columns[FRONT_COLUMNS + k] = (struct table_column){
			ties_word(
				&listing.standings.setting.order.of[listing.entries[k]], words[k]),
			TABLE_RIGHT, false};
	columns[FRONT_COLUMNS + listing.nentries] =
		(struct table_column){list_left_head(style->form), TABLE_LEFT, false};
	/* who has withdrawn stands below his team, and so not in a table without players */
	table.ncolumns = style->form == PRINT_CSV
		? FRONT_COLUMNS + listing.nentries
		: list_columns(event, section, through, FRONT_COLUMNS + listing.nentries + 1);
	list_title_after(&table, event, section, through, "Teams");
	snprintf(table.note, sizeof(table.note), "The best %d of each %s count%s", best,
		by == PRINT_BY_SCHOOL ? "school" : "club",
		listing.nentries ? "; ties by the sum of their tie-breaks" : "");
	add_teams(&table, event, section, &listing, style->form == PRINT_CSV);
	listing_done(&listing);
	return list_finish(&table, style, sink, error);
}
