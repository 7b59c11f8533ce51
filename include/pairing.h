/*
 * pairing.h - the rule books of drawboard: players' records in, the best draw, its score and its
 * reasons out.
 *
 * A rule book (British CAA, ...) is one const table entry, and pure functions take it with an
 * input:
 *
 *	pairing_best	the best draw that honours the pins, or why there is none
 *	pairing_score	for any draw, finished or half-made: the rule book's terms in order, and
 *	             	what
 *		is broken
 *	pairing_steps	the reasons behind the boards of a draw, as records from which words are
 *	             	made
 *		elsewhere
 *	pairing_steps_of	the same for one board
 *
 * The best draw is by definition the one with the least score, except for what a rule book settles
 * before it looks at the whole draw (pairing_book.settled). Nothing here reads a clock, a
 * locale, the environment or a file; the same input gives the same draw everywhere. A player is
 * named by his index in the input's array, which stands in rank order (CAA rule 4): index 0 is the
 * highest card. All scores are integers in one unit of the caller's choice; drawboard uses half
 * points.
 *
 * Ownership: inputs are the caller's and const, and nothing keeps a pointer into them. What a
 * function fills in belongs to the caller and is released with the matching _done; every struct may
 * start zeroed ({0}). An output is overwritten, not released: what it held before is the caller's
 * to release first. On failure the outputs are left untouched. All texts that come out are constant
 * and are never released.
 *
 * Errors: every function that returns an enum pairing_status may return PAIRING_NO_MEMORY. What is
 * looked at, and then PAIRING_BAD_INPUT, is said here; where an index is asked for and no status
 * comes back (pairing_have_met, ...) it must be one of the input's, as must be a pointer.
 *
 * Nothing is kept between calls, so that several threads may call at once.
 */
#ifndef PAIRING_H
#define PAIRING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "pairing_earlier.h"
#include "pairing_options.h"
#include "pairing_score.h"
#include "pairing_steps.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The version of these headers. Until version 1.0 any release may add members to a struct, so that
 * a program must be built with the headers of the library that it runs with: the shared library
 * carries the whole version in its name.
 */
#define PAIRING_VERSION_MAJOR 0
#define PAIRING_VERSION_MINOR 1
#define PAIRING_VERSION "0.1"

/* That of the library itself, "0.1". */
const char *pairing_version(void);

/* One list makes the enum and pairing_status_text(). */
#define PAIRING_STATUS_LIST(X) \
	X(PAIRING_OK, "done") \
	X(PAIRING_NO_MEMORY, "out of memory") \
	X(PAIRING_BAD_INPUT, "the players' records are not possible") \
	X(PAIRING_NO_DRAW, "no legal draw exists") \
	X(PAIRING_NOT_OFFERED, "the rule book has no answer to that")

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
	PAIRING_DEFAULT_WIN,  /* the opponent did not appear */
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
	/*
	 * in a round with an absence or a bye on request that of a game elsewhere, if there was
	 * one: the colour counts, the game does not
	 */
	enum pairing_colour colour;
	enum pairing_kind kind;
	enum pairing_float floated; /* the mark on the card for that round */
	int points;                 /* that it gave him, in the unit of the scores */
};

struct pairing_player {
	/* the caller's pairing number, above 0 and unique; for display, and lots are drawn by it */
	int number;
	int rating;                       /* to 1,000,000; 0: none */
	int score;                        /* points before this round, 0 to 1,000,000 */
	const struct pairing_game *games; /* input.round - 1 of them, round 1 first */
	/* players with the same number above 0 are kept apart for a while (rule 35); 0: in none */
	int club;
	bool absent;     /* takes no part in this round: bye booked, withdrawn, not yet here */
	bool bye_booked; /* a bye is booked for this or a later round (rule 6) */
	bool top;        /* marked as a top player (Schools 3) */
	bool is_new;     /* nothing is known of his play (US 28D6) */
	bool volunteer;  /* offers to sit out if the number is odd (GSRP) */
};

