/* Which lists there are on paper: their letters, their round, and how each is composed. */
#ifndef TUI_ASK_PAPER_LISTS_H
#define TUI_ASK_PAPER_LISTS_H

#include <stdbool.h>

#include "core/status.h"
#include "print/print.h"
#include "print/sink.h"

struct tui;

/*
 * Two are asked for by ways of their own, not by a key; the others by their letters. And several at
 * once: those for the wall, and the changed boards with their slips.
 */
enum {
	PAPER_PROTEST = '!',
	PAPER_CERTAIN = '~',
	PAPER_CARDS = 'C',
	PAPER_ALL = 'a',
	PAPER_CHANGED = '+',
	PAPER_SET_MOST = 5
};

/* Where to. */
enum { PAPER_TO_FILE = 'f', PAPER_TO_PRINTER = 'p' };

/* A list by its letter, whose protest, and whether it is for the public (names=). */
struct paper {
	char list;
	int pin;
	bool for_public;
	bool alignment; /* of slips and cards: the page of the cuts alone */
	bool blank;     /* of pairing cards: a page of empty ones */
	int round;      /* of which round, whatever is on the screen; 0: that on the screen */
	bool all;       /* the lists of all sections, each in the round that it is in */
};

/* Can the list be printed for the public: is it of such a kind, and its round published? */
bool paper_may_be_public(const struct tui *tui, const struct paper *paper);

/* Are there lists of several sections to be put one behind the other (paper/sections.h)? */
bool paper_may_be_of_all(const struct tui *tui, const struct paper *paper);
/* Which sections the last of them has left out, " Left out: Minor (...)."; "": it was of one. */
const char *paper_left_out(const struct tui *tui, const struct paper *paper);

/* The choices of the question for a list that does not hang on the wall after each round. */
#define PAPER_OTHERS \
	"c changed boards   i their slips   x cross table   w wall chart   q square   p players' sheets   t teams   u upsets   r rating changes   $ prizes   k certificates   e entries   y byes   m round sheet   S result slips   C pairing cards   N place cards   h to go on by hand   v ECF results file   z US Chess report"

/* "boards", for a file name. */
const char *paper_name(char list);

/*
 * Is this a list, or several, that the question names; and is there such a one in this event now,
 * as fixtures are of a club season?
 */
bool paper_is_asked_for(char list);
bool paper_is_here(const struct tui *tui, char list);

/* Is there a page of its cuts alone, to set printer and knife by? */
bool paper_has_alignment(char list);
/* Are there blank ones, to write on by hand? */
bool paper_has_blank(char list);
/* What is written, behind its name: " list", " sheet", or nothing more. */
const char *paper_noun(char list);

/* Which issue of the list, 1 where it has none: what has changed since its round was published. */
int paper_issue(const struct tui *tui, const struct paper *paper);

/* The round on the screen. */
int paper_shown_round(const struct tui *tui);

/* The round that the list is of; 0: before the first. */
int paper_round_of(const struct tui *tui, const struct paper *paper);

/* "boards, names": one more, as far as there is room. */
void paper_add_name(char *names, size_t size, const char *name);

/* "Standings after round 3 of Minor". */
void paper_title(const struct tui *tui, const struct paper *paper, char *text, size_t size);

/* Is there a list at the door: has one of several sections a published round? */
bool paper_has_door(const struct tui *tui);

/* The lists of several at once, by their letters; NULL: it is one list. */
const char *paper_set(const struct tui *tui, char letter);

enum status paper_compose(struct tui *tui, const struct paper *paper, enum print_form form,
	const struct print_sink *sink, struct error *error);
/* As text of one page without end, so many cells wide. */
enum status paper_compose_wide(struct tui *tui, const struct paper *paper, int cells,
	const struct print_sink *sink, struct error *error);

#endif
