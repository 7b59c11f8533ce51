/*
 * pairing.h - the rule books of drawboard: players' records in, the best draw, its score and its
 * reasons out.
 *
 * A rule book (British CAA, ...) is one const table entry with pure functions over the same input:
 *
 *	best	the best draw that honours the pins, or why there is none
 *	score	for any draw, finished or half-made: the rule book's terms in order, and what is
 *		broken
 *	steps	the reasons behind the boards of a draw, as records from which words are made
 *		elsewhere
 *	steps_of	the same for one board
 *
 * The best draw is by definition the one with the least score, except for what a rule book settles
 * before it looks at the whole draw (pairing_book.settled). Nothing here reads a clock, a
 * locale, the environment or a file; the same input gives the same draw everywhere. A player is
 * named by his index in the input's array, which stands in rank order (CAA rule 4): index 0 is the
 * highest card. All scores are integers in one unit of the caller's choice; drawboard uses half
 * points.
 *
 * Ownership: inputs are the caller's and const. What a function fills in belongs to the caller and
 * is released with the matching _done; every struct may start zeroed ({0}). On failure the outputs
 * are left untouched.
 */
#ifndef PAIRING_H
#define PAIRING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One list makes the enum and pairing_status_text(). */
#define PAIRING_STATUS_LIST(X) \
	X(PAIRING_OK, "done") \
	X(PAIRING_NO_MEMORY, "out of memory") \
	X(PAIRING_BAD_INPUT, "the players' records are not possible") \
	X(PAIRING_NO_DRAW, "no legal draw exists")

enum pairing_status {
#define PAIRING_STATUS_MEMBER(name, text) name,
	PAIRING_STATUS_LIST(PAIRING_STATUS_MEMBER)
#undef PAIRING_STATUS_MEMBER
};

/* Constant text for a status; "unknown status" for a value outside the enum. */
const char *pairing_status_text(enum pairing_status status);

enum pairing_colour { PAIRING_NEUTRAL, PAIRING_WHITE, PAIRING_BLACK };

/*
 * What became of a player's round. Only PAIRING_PLAYED counts as a game: it alone has a colour and
 * bars a repeat.
 */
enum pairing_kind {
	PAIRING_ABSENT, /* not there: zero-point bye, late, withdrawn */
	PAIRING_PLAYED,
	PAIRING_DEFAULT_WIN,  /* the opponent did not appear; counts as a bye for rule 6 */
	PAIRING_DEFAULT_LOSS, /* he did not appear, or neither did */
	PAIRING_BYE_FORCED,   /* the full-point bye of an odd field */
	PAIRING_BYE_FULL,     /* a full-point bye on request */
	PAIRING_BYE_HALF,
};

enum pairing_float { PAIRING_LEVEL, PAIRING_FLOAT_DOWN, PAIRING_FLOAT_UP };

enum {
	PAIRING_NOBODY = -1,  /* no opponent; on a board: the bye */
	PAIRING_OUTSIDE = -2, /* an opponent that has no card in this input */
};

struct pairing_game {
	/* index, PAIRING_NOBODY or PAIRING_OUTSIDE; kept for defaults too (rule 39) */
	int opponent;
	enum pairing_colour colour;
	enum pairing_kind kind;
	enum pairing_float floated; /* the mark on the card for that round */
	int points;
};

struct pairing_player {
	/* the caller's pairing number, above 0 and unique; for display, and lots are drawn by it */
	int number;
	int rating;                       /* 0: none */
	int score;                        /* points before this round */
	const struct pairing_game *games; /* input.round - 1 of them, round 1 first */
	/* players with the same number above 0 are kept apart for a while (rule 35) */
	int club;
	bool absent;     /* takes no part in this round: bye booked, withdrawn, not yet here */
	bool bye_booked; /* a bye is booked for this or a later round (rule 6) */
	bool top;        /* marked as a top player (Schools 3) */
	bool volunteer;  /* offers to sit out if the number is odd (GSRP) */
};

