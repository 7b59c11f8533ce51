/*
 * A published round that went wrong, mended with the least disturbance (CAA 27 and "What to do if a
 * mistake is made").
 */
#ifndef APP_REPAIR_REPAIR_H
#define APP_REPAIR_REPAIR_H

#include "app/app.h"

enum mistake_kind {
	MISTAKE_LATE,    /* pin has come, and has no seat */
	MISTAKE_ABSENT,  /* pin does not come */
	MISTAKE_ALONE,   /* whose opponents did not appear are to meet each other */
	MISTAKE_BYE,     /* pin has the bye, or sits out, and must not */
	MISTAKE_MET,     /* the two on the board must not meet */
	MISTAKE_COLOURS, /* the colours of the board are wrong, or were played the other way */
	MISTAKE_RESULT,  /* the result of a board of an earlier round was wrong */
	MISTAKE_SWAPPED, /* the two pairs sat at each other's board */
	MISTAKE_PLAYED   /* pin (White) and other have played each other */
};

struct mistake {
	enum mistake_kind kind;
	int pin, other;
	int round; /* RESULT */
	int board, with;
	enum result result; /* RESULT, PLAYED */
};

/* What went wrong in a round; 0: the last one that is published. */
struct repair_order {
	int round;
	const struct mistake *mistakes;
	int count;
};

enum { REPAIR_WORDS_SIZE = 800, REPAIR_CODE_SIZE = 9 };

/* A board as it is published and as it would be; without White: there is none. */
struct repair_change {
	int number;
	struct plain_board was, is;
	enum result result; /* with which it would be */
	bool open;          /* and that game is not over */
};

struct repair {
	struct repair_change *boards; /* by number */
	int count;
	/*
	 * Of a club evening all rows that are written, by number: who sits out has a row and no
	 * board, and another row where games go before him, of which nobody is told.
	 */
	struct repair_change *rows;
	int nrows;
	bool half;                       /* no board: half a point for who came late */
	int left;                        /* PIN of who has it beside the boards, 0: nobody */
	char harm[REPAIR_WORDS_SIZE];    /* what it costs a player; "": nothing */
	char words[REPAIR_WORDS_SIZE];   /* what the rule book says of it; "": nothing */
	char figures[REPAIR_WORDS_SIZE]; /* all its terms that differ, sums of squares as well */
};

/*
 * Whether there is such a mistake to look for repairs of: refused at once, before the search for
 * them.
 */
enum status app_repair_check(
	struct app *app, const struct repair_order *order, struct error *error);

/* A player of a wrong result: his score on the card by which the round was drawn, and the right. */
struct repair_card {
	int pin;
	int drawn2, right2; /* half points before the round */
	int board;          /* of the round, 0: he is not in it */
	int other;          /* whom he meets there, 0: nobody */
};

struct repairs {
	int round;
	struct repair items[3]; /* best first */
	int count;
	char mended[REPAIR_WORDS_SIZE]; /* what is put right in any case; "": nothing */
	char stand[REPAIR_WORDS_SIZE];  /* what it means to let it stand */
	char none[REPAIR_WORDS_SIZE];   /* why there is no repair; "": there are some */
	char code[REPAIR_CODE_SIZE];    /* of all that the list rests on */
	struct repair_card *cards;      /* two for each wrong result, White first */
	int ncards;
};

/* The ways to mend it; nothing is changed. repairs_done afterwards on STATUS_OK. */
enum status app_repairs(struct app *app, const struct repair_order *order, struct repairs *repairs,
	struct error *error);
void repairs_done(struct repairs *repairs);

/*
 * Do it: repair 1.., or 0, which lets it stand and puts right only what is not the draw. One action
 * with its reason; a result that is in stays. STATUS_CONFLICT: the list is not the one with this
 * code any more.
 */
enum status app_repair(struct app *app, const struct repair_order *order, int number,
	const char *reason, const char *code, struct error *error);

/*
 * Is there a board that stays with what is wrong with it where the draw is let stand? With a
 * reason, which is asked for then, it is noted: why the board is as it is says so, and reports.
 */
bool repair_is_noted(const struct repair_order *order);

/* Is it no game before nor after? The bye has no number on any list. */
bool repair_is_bye(const struct plain_board *was, const struct plain_board *is);

/* "8 Hill: drawn on 1, right is ½; board 1 against 1 Adams" */
enum { REPAIR_CARD_SIZE = 240 };
void repair_card_words(const struct app *app, int round, const struct repair_card *card,
	char text[REPAIR_CARD_SIZE]);

/* "10 Jones v 7 Green", "the bye of 9 Low", "nobody". */
enum { REPAIR_BOARD_SIZE = 160 };
const char *repair_board_words(
	const struct app *app, const struct plain_board *board, char text[REPAIR_BOARD_SIZE]);

#endif
