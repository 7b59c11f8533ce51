/*
 * Pairing a field bracket by bracket, by the quickest method that can be proven to give what the
 * general one gives.
 *
 * A bracket is paired QUICKly from its own players alone, in hope that everything below can be
 * completed (C4, C5) and that the next bracket does as well as it possibly can (C8): only those go
 * further down who can meet nobody there, and one of its residents if the rest is odd. NEARly takes
 * the next scoregroup into the graph and finds what C8 can be, hoping for the rest. GENERALly takes
 * everybody. Leaving constraints out can only make more candidates and better values of C8; so when
 * the best candidate without them turns out to keep them, it is the best with them. It does if the
 * next bracket, once paired, goes down as was hoped and in the end everybody is paired: that draw
 * itself is the completion. When it does not, the bracket above is paired again by the next method.
 *
 * The score of the bye starts as the lowest that anybody has who may have it, which no draw can
 * beat.
 */
#include "dutch/draw.h"

#include <string.h>

#include "dutch/bracket.h"
#include "dutch/ideal.h"
#include "dutch/settled.h"

enum { FEW_SPARE = 4 };

enum method { QUICK, NEAR, GENERAL };

/* A bracket that has been, or is about to be, paired. */
struct stage {
	enum method method;
	int *down; /* its MDPs: cards in pairing order */
	int ndown;
	int *passing; /* those of them who are in no graph and go on, in that order */
	int npassing;
	int *hope; /* scores of those who should go down from the next bracket, highest first */
	int nhope;
	bool exact; /* there is nothing to hope for */
};

struct progress {
	const struct dutch *dutch;
	struct arena *arena;
	int *mate;           /* by card */
	struct stage *stage; /* by level, and one more */
	int level;           /* the next to be paired */
	int bye_score;
	bool bye_known; /* it is no guess any more */
	bool plain;     /* general method only */
	struct dutch_tally tally;
};

static bool is_last(const struct progress *progress)
{
	return progress->level + 1 == progress->dutch->field.nlevels;
}

/*
 * The bracket of the level, and what is below down to where the method looks. How many spare
 * vertices a graph has that is not whole is up to the method.
 */
static bool open_bracket(
	const struct progress *progress, enum method method, struct dutch_bracket *bracket)
{
	const struct field *field = &progress->dutch->field;
	const struct field_level *level = &field->level[progress->level];
	struct stage *stage = &progress->stage[progress->level];
	const int next = is_last(progress) || method == QUICK ? 0 : level[1].count;
	const int below = method == GENERAL ? field->count - level->first : level->count + next;
	int *card = arena_alloc(progress->arena, (size_t)(stage->ndown + below), sizeof(int));

	if (!card)
		return false;
	for (int i = 0; i < stage->ndown; i++)
		card[i] = stage->down[i];
	for (int i = 0; i < below; i++)
		card[stage->ndown + i] = level->first + i;
	*bracket = (struct dutch_bracket){
		.dutch = progress->dutch, .card = card, .mdps = stage->ndown};
	bracket->residents_end = bracket->mdps + level->count;
	bracket->next_end = bracket->residents_end + next;
	bracket->count = stage->ndown + below;
	bracket->last = is_last(progress);
	bracket->whole = method == GENERAL || bracket->last;
	bracket->bye_open = field->count % 2 != 0 && field->pinned_bye < 0;
	bracket->bye_score = progress->bye_score;
	bracket->spare = bracket->whole ? bracket->count % 2 : 0;
	stage->npassing = 0;
	return true;
}

/* Take over the pairs; the next stage begins with those who go down, in pairing order. */
static bool close_bracket(
	struct progress *progress, const struct dutch_bracket *bracket, const int *mate)
{
	const struct stage *stage = &progress->stage[progress->level];
	struct stage *next = &progress->stage[progress->level + 1];
	int passed = 0;

