/*
 * The draw board in practice: the cards are dealt by hand and marked, the engine's draw stays
 * hidden until it is right or asked for. All but these keys are the draw board's.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/practice/practice.h"
#include "board/deal.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/ask/undo.h"
#include "tui/board/actions.h"
#include "tui/board/check.h"
#include "tui/board/cursor.h"
#include "tui/board/dealing.h"
#include "tui/board/explain.h"
#include "tui/board/practice.h"
#include "tui/board/rule_books.h"
#include "tui/board/steps.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"
#include "tui/view/board_keys.h"
#include "tui/view/views.h"

static void show(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, practice_show(tui->app, tui->options->practice, &error), &error))
		return;
	tui->board->wish.scroll_y = 0;
	tui_say(tui, ROLE_GOOD, "The rules' draw. ? tells the rules behind a board.");
}

static void on_show(struct tui *tui, char answer, const char *text)
{
	(void)text;
	if (answer == 'y')
		show(tui);
}

static void ask_show(struct tui *tui)
{
	if (tui->options->practice->open)
		show(tui);
	else
		ask_key(tui, on_show,
			"Show the rules' draw? It counts as seen, not solved.\ny yes   n no");
}

/* PINs of tonight's list, by which an evening is drawn; the caller frees them. NULL: no memory. */
static int *read_list(struct tui *tui, int *count, struct error *error)
{
	struct app_listed *rows = NULL;
	int *list = NULL;

	*count = 0;
	if (tui_is_season(tui) && app_evening_list(tui->app, &rows, count, error) != STATUS_OK)
		*count = 0;
	list = calloc((size_t)*count + 1, sizeof(*list));
	for (int i = 0; list && i < *count; i++)
		list[i] = rows[i].pin;
	free(rows);
	return list;
}

static void deal(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	struct deal_board *lying;
	struct plain_board *boards;
	const size_t room = (size_t)tui->model.ncards + 1;
	int *list;
	int count, listed;

	if (tui->model.paired) {
		tui_say(tui, ROLE_PLAIN, "The cards are dealt; l lays them out again.");
		return;
	}
	list = read_list(tui, &listed, &error);
	lying = calloc(room, sizeof(*lying));
	boards = calloc(room, sizeof(*boards));
	if (!list || !lying || !boards) {
		tui_say(tui, ROLE_BAD, "%s", status_text(STATUS_NO_MEMORY));
	} else {
		count = deal_cards(&tui->model, list, listed, lying);
		for (int i = 0; i < count; i++)
			boards[i] = (struct plain_board){lying[i].white, lying[i].black};
		if (tui_did(tui, practice_deal(tui->app, boards, count, &error), &error)) {
			tui->board->wish.scroll_y = 0;
			tui_say(tui, ROLE_GOOD,
				"Dealt %s; who is left over is in the tray. c marks.",
				listed > 0 ? "down tonight's list" : "as they lie");
		}
	}
	free(list);
	free(lying);
	free(boards);
}

static void put_verdict(struct tui *tui, const struct practice_mark *mark)
{
	char text[PRACTICE_WORDS + 120];

	switch (mark->kind) {
	case PRACTICE_UNFINISHED:
		panel_words(tui, ROLE_PLAIN, mark->text);
		break;
	case PRACTICE_RIGHT:
		panel_words(tui, ROLE_GOOD, "Right: this is the rules' draw.");
		break;
	case PRACTICE_EQUAL:
		panel_words(tui, ROLE_GOOD,
			"Equally good: not the rules' draw, but the rules see no difference.");
		break;
	case PRACTICE_WORSE:
		snprintf(text, sizeof(text),
			"Worse. The first rule that gets worse, from the best draw to yours: %s.",
			mark->text);
		panel_words(tui, ROLE_BAD, text);
		break;
	case PRACTICE_BETTER:
		snprintf(text, sizeof(text),
			"Better than the rules' draw: %s. That is a fault of the program; please report it.",
			mark->text);
		panel_words(tui, ROLE_BAD, text);
		break;
	case PRACTICE_SETTLED:
		snprintf(text, sizeof(text), "Not the rules' draw, though it %s.", mark->text);
		panel_words(tui, ROLE_BAD, text);
		break;
	}
	for (int i = 0; i < mark->broken.count; i++) {
		snprintf(text, sizeof(text), "BROKEN: %s", mark->broken.lines[i]);
		panel_words(tui, ROLE_BAD, text);
	}
}