/* What the arbiter has fixed by hand; best() honours all of them or says why it cannot. */
enum pairing_pin_kind {
	PAIRING_PIN_BOARD,      /* player meets other; colour (if not neutral) is player's */
	PAIRING_PIN_COLOUR,     /* player has this colour */
	PAIRING_PIN_FLOAT_DOWN, /* player meets a lower score group, or has the bye */
	PAIRING_PIN_FLOAT_UP,   /* player meets a higher score group */
	PAIRING_PIN_TOP,        /* if paired in his own group, his opponent ranks below him */
	PAIRING_PIN_BOTTOM,     /* if paired in his own group, his opponent ranks above him */
	/* player has the bye, whatever rule 6 says (a violation is reported by score) */
	PAIRING_PIN_BYE,
	PAIRING_PIN_OUT, /* player sits out: neither board nor bye */
};

struct pairing_pin {
	enum pairing_pin_kind kind;
	int player;
	int other; /* PIN_BOARD only */
	enum pairing_colour colour;
};

/* Two players who must not meet, or had better not. */
struct pairing_apart {
	int player, other;
	bool forbidden; /* false: to be avoided after score and colour, as rules 35, 37, 39 */
};

/* What a game is worth; all zero: 2, 1, 0 (half points). */
struct pairing_points {
	int win, draw, loss;
};

struct pairing_input {
	const struct pairing_player *players; /* in rank order */
	int count;
	int round;  /* the round to draw, 1.. */
	int rounds; /* of the event; 0: unknown */
	/* colour of the higher card on board 1 of round 1; neutral counts as White */
	enum pairing_colour lot;
	const struct pairing_pin *pins;
	int npins;
	const struct pairing_apart *apart;
	int napart;
	const int *options; /* one value per option of the rule book; NULL: the defaults */
	struct pairing_points points;
	/*
	 * virtual points (acceleration) by which rounds were drawn, on top of scores: [player *
	 * round + r - 1] in round r, this round included; NULL: none
	 */
	const int *extra;
	/*
	 * the recorded lot by which cards of a score are ordered, without regard to rank and rating
	 * (CAA 30, Schools 26); 0: by rank. Rule books that have a setting `random` take it from
	 * there.
	 */
	int order_lot;
};

struct pairing_board {
	int white;
	int black; /* PAIRING_NOBODY: white has the bye */
};

/*
 * A draw, finished or half-made. A player on no board, who is not absent or pinned out, lies in the
 * tray. Boards stand in the order they are published in; the bye is last.
 */
struct pairing_draw {
	struct pairing_board *boards;
	int count;
};

void pairing_draw_done(struct pairing_draw *draw);

/* A rule that a draw breaks, for players who are named; other may be PAIRING_NOBODY. */
enum pairing_violation_kind {
	PAIRING_BROKEN_REPEAT,    /* met before (CAA 1) */
	PAIRING_BROKEN_FORBIDDEN, /* pair forbidden by the arbiter */
	/* bye to one who has had one, or a default win, or has one booked (CAA 6) */
	PAIRING_BROKEN_BYE,
	PAIRING_BROKEN_ABSENT, /* seated although absent or pinned out */
	PAIRING_BROKEN_SEATED_TWICE,
	PAIRING_BROKEN_PIN,
	PAIRING_BROKEN_COLOURS, /* both have the same absolute colour preference (FIDE C3) */
	/* club, half-point byes of round 1, defaulted pair (CAA 35, 37, 39) */
	PAIRING_WARN_AVOID,
	PAIRING_WARN_RUN,         /* third of the same colour running */
	PAIRING_WARN_DIFFERENCE,  /* difference of 3 between the colours (CAA 40) */
	PAIRING_WARN_FLOAT,       /* floats the same way as last round (CAA 20 a, 21 a) */
	PAIRING_WARN_FLOAT_AGAIN, /* as in an earlier round (Schools 20, 21) */
	PAIRING_WARN_COLOUR,      /* does not get his due colour (CAA 15) */
	/* after this draw the next round has no pairing without a repeat (US 29L); of nobody */
	PAIRING_WARN_DEAD_END,
};

