/*
 * Draws, their scores and their reasons stay what they are: of each rule book a digest over the
 * draws of random fields and of random tournaments, with what the scores hold, term by term, and
 * one over the steps of the reasons. A change of the code
 * that is meant to change no draw must leave the digests alone; one that changes a draw must say by
 * which rule, and names its digest anew (the failing test prints it).
 */
#include "config.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/sha256.h"
#include "match/random.h"
#include "pairing.h"
#include "pairing_generate.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"

enum { FIELDS = 200, TOURNAMENTS = 40, LONG_FIELDS = 5000, LONG_TOURNAMENTS = 1000, OPTIONS = 16 };

/* A text that grows; what is drawn is written into it. */
struct record {
	char *text;
	size_t used, room;
};

static void put(struct record *record, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void put(struct record *record, const char *format, ...)
{
	va_list args;
	char piece[256];
	int size;

	va_start(args, format);
	size = vsnprintf(piece, sizeof(piece), format, args);
	va_end(args);
	ck_assert(size >= 0 && (size_t)size < sizeof(piece));
	if (record->used + (size_t)size + 1 > record->room) {
		record->room = 2 * record->room + sizeof(piece) + 1;
		record->text = realloc(record->text, record->room);
		ck_assert_ptr_nonnull(record->text);
	}
	memcpy(record->text + record->used, piece, (size_t)size + 1);
	record->used += (size_t)size;
}

static void put_score(struct record *record, const struct pairing_score *score)
{
	for (int i = 0; i < score->nterms; i++) {
		const struct pairing_term *term = &score->terms[i];

		put(record, "%s %d:", term->rule, term->level);
		for (int k = 0; k < term->length; k++)
			put(record, " %" PRId64, score->values[term->first + k]);
		put(record, "\n");
	}
	for (int i = 0; i < score->nviolations; i++)
		put(record, "%d %s %d %d\n", (int)score->violations[i].kind,
			score->violations[i].rule, score->violations[i].player,
			score->violations[i].other);
}

/* The draw of a round, or that there is none; its score, and that of another draw of the field. */
static void put_round(struct record *record, const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *other)
{
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	struct pairing_blame blame = {.rule = "", .text = ""};
	const enum pairing_status status = pairing_best(book, input, &draw, &blame);

	put(record, "%d %s\n", (int)status, status == PAIRING_OK ? "" : blame.rule);
	for (int i = 0; i < draw.count; i++)
		put(record, "%d-%d\n", draw.boards[i].white, draw.boards[i].black);
	if (status == PAIRING_OK && pairing_score(book, input, &draw, &score) == PAIRING_OK)
		put_score(record, &score);
	pairing_score_done(&score);
	if (other && pairing_score(book, input, other, &score) == PAIRING_OK)
		put_score(record, &score);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
}

/*
 * The numbers of a reason in the order of their list, nine in any case. The digests are older than
 * the list: by them a bye has two numbers more, and who stands above stands for the points.
 */
static void put_numbers(struct record *record, const struct pairing_step *step)
{
	enum { NUMBERS = 9 };
	int numbers[PAIRING_STEP_NUMBERS];
	const int count = pairing_step_numbers(step, numbers);
	int written = 0;

	for (int i = 0; i < count && written < NUMBERS; i++, written++) {
		if (step->kind == PAIRING_STEP_BYE && i == 2) {
			put(record, " 0 0");
			written += 2;
		}
		if (step->kind == PAIRING_STEP_ODD_OPPONENT && i == 2 && numbers[1] < 0)
			put(record, " %d", step->as.odd_player.above);
		else if ((step->kind == PAIRING_STEP_ODD_PLAYER ||
				 step->kind == PAIRING_STEP_ODD_OPPONENT) &&
			i == NUMBERS - 1)
			put(record, " 0");
		else
			put(record, " %d", numbers[i]);
	}
	for (; written < NUMBERS; written++)
		put(record, " 0");
}

/* The reasons of the same draws: which facts, of whom, with which numbers. */
static void put_steps(struct record *record, const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *other)
{
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};

	if (pairing_best(book, input, &draw, NULL) == PAIRING_OK &&
		pairing_steps(book, input, other ? other : &draw, &steps) == PAIRING_OK)
		for (int i = 0; i < steps.count; i++) {
			const struct pairing_step *step = &steps.steps[i];

			put(record, "%d %s %d %d %d:", (int)step->kind, step->rule, step->board,
				step->player, step->other);
			put_numbers(record, step);
			put(record, "\n");
		}
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
}

