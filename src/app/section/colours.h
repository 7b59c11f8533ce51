/* Colours of the games that a player has had in the section which he leaves for another one. */
#ifndef APP_SECTION_COLOURS_H
#define APP_SECTION_COLOURS_H

#include "app/app.h"
#include "core/edit.h"

/*
 * They come with him to the rounds that he has missed in the other section, where he is `there`:
 * each to the round of its number, or, where he comes from more rounds than there are, the latest
 * to the latest. Nothing where colours follow from a table or a list.
 */
enum status colours_bring(
	const struct event *event, int from, int pin, int to, int there, struct action *action);

/* What he has brought: a sentence with its end of line; "": nothing. */
void colours_words(
	const struct event *event, int from, int pin, int to, int there, char *text, size_t size);

#endif
