/* Earlier states of an event, told from the journal and the event as it stands. */
#include "config.h"

#include "store/past.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/change.h"
#include "core/particulars/particular.h"
#include "core/vec.h"
#include "store/handle.h"
#include "store/trouble.h"

/* ?1 is the last entry that is in memory: what another process has written since is not. */
static const char draw_sql[] =
	"SELECT kind, key1, key2, key3, key4, before, after, action FROM change "
	"WHERE action <= ?1 AND key1 = ?2 AND (kind = 'player' OR (kind = 'booking' AND key3 = ?3) OR "
	"(kind IN ('round', 'board', 'hand', 'attendance') AND key2 = ?3)) ORDER BY action, seq";

/* ?4 and ?5 are the fields that give boards their labels. */
static const char boards_sql[] =
	"SELECT kind, key1, key2, key3, key4, before, after, action FROM change "
	"WHERE action <= ?1 AND key1 = ?2 AND ((kind = 'board' AND key2 = ?3) OR "
	"(kind = 'particular' AND key3 IN (?4, ?5))) ORDER BY action, seq";

/* ?3 is the least state of a round that is published. */
static const char corrections_sql[] =
	"SELECT kind, key1, key2, key3, key4, before, after, action FROM change "
	"WHERE action <= ?1 AND key1 = ?2 AND ((kind = 'round' AND "
	"(coalesce(before ->> 'state', 0) >= ?3) <> (coalesce(after ->> 'state', 0) >= ?3)) OR "
	"(kind IN ('board', 'filled', 'open') AND action IN (SELECT action FROM change "
	"WHERE action <= ?1 AND key1 = ?2 AND kind IN ('board', 'filled') AND "
	"before ->> 'result' > 0 AND after ->> 'result' > 0 AND "
	"(before ->> 'result' <> after ->> 'result' OR before ->> 'white' = after ->> 'black')))) "
	"ORDER BY action, seq";

static const char later_sql[] =
	"SELECT kind, key1, key2, key3, key4, before, after, action FROM change "
	"WHERE action <= ?1 AND action > ?2 AND NOT (kind IN "
	"('round', 'board', 'mark', 'hand', 'attendance', 'outside', 'filled', 'started', 'open', 'rated') AND key2 > ?3) "
	"ORDER BY action, seq";

/* ?4 is the least state of a round that is published. */
static const char published_sql[] =
	"SELECT coalesce(max(action), 0) FROM change WHERE action <= ?1 AND kind = 'round' AND "
	"key1 = ?2 AND key2 = ?3 AND after ->> 'state' >= ?4 AND coalesce(before ->> 'state', 0) < ?4";

/* ?4 and ?5 are the fields that give boards their labels. */
static const char labels_sql[] =
	"SELECT coalesce(max(action), 0) FROM change WHERE action <= ?1 AND action > ?2 AND "
	"kind = 'particular' AND key1 = ?3 AND key3 IN (?4, ?5)";

/*
 * What gives a game between two sections, or one beside the draw, another label: ?3 is not the
 * other.
 */
static const char beside_sql[] =
	"SELECT coalesce(max(action), 0) FROM change WHERE action <= ?1 AND action > ?2 AND "
	"(kind = 'filled' OR (kind IN ('round', 'board') AND key1 <> ?3) OR "
	"(kind = 'particular' AND key3 IN (?4, ?5)))";

static const enum record_kind of_rounds[] = {RECORD_ROUND, RECORD_BOARD, RECORD_MARK, RECORD_HAND,
	RECORD_ATTENDANCE, RECORD_OUTSIDE, RECORD_FILLED, RECORD_STARTED, RECORD_OPEN,
	RECORD_RATED};

/* Is an action in effect? *at walks up the undo stack as the actions asked for rise. */
static bool in_effect(const struct stack *undo, long long action, int *at)
{
	while (*at < undo->count && undo->entries[*at].id < action)
		++*at;
	return action == 1 || (*at < undo->count && undo->entries[*at].id == action);
}

