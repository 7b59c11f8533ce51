/*
 * pairing_steps.h - the reasons behind the boards of a draw, as records; part of pairing.h.
 */
#ifndef LIBPAIRING_STEPS_H
#define LIBPAIRING_STEPS_H

#ifdef __cplusplus
extern "C" {
#endif

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
	/*
	 * values: score, cards, white seekers, black seekers, neutral, those of them who have come
	 * down (FIDE Dutch)
	 */
	PAIRING_STEP_LEVEL,
	/*
	 * a card must leave the level, or several do; values: score, cards, how many leave it
	 * downward or have the bye, of how many of them the arbiter has fixed that, several must,
	 * as no draw lets fewer leave (1)
	 */
	PAIRING_STEP_ODD,
	/*
	 * levels share a colour excess; values: upper score, lower score, white seekers, black
	 * seekers
	 */
	PAIRING_STEP_LINKED,
	/*
	 * player keeps his due colour where others change it: one of those whose claims are
	 * stronger than that of other, the strongest who does not get his. The first four have a
	 * step each, strongest first; values: his claim (difference, run, games), how many there
	 * are, scores of the highest and the lowest of the levels that floats join
	 */
	PAIRING_STEP_KEEPS,
	/*
	 * player floats to other; values: from score, to score, place in the order of search,
	 * floated down last round, enum pairing_sought, he stands below the mid-line (1)
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
	/*
	 * player has the bye; values: score, place in the order of search, then 4 and 5 as of
	 * PAIRING_STEP_FLOAT_DOWN
	 */
	PAIRING_STEP_BYE,
	/* player and other each get their due colour; values: how many of the two are due one */
	PAIRING_STEP_DUE,
	/*
	 * player does not get his due colour against other; values: his claim (difference, run,
	 * games), other's claim, other's score is higher (1), the same (0) or lower (-1), other is
	 * due the same colour (1; 2: and player is the higher card)
	 */
	PAIRING_STEP_TRANSFER,
	/* two neutral cards: colour by board number; values: board */
	PAIRING_STEP_LOT,
	/*
	 * player (top half) meets other; values: his place, the place opposite, whom he would have
	 * met by place, proof (that these two meet); values[8]: 1 where cards crossed the middle of
	 * the level, so that the halves are those after the exchange (Schools)
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
	 * lowest, no draw with floats as few and as near gives up fewer
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
	 * player and other are due the same colour with equal claims and scores, and player
	 * changes; values: as PAIRING_STEP_TRANSFER, but the seventh is 1: other is the top player,
	 * 0: the lot decides; 3, 2: by these player should keep his
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
	/*
	 * player would meet other by the walk, but does not in this draw; PAIRING_NOBODY: he is
	 * fixed to sit out
	 */
	PAIRING_STEP_OTHERWISE,
	/*
	 * player is to have White against other; values: enum pairing_white, balance of each
	 * (Whites less Blacks), last colour of each, has he it in this draw?
	 */
	PAIRING_STEP_WHITE,
	/*
	 * player sits out; values: enum pairing_sitout, games, sit-outs, round of the last one, the
	 * most games, of a volunteer: what tells him from the next volunteer, who plays (-1: there
	 * is none), how many who sit out come before him or level with him by what tells him from
	 * the next; the first of them are who.now
	 */
	PAIRING_STEP_SITS_OUT,

	/* US Chess. */

	/* a score group; values: score, players, due White, due Black, due neither */
	PAIRING_STEP_GROUP,
	/*
	 * player leaves his group and meets other; values: score, who should leave it by 29D1a
	 * (index, PAIRING_NOBODY: he himself), rating points between the two (-1: one is unrated,
	 * none count by 29E5g; -2: player alone is, who leaves only if nobody rated can), proof
	 * (that this one does)
	 */
	PAIRING_STEP_ODD_PLAYER,
	/*
	 * player meets other, who has come down; values: score, who stands first before him by 29D
	 * (index, PAIRING_NOBODY: nobody), rating points between the two (-1: as before), proof
	 * (that this one meets other); with nobody before him instead of the points: who of the
	 * group stands higher and has the bye (index, PAIRING_NOBODY: nobody)
	 */
	PAIRING_STEP_ODD_OPPONENT,
	/* player and other: the natural pairing of their group; values: place in each half */
	PAIRING_STEP_NATURAL,
	/*
	 * by upper against lower half player would meet other; values: enum pairing_repair, round
	 * in which they met; with PAIRING_REPAIR_OTHERS: in which the two met of whom other is to
	 * meet the one by the natural pairing (0: none did), that one and the other of them
	 * (indices)
	 */
	PAIRING_STEP_REPAIRED,
	/*
	 * player meets other for colours, within the halves / across them; values: whom the natural
	 * pairing gives player and other (indices), rating points (-1: none count by 29E5g), what
	 * was wrong with colours on the natural board of player, of other, and is on this one (enum
	 * pairing_shortfall), who is unrated (index) where none count
	 */
	PAIRING_STEP_TRANSPOSITION,
	PAIRING_STEP_INTERCHANGE,
	/*
	 * other does not get the colour he is due against player; values: enum pairing_shortfall,
	 * enum pairing_colour that he is due, player is due the same (1), colours against the rule
	 * (1), differences between the colours of player and of other, by 29E4 rules 3 and 4: the
	 * last round in which their colours differ, player had one in it (1)
	 */
	PAIRING_STEP_CONFLICT,
	/*
	 * player has the full-point bye; values: score, how many stood before him by 28L, enum
	 * pairing_lowest, his full points without a game, enum pairing_lowest_note (a sum)
	 */
	PAIRING_STEP_LOWEST,
	/*
	 * player and other, the highest two, leave their group together; values: score, how many
	 * leave it, the fewest that a pairing of the group by itself leaves over, round in which
	 * the two met (0: they did not), as many leave it in the best draw (1), they do not (0), or
	 * it is not known or not due to the rules alone (-1: not looked at, or cards are fixed),
	 * how many of those who leave it are fixed by hand to do so, the two are team-mates (1)
	 */
	PAIRING_STEP_ODD_TOGETHER,

	/*
	 * FIDE Dutch: what a bracket does not give although the rules want it, as no draw that is
	 * as good by the rules before gives more; values: score, index of the term, how many are
	 * not met, then who they are (indices, PAIRING_UNMET_PLAYERS of them at most, the others
	 * PAIRING_NOBODY)
	 */
	PAIRING_STEP_UNMET,
	/*
	 * FIDE Dutch: player does not get the colour that he is due against other; values: other is
	 * due the same (1), enum pairing_preference of each, what decides of each (5.2.2: their
	 * colour differences; 5.2.3: the rounds of the games in which they last had different
	 * colours), by the rules he should have it (1)
	 */
	PAIRING_STEP_PREFERENCE,

	/*
	 * US Chess: player comes before other, the odd player of their group, in the order of
	 * 29D1a, but stays; values: enum pairing_stays, two players (PAIRING_NOBODY: none), round
	 * in which the two met (0: they have not)
	 */
	PAIRING_STEP_STAYS,

	/*
	 * A club evening: player has volunteered to sit out, but plays; other: who is asked last of
	 * those before him and sits out (PAIRING_NOBODY: nobody does); values: how many of those
	 * do, if one sits out who is asked after him, else 0; 1 where the number is even and the
	 * nearest are matched before anybody is asked, else 0
	 */
	PAIRING_STEP_VOLUNTEERED,
};