/* What the arbiter has fixed by hand; pairing_best() honours all of them or says why it cannot. */
enum pairing_pin_kind {
	PAIRING_PIN_BOARD,      /* player meets other; colour (if not neutral) is player's */
	PAIRING_PIN_COLOUR,     /* player has this colour */
	PAIRING_PIN_FLOAT_DOWN, /* player meets a lower score group, or has the bye */
	PAIRING_PIN_FLOAT_UP,   /* player meets a higher score group */
	PAIRING_PIN_TOP,        /* if paired in his own group, his opponent ranks below him */
	PAIRING_PIN_BOTTOM,     /* if paired in his own group, his opponent ranks above him */
	PAIRING_PIN_LEVEL,      /* player meets one of his own score group */
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
	int count;                            /* 0 to 1,000,000 */
	int round;                            /* the round to draw, 1 to 1,000 */
	int rounds;                           /* of the event; 0: unknown */
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
	 * round + r - 1] in round r, this round included; NULL: none. A score with them is from 0
	 * to 1,000,000, too.
	 */
	const int *extra;
	/*
	 * the recorded lot by which cards of a score are ordered, without regard to rank and rating
	 * (CAA 30, Schools 26); 0: by rank. Rule books that have a setting `random` take it from
	 * there.
	 */
	int order_lot;
	/*
	 * only a full-point bye bars the next one: a default won or a bye booked is a matter of the
	 * score (CAA 6). A rule book that reads it so sets it for itself.
	 */
	bool bye_after_default;
	/* nor does a full-point bye bar the next one: it is a matter of the score (Schools 7) */
	bool bye_after_bye;
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

/* Release the boards and zero the draw. */
void pairing_draw_done(struct pairing_draw *draw);

/* Why pairing_best() found no draw, or what is wrong with the input. All texts are constant. */
struct pairing_blame {
	const char *rule; /* the rule that blocks; "" when the input itself or what is fixed does */
	/* indices of whom it blocks, or whose record is wrong; PAIRING_NOBODY where not one */
	int player, other;
	const char
		*text; /* a sentence; of PAIRING_NO_DRAW it speaks of "a player", "two players" */
	/*
	 * PAIRING_BAD_INPUT: the member that is wrong: of the input ("round", "options", ...), or
	 * of what it points to ("players.score", "games.opponent", "pins.other", "apart.player");
	 * NULL: each is possible, but two pins exclude each other, or there is no draw
	 */
	const char *field;
	/* with a field: which player, game (round index + 1), pin, pair or option; else 0 */
	int index;
};

struct pairing_entry;

/* From the draw on the board to another one: they differ first by this term of their scores. */
struct pairing_change {
	const struct pairing_draw *now, *then;
	const struct pairing_score *now_score, *then_score;
	int term;
	const struct pairing_pin *asked; /* what the other draw has more; NULL: it is not known */
};

/* May two players meet, and who has White by the rules? */
enum pairing_meeting {
	PAIRING_MEETING_BARRED,
	PAIRING_MEETING_WHITE, /* the first of the two */
	PAIRING_MEETING_BLACK,
	PAIRING_MEETING_EITHER, /* neither is due a colour */
};

struct pairing_book {
	const char *id;   /* "caa" */
	const char *name; /* "British seeded Swiss (CAA)" */
	const struct pairing_option *options;
	int noptions;
	/* the names of all values of those settings that have named ones */
	const struct pairing_value *values;
	int nvalues;
	/* for the library and for drawboard: its functions, and what is said of its draws */
	const struct pairing_rules *rules;
	const struct pairing_traits *traits;

