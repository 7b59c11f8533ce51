/*
 * New exercises: of the kind that is wanted, the same for the same seed, and with one best draw -
 * against all draws of small fields.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/file.h"
#include "app/practice/new.h"
#include "app/practice/sets.h"
#include "app/practice/single.h"
#include "app/practice/step_kinds.h"
#include "app/report/translate.h"
#include "support/event/book_count.h"
#include "support/reference/all_draws.h"
#include "support/reference/brute_draws.h"
#include "support/suite_run.h"

enum { SEEDS = 6, SEEDS_BRUTE = 30, CARDS_BRUTE = 9 };

static struct practice_wish wish_of(const struct pairing_book *book, const char *like, int seed)
{
	struct practice_wish wish = {.book = book, .seed = seed};

	snprintf(wish.like, sizeof(wish.like), "%s", like);
	return wish;
}

static struct practice_made make(const struct practice_wish *wish)
{
	struct practice_made made = {.text = NULL};
	struct error error = {0};

	ck_assert_msg(practice_make(wish, &made, &error) == STATUS_OK, "%s", error.text);
	return made;
}

/* The field of a report. */
struct exercise {
	struct trf trf;
	struct trf_field field;
	struct pairing_draw best;
};

static void read_exercise(
	const struct pairing_book *book, const char *text, struct exercise *exercise)
{
	struct error error = {0};
	const struct report report = {.error = &error};

	memset(exercise, 0, sizeof(*exercise));
	ck_assert_msg(trf_read(text, strlen(text), &exercise->trf, &report) == STATUS_OK, "%s",
		error.text);
	ck_assert_int_eq(translate_trf(&exercise->trf, &exercise->field, &error), STATUS_OK);
	ck_assert_int_eq(
		pairing_best(book, &exercise->field.input, &exercise->best, NULL), PAIRING_OK);
}

static void exercise_done(struct exercise *exercise)
{
	pairing_draw_done(&exercise->best);
	trf_field_done(&exercise->field);
	trf_done(&exercise->trf);
}

static void check_kind(const struct pairing_book *book, const char *like, int level, int seed)
{
	const struct practice_wish wish = wish_of(book, like, seed);
	struct practice_made made = make(&wish);
	struct practice_features features;
	struct exercise exercise;

	read_exercise(book, made.text, &exercise);
	ck_assert_int_eq(
		practice_measure(&exercise.field.input, &exercise.best, &features), STATUS_OK);
	ck_assert_msg(practice_level(&features) == level, "%s %s %d", book->id, like, seed);
	ck_assert(!memcmp(&features, &made.features, sizeof(features)));
	exercise_done(&exercise);
	free(made.text);
}

START_TEST(every_level_comes_up_under_every_rule_book)
{
	const struct pairing_book *book = pairing_book_at(_i);
	char like[16];

	for (int level = book->comparison ? PRACTICE_LEVELS + 1 : 1; level <= PRACTICE_LEVELS;
		level++) {
		snprintf(like, sizeof(like), "grade%d", level);
		for (int seed = 1; seed <= SEEDS; seed++)
			check_kind(book, like, level, seed);
	}
}
END_TEST

START_TEST(every_kind_that_is_asked_for_comes_up)
{
	const struct pairing_book *book = pairing_book_at(_i);
	const struct step_kind *kind;

	for (int i = 0; (kind = step_kind_at(i)) != NULL && !book->comparison; i++)
		for (int seed = 1; seed <= SEEDS && step_kind_is_of(kind, book); seed++) {
			const struct practice_wish wish = wish_of(book, step_kind_name(kind), seed);
			struct practice_made made = make(&wish);
			struct practice_wish read;
			char name[PRACTICE_NAME];
			struct error error;
			bool asked = false;

			ck_assert_int_eq(step_kind_is_asked(kind, book, made.text, &asked, &error),
				STATUS_OK);
			ck_assert_msg(asked, "%s %s %d", book->id, step_kind_name(kind), seed);
			practice_wish_name(&wish, name);
			ck_assert(practice_wish_read(name, &read));
			ck_assert_str_eq(read.like, wish.like);
			free(made.text);
		}
}
END_TEST

START_TEST(one_like_each_of_the_guide_s_comes_up)
{
	const struct practice_set *set = practice_set_at(_i);
	struct practice_features like, features;
	struct error error = {0};

	ck_assert_int_eq(practice_set_measure(set, &like, &error), STATUS_OK);
	for (int i = 0; pairing_book_at(i); i++) {
		const struct practice_wish wish = wish_of(pairing_book_at(i), set->name, 7 + i);
		struct practice_made made;

		if (wish.book->comparison)
			continue;
		made = make(&wish);
		features = made.features;
		ck_assert_int_eq(practice_level(&features), practice_level(&like));
		ck_assert(like.floats == 0 || features.floats > 0);
		ck_assert(like.transfers == 0 || features.transfers > 0);
		ck_assert(like.crossings == 0 || features.crossings > 0);
		free(made.text);
	}
}
END_TEST

