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
	bool here;      /* of this desk, since it opened the event */
	char desk[DESK_SIZE]; /* at which it was done; "": not known */
	int section;          /* whose it is; 0: the event's; -1: of several */
	/* what was done, with the reason if it has one, as far as the file keeps it */
	char label[LABEL_SIZE + NAME_SIZE];
};

/* Which entries are asked for; all of this that is given must be so. */
struct journal_wish {
	int round; /* changed something in this round of the current section; 0: in any */
	int pin;   /* changed something of this player of the current section; 0: of anybody */
	bool own;  /* are of the current section, with others perhaps */
};

/* Oldest first. The caller frees *entries. */
enum status app_journal(struct app *app, const struct journal_wish *wish,
	struct journal_entry **entries, int *count, struct error *error);

/* The same, kept until the event changes or another wish comes; *entries is the event's. */
enum status app_journal_kept(struct app *app, const struct journal_wish *wish,
	const struct journal_entry **entries, int *count, struct error *error);

/* The entry of this number, which is the event's as well; NULL: none, as for 0. */
enum status app_journal_entry(
	struct app *app, long long id, const struct journal_entry **entry, struct error *error);

/*
 * Whose an entry is, behind what it did, in an event of several sections: ", in Major (entry 43)",
 * ", in Open and Major (entry 43)"; "" in an event of one. Returns text.
 */
enum { ENTRY_PLACE_SIZE = 200 };
const char *app_entry_place(
	struct app *app, long long id, int section, char text[ENTRY_PLACE_SIZE]);
/* The same of what this desk has just undone or done again. */
const char *app_turned_place(struct app *app, char text[ENTRY_PLACE_SIZE]);

#endif
