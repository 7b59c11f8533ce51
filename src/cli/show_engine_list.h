/* The checklist of a round in the layout of established engines; drawboard(1) describes it. */
#ifndef CLI_SHOW_ENGINE_LIST_H
#define CLI_SHOW_ENGINE_LIST_H

#include <stdio.h>

#include "app/report/checklist.h"

/* The players by score, an empty line before each score; columns end in tabs. */
void show_engine_list(FILE *file, const struct checklist *list);

#endif
