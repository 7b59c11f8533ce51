/* The draw board: its frame, the pairing box above it, its keys and the mouse. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/levels.h"
#include "core/fit.h"
#include "tui/board/actions.h"
#include "tui/board/carry.h"
#include "tui/board/cursor.h"
#include "tui/board/heads.h"
#include "tui/board/judge.h"
#include "tui/board/note.h"
#include "tui/board/spots.h"
#include "tui/board/why_not.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/mouse.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/head.h"
#include "tui/view/views.h"

static int frame_top(const struct layout *layout)
{
	return layout->board.y - 1;
}

/* "2 + 1½", of more than three "2 to ½". */
static void together_name(const struct model *model, const struct level *level, char name[48])
{
	const int first = level->first_linked, last = level->last_linked;
	char score[16];

	snprintf(name, 48, "%s", level_name(model, &model->levels[first], score));
	for (int k = last > first + 2 ? last : first + 1; k <= last; k++)
		snprintf(name + strlen(name), 48 - strlen(name), "%s%s",
			last > first + 2 ? " to " : " + ",
			level_name(model, &model->levels[k], score));
}

/* The same of all that count together with it. */
static void together_words(
	const struct model *model, const struct level *level, char *text, size_t size)
{
	const struct level sum = level_together(model, level);

	snprintf(text, size, "%d cards   White %d  unknown %d  Black %d   count together%s",
		sum.count, sum.white, sum.neutral, sum.black, model->numbers->linked);
}

/* Less of the same where there is no room: blanks first, then what there is none of. */
static void squeeze(char *text, int cells)
{
	static const char *const from[] = {"   ", "   ", "unknown 0  "},
				 *const to[] = {"  ", "  ", ""};

	for (size_t i = 0; i < sizeof(from) / sizeof(from[0]) && text_width(text) > cells; i++) {
		char *at = strstr(text, from[i]);
		size_t gone = strlen(from[i]) - strlen(to[i]);

		if (at)
			memmove(at, at + gone, strlen(at + gone) + 1);
	}
}

enum { POINTS_FORMS = 3 };

/* The points count in full, then shorter. */
static int points_words(const struct model *model, int form, char *text, size_t size)
{
	char given[16], possible[16];

	points_text(model->roll.points2, given);
	points_text(model->roll.possible2, possible);
	snprintf(text, size, "%s%s%s%s", given, form == 0 ? " of " : "/", possible,
		form < POINTS_FORMS - 1 ? " points" : "");
	return paint_width(text);
}

/* The pairing box of the level shown, and the points count, which is cut first. */
static void draw_counts(const struct tui *tui)
{
	const struct model *model = &tui->model;
	const struct level *level = model->nlevels > 0 ? &model->levels[tui->layout.level] : NULL;
	char text[200] = "", points[48], name[48] = "";
	int row = tui->layout.counts_row, cells = 0, room = 0, col;

	if (row < 0)
		return;
	if (level)
		together_name(model, level, name);
	col = (model->season ? 8 : 7) + paint_width(name) + 1;
	for (int form = 0; form < POINTS_FORMS; form++) {
		cells = points_words(model, form, points, sizeof(points));
		room = COLS - col - cells - 5;
		if (level && level_is_linked(level))
			together_words(model, level, text, sizeof(text));
		else if (level)
			board_level_words(model, level, text, sizeof(text));
		squeeze(text, room);
		if (text_width(text) <= room)
			break;
	}
	paint_text(row, COLS - 1 - cells, ROLE_PLAIN, points, cells);
	if (!level)
		return;
	paint_text(row, 1, ROLE_TITLE, model->season ? "Who is" : "Score", 6);
	paint_text(row, model->season ? 8 : 7, ROLE_TITLE, name, paint_width(name));
	paint_text(row, col, ROLE_PLAIN, "·", 1);
	paint_text(row, col + 2, ROLE_PLAIN, text, room);
}

/* " White seekers ", behind the first of the score groups that share the board. */
static void draw_seekers_title(const struct tui *tui, int top, int middle)
{
	const struct model *model = &tui->model;
	const struct level *shown = model->nlevels > 0 ? &model->levels[tui->layout.level] : NULL;
	struct strip first = {0};
	int cells;

	if (!shown || !level_is_linked(shown)) {
		paint_text(top, 3, ROLE_TITLE, " White seekers ", 15);
		return;
	}
	board_head_strip(model, &model->levels[shown->first_linked], &first);
	cells = strip_width(&first);
	paint_strip(top, 2, &first, cells < middle - 3 ? cells : middle - 3, ROLE_PLAIN);
	if (cells + 12 < middle)
		paint_text(top, cells + 4, ROLE_TITLE, " White ", 7);
}

