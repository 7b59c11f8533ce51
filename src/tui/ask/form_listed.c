/* In the form of a player: names from the rating lists, shown, marked and taken over. */
#include "config.h"

#include "tui/ask/form_listed.h"

#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "core/text/fit.h"
#include "core/text/letters.h"
#include "core/particulars/particular.h"
#include "tui/ask/form.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"

/* One letter begins too many names. */
enum { LETTERS_LEAST = 2, RATING_CELLS = 4, CLUB_CELLS = 10, CODE_CELLS = 13 };

void form_listed_open(struct tui *tui)
{
	complete_close(tui->lists);
	tui->lists = complete_open();
}

void form_listed_look(struct tui *tui)
{
	struct form_listed *listed = &tui->form.listed;
	const char *typed = tui->form.fields[FIELD_NAME].text;
	struct error error = {.text = ""};

	listed->completed.count = 0;
	listed->marked = 0;
	listed->trouble[0] = '\0';
	if (listed->taken && !form_listed_entry(tui)) {
		listed->taken = false;
		tui->form.note[0] = '\0';
	}
	if (!tui->lists || strlen(typed) < LETTERS_LEAST)
		return;
	if (complete_name(tui->lists, typed, &listed->completed, &error) != STATUS_OK)
		words_put(listed->trouble, sizeof(listed->trouble), "%s", error.text);
	/* whose name stands there whole has been taken, or is typed already */
	if (form_listed_entry(tui))
		listed->completed.count = 0;
}

int form_listed_rows(const struct tui *tui)
{
	return tui->lists ? COMPLETED_MOST : 0;
}

bool form_listed_any(const struct tui *tui)
{
	return tui->form.field == FIELD_NAME && tui->form.listed.completed.count > 0;
}

void form_listed_mark(struct tui *tui, int by)
{
	struct form_listed *listed = &tui->form.listed;
	const int count = listed->completed.count;

	if (form_listed_any(tui))
		listed->marked = (listed->marked + by + count) % count;
}

/* "ECF 123456A", "US 12345678" */
static void put_code(const struct listed_player *listed, char *text, size_t size)
{
	static const char *const words[] = {
		[LIST_ECF] = "ECF", [LIST_FIDE] = "FIDE", [LIST_US] = "US"};

	words_put(text, size, "%s %s", words[listed->source], listed->code);
}

static void draw_one(const struct listed_player *listed, bool marked, int row, int col, int cells)
{
	const enum role role = marked ? ROLE_KEY : ROLE_PLAIN;
	const int name = cells - 2 - RATING_CELLS - CLUB_CELLS - CODE_CELLS - 4;
	const char *where = listed->club[0] ? listed->club : listed->federation;
	char text[NAME_SIZE], fitted[NAME_SIZE];

	paint_text(row, col, role, marked ? "▸" : " ", 1);
	text_fit(fitted, sizeof(fitted), listed->name, name);
	paint_text(row, col + 2, role, fitted, name);
	col += 2 + name + 1;
	if (listed->rating[LIST_STANDARD] > 0) {
		snprintf(text, sizeof(text), "%*d", RATING_CELLS, listed->rating[LIST_STANDARD]);
		paint_text(row, col, role, text, RATING_CELLS);
	}
	col += RATING_CELLS + 2;
	text_fit(fitted, sizeof(fitted), where, CLUB_CELLS);
	paint_text(row, col, role, fitted, CLUB_CELLS);
	put_code(listed, text, sizeof(text));
	paint_text(row, col + CLUB_CELLS + 1, role, text, CODE_CELLS);
}

void form_listed_draw(const struct tui *tui, int row, int col, int cells)
{
	const struct form_listed *listed = &tui->form.listed;

	if (listed->trouble[0] && tui->form.field == FIELD_NAME)
		paint_text(row, col, ROLE_BAD, listed->trouble, cells);
	for (int i = 0; form_listed_any(tui) && i < listed->completed.count; i++)
		draw_one(&listed->completed.found[i], i == listed->marked, row + i, col, cells);
}

static void add_note(struct form *form, const char *what, const char *text)
{
	const size_t used = strlen(form->note);

	if (text[0])
		words_put(form->note + used, sizeof(form->note) - used, "%s%s %s",
			used > 0 ? ", " : "Also ", what, text);
}

/* What he is saved with and no field shows. */
static void say_more(struct form *form, const struct listed_entry *entry)
{
	char text[PARTICULAR_SIZE];

	form->note[0] = '\0';
	for (int i = 0; i < entry->count; i++) {
		const struct particular_field *field =
			particular_field((enum particular_id)entry->particulars[i].id);

		add_note(form, field->name,
			particular_show(field, entry->particulars[i].text, text));
	}
	add_note(form, "FIDE ID", entry->player.fide);
	if (entry->player.born[0])
		add_note(form, "born",
			particular_show(particular_field(PLAYER_BORN), entry->player.born, text));
}

/* A field of which the list says nothing stays as it is; of others the beginning shows. */
static void put_field(struct form *form, enum form_field field, const char *text)
{
	if (!text[0])
		return;
	editor_set(&form->fields[field], text);
	if (field != FIELD_NAME)
		editor_move(&form->fields[field], EDITOR_HOME);
}

void form_listed_take(struct tui *tui)
{
	struct form *form = &tui->form;
	struct form_listed *listed = &form->listed;
	struct error error = {.text = ""};
	char grade[16] = "";

	if (!form_listed_any(tui))
		return;
	listed->taken = false;
	if (listed_entry_make(tui->lists, &listed->completed.found[listed->marked], &listed->entry,
		    &error) != STATUS_OK) {
		words_put(form->trouble, sizeof(form->trouble), "%s", error.text);
		return;
	}
	listed->taken = true;
	listed->completed.count = 0;
	if (listed->entry.player.grade > 0)
		snprintf(grade, sizeof(grade), "%d", listed->entry.player.grade);
	put_field(form, FIELD_NAME, listed->entry.player.name);
	put_field(form, FIELD_GRADE, grade);
	put_field(form, FIELD_CLUB, listed->entry.player.club);
	put_field(form, FIELD_TITLE, listed->entry.player.title);
	say_more(form, &listed->entry);
}

const struct listed_entry *form_listed_entry(const struct tui *tui)
{
	const struct form_listed *listed = &tui->form.listed;

	return listed->taken &&
			letters_compare(
				tui->form.fields[FIELD_NAME].text, listed->entry.player.name) == 0
		? &listed->entry
		: NULL;
}
