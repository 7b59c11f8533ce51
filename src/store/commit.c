/* Changing the event file: an action, an undo or a redo is one transaction. */
#include "config.h"

#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/handle.h"
#include "store/log.h"
#include "store/sum.h"
#include "store/trouble.h"

static const char conflict_text[] =
	"Another desk has changed the event meanwhile. Look at what is there now, then do it again.";

/* A path that was renamed or removed would take our next action with it. */
static enum status check_place(struct store *store, struct error *error)
{
	int moved = 0;

	if (sqlite3_file_control(store->base.db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) ==
			SQLITE_OK &&
		moved)
		return trouble(error, STATUS_IO,
			"%.80s was moved or removed while it was open. Put it back and open it again.",
			store->name);
	return STATUS_OK;
}

/*
 * Is the file, read from the disk, still the one that we have seen, or has another been copied over
 * it? SQLite would not notice, and write our pages between those of the other. Inside the
 * transaction nobody else changes the log.
 */
static enum status check_stamp(struct store *store, struct error *error)
{
	struct stamp_place place;
	enum status status;
	struct log log;
	int rc;

	rc = stamper_read(&store->stamper, &place);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, store->base.db, rc, store->name);
	if (place.now != store->stamp)
		return trouble(error, STATUS_CONFLICT, conflict_text);
	status = log_read(store->base.db, &place, &log);
	if (status != STATUS_OK)
		return trouble_no_memory(error);
	if (log.belongs && log.holds && log.pages == place.pages)
		return STATUS_OK;
	return trouble(error, STATUS_IO,
		"Another file was copied over %.80s while it was open. Nothing was written. Close it and look at what is there.",
		store->name);
}

/* Everything between BEGIN and COMMIT. */
static enum status write_inside(struct store *store, const struct action *action,
	const struct entry *entry, long long stamp, struct error *error)
{
	bool backwards = entry->kind == ENTRY_UNDO;
	sqlite3 *db = store->base.db;
	enum status status;
	long long last = 0;
	int i, rc;

	status = store_check_version(store, error);
	if (status == STATUS_OK && !store->together) /* looked at when it was begun */
		status = check_stamp(store, error);
	if (status != STATUS_OK)
		return status;
	rc = journal_last(&store->journal, &last);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, db, rc, store->name);
	if (last != store->stacks.last)
		return trouble(error, STATUS_CONFLICT, conflict_text);
	for (i = 0; i < action->count && status == STATUS_OK; i++)
		status = rows_write(
			&store->rows, db, store->name, &action->edits[i], backwards, error);
	if (status != STATUS_OK)
		return status;
	rc = journal_append(&store->journal, entry, action);
	if (rc == SQLITE_OK)
		rc = stamper_renew(&store->stamper, stamp);
	return trouble_sqlite(error, db, rc, store->name);
}

static void write_back(struct store *store)
{
	store->log_left = !database_write_back(&store->base, true);
	store_remember(store);
}

static enum status write_out(struct store *store, const struct action *action,
	const struct entry *entry, struct error *error)
{
	long long stamp = stamp_draw();
	enum status status;
	int rc;

	if (store->together) {
		status = write_inside(store, action, entry, stamp, error);
		if (status == STATUS_OK)
			store->stamp = stamp;
		return status;
	}
	status = check_place(store, error);
	if (status != STATUS_OK)
		return status;
	rc = store_begin(store, true);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = write_inside(store, action, entry, stamp, error);
	if (status == STATUS_OK) {
		rc = store_end(store);
		status = trouble_sqlite(error, store->base.db, rc, store->name);
	}
	store_roll_back(store);
	if (status == STATUS_OK) {
		store->stamp = stamp;
		write_back(store);
	}
	return status;
}

/*
 * The event as it will be: another one, or the same one changed, where no row comes or goes and
 * pointers into it stay good; the most frequent actions do not copy all rows then.
 */
