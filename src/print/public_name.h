/* Names as the public may see them. */
#ifndef PRINT_PUBLIC_NAME_H
#define PRINT_PUBLIC_NAME_H

#include "core/event.h"

/* A name with a number and a section behind it. */
enum { PUBLIC_NAME_SIZE = 2 * NAME_SIZE + 32 };

/*
 * A player as his section lets the public see him (names=): "Cairns, Carol" in full, "Cairns, C"
 * (initial) or "Carol C" (first); where this makes him and another of the section alike,
 * "Cairns, C (12)". A name without a comma is taken for a first name with what follows it. Returns
 * text.
 */
const char *public_player(
	const struct event *event, int section, int pin, char text[PUBLIC_NAME_SIZE]);

/*
 * One who plays against a player of the section and is not of it, as a filled row calls him. A
 * player of another section is shown as that one lets him be seen, and with its name:
 * "Cairns, C (Major)". Anybody else goes by names= of this section. Returns text.
 */
const char *public_outsider(
	const struct event *event, int section, const char *name, char text[PUBLIC_NAME_SIZE]);

#endif
