/* A deal looked at step by step, forwards and backwards, and by its score groups. */
#include "config.h"

#include "app/deal/deal.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/words/put.h"
#include "core/points.h"

const char *deal_kind_name(enum deal_kind kind)
{
	static const char *const names[] = {
#define DEAL_KIND_TEXT(name, text) text,
		DEAL_KIND_LIST(DEAL_KIND_TEXT)
#undef DEAL_KIND_TEXT
	};

	return names[kind];
}

enum status deal_table_init(const struct deal *deal, struct deal_table *table)
{
	const size_t size = (size_t)deal->count * sizeof(*table->place);
	struct deal_place *place = malloc(size + 1);

	if (!place)
		return STATUS_NO_MEMORY;
	if (size > 0)
		memcpy(place, deal->start, size);
	table->place = place;
	table->made = 0;
	return STATUS_OK;
}

void deal_table_done(struct deal_table *table)
{
	free(table->place);
	*table = (struct deal_table){NULL, 0};
}

bool deal_forward(const struct deal *deal, struct deal_table *table)
{
	const struct deal_step *step = &deal->steps[table->made];

	if (table->made == deal->nsteps)
		return false;
	for (int i = step->first; i < step->first + step->moves; i++)
		table->place[deal->moves[i].card] = deal->moves[i].to;
	table->made++;
	return true;
}

bool deal_back(const struct deal *deal, struct deal_table *table)
{
	const struct deal_step *step;

	if (table->made == 0)
		return false;
	step = &deal->steps[--table->made];
	for (int i = step->first + step->moves; i > step->first; i--)
		table->place[deal->moves[i - 1].card] = deal->moves[i - 1].from;
	return true;
}

const char *deal_step_words(const struct deal_step *step, char text[DEAL_STEP_WORDS])
{
	words_put(
		text, DEAL_STEP_WORDS, step->rule[0] ? "%s (%s)" : "%s", step->caption, step->rule);
	return text;
}

bool deal_is_of(const struct deal_step *step, int group)
{
	/* of colours all levels are spoken of that floats join */
	if (step->kind == DEAL_COLOURS && step->other >= 0)
		return step->group <= group && group <= step->other;
	return step->group == group || (step->other == group && group >= 0);
}

enum status deal_find_group(
	const struct deal *deal, const char *score, int *group, struct error *error)
{
	char there[ERROR_TEXT / 2] = "", text[16];
	int points2;

	if (!points_read(score, &points2))
		return app_fail(error, STATUS_BAD_INPUT,
			"A score group is named by its score, 2 or 2.5, not \"%.20s\".", score);
	if (deal->listed)
		return app_fail(error, STATUS_REFUSED,
			"Scores part nobody here: all cards stand in one list.");
	for (int i = 0; i < deal->ngroups; i++) {
		const size_t used = strlen(there);

		if (deal->groups[i].score == points2) {
			*group = i;
			return STATUS_OK;
		}
		words_put(there + used, sizeof(there) - used, "%s%s", i > 0 ? ", " : "",
			points_text(deal->groups[i].score, text));
	}
	return app_fail(error, STATUS_NOT_FOUND, "Nobody of this round has %s; there are %s.",
		points_text(points2, text), there);
}

void deal_done(struct deal *deal)
{
	for (int i = 0; i < deal->nsteps; i++) {
		for (int k = 0; k < deal->steps[i].nparts; k++) {
			free(deal->steps[i].parts[k].text);
			free(deal->steps[i].parts[k].rule);
		}
		free(deal->steps[i].caption);
		free(deal->steps[i].rule);
	}
	free(deal->pins);
	free(deal->order);
	free(deal->groups);
	free(deal->boards);
	free(deal->start);
	free(deal->steps);
	free(deal->moves);
	*deal = (struct deal){.count = 0};
}
