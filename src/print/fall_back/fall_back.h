/*
 * The paper fall-back: the pairing cards as far as rounds are published and the boards of the last
 * one, in a folder beside the event's or on a stick, so that an event can go on by hand at any
 * moment.
 */
#ifndef PRINT_FALL_BACK_H
#define PRINT_FALL_BACK_H

#include "print/print.h"

struct fall_back {
	const char *folder; /* as the event has it; relative: to the folder of its file; ~/: home */
	const char *event;  /* path of the event's file */
	const char *of_section; /* how files of the section are called, "-Minor"; "": no section */
	const char *when;       /* when it is printed, as on any list */
};

/*
 * Write the section's two files, "congress-Minor-cards.pdf" and "congress-Minor-boards.pdf", text
 * where the program is built without PDF. Each takes its name when it is whole; one that was there
 * is as it was if it cannot be written. Before any round is published the boards are those of the
 * proposal, which says that it is a draft; if there is none either they are left out, and
 * without players the cards as well. The sentence of
 * the error names the folder or file and says why; it can take as long as a stick is slow.
 */
enum status fall_back_write(
	const struct event *event, int section, const struct fall_back *where, struct error *error);

#endif
