/* The players of a field in the order that tie-breaks give. */
#include "core/ties/table.h"

#include <stdlib.h>
#include <string.h>

#include "core/ties/encounter.h"
#include "core/ties/national.h"
#include "core/ties/opponents.h"
#include "core/ties/ratings.h"
#include "core/ties/record.h"

typedef void count_figure(const struct ties_count *count, int player, struct ties_working *working);

/* How each is counted; DE by ties_encounter. */
static count_figure *const counts[TIES_CODES] = {
	[TIES_PTS] = ties_points,
	[TIES_BH] = ties_buchholz,
	[TIES_FB] = ties_fore_buchholz,
	[TIES_AOB] = ties_average_buchholz,
	[TIES_SB] = ties_sonneborn,
	[TIES_PS] = ties_progressive,
	[TIES_WIN] = ties_wins,
	[TIES_WON] = ties_won,
	[TIES_BPG] = ties_black_games,
	[TIES_BWG] = ties_black_wins,
	[TIES_REP] = ties_elected,
	[TIES_STD] = ties_standard,
	[TIES_KS] = ties_koya,
	[TIES_ARO] = ties_average_rating,
	[TIES_TPR] = ties_performance,
	[TIES_PTP] = ties_perfect,
	[TIES_APRO] = ties_average_performance,
	[TIES_APPO] = ties_average_perfect,
	[TIES_RTNG] = ties_rating,
	[TIES_TPN] = ties_number,
	[TIES_MODMED] = ties_modified_median,
	[TIES_MEDIAN] = ties_median,
	[TIES_SOLK] = ties_solkoff,
	[TIES_CUM] = ties_cumulative,
	[TIES_CUMOPP] = ties_opposition,
	[TIES_KASHDAN] = ties_kashdan,
	[TIES_SOS] = ties_sum_of_scores,
	[TIES_PLAYOFF] = ties_playoff,
	[TIES_HAND] = ties_hand,
	[TIES_LOT] = ties_lot,
};

static size_t cell(const struct ties_table *table, int player, int entry)
{
	return (size_t)player * (size_t)table->order.count + (size_t)entry;
}

struct ties_figure ties_table_figure(const struct ties_table *table, int player, int entry)
{
	return table->figures[cell(table, player, entry)];
}

static struct ties_count count_of(const struct ties_table *table, int entry)
{
	return (struct ties_count){&table->field,
		table->fore.players ? &table->fore : &table->field, &table->order.of[entry], NULL};
}

/* What an average takes of each opponent. */
static struct ties_figure base_of(const struct ties_count *count, int player)
{
	const struct ties_field *counted = count->how->fore ? count->fore : count->field;

	switch (count->how->code) {
	case TIES_AOB:
		return (struct ties_figure){
			ties_plain_buchholz(counted, player, count->how->forfeits_played), 2};
	case TIES_CUMOPP:
		return (struct ties_figure){ties_plain_cumulative(count->field, player), 2};
	case TIES_APRO:
		return (struct ties_figure){ties_plain_performance(count, player), 1};
	default:
		return (struct ties_figure){ties_plain_perfect(count, player), 1};
	}
}

static bool has_base(enum ties_code code)
{
	return code == TIES_AOB || code == TIES_CUMOPP || code == TIES_APRO || code == TIES_APPO;
}

/* The figures of all, of an entry that does not depend on who is tied. */
static enum status count_entry(struct ties_table *table, int entry, struct ties_working *working)
{
	struct ties_count count = count_of(table, entry);
	struct ties_figure *base = NULL;

	if (has_base(count.how->code)) {
		base = malloc(((size_t)table->field.count + 1) * sizeof(*base));
		if (base == NULL)
			return STATUS_NO_MEMORY;
		for (int i = 0; i < table->field.count; i++)
			base[i] = base_of(&count, i);
		count.base = base;
	}
	for (int i = 0; i < table->field.count; i++) {
		ties_working_clear(working);
		counts[count.how->code](&count, i, working);
		table->figures[cell(table, i, entry)] = working->figure;
	}
	free(base);
	return STATUS_OK;
}

