/* Random events whose sentences are read. */
#include "support/told_event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/generate.h"
#include "app/trf_comment.h"
#include "support/app_event.h"
#include "support/random_field.h"

enum { WISHES = 9, REMARKS_SIZE = 4096 };

static void read_board(struct told *told, const struct told_book *book, struct app *app, int number)
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
	told_read(told, book->forms, book->nforms);
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
static void read_wishes(struct told *told, struct app *app, uint64_t *state, struct wishes_met *met)
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
			told_read_wish(told, app, &wish, met);
	}
}

static void read_round(struct app *app, const struct told_book *book, int round, const char *name,
	uint64_t *state, struct told_met_all *met)
{
	struct told told = {.event = name, .rules = book->rules};
	struct error error;

	APP_OK(position_at(app, round, &told.position, &error));
	ck_assert_int_eq(position_need_score(told.position), STATUS_OK);
	ck_assert_int_eq(position_need_draw(told.position), STATUS_OK);
	ck_assert_int_eq(position_need_best(told.position), STATUS_OK);
	round_facts_read(&told.facts, told.position->event, round, true);
	if (book->amend)
		book->amend(&told.facts);
	reference_init(&told.reference, told.rules, &told.position->cards.input);
	reference_seat(&told.reference, &told.position->draw, &told.draw);
	told.by_hand = !position_is_best(told.position);
	check_score(&told);
	for (int i = 1; !told.by_hand && i <= told.position->seats.count; i++)
		read_board(&told, book, app, i);
	if (!told.by_hand)
		read_wishes(&told, app, state, &met->wishes);
	if (told.position->best_status == PAIRING_OK)
		met->rings += told_read_comparison(&told, app);
}

static void nothing_to_tell(void *context, const char *text)
{
	(void)context;
	(void)text;
}

/* The report with other lines in place of that of the rule book. */
static char *remark(
	const struct told_book *book, char *text, uint64_t *state, int players, int round)
{
	char lines[REMARKS_SIZE], *remarked;
	const char *line = book->remarks ? strstr(text, TRF_COMMENT "system ") : NULL;
	size_t size;

	if (!line)
		return text;
	book->remarks(state, players, round, lines, sizeof(lines));
	size = strlen(text) + strlen(lines) + 1;
	remarked = malloc(size);
	ck_assert_ptr_nonnull(remarked);
	snprintf(remarked, size, "%.*s%s%s", (int)(line - text), text, lines,
		strchr(line, '\n') + 1);
	free(text);
	return remarked;
}

/* A random tournament as a report, looked at. */
static void read_event(const struct told_book *book, uint64_t seed, struct told_met_all *met)
{
	uint64_t state = seed;
	const int players = 8 + random_below(&state, random_below(&state, 2) ? 4 : 23);
	const int last = book->first_rounds ? random_below(&state, 8) : 2 + random_below(&state, 6);
	struct generate_knobs knobs;
	struct generated made;
	struct app_trf what = {.system = book->id};
	struct error error;
	struct app *app;
	char name[64];

	generate_usual(&knobs);
	knobs.recipe.book = pairing_book_find(seed % 5 == 0 ? book->other : book->id);
	knobs.recipe.seed = seed;
	knobs.recipe.players = (struct pairing_range){players, players};
	knobs.recipe.rounds = (struct pairing_range){9, 9};
	knobs.recipe.played = last;
	if (book->ratings.most > 0)
		knobs.recipe.ratings = book->ratings;
	knobs.recipe.forfeits = (struct pairing_range){0, 600};
	knobs.recipe.half_byes = (struct pairing_range){0, 1500};
	knobs.recipe.withdrawals = (struct pairing_range){0, 1000};
	knobs.recipe.late_entries = (struct pairing_range){0, 1000};
	knobs.recipe.clubs = (struct pairing_range){0, 5};
	snprintf(name, sizeof(name), "event %d", (int)seed);
	APP_OK(app_generate(&knobs, &made, &error));
	what.text = made.text = remark(book, made.text, &state, players, last + 1);
	what.size = strlen(made.text);
	APP_OK(app_look_at_trf(&what, &app, &error, nothing_to_tell, NULL));
	for (int round = last + 1;
		round > !book->first_rounds && round >= last - 2 * (seed % 5 == 0); round--)
		if (event_board(app_event(app), 1, round, 1))
			read_round(app, book, round, name, &state, met);
	app_close(app);
	free(made.text);
}

bool told_read_slice(const struct told_book *book, int slice, struct told_met_all *met)
{
	const char *asked = getenv("EVENTS"), *first = getenv("SEED");
	const int events = asked ? atoi(asked) : getenv("LONG") ? book->events_long : book->events;

	*met = (struct told_met_all){.rings = 0};
	for (int i = slice; i < events; i += TOLD_SLICES)
		read_event(book, (first ? strtoull(first, NULL, 10) : 1) + (uint64_t)i, met);
	if (asked)
		return false;
	for (int i = 0; i < book->nusual; i++)
		ck_assert_msg(book->forms[i].met > 0, "never said: %s", book->forms[i].pattern);
	ck_assert_int_gt(met->wishes.worse, events / TOLD_SLICES);
	/* where repeats yield, a wish has a cost instead */
	ck_assert_int_gt(met->wishes.impossible,
		pairing_book_find(book->id)->yields ? events / TOLD_SLICES / 2
						    : events / TOLD_SLICES);
	ck_assert_int_gt(met->rings, 0);
	return true;
}
