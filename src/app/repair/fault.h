/* The boards at fault, and what must not be there any more. */
#ifndef APP_REPAIR_FAULT_H
#define APP_REPAIR_FAULT_H

#include "app/repair/mistake.h"

/* STATUS_REFUSED: a board that is named is frozen. */
enum status repair_find_faults(struct app *app, struct repair_case *made, struct error *error);

#endif
