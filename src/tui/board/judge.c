/*
 * What letting go of the carried card would mean: the verdict on the place under it, and which
 * seats are legal. On a paired draw both are scores of the draw with the move made. Laid out, the
 * verdict is of the best draw with what the drop fixes against the best without it; those are
 * worked out ahead (ahead.h), and until they have come the screen says what the cards themselves
 * tell.
 */
#include "config.h"

#include "tui/board/judge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tui/board/ahead.h"
#include "tui/board/cursor.h"
#include "tui/board/practice.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"

/*
 * Waited for a draw before the screen goes on without it, and spent at a time on seats that are
 * only marked.
 */
enum { GRACE_MILLISECONDS = 4, SEATS_MICROSECONDS = 4000 };

enum { SEAT_UNKNOWN, SEAT_LEGAL, SEAT_ILLEGAL };

static long microseconds_since(const struct timespec *start)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (now.tv_sec - start->tv_sec) * 1000000 + (now.tv_nsec - start->tv_nsec) / 1000;
}

bool judge_find_move(const struct drop *drop, struct move *move)
{
	static const enum move_kind kinds[] = {
		[DROP_SWAP] = MOVE_SWAP,
		[DROP_TRAY] = MOVE_TRAY,
		[DROP_PAIR] = MOVE_PAIR,
		[DROP_BYE] = MOVE_BYE,
		[DROP_TURN] = MOVE_TURN,
	};

	if (drop->kind == DROP_NONE || drop->kind == DROP_HANDS)
		return false;
	*move = (struct move){kinds[drop->kind], drop->card, drop->other};
	return true;
}

/* The rule book's word counts more than what the two cards tell; theirs names the round. */
static void take_legality(const struct verdict *verdict, struct drop *drop)
{
	drop->legal = verdict->legal;
	if (verdict->legal || !drop->broken[0])
		snprintf(drop->broken, sizeof(drop->broken), "%s", verdict->broken);
}

static struct ahead_drop changes_of(const struct drop *drop)
{
	struct ahead_drop changes = {.count = drop->nchanges};

	memcpy(changes.changes, drop->changes, sizeof(changes.changes));
	return changes;
}

/* The drop at this spot, if its draw is not known yet. */
static bool wanted_at(const struct tui *tui, int index, struct ahead_drop *wanted)
{
	const struct layout *layout = &tui->layout;
	struct drop drop;
	int row, col;

	if (index < 0 || index >= layout->nspots ||
		!layout_place(layout, &layout->spots[index], &row, &col))
		return false;
	drop_at(&tui->model, cursor_card_held(tui), &layout->spots[index], &drop);
	*wanted = changes_of(&drop);
	return drop.kind == DROP_HANDS && !ahead_find(&tui->board->ahead, wanted);
}

/* This drop first, and the draw without it; then what is seen around it, from near to far. */
static void ask_for(struct tui *tui, const struct ahead_drop *here)
{
	static const struct ahead_drop nothing = {.count = 0};
	struct ahead_drop *drops = calloc((size_t)tui->layout.nspots + 2, sizeof(*drops));
	int count = 0, needed;

	if (!drops)
		return;
	if (!ahead_find(&tui->board->ahead, &nothing))
		drops[count++] = nothing;
	if (!ahead_find(&tui->board->ahead, here))
		drops[count++] = *here;
	needed = count;
	for (int far = 1; far < tui->layout.nspots; far++) {
		count += wanted_at(tui, tui->board->spot + far, &drops[count]);
		count += wanted_at(tui, tui->board->spot - far, &drops[count]);
	}
	ahead_ask(&tui->board->ahead, tui->app, drops, count, needed);
}

const struct foreseen *judge_without(const struct tui *tui)
{
	static const struct ahead_drop nothing = {.count = 0};

	return ahead_find(&tui->board->ahead, &nothing);
}

const struct foreseen *judge_with(const struct tui *tui)
{
	const struct ahead_drop here = changes_of(&tui->board->drop);

	return tui->board->drop.kind == DROP_HANDS ? ahead_find(&tui->board->ahead, &here) : NULL;
}

static void foresee(struct tui *tui)
{
	static const struct ahead_drop nothing = {.count = 0};
	const struct ahead_drop here = changes_of(&tui->board->drop);
	const struct foreseen *with = ahead_find(&tui->board->ahead, &here);
	struct error error = {.code = STATUS_OK};
	struct timespec start;
	long left = GRACE_MILLISECONDS;

	if ((!with || !judge_without(tui)) && !ahead_awaits(&tui->board->ahead, &here) &&
		!ahead_awaits(&tui->board->ahead, &nothing))
		ask_for(tui, &here);
	clock_gettime(CLOCK_MONOTONIC, &start);
	while (left > 0 && ahead_pipe(&tui->board->ahead) >= 0 &&
		(!judge_with(tui) || !judge_without(tui))) {
		ahead_take(&tui->board->ahead, (int)left);
		left = GRACE_MILLISECONDS - microseconds_since(&start) / 1000;
	}
	with = judge_with(tui);
	tui->board->awaited = (!with || !judge_without(tui)) && ahead_pipe(&tui->board->ahead) >= 0;
	if (with && !with->drawn) {
		tui->board->drop.legal = false;
		if (!tui->board->drop.broken[0])
			snprintf(tui->board->drop.broken, sizeof(tui->board->drop.broken),
				"no draw is left with that");
	}
	if (with && with->drawn && judge_without(tui) && judge_without(tui)->drawn)
		tui->board->have_verdict = app_verdict_foreseen(tui->app, judge_without(tui), with,
						   &tui->board->verdict, &error) == STATUS_OK;
	if (tui->board->have_verdict)
		take_legality(&tui->board->verdict, &tui->board->drop);
}