/* Settings of the rule book: half of the time its own. */
static const int *make_options(const struct pairing_book *book, uint64_t *state, int *options)
{
	if (random_below(state, 2) == 0)
		return NULL;
	ck_assert_int_le(book->noptions, OPTIONS);
	for (int i = 0; i < book->noptions; i++) {
		const struct pairing_option *option = &book->options[i];

		options[i] = option->value;
		/* of virtual points, which the caller gives: it bears on no draw by itself */
		if (option->set == PAIRING_SET_UNPUBLISHED)
			continue;
		options[i] = random_below(state, 2) ? option->value
						    : option->least +
				random_below(state,
					option->most - option->least < 100
						? option->most - option->least + 1
						: 100);
	}
	return options;
}

/* What is recorded of a round. */
typedef void put_what(struct record *record, const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *other);

static void put_field(
	put_what *what, struct record *record, const struct pairing_book *book, uint64_t seed)
{
	struct random_field field;
	struct pairing_board boards[FIELD_PLAYERS_MOST];
	struct pairing_draw other = {boards, 0};
	uint64_t state = seed;
	int options[OPTIONS];

	random_field_make(&field, seed, 4, 13);
	field.input.options = make_options(book, &state, options);
	random_field_draw(&field, &state, &other);
	what(record, book, &field.input, &other);
}

static void put_tournament(
	put_what *what, struct record *record, const struct pairing_book *book, uint64_t seed)
{
	uint64_t state = seed;
	int options[OPTIONS];
	const struct pairing_recipe recipe = {.book = book,
		.options = make_options(book, &state, options),
		.seed = seed,
		.players = {16, 90},
		.rounds = {5, 9},
		.played = 2 + random_below(&state, 6),
		.ratings = {1000, 2400},
		.draws = {2000, 4000},
		.forfeits = {0, 400},
		.double_forfeits = {0, 100},
		.half_byes = {0, 800},
		.zero_byes = {0, 500},
		.full_byes = {0, 200},
		.withdrawals = {0, 600},
		.late_entries = {0, 600},
		.clubs = {0, 12}};
	struct pairing_tournament tournament = {0};
	struct pairing_blame blame = {.rule = "", .text = ""};

	put(record, "tournament %" PRIu64 "\n", seed);
	if (pairing_generate(&recipe, &tournament, &blame) == PAIRING_OK)
		what(record, book, &tournament.input, NULL);
	pairing_tournament_done(&tournament);
}

/*
 * Digests of 200 fields and 40 tournaments, and of the long test's: of draws and scores, and of
 * reasons.
 */
