/*
 * The keys of the draw board where a letter is text: a menu of them for the board under the cursor
 * of the results.
 */
#include "config.h"

#include <stdio.h>

#include "app/app.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/ask/help.h"
#include "tui/board/dealing.h"
#include "tui/board/repair.h"
#include "tui/results/results.h"
#include "tui/state/view.h"

/* What the menu was opened on. */
struct menu_of {
	int round;
	struct game game; /* number 0: there is no board */
};

static void start(struct tui *tui, const struct menu_of *of)
{
	if (of->game.bye)
		tui_say(tui, ROLE_PLAIN, "The bye is no game that starts.");
	else
		repair_start_board(tui, of->round, of->game.number);
}

static void deal(struct tui *tui, const struct menu_of *of)
{
	if (of->round == tui->model.round)
		dealing_open(tui);
	else
		tui_say(tui, ROLE_PLAIN, "Only %s %d, which is on the board, is dealt here.",
			tui_vocabulary(tui)->round_small, tui->model.round);
}

static void on_board(struct tui *tui, char answer, const struct menu_of *of)
{
	if (of->game.number == 0)
		tui_say(tui, ROLE_PLAIN, "There is no board under the cursor.");
	else if (!results_published(tui))
		tui_say(tui, ROLE_PLAIN, "%s %d is not published yet.", tui_vocabulary(tui)->round,
			of->round);
	else if (answer == 'r')
		repair_ask_game(tui, of->round, &of->game);
	else if (answer == 's')
		start(tui, of);
	else
		deal(tui, of);
}

static void on_choice(struct tui *tui, char answer, const char *text)
{
	const struct menu_of of = *(const struct menu_of *)ask_kept(tui);

	(void)text;
	switch (answer) {
	case 'r':
	case 's':
	case 'd':
		on_board(tui, answer, &of);
		break;
	case 'j':
		tui_show_round(tui, VIEW_JOURNAL, of.round);
		break;
	case 'g':
		tui_show(tui, VIEW_SECTIONS);
		break;
	case 'm':
		help_switch_mouse(tui);
		break;
	default:
		break;
	}
}

void results_menu(struct tui *tui)
{
	struct menu_of of = {.round = results_of(tui)->round};

	char board[24] = "";

	if (results_chosen(tui, &of.game))
		snprintf(board, sizeof(board), ", board %d", results_label(tui, of.game.number));
	else
		of.game = (struct game){.number = 0};
	ask_key(tui, on_choice,
		"%s %d%s:\nr what went wrong, what was played   s it has started, or not   d deal the draw   j journal of the round   g sections   m the mouse   Esc nothing",
		tui_vocabulary(tui)->round, of.round, board);
	ask_keep(tui, &of, sizeof(of));
}
