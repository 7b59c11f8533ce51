/* Is the file whole: as SQLite sees it, as the journal tells it, as an event must be? */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/row_words.h"
#include "store/handle.h"
#include "store/schema.h"
#include "store/sum.h"
#include "store/trouble.h"

struct verify {
	struct store *store;
	void (*report)(void *context, const char *text);
	void *context;
	int troubles;
	struct event rows, replay;
	struct stacks stacks;
	struct scope *scopes;
	int nscopes;
	long long contents; /* their sum, as the last entry that was read has it */
};

static void count_report(void *context, const char *text)
{
	struct verify *verify = context;

	verify->troubles++;
	if (verify->report)
		verify->report(verify->context, text);
}

/* A failure to read is one of the troubles, unless it says nothing about the file. */
static enum status report_failure(
	struct verify *verify, enum status status, const struct error *inner, struct error *error)
{
	if (status == STATUS_OK)
		return STATUS_OK;
	if (status == STATUS_NO_MEMORY || status == STATUS_BUSY)
		return trouble(error, status, "%s", inner->text);
	count_report(verify, inner->text);
	return STATUS_OK;
}

/* The check tells of a page for which there was no memory (code 7) as of a damaged one. */
static bool lacks_memory(const char *text)
{
	static const char told[] = "unable to get the page. error code=7";
	const char *at = strstr(text, told);

	return at && (at[sizeof(told) - 1] < '0' || at[sizeof(told) - 1] > '9');
}

/*
 * A statement that gives a row for each trouble, or one that says `good`; `what` introduces its
 * first column.
 */
static enum status check_rows(struct verify *verify, const char *sql, const char *good,
	const char *what, struct error *error)
{
	sqlite3 *db = verify->store->base.db;
	sqlite3_stmt *statement = NULL;
	struct error line;
	enum status status;
	int rc;

	rc = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
	while (rc == SQLITE_OK || rc == SQLITE_ROW) {
		const char *text;

		rc = sqlite3_step(statement);
		if (rc != SQLITE_ROW)
			break;
		text = (const char *)sqlite3_column_text(statement, 0);
		if (!text)
			text = "";
		if (lacks_memory(text)) {
			rc = SQLITE_NOMEM;
			break;
		}
		if (strcmp(text, good) == 0)
			continue;
		trouble(&line, STATUS_IO, "%s: %.160s.", what, text);
		count_report(verify, line.text);
	}
	status = report_failure(
		verify, trouble_sqlite(&line, db, rc, verify->store->name), &line, error);
	sqlite3_finalize(statement);
	return status;
}

static enum status replay_entry(void *context, const struct entry *entry, struct error *error)
{
	struct verify *verify = context;
	struct store *store = verify->store;
	struct entry taken = *entry;
	struct action action;
	enum status status;

	if (!stacks_reserve(&verify->stacks))
		return trouble_no_memory(error);
	verify->contents = entry->contents;
	if (!entry->intact) {
		struct error line;

		trouble(&line, STATUS_IO,
			"Entry %lld of the journal is not as it was written: its time, its sentence, or what it names.",
			entry->id);
		count_report(verify, line.text);
	}
	if (entry->id <= verify->nscopes)
		taken.scope = verify->scopes[entry->id];
	if (!stacks_take(&verify->stacks, &taken))
		return trouble(error, STATUS_IO,
			"Entry %lld of the journal does not follow from those before.", entry->id);
	action_init(&action);
	status = journal_edits(&store->journal, store->base.db, store->name,
		entry->target ? entry->target : entry->id, &action, error);
	if (status == STATUS_OK && entry->kind == ENTRY_UNDO)
		status = action_reverse(&action, &verify->replay);
	else if (status == STATUS_OK)
		status = action_apply(&action, &verify->replay);
	action_done(&action);
	if (status == STATUS_CONFLICT)
		trouble(error, status,
			"Entry %lld of the journal changes rows that are not there before it.",
			entry->id);
	if (status == STATUS_NO_MEMORY)
		trouble_no_memory(error);
	return status;
}

/* A row that the journal does not give as the file has it. */
static void report_difference(struct verify *verify, struct record_key where)
{
	const struct record *file = event_find(&verify->rows, where);
	const struct record *journal = event_find(&verify->replay, where);
	struct error inner;
	struct line line;

	line_init(&line, inner.text, sizeof(inner.text));
	row_words(file ? &verify->rows : &verify->replay, &where, &line);
	line_text(&line, ": ");
	if (file && journal)
		row_difference_words(&verify->rows, journal, file, &line);
	else
		line_text(&line,
			file ? "it is in the file, but not by the journal"
			     : "the journal has it, but not the file");
	line_text(&line, ".");
	count_report(verify, inner.text);
}

/* Journal against rows. */
static enum status check_replay(struct verify *verify, struct error *error)
{
	struct store *store = verify->store;
	struct record_key where;
	struct error inner;
	enum status status;
	int troubles = verify->troubles;
	int rc = scopes_read(store->base.db, &verify->scopes, &verify->nscopes);

