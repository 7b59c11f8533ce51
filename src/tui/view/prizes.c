/* The prize list: its lines, to whom each goes, and why. */
#include "config.h"

#include "tui/view/prizes.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/prizes/prizes.h"
#include "app/settings/settings.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/prizes/prize_words.h"
#include "core/prizes/unfinished.h"
#include "core/short_name.h"
#include "core/ties/field.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper.h"
#include "tui/ask/undo.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/views.h"

enum { HEADS_ROW = 2, FIRST_ROW, AMOUNT_CELLS = 12, TITLE_CELLS = 26, WINNER_CELLS = 12 };

/* What this view alone knows. */
struct prizes {
	struct list list;
	char trouble[ERROR_TEXT + 32]; /* why the list cannot be read */
};

/* A line of the list, and what comes of it. */
struct row {
	struct prize_entry entry;
	char winners[200], reason[ERROR_TEXT];
};

/* Has the record a prize of this line? */
static bool is_about(const struct award *award, const struct award_reason *reason, int entry)
{
	for (int k = 0; k < reason->slots; k++)
		if (award->slots[award->slots_of[reason->slot + k]].entry == entry)
			return true;
	return false;
}

static void add_winner(const char *name, int64_t amount, struct line *line)
{
	char text[MONEY_SIZE];

	line_text(line, line->length > 0 ? ", " : "");
	line_text(line, name);
	if (amount > 0) {
		line_text(line, " ");
		line_text(line, money_text(amount, text));
	}
}

/* "Brown 66.66, Cole 66.66" */
static void add_winners(const struct tui *tui, const struct award *award,
	const struct award_reason *reason, struct line *line)
{
	for (int k = 0; k < reason->persons; k++) {
		const struct award_person *person = &award->persons[reason->person + k];
		const struct player *player = event_player(tui_event(tui), app_section(tui->app),
			award->entrants->of[person->entrant].pin);
		char name[NAME_SIZE];

		if (!player)
			continue;
		short_name(tui_event(tui), player, WINNER_CELLS, name, sizeof(name));
		add_winner(name, person->amount, line);
	}
	for (int k = 0; k < reason->teams; k++) {
		const struct award_team *team = &award->teams[reason->team + k];

		add_winner(team->name, team->amount, line);
	}
}

static void fill_row(const struct tui *tui, const struct award *award, int entry, struct row *row)
{
	struct line line;

	row->entry = award->list->entries[entry];
	line_init(&line, row->winners, sizeof(row->winners));
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];
		char text[REASON_SIZE];

		if (!is_about(award, reason, entry))
			continue;
		if (reason->kind != AWARD_LESS && reason->kind != AWARD_KEPT_OUT)
			add_winners(tui, award, reason, &line);
		if (!row->reason[0])
			words_put(row->reason, sizeof(row->reason), "%s",
				award_reason_words(
					tui_event(tui), app_section(tui->app), award, i, text));
	}
}

/* The outcome after the last complete round; false: the list cannot be read. */
static bool read_outcome(const struct tui *tui, struct prize_outcome *outcome, struct error *error)
{
	return prize_outcome_make(tui_event(tui), app_section(tui->app), ROUNDS_MOST, outcome,
		       error) == STATUS_OK;
}

static struct listed read_rows(const struct tui *tui)
{
	struct listed listed = {.count = 0};
	struct prize_outcome outcome;
	struct row *rows;

	if (!read_outcome(tui, &outcome, NULL))
		return listed;
	rows = calloc((size_t)outcome.list.count + 1, sizeof(*rows));
	for (int i = 0; rows && i < outcome.list.count; i++) {
		rows[i].entry = outcome.list.entries[i];
		if (outcome.entrants.rounds > 0)
			fill_row(tui, &outcome.award, i, &rows[i]);
	}
	listed.rows = listed.owned = rows;
	listed.count = rows ? outcome.list.count : 0;
	prize_outcome_done(&outcome);
	return listed;
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const struct row *at = (const struct row *)listed->rows + i;
	const struct prize *prize = &at->entry.prize;
	char text[PRIZE_TITLE_SIZE];
	struct strip strip = {0};

