/* Standings: points, then tie-breaks. */
#include "core/ties/standings.h"

#include <stdlib.h>

static int compare_live(const void *left, const void *right)
{
	const struct standing *a = left, *b = right;

	if (a->is_void != b->is_void)
		return a->is_void ? 1 : -1;
	if (a->points2 != b->points2)
		return a->points2 > b->points2 ? -1 : 1;
	return (a->player > b->player) - (a->player < b->player);
}

/* While a round is played only the points are known. */
static void rank_live(struct standings *standings)
{
	struct standing *rows = standings->rows;

	qsort(rows, (size_t)standings->count, sizeof(*rows), compare_live);
	for (int i = 0; i < standings->count; i++)
		rows[i].rank = i > 0 && !rows[i].is_void && rows[i].points2 == rows[i - 1].points2
			? rows[i - 1].rank
			: i + 1;
}

/* Those of the table, and of the round that is being played. */
static int points_of(
	const struct event *event, int section, const struct standings *standings, int player)
{
	const struct ties_field *field = &standings->table.field;
	int points2 = field->scores[player].points2;

	for (int round = standings->counted + 1; round <= standings->through; round++)
		points2 += event_round_points2(event, section, field->players[player].pin, round);
	return points2;
}

static enum status take_rows(const struct event *event, int section, struct standings *standings)
{
	const struct ties_table *table = &standings->table;

	standings->count = table->field.count;
	standings->rows = malloc(((size_t)standings->count + 1) * sizeof(*standings->rows));
	if (standings->rows == NULL)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < standings->count; i++) {
		const struct ties_place *place = &table->places[i];
		const int pin = table->field.players[place->player].pin;

		standings->rows[i] = (struct standing){
			.pin = pin,
			.points2 = points_of(event, section, standings, place->player),
			.rank = place->rank,
			.player = place->player,
			.is_void = table->field.players[place->player].is_void,
			.void2 = event_void_points2(event, section, pin, standings->through),
		};
	}
	if (standings->counted < standings->through)
		rank_live(standings);
	return STATUS_OK;
}

enum status standings_make(const struct event *event, int section, int through,
	const struct ties_setting *setting, struct standings *standings)
{
	struct standings made = {.through = through,
		.counted = ties_last_complete(event, section, through),
		.setting = setting != NULL ? *setting : ties_setting_of(event, section)};
	struct ties_field field;
	enum status status = ties_field_make(event, section, made.counted, made.setting.rules,
		made.setting.all_play_all, &field);

	if (status != STATUS_OK)
		return status;
	status = ties_table_make(&field, &made.setting.order, &made.table);
	if (status != STATUS_OK)
		return status;
	status = take_rows(event, section, &made);
	if (status == STATUS_OK)
		*standings = made;
	else
		standings_done(&made);
	return status;
}

bool standings_is_live(const struct standings *standings)
{
	return standings->counted != standings->through;
}

bool standings_is_shared(const struct standings *standings, int i)
{
	const struct standing *rows = standings->rows;

	return (i > 0 && rows[i - 1].rank == rows[i].rank) ||
		(i + 1 < standings->count && rows[i + 1].rank == rows[i].rank);
}

void standings_done(struct standings *standings)
{
	ties_table_done(&standings->table);
	free(standings->rows);
	standings->rows = NULL;
}
