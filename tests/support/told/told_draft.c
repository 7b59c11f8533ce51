/* Random drafts with what the hand of the arbiter made of them. */
#include "support/told/told_draft.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/trf/event.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"

struct drafting {
	const struct told_book *book;
	struct app *app;
	int round, players;
	uint64_t state;
	const char *name;
	struct told_met_all *met;
};

static int any_pin(struct drafting *drafting)
{
	return 1 + random_below(&drafting->state, drafting->players);
}

static bool is_out(const struct drafting *drafting, int pin)
{
	const struct record_key key = {RECORD_HAND, {1, drafting->round, pin, HAND_OUT}};

	return event_find(app_event(drafting->app), key) != NULL;
}

/* Is a board with him fixed for another one? */
static bool is_met(const struct drafting *drafting, int pin)
{
	int count;
	const struct record *rows =
		event_range(app_event(drafting->app), RECORD_HAND, 1, drafting->round, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.hand.kind == HAND_BOARD && rows[i].as.hand.value == pin)
			return true;
	return false;
}

/* Something, if it can be. */
static void fix(struct drafting *drafting)
{
	static const enum hand_kind kinds[] = {HAND_COLOUR, HAND_COLOUR, HAND_FLOAT_DOWN,
		HAND_FLOAT_UP, HAND_TOP, HAND_BOTTOM, HAND_BYE, HAND_OUT, HAND_BOARD, HAND_BOARD,
		HAND_APART, HAND_APART};
	const enum hand_kind kind = kinds[random_below(&drafting->state, 12)];
	const int value = kind == HAND_COLOUR
		? random_below(&drafting->state, 2) ? COLOUR_WHITE : COLOUR_BLACK
		: kind == HAND_BOARD || kind == HAND_APART ? any_pin(drafting)
							   : 0;
	const int pin = any_pin(drafting);
	struct error error;

	/* who is to meet one who sits out contradicts it */
	if ((kind != HAND_OUT || !is_met(drafting, pin)) &&
		(kind != HAND_BOARD || !is_out(drafting, value)))
		(void)app_hand(drafting->app, pin, kind, value, &error);
}

static void fix_some(struct drafting *drafting, int most)
{
	for (int i = random_below(&drafting->state, most + 1); i > 0; i--)
		fix(drafting);
}

static void move(struct drafting *drafting)
{
	static const enum move_kind kinds[] = {
		MOVE_SWAP, MOVE_SWAP, MOVE_SWAP, MOVE_TURN, MOVE_TURN, MOVE_TRAY, MOVE_BYE};
	const struct move what = {
		kinds[random_below(&drafting->state, 7)], any_pin(drafting), any_pin(drafting)};
	struct error error;

	(void)app_move(drafting->app, &what, &error);
	if (random_below(&drafting->state, 4) == 0)
		(void)app_pin_board(
			drafting->app, 1 + random_below(&drafting->state, 4), true, &error);
}

static void read_it(struct drafting *drafting)
{
	const struct told_where where = {drafting->app, true, drafting->round, drafting->name};

	told_read_round(&where, drafting->book, &drafting->state, drafting->met);
}

static void propose(struct drafting *drafting)
{
	struct error error;

	if (app_propose(drafting->app, &error) == STATUS_OK)
		return;
	for (int pin = 1; pin <= drafting->players; pin++)
		(void)app_free(drafting->app, pin, &error);
	(void)app_propose(drafting->app, &error);
}

static void go(struct drafting *drafting)
{
	fix_some(drafting, 3);
	propose(drafting);
	if (!event_board(app_event(drafting->app), 1, drafting->round, 1))
		return;
	read_it(drafting);
	fix_some(drafting, 2);
	for (int i = random_below(&drafting->state, 4); i > 0; i--)
		move(drafting);
	if (event_board(app_event(drafting->app), 1, drafting->round, 1))
		read_it(drafting);
	/* again around what is pinned now */
	if (random_below(&drafting->state, 2) == 0)
		return;
	propose(drafting);
	if (event_board(app_event(drafting->app), 1, drafting->round, 1))
		read_it(drafting);
}

void told_read_draft(const struct told_book *book, const char *report, size_t size, uint64_t seed,
	struct told_met_all *met)
{
	struct app_trf what = {.system = book->id, .text = report, .size = size};
	struct drafting drafting = {.book = book, .state = seed, .met = met};
	struct app_trf_counts counts;
	struct error error;
	char path[160], name[64];

	snprintf(path, sizeof(path), "%s/draft-%d.drw", app_test()->folder, (int)seed);
	snprintf(name, sizeof(name), "draft %d", (int)seed);
	drafting.name = name;
	ck_assert_msg(app_create_from_trf(
			      path, &what, &drafting.app, &counts, &error, NULL, NULL) == STATUS_OK,
		"%s", error.text);
	drafting.round = app_round(drafting.app);
	drafting.players = counts.players;
	go(&drafting);
	app_close(drafting.app);
}
