/*
 * The tournament of a case file: from its rounds as published to the input of each draw.
 */
#ifndef SUPPORT_EVENT_CASE_TOURNAMENT_H
#define SUPPORT_EVENT_CASE_TOURNAMENT_H

#include "support/event/case_file.h"

struct case_tournament;

struct case_tournament *case_tournament_new(void); /* release with free() */

/* One line, its first word apart; false if it is not understood. */
bool case_tournament_line(struct case_tournament *tournament, const char *word, char *rest);

/* Make the rounds, answers and points counts of the file. */
void case_tournament_fill(const struct case_tournament *tournament, struct case_file *file);

/* "1-10 12-2 11=bye" */
bool case_answer_parse(char *words, struct case_answer *answer);

#endif