/* What a statement is asked for. */
struct asked {
	const char *sql;
	long long numbers[5]; /* ?1, ?2, ... */
	int count;
	bool undone; /* also changes that are not in effect */
};

/* The changes that the statement gives. */
static enum status each_change(struct store *store, const struct asked *asked,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error)
{
	sqlite3 *db = store->base.db;
	sqlite3_stmt *statement = NULL;
	enum status status = STATUS_OK;
	struct edit edit;
	int at = 0, rc;

	if (!store->sums.changes) {
		status = journal_check_changes(&store->journal, db, store->name, error);
		if (status != STATUS_OK)
			return status;
		store->sums.changes = true;
	}
	rc = sqlite3_prepare_v2(db, asked->sql, -1, &statement, NULL);

	for (int i = 0; i < asked->count && rc == SQLITE_OK; i++)
		rc = sqlite3_bind_int64(statement, i + 1, asked->numbers[i]);
	while (status == STATUS_OK && (rc == SQLITE_OK || rc == SQLITE_ROW)) {
		rc = sqlite3_step(statement);
		if (rc != SQLITE_ROW)
			break;
		if (!asked->undone &&
			!in_effect(&store->stacks.undo, sqlite3_column_int64(statement, 7), &at))
			continue;
		rc = journal_read_edit(statement, &edit);
		if (rc == SQLITE_OK)
			status = take(context, sqlite3_column_int64(statement, 7), &edit);
	}
	if (status == STATUS_OK)
		status = rc == SQLITE_MISMATCH ? trouble_damaged(error, store->name, "journal")
					       : trouble_sqlite(error, db, rc, store->name);
	else if (status == STATUS_NO_MEMORY)
		trouble_no_memory(error);
	sqlite3_finalize(statement);
	return status;
}

enum status store_draw_changes(struct store *store, int section, int round,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error)
{
	const struct asked asked = {draw_sql, {store->stacks.last, section, round}, 3, false};

	return each_change(store, &asked, take, context, error);
}

enum status store_board_changes(struct store *store, int section, int round,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error)
{
	const struct asked asked = {boards_sql,
		{store->stacks.last, section, round, SECTION_FIRST_BOARD, PLAYER_FIXED_BOARD}, 5,
		true};

	return each_change(store, &asked, take, context, error);
}

enum status store_corrections(struct store *store, int section,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error)
{
	const struct asked asked = {
		corrections_sql, {store->stacks.last, section, ROUND_PUBLISHED}, 3, false};

	return each_change(store, &asked, take, context, error);
}

/* The number of an action that the statement gives. */
static enum status read_action(struct store *store, const char *sql, const long long *numbers,
	int count, long long *action, struct error *error)
{
	sqlite3 *db = store->base.db;
	sqlite3_stmt *statement = NULL;
	int rc = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);

	for (int i = 0; i < count && rc == SQLITE_OK; i++)
		rc = sqlite3_bind_int64(statement, i + 1, numbers[i]);
	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	if (rc == SQLITE_ROW)
		*action = sqlite3_column_int64(statement, 0);
	sqlite3_finalize(statement);
	return rc == SQLITE_ROW ? STATUS_OK : trouble_sqlite(error, db, rc, store->name);
}

enum status store_last_publication(
	struct store *store, int section, int round, long long *action, struct error *error)
{
	const long long numbers[] = {store->stacks.last, section, round, ROUND_PUBLISHED};

	return read_action(store, published_sql, numbers, 4, action, error);
}

enum status store_labels_changed(
	struct store *store, int section, long long since, long long *action, struct error *error)
{
	const long long numbers[] = {
		store->stacks.last, since, section, SECTION_FIRST_BOARD, PLAYER_FIXED_BOARD};

	return read_action(store, labels_sql, numbers, 5, action, error);
}

enum status store_beside_changed(
	struct store *store, int section, long long since, long long *action, struct error *error)
{
	const long long numbers[] = {
		store->stacks.last, since, section, SECTION_FIRST_BOARD, PLAYER_FIXED_BOARD};

