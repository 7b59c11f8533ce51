/*
 * The view model of the draw board: the cards of one round, where they lie, and what is true of
 * them.
 *
 * Built from the rows of the event and the claims that the rule book computed (handed in as plain
 * values, so that this layer needs no rule book). Two views: laid out (cards by score level, a row
 * each, White seekers left, Black seekers
 * right) and paired (boards by level). A card is named by its index in `cards`, which is the rank
 * order. Texts point into the event: the model is valid until the event changes.
 */
#ifndef BOARD_MODEL_H
#define BOARD_MODEL_H

#include "core/event.h"
#include "core/game.h"
#include "pairing/book/traits.h"

/* What the rule book says about a player's colour; the fields of the pairing library's claim. */
struct board_claim {
	int pin;
	enum colour due;
	int difference, run, games;
	/* nobody of his score whom he may meet ranks above, below */
	bool highest, lowest;
};

/* What the rule book sees of a player beside that, as plain values. */
struct board_seen {
	struct board_claim claim;
	int score2;           /* by which the draw is made */
	int added2;           /* of these on top of his points */
	enum floated floated; /* in the round before */
	/* a round: D down, U up, - level; of this round too when it is published */
	char floats[ROUNDS_MOST + 1];
	unsigned long long
		corrected; /* bit r: his result of round r was corrected, or is rated otherwise */
};

/* Above 0 if a is the stronger claim (CAA 16): larger difference, longer run, fewer games. */
int board_claim_compare(const struct board_claim *a, const struct board_claim *b);

enum half { HALF_NONE, HALF_TOP, HALF_BOTTOM };

enum card_place {
	PLACE_LEVEL, /* on the board, laid out */
	PLACE_SEAT,  /* at a board */
	PLACE_BYE,   /* in the bye slot: forced or by hand */
	PLACE_TRAY,  /* in the tray, or put aside by hand */
	PLACE_BOOKED /* has a bye booked for this round */
};

enum { CALLED_SIZE = 64 };

struct card {
	const struct player *player;
	int pin;
	int points2; /* before this round, as they count in the draw */
	int added2;  /* of these on top of his points (acceleration) */
	int now2;    /* his points before this round as they are today, after corrections */
	struct board_claim claim;
	char history[ROUNDS_MOST + 1]; /* W, B or - a round */
	bool byes[ROUNDS_MOST];        /* without a game, but with points: a bye of any kind */
	enum floated floated;          /* in the round before, by the rule book */
	bool open;      /* a game of a round before is not over: it counts as something meanwhile */
	bool corrected; /* a result of a round before was corrected, or is rated otherwise */
	/* no card of its level and due colour has a stronger claim */
	bool strongest;
	enum card_place place;
	int booking;    /* PLACE_BOOKED: enum booking_kind */
	int level;      /* index in levels; -1: booked */
	int board;      /* index in boards, or -1 */
	enum half half; /* natural half in the level, before any hand */
	/* By hand. */
	enum colour hand_colour;
	enum floated hand_float;
	enum half hand_half;
	bool hand_bye, hand_out;
	int hand_opponent; /* PIN of the opponent fixed by hand, or 0 */
	bool hand_white;   /* ... and this card has White */
	int hand_board;    /* ... because this board is pinned; 0: fixed before the draw */
	int hand_apart;    /* PIN of one from whom he is kept apart by hand, or 0 */
	/* his game of this round if it is against one from outside (CAA 36), else number 0 */
	struct game outside;
	/* card index or -1 for each round before this; only games really played */
	const int *opponents;
	char called[CALLED_SIZE]; /* in sentences: "6 Findley" */
	/*
	 * bars the bye: full-point bye, default win, in some books a bye booked for later (CAA 6)
	 */
	bool had_bye;
};

/* Who stands in which column when laid out: the colour by hand, else the due colour. */
enum colour card_side(const struct card *card);
/* The half in which the card plays: by hand, else by rank. */
enum half card_half(const struct card *card);
bool card_by_hand(const struct card *card);

struct level {
	int points2;
	int first, count;          /* its rows in model.rows */
	int white, neutral, black; /* seekers, by due colour */
	int up, down;              /* cards expected to leave upwards, downwards */
	int held_up, held_down;    /* of them: they meet one of another level by hand */
	bool bye;                  /* one of `down` has the bye */
	int above;                 /* rows above the mid-line */
	int boards;                /* paired: boards of the level, without the bye */
	int hanging;               /* paired: cards that play on a board of another level */
	/* the first and the last of those that count together with it (CAA 17); itself: alone */
	int first_linked, last_linked;
};

struct board_view {
	int number;       /* game.h */
	int label;        /* what it is called: board_label.h */
	int white, black; /* card index; black -1: the bye */
	enum result result;
	bool pinned;
	bool started;      /* marked as such: no repair changes it */
	bool held;         /* pinned, or the pair is fixed by hand */
	enum colour clash; /* both were due this colour */
	int level;         /* of the higher card */
	bool floats;       /* the two are of different levels */
};

struct model {
	const struct event *event;
	const char *event_name, *section_name;
	const struct pairing_citations *citations; /* of the event's rule book */
	int section, round, rounds;
	enum round_state state;
	bool paired;
	enum pairing_groups groups; /* how the rule book draws those of one score */
	bool halves; /* a mid-line parts each score; else all its cards are one half */
	bool season; /* an evening of a club season: nobody floats */
	const struct vocabulary *words;
	bool table; /* boards and colours stand in the table of an all-play-all: none is due */
	bool flat;  /* scores count for nothing: all stand in one level (also all-play-alls) */
	struct rollcall roll;
	struct card *cards;
	int ncards;
	int *card_of; /* by PIN up to most_pin: its card, -1: none */
	int most_pin;
	int *opponents;          /* storage behind card.opponents */
	struct board_seen *seen; /* also of those who have no card */
	int nseen;
	struct level *levels;
	int nlevels;
	int *rows; /* card indices, level by level, in the order shown */
	int nrows;
	struct board_view *boards;
	int nboards;      /* the bye board included */
	int *byes, nbyes; /* cards in the bye slot */
	int *tray, ntray;
	int *beside,
		nbeside; /* with a game beside the draw: no place in it, and none to be found */
	int *booked, nbooked;
	int pin_cells;    /* digits of the largest PIN */
	int points_cells; /* cells of the longest score, "1½" at least */
};

/*
 * STATUS_NO_MEMORY: *model is untouched. What is seen is copied; it may be missing for some
 * players, who then stand by their points. The traits are those of the section's rule book.
 */
enum status model_build(const struct event *event, int section, int round,
	const struct board_seen *seen, int nseen, const struct pairing_traits *traits,
	struct model *model);
void model_done(struct model *model);

/* Index of the card, or -1. */
int model_card(const struct model *model, int pin);
/* How he floated, as board_seen.floats; empty: not known. */
const char *model_floats(const struct model *model, int pin);
/* Was his result of that round corrected after later draws, or is it rated otherwise? */
bool model_is_corrected(const struct model *model, int pin, int round);
/* Round in which the two played, or 0. */
int model_met_round(const struct model *model, int a, int b);
/* The card on the other side of the board, or -1. */
int model_opponent(const struct model *model, int card);
/* Has the card a game beside the draw (CAA 36), not in place of its bye? */
bool model_is_beside(const struct card *card);
/* How many have a bye of this kind booked. */
int model_booked(const struct model *model, enum booking_kind kind);
/* Which of two cards has White by claims, points and rank (CAA 16, 25). */
int model_white_of(const struct model *model, int a, int b);

#endif