	if (rc != SQLITE_OK)
		return report_failure(verify,
			trouble_sqlite(&inner, store->base.db, rc, store->name), &inner, error);
	status = journal_each(
		&store->journal, store->base.db, store->name, replay_entry, verify, &inner);
	status = report_failure(verify, status, &inner, error);
	if (status == STATUS_OK && verify->troubles == troubles && !verify->stacks.last)
		count_report(verify, "The journal is empty.");
	if (status != STATUS_OK || verify->troubles > troubles)
		return status;
	if (event_equal(&verify->replay, &verify->rows, &where)) {
		if (verify->contents != sum_contents(&verify->rows))
			count_report(verify, "The sum of the event is not as it was written.");
		return STATUS_OK;
	}
	report_difference(verify, where);
	return STATUS_OK;
}

/*
 * Everybody who takes part in a published round has a place in it. Not an invariant of the event: a
 * file that breaks it can be opened and mended.
 */
static void check_places(struct verify *verify)
{
	const struct event *event = &verify->rows;

	for (int i = 0; i < event->table[RECORD_ROUND].count; i++) {
		const struct round *round = &event->table[RECORD_ROUND].rows[i].as.round;
		char player[80];
		struct error line;
		struct line who;
		int pin;

		if (round->state < ROUND_PUBLISHED)
			continue;
		pin = event_unplaced(event, round->section, round->number);
		if (pin == 0)
			continue;
		line_init(&who, player, sizeof(player));
		row_player_words(event, round->section, pin, &who);
		trouble(&line, STATUS_IO,
			"Round %d is published, and %s, who takes part in it, has neither a board nor a bye.",
			round->number, player);
		count_report(verify, line.text);
	}
}

static enum status check_event(struct verify *verify, struct error *error)
{
	struct store *store = verify->store;
	struct error inner;
	enum status status;
	int troubles = verify->troubles;

	status = rows_load(&store->rows, store->base.db, store->name, &verify->rows, &inner);
	status = report_failure(verify, status, &inner, error);
	if (status != STATUS_OK || verify->troubles > troubles)
		return status;
	status = event_check(&verify->rows, &inner);
	if (status == STATUS_NO_MEMORY)
		trouble_no_memory(&inner);
	status = report_failure(verify, status, &inner, error);
	if (status == STATUS_OK && verify->troubles == troubles)
		check_places(verify);
	return status == STATUS_OK ? check_replay(verify, error) : status;
}

static enum status check_stamp(struct verify *verify, struct error *error)
{
	struct store *store = verify->store;
	struct stamp_place place;
	struct error inner;
	int rc = stamper_read(&store->stamper, &place);

	return report_failure(
		verify, trouble_sqlite(&inner, store->base.db, rc, store->name), &inner, error);
}

/* `prepared`: are the tables there to be read at all? */
static enum status check_all(struct verify *verify, bool prepared, struct error *error)
{
	struct store *store = verify->store;
	enum status status;

	status = check_rows(verify, "PRAGMA integrity_check", "ok", "The file is damaged", error);
	if (status == STATUS_OK)
		status = check_rows(verify, "PRAGMA foreign_key_check", "",
			"A row names one that is not there", error);
	if (status == STATUS_OK) {
		struct error inner;

		status = schema_compare(store->base.db, store->name, count_report, verify, &inner);
		status = report_failure(verify, status, &inner, error);
	}
	if (status == STATUS_OK && prepared)
		status = check_stamp(verify, error);
	return status == STATUS_OK && prepared ? check_event(verify, error) : status;
}

static enum status run(struct verify *verify, bool prepared, struct error *error)
{
	struct store *store = verify->store;
	enum status status;
	int rc;

	event_init(&verify->rows);
	event_init(&verify->replay);
	stacks_init(&verify->stacks);
	rc = store_begin(store, false);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = check_all(verify, prepared, error);
	store_roll_back(store);
	event_done(&verify->rows);
	event_done(&verify->replay);
	stacks_done(&verify->stacks);
	free(verify->scopes);
	return status;
}

enum status store_verify(struct store *store, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error)
{
	struct verify verify = {.store = store, .report = report, .context = context};
	enum status status = run(&verify, true, error);

	if (status == STATUS_OK)
		*troubles = verify.troubles;
	return status;
}

/*
 * The file as far as it can be opened; what keeps it from being opened further is a trouble like
 * the others.
 */
static enum status open_and_run(struct verify *verify, struct error *error)
{
	struct store *store = verify->store;
	struct error inner;
	enum status status;
	bool damaged;

	status = database_open(store->path, false, &store->base, &inner);
	damaged = store->base.damaged;
	if (status == STATUS_OK) {
		status = store_prepare(store, &inner);
		if (status == STATUS_OK)
			return run(verify, true, error);
		damaged = trouble_is_damage(sqlite3_extended_errcode(store->base.db));
		if (damaged && run(verify, false, &inner) == STATUS_OK && verify->troubles > 0)
			return STATUS_OK;
	}
	if (!damaged)
		return trouble(error, status, "%s", inner.text);
	count_report(verify, inner.text);
	return STATUS_OK;
}

enum status store_verify_path(const char *path, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error)
{
	struct verify verify = {.store = store_new(path), .report = report, .context = context};
	enum status status;

	if (!verify.store)
		return trouble_no_memory(error);
	status = open_and_run(&verify, error);
	store_close(verify.store);
	if (status == STATUS_OK)
		*troubles = verify.troubles;
	return status;
}
