/*
 * Colours that a player brings from the section which he has left for this one: they count in its
 * draws as those of any game, the games themselves do not. They are kept as they were when he
 * came, so that no draw that is made depends on what is corrected elsewhere.
 */
#ifndef CORE_BROUGHT_H
#define CORE_BROUGHT_H

#include "core/edit.h"

/* The colour that he brings to a round of the section which he has missed; COLOUR_NONE: none. */
enum colour brought_colour(const struct event *event, int section, int pin, int round);

/* "WB-W", a letter for each round from 1 on: is it such a text, with a colour in it? */
bool brought_is(const char *text);

#endif
