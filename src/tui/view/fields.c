/* The list of fields: what each holds, what it takes, when it may change. */
#include "config.h"

#include "tui/view/fields.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/players/family.h"
#include "app/players/known.h"
#include "app/players/players.h"
#include "app/players/unseeded.h"
#include "app/settings/settings.h"
#include "app/words/words.h"
#include "core/typed/federation.h"
#include "core/text/fit.h"
#include "tui/ask/ask.h"
#include "tui/ask/backup.h"
#include "tui/ask/odd.h"
#include "tui/ask/undo.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/view/example.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/views.h"

enum { HEADS_ROW = 2, FIRST_ROW, NAME_COL = 4, NAME_CELLS = 24, TEXT_COL = 29, TAKES_CELLS = 25 };

/* What this view alone knows. */
struct fields {
	struct list list;
	int pin;           /* 0: the event's */
	enum view_id back; /* where it was opened */
	/* where the cursor was drawn, and on which setting of the event; NULL: not yet */
	int at;
	const char *key;
};

/* Of which field was asked, as it stood then, and what was typed for it. */
struct asked {
	int pin;
	char key[40], was[PARTICULAR_SIZE], text[PARTICULAR_SIZE];
};

static struct fields *fields_view(const struct tui *tui)
{
	return tui->own[VIEW_FIELDS];
}

static bool is_of_player(const struct tui *tui)
{
	return fields_view(tui)->pin != 0;
}

/* The i-th field of a player; NULL: there are no more. */
static const struct particular_field *player_field(int i)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);

	for (int k = 0; k < count; k++)
		if (fields[k].of == OF_PLAYER && i-- == 0)
			return &fields[k];
	return NULL;
}

static void show_player_field(const struct tui *tui, int i, struct setting *setting)
{
	const struct particular_field *field = player_field(i);

	memset(setting, 0, sizeof(*setting));
	setting->key = field->key;
	setting->name = field->name;
	if (field->like)
		words_put(setting->takes, sizeof(setting->takes), "%s", field->like);
	else if (field->kind == PARTICULAR_NUMBER)
		words_put(setting->takes, sizeof(setting->takes), "%d to %d", field->least,
			field->most);
	event_field(
		tui_event(tui), app_section(tui->app), fields_view(tui)->pin, field, setting->text);
}

static void field_at(const struct tui *tui, int i, struct setting *setting)
{
	if (is_of_player(tui))
		show_player_field(tui, i, setting);
	else
		settings_at(tui->app, i, setting);
}

static struct listed read_fields(const struct tui *tui)
{
	struct listed listed = {.count = 0};

	if (!is_of_player(tui))
		listed.count = settings_count(tui->app);
	else if (event_player(tui_event(tui), app_section(tui->app), fields_view(tui)->pin))
		while (player_field(listed.count))
			listed.count++;
	return listed;
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const enum role role = here ? ROLE_KEY : ROLE_PLAIN;
	struct setting setting;

	(void)listed;
	field_at(tui, i, &setting);
	paint_text(row, 2, role, here ? "▸" : " ", 1);
	paint_text(row, NAME_COL, role, setting.name, NAME_CELLS);
	example_draw(row, TEXT_COL, TAKES_CELLS, here ? ROLE_LEGAL : ROLE_PLAIN, setting.text,
		setting.takes);
}

static void draw_heads(const struct tui *tui)
{
	paint_text(HEADS_ROW, NAME_COL, ROLE_TITLE, is_of_player(tui) ? "Field" : "Setting",
		NAME_CELLS);
	example_draw_heads(HEADS_ROW, TEXT_COL, TAKES_CELLS, "As it stands");
}

