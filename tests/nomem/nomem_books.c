/*
 * Each rule book when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/club_season.h"
#include "support/event/dutch_tournament.h"
#include "support/event/schools_field.h"
#include "support/fault/nomem_book.h"
#include "support/suite_run.h"

enum { FIELDS = 12, CARDS_LEAST = 6, CARDS_MOST = 12 };

static bool has_draw(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_draw *draw)
{
	*draw = (struct pairing_draw){0};
	if (pairing_best(book, input, draw, NULL) == PAIRING_OK && draw->count > 1)
		return true;
	pairing_draw_done(draw);
	return false;
}

/*
 * Clubs, floats, byes, kept-apart pairs; without pins, so that there is a draw. What is looked at
 * is any draw, which breaks rules.
 */
static const struct pairing_input *caa_field(
	const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw)
{
	static struct random_field field;

	random_field_make(&field, seed, CARDS_LEAST, CARDS_MOST);
	if (field.input.npins > 0 || !has_draw(book, &field.input, draw))
		return NULL;
	pairing_draw_done(draw);
	draw->boards = malloc(FIELD_PLAYERS_MOST * sizeof(*draw->boards));
	ck_assert_ptr_nonnull(draw->boards);
	random_field_draw(&field, &seed, draw);
	return &field.input;
}

static const struct pairing_input *schools_field(
	const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw)
{
	static struct schools_field schools;

	schools_field_make(&schools, seed, CARDS_LEAST, CARDS_MOST);
	if (schools.field.input.npins > 0 || !has_draw(book, &schools.field.input, draw))
		return NULL;
	return &schools.field.input;
}

static const struct pairing_input *uscf_field(
	const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw)
{
	static struct random_field field;

	random_field_make(&field, seed, CARDS_LEAST, CARDS_MOST);
	field.input.options = NULL;
	return has_draw(book, &field.input, draw) ? &field.input : NULL;
}

static const struct pairing_input *lazy_field(
	const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw)
{
	const struct pairing_input *input = uscf_field(book, seed, draw);

	if (!input || input->npins == 0)
		return input;
	pairing_draw_done(draw);
	return NULL;
}

/* The last round of a tournament that has a draw in every round. */
static const struct pairing_input *dutch_field(
	const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw)
{
	static struct dutch_tournament field;

	dutch_tournament_start(&field, seed, CARDS_LEAST, CARDS_MOST);
	while (has_draw(book, &field.input, draw)) {
		if (!dutch_tournament_play(&field, draw))
			return &field.input;
		pairing_draw_done(draw);
	}
	return NULL;
}

/* One of the first evenings of the seed's season. */
static const struct pairing_input *gsrp_field(
	const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw)
{
	static struct club_season field;

	club_season_start(&field, seed, 8, 90, false);
	for (uint64_t evening = 0; has_draw(book, &field.input, draw); evening++) {
		if (evening == seed % FIELDS)
			return &field.input;
		club_season_play(&field, draw);
		pairing_draw_done(draw);
	}
	return NULL;
}

/* The field of a seed and a draw of it; NULL, and nothing made, if the seed has none. */
static const struct {
	const char *book;
	const struct pairing_input *(*field)(
		const struct pairing_book *book, uint64_t seed, struct pairing_draw *draw);
} books[] = {
	{"caa", caa_field},
	{"schools", schools_field},
	{"dutch", dutch_field},
	{"uscf", uscf_field},
	{"gsrp", gsrp_field},
	{"berger", lazy_field},
	{"lazy", lazy_field},
};

enum { BOOKS = sizeof(books) / sizeof(books[0]) };

static const struct pairing_input *make_field(
	int i, const struct pairing_book **book, struct pairing_draw *draw)
{
	const struct pairing_input *input = NULL;

	*book = pairing_book_find(books[i / FIELDS].book);
	ck_assert_ptr_nonnull(*book);
	for (uint64_t seed = 9000 + (uint64_t)(i % FIELDS); !input; seed += FIELDS)
		input = books[i / FIELDS].field(*book, seed, draw);
	return input;
}

START_TEST(best_is_found_or_not_there)
{
	const struct pairing_book *book;
	struct pairing_draw draw;
	const struct pairing_input *input = make_field(_i, &book, &draw);

	pairing_draw_done(&draw);
	nomem_book_best(book, input);
}
END_TEST

START_TEST(score_and_steps_are_whole_or_not_there)
{
	const struct pairing_book *book;
	struct pairing_draw draw;
	const struct pairing_input *input = make_field(_i, &book, &draw);

	nomem_book_score(book, input, &draw);
	nomem_book_steps(book, input, &draw);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("no memory");

	if (pairing_book_at(BOOKS) || !pairing_book_at(BOOKS - 1))
		return EXIT_FAILURE; /* a rule book has no line in the table */
	tcase_add_loop_test(tcase, best_is_found_or_not_there, 0, BOOKS * FIELDS);
	tcase_add_loop_test(tcase, score_and_steps_are_whole_or_not_there, 0, BOOKS * FIELDS);
	tcase_set_timeout(tcase, 60);
	return suite_run("nomem_books", tcase, NULL);
}
