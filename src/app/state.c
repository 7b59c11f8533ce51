/* The open event: create, open, close, and the commit with its one retry. */
#include "config.h"

#include "app/state.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "app/behind.h"
#include "app/late.h"
#include "app/open_games.h"
#include "app/options.h"
#include "app/position.h"
#include "app/ranking.h"
#include "app/words.h"
#include "core/letters.h"
#include "core/season.h"
#include "core/text.h"

long long app_now(void)
{
	return (long long)time(NULL);
}

enum status app_fail(struct error *error, enum status code, const char *format, ...)
{
	va_list list;

	if (error) {
		error->code = code;
		va_start(list, format);
		words_format(error->text, sizeof(error->text), format, list);
		va_end(list);
	}
	return code;
}

enum status app_fail_plain(struct error *error, enum status code)
{
	return app_fail(error, code, "%s", status_text(code));
}

void app_forget(struct app *app)
{
	position_free(app->position);
	app->position = NULL;
	position_free(app->explained);
	app->explained = NULL;
	position_free(app->seated);
	app->seated = NULL;
	late_free(app->late);
	app->late = NULL;
}

enum status app_open_with(struct store *store, struct app **app, struct error *error)
{
	struct app *made = calloc(1, sizeof(*made));

	if (!made) {
		store_close(store);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	made->store = store;
	made->section = 1;
	*app = made;
	return STATUS_OK;
}

static unsigned draw_number(void)
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
	return draw_number() & 1 ? COLOUR_BLACK : COLOUR_WHITE;
}

/* That of the players of equal grade, for rule books that have one, when the settings name none. */
static bool draw_rank_lot(const char *system, char *options, size_t size)
{
	const struct pairing_book *book = pairing_book_find(system);
	const int option = pairing_book_option(book, RANK_LOT);
	const size_t used = strlen(options);
	char setting[40];

	if (option < 0 || strstr(options, RANK_LOT "="))
		return true;
	words_put(setting, sizeof(setting), "%s%s=%u", used ? " " : "", RANK_LOT,
		1 + draw_number() % (unsigned)book->options[option].most);
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
	return true;
}

static enum status first_rows(const struct app_new *what, struct record *event,
	struct record *section, struct error *error)
{
	memset(event, 0, sizeof(*event));
	memset(section, 0, sizeof(*section));
	event->kind = RECORD_EVENT;
	event->as.event.id = 1;
	section->kind = RECORD_SECTION;
	section->as.section.id = 1;
	section->as.section.rounds = what->rounds;
	section->as.section.lot = what->lot == COLOUR_NONE ? draw_lot() : (int)what->lot;
	if (!what->system || !pairing_book_find(what->system))
		return app_fail(error, STATUS_BAD_INPUT, "There is no rule book \"%s\".",
			what->system ? what->system : "");
	if (what->rounds < 1 || what->rounds > ROUNDS_MOST)
		return app_fail(
			error, STATUS_BAD_INPUT, "An event has 1 to %d rounds.", ROUNDS_MOST);
	if (!what->name || !letters_any(what->name) ||
		!set_text(event->as.event.name, NAME_SIZE, what->name))
		return app_fail(error, STATUS_BAD_INPUT,
			"The name of the event must be UTF-8 text without control characters, 1 to %d bytes.",
			NAME_SIZE - 1);
	if (!set_text(section->as.section.system, SYSTEM_SIZE, what->system) ||
		!set_text(section->as.section.options, OPTIONS_SIZE,
			what->options ? what->options : "") ||
		(what->rank_lot &&
			!draw_rank_lot(what->system, section->as.section.options, OPTIONS_SIZE)))
		return app_fail(
			error, STATUS_BAD_INPUT, "The options of the rule book are too long.");
	return STATUS_OK;
}

enum status app_create(const struct app_new *what, struct app **app, struct error *error)
{
	struct action first;
	struct event nothing;
	struct record event, section;
	struct store *store;
	enum status status = first_rows(what, &event, &section, error);

	if (status == STATUS_OK)
		status = options_check(what->system, section.as.section.options, error);
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
	if (!event_section(store_event(store), 1)) {
		store_close(store);
		return app_fail(error, STATUS_NOT_EVENT, "The file has no section.");
	}
	return app_open_with(store, app, error);
}

void app_close(struct app *app)
{
	if (!app)
		return;
	app_forget(app);
	if (!app->store)
		event_done(&app->looked_at);
	store_close(app->store);
	free(app);
}

const struct event *app_event(const struct app *app)
{
	return app->trial ? app->trial : store_event(app->store);
}

int app_section(const struct app *app)
{
	return app->section;
}

int app_round(const struct app *app)
{
	int rounds = event_section(app_event(app), app->section)->rounds;
	int current = event_current_round(app_event(app), app->section);

	return current > rounds ? rounds : current;
}

bool app_read_only(const struct app *app)
{
	return store_read_only(app->store);
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

	app_forget(app);
	return status == STATUS_CONFLICT ? STATUS_OK : status;
}

const char *app_damage(const struct app *app)
{
	return app->store ? store_damage(app->store) : NULL;
}

bool app_found_full(const struct app *app)
{
	return store_found_full(app->store);
}

