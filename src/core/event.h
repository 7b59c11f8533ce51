/*
 * The event in memory: every row, sorted by key, and the questions that only need the rows.
 *
 * An event is a value that is changed by edits alone (edit.h); everything else reads it. Pointers
 * into it are valid until the next edit.
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
	/* who sits where, a round each; follows the board rows (seating.h) */
	struct seating *seatings;
	int nseatings, seatings_room;
	/* the players by name; follows the player rows (name_order.h) */
	struct name_place *names;
	int nnames, names_room;
	/* first and fixed boards; follows the particular rows (label_index.h) */
	struct given_label *labels;
	int nlabels, labels_room;
};

void event_init(struct event *event);
void event_done(struct event *event);
/* `to` need not be initialised; what it held is not released. */
enum status event_copy(const struct event *from, struct event *to);
/* Same rows? If not and `where` is given: the first key that differs. */
bool event_equal(const struct event *a, const struct event *b, struct record_key *where);

/* The row with this key or NULL. */
const struct record *event_find(const struct event *event, struct record_key key);
/*
 * Insert, replace or (row NULL) delete; only edit.c and the store's loader call this. `row` has the
 * key `key` and does not point into the event. Cheap at the end of a table, so load in key order.
 */
enum status event_put(struct event *event, struct record_key key, const struct record *row);

/* How many sections it has; their rows are in the order of their numbers. */
int event_sections(const struct event *event);
const struct section *event_section_at(const struct event *event, int i); /* from 0 */
const struct section *event_section(const struct event *event, int section);
const struct player *event_player(const struct event *event, int section, int pin);
const struct booking *event_booking(const struct event *event, int section, int pin, int round);
const struct round *event_round(const struct event *event, int section, int round);
const struct board *event_board(const struct event *event, int section, int round, int number);
/* The board he sits at; the lower one if a draw that is out of order seats him twice. */
const struct board *event_board_of(const struct event *event, int section, int round, int pin);
/* Does a new proposal keep the board: is it pinned, or its pair fixed by hand? */
bool event_holds_board(const struct event *event, const struct board *board);
/* The game against one from outside that he has in a round, or NULL. */
const struct filled *event_filled(const struct event *event, int section, int round, int pin);
const struct mark *event_mark(const struct event *event, int section, int round, int pin);
/*
 * The rows of one kind that share the leading key parts (0 = any for trailing parts): first row and
 * count.
 */
const struct record *event_range(
	const struct event *event, enum record_kind kind, int section, int second, int *count);

/* Last round that has a row; 0: none. */
int event_last_round(const struct event *event, int section);
/*
 * The round being prepared or played: the first one not complete; rounds + 1 when all are; 0: no
 * such section.
 */
int event_current_round(const struct event *event, int section);
/*
 * The first round behind `round` that has a draft: it is proposed, or has boards, and is not
 * published; 0: none.
 */
int event_draft_behind(const struct event *event, int section, int round);

/*
 * Half points of a player for one round / for rounds 1..through. Only published and complete rounds
 * count, for boards, byes and bookings alike: a bye booked for a coming round is not in the score
 * that round is drawn by. Unfinished games count 0.
 */
int event_round_points2(const struct event *event, int section, int pin, int round);
int event_points2(const struct event *event, int section, int pin, int through);
/* Of one whose games of an all-play-all count for nobody: what they would give him; of others 0. */
int event_void_points2(const struct event *event, int section, int pin, int through);

/*
 * Players of a section in rank order: place number, then letter, then PIN; in a club season by
 * name. Caller frees *pins.
 */
enum status event_rank_order(const struct event *event, int section, int **pins, int *count);

/* What that order goes by, and the order, for qsort. */
struct rank_place {
	const char *name; /* in a club season, else empty */
	int number, letter, pin;
};
int rank_place_compare(const void *left, const void *right);

/*
 * Is the player in this round at all (entered, not withdrawn; in a club season taken as there and
 * in the draw; in an all-play-all also who has withdrawn and loses the rest by default)? With a
 * booking he is in but takes no board.
 */
