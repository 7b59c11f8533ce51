/* The journal for reading: its entries, and what each has changed. */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>

#include "store/handle.h"
#include "store/trouble.h"

struct reader {
	void (*take)(void *context, const struct store_entry *entry);
	void *context;
	const struct scope *scopes; /* of the entries 1..count; NULL: there is one section */
	int count, section;
};

static int section_of(const struct reader *reader, const struct entry *entry)
{
	const long long id = entry->target ? entry->target : entry->id;

	return !reader->scopes        ? reader->section
		: id <= reader->count ? scope_only(reader->scopes[id])
				      : ENTRY_OF_SEVERAL;
}

static enum status read_entry(void *context, const struct entry *entry, struct error *error)
{
	const struct reader *reader = context;
	const struct store_entry told = {entry->id, entry->time, entry_kind_name(entry->kind),
		entry->label, entry->desk, entry->target, section_of(reader, entry)};

	(void)error;
	reader->take(reader->context, &told);
	return STATUS_OK;
}

enum status store_journal(struct store *store,
	void (*take)(void *context, const struct store_entry *entry), void *context,
	struct error *error)
{
	struct reader reader = {take, context, NULL, 0, 0};
	struct scope *scopes = NULL;
	enum status status;
	int rc = SQLITE_OK;

	if (event_sections(&store->event) > 1)
		rc = scopes_read(store->base.db, &scopes, &reader.count);
	else
		reader.section = event_section_at(&store->event, 0)->id;
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, store->base.db, rc, store->name);
	reader.scopes = scopes;
	status = journal_each(
		&store->journal, store->base.db, store->name, read_entry, &reader, error);
	free(scopes);
	return status;
}

enum status store_entry_edits(
	struct store *store, long long id, struct action *action, struct error *error)
{
	return journal_edits(&store->journal, store->base.db, store->name, id, action, error);
}
