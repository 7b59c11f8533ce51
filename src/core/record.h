/*
 * The rows of an event: what one tournament is made of.
 *
 * Everything that an event knows is a row of one of these kinds, each with an integer key of up to
 * four parts. Rows are plain values (no pointers), so that an edit can hold one before and after,
 * the store can write any of them through one field table, and two states compare row by row. Texts
 * are UTF-8, zero-terminated, without control characters. Points are in half points throughout
 * ("points2").
 */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include <stdbool.h>
#include <stddef.h>

enum record_kind {
	RECORD_EVENT,
	RECORD_SECTION,
	RECORD_PLAYER,
	RECORD_BOOKING,
	RECORD_ROUND,
	RECORD_BOARD,
	RECORD_MARK,
	RECORD_HAND,
	RECORD_VIRTUAL,
	RECORD_APART,
	RECORD_KEPT,
	RECORD_ATTENDANCE,
	RECORD_OUTSIDE,
	RECORD_FILLED,
	RECORD_PARTICULAR,
	RECORD_STARTED,
	RECORD_OPEN,
	RECORD_RATED,
	RECORD_KINDS
};

enum colour { COLOUR_NONE, COLOUR_WHITE, COLOUR_BLACK };

enum floated { FLOATED_NOT, FLOATED_DOWN, FLOATED_UP };

enum round_state {
	ROUND_LAID_OUT,
	ROUND_PROPOSED,
	ROUND_ADJUSTED,
	ROUND_PUBLISHED,
	ROUND_COMPLETE
};

/* Result of a board as White - Black. A bye board (black 0) has RESULT_BYE from the start. */
enum result {
	RESULT_NONE,
	RESULT_WHITE,         /* 1-0 */
	RESULT_DRAW,          /* ½-½ */
	RESULT_BLACK,         /* 0-1 */
	RESULT_DEFAULT_BLACK, /* Black did not appear: + - */
	RESULT_DEFAULT_WHITE, /* White did not appear: - + */
	RESULT_DEFAULT_BOTH,  /* - - */
	RESULT_LOST_BOTH,     /* played, both lose: 0-0 */
	RESULT_HALF_WHITE,    /* played, Black loses and White has the points of a draw: ½-0 */
	RESULT_HALF_BLACK,    /* 0-½ */
	RESULT_BYE            /* full-point bye */
};

/* What was booked for a round in which a player does not take a board. */
enum booking_kind { BOOKING_HALF, BOOKING_FULL, BOOKING_ZERO };
enum { BOOKING_KINDS = BOOKING_ZERO + 1 };

/* What the arbiter has fixed by hand before the draw; maps to the pairing library's pins. */
enum hand_kind {
	HAND_COLOUR, /* value: enum colour */
	HAND_FLOAT_DOWN,
	HAND_FLOAT_UP,
	HAND_TOP, /* plays as a card of the top half */
	HAND_BOTTOM,
	HAND_BYE,
	HAND_OUT,   /* sits out this round: neither board nor bye nor points */
	HAND_BOARD, /* value: the opponent's PIN; this player has White */
	HAND_APART  /* value: a PIN he must not meet this round */
};

/*
 * One thing more or less that is fixed by hand before the draw. Of HAND_BOARD taken away, value is
 * the number of the pinned board, or 0 if it was fixed before the draw.
 */
struct hand_change {
	bool add;
	int pin;
	enum hand_kind kind;
	int value;
};

enum sex { SEX_UNKNOWN, SEX_MALE, SEX_FEMALE };

enum {
	NAME_SIZE = 128,
	CLUB_SIZE = 64,
	TITLE_SIZE = 8,
	PLACE_SIZE = 8,
	SYSTEM_SIZE = 16,
	OPTIONS_SIZE = 256,
	POINTS_SIZE = 64,
	CONVERSION_SIZE = 32,
	FIDE_SIZE = 12,
	FEDERATION_SIZE = 4,
	BORN_SIZE = 12,
	KEPT_SIZE = 256,
	PARTICULAR_SIZE = 256,
	PARTICULARS_MOST = 9999,
	ROUNDS_MOST = 60,
	SECTIONS_MOST = 999,
	PLAYERS_MOST = 9999,
	GRADE_MOST = 4000,
	VIRTUAL_MOST = 199, /* half points */
	LINES_MOST = 99999
};

struct event_row { /* key: 1 */
	int id;
	char name[NAME_SIZE];
};

