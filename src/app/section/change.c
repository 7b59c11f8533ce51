/* Sections that come, change and go. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/section/change.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"

/* Another section than this one with the name, or 0. */
static int section_named(const struct event *event, const char *name, int but)
{
	char other[NAME_SIZE];

	for (int i = 0; i < event_sections(event); i++) {
		const int id = event_section_at(event, i)->id;

		if (id != but && letters_compare(app_section_name(event, id, other), name) == 0)
			return id;
	}
	return 0;
}

/* Another section than this one with the letter, or 0. */
static int section_lettered(const struct event *event, const char *letter, int but)
{
	char other[8];

	for (int i = 0; i < event_sections(event); i++) {
		const int id = event_section_at(event, i)->id;

		if (id != but && letters_compare(app_section_letter(event, id, other), letter) == 0)
			return id;
	}
	return 0;
}

bool section_is_named(const struct event *event, const char *name, int but)
{
	return section_named(event, name, but) != 0;
}

int section_next_number(const struct event *event)
{
	const int count = event_sections(event);

	return count > 0 ? event_section_at(event, count - 1)->id + 1 : 1;
}

/*
 * The first letter of its name that no other section has: "Minor" is I beside Major. Of names told
 * apart by a number, "Quad 2", a later letter says nothing: the first or none. Empty: there is
 * none.
 */
static void letter_by_name(const struct event *event, const struct section *section, char letter[8])
{
	const bool numbered = strpbrk(section->name, "0123456789") != NULL;
	const char *at = section->name;
	uint32_t character;
	size_t length;

	for (; (length = text_decode(at, strlen(at), &character)) > 0; at += length) {
		memset(letter, 0, 8);
		memcpy(letter, at, length);
		if (at != section->name && letter[0] >= 'a' && letter[0] <= 'z')
			letter[0] = (char)(letter[0] - 'a' + 'A');
		if (letters_all(letter) && section_lettered(event, letter, section->id) == 0)
			return;
		if (numbered)
			break;
	}
	memset(letter, 0, 8);
}

enum status section_follow_name(
	const struct event *event, const struct section *section, struct action *action)
{
	const struct section *before = event_section(event, section->id);
	const char *has = event_particular(event, section->id, 0, SECTION_LETTER);
	char letter[8];

	if (before) {
		letter_by_name(event, before, letter);
		if (strcmp(before->name, section->name) == 0 ||
			(has[0] && strcmp(has, letter) != 0))
			return STATUS_OK;
	}
	letter_by_name(event, section, letter);
	return particular_put(action, event, section->id, 0, SECTION_LETTER, letter);
}

struct add_order {
	const struct app_new *what;
	int *section;
};

static enum status check_new(const struct event *event, const char *name, struct error *error)
{
	if (event_sections(event) >= EVENT_SECTIONS_MOST ||
		section_next_number(event) > SECTIONS_MOST)
		return app_fail(error, STATUS_REFUSED, "An event has at most %d sections.",
			EVENT_SECTIONS_MOST);
	if (section_named(event, name, 0) != 0)
		return app_fail(error, STATUS_REFUSED, "There is a section \"%s\" already.", name);
	return STATUS_OK;
}

static enum status build_add(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct add_order *order = what;
	const struct event *event = app_event(app);
	struct record row;
	enum status status = state_new_section(order->what, &row, error);

	if (status != STATUS_OK)
		return status;
	*order->section = row.as.section.id = section_next_number(event);
	if (!text_is_clean(order->what->name) || !letters_any(order->what->name) ||
		strlen(order->what->name) >= NAME_SIZE)
		return app_fail(error, STATUS_BAD_INPUT,
			"The name of a section is UTF-8 text without control characters, 1 to %d bytes.",
			NAME_SIZE - 1);
	strcpy(row.as.section.name, order->what->name);
	text_trim(row.as.section.name, NAME_SIZE);
	status = check_new(event, row.as.section.name, error);
	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "Section %s", row.as.section.name);
	status = action_put(action, event, &row);
	if (status == STATUS_OK)
		status = section_follow_name(event, &row.as.section, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_section_add(struct app *app, const struct app_new *what, struct error *error)
{
	int section = 0;
	const struct add_order order = {what, &section};
	enum status status = app_run(app, build_add, &order, error);

	if (status == STATUS_OK)
		app_set_section(app, section);
	return status;
}

enum status app_section_may_remove(const struct app *app, struct error *error)
{
	const struct event *event = app_event(app);
	char name[NAME_SIZE];

	app_section_name(event, app->section, name);
	if (event_sections(event) == 1)
		return app_fail(error, STATUS_REFUSED,
			"%s is the only section: an event without one is no event.", name);
	if (app_last_published(event, app->section) > 0)
		return app_fail(error, STATUS_REFUSED,
			"%s has a published round: its players and results stay in the event.",
			name);
	return STATUS_OK;
}

enum status section_remove_build(struct app *app, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	enum status status = app_section_may_remove(app, error);

	if (status != STATUS_OK)
		return status;
	for (int kind = RECORD_SECTION; kind < RECORD_KINDS; kind++) {
		int count;
		const struct record *rows =
			event_range(event, (enum record_kind)kind, app->section, 0, &count);

		for (; status == STATUS_OK && count > 0; count--, rows++)
			status = action_remove(action, event, record_key_of(rows));
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_remove(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	char name[NAME_SIZE];

	(void)what;
	words_put(action->label, sizeof(action->label), "Section %s removed",
		app_section_name(app_event(app), app->section, name));
	return section_remove_build(app, action, error);
}

enum status app_section_remove(struct app *app, struct error *error)
{
	return app_run(app, build_remove, NULL, error);
}

enum status section_check_value(const struct app *app, const struct particular_field *field,
	const char *value, struct error *error)
{
	const struct event *event = app_event(app);
	char name[NAME_SIZE];
	int number;

	if (field->id == SECTION_LETTER && value[0] && !letters_all(value))
		return app_fail(error, STATUS_BAD_INPUT,
			"Letter: \"%s\" is not one or two letters or digits.", value);
	if (field->id == SECTION_LETTER && value[0]) {
		number = section_lettered(event, value, app->section);
		if (number != 0)
			return app_fail(error, STATUS_REFUSED, "%s has the letter %s already.",
				app_section_name(event, number, name), value);
	}
	if (field->id == SECTION_NAME && value[0]) {
		number = section_named(event, value, app->section);
		if (number != 0)
			return app_fail(
				error, STATUS_REFUSED, "There is a section \"%s\" already.", value);
	}
	return STATUS_OK;
}
