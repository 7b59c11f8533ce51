/* Why a player is on no board of a round. */
#ifndef APP_PLAYERS_ABSENCE_H
#define APP_PLAYERS_ABSENCE_H

#include <stddef.h>

#include "core/event.h"

/*
 * As of a card, without its name: "has a half-point bye booked for this round", "is not there this
 * evening"; "": the draw has a place for him.
 */
void absence_words(
	const struct event *event, int section, int round, int pin, char *text, size_t size);

#endif