struct section { /* key: id */
	int id;  /* 1.. */
	char name[NAME_SIZE];
	char system[SYSTEM_SIZE]; /* id of the rule book */
	/* "name=value name=value", rule-book settings other than the defaults */
	char options[OPTIONS_SIZE];
	int rounds;
	int lot;                  /* enum colour: the first card's colour on board 1 of round 1 */
	char points[POINTS_SIZE]; /* "W=3 D=1", what differs from 1, ½ and 0 (points.h) */
	/* "7.5*x+700": how grades of another list become ratings (conversion.h); empty: none do */
	char conversion[CONVERSION_SIZE];
};

struct player { /* key: section, pin */
	int section;
	int pin;                /* 1..PLAYERS_MOST; never changes once published */
	char place[PLACE_SIZE]; /* "3b": stands between 3 and 4; empty: the place is the PIN */
	char name[NAME_SIZE];
	char title[TITLE_SIZE]; /* "GM", ... or empty */
	int grade;              /* grade or rating, 0: none */
	char club[CLUB_SIZE];
	int enters;                       /* first round he is in; 1 unless a late entry */
	int leaves;                       /* first round he is no longer in; 0: stays */
	char fide[FIDE_SIZE];             /* FIDE ID, digits */
	char federation[FEDERATION_SIZE]; /* "ENG" */
	char born[BORN_SIZE];             /* YYYY/MM/DD, 00 for what is not known */
	int sex;                          /* enum sex */
	int top;                          /* 1: marked as a top player */
	int is_new;                       /* 1: nothing is known of his play (US 28D6) */
};

struct booking { /* key: section, pin, round */
	int section;
	int pin;
	int round;
	int kind; /* enum booking_kind */
};

struct round { /* key: section, number */
	int section;
	int number;
	int state; /* enum round_state */
	/* why it was published against the rules or the engine's draw; else empty */
	char reason[NAME_SIZE];
};

enum board_pin {
	BOARD_LOOSE,
	BOARD_PINNED, /* a new proposal keeps it */
	/* of a round as it was drawn, never of a file: it was there when the others were drawn */
	BOARD_BEFORE
};

struct board { /* key: section, round, number */
	int section;
	int round;
	int number; /* 1.. in the order of publication */
	int white;  /* PIN */
	int black;  /* PIN; 0: White has the bye */
	int result; /* enum result */
	int pinned; /* enum board_pin */
};

struct mark { /* key: section, round, pin; written when a round is published */
	int section;
	int round;
	int pin;
	int colour;  /* enum colour: the colour given, also for a game that was defaulted */
	int floated; /* enum floated */
};

struct hand { /* key: section, round, pin, kind */
	int section;
	int round;
	int pin;
	int kind;
	int value;
};

/* key: section, round, pin; accelerated pairing: added to his score for the draw only */
struct virtual_points {
	int section;
	int round;
	int pin;
	int points2;
};

struct apart { /* key: section, pin, other, first; must not meet in rounds first..last */
	int section;
	int pin;
	int other; /* above pin */
	int first;
	int last;
	/*
	 * The last of the rounds in which they are so not, or not only, as they are of one family:
	 * that stays when the word goes; 0: in none. Rows of before version 14 do not say it.
	 */
	int ordered;
};

/*
 * Lines of a tournament report that the event itself has no use for (arbiters, dates, comments),
 * kept for the way out. A long line goes on in the next part.
 */
struct kept { /* key: section, number, part */
	int section;
	int number; /* 1.. in the order of the report */
	int part;   /* 1.. */
	char text[KEPT_SIZE];
};

/*
 * How one takes part in an evening of a club season, where without a row he is not there; and what
 * the roll call of a round of any other event says of him: ATTENDS_HERE, ATTENDS_LATER or
 * ATTENDS_ABSENT.
 */
enum attends {
	ATTENDS_HERE,
	ATTENDS_VOLUNTEER, /* offers to sit out if the number is odd */
	ATTENDS_CASUAL,    /* plays casual games outside the competition all evening */
	ATTENDS_LATER,     /* is expected, but not there yet */
	/*
	 * of a roll call: is not there. Kept as one whom the draw of an evening goes without, too
	 */
	ATTENDS_ABSENT = ATTENDS_CASUAL
};

struct attendance { /* key: section, round, pin */
	int section;
	int round;
	int pin;
	int kind; /* enum attends */
};

/* A game outside the competition: it counts nowhere and bars no meeting. Club seasons alone. */
struct outside { /* key: section, round, number */
	int section;
	int round;
	int number;
	int white, black; /* PINs */
	int result;       /* enum result; none: not known yet */
	int rated;        /* 1: the evening's organisers were told before it began */
};

