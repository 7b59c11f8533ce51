/*
 * The draw from the bye and the top group down.
 */
#include "uscf/pair.h"

#include <stdlib.h>
#include <string.h>

#include "uscf/bye.h"
#include "uscf/score.h"

enum { WHOLE_MOST = 160, BOTTOM_LEAST = 100 }; /* cards in view for the bye */

/* The lowest groups, or all. */
static int bottom_level(const struct uscf *uscf)
{
	const struct field *field = &uscf->field;
	int cards = 0, level = field->nlevels;

	if (field->count <= WHOLE_MOST)
		return 0;
	while (level > 0 && cards < BOTTOM_LEAST)
		cards += field->level[--level].count;
	return level;
}

/* The cards from a level down as a window in which nothing is settled. */
static bool open_window(const struct uscf *uscf, struct arena *arena, int level, bool bye,
	struct uscf_window *window)
{
	const int first = uscf->field.level[level].first, count = uscf->field.count - first;
	int *card = arena_alloc(arena, (size_t)count, sizeof(int));

	*window = (struct uscf_window){.card = card,
		.count = count,
		.first = level,
		.last = uscf->field.nlevels - 1,
		.open = first > 0,
		.bye = bye,
		.partner = arena_alloc(arena, (size_t)count, sizeof(int)),
		.stay = arena_alloc(arena, (size_t)count, sizeof(unsigned char))};
	if (!card || !window->partner || !window->stay)
		return false;
	for (int i = 0; i < count; i++) {
		card[i] = first + i;
		window->partner[i] = -1;
	}
	return true;
}

static int first_in_order(const struct uscf *uscf)
{
	int best = -1;

	for (int c = 0; c < uscf->field.count; c++) {
		const bool pinned = uscf->field.pinned_bye == c;

		if (pinned)
			return c;
		if (best < 0 || uscf->card[c].bye_place < uscf->card[best].bye_place)
			best = c;
	}
	return best;
}

/* Nothing against his bye: no full point without a game before, no pin. */
static bool may_bye(const struct uscf *uscf, int c)
{
	return uscf->field.pinned_bye == c ||
		(!uscf->card[c].bye_had && uscf_bye_pins_allow(&uscf->field, c));
}

/* 28L: the first in order with whom the rest can be paired. */
static enum matching_status choose_bye(struct uscf_plan *plan)
{
	const struct uscf *uscf = plan->uscf;
	const struct field *field = &uscf->field;
	struct uscf_window window;
	struct uscf_pairing pairing;
	enum matching_status status;
	int reach;

	plan->bye = -1;
	if (field->count % 2 == 0)
		return field->pinned_bye >= 0 ? MATCHING_NONE : MATCHING_OK;
	plan->bye = first_in_order(uscf);
	reach = may_bye(uscf, plan->bye) ? uscf_choice_reach(plan, 0, NULL, 0) : 0;
	if (reach < 0)
		return MATCHING_NO_MEMORY;
	if (reach == field->nlevels)
		return MATCHING_OK;
	plan->bye = -1;
	if (!open_window(uscf, plan->arena, bottom_level(uscf), true, &window))
		return MATCHING_NO_MEMORY;
	status = uscf_window_solve(uscf, &window, plan->arena, &pairing);
	for (int i = 0; status == MATCHING_OK && i < window.count; i++)
		if (pairing.mate[i] == USCF_WINDOW_BYE)
			plan->bye = window.card[i];
	return status;
}

static void put_pair(struct uscf_plan *plan, int *mate, int a, int b)
{
	mate[a] = b;
	mate[b] = a;
	if (plan->kept && !field_pins_allow(plan->kept, a, b))
		plan->broken = true;
}

static enum matching_status pair_level(
	struct uscf_plan *plan, struct uscf_choice *choice, int *mate)
{
	int64_t counts[USCF_COUNTS] = {0};
	enum matching_status status = uscf_choice_natural(plan, choice);
	const int *inside;