/* All draws of the field, the best one apart. */
struct others {
	const struct pairing_book *book;
	const struct exercise *exercise;
	struct pairing_score best;
	int card[ALL_DRAWS_MOST], n, seen;
};

static bool same_pairs(const struct pairing_draw *a, const struct pairing_draw *b)
{
	int same = 0;

	for (int i = 0; i < a->count; i++)
		for (int j = 0; j < b->count; j++) {
			const struct pairing_board *x = &a->boards[i], *y = &b->boards[j];

			same += (x->white == y->white && x->black == y->black) ||
				(x->white == y->black && x->black == y->white);
		}
	return same == a->count;
}

static void is_worse(const struct others *others, const struct pairing_draw *draw)
{
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(others->book, &others->exercise->field.input, draw, &score),
		PAIRING_OK);
	ck_assert_int_gt(pairing_score_compare(&score, &others->best, NULL), 0);
	pairing_score_done(&score);
}

static bool visit(const int *partner, void *context)
{
	struct others *others = context;
	struct pairing_board boards[ALL_DRAWS_MOST];
	struct pairing_draw draw = {boards, 0};

	brute_draw_make(&others->exercise->field.input, others->card, partner, others->n, &draw);
	others->seen++;
	if (!same_pairs(&draw, &others->exercise->best))
		is_worse(others, &draw);
	return true;
}

/* The same pairs with other colours: every choice of boards to turn. */
static void turn_boards(const struct others *others)
{
	const struct pairing_draw *best = &others->exercise->best;
	struct pairing_board boards[ALL_DRAWS_MOST];

	for (int choice = 1; choice < 1 << best->count; choice++) {
		const struct pairing_draw draw = {boards, best->count};
		bool bye = false;

		for (int i = 0; i < best->count; i++) {
			const bool turned = choice >> i & 1;

			boards[i] = best->boards[i];
			bye = bye || (turned && boards[i].black == PAIRING_NOBODY);
			if (turned)
				boards[i] =
					(struct pairing_board){boards[i].black, boards[i].white};
		}
		if (!bye)
			is_worse(others, &draw);
	}
}

static void check_single(const struct pairing_book *book, const struct exercise *exercise)
{
	struct others others = {.book = book, .exercise = exercise};
	const struct pairing_input *input = &exercise->field.input;

	for (int i = 0; i < input->count; i++)
		if (!input->players[i].absent)
			others.card[others.n++] = i;
	ck_assert_int_eq(pairing_score(book, input, &exercise->best, &others.best), PAIRING_OK);
	all_draws(others.n, NULL, visit, &others);
	turn_boards(&others);
	ck_assert_int_gt(others.seen, 0);
	pairing_score_done(&others.best);
}

START_TEST(every_other_draw_of_a_small_field_is_worse)
{
	const struct pairing_book *book = pairing_book_at(_i);
	int checked = 0;

	for (int seed = 1; seed <= SEEDS_BRUTE && !book->comparison; seed++) {
		const struct practice_wish wish =
			wish_of(book, seed % 2 ? "grade1" : "grade2", seed);
		struct practice_made made = make(&wish);
		struct exercise exercise;

		read_exercise(book, made.text, &exercise);
		if (made.features.cards <= CARDS_BRUTE) {
			check_single(book, &exercise);
			checked++;
		}
		exercise_done(&exercise);
		free(made.text);
	}
	ck_assert_int_ge(checked, book->comparison ? 0 : SEEDS_BRUTE / 3);
}
END_TEST

START_TEST(the_guide_s_draws_are_the_only_best_ones)
{
	const struct practice_set *set = practice_set_at(_i);
	const struct pairing_book *book = pairing_book_find("caa");
	struct exercise exercise;
	bool single = false;

	read_exercise(book, practice_set_report(set), &exercise);
	ck_assert_int_eq(practice_is_single(book, &exercise.field.input, &exercise.best, &single),
		STATUS_OK);
	ck_assert(single);
	if (exercise.best.count <= CARDS_BRUTE / 2)
		check_single(book, &exercise);
	exercise_done(&exercise);
}
END_TEST

START_TEST(a_draw_that_is_bettered_is_not_the_only_best_one)
{
	const struct pairing_book *book = pairing_book_find("caa");
	const struct practice_wish wish = wish_of(book, "grade1", 1);
	struct practice_made made = make(&wish);
	struct exercise exercise;
	struct pairing_board *boards;
	bool single = true;
	int white;

	read_exercise(book, made.text, &exercise);
	ck_assert_int_ge(exercise.best.count, 2);
	boards = exercise.best.boards;
	white = boards[0].white;
	boards[0].white = boards[1].white;
	boards[1].white = white;
	ck_assert_int_eq(practice_is_single(book, &exercise.field.input, &exercise.best, &single),
		STATUS_OK);
	ck_assert(!single);
	exercise_done(&exercise);
	free(made.text);
}
END_TEST

