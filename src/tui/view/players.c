/* The list of players: add, edit, byes, withdraw and return. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "core/between.h"
#include "core/booking.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/import.h"
#include "tui/ask/lists_check.h"
#include "tui/ask/lists_load.h"
#include "tui/ask/section_move.h"
#include "tui/ask/undo.h"
#include "tui/board/cursor.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/view/fields.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/players_rows.h"
#include "tui/view/views.h"

enum { FIRST_ROW = 3 };

/* What this view alone knows. */
struct players {
	struct list list;
	struct players_cells cells; /* of the columns, for this frame */
};

static struct players *players_of(const struct tui *tui)
{
	return tui->own[VIEW_PLAYERS];
}

/* The players in the order of the file's rows, which is by PIN. */
static const struct record *rows_of(const struct tui *tui, int *count)
{
	return event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, count);
}

static struct listed read_players(const struct tui *tui)
{
	struct listed listed = {.owned = NULL};

	listed.rows = rows_of(tui, &listed.count);
	return listed;
}

static int pin_of(const void *rows, int i)
{
	return ((const struct record *)rows)[i].as.player.pin;
}

static const struct player *chosen(const struct tui *tui)
{
	return event_player(tui_event(tui), app_section(tui->app), list_view_pin(tui));
}

static void enter(struct tui *tui, enum view_id from, int round)
{
	int card = cursor_card(tui);

	(void)from;
	(void)round;
	if (card >= 0)
		list_view_show(tui, tui->model.cards[card].pin);
}

static int count_top(const struct tui *tui)
{
	int count, top = 0;
	const struct record *rows = rows_of(tui, &count);

	for (int i = 0; i < count; i++)
		top += rows[i].as.player.top;
	return top;
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	players_draw_row(tui, &((const struct record *)listed->rows)[i].as.player,
		&players_of(tui)->cells, row, here);
}

static const char *empty_words(const struct tui *tui)
{
	(void)tui;
	return "No players yet: a adds one; i reads a list (CSV) or a report (TRF).";
}

static const struct list_rows players_rows = {.first_row = FIRST_ROW,
	.read = read_players,
	.pin = pin_of,
	.draw = draw_row,
	.empty = empty_words};

static void draw(struct tui *tui)
{
	struct players *players = players_of(tui);
	const int top = count_top(tui);
	char title[128];

	players->cells = players_share_cells(tui);
	snprintf(title, sizeof(title), "Players: %d", list_view_count(tui));
	if (top > 0)
		snprintf(title + strlen(title), sizeof(title) - strlen(title), ", %d of them top",
			top);
	if (players->cells.marks.letters > 0)
		snprintf(title + strlen(title), sizeof(title) - strlen(title), " · %s",
			grade_marks_legend(&players->cells.marks));
	head_frame(title);
	players_draw_headings(tui, &players->cells, FIRST_ROW - 1);
	list_view_draw(tui);
	head_draw(tui);
}

/* What was done, and that a draft now lacks somebody: the opponent, or who is back. */
static void say_done(struct tui *tui, const char *done)
{
	const int section = app_section(tui->app), round = app_round(tui->app);
	const struct round *row = event_round(tui_event(tui), section, round);
	const int tray = event_rollcall(tui_event(tui), section, round).tray;

	if (!row || row->state == ROUND_LAID_OUT || row->state >= ROUND_PUBLISHED || tray == 0)
		tui_say(tui, ROLE_GOOD, "%s", done);
	else
		tui_say(tui, ROLE_PLAIN, "%s %d card%s in the tray: Esc, then p.", done, tray,
			tray == 1 ? "" : "s");
}

/* Of whom was asked. */
static int asked_pin(const struct tui *tui)
{
	return *(const int *)ask_kept(tui);
}

/* "27 Shaw", of whom was asked. */
static const char *asked_who(const struct tui *tui, char who[WHO_SIZE])
{
	return words_who(tui_event(tui), app_section(tui->app), asked_pin(tui), who);
}

enum { EXPELLED = 'x' }; /* an answer */

static void on_withdraw(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	int round = tui->model.state >= ROUND_PUBLISHED ? tui->model.round + 1 : tui->model.round;
	char done[160], who[WHO_SIZE];

	(void)text;
	if ((answer != 'y' && answer != EXPELLED) ||
		!tui_did(tui,
			(answer == EXPELLED ? app_player_expel : app_player_withdraw)(
				tui->app, asked_pin(tui), round, &error),
			&error))
		return;
	snprintf(done, sizeof(done), "%s is %s from %s %d on.", asked_who(tui, who),
		answer == EXPELLED ? "expelled" : "withdrawn", tui_vocabulary(tui)->round_small,
		round);
	say_done(tui, done);
}

