/* The terms of a new event or section as options give them. */
#ifndef CLI_NEW_EVENT_H
#define CLI_NEW_EVENT_H

#include "cli/cli.h"

/* --system, --rounds, --lot and --set. EXIT_DONE, or EXIT_USAGE after a message. */
int new_event_terms(const struct args *args, struct app_new *what);

#endif
