/* Inside the TRF reader: a line by its columns, and what is only needed until the file is read. */
#ifndef FORMATS_TRF_READ_H
#define FORMATS_TRF_READ_H

#include "formats/trf.h"

/* A line without its end. ASCII lines (the usual case) have a byte a column. */
struct trf_line {
	const char *text;
	size_t bytes;
	size_t length; /* in characters */
	int number;    /* from 1 */
};

struct trf_line trf_line_of(const char *text, size_t bytes, int number);

/* The columns from..to (from 1, inclusive, cut to the line) as a part of the text. */
const char *trf_columns(const struct trf_line *line, int from, int to, size_t *bytes);

/* The character of a column if it is ASCII; ' ' past the end of the line, '?' if it is not. */
char trf_at(const struct trf_line *line, int column);

bool trf_blank(const struct trf_line *line, int from, int to);

/* A whole number with blanks round it. */
bool trf_number(const struct trf_line *line, int from, int to, int least, int most, int *number);

/* The columns hold just this word. */
bool trf_word(const struct trf_line *line, int from, int to, const char *word);

/* The error for columns that hold something else than what is expected. */
enum status trf_unexpected(
	const struct trf_line *line, int from, size_t to, const char *expected, const struct report *report);

/* What 001 says about one round, before the opponent's index is known. */
struct trf_entry {
	int number;
	int round;
	int opponent; /* starting number; 0: none */
	enum colour colour;
	char code;
	bool bare; /* '-' without "0000 -" before it: how some programs fill a round that was not played */
	int line;
};

/* A bye asked for by a record of its own. */
struct trf_wish {
	int number;
	int round; /* TRF_COMING: the one to pair */
	char code;
	int line;
};

enum { TRF_COMING = 0 };

struct trf_reading {
	struct trf trf; /* players in the order of the file until trf_check */
	int players_room, kept_room;
	struct trf_entry *entries;
	int nentries, entries_room;
	struct trf_wish *wishes;
	int nwishes, wishes_room;
	const struct report *report;
};

/* Record 001. The player's `points2` is what the file states, TRF_NO_POINTS if it says nothing. */
enum status trf_read_player(struct trf_reading *reading, const struct trf_line *line);

enum { TRF_NO_POINTS = -1 };

/* Sort the players, relate opponents, find the round that is next, check the points. */
enum status trf_check(struct trf_reading *reading);

#endif