/* Column titles in the upper edge. */
static void draw_titles(const struct tui *tui, int top)
{
	const struct layout *layout = &tui->layout;
	int middle = layout->board.x + (layout->board.width - 1) / 2;
	struct strip first = {0};
	int white = 8;

	if (layout->wide) {
		paint_text(top, 3, ROLE_TITLE,
			layout->paired ? " Boards by score: White left, Black right "
				       : " By score: White seekers left, Black seekers right ",
			layout->board.width - 6);
		return;
	}
	if (!layout->paired) {
		draw_seekers_title(tui, top, middle);
		paint_text(top, middle, ROLE_FRAME, "┬", 1);
		paint_text(top, middle + 2, ROLE_TITLE, " Black seekers ", 15);
		return;
	}
	if (tui->model.nboards > 0 && tui->model.boards[0].black >= 0 && layout->scroll_y == 0) {
		board_group_title(&tui->model, 0, &first);
		paint_strip(top, 2, &first, strip_width(&first), ROLE_PLAIN);
		if (strip_width(&first) > 6)
			white = 3 + strip_width(&first);
	}
	paint_text(top, white, ROLE_TITLE, " White ", 7);
	paint_text(top, 8 + (layout->board.width - 7) / 2, ROLE_TITLE, " Black ", 7);
}

/* How much lies out of sight, in the edges where it would be. */
static void draw_more(const struct tui *tui, int top)
{
	const struct layout *layout = &tui->layout;
	int below = layout->height - layout->scroll_y - layout->board.height,
	    right = layout->board.x + layout->board.width;
	char text[80];

	if (layout->scroll_y > 0)
		paint_text(
			top, right - 15, ROLE_KEY, layout->paired ? " ↑ boards " : " ↑ cards ", 10);
	if (below > 0)
		paint_text(layout->note.y - 1, right - 15, ROLE_KEY,
			layout->paired ? " ↓ boards " : " ↓ cards ", 10);
	if (!layout->wide || layout->columns <= layout->shown)
		return;
	snprintf(text, sizeof(text), " %s score groups %d-%d of %d %s ",
		layout->scroll_x > 0 ? "←" : " ", layout->scroll_x + 1,
		layout->scroll_x + layout->shown, layout->columns,
		layout->scroll_x + layout->shown < layout->columns ? "→" : " ");
	paint_text(top, right - 16 - text_width(text), ROLE_KEY, text, text_width(text));
}

/* Rows of the box, however little there is to say. */
enum { NOTE_SHOWN_LEAST = 3 };

static void draw_frame(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	int top = frame_top(layout), bottom = layout->note.y + layout->note.height,
	    width = layout->board.width + 2;
	int middle = layout->board.x + (layout->board.width - 1) / 2;

	paint_box(top, 0, bottom - top + 1, width, NULL);
	paint_across(layout->note.y - 1, 1, width - 2, "─", ROLE_FRAME);
	paint_text(layout->note.y - 1, 0, ROLE_FRAME, "├", 1);
	paint_text(layout->note.y - 1, width - 1, ROLE_FRAME, "┤", 1);
	if (!layout->wide && !layout->paired) {
		paint_down(layout->board.y, middle, layout->board.height, "│", ROLE_FRAME);
		paint_text(layout->note.y - 1, middle, ROLE_FRAME, "┴", 1);
	}
	draw_titles(tui, top);
}

/* Rows that the reasons leave free are the board's, as on paper: the box is as high as its text. */
static void fit_note(struct tui *tui)
{
	struct layout *layout = &tui->layout;
	const int lines = note_draw(tui), least = NOTE_SHOWN_LEAST;
	const int spare = layout->note.height - (lines > least ? lines : least);

	for (int row = layout->note.y - 1; row < layout->status_row; row++)
		paint_blank(row, 0, layout->board.width + 2, ROLE_PLAIN);
	if (spare <= 0)
		return;
	layout->note.y += spare;
	layout->note.height -= spare;
	layout->board.height += spare;
}

