/* The journal for reading: its entries, and what each has changed. */
#include "config.h"

#include "store/store.h"

#include "store/handle.h"

struct reader {
	void (*take)(void *context, const struct store_entry *entry);
	void *context;
};

static enum status read_entry(void *context, const struct entry *entry, struct error *error)
{
	const struct reader *reader = context;
	const struct store_entry told = {
		.id = entry->id,
		.when = entry->time,
		.kind = entry_kind_name(entry->kind),
		.label = entry->label,
		.target = entry->target,
	};

	(void)error;
	reader->take(reader->context, &told);
	return STATUS_OK;
}

enum status store_journal(struct store *store,
	void (*take)(void *context, const struct store_entry *entry), void *context,
	struct error *error)
{
	struct reader reader = {take, context};

	return journal_each(
		&store->journal, store->base.db, store->name, read_entry, &reader, error);
}

enum status store_entry_edits(
	struct store *store, long long id, struct action *action, struct error *error)
{
	return journal_edits(&store->journal, store->base.db, store->name, id, action, error);
}
