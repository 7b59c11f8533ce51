/* The list of repairs with what is put right first; and the same again when one is taken. */
#ifndef APP_REPAIR_LIST_H
#define APP_REPAIR_LIST_H

#include "app/repair/published.h"
#include "core/edit.h"

/*
 * As app_repairs; the edits of what is put right in any case go into `mend`, which the caller has
 * begun. *made is to be released in any case.
 */
enum status repair_list(struct app *app, const struct repair_order *order, struct repairs *made,
	struct action *mend, struct error *error);

#endif
