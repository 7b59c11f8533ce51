/* An event file: created, opened, migrated, closed. */
#include "config.h"

#include "app/event/state.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "app/event/options.h"
#include "app/event/ranking.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/text/text.h"

enum status app_open_with(struct store *store, struct app **app, struct error *error)
{
	struct app *made = calloc(1, sizeof(*made));

	if (!made) {
		store_close(store);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	made->store = store;
	made->section = event_section_at(store_event(store), 0)->id;
	store_set_line(store, made->section);
	*app = made;
	return STATUS_OK;
}

unsigned state_draw_number(void)
{
	unsigned number = 0;

	while (getrandom(&number, sizeof(number), 0) < 0) {
		if (errno != EINTR)
			break;
	}
	return number;
}

/* The lot of round 1 when nobody has drawn it by hand. */
static int draw_lot(void)
{
	return state_draw_number() & 1 ? COLOUR_BLACK : COLOUR_WHITE;
}

bool state_draw_rank_lot(const char *system, char *options, size_t size)
{
	const struct pairing_book *book = pairing_book_find(system);
	const int option = pairing_book_option(book, RANK_LOT);
	const size_t used = strlen(options);
	char setting[40];

	if (option < 0 || strstr(options, RANK_LOT "="))
		return true;
	words_put(setting, sizeof(setting), "%s%s=%u", used ? " " : "", RANK_LOT,
		1 + state_draw_number() % (unsigned)book->options[option].most);
	if (used + strlen(setting) >= size)
		return false;
	strcpy(options + used, setting);
	return true;
}

static bool set_text(char *to, size_t size, const char *from)
{
	if (!text_is_clean(from) || strlen(from) >= size)
		return false;
	strcpy(to, from);
	text_trim(to, size);
	return true;
}

enum status state_new_section(
	const struct app_new *what, struct record *section, struct error *error)
{
	memset(section, 0, sizeof(*section));
	section->kind = RECORD_SECTION;
	section->as.section.id = 1;
	section->as.section.rounds = what->rounds;
	section->as.section.lot = what->lot == COLOUR_NONE ? draw_lot() : (int)what->lot;
	if (!what->system || !pairing_book_find(what->system))
		return app_fail(error, STATUS_BAD_INPUT, "There is no rule book \"%s\".",
			what->system ? what->system : "");
	/* those of an all-play-all follow from its players, of whom there are none yet */
	if (pairing_book_find(what->system)->rounds)
		section->as.section.rounds = 1;
	else if (what->rounds < 1 || what->rounds > ROUNDS_MOST)
		return app_fail(
			error, STATUS_BAD_INPUT, "An event has 1 to %d rounds.", ROUNDS_MOST);
	if (!set_text(section->as.section.system, SYSTEM_SIZE, what->system) ||
		!set_text(section->as.section.options, OPTIONS_SIZE,
			what->options ? what->options : "") ||
		(what->rank_lot &&
			!state_draw_rank_lot(
				what->system, section->as.section.options, OPTIONS_SIZE)))
		return app_fail(
			error, STATUS_BAD_INPUT, "The options of the rule book are too long.");
	return options_check(what->system, section->as.section.options, error);
}

static enum status new_event(const struct app_new *what, struct record *event, struct error *error)
{
	memset(event, 0, sizeof(*event));
	event->kind = RECORD_EVENT;
	event->as.event.id = 1;
	if (!what->name || !letters_any(what->name) ||
		!set_text(event->as.event.name, NAME_SIZE, what->name))
		return app_fail(error, STATUS_BAD_INPUT,
			"The name of the event must be UTF-8 text without control characters, 1 to %d bytes.",
			NAME_SIZE - 1);
	return STATUS_OK;
}

enum status app_create(const struct app_new *what, struct app **app, struct error *error)
{
	struct action first;
	struct event nothing;
	struct record event, section;
	struct store *store;
	enum status status = state_new_section(what, &section, error);

	if (status == STATUS_OK)
		status = new_event(what, &event, error);
	if (status != STATUS_OK)
		return status;
	action_init(&first);
	event_init(&nothing);
	words_put(first.label, sizeof(first.label), "New event");
	status = action_put(&first, &nothing, &event);
	if (status == STATUS_OK)
		status = action_put(&first, &nothing, &section);
	if (status == STATUS_OK)
		status = store_create(what->path, &first, app_now(), &store, error);
	else
		app_fail_plain(error, status);
	action_done(&first);
	event_done(&nothing);
	return status == STATUS_OK ? app_open_with(store, app, error) : status;
}

enum status app_open(const char *path, struct app **app, struct error *error)
{
	struct store *store;
	struct error first;
	enum status status = store_open(path, false, &store, &first);

	if (status == STATUS_READ_ONLY)
		status = store_open(path, true, &store, &first);
	if (status != STATUS_OK) {
		if (error)
			*error = first;
		return status;
	}
	if (event_sections(store_event(store)) == 0) {
		store_close(store);
		return app_fail(error, STATUS_NOT_EVENT, "The file has no section.");
	}
	return app_open_with(store, app, error);
}

struct app *app_hold(struct app *app)
{
	app->holders++;
	return app;
}

void app_close(struct app *app)
{
	if (!app || app->holders-- > 0)
		return;
	app_forget(app);
	if (!app->store)
		event_done(&app->looked_at);
	store_close(app->store);
	free(app);
}

bool app_is_older(const struct app *app)
{
	return app->store && store_is_older(app->store);
}

void app_set_migration(struct app *app, const struct store_migration *how)
{
	store_set_migration(app->store, how);
}

enum status app_migrate(struct app *app, struct error *error)
{
	const enum status status = store_migrate(app->store, app_now(), error);

	app_event_changed(app);
	return status == STATUS_CONFLICT ? STATUS_OK : status;
}