struct next {
	bool apart;
	struct event event; /* apart */
	struct carried carried;
};

/* The action failed: the event in memory is as before. */
static void next_drop(struct store *store, struct next *next)
{
	if (next->apart) {
		event_done(&next->event);
	} else {
		carried_take_back(&next->carried, &store->event);
		carried_done(&next->carried);
	}
}

static void next_keep(struct store *store, struct next *next)
{
	if (next->apart) {
		event_done(&store->event);
		store->event = next->event;
	} else {
		carried_done(&next->carried);
	}
}

/* On failure nothing is changed and *next holds nothing. */
static enum status next_carry(struct store *store, const struct action *action, bool backwards,
	struct next *next, struct error *error)
{
	enum status status;

	next->apart = !action_keeps_rows(action);
	if (!next->apart) {
		status = action_carry(action, &store->event, backwards, &next->carried);
	} else {
		if (event_copy(&store->event, &next->event) != STATUS_OK)
			return trouble_no_memory(error);
		status = backwards ? action_reverse(action, &next->event)
				   : action_apply(action, &next->event);
		if (status != STATUS_OK)
			event_done(&next->event);
	}
	if (status == STATUS_NO_MEMORY)
		return trouble_no_memory(error);
	return status == STATUS_OK ? status : trouble(error, status, conflict_text);
}

/*
 * The event as it will be, checked; on failure as before. Undo and redo come back to states that
 * were, with all that a file may hold.
 */
static enum status event_after(struct store *store, const struct action *action,
	enum entry_kind kind, struct next *next, struct error *error)
{
	const bool backwards = kind == ENTRY_UNDO;
	enum status status = next_carry(store, action, backwards, next, error);
	const struct event *event = next->apart ? &next->event : &store->event;

	if (status != STATUS_OK)
		return status;
	status = kind == ENTRY_DO ? event_check_after(event, action, error)
				  : event_check_rows_after(event, action, backwards, error);
	if (status != STATUS_OK)
		next_drop(store, next);
	return status;
}

/* Room for one more entry of ours. */
static bool reserve_own(struct store *store)
{
	const int room = store->own_room ? 2 * store->own_room : 32;
	long long *own;

	if (store->nown < store->own_room)
		return true;
	own = realloc(store->own, (size_t)room * sizeof(*own));
	if (!own)
		return false;
	store->own = own;
	store->own_room = room;
	return true;
}

/* The entry's id is given here. File first, then memory. */
static enum status commit(
	struct store *store, const struct action *action, struct entry *entry, struct error *error)
{
	struct next next;
	enum status status;
	bool several;

	if (store->damage[0])
		return trouble(error, STATUS_READ_ONLY,
			"%.80s is damaged: %.100s. Nothing was changed; go on with the last copy.",
			store->name, store->damage);
	if (store->base.read_only)
		return trouble(error, STATUS_READ_ONLY,
			"%.80s is open for reading only; nothing was changed.", store->name);
	status = store_migrate(store, entry->time, error);
	if (status != STATUS_OK)
		return status;
	several = event_sections(&store->event) > 1;
	entry->id = store->stacks.last + 1;
	entry->scope = several ? scope_of_action(action) : scope_all();
	trouble_clean(entry->label);
	memcpy(entry->desk, store_desk(), sizeof(entry->desk));
	entry->contents = sum_after(store->sums.contents, action, entry->kind == ENTRY_UNDO);
	journal_sum(entry, action, store->sums.journal);
	if (!stacks_reserve(&store->stacks) || !reserve_own(store))
		return trouble_no_memory(error);
	status = event_after(store, action, entry->kind, &next, error);
	if (status != STATUS_OK)
		return status;
	status = write_out(store, action, entry, error);
	if (status != STATUS_OK) {
		next_drop(store, &next);
		return status;
	}
	next_keep(store, &next);
	stacks_take(&store->stacks, entry);
	store->sums.contents = entry->contents;
	store->sums.journal = entry->sum;
	store->own[store->nown++] = entry->id;
	if (several != (event_sections(&store->event) > 1))
		store_find_lines(store);
	return STATUS_OK;
}