static void put_next(struct tui *tui, const struct practice_mark *mark)
{
	const bool good = mark->kind == PRACTICE_RIGHT || mark->kind == PRACTICE_EQUAL;

	if (mark->kind == PRACTICE_UNFINISHED)
		panel_words(
			tui, ROLE_FAINT, "Carry the cards that are left over each other, then c.");
	else if (!good)
		panel_words(tui, ROLE_FAINT,
			"? tells the rules behind a board as it is. Move the cards, and c marks again.");
	else if (tui->options->practice->verdict == PRACTICE_SEEN)
		panel_words(tui, ROLE_FAINT,
			"The rules' draw was shown before: it counts as seen, not solved. Opened with --again it "
			"starts afresh.");
	else
		panel_words(
			tui, ROLE_FAINT, "Remembered as solved. ? tells the rules behind a board.");
}

static void compare(struct tui *tui)
{
	panel_over(tui);
	check_open(tui);
	panel_settle(tui);
}

static const struct key_row boards_key = {"Enter", "the rules' boards",
	"your boards and the rules' boards side by side, where they differ", WHEN_ANY, compare,
	NULL};

/* Once it is no secret any more, the engine's boards beside those that differ. */
static void offer_comparison(struct tui *tui, enum practice_mark_kind kind)
{
	if (practice_hides(tui) || kind == PRACTICE_UNFINISHED || kind == PRACTICE_RIGHT)
		return;
	panel_offer(tui, &boards_key);
}

/* The marks are of the draw as it was: about another one nothing is said. */
struct marked {
	unsigned reads; /* app_reads() then */
};

static void make_marks(struct tui *tui, const void *about)
{
	struct error error = {.code = STATUS_OK};
	struct practice_mark made;
	enum status status;

	if (((const struct marked *)about)->reads != app_reads(tui->app))
		return;
	status = practice_mark(tui->app, tui->options->practice, &made, &error);
	if (status != STATUS_OK)
		tui_say(tui, ROLE_BAD, "%s", error.text);
	if (status == STATUS_OK || made.kind != PRACTICE_UNFINISHED) {
		tui->board->marked = made.kind != PRACTICE_UNFINISHED;
		panel_begin(tui, "Marked: %s", tui->options->practice->name);
		put_verdict(tui, &made);
		if (status == STATUS_OK)
			put_next(tui, &made);
		else
			panel_words(tui, ROLE_BAD, error.text);
		offer_comparison(tui, made.kind);
	}
	practice_mark_done(&made);
}

static void mark(struct tui *tui)
{
	const struct marked marked = {app_reads(tui->app)};

	if (tui->model.paired)
		panel_open(tui, make_marks, &marked, sizeof(marked));
	else
		tui_say(tui, ROLE_PLAIN, "The cards are laid out: b deals them, then c marks.");
}

static void off(struct tui *tui)
{
	tui_say(tui, ROLE_PLAIN,
		"This is practice: nothing is published, printed or entered. c marks the draw.");
}

/* A question that the engine's draw answers. True: not yet. */
static bool too_early(struct tui *tui)
{
	if (!practice_hides_reasons(tui))
		return false;
	tui_say(tui, ROLE_PLAIN, "That would tell the rules' draw: first c marks yours.");
	return true;
}

/* Why not and other rule books show boards of the best draw: only once that is known. */
static bool hides_why_not(struct tui *tui)
{
	if (!practice_hides(tui))
		return false;
	tui_say(tui, ROLE_PLAIN,
		"That would tell the rules' draw: first get yours right, or press p.");
	return true;
}

static void explain(struct tui *tui)
{
	if (!tui->model.paired || !too_early(tui))
		explain_why(tui);
}

static void ask_why_not(struct tui *tui)
{
	if (!hides_why_not(tui))
		action_why_not(tui);
}

static void show_rule_books(struct tui *tui)
{
	if (!hides_why_not(tui))
		rule_books_open(tui);
}

/* The deal would give the rules' draw away: until that is known its steps are asked for. */
static void show_deal(struct tui *tui)
{
	if (practice_hides(tui))
		steps_open(tui);
	else if (tui->model.paired)
		dealing_open(tui);
	else
		tui_say(tui, ROLE_PLAIN, "The cards are laid out: b deals them, then D.");
}