struct pairing_violation {
	enum pairing_violation_kind kind;
	const char *rule; /* "1", "6", "35", ... in the rule book's own numbering */
	int player, other;
};

/*
 * One term of a score. Its value is a list of integers, compared entry by entry, smaller is better,
 * a list that ends first is better; most terms have exactly one entry. `level` is the score of the
 * level a term speaks of, or -1 for the whole draw.
 */
struct pairing_term {
	const char *name; /* "transfers" */
	const char *rule; /* "15, 17" */
	int level;
	int first; /* its first entry in score.values */
	int length;
};

/*
 * The whole verdict on one draw. Two scores of the same input compare as the rule book ranks the
 * draws. Terms appear in the rule book's order of importance.
 */
struct pairing_score {
	struct pairing_term *terms;
	int nterms;
	int64_t *values;
	int nvalues;
	struct pairing_violation *violations;
	int nviolations;
};

void pairing_score_done(struct pairing_score *score);

/*
 * Below 0 if a is the better draw, 0 if the rules see no difference, above 0 if b is. `term`, if
 * not NULL, gets the index in a of the first term that differs, or -1.
 */
int pairing_score_compare(const struct pairing_score *a, const struct pairing_score *b, int *term);

/*
 * One reason. Words are made from them in one place, outside this library. Places count from 0
 * along the order in which the rule book looks at the cards.
 *
 * Why something is not so is told by a *proof* of five values: an enum pairing_passed (-1: nothing
 * is said, the other four mean nothing), the index of a term of the score, an entry of it, and two
 * numbers. The draw on the board is compared with the best draw in which it is so, all that the
 * arbiter has fixed kept: the term is the first that differs, the numbers are its first entry that
 * differs, before (on the board) and after. An entry counts from 0; in lists of records it is the
 * number in the record: claims (difference, run, minus games), downfloats and upfloats (floated so
 * in the last round, floats of all rounds, place among the cards given this colour, place among
 * all). It is -1 when one list ends first; the numbers then are the records (or values) of each.
 */