const char *app_read_only_why(const struct app *app)
{
	if (app_damage(app))
		return "it is damaged, go on with the last copy";
	return store_found_full(app->store) ? "the disk is full, make room and open it again"
					    : "the file cannot be written";
}

unsigned app_reads(const struct app *app)
{
	return app->reads;
}

enum status app_read_again(struct app *app, struct error *error)
{
	const enum status status = store_refresh(app->store, error);

	app->reads++;
	app_forget(app);
	return status;
}

enum status app_refresh(struct app *app, bool *changed, struct error *error)
{
	enum status status;

	if (!store_changed(app->store)) {
		*changed = false;
		return STATUS_OK;
	}
	status = app_read_again(app, error);
	*changed = status == STATUS_OK;
	return status;
}

enum round_state app_round_state(const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);

	return row ? (enum round_state)row->state : ROUND_LAID_OUT;
}

int app_last_published(const struct event *event, int section)
{
	int round = event_last_round(event, section);

	while (round > 0 && app_round_state(event, section, round) < ROUND_PUBLISHED)
		round--;
	return round;
}

enum status app_refuse_complete(const struct app *app, int rounds, struct error *error)
{
	const char *what = season_round_small(app_event(app), app->section);

	if (rounds == 1)
		return app_fail(error, STATUS_REFUSED, "The only %s is complete.", what);
	return app_fail(error, STATUS_REFUSED, "All %d %ss are complete.", rounds, what);
}

enum status app_require_draft(const struct app *app, struct error *error)
{
	const struct event *event = app_event(app);
	int round = event_current_round(event, app->section);

	char open[ERROR_TEXT];

	if (round > event_section(event, app->section)->rounds)
		return app_refuse_complete(app, round - 1, error);
	if (app_round_state(event, app->section, round) < ROUND_PUBLISHED)
		return STATUS_OK;
	open_games_words(event, app->section, round, open, sizeof(open));
	return app_fail(error, STATUS_REFUSED, "%s", open);
}

/* Is every row that the action changes still as it was? */
static bool still_applies(const struct action *action, const struct event *event)
{
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *row =
			event_find(event, record_key_of(edit->had ? &edit->before : &edit->after));

		if (edit->had != (row != NULL) || (row && !record_equal(row, &edit->before)))
			return false;
	}
	return true;
}

/* How often another process may be first before the arbiter hears of it. */
enum { TRIES_MOST = 100 };

static enum status commit(struct app *app, const struct action *action, struct error *error)
{
	enum status status = store_commit(app->store, action, app_now(), error);

	if (status == STATUS_OK)
		app_forget(app);
	return status;
}

/* The whole action: nothing that the use case leaves behind the current round stands there. */
static enum status build_whole(struct app *app, app_build build, const void *what,
	struct action *action, struct error *error)
{
	enum status status = build(app, what, action, error);

	if (status != STATUS_OK || action->count == 0)
		return status;
	status = behind_drop_drafts(app_event(app), action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/*
 * Another process was first: read what it wrote, and go on only if the rows to be changed are as
 * they were. The action is built anew all the same, as more may follow from it now (the last result
 * but one has become the last). With *late a third one was first again.
 */
static enum status run_again(struct app *app, app_build build, const void *what,
	const struct action *first, bool *late, struct error *error)
{
	struct action again;
	enum status status = app_read_again(app, error);

	*late = false;
	if (status != STATUS_OK)
		return status;
	action_init(&again);
	status = build_whole(app, build, what, &again, error);
	if (status == STATUS_OK && again.count > 0) {
		if (still_applies(first, app_event(app))) {
			status = commit(app, &again, error);
			*late = status == STATUS_CONFLICT;
		} else {
			status = app_fail(error, STATUS_CONFLICT,
				"The event was changed at another desk meanwhile; nothing was done. Look, and try again.");
		}
	}
	action_done(&again);
	return status;
}

static enum status check_writable(const struct app *app, struct error *error)
{
	if (!app->store)
		return app_fail(error, STATUS_READ_ONLY,
			"A report is only looked at: import it to change anything.");
	if (store_read_only(app->store))
		return app_fail(error, STATUS_READ_ONLY, "The event is open for reading only: %s.",
			app_read_only_why(app));
	return STATUS_OK;
}

/* The action as a use case builds it, of an event that may be written; to be released always. */
static enum status begin(struct app *app, app_build build, const void *what, struct action *action,
	struct error *error)
{
	const enum status status = check_writable(app, error);

	action_init(action);
	return status == STATUS_OK ? build_whole(app, build, what, action, error) : status;
}

enum status app_try(struct app *app, app_build build, const void *what, struct error *error)
{
	struct action action;
	const enum status status = begin(app, build, what, &action, error);

	action_done(&action);
	return status;
}

enum status app_run(struct app *app, app_build build, const void *what, struct error *error)
{
	struct action action;
	enum status status = begin(app, build, what, &action, error);

	if (status == STATUS_OK && action.count > 0) {
		bool late;

		status = commit(app, &action, error);
		late = status == STATUS_CONFLICT;
		for (int i = 0; i < TRIES_MOST && late; i++)
			status = run_again(app, build, what, &action, &late, error);
	}
	action_done(&action);
	return status;
}
