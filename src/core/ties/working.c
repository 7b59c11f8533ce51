/* A figure and how it came about. */
#include "core/ties/working.h"

#include <stdlib.h>
#include <string.h>

int ties_figure_compare(const struct ties_figure *a, const struct ties_figure *b)
{
	int64_t left, right;

	if (a->per == 0 || b->per == 0)
		return (a->per != 0) - (b->per != 0);
	left = a->units * b->per;
	right = b->units * a->per;
	return (left > right) - (left < right);
}

bool ties_working_init(struct ties_working *working, const struct ties_field *field)
{
	const int room = field->rounds > field->count ? field->rounds : field->count;

	memset(working, 0, sizeof(*working));
	working->parts = calloc((size_t)room + 1, sizeof(*working->parts));
	working->room = room;
	return working->parts != NULL;
}

void ties_working_done(struct ties_working *working)
{
	free(working->parts);
	working->parts = NULL;
}

void ties_working_clear(struct ties_working *working)
{
	struct ties_part *parts = working->parts;
	const int room = working->room;

	memset(working, 0, sizeof(*working));
	working->parts = parts;
	working->room = room;
}

struct ties_part *ties_working_add(struct ties_working *working, int round, int opponent)
{
	struct ties_part *part = &working->parts[working->count++];

	*part = (struct ties_part){.round = round, .opponent = opponent, .source = TIES_OWN};
	return part;
}

/* What counts, into sum and number. */
static void sum_parts(struct ties_working *working)
{
	working->sum = 0;
	working->number = 0;
	for (int i = 0; i < working->count; i++) {
		if (working->parts[i].fate != TIES_COUNTS)
			continue;
		working->sum += working->parts[i].value;
		working->number++;
	}
}

void ties_working_sum(struct ties_working *working, int per)
{
	sum_parts(working);
	working->figure = (struct ties_figure){working->sum, per};
}

int64_t ties_half_up(int64_t sum, int64_t number)
{
	const int64_t twice = 2 * sum + number, by = 2 * number;
	const int64_t quotient = twice / by;

	return twice % by < 0 ? quotient - 1 : quotient;
}

void ties_working_mean(struct ties_working *working)
{
	sum_parts(working);
	working->figure = (struct ties_figure){
		working->number > 0 ? ties_half_up(working->sum, working->number) : 0, 1};
}
