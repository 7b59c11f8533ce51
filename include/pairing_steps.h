/*
 * pairing_steps.h - the reasons behind the boards of a draw, as records; part of pairing.h.
 */
#ifndef LIBPAIRING_STEPS_H
#define LIBPAIRING_STEPS_H

#include <stdbool.h>

#include "pairing_causes.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One reason. Places count from 0 along the order in which the rule book looks at the cards;
 * players are indices in the input, PAIRING_NOBODY where there is none; scores are in half points;
 * what is true or not is 1 or 0.
 *
 * All kinds, and the members of each: from this list come enum pairing_step_kind, a struct for each
 * kind (struct pairing_step_level is the member `as.level` of a step), and the names that
 * pairing_step_form_of gives. KIND has members of its own, SAME those of another kind, PLAIN none.
 * INT is a number, SCORE one of half points, PLAYER an index in the input, CLAIM a struct
 * pairing_step_claim, PLAYERS a list of PAIRING_UNMET_PLAYERS players; PROOF: why something is not
 * so stands in the step's `proof`.
 */
/* clang-format off */
#define PAIRING_STEP_LIST(KIND, SAME, PLAIN, INT, SCORE, PLAYER, CLAIM, PLAYERS, PROOF) \
	/* the cards of a score */ \
	KIND(LEVEL, level, \
		SCORE(score) \
		INT(cards) \
		INT(white)   /* how many seek White */ \
		INT(black) \
		INT(neutral) /* seek no colour */ \
		INT(down))   /* have come down to it (FIDE Dutch) */ \
	/* a card must leave the level, or several do */ \
	KIND(ODD, odd, \
		SCORE(score) \
		INT(cards) \
		INT(leave)   /* go down from it or have the bye */ \
		INT(fixed)   /* of them by hand */ \
		INT(must))   /* several must, as no draw lets fewer leave */ \
	/* levels share a colour excess */ \
	KIND(LINKED, linked, \
		SCORE(upper) \
		SCORE(lower) \
		INT(white)   /* how many of both seek White */ \
		INT(black)) \
	/*
	 * player keeps his due colour where others change it: his claim is stronger than that of
	 * other, the strongest of the colour who does not get his; four a colour, strongest first
	 */ \
	KIND(KEEPS, keeps, \
		CLAIM(claim) \
		INT(keepers) /* how many there are */ \
		SCORE(upper)   /* highest and lowest score of the levels that floats join */ \
		SCORE(lower)) \
	/* player floats to other */ \
	KIND(FLOAT_DOWN, float_down, \
		SCORE(from) \
		SCORE(to) \
		INT(place)   /* in the order of search */ \
		INT(again)   /* he floated down last round */ \
		INT(sought)  /* enum pairing_sought */ \
		INT(below))  /* he stands below the mid-line */ \
	/* player comes up to other */ \
	KIND(FLOAT_UP, float_up, \
		SCORE(from) \
		SCORE(to) \
		INT(place)   /* from the top */ \
		INT(again)   /* he floated up last round */ \
		INT(line))   /* the place is from the mid-line (CAA 28) */ \
	/*
	 * player stood earlier in the order of rule 6/20/21 and was passed over; other: the chosen
	 * one; the proof: that player floats down, comes up to the chosen one's opponent or has the
	 * bye. With PAIRING_PASSED_MORE there is no player
	 */ \
	KIND(FLOAT_PASSED, float_passed, \
		PROOF \
		INT(way)     /* enum pairing_float of the chosen one; level: the bye */ \
		INT(sought)) /* enum pairing_sought: where upfloaters are sought first */ \
	/* player has the bye */ \
	KIND(BYE, bye, \
		SCORE(score) \
		INT(place)   /* in the order of search */ \
		INT(sought)  /* enum pairing_sought */ \
		INT(below))  /* he stands below the mid-line */ \
	/* player and other each get their due colour */ \
	KIND(DUE, due, \
		INT(cards))  /* how many of the two are due a colour */ \
	/* player does not get his due colour against other */ \
	KIND(TRANSFER, transfer, \
		CLAIM(his) \
		CLAIM(other) \
		INT(level)   /* the score of other is higher (1), the same (0) or lower (-1) */ \
		INT(same))   /* other is due the same colour (1; 2: player is the higher card) */ \
	/* two neutral cards: colour by board number */ \
	KIND(LOT, lot, \
		INT(board))  /* from 1 */ \
	/* player (top half) meets other; the proof: that he meets the one at his own place */ \
	KIND(PLACE, place, \
		INT(own)     /* his place in his half */ \
		INT(other)   /* the place of other */ \
		PLAYER(ideal)   /* whom he would have met by place */ \
		PROOF \
		INT(exchanged) /* cards crossed the middle; halves as after it (Schools) */ \
		/* FIDE Dutch: the one at his place is paired before: ideal is the first left */ \
		INT(first)) \
	/* player would have met other by place, but they have met */ \
	KIND(MET, met, \
		INT(round)) \
	/* player crosses the mid-line; the proof: that he does not, unless he floats */ \
	KIND(EXCHANGE, exchange, \
		SCORE(score) \
		INT(distance) /* cards between him and the line */ \
		PROOF) /* NOLINT(bugprone-macro-parentheses): a row */ \
	/*
	 * player would have met other by place, but then more pairs would meet that are to be
	 * avoided
	 */ \
	KIND(AVOIDED, avoided, \
		INT(rule)    /* 35, 37, 39 */ \
		INT(before)  /* such pairs in this draw, and in the other */ \
		INT(after)) \
	/* fixed by the arbiter */ \
	PLAIN(PINNED, pinned) \
	/*
	 * a level once its floaters are gone; player, other: the two when only one board is left
	 */ \
	KIND(LEFT, left, \
		SCORE(score) \
		INT(boards) \
		INT(denied)  /* cards on them that do not get their due colour */ \
		INT(neutral)) /* cards on them that are due none */ \
	/* colours that are given up in the levels that floats join */ \
	KIND(GIVEN_UP, given_up, \
		INT(colours) \
		INT(least)   /* how many it must be by the counts of the cards alone */ \
		INT(levels) \
		INT(cards) \
		SCORE(upper)   /* highest and lowest score */ \
		SCORE(lower) \
		INT(proven)) /* no draw with floats as few and as near gives up fewer */ \
	/* neither has a preference: the lot, by the parity of player's pairing number */ \
	KIND(LOT_NUMBER, lot_number, \
		INT(number)) \
	/* player floats to other, up or down */ \
	KIND(FLOAT_HISTORY, float_history, \
		SCORE(from) \
		SCORE(to) \
		INT(downfloats) /* his, in all earlier rounds */ \
		INT(upfloats)) \
	/*
	 * player has White against other; the places are among those of the level who get White
	 * and who get Black
	 */ \
	SAME(SEEKERS, seekers, place) \
	/* player and other are due one colour with equal claims and scores; player changes */ \
	KIND(EQUAL_CLAIMS, equal_claims, \
		CLAIM(his) \
		CLAIM(other) \
		INT(decides) /* 1: other is top player, 0: the lot decides; 3, 2: against that */ \
		INT(same))   /* as of TRANSFER */ \
	/* --- a club evening by GSRP --- */ \
	/* player stands in tonight's list */ \
	KIND(LISTED, listed, \
		INT(place) \
		INT(cards)   /* how many are in it */ \
		INT(tenths)  /* GSRP in tenths */ \
		INT(games)   /* of the competition */ \
		INT(grade))  /* on the first evening; -1: a later one */ \
	/* player meets other, the next lower one he may meet */ \
	KIND(NEXT, next, \
		INT(distance) /* places between them */ \
		INT(taken))  /* of those between: who meet higher cards */ \
	/* the walk down the list would leave people over, so the distances count */ \
	KIND(NEAREST, nearest, \
		INT(over)    /* how many it leaves */ \
		INT(distance)) /* places between these two */ \
	/*
	 * player would meet other by the walk, but does not in this draw; PAIRING_NOBODY: he is
	 * fixed to sit out
	 */ \
	PLAIN(OTHERWISE, otherwise) \
	/* player is to have White against other */ \
	KIND(WHITE, white, \
		INT(by)      /* enum pairing_white */ \
		INT(balance) /* Whites less Blacks, of player and other */ \
		INT(other_balance) \
		INT(last)    /* enum pairing_colour: of the last game, of player and other */ \
		INT(other_last) \
		INT(has))    /* he has it in this draw */ \
	/*
	 * player sits out. The first PAIRING_WHO_MOST of those who sit out too and come before him
	 * or level with him by what tells him from the next are who.now
	 */ \
	KIND(SITS_OUT, sits_out, \
		INT(why)     /* enum pairing_sitout */ \
		INT(games) \
		INT(sitouts) \
		INT(last)    /* round of the last one */ \
		INT(most)    /* the most games */ \
		INT(among)   /* enum pairing_sitout, of a volunteer: what tells him from the next \
				volunteer, who plays; -1: there is none */ \
		INT(sharers) /* how many sit out too and come before him or level with him */ \
		INT(others)) /* NEEDED: others sit out who are asked earlier still */ \
	/* --- US Chess --- */ \
	/* a score group */ \
	KIND(GROUP, group, \
		SCORE(score) \
		INT(players) \
		INT(white)   /* how many are due White */ \
		INT(black) \
		INT(neutral)) /* due neither */ \
	/* player leaves his group and meets other; the proof: that `first` does */ \
	KIND(ODD_PLAYER, odd_player, \
		SCORE(score) \
		PLAYER(first)   /* who should leave it by 29D1a; PAIRING_NOBODY: he himself */ \
		INT(points)  /* of rating between the two; -1: one is unrated, none count (29E5g); \
				-2: player alone is, who leaves only if nobody rated can */ \
		PROOF \
		PLAYER(above))  /* ODD_OPPONENT with nobody first: who of the group \
				stands higher and has the bye */ \
	/*
	 * player meets other, who has come down; first: who stands before him by 29D; the proof:
	 * that this one meets other
	 */ \
	SAME(ODD_OPPONENT, odd_opponent, odd_player) \
	/* player and other: the natural pairing of their group */ \
	KIND(NATURAL, natural, \
		INT(place)   /* in his half */ \
		INT(other_place)) \
	/* by upper against lower half player would meet other */ \
	KIND(REPAIRED, repaired, \
		INT(why)     /* enum pairing_repair */ \
		INT(round)   /* they met in; with PAIRING_REPAIR_OTHERS the next two; 0: none */ \
		PLAYER(needs)   /* OTHERS: the first of those who are needed who is parted ... */ \
		PLAYER(met)     /* ... from who stands opposite him */ \
		INT(parted)  /* why: enum pairing_repair; OTHERS: nobody is, boards are fixed */ \
		INT(between)) /* natural boards between other and needs; 0: they meet by them */ \
	/* player meets other for colours, within the halves */ \
	KIND(TRANSPOSITION, transposition, \
		PLAYER(natural) /* whom the natural pairing gives player, and other */ \
		PLAYER(other_natural) \
		INT(points)  /* of rating; -1: none count by 29E5g */ \
		INT(wrong)   /* enum pairing_shortfall: player's natural board, other's ... */ \
		INT(other_wrong) \
		INT(still_wrong) /* ... and of this one */ \
		PLAYER(unrated)) /* who is, where none count */ \
	/* player meets other for colours, across the halves */ \
	SAME(INTERCHANGE, interchange, transposition) \
	/* other does not get the colour he is due against player */ \
	KIND(CONFLICT, conflict, \
		INT(shortfall) /* enum pairing_shortfall */ \
		INT(due)     /* enum pairing_colour: of other */ \
		INT(same)    /* player is due the same */ \
		INT(against) /* colours are against the rule */ \
		INT(difference) /* between the colours of player, and of other */ \
		INT(other_difference) \
		INT(round)   /* 29E4 rules 3 and 4: the last in which their colours differ */ \
		INT(had))    /* player had a colour in it */ \
	/* player has the full-point bye */ \
	KIND(LOWEST, lowest, \
		SCORE(score) \
		INT(before)  /* how many stood before him by 28L */ \
		INT(why)     /* enum pairing_lowest */ \
		INT(full_points) /* his, without a game */ \
		INT(notes))  /* enum pairing_lowest_note, a sum */ \
	/* player and other, the highest two, leave their group together */ \
	KIND(ODD_TOGETHER, odd_together, \
		SCORE(score) \
		INT(leave)   /* how many leave it */ \
		INT(fewest)  /* that a pairing of the group by itself leaves over */ \
		INT(round)   /* in which the two met; 0: they did not */ \
		INT(in_best) /* as many leave it in the best draw (1), they do not (0), or \
				it is not known or not due to the rules alone (-1: not looked \
				at, or cards are fixed) */ \
		INT(fixed)   /* of those who leave it: by hand */ \
		INT(mates))  /* the two are team-mates */ \
	/*
	 * FIDE Dutch: what a bracket does not give although the rules want it, as no draw that is
	 * as good by the rules before gives more
	 */ \
	KIND(UNMET, unmet, \
		SCORE(score) \
		INT(term)    /* of the score of the draw */ \
		INT(count)   /* how many are not met */ \
		PLAYERS(players)) /* who they are, the first of them */ \
	/* FIDE Dutch: player does not get the colour that he is due against other */ \
	KIND(PREFERENCE, preference, \
		INT(same)    /* other is due the same */ \
		INT(strength) /* enum pairing_preference, of player and other */ \
		INT(other_strength) \
		INT(decides) /* of each: 5.2.2 his colour difference, 5.2.3 the round of the \
				game in which they last had different colours */ \
		INT(other_decides) \
		INT(gives))  /* by the rules he should have it */ \
	/*
	 * US Chess: player comes before other, the odd player of their group, in the order of
	 * 29D1a, but stays
	 */ \
	KIND(STAYS, stays, \
		INT(why)     /* enum pairing_stays */ \
		PLAYER(one)     /* two players */ \
		PLAYER(two) \
		INT(round))  /* in which the two met; 0: they have not */ \
	/*
	 * A club evening: player has volunteered to sit out, but plays; other: who is asked last of
	 * those before him and sits out (PAIRING_NOBODY: nobody does)
	 */ \
	KIND(VOLUNTEERED, volunteered, \
		INT(before)  /* how many of those do if one asked after him sits out, else 0 */ \
		INT(nearest)) /* even number: the nearest are matched before anybody is asked */ \
	/*
	 * All play all: player and other have the board of the table, or player is free (other is
	 * PAIRING_NOBODY)
	 */ \
	KIND(TABLE, table, \
		INT(round)   /* of the table */ \
		INT(white)   /* numbers in it; 0: nobody */ \
		INT(black) \
		INT(turned)  /* the second time, with the colours turned */ \
		INT(has))    /* they have its colours in this draw */ \
	/* player would meet other by the table; PAIRING_NOBODY: free, or other is not there */ \
	KIND(OFF_TABLE, off_table, \
		INT(round) \
		INT(own)     /* his number in the table */ \
		INT(theirs)) /* of whom it gives him; 0: he is free */
