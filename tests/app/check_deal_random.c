/*
 * Deals of random rounds by every rule book: they end with the draw, card for card, go back to the
 * cards as they were sorted, and come to each board once.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/deal/packed.h"
#include "core/all_play_all.h"
#include "support/event/deal_end.h"
#include "support/event/book_count.h"
#include "support/event/knobs.h"
#include "support/event/random_field.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { FEW = 60, MANY = 5000 };

static struct app *make_event(const struct pairing_book *book, uint64_t seed, int *last)
{
	uint64_t state = seed;
	/* the table has at most 30 players */
	const int many = book->rounds ? 27 : 36;
	const int players = 4 + random_below(&state, random_below(&state, 2) ? 8 : many);
	struct generate_knobs knobs;
	struct error error;
	struct app *app;

	*last = random_below(&state, 6);
	knobs_busy(&knobs, book, seed, players, *last);
	app = knobs_event(&knobs, book->id, &error);
	ck_assert_msg(app != NULL, "%s: %s", book->id, error.text);
	return app;
}

/* Each move takes its card from where it lies, also where a step moves it twice. */
static void check_moves(const struct deal *deal, const struct deal_table *table,
	const struct deal_step *step, const char *name)
{
	for (int i = step->first; i < step->first + step->moves; i++) {
		const struct deal_move *move = &deal->moves[i];
		const struct deal_place *from = &table->place[move->card];

		for (int k = step->first; k < i; k++)
			if (deal->moves[k].card == move->card)
				from = &deal->moves[k].to;
		ck_assert_msg(memcmp(&move->from, from, sizeof(*from)) == 0, "%s: %s", name,
			step->caption);
	}
}

/* Who meets one of a lower group has left his own before, unless the board is fixed. */
static void check_floated(const struct deal *deal, const struct deal_table *table,
	const struct deal_step *step, const char *name)
{
	const struct pairing_board *board = &deal->boards[step->board > 0 ? step->board - 1 : 0];
	int card;

	if (step->kind != DEAL_BOARD || board->black < 0 ||
		deal->start[board->white].group == deal->start[board->black].group)
		return;
	card = deal->start[board->white].group < deal->start[board->black].group ? board->white
										 : board->black;
	ck_assert_msg(table->place[card].where == DEAL_LAID &&
			table->place[card].group > deal->start[card].group,
		"%s: has not floated: %s", name, step->caption);
}

/*
 * Is a card in the tray? Then the deal tells boards alone. So it is where a generated report of an
 * all-play-all makes free whom one who withdrew would lose to by default.
 */
static bool has_tray(const struct app *app, int round)
{
	const bool tray = event_unplaced(app_event(app), 1, round) != 0;

	ck_assert(!tray || event_is_all_play_all(app_event(app), 1));
	return tray;
}

/*
 * FIDE Dutch: who leads a pair of a bracket's own cards stands in S1 then, and his opponent in S2,
 * whatever was exchanged; but for boards by hand.
 */
static void check_halves(const struct deal *deal, const struct deal_table *table,
	const struct deal_step *step, const char *name)
{
	const struct pairing_board *board = &deal->boards[step->board > 0 ? step->board - 1 : 0];
	int high, low;

	if (!deal->brackets || step->kind != DEAL_BOARD || step->moves == 0 || board->black < 0 ||
		deal->start[board->white].group != deal->start[board->black].group)
		return;
	high = board->white;
	low = board->black;
	for (int i = 0; i < deal->norder && deal->order[i] != high; i++)
		if (deal->order[i] == low) {
			high = board->black;
			low = board->white;
		}
	ck_assert_msg(table->place[high].half == table->place[low].half
			? table->place[high].half == DEAL_NO_HALF
			: table->place[high].half == DEAL_ABOVE,
		"%s: not S1 against S2: %s", name, step->caption);
}

/* Score groups are laid out from the top; that one sits by rank is said once. */
static void check_new(const struct deal *deal, const struct deal_step *step, const char *name)
{
	for (const struct deal_step *before = deal->steps; before < step; before++) {
		ck_assert_msg(step->kind != DEAL_GROUP || before->kind != DEAL_GROUP ||
				step->group >= before->group,
			"%s: out of order: %s", name, step->caption);
		ck_assert_msg(!strstr(step->caption, " by rank") ||
				strcmp(before->caption, step->caption) != 0,
			"%s: said twice: %s", name, step->caption);
	}
}

