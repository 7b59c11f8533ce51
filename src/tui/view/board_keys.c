/* The keys of the draw board as rows, and its marks. */
#include "config.h"

#include "tui/view/board_keys.h"

#include <curses.h>

#include "board/drop.h"
#include "tui/ask/find.h"
#include "tui/ask/import.h"
#include "tui/ask/paper.h"
#include "tui/ask/undo.h"
#include "tui/board/apart.h"
#include "tui/board/actions.h"
#include "tui/board/carry.h"
#include "tui/board/check.h"
#include "tui/board/cursor.h"
#include "tui/board/dealing.h"
#include "tui/board/explain.h"
#include "tui/board/groups.h"
#include "tui/board/judge.h"
#include "tui/board/note.h"
#include "tui/board/publish.h"
#include "tui/board/repair.h"
#include "tui/board/rule_books.h"
#include "tui/board/why_not.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"
#include "tui/view/fields.h"

/* Which round it is when the one on the board takes none yet, and what to press. */
static void show_results(struct tui *tui)
{
	const char *round = tui_vocabulary(tui)->round, *small = tui_vocabulary(tui)->round_small;
	const int now = tui->model.round;

	tui_show(tui, VIEW_RESULTS);
	if (tui->model.ncards == 0 || tui->model.state >= ROUND_PUBLISHED)
		return;
	if (now > 1)
		tui_say(tui, ROLE_PLAIN,
			"%s %d is not published and takes no results yet; these are of %s %d.",
			round, now, small, now - 1);
	else
		tui_say(tui, ROLE_PLAIN, "%s %d is not published: it takes no results yet.", round,
			now);
}

static void show_players(struct tui *tui)
{
	tui_show(tui, VIEW_PLAYERS);
}

static void show_standings(struct tui *tui)
{
	tui_show(tui, tui_is_season(tui) ? VIEW_SEASON : VIEW_STANDINGS);
}

static void show_journal(struct tui *tui)
{
	tui_show(tui, VIEW_JOURNAL);
}

static void show_attendance(struct tui *tui)
{
	if (!tui_is_season(tui) && tui->model.state >= ROUND_PUBLISHED) {
		tui_say(tui, ROLE_PLAIN,
			"Round %d is published: the roll is called before the draw.",
			app_round(tui->app));
		return;
	}
	tui_show(tui, VIEW_ATTENDANCE);
}

static void show_outside_games(struct tui *tui)
{
	tui_show_round(tui, VIEW_OUTSIDE, app_evening(tui->app));
}

static void quit(struct tui *tui)
{
	tui->running = false;
}

void board_pick_up(struct tui *tui)
{
	if (repair_may(tui))
		repair_played(tui);
	else
		carry_pick(tui, DRAG_TAKE, tui->model.cards[cursor_card(tui)].pin, 0, 0);
}

/* It looks like a slip. */
static void point_to_results(struct tui *tui)
{
	tui_say(tui, ROLE_PLAIN,
		tui->model.state < ROUND_PUBLISHED
			? "Results come once the round is published: r opens them then."
			: "r opens the results: there 12 1 says that White won on board 12.");
}

static void carry_on(struct tui *tui)
{
	static const struct {
		int key;
		enum direction direction;
	} ways[] = {
		{KEY_UP, GO_UP}, {KEY_DOWN, GO_DOWN}, {KEY_LEFT, GO_LEFT}, {KEY_RIGHT, GO_RIGHT}};

	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++)
		if (tui->key == ways[i].key)
			cursor_to(tui,
				layout_step(
					&tui->layout, tui->board->spot, ways[i].direction, true));
}

static void carry_page(struct tui *tui)
{
	cursor_page(tui, tui->key == KEY_NPAGE ? GO_DOWN : GO_UP);
}

static void carry_to_legal(struct tui *tui)
{
	judge_next_legal(tui, tui->key == KEY_BTAB ? -1 : 1);
}

static void switch_figures(struct tui *tui)
{
	tui->figures = !tui->figures;
}

