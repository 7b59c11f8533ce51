/* Quads: one list of players becomes sections of four (US Chess 30G). */
#ifndef APP_SECTION_QUADS_H
#define APP_SECTION_QUADS_H

#include "app/app.h"

/*
 * The players of the current section, before its round 1 is drawn, four by four by rating: each
 * four play all, numbered by lot (30A) or by rating, the colours of their round 3 by lot. The last
 * five, six or seven of a number that four does not divide play a small Swiss over three rounds.
 * The section becomes the first quad. *count: how many sections there are then. One action, whose
 * label has the lot.
 */
enum status app_section_quads(struct app *app, bool by_rating, int *count, struct error *error);

#endif