/* A club evening: who sits out by the rule for sit-outs does so before anybody is paired. */
static void check_sits_out(const struct deal *deal, const struct deal_table *table,
	const struct deal_step *step, const char *name)
{
	if (!strstr(step->caption, " sits out: he has ") &&
		!strstr(step->caption, " sits out: of those with "))
		return;
	for (int card = 0; card < deal->count; card++)
		ck_assert_msg(table->place[card].where != DEAL_SEATED ||
				deal->boards[table->place[card].board - 1].black < 0,
			"%s: somebody is paired before: %s", name, step->caption);
}

/* FIDE Dutch: of who stands below the bye it is said why he has it not. */
static void check_bye(const struct deal *deal, const struct deal_table *table,
	const struct deal_step *step, const char *name)
{
	const struct deal_group *last = &deal->groups[deal->ngroups - 1];

	if (!deal->brackets || step->kind != DEAL_BYE || table->made == 0 ||
		deal->start[deal->boards[step->board - 1].white].group == deal->ngroups - 1 ||
		last->count == 0)
		return;
	ck_assert_msg(strstr(deal->steps[table->made - 1].caption, " lower than ") != NULL,
		"%s: nothing is said of those below: %s", name, step->caption);
}

static void check_forward(
	const struct deal *deal, struct deal_table *table, int *made, bool tray, const char *name)
{
	while (table->made < deal->nsteps) {
		const struct deal_step *step = &deal->steps[table->made];

		ck_assert_msg(step->caption && step->caption[0] && step->rule, "%s", name);
		ck_assert_msg(
			step->nparts <= 2, "%s: more than two sentences: %s", name, step->caption);
		check_moves(deal, table, step, name);
		check_floated(deal, table, step, name);
		check_halves(deal, table, step, name);
		check_new(deal, step, name);
		check_sits_out(deal, table, step, name);
		check_bye(deal, table, step, name);
		for (int i = step->first; i < step->first + step->moves; i++)
			if (deal->moves[i].to.where == DEAL_SEATED)
				made[deal->moves[i].to.board - 1]++;
		ck_assert_msg(tray ||
				(!strstr(step->caption, "are put together") &&
					!strstr(step->caption, "has no opponent")),
			"%s: nothing is known of: %s", name, step->caption);
		ck_assert(deal_forward(deal, table));
	}
}

static void same_steps(const struct deal *deal, const struct deal *other, const char *name)
{
	for (int i = 0; i < deal->nsteps; i++) {
		const struct deal_step *one = &deal->steps[i], *two = &other->steps[i];

		ck_assert_msg(one->kind == two->kind && one->number == two->number &&
				one->group == two->group && one->other == two->other &&
				one->board == two->board && one->first == two->first &&
				one->moves == two->moves && one->ncards == two->ncards &&
				one->nparts == two->nparts,
			"%s: step %d", name, i);
		ck_assert_int_eq(
			memcmp(one->cards, two->cards, (size_t)one->ncards * sizeof(int)), 0);
		ck_assert_str_eq(one->caption, two->caption);
		ck_assert_str_eq(one->rule, two->rule);
		for (int k = 0; k < one->nparts; k++) {
			ck_assert_str_eq(one->parts[k].text, two->parts[k].text);
			ck_assert_str_eq(one->parts[k].rule, two->parts[k].rule);
		}
	}
}

static bool same_bytes(const void *a, const void *b, int count, size_t size)
{
	return memcmp(a, b, (size_t)count * size) == 0;
}

static void same_deals(const struct deal *one, const struct deal *two, const char *name)
{
	ck_assert_msg(one->round == two->round && one->count == two->count &&
			one->norder == two->norder && one->listed == two->listed &&
			one->brackets == two->brackets && one->ngroups == two->ngroups &&
			one->nboards == two->nboards && one->nsteps == two->nsteps &&
			one->nmoves == two->nmoves,
		"%s", name);
	ck_assert(same_bytes(one->pins, two->pins, one->count, sizeof(*one->pins)));
	ck_assert(same_bytes(one->order, two->order, one->norder, sizeof(*one->order)));
	ck_assert(same_bytes(one->groups, two->groups, one->ngroups, sizeof(*one->groups)));
	ck_assert(same_bytes(one->boards, two->boards, one->nboards, sizeof(*one->boards)));
	ck_assert(same_bytes(one->start, two->start, one->count, sizeof(*one->start)));
	ck_assert(same_bytes(one->moves, two->moves, one->nmoves, sizeof(*one->moves)));
	same_steps(one, two, name);
}