	*next = (struct stage){.method = progress->plain ? GENERAL : QUICK};
	next->down = arena_alloc(
		progress->arena, (size_t)(bracket->residents_end + stage->npassing), sizeof(int));
	if (!next->down)
		return false;
	for (int i = 0; i < bracket->residents_end; i++) {
		const int card = bracket->card[i];

		progress->mate[card] = mate[i] < 0 ? -1 : bracket->card[mate[i]];
		if (mate[i] >= 0)
			continue;
		while (passed < stage->npassing && stage->passing[passed] < card)
			next->down[next->ndown++] = stage->passing[passed++];
		next->down[next->ndown++] = card;
	}
	while (passed < stage->npassing)
		next->down[next->ndown++] = stage->passing[passed++];
	return true;
}

static int score_of(const struct progress *progress, int card)
{
	return progress->dutch->field.card[card].score;
}

/*
 * Would the bye have to come from this bracket or from above it? Then C9 asks for more than a part
 * of the graph knows.
 */
static bool is_bye_above(const struct dutch_bracket *bracket)
{
	return bracket->bye_open && !bracket->last &&
		bracket->bye_score >=
		bracket->dutch->field.card[bracket->card[bracket->mdps]].score;
}

/* No MDP goes down; of the residents as few as can, for there is no room for more. */
static bool is_at_bound(const struct dutch_bracket *bracket, const int *mate)
{
	for (int i = 0; i < bracket->mdps; i++)
		if (mate[i] < 0)
			return false;
	return true;
}

/* C8 at its bound: nobody goes down from the next bracket who need not, whoever comes into it. */
static bool hope_for_bound(struct progress *progress)
{
	struct stage *stage = &progress->stage[progress->level];
	struct dutch_bracket both;

	if (!open_bracket(progress, NEAR, &both))
		return false;
	stage->hope = arena_alloc(progress->arena, (size_t)both.count, sizeof(int));
	if (stage->hope)
		stage->nhope = dutch_least_down(&both, stage->hope);
	return stage->hope != NULL;
}

/* Make the bracket ready for its own players; false: no memory. */
static bool prepare_quickly(struct progress *progress, struct dutch_bracket *bracket)
{
	struct stage *stage = &progress->stage[progress->level];

	if (!bracket->last && !hope_for_bound(progress))
		return false;
	stage->passing = arena_alloc(progress->arena, (size_t)bracket->mdps, sizeof(int));
	return stage->passing &&
		dutch_leave_settled(
			bracket, progress->arena, progress->mate, stage->passing, &stage->npassing);
}

/* From the bracket's own players; MATCHING_NONE: not found, whatever that means. */
static enum matching_status pair_quickly(
	struct progress *progress, struct dutch_bracket *bracket, int *mate)
{
	enum dutch_ideal ideal = DUTCH_IDEAL_UNKNOWN;
	enum matching_status status;

	if (is_bye_above(bracket))
		return MATCHING_NONE;
	if (!prepare_quickly(progress, bracket))
		return MATCHING_NO_MEMORY;
	if (bracket->spare <= 1)
		ideal = dutch_ideal_solve(bracket, progress->arena, mate);
	if (ideal == DUTCH_IDEAL_NO_MEMORY)
		return MATCHING_NO_MEMORY;
	progress->tally.ideal += ideal == DUTCH_IDEAL_FOUND;
	if (ideal == DUTCH_IDEAL_FOUND)
		return MATCHING_OK;
	progress->tally.quick++;
	status = dutch_bracket_solve(bracket, progress->arena, mate);
	if (status == MATCHING_OK && !bracket->last && !is_at_bound(bracket, mate))
		return MATCHING_NONE;
	return status;
}

/* Do the same scores go down? Vertices stand in the order of scores. */
static bool same_floats(const struct dutch_bracket *bracket, const int *a, const int *b)
{
	const struct field_card *card = bracket->dutch->field.card;
	int i = 0, k = 0;

	for (;;) {
		while (i < bracket->residents_end && a[i] >= 0)
			i++;
		while (k < bracket->residents_end && b[k] >= 0)
			k++;
		if (i == bracket->residents_end || k == bracket->residents_end)
			return i == k;
		if (card[bracket->card[i]].score != card[bracket->card[k]].score)
			return false;
		i++;
		k++;
	}
}

