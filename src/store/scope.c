/* Sets of sections. */
#include "config.h"

#include "store/scope.h"

#include <limits.h>
#include <stdlib.h>

enum { WORD = 64, LAST_PLACE = 2 * WORD - 1 };

static void add_section(struct scope *scope, long long section)
{
	const int place = section < 0 ? 0 : section > LAST_PLACE ? LAST_PLACE : (int)section;

	scope->bits[place / WORD] |= 1ull << place % WORD;
}

struct scope scope_all(void)
{
	return (struct scope){{ULLONG_MAX, ULLONG_MAX}};
}

struct scope scope_of_action(const struct action *action)
{
	struct scope scope = {{0, 0}};

	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record_key key = edit_key(edit);

		add_section(&scope, key.kind == RECORD_EVENT ? 0 : key.part[0]);
		if (key.kind == RECORD_SECTION && edit->had != edit->has)
			add_section(&scope, 0);
	}
	return scope;
}

int scope_only(struct scope scope)
{
	int only = -1;

	for (int place = 0; place <= LAST_PLACE; place++) {
		if (!(scope.bits[place / WORD] >> place % WORD & 1))
			continue;
		if (only >= 0)
			return -1;
		only = place;
	}
	return only;
}

struct scope scopes_joined(struct scope one, struct scope other)
{
	return (struct scope){{one.bits[0] | other.bits[0], one.bits[1] | other.bits[1]}};
}

bool scopes_meet(struct scope one, struct scope other)
{
	return (one.bits[0] & other.bits[0]) != 0 || (one.bits[1] & other.bits[1]) != 0;
}

bool scope_has(struct scope scope, int section)
{
	struct scope alone = {{0, 0}};

	add_section(&alone, section);
	return scopes_meet(scope, alone);
}

/* The changes of the entries, in any order. */
static int read_changes(sqlite3 *db, struct scope *scopes, int count)
{
	sqlite3_stmt *statement = NULL;
	int rc = sqlite3_prepare_v2(db,
		"SELECT DISTINCT action, CASE kind WHEN 'event' THEN 0 ELSE key1 END FROM change "
		"WHERE action BETWEEN 1 AND ?1 UNION SELECT action, 0 FROM change "
		"WHERE action BETWEEN 1 AND ?1 AND kind = 'section' AND (before IS NULL OR after IS NULL)",
		-1, &statement, NULL);

	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int(statement, 1, count);
	while (rc == SQLITE_OK && (rc = sqlite3_step(statement)) == SQLITE_ROW) {
		add_section(&scopes[sqlite3_column_int(statement, 0)],
			sqlite3_column_int64(statement, 1));
		rc = SQLITE_OK;
	}
	sqlite3_finalize(statement);
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

static int count_entries(sqlite3 *db, int *count)
{
	sqlite3_stmt *statement = NULL;
	int rc = sqlite3_prepare_v2(db, "SELECT count(*) FROM action", -1, &statement, NULL);

	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	if (rc == SQLITE_ROW)
		*count = sqlite3_column_int(statement, 0);
	sqlite3_finalize(statement);
	return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

int scopes_read(sqlite3 *db, struct scope **scopes, int *count)
{
	struct scope *made;
	int number = 0, rc = count_entries(db, &number);

	if (rc != SQLITE_OK)
		return rc;
	made = calloc((size_t)number + 1, sizeof(*made));
	if (!made)
		return SQLITE_NOMEM;
	rc = read_changes(db, made, number);
	if (rc != SQLITE_OK) {
		free(made);
		return rc;
	}
	*scopes = made;
	*count = number;
	return SQLITE_OK;
}