static void withdraw(struct tui *tui)
{
	const struct player *player = chosen(tui);
	const int pin = player->pin;
	struct error error = {.code = STATUS_OK};
	int round = tui->model.state >= ROUND_PUBLISHED ? tui->model.round + 1 : tui->model.round;
	char done[160], who[WHO_SIZE];
	const struct filled *game;

	if (player->leaves > 0) {
		if (!tui_did(tui, app_player_withdraw(tui->app, pin, 0, &error), &error))
			return;
		snprintf(done, sizeof(done), "%s is back.",
			words_who(tui_event(tui), app_section(tui->app), pin, who));
		say_done(tui, done);
		return;
	}
	if (!tui_did(tui, app_may_withdraw(tui->app, pin, round, &error), &error))
		return;
	game = between_next(tui_event(tui), app_section(tui->app), pin, round);
	ask_key(tui, on_withdraw, "Withdraw %d %s from %s %d on?%s%s%s\ny yes   x expelled   n no",
		pin, player->name, tui_vocabulary(tui)->round_small, round,
		game ? " His game with " : "", game ? game->name : "",
		game ? " goes, who is in the draw there again." : "");
	ask_keep(tui, &pin, sizeof(pin));
}

static void on_remove(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	char who[WHO_SIZE], done[160];

	(void)text;
	asked_who(tui, who);
	if (answer != 'y' ||
		!tui_did(tui, app_player_remove(tui->app, asked_pin(tui), &error), &error))
		return;
	snprintf(done, sizeof(done), "%s is taken out of the event.", who);
	say_done(tui, done);
}

static void ask_remove(struct tui *tui)
{
	const struct player *player = chosen(tui);
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_may_remove(tui->app, player->pin, &error), &error))
		return;
	ask_key(tui, on_remove,
		"Take %d %s out of the event, as if he had never entered?\ny yes   n no",
		player->pin, player->name);
	ask_keep(tui, &player->pin, sizeof(player->pin));
}

static void on_bye(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	const int pin = asked_pin(tui);
	char typed[96], done[160], who[WHO_SIZE];
	struct bye_order bye;

	(void)answer;
	if (!text || !*text)
		return;
	if (!bye_order_parse(text, &bye)) {
		text_fit(typed, sizeof(typed), text, 20);
		tui_say(tui, ROLE_BAD,
			"\"%s\" is no bye: a round, then h half, f full, z zero, x none, as in 3 h.",
			typed);
		ask_refuse(tui);
	} else if (bye.none) {
		if (!tui_did(tui, app_player_unbook(tui->app, pin, bye.round, &error), &error)) {
			ask_refuse(tui);
			return;
		}
		snprintf(done, sizeof(done), "%s plays in %s %d.", asked_who(tui, who),
			tui_vocabulary(tui)->round_small, bye.round);
		say_done(tui, done);
	} else if (tui_did(tui, app_player_book(tui->app, pin, bye.round, bye.kind, &error),
			   &error)) {
		snprintf(done, sizeof(done), "%s has a %s bye in %s %d.", asked_who(tui, who),
			booking_points_word(bye.kind), tui_vocabulary(tui)->round_small, bye.round);
		say_done(tui, done);
	} else {
		ask_refuse(tui);
	}
}

static void bye(struct tui *tui)
{
	const struct player *player = chosen(tui);
	char text[16];
	int round = tui->model.state >= ROUND_PUBLISHED ? tui->model.round + 1 : tui->model.round;

	if (!tui_may_change(tui))
		return;
	snprintf(text, sizeof(text), "%d h", round);
	ask_line(tui, text, on_bye,
		"Bye for %d %s: round, then h half point (or nothing), f full point, z no point, x takes it away:",
		player->pin, player->name);
	ask_keep(tui, &player->pin, sizeof(player->pin));
}

/* Schools 3: top players are identified to avoid early clashes, at most half of the entry. */
static void mark_top(struct tui *tui)
{
	const struct pairing_book *book = event_book(tui_event(tui), app_section(tui->app));
	struct player player = *chosen(tui);
	struct error error = {.code = STATUS_OK};
	char text[100];

	if (!book || !book->tops) {
		tui_say(tui, ROLE_PLAIN, "Top players are a matter of the Schools' rules alone.");
		return;
	}
	player.top = !player.top;
	if (!tui_did(tui, app_player_edit(tui->app, &player, &error), &error))
		return;
	if (app_many_tops(tui->app, text, sizeof(text)))
		tui_say(tui, ROLE_BAD, "%s.", text);
	else
		tui_say(tui, ROLE_GOOD, "%d %s is %s top player.", player.pin, player.name,
			player.top ? "a" : "no longer a");
}

static void add_player(struct tui *tui)
{
	if (tui_may_change(tui))
		form_open(tui, 0, list_view_show);
}

static void edit_player(struct tui *tui)
{
	if (tui_may_change(tui))
		form_open(tui, chosen(tui)->pin, list_view_show);
}

static void show_fields(struct tui *tui)
{
	fields_of_player(tui, chosen(tui)->pin);
}

static void go_over(struct tui *tui)
{
	section_ask_move(tui, chosen(tui)->pin);
}