/*
 * With the next scoregroup. As few spare vertices as will do: more would only be for draws in which
 * more go down, and those are worse once who goes down from this bracket is the best that its own
 * players can do.
 */
static enum matching_status pair_nearly(
	struct progress *progress, struct dutch_bracket *bracket, int *mate)
{
	struct stage *stage = &progress->stage[progress->level];
	struct dutch_bracket alone = *bracket;
	int *least = arena_alloc(progress->arena, (size_t)bracket->residents_end, sizeof(int));
	enum matching_status status;

	if (is_bye_above(bracket))
		return MATCHING_NONE;
	progress->tally.near++;
	stage->hope = arena_alloc(progress->arena, (size_t)bracket->count, sizeof(int));
	if (!least || !stage->hope)
		return MATCHING_NO_MEMORY;
	bracket->spare = dutch_least_down(bracket, NULL);
	alone.count = alone.next_end = alone.residents_end;
	alone.spare = alone.count;
	status = dutch_bracket_floats(&alone, progress->arena, least);
	if (status != MATCHING_OK)
		return status;
	while (bracket->spare <= bracket->count) {
		status = dutch_bracket_solve_part(
			bracket, progress->arena, mate, stage->hope, &stage->nhope);
		if (status == MATCHING_NO_MEMORY ||
			(status == MATCHING_OK && same_floats(bracket, least, mate)))
			return status;
		/* in steps of two; with as many as there are players everything is allowed */
		bracket->spare += bracket->spare < FEW_SPARE || bracket->spare == bracket->count
			? 2
			: bracket->count - bracket->spare;
	}
	return MATCHING_NONE;
}

/* Pair the level by its method, or by the next one that finds something. */
static enum matching_status pair_level(struct progress *progress)
{
	struct stage *stage = &progress->stage[progress->level];

	for (;; stage->method++) {
		const struct arena_mark mark = arena_mark(progress->arena);
		struct dutch_bracket bracket;
		enum matching_status status;
		int *mate;

		if (!open_bracket(progress, stage->method, &bracket))
			return MATCHING_NO_MEMORY;
		mate = arena_alloc(progress->arena, (size_t)bracket.residents_end, sizeof(int));
		if (!mate)
			return MATCHING_NO_MEMORY;
		stage->exact = stage->method == GENERAL || is_last(progress);
		if (stage->method == QUICK)
			status = pair_quickly(progress, &bracket, mate);
		else if (stage->method == NEAR)
			status = pair_nearly(progress, &bracket, mate);
		else
			status = dutch_bracket_solve(&bracket, progress->arena, mate);
		progress->tally.general += stage->method == GENERAL;
		if (status == MATCHING_OK)
			return close_bracket(progress, &bracket, mate) ? MATCHING_OK
								       : MATCHING_NO_MEMORY;
		if (status == MATCHING_NO_MEMORY || stage->method == GENERAL || is_last(progress))
			return status;
		arena_release(progress->arena, mark);
	}
}

/* Do those go down from the level just paired for whom the one above had hoped? */
static bool is_hope_met(const struct progress *progress)
{
	const struct stage *above = &progress->stage[progress->level - 1];
	const struct stage *next = &progress->stage[progress->level + 1];

	if (above->exact)
		return true;
	if (next->ndown != above->nhope)
		return false;
	for (int i = 0; i < next->ndown; i++)
		if (score_of(progress, next->down[i]) != above->hope[i])
			return false;
	return true;
}

/* Could everybody who is not paired above the level be paired somehow? */
static enum matching_status is_completable(const struct progress *progress, int level)
{
	const struct arena_mark mark = arena_mark(progress->arena);
	const struct field *field = &progress->dutch->field;
	const struct stage *stage = &progress->stage[level];
	const int first = field->level[level].first;
	int *card = arena_alloc(progress->arena, (size_t)field->count, sizeof(int)), count = 0;
	enum matching_status status = MATCHING_NO_MEMORY;