/* More or fewer rounds make the list longer or shorter: the cursor stays on its setting. */
static void keep_cursor(const struct tui *tui)
{
	struct fields *fields = fields_view(tui);
	struct list *list = &fields->list;
	const int at = fields->key && fields->at == list->at ? settings_find(tui->app, fields->key)
							     : list->at;
	struct setting setting;

	if (at >= 0) {
		list->top += at - list->at;
		list->at = at;
	}
	fields->key = NULL;
	if (list->at < settings_count(tui->app)) {
		settings_at(tui->app, list->at, &setting);
		fields->key = setting.key;
	}
	fields->at = list->at;
}

static const char *empty_words(const struct tui *tui)
{
	(void)tui;
	return "He is no longer in the event: Esc goes back.";
}

static const struct list_rows field_rows = {.first_row = FIRST_ROW,
	.inset = 1,
	.read = read_fields,
	.draw = draw_row,
	.empty = empty_words};

static void draw(struct tui *tui)
{
	char title[160], who[WHO_SIZE], rate[RATE_SIZE];

	if (is_of_player(tui))
		snprintf(title, sizeof(title), "What is known of %s",
			words_who(
				tui_event(tui), app_section(tui->app), fields_view(tui)->pin, who));
	else if (settings_rate(tui_event(tui), rate)[0])
		snprintf(title, sizeof(title), "The event and its settings: %s", rate);
	else
		snprintf(title, sizeof(title), "The event and its settings");
	if (!is_of_player(tui))
		keep_cursor(tui);
	head_frame(title);
	draw_heads(tui);
	list_view_draw(tui);
	head_draw(tui);
}

/* The field under the cursor; false: there is none. */
static bool chosen(const struct tui *tui, struct setting *setting)
{
	const int at = list_view_list(tui)->at;

	if (at < 0 || at >= list_view_count(tui))
		return false;
	field_at(tui, at, setting);
	return true;
}

static enum status set_player_field(
	struct tui *tui, const struct asked *asked, const char *reason, struct error *error)
{
	const struct player *row = event_player(tui_event(tui), app_section(tui->app), asked->pin);
	struct app_particular known;
	struct player player;
	enum status status;

	if (!row) {
		error->code = STATUS_NOT_FOUND;
		snprintf(error->text, sizeof(error->text), "There is no player %d any more.",
			asked->pin);
		return STATUS_NOT_FOUND;
	}
	player = *row;
	status = known_take(tui->app, particular_find(OF_PLAYER, asked->key), asked->text, &player,
		&known, error);
	if (status != STATUS_OK)
		return status;
	status = app_player_change(tui->app, &player, &known, known.id != 0, reason, error);
	/* another grade may give him another number */
	if (status == STATUS_OK)
		fields_view(tui)->pin = player.pin;
	return status;
}

static enum status set_field(
	struct tui *tui, const struct asked *asked, const char *reason, struct error *error)
{
	const struct setting_order order = {asked->key, asked->text};

	if (asked->pin)
		return set_player_field(tui, asked, reason, error);
	return app_set(tui->app, &order, 1, reason, error);
}

/* The field as it stands; false: there is none such any more. */
static bool field_now(const struct tui *tui, const struct asked *asked, struct setting *setting)
{
	for (int i = 0, count = list_view_count(tui); i < count; i++) {
		field_at(tui, i, setting);
		if (strcmp(setting->key, asked->key) == 0)
			return true;
	}
	return false;
}

static void add_sentence(void *context, const char *text)
{
	char *words = context;
	const size_t used = strlen(words);

	words_put(words + used, SENTENCE_SIZE - used, "%s%s", used > 0 ? " " : "", text);
}

/* A rating of a player that does not rank him, as he has no grade. */
static bool ranks_nobody(const struct tui *tui, const struct asked *asked, char text[SENTENCE_SIZE])
{
	text[0] = '\0';
	if (asked->pin != 0)
		unseeded_tell(tui_event(tui), app_section(tui->app), fields_view(tui)->pin,
			add_sentence, text);
	return text[0] != '\0';
}

/* From whom the player is kept apart since, behind a blank. */
static void put_family(const struct tui *tui, char *text, size_t size)
{
	text[0] = ' ';
	family_words(
		tui_event(tui), app_section(tui->app), fields_view(tui)->pin, text + 1, size - 1);
}

