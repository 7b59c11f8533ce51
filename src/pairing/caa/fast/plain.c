/*
 * Term 8 of a plain level: its floaters in the order of rules 20 and 21, its boards by assignment.
 *
 * At its bound a level's transfers are known up to the cards of one class, so the places of
 * floaters among the cards of their colour have good bounds; candidates are tried in their order
 * until no later one can be better.
 */
#include "caa/fast/plain.h"

#include "match/lexi.h"

/* Seat those who are fixed to meet one of another level. */
static void push_fixed(const struct plain *p, int *mate)
{
	for (int i = 0; i < p->nfixed; i++) {
		const int card = p->fixed[i].card;
		const int partner = p->chain->terms->field->card[card].partner;

		mate[card] = partner;
		mate[partner] = card;
	}
}

static bool push(struct plain *p, const struct candidate *up, const struct candidate *down,
	const struct caa_boards *boards)
{
	struct branch *next = caa_branch_copy(p->chain->terms, p->branch);

	if (!next)
		return false;
	for (int i = 0; i < p->level->count; i++) {
		const int card = p->level->first + i;

		if (card != up->card && card != down->card)
			next->mate[card] = boards->mate[i];
	}
	push_fixed(p, next->mate);
	next->nair = 0;
	if (up->card >= 0) {
		next->mate[up->card] = p->air;
		next->mate[p->air] = up->card;
	}
	if (down->card >= 0 && p->chain->link[p->link].out) {
		next->air[next->nair++] = down->card;
		next->colour[down->card] = down->colour;
	} else if (down->card >= 0) {
		next->mate[down->card] = CAA_BYE;
	}
	next->next = p->first;
	p->first = next;
	return true;
}

/* Compare a drawn level with the best so far and keep it if it is as good. */
static bool judge(struct plain *p, const struct candidate *up, const struct candidate *down,
	const struct caa_boards *boards)
{
	const int counts = p->nentries;
	int order = plain_compare_best(p);

	/* the counts are in the list */
	if (order == 0)
		order = lexi_compare(boards->vector + counts, p->boards.vector + counts,
			boards->length - counts);
	if (order > 0)
		return true;
	if (order < 0)
		p->first = NULL;
	p->found = true;
	p->boards = *boards;
	for (int i = 0; i < p->nentries * KEYS; i++)
		p->best[i] = p->key[i];
	return push(p, up, down, boards);
}

/* How many floaters stand before an entry with its colour. */
static int count_floaters(const struct plain *p, int i)
{
	int count = 0;

	for (int k = 0; k < p->nentries; k++)
		count += p->before[i][p->entry[k]->card - p->level->first] &&
			p->entry[k]->colour == p->entry[i]->colour;
	return count;
}

/* Who stands before an entry. */
static void mark_before(struct plain *p, int i)
{
	const struct candidate *of = p->entry[i];
	const int n = p->level->count, line = p->chain->link[p->link].line;

	for (int k = 0; k < n; k++)
		p->before[i][k] = caa_place(of->order, n, line, k) < of->key[KEY_PLACE];
	p->count[i] = (struct caa_count){p->before[i], of->colour};
}

/* The count of an entry: that inside, and the other floaters. */
static void fill_count(struct plain *p, int i, int inside)
{
	p->key[(size_t)i * KEYS + KEY_COUNT] = inside + count_floaters(p, i);
}

/*
 * With cards fixed across, bounds of several counts may be too weak to rule out candidates: after
 * so many draws of the level the general method is quicker.
 */
enum { DRAWS_MOST = 12 };

static enum matching_status draw_boards(
	struct plain *p, const struct candidate *up, const struct candidate *down)
{
	const int level = p->chain->link[p->link].from;
	const struct caa_absent absent = {up->card, down->card};
	struct caa_boards boards;
	enum matching_status status;
	int way;

