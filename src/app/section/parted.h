/* Pairs that are kept apart and come into two sections, where that is lost. */
#ifndef APP_SECTION_PARTED_H
#define APP_SECTION_PARTED_H

#include "app/app.h"

enum { PARTED_SIZE = 600 };

/* Who is about to go over from the current section: one player, or all with a rating below. */
struct goers {
	int pin; /* 0: all below */
	int below;
};

/*
 * Asked before they go: who will no longer be kept apart from whom, a line; "": nobody. Those of
 * one family are not spoken of: they are kept apart again wherever they come together.
 */
void parted_words(const struct app *app, const struct goers *goers, char text[PARTED_SIZE]);

#endif
