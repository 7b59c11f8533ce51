/* The cards of the round on the board as the rule book sees them, in the view model's terms. */
#ifndef TUI_STATE_SEEN_H
#define TUI_STATE_SEEN_H

#include "app/app.h"
#include "app/position/corrections.h"
#include "app/round/cards.h"
#include "board/model.h"

/*
 * As model_build wants them, which copies them; the caller frees *seen. What app_cards may fail
 * with; nothing is written then. notes: what is said on the cards.
 */
enum status seen_cards(
	struct app *app, const struct card_notes *notes, struct board_seen **seen, int *count);

#endif