const struct key_table *board_keys_carrying(void)
{
	static const struct key_row rows[] = {
		{"Enter", "drop", "drop the card here", WHEN_CARRYING, carry_drop, "Space"},
		{"Esc", "put back", "put the card back where it was", WHEN_CARRYING, carry_cancel,
			NULL},
		{"arrows", "carry", "carry the card on", WHEN_CARRYING, carry_on, "↑↓←→"},
		{"Tab", "next legal seat",
			"carry it to the next legal seat (Shift-Tab: the one before)",
			WHEN_CARRYING, carry_to_legal, "Shift-Tab"},
		{"/", "find", "carry it to a player, by number or name", WHEN_CARRYING, action_find,
			NULL},
		{"?", "all of it", "all of the verdict, where the box below has no room for it",
			WHEN_CARRYING, note_show_verdict, NULL},
		{"n", "why not", "why not: what it would cost if these two met (or the bye)",
			WHEN_CARRYING, why_not_here, NULL},
		{"a", NULL, "the figures behind the words of the verdict, or the words again",
			WHEN_CARRYING, switch_figures, NULL},
		{"PgUp PgDn", NULL, "carry it a screenful up or down", WHEN_CARRYING, carry_page,
			NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};

	return &table;
}

const struct key_table *board_keys_shared(void)
{
	static const struct key_row rows[] = {
		{"U", NULL, "redo (Ctrl-R or F9 everywhere)",
			WHEN_RESTING | WHEN_ALSO_EMPTY | IN_ROUND | CHANGES, action_redo, NULL},
		{"arrows", NULL, "from card to card", WHEN_PAIRED | WHEN_PUBLISHED | IN_LOOK,
			cursor_key, "↑↓←→"},
		{"PgUp PgDn", NULL, "next score group or screenful; Home, End: first, last card",
			WHEN_RESTING | IN_LOOK, cursor_key, "Home End"},
		{"Tab", NULL, "to the cards in the bye slot and the tray, and back",
			WHEN_RESTING | IN_LOOK, cursor_tab, NULL},
		{"/", NULL, "go to a player by number or name",
			WHEN_RESTING | NEEDS_CARDS | IN_LOOK, action_find, NULL},
		{"d", NULL, "cards denser or fuller: slim, short, full", WHEN_RESTING | IN_LOOK,
			action_density, NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};

	return &table;
}

/*
 * In the order in which the key line has them: first what the state of the round asks for, so that
 * a narrow window has that. A key with two rows has another place in another state.
 */
static const struct key_row rows[] = {
	{"i", "import", "read the players from a list (CSV) or a report (TRF)",
		WHEN_RESTING | WHEN_EMPTY | IN_LISTS | CHANGES, import_ask, NULL},
	{"e", "players", "players: a adds one there", WHEN_RESTING | WHEN_EMPTY | IN_LISTS,
		show_players, NULL},
	{"a", "attend", "who is here tonight, volunteers, late arrivals",
		WHEN_RESTING | WHEN_SEASON | IN_ROUND, show_attendance, NULL},
	{"p", "propose", "propose the best draw around what is pinned or fixed by hand",
		WHEN_LAID_OUT | NEEDS_CARDS | IN_ROUND | CHANGES, action_propose, NULL},
	{"P", "publish", "publish the draw: it asks, and Enter publishes",
		WHEN_PROPOSED | NEEDS_CARDS | IN_ROUND | CHANGES, action_publish, NULL},
	{"P", "compare, publish", "publish: first see what the hand has changed, then say why",
		WHEN_ADJUSTED | NEEDS_CARDS | IN_ROUND | CHANGES, action_publish, NULL},
	{"r", "results", "enter results", WHEN_PUBLISHED | IN_ROUND, show_results, NULL},
	{"w", "print", "print or write boards, names, standings, groups, all (Ctrl-P)",
		WHEN_PUBLISHED | IN_LISTS, paper_ask, "Ctrl-P"},
	{"Space", "pick up", "pick the card up (Enter too); or drag it with the mouse",
		WHEN_LAID_OUT | WHEN_PAIRED | NEEDS_CARD | IN_CARD | CHANGES, board_pick_up,
		"Enter"},
	{"←→", "score", "the score group above or below; up and down: from card to card",
		WHEN_LAID_OUT | IN_LOOK, cursor_key, "↑↓"},
	{"?", "why", "why: the rules behind this board, or card and score group",
		WHEN_RESTING | NEEDS_CARD | IN_LOOK, explain_why, NULL},
	{"n", "why not", "why not another opponent, the bye, or another colour",
		WHEN_PAIRED | WHEN_PUBLISHED | NEEDS_CARD | IN_LOOK, action_why_not, NULL},
	{"t", "turn", "turn the colours of the board",
		WHEN_PAIRED | NEEDS_CARDS | IN_CARD | CHANGES, action_turn, NULL},
	{"x", "pin", "pin or unpin the board (◆): a new proposal keeps it",
		WHEN_PAIRED | NEEDS_CARD | IN_CARD | CHANGES, action_pin, NULL},
	{"e", "players", "players: add, edit, byes, withdraw",
		WHEN_LAID_OUT | WHEN_PUBLISHED | IN_LISTS, show_players, NULL},
	{"s", "standings", "standings", WHEN_RESTING | IN_LISTS, show_standings, NULL},
	{"u", "undo", "undo, and say what; U does it again (Ctrl-T, F8 everywhere)",
		WHEN_RESTING | WHEN_ALSO_EMPTY | IN_ROUND | CHANGES, action_undo, NULL},
	{"p", "propose", "propose the best draw again, around what is pinned or fixed by hand",
		WHEN_PAIRED | NEEDS_CARDS | IN_ROUND | CHANGES, action_propose, NULL},
	{"R", "repair", "what went wrong? repairs that change the fewest boards",
		WHEN_PUBLISHED | NEEDS_CARD | IN_ROUND | CHANGES, repair_ask, NULL},
	{"l", "take back", "take the published draw back, for a reason that you type",
		WHEN_PUBLISHED | NEEDS_CARDS | IN_ROUND | CHANGES, action_lay_out, NULL},
	{"l", "lay out", "lay the cards out again; pinned boards stay together",
		WHEN_PAIRED | NEEDS_CARDS | IN_ROUND | CHANGES, action_lay_out, NULL},
	{"c", "check", "check the draw against the rules' draw",
		WHEN_PAIRED | WHEN_PUBLISHED | NEEDS_CARDS | IN_LOOK, check_open, NULL},
	{"D", NULL, "deal the draw before your eyes, step by step, from this score group on",
		WHEN_PAIRED | WHEN_PUBLISHED | NEEDS_CARDS | IN_LOOK, dealing_open, NULL},
	{"g", "groups", "score groups: White and Black seekers, points and their sum",
		WHEN_RESTING | WHEN_ROUNDS | NEEDS_CARDS | IN_LOOK, groups_open, NULL},
	{"w", "print", "print or write boards, names, standings, groups, all (Ctrl-P)",
		WHEN_LAID_OUT | WHEN_PAIRED | IN_LISTS, paper_ask, "Ctrl-P"},
	{"C", "rule books", "other rule books side by side, and why they differ",
		WHEN_RESTING | NEEDS_CARDS | IN_LOOK, rule_books_open, NULL},
	{"f", "card", "the full card of the player", WHEN_RESTING | NEEDS_CARD | IN_CARD,
		action_card, NULL},
	{"e", "players", "players: add, edit, byes, withdraw", WHEN_PAIRED | IN_LISTS, show_players,
		NULL},
	{"i", NULL, "read players from another list (CSV)",
		WHEN_RESTING | WHEN_PEOPLED | IN_LISTS | CHANGES, import_ask, NULL},
	{"J", NULL, "the journal: what was done, when and why; back to a point in it",
		WHEN_RESTING | WHEN_ALSO_EMPTY | IN_LISTS, show_journal, NULL},
	{"E", NULL, "the event: place, days, officers, settings of the draws; a backup",
		WHEN_RESTING | WHEN_ALSO_EMPTY | IN_LISTS, fields_of_event, NULL},
	{"q", "quit", "quit; everything is in the file already",
		WHEN_RESTING | WHEN_ALSO_EMPTY | IN_LISTS, quit, NULL},
	{"o", NULL, "games outside the competition of the evening",
		WHEN_RESTING | WHEN_SEASON | IN_ROUND, show_outside_games, NULL},
	{"h", NULL, "pair by hand: what is fixed makes boards, the others go to the tray",
		WHEN_LAID_OUT | NEEDS_CARDS | IN_ROUND | CHANGES, action_pair_by_hand, NULL},
	{"a", NULL, "the roll of the round: who is here, comes late, or sits out",
		WHEN_LAID_OUT | WHEN_PAIRED | WHEN_ROUNDS | IN_ROUND, show_attendance, NULL},
	{"#", NULL, "number the boards anew, in order; moves keep published ones",
		WHEN_PAIRED | NEEDS_CARDS | IN_ROUND | CHANGES, action_number, NULL},
	{"r", NULL, "results of the rounds before", WHEN_LAID_OUT | WHEN_PAIRED | IN_ROUND,
		show_results, NULL},
	{"c", NULL, "check the draws of the rounds before against the rules' draw",
		WHEN_LAID_OUT | NEEDS_CARDS | IN_LOOK, check_open, NULL},
	{"x", NULL, "free the card of what was fixed by hand (◆)",
		WHEN_LAID_OUT | NEEDS_CARD | IN_CARD | CHANGES, action_pin, NULL},
	{"k", NULL, "he does not meet another in some rounds, or may again",
		WHEN_LAID_OUT | WHEN_PAIRED | NEEDS_CARD | IN_CARD | CHANGES, apart_ask, NULL},
	{"S", NULL, "the board has started (■): no repair changes it",
		WHEN_PUBLISHED | NEEDS_CARD | IN_CARD | CHANGES, repair_start, NULL},
	{"o", NULL, "he plays one from outside: for the bye or beside the draw",
		WHEN_RESTING | WHEN_ROUNDS | IN_CARD | CHANGES, action_fill, NULL},
	{"0-9", NULL, "results are typed in their list, which r opens",
		WHEN_PUBLISHED | IN_LISTS | CHANGES, point_to_results, NULL},
};

const struct key_row *board_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {
		board_keys_carrying(), &own, board_keys_shared(), NULL};

	return key_row_at(tables, i);
}

/* With a name: a word for it in the margin, which has room for five letters. */
static const struct key_row marks[] = {
	{"▸", NULL, "the card under the cursor; in the margin the group shown", WHEN_RESTING, NULL,
		NULL},
	{"W B", "due", "the colour that the card is due; · either", WHEN_LAID_OUT, NULL, NULL},
	{"!", "most", "its claim to that colour is the strongest of its group", WHEN_LAID_OUT, NULL,
		NULL},
	{"W B", "clash", "at the end of a board: both were due that colour",
		WHEN_PAIRED | WHEN_PUBLISHED, NULL, NULL},
	{"WBW -", NULL, "colours of the rounds before; - no game", WHEN_RESTING, NULL, NULL},
	{"↓ ↑", "float", "floated down or up in the round before", WHEN_LAID_OUT | WHEN_ROUNDS,
		NULL, NULL},
	{"↓ ↑", "float", "floats down or up on this board; • plays in another group",
		WHEN_PAIRED | WHEN_PUBLISHED | WHEN_ROUNDS, NULL, NULL},
	{"◆", "hand", "fixed by hand: a pinned board, or on a card", WHEN_RESTING, NULL, NULL},
	{"■", "begun", "the board has started: no repair changes it", WHEN_PUBLISHED, NULL, NULL},
	{"†", NULL, "a result was corrected or is rated otherwise: the card (f) says how",
		WHEN_RESTING | WHEN_ROUNDS, NULL, NULL},
	{"◆W ◆B", NULL, "the colour is fixed by hand", WHEN_LAID_OUT, NULL, NULL},
	{"◆↓ ◆↑", NULL, "floats by hand", WHEN_LAID_OUT | WHEN_ROUNDS, NULL, NULL},
	{"◆△ ◆▽", NULL, "above or below the mid-line by hand", WHEN_LAID_OUT | WHEN_ROUNDS, NULL,
		NULL},
	{"◆v7 ◆a7", NULL, "is to meet card 7; is kept apart from it", WHEN_LAID_OUT, NULL, NULL},
	{"┐ ┘", NULL, "in the margin: score groups that count together", WHEN_RESTING | WHEN_ROUNDS,
		NULL, NULL},
	{"½ 1 0", NULL, "in the margin: byes booked, and their points", WHEN_RESTING, NULL, NULL},
	{"✓ ✗", NULL, "above: everybody has a place, or somebody has none",
		WHEN_PAIRED | WHEN_PUBLISHED, NULL, NULL},
	{"›", "legal", "a legal seat for the card in the air", WHEN_CARRYING, NULL, NULL},
	{"×", "not", "a seat that breaks a rule", WHEN_CARRYING, NULL, NULL},
};

const struct key_table *board_marks(void)
{
	static const struct key_table table = {marks, sizeof(marks) / sizeof(marks[0])};

	return &table;
}

bool board_refuses(struct tui *tui, const struct key_row *row)
{
	if (!(row->when & (NEEDS_CARD | NEEDS_CARDS)) || cursor_card(tui) >= 0)
		return false;
	if (!tui_has_players(tui))
		tui_say(tui, ROLE_PLAIN, "Nobody is entered yet: i reads a list, e adds players.");
	else if (tui->model.ncards == 0 && tui_is_season(tui))
		tui_say(tui, ROLE_PLAIN, "Nobody is here yet: a takes the attendance.");
	else if (row->when & NEEDS_CARD)
		tui_say(tui, ROLE_PLAIN, "No card is chosen: the arrows and Tab go to one.");
	else
		return false;
	return true;
}

/* On a board of a draft x pins or unpins it; elsewhere it frees a card of what is fixed by hand. */
static const char *pin_word(const struct tui *tui, int card, const char *name)
{
	const int board = tui->model.cards[card].board;
	struct hand_change changes[DROP_CHANGES];

	if (board >= 0)
		return tui->model.boards[board].held ? "unpin" : name;
	return drop_free(&tui->model.cards[card], changes) > 0 ? "free" : NULL;
}

const char *board_word(const struct tui *tui, const struct key_row *row)
{
	const int card = cursor_card(tui);

	if ((row->when & NEEDS_CARD) && card < 0)
		return NULL;
	if ((row->when & NEEDS_CARDS) && tui->model.ncards == 0)
		return NULL;
	if (row->act == action_turn && (card < 0 || tui->model.cards[card].place != PLACE_SEAT))
		return NULL;
	/* from score to score, where there are several */
	if (row->act == cursor_key && tui->model.nlevels < 2)
		return NULL;
	return row->name && row->act == action_pin ? pin_word(tui, card, row->name) : row->name;
}

/* A card in the air takes every key but the help. */
static bool carries(struct tui *tui, const struct term_event *event)
{
	const bool drops = event->key == KEY_RETURN || event->key == ' ';
	const bool astray = tui->board->drag.astray;

	tui->board->drag.astray = false;
	if (astray && drops)
		carry_cancel(tui);
	else if (key_row_of(tui, tui->view->keys, event))
		return false;
	else
		tui_say(tui, ROLE_PLAIN, "A card is in the air: Enter drops it, Esc puts it back.");
	return true;
}

bool board_before(struct tui *tui, const struct term_event *event)
{
	return tui_carrying(tui) ? carries(tui, event) : carry_missed(tui, event->key);
}
