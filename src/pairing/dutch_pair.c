/*
 * Pairing a field bracket by bracket.
 */
#include "dutch_draw.h"

#include "dutch_bracket.h"

struct progress {
	const struct dutch *dutch;
	struct arena *arena;
	int *mate; /* by card */
	int *down; /* cards moved down, in pairing order */
	int ndown;
	int level; /* the next to be paired */
	int bye_score;
};

/* The bracket of the next level, with everything below it. */
static bool open_bracket(const struct progress *progress, struct dutch_bracket *bracket)
{
	const struct field *field = &progress->dutch->field;
	const struct field_level *level = &field->level[progress->level];
	const int below = field->count - level->first;
	int *card = arena_alloc(progress->arena, (size_t)(progress->ndown + below), sizeof(int));

	if (!card)
		return false;
	for (int i = 0; i < progress->ndown; i++)
		card[i] = progress->down[i];
	for (int i = 0; i < below; i++)
		card[progress->ndown + i] = level->first + i;
	*bracket = (struct dutch_bracket){.dutch = progress->dutch, .card = card, .mdps = progress->ndown};
	bracket->residents_end = bracket->mdps + level->count;
	bracket->count = progress->ndown + below;
	bracket->next_end = bracket->residents_end;
	if (progress->level + 1 < field->nlevels)
		bracket->next_end += level[1].count;
	bracket->odd = field->count % 2 != 0;
	bracket->bye_score = progress->bye_score;
	return true;
}

static void close_bracket(struct progress *progress, const struct dutch_bracket *bracket, const int *mate)
{
	progress->ndown = 0;
	for (int i = 0; i < bracket->residents_end; i++) {
		progress->mate[bracket->card[i]] = mate[i] < 0 ? -1 : bracket->card[mate[i]];
		if (mate[i] < 0)
			progress->down[progress->ndown++] = bracket->card[i];
	}
	progress->level++;
}

static enum matching_status pair_level(struct progress *progress)
{
	const struct arena_mark mark = arena_mark(progress->arena);
	enum matching_status status = MATCHING_NO_MEMORY;
	struct dutch_bracket bracket;

	if (open_bracket(progress, &bracket)) {
		int *mate = arena_alloc(progress->arena, (size_t)bracket.residents_end, sizeof(int));

		if (mate)
			status = dutch_bracket_solve(&bracket, progress->arena, mate);
		if (status == MATCHING_OK)
			close_bracket(progress, &bracket, mate);
	}
	arena_release(progress->arena, mark);
	return status;
}

enum matching_status dutch_pair_generally(const struct dutch *dutch, struct arena *arena, int *mate)
{
	struct progress progress = {.dutch = dutch, .arena = arena, .mate = mate};
	enum matching_status status;

	progress.down = arena_alloc(arena, (size_t)dutch->field.count, sizeof(int));
	if (!progress.down)
		return MATCHING_NO_MEMORY;
	status = dutch_bye_score(dutch, arena, &progress.bye_score);
	while (status == MATCHING_OK && progress.level < dutch->field.nlevels)
		status = pair_level(&progress);
	return status;
}

enum matching_status dutch_pair(const struct dutch *dutch, struct arena *arena, int *mate)
{
	return dutch_pair_generally(dutch, arena, mate);
}