	/* its draws may be accelerated by Baku points (FIDE C.04.7) */
	bool baku;
	/* made for comparison with draws of other rule books; no event is drawn by it */
	bool comparison;
	/* of club seasons: its rounds are evenings, who is left over sits out */
	bool season;
	/*
	 * of all-play-alls: how many rounds so many players have by the settings, and the most
	 * players of an event. All are there from round 1; who is left over is free and scores
	 * nothing. NULL: the arbiter says how many rounds there are
	 */
	int (*rounds)(const int *options, int players);
	int players_most;
	/* looks at who is a top player (pairing_player.top) */
	bool tops;
	/*
	 * repeats and second byes are drawn where nothing else is left: a cost, not a bar (US 27A1)
	 */
	bool yields;
	/*
	 * A term that is settled from the top score group down, each group before what
	 * it means for lower ones is known (US 29D: who leaves it, and whom those meet). A draw in
	 * which this term differs may have less score than that of pairing_best(); no other draw
	 * has.
	 * PAIRING_TERM_NONE: nothing is settled so.
	 */
	enum pairing_term_id settled;
};

/*
 * The best draw that honours the pins. PAIRING_OK and *draw; PAIRING_NO_DRAW or PAIRING_BAD_INPUT
 * and *blame (may be NULL); PAIRING_NO_MEMORY.
 */
enum pairing_status pairing_best(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame);

/*
 * The rule book's terms for any draw whose indices are in range, in order, and what is broken;
 * PAIRING_BAD_INPUT otherwise. O(n log n): made to run at every cell that a carried card crosses.
 */
enum pairing_status pairing_score(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_score *score);

/*
 * The reasons of a whole draw, board by board. Costs up to some hundred draws of small fields; in
 * large ones some boards go without proofs, which pairing_steps_of has. PAIRING_BAD_INPUT as
 * pairing_score().
 */
enum pairing_status pairing_steps(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_steps *steps);

/*
 * The reasons of one board (an index of the draw) and of the levels of its cards. PAIRING_BAD_INPUT
 * also where the draw has no such board.
 */
enum pairing_status pairing_steps_of(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw, int board,
	struct pairing_steps *steps);

/*
 * A reason in words: the sentence of its form, what its proof says, and its rule in brackets, "8
 * goes down from 2 to 1½ and meets 12 (20)". A player is called by his number, and by names[index]
 * behind it unless `names` is NULL; scores are read as half points. Of a proof that names a term
 * `score` is that of the draw; NULL: the term is not named. The text is UTF-8, of `size` bytes at
 * most with its end, cut between characters; returns the bytes that the whole of it has without its
 * end.
 */
size_t pairing_step_text(const struct pairing_input *input, const struct pairing_score *score,
	const struct pairing_step *step, const char *const *names, char *text, size_t size);

/*
 * Who makes the difference of two draws in which everybody is seated. O(n log n). All-play-alls
 * name nobody. PAIRING_BAD_INPUT as pairing_score(), of either draw.
 */
enum pairing_status pairing_who(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who);

/*
 * The pairings of one score group that come before that of the draw, and by which criterion each is
 * worse. The draw is one of the rule book: of another one that has an earlier pairing as good the
 * answer is PAIRING_NOT_OFFERED, as where a card of the group is fixed, and by all rule books but
 * the Dutch one. Up to PAIRING_EARLIER_MOST are looked at; fewer in large fields, where whether the
 * others can be paired would take too long. PAIRING_BAD_INPUT as pairing_score().
 */
enum pairing_status pairing_earlier(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw, int score,
	struct pairing_earlier *earlier);

/*
 * Who may meet whom by the absolute rules, those that yield included: meetings[a * count + b] is an
 * enum pairing_meeting of a against b, of a against himself whether he may have the bye (not
 * BARRED). Who takes no board is barred from all. O(count * count). PAIRING_NOT_OFFERED: an
 * all-play-all.
 */
enum pairing_status pairing_meetings(const struct pairing_book *book,
	const struct pairing_input *input, unsigned char *meetings);

/*
 * Is what a draw's score has less than the best draw's the price of what the rule book settles
 * first? True when the two differ in its settled term.
 */
bool pairing_book_settles(const struct pairing_book *book, const struct pairing_score *best,
	const struct pairing_score *other);

