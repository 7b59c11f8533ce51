/* The form of a player: a field a row, checked on Enter and when the form is handed in. */
#include "config.h"

#include "tui/ask/form.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/players/players.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text/fit.h"
#include "tui/ask/ask.h"
#include "tui/ask/edit.h"
#include "tui/state/key_rows.h"
#include "tui/state/state.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/term/wrap.h"

enum { FORM_CELLS = 66, FIELD_COLUMN = 12, FIELD_CELLS = 28, WORD_ROWS = 2 };

static void set_number(struct editor *editor, int number)
{
	char text[16] = "";

	if (number > 0)
		snprintf(text, sizeof(text), "%d", number);
	editor_set(editor, text);
}

/* As it is typed: "NEW", "1850e". */
static void set_grade(const struct tui *tui, const struct player *player, struct editor *editor)
{
	const char *estimate = event_particular(
		tui_event(tui), app_section(tui->app), player->pin, PLAYER_ESTIMATE);
	char text[16] = "";

	if (form_shows_new(player))
		snprintf(text, sizeof(text), "NEW");
	else if (player->grade > 0)
		snprintf(text, sizeof(text), "%d%s", player->grade, estimate[0] ? "e" : "");
	editor_set(editor, text);
}

static void fill(const struct tui *tui, struct form *form, const struct player *player)
{
	editor_set(&form->fields[FIELD_NAME], player->name);
	set_grade(tui, player, &form->fields[FIELD_GRADE]);
	editor_set(&form->fields[FIELD_CLUB], player->club);
	editor_set(&form->fields[FIELD_TITLE], player->title);
	editor_set(&form->fields[FIELD_PLACE], player->place);
}

/* The text of a field that the cursor comes to is selected. */
static void go_to(struct form *form, int field)
{
	form->field = field;
	editor_offer(&form->fields[field]);
}

void form_open(struct tui *tui, int pin, void (*saved)(struct tui *tui, int pin))
{
	struct form *form = &tui->form;
	const struct player *player =
		pin ? event_player(tui_event(tui), app_section(tui->app), pin) : NULL;
	int round = tui->model.state >= ROUND_PUBLISHED ? tui->model.round + 1 : tui->model.round;

	memset(form, 0, sizeof(*form));
	form->open = true;
	form->pin = pin;
	form->saved = saved;
	for (int i = 0; i < FIELD_COUNT; i++)
		form->fields[i].most = EDITOR_SIZE;
	if (player)
		fill(tui, form, player);
	else
		set_number(&form->fields[FIELD_ENTERS], round);
	for (int i = 0; i < FIELD_COUNT; i++)
		memcpy(form->began[i], form->fields[i].text, EDITOR_SIZE);
	go_to(form, FIELD_NAME);
	form_listed_open(tui);
}

/* What is wrong, or else what is not as it was typed. */
static void draw_words(const struct form *form, int row, int col, int cells)
{
	const enum role role = form->trouble[0] ? ROLE_BAD : ROLE_STRONG;
	const char *left = form->trouble[0] ? form->trouble : form->note;
	char line[2 * sizeof(form->trouble)];

	for (int i = 0; i < WORD_ROWS && *left; i++) {
		if (i + 1 < WORD_ROWS)
			left = wrap_words(left, cells, line, sizeof(line));
		else
			text_fit(line, sizeof(line), left, cells);
		paint_text(row + i, col, role, line, cells);
	}
}

/* Players of the rating lists stand below the name. */
static int line_of(int row, int listed, int field)
{
	return row + 2 + field + (field > FIELD_NAME ? listed : 0);
}

#define FORM_CHOICES "Enter next, saves at the end  Ctrl-S saves  Esc cancels"

void form_draw(struct tui *tui)
{
	struct form *form = &tui->form;
	const int count = form_fields(tui), listed = form_listed_rows(tui);
	const int rows = count + listed + 5 + WORD_ROWS;
	const int row = (LINES - rows) / 2 - 1, col = (COLS - FORM_CELLS) / 2;
	char title[40], words[32];

	snprintf(title, sizeof(title), form->pin ? "Player %d" : "New player", form->pin);
	paint_window(row, col, rows, FORM_CELLS, title);
	for (int i = 0; i < count; i++) {
		const enum form_field field = (enum form_field)i;
		const int line = line_of(row, listed, i);
		const bool here = i == form->field;

		paint_text(line, col + 2, here ? ROLE_KEY : ROLE_PLAIN, here ? "▸" : " ", 1);
		paint_text(line, col + 4, here ? ROLE_KEY : ROLE_PLAIN, form_label(field), 7);
		if (!here)
			edit_draw(&form->fields[i], line, col + FIELD_COLUMN, FIELD_CELLS, false);
		paint_text(line, col + FIELD_COLUMN + FIELD_CELLS + 2, ROLE_FRAME,
			form_hint(tui, field, words), FORM_CELLS - FIELD_COLUMN - FIELD_CELLS - 4);
	}
	form_listed_draw(tui, row + 3, col + FIELD_COLUMN, FORM_CELLS - FIELD_COLUMN - 2);
	draw_words(form, row + count + listed + 3, col + 2, FORM_CELLS - 4);
	click_here(tui_target(tui) == TARGET_FORM);
	click_in_edge(row + rows - 1, col + 2, FORM_CHOICES, FORM_CELLS - 4);
	edit_draw(&form->fields[form->field], line_of(row, listed, form->field), col + FIELD_COLUMN,
		FIELD_CELLS, true);
}

