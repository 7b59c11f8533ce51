/*
 * Particulars: what is known of an event, a section or a player beside what the draw rests on. One
 * row a field; every form, command, list and report reads the same table.
 */
#ifndef CORE_PARTICULAR_H
#define CORE_PARTICULAR_H

#include "core/edit.h"

/* Numbers in the event file: none is ever used for something else. */
enum particular_id { SECTION_LETTER = 1001, SECTION_FIRST_BOARD = 1002 };

enum particular_of { OF_EVENT, OF_SECTION, OF_PLAYER };

enum particular_kind {
	PARTICULAR_TEXT,
	PARTICULAR_NUMBER /* whole, from `least` to `most` */
};

struct particular_field {
	enum particular_id id;
	enum particular_of of;
	const char *key;  /* as it is typed and exported: "first-board" */
	const char *name; /* as it is printed: "First board" */
	enum particular_kind kind;
	int least, most; /* of a number; of a text its most characters */
};

/* All fields, in the order of lists. */
const struct particular_field *particular_fields(int *count);

/* The field of a key, case and blanks aside; NULL: there is none such of these. */
const struct particular_field *particular_find(enum particular_of of, const char *key);

/* What an event knows; "" where it knows nothing. Valid until the event changes. */
const char *event_particular(
	const struct event *event, int section, int pin, enum particular_id id);

/* The same of a number; `otherwise` where nothing is known. */
int event_particular_number(
	const struct event *event, int section, int pin, enum particular_id id, int otherwise);

/*
 * The text as it is kept (spaces at its ends gone, a number without leading zeros) if the field can
 * hold it; an empty one always can, and means that nothing is known. STATUS_BAD_INPUT with the
 * reason, and `kept` untouched, if it cannot.
 */
enum status particular_take(const struct particular_field *field, const char *text,
	char kept[PARTICULAR_SIZE], struct error *error);

/* Set or, with an empty text, take away; nothing is added where it is so already. */
enum status particular_put(struct action *action, const struct event *event, int section, int pin,
	enum particular_id id, const char *text);

#endif