	if (status == MATCHING_OK)
		status = uscf_choice_switch(plan, choice);
	if (status == MATCHING_OK)
		status = uscf_choice_inside(plan, choice, &inside, counts);
	if (status != MATCHING_OK)
		return status;
	for (int i = 0; i < choice->nfloats; i++)
		if (choice->opponent[i] >= 0)
			put_pair(plan, mate, choice->floats[i], choice->opponent[i]);
	for (int i = 0; i < choice->nrest; i++)
		if (inside[i] > i)
			put_pair(plan, mate, choice->rest[i], choice->rest[inside[i]]);
	return plan->broken ? MATCHING_NONE : MATCHING_OK;
}

static enum matching_status pair_all(struct uscf_plan *plan, int *mate)
{
	const struct field *field = &plan->uscf->field;
	const int *floats = NULL;
	int nfloats = 0;

	for (int level = 0; level < field->nlevels; level++) {
		struct uscf_choice choice;
		enum matching_status status;

		if (!uscf_choice_init(plan, level, floats, nfloats, &choice))
			return MATCHING_NO_MEMORY;
		status = pair_level(plan, &choice, mate);
		if (status != MATCHING_OK)
			return status;
		floats = choice.down;
		nfloats = choice.ndown;
	}
	return nfloats > 0 ? MATCHING_NONE : MATCHING_OK;
}

/* 28L2a: who else of the lowest group may have the bye if its colours gain? */
static bool may_have_instead(const struct uscf_plan *plan, int first, int c)
{
	const struct uscf *uscf = plan->uscf;

	return c != first && uscf->field.card[c].level == uscf->field.card[first].level &&
		!uscf->card[c].bye_barred && may_bye(uscf, c) &&
		uscf_points(uscf, c, first) <= uscf->options.equalize;
}

/* The score of the draw with these partners. */
static enum matching_status score_mates(
	const struct uscf *uscf, const int *mate, struct pairing_score *score)
{
	struct pairing_draw draw = {NULL, 0};
	struct card_seats seats = {0};
	struct score_draft draft = {0};
	enum pairing_status status = uscf_make_draw(uscf, mate, &draw);

	if (status == PAIRING_OK && !card_seats_init(&seats, &uscf->field, &draw))
		status = PAIRING_NO_MEMORY;
	if (status == PAIRING_OK) {
		const struct uscf_seats group_seats = uscf_seats_of(uscf, &seats);

		status = uscf_score_seats(&group_seats, &draft);
	}
	status = score_draft_hand_over(status, &draft, score);
	card_seats_done(&seats);
	pairing_draw_done(&draw);
	return status == PAIRING_OK ? MATCHING_OK : MATCHING_NO_MEMORY;
}

/* Does the term belong to what is counted when colours are compared, or stand before it? */
static bool is_up_to_colours(const struct pairing_score *score, int term)
{
	const struct pairing_term *last =
		pairing_score_term(score, uscf_count_term(USCF_UNALTERED));

	return term >= 0 && last && last - score->terms >= term;
}

/* Is the draw with another bye better: colours, to move the bye at all; then all else? */
static bool is_better(const struct pairing_score *now, const struct pairing_score *then, bool moved)
{
	int term;

	return pairing_score_compare(then, now, &term) < 0 &&
		(moved || is_up_to_colours(then, term));
}

/*
 * The draw with this bye, if it is better than the one of *mate and *score: it takes their place.
 */
static enum matching_status try_bye(struct uscf_plan *plan, int first, int *bye, int c, int *trial,
	int *mate, struct pairing_score *score)
{
	const size_t n = (size_t)plan->uscf->field.count;
	struct pairing_score then = {0};
	enum matching_status status;

	plan->bye = c;
	trial[c] = -1;
	status = pair_all(plan, trial);
	if (status != MATCHING_OK)
		return status == MATCHING_NONE ? MATCHING_OK : status;
	status = score_mates(plan->uscf, trial, &then);
	if (status == MATCHING_OK && is_better(score, &then, *bye != first)) {
		const struct pairing_score worse = *score;

		*score = then;
		then = worse;
		*bye = c;
		memcpy(mate, trial, n * sizeof(*mate));
	}
	pairing_score_done(&then);
	return status;
}

