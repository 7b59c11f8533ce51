/* The word "family or lift" of two players. */
#ifndef CORE_PARTICULARS_FAMILY_H
#define CORE_PARTICULARS_FAMILY_H

#include "core/event.h"

/* Does a word say that there is none: "no", "n/a", "-"? N may be a family. */
bool family_is_none(const char *word);

/* Have two of the section the same word, written in any letters? */
bool family_is_one(const struct event *event, int section, int one, int other);

#endif
