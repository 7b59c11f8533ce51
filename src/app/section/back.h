/* A player who went over to another section and comes back: he goes on where he was. */
#ifndef APP_SECTION_BACK_H
#define APP_SECTION_BACK_H

#include "app/app.h"
#include "core/edit.h"

/* His number in a section that he has left for the one of the app; 0: he was not there. */
int back_find(const struct app *app, int pin, int section);

/*
 * He is in that section again, under the number that he has there, with so many half points in byes
 * for the rounds that he has missed, or (points2 below 0) what it grants for them.
 */
enum status back_build(struct app *app, int section, int pin, int points2, struct action *action,
	struct error *error);

#endif