static const struct {
	const char *book, *few, *many, *few_steps, *many_steps;
} frozen[] = {
	{"caa", "78e39e0cc81483034ffcd1d5eaafccb2497e18ec9ae979ffdded872ca4680b85",
		"d04a16f371a2b8cbecd1694fcc370d3c4752cd7764758fdefdab6e15a239f58c",
		"b583034975b10589da89ed5036f7db09bf4a0d84c78638afebe5e466e6c09983",
		"9e1f390aa01e35b18314e0a6efd5beb2fb7fecf2856ec6d7b3c4e389e10c6fee"},
	{"schools", "856b526ecdc9ca9efd1ae21a989ab3678e7fa295a803800988b0c2afa59aff05",
		"a21b7bf74c1c210a6a45b9b1e582a40cbf8f918715cfe2b4c004993f152162a7",
		"6087607fecd2612eb22d6d2c5234b621e10ecbb3491c136e4e1ead148424aed9",
		"afb1d60779877189df7919634fa7af2b781da274e8c1e69ca42e198e4a169210"},
	{"dutch", "95a81341d141d61896f0c191ace41041f5d88f2fb4bf1a59e31d8b51ff581fa7",
		"7c957be66037ee06e1e04a792add5c2d0c72c8f95f504dd617aaf90b14e30e45",
		"37d7c3512a14d6101ee71b4aad6c9d3df806d627df2cf42f957cc7453d081c19",
		"14511d191132c283d048fa49de869a58ed897720a4fdb019f65ea12487f8cb1d"},
	{"uscf", "a7a730e60b3eedefdca91f9b7082e85ae1f5490e61d4c2786a8f5acf2173a981",
		"812ee1417c5c27bd27a2b4f0755c99e4b8893fbef76f27902271aede8a43c74d",
		"dfe0d6842c6f86108c67037e61c398b7f3d0dbc40109eb1b3b137ceb4ff0c982",
		"5de48e12a1875d2778ff6da39304de7366b9b0dcd65d081f06bec7829358eb03"},
	{"gsrp", "20a1d4ff33a02ffd09899073f8413340ec46edb15537d8685d4b43a1f1c4d65c",
		"96d5395ae6913e2bfbab544465dabfd36106b714de3189d0b82dedb13b344536",
		"167b735e2c26e1f64165f774be6c1c478561a0111f8a889333b2c22b2377f015",
		"beaa911f6b8caed73b2d30e78e1b748361ef68e71b78dd05260b4ac2bac32203"},
	{"berger", "189f2ed97b64e356da94ff6ce7712944b1e6e83600fcb7de12ca46af8e50f9bf",
		"8343ecca44b6f85a3b17d3aa86193298b2c6f72ac2a2885115c4b9b0d161c14f",
		"816415e6f2f52e7cbafef478c32037bb793777feb5b768a5c79e13605e2c7040",
		"9d991c704c51f272b7d16912efe1619a86ede0fce3523148fc00949c1855fa96"},
	{"lazy", "4d9a1cd14cf3a4e66fd519542d13be45e67dd594965a36094479975392a87c0a",
		"f472ee7530038e2c4dfb75c5c8c5ba08ce32cfb5b2dd511fa6753260b6249eee",
		"79d699bf4b1087c36b8d9640af302cae8c56ddb51c1e22495de480bbc9960c8a",
		"4a1d30d02ff3cc0e8d51e9e9589215fc34e5e822893dbeb66dbba7fd27ea511f"},
};

static void compare(
	put_what *what, const struct pairing_book *book, const char *few, const char *many)
{
	const bool lasting = getenv("LONG") != NULL;
	struct record record = {0};
	char digest[SHA256_TEXT];

	ck_assert_ptr_nonnull(book);
	for (int seed = 1; seed <= (lasting ? LONG_FIELDS : FIELDS); seed++)
		put_field(what, &record, book, (uint64_t)seed);
	for (int seed = 1; seed <= (lasting ? LONG_TOURNAMENTS : TOURNAMENTS); seed++)
		put_tournament(what, &record, book, (uint64_t)seed);
	sha256_text(record.text, record.used, digest);
	free(record.text);
	ck_assert_str_eq(digest, lasting ? many : few);
}

START_TEST(draws_and_scores_are_as_ever)
{
	compare(put_round, pairing_book_find(frozen[_i].book), frozen[_i].few, frozen[_i].many);
}
END_TEST

/* A change that is meant to change a reason names its digest anew. */
START_TEST(reasons_are_as_ever)
{
	compare(put_steps, pairing_book_find(frozen[_i].book), frozen[_i].few_steps,
		frozen[_i].many_steps);
}
END_TEST

START_TEST(every_rule_book_is_frozen)
{
	for (int i = 0; pairing_book_at(i); i++) {
		bool is_frozen = false;

		for (size_t k = 0; k < sizeof(frozen) / sizeof(frozen[0]); k++)
			is_frozen |= strcmp(frozen[k].book, pairing_book_at(i)->id) == 0;
		ck_assert_msg(is_frozen, "%s", pairing_book_at(i)->id);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("frozen");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(
		tcase, draws_and_scores_are_as_ever, 0, (int)(sizeof(frozen) / sizeof(frozen[0])));
	tcase_add_loop_test(
		tcase, reasons_are_as_ever, 0, (int)(sizeof(frozen) / sizeof(frozen[0])));
	tcase_add_test(tcase, every_rule_book_is_frozen);
	return suite_run("frozen", tcase, NULL);
}