START_TEST(the_same_seed_makes_the_same_bytes)
{
	const struct practice_wish wish = wish_of(pairing_book_find("caa"), "grade2", 17);
	const struct practice_wish next = wish_of(pairing_book_find("caa"), "grade2", 18);
	struct practice_made one = make(&wish), two = make(&wish), three = make(&next);
	struct error error = {0};
	char *golden;
	size_t size;

	ck_assert_str_eq(one.text, two.text);
	ck_assert_str_ne(one.text, three.text);
	ck_assert_int_eq(file_read(TESTS_DIR "/data/new-caa-grade2-17.trf", &golden, &size, &error),
		STATUS_OK);
	ck_assert_uint_eq(size, strlen(one.text));
	ck_assert_mem_eq(golden, one.text, size);
	free(golden);
	free(one.text);
	free(two.text);
	free(three.text);
}
END_TEST

START_TEST(a_name_says_how_to_make_it)
{
	static const char *const wrong[] = {"", "new-", "new-caa", "new-caa-grade2",
		"new-caa-grade2-", "new-caa-grade2-0", "new-caa-grade2-01", "new-caa-grade2-1x",
		"new-caa-grade0-1", "new-caa-grade6-1", "new-caa-grade22-1", "new-xyz-grade2-1",
		"new-caa-set-Q-1", "new-caa-grade2-1234567890", "new-caa-../../etc-1",
		"old-caa-grade2-1", "new--grade2-1", "new-caa--1"};
	struct practice_wish wish, read;
	char name[PRACTICE_NAME];

	for (int i = 0; pairing_book_at(i); i++)
		for (int j = 0; practice_set_at(j); j++) {
			wish = wish_of(
				pairing_book_at(i), practice_set_at(j)->name, PRACTICE_SEED_MOST);
			practice_wish_name(&wish, name);
			ck_assert_msg(practice_wish_read(name, &read) != wish.book->comparison,
				"%s", name);
			if (wish.book->comparison)
				continue;
			ck_assert_ptr_eq(read.book, wish.book);
			ck_assert_str_eq(read.like, wish.like);
			ck_assert_int_eq(read.seed, wish.seed);
		}
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		ck_assert_msg(!practice_wish_read(wrong[i], &read), "%s", wrong[i]);
}
END_TEST

/* What is compiled in is what lies in data/practice. */
START_TEST(every_set_carries_its_report)
{
	const struct practice_set *set = practice_set_at(_i);
	struct error error = {0};
	char path[300], *text;
	size_t size;

	snprintf(path, sizeof(path), DATA_DIR "/practice/%s.trf", set->name);
	ck_assert_msg(file_read(path, &text, &size, &error) == STATUS_OK, "%s", path);
	ck_assert_uint_eq(size, strlen(practice_set_report(set)));
	ck_assert_mem_eq(text, practice_set_report(set), size);
	ck_assert_ptr_eq(practice_set_find(set->name), set);
	free(text);
}
END_TEST

START_TEST(levels_begin_where_their_points_do)
{
	static const struct {
		struct practice_features features;
		int level;
	} cases[] = {
		{{.cards = 8, .groups = 1, .transfers = 2}, 1},
		{{.cards = 8, .groups = 1, .transfers = 3}, 2},
		{{.cards = 8, .groups = 2, .floats = 2}, 2},
		{{.cards = 8, .groups = 2, .floats = 2, .met = 2}, 3},
		{{.cards = 12, .groups = 3, .floats = 2, .crossings = 1, .clubs = 3}, 3},
		{{.cards = 12, .groups = 3, .floats = 2, .crossings = 1, .clubs = 4}, 4},
		{{.cards = 20, .groups = 6, .floats = 5}, 4},
		{{.cards = 24, .groups = 6, .floats = 5}, 5},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
		ck_assert_int_eq(practice_level(&cases[i].features), cases[i].level);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("new");
	const int books = book_count();
	int sets = 0;

	while (practice_set_at(sets))
		sets++;
	if (sets != practice_report_count)
		return EXIT_FAILURE;
	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, every_level_comes_up_under_every_rule_book, 0, books);
	tcase_add_loop_test(tcase, every_kind_that_is_asked_for_comes_up, 0, books);
	tcase_add_loop_test(tcase, one_like_each_of_the_guide_s_comes_up, 0, sets);
	tcase_add_loop_test(tcase, every_other_draw_of_a_small_field_is_worse, 0, books);
	tcase_add_loop_test(tcase, the_guide_s_draws_are_the_only_best_ones, 0, sets);
	tcase_add_test(tcase, a_draw_that_is_bettered_is_not_the_only_best_one);
	tcase_add_test(tcase, the_same_seed_makes_the_same_bytes);
	tcase_add_test(tcase, a_name_says_how_to_make_it);
	tcase_add_loop_test(tcase, every_set_carries_its_report, 0, sets);
	tcase_add_test(tcase, levels_begin_where_their_points_do);
	return suite_run("practice_new", tcase, NULL);
}