	p->draws++;
	for (int i = 0; i < p->nentries; i++)
		mark_before(p, i);
	status = caa_inside_way(p->chain, level, absent, p->count, p->nentries, p->least, &way);
	for (int i = 0; status == MATCHING_OK && way != CAA_ANY_WAY && i < p->nentries; i++)
		fill_count(p, i, p->least[i]);
	if (status == MATCHING_OK && plain_compare_best(p) > 0)
		return MATCHING_OK;
	if (status == MATCHING_OK)
		status = caa_inside_boards(
			p->chain, level, absent, p->count, p->nentries, way, &boards);
	if (status != MATCHING_OK)
		return status == MATCHING_NONE ? MATCHING_OK : status;
	for (int i = 0; i < p->nentries; i++)
		fill_count(p, i, (int)boards.vector[i]);
	return judge(p, up, down, &boards) ? MATCHING_OK : MATCHING_NO_MEMORY;
}

/* The card that leaves must be worth its bound below. */
static enum matching_status check_below(
	struct plain *p, const struct candidate *down, bool *reached)
{
	*reached = true;
	if (down->card < 0 || !p->chain->link[p->link].out)
		return MATCHING_OK;
	return caa_below_reached(p->chain, p->link, down->card, down->colour, reached);
}

/* MATCHING_NONE: the pair may be as good, but its boards are not made here. */
static enum matching_status try_pair(
	struct plain *p, const struct candidate *up, const struct candidate *down)
{
	const int level = p->chain->link[p->link].from;
	struct caa_rule rule;
	enum matching_status status;
	bool reached;

	if ((up->card == down->card && up->card >= 0) || !plain_has_combination(p, up, down) ||
		!plain_list(p, up, down, &rule))
		return MATCHING_OK;
	status = check_below(p, down, &reached);
	/* of several that act across the line there are too many to try */
	if (status == MATCHING_OK && reached && (rule.exchanges < -1 || rule.exchanges > 1))
		return MATCHING_NONE;
	if (p->nfixed > 0 && p->draws >= DRAWS_MOST)
		return MATCHING_NONE;
	if (status == MATCHING_OK && reached)
		status = caa_inside_reached(
			p->chain, level, (struct caa_absent){up->card, down->card}, &reached);
	return status == MATCHING_OK && reached ? draw_boards(p, up, down) : status;
}

/* Is the entry of this candidate, the first of the list, worse than that of the best draw? */
static bool is_behind(const struct plain *p, const struct candidate *down)
{
	return p->found && p->nfixed_down == 0 && down->card >= 0 &&
		plain_compare_keys(down->key, p->best) > 0;
}

static enum matching_status draw_branch(struct plain *p)
{
	if (!plain_gather(p))
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < p->ndown && !is_behind(p, &p->down[i]); i++) {
		for (int j = 0; j < p->nup; j++) {
			const enum matching_status status = try_pair(p, &p->up[j], &p->down[i]);

			if (status != MATCHING_OK)
				return status;
		}
	}
	return MATCHING_OK;
}

enum matching_status caa_plain_level(struct caa_chain *chain, int link, struct branch **branches)
{
	const struct arena_mark mark = arena_mark(chain->terms->memory.scratch);
	enum matching_status status = MATCHING_NO_MEMORY;
	struct plain p;

	if (!plain_init(&p, chain, link))
		goto out;
	for (p.branch = *branches; p.branch; p.branch = p.branch->next) {
		struct caa_worth *worth;

		p.air = p.branch->nair > 0 ? p.branch->air[0] : CAA_NOBODY;
		status = caa_chain_worth(chain, link, p.air,
			p.air >= 0 ? p.branch->colour[p.air] : PAIRING_NEUTRAL, &worth);
		if (status != MATCHING_OK)
			goto out;
		p.worth = worth->value;
		status = draw_branch(&p);
		if (status != MATCHING_OK)
			goto out;
	}
	*branches = p.first;
	status = p.first ? MATCHING_OK : MATCHING_NONE;
out:
	arena_release(chain->terms->memory.scratch, mark);
	return status;
}
