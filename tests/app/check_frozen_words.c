/*
 * The sentences of reasons stay what they are: of each rule book a digest over those of all boards
 * in the last rounds of random tournaments. A change that is meant to change a sentence names the
 * digest anew (the failing test prints it), together with the sentence.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/generate/generate.h"
#include "app/trf/event.h"
#include "core/sha256.h"
#include "support/suite_run.h"

enum { EVENTS = 30, LONG_EVENTS = 1000, PLAYERS_LEAST = 8, PLAYERS_SPAN = 23 };

struct gathered {
	char *text;
	size_t used;
};

static void put(struct gathered *lines, const char *line)
{
	const size_t size = strlen(line);

	lines->text = realloc(lines->text, lines->used + size + 2);
	ck_assert_ptr_nonnull(lines->text);
	memcpy(lines->text + lines->used, line, size);
	lines->used += size;
	lines->text[lines->used++] = '\n';
}

static void put_round(struct gathered *lines, struct app *app, int round)
{
	for (int number = 1; event_board(app_event(app), app_section(app), round, number);
		number++) {
		struct reasons reasons = {0};
		struct error error;

		ck_assert_msg(app_why(app, round, number, NULL, &reasons, &error) == STATUS_OK,
			"round %d, board %d: %s", round, number, error.text);
		for (int i = 0; i < reasons.count; i++)
			put(lines, reasons.lines[i]);
		reasons_done(&reasons);
	}
}

static void ignore(void *context, const char *text)
{
	(void)context;
	(void)text;
}

/* The reasons of the last round of a tournament, and of the one that is to be paired. */
static void put_event(struct gathered *lines, const struct pairing_book *book, int seed)
{
	const int players = PLAYERS_LEAST + seed * 7 % PLAYERS_SPAN, played = 1 + seed % 7;
	struct generate_knobs knobs;
	struct generated made;
	struct app_trf what = {.system = book->id};
	struct error error;
	struct app *app;

	generate_usual(&knobs);
	knobs.recipe.book = book;
	knobs.recipe.seed = (uint64_t)seed;
	knobs.recipe.players = (struct pairing_range){players, players};
	knobs.recipe.rounds = (struct pairing_range){9, 9};
	knobs.recipe.played = played;
	knobs.recipe.forfeits = (struct pairing_range){0, 600};
	knobs.recipe.half_byes = (struct pairing_range){0, 1500};
	knobs.recipe.withdrawals = (struct pairing_range){0, 1000};
	knobs.recipe.late_entries = (struct pairing_range){0, 1000};
	knobs.recipe.clubs = (struct pairing_range){0, 5};
	ck_assert_msg(app_generate(&knobs, &made, &error) == STATUS_OK, "%s", error.text);
	what.text = made.text;
	what.size = made.size;
	ck_assert_msg(
		app_look_at_trf(&what, &app, &error, ignore, NULL) == STATUS_OK, "%s", error.text);
	put_round(lines, app, played);
	put_round(lines, app, played + 1);
	app_close(app);
	free(made.text);
}

/* Digests of the few events of each run and of the many of the long one. */
static const struct {
	const char *book, *few, *many;
} frozen[] = {
	{"caa", "eacaa83e197458d8ad1d9f5e9f7537ead7f6808c36966f62cfb63b5aa3d264e1",
		"34827484db3c3bdbac11d1b793c19a654b99b573d0074a8e46748b9c74d2ec8b"},
	{"schools", "7a47f113d76ad2a9e4f5cb5f8c49cf35d723590dad338544d4c21b5f809e3c95",
		"d8c8e21e2ff4819a7d2e18f89ef23df35be4b0fb570c5ffef5987ebbde8ffb81"},
	{"dutch", "786d7a884a276283233326cd53a82e6787c74ce205a274d2e5ad576071fe7202",
		"ea185fa08b17206e5124777e1d7428d378809c98f5e6ea60a28c829df7b006d2"},
	{"uscf", "790d6f4bad1a1a940d58cbc022e564e2bd56ac10c8227f272a8b7cbca1db33b4",
		"815ef1486f9cd3bd86f3a962ef893973e5f7f4a9f69d5231cc742ab7a5f38743"},
	{"gsrp", "30d3bf05c941602120bcff17e7972d1854092834dbc165ee6f026814a19955c3",
		"7120c587525ae3baab862a46b91d158feb7889bfc7d7ab24e4013ed1cda1100b"},
};

START_TEST(sentences_are_as_ever)
{
	const struct pairing_book *book = pairing_book_find(frozen[_i].book);
	const bool lasting = getenv("LONG") != NULL;
	struct gathered lines = {0};
	char digest[SHA256_TEXT];

	ck_assert_ptr_nonnull(book);
	for (int seed = 1; seed <= (lasting ? LONG_EVENTS : EVENTS); seed++)
		put_event(&lines, book, seed);
	sha256_text(lines.text, lines.used, digest);
	free(lines.text);
	ck_assert_str_eq(digest, lasting ? frozen[_i].many : frozen[_i].few);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("frozen words");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(
		tcase, sentences_are_as_ever, 0, (int)(sizeof(frozen) / sizeof(frozen[0])));
	return suite_run("frozen words", tcase, NULL);
}