	return read_action(store, beside_sql, numbers, 5, action, error);
}

/* A row as it was before a change. */
struct step {
	struct record_key key;
	int order;
	bool was;
	struct record row;
};

struct steps {
	struct step *steps;
	int count, room;
};

static struct step *add_step(struct steps *steps, struct record_key key)
{
	struct step *grown;

	if (steps->count == INT_MAX)
		return NULL;
	grown = vec_grow(steps->steps, &steps->room, steps->count + 1, sizeof(*grown));
	if (!grown)
		return NULL;
	steps->steps = grown;
	grown += steps->count;
	grown->key = key;
	grown->order = steps->count++;
	grown->was = false;
	return grown;
}

static enum status take_step(void *context, long long action, const struct edit *edit)
{
	struct step *step = add_step(context, edit_key(edit));

	(void)action;
	if (!step)
		return STATUS_NO_MEMORY;
	step->was = edit->had;
	if (edit->had)
		step->row = edit->before;
	return STATUS_OK;
}

/* The rows of rounds after this one go. */
static enum status leave_later(const struct event *event, int round, struct steps *steps)
{
	for (size_t k = 0; k < sizeof(of_rounds) / sizeof(of_rounds[0]); k++) {
		const enum record_kind kind = of_rounds[k];

		for (int i = 0; i < event->table[kind].count; i++) {
			const struct record_key key = record_key_of(&event->table[kind].rows[i]);

			if (key.part[1] > round && !add_step(steps, key))
				return STATUS_NO_MEMORY;
		}
	}
	return STATUS_OK;
}

/* The oldest step of a row comes first among those of the row. */
static int compare_steps(const void *left, const void *right)
{
	const struct step *a = left, *b = right;
	const int order = record_key_compare(&a->key, &b->key);

	return order ? order : (a->order > b->order) - (a->order < b->order);
}

/* Each row as it was before its oldest step. */
static enum status go_back(struct event *event, struct steps *steps)
{
	struct change *changes = calloc((size_t)steps->count + 1, sizeof(*changes));
	enum status status;
	int count = 0;

	if (!changes)
		return STATUS_NO_MEMORY;
	if (steps->count > 0)
		qsort(steps->steps, (size_t)steps->count, sizeof(*steps->steps), compare_steps);
	for (int i = 0; i < steps->count; i++) {
		const struct step *step = &steps->steps[i];

		if (count > 0 && record_key_compare(&changes[count - 1].key, &step->key) == 0)
			continue;
		changes[count++] = (struct change){step->key, step->was ? &step->row : NULL};
	}
	status = event_change(event, changes, count);
	free(changes);
	return status;
}

enum status store_event_after(
	struct store *store, long long action, int round, struct event *event, struct error *error)
{
	const struct asked asked = {later_sql, {store->stacks.last, action, round}, 3, false};
	struct steps steps = {.count = 0};
	struct event made;
	enum status status = each_change(store, &asked, take_step, &steps, error);

	if (status == STATUS_OK) {
		status = leave_later(&store->event, round, &steps);
		if (status == STATUS_OK)
			status = event_copy(&store->event, &made);
		if (status == STATUS_OK) {
			status = go_back(&made, &steps);
			if (status != STATUS_OK)
				event_done(&made);
		}
		if (status != STATUS_OK)
			trouble_no_memory(error);
	}
	free(steps.steps);
	if (status == STATUS_OK)
		*event = made;
	return status;
}

static enum status take_any(void *context, long long action, const struct edit *edit)
{
	bool *changed = context;

	(void)action;
	(void)edit;
	*changed = true;
	return STATUS_OK;
}

enum status store_changed_after(
	struct store *store, long long action, int round, bool *changed, struct error *error)
{
	const struct asked asked = {later_sql, {store->stacks.last, action, round}, 3, false};
	bool any = false;
	const enum status status = each_change(store, &asked, take_any, &any, error);

	if (status == STATUS_OK)
		*changed = any;
	return status;
}