enum status store_commit(
	struct store *store, const struct action *action, long long now, struct error *error)
{
	struct entry entry = {.time = now, .kind = ENTRY_DO};
	int i;

	for (i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];

		if ((edit->had && !rows_clean(&edit->before)) ||
			(edit->has && !rows_clean(&edit->after)))
			return trouble(error, STATUS_BAD_INPUT,
				"A text holds characters that cannot be shown. Type it anew.");
	}
	memcpy(entry.label, action->label, sizeof(entry.label));
	entry.label[sizeof(entry.label) - 1] = 0;
	return action->count ? commit(store, action, &entry, error) : STATUS_OK;
}

void store_set_line(struct store *store, int section)
{
	store->line = section;
}

void store_set_later_line(struct store *store, int section, bool redo)
{
	const struct stack *stack = redo ? &store->stacks.redo : &store->stacks.undo;
	const struct entry *own = stack_top(stack, section), *shared = stack_top(stack, 0);

	/* the later one stands behind in the stack */
	store->line = shared && (!own || shared > own) ? 0 : section;
}

static const struct entry *top_of(const struct store *store, const struct stack *stack)
{
	return stack_top(stack, event_sections(&store->event) > 1 ? store->line : LINE_ALL);
}

const char *store_undo_label(const struct store *store)
{
	const struct entry *top = top_of(store, &store->stacks.undo);

	return top ? top->label : NULL;
}

const char *store_undo_desk(const struct store *store)
{
	const struct entry *top = top_of(store, &store->stacks.undo);

	return top ? top->desk : "";
}

bool store_is_own(const struct store *store, long long id)
{
	for (int i = store->nown - 1; i >= 0 && store->own[i] >= id; i--)
		if (store->own[i] == id)
			return true;
	return false;
}

bool store_undo_is_foreign(const struct store *store)
{
	const struct entry *top = top_of(store, &store->stacks.undo);

	return top && top->id > store->opened && !store_is_own(store, top->id);
}

const char *store_redo_label(const struct store *store)
{
	const struct entry *top = top_of(store, &store->stacks.redo);

	return top ? top->label : NULL;
}

/* The other section that both entries changed: "section Major"; of none, the event. */
static void name_other(const struct store *store, const struct entry *one,
	const struct entry *other, char text[NAME_SIZE + 16])
{
	snprintf(text, NAME_SIZE + 16, "the event");
	for (int i = 0; i < event_sections(&store->event); i++) {
		const struct section *section = event_section_at(&store->event, i);

		if (section->id != store->line && scope_has(one->scope, section->id) &&
			scope_has(other->scope, section->id))
			snprintf(text, NAME_SIZE + 16, "section %s", section->name);
	}
}

/* What another section did since must go first: its last action, and at which desk. */
static enum status refuse_blocked(const struct store *store, const struct stack *stack,
	const struct entry *top, const struct entry *last, struct error *error)
{
	const char *done = stack == &store->stacks.undo ? "done" : "undone";
	char where[NAME_SIZE + 16], desk[DESK_SIZE + 16] = "";
	const int count = stack_count_above(stack, top);

	name_other(store, top, last, where);
	if (last->desk[0])
		snprintf(desk, sizeof(desk), " at desk %s", last->desk);
	if (count == 1)
		return trouble(error, STATUS_REFUSED,
			"\"%.120s\" changed %s as well, where this was %s later%s: \"%.120s\". Take that first.",
			top->label, where, done, desk, last->label);
	return trouble(error, STATUS_REFUSED,
		"\"%.120s\" changed %s as well, where %d actions were %s later, the last%s: \"%.120s\". Take these first.",
		top->label, where, count, done, desk, last->label);
}

