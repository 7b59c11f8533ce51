/* A card in the air: picking it up, judging the place under it, letting go. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "tui/screen.h"

int carry_card(const struct tui *tui)
{
	return tui->drag.pin ? model_card(&tui->model, tui->drag.pin) : -1;
}

void carry_forget(struct tui *tui)
{
	if (tui->have_verdict)
		verdict_done(&tui->verdict);
	tui->have_verdict = false;
	tui->judged = -1;
}

void carry_cancel(struct tui *tui)
{
	int card = carry_card(tui);

	if (drag_step(&tui->drag, DRAG_CANCEL, 0, 0, 0) != DRAG_PUT_BACK)
		return;
	carry_forget(tui);
	if (card >= 0) {
		char name[64];

		cursor_to(tui, layout_card(&tui->layout, card));
		tui_say(tui, ROLE_PLAIN, "%s is back in place.",
			card_short_name(&tui->model.cards[card], name));
	}
}

bool carry_pick(struct tui *tui, enum drag_input input, int pin, int row, int col)
{
	bool may = tui->model.state < ROUND_PUBLISHED && !app_read_only(tui->app);
	int card = pin ? model_card(&tui->model, pin) : -1;

	if (input == DRAG_TAKE && !may) {
		tui_say(tui, ROLE_BAD,
			app_read_only(tui->app)
				? "The file cannot be written."
				: "Round %d is published: l takes it back while there is no result.",
			tui->model.round);
		return false;
	}
	if (card >= 0 && tui->model.cards[card].place == PLACE_BOOKED)
		pin = 0;
	carry_forget(tui);
	return drag_step(&tui->drag, input, may ? pin : 0, row, col) == DRAG_PICKED;
}

/* The move in the use cases' terms; false if the drop is none. */
static bool move_of(const struct drop *drop, struct move *move)
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

/* Over no seat: what the last one would have meant is not shown any more. */
void carry_astray(struct tui *tui)
{
	carry_forget(tui);
	tui->drag.astray = true;
}

void carry_judge(struct tui *tui)
{
	const struct spot *spot = cursor_spot(tui);
	struct error error = {.code = STATUS_OK};
	struct move move;
	int card = carry_card(tui);

	if (!tui_carrying(tui) || tui->drag.astray || !spot || card < 0 || tui->judged == tui->spot)
		return;
	carry_forget(tui);
	tui->judged = tui->spot;
	drop_at(&tui->model, card, spot, &tui->drop);
	if (!move_of(&tui->drop, &move))
		return;
	tui->have_verdict = app_verdict(tui->app, &move, &tui->verdict, &error) == STATUS_OK;
}

static enum status apply_change(
	struct tui *tui, const struct hand_change *change, struct error *error)
{
	enum status status;

	if (change->add)
		return app_hand(tui->app, change->pin, change->kind, change->value, error);
	if (change->kind == HAND_BOARD && change->value > 0)
		return app_pin_board(tui->app, change->value, false, error);
	/* What the change before took along is no trouble. */
	status = app_unhand(tui->app, change->pin, change->kind, error);
	return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

static bool apply(struct tui *tui, const struct drop *drop)
{
	struct error error = {.code = STATUS_OK};
	enum status status = STATUS_OK;
	struct move move;

	if (move_of(drop, &move))
		return tui_did(tui, app_move(tui->app, &move, &error), &error);
	for (int i = 0; i < drop->nchanges && status == STATUS_OK; i++)
		status = apply_change(tui, &drop->changes[i], &error);
	tui->stale = true;
	return tui_did(tui, status, &error);
}

void carry_drop(struct tui *tui)
{
	struct drop drop;
	const struct spot *spot = cursor_spot(tui);
	int card = carry_card(tui), pin = tui->drag.pin;

	drag_step(&tui->drag, DRAG_CANCEL, 0, 0, 0);
	carry_forget(tui);
	if (card < 0 || !spot)
		return;
	drop_at(&tui->model, card, spot, &drop);
	tui->cursor.kind = SPOT_CARD;
	tui->cursor.pin = pin;
	cursor_to(tui, layout_card(&tui->layout, card));
	if (drop.kind == DROP_NONE) {
		tui_say(tui, ROLE_PLAIN, "%s.", drop.text);
		return;
	}
	if (!apply(tui, &drop))
		return;
	tui->cursor.kind = SPOT_CARD;
	tui->cursor.pin = pin;
	if (drop.legal)
		tui_say(tui, ROLE_GOOD, "%s. u takes it back.", drop.text);
	else
		tui_say(tui, ROLE_BAD, "%s: breaks a rule, %s. u takes it back.", drop.text,
			drop.broken);
}

bool carry_legal_at(const struct tui *tui, int index)
{
	struct drop drop;
	int card = carry_card(tui);

	if (card < 0 || index < 0 || index >= tui->layout.nspots)
		return false;
	drop_at(&tui->model, card, &tui->layout.spots[index], &drop);
	return drop.kind != DROP_NONE && drop.legal;
}

void carry_next_legal(struct tui *tui, int step)
{
	int n = tui->layout.nspots;

	for (int i = 1; i <= n; i++) {
		int at = ((tui->spot + i * step) % n + n) % n;

		if (carry_legal_at(tui, at)) {
			cursor_to(tui, at);
			return;
		}
	}
	tui_say(tui, ROLE_BAD, "There is no legal seat for this card.");
}
