/* The view model of an event file, with the claims of its rule book. */
#ifndef SUPPORT_TOLD_VIEW_OF_H
#define SUPPORT_TOLD_VIEW_OF_H

#include "app/app.h"
#include "board/model.h"

struct view_of {
	struct app *app;
	struct model model;
};

/* The test fails if the file cannot be opened. */
void view_open(struct view_of *view, const char *path);
/* After a change. */
void view_rebuild(struct view_of *view);
void view_done(struct view_of *view);
/* Index of a card by PIN. */
int view_card(const struct view_of *view, int pin);

#endif
