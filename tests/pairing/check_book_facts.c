/*
 * What the table of rule books says of each is what its draws and its reasons show.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "cards/lot.h"
#include "core/all_play_all.h"
#include "core/known_books.h"
#include "core/season.h"
#include "pairing.h"
#include "pairing/book/traits.h"
#include "support/event/book_count.h"
#include "support/event/random_field.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

enum { FIELDS = 150, CARDS_LEAST = 6, CARDS_MOST = 12 };

/* A field without anything fixed, with the rule book's usual settings. */
static void make_plain(struct random_field *field, int seed)
{
	random_field_make(field, (uint64_t)seed, CARDS_LEAST, CARDS_MOST);
	field->input.options = NULL;
	field->input.npins = 0;
	field->input.napart = 0;
}

/* What the reasons of many draws show. */
struct shown {
	int draws, listed, seekers, halves, come_down, table;
	int passed_below, passed_above; /* who was asked before a floater, by where he stands */
};

/* Place in the order in which the rule book looks at the cards. */
static int place_of(const struct pairing_entry *entries, int count, int player)
{
	for (int i = 0; i < count; i++)
		if (entries[i].player == player)
			return i;
	ck_abort_msg("%d is not on the checklist", player);
	return -1;
}

static void count_passed(const struct pairing_step *step, const struct pairing_entry *entries,
	int count, struct shown *shown)
{
	/* the bye has an order of its own, in which ratings and lots count (US 28L) */
	if (step->player == PAIRING_NOBODY || step->as.float_passed.way != PAIRING_FLOAT_DOWN)
		return;
	if (place_of(entries, count, step->player) > place_of(entries, count, step->other))
		shown->passed_below++;
	else
		shown->passed_above++;
}

static void count_step(const struct pairing_step *step, const struct pairing_entry *entries,
	int count, struct shown *shown)
{
	switch (step->kind) {
	case PAIRING_STEP_LISTED:
		shown->listed++;
		break;
	case PAIRING_STEP_SEEKERS:
		shown->seekers++;
		break;
	case PAIRING_STEP_TABLE:
		shown->table++;
		break;
	case PAIRING_STEP_PLACE:
	case PAIRING_STEP_NATURAL:
		shown->halves++;
		break;
	case PAIRING_STEP_LEVEL:
		shown->come_down += step->as.level.down;
		break;
	case PAIRING_STEP_FLOAT_PASSED:
		count_passed(step, entries, count, shown);
		break;
	default:
		break;
	}
}

static struct shown look_at_draws(const struct pairing_book *book)
{
	struct shown shown = {0};

	for (int seed = 0; seed < FIELDS; seed++) {
		struct random_field field;
		struct pairing_draw draw;
		struct pairing_steps steps;
		struct pairing_entry *entries;
		int count;

		make_plain(&field, seed);
		if (pairing_best(book, &field.input, &draw, NULL) != PAIRING_OK)
			continue;
		ck_assert_int_eq(pairing_steps(book, &field.input, &draw, &steps), PAIRING_OK);
		ck_assert_int_eq(
			pairing_checklist(book, &field.input, &entries, &count), PAIRING_OK);
		for (int i = 0; i < steps.count; i++)
			count_step(&steps.steps[i], entries, count, &shown);
		shown.draws++;
		free(entries);
		pairing_steps_done(&steps);
		pairing_draw_done(&draw);
	}
	ck_assert_int_gt(shown.draws, FIELDS / 4);
	return shown;
}

