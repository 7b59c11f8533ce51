/* The draw board from its start to its end, and what a new draw does to what it knows. */
#include "config.h"

#include "tui/board/draw_board.h"

#include <stdlib.h>

#include "tui/board/density.h"
#include "tui/board/judge.h"
#include "tui/board/note.h"
#include "tui/state/state.h"

bool draw_board_start(struct tui *tui)
{
	tui->board = calloc(1, sizeof(*tui->board));
	if (!tui->board)
		return false;
	tui->board->spot = -1;
	tui->board->judged = -1;
	return true;
}

void draw_board_done(struct tui *tui)
{
	if (!tui->board)
		return;
	judge_forget(tui);
	reasons_done(&tui->board->reasons);
	reasoner_stop(&tui->board->reasoner);
	drawn_done(&tui->board->drawn);
	card_notes_done(&tui->board->notes);
	dealing_done(&tui->board->dealing);
	steps_done(&tui->board->steps);
	free(tui->board);
	tui->board = NULL;
}

void draw_board_rebuilt(struct tui *tui)
{
	tui->board->marked = false;
	dealing_rebuilt(tui);
	judge_forget(tui);
	reasons_done(&tui->board->reasons);
	tui->board->why_board = 0;
	tui->board->reasons_awaited = false;
}

void draw_board_take(struct tui *tui)
{
	if (ahead_take(&tui->board->ahead, 0) && tui->board->awaited)
		judge_again(tui);
	note_take(tui, 0);
}

void draw_board_touched(struct tui *tui, const struct app_touched *touched)
{
	const bool entered = touched->listed &&
		event_player(tui_event(tui), app_section(tui->app), touched->pin);
	int pin = entered ? touched->pin
		: tui->model.round == app_round(tui->app)
		? drawn_changed(&tui->model, tui_event(tui), tui->board->cursor.pin)
		: 0;

	if (pin == 0 && touched->by_hand == tui->model.round)
		pin = touched->pin;
	if (pin == 0)
		return;
	tui->board->cursor.kind = SPOT_CARD;
	tui->board->cursor.pin = pin;
}