/* A player among those he is tied with. */
struct tied {
	int player;
	struct ties_figure figure;
	bool low_first;
};

static int compare_tied(const void *left, const void *right)
{
	const struct tied *a = left, *b = right;
	const int order = ties_figure_compare(&a->figure, &b->figure);

	if ((a->figure.per == 0) != (b->figure.per == 0))
		return a->figure.per == 0 ? 1 : -1;
	if (order != 0)
		return a->low_first ? order : -order;
	return (a->player > b->player) - (a->player < b->player);
}

/* Who is tied from a place on: how many. */
static int count_tied(const struct ties_table *table, const bool *ends, int from)
{
	int size = 1;

	while (from + size < table->field.count && !ends[from + size])
		size++;
	return size;
}

/* C.07 6 of those from a place on; the level is the figure. */
static enum status part_by_encounter(
	struct ties_table *table, int entry, int from, int size, bool *ends)
{
	const struct tie_break *how = &table->order.of[entry];
	int *group = malloc((size_t)size * 2 * sizeof(*group)), *levels;
	enum status status;

	if (group == NULL)
		return STATUS_NO_MEMORY;
	levels = group + size;
	for (int i = 0; i < size; i++)
		group[i] = table->places[from + i].player;
	status = ties_encounter(&table->field, how->forfeits_played, group, size, levels);
	for (int i = 0; status == STATUS_OK && i < size; i++) {
		table->places[from + i].player = group[i];
		table->figures[cell(table, group[i], entry)] =
			(struct ties_figure){levels[i], size > 1 ? 1 : 0};
		if (i > 0 && levels[i] != levels[i - 1])
			ends[from + i] = true;
	}
	free(group);
	return status;
}

static enum status part_by_figure(
	struct ties_table *table, int entry, int from, int size, bool *ends)
{
	const struct tie_break *how = &table->order.of[entry];
	struct tied *tied = malloc((size_t)size * sizeof(*tied));

	if (tied == NULL)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < size; i++) {
		const int player = table->places[from + i].player;

		tied[i] = (struct tied){player, ties_table_figure(table, player, entry),
			ties_code_row(how->code)->low_first != how->reversed};
	}
	qsort(tied, (size_t)size, sizeof(*tied), compare_tied);
	for (int i = 0; i < size; i++) {
		table->places[from + i].player = tied[i].player;
		if (i > 0 && ties_figure_compare(&tied[i].figure, &tied[i - 1].figure) != 0)
			ends[from + i] = true;
	}
	free(tied);
	return STATUS_OK;
}

/* C.07 4.2: each entry parts those who are still tied. */
static enum status part_by_entry(struct ties_table *table, int entry, bool *ends)
{
	const bool encounter = table->order.of[entry].code == TIES_DE;
	enum status status = STATUS_OK;

	for (int from = 0, size; status == STATUS_OK && from < table->field.count; from += size) {
		size = count_tied(table, ends, from);
		for (int i = from; i < from + size; i++)
			table->tied[cell(table, table->places[i].player, entry)] = from;
		if (table->left_out[entry])
			continue;
		status = encounter ? part_by_encounter(table, entry, from, size, ends)
				   : part_by_figure(table, entry, from, size, ends);
	}
	return status;
}

/* In rank order, those who count for nobody last; each of them is parted from all others. */
static void seat_players(struct ties_table *table, bool *ends)
{
	int at = 0;

	for (int is_void = 0; is_void <= 1; is_void++)
		for (int i = 0; i < table->field.count; i++) {
			if (table->field.players[i].is_void != is_void)
				continue;
			ends[at] = is_void;
			table->places[at++] = (struct ties_place){i, 0};
		}
}

/* They have no figures. */
static void clear_void_figures(struct ties_table *table)
{
	for (int i = 0; i < table->field.count; i++)
		for (int entry = 0; entry < table->order.count; entry++)
			if (table->field.players[i].is_void)
				table->figures[cell(table, i, entry)] = (struct ties_figure){0, 0};
}

