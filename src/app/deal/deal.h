/*
 * The draw of a round dealt step by step, as an arbiter lays the cards: where each card lies, what
 * is done with it next, and by which rule.
 *
 * A deal is made from the finished draw and the rules, never from the search that found the draw:
 * it ends with the boards of the draw card for card, and each step is justified by the records of
 * the players and by the reasons of the rule book (pairing_steps.h).
 *
 * At first all cards lie in the pairing box. A step moves some of them, or none where it only says
 * what is seen: a score group counted, a card passed over. Each move knows where the card came
 * from, so that a table on which some steps have been made can go forwards and backwards:
 *
 *	DEAL_BOX     in the pairing box, in its score group
 *	DEAL_OUT     takes no board in this round
 *	DEAL_LAID    laid out in the column of a colour: of its own score group, or of the one to
 *	             which it has floated; above or below the mid-line once that is drawn
 *	DEAL_SEATED  on a board, with its colour; neutral: it has the bye
 *
 * The steps are in one order; each belongs to a score group (or to none), and a board of two groups
 * to both. How a rule book deals is a function of its own (dealer.h), found by what the book says
 * of its score groups; a rule book without one is dealt by its reasons as they come.
 */
#ifndef APP_DEAL_DEAL_H
#define APP_DEAL_DEAL_H

#include "app/app.h"

/* What a step is: its name in JSON. */
#define DEAL_KIND_LIST(X) \
	X(SORTED, "sorted")     /* the cards stand in score groups, and are counted */ \
	X(ASIDE, "aside")       /* who takes no part is put aside */ \
	X(FIXED, "fixed")       /* by the arbiter, or seated by his hand */ \
	X(GROUP, "group")       /* a score group is laid out */ \
	X(LINE, "line")         /* the mid-line is drawn */ \
	X(LINKED, "linked")     /* groups that share a colour excess */ \
	X(COLOURS, "colours")   /* how many colours must change */ \
	X(KEEPS, "keeps")       /* who is not to change his */ \
	X(TRANSFER, "transfer") /* a card changes to the other colour */ \
	X(AHEAD, "ahead")       /* the last cards are looked at before those above */ \
	X(ODD, "odd")           /* how many must leave the group */ \
	X(PASSED, "passed")     /* a card, or an opponent, is passed over */ \
	X(FLOAT, "float")       /* a card leaves its group downwards */ \
	X(EXCHANGE, "exchange") /* a card crosses the mid-line */ \
	X(BOARD, "board")       /* two cards are put together */ \
	X(BYE, "bye") \
	X(FACT, "fact") /* what else the rule book says of the group or of a board */ \
	X(CHECK, "check")

enum deal_kind {
#define DEAL_KIND_MEMBER(name, text) DEAL_##name,
	DEAL_KIND_LIST(DEAL_KIND_MEMBER)
#undef DEAL_KIND_MEMBER
};

/* "passed"; constant. */
const char *deal_kind_name(enum deal_kind kind);

enum deal_where { DEAL_BOX, DEAL_OUT, DEAL_LAID, DEAL_SEATED };

enum deal_half { DEAL_NO_HALF, DEAL_ABOVE, DEAL_BELOW };

/* Where a card lies. What a place has no use for is 0. */
struct deal_place {
	enum deal_where where;
	int group;                  /* BOX, LAID: index in the groups */
	enum pairing_colour colour; /* LAID: the column; SEATED: what he has */
	enum deal_half half;        /* LAID */
	int board;                  /* SEATED: number of the board, 1.. */
};

struct deal_move {
	int card;
	struct deal_place from, to;
};

enum { DEAL_NAMED = 16, DEAL_PARTS = 2 };

/* A sentence of a caption, without its full stop, and its rule; "": none. */
struct deal_part {
	char *text, *rule;
};

struct deal_step {
	enum deal_kind kind;
	int number;            /* its place in the deal as it was made, from 0 */
	int group;             /* index, -1: of the whole round */
	int other;             /* the other group of a board, or of a claim, of two; of colours the
				  last of the groups; -1 */
	int board;             /* number of the board that is made or spoken of; 0: none */
	int first, moves;      /* in deal.moves */
	int cards[DEAL_NAMED]; /* cards it speaks of, the one that matters first */
	int ncards;
	struct deal_part parts[DEAL_PARTS];
	int nparts;
	char *caption; /* the parts as one text, without their rules */
	char *rule;    /* the rules of all, "16, advice 11"; "": none */
};

