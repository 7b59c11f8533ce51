/*
 * The event in memory: every row, sorted by key, and the questions that only need the rows.
 *
 * An event is a value that is changed by edits alone (edit.h); everything else reads it. Pointers into it are valid until
 * the next edit.
 */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include "core/record.h"
#include "core/status.h"

struct event {
	struct {
		struct record *rows; /* sorted by key */
		int count, room;
	} table[RECORD_KINDS];
};

void event_init(struct event *event);
void event_done(struct event *event);
enum status event_copy(const struct event *from, struct event *to);
/* Same rows? If not and `where` is given: the first key that differs. */
bool event_equal(const struct event *a, const struct event *b, struct record_key *where);

/* The row with this key or NULL. */
const struct record *event_find(const struct event *event, struct record_key key);
/* Insert, replace or (row NULL) delete; only edit.c and the store's loader call this. */
enum status event_put(struct event *event, struct record_key key, const struct record *row);

const struct section *event_section(const struct event *event, int section);
const struct player *event_player(const struct event *event, int section, int pin);
const struct booking *event_booking(const struct event *event, int section, int pin, int round);
const struct round *event_round(const struct event *event, int section, int round);
const struct board *event_board(const struct event *event, int section, int round, int number);
const struct board *event_board_of(const struct event *event, int section, int round, int pin);
const struct mark *event_mark(const struct event *event, int section, int round, int pin);
/* The rows of one kind that share the leading key parts (0 = any for trailing parts): first row and count. */
const struct record *event_range(const struct event *event, enum record_kind kind, int section, int second, int *count);

/* Last round that has a row; 0: none. */
int event_last_round(const struct event *event, int section);
/* The round being prepared or played: the first one not complete; rounds + 1 when all are. */
int event_current_round(const struct event *event, int section);

/* Half points of a player for one round / for rounds 1..through. Unfinished games count 0. */
int event_round_points2(const struct event *event, int section, int pin, int round);
int event_points2(const struct event *event, int section, int pin, int through);

/* Players of a section in rank order (place number, then letter, then PIN). Caller frees *pins. */
enum status event_rank_order(const struct event *event, int section, int **pins, int *count);

/* Is the player in this round at all (entered, not withdrawn)? With a booking he is in but takes no board. */
bool event_takes_part(const struct event *event, int section, int pin, int round);

/*
 * The roll call of a round: everybody who is in must be seated, have a bye, be booked out or stand out by hand.
 * points2 / possible2: given so far in rounds 1..round, and what complete rounds 1..round would give.
 */
struct rollcall {
	int in, seated, byes, booked, absent, withdrawn, tray;
	int points2, possible2;
	bool balances;
};
struct rollcall event_rollcall(const struct event *event, int section, int round);

/* Standings: points, then rank order. Caller frees *rows. */
struct standing {
	int pin, points2, rank; /* equal points share the rank */
};
enum status event_standings(const struct event *event, int section, int through, struct standing **rows, int *count);

/* Text forms. */
const char *result_text(enum result result);         /* "1-0", "½-½", "+--", ... */
/* White's result word as typed on a slip: 1, 0, =, ½, +, -, 1-0, +-, -+, --, 00, x ...; false if it is none. */
bool result_parse(const char *text, enum result *result);
bool place_parse(const char *text, int *number, int *letter);
/* "10½" into buffer; returns buffer. */
const char *points_text(int points2, char buffer[16]);

#endif
