/* Rows of an event in words, for who looks for what is wrong with a file. */
#ifndef CORE_ROW_WORDS_H
#define CORE_ROW_WORDS_H

#include "core/event.h"
#include "core/text/text.h"

/*
 * "player 5 Evans, Eve": his number, and his name where the event has one that can be read. Rows
 * may be as they must not be.
 */
void row_player_words(const struct event *event, int section, int pin, struct line *line);

/* Which row it is: "Section 1, round 2, board 3", "Section 1, player 5 Evans, Eve". */
void row_words(const struct event *event, const struct record_key *key, struct line *line);

/* What a field is called: "grade", "first round". Constant. */
const char *row_field_words(const struct record_field *field);

/*
 * The first field, after the key, in which two rows of one key differ: "the result is 1-0 in the
 * journal, ½-½ in the file". Rows that do not differ: nothing.
 */
void row_difference_words(const struct event *event, const struct record *journal,
	const struct record *file, struct line *line);

#endif