/* What stands in the event now, as it is kept. */
static void say_set(struct tui *tui, const struct asked *asked)
{
	struct setting now;
	char doubt[SENTENCE_SIZE], family[SENTENCE_SIZE] = "";

	if (!field_now(tui, asked, &now))
		return;
	if (asked->pin && strcmp(now.key, particular_field(PLAYER_FAMILY)->key) == 0)
		put_family(tui, family, sizeof(family));
	if (settings_doubt(tui->app, now.key, now.text, doubt, sizeof(doubt)) ||
		ranks_nobody(tui, asked, doubt))
		tui_say(tui, ROLE_BAD, "%s is now %s. %s", now.name, now.text, doubt);
	else if (now.text[0])
		tui_say(tui, ROLE_GOOD, "%s is now %s.%s", now.name, now.text, family);
	else
		tui_say(tui, ROLE_GOOD, "%s: taken away.%s", now.name, family);
}

static void try_to_set(
	struct tui *tui, const struct asked *asked, const char *reason, bool from_line);

static void on_changed_meanwhile(struct tui *tui, char answer, const char *text)
{
	struct asked asked = *(const struct asked *)ask_kept(tui);
	struct setting now;

	(void)text;
	if (!field_now(tui, &asked, &now))
		return;
	if (answer != 'y') {
		tui_say(tui, ROLE_PLAIN, "%s stays %s.", now.name,
			now.text[0] ? now.text : "taken away");
		return;
	}
	words_put(asked.was, sizeof(asked.was), "%s", now.text);
	try_to_set(tui, &asked, NULL, false);
}

/* Another desk was there since the field was shown: true, and it is asked which is right. */
static bool is_changed_meanwhile(struct tui *tui, const struct asked *asked)
{
	struct setting now;

	if (!field_now(tui, asked, &now) || strcmp(now.text, asked->was) == 0 ||
		strcmp(now.text, asked->text) == 0)
		return false;
	ask_yes(tui, on_changed_meanwhile,
		"%s was changed at another desk meanwhile: it is %s. %s%s all the same?", now.name,
		now.text[0] ? now.text : "taken away",
		asked->text[0] ? "Is it to be " : "Is it to be taken away",
		asked->text[0] ? asked->text : "");
	ask_keep(tui, asked, sizeof(*asked));
	return true;
}

static void on_reason(struct tui *tui, char answer, const char *text)
{
	const struct asked asked = *(const struct asked *)ask_kept(tui);

	(void)answer;
	if (text)
		try_to_set(tui, &asked, text, true);
}

static void try_to_set(
	struct tui *tui, const struct asked *asked, const char *reason, bool from_line)
{
	struct error error = {.code = STATUS_OK};
	enum status status;

	if (is_changed_meanwhile(tui, asked))
		return;
	status = set_field(tui, asked, reason, &error);
	if (status == STATUS_REASON && !reason) {
		ask_line(tui, "", on_reason, "%s Reason:", error.text);
		ask_keep(tui, asked, sizeof(*asked));
		ask_unasked(tui);
	} else if (tui_did(tui, status, &error)) {
		say_set(tui, asked);
	} else if (from_line) {
		ask_refuse(tui);
	}
}

static void on_text(struct tui *tui, char answer, const char *text)
{
	struct asked asked = *(const struct asked *)ask_kept(tui);

	(void)answer;
	if (!text)
		return;
	words_put(asked.text, sizeof(asked.text), "%s", text);
	try_to_set(tui, &asked, NULL, true);
}

static struct asked asked_of(const struct tui *tui, const struct setting *setting)
{
	struct asked asked = {.pin = fields_view(tui)->pin};

	words_put(asked.key, sizeof(asked.key), "%s", setting->key);
	words_put(asked.was, sizeof(asked.was), "%s", setting->text);
	return asked;
}

