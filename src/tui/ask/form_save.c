/* The form of a player is handed in: questions before he is saved, and what is said after. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/players/known.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/other_numbers.h"
#include "tui/state/state.h"

/* Names that may be taken for each other are told of, and what is not as it was typed. */
static void say_saved(struct tui *tui, int pin)
{
	struct form *form = &tui->form;
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	const int other = app_player_alike(tui->app, pin, 0);
	char alike[WHO_SIZE + 16] = "", who[WHO_SIZE], place[PLACE_WORDS_SIZE] = "";

	if (player)
		words_place(player, place);
	if (other)
		words_put(alike, sizeof(alike), "; looks like %s",
			words_who(tui_event(tui), app_section(tui->app), other, who));
	/* another desk may have published while he was typed */
	if (form->joins)
		form->note[0] = '\0';
	else
		form_enters_later(tui);
	tui_say(tui, other ? ROLE_BAD : ROLE_GOOD, "%s: %d %s%s%s%s%s%s%s",
		form->pin ? "Saved" : "Added", pin, player ? player->name : "",
		place[0] ? "; " : "", place, alike,
		form->grade.estimated ? "; the grade is an estimate" : "",
		form->note[0] ? ". " : "", form->note);
}

/* After the use case: the list with him, or the form with what is wrong. */
static void finish(struct tui *tui, enum status status, int pin, const struct error *error)
{
	struct form *form = &tui->form;

	if (!tui_did(tui, status, error)) {
		words_put(form->trouble, sizeof(form->trouble), "%s", tui->message);
		tui->message[0] = '\0'; /* it is the form's, and goes with it */
		return;
	}
	form->open = false;
	form->saved(tui, pin);
	say_saved(tui, pin);
}

enum { KNOWN_MOST = LISTED_PARTICULARS + 1 };

/*
 * What the rating lists know of him beside, and that his rating is provisional; of a new player, or
 * of one whose entry is changed. Returns how many there are.
 */
static int read_known(const struct tui *tui, struct app_particular known[KNOWN_MOST])
{
	const struct listed_entry *entry = form_listed_entry(tui);
	int count = entry ? listed_entry_known(entry, tui->form.player.grade, known) : 0;

	known_take_kind(&tui->form.grade, known, &count);
	return count;
}

static enum status change(struct tui *tui, struct error *error)
{
	struct app_particular known[KNOWN_MOST];
	const int count = read_known(tui, known);

	return app_player_change(tui->app, &tui->form.player, known, count, NULL, error);
}

/* CAA 36: put aside, he is still in the form, perhaps under a name that tells the two apart. */
static void on_join(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	struct app_particular known[KNOWN_MOST];
	struct kept_numbers before;
	enum status status = STATUS_NO_MEMORY;
	int pin = 0;

	(void)text;
	if (answer != '\r')
		return;
	/* he is in from his first game, whatever is published */
	tui->form.joins = true;
	if (app_keep_numbers(tui->app, &before))
		status = app_player_join(tui->app, &tui->form.player, &pin, &error);
	if (status == STATUS_OK && read_known(tui, known) > 0) {
		tui->form.player = *event_player(tui_event(tui), app_section(tui->app), pin);
		status = change(tui, &error);
	}
	finish(tui, status, pin, &error);
	other_numbers_show(tui, &before);
}

/* CAA 3 */
static void on_amended(struct tui *tui, char answer, const char *text)
{
	struct form *form = &tui->form;
	struct error error = {.code = STATUS_OK};
	enum status status;

	(void)text;
	if (answer == 0)
		return;
	if (answer == 'y')
		memcpy(form->player.place, form->place, sizeof(form->place));
	status = change(tui, &error);
	finish(tui, status, form->player.pin, &error);
}

/* He stays unless that is asked for: Enter is no. */
static void ask_amended(struct tui *tui)
{
	struct form *form = &tui->form;
	struct player placed = form->player;
	char place[PLACE_WORDS_SIZE];

	memcpy(placed.place, form->place, sizeof(placed.place));
	words_place(&placed, place);
	ask_key(tui, on_amended,
		"With the new grade %s would have %s%s in the order of cards. Published rounds stay as they are. Is he to move, from the next draw on?\nEnter no, he keeps his place  y yes  n no  Esc back to the form",
		form->player.name, place[0] ? "the " : "the place of his number", place);
	ask_unasked(tui);
}

