/* The checklist of a round as text of fixed columns; drawboard(1) describes them. */
#ifndef CLI_SHOW_CHECKLIST_H
#define CLI_SHOW_CHECKLIST_H

#include <stdio.h>

#include "app/report/checklist.h"

/* The players by score, an empty line between two scores. */
void show_checklist(FILE *file, const struct checklist *list);

#endif
