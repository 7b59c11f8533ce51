/*
 * The best draw by the Schools' rules: the sums over boards first, then the choices card by card,
 * then the places. Each step keeps all draws that are best so far.
 */
#include <stdlib.h>

#include "face.h"
#include "mates.h"
#include "no_draw.h"
#include "schools_settle.h"
#include "schools_terms.h"

/* The search: terms, and the face of all draws that are best so far. */
struct search {
	struct schools_terms terms;
	struct face_memory memory;
	struct face face;
	enum schools_choice choice; /* that is made now */
	int *part; /* by vertex: what is taken off the extent of its board (set_parts) */
	/* by card, once all choices are made: its place in its group */
	int *place;
	int *mate; /* by vertex */
};

static void add_terms(const void *context, int u, int v, int32_t *columns)
{
	const struct search *search = context;

	if (u < v)
		schools_add_board(&search->terms, u, search->face.card[v], columns);
	else
		schools_add_board(&search->terms, v, search->face.card[u], columns);
}

static int choice_entry(const void *context, int u, int v)
{
	const struct search *search = context;

	if (search->face.card[u] == PAIRING_NOBODY)
		return 0;
	return schools_entry(&search->terms, search->choice, u, search->face.card[v]);
}

static bool inside(const struct search *search, int u, int v)
{
	const struct field_card *card = search->terms.field->card;

	return search->face.card[u] >= 0 && search->face.card[v] >= 0 &&
		card[u].level == card[v].level;
}

/*
 * Every draw has one board of each card, so that what is taken off all boards of a card changes no
 * comparison of draws. These parts leave nothing of the boards between the halves of a level
 * without a colour, such as that of round 1, and at least nothing of the others: the matching then
 * begins where it would else get to by many searches.
 */
static bool set_parts(struct search *search)
{
	const struct field *field = search->terms.field;
	int end;

	search->part = arena_alloc(search->memory.keep, (size_t)search->face.count, sizeof(int));
	if (!search->part)
		return false;
	for (int first = 0; first < field->count; first = end) {
		bool open = true;

		for (end = first;
			end < field->count && field->card[end].level == field->card[first].level;
			end++)
			open = open && schools_open(field, end, end);
		const int half = (end - first) / 2;

		for (int c = first; open && c < end; c++)
			search->part[c] = c < first + half ? 2 * c - first - half : first + half;
	}
	return true;
}

/* Rules 6 and 10: twice how far the higher cards of open boards stand from the top. */
static void add_extent(const void *context, int u, int v, int32_t *columns)
{
	const struct search *search = context;

	if (inside(search, u, v) && schools_open(search->terms.field, u, v))
		columns[0] += 2 * (u < v ? u : v);
	columns[0] -= search->part[u] + search->part[v];
}

/*
 * A card's group among those who stay in their level: by the colour it gets; of boards with open
 * colours the higher and the lower cards.
 */
static int group_of(const struct search *search, int card, int other)
{
	const struct field *field = search->terms.field;

	if (schools_open(field, card, other))
		return card < other ? 0 : 3;
	return (int)schools_colour(field, card, other);
}

static bool set_places(struct search *search)
{
	const struct field *field = search->terms.field;
	const size_t cells = (size_t)field->nlevels * 4;
	int *seen = arena_alloc(search->memory.keep, cells, sizeof(int));

	search->place = arena_alloc(search->memory.keep, (size_t)field->count, sizeof(int));
	if (!seen || !search->place)
		return false;
	for (int a = 0; a < field->count; a++)
		if (inside(search, a, search->mate[a]))
			search->place[a] = seen[field->card[a].level * 4 +
				group_of(search, a, search->mate[a])]++;
	return true;
}

/* Rules 10 and 22: displacement, then its squares. */
static void add_places(const void *context, int u, int v, int32_t *columns)
{
	const struct search *search = context;

	if (!inside(search, u, v))
		return;
	const int apart = abs(search->place[u] - search->place[v]);

	columns[0] += apart;
	columns[1] += apart * apart;
}

