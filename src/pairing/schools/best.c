/*
 * The best draw by the Schools' rules: the sums over boards first, then the choices card by card,
 * then the places. Each step leaves open all draws that are best so far, and falls apart into
 * those cards among which something is open; what asks for no colour comes first, so that the terms
 * of colours are counted of few pairs only.
 */
#include <stdlib.h>

#include "match/settle.h"
#include "schools/terms.h"

/* The search: terms, and all draws that are best so far. */
struct search {
	struct schools_terms terms;
	struct arena *keep, *scratch;
	/* a vertex a card, in their order, and one for the bye when their number is odd */
	struct matching_open open;
	int32_t *columns;           /* of one board */
	enum schools_choice choice; /* that is made now */
	int *part; /* by vertex: what is taken off the extent of its board (set_parts) */
	/* by card, once all choices are made: its place in its group */
	int *place;
};

/* All legal draws. */
static bool open_all(struct search *search)
{
	const struct field *field = search->terms.field;
	const int cards = field->count, n = cards + cards % 2;
	const size_t pairs = (size_t)n * (size_t)n;
	struct matching_open *open = &search->open;

	*open = (struct matching_open){.count = n};
	open->edge = arena_alloc(search->keep, pairs, sizeof(*open->edge));
	open->crossing = arena_alloc(search->keep, pairs, sizeof(*open->crossing));
	open->mate = arena_alloc(search->keep, (size_t)n, sizeof(*open->mate));
	search->columns =
		arena_alloc(search->keep, (size_t)search->terms.columns, sizeof(*search->columns));
	if (!open->edge || !open->crossing || !open->mate || !search->columns)
		return false;
	for (int a = 0; a < n; a++)
		for (int b = a + 1; b < n; b++)
			open->edge[(size_t)a * (size_t)n + (size_t)b] =
				open->edge[(size_t)b * (size_t)n + (size_t)a] =
					b < cards ? field_may_meet(field, a, b)
						  : field_may_bye(field, a);
	return true;
}

/* The card of a vertex, or PAIRING_NOBODY. */
static int card_of(const struct search *search, int v)
{
	return v < search->terms.field->count ? v : PAIRING_NOBODY;
}

static void put_first(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;

	schools_first_terms(&search->terms, u, card_of(search, v), words);
}

static void put_distance(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;

	words[0] = schools_distance(&search->terms, u, card_of(search, v));
}

static void put_terms(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;

	for (int i = search->terms.at[SCHOOLS_TRANSFERS]; i < search->terms.columns; i++)
		search->columns[i] = 0;
	schools_add_later(&search->terms, u, card_of(search, v), search->columns);
	for (int i = search->terms.at[SCHOOLS_TRANSFERS]; i < search->terms.columns; i++)
		*words++ = search->columns[i];
}

static int choice_entry(const void *context, int u, int v)
{
	const struct search *search = context;

	if (card_of(search, u) == PAIRING_NOBODY)
		return 0;
	return schools_entry(&search->terms, search->choice, u, card_of(search, v));
}

static bool inside(const struct search *search, int u, int v)
{
	const struct field_card *card = search->terms.field->card;

	return card_of(search, u) >= 0 && card_of(search, v) >= 0 && card[u].level == card[v].level;
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

	search->part = arena_alloc(search->keep, (size_t)search->open.count, sizeof(int));
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
static void put_extent(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;

	if (inside(search, u, v) && schools_open(search->terms.field, u, v))
		words[0] += 2 * (int64_t)(u < v ? u : v);
	words[0] -= search->part[u] + search->part[v];
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
	int *seen = arena_alloc(search->keep, cells, sizeof(int));

	search->place = arena_alloc(search->keep, (size_t)field->count, sizeof(int));
	if (!seen || !search->place)
		return false;
	for (int a = 0; a < field->count; a++)
		if (inside(search, a, search->open.mate[a]))
			search->place[a] = seen[field->card[a].level * 4 +
				group_of(search, a, search->open.mate[a])]++;
	return true;
}

/* Rules 10 and 22: displacement, then its squares. */
static void put_places(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;

	if (!inside(search, u, v))
		return;
	const int apart = abs(search->place[u] - search->place[v]);

	words[0] = apart;
	words[1] = (int64_t)apart * apart;
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

	if (card_of(search, u) < 0 || card_of(search, v) < 0 || !leads(search, u, v))
		return 0;
	for (int w = 0; w < search->terms.field->count; w++)
		if (w != v && settle_is_open(&search->open, u, w) && leads(search, u, w) &&
			is_earlier(search, u, w, v))
			earlier++;
	return earlier;
}

static enum matching_status minimize(
	struct search *search, int width, void (*put)(const void *, int, int, int64_t *))
{
	const struct matching_words words = {width, put, search};

	return matching_decide(&search->open, &words, search->scratch);
}

static enum matching_status minimize_terms(struct search *search)
{
	enum matching_status status = minimize(search, search->terms.first_words, put_first);

	if (status == MATCHING_OK)
		status = minimize(search, 1, put_distance);
	if (status == MATCHING_OK)
		status = minimize(search,
			search->terms.columns - search->terms.at[SCHOOLS_TRANSFERS], put_terms);
	return status;
}

static enum matching_status find_best(struct search *search)
{
	enum matching_status status = MATCHING_NO_MEMORY;

	if (open_all(search) && set_parts(search))
		status = minimize_terms(search);
	for (int choice = 0; choice < SCHOOLS_CHOICES && status == MATCHING_OK; choice++) {
		search->choice = (enum schools_choice)choice;
		if (search->choice == SCHOOLS_LOWER)
			status = minimize(search, 1, put_extent);
		if (status == MATCHING_OK)
			status = settle_list(&search->open, choice_entry, search, search->scratch);
	}
	if (status == MATCHING_OK && !set_places(search))
		status = MATCHING_NO_MEMORY;
	if (status == MATCHING_OK)
		status = minimize(search, 2, put_places);
	if (status == MATCHING_OK)
		status = settle_list(&search->open, order_entry, search, search->scratch);
	return status;
}

enum pairing_status schools_solve(struct frame_search *given, struct pairing_draw *draw)
{
	struct schools *schools = given->digest;
	struct arena scratch = {0};
	struct search search = {.keep = given->arena, .scratch = &scratch};
	enum matching_status status = MATCHING_OK;

	(void)draw;
	schools_terms_init(&search.terms, &schools->field, &schools->options);
	if (schools->field.count > 0)
		status = find_best(&search);
	for (int c = 0; status == MATCHING_OK && c < schools->field.count; c++)
		given->mate[c] = search.open.mate[c];
	arena_done(&scratch);
	return frame_status(status);
}
