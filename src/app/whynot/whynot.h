/*
 * Why not: the best draw in which something is so that is not so on the board, and what it costs.
 */
#ifndef APP_WHYNOT_WHYNOT_H
#define APP_WHYNOT_WHYNOT_H

#include "app/app.h"
#include "app/why/records.h"

enum wish_kind { WISH_MEET, WISH_BYE, WISH_WHITE, WISH_BLACK };

struct wish {
	enum wish_kind kind;
	int pin;
	int other; /* WISH_MEET only */
};

enum whynot_answer {
	WHYNOT_SO,         /* it is so already */
	WHYNOT_IMPOSSIBLE, /* a rule, or what is fixed by hand, forbids it */
	WHYNOT_WORSE,
	WHYNOT_EQUAL,
	WHYNOT_BETTER,
	/* a draw that is not the engine's could be bettered so: no fault of the engine */
	WHYNOT_BETTER_THAN_HAND,
	/*
	 * less score than the engine's, which settles something else first (pairing_book.settled)
	 */
	WHYNOT_SETTLED,
};

/* "impossible", "worse", ...; for programs */
const char *whynot_answer_name(enum whynot_answer answer);

/*
 * A board that changes. Those with the same ring, 1.., belong together; those that change their
 * colours alone share the last one.
 */
struct whynot_board {
	int ring;
	int number;       /* in its own draw */
	int white, black; /* PINs; black 0: the bye */
};

enum { WHYNOT_RULE = 40, WHYNOT_TEXT = 320, WHYNOT_FIGURES = 1600 };

/* What a sentence of the answer says, for programs. */
struct whynot_record {
	char rule[WHYNOT_RULE]; /* "": none */
	int player, other;      /* of whom it is said, by PIN; 0: nobody */
	const char *member;     /* a number that it says, "round"; NULL: none */
	int number;
	struct why_proof proof;
};

struct whynot {
	enum whynot_answer answer;
	int round;
	/*
	 * of data that are not today's, why it was published so, what is fixed by hand but not so,
	 * what is compared where boards were made by hand, in sentences; "": nothing
	 */
	char grounds[2 * WHYNOT_TEXT];
	size_t beside; /* so many bytes of the grounds are of the round, whatever is asked */
	bool stands;   /* it is impossible with anybody: his board is being played already */
	char verdict[WHYNOT_TEXT];   /* a sentence */
	struct whynot_record record; /* what it says */
	char rule[WHYNOT_RULE];      /* the rule that decides; "" for none */
	char change[WHYNOT_TEXT];    /* that rule from what to what; "" for none */
	/* what else gets worse and what better, in sentences without figures; "": nothing */
	char besides[3 * WHYNOT_TEXT];
	/* all that gets worse or better besides: a record for each term */
	struct whynot_record *besides_records;
	int nbesides;
	char figures[WHYNOT_FIGURES]; /* all that changes, from what to what; "": nothing */
	/* boards that change: as they stand, and as they would; the ring of the wish comes first */
	struct whynot_board *now, *then;
	int nnow, nthen, nrings;
};

/*
 * Ask about a round (1..), which must have a draw with everybody seated. The draw compared with is
 * the best one that honours the wish, and all that is fixed by hand and so on the board; where the
 * rules see no
 * difference it keeps the boards as they are. Costs a draw; when it is impossible some more.
 */
enum status app_whynot(struct app *app, int round, const struct wish *wish, struct whynot *whynot,
	struct error *error);
/* What was wished, for programs: "meet", "bye", "white", "black". */
const char *wish_name(enum wish_kind kind);
/* Does this ring keep its pairs, so that only colours (and with them boards' numbers) change? */
bool whynot_same_pairs(const struct whynot *whynot, int ring);
/* Of the grounds what is of this answer alone: with what it compares; lives as long as it. */
const char *whynot_against(const struct whynot *whynot);
void whynot_done(struct whynot *whynot);

/*
 * What bars a player from the bye in the round on the board, with the rule: "has a bye booked for
 * round 5 (6)", what makes him have it last of all, "the bye last: won by default in round 1 (6)",
 * or why he is not in its draw: "sits out this round"; empty: nothing does.
 * STATUS_NO_MEMORY, or what position_at says.
 */
enum status app_bye_bar(struct app *app, int pin, char *text, size_t size, struct error *error);

/*
 * Take it: the draw of the round on the board becomes the one that app_whynot compared with, and
 * what was wished is fixed (the board or the bye pinned, the colour by hand).
 */
enum status app_whynot_take(struct app *app, const struct wish *wish, struct error *error);

#endif
