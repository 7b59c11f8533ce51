/* The form of a player: a field a row, checked on Enter and when the form is handed in. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/words.h"
#include "core/grade.h"
#include "core/letters.h"
#include "core/text.h"
#include "tui/screen.h"

static const struct {
	const char *label, *hint;
	size_t most;
} fields[FIELD_COUNT] = {
	[FIELD_NAME] = {"Name", "surname, forename", NAME_SIZE},
	[FIELD_GRADE] = {"Grade", "rating, NEW or nothing", 8},
	[FIELD_CLUB] = {"Club", NULL, CLUB_SIZE},
	[FIELD_TITLE] = {"Title", "GM, WGM, IM .. or none", TITLE_SIZE},
	[FIELD_PLACE] = {"Place", "3b: between 3 and 4", PLACE_SIZE},
	[FIELD_ENTERS] = {"Enters", "first round, 1 mostly", 4},
};

static void set_number(struct editor *editor, int number)
{
	char text[16] = "";

	if (number > 0)
		snprintf(text, sizeof(text), "%d", number);
	editor_set(editor, text);
}

/* Has he NEW where others have a rating (US 28D6)? One who was assigned a rating has that. */
static bool is_shown_new(const struct player *player)
{
	return player->is_new && player->grade == 0;
}

void form_open(struct tui *tui, int pin)
{
	const struct player *player =
		pin ? event_player(tui_event(tui), app_section(tui->app), pin) : NULL;
	int round = tui->model.state >= ROUND_PUBLISHED ? tui->model.round + 1 : tui->model.round;

	memset(&tui->form, 0, sizeof(tui->form));
	tui->form.open = true;
	tui->form.pin = pin;
	for (int i = 0; i < FIELD_COUNT; i++)
		tui->form.fields[i].most = EDITOR_SIZE;
	set_number(&tui->form.fields[FIELD_ENTERS], player ? player->enters : round);
	if (!player)
		return;
	editor_set(&tui->form.fields[FIELD_NAME], player->name);
	if (is_shown_new(player))
		editor_set(&tui->form.fields[FIELD_GRADE], "NEW");
	else
		set_number(&tui->form.fields[FIELD_GRADE], player->grade);
	editor_set(&tui->form.fields[FIELD_CLUB], player->club);
	editor_set(&tui->form.fields[FIELD_TITLE], player->title);
	editor_set(&tui->form.fields[FIELD_PLACE], player->place);
}

static bool converts(const struct tui *tui)
{
	return event_section(tui_event(tui), app_section(tui->app))->conversion[0] != '\0';
}

static const char *hint(const struct tui *tui, int field, char words[32])
{
	if (field == FIELD_CLUB)
		return app_club_words(tui->app, words);
	return field == FIELD_GRADE && converts(tui) ? "150*: converted" : fields[field].hint;
}

#define FORM_CHOICES "Enter next, saves at the end  Ctrl-S saves  Esc cancels"

void form_draw(struct tui *tui)
{
	struct form *form = &tui->form;
	int cells = 66, row = LINES / 2 - 6, col = (COLS - cells) / 2, line = row + 2;
	char title[40], words[32];

	snprintf(title, sizeof(title), form->pin ? "Player %d" : "New player", form->pin);
	paint_window(row, col, FIELD_COUNT + 6, cells, title);
	for (int i = 0; i < FIELD_COUNT; i++) {
		bool here = i == form->field;

		paint_text(line, col + 2, here ? ROLE_KEY : ROLE_PLAIN, here ? "▸" : " ", 1);
		paint_text(line, col + 4, here ? ROLE_KEY : ROLE_PLAIN, fields[i].label, 7);
		if (!here)
			edit_draw(&form->fields[i], line, col + 12, 28, false);
		paint_text(line, col + 42, ROLE_FRAME, hint(tui, i, words), cells - 44);
		line++;
	}
	paint_text(line + 1, col + 2, ROLE_BAD, form->trouble, cells - 4);
	click_here(tui_target(tui) == TARGET_FORM);
	click_in_edge(row + FIELD_COUNT + 5, col + 2, FORM_CHOICES, cells - 4);
	edit_draw(&form->fields[form->field], row + 2 + form->field, col + 12, 28, true);
}

static int step(int field, int by)
{
	return (field + by + FIELD_COUNT) % FIELD_COUNT;
}

