/*
 * The criteria of a bracket as fields of weights.
 */
#include "dutch/weight.h"

enum { CHUNK_BITS = 30 };

static int score_of(const struct dutch_weights *weights, int vertex)
{
	const struct dutch_bracket *bracket = weights->bracket;

	return bracket->dutch->field.card[bracket->card[vertex]].score;
}

static const struct dutch_card *card_of(const struct dutch_weights *weights, int vertex)
{
	return &weights->bracket->dutch->card[weights->bracket->card[vertex]];
}

static struct layout_field *add_classes(
	struct dutch_weights *weights, int classes, struct arena *arena)
{
	struct layout_field *field = arena_alloc(arena, (size_t)classes, sizeof(*field));

	for (int k = 0; field && k < classes; k++)
		field[k] = layout_add(&weights->layout, weights->bracket->next_end);
	return field;
}

static bool find_classes(struct dutch_weights *weights, struct arena *arena)
{
	const int count = weights->bracket->residents_end;

	weights->class_of = arena_alloc(arena, (size_t)count, sizeof(int));
	if (!weights->class_of)
		return false;
	for (int i = 0; i < count; i++) {
		if (i == 0 || score_of(weights, i) != score_of(weights, i - 1))
			weights->classes++;
		weights->class_of[i] = weights->classes - 1;
	}
	return true;
}

/* C6 to C9 */
static bool add_floaters(struct dutch_weights *weights, struct arena *arena)
{
	const struct dutch_bracket *bracket = weights->bracket;

	weights->c6 = layout_add(&weights->layout, bracket->next_end);
	weights->c7 = add_classes(weights, weights->classes - 1, arena);
	if (bracket->next_end > bracket->residents_end) {
		weights->c8 = layout_add(&weights->layout, bracket->next_end);
		weights->c8_class = add_classes(weights, weights->classes, arena);
		if (!weights->c8_class)
			return false;
	}
	if (weights->aim.lone_bye)
		weights->c9 = layout_add(&weights->layout, bracket->dutch->input->round);
	return weights->c7 != NULL;
}

static bool add_qualities(struct dutch_weights *weights, struct arena *arena)
{
	const struct dutch_bracket *bracket = weights->bracket;
	const int most = bracket->next_end, mdps = weights->classes - 1;
	struct layout *layout = &weights->layout;

	if (bracket->dutch->topscorers || bracket->dutch->field.npins > 0) {
		weights->c10 = layout_add(layout, most);
		weights->c11 = layout_add(layout, most);
	}
	weights->c12 = layout_add(layout, most);
	weights->c13 = layout_add(layout, most);
	weights->c14 = layout_add(layout, most);
	if (mdps > 0)
		weights->c15 = layout_add(layout, most);
	weights->c16 = layout_add(layout, most);
	if (mdps == 0)
		return true;
	weights->c17 = layout_add(layout, most);
	weights->c18 = add_classes(weights, mdps, arena);
	weights->c19 = add_classes(weights, mdps, arena);
	weights->c20 = add_classes(weights, mdps, arena);
	weights->c21 = add_classes(weights, mdps, arena);
	return weights->c18 && weights->c19 && weights->c20 && weights->c21;
}

/* 4.4: the set of MDPs, then their opponents in turn. */
static bool add_mdp_order(struct dutch_weights *weights, struct arena *arena)
{
	const struct dutch_bracket *bracket = weights->bracket;
	const int residents = bracket->residents_end - bracket->mdps;

	if (!weights->aim.order_mdps)
		return true;
	weights->set = arena_alloc(arena, (size_t)bracket->mdps, sizeof(*weights->set));
	weights->opponent = arena_alloc(arena, (size_t)bracket->mdps, sizeof(*weights->opponent));
	if (!weights->set || !weights->opponent)
		return false;
	for (int i = 0; i < bracket->mdps; i++)
		weights->set[i] = layout_add(&weights->layout, 1);
	for (int i = 0; i < bracket->mdps; i++)
		weights->opponent[i] = layout_add(&weights->layout, residents);
	return true;
}

/*
 * 4.3.2 c and d: which players leave S1 and enter it, as the digits of binary numbers. A digit of
 * one number can stand against all lower ones, so they need no room between them: they are one
 * field a chunk.
 */
static void add_tops(struct dutch_weights *weights)
{
	const struct dutch_aim *aim = &weights->aim;

	for (int k = 0; k < aim->remainder; k++) {
		const int in_turn = k < aim->pairs ? k : k - aim->pairs;
		const int count = k < aim->pairs ? aim->pairs : aim->remainder - aim->pairs;
		const int place = k < aim->pairs ? aim->pairs - 1 - k : k;
		const int left = count - in_turn / CHUNK_BITS * CHUNK_BITS;
		const int size = left < CHUNK_BITS ? left : CHUNK_BITS;

		if (in_turn % CHUNK_BITS == 0)
			weights->top[place] = layout_add(&weights->layout, INT64_C(1) << size);
		else
			weights->top[place] = weights->top[k < aim->pairs ? place + 1 : place - 1];
		weights->top_bit[place] = size - 1 - in_turn % CHUNK_BITS;
	}
}