/* What undo or redo would turn next, if nothing must go first. */
static enum status find_top(const struct store *store, const struct stack *stack,
	enum entry_kind kind, const struct entry **top, struct error *error)
{
	const struct entry *last;

	*top = top_of(store, stack);
	if (!*top)
		return trouble(
			error, STATUS_NOT_FOUND, "There is nothing to %s.", entry_kind_name(kind));
	last = stack_above(stack, *top);
	return last ? refuse_blocked(store, stack, *top, last, error) : STATUS_OK;
}

enum status store_may_undo(const struct store *store, struct error *error)
{
	const struct entry *top;

	return find_top(store, &store->stacks.undo, ENTRY_UNDO, &top, error);
}

enum status store_may_redo(const struct store *store, struct error *error)
{
	const struct entry *top;

	return find_top(store, &store->stacks.redo, ENTRY_REDO, &top, error);
}

/* Undo or redo the top of a stack; label NULL: it keeps its own. */
static enum status turn(struct store *store, const struct stack *stack, enum entry_kind kind,
	const char *label, long long now, struct error *error)
{
	const struct entry *top;
	struct entry entry;
	struct action action;
	enum status status = find_top(store, stack, kind, &top, error);

	if (status != STATUS_OK)
		return status;
	entry = *top;
	entry.kind = kind;
	entry.target = top->id;
	entry.time = now;
	if (label)
		snprintf(entry.label, sizeof(entry.label), "%s", label);
	action_init(&action);
	status = journal_edits(
		&store->journal, store->base.db, store->name, top->id, &action, error);
	if (status == STATUS_OK)
		status = commit(store, &action, &entry, error);
	action_done(&action);
	return status;
}

enum status store_together(struct store *store, long long now, struct error *error)
{
	enum status status = store_migrate(store, now, error);
	int rc;

	if (status == STATUS_OK)
		status = check_place(store, error);
	if (status != STATUS_OK)
		return status;
	rc = store_begin(store, true);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = store_check_version(store, error);
	if (status == STATUS_OK)
		status = check_stamp(store, error);
	if (status != STATUS_OK) {
		store_roll_back(store);
		return status;
	}
	store->together = true;
	store->before_together = store->nown;
	return STATUS_OK;
}

enum status store_together_end(struct store *store, bool keep, struct error *error)
{
	enum status status = STATUS_OK;
	struct error ignored;

	store->together = false;
	if (keep)
		status = trouble_sqlite(error, store->base.db, store_end(store), store->name);
	if (keep && status == STATUS_OK) {
		write_back(store);
		return STATUS_OK;
	}
	store_roll_back(store);
	store->nown = store->before_together;
	(void)store_load(store, &ignored); /* failed, every writing will ask to read again */
	return status;
}

static enum status edits_of(struct store *store, const struct stack *stack, enum entry_kind kind,
	struct action *action, struct error *error)
{
	const struct entry *top = top_of(store, stack);

	if (!top)
		return trouble(
			error, STATUS_NOT_FOUND, "There is nothing to %s.", entry_kind_name(kind));
	return journal_edits(&store->journal, store->base.db, store->name, top->id, action, error);
}

enum status store_undo_edits(struct store *store, struct action *action, struct error *error)
{
	return edits_of(store, &store->stacks.undo, ENTRY_UNDO, action, error);
}

enum status store_redo_edits(struct store *store, struct action *action, struct error *error)
{
	return edits_of(store, &store->stacks.redo, ENTRY_REDO, action, error);
}

enum status store_undo(struct store *store, const char *label, long long now, struct error *error)
{
	return turn(store, &store->stacks.undo, ENTRY_UNDO, label, now, error);
}

enum status store_redo(struct store *store, long long now, struct error *error)
{
	return turn(store, &store->stacks.redo, ENTRY_REDO, NULL, now, error);
}
