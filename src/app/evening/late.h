/*
 * Those who came to a club evening when its draw was out, and the one sentence by which that is
 * told: to the reasons of the draw, the attendance and the journal's reader.
 */
#ifndef APP_EVENING_LATE_H
#define APP_EVENING_LATE_H

#include "app/event/state.h"
#include "app/position/drawn.h"
#include "app/words/words.h"

struct late {
	int evening;
	struct drawn_latecomers who;
};

/*
 * Of a round that is not published: nobody. Good until the next change or another evening; NULL:
 * *error (may be NULL) says why they cannot be told.
 */
const struct late *late_find(struct app *app, int evening, struct error *error);

bool late_has(const struct late *late, int pin);

/*
 * "6 Findley came after the draw and is joined with 4 Drew, who sat out": for one of the
 * latecomers, from his seat as it is now.
 */
void late_words(const struct app *app, const struct late *late, int pin, char *text, size_t size);

#endif