START_TEST(groups_are_drawn_as_the_rule_book_says)
{
	const struct pairing_book *book = pairing_book_at(_i);
	const struct shown shown = look_at_draws(book);

	ck_assert_int_eq(shown.listed > 0, book->traits->groups == PAIRING_GROUPS_NONE);
	ck_assert_int_eq(shown.table > 0, book->traits->groups == PAIRING_GROUPS_TABLE);
	ck_assert_int_eq(shown.halves > 0,
		book->traits->groups != PAIRING_GROUPS_NONE &&
			book->traits->groups != PAIRING_GROUPS_TABLE);
	ck_assert_int_eq(shown.seekers > 0, book->traits->groups == PAIRING_GROUPS_SEEKERS);
	ck_assert_int_eq(shown.come_down > 0, book->traits->groups == PAIRING_GROUPS_BRACKETS);
}
END_TEST

START_TEST(floaters_are_asked_for_as_the_rule_book_says)
{
	const struct pairing_book *book = pairing_book_at(_i);
	const struct shown shown = look_at_draws(book);

	switch (book->traits->floater) {
	case PAIRING_FLOATER_LOWEST:
		ck_assert_int_eq(shown.passed_above, 0);
		break;
	case PAIRING_FLOATER_MID_LINE:
		ck_assert_int_gt(shown.passed_above, 0);
		ck_assert_int_gt(shown.passed_below, 0);
		break;
	case PAIRING_FLOATER_ANY:
		ck_assert_int_eq(shown.passed_above + shown.passed_below, 0);
		break;
	}
}
END_TEST

/* Two of any four are top players before round 1: is the draw another one than without any? */
static bool changes_by_tops(const struct pairing_book *book, int seed)
{
	struct random_field field;
	struct pairing_draw without, with;
	bool same;

	make_plain(&field, seed);
	field.input.round = 1;
	for (int i = 0; i < field.input.count; i++) {
		field.player[i].top = false;
		field.player[i].score = 0;
	}
	if (pairing_best(book, &field.input, &without, NULL) != PAIRING_OK)
		return false;
	for (int i = 0; i < field.input.count; i++)
		field.player[i].top = i % 4 == 0 || i % 4 == 3;
	ck_assert_int_eq(pairing_best(book, &field.input, &with, NULL), PAIRING_OK);
	ck_assert_int_eq(with.count, without.count);
	same = memcmp(with.boards, without.boards, (size_t)with.count * sizeof(*with.boards)) == 0;
	pairing_draw_done(&with);
	pairing_draw_done(&without);
	return !same;
}

/* CAA 30, Schools 26 */
START_TEST(the_checklist_stands_by_the_lot_where_a_setting_says_so)
{
	static const char *const ids[] = {"caa", "schools"};
	const struct pairing_book *book = pairing_book_find(ids[_i]);
	int options[FIELD_OPTIONS], turned = 0;

	for (int i = 0; i < book->noptions; i++)
		options[i] = book->options[i].value;
	options[pairing_book_option(book, "random")] = 7;
	for (int seed = 1; seed <= 20; seed++) {
		struct random_field field;
		struct pairing_entry *entries;
		int count;

		make_plain(&field, seed);
		field.input.options = options;
		ck_assert_int_eq(
			pairing_checklist(book, &field.input, &entries, &count), PAIRING_OK);
		for (int i = 1; i < count; i++) {
			const struct pairing_entry *one = &entries[i - 1], *two = &entries[i];

			ck_assert_int_ge(one->score, two->score);
			if (one->score > two->score)
				continue;
			ck_assert(lot_place(7, field.player[one->player].number) <
				lot_place(7, field.player[two->player].number));
			turned += one->player > two->player;
		}
		free(entries);
	}
	ck_assert_int_gt(turned, 0);
}
END_TEST

START_TEST(top_players_count_where_the_rule_book_says_so)
{
	const struct pairing_book *book = pairing_book_at(_i);
	int changed = 0;

	for (int seed = 0; seed < FIELDS; seed++)
		changed += changes_by_tops(book, seed);
	ck_assert_int_eq(changed > 0, book->tops);
}
END_TEST

START_TEST(the_event_knows_the_rule_books_of_club_seasons)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct section section = {.id = 1};

	strcpy(section.system, book->id);
	ck_assert_int_eq(section_is_season(&section), book->season);
}
END_TEST