static void draw(struct tui *tui)
{
	int row, col;

	/* A long message takes lines of the box, not its edge. */
	if (head_status_lines(tui) <= tui->layout.note.height)
		tui->layout.note.height -= head_status_lines(tui) - 1;
	fit_note(tui);
	draw_counts(tui);
	draw_frame(tui);
	board_draw_spots(tui);
	if (cursor_spot(tui) && layout_place(&tui->layout, cursor_spot(tui), &row, &col))
		paint_point(row, col);
	board_draw_margin(tui);
	board_draw_marks(tui);
	note_draw(tui);
	draw_more(tui, frame_top(&tui->layout));
	head_draw(tui);
}

static bool key_carrying(struct tui *tui, const struct term_event *event)
{
	static const struct {
		int key;
		enum direction direction;
	} ways[] = {
		{KEY_UP, GO_UP}, {KEY_DOWN, GO_DOWN}, {KEY_LEFT, GO_LEFT}, {KEY_RIGHT, GO_RIGHT}};

	if (tui->drag.astray && (event->key == KEY_RETURN || event->key == ' ')) {
		carry_cancel(tui);
		return true;
	}
	tui->drag.astray = false;
	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		if (event->key == ways[i].key) {
			cursor_to(
				tui, layout_step(&tui->layout, tui->spot, ways[i].direction, true));
			return true;
		}
	}
	if (event->key == KEY_RETURN || event->key == ' ')
		carry_drop(tui);
	else if (event->key == KEY_PPAGE || event->key == KEY_NPAGE)
		cursor_page(tui, event->key == KEY_NPAGE ? GO_DOWN : GO_UP);
	else if (event->key == KEY_ESCAPE)
		carry_cancel(tui);
	else if (event->key == KEY_TABULATOR)
		judge_next_legal(tui, 1);
	else if (event->key == KEY_BTAB)
		judge_next_legal(tui, -1);
	else if (event->key == 'n')
		why_not_here(tui);
	else if (event->key == '/')
		action_find(tui);
	else if (event->key == 'a')
		tui->figures = !tui->figures;
	else if (event->key == KEY_F(1))
		return false;
	else
		tui_say(tui, ROLE_PLAIN, "A card is in the air: Enter drops it, Esc puts it back.");
	return true;
}

static bool key(struct tui *tui, const struct term_event *event)
{
	int card = cursor_card(tui);

	if (tui_carrying(tui))
		return key_carrying(tui, event);
	if (carry_missed(tui, event->key) || action_is_idle(tui, event->key))
		return true;
	if (event->key == KEY_RETURN || event->key == ' ') {
		if (card >= 0)
			carry_pick(tui, DRAG_TAKE, tui->model.cards[card].pin, 0, 0);
		return true;
	}
	if (cursor_key(tui, event->key) || action_key(tui, event->key))
		return true;
	if (tui->model.state < ROUND_PUBLISHED || event->key < '0' || event->key > '9')
		return false;
	/* it looks like a slip */
	tui_say(tui, ROLE_PLAIN,
		"r opens the results: there 12 1 says that White won on board 12.");
	return true;
}

/* A click on a level of the margin shows it. */
static void click(struct tui *tui, int spot)
{
	const struct spot *at = &tui->layout.spots[spot];

	if (at->kind != SPOT_LEVEL)
		return;
	for (int i = 0; i < tui->model.ncards; i++) {
		if (tui->model.cards[i].level == at->level) {
			tui->cursor.kind = SPOT_CARD;
			tui->cursor.pin = tui->model.cards[i].pin;
			cursor_settle(tui);
			return;
		}
	}
}

static void press(struct tui *tui, const struct mouse_event *mouse, int spot)
{
	const struct spot *at = spot >= 0 ? &tui->layout.spots[spot] : NULL;
	int pin = at && at->kind == SPOT_CARD ? tui->model.cards[at->card].pin : 0;

	carry_pick(tui, DRAG_PRESS, pin, mouse->row, mouse->col);
	if (pin)
		cursor_to(tui, spot);
	else if (at)
		click(tui, spot);
}

