/* Opponents whom a player that moves into a section has met in another one. */
#ifndef APP_SECTION_MET_H
#define APP_SECTION_MET_H

#include "core/edit.h"

/*
 * Have two players, by the cards with which they play now, met with others: in a section that one
 * or both have left, or in a game between two sections (CAA 36)?
 */
bool met_before(const struct event *event, const struct player *one, const struct player *other);

/*
 * Have two of one section played each other elsewhere: in a section that both have left, or in a
 * game between two sections (CAA 36)?
 */
bool met_elsewhere(const struct event *event, int section, int pin, int other);

/*
 * Those of the section whom he has met elsewhere are kept apart from him there to the end: pin as
 * the action has it.
 */
enum status met_keep_apart(const struct event *event, int section, int pin, struct action *action);

/* Who is kept apart from him because they have met elsewhere: "5 Mitchell, 7 Green"; "": nobody. */
void met_words(const struct event *event, int section, int pin, char *text, size_t size);

#endif