START_TEST(the_event_knows_the_rule_books_of_all_play_alls)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct section section = {.id = 1};

	strcpy(section.system, book->id);
	ck_assert_int_eq(section_is_all_play_all(&section), book->rounds != NULL);
	ck_assert_int_eq(book->players_most > 0, book->rounds != NULL);
	ck_assert_int_eq(book->traits->groups == PAIRING_GROUPS_TABLE, book->rounds != NULL);
}
END_TEST

/* What the board cites is there for all rule books by which an event is drawn. */
START_TEST(the_traits_for_words_agree_with_the_groups)
{
	const struct pairing_book *book = pairing_book_at(_i);
	const struct pairing_traits *traits = book->traits;

	ck_assert_int_eq(traits->mid_line,
		traits->groups == PAIRING_GROUPS_HALVES ||
			traits->groups == PAIRING_GROUPS_BRACKETS);
	ck_assert_int_eq(traits->citations != NULL, !book->comparison);
	ck_assert_ptr_nonnull(traits->everybody);
	if (traits->guide)
		ck_assert_ptr_eq(book_of_guide(), book);
	if (traits->small_swiss)
		ck_assert_ptr_eq(book_of_small_swiss(), book);
	ck_assert_str_eq(known_book(book->id)->id, book->id);
}
END_TEST

/*
 * Six cards by another rule book: a draw, and the same with two boards that have changed partners.
 */
START_TEST(what_a_rule_book_does_not_have_it_says)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct pairing_board now[] = {{0, 3}, {1, 4}, {2, 5}}, then[] = {{0, 4}, {1, 3}, {2, 5}};
	const struct pairing_draw draws[] = {{now, 3}, {then, 3}};
	struct pairing_score scores[2] = {0};
	struct pairing_change change = {
		&draws[0], &draws[1], &scores[0], &scores[1], .asked = NULL};
	struct pairing_who who = {.nnow = -1, .nthen = -1};
	unsigned char meetings[SIX_CARDS * SIX_CARDS];
	struct six_cards table;
	enum pairing_status status;

	six_cards_make(&table);
	status = pairing_meetings(book, &table.input, meetings);
	ck_assert_int_eq(status, book->rounds ? PAIRING_NOT_OFFERED : PAIRING_OK);
	ck_assert(!book->traits->repairs || status == PAIRING_OK);
	for (int i = 0; i < 2; i++)
		ck_assert_int_eq(
			pairing_score(book, &table.input, &draws[i], &scores[i]), PAIRING_OK);
	if (pairing_score_compare(&scores[0], &scores[1], &change.term) != 0)
		ck_assert_int_eq(pairing_who(book, &table.input, &change, &who), PAIRING_OK);
	if (book->rounds)
		ck_assert_int_eq(who.nnow + who.nthen, 0);
	pairing_score_done(&scores[0]);
	pairing_score_done(&scores[1]);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("facts");

	tcase_add_loop_test(
		tcase, the_event_knows_the_rule_books_of_all_play_alls, 0, book_count());

	tcase_add_loop_test(tcase, the_traits_for_words_agree_with_the_groups, 0, book_count());
	tcase_add_loop_test(tcase, what_a_rule_book_does_not_have_it_says, 0, book_count());
	tcase_add_loop_test(tcase, groups_are_drawn_as_the_rule_book_says, 0, book_count());
	tcase_add_loop_test(tcase, floaters_are_asked_for_as_the_rule_book_says, 0, book_count());
	tcase_add_loop_test(tcase, the_checklist_stands_by_the_lot_where_a_setting_says_so, 0, 2);
	tcase_add_loop_test(tcase, top_players_count_where_the_rule_book_says_so, 0, book_count());
	tcase_add_loop_test(tcase, the_event_knows_the_rule_books_of_club_seasons, 0, book_count());
	return suite_run("book_facts", tcase, NULL);
}
