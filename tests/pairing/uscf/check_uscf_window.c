/*
 * Windows of score groups: what is as good as the best with more settled, found in what the best
 * leaves open, is what a matching of all that is left finds anew.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "match/lexi.h"
#include "match/random.h"
#include "support/reference/us_section.h"
#include "support/suite_run.h"
#include "uscf/window.h"

enum { SECTIONS = 40, CARDS_MOST = 120, TRIES = 12 };

static struct uscf_window window;
static int card[CARDS_MOST], partner[CARDS_MOST];
static unsigned char stay[CARDS_MOST];

/* The cards of a level and the one or two below it, with nothing settled. */
static void open_window(const struct uscf *uscf, int first, int levels, bool bye)
{
	const struct field *field = &uscf->field;
	int last = first + levels - 1;

	if (last >= field->nlevels)
		last = field->nlevels - 1;
	window = (struct uscf_window){.card = card,
		.first = first,
		.last = last,
		.open = last + 1 < field->nlevels,
		.bye = bye,
		.partner = partner,
		.stay = stay};
	for (int c = field->level[first].first;
		c < field->level[last].first + field->level[last].count; c++) {
		card[window.count] = c;
		partner[window.count] = -1;
		stay[window.count++] = USCF_OPEN;
	}
}

/* One thing more: two meet, or one of the first group stays in it or leaves it. */
static void settle_more(const struct uscf *uscf, uint64_t *state)
{
	const int a = random_below(state, window.count), b = random_below(state, window.count);

	if (partner[a] >= 0 || partner[b] >= 0 || stay[a] != USCF_OPEN || stay[b] != USCF_OPEN)
		return;
	if (random_below(state, 3) == 0 && a != b) {
		partner[a] = b;
		partner[b] = a;
	} else if (uscf->field.card[card[a]].level == window.first) {
		stay[a] = random_below(state, 3) == 0 ? USCF_GOES : USCF_STAYS;
	}
}

/* How often something was as good / was not. */
static int kept, lost;

static void compare_window(const struct uscf *uscf, uint64_t *state, struct arena *arena)
{
	struct uscf_pairing best = {0}, anew;

	if (uscf_window_best(uscf, &window, arena, &best) != MATCHING_OK) {
		ck_assert_int_eq(uscf_window_solve(uscf, &window, arena, &anew), MATCHING_NONE);
		return;
	}
	ck_assert_int_eq(uscf_window_solve(uscf, &window, arena, &anew), MATCHING_OK);
	ck_assert_int_eq(lexi_compare(anew.value, best.value, best.words), 0);
	for (int i = 0; i < TRIES; i++) {
		enum matching_status status;
		bool as_good;

		settle_more(uscf, state);
		status = uscf_window_solve(uscf, &window, arena, &anew);
		as_good = status == MATCHING_OK &&
			lexi_compare(anew.value, best.value, best.words) == 0;
		status = uscf_window_keep(uscf, &window, arena, &best);
		ck_assert_int_eq(status, as_good ? MATCHING_OK : MATCHING_NONE);
		kept += as_good;
		lost += !as_good;
		for (int k = 0; as_good && k < window.count; k++) {
			ck_assert(partner[k] < 0 || best.mate[k] == partner[k]);
			ck_assert(best.mate[k] < 0 || best.mate[best.mate[k]] == k);
		}
	}
}

START_TEST(what_is_as_good_is_found_in_what_is_open)
{
	uint64_t state = random_stream(11, _i);

	for (int i = 0; i < SECTIONS; i++) {
		struct us_section section;
		struct pairing_draw draw = {0};
		const struct pairing_book *book = pairing_book_find("uscf");

		us_section_start(&section, random_next(&state), 8 + random_below(&state, 60));
		do {
			struct arena arena = {0};
			struct uscf uscf;

			ck_assert_int_eq(uscf_init(&uscf, &section.input, NULL), PAIRING_OK);
			open_window(&uscf, random_below(&state, uscf.field.nlevels),
				1 + random_below(&state, 3), random_below(&state, 2) == 0);
			compare_window(&uscf, &state, &arena);
			uscf_done(&uscf);
			arena_done(&arena);
			pairing_draw_done(&draw);
			ck_assert_int_eq(
				pairing_best(book, &section.input, &draw, NULL), PAIRING_OK);
		} while (us_section_play(&section, &draw));
		pairing_draw_done(&draw);
		us_section_done(&section);
	}
	ck_assert_int_gt(kept, 100);
	ck_assert_int_gt(lost, 100);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("windows");

	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, what_is_as_good_is_found_in_what_is_open, 0, 2);
	return suite_run("uscf_window", tests, NULL);
}
