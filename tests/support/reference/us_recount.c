/* Draws with one pin more, and terms of a US Chess score from records and boards. */
#include "config.h"
#include "support/reference/us_recount.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

/* A pair as a term counts it; `a` has White. */
typedef int64_t count_pair(const struct us_section *section, int a, int b);

static int64_t third_meetings(const struct us_section *section, int a, int b)
{
	return us_times_met(section, a, b) > 1;
}

static int64_t repeats(const struct us_section *section, int a, int b)
{
	return us_times_met(section, a, b) > 0;
}

static int64_t team_mates(const struct us_section *section, int a, int b)
{
	return (us_bars(section, a, b) & US_BAR_TEAM) != 0;
}

static int64_t mates_in_need(const struct us_section *section, int a, int b)
{
	return (us_bars(section, a, b) & US_BAR_MATES) != 0;
}

static int64_t requests(const struct us_section *section, int a, int b)
{
	return (us_bars(section, a, b) & US_BAR_REQUEST) != 0;
}

static int64_t clash(const struct us_section *section, int a, int b, int kind)
{
	int count[US_CLASHES] = {0};

	us_count_given(section, a, b, count);
	return count[kind];
}

static int64_t thirds(const struct us_section *section, int a, int b)
{
	return clash(section, a, b, US_THIRD);
}

static int64_t thirds_ruled_out(const struct us_section *section, int a, int b)
{
	return us_thirds_barred(section) && thirds(section, a, b) > 0;
}

/* By 29E4 one would have a third colour, as they sit none has. */
static int64_t thirds_avoided(const struct us_section *section, int a, int b)
{
	int count[US_CLASHES] = {0};

	us_count_clash(section, a, b, count);
	return count[US_THIRD] > 0 && thirds(section, a, b) == 0;
}

static int64_t unequal(const struct us_section *section, int a, int b)
{
	return clash(section, a, b, US_UNEQUAL);
}

static int64_t unaltered(const struct us_section *section, int a, int b)
{
	return clash(section, a, b, US_UNALTERED);
}

static int score_of(const struct us_section *section, int i)
{
	return i < 0 ? -1 : us_score(section, i);
}

/* How many groups lie between two, their own counted once. */
static int distance(const struct us_section *section, int a, int b)
{
	const int x = score_of(section, a), y = score_of(section, b), low = x < y ? x : y;
	int groups = 0;

	for (int score = x < y ? y : x; score > low; score = us_score_below(section, score))
		groups++;
	return groups;
}

static int64_t squared(const struct us_section *section, int a, int b)
{
	return (int64_t)distance(section, a, b) * distance(section, a, b);
}

static const struct {
	const char *term;
	count_pair *count;
} counted[] = {
	{"third meetings", third_meetings},
	{"repeats", repeats},
	{"team-mates", team_mates},
	{"team-mates in need", mates_in_need},
	{"requests", requests},
	{"third colours ruled out", thirds_ruled_out},
	{"third colours avoided", thirds_avoided},
	{"third colours running", thirds},
	{"colours not equalised", unequal},
	{"colours not alternated", unaltered},
	{"groups between opponents", squared},
};

static int bye_of(const struct pairing_draw *draw)
{
	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].black == PAIRING_NOBODY)
			return draw->boards[i].white;
	return PAIRING_NOBODY;
}

/* Players that the groups down to the entry-th leave over; who has the bye is left over by all. */
static int64_t left_over(
	const struct us_section *section, const struct pairing_draw *draw, int entry)
{
	int least = 1 << 20;
	int64_t left = 0;

	for (int i = 0; i <= entry; i++)
		least = us_score_below(section, least);
	for (int i = 0; i < draw->count; i++) {
		const int x = score_of(section, draw->boards[i].white),
			  y = score_of(section, draw->boards[i].black);

		left += (x >= least) != (y >= least);
	}
	return left;
}

/* 28L; with 28L2a the first place that somebody of the group has to whom nothing is against. */
static int64_t bye_place(const struct us_section *section, int bye)
{
	int first = bye;
	int64_t place = 0;

	for (int i = 0; i < section->input.count && us_section_setting(section, "bye_for_colours");
		i++)
		if (!section->player[i].absent && !us_bye_barred(section, bye) &&
			!us_bye_barred(section, i) &&
			score_of(section, i) == score_of(section, bye) &&
			us_bye_offered_before(section, i, first))
			first = i;
	for (int i = 0; i < section->input.count; i++)
		place += !section->player[i].absent && i != first &&
			us_bye_offered_before(section, i, first);
	return place;
}

bool us_recount(const struct us_section *section, const struct pairing_draw *draw, const char *term,
	int entry, int64_t *value)
{
	const int bye = bye_of(draw);

	*value = 0;
	if (!strcmp(term, "odd players"))
		*value = left_over(section, draw, entry);
	else if (!strcmp(term, "order of the bye") || !strcmp(term, "group of the bye"))
		*value = bye < 0 ? 0 : bye_place(section, bye);
	else if (!strcmp(term, "second byes"))
		*value = bye >= 0 && us_full_points(section, bye) > 0;
	for (size_t k = 0; k < sizeof(counted) / sizeof(counted[0]); k++) {
		if (strcmp(counted[k].term, term) != 0)
			continue;
		for (int i = 0; i < draw->count; i++)
			if (draw->boards[i].black >= 0)
				*value += counted[k].count(
					section, draw->boards[i].white, draw->boards[i].black);
		return true;
	}
	return !strcmp(term, "odd players") || !strcmp(term, "order of the bye") ||
		!strcmp(term, "group of the bye") || !strcmp(term, "second byes");
}

void us_prove(struct us_proof *proof, const struct us_section *section,
	const struct pairing_draw *draw, struct pairing_pin pin)
{
	const struct pairing_book *book = pairing_book_find("uscf");
	struct pairing_input pinned = section->input;
	struct pairing_pin pins[US_PLAYERS_MOST];

	*proof = (struct us_proof){.term = -1};
	for (int i = 0; i < pinned.npins; i++)
		pins[i] = section->input.pins[i];
	pins[pinned.npins++] = pin;
	pinned.pins = pins;
	proof->status = pairing_best(book, &pinned, &proof->draw, NULL);
	if (proof->status == PAIRING_BAD_INPUT)
		proof->status = PAIRING_NO_DRAW;
	ck_assert_int_eq(pairing_score(book, &section->input, draw, &proof->now), PAIRING_OK);
	if (proof->status != PAIRING_OK)
		return;
	ck_assert_int_eq(
		pairing_score(book, &section->input, &proof->draw, &proof->then), PAIRING_OK);
	proof->order = pairing_score_compare(&proof->now, &proof->then, &proof->term);
}

bool us_is_possible(const struct us_section *section, struct pairing_pin pin)
{
	struct pairing_input bare = section->input;
	struct pairing_pin pins[US_PLAYERS_MOST];
	struct pairing_draw draw = {0};
	bool possible;

	bare.npins = bare.napart = 0;
	for (int i = 0; i < section->input.npins; i++)
		if (section->input.pins[i].kind == PAIRING_PIN_OUT)
			pins[bare.npins++] = section->input.pins[i];
	pins[bare.npins++] = pin;
	bare.pins = pins;
	possible = pairing_best(pairing_book_find("uscf"), &bare, &draw, NULL) == PAIRING_OK;
	pairing_draw_done(&draw);
	return possible;
}

void us_proof_done(struct us_proof *proof)
{
	pairing_draw_done(&proof->draw);
	pairing_score_done(&proof->now);
	pairing_score_done(&proof->then);
}