	for (int i = 0; card && i < stage->ndown; i++)
		card[count++] = stage->down[i];
	for (int c = first; card && c < field->count; c++)
		card[count++] = c;
	if (card)
		status = dutch_bracket_completable(
			progress->dutch, card, count, progress->bye_score, progress->arena);
	arena_release(progress->arena, mark);
	return status;
}

/*
 * Nothing can be completed from here. The lowest level above from which something can is where the
 * wrong choice was made: it must look at everybody. (One that did has left something that can be
 * completed, so it is never met here.)
 */
static enum matching_status go_back(struct progress *progress)
{
	while (progress->level > 0) {
		enum matching_status status;

		progress->level--;
		if (progress->stage[progress->level].method == GENERAL)
			continue;
		status = is_completable(progress, progress->level);
		if (status == MATCHING_NONE)
			continue;
		progress->stage[progress->level].method = GENERAL;
		return status;
	}
	return MATCHING_NONE;
}

/* Was the score of the bye guessed too low? Begin once more with the right one, or go back. */
static enum matching_status doubt(struct progress *progress)
{
	const int guess = progress->bye_score;
	enum matching_status status;

	if (progress->bye_known)
		return go_back(progress);
	status = dutch_bye_score(progress->dutch, progress->arena, &progress->bye_score);
	progress->bye_known = true;
	if (status != MATCHING_OK)
		return status;
	if (progress->bye_score == guess)
		return go_back(progress);
	progress->level = 0;
	progress->stage[0] = (struct stage){.method = QUICK};
	return MATCHING_OK;
}

static enum matching_status pair_all(struct progress *progress)
{
	while (progress->level < progress->dutch->field.nlevels) {
		const int level = progress->level;
		enum matching_status status = pair_level(progress);

		if (status == MATCHING_NONE)
			status = doubt(progress);
		else if (status == MATCHING_OK && level > 0 && !is_hope_met(progress))
			progress->stage[--progress->level].method++;
		else
			progress->level++;
		if (status != MATCHING_OK)
			return status;
		progress->tally.again += progress->level <= level ? level - progress->level + 1 : 0;
	}
	return MATCHING_OK;
}

/* C5: nobody lower may have it. */
static int lowest_bye(const struct dutch *dutch)
{
	for (int c = dutch->field.count - 1; c >= 0; c--)
		if (field_may_bye(&dutch->field, c))
			return dutch->field.card[c].score;
	return 0;
}

static bool start(
	struct progress *progress, const struct dutch *dutch, struct arena *arena, int *mate)
{
	*progress =
		(struct progress){.dutch = dutch, .arena = arena, .bye_score = lowest_bye(dutch)};
	progress->mate = mate;
	progress->stage =
		arena_alloc(arena, (size_t)dutch->field.nlevels + 1, sizeof(*progress->stage));
	return progress->stage != NULL;
}

enum matching_status dutch_pair_generally(const struct dutch *dutch, struct arena *arena, int *mate)
{
	struct progress progress;
	enum matching_status status;

	if (!start(&progress, dutch, arena, mate))
		return MATCHING_NO_MEMORY;
	progress.plain = progress.bye_known = true;
	if (dutch->field.nlevels > 0)
		progress.stage[0].method = GENERAL;
	status = dutch_bye_score(dutch, arena, &progress.bye_score);
	return status == MATCHING_OK ? pair_all(&progress) : status;
}

static void add_tally(const struct dutch_tally *from, struct dutch_tally *to)
{
	to->ideal += from->ideal;
	to->quick += from->quick;
	to->near += from->near;
	to->general += from->general;
	to->again += from->again;
}

enum matching_status dutch_pair(
	const struct dutch *dutch, struct arena *arena, int *mate, struct dutch_tally *tally)
{
	struct progress progress;
	enum matching_status status;

	if (!start(&progress, dutch, arena, mate))
		return MATCHING_NO_MEMORY;
	status = pair_all(&progress);
	if (tally)
		add_tally(&progress.tally, tally);
	return status;
}
