/* Inside the TRF reader: a line by its columns, and what is only needed until the file is read. */
#ifndef FORMATS_TRF_READ_H
#define FORMATS_TRF_READ_H

#include <limits.h>

#include "formats/trf/trf.h"

/* A line without its end. ASCII lines (the usual case) have a byte a column. */
struct trf_line {
	const char *text;
	size_t bytes;
	size_t length; /* in characters */
	int number;    /* from 1 */
	bool later;    /* a record of TRF26 in a comment of a TRF16 */
};

struct trf_line trf_line_of(const char *text, size_t bytes, int number);

/* The columns from..to (from 1, inclusive, cut to the line) as a part of the text. */
const char *trf_columns(const struct trf_line *line, int from, int to, size_t *bytes);

/* The character of a column if it is ASCII; ' ' past the end of the line, '?' if it is not. */
char trf_at(const struct trf_line *line, int column);

bool trf_blank(const struct trf_line *line, int from, int to);

/*
 * Fields are apart by columns that stay blank. The first of these that is not, 0: all are blank;
 * and the error for it, as a number that is read past it would be another one.
 */
int trf_filled_gap(const struct trf_line *line, const int *gaps, int count);
enum status trf_check_gaps(
	const struct trf_line *line, const int *gaps, int count, const struct report *report);

/* A whole number with blanks round it. */
bool trf_number(const struct trf_line *line, int from, int to, int least, int most, int *number);

/*
 * Points such as "11.5", "2", ".5" with blanks round them, in tenths: at most four digits and one
 * decimal.
 */
bool trf_points(const struct trf_line *line, int from, int to, int *tenths);
/* The same, perhaps with a minus before it. */
bool trf_signed_points(const struct trf_line *line, int from, int to, int *tenths);

/* The columns hold just this word. */
bool trf_word(const struct trf_line *line, int from, int to, const char *word);

/*
 * The columns without blanks at the ends into a buffer; false if they do not fit or are not clean.
 */
bool trf_word_text(const struct trf_line *line, int from, int to, char *buffer, size_t size);

/*
 * The first word at or after *column: its first and last column into *column and *end. False: there
 * is none.
 */
bool trf_next_word(const struct trf_line *line, int *column, int *end);

/* The error for columns that hold something else than what is expected. */
enum status trf_unexpected(const struct trf_line *line, int from, size_t to, const char *expected,
	const struct report *report);

/* What 001 says about one round, before the opponent's index is known. */
struct trf_entry {
	int number;
	int round;
	int opponent; /* starting number; 0: none */
	enum colour colour;
	char code;
	/*
	 * '-' or nothing without "0000 -" before it: how some programs fill a round that was not
	 * played
	 */
	bool bare;
	int dash; /* column of such a '-' */
	int line, column;
};

/* A bye asked for by a record of its own. */
struct trf_wish {
	int number;
	int round; /* TRF_COMING: the one to pair */
	char code;
	int line, column;
};

enum { TRF_COMING = 0 };

/* Virtual points as 250 and XXA give them: a range of starting numbers, a range of rounds. */
struct trf_gift {
	int first, last;
	int first_round, last_round;
	int tenths;
	int line;
};

/* Points of one player by record 299: those of his results of a type, or ' ', beside them. */
struct trf_bonus {
	char type;
	int tenths;
	int number, round; /* 0: every round */
	int line;
};

enum { TRF_EVERY_ROUND = 0 }; /* last round of a group that XXP names */

enum { TRF_REMARK_SIZE = 320, TRF_REMARK_LINES = 5 };

/* One kind of notice: what it says of the first place, and where else it applies. */
struct trf_remark {
	const char *kind; /* its format, or a word that tells it apart */
	char text[TRF_REMARK_SIZE];
	int line, column; /* the first place; 0: none */
	int count;
	int lines[TRF_REMARK_LINES], nlines;
	bool more;   /* on other lines as well */
	bool detail; /* it changes no draw */
};

