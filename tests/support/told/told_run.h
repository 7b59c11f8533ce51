/* The program that reads the sentences of one rule book. */
#ifndef SUPPORT_TOLD_TOLD_RUN_H
#define SUPPORT_TOLD_TOLD_RUN_H

#include "support/told/told_event.h"

/* Its exit status. Drafts that a hand changed are read unless only draws of the rules are. */
int told_run(const char *name, const struct told_book *book);

#endif