enum pairing_step_kind {
	/* values: score, cards, white seekers, black seekers, neutral */
	PAIRING_STEP_LEVEL,
	/* a card must leave level; values: score, cards */
	PAIRING_STEP_ODD,
	/*
	 * levels share a colour excess; values: upper score, lower score, white seekers, black
	 * seekers
	 */
	PAIRING_STEP_LINKED,
	/*
	 * player keeps his due colour where others change it: the first of those whose claims are
	 * stronger than that of other, the strongest who does not get his; values: his claim
	 * (difference, run, games), how many there are, scores of the highest and the lowest of the
	 * levels that floats join
	 */
	PAIRING_STEP_KEEPS,
	/*
	 * player floats to other; values: from score, to score, place below the line, floated down
	 * last round
	 */
	PAIRING_STEP_FLOAT_DOWN,
	/*
	 * player comes up to other; values: from score, to score, place from the top, floated up
	 * last round, that place is from the mid-line (CAA 28)
	 */
	PAIRING_STEP_FLOAT_UP,
	/*
	 * player stood earlier in the order of rule 6/20/21 and was passed over; other: the chosen
	 * one; values: proof (that player floats down, comes up to the chosen one's opponent or has
	 * the bye), enum pairing_float of the chosen one (level: the bye). With PAIRING_PASSED_MORE
	 * there is no player, and values 1 and 2 are numbers of cards. With PAIRING_PASSED_MET
	 * value 1 is the round. Value 6: enum pairing_sought, where upfloaters are sought first.
	 */
	PAIRING_STEP_FLOAT_PASSED,
	/* player has the bye; values: score, place below the line */
	PAIRING_STEP_BYE,
	/* player and other each get their due colour; values: how many of the two are due one */
	PAIRING_STEP_DUE,
	/*
	 * player does not get his due colour against other; values: his claim (difference, run,
	 * games), other's claim, other's score is higher (1), the same (0) or lower (-1), other is
	 * due the same colour
	 */
	PAIRING_STEP_TRANSFER,
	/* two neutral cards: colour by board number; values: board */
	PAIRING_STEP_LOT,
	/*
	 * player (top half) meets other; values: his place, the place opposite, whom he would have
	 * met by place, proof (that these two meet)
	 */
	PAIRING_STEP_PLACE,
	/* player would have met other by place, but they have met; values: round */
	PAIRING_STEP_MET,
	/*
	 * player crosses the mid-line; values: score, distance from the line, proof (that he does
	 * not, unless he floats)
	 */
	PAIRING_STEP_EXCHANGE,
	/*
	 * player would have met other by place, but then more pairs would meet that are to be
	 * avoided; values: rule (35, 37, 39), before, after
	 */
	PAIRING_STEP_AVOIDED,
	/* fixed by the arbiter */
	PAIRING_STEP_PINNED,
	/*
	 * a level once its floaters are gone; player, other: the two when only one board is left;
	 * values: score, boards, cards on them that do not get their due colour, cards on them that
	 * are due none
	 */
	PAIRING_STEP_LEFT,
	/*
	 * colours that are given up in the levels that floats join; values: how many, how many it
	 * must be by the counts of their cards alone, levels, cards, scores of the highest and the
	 * lowest
	 */
	PAIRING_STEP_GIVEN_UP,
	/*
	 * neither has a preference: the lot, by the parity of player's pairing number; values:
	 * number
	 */
	PAIRING_STEP_LOT_NUMBER,
	/*
	 * player floats to other, up or down; values: from score, to score, his downfloats and
	 * upfloats in all earlier rounds
	 */
	PAIRING_STEP_FLOAT_HISTORY,
	/*
	 * player has White against other; values: his place among those of the level who get White,
	 * the other's among those who get Black, whom he would have met by place, proof (that these
	 * two meet)
	 */
	PAIRING_STEP_SEEKERS,
	/*
	 * player and other are due the same colour with equal claims and scores, and player changes;
	 * values: as PAIRING_STEP_TRANSFER, but the seventh is 1: other is the top player, 0: the
	 * lot decides
	 */
	PAIRING_STEP_EQUAL_CLAIMS,

	/* A club evening by GSRP. */

	/*
	 * player stands in tonight's list; values: place, how many are in it, GSRP in tenths, games
	 * of the competition, grade on the first evening (-1: a later one)
	 */
	PAIRING_STEP_LISTED,
	/*
	 * player meets other, the next lower one he may meet; values: places between them, how many
	 * of those between meet higher cards
	 */
	PAIRING_STEP_NEXT,
	/*
	 * the walk down the list would leave people over, so the distances count; values: how many
	 * it leaves, places between these two
	 */
	PAIRING_STEP_NEAREST,
	/* player would meet other by the walk, but does not in this draw */
	PAIRING_STEP_OTHERWISE,
	/*
	 * player is to have White against other; values: enum pairing_white, balance of each (Whites
	 * less Blacks), last colour of each, has he it in this draw?
	 */
	PAIRING_STEP_WHITE,
	/*
	 * player sits out; values: enum pairing_sitout, games, sit-outs, round of the last one, the
	 * most games
	 */
	PAIRING_STEP_SITS_OUT,

	/* US Chess. */