	(void)tui;
	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	snprintf(text, sizeof(text), "%d", at->entry.number);
	strip_fit(&strip, ROLE_FAINT, text, 3, true);
	strip_gap(&strip, 1);
	strip_fit(&strip, ROLE_STRONG,
		prize->amount > 0 ? money_text(prize->amount, text) : prize->object, AMOUNT_CELLS,
		true);
	strip_gap(&strip, 2);
	strip_fit(&strip, ROLE_PLAIN, prize_title(prize, 0, text), TITLE_CELLS, false);
	strip_gap(&strip, 1);
	strip_fit(&strip, ROLE_PLAIN, at->winners, COLS - AMOUNT_CELLS - TITLE_CELLS - 12, false);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

/* Why there are no rows: nobody has entered a prize, or the file has one that is none. */
static const char *empty_words(const struct tui *tui)
{
	struct prizes *prizes = tui->own[VIEW_PRIZES];
	struct prize_outcome outcome;
	struct error error = {.text = ""};

	if (!read_outcome(tui, &outcome, &error)) {
		words_put(prizes->trouble, sizeof(prizes->trouble), "The list cannot be read: %s",
			error.text);
		return prizes->trouble;
	}
	prize_outcome_done(&outcome);
	return "None yet: a adds one.";
}

static const struct list_rows prize_rows = {
	.first_row = FIRST_ROW, .read = read_rows, .draw = draw_row, .empty = empty_words};

/* That a game is not over comes before the rules in full. */
static void put_title(const struct event *event, int section, char *title, size_t size)
{
	const enum prize_rule rule = prize_rules_of(event, section).rule;
	const int counted = ties_last_complete(event, section, ROUNDS_MOST);
	char open[UNFINISHED_SIZE];

	/* the boards that are being played count for nobody */
	if (game_count(event, section, counted + 1) > 0)
		unfinished_words(event, section, counted, open);
	else
		not_over_words(event, section, counted, open);
	if (open[0])
		snprintf(title, size, "Prizes (%s), NOT FINAL: %s",
			rule == PRIZE_RULE_UNSET ? "no rules" : prize_rule_word(rule), open);
	else
		snprintf(title, size, "Prizes: %s", prize_rule_words(rule));
}

static void draw(struct tui *tui)
{
	const struct event *event = tui_event(tui);
	struct strip heads = {0};
	char title[UNFINISHED_SIZE + 80];

	put_title(event, app_section(tui->app), title, sizeof(title));
	head_frame(title);
	strip_fit(&heads, ROLE_TITLE, "Amount", AMOUNT_CELLS + 5, true);
	strip_gap(&heads, 2);
	strip_fit(&heads, ROLE_TITLE, "For", TITLE_CELLS + 1, false);
	strip_put(&heads, ROLE_TITLE, "Goes to");
	paint_strip(HEADS_ROW, 1, &heads, COLS - 2, ROLE_PLAIN);
	list_view_draw(tui);
	head_draw(tui);
}

/* The line under the cursor; false: there is none. */
static bool chosen(const struct tui *tui, struct row *row)
{
	struct listed listed = read_rows(tui);
	const int at = list_view_list(tui)->at;
	const bool found = at >= 0 && at < listed.count;

	if (found)
		*row = ((const struct row *)listed.rows)[at];
	free(listed.owned);
	return found;
}

void prizes_choose(struct tui *tui, int number)
{
	struct listed listed = read_rows(tui);

	for (int i = 0; i < listed.count; i++)
		if (number == 0 || ((const struct row *)listed.rows)[i].entry.number == number)
			list_view_list(tui)->at = i;
	free(listed.owned);
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	struct row row;

	text[0] = '\0';
	if (chosen(tui, &row))
		words_put(text, size, "%s", row.reason);
}

static void change(struct tui *tui)
{
	struct row row;

	if (tui_may_change(tui) && chosen(tui, &row))
		prize_form_open(tui, &row.entry);
}

static bool set_rules(struct tui *tui, const char *word)
{
	const struct setting_order order = {"prize-rules", word};
	struct error error;

	return tui_did(tui, app_set(tui->app, &order, 1, NULL, &error), &error);
}

static void on_rules_first(struct tui *tui, char answer, const char *text)
{
	(void)text;
	if (answer != '\0' &&
		set_rules(tui,
			answer == 's'           ? "shared"
				: answer == 'h' ? "hort"
						: "place"))
		prize_form_open(tui, NULL);
}

/* FIDE leaves open how the tied share: that is asked before there is a list. */
static void add(struct tui *tui)
{
	if (!tui_may_change(tui))
		return;
	if (prize_rules_of(tui_event(tui), app_section(tui->app)).rule != PRIZE_RULE_UNSET)
		prize_form_open(tui, NULL);
	else
		ask_key(tui, on_rules_first,
			"How do the tied share? FIDE leaves it open, and it should have been announced.\ns equal shares   h Hort: half by place   p by place");
}

static void on_rules(struct tui *tui, char answer, const char *text)
{
	(void)answer;
	if (text && set_rules(tui, text))
		tui_say(tui, ROLE_GOOD, "%s.",
			prize_rule_words(
				prize_rules_of(tui_event(tui), app_section(tui->app)).rule));
	else if (text)
		ask_refuse(tui);
}

static void ask_rules(struct tui *tui)
{
	if (tui_may_change(tui))
		ask_line(tui,
			prize_rule_word(prize_rules_of(tui_event(tui), app_section(tui->app)).rule),
			on_rules,
			"How the tied share (british, us, us-older, hort, shared, place):");
}

static void take_away(struct tui *tui)
{
	struct row row;
	struct error error;
	char title[PRIZE_TITLE_SIZE];

	if (tui_may_change(tui) && chosen(tui, &row) &&
		tui_did(tui, app_prize_remove(tui->app, row.entry.number, &error), &error))
		tui_say(tui, ROLE_GOOD, "Taken away: %s. u brings it back.",
			prize_title(&row.entry.prize, 0, title));
}

/* Lines that are as wide as the panel already. */
static void put_lines(struct tui *tui, const struct writing *writing)
{
	for (const char *at = writing->bytes; at && *at;
		at += strcspn(at, "\n"), at += *at == '\n') {
		struct strip *line = panel_line(tui);
		char text[STRIP_SIZE];

		snprintf(text, sizeof(text), "%.*s", (int)strcspn(at, "\n"), at);
		if (line)
			strip_put(line, ROLE_PLAIN, text);
	}
}

static void make_reasons(struct tui *tui, const void *about)
{
	struct prize_outcome outcome;
	struct writing writing = {0};
	struct error error;

	(void)about;
	if (!read_outcome(tui, &outcome, &error)) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	prizes_write(tui_event(tui), app_section(tui->app), &outcome, panel_cells_most(), &writing);
	panel_begin(tui, "Who gets what, and why");
	put_lines(tui, &writing);
	free(writing.bytes);
	prize_outcome_done(&outcome);
}

static void show_reasons(struct tui *tui)
{
	panel_open(tui, make_reasons, NULL, 0);
}

static void make_forecast(struct tui *tui, const void *about)
{
	struct prize_list list;
	struct forecast forecast;
	struct writing writing = {0};
	struct error error = {.text = "There is not enough memory."};
	enum status status = prize_list_of(tui_event(tui), app_section(tui->app), &list, &error);

	(void)about;
	if (status == STATUS_OK) {
		status = forecast_make(
			tui_event(tui), app_section(tui->app), &list, &forecast, &error);
		prize_list_done(&list);
	}
	if (status != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	prizes_write_forecast(
		tui_event(tui), app_section(tui->app), &forecast, panel_cells_most(), &writing);
	panel_begin(tui, "What can still be won");
	put_lines(tui, &writing);
	free(writing.bytes);
	forecast_done(&forecast);
}

static void show_forecast(struct tui *tui)
{
	panel_open(tui, make_forecast, NULL, 0);
}

static void leave(struct tui *tui)
{
	tui_show(tui, tui_is_season(tui) ? VIEW_SEASON : VIEW_STANDINGS);
}

static const char *next(const struct tui *tui)
{
	return list_view_count(tui) > 0
		? "a adds a prize, Enter changes it, ? says who gets what and why"
		: "a adds a prize";
}

static const struct key_row rows[] = {
	{"Enter", "change", "change the prize", WHEN_ANY | CHANGES, change, "e"},
	{"a", "add", "add a prize", WHEN_ANY | CHANGES, add, NULL},
	{"x", "take away", "take the prize out of the list", WHEN_ANY | CHANGES, take_away, NULL},
	{"?", "why", "who gets what, and a sentence for every prize", WHEN_ANY, show_reasons, "$"},
	{"f", "still to win", "in the last round: what each player can still win", WHEN_ANY,
		show_forecast, NULL},
	{"w", "print", "print or write who gets what", WHEN_ANY, paper_ask, NULL},
	{"r", "rules", "how the tied share", WHEN_ANY | CHANGES, ask_rules, NULL},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY, list_view_choose,
		"PgUp PgDn Home End"},
	{"u", "undo", "undo (Ctrl-T or F8 too)", WHEN_ANY | CHANGES, action_undo, "F8 Ctrl-T"},
	{"U", NULL, "redo (Ctrl-R or F9 too)", WHEN_ANY | CHANGES, action_redo, "F9 Ctrl-R"},
	{"Esc", "back", "back to the standings", WHEN_ANY, leave, "q s"},
};

static const struct key_row *prizes_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

/* Most is about the prizes that there are; what can still be won is known in the last round. */
static const char *word(const struct tui *tui, const struct key_row *row)
{
	const struct section *section = event_section(tui_event(tui), app_section(tui->app));

	if (row->act == show_forecast &&
		event_current_round(tui_event(tui), app_section(tui->app)) != section->rounds)
		return NULL;
	if (row->act == change || row->act == take_away || row->act == show_reasons ||
		row->act == paper_ask)
		return list_view_word(tui, row);
	return row->name;
}

const struct view *view_prizes(void)
{
	static const struct view view = {
		.id = VIEW_PRIZES,
		.name = "Prizes",
		.keys = prizes_key,
		.own_size = sizeof(struct prizes),
		.list = &prize_rows,
		.draw = draw,
		.mouse = list_view_mouse,
		.facts = facts,
		.next = next,
		.word = word,
	};

	return &view;
}
