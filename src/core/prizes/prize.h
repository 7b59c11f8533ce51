/*
 * One line of a prize list: what is won, by which measure, and who may win it. A line is typed and
 * kept as keys with values, "amount=50.00;below=1800;place=1-2"; one table of keys serves command,
 * form, CSV and event file.
 */
#ifndef CORE_PRIZE_H
#define CORE_PRIZE_H

#include <stdint.h>

#include "core/record.h"
#include "core/status.h"
#include "core/text/text.h"

enum {
	PRIZE_NAME_SIZE = 64,
	PRIZE_TEXT_SIZE = PARTICULAR_SIZE,
	PRIZES_MOST = 999,    /* lines of a section's list */
	PLACES_MOST = 999,    /* of a prize */
	PLACES_OF_LINE = 99,  /* of one line */
	PRIZE_BEST_MOST = 99, /* players who count for a team */
	PRIZE_TITLE_SIZE = 160,
	MONEY_SIZE = 32
};

/* What orders those who may win it. */
enum prize_by {
	PRIZE_BY_SCORE,
	PRIZE_BY_ROUNDS,   /* points in some rounds: slow starters */
	PRIZE_BY_EXPECTED, /* W-We */
	PRIZE_BY_TEAM,     /* the points of the best players of a club or school: to the team */
	PRIZE_BY_HAND      /* the arbiter or a jury: best game */
};

enum prize_team { PRIZE_TEAM_NONE, PRIZE_TEAM_CLUB, PRIZE_TEAM_SCHOOL };

struct prize {
	int64_t amount;               /* in hundredths; 0: an object */
	char object[PRIZE_NAME_SIZE]; /* "Cup" */
	char name[PRIZE_NAME_SIZE];   /* "": as its conditions are called */
	int first, last;              /* for these places among those who may win it */
	enum prize_by by;
	int round_from, round_to; /* of PRIZE_BY_ROUNDS */
	enum prize_team team;     /* of PRIZE_BY_TEAM */
	int best;                 /* of PRIZE_BY_TEAM: how many players of each count */
	int winner;               /* of PRIZE_BY_HAND: PIN; 0: not given yet */
	int rating_from, below;   /* rating from this one on, and below that one; 0: any */
	bool unrated;
	int under, over;                         /* age in the year of the event; 0: any */
	char born_from[BORN_SIZE];               /* born on this day or later; "": any */
	char born_until[BORN_SIZE];              /* on this day or earlier */
	enum sex sex;                            /* SEX_UNKNOWN: any */
	char club[CLUB_SIZE], school[CLUB_SIZE]; /* "": any */
};

struct prize_field {
	const char *key;  /* as it is typed and the head of its CSV column: "below" */
	const char *like; /* what one types */
	const char *help;
	/* False, and nothing written: the text is none. It is clean and not empty. */
	bool (*take)(const char *text, struct prize *prize);
	/* Nothing where the prize does not say it. */
	void (*show)(const struct prize *prize, struct line *line);
};

const struct prize_field *prize_fields(int *count);
/* By its key, case, blanks and hyphens aside; NULL: there is none such. */
const struct prize_field *prize_field_find(const char *key);

/* Nothing said yet. */
void prize_init(struct prize *prize);

/*
 * One key of a line; STATUS_BAD_INPUT with what was expected, and nothing changed. "" is nothing.
 */
enum status prize_take(struct prize *prize, const struct prize_field *field, const char *text,
	struct error *error);

/*
 * Put right what follows from the keys (place 1 where none is said); STATUS_BAD_INPUT: the keys do
 * not go together, or are too long to be kept.
 */
enum status prize_settle(struct prize *prize, struct error *error);

/* The line as it is kept. False: it does not fit. */
bool prize_write(const struct prize *prize, char text[PRIZE_TEXT_SIZE]);
enum status prize_read(const char *text, struct prize *prize, struct error *error);

/* Is it won by the same measure under the same conditions, be it for another place? */
bool prize_same_class(const struct prize *a, const struct prize *b);
/* For whoever takes the place: no condition, by score. */
bool prize_is_place(const struct prize *prize);
/* Does it ask for a rating (33F)? */
bool prize_is_rating(const struct prize *prize);

/* "club", "school"; of a prize that is no team's "". Constant. */
const char *prize_team_word(const struct prize *prize);

/* What it is called: "2nd", "U1800", "2nd of U1800", "best girl"; place 0: of all its places. */
const char *prize_title(const struct prize *prize, int place, char title[PRIZE_TITLE_SIZE]);

/* "100", "66.66". Returns text. */
const char *money_text(int64_t hundredths, char text[MONEY_SIZE]);
/* "1st", "22nd" */
void line_ordinal(struct line *line, int number);

#endif