bool event_takes_part(const struct event *event, int section, int pin, int round);

/* Has he withdrawn, so that he is not in the round after this one? NULL: nobody, no. */
bool player_has_left(const struct player *player, int through);
/* Has anybody? */
bool event_any_left(const struct event *event, int section, int through);

/*
 * The roll call of a round: everybody who is in must be seated, have a bye, be booked out or stand
 * out by hand. in = seated + byes + filled + booked + absent + withdrawn + tray; who enters later
 * is not counted at all. points2 / possible2: given so far in the published rounds among 1..round,
 * and what they give when every result is in: a full point a board and bye, what is booked, and
 * nothing for a board that is already lost by both.
 */
struct rollcall {
	int in;
	int seated; /* at a board with an opponent */
	int byes;   /* the full-point bye of the draw */
	int filled; /* who plays one from outside, in its place or beside the draw (CAA 36) */
	int booked; /* half-point and full-point byes on request */
	int absent; /* zero-point byes and HAND_OUT */
	int withdrawn;
	int tray; /* nowhere yet */
	int points2, possible2;
	bool balances; /* nobody in the tray, nobody counted twice; the points are not looked at */
};
struct rollcall event_rollcall(const struct event *event, int section, int round);

/* The first PIN that takes part in a round and has no place in it; 0: everybody has one. */
int event_unplaced(const struct event *event, int section, int round);

/*
 * "", "1-0", "½-½", "0-1", "+--" (Black did not appear), "--+" (White did not appear), "---"
 * (neither did), "0-0" (played, both lose), "½-0", "0-½" (played, one loses), "bye".
 */
const char *result_text(enum result result);
/*
 * The same for readers, where there is room for seven cells: "1-0 def" (Black did not appear), "0-1
 * def", "0-0 def".
 */
const char *result_notation(enum result result);
/* The same points for each of the two with the other colour. */
enum result result_turned(enum result result);
/* Not played, because one of the two, or neither, appeared: it has no colour. */
bool result_is_default(enum result result);
/* All signs that are taken, for who has typed another: "1, 0, =, +, ...". Constant. */
const char *result_signs(void);
/*
 * The word typed for a board; one part speaks of White:
 *	1  1-0                 White wins
 *	0  0-1                 Black wins
 *	=  d  ½  1/2  0.5  =-=  ½-½  1/2-1/2  0.5-0.5    drawn game
 *	+  +-  +--             White wins by default: Black did not appear
 *	-  -+  --+             White loses by default: White did not appear
 *	--  ---                neither appeared
 *	00  0-0                played, both lose
 *	½-0 0-½ 1/2-0 0.5-0    played, one has the points of a draw, the other loses
 *	x  none                takes the result away (RESULT_NONE)
 * Letters in either case, `,` for `.`, no blanks. False, and nothing written, for any other word.
 */
bool result_parse(const char *text, enum result *result);

/*
 * The word for a game that is open, adjourned or not yet known: "?" or "*", which counts as drawn
 * for the draw; "?1" and "?0" as won or lost by White. False, and nothing written, for any other.
 */
bool result_parse_open(const char *text, enum result *as);
/* What it counts as meanwhile: "½-½ ?". */
const char *result_open_notation(enum result as);

/*
 * "7" or "3b", the place in rank order: *letter is 0 for none, 1 for a. "0a" stands before 1.
 * False, and nothing written, for anything else, the empty text too.
 */
bool place_parse(const char *text, int *number, int *letter);

/* "10½" into buffer; returns buffer. */
const char *points_text(int points2, char buffer[16]);
/* "point" or "points", as so many half points are called. */
const char *points_word(int points2);
/*
 * What a score counts for in a draw: "2", with points added "2 = 1 + 1 added", with less than he
 * has "0 = ½ less ½". added2: of counted2, in half points.
 */
enum { COUNTED_SIZE = 64 };
const char *points_counted_text(int counted2, int added2, char buffer[COUNTED_SIZE]);

#endif
