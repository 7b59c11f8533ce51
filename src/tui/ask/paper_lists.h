/* Which lists there are on paper: their letters, their round, and how each is composed. */
#ifndef TUI_ASK_PAPER_LISTS_H
#define TUI_ASK_PAPER_LISTS_H

#include <stdbool.h>

#include "core/status.h"
#include "print/print.h"
#include "print/sink.h"

struct tui;

/* The sheet of a protest is asked for by its own way, not by a key; the others by their letters. */
enum { PAPER_PROTEST = '!', PAPER_WALL_MOST = 5 };

/* A list by its letter, and whose protest. */
struct paper {
	char list;
	int pin;
};

/* The letters of those that do not hang on the wall after each round, for a question. */
#define PAPER_OTHERS \
	"c changed boards   x cross table   w wall chart   q square   p players' sheets   t teams   u upsets   r rating changes   $ prizes   e entries   y byes"

/* "boards", for a file name. */
const char *paper_name(char list);

/* The round on the screen. */
int paper_shown_round(const struct tui *tui);

/* The round that the list is of; 0: before the first. */
int paper_round_of(const struct tui *tui, const struct paper *paper);

/* "Standings after round 3 of Minor". */
void paper_title(const struct tui *tui, const struct paper *paper, char *text, size_t size);

/* Is there a list at the door: has one of several sections a published round? */
bool paper_has_door(const struct tui *tui);

/* The lists for the wall of a round, by their letters. */
const char *paper_wall_lists(const struct tui *tui);

enum status paper_compose(struct tui *tui, const struct paper *paper, enum print_form form,
	const struct print_sink *sink, struct error *error);

#endif
