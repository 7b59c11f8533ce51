/*
 * Marks behind the grades of lists: "1850e" an estimate, "1650P7" a rating that is provisional
 * after 7 games. Letters, so that paper and screens without colours lose nothing.
 */
#ifndef CORE_GRADE_MARK_H
#define CORE_GRADE_MARK_H

#include <stdbool.h>

#include "core/event.h"

/* "e", "P", "P7"; "" of any other grade, and of who has none. Valid until the event changes. */
const char *grade_mark(const struct event *event, int section, int pin);

/* Which marks the players of a section have, and how many letters the longest has; 0: none. */
struct grade_marks {
	bool estimated, provisional;
	int letters;
};

struct grade_marks grade_marks_of(const struct event *event, int section);

/* What they mean, for the list that has them; "": there are none. Constant. */
const char *grade_marks_legend(const struct grade_marks *marks);

#endif
