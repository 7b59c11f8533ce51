/*
 * The sentences that tell why a board is as it is: put together from the steps, ordered by what
 * decides, and chosen so that they fit a screen.
 */
#ifndef APP_WHY_LIST_H
#define APP_WHY_LIST_H

#include "app/app.h"
#include "app/why/records.h"
#include "app/words/words.h"

/* What a sentence is about, in the order in which it is told of one board. */
enum why_part {
	WHY_SEATED,  /* by hand, where the rules have other boards */
	WHY_REASON,  /* that is on record for it */
	WHY_BROKEN,  /* rules that the board breaks or strains */
	WHY_COST,    /* what the draw does worse than that of the rules */
	WHY_FIXED,   /* by the arbiter */
	WHY_TURNED,  /* its colours, where a hand has turned them */
	WHY_BASIS,   /* of what draw the rest is told, where not of that on the board */
	WHY_BOARD,   /* who meets whom, who floats, and why not another */
	WHY_INSTEAD, /* who stood opposite him, or could float in his place, and why not */
	WHY_COLOUR,
	WHY_GROUP, /* the cards of the score group, what it gives up */
	WHY_NATURAL,
	WHY_MET,
	WHY_NOTE, /* what else is to be known */
};

enum { WHY_RULE_SIZE = 64 };

struct why_line {
	enum why_part part;
	char *text;
	struct why_record *records; /* of all steps it was made from, where they are asked for */
	struct pairing_step step;   /* the first of those it was made from */
	int steps;                  /* how many; 0: it was made from none */
	bool counts;                /* those whose own sentences were left out */
	char rule[WHY_RULE_SIZE];   /* the rules in brackets that end it; "": none, or not known */
	bool changed;               /* WHY_NATURAL: the boards are not the natural ones */
	int score;                  /* WHY_NATURAL: of the score group */
	bool of_round;              /* it is said of the whole round, whatever the board */
};

/* Start with {0}. */
struct why_list {
	struct why_line *lines;
	int count, room;
	int left_out; /* sentences that were not chosen */
	bool beside;  /* a board is told of a draw beside that on the board, of all cards */
	bool records; /* sentences keep the records of their steps */
};

/* One sentence more, a copy of the text. STATUS_NO_MEMORY. */
enum status why_list_add(struct why_list *list, enum why_part part, const char *text);

/*
 * The same of a sentence without its full stop and its rule, which are put behind it. The line,
 * good until the next is added; NULL: no memory.
 */
struct why_line *why_list_add_ruled(
	struct why_list *list, enum why_part part, const char *text, const char *rule);

/* What a kind of step is about. */
enum why_part why_list_part(enum pairing_step_kind kind);

/* How much a sentence tells of its board, by the record that it was made from. */
enum reason_weight why_line_weight(const struct why_line *line);

/* The sentences of all steps; those that say the same of several cards are one. */
enum status why_list_tell(
	struct why_list *list, const struct cast *cast, const struct pairing_steps *steps);

/* All lines of `from` behind those of `to`; `from` is empty then. STATUS_NO_MEMORY. */
enum status why_list_move(struct why_list *to, struct why_list *from);

/* In the order of their parts; else as they were added. */
void why_list_order(struct why_list *list);

/*
 * Leave out what tells least, whole sentences, until the rest fits; of the cards that were passed
 * over for a floater the first stay, and the others are counted.
 */
enum status why_list_fit(
	struct why_list *list, const struct cast *cast, const struct why_room *room);

void why_list_done(struct why_list *list);

#endif