static enum status rank_players(struct ties_table *table, struct ties_working *working)
{
	bool *ends = calloc((size_t)table->field.count + 1, sizeof(*ends));
	enum status status = ends != NULL ? STATUS_OK : STATUS_NO_MEMORY;

	if (status == STATUS_OK)
		seat_players(table, ends);
	for (int entry = 0; status == STATUS_OK && entry < table->order.count; entry++) {
		if (table->order.of[entry].code != TIES_DE && !table->left_out[entry])
			status = count_entry(table, entry, working);
		if (status == STATUS_OK)
			status = part_by_entry(table, entry, ends);
	}
	for (int i = 0; status == STATUS_OK && i < table->field.count; i++)
		table->places[i].rank = i > 0 && !ends[i] ? table->places[i - 1].rank : i + 1;
	clear_void_figures(table);
	free(ends);
	return status;
}

/* C.07 10: with unrated players, unless it is said what they count. */
static void leave_out(struct ties_table *table)
{
	table->unrated = ties_field_unrated(&table->field);
	for (int i = 0; i < table->order.count; i++) {
		const struct tie_break *of = &table->order.of[i];

		table->left_out[i] =
			ties_code_row(of->code)->ratings && table->unrated > 0 && of->unrated == 0;
	}
}

static bool asks_for_fore(const struct ties_order *order)
{
	for (int i = 0; i < order->count; i++)
		if (order->of[i].code == TIES_FB || order->of[i].fore)
			return true;
	return false;
}

enum status ties_table_make(
	struct ties_field *field, const struct ties_order *order, struct ties_table *table)
{
	struct ties_table made = {.field = *field, .order = *order};
	struct ties_working working = {.parts = NULL};
	const size_t count = (size_t)field->count, cells = count * (size_t)order->count;
	enum status status = STATUS_OK;

	made.places = malloc((count + 1) * sizeof(*made.places));
	made.figures = calloc(cells + 1, sizeof(*made.figures));
	made.tied = calloc(cells + 1, sizeof(*made.tied));
	if (made.places == NULL || made.figures == NULL || made.tied == NULL ||
		!ties_working_init(&working, field))
		status = STATUS_NO_MEMORY;
	if (status == STATUS_OK && asks_for_fore(order))
		status = ties_field_fore(&made.field, &made.fore);
	if (status == STATUS_OK) {
		leave_out(&made);
		status = rank_players(&made, &working);
	}
	ties_working_done(&working);
	if (status == STATUS_OK)
		*table = made;
	else
		ties_table_done(&made);
	return status;
}

void ties_table_done(struct ties_table *table)
{
	ties_field_done(&table->field);
	ties_field_done(&table->fore);
	free(table->places);
	free(table->figures);
	free(table->tied);
	table->places = NULL;
	table->figures = NULL;
	table->tied = NULL;
}

static enum status work_encounter(
	const struct ties_table *table, int player, int entry, struct ties_working *working)
{
	const int here = table->tied[cell(table, player, entry)];
	int count = 0, *group = malloc(((size_t)table->field.count + 1) * sizeof(*group));

	if (group == NULL)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < table->field.count; i++)
		if (table->tied[cell(table, i, entry)] == here)
			group[count++] = i;
	ties_encounter_working(&table->field, table->order.of[entry].forfeits_played, group, count,
		player, working);
	working->figure = ties_table_figure(table, player, entry);
	working->number = count;
	free(group);
	return STATUS_OK;
}

enum status ties_table_working(
	const struct ties_table *table, int player, int entry, struct ties_working *working)
{
	const struct ties_count count = count_of(table, entry);
	struct ties_working made;
	enum status status = STATUS_OK;

	if (!ties_working_init(&made, &table->field))
		return STATUS_NO_MEMORY;
	if (count.how->code == TIES_DE)
		status = work_encounter(table, player, entry, &made);
	else if (!table->left_out[entry])
		counts[count.how->code](&count, player, &made);
	if (status == STATUS_OK)
		*working = made;
	else
		ties_working_done(&made);
	return status;
}