/* The number in a field; an empty field gives `none`. */
static bool number_of(struct form *form, enum form_field field, int none, int most, int *number)
{
	const char *text = form->fields[field].text;

	*number = none;
	if (text[0] == '\0' || text_to_int(text, none, most, number))
		return true;
	form->field = field;
	snprintf(form->trouble, sizeof(form->trouble), "%s: a number from %d to %d is expected.",
		fields[field].label, none, most);
	return false;
}

/*
 * A grade or rating as player lists have it; "150*" is one of another list, converted by the
 * event's formula (CAA 38).
 */
static bool grade_of(struct tui *tui, struct grade *grade)
{
	struct form *form = &tui->form;
	struct error error = {.code = STATUS_OK};
	char text[EDITOR_SIZE];
	size_t length;
	bool old;

	snprintf(text, sizeof(text), "%s", form->fields[FIELD_GRADE].text);
	length = strlen(text);
	old = length > 0 && text[length - 1] == '*';
	if (old)
		text[length - 1] = '\0';
	if (grade_parse(text, grade) && (!old || grade->value > 0)) {
		if (!old || app_convert(tui->app, grade->value, &grade->value, &error) == STATUS_OK)
			return true;
		words_put(form->trouble, sizeof(form->trouble), "%s", error.text);
	} else {
		snprintf(form->trouble, sizeof(form->trouble),
			old ? "Grade: a number from 1 to %d is expected before the *."
			    : "Grade: 0 to %d, 1850e, 1650P, 1650/7, - or NEW is expected.",
			GRADE_MOST);
	}
	form->field = FIELD_GRADE;
	return false;
}

/* Is the field right as it stands? If not, the cursor goes there and the form says why. */
static bool check(struct tui *tui, enum form_field field)
{
	struct form *form = &tui->form;
	const char *text = form->fields[field].text;
	size_t length = strlen(text);
	struct grade grade;
	int number, letter;

	form->trouble[0] = '\0';
	if (field == FIELD_GRADE)
		return grade_of(tui, &grade);
	if (field == FIELD_ENTERS)
		return number_of(form, field, 1, ROUNDS_MOST, &number);
	if (length >= fields[field].most)
		snprintf(form->trouble, sizeof(form->trouble),
			"%s: too long, %d must go (an accented letter is two).",
			fields[field].label, (int)(length - fields[field].most + 1));
	else if (field == FIELD_NAME && !letters_any(text))
		snprintf(form->trouble, sizeof(form->trouble), "A player has a name.");
	else if (field == FIELD_PLACE && length > 0 && !place_parse(text, &number, &letter))
		snprintf(form->trouble, sizeof(form->trouble),
			"A place is a number and a letter, such as 3b.");
	if (form->trouble[0])
		form->field = (int)field;
	return form->trouble[0] == '\0';
}

/* Names that may be taken for each other are told of. */
static void say_saved(struct tui *tui, int pin, bool estimated)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	const int other = app_player_alike(tui->app, pin, 0);
	char alike[WHO_SIZE + 16] = "", who[WHO_SIZE], place[PLACE_WORDS_SIZE] = "";

	if (player)
		words_place(player, place);

	if (other)
		words_put(alike, sizeof(alike), "; looks like %s",
			words_who(tui_event(tui), app_section(tui->app), other, who));
	tui_say(tui, other ? ROLE_BAD : ROLE_GOOD, "%s: %d %.80s%s%s%s%s",
		tui->form.pin ? "Saved" : "Added", pin, player ? player->name : "",
		place[0] ? "; " : "", place, alike, estimated ? "; the grade is an estimate" : "");
}

/* After the use case: the list with him, or the form with what is wrong. */
static void finish(struct tui *tui, enum status status, int pin, const struct error *error)
{
	struct form *form = &tui->form;

	if (!tui_did(tui, status, error)) {
		words_put(form->trouble, sizeof(form->trouble), "%s", tui->message);
		return;
	}
	form->open = false;
	players_show(tui, pin);
	say_saved(tui, pin, form->estimated);
}

/* CAA 36: put aside, he is still in the form, perhaps under a name that tells the two apart. */
static void on_join(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	int pin = 0;

	(void)text;
	if (answer == '\r')
		finish(tui, app_player_join(tui->app, &tui->form.player, &pin, &error), pin,
			&error);
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
	status = app_player_edit(tui->app, &form->player, &error);
	finish(tui, status, form->player.pin, &error);
}