struct trf_reading {
	/*
	 * players in the order of the file until trf_check; members are starting numbers until then
	 */
	struct trf trf;
	int players_room, kept_room, groups_room, members_room;
	int kept_lines_room;
	int *group_lines;
	int group_lines_room;
	struct trf_entry *entries;
	int nentries, entries_room;
	struct trf_wish *wishes;
	int nwishes, wishes_room;
	struct trf_gift *gifts;
	int ngifts, gifts_room;
	struct trf_bonus *bonuses;
	int nbonuses, bonuses_room;
	bool by_line; /* XXC rank */
	struct trf_remark *remarks;
	int nremarks, remarks_room, last_remark;
	unsigned worth_given;          /* a bit for each outcome that has a value of its own */
	bool worth_told;               /* some record speaks of points */
	char free_type[TRF_TYPE_SIZE]; /* a code found in 092 */
	int free_type_line, type_line;
	enum trf_kind free_kind; /* what the words of 092 say */
	int free_kind_line;      /* 0: nothing */
	int team_count_line;     /* of 082 with teams; 0: none */
	int team_lines, first_team_line;
	bool strict;
	const struct report *report;
};

/*
 * Something was put right: a notice that names line and column, or in a strict reading the error.
 * Notices of one kind become one when the file is read: those of one format, where kind is NULL;
 * else a literal tells apart the kinds that a format serves for.
 */
__attribute__((format(printf, 5, 6))) enum status trf_repair(struct trf_reading *reading, int line,
	int column, const char *kind, const char *format, ...);
/* What was just put right changes no draw; returns the status. */
enum status trf_detail(struct trf_reading *reading, enum status status);
/* Worth knowing, in a strict reading too; line 0: of the whole report. */
__attribute__((format(printf, 3, 4))) enum status trf_note(
	struct trf_reading *reading, int line, const char *format, ...);
/* The notices, in the order in which their kinds were met. */
void trf_tell_remarks(const struct trf_reading *reading);

/*
 * Record 001. The player's `points2` is what the file states, in tenths until trf_settle_unit;
 * TRF_NO_POINTS if it says nothing.
 */
enum status trf_read_player(struct trf_reading *reading, const struct trf_line *line);
/* Its rounds, from column 90. */
enum status trf_read_rounds(struct trf_reading *reading, int number, const struct trf_line *line);

enum { TRF_NO_POINTS = INT_MIN };

/*
 * All records are read in tenths. Here they become half points if none of them needs tenths
 * (unit.c).
 */
enum { TRF_TENTHS_OF_HALF = 5 };
enum status trf_settle_unit(struct trf_reading *reading);

/* Records of the tournament (header.c). */
enum status trf_read_name(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_count(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_players_said(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_initial(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_configuration(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_type(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_free_type(struct trf_reading *reading, const struct trf_line *line);
/* At the end: the code of 092 if there is none in 192. */
enum status trf_settle_type(struct trf_reading *reading);
/* Teams, and what kind of event it is (kind.c). */
enum status trf_read_team_count(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_team(struct trf_reading *reading, const struct trf_line *line);
void trf_note_free_kind(struct trf_reading *reading, const char *text, int line);
void trf_settle_kind(struct trf_reading *reading);
enum status trf_read_date(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_method(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_order(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_tempo(struct trf_reading *reading, const struct trf_line *line);

/* Records that bear on the draw (draw.c). */
enum status trf_read_absent(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_byes(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_virtual(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_history(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_apart(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_never(struct trf_reading *reading, const struct trf_line *line);

/* Record 299 (bonus.c): read, then related to the players and their results. */
enum status trf_read_bonus(struct trf_reading *reading, const struct trf_line *line);
enum status trf_place_bonuses(struct trf_reading *reading);

/* Records of points (worth.c). */
enum status trf_read_worth(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_worth_codes(struct trf_reading *reading, const struct trf_line *line);
enum status trf_read_worth_record(struct trf_reading *reading, const struct trf_line *line);

/* Sort the players, relate opponents, find the round that is next, check the points. */
enum status trf_check(struct trf_reading *reading);
/*
 * Points are what the results give, by 162 or else by what all stated points agree on (sum.c).
 */
enum status trf_check_points(struct trf_reading *reading);
/* What the records of draw.c say, by index (place.c). */
enum status trf_place(struct trf_reading *reading);

/* By which ratings the players are ranked (national.c). */
enum status trf_settle_grades(struct trf_reading *reading);

struct trf_game *trf_game_of(struct trf *trf, int player, int round);

#endif