/* clang-format on */

#define PAIRING_STEP_MEMBER(NAME, ...) PAIRING_STEP_##NAME,
enum pairing_step_kind {
	PAIRING_STEP_LIST(PAIRING_STEP_MEMBER, PAIRING_STEP_MEMBER, PAIRING_STEP_MEMBER, , , , , , )
};
#undef PAIRING_STEP_MEMBER

/*
 * Who makes the difference of a proof, where that is so few: of `then` something is true in the
 * other draw and not in the one on the board, of `now` it is the other way about. It goes by the
 * term; where that is a list, by the entry that differs:
 *
 * bye, bye again, second bye, place of the bye, order and group of the bye: he has the bye
 * floats, boundaries: he meets one below the level / of a lower level; boundaries also as distance
 * transfers, claims, transferred scores, transferred: he does not get his due colour; one against
 *	one (claims: the first stronger one and the strongest of the others), but for transfers
 * exchanges, extent: he crosses the mid-line (CAA)
 * downfloats, upfloats: he floats; `now` may be the same card
 * floats both ways, again, twice running, not owed; floaters; lower halves: he does that (Schools)
 * differences: he gets a difference of 3 between his colours (CAA 40)
 * colourless: the card due no colour that gets another
 * avoided pairs, schoolmates, top players: the two of `then` meet, no two of `now`
 * order, place order, opponents: the two of `then` meet, in place of the two of `now`
 * distance, displacement, squares, rating, places, place squares: as order, the board that grows
 *	most; of the distance without `now`: no float of the draw on the board is as long
 * colours by rank: as colours by rule
 * Dutch: C6, C7, C8, C9, C10 to C17, 1.7.1 as the terms say (C8: of the next bracket); C18, C20: he
 *	goes on down from the bracket; C19, C21: as order, he who comes up first; moved-down
 *	players, exchanges (4.3): he is paired in the bracket, is exchanged; opponents of the moved
 *	down, order of the opponents: as order
 * sit-outs, order of sit-outs: he sits out; list distance: as distance (GSRP)
 * US Chess: odd players: he meets one below the group, or has the bye from it; colours not
 * equalised,
 *	not alternated, third colours running: his are; repeats, team-mates, team-mates in need: as
 *	avoided pairs; colours by rule (and colours, GSRP): the board of the two of `then` has
 *	        others;
 *	groups between opponents, terms of switches: as distance, where a board of `now` has less of
 *	       it;
 *	odd players beyond the limit: `then` leaves his group (two: they meet), `now` should (29D)
 * lazy draws: the first choice in which they part: he has the bye; he goes down; or as order; lazy
 *	colours: as colours by rule
 *
 * None of either: nobody is named, by these terms or others.
 */