/* Is there something to be asked about the player before he is saved? */
static bool ask_first(struct tui *tui)
{
	struct form *form = &tui->form;
	bool moves = false;

	if (!form->pin && app_player_has_game(tui->app, form->player.name)) {
		ask_enter(tui, on_join,
			"%s has played here as one from outside. Enter him with his games?\nEnter yes   Esc or any other key puts it aside",
			form->player.name);
		return true;
	}
	if (!form->pin || app_ranks_settled_by(tui->app) ||
		app_amended_place(tui->app, &form->player, form->place, &moves, NULL) !=
			STATUS_OK ||
		!moves)
		return false;
	ask_key(tui, "ny", on_amended,
		"With the new grade %s would have %s%s in the order of cards. Published rounds stay as they are. Is he to move, from the next draw on?\nn no, he keeps his place  y yes  Esc back to the form",
		form->player.name, form->place[0] ? "the place " : "the place of his number",
		form->place);
	return true;
}

static void save(struct tui *tui)
{
	struct form *form = &tui->form;
	const struct player *old =
		form->pin ? event_player(tui_event(tui), app_section(tui->app), form->pin) : NULL;
	struct player player;
	struct grade grade = {.value = 0};
	struct error error = {.code = STATUS_OK};
	enum status status;
	int pin = form->pin;

	memset(&player, 0, sizeof(player));
	if (old)
		player = *old;
	player.section = app_section(tui->app);
	for (int i = 0; i < FIELD_COUNT; i++) {
		if (!check(tui, (enum form_field)i))
			return;
	}
	grade_of(tui, &grade);
	player.grade = grade.value;
	player.is_new = grade.is_new || (player.is_new && !is_shown_new(old));
	number_of(form, FIELD_ENTERS, 1, ROUNDS_MOST, &player.enters);
	/* Cleared first: a row is compared byte by byte. */
	memset(player.name, 0, sizeof(player.name));
	memset(player.club, 0, sizeof(player.club));
	memset(player.title, 0, sizeof(player.title));
	memset(player.place, 0, sizeof(player.place));
	snprintf(player.name, sizeof(player.name), "%.*s", NAME_SIZE - 1,
		form->fields[FIELD_NAME].text);
	snprintf(player.club, sizeof(player.club), "%.*s", CLUB_SIZE - 1,
		form->fields[FIELD_CLUB].text);
	snprintf(player.title, sizeof(player.title), "%.*s", TITLE_SIZE - 1,
		form->fields[FIELD_TITLE].text);
	snprintf(player.place, sizeof(player.place), "%.*s", PLACE_SIZE - 1,
		form->fields[FIELD_PLACE].text);
	form->player = player;
	form->estimated = grade.estimated;
	if (ask_first(tui))
		return;
	if (form->pin)
		status = app_player_edit(tui->app, &player, &error);
	else if (form->namesake)
		status = app_player_add_namesake(tui->app, &player, &pin, &error);
	else
		status = app_player_add(tui->app, &player, &pin, &error);
	form->namesake = status == STATUS_DOUBLE;
	if (form->namesake)
		words_put(
			form->trouble, sizeof(form->trouble), "%s Two? Ctrl-S again.", error.text);
	else
		finish(tui, status, form->pin ? player.pin : pin, &error);
}

static const struct key_help form_help[] = {
	{"Enter", "next", "the next field; in the last one it saves", WHEN_ANY},
	{"Ctrl-S", "save", "save the player as he stands", WHEN_ANY},
	{"↑↓", "field", "from field to field; Tab as well", WHEN_ANY},
	{"Esc", "cancel", "leave everything as it was", WHEN_ANY},
	{"Ctrl-U", NULL, "empty the field; Ctrl-W takes the last word away", WHEN_ANY},
};

const struct key_help *form_keys(int *count)
{
	*count = sizeof(form_help) / sizeof(form_help[0]);
	return form_help;
}

void form_event(struct tui *tui, const struct term_event *event)
{
	struct form *form = &tui->form;

	if (event->kind == TERM_KEY) {
		switch (event->key) {
		case KEY_ESCAPE:
			form->open = false;
			return;
		case KEY_F(1):
			help_open(tui);
			return;
		case KEY_UP:
		case KEY_BTAB:
			form->field = step(form->field, -1);
			return;
		case KEY_DOWN:
		case KEY_TABULATOR:
			form->field = step(form->field, 1);
			return;
		case KEY_RETURN:
			if (form->field == FIELD_ENTERS)
				save(tui);
			else if (check(tui, (enum form_field)form->field))
				form->field = step(form->field, 1);
			return;
		default:
			break;
		}
		if (event->key == key_control('s')) {
			save(tui);
			return;
		}
	}
	form->namesake = false;
	if (!edit_event(&form->fields[form->field], event))
		say_wrong_key(tui, event);
}
