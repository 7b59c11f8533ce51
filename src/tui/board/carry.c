/* A card in the air: picking it up, letting go, putting it back. */
#include "config.h"

#include "tui/board/carry.h"

#include <stdio.h>
#include <string.h>

#include "app/players/dropped_constraints.h"
#include "app/words/words.h"
#include "core/vocabulary.h"
#include "tui/board/cursor.h"
#include "tui/board/judge.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/term/reader.h"

void carry_cancel(struct tui *tui)
{
	int card = cursor_card_held(tui);

	if (drag_step(&tui->board->drag, DRAG_CANCEL, 0, 0, 0) != DRAG_PUT_BACK)
		return;
	judge_forget(tui);
	if (card >= 0) {
		char name[64];

		cursor_to(tui, layout_card(&tui->layout, card));
		tui_say(tui, ROLE_PLAIN, "%s is back in place.",
			card_short_name(&tui->model, card, name));
	}
}

static void say_let_go(struct tui *tui, int pin)
{
	const int card = model_card(&tui->model, pin);
	char name[64] = "the card";

	if (card >= 0)
		card_short_name(&tui->model, card, name);
	tui_say(tui, ROLE_BAD, "Changed by another program: %s is no longer in the air.", name);
}

void carry_let_go(struct tui *tui)
{
	const int pin = tui->board->drag.pin;

	if (drag_step(&tui->board->drag, DRAG_CANCEL, 0, 0, 0) != DRAG_PUT_BACK)
		return;
	judge_forget(tui);
	tui->board->cursor.kind = SPOT_CARD;
	tui->board->cursor.pin = pin;
	tui->board->let_go = pin;
	say_let_go(tui, pin);
}

void carry_forget_whose(struct tui *tui)
{
	if (tui->board->let_go != 0)
		tui->board->let_go = -1;
}

bool carry_missed(struct tui *tui, int key)
{
	const int pin = tui->board->let_go;

	tui->board->let_go = 0;
	if (pin == 0 || (key != KEY_RETURN && key != ' '))
		return false;
	say_let_go(tui, pin);
	return true;
}

void carry_resized(struct tui *tui)
{
	if (!tui_carrying(tui)) {
		carry_cancel(tui);
		return;
	}
	/* Spots have other numbers now: what is known of them goes, the draws worked out stay. */
	judge_seats_moved(tui);
}

bool carry_pick(struct tui *tui, enum drag_input input, int pin, int row, int col)
{
	bool may = tui->model.state < ROUND_PUBLISHED && !app_read_only(tui->app);
	int card = pin ? model_card(&tui->model, pin) : -1;

	if (input == DRAG_TAKE && !may) {
		if (app_read_only(tui->app))
			tui_say(tui, ROLE_BAD, "No card can be moved: %s.",
				app_read_only_why(tui->app));
		else
			tui_say(tui, ROLE_BAD,
				"%s %d is published: r enters results, l takes it back for a reason.",
				tui_vocabulary(tui)->round, tui->model.round);
		return false;
	}
	if (card >= 0 && tui->model.cards[card].place == PLACE_BOOKED)
		pin = 0;
	judge_forget(tui);
	return drag_step(&tui->board->drag, input, may ? pin : 0, row, col) == DRAG_PICKED;
}

/* Over no seat: what the last one would have meant is not shown any more. */
void carry_astray(struct tui *tui)
{
	judge_again(tui);
	tui->board->drag.astray = true;
}

/*
 * gone: what is no longer fixed by hand, in words that end another sentence; "": nothing. Laid out,
 * what becomes of the card itself is the drop.
 */
static bool apply(struct tui *tui, const struct drop *drop, char *gone, size_t size)
{
	struct error error = {.code = STATUS_OK};
	char what[DROPPED_CONSTRAINTS_SIZE] = "";
	struct dropped_constraints before;
	struct move move;
	const bool moves = judge_find_move(drop, &move);
	enum status status = dropped_constraints_keep(tui->app, &before);

	if (status == STATUS_OK && moves)
		status = app_move(tui->app, &move, &error);
	else if (status == STATUS_OK)
		status = app_hands(tui->app, drop->changes, drop->nchanges, &error);
	if (status == STATUS_OK)
		dropped_constraints_words(
			tui->app, &before, moves ? 0 : drop->card, what, sizeof(what));
	dropped_constraints_done(&before);
	gone[0] = '\0';
	if (what[0])
		words_put(gone, size, "; no longer fixed: %s", what);
	return tui_did(tui, status, &error);
}

void carry_words(const char *what, int board, char *text, size_t size)
{
	if (board > 0)
		words_put(text, size, "%s (board %d)", what, board);
	else
		words_put(text, size, "%s", what);
}

/* At which board the card sits now: boards of a new draft are numbered anew. */
static int board_now(const struct tui *tui, const struct drop *drop)
{
	const struct board *board = drop->board > 0
		? event_board_of(
			  tui_event(tui), app_section(tui->app), app_round(tui->app), drop->card)
		: NULL;

	return board ? app_board_label(tui->app, board->round, board->number) : 0;
}

void carry_drop(struct tui *tui)
{
	char what[200];
	struct drop drop;
	char gone[DROPPED_CONSTRAINTS_SIZE];
	const struct spot *spot = cursor_spot(tui);
	int card = cursor_card_held(tui), pin = tui->board->drag.pin;

	if (card >= 0 && spot) {
		/* It may have been let go before it was ever seen in the air. */
		tui->board->drag.state = DRAG_CARRYING;
		tui->board->drag.astray = false;
		judge_here(tui);
	}
	drop = tui->board->drop;
	drag_step(&tui->board->drag, DRAG_CANCEL, 0, 0, 0);
	judge_forget(tui);
	if (card < 0 || !spot)
		return;
	tui->board->cursor.kind = SPOT_CARD;
	tui->board->cursor.pin = pin;
	cursor_to(tui, layout_card(&tui->layout, card));
	if (drop.kind == DROP_NONE) {
		tui_say(tui, ROLE_PLAIN, "%s.", drop.text);
		return;
	}
	if (!apply(tui, &drop, gone, sizeof(gone)))
		return;
	tui->board->cursor.kind = SPOT_CARD;
	tui->board->cursor.pin = pin;
	carry_words(drop.text, board_now(tui, &drop), what, sizeof(what));
	if (drop.legal)
		tui_say(tui, ROLE_GOOD, "%s%s. u takes it back.", what, gone);
	else
		tui_say(tui, ROLE_BAD, "That breaks a rule: %s%s. u takes it back.", drop.broken,
			gone);
}