enum { PAIRING_WHO_MOST = 3 };

struct pairing_who {
	int nthen, nnow;
	int then[PAIRING_WHO_MOST], now[PAIRING_WHO_MOST]; /* indices in the input */
	bool meet; /* those of `then` are two who would meet, those of `now` two who do */
	int rule;  /* by which the two had better not meet (avoided pairs and the like), else 0 */
	/*
	 * floats, boundaries: but for those of whom it is asked the only two of a level who would
	 * leave it and do not now, and may not, or had better not, meet: they would be left
	 */
	int nleft, left[2];
	int limit; /* odd players beyond the limit: rating points that a switch may cost */
};

/*
 * Why something is not so: the draw on the board is compared with the best draw in which it is so,
 * all that the arbiter has fixed kept. The term is the first that differs, before (on the board)
 * and after are its first entry that differs. An entry counts from 0; in lists of records it is
 * the number in the record: claims (difference, run, minus games), downfloats and upfloats (floated
 * so in the last round, floats of all rounds, place among the cards given this colour, place among
 * all). It is -1 when one list ends first; before and after then are the records (or values) of
 * each.
 */
struct pairing_proof {
	int passed; /* enum pairing_passed; UNKNOWN: the others mean nothing */
	union {
		int term;  /* index in the score of the draw */
		int round; /* PASSED_MET: in which they met */
		/* PASSED_GOES: index of whom he meets instead; PAIRING_NOBODY: the bye */
		int meets;
		int more; /* PASSED_MORE: how many */
	};
	union {
		int entry;
		int given; /* PASSED_MORE: of how many more it is said why */
		int group; /* PASSED_SETTLED, OWN, ORDER, TURN: the score of the group */
	};
	union {
		int before;
		int turn; /* PASSED_TURN: index of who is paired first */
	};
	int after;
};

