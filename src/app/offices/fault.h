/* Faults of a file for an office, each with the command, or the keys, that mends it. */
#ifndef APP_OFFICES_FAULT_H
#define APP_OFFICES_FAULT_H

#include "app/offices/offices.h"
#include "core/particulars/particular.h"

struct office_line; /* one that waits for others of its kind */

struct office {
	const struct event *event;
	const struct office_order *order;
	int faults;
	bool event_said; /* faults of the event as a whole are said, of an earlier file */
	struct office_line *lines;
	int nlines, room;
};

/* Whose command mends it. */
enum office_mend {
	MEND_NOTHING,
	MEND_EVENT,  /* event EVENT set ... */
	MEND_PLAYER, /* players EVENT edit PIN ... */
	MEND_RESULT  /* result EVENT ... */
};

/* Of whom, or what, a fault is. */
struct office_place {
	int section; /* 0: of the event as a whole */
	int pin;     /* 0: of nobody */
};

/*
 * Say a fault. `with` is what the command ends with: "ecf-code=CODE". The words behind it make the
 * sentence, without its end.
 */
void office_fault(struct office *office, struct office_place place, enum office_mend mend,
	const char *with, const char *format, ...) __attribute__((format(printf, 5, 6)));

/*
 * The fault that a player has what `kind` says, "no US Chess id", which many may have: all of a
 * section are one sentence, said by office_say_rest. `kind` and `with` are constant.
 */
void office_fault_of_many(struct office *office, struct office_place place, const char *with,
	const char *kind, const char *who);

/* A field of the event that the office wants: its text, "" after a fault where nothing is known. */
const char *office_wants(struct office *office, enum particular_id id, const char *example);

/*
 * What is not sent: as a sentence, or with a kind ("a default", constant) as one of many of that
 * kind. It is said behind all faults, which stop the file, by office_say_rest.
 */
void office_leaves_out(struct office *office, const char *kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Say what waits, a line a kind, and forget it. */
void office_say_rest(struct office *office);

/* "Open, round 2: " or "Round 2: " in an event of one section. Returns text. */
enum { OFFICE_WHERE_SIZE = NAME_SIZE + 32 };
const char *office_where(
	const struct event *event, int section, int round, char text[OFFICE_WHERE_SIZE]);

/* The day of a round, YYYY/MM/DD; "": it is not known. Returns day. */
const char *office_day(const struct event *event, int section, int round, char day[BORN_SIZE]);

/* Is it between the first and the last of the event, where all three are known? Else a fault. */
void office_check_day(
	struct office *office, int section, int round, const char *first, const char *last);

/* And is the last day over? Else a fault, as its games have not been played. */
void office_check_last_day(struct office *office, const char *last);

/* The fault of a board without a result. */
void office_want_result(struct office *office, int section, int round, int number);

#endif