static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	int spot = layout_hit(&tui->layout, mouse->row, mouse->col);

	if (mouse->wheel != 0) {
		enum direction way = mouse->wheel < 0 ? GO_UP : GO_DOWN;

		cursor_to(tui, layout_step(&tui->layout, tui->spot, way, tui_carrying(tui)));
		return;
	}
	if (mouse->press && mouse->button == 0) {
		tui->message[0] = '\0';
		press(tui, mouse, spot);
	} else if (mouse->motion) {
		if (drag_step(&tui->drag, DRAG_MOTION, 0, mouse->row, mouse->col) != DRAG_MOVED)
			return;
		tui->drag.astray = false;
		if (spot >= 0)
			cursor_to(tui, spot);
		else
			carry_astray(tui);
	} else if (mouse->release) {
		struct drag held = tui->drag;

		if (drag_step(&tui->drag, DRAG_RELEASE, 0, mouse->row, mouse->col) != DRAG_DROPPED)
			return;
		/* Let go over nothing: the card goes back. */
		tui->drag = held;
		if (spot < 0) {
			carry_cancel(tui);
			return;
		}
		cursor_to(tui, spot);
		carry_drop(tui);
	}
}

static const struct key_help keys[] = {
	{"Enter", "drop", "drop the card here", WHEN_CARRYING},
	{"Esc", "put back", "put the card back where it was", WHEN_CARRYING},
	{"arrows", "carry", "carry the card on", WHEN_CARRYING},
	{"Tab", "next legal seat", "carry it to the next legal seat (Shift-Tab: the one before)",
		WHEN_CARRYING},
	{"/", "find", "carry it to a player, by number or name", WHEN_CARRYING},
	{"n", NULL, "why not: what it would cost if these two met (or the bye)", WHEN_CARRYING},
	{"a", NULL, "the figures behind the words of the verdict, or the words again",
		WHEN_CARRYING},
	{"i", "import", "read the players from a list (CSV) or a report (TRF)",
		WHEN_RESTING | WHEN_EMPTY | IN_LISTS},
	{"e", "players", "players: a adds one there", WHEN_RESTING | WHEN_EMPTY | IN_LISTS},
	{"a", "attend", "who is here tonight, volunteers, late arrivals",
		WHEN_RESTING | WHEN_SEASON | IN_ROUND},
	{"o", NULL, "games outside the competition of the evening",
		WHEN_RESTING | WHEN_SEASON | IN_ROUND},
	{"p", "propose", "propose the best draw around what is pinned or fixed by hand",
		WHEN_LAID_OUT | WHEN_PAIRED | IN_ROUND},
	{"h", NULL, "pair by hand: what is fixed makes boards, the others go to the tray",
		WHEN_LAID_OUT | IN_ROUND},
	{"P", "publish", "publish the draw: it asks, and Enter publishes",
		WHEN_PROPOSED | IN_ROUND},
	{"P", "compare, publish", "publish: first see what the hand has changed, then say why",
		WHEN_ADJUSTED | IN_ROUND},
	{"r", "results", "enter results", WHEN_PUBLISHED | IN_ROUND},
	{"l", "take back", "take the published draw back, for a reason that you type",
		WHEN_PUBLISHED | IN_ROUND},
	{"l", NULL, "lay the cards out again; pinned boards stay together", WHEN_PAIRED | IN_ROUND},
	{"#", NULL, "number the boards anew, in order; moves keep published ones",
		WHEN_PAIRED | IN_ROUND},
	{"r", NULL, "results of the rounds before", WHEN_LAID_OUT | WHEN_PAIRED | IN_ROUND},
	{"Space", "pick up", "pick the card up (Enter too); or drag it with the mouse",
		WHEN_LAID_OUT | WHEN_PAIRED | IN_CARD},
	{"←→", "score", "the score group above or below; up and down: from card to card",
		WHEN_LAID_OUT | IN_LOOK},
	{"?", "why", "why: the rules behind this board, or card and score group",
		WHEN_RESTING | IN_LOOK},
	{"n", NULL, "why not another opponent, the bye, or another colour",
		WHEN_PAIRED | WHEN_PUBLISHED | IN_LOOK},
	{"c", "check", "check the draw against the rules' draw",
		WHEN_PAIRED | WHEN_PUBLISHED | IN_LOOK},
	{"c", NULL, "check the draws of the rounds before against the rules' draw",
		WHEN_LAID_OUT | IN_LOOK},
	{"C", NULL, "other rule books side by side, and why they differ", WHEN_RESTING | IN_LOOK},
	{"g", NULL, "score groups: White and Black seekers, points and their sum",
		WHEN_RESTING | WHEN_ROUNDS | IN_LOOK},
	{"x", NULL, "free the card of what was fixed by hand (◆)", WHEN_LAID_OUT | IN_CARD},
	{"x", "pin", "pin or unpin the board (◆): a new proposal keeps it", WHEN_PAIRED | IN_CARD},
	{"t", "turn", "turn the colours of the board", WHEN_PAIRED | IN_CARD},
	{"o", NULL, "he plays one from outside: for the bye or beside the draw",
		WHEN_RESTING | WHEN_ROUNDS | IN_CARD},
	{"u", "undo", "undo, and say what; U does it again (Ctrl-T, F8 everywhere)",
		WHEN_RESTING | WHEN_ALSO_EMPTY | IN_ROUND},
	{"U", NULL, "redo (Ctrl-R or F9 everywhere)", WHEN_RESTING | WHEN_ALSO_EMPTY | IN_ROUND},
	{"e", "players", "players: add, edit, byes, withdraw",
		WHEN_LAID_OUT | WHEN_PUBLISHED | IN_LISTS},
	{"e", NULL, "players: add, edit, byes, withdraw", WHEN_PAIRED | IN_LISTS},
	{"w", "print", "print or write boards, names, standings, groups, all (Ctrl-P)",
		WHEN_RESTING | IN_LISTS},
	{"f", "card", "the full card of the player", WHEN_RESTING | IN_CARD},
	{"s", "standings", "standings", WHEN_RESTING | IN_LISTS},
	{"q", "quit", "quit; everything is in the file already",
		WHEN_RESTING | WHEN_ALSO_EMPTY | IN_LISTS},
	{"arrows", NULL, "from card to card", WHEN_PAIRED | WHEN_PUBLISHED | IN_LOOK},
	{"PgUp PgDn", NULL, "next score group or screenful; Home, End: first, last card",
		WHEN_RESTING | IN_LOOK},
	{"Tab", NULL, "to the cards in the bye slot and the tray, and back",
		WHEN_RESTING | IN_LOOK},
	{"/", NULL, "go to a player by number or name", WHEN_RESTING | IN_LOOK},
	{"d", NULL, "cards denser or fuller: slim, short, full", WHEN_RESTING | IN_LOOK},
};

