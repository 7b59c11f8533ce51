/*
 * What is told of the boards of CAA draws is true: in random events every sentence is read, must have
 * one of the known forms, and each thing it says is found again in the event's records, or by seeking
 * and counting the draw anew with the reference. EVENTS in the environment: so many; LONG=1: many more.
 */
#include <stdio.h>
#include <stdlib.h>

#include "app/generate.h"
#include "support/app_event.h"
#include "support/caa_forms.h"
#include "support/caa_reference.h"
#include "support/random_field.h"
#include "support/told_wish.h"

enum { SLICES = 4, EVENTS = 160, EVENTS_LONG = 4000, WISHES = 9 };
/* The forms that stand first are met among the events of each slice. */
enum { USUAL_FORMS = 16 };

static struct wishes_met wishes;
static int rings;

static void read_board(struct told *told, struct app *app, int number)
{
	const struct board *board = event_board(app_event(app), 1, told->facts.round, number);
	const int white = told->facts.card_of[board->white];
	const int black = board->black ? told->facts.card_of[board->black] : FACTS_BYE;
	struct error error;

	told->high = black < 0 || white < black ? white : black;
	told->low = black < 0 ? FACTS_BYE : white < black ? black : white;
	told->line = "";
	ck_assert_msg(
		app_why(app, told->facts.round, number, NULL, &told->reasons, &error) == STATUS_OK,
		"%s", error.text);
	told_read(told, caa_forms, caa_forms_count);
	reasons_done(&told->reasons);
}

/* What the reference counts is the engine's score. */
static void check_score(const struct told *told)
{
	const struct pairing_score *score = &told->position->score;

	for (int i = 0; i < score->nterms; i++) {
		int64_t values[REFERENCE_VALUES];
		const int length = told->rules->term(&told->reference, &told->draw, i, values);

		ck_assert_int_eq(length, score->terms[i].length);
		for (int k = 0; k < length; k++)
			ck_assert_int_eq(values[k], score->values[score->terms[i].first + k]);
	}
}

/* Some boards, a bye and two colours that are not so. */
static void read_wishes(struct told *told, struct app *app, uint64_t *state)
{
	const int count = told->facts.count;

	for (int i = 0; i < WISHES; i++) {
		struct wish wish = {i < 6 ? WISH_MEET
				: i == 6  ? WISH_BYE
				: i == 7  ? WISH_WHITE
					  : WISH_BLACK,
			told->facts.card[random_below(state, count)].pin,
			told->facts.card[random_below(state, count)].pin};

		if (wish.kind != WISH_MEET || wish.pin != wish.other)
			told_read_wish(told, app, &wish, &wishes);
	}
}

static void read_round(struct app *app, int round, const char *name, uint64_t *state)
{
	struct told told = {.event = name, .rules = &caa_reference};
	struct error error;

	APP_OK(position_at(app, round, &told.position, &error));
	ck_assert_int_eq(position_need_score(told.position), STATUS_OK);
	ck_assert_int_eq(position_need_draw(told.position), STATUS_OK);
	ck_assert_int_eq(position_need_best(told.position), STATUS_OK);
	round_facts_read(&told.facts, told.position->event, round, true);
	reference_init(&told.reference, told.rules, &told.position->cards.input);
	reference_seat(&told.reference, &told.position->draw, &told.draw);
	told.by_hand = !position_is_best(told.position);
	check_score(&told);
	for (int i = 1; i <= told.position->seats.count; i++)
		read_board(&told, app, i);
	read_wishes(&told, app, state);
	if (told.position->best_status == PAIRING_OK)
		rings += told_read_comparison(&told, app);
}

static void nothing_to_tell(void *context, const char *text)
{
	(void)context;
	(void)text;
}

/* A random tournament as a report, looked at. */
static void read_event(uint64_t seed)
{
	uint64_t state = seed;
	const int players = 8 + random_below(&state, random_below(&state, 2) ? 4 : 23);
	const int last = 2 + random_below(&state, 6);
	struct generate_knobs knobs;
	struct generated made;
	struct app_trf what = {.system = "caa"};
	struct error error;
	struct app *app;
	char name[64];

	generate_usual(&knobs);
	knobs.recipe.book = pairing_book_find(seed % 5 == 0 ? "dutch" : "caa");
	knobs.recipe.seed = seed;
	knobs.recipe.players = (struct pairing_range){players, players};
	knobs.recipe.rounds = (struct pairing_range){9, 9};
	knobs.recipe.played = last;
	knobs.recipe.forfeits = (struct pairing_range){0, 600};
	knobs.recipe.half_byes = (struct pairing_range){0, 1500};
	knobs.recipe.withdrawals = (struct pairing_range){0, 1000};
	knobs.recipe.late_entries = (struct pairing_range){0, 1000};
	knobs.recipe.clubs = (struct pairing_range){0, 5};
	snprintf(name, sizeof(name), "event %d", (int)seed);
	APP_OK(app_generate(&knobs, &made, &error));
	what.text = made.text;
	what.size = made.size;
	APP_OK(app_look_at_trf(&what, &app, &error, nothing_to_tell, NULL));
	for (int round = last + 1; round > 1 && round >= last - 2 * (seed % 5 == 0); round--)
		if (event_board(app_event(app), 1, round, 1))
			read_round(app, round, name, &state);
	app_close(app);
	free(made.text);
}

START_TEST(all_that_is_told_of_a_board_is_true)
{
	const char *asked = getenv("EVENTS"), *first = getenv("SEED");
	const int events = asked ? atoi(asked) : getenv("LONG") ? EVENTS_LONG : EVENTS;

	for (int i = _i; i < events; i += SLICES)
		read_event((first ? strtoull(first, NULL, 10) : 1) + (uint64_t)i);
	for (int i = 0; !asked && i < USUAL_FORMS; i++)
		ck_assert_msg(caa_forms[i].met > 0, "never said: %s", caa_forms[i].pattern);
	if (!asked) {
		ck_assert_int_gt(wishes.worse, events / SLICES);
		ck_assert_int_gt(wishes.impossible, events / SLICES);
		ck_assert_int_gt(wishes.cause, 0);
		ck_assert_int_gt(rings, 0);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("truth");

	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, all_that_is_told_of_a_board_is_true, 0, SLICES);
	return app_run_suite("caa_truth", tcase);
}