/* What makes a claim strong (pairing_claim). */
struct pairing_step_claim {
	int difference, run, games;
};

enum { PAIRING_STEP_NUMBERS = 10, PAIRING_UNMET_PLAYERS = 6 };

#define PAIRING_STEP_INT(name) int name;
#define PAIRING_STEP_CLAIM(name) struct pairing_step_claim name;
#define PAIRING_STEP_PLAYERS(name) int name[PAIRING_UNMET_PLAYERS];
#define PAIRING_STEP_STRUCT(NAME, name, ...) \
	struct pairing_step_##name { \
		__VA_ARGS__ \
	};
#define PAIRING_STEP_RECORD(NAME, name, ...) struct pairing_step_##name name;
#define PAIRING_STEP_NONE(...)
PAIRING_STEP_LIST(PAIRING_STEP_STRUCT, PAIRING_STEP_NONE, PAIRING_STEP_NONE, PAIRING_STEP_INT,
	PAIRING_STEP_INT, PAIRING_STEP_INT, PAIRING_STEP_CLAIM, PAIRING_STEP_PLAYERS, )

/* The members of each kind but PLAIN ones; SAME kinds have those of the kind that they name. */
union pairing_step_members {
	PAIRING_STEP_LIST(PAIRING_STEP_RECORD, PAIRING_STEP_NONE, PAIRING_STEP_NONE, , , , , , )
};
#undef PAIRING_STEP_INT
#undef PAIRING_STEP_CLAIM
#undef PAIRING_STEP_PLAYERS
#undef PAIRING_STEP_STRUCT
#undef PAIRING_STEP_RECORD
#undef PAIRING_STEP_NONE

