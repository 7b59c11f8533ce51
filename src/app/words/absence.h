/* Why a player is on no board of a round. */
#ifndef APP_WORDS_ABSENCE_H
#define APP_WORDS_ABSENCE_H

#include <stddef.h>

#include "core/event.h"
#include "core/status.h"

/*
 * As of a card, without its name: "has a half-point bye booked for this round", "is not there this
 * evening", "is withdrawn from round 2 on"; "": the draw has a place for him.
 */
void absence_words(
	const struct event *event, int section, int round, int pin, char *text, size_t size);

/*
 * STATUS_REFUSED: "7 Green takes no board in round 3: he is withdrawn from round 2 on." error may
 * be NULL.
 */
enum status absence_refuse(
	const struct event *event, int section, int round, int pin, struct error *error);

#endif