/* A deal that was read, whatever from, can be stepped through and its lines made. */
static void go_through(const struct deal *deal)
{
	struct deal_table table;
	struct deal_line *lines;
	int count;

	ck_assert_int_eq(deal_table_init(deal, &table), STATUS_OK);
	do {
		ck_assert_int_eq(
			deal_lines(deal, &table, 0, deal->ngroups - 1, &lines, &count), STATUS_OK);
		free(lines);
	} while (deal_forward(deal, &table));
	while (deal_back(deal, &table))
		;
	deal_table_done(&table);
}

enum { CUTS = 40 };

/*
 * As bytes and back it is the same; cut short it is refused, and with a byte changed safe. What is
 * no deal is not packed.
 */
static void check_packed(const struct deal *deal, const char *name)
{
	struct deal again = {.count = 0}, wrong = *deal;
	size_t size = 0;
	char *bytes = NULL;

	wrong.round = -1;
	ck_assert_int_eq(deal_pack(&wrong, &bytes, &size), STATUS_BAD_INPUT);
	ck_assert(!bytes && size == 0);
	ck_assert_int_eq(deal_pack(deal, &bytes, &size), STATUS_OK);
	ck_assert_msg(deal_unpack(bytes, size, &again) == STATUS_OK, "%s", name);
	same_deals(deal, &again, name);
	deal_done(&again);
	for (size_t i = 0; i < CUTS; i++) {
		const size_t at = i * size / CUTS;
		char *cut = malloc(at + 1); /* of its own, for who looks at what is read */

		ck_assert_ptr_nonnull(cut);
		memcpy(cut, bytes, at);
		ck_assert_int_eq(deal_unpack(cut, at, &again), STATUS_BAD_INPUT);
		free(cut);
		bytes[at] = (char)(bytes[at] ^ (1 << (i % 8)));
		if (deal_unpack(bytes, size, &again) == STATUS_OK) {
			go_through(&again);
			deal_done(&again);
		}
		bytes[at] = (char)(bytes[at] ^ (1 << (i % 8)));
	}
	ck_assert_int_eq(deal_unpack(bytes, size - 1, &again), STATUS_BAD_INPUT);
	free(bytes);
}

static void check_round(struct app *app, int round, const char *name)
{
	struct error error;
	struct deal deal;
	struct deal_table table;
	int *made;

	ck_assert_msg(
		deal_make(app, round, &deal, &error) == STATUS_OK, "%s: %s", name, error.text);
	check_packed(&deal, name);
	ck_assert_int_eq(deal_table_init(&deal, &table), STATUS_OK);
	made = calloc((size_t)deal.nboards + 1, sizeof(*made));
	ck_assert_ptr_nonnull(made);
	ck_assert(!deal_back(&deal, &table));
	check_forward(&deal, &table, made, has_tray(app, round), name);
	ck_assert(!deal_forward(&deal, &table));
	ck_assert_msg(deal_is_draw(&deal, &table), "%s does not end with its draw", name);
	for (int i = 0; i < deal.nboards; i++)
		ck_assert_msg(
			made[i] == (deal.boards[i].black < 0 ? 1 : 2), "%s: board %d", name, i + 1);
	for (int i = 0; i < deal.nboards; i++) {
		const struct board *seats = event_board(app_event(app), 1, round, i + 1);

		ck_assert_int_eq(deal.pins[deal.boards[i].white], seats->white);
		ck_assert_int_eq(deal.boards[i].black < 0 ? 0 : deal.pins[deal.boards[i].black],
			seats->black);
	}
	while (deal_back(&deal, &table))
		;
	ck_assert_int_eq(
		memcmp(table.place, deal.start, (size_t)deal.count * sizeof(*deal.start)), 0);
	free(made);
	deal_table_done(&table);
	deal_done(&deal);
}

START_TEST(deals_end_with_the_draw)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct seeds seeds;

	ck_assert(seeds_read(&seeds, 0, NULL, FEW, MANY));
	for (long i = 0; i < seeds.count; i++) {
		const uint64_t seed = seeds.first + (uint64_t)i;
		int last, round;
		struct app *app = make_event(book, seed, &last);
		char name[80];

		for (round = last + 1; round > 0 && round >= last; round--) {
			snprintf(name, sizeof(name), "%s, seed %d, round %d", book->id, (int)seed,
				round);
			if (event_board(app_event(app), 1, round, 1))
				check_round(app, round, name);
		}
		app_close(app);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("deal");

	tcase_set_timeout(tcase, 0);
	tcase_add_loop_test(tcase, deals_end_with_the_draw, 0, book_count());
	return suite_run("deal_random", tcase, NULL);
}