static void quit(struct tui *tui)
{
	tui->running = false;
}

/* The answer to "why not" shows boards of the best draw, also with a card in the air. */
static bool before(struct tui *tui, const struct term_event *event)
{
	if (tui_carrying(tui) && event->kind == TERM_CHARACTER && event->key == 'n' &&
		hides_why_not(tui))
		return true;
	return board_before(tui, event);
}

static const char *next(const struct tui *tui)
{
	if (tui_carrying(tui))
		return "Enter drops";
	if (!tui->model.paired)
		return "b deals the cards";
	return tui->model.ntray > 0 ? "Tab: the tray must be empty" : "c marks the draw";
}

static const struct key_row rows[] = {
	{"b", "deal",
		"deal the cards as they lie, by halves or as the rule book has it, and those fixed by hand",
		WHEN_LAID_OUT | IN_ROUND, deal, NULL},
	{"c", "mark", "mark your draw: right, equally good, or by which rule it is worse",
		WHEN_PAIRED | IN_ROUND, mark, NULL},
	{"D", "by steps",
		"asks for each choice of the rules' draw; once that is known, deals your draw",
		WHEN_RESTING | IN_ROUND, show_deal, NULL},
	{"Space", "pick up", "pick the card up (Enter too); or drag it with the mouse",
		WHEN_LAID_OUT | WHEN_PAIRED | NEEDS_CARD | IN_CARD, board_pick_up, "Enter"},
	{"←→", "score", "the score above or below; up and down: from card to card",
		WHEN_LAID_OUT | IN_LOOK, cursor_key, "↑↓"},
	{"?", "why", "laid out: card and score group; dealt and marked: the rules behind a board",
		WHEN_RESTING | NEEDS_CARD | IN_LOOK, explain, NULL},
	{"t", "turn", "turn the colours of the board", WHEN_PAIRED | IN_CARD, action_turn, NULL},
	{"l", "lay out", "lay the cards out again; pinned boards stay together",
		WHEN_PAIRED | IN_ROUND, action_lay_out, NULL},
	{"u", "undo", "undo (Ctrl-T or F8)", WHEN_RESTING | IN_ROUND, action_undo, NULL},
	{"p", "show", "show the rules' draw; it then counts as seen, not solved",
		WHEN_RESTING | IN_ROUND, ask_show, NULL},
	{"f", "card", "the full card of the player", WHEN_RESTING | NEEDS_CARD | IN_CARD,
		action_card, NULL},
	{"q", "quit", "quit; you go on here the next time", WHEN_RESTING | IN_LISTS, quit, NULL},
	{"x", NULL, "free the card of what was fixed by hand (◆)",
		WHEN_LAID_OUT | NEEDS_CARD | IN_CARD, action_pin, NULL},
	{"x", NULL, "pin or unpin the board (◆)", WHEN_PAIRED | NEEDS_CARD | IN_CARD, action_pin,
		NULL},
	{"n", NULL, "why not another opponent, once yours is right or p has shown the draw",
		WHEN_PAIRED | NEEDS_CARD | IN_LOOK, ask_why_not, NULL},
	{"C", NULL, "the draws of other rule books, once yours is right or p has shown it",
		WHEN_RESTING | IN_LOOK, show_rule_books, NULL},
	{"P e r s a w i Ctrl-P", NULL,
		"mean nothing here: nothing is published, printed or entered",
		WHEN_RESTING | IN_LISTS, off, NULL},
	{"carrying", NULL, "only rules broken and mended are told, not what is better", WHEN_ANY,
		NULL, NULL},
};

/* What would tell the rules' draw is not offered before that is known. */
static const char *word(const struct tui *tui, const struct key_row *row)
{
	if (row->act == explain && tui->model.paired && practice_hides_reasons(tui))
		return NULL;
	if (row->act == show_deal && !practice_hides(tui))
		return tui->model.paired ? "deal" : NULL;
	return board_word(tui, row);
}

static const struct key_row *practice_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {
		board_keys_carrying(), &own, board_keys_shared(), NULL};

	return key_row_at(tables, i);
}

const struct view *view_practice(void)
{
	static struct view view;

	view = *view_board();
	view.id = VIEW_PRACTICE;
	view.name = "Practice";
	view.keys = practice_key;
	view.before = before;
	view.next = next;
	view.word = word;
	return &view;
}