/* Is there something to be asked about the player before he is saved? */
static bool ask_first(struct tui *tui)
{
	struct form *form = &tui->form;
	int halves[ROUNDS_MOST];
	bool moves = false;

	if (!form->pin && app_player_has_game(tui->app, form->player.name)) {
		if (form_halves(tui, halves) > 0) {
			form->field = FIELD_BYES;
			snprintf(form->trouble, sizeof(form->trouble),
				"He has played here as one from outside, and enters with that game: no byes before it.");
			return true;
		}
		ask_enter(tui, on_join,
			"%s has played here as one from outside. Enter him with his games?\nEnter yes   Esc or any other key: back to the form",
			form->player.name);
		ask_unasked(tui);
		return true;
	}
	if (!form->pin || app_ranks_settled_by(tui->app) ||
		app_amended_place(tui->app, &form->player, false, form->place, &moves, NULL) !=
			STATUS_OK ||
		!moves)
		return false;
	ask_amended(tui);
	return true;
}

static void put_text(char *to, size_t size, const struct editor *from)
{
	/* Cleared first: a row is compared byte by byte. */
	memset(to, 0, size);
	snprintf(to, size, "%.*s", (int)size - 1, from->text);
}

/* What no field shows. */
static void put_listed(struct player *player, const struct player *listed)
{
	if (listed->fide[0])
		memcpy(player->fide, listed->fide, sizeof(player->fide));
	if (listed->federation[0])
		memcpy(player->federation, listed->federation, sizeof(player->federation));
	if (listed->born[0])
		memcpy(player->born, listed->born, sizeof(player->born));
	if (listed->sex != SEX_UNKNOWN)
		player->sex = listed->sex;
}

/* The player as he was, with what is in the fields. */
static void read_player(struct tui *tui, struct player *player)
{
	struct form *form = &tui->form;
	const struct player *old =
		form->pin ? event_player(tui_event(tui), app_section(tui->app), form->pin) : NULL;

	memset(player, 0, sizeof(*player));
	if (old)
		*player = *old;
	else
		player->enters = form_enters(tui);
	(void)form_grade(tui, &form->grade);
	player->section = app_section(tui->app);
	player->grade = form->grade.value;
	player->is_new = form->grade.is_new || (player->is_new && !form_shows_new(old));
	put_text(player->name, sizeof(player->name), &form->fields[FIELD_NAME]);
	put_text(player->club, sizeof(player->club), &form->fields[FIELD_CLUB]);
	put_text(player->title, sizeof(player->title), &form->fields[FIELD_TITLE]);
	put_text(player->place, sizeof(player->place), &form->fields[FIELD_PLACE]);
	if (form_listed_entry(tui))
		put_listed(player, &form_listed_entry(tui)->player);
}

static void add(struct tui *tui)
{
	struct form *form = &tui->form;
	struct error error = {.code = STATUS_OK};
	struct app_particular known[KNOWN_MOST];
	int pin = 0, halves[ROUNDS_MOST];
	const struct app_entry entry = {.player = &form->player,
		.namesake = form->namesake,
		.halves = halves,
		.nhalves = form_halves(tui, halves),
		.particulars = known,
		.nparticulars = read_known(tui, known)};
	const enum status status = app_player_enter(tui->app, &entry, &pin, &error);

	form->namesake = status == STATUS_DOUBLE;
	if (form->namesake)
		words_put(
			form->trouble, sizeof(form->trouble), "%s Two? Ctrl-S again.", error.text);
	else
		finish(tui, status, pin, &error);
}

void form_save(struct tui *tui)
{
	struct form *form = &tui->form;
	struct error error = {.code = STATUS_OK};
	enum status status;

	form->joins = false;
	for (int i = 0; i < form_fields(tui); i++) {
		if (!form_check(tui, (enum form_field)i))
			return;
	}
	read_player(tui, &form->player);
	if (ask_first(tui))
		return;
	if (!form->pin) {
		add(tui);
		return;
	}
	status = change(tui, &error);
	finish(tui, status, form->player.pin, &error);
}
