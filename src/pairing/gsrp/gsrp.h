/*
 * The evenings of a club season by GSRP (global score relative percentage): what its parts share.
 *
 * Rules are named by the headings of the club's guide: "A" the first evening, "B" the later ones,
 * "closest" for what is left when B leaves people over, "colours", "sit-outs". Cards are those of
 * cards/field.h, numbered down tonight's ordered list: card 0 heads it. A card without an opponent
 * sits out; a draw may have several such boards. A default counts as a game of the competition with
 * its result, though without a colour, so those two do not meet again.
 */
#ifndef PAIRING_GSRP_GSRP_H
#define PAIRING_GSRP_GSRP_H

#include "book/frame.h"

struct gsrp_card {
	int games, score; /* of the competition; half points */
	int balance;      /* whites - blacks */
	enum pairing_colour last;
	int sitouts, last_sitout; /* how often, and in which round last (0: never) */
	bool volunteer;
	bool pinned; /* the arbiter has him sit out */
	int turn;    /* his place in the order in which they are asked to sit out */
};

struct gsrp {
	struct field field;
	const struct pairing_input *input; /* the caller's */
	int most; /* games of a player in the competition, after which he is asked to sit out */
	struct gsrp_card *card;
	int *asked; /* cards in the order in which they are asked to sit out */
	/* the input in tonight's order, defaults as meetings, without those pinned to sit out */
	struct pairing_player *players;
	struct pairing_game *games;
	struct pairing_pin *pins;
	struct pairing_input listed;
};

/* As in pairing_rules. */
enum pairing_status gsrp_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame);
void gsrp_done(void *digest);

/* May the cards meet: not met in the competition, not forbidden, no pin against it? */
bool gsrp_may_meet(const struct gsrp *gsrp, int a, int b);

/* May the card sit out: do the pins leave it open? */
bool gsrp_may_sit(const struct gsrp *gsrp, int card);

/* The colour of card a against card b on this board (1..), and by what. */
enum pairing_colour gsrp_colour(
	const struct gsrp *gsrp, int a, int b, int board, enum pairing_white *by);

/* Is the number of those who are not pinned to sit out an even one? */
bool gsrp_is_even(const struct gsrp *gsrp);

/*
 * Rule B: down the list each card that is not out meets the next lower one it may meet. mate[c] is
 * then the card's opponent, or -1. Returns how many are left over.
 */
int gsrp_walk(const struct gsrp *gsrp, const bool *out, int *mate);

/*
 * The best draw as mates: mate[c] is -1 for who sits out. PAIRING_NO_DRAW when the pins leave none.
 */
enum pairing_status gsrp_pair(const struct gsrp *gsrp, int *mate);

/*
 * The walk over all that do not sit out in this draw; of an even number over all who are not pinned
 * to sit out. mate has room for the cards and gets their
 * opponents by rule B. PAIRING_NO_MEMORY or PAIRING_OK and how many are left over.
 */
enum pairing_status gsrp_seats_walk(
	const struct gsrp *gsrp, const struct card_seats *seats, int *mate, int *left);

/* As in pairing_rules. */
enum pairing_status gsrp_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status gsrp_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);
enum pairing_status gsrp_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who);

enum { GSRP_OPTIONS = 1 };
extern const struct pairing_option gsrp_option[GSRP_OPTIONS];
extern const struct pairing_book gsrp_book;

#endif
