/* The prize list of a section and the rules by which it is paid, as the event keeps them. */
#ifndef CORE_PRIZE_LIST_H
#define CORE_PRIZE_LIST_H

#include "core/edit.h"
#include "core/prizes/prize.h"

/* How those who are equal share. */
enum prize_rule {
	PRIZE_RULE_UNSET, /* FIDE imposes none: the arbiter has to say it */
	PRIZE_BRITISH,    /* equal shares; the larger of place and grading prize */
	PRIZE_US,         /* 32B of 2019 and later: pooled, with the cap of 32B3 */
	PRIZE_US_OLDER,   /* 32B before that: without the cap */
	PRIZE_HORT,       /* half of the prize of one's place, the other halves shared */
	PRIZE_SHARED,     /* equal shares */
	PRIZE_PLACE       /* the prize of one's place by the tie-breaks */
};

struct prize_rules {
	enum prize_rule rule;
	bool rule_set;       /* by the arbiter, not as usual for the rule book */
	int64_t unit;        /* shares are rounded down to it, hundredths */
	bool unrated_barred; /* from rating prizes (33F) */
	int byes_most;       /* requested byes of who wins a prize; -1: any number */
	int based_on;        /* entries on which the fund is based (32C4); 0: guaranteed */
};

struct prize_entry {
	int number; /* of its line: 1.. */
	struct prize prize;
};

struct prize_list {
	struct prize_entry *entries; /* by number */
	int count;
	struct prize_rules rules;
};

struct prize_rules prize_rules_of(const struct event *event, int section);
/* "british", ...; "" where it is not set. Constant. */
const char *prize_rule_word(enum prize_rule rule);
/* Do ranks part those who are equal in points? */
bool prize_rule_is_by_rank(enum prize_rule rule);

/*
 * Release with prize_list_done. STATUS_BAD_INPUT: a line of the file is none, which the sentence
 * names; STATUS_NO_MEMORY. Nothing to release then.
 */
enum status prize_list_of(
	const struct event *event, int section, struct prize_list *list, struct error *error);
void prize_list_done(struct prize_list *list);

/* The entry of this number; NULL: there is none. */
const struct prize_entry *prize_list_find(const struct prize_list *list, int number);

/* The entry that is for the same class and one of the same places, money as money; NULL: none. */
const struct prize_entry *prize_list_clash(
	const struct prize_list *list, const struct prize *prize, int but_number);

/* Put a line into an action, or (prize NULL) take it away. */
enum status prize_list_put(struct action *action, const struct event *event, int section,
	int number, const struct prize *prize);

/*
 * What is given by hand follows its player (to=PIN): pins[] has the new number of each; 0, or pins
 * NULL: he is here no more, and it is to be given again. False: nothing in the row changes.
 */
bool prize_row_follow(struct particular *row, const int *pins);
/* The same of the whole list; pins has PLAYERS_MOST + 1 numbers. */
enum status prize_list_follow(
	struct action *action, const struct event *event, int section, const int *pins);

#endif