/* There is nobody whom this key could be about. */
static bool refuse(struct tui *tui, const struct key_row *row)
{
	if (!(row->when & WHEN_PEOPLED) || chosen(tui))
		return false;
	tui_say(tui, ROLE_PLAIN, "Nobody is entered yet: a adds a player, i reads a list.");
	return true;
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct player *player = chosen(tui);
	struct strip notes = {0};
	char place[PLACE_WORDS_SIZE];

	text[0] = '\0';
	if (!player)
		return;
	players_put_notes(tui, player, &notes);
	words_place(player, place);
	words_put(text, size, "%d %s%s%s%s%s", player->pin, player->name,
		place[0] || notes.text[0] ? ": " : "", place, place[0] && notes.text[0] ? "; " : "",
		notes.text);
}

/* Where he has gone the cursor is on who stands in his place. */
static void touched(struct tui *tui, const struct app_touched *touched)
{
	struct list *list = list_view_list(tui);
	int count;
	const struct record *rows = rows_of(tui, &count);

	if (touched->pin == 0)
		return;
	list->at = 0;
	while (list->at + 1 < count && rows[list->at].as.player.pin < touched->pin)
		list->at++;
}

static const char *next(const struct tui *tui)
{
	(void)tui;
	return "a adds, Esc goes back";
}

static const struct key_row marks[] = {
	{"3b", NULL, "the place of a late entry: between 3 and 4; 0b: above number 1", WHEN_ANY,
		NULL, NULL},
	{"3:½", NULL, "a bye booked for round 3, and its points: ½, 1 or 0", WHEN_ANY, NULL, NULL},
	{"WBW -", NULL, "colours of the rounds before; - no game", WHEN_ANY, NULL, NULL},
	{"1850e", NULL, "an estimated grade", WHEN_ANY, NULL, NULL},
	{"1650P7", NULL, "a provisional rating, after 7 games; P alone: games not known", WHEN_ANY,
		NULL, NULL},
	{"top:", NULL, "a top player (Schools' rules)", WHEN_ANY, NULL, NULL},
};

static const struct key_row rows[] = {
	{"a", "add", "add a player; later on he enters late, at a place such as 3b",
		WHEN_ANY | CHANGES, add_player, NULL},
	{"e", "edit", "edit name, grade, club, title, place", WHEN_ANY | WHEN_PEOPLED | CHANGES,
		edit_player, NULL},
	{"b", "bye", "book a bye for a round, or take one away", WHEN_ANY | WHEN_PEOPLED | CHANGES,
		bye, NULL},
	{"w", "withdraw", "withdraw from the next draw on, or take back who is gone",
		WHEN_ANY | WHEN_PEOPLED | CHANGES, withdraw, NULL},
	{"g", "go over", "he goes over to another section, with his points there",
		WHEN_ANY | WHEN_PEOPLED | WHEN_SEVERAL | CHANGES, go_over, NULL},
	{"i", "import", "read players from a list (CSV) or a report (TRF)",
		WHEN_ANY | WHEN_EMPTY | CHANGES, import_ask, NULL},
	{"i", NULL, "read players from a list (CSV)", WHEN_ANY | WHEN_PEOPLED | CHANGES, import_ask,
		NULL},
	{"m", NULL, "more that is known of him: born, ids, member, paid, notes",
		WHEN_ANY | WHEN_PEOPLED, show_fields, NULL},
	{"c", NULL, "check names, ratings and memberships by the rating lists (l)",
		WHEN_ANY | WHEN_PEOPLED, lists_check_show, NULL},
	{"l", NULL, "keep a rating list at hand: ECF, FIDE, US Chess", WHEN_ANY, lists_load_ask,
		NULL},
	{"x", NULL, "take out one entered by mistake or twice, who has no game",
		WHEN_ANY | WHEN_PEOPLED | CHANGES, ask_remove, NULL},
	{"t", NULL, "mark as a top player, or no longer (Schools' rules)",
		WHEN_ANY | WHEN_PEOPLED | CHANGES, mark_top, NULL},
};

static const struct key_row last_rows[] = {
	{"u", "undo", "undo (Ctrl-T or F8 too)", WHEN_ANY | CHANGES, action_undo, "F8 Ctrl-T"},
	{"U", NULL, "redo (Ctrl-R or F9 too)", WHEN_ANY | CHANGES, action_redo, "F9 Ctrl-R"},
	{"Esc", "board", "back to the draw board", WHEN_ANY, list_view_leave, "q"},
};

static const struct key_row *players_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	static const struct key_table last = {last_rows, sizeof(last_rows) / sizeof(last_rows[0])};
	const struct key_table *const tables[] = {&own, list_view_keys(), &last, NULL};

	return key_row_at(tables, i);
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	const struct player *player = chosen(tui);

	if (row->act == withdraw && player && player->leaves > 0)
		return "take back";
	return row->name;
}

const struct view *view_players(void)
{
	static const struct view view = {
		.id = VIEW_PLAYERS,
		.name = "Players",
		.keys = players_key,
		.marks = {marks, sizeof(marks) / sizeof(marks[0])},
		.own_size = sizeof(struct players),
		.list = &players_rows,
		.draw = draw,
		.refuse = refuse,
		.mouse = list_view_mouse,
		.enter = enter,
		.facts = facts,
		.touched = touched,
		.next = next,
		.word = word,
	};

	return &view;
}
