/* Tie-breaks of the United States (34) and Britain by the scores of opponents. */
#include "core/ties/national.h"

#include "core/ties/opponents.h"
#include "core/ties/record.h"

/* US 34: unplayed rounds of opponents are draws, an own one is an opponent with 0. */
static void add_us_scores(const struct ties_field *field, int player, struct ties_working *working)
{
	for (int round = 1; round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		struct ties_part *part = ties_working_add(working, round, game->opponent);

		part->own2 = game->points2;
		part->source = TIES_NO_SCORE;
		if (game->kind != TIES_PLAYED)
			continue;
		part->source = TIES_OPPONENT;
		part->full2 = field->scores[game->opponent].points2;
		part->score2 = field->scores[game->opponent].us2;
		part->value = part->score2;
	}
}

static void sum_us_scores(
	const struct ties_field *field, int player, int low, int high, struct ties_working *working)
{
	add_us_scores(field, player, working);
	/* which has no rule of voluntary unplayed rounds */
	ties_cut(working, TIES_2022, low, high);
	ties_working_sum(working, 2);
}

/* From nine rounds on two at an end. */
static int us_ends(const struct ties_field *field)
{
	return field->rounds >= 9 ? 2 : 1;
}

/* US 34E1: above half of the points the lowest go, below it the highest, with half both. */
void ties_modified_median(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;
	const int own4 = 2 * field->scores[player].points2;
	const int half4 = field->points.win2 * field->rounds;
	const int ends = us_ends(field);

	sum_us_scores(field, player, own4 >= half4 ? ends : 0, own4 <= half4 ? ends : 0, working);
}

/* US 34E4 */
void ties_median(const struct ties_count *count, int player, struct ties_working *working)
{
	const int ends = us_ends(count->field);

	sum_us_scores(count->field, player, ends, ends, working);
}

/* US 34E2 */
void ties_solkoff(const struct ties_count *count, int player, struct ties_working *working)
{
	sum_us_scores(count->field, player, 0, 0, working);
}

/* The cumulative scores of those he played. */
void ties_opposition(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;

	for (int round = 1; round <= field->rounds; round++) {
		struct ties_part *part = ties_add_played(field, player, round, working);

		if (part == NULL)
			continue;
		part->value = count->base != NULL ? count->base[part->opponent].units
						  : ties_plain_cumulative(field, part->opponent);
	}
	ties_working_sum(working, 2);
}

/* The scores, as they are, of those he played. */
void ties_sum_of_scores(const struct ties_count *count, int player, struct ties_working *working)
{
	const struct ties_field *field = count->field;

	for (int round = 1; round <= field->rounds; round++) {
		struct ties_part *part = ties_add_played(field, player, round, working);

		if (part == NULL)
			continue;
		part->full2 = part->score2 = field->scores[part->opponent].points2;
		part->value = part->score2;
	}
	ties_working_sum(working, 2);
}
