/* What was done in an event, and when: the journal for those who read it. */
#ifndef APP_EVENT_JOURNAL_H
#define APP_EVENT_JOURNAL_H

#include "app/app.h"
#include "core/edit.h"

struct journal_entry {
	long long id, when; /* 1, 2, 3, ...; seconds since 1970 */
	const char *kind;   /* "do", "undo", "redo"; constant */
	long long
		target; /* of an undo or redo: the entry that it takes back or does again; else 0 */
	bool undone;    /* of a "do": it does not hold any more, or not again */
	int section;    /* whose it is; 0: the event's; -1: of several */
	/* what was done, with the reason if it has one, as far as the file keeps it */
	char label[LABEL_SIZE + NAME_SIZE];
};

/*
 * Every entry, oldest first. round above 0: those alone that changed something in this round of the
 * current section; `own`: those alone that are of the current section, with others perhaps. The
 * caller frees *entries.
 */
enum status app_journal(struct app *app, int round, bool own, struct journal_entry **entries,
	int *count, struct error *error);

#endif