/*
 * Is an input possible for this rule book: every index, count, code and setting in range, no number
 * given twice? PAIRING_BAD_INPUT and *blame (may be NULL), which names the player and the member;
 * PAIRING_NO_MEMORY. Every function of a rule book asks this first; here without a draw. That two
 * pins exclude each other only pairing_best() finds.
 */
enum pairing_status pairing_input_check(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_blame *blame);

/* The rule book with this id, or NULL. */
const struct pairing_book *pairing_book_find(const char *id);

/* The i-th rule book, NULL past the last. */
const struct pairing_book *pairing_book_at(int i);

/* The rule book of reports that name none: the one with a code of its own. */
const struct pairing_book *pairing_book_usual(void);

/* Index of an option by name, or -1. */
int pairing_book_option(const struct pairing_book *book, const char *name);

/* The default of each option, for pairing_input.options; `values` has room for book->noptions. */
void pairing_option_defaults(const struct pairing_book *book, int *values);

/*
 * Set the option with this name in values made by pairing_option_defaults. PAIRING_BAD_INPUT: there
 * is none, or the value is out of its range; nothing changes.
 */
enum pairing_status pairing_option_set(
	const struct pairing_book *book, const char *name, int value, int *values);

/*
 * The scores by which the rule book draws the round, by index: with virtual points where it has
 * them, and what it adds by itself (US 28R). `scores` has room for input->count.
 * PAIRING_BAD_INPUT as pairing_best(), PAIRING_NO_MEMORY: nothing written.
 */
enum pairing_status pairing_scores(
	const struct pairing_book *book, const struct pairing_input *input, int *scores);

/*
 * How everybody floated in an earlier round, 1 .. input->round - 1, as the rule book sees it when
 * it draws this one: FIDE Dutch by article 1.4, US Chess by the scores of an accelerated round, the
 * others by the marks on the cards. As pairing_scores; PAIRING_BAD_INPUT also for another round.
 */
enum pairing_status pairing_floats(const struct pairing_book *book,
	const struct pairing_input *input, int round, enum pairing_float *floats);

/* Does who has the bye of an odd field float down, as who meets a lower score (FIDE 1.4.3)? */
bool pairing_bye_floats(const struct pairing_book *book, const struct pairing_input *input);

/*
 * A player's wish for a colour, from the games he really played (CAA 14, 16). Neutral when he has
 * played none. The claim is compared by difference, then run, then fewer games.
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

/*
 * Is it a game with a colour that counts: one that was played, or, where he had no game here
 * (absent, or a bye on request), one elsewhere?
 */
bool pairing_has_colour(const struct pairing_game *game);

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
 * The last round in which the players with these indices have played each other, as either one's
 * record says (a default does not count: rule 39); 0: in none.
 */
int pairing_round_met(const struct pairing_input *input, int a, int b);
bool pairing_have_met(const struct pairing_input *input, int a, int b);

/*
 * Put the boards in the order of publication (score of the higher-scored player, then his rank, the
 * bye last) and give two neutral players their colours: the higher card has the lot's colour on odd
 * boards, the other on even ones. Boards named in `keep` pins with a colour are left as they are.
 */
void pairing_draw_order(const struct pairing_input *input, struct pairing_draw *draw);

/*
 * Place of the mid-line in a level of n cards of which `up` leave upward and `down` downward (CAA
 * 5): the number of cards above it.
 */
int pairing_mid_line(int n, int up, int down);

/*
 * Baku acceleration (FIDE C.04.7): the virtual points of the player with this index for the draw of
 * a round. The upper group has a win more in the first half, rounded up, of the accelerated rounds
 * and half a win in the others; accelerated is the first half, rounded up, of all rounds. The upper
 * group is the first so many players: 2 * ceil(players / 4).
 */
int pairing_baku_points(int upper, int rounds, int win, int player, int round);
int pairing_baku_upper(int players);

#ifdef __cplusplus
}
#endif

#include "pairing_checklist.h"
#include "pairing_gsrp.h"

#endif