	/* a score group; values: score, players, due White, due Black, due neither */
	PAIRING_STEP_GROUP,
	/*
	 * player leaves his group and meets other; values: score, who should leave it by 29D1a
	 * (index, PAIRING_NOBODY: he himself), rating points between the two, proof (that this one
	 * does)
	 */
	PAIRING_STEP_ODD_PLAYER,
	/*
	 * player meets other, who has come down; values: score, who stands first before him by 29D
	 * (index, PAIRING_NOBODY: nobody), rating points between the two, proof (that this one
	 * meets other)
	 */
	PAIRING_STEP_ODD_OPPONENT,
	/* player and other: the natural pairing of their group; values: place in each half */
	PAIRING_STEP_NATURAL,
	/*
	 * by upper against lower half player would meet other; values: enum pairing_repair, round
	 * in which they met
	 */
	PAIRING_STEP_REPAIRED,
	/*
	 * player meets other for colours, within the halves / across them; values: whom the natural
	 * pairing gives player and other (indices), rating points, what was wrong with colours on
	 * the natural board of player, of other, and is on this one (enum pairing_shortfall)
	 */
	PAIRING_STEP_TRANSPOSITION,
	PAIRING_STEP_INTERCHANGE,
	/*
	 * other does not get the colour he is due against player; values: enum pairing_shortfall,
	 * enum pairing_colour that he is due, player is due the same (1), colours against the rule
	 * (1), differences between the colours of player and of other
	 */
	PAIRING_STEP_CONFLICT,
	/* player has the full-point bye; values: score, how many stood before him by 28L2 */
	PAIRING_STEP_LOWEST,
	/*
	 * player and other, the highest two, leave their group together; values: score, how many
	 * leave it, the fewest that a pairing of the group by itself leaves over, round in which
	 * the two met (0: they did not), as many leave it in the best draw (1), they do not (0), or
	 * nobody has looked (-1)
	 */
	PAIRING_STEP_ODD_TOGETHER,
};

/* What gives White on a club evening: the first that tells the two apart. */
enum pairing_white {
	PAIRING_WHITE_FIXED,
	PAIRING_WHITE_FIRST,   /* first evening: the stronger one has Black */
	PAIRING_WHITE_BALANCE, /* more Blacks in the season */
	PAIRING_WHITE_LAST,    /* the opposite of last time */
	PAIRING_WHITE_LOT,
};

/* Why one sits out on a club evening: the first that tells him from who would be asked next. */
enum pairing_sitout {
	PAIRING_SITOUT_FIXED,
	PAIRING_SITOUT_VOLUNTEER,
	PAIRING_SITOUT_MOST,     /* he has had the most games that there are for one */
	PAIRING_SITOUT_GAMES,    /* more games than the others */
	PAIRING_SITOUT_SELDOM,   /* has sat out less often */
	PAIRING_SITOUT_LONG_AGO, /* has not sat out for longer */
	PAIRING_SITOUT_LOWEST,   /* stands lower in the list */
	PAIRING_SITOUT_NEEDED, /* others were to be asked first: with them fewer boards are left */
};

/* Why two who stand opposite are not the natural pairing. */
enum pairing_repair {
	PAIRING_REPAIR_OTHERS, /* nothing: others had to be parted */
	PAIRING_REPAIR_MET,
	PAIRING_REPAIR_TEAM,
	PAIRING_REPAIR_APART,
	PAIRING_REPAIR_COLOUR,
};

/* What a player gets who does not get his due colour. */
enum pairing_shortfall {
	PAIRING_SHORT_NOTHING,
	PAIRING_SHORT_ALTERNATION,
	PAIRING_SHORT_EQUALISATION,
	PAIRING_SHORT_THIRD, /* a third game running with one colour */
};

/* Where upfloaters are sought first. */
enum pairing_sought {
	PAIRING_SOUGHT_TOP,
	PAIRING_SOUGHT_LINE, /* at the mid-line (CAA 28) */
	PAIRING_SOUGHT_LAST, /* at the end of the list (Schools) */
};

