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
#include "core/sha256.h"
#include "support/event/knobs.h"
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

/* The reasons of the last round of a tournament, and of the one that is to be paired. */
static void put_event(struct gathered *lines, const struct pairing_book *book, int seed)
{
	const int players = PLAYERS_LEAST + seed * 7 % PLAYERS_SPAN, played = 1 + seed % 7;
	struct generate_knobs knobs;
	struct error error;
	struct app *app;

	knobs_busy(&knobs, book, (uint64_t)seed, players, played);
	app = knobs_event(&knobs, book->id, &error);
	ck_assert_msg(app != NULL, "%s", error.text);
	put_round(lines, app, played);
	put_round(lines, app, played + 1);
	app_close(app);
}

/* Digests of the few events of each run and of the many of the long one. */
static const struct {
	const char *book, *few, *many;
} frozen[] = {
	{"caa", "0de8ba55800f5dfb4e5c1bcbd1c1c36526452b6fa598206d8114f91a9531b36c",
		"325d8fe066b26606893eed07976cefcf4df54498b04eaaf4c0d7c7288bf1dbc7"},
	{"schools", "efca930a19a3b8d4cd439fce0a826eccd6a56271c9ce61c8ddb23aeb345a8811",
		"9b0ccc845fe4d0417c838466ed8a2c0b3bdc6db4b3328c4f2ed0cf133faa7fd4"},
	{"dutch", "732ad843f7f2f16066aed05af0cc1563fee2a2e425d00d957567250a4551cefa",
		"98c3fb9e3d86050d6f7b163f6d0c411768f18f3ca132f61a1661c8d47748dfbb"},
	{"uscf", "a59691a695ecdae80b4320d3b72470fb72738b13806d129776ebfa5dac67b3c9",
		"e53d434a32b9090485422f8611a3ac1f5a5f2f051708c5ea78a9fe5c4212dae9"},
	{"gsrp", "026dcbdd689d6d22440413efaa72fe79c4b61fae7ccc9f158843626bbdee3bd7",
		"f5eed8d41dbba3fa28e5b7739305557991c73a1f74549eff51752b924c7e7271"},
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