/* Why one who comes first in the order of 29D1a is not the odd player. */
enum pairing_stays {
	PAIRING_STAYS_BELOW, /* he may meet nobody of the next group */
	PAIRING_STAYS_TWO,   /* but for him the two would be left, who may not meet */
	PAIRING_STAYS_ONE,   /* but for him the first of the two would have nobody to meet */
	PAIRING_STAYS_REST,  /* but for him the others could not all be paired */
};

/* As what one has the full-point bye of US Chess. */
enum pairing_lowest {
	PAIRING_LOWEST_RATED,    /* he may have it, as one with a rating */
	PAIRING_LOWEST_UNRATED,  /* he may have it, as one without */
	PAIRING_LOWEST_NEW,      /* he may have it, as a new player */
	PAIRING_LOWEST_HALF,     /* a half-point bye stands against him (28L4) */
	PAIRING_LOWEST_AGAIN,    /* he has had a full point without a game (28L3) */
	PAIRING_LOWEST_FIXED,    /* the arbiter has fixed it */
	PAIRING_LOWEST_NEEDLESS, /* the number is even */
};

/* What else the order of 28L looks at between those who may have the bye. */
enum pairing_lowest_note {
	PAIRING_NOTE_EQUAL = 1,       /* another one of his group has the same rating */
	PAIRING_NOTE_RATED_FIRST = 2, /* unrated or new players of his group stand lower */
	PAIRING_NOTE_BEFORE_NEW = 4,  /* he comes before new players of the group below (28L5) */
	PAIRING_NOTE_LEADERS = 8,     /* rated players of the group above lead (28L5) */
};