static bool add_remainder_order(struct dutch_weights *weights, struct arena *arena)
{
	const struct dutch_aim *aim = &weights->aim;
	const size_t count = (size_t)aim->remainder;

	weights->top = arena_alloc(arena, count, sizeof(*weights->top));
	weights->top_bit = arena_alloc(arena, count, sizeof(*weights->top_bit));
	weights->partner = arena_alloc(arena, count, sizeof(*weights->partner));
	if (!weights->top || !weights->top_bit || !weights->partner)
		return false;
	weights->moved = layout_add(&weights->layout, aim->pairs);
	weights->distance = layout_add(&weights->layout, (int64_t)aim->pairs * aim->remainder);
	add_tops(weights);
	for (int k = 0; k < aim->remainder; k++)
		weights->partner[k] = layout_add(&weights->layout, aim->remainder);
	return true;
}

bool dutch_weights_init(struct dutch_weights *weights, const struct dutch_bracket *bracket,
	const struct dutch_aim *aim, struct arena *arena)
{
	*weights = (struct dutch_weights){.bracket = bracket, .aim = *aim};
	if (aim->place)
		return add_remainder_order(weights, arena);
	return find_classes(weights, arena) && add_floaters(weights, arena) &&
		add_qualities(weights, arena) && add_mdp_order(weights, arena);
}

bool dutch_weights_edge(const struct dutch_weights *weights, int i, int j)
{
	const struct dutch_bracket *bracket = weights->bracket;
	const struct dutch *dutch = bracket->dutch;
	const int *fixed = weights->aim.fixed;

	if (i >= bracket->count)
		return true;
	if (j >= bracket->count && fixed && i < bracket->residents_end && fixed[i] >= 0)
		return false;
	if (j >= bracket->count)
		return !bracket->whole ||
			(score_of(weights, i) == bracket->bye_score &&
				field_may_bye(&dutch->field, bracket->card[i]));
	if (j < bracket->mdps)
		return false; /* else the bracket before had paired them */
	if (fixed && i < bracket->residents_end &&
		(fixed[i] >= 0 || (i < bracket->mdps && j < bracket->residents_end)))
		return fixed[i] == j;
	if (fixed && j < bracket->residents_end && fixed[j] >= 0)
		return false;
	return dutch_may_meet(dutch, bracket->card[i], bracket->card[j]);
}

static int has(const struct dutch_weights *weights, int vertex, unsigned mark)
{
	return (card_of(weights, vertex)->floats & mark) != 0;
}

/* A pair of a resident with an MDP. */
static void put_mdp(const struct dutch_weights *weights, int i, int j, int64_t *weight)
{
	const int class = weights->class_of[i];

	layout_put(weights->c7[class], -1, weight);
	layout_put(weights->c15, has(weights, j, DUTCH_UP_1), weight);
	layout_put(weights->c17, has(weights, j, DUTCH_UP_2), weight);
	layout_put(weights->c18[class], -has(weights, i, DUTCH_DOWN_1), weight);
	layout_put(weights->c19[class], has(weights, j, DUTCH_UP_1), weight);
	layout_put(weights->c20[class], -has(weights, i, DUTCH_DOWN_2), weight);
	layout_put(weights->c21[class], has(weights, j, DUTCH_UP_2), weight);
	if (!weights->aim.order_mdps)
		return;
	layout_put(weights->set[i], -1, weight);
	layout_put(weights->opponent[i], j - weights->bracket->mdps, weight);
}

static void put_order(const struct dutch_weights *weights, int i, int j, int64_t *weight)
{
	const struct dutch_aim *aim = &weights->aim;
	const int x = aim->place[i], y = aim->place[j];
	const int64_t bit = INT64_C(1) << weights->top_bit[x];

	layout_put(weights->moved, x >= aim->pairs, weight);
	layout_put(weights->distance, x, weight);
	layout_put(weights->top[x], x < aim->pairs ? bit : -bit, weight);
	layout_put(weights->partner[x], y, weight);
}

/* A pair of the bracket. */
static void put_pair(const struct dutch_weights *weights, int i, int j, int64_t *weight)
{
	const struct dutch_bracket *bracket = weights->bracket;
	const struct dutch_colour_cost cost =
		dutch_colour_cost(bracket->dutch, bracket->card[i], bracket->card[j]);
	const bool resident = i >= bracket->mdps;

	layout_put(weights->c6, -1, weight);
	if (weights->c10.end > 0) {
		layout_put(weights->c10, cost.c10, weight);
		layout_put(weights->c11, cost.c11, weight);
	}
	layout_put(weights->c12, cost.c12, weight);
	layout_put(weights->c13, cost.c13, weight);
	/* who is paired does not go down */
	layout_put(weights->c14,
		-has(weights, j, DUTCH_DOWN_1) - (resident ? has(weights, i, DUTCH_DOWN_1) : 0),
		weight);
	layout_put(weights->c16,
		-has(weights, j, DUTCH_DOWN_2) - (resident ? has(weights, i, DUTCH_DOWN_2) : 0),
		weight);
	if (!resident)
		put_mdp(weights, i, j, weight);
}

void dutch_weights_put(const struct dutch_weights *weights, int i, int j, int64_t *weight)
{
	const struct dutch_bracket *bracket = weights->bracket;

	if (weights->aim.place) {
		if (i >= bracket->mdps && j < bracket->residents_end)
			put_order(weights, i, j, weight);
	} else if (j >= bracket->count) {
		if (weights->aim.lone_bye && i < bracket->count)
			layout_put(weights->c9, card_of(weights, i)->unplayed, weight);
	} else if (j < bracket->residents_end) {
		put_pair(weights, i, j, weight);
	} else if (j < bracket->next_end) {
		layout_put(weights->c8, -1, weight);
		if (i < bracket->residents_end)
			layout_put(weights->c8_class[weights->class_of[i]], -1, weight);
	}
}