/* The cards of one score, the highest first. */
struct deal_group {
	int score;        /* half points, as the round is drawn */
	int first, count; /* in deal.order */
};

/* A card is its index in the rule book's order of all players (struct position, cards). */
struct deal {
	int round;
	int *pins;  /* card -> PIN */
	int count;  /* of cards, those that take no part too */
	int *order; /* those that take part, by group, then by rank */
	int norder;
	bool listed;   /* scores part nobody: all stand in one group, in the order of a list */
	bool brackets; /* the halves are S1 and S2, not those of a mid-line (FIDE Dutch) */
	struct deal_group *groups;
	int ngroups;
	struct pairing_board *boards; /* the draw: number 1 is boards[0] */
	int nboards;
	struct deal_place *start; /* by card: where it lies before the first step */
	struct deal_step *steps;
	int nsteps, steps_room;
	struct deal_move *moves;
	int nmoves, moves_room;
};

/*
 * The deal of a round's draw, proposed or published; of a published round as it was drawn.
 * STATUS_REFUSED: it has no draw; STATUS_NO_MEMORY, and what reading the event gives. Release with
 * deal_done.
 */
enum status deal_make(struct app *app, int round, struct deal *deal, struct error *error);
/*
 * The same for practice, which asks who it is: who floats is told without whom he meets, and one
 * card (-1: none) is "the right card" wherever it would be named.
 */
enum status deal_make_asked(
	struct app *app, int round, int unnamed, struct deal *deal, struct error *error);
void deal_done(struct deal *deal);

/* What a step says, with its rules in brackets behind it. Returns text. */
enum { DEAL_STEP_WORDS = 3000 };
const char *deal_step_words(const struct deal_step *step, char text[DEAL_STEP_WORDS]);

/* Does the step belong to this group? */
bool deal_is_of(const struct deal_step *step, int group);

/*
 * "2½", "2.5" to half points, and that to the group. STATUS_BAD_INPUT: it is no score;
 * STATUS_REFUSED: scores part nobody (deal.listed); STATUS_NOT_FOUND, with those that there are.
 */
enum status deal_find_group(
	const struct deal *deal, const char *score, int *group, struct error *error);

/* A table on which the first `made` steps have been made. */
struct deal_table {
	struct deal_place *place; /* by card */
	int made;
};

/* Before the first step. STATUS_NO_MEMORY. */
enum status deal_table_init(const struct deal *deal, struct deal_table *table);
void deal_table_done(struct deal_table *table);
/* One step more or less; false: there is none. */
bool deal_forward(const struct deal *deal, struct deal_table *table);
bool deal_back(const struct deal *deal, struct deal_table *table);

/*
 * What lies on the table, line by line: a group with its heading, the boards that are made of it,
 * then its cards as they are laid out, floaters from above first, and the mid-line.
 */
enum deal_line_kind {
	DEAL_LINE_GROUP, /* `count`: cards of it that still lie in the box */
	DEAL_LINE_BOARD, /* `card` has White, `other` Black; PAIRING_NOBODY: the bye */
	DEAL_LINE_CARD,  /* `card` lies in the column of `colour` */
	DEAL_LINE_LINE   /* the mid-line */
};

struct deal_line {
	enum deal_line_kind kind;
	int group;
	int card, other;
	int board; /* number */
	int count;
	enum pairing_colour colour;
	bool down; /* it has come down from a higher group */
	bool last; /* the last step spoke of the card or moved it */
};

/* Of these groups, first to last. The caller frees *lines. STATUS_NO_MEMORY. */
enum status deal_lines(const struct deal *deal, const struct deal_table *table, int first, int last,
	struct deal_line **lines, int *count);

/* The group of the next step, -1: of the whole round; after the last step -1. */
int deal_next_group(const struct deal *deal, const struct deal_table *table);

#endif
