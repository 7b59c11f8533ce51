/* Words that may continue a line. */
#ifndef PLAIN_COMPLETE_H
#define PLAIN_COMPLETE_H

#include "plain/lines.h"

/* As in struct lines_of; the context is the struct plain. */
void complete_word(void *context, const char *before, const char *begun, struct completions *found);

#endif
