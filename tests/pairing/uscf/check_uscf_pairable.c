/*
 * Can the cards of a group be paired with each other? What is seen without a search (pins first,
 * then by how few each is barred from) is what trying all finds; and a board that is fixed in a
 * large group costs no search.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "support/event/random_field.h"
#include "support/reference/us_section.h"
#include "support/suite_run.h"
#include "uscf/group.h"

enum { FIELDS = 4000, GROUPS = 6, CARDS_MOST = 10, LARGE = 400, BOARDS = 40 };

/* By trying all partners of the first card that has none. */
static bool is_pairable(const struct uscf *uscf, const int *card, int count, unsigned left)
{
	int first = 0;

	if (left == 0)
		return true;
	while (!(left >> first & 1))
		first++;
	for (int i = first + 1; i < count; i++)
		if ((left >> i & 1) && uscf_free(uscf, card[first], card[i]) &&
			is_pairable(uscf, card, count, left & ~(1U << first) & ~(1U << i)))
			return true;
	return false;
}

/* Some cards of the field, in rank order. */
static int choose_cards(const struct uscf *uscf, uint64_t *state, int *card)
{
	int count = 0;

	for (int c = 0; c < uscf->field.count && count < CARDS_MOST; c++)
		if (random_below(state, 4) > 0)
			card[count++] = c;
	return count;
}

START_TEST(groups_are_pairable_as_trying_all_says)
{
	int answers[2] = {0, 0};

	for (int seed = 1; seed <= FIELDS; seed++) {
		uint64_t state = (uint64_t)seed;
		struct random_field field;
		struct uscf uscf;

		random_field_make(&field, (uint64_t)seed, 4, CARDS_MOST);
		field.input.options = NULL;
		ck_assert_int_eq(uscf_init(&uscf, &field.input, NULL), PAIRING_OK);
		for (int i = 0; i < GROUPS; i++) {
			struct arena arena = {0};
			int card[CARDS_MOST];
			const int count = choose_cards(&uscf, &state, card);
			const bool expected = is_pairable(&uscf, card, count, (1U << count) - 1);

			ck_assert_msg(
				uscf_group_is_pairable(&uscf, card, count, &arena) == (int)expected,
				"seed %d, group %d", seed, i);
			answers[expected]++;
			arena_done(&arena);
		}
		uscf_done(&uscf);
	}
	ck_assert_int_gt(answers[false], FIELDS / 2);
	ck_assert_int_gt(answers[true], FIELDS / 2);
}
END_TEST

/*
 * No more memory is asked for than a list of the cards takes, where a graph would take much more.
 */
static void see_at_once(const struct us_section *section, int *card)
{
	struct uscf uscf;
	struct arena arena = {0};

	ck_assert_int_eq(uscf_init(&uscf, &section->input, NULL), PAIRING_OK);
	ck_assert_int_gt(uscf.field.count, LARGE / 2);
	ck_assert_ptr_nonnull(arena_alloc(&arena, 1, sizeof(int)));
	for (int c = 0; c < uscf.field.count; c++)
		card[c] = c;
	ck_assert_int_eq(uscf_group_is_pairable(&uscf, card, uscf.field.count / 2 * 2, &arena), 1);
	ck_assert_ptr_null(arena.spare);
	arena_done(&arena);
	uscf_done(&uscf);
}

START_TEST(a_fixed_board_in_a_large_group_costs_no_search)
{
	static int card[LARGE];
	struct us_section section;
	struct pairing_draw draw = {0};
	uint64_t state = 5;

	us_section_start(&section, 3, LARGE);
	ck_assert_int_eq(
		pairing_best(pairing_book_find("uscf"), &section.input, &draw, NULL), PAIRING_OK);
	ck_assert(us_section_play(&section, &draw));
	pairing_draw_done(&draw);
	for (int i = 0; i < BOARDS; i++) {
		const int a = random_below(&state, LARGE / 2);
		const struct pairing_pin pin = {PAIRING_PIN_BOARD, a,
			a + 1 + random_below(&state, LARGE / 3), PAIRING_NEUTRAL};

		if (section.player[pin.player].absent || section.player[pin.other].absent ||
			pairing_have_met(&section.input, pin.player, pin.other))
			continue;
		section.input.pins = &pin;
		section.input.npins = 1;
		see_at_once(&section, card);
	}
	section.input.npins = 0;
	us_section_done(&section);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("pairable");

	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, groups_are_pairable_as_trying_all_says);
	tcase_add_test(tests, a_fixed_board_in_a_large_group_costs_no_search);
	return suite_run("uscf_pairable", tests, NULL);
}
