/* What other desks have done, a line an entry of the journal. */
#include "config.h"

#include "plain/news.h"

#include <string.h>

#include "app/event/journal.h"
#include "app/section/section.h"
#include "plain/say.h"

enum { PRINTED_MOST = 12 };

static const struct journal_wish any;

static long long last_entry(struct app *app)
{
	const struct journal_entry *entries;
	struct error unseen;
	int count;

	if (app_journal_kept(app, &any, &entries, &count, &unseen) != STATUS_OK || count == 0)
		return 0;
	return entries[count - 1].id;
}

void news_begin(struct news *news, struct app *app)
{
	news->seen = last_entry(app);
	news->reads = app_reads(app);
}

static void print_entry(const struct app *app, const struct journal_entry *entry)
{
	const bool several = event_sections(app_event(app)) > 1;
	char name[NAME_SIZE] = "";

	if (several && entry->section > 0)
		app_section_name(app_event(app), entry->section, name);
	plain_say("At %s: %s%s%s%s.", entry->desk[0] ? entry->desk : "another desk", name,
		name[0] ? ": " : "",
		strcmp(entry->kind, "undo") == 0           ? "undone: "
			: strcmp(entry->kind, "redo") == 0 ? "done again: "
							   : "",
		entry->label);
}

/* What is printed of the entries behind the last known one: the places of those of other desks. */
static int find_new(const struct news *news, const struct journal_entry *entries, int count,
	int found[PRINTED_MOST])
{
	int others = 0;

	for (int i = count; i > 0 && entries[i - 1].id > news->seen; i--) {
		if (entries[i - 1].here)
			continue;
		if (others < PRINTED_MOST)
			found[others] = i - 1;
		others++;
	}
	return others;
}

bool news_print(struct news *news, struct app *app)
{
	const struct journal_entry *entries;
	struct error unseen;
	int count, others, found[PRINTED_MOST];

	if (app_reads(app) == news->reads)
		return false;
	news->reads = app_reads(app);
	if (app_journal_kept(app, &any, &entries, &count, &unseen) != STATUS_OK)
		return false;
	others = find_new(news, entries, count, found);
	if (others > PRINTED_MOST)
		plain_say("At another desk: %d changes, of which these are the last %d.", others,
			PRINTED_MOST);
	for (int i = others < PRINTED_MOST ? others : PRINTED_MOST; i > 0; i--)
		print_entry(app, &entries[found[i - 1]]);
	if (count > 0)
		news->seen = entries[count - 1].id;
	return others > 0;
}

void news_after_own(struct news *news, struct app *app)
{
	if (app_reads(app) != news->reads)
		news_print(news, app);
	else
		news->seen = last_entry(app);
}