void judge_here(struct tui *tui)
{
	const struct spot *spot = cursor_spot(tui);
	struct error error = {.code = STATUS_OK};
	struct move move;
	int card = cursor_card_held(tui);

	if (!tui_carrying(tui) || tui->board->drag.astray || !spot || card < 0 ||
		tui->board->judged == tui->board->spot)
		return;
	judge_again(tui);
	tui->board->judged = tui->board->spot;
	drop_at(&tui->model, card, spot, &tui->board->drop);
	if (tui->board->drop.kind == DROP_HANDS) {
		if (!practice_hides(tui))
			foresee(tui);
		return;
	}
	if (!judge_find_move(&tui->board->drop, &move))
		return;
	tui->board->have_verdict =
		app_verdict(tui->app, &move, &tui->board->verdict, &error) == STATUS_OK;
	if (tui->board->have_verdict)
		take_legality(&tui->board->verdict, &tui->board->drop);
}

void judge_again(struct tui *tui)
{
	if (tui->board->have_verdict)
		verdict_done(&tui->board->verdict);
	tui->board->have_verdict = false;
	tui->board->awaited = false;
	tui->board->judged = -1;
}

void judge_seats_moved(struct tui *tui)
{
	judge_again(tui);
	free(tui->board->seats);
	tui->board->seats = NULL;
	tui->board->nseats = 0;
}

void judge_forget(struct tui *tui)
{
	judge_seats_moved(tui);
	ahead_forget(&tui->board->ahead);
}

/* What is known of a seat without taking long: the rule book's word where it has been asked. */
static bool known_legal(const struct tui *tui, int index, struct drop *drop)
{
	const struct foreseen *foreseen;
	struct ahead_drop changes;

	drop_at(&tui->model, cursor_card_held(tui), &tui->layout.spots[index], drop);
	if (drop->kind == DROP_NONE)
		return false;
	if (index < tui->board->nseats && tui->board->seats[index] != SEAT_UNKNOWN)
		return tui->board->seats[index] == SEAT_LEGAL;
	changes = changes_of(drop);
	foreseen = drop->kind == DROP_HANDS ? ahead_find(&tui->board->ahead, &changes) : NULL;
	return drop->legal && (!foreseen || foreseen->drawn);
}

bool judge_legal_at(const struct tui *tui, int index)
{
	struct drop drop;

	if (cursor_card_held(tui) < 0 || index < 0 || index >= tui->layout.nspots)
		return false;
	return known_legal(tui, index, &drop);
}

/* Ask the rule book about one seat of a paired draw. */
static void judge_seat(struct tui *tui, int index)
{
	struct error error = {.code = STATUS_OK};
	struct verdict verdict;
	struct drop drop;
	struct move move;

	drop_at(&tui->model, cursor_card_held(tui), &tui->layout.spots[index], &drop);
	tui->board->seats[index] = SEAT_ILLEGAL;
	if (!judge_find_move(&drop, &move) ||
		app_verdict(tui->app, &move, &verdict, &error) != STATUS_OK)
		return;
	if (verdict.legal)
		tui->board->seats[index] = SEAT_LEGAL;
	verdict_done(&verdict);
}

/* Room for what is known of the seats; they stay where they are while the card is in the air. */
static bool have_seats(struct tui *tui)
{
	if (tui->board->seats && tui->board->nseats == tui->layout.nspots)
		return true;
	free(tui->board->seats);
	tui->board->seats = calloc((size_t)tui->layout.nspots + 1, sizeof(*tui->board->seats));
	tui->board->nseats = tui->board->seats ? tui->layout.nspots : 0;
	return tui->board->seats != NULL;
}

bool judge_seats(struct tui *tui)
{
	struct timespec start;
	int row, col;

	if (!tui_carrying(tui) || cursor_card_held(tui) < 0 || !tui->model.paired ||
		!have_seats(tui))
		return false;
	clock_gettime(CLOCK_MONOTONIC, &start);
	for (int i = 0; i < tui->board->nseats; i++) {
		if (tui->board->seats[i] != SEAT_UNKNOWN ||
			!layout_place(&tui->layout, &tui->layout.spots[i], &row, &col))
			continue;
		if (microseconds_since(&start) > SEATS_MICROSECONDS)
			return true;
		judge_seat(tui, i);
	}
	return false;
}

void judge_next_legal(struct tui *tui, int step)
{
	const int n = tui->layout.nspots, card = cursor_card_held(tui);

	for (int i = 1; i <= n && card >= 0; i++) {
		int at = ((tui->board->spot + i * step) % n + n) % n;

		if (tui->model.paired && have_seats(tui) && tui->board->seats[at] == SEAT_UNKNOWN)
			judge_seat(tui, at);
		if (judge_legal_at(tui, at)) {
			cursor_to(tui, at);
			return;
		}
	}
	tui_say(tui, ROLE_BAD,
		"There is no legal seat for this card. The arrows carry it to any seat (×).");
}
