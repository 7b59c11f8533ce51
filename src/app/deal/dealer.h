/*
 * Making a deal: what every way of dealing works with, and the ways.
 *
 * A way is one function that adds the steps of the score groups. What comes before (the cards
 * sorted, boards fixed by hand) and after (the last check) is the same for all. It begins a step,
 * names the cards, says the caption and moves cards; memory that runs out is noted in `failed` and
 * found by the caller.
 */
#ifndef APP_DEAL_DEALER_H
#define APP_DEAL_DEALER_H

#include "app/deal/deal.h"
#include "app/trial/engine_draw.h"

/* A caption that is made: its sentences and their rules. */
enum { CAPTION_SIZE = 4 * SENTENCE_SIZE, CAPTION_RULE_SIZE = 80, CAPTION_PARTS = 6 };

struct caption {
	char text[CAPTION_SIZE]; /* each sentence is terminated */
	size_t used;
	struct {
		size_t at; /* in the text */
		char rule[CAPTION_RULE_SIZE];
	} parts[CAPTION_PARTS];
	int count;
};

struct dealer {
	struct app *app;
	struct position *position;
	/*
	 * by which it is told: with the boards by hand held, if nothing better is left around them
	 */
	struct position *told;
	struct position *published;        /* the draw before a repair; NULL: not asked for */
	const struct pairing_steps *steps; /* of the whole draw */
	struct cast cast;                  /* the draw may be spoken of */
	struct cast before;                /* the same, but nobody knows yet who will float */
	struct deal *deal;
	int *group_of;             /* by card; -1: in none */
	int *board_of;             /* by card: index of its board; -1 */
	enum pairing_colour *due;  /* by card */
	struct deal_place *place;  /* by card: where it lies now */
	enum board_origin *origin; /* by board */
	bool *dealt;               /* by board */
	bool *laid;                /* by group */
	bool asked;                /* who floats is told without whom he meets */
	struct caption rest;       /* of the last step, what has no room in it: from this part on */
	int rest_from;
	bool failed;
};

/* A way to deal the score groups; boards that it leaves are dealt behind it. */
typedef void deal_way(struct dealer *dealer);

/* As the British guide teaches it: british.c. */
deal_way deal_british;
/* Score group by score group: groups.c. */
deal_way deal_by_brackets; /* who leaves one is what its pairing leaves over */
deal_way deal_by_groups;   /* who leaves one is chosen first */
/* The reasons of the rule book in their order: reasons.c. */
deal_way deal_by_reasons;

/*
 * A step begins; the calls below speak of the last one. If that has more to say than the two
 * sentences of a step, steps that move nothing come before it.
 */
void dealer_step(struct dealer *dealer, enum deal_kind kind, int group);
/* The deal is at its end: what the last step has still to say. */
void dealer_finish(struct dealer *dealer);
/* It is of this board (index), which may be of two groups; or only speaks of it. */
void dealer_of_board(struct dealer *dealer, int board);
void dealer_on_board(struct dealer *dealer, int board);
/* It is of this lower group, too. */
void dealer_reach(struct dealer *dealer, int group);
void dealer_name(struct dealer *dealer, int card);
/* The sentences of a caption, made with caption_add. */
void dealer_say(struct dealer *dealer, const struct caption *caption);
void dealer_move(struct dealer *dealer, int card, struct deal_place to);

/* One sentence more, without a full stop, and its rule. Start with {.count = 0}. */
void caption_add(struct caption *caption, const char *rule, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* A sentence with its rule in brackets and its full stop, these apart. */
void caption_add_ruled(struct caption *caption, const char *text, const char *rule);
/* The sentence of a reason. */
void caption_add_step(
	struct caption *caption, const struct cast *cast, const struct pairing_step *step);

/*
 * The i-th of so many names, "4 Drew, 13 Moss and 19 Swan"; of many the last ones are counted:
 * "... and 7 more".
 */
enum { CAPTION_NAMES = 4, CAPTION_NAMES_SIZE = (CAPTION_NAMES + 1) * (WHO_SIZE + 8) + 32 };
void caption_name(char *names, size_t size, int i, int count, const char *name);
/* Is the i-th of so many named there, not only counted? */
bool caption_names(int i, int count);

/* Cards that are counted and named so: those that may be named, in their order. Start with {0}. */
struct caption_cards {
	int card[CAPTION_NAMES + 1];
	int count; /* of all */
};
void caption_cards_add(struct caption_cards *cards, int card);
/* Returns names. */
const char *caption_cards_names(const struct dealer *dealer, const struct caption_cards *cards,
	char names[CAPTION_NAMES_SIZE]);
/* The last step speaks of those that are named. */
void dealer_name_cards(struct dealer *dealer, const struct caption_cards *cards);

/* Cards of a group that lie in the box are laid out by their colours. */
void dealer_lay_out(struct dealer *dealer, int group);
/* Both cards of a board (index), or the one that has the bye, are seated. */
void dealer_seat(struct dealer *dealer, int board);
/* A card in the column of this colour, else as it lies. */
void dealer_turn(struct dealer *dealer, int card, enum pairing_colour colour);

/*
 * The groups of the two cards of a board, the higher one (the lesser index) first; both that of the
 * one card where it is the bye.
 */
struct deal_span {
	int high, low;
};
struct deal_span dealer_span(const struct dealer *dealer, int board);
/* The group of this score, -1: there is none. */
int dealer_group(const struct dealer *dealer, int score);
/* The opponent of a card, PAIRING_NOBODY: the bye, or no board. */
int dealer_opponent(const struct dealer *dealer, int card);
/* Is the card of this group, laid out and still there: not paired with one from above? */
bool dealer_lies_in(const struct dealer *dealer, int card, int group);
/* His claim to the colour that he is due. */
struct pairing_claim dealer_claim(const struct dealer *dealer, int card);
/* "8 Hood"; returns buffer. */
const char *dealer_who(const struct dealer *dealer, int card, char buffer[WHO_SIZE]);
/* Who has White on a board (index) where the colours due give each his own, and by which rule. */
void dealer_add_due(
	const struct dealer *dealer, int board, const char *rule, struct caption *caption);
/* The score of a group as a text; returns buffer. */
const char *dealer_score(const struct dealer *dealer, int group, char buffer[16]);

/* Once a group is dealt: how it would sit by place, if its boards are others. natural.c */
void deal_say_natural(struct dealer *dealer, int group);
/* And which colours it gives up, as many as it must by the count or more. given_up.c */
void deal_say_given_up(struct dealer *dealer, int group);
/*
 * FIDE Dutch: how many pairings of the bracket come before the one that is taken, and by which
 * criterion each is worse. earlier.c
 */
void deal_say_earlier(struct dealer *dealer, int group);
/*
 * Before a board (index) of two who seek one colour: whom of the others they may not meet.
 * natural.c
 */
void deal_say_seekers(struct dealer *dealer, int board);

/* Before a board (index) that is the bye: who stands lower, and why he has it not. natural.c */
void deal_say_lower(struct dealer *dealer, int board);

/* The parts that all ways share: sort.c, fixed.c, tray.c, check.c. */
enum status deal_sort(struct dealer *dealer);
void deal_say_sorted(struct dealer *dealer);
enum status deal_fixed(struct dealer *dealer, struct error *error);
void deal_around_tray(struct dealer *dealer);
void deal_rest(struct dealer *dealer);
void deal_check(struct dealer *dealer);

#endif
