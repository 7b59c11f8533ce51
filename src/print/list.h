/* What the lists of the wall have in common. */
#ifndef PRINT_LIST_H
#define PRINT_LIST_H

#include "print/print.h"
#include "print/table.h"

/* Event and section as the first line has them. STATUS_NOT_FOUND: no such section. */
enum status list_begin(
	struct table *table, const struct event *event, int section, struct error *error);

/* The event alone, for a list of all its sections. */
void list_event_name(struct table *table, const struct event *event);

/* The name of a section; "Section 2" where it has none. Returns buffer. */
const char *list_section(const struct event *event, int section, char buffer[NAME_SIZE]);

/* Write the table and release it. */
enum status list_finish(struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/*
 * "Round 4 of 5", and that it is a draft if it is not published. STATUS_REFUSED: nothing is drawn.
 */
enum status list_title_round(struct table *table, const struct event *event, int section, int round,
	const char *order, struct error *error);

/* "2nd issue, changed 10:12: boards 7, 9" */
void list_put_changes(char *note, size_t room, const struct event *event, int section, int round,
	const struct print_changes *changes);
/* The same below the title, if any has. */
void list_note_changes(struct table *table, const struct event *event, int section, int round,
	const struct print_style *style);
/* Is the board of this number left out of the list? */
bool list_leaves_out(const struct print_style *style, int number);

/*
 * "Cross table after round 4 of 5", of a round that is being played "... in round 4 of 5: 3 of 11
 * results in", before any "... before round 1".
 */
void list_title_after(
	struct table *table, const struct event *event, int section, int through, const char *what);

/* What stands above them: "Notes", for other programs "Withdrawn". */
const char *list_left_head(enum print_form form);
/*
 * Of a list that has no room for words a sign in the last column, "w" (core/particulars/left.h),
 * and
 * "w: withdrawn" behind the note; words for other programs and who listens.
 */
const char *list_sign_head(enum print_form form);
void list_add_sign(struct table *table, const struct event *event, const struct player *player,
	int through, int most, enum print_form form);
void list_note_signs(struct table *table, const struct event *event, int section, int through,
	enum print_form form);

/* Of `most` columns those that are used: the last says who has withdrawn, if anybody has. */
int list_columns(const struct event *event, int section, int through, int most);
/* The last cell of a row, if the table has all `most` columns. NULL: not of a player. */
void list_add_left(struct table *table, const struct event *event, const struct player *player,
	int through, int most);
/*
 * "withdrawn", "expelled", or "to Minor" of who has gone over to another section; "": he is here.
 */
enum { LEFT_SIZE = NAME_SIZE + 16 };
const char *list_left_words(
	const struct event *event, const struct player *player, int through, char text[LEFT_SIZE]);

/*
 * A column of marks behind that of the grades, and what they mean in the note, if anybody has one:
 * the table has then one column more, for which `columns` has room.
 */
void list_add_marks(struct table *table, struct table_column *columns, const struct event *event,
	int section, const struct print_style *style);

/* The last round that is published; 0: none. */
int list_last_published(const struct event *event, int section);

enum status list_no_memory(struct error *error);
/* Of one of several lists that has no row: it is left out. */
enum status list_nothing(struct error *error);
/* Of a list after a round, where none is complete or none was published. */
enum status list_no_round(const struct event *event, int section, struct error *error);

/* "half-point bye"; constant. */
const char *list_booking_words(enum booking_kind kind);
/* Of one whom the arbiter has set out of the round; constant. */
const char *list_out_words(const struct event *event, int section);

/*
 * Order of names for readers: letters first by their base letter, without regard to case; then byte
 * by byte.
 */
int list_compare_names(const char *a, const char *b);

#endif
