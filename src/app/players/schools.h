/* Lists that have a column of schools and none of clubs: it is both, and that is said. */
#ifndef APP_PLAYERS_SCHOOLS_H
#define APP_PLAYERS_SCHOOLS_H

#include "app/app.h"
#include "app/event/faults.h"
#include "core/edit.h"
#include "formats/csv.h"

/* The school of each of the list, by his PIN; by the rules of schools it is the club alone. */
enum status school_column_put(
	const struct app *app, const struct csv_list *list, const int *pins, struct action *action);
void school_column_tell(const struct app *app, const struct csv_list *list, struct faults *faults);

#endif
