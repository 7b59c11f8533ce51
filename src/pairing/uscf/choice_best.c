/*
 * Odd players and their opponents that keep the best structure, found by settling them one by one.
 */
#include "uscf/choice.h"

#include <stdlib.h>

#include "uscf/bye.h"

enum { WINDOW_LEAST = 100 }; /* cards in view, if there are so many */

struct search {
	const struct uscf_plan *plan;
	struct uscf_window window;
	struct uscf_pairing best;
	struct uscf_choice *choice;
	int *place_of; /* by card: its place in the window, where it has one */
	bool clean;    /* the best pairing has no barred pair */
};

static void add_card(struct search *search, int *card, int c)
{
	search->place_of[c] = search->window.count;
	card[search->window.count++] = c;
}

/* The last level that uscf_choice_best looks at. */
static int last_level_viewed(const struct uscf_plan *plan, const struct uscf_choice *choice)
{
	const struct field *field = &plan->uscf->field;
	int cards = choice->nfloats, last = choice->level;

	cards += field->level[last].count;
	while (last + 1 < field->nlevels && (cards < WINDOW_LEAST || last == choice->level))
		cards += field->level[++last].count;
	return last;
}

static bool open_window(struct search *search)
{
	const struct uscf_plan *plan = search->plan;
	const struct field *field = &plan->uscf->field;
	const int first = search->choice->level, last = last_level_viewed(plan, search->choice);
	const int end = field->level[last].first + field->level[last].count;
	const size_t room = (size_t)(search->choice->nfloats + end - field->level[first].first);
	int *card = arena_alloc(plan->arena, room, sizeof(int));

	search->place_of = arena_alloc(plan->arena, (size_t)field->count, sizeof(int));
	search->window = (struct uscf_window){.card = card,
		.first = first,
		.last = last,
		.open = last + 1 < field->nlevels,
		.partner = arena_alloc(plan->arena, room, sizeof(int)),
		.stay = arena_alloc(plan->arena, room, sizeof(unsigned char))};
	if (!card || !search->place_of || !search->window.partner || !search->window.stay)
		return false;
	for (int i = 0; i < search->choice->nfloats; i++)
		add_card(search, card, search->choice->floats[i]);
	for (int c = field->level[first].first; c < end; c++)
		if (c != plan->bye)
			add_card(search, card, c);
	for (int i = 0; i < search->window.count; i++)
		search->window.partner[i] = -1;
	return true;
}

static enum matching_status solve(struct search *search, struct uscf_pairing *pairing)
{
	return uscf_window_best(search->plan->uscf, &search->window, search->plan->arena, pairing);
}

/* Can the best be reached with what is settled now? Then the pairing becomes the best one. */
static enum matching_status try(struct search *search)
{
	return uscf_window_keep(
		search->plan->uscf, &search->window, search->plan->arena, &search->best);
}

static bool is_clean(const struct search *search)
{
	for (int i = 0; i < search->window.count; i++) {
		const int j = search->best.mate[i];

		if (j > i &&
			!uscf_clean(
				search->plan->uscf, search->window.card[i], search->window.card[j]))
			return false;
	}
	return true;
}

static void settle_pair(struct search *search, int i, int j)
{
	search->window.partner[i] = j;
	search->window.partner[j] = i;
}

static enum matching_status settle_float(struct search *search, int i)
{
	const struct uscf_plan *plan = search->plan;
	const struct field_level *group = &plan->uscf->field.level[search->choice->level];
	const int f = search->choice->floats[i];

	for (int c = group->first; c < group->first + group->count; c++) {
		const int j = search->place_of[c];
		enum matching_status status = MATCHING_OK;

		if (c == plan->bye || search->window.partner[j] >= 0 ||
			(search->clean && !uscf_free(plan->uscf, f, c)))
			continue;
		settle_pair(search, i, j);
		if (search->best.mate[i] != j)
			status = try(search);
		if (status == MATCHING_OK) {
			search->choice->opponent[i] = c;
			return status;
		}
		search->window.partner[i] = search->window.partner[j] = -1;
		if (status != MATCHING_NONE)
			return status;
	}
	search->window.stay[i] = USCF_GOES;
	search->choice->opponent[i] = -1;
	return MATCHING_OK;
}

/* Does the card at this place leave the group in the best pairing? */
static bool leaves(const struct search *search, int place)
{
	const int other = search->best.mate[place];
	const struct field_card *card = search->plan->uscf->field.card;

	return other < 0 || card[search->window.card[other]].level > search->choice->level;
}

static void keep_all_from(struct search *search, const int *order, int from, int count)
{
	for (int i = 0; i < count; i++)
		search->window.stay[search->place_of[order[i]]] = i < from ? USCF_OPEN : USCF_STAYS;
}

/* One past the last who leaves in the best pairing. */
static int end_of_leaving(const struct search *search, const int *order, int count)
{
	while (count > 0 && !leaves(search, search->place_of[order[count - 1]]))
		count--;
	return count;
}

/*
 * The last of those who leave, as early in the order as can be. What can be done with the first so
 * many can be done with more, so the end is looked for by doubling steps, then by halving.
 */
static enum matching_status settle_drop(
	struct search *search, const int *order, int *count, int left)
{
	int too_few = left - 1, enough = end_of_leaving(search, order, *count), step = 1;
	bool halving = false;

	while (too_few + 1 < enough) {
		int end = too_few + step;
		enum matching_status status;

		if (halving || end >= enough)
			end = (too_few + enough) / 2;
		keep_all_from(search, order, end, *count);
		status = try(search);
		if (status == MATCHING_NO_MEMORY)
			return status;
		halving = halving || status == MATCHING_OK;
		step *= 2;
		if (status == MATCHING_OK)
			enough = end_of_leaving(search, order, *count);
		else
			too_few = end;
	}
	keep_all_from(search, order, enough, *count);
	*count = enough - 1;
	search->window.stay[search->place_of[order[*count]]] = USCF_GOES;
	search->choice->drops[search->choice->ndrops++] = order[*count];
	return MATCHING_OK;
}