/* How strongly a player is due a colour (FIDE Dutch 1.7). */
enum pairing_preference {
	PAIRING_PREFERS_NONE,
	PAIRING_PREFERS_MILD,
	PAIRING_PREFERS_STRONG,
	PAIRING_PREFERS_ABSOLUTE,
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
	/* the number is even: the nearest are matched, and he is left over (closest) */
	PAIRING_SITOUT_NEAREST,
	PAIRING_SITOUT_ALONE, /* who is not on a fixed board sits out, too: he has nobody to meet */
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

/* Where floaters are sought first. */
enum pairing_sought {
	PAIRING_SOUGHT_TOP,
	PAIRING_SOUGHT_LINE, /* at the mid-line (CAA 6, 20, 28) */
	PAIRING_SOUGHT_LAST, /* at the end of the list (Schools), of the level (CAA 29) */
	PAIRING_SOUGHT_ONLY, /* nowhere: he is the only one of his level (CAA, FIDE Dutch) */
};

/* Why a card was passed over or two by place do not meet: the first value of a proof. */
enum pairing_passed {
	PAIRING_PASSED_WORSE,  /* that would be worse */
	PAIRING_PASSED_BETTER, /* nothing: that would be better than the draw on the board */
	/* it would be worse by at least the number after; only with transfers */
	PAIRING_PASSED_AT_LEAST,
	/* no draw that gives the bye to this score and lets as many leave each level */
	PAIRING_PASSED_FLOATS,
	PAIRING_PASSED_ILLEGAL, /* no draw at all allows it, whatever the arbiter has fixed */
	PAIRING_PASSED_MET,     /* those who would meet have met */
	PAIRING_PASSED_AVOIDED, /* PAIRING_STEP_AVOIDED says why */
	PAIRING_PASSED_BARRED,  /* he may not have the bye (CAA 6) */
	PAIRING_PASSED_MORE,    /* as many more stood earlier; of so many it is told why */
	/* those who would meet are kept apart by the arbiter */
	PAIRING_PASSED_FORBIDDEN,
	PAIRING_PASSED_COLOURS, /* both must have the same colour (FIDE C3) */
	PAIRING_PASSED_SCHOOL,  /* they are of one school (Schools 7) */
	/*
	 * US Chess: the draw would be better, but a group whose score is the entry settles its odd
	 * players before those below, and it and the next would be worse by the number after
	 */
	PAIRING_PASSED_SETTLED,
	/* the same, but by itself the group would be worse, and the next no better to pay for it */
	PAIRING_PASSED_OWN,
	/* the same, but it and the next would be as good, and the order of 29D decides */
	PAIRING_PASSED_ORDER,
	/*
	 * the same, but of those who come down to that group the player with the index before is
	 * higher than others and paired first (29D2)
	 */
	PAIRING_PASSED_TURN,
	/* the draw would be better, but not all choices of odd players are looked at; no numbers */
	PAIRING_PASSED_UNTRIED,
	/*
	 * he floats the same way, against the player with the index that follows; -1: he has the
	 * bye
	 */
	PAIRING_PASSED_GOES,
	PAIRING_PASSED_LIMIT, /* he is too far from the first for a switch of the bye (US 28L2a) */
	/* no draw that keeps what the arbiter has fixed allows it, but one that does not */
	PAIRING_PASSED_UNKEPT,
	PAIRING_PASSED_SPARED, /* he is asked for the bye when nobody else is left (CAA 6) */
};

/*
 * Who makes the difference of a proof, where that is so few: of `then` something is true in the
 * other draw and not in the one on the board, of `now` it is the other way about. It goes by the
 * term; where that is a list, by the entry that differs:
 *
 * bye, bye again, second bye, place of the bye: he has the bye
 * floats, boundaries: he meets one below the level / of a lower level
 * transfers, claims, transferred scores, transferred: he does not get his due colour; one against
 *	one (claims: the first stronger one and the strongest of the others), but for transfers
 * exchanges, extent: he crosses the mid-line (CAA)
 * downfloats, upfloats: he floats; `now` may be the same card
 * floats both ways, again, twice running, not owed; floaters; lower halves: he does that (Schools)
 * differences: he gets a difference of 3 between his colours (CAA 40)
 * colourless: the card due no colour that gets another
 * avoided pairs, schoolmates, top players, distance: the two of `then` meet, no two of `now`
 * order, place order, opponents: the two of `then` meet, in place of the two of `now`
 * Dutch: C6, C7, C9, C10 to C17 as the terms say; moved-down players, exchanges (4.3): he is paired
 *	in the bracket, is exchanged; opponents of the moved down, order of the opponents: as order
 * sit-outs, order of sit-outs: he sits out (GSRP)
 * US Chess: odd players: he meets one below the group, or has the bye from it; colours not equalised,
 *	not alternated, third colours running: his are; repeats, team-mates, team-mates in need: as
 *	avoided pairs; colours by rule (and colours, GSRP): the board of the two of `then` has others
 * lazy draws: he has the bye, or as order: the first choice in which they part, whatever the term
 *
 * None of either: nobody is named, by these terms or others.
 */
enum { PAIRING_WHO_MOST = 3 };

struct pairing_who {
	int nthen, nnow;
	int then[PAIRING_WHO_MOST], now[PAIRING_WHO_MOST]; /* indices in the input */
	int rule; /* by which the two had better not meet (avoided pairs and the like), else 0 */
	/*
	 * floats, boundaries: but for those of whom it is asked the only two of a level who would
	 * leave it and do not now, and may not, or had better not, meet: they would be left
	 */
	int nleft, left[2];
};

enum { PAIRING_STEP_VALUES = 9, PAIRING_UNMET_PLAYERS = 6 };

struct pairing_step {
	enum pairing_step_kind kind;
	const char *rule;
	/* index of the draw's board it explains, or -1: the level or the whole draw */
	int board;
	int player, other; /* PAIRING_NOBODY where not used */
	int values[PAIRING_STEP_VALUES];
	struct pairing_who who; /* of the proof */
};

struct pairing_steps {
	struct pairing_step *steps;
	int count;
};

void pairing_steps_done(struct pairing_steps *steps);

#ifdef __cplusplus
}
#endif

#endif