struct pairing_step {
	enum pairing_step_kind kind;
	const char *rule;
	/* index of the draw's board it explains, or -1: the level or the whole draw */
	int board;
	int player, other; /* PAIRING_NOBODY where not used */
	union pairing_step_members as;
	struct pairing_proof proof; /* PAIRING_PASSED_UNKNOWN where its kind has none */
	struct pairing_who who;     /* of the proof */
};

struct pairing_steps {
	struct pairing_step *steps;
	int count;
};

/* Release the steps and zero the struct. */
void pairing_steps_done(struct pairing_steps *steps);

enum pairing_step_type { PAIRING_IS_NUMBER, PAIRING_IS_SCORE, PAIRING_IS_PLAYER, PAIRING_IS_PROOF };

/* A number of a kind of reason by its name in the list, and what it is. */
struct pairing_step_member {
	const char *name;
	enum pairing_step_type type;
};

/*
 * A kind of reason by its name in the list, its numbers in their order, and what it says. Slots of
 * the sentence are {player}, {other} and members: a score as points, an index as who it is, any
 * other number as it is; {place th} is a place counted from 0 as an ordinal, {cards card}, with any
 * noun, "1 card" or "3 cards".
 */
struct pairing_step_form {
	const char *name;
	const struct pairing_step_member *members;
	int count; /* PAIRING_STEP_NUMBERS at most */
	const char *sentence;
};

/* NULL behind the last kind. */
const struct pairing_step_form *pairing_step_form_of(enum pairing_step_kind kind);

/* The numbers of a reason, by the members of its form; returns how many. */
int pairing_step_numbers(const struct pairing_step *step, int numbers[PAIRING_STEP_NUMBERS]);

#ifdef __cplusplus
}
#endif

#endif