/* With a name: a word for it in the margin, which has room for five letters. */
static const struct key_help marks[] = {
	{"▸", NULL, "the card under the cursor; in the margin the group shown", WHEN_RESTING},
	{"W B", "due", "the colour that the card is due; · either", WHEN_LAID_OUT},
	{"!", "most", "its claim to that colour is the strongest of its group", WHEN_LAID_OUT},
	{"W B", "clash", "at the end of a board: both were due that colour",
		WHEN_PAIRED | WHEN_PUBLISHED},
	{"WBW -", NULL, "colours of the rounds before; - no game", WHEN_RESTING},
	{"↓ ↑", "float", "floated down or up in the round before", WHEN_LAID_OUT | WHEN_ROUNDS},
	{"↓ ↑", "float", "floats down or up on this board; • plays in another group",
		WHEN_PAIRED | WHEN_PUBLISHED | WHEN_ROUNDS},
	{"◆", "hand", "fixed by hand: a pinned board, or on a card", WHEN_RESTING},
	{"◆W ◆B", NULL, "the colour is fixed by hand", WHEN_LAID_OUT},
	{"◆↓ ◆↑", NULL, "floats by hand", WHEN_LAID_OUT | WHEN_ROUNDS},
	{"◆△ ◆▽", NULL, "above or below the mid-line by hand", WHEN_LAID_OUT | WHEN_ROUNDS},
	{"◆v7 ◆a7", NULL, "is to meet card 7; is kept apart from it", WHEN_LAID_OUT},
	{"┐ ┘", NULL, "in the margin: score groups that count together",
		WHEN_RESTING | WHEN_ROUNDS},
	{"½ 1 0", NULL, "in the margin: byes booked, and their points", WHEN_RESTING},
	{"✓ ✗", NULL, "above: everybody has a place, or somebody has none",
		WHEN_PAIRED | WHEN_PUBLISHED},
	{"›", "legal", "a legal seat for the card in the air", WHEN_CARRYING},
	{"×", "not", "a seat that breaks a rule", WHEN_CARRYING},
};

const struct view *view_board(void)
{
	static const struct view view = {
		.id = VIEW_BOARD,
		.name = "Draw board",
		.facts = head_card_facts,
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.marks = marks,
		.nmarks = sizeof(marks) / sizeof(marks[0]),
		.draw = draw,
		.key = key,
		.mouse = mouse,
		.put_back = carry_cancel,
	};

	return &view;
}
