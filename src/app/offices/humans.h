/* The humans of an event: one who is entered in several sections is one to an office. */
#ifndef APP_OFFICES_HUMANS_H
#define APP_OFFICES_HUMANS_H

#include "core/event.h"
#include "core/particulars/particular.h"

enum { HUMAN_IDS = 5 };

/* One entry; entries of one human are linked. */
struct human_entry {
	int section, pin;
	int human;                  /* place of his first entry in the list */
	int next;                   /* his next entry; -1: none */
	int number;                 /* of his first entry: in a file; 0: he is not in it */
	const char *ids[HUMAN_IDS]; /* of the event; "": not known */
};

struct humans {
	const struct event *event;
	struct human_entry *entries; /* by section, then PIN */
	int count;
};

/* STATUS_NO_MEMORY. */
enum status humans_find(const struct event *event, struct humans *humans);
void humans_done(struct humans *humans);

/* The place of an entry. */
int humans_place(const struct humans *humans, int section, int pin);

/* Do two entries have an id in common? */
bool humans_share_id(const struct human_entry *one, const struct human_entry *other);

/* What is known of a human by any of his entries, as event_field has it. */
const char *humans_field(
	const struct humans *humans, int human, enum particular_id id, char text[PARTICULAR_SIZE]);

/* The one human with an entry of this name; -1: none, or several. */
int humans_named(const struct humans *humans, const char *name);

#endif