/* Does the entry of a board in the order of opponents belong to this card of the two? */
static bool leads(const struct search *search, int u, int v)
{
	const struct field *field = search->terms.field;

	if (!inside(search, u, v) || schools_open(field, u, v))
		return u < v;
	return schools_colour(field, u, v) == PAIRING_WHITE;
}

/* Is v an earlier opponent of u than w: nearer to its place, then higher? */
static bool is_earlier(const struct search *search, int u, int v, int w)
{
	if (inside(search, u, v) && inside(search, u, w)) {
		const int x = abs(search->place[u] - search->place[v]);
		const int y = abs(search->place[u] - search->place[w]);

		if (x != y)
			return x < y;
	}
	return v < w;
}

/* The number of opponents that a card might have before this one. */
static int order_entry(const void *context, int u, int v)
{
	const struct search *search = context;
	int earlier = 0;

	if (search->face.card[u] < 0 || search->face.card[v] < 0 || !leads(search, u, v))
		return 0;
	for (int w = 0; w < search->face.count; w++)
		if (w != v && face_has(&search->face, u, w) && search->face.card[w] >= 0 &&
			leads(search, u, w) && is_earlier(search, u, w, v))
			earlier++;
	return earlier;
}

static enum matching_status minimize(struct search *search, int columns, face_cost cost)
{
	struct face least;
	enum matching_status status = face_minimize(
		&search->face, &search->memory, columns, cost, search, &least, &search->mate);

	if (status == MATCHING_OK)
		search->face = least;
	return status;
}

static enum matching_status settle(struct search *search, settle_entry entry)
{
	struct face least = search->face;
	enum matching_status status =
		settle_list(&least, &search->memory, entry, search, &search->mate);

	if (status == MATCHING_OK)
		search->face = least;
	return status;
}

static enum matching_status find_best(struct search *search)
{
	enum matching_status status = MATCHING_NO_MEMORY;

	if (face_of_field(&search->face, search->terms.field, &search->memory) && set_parts(search))
		status = minimize(search, search->terms.columns, add_terms);
	for (int choice = 0; choice < SCHOOLS_CHOICES && status == MATCHING_OK; choice++) {
		search->choice = (enum schools_choice)choice;
		if (search->choice == SCHOOLS_LOWER)
			status = minimize(search, 1, add_extent);
		if (status == MATCHING_OK)
			status = settle(search, choice_entry);
	}
	if (status == MATCHING_OK && !set_places(search))
		status = MATCHING_NO_MEMORY;
	if (status == MATCHING_OK)
		status = minimize(search, 2, add_places);
	if (status == MATCHING_OK)
		status = settle(search, order_entry);
	return status;
}

static enum pairing_status draw_field(struct field *field, const struct schools_options *options,
	struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct arena keep = {0}, scratch = {0};
	struct search search = {.memory = {.keep = &keep, .scratch = &scratch}};
	enum pairing_status status = PAIRING_NO_MEMORY;

	field_index_met(field);
	schools_terms_init(&search.terms, field, options);
	switch (field->count == 0 ? MATCHING_OK : find_best(&search)) {
	case MATCHING_OK:
		status = mates_draw(field, search.mate, schools_colour, draw);
		break;
	case MATCHING_NONE:
		status = no_draw_blame(field, "4", blame);
		break;
	case MATCHING_NO_MEMORY:
		break;
	}
	arena_done(&scratch);
	arena_done(&keep);
	return status;
}

enum pairing_status schools_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct schools_options options;
	struct pairing_input ordered = *input;
	struct field field;
	enum pairing_status status = schools_options_read(input, &options, blame);

	if (status != PAIRING_OK)
		return status;
	ordered.order_lot = options.random;
	status = field_init(&field, &ordered, blame);
	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&field, &options, draw, blame);
	field_done(&field);
	return status;
}