/*
 * A game against one from outside, a filler or a player of another section, who has no card here
 * (CAA 36, Schools 28). It counts for the player alone. It stands in place of the bye of the draw,
 * or beside the draw: then the player sits out of that (HAND_OUT), and the game is numbered behind
 * the boards.
 */
struct filled { /* key: section, round, pin */
	int section;
	int round;
	int pin;
	char name[NAME_SIZE]; /* of the opponent */
	int colour;           /* enum colour: the player's */
	int result;           /* enum result, as White - Black; none: not known yet */
	int beside;           /* 0: in place of the bye; else beside the draw, in this order */
	int open;             /* 1: not over, the result is what it counts for meanwhile */
};

/*
 * What is known of the event, a section or a player beside what the draw rests on: place, arbiter,
 * rating officer's codes, membership number, ... A row is there where something is known.
 */
struct particular {                 /* key: section, pin, field */
	int section;                /* 0: of the event */
	int pin;                    /* 0: of the section or the event */
	int field;                  /* enum particular_id (core/particular.h) */
	char text[PARTICULAR_SIZE]; /* not empty */
};

/* A board of a published round at which they have begun to play: no repair changes it. */
struct started { /* key: section, round, number */
	int section;
	int round;
	int number;
};

/*
 * A game that is not over, adjourned or not yet known: the result of its board is what it counts
 * for meanwhile.
 */
struct open_game { /* key: section, round, number */
	int section;
	int round;
	int number;
};

/*
 * A result that was wrong, where pairing and standings keep it: this is the right one, which the
 * rating office gets.
 */
struct rated { /* key: section, round, number */
	int section;
	int round;
	int number;
	int result; /* enum result, of two players */
};

struct record {
	enum record_kind kind;
	union {
		struct event_row event;
		struct section section;
		struct player player;
		struct booking booking;
		struct round round;
		struct board board;
		struct mark mark;
		struct hand hand;
		struct virtual_points virtual_points;
		struct apart apart;
		struct kept kept;
		struct attendance attendance;
		struct outside outside;
		struct filled filled;
		struct particular particular;
		struct started started;
		struct open_game open;
		struct rated rated;
	} as;
};

enum { RECORD_KEY_PARTS = 4 };

struct record_key {
	enum record_kind kind;
	int part[RECORD_KEY_PARTS]; /* unused parts are 0 */
};

/*
 * One field of a kind of row. The table drives everything that must treat all fields alike:
 * equality, the store's SQL (column = name), the journal's text, verify. Key fields come first.
 */
struct record_field {
	const char *name;
	size_t offset; /* from the start of struct record */
	size_t size;   /* text: bytes of the array; 0: an int */
	bool key;
	bool is_pin; /* the PIN of a player; of a hand's value, where hand_names_two() */
	/* of an int, in an event that is in order; event_check looks, the setters do not */
	int least, most;
};

/* "player": also the table's name in the store */
const char *record_kind_name(enum record_kind kind);
const struct record_field *record_fields(enum record_kind kind, int *count);
int record_int(const struct record *record, const struct record_field *field);
void record_set_int(struct record *record, const struct record_field *field, int value);
const char *record_text(const struct record *record, const struct record_field *field);
/* False, and nothing written, if the text does not fit or is not clean UTF-8. */
bool record_set_text(struct record *record, const struct record_field *field, const char *text);

/* Is the value of a thing fixed by hand another player's PIN? */
bool hand_names_two(enum hand_kind kind);

enum { RECORD_PINS = 2 };

/* The fields of a row that hold PINs (0: nobody): how many. */
int record_pins(const struct record *record, const struct record_field *pins[RECORD_PINS]);
bool record_names(const struct record *record, int pin);

struct record_key record_key_of(const struct record *record);
int record_key_compare(const struct record_key *a, const struct record_key *b);
/* A row of the key's kind as record_key_compare of its key, at a fraction of the cost. */
int record_key_order(const struct record *record, const struct record_key *key);

/* How the key of the i-th of things compares to a key. */
typedef int (*record_order_at)(const void *things, int i, const struct record_key *key);

/*
 * Where the one with this key is or would be among things low..high-1, which are sorted by their
 * keys, each key once. Inline: rows are looked up all the time.
 */
static inline int record_key_place(const void *things, record_order_at order_at, int low, int high,
	const struct record_key *key, bool *found)
{
	*found = false;
	while (low < high) {
		const int middle = low + (high - low) / 2;
		const int order = order_at(things, middle, key);

		if (order == 0) {
			*found = true;
			return middle;
		}
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool record_equal(const struct record *a, const struct record *b);

#endif
