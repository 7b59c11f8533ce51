/*
 * The comments of ours in a tournament report, "### drawboard: WORD ...", which other programs pass
 * over: read one by one, and written. What they say of players and of the rule book is read by the
 * functions of trf/rows.h.
 */
#ifndef APP_TRF_COMMENT_H
#define APP_TRF_COMMENT_H

#include "core/event.h"
#include "formats/trf/trf.h"

#define TRF_COMMENT "### drawboard: "
/* FIDE's comment on a draw that was changed by hand: the round, then why. */
#define TRF_BY_HAND "### MPA @ Round "
/* The line of the program that made the report. */
#define TRF_CONTROLLER "182 "

/* The word of colours that a player brings from another section: "brought NUMBER WB-W". */
#define TRF_BROUGHT "brought"

/* Of which player such a line is, and the letters; false: it is none. */
bool trf_comment_brought(const char *line, int *number, const char **letters);

/* What follows our mark and a word; NULL: the line is no such comment. */
const char *trf_comment_after(const char *line, const char *word);

/*
 * The next whole number of such a text, from `least` to `most`, behind which is a blank or nothing;
 * *text goes behind the blank.
 */
bool trf_comment_int(const char **text, int least, int most, int *number);

/* The number, 1..PLAYERS_MOST, before a blank; *text goes behind it. */
bool trf_comment_number(const char **text, int *number);

/* One more line of the report, a copy of the text; *room is the size of trf->kept. */
enum status trf_add_line(struct trf *trf, int *room, const char *text, size_t length);

/* The comment "WORD NUMBER TEXT", without a number if it is 0; none if the text is empty. */
enum status trf_comment_add(
	struct trf *trf, int *room, const char *word, int number, const char *text);

/*
 * Beside the entries (trf/evenings.c): "booked ROUND NUMBER half"; of club evenings "attends
 * EVENING NUMBER here", "outside EVENING GAME WHITE BLACK RESULT rated". Is the line such a
 * comment? Then *row is its row, of that section.
 */
bool trf_comment_row(const char *line, int section, struct record *row);
/* What the entries of the report do not tell of byes booked, attendance and games outside. */
enum status trf_comment_rows(const struct event *event, int section, struct trf *trf, int *room);

#endif
