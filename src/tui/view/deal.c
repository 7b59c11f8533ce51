/*
 * The deal: the cards and boards of the score groups as they lie after the last step, and below
 * them what was done and by which rule.
 */
#include "config.h"

#include <stdio.h>

#include "tui/board/dealing.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/view/deal_table.h"
#include "tui/view/views.h"

static const struct dealing *dealing_of(const struct tui *tui)
{
	return &tui->board->dealing;
}

/* The words and their title are kept by the caller. */
static struct deal_shown show(
	const struct tui *tui, char text[DEAL_STEP_WORDS], char *title, size_t size)
{
	const struct dealing *dealing = dealing_of(tui);
	const int made = dealing->table.made;

	snprintf(text, DEAL_STEP_WORDS,
		"The cards lie in the pairing box. Space makes the first step.");
	if (made > 0)
		deal_step_words(&dealing->deal.steps[made - 1], text);
	snprintf(title, size, " Step %d of %d ", made, dealing->deal.nsteps);
	return (struct deal_shown){
		.app = tui->app,
		.model = &tui->model,
		.deal = &dealing->deal,
		.table = &dealing->table,
		.scroll = dealing->scroll,
		.read = dealing->read,
		.chosen = PAIRING_NOBODY,
		.name = "Deal",
		.title = title,
		.words = {{text, ROLE_PLAIN}},
	};
}

static void draw(struct tui *tui)
{
	char text[DEAL_STEP_WORDS], title[64];
	const struct deal_shown shown = show(tui, text, title, sizeof(title));

	deal_table_draw(tui, &shown);
}

static void read_on(struct tui *tui)
{
	char text[DEAL_STEP_WORDS], title[64];
	const struct deal_shown shown = show(tui, text, title, sizeof(title));

	deal_table_read(tui, &shown, &tui->board->dealing.read);
}

static const struct key_row rows[] = {
	{"Space", "next", "make the next step", WHEN_ANY | IN_ROUND, dealing_next, NULL},
	{"Backspace", "back", "take the last step back", WHEN_ANY | IN_ROUND, dealing_back, NULL},
	{"Enter", "end of the group", "make all steps to the end of the score group",
		WHEN_ANY | IN_ROUND, dealing_to_end_of_group, NULL},
	{"Esc", "leave", "back to the draw board; nothing has changed", WHEN_ANY | IN_LISTS,
		dealing_leave, "D"},
	{"Home", "start", "before the first step", WHEN_ANY | IN_ROUND, dealing_to_start, NULL},
	{"End", "draw", "to the last step: the draw", WHEN_ANY | IN_ROUND, dealing_to_end, NULL},
	{"PgUp PgDn", NULL, "scroll; the arrows by a line", WHEN_ANY | IN_LOOK, dealing_scroll,
		"↑↓"},
	{"[ ]", NULL, "words for which there is no room: back, on", WHEN_ANY | IN_LOOK, read_on,
		NULL},
};

static const struct key_row *deal_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

static const char *next(const struct tui *tui)
{
	const struct dealing *dealing = dealing_of(tui);

	return dealing->table.made < dealing->deal.nsteps ? "End shows the draw"
							  : "Home begins again";
}

/* Nothing goes on from the last step, nor back from the first. */
static const char *word(const struct tui *tui, const struct key_row *row)
{
	const struct dealing *dealing = dealing_of(tui);

	if (row->act == dealing_next || row->act == dealing_to_end_of_group ||
		row->act == dealing_to_end)
		return dealing->table.made < dealing->deal.nsteps ? row->name : NULL;
	if (row->act == dealing_back || row->act == dealing_to_start)
		return dealing->table.made > 0 ? row->name : NULL;
	return row->name;
}

const struct view *view_deal(void)
{
	static const struct view view = {
		.id = VIEW_DEAL,
		.name = "Deal",
		.keys = deal_key,
		.keys_first = true,
		.no_undo = true,
		.draw = draw,
		.next = next,
		.word = word,
	};

	return &view;
}