static enum matching_status settle_drops(struct search *search)
{
	struct uscf_choice *choice = search->choice;
	const struct uscf_plan *plan = search->plan;
	enum matching_status status = MATCHING_OK;
	int left = 0, count, *order;

	choice->ndrops = 0;
	uscf_choice_fill(plan, choice);
	order = arena_alloc(plan->arena, (size_t)choice->nrest, sizeof(int));
	if (!order)
		return MATCHING_NO_MEMORY;
	count = choice->nrest;
	uscf_drop_order(plan->uscf, choice->rest, count, order);
	for (int i = 0; i < count; i++)
		left += leaves(search, search->place_of[order[i]]);
	for (; left > 0 && status == MATCHING_OK; left--)
		status = settle_drop(search, order, &count, left);
	uscf_choice_fill(plan, choice);
	return status;
}

enum matching_status uscf_choice_best(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	struct search search = {.plan = plan, .choice = choice};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (!open_window(&search))
		return status;
	status = solve(&search, &search.best);
	if (status != MATCHING_OK)
		return status;
	search.clean = is_clean(&search);
	for (int i = 0; i < choice->nfloats && status == MATCHING_OK; i++)
		status = settle_float(&search, i);
	return status == MATCHING_OK ? settle_drops(&search) : status;
}

/* What is near is enough if it leads to the bottom, or beyond what could be seen from here. */
enum matching_status uscf_choice_natural(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	const int reach = uscf_choice_reach(plan, choice->level, choice->floats, choice->nfloats);

	if (reach < 0)
		return MATCHING_NO_MEMORY;
	choice->reaches = reach == plan->uscf->field.nlevels;
	if (choice->reaches || reach > last_level_viewed(plan, choice))
		return uscf_choice_near(plan, choice);
	return uscf_choice_best(plan, choice);
}

static void settle_all(struct search *search)
{
	const struct uscf_choice *choice = search->choice;

	for (int i = 0; i < choice->nrest; i++)
		search->window.stay[search->place_of[choice->rest[i]]] = USCF_STAYS;
	for (int i = 0; i < choice->ndrops; i++)
		search->window.stay[search->place_of[choice->drops[i]]] = USCF_GOES;
	for (int i = 0; i < choice->nfloats; i++) {
		if (choice->opponent[i] < 0)
			search->window.stay[i] = USCF_GOES;
		else
			settle_pair(search, i, search->place_of[choice->opponent[i]]);
	}
}

enum matching_status uscf_choice_structure(
	const struct uscf_plan *plan, const struct uscf_choice *choice, struct uscf_pairing *best)
{
	struct uscf_choice copy = *choice;
	struct search search = {.plan = plan, .choice = &copy};

	if (best->value)
		return MATCHING_OK;
	return open_window(&search) ? solve(&search, best) : MATCHING_NO_MEMORY;
}

int uscf_choice_keeps(
	const struct uscf_plan *plan, const struct uscf_choice *choice, struct uscf_pairing *best)
{
	struct uscf_choice copy = *choice;
	struct search search = {.plan = plan, .choice = &copy};
	enum matching_status status = uscf_choice_structure(plan, choice, best);
	const struct arena_mark mark = arena_mark(plan->arena);

	search.best = *best;
	if (status == MATCHING_OK && !open_window(&search))
		status = MATCHING_NO_MEMORY;
	if (status == MATCHING_OK) {
		settle_all(&search);
		status = try(&search);
	}
	arena_release(plan->arena, mark);
	return status == MATCHING_NO_MEMORY ? -1 : status == MATCHING_OK;
}

/* The opponents are settled: what leaves the group then. */
static enum matching_status settle_with(struct search *search)
{
	const struct uscf_choice *choice = search->choice;
	enum matching_status status;

	for (int i = 0; i < choice->nfloats; i++) {
		if (choice->opponent[i] < 0)
			search->window.stay[i] = USCF_GOES;
		else
			settle_pair(search, i, search->place_of[choice->opponent[i]]);
	}
	status = try(search);
	return status == MATCHING_OK ? settle_drops(search) : status;
}

enum matching_status uscf_choice_drop_with(const struct uscf_plan *plan, bool reaches,
	struct uscf_choice *choice, struct uscf_pairing *best)
{
	const int ndrops = choice->ndrops, bottom = plan->uscf->field.nlevels;
	struct search search = {.plan = plan, .choice = choice};
	enum matching_status status = MATCHING_NONE;
	struct arena_mark mark;

	if (reaches && ndrops <= 1) {
		int reach = choice->level;

		status = uscf_choice_drop(plan, choice);
		if (status == MATCHING_OK)
			reach = uscf_choice_reach(
				plan, choice->level + 1, choice->down, choice->ndown);
		if (status != MATCHING_OK || reach < 0 || reach == bottom)
			return reach < 0 ? MATCHING_NO_MEMORY : status;
	}
	choice->ndrops = ndrops;
	status = uscf_choice_structure(plan, choice, best);
	mark = arena_mark(plan->arena);
	search.best = *best;
	if (status == MATCHING_OK)
		status = open_window(&search) ? settle_with(&search) : MATCHING_NO_MEMORY;
	arena_release(plan->arena, mark);
	if (status == MATCHING_OK && choice->ndrops != ndrops)
		status = MATCHING_NONE;
	choice->ndrops = ndrops;
	return status;
}
