/*
 * The pairings of a Dutch bracket that come before the draw's, counted by what is against them.
 */
#include "dutch/copy.h"

#include <string.h>

#include "dutch/order.h"

struct count {
	struct dutch_copy *copy;
	struct pairing_earlier earlier;
	enum pairing_status status;
	bool reached; /* the draw's own pairing has come */
};

static bool is_same(const struct count *count, const int *mate, int members)
{
	return memcmp(mate, count->copy->mate, (size_t)members * sizeof(*mate)) == 0;
}

/* Is it said of the same criterion? */
static bool is_alike(const struct pairing_fault *a, const struct pairing_fault *b)
{
	return a->term == b->term;
}

/* Where the criteria stand: those before the score of the bracket first, then as its terms do. */
static int rank_of(const struct count *count, enum pairing_term_id term)
{
	static const enum pairing_term_id first[] = {PAIRING_TERM_REPEATS,
		PAIRING_TERM_FORBIDDEN_PAIRS, PAIRING_TERM_BARRED_BYES,
		PAIRING_TERM_ABSOLUTE_COLOURS, PAIRING_TERM_NONE};
	const int before = sizeof(first) / sizeof(first[0]);
	const struct pairing_score *taken = &count->copy->taken;

	for (int i = 0; i < before; i++)
		if (first[i] == term)
			return i;
	for (int i = 0; i < taken->nterms; i++)
		if (taken->terms[i].id == term)
			return before + i;
	return before + taken->nterms;
}

static void add_numbers(const struct pairing_fault *from, struct pairing_fault *to)
{
	to->count++;
	to->least = from->least < to->least ? from->least : to->least;
	to->most = from->most > to->most ? from->most : to->most;
}

/* One pairing more with this fault; returns its place among them. */
static int add_fault(struct count *count, const struct pairing_fault *fault)
{
	struct pairing_earlier *earlier = &count->earlier;
	const int rank = rank_of(count, fault->term);
	int at = 0;

	while (at < earlier->nfaults && rank_of(count, earlier->faults[at].term) < rank)
		at++;
	if (at < earlier->nfaults && is_alike(&earlier->faults[at], fault)) {
		add_numbers(fault, &earlier->faults[at]);
		return at;
	}
	for (int i = earlier->nfaults++; i > at; i--)
		earlier->faults[i] = earlier->faults[i - 1];
	earlier->first += earlier->count > 0 && at <= earlier->first;
	earlier->faults[at] = *fault;
	return at;
}

/* Do those who come from above meet others, or are others of them paired? */
static bool has_other_mdps(const struct count *count, const int *mate)
{
	for (int i = 0; i < count->copy->members.mdps; i++)
		if (mate[i] != count->copy->mate[i])
			return true;
	return false;
}

static const char *rule_of(const struct count *count, enum pairing_term_id term)
{
	const struct dutch_copy *copy = count->copy;
	const char *rule = copy->draft.rules[term];

	if (term == PAIRING_TERM_NONE)
		return copy->bye_score < 0 ? "C4" : "C4, C5";
	return rule ? rule : "";
}

static bool visit(void *context, const int *mate, bool exchanged)
{
	struct count *count = context;
	struct pairing_earlier *earlier = &count->earlier;
	struct pairing_fault fault = {.count = 1};
	int at;

	count->reached = is_same(count, mate, count->copy->members.count);
	if (count->reached)
		return false;
	earlier->more = earlier->count == PAIRING_EARLIER_MOST;
	if (earlier->more)
		return false;
	switch (dutch_copy_judge(count->copy, mate, &fault)) {
	case DUTCH_IS_WORSE:
		break;
	case DUTCH_IS_AS_GOOD:
		count->status = PAIRING_NOT_OFFERED;
		return false;
	case DUTCH_IS_UNKNOWN:
		earlier->more = true;
		return false;
	case DUTCH_IS_LOST:
		count->status = PAIRING_NO_MEMORY;
		return false;
	}
	fault.rule = rule_of(count, fault.term);
	at = add_fault(count, &fault);
	if (earlier->count++ == 0)
		earlier->first = at;
	if (has_other_mdps(count, mate))
		earlier->others++;
	else
		earlier->exchanged += exchanged;
	return true;
}

static enum pairing_status count_all(struct count *count)
{
	const struct dutch_members *members = &count->copy->members;
	struct dutch_order order = {.count = members->count,
		.mdps = members->mdps,
		.visit = visit,
		.context = count,
		.most = PAIRING_EARLIER_MOST};

	for (int i = 0; i < members->count; i++) {
		const int other = count->copy->mate[i];

		order.paired += i < members->mdps && other >= 0;
		order.pairs += i >= members->mdps && other > i;
	}
	return dutch_order_walk(&order) ? count->status : PAIRING_NO_MEMORY;
}

enum pairing_status dutch_earlier(
	const struct frame_draw *drawn, int score, struct pairing_earlier *earlier)
{
	const struct field *field = &((const struct dutch *)drawn->digest)->field;
	struct arena arena = {0};
	struct dutch_copy copy;
	struct count count = {.copy = &copy, .status = PAIRING_OK};
	enum pairing_status status = PAIRING_NOT_OFFERED;
	int level = 0;

	while (level < field->nlevels && field->level[level].score != score)
		level++;
	if (level < field->nlevels)
		status = dutch_copy_init(&copy, drawn, level, &arena);
	if (status != PAIRING_OK) {
		arena_done(&arena);
		return status;
	}
	status = count_all(&count);
	if (status == PAIRING_OK && !count.reached && !count.earlier.more)
		status = PAIRING_NOT_OFFERED;
	if (status == PAIRING_OK)
		*earlier = count.earlier;
	dutch_copy_done(&copy);
	arena_done(&arena);
	return status;
}