static enum matching_status improve_bye(struct uscf_plan *plan, int *mate)
{
	const int n = plan->uscf->field.count, first = plan->bye;
	int *trial = arena_alloc(plan->arena, (size_t)n, sizeof(int)), bye = first;
	struct pairing_score score = {0};
	enum matching_status status =
		trial ? score_mates(plan->uscf, mate, &score) : MATCHING_NO_MEMORY;

	for (int c = n - 1; c >= 0 && status == MATCHING_OK; c--)
		if (may_have_instead(plan, first, c))
			status = try_bye(plan, first, &bye, c, trial, mate, &score);
	pairing_score_done(&score);
	return status;
}

/* Without colours: the structure alone. */
static enum matching_status pair_plainly(const struct uscf *uscf, struct arena *arena, int *mate)
{
	struct uscf_window window;
	struct uscf_pairing pairing;
	enum matching_status status;

	if (!open_window(uscf, arena, 0, uscf->field.count % 2 != 0, &window))
		return MATCHING_NO_MEMORY;
	window.by_rank = true;
	status = uscf_window_solve(uscf, &window, arena, &pairing);
	for (int c = 0; status == MATCHING_OK && c < uscf->field.count; c++)
		mate[c] = pairing.mate[c];
	return status;
}

static enum matching_status pair_by(struct uscf_plan *plan, const struct field *kept, int *mate)
{
	const struct uscf *uscf = plan->uscf;
	enum matching_status status = choose_bye(plan);

	if (status != MATCHING_OK)
		return status;
	if (!uscf->options.bye_for_colours)
		plan->kept = kept;
	if (plan->bye >= 0)
		mate[plan->bye] = -1;
	if (plan->bye >= 0 && plan->kept && !uscf_bye_pins_allow(plan->kept, plan->bye))
		return MATCHING_NONE;
	status = pair_all(plan, mate);
	if (status == MATCHING_NONE)
		return plan->broken ? status : pair_plainly(uscf, plan->arena, mate);
	if (status == MATCHING_OK && plan->bye >= 0 && uscf->options.bye_for_colours &&
		uscf->field.pinned_bye < 0)
		status = improve_bye(plan, mate);
	return status;
}

enum matching_status uscf_pair(
	const struct uscf *uscf, const struct field *kept, struct arena *arena, int *mate)
{
	struct uscf_memo memo = {.count = 0};
	struct uscf_plan plan = {uscf, arena, -1, &memo, NULL, false};
	enum matching_status status = MATCHING_OK;

	if (uscf->field.count > 0)
		status = pair_by(&plan, kept, mate);
	uscf_memo_done(&memo);
	return status;
}

enum pairing_status uscf_make_draw(const void *digest, const int *mate, struct pairing_draw *draw)
{
	const struct uscf *uscf = digest;
	const struct field_card *card = uscf->field.card;
	struct pairing_draw made = {
		malloc(((size_t)uscf->field.count / 2 + 1) * sizeof(*made.boards)), 0};

	if (!made.boards)
		return PAIRING_NO_MEMORY;
	for (int a = 0; a < uscf->field.count; a++) {
		const int b = mate[a];
		const char *rule;

		if (b < 0)
			made.boards[made.count++] =
				(struct pairing_board){card[a].player, PAIRING_NOBODY};
		else if (a < b && uscf_colour_in_draw(uscf, mate, a, &rule) == PAIRING_BLACK)
			made.boards[made.count++] =
				(struct pairing_board){card[b].player, card[a].player};
		else if (a < b)
			made.boards[made.count++] =
				(struct pairing_board){card[a].player, card[b].player};
	}
	pairing_draw_order(&uscf->paired, &made);
	*draw = made;
	return PAIRING_OK;
}
