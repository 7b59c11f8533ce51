/* The deal on the screen: opened, stepped through, left. */
#include "config.h"

#include "tui/board/dealing.h"

#include <curses.h>

#include "app/deal/packed.h"
#include "tui/ask/answer.h"
#include "tui/board/cursor.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"

enum { SCROLL_LINES = 10 };

void dealing_done(struct dealing *dealing)
{
	if (!dealing->open)
		return;
	deal_table_done(&dealing->table);
	deal_done(&dealing->deal);
	*dealing = (struct dealing){.open = false};
}

/*
 * Up to the first step of the group in which this player is; of the highest group from the start.
 */
static void go_to_group_of(struct dealing *dealing, int pin)
{
	const struct deal *deal = &dealing->deal;
	int group = 0, at = 0;

	for (int i = 0; i < deal->norder; i++)
		if (deal->pins[deal->order[i]] == pin)
			group = deal->start[deal->order[i]].group;
	while (at < deal->nsteps && deal->steps[at].group != group)
		at++;
	while (group > 0 && at < deal->nsteps && dealing->table.made < at)
		deal_forward(deal, &dealing->table);
}

static enum status make_deal(
	struct tui *tui, const void *about, int stop, struct answer_bytes *made)
{
	struct deal deal;
	enum status status = deal_make(tui->app, tui->model.round, &deal, &made->error);

	(void)about;
	(void)stop;
	if (status != STATUS_OK)
		return status;
	status = deal_pack(&deal, &made->bytes, &made->size);
	deal_done(&deal);
	return status;
}

static void show_deal(struct tui *tui, enum status status, struct answer_bytes *made)
{
	struct dealing *dealing = &tui->board->dealing;
	const int card = cursor_card(tui);

	dealing_done(dealing);
	if (status == STATUS_OK)
		status = deal_unpack(made->bytes, made->size, &dealing->deal);
	if (status == STATUS_OK && deal_table_init(&dealing->deal, &dealing->table) != STATUS_OK) {
		deal_done(&dealing->deal);
		status = STATUS_NO_MEMORY;
	}
	if (status != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s",
			made->error.text[0] ? made->error.text : status_text(status));
		return;
	}
	dealing->open = true;
	dealing->section = app_section(tui->app);
	if (card >= 0)
		go_to_group_of(dealing, tui->model.cards[card].pin);
	tui_show(tui, VIEW_DEAL);
}

void dealing_open(struct tui *tui)
{
	static const struct answer_task task = {"Working on the deal", make_deal, show_deal, false};

	answer_begin_task(tui, &task, NULL);
}

void dealing_leave(struct tui *tui)
{
	dealing_done(&tui->board->dealing);
	tui_show(tui, tui->options->practice ? VIEW_PRACTICE : VIEW_BOARD);
}

void dealing_rebuilt(struct tui *tui)
{
	const int section = tui->board->dealing.section;

	if (!tui->board->dealing.open)
		return;
	dealing_leave(tui);
	tui_say(tui, ROLE_PLAIN, "%s: the deal is closed.",
		section == app_section(tui->app) ? "The event has changed"
						 : "This is another section");
}

void dealing_next(struct tui *tui)
{
	struct dealing *dealing = &tui->board->dealing;

	dealing->scroll = dealing->read = 0;
	if (!deal_forward(&dealing->deal, &dealing->table))
		tui_say(tui, ROLE_PLAIN, "That was the last step: this is the draw. Esc leaves.");
}

void dealing_back(struct tui *tui)
{
	struct dealing *dealing = &tui->board->dealing;

	dealing->scroll = dealing->read = 0;
	if (!deal_back(&dealing->deal, &dealing->table))
		tui_say(tui, ROLE_PLAIN, "No step is made yet: Space makes the first one.");
}

/* Of the group of the next step, or what comes before the first or behind the last one. */
void dealing_to_end_of_group(struct tui *tui)
{
	struct dealing *dealing = &tui->board->dealing;
	const struct deal *deal = &dealing->deal;
	const int group = deal_next_group(deal, &dealing->table);
	int last = dealing->table.made;

	if (last == deal->nsteps) {
		dealing_next(tui);
		return;
	}
	for (int i = last; i < deal->nsteps; i++) {
		if (deal->steps[i].group == group)
			last = i;
		else if (group < 0)
			break;
	}
	dealing->scroll = dealing->read = 0;
	while (dealing->table.made <= last)
		deal_forward(deal, &dealing->table);
}

void dealing_to_start(struct tui *tui)
{
	struct dealing *dealing = &tui->board->dealing;

	dealing->scroll = dealing->read = 0;
	while (deal_back(&dealing->deal, &dealing->table))
		;
}

void dealing_to_end(struct tui *tui)
{
	struct dealing *dealing = &tui->board->dealing;

	dealing->scroll = dealing->read = 0;
	while (deal_forward(&dealing->deal, &dealing->table))
		;
}

void dealing_scroll(struct tui *tui)
{
	struct dealing *dealing = &tui->board->dealing;
	const bool page = tui->key == KEY_PPAGE || tui->key == KEY_NPAGE;
	const bool up = tui->key == KEY_PPAGE || tui->key == KEY_UP;
	/* a line a card, two a group at most: further on there is nothing */
	const int most = dealing->deal.norder + 2 * dealing->deal.ngroups;

	dealing->scroll += (up ? -1 : 1) * (page ? SCROLL_LINES : 1);
	if (dealing->scroll > most)
		dealing->scroll = most;
	if (dealing->scroll < -most)
		dealing->scroll = -most;
}