/* Why a card was passed over or two by place do not meet: the first value of a proof. */
enum pairing_passed {
	PAIRING_PASSED_WORSE,  /* that would be worse */
	PAIRING_PASSED_BETTER, /* nothing: that would be better than the draw on the board */
	/* it would be worse by at least the number after; only with transfers */
	PAIRING_PASSED_AT_LEAST,
	/* no draw that gives the bye to this score and lets as many leave each level */
	PAIRING_PASSED_FLOATS,
	PAIRING_PASSED_ILLEGAL, /* no draw at all allows it */
	PAIRING_PASSED_MET,     /* those who would meet have met */
	PAIRING_PASSED_AVOIDED, /* PAIRING_STEP_AVOIDED says why */
	PAIRING_PASSED_BARRED,  /* he may not have the bye (CAA 6) */
	PAIRING_PASSED_MORE,    /* as many more stood earlier; of so many it is told why */
};

enum { PAIRING_STEP_VALUES = 8 };

struct pairing_step {
	enum pairing_step_kind kind;
	const char *rule;
	/* index of the draw's board it explains, or -1: the level or the whole draw */
	int board;
	int player, other; /* PAIRING_NOBODY where not used */
	int values[PAIRING_STEP_VALUES];
};

struct pairing_steps {
	struct pairing_step *steps;
	int count;
};

void pairing_steps_done(struct pairing_steps *steps);

/* Why best() found no draw, or what is wrong with the input. */
struct pairing_blame {
	const char *rule;  /* the rule that blocks; "" when the input itself is wrong */
	int player, other; /* whom it blocks; PAIRING_NOBODY where not one */
	const char *text;  /* constant sentence */
};

/* A setting of a rule book: an integer in [least, most]. */
struct pairing_option {
	const char *name;
	int value; /* default */
	int least, most;
	const char *help;
};

struct pairing_book {
	const char *id;   /* "caa" */
	const char *name; /* "British seeded Swiss (CAA)" */
	const struct pairing_option *options;
	int noptions;

	/*
	 * PAIRING_OK and *draw; PAIRING_NO_DRAW or PAIRING_BAD_INPUT and *blame (may be NULL);
	 * PAIRING_NO_MEMORY.
	 */
	enum pairing_status (*best)(const struct pairing_input *input, struct pairing_draw *draw,
		struct pairing_blame *blame);
	/*
	 * Any draw whose indices are in range; PAIRING_BAD_INPUT otherwise. O(n log n): made to run
	 * at every cell that a carried card crosses.
	 */
	enum pairing_status (*score)(const struct pairing_input *input,
		const struct pairing_draw *draw, struct pairing_score *score);
	/*
	 * The reasons of a whole draw, board by board. Costs up to some hundred draws of small
	 * fields; in large ones some boards go without proofs, which steps_of has.
	 */
	enum pairing_status (*steps)(const struct pairing_input *input,
		const struct pairing_draw *draw, struct pairing_steps *steps);
	/* The reasons of one board (an index of the draw) and of the levels of its cards. */
	enum pairing_status (*steps_of)(const struct pairing_input *input,
		const struct pairing_draw *draw, int board, struct pairing_steps *steps);

	/* players are numbered in the order of their names, whatever their ratings */
	bool by_name;
	/* made for comparison with draws of other rule books; no event is drawn by it */
	bool comparison;
	/*
	 * The name of a term that is settled from the top score group down, each group before what
	 * it means for lower ones is known (US 29D: who leaves it, and whom those meet). A draw in
	 * which this term differs may have less score than that of best(); no other draw has. NULL:
	 * nothing is settled so.
	 */
	const char *settled;
};

/*
 * Is what a draw's score has less than the best draw's the price of what the rule book settles
 * first? True when the two differ in its settled term.
 */
bool pairing_book_settles(const struct pairing_book *book, const struct pairing_score *best,
	const struct pairing_score *other);

/* The rule book with this id, or NULL. */
const struct pairing_book *pairing_book_find(const char *id);