/* A first round that cannot be is put right where it stands. */
static void put_entry_right(struct tui *tui)
{
	if (form_enters_later(tui))
		set_number(&tui->form.fields[FIELD_ENTERS], app_first_entry(tui->app));
}

static void step(struct tui *tui, int by)
{
	const int count = form_fields(tui);

	put_entry_right(tui);
	go_to(&tui->form, (tui->form.field + by + count) % count);
}

static void hand_in(struct tui *tui)
{
	put_entry_right(tui);
	form_save(tui);
}

static void next_or_save(struct tui *tui)
{
	if (tui->form.field == form_fields(tui) - 1)
		hand_in(tui);
	else if (form_check(tui, (enum form_field)tui->form.field))
		step(tui, 1);
}

static void on_leave(struct tui *tui, char answer, const char *text)
{
	(void)text;
	if (answer == 's')
		hand_in(tui);
	if (answer != 'x')
		return;
	tui->form.open = false;
	tui_say(tui, ROLE_PLAIN, "Thrown away: nothing was saved.");
}

static bool is_touched(const struct form *form)
{
	for (int i = 0; i < FIELD_COUNT; i++) {
		if (strcmp(form->fields[i].text, form->began[i]) != 0)
			return true;
	}
	return false;
}

static void leave(struct tui *tui)
{
	struct form *form = &tui->form;
	const char *name = form->fields[FIELD_NAME].text;

	tui->message[0] = '\0';
	if (!is_touched(form))
		form->open = false;
	else if (form->pin)
		ask_unsaved(
			tui, on_leave, "What was changed of player %d is not saved.", form->pin);
	else
		ask_unsaved(tui, on_leave, "The new player%s%s is not saved.", name[0] ? " " : "",
			name);
}

static void go_on(struct tui *tui)
{
	step(tui, tui->key == KEY_UP || tui->key == KEY_BTAB ? -1 : 1);
}

/* Under a name the player of the rating lists who is marked; then the next field, as ever. */
static void take_or_go_on(struct tui *tui)
{
	form_listed_take(tui);
	step(tui, 1);
}

static void mark_other(struct tui *tui)
{
	form_listed_mark(tui, tui->key == KEY_PPAGE ? -1 : 1);
}

static const struct key_row rows[] = {
	{"Enter", "next", "the next field; in the last one it saves", WHEN_ANY, next_or_save, NULL},
	{"Ctrl-S", "save", "save the player as he stands", WHEN_ANY, hand_in, NULL},
	{"↑↓", "field", "from field to field; Shift-Tab as well", WHEN_ANY, go_on, "Shift-Tab"},
	{"Tab", NULL,
		"the next field; below a name with players of the rating lists with the one marked, whom → at its end takes, too",
		WHEN_ANY, take_or_go_on, NULL},
	{"PgUp PgDn", NULL, "mark another player of the rating lists", WHEN_ANY, mark_other, NULL},
	{"Esc", "cancel", "leave everything as it was; asks if something is typed", WHEN_ANY, leave,
		NULL},
};
static const struct key_table keys = {rows, sizeof(rows) / sizeof(rows[0])};

const struct key_row *form_row(int i)
{
	const struct key_table *const tables[] = {&keys, edit_keys(), NULL};

	return key_row_at(tables, i);
}

/* → behind the last letter of a name has nowhere else to go. */
static bool takes_listed(const struct tui *tui, const struct term_event *event)
{
	const struct editor *name = &tui->form.fields[FIELD_NAME];

	return event->kind == TERM_KEY && event->key == KEY_RIGHT && form_listed_any(tui) &&
		name->text[name->at] == '\0';
}

bool form_event(struct tui *tui, const struct term_event *event)
{
	struct form *form = &tui->form;
	const struct key_row *row = key_row_of(tui, form_row, event);
	bool known;

	if (row) {
		key_row_do(tui, row, event);
		return true;
	}
	form->namesake = false;
	form->trouble[0] = '\0';
	if (takes_listed(tui, event)) {
		form_listed_take(tui);
		return true;
	}
	known = edit_event(&form->fields[form->field], event);
	if (form->field == FIELD_NAME && known)
		form_listed_look(tui);
	if (form->field == FIELD_ENTERS && !form_enters_later(tui))
		form->note[0] = '\0';
	return known;
}