static void change(struct tui *tui)
{
	struct setting setting;
	struct asked asked;

	if (!tui_may_change(tui) || !chosen(tui, &setting))
		return;
	asked = asked_of(tui, &setting);
	ask_line(tui, setting.text, on_text, "%s%s%s%s:", setting.name,
		setting.takes[0] ? " (" : "", setting.takes, setting.takes[0] ? ")" : "");
	ask_keep(tui, &asked, sizeof(asked));
}

static void take_away(struct tui *tui)
{
	struct setting setting;
	struct asked asked;

	if (!tui_may_change(tui) || !chosen(tui, &setting))
		return;
	asked = asked_of(tui, &setting);
	try_to_set(tui, &asked, NULL, false);
}

static void leave(struct tui *tui)
{
	const int pin = fields_view(tui)->pin;

	tui_show(tui, fields_view(tui)->back);
	if (pin)
		list_view_show(tui, pin);
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	struct setting setting;
	bool whole;

	text[0] = '\0';
	if (!chosen(tui, &setting))
		return;
	/* an example that is cut in the list stands here whole */
	whole = example_fits(TEXT_COL, TAKES_CELLS, setting.text, setting.takes);
	words_put(text, size, "%s: %s%s%s%s%s", setting.key, whole ? "" : setting.takes,
		whole ? "" : "; ", setting.help ? setting.help : "",
		setting.help ? "; may change " : "it may change at any time",
		setting.help ? setting.when : "");
}

static bool of_event(const struct tui *tui)
{
	struct setting setting;

	return fields_view(tui)->pin == 0 && chosen(tui, &setting) &&
		setting.group == SETTING_OF_EVENT;
}

static const char *next(const struct tui *tui)
{
	(void)tui;
	return "Enter changes, Esc goes back";
}

static const struct key_row rows[] = {
	{"Enter", "change", "change the field; an empty line takes it away", WHEN_ANY | CHANGES,
		change, "e"},
	{"x", "take away", "nothing is known, or the rule book's usual value", WHEN_ANY | CHANGES,
		take_away, NULL},
	{"w", "look", "what looks odd, and what reports to the offices lack", WHEN_ANY, odd_show,
		NULL},
	{"b", "backup", "copy the whole event with its journal to a file, as on a stick", WHEN_ANY,
		backup_ask, NULL},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY, list_view_choose,
		"PgUp PgDn Home End"},
	{"u", "undo", "undo (Ctrl-T or F8 too)", WHEN_ANY | CHANGES, action_undo, "F8 Ctrl-T"},
	{"U", NULL, "redo (Ctrl-R or F9 too)", WHEN_ANY | CHANGES, action_redo, "F9 Ctrl-R"},
	{"Esc", "back", "back to where it was opened", WHEN_ANY, leave, "q"},
};

static const struct key_row *field_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	struct setting setting;

	if (row->act == backup_ask && fields_view(tui)->pin != 0)
		return NULL; /* of a player it is not looked for */
	if (row->act != change && row->act != take_away)
		return row->name;
	if (!chosen(tui, &setting) || (row->act == take_away && !setting.text[0]))
		return NULL;
	return row->name;
}

void fields_of_player(struct tui *tui, int pin)
{
	struct fields *fields = fields_view(tui);

	if ((fields->pin != 0) != (pin != 0))
		fields->list = (struct list){0, 0};
	fields->key = NULL;
	fields->pin = pin;
	fields->back = tui->view->id;
	tui_show(tui, VIEW_FIELDS);
}

void fields_of_event(struct tui *tui)
{
	fields_of_player(tui, 0);
}

const struct view *view_fields(void)
{
	static const struct view view = {
		.id = VIEW_FIELDS,
		.name = "Fields",
		.keys = field_key,
		.own_size = sizeof(struct fields),
		.list = &field_rows,
		.draw = draw,
		.mouse = list_view_mouse,
		.facts = facts,
		.of_event = of_event,
		.next = next,
		.word = word,
	};

	return &view;
}