/* The i-th rule book, NULL past the last. */
const struct pairing_book *pairing_book_at(int i);

/* Index of an option by name, or -1. */
int pairing_book_option(const struct pairing_book *book, const char *name);

/*
 * A player's wish for a colour, from the games he really played (CAA 14, 16; caa.md 1). Neutral
 * when he has played none. The claim is compared by difference, then run, then fewer games.
 */
struct pairing_claim {
	enum pairing_colour due;
	int difference; /* |whites - blacks| */
	/*
	 * trailing games of the other colour; minus their number if the last game had the due
	 * colour
	 */
	int run;
	int games;
};

struct pairing_claim pairing_claim_of(const struct pairing_game *games, int count);

/* Above 0 if a is the stronger claim, 0 if equal; the colours themselves are not compared. */
int pairing_claim_compare(const struct pairing_claim *a, const struct pairing_claim *b);

/*
 * Who has White when player a (index) meets b by the rules: due colours, stronger claim, higher
 * score, higher rank (CAA 25). Two neutral players: PAIRING_NEUTRAL, their colour comes with the
 * board number. Returns the colour of a.
 */
enum pairing_colour pairing_colour_on_board(const struct pairing_input *input, int a, int b);

/*
 * Global score relative percentage of a record: 100 x (score + ½) / (games + 1), rounded to tenths
 * (500 without a game). Games are those played and those defaulted, the score is theirs.
 */
struct pairing_gsrp {
	int tenths;
	int games;
	int score; /* half points */
};

struct pairing_gsrp pairing_gsrp_of(const struct pairing_game *games, int count);

/*
 * Tonight's ordered list of a club evening (its rules A and B): the players who are neither absent
 * nor pinned out, by index. `players` has room for input->count. PAIRING_BAD_INPUT,
 * PAIRING_NO_MEMORY: nothing written.
 */
enum pairing_status pairing_gsrp_list(const struct pairing_input *input, int *players, int *count);

/* True if a and b have played each other (a default does not count: rule 39). */
bool pairing_have_met(const struct pairing_input *input, int a, int b);

/*
 * Put the boards in the order of publication (score of the higher-scored player, then his rank, the
 * bye last) and give two neutral players their colours: the higher card has the lot's colour on odd
 * boards, the other on even ones. Boards named in `keep` pins with a colour are left as they are.
 */
void pairing_draw_order(const struct pairing_input *input, struct pairing_draw *draw);

/*
 * Place of the mid-line in a level of n cards of which `up` leave upward and `down` downward (CAA
 * 5; caa.md 3): the number of cards above it.
 */
int pairing_mid_line(int n, int up, int down);

/*
 * How strong a preference for a colour is (FIDE C.04.3 1.7). Rule books that rank claims instead
 * know none.
 */
enum pairing_strength {
	PAIRING_STRENGTH_NONE,
	PAIRING_STRENGTH_MILD,
	PAIRING_STRENGTH_STRONG,
	PAIRING_STRENGTH_ABSOLUTE,
};

/*
 * What the Dutch system looks at in a player's record before it draws; of the other rule books what
 * stands on his card: score, due colour, float marks, and whether CAA rule 6 bars the bye.
 */
struct pairing_entry {
	int player;              /* index in the input */
	int score;               /* as it counts: virtual points included where there are any */
	enum pairing_colour due; /* or preferred; neutral: none */
	enum pairing_strength strength;
	int difference;            /* whites - blacks */
	enum pairing_float float1; /* the mark of the last round; level in round 1 */
	enum pairing_float float2; /* of the one before */
	bool bye_barred;           /* may not have the bye of an odd field */
};

/*
 * Everybody who takes part in the round, in the order in which the rule book looks at them: score,
 * then rank. PAIRING_BAD_INPUT as best(), PAIRING_NO_MEMORY. The caller frees *entries.
 */
enum pairing_status pairing_checklist(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_entry **entries, int *count);

/*
 * Baku acceleration (FIDE C.04.7): the virtual points of the player with this index for the draw of
 * a round. The upper group has a win more in the first half, rounded up, of the accelerated rounds
 * and half a win in the others; accelerated is the first half, rounded up, of all rounds. The upper
 * group is the first so many players: 2 * ceil(players / 4).
 */
int pairing_baku_points(int upper, int rounds, int win, int player, int round);
int pairing_baku_upper(int players);

/*
 * Random tournaments: entries by a recipe, each round drawn by the best() of a rule book and played
 * by chance. The same recipe gives the same tournament everywhere.
 */

/* A number from least to most, each as likely. */
struct pairing_range {
	int least, most;
};

/* What results are worth; all zero: 2, 1, 0, 2, 0, 0 (half points). */
struct pairing_worth {
	int win;  /* also by default */
	int draw; /* and a half-point bye */
	int loss; /* over the board */
	int bye;  /* of the draw, for an odd field */
	int zero_bye, default_loss;
};

enum { PAIRING_SHARE_ALL = 10000 }; /* shares are in hundredths of a per cent */

/*
 * Shares of the players are met exactly, to the nearest player, as far as there are players who can
 * be chosen: one who enters in the last round cannot withdraw, one without a round left can have no
 * bye. Shares of the games are the chance of each game.
 */
struct pairing_recipe {
	const struct pairing_book *book;
	const int *options; /* as in pairing_input */
	uint64_t seed;
	struct pairing_range players; /* from 1 */
	struct pairing_range rounds;  /* from 1 */
	int played;                   /* the tournament is left after so many rounds */
	struct pairing_range ratings; /* of the players; 0: unrated */
	struct pairing_range draws;   /* share of the games played that are drawn */
	/* shares of the boards on which one player, or both, do not appear */
	struct pairing_range forfeits, double_forfeits;
	/* shares of the players who have such a bye in one round */
	struct pairing_range half_byes, zero_byes;
	/* shares of the players who go before the last round, who come after the first */
	struct pairing_range withdrawals, late_entries;
	struct pairing_range clubs; /* how many; each player is in one, with 0 in none */
	struct pairing_range
		prohibited; /* pairs that must not meet in some rounds, if there are so many */
	bool baku;          /* accelerated by the rule of Baku */
	struct pairing_worth worth; /* a win above a draw above a loss */
};

/* Does a player take part in a round? Only a half-point bye is known before the round is drawn. */
enum pairing_presence {
	PAIRING_PRESENT,
	PAIRING_HALF_BYE,
	PAIRING_ZERO_BYE,
	PAIRING_NOT_YET, /* he comes later */
	PAIRING_GONE,
};

/* Two players who must not meet in rounds first..last. */
struct pairing_prohibited {
	int player, other, first, last;
};

struct pairing_tournament {
	/*
	 * the round after the last one played, ready to be drawn; it points into this struct's
	 * arrays, and so the struct may be moved
	 */
	struct pairing_input input;
	struct pairing_player *players;
	struct pairing_game *games;      /* input.rounds of each player */
	enum pairing_presence *presence; /* the same */
	struct pairing_prohibited *prohibited;
	int nprohibited;
	struct pairing_apart *apart; /* those of them that bear on the round */
	int *extra;                  /* virtual points; NULL without acceleration */
	struct pairing_worth worth;
	bool stuck; /* that round has no legal draw: the tournament ends before it */
	struct pairing_blame blame;
};

/*
 * PAIRING_BAD_INPUT and *blame (may be NULL): the recipe is not possible; PAIRING_NO_MEMORY. A
 * round without a legal draw is no failure: nobody is withdrawn or moved to make one. Costs as much
 * as the draws.
 */
enum pairing_status pairing_generate(const struct pairing_recipe *recipe,
	struct pairing_tournament *tournament, struct pairing_blame *blame);

void pairing_tournament_done(struct pairing_tournament *tournament);

#endif
