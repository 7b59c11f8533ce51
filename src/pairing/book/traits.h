/*
 * What events, screens and words ask of a rule book besides its functions. It is not installed:
 * what other programs need stands in pairing.h. Nothing here is called by its name, so that the
 * board, which calls no rule book, may look at it.
 */
#ifndef PAIRING_BOOK_TRAITS_H
#define PAIRING_BOOK_TRAITS_H

#include <stdbool.h>

struct pairing_entry;
struct pairing_input;

/* How those of one score are drawn against each other. */
enum pairing_groups {
	PAIRING_GROUPS_NONE,     /* they are not: everybody stands in one list (GSRP) */
	PAIRING_GROUPS_HALVES,   /* a mid-line parts them, the floaters aside: top against bottom */
	PAIRING_GROUPS_BRACKETS, /* as halves, but with those who have come down (FIDE Dutch 3.1) */
	PAIRING_GROUPS_SEEKERS,  /* White seekers against Black seekers (Schools 10) */
	/* scores count for nothing: boards follow from numbers and round, and stand by them */
	PAIRING_GROUPS_TABLE,
};

/* Who is the first to be asked when one must go down or have the bye. */
enum pairing_floater {
	PAIRING_FLOATER_LOWEST,   /* the lowest: whoever stands below the floater was passed over */
	PAIRING_FLOATER_MID_LINE, /* the first below the mid-line: the lower ones wait (CAA 20) */
	PAIRING_FLOATER_ANY, /* nobody before another: the best draw has the floater it needs */
};

/* A code of record 192 and the setting that it stands for ("double=1"; "": none). */
struct pairing_code {
	const char *code, *setting;
};

/*
 * What a screen says of the rules by itself; all else comes with verdicts and reasons. Numbers
 * stand in brackets with a blank before them, empty where the book has none: " (15)".
 */
struct pairing_citations {
	const char *repeat, *bye, *transfer, *exchange, *down, *up, *same_down, *same_up, *line;
	/* score groups with a float between them and the same excess count together */
	const char *linked;
	/* of those who come from above; who goes down from an odd score, and who has the bye */
	const char *comes, *goes, *sits_out;
	/* grades are converted; the unrated stand below all others */
	const char *converts, *unrated;
	/* a game against one from outside the event, and a second one against the same */
	const char *outside, *outside_again;
	/* a bye booked for this or a later round bars from the bye (CAA 6) */
	bool booking_bars;
};

struct pairing_traits {
	/*
	 * its code in tournament reports (record 192), "FIDE_DUTCH"; NULL: none. A rule book whose
	 * code is its own is the one of reports that name none
	 */
	const char *code;
	bool own_code;
	/*
	 * all its codes, where it has several by its settings, the usual one first; NULL: it has
	 * not
	 */
	const struct pairing_code *codes;
	int ncodes;
	/* players are numbered in the order of their names, whatever their ratings */
	bool by_name;
	/*
	 * a wrong rank is put right only until this round is paired (FIDE C.04.2, 2.3); 0: always
	 */
	int ranks_settled_by;
	/* who publishes another draw than the best one must say why (FIDE) */
	bool wants_reason;
	/* rounds that have been played are repaired by it: pairing_meetings has an answer */
	bool repairs;
	/*
	 * What bars from the bye by the round and the options of an input: its bye_after_default
	 * and bye_after_bye. NULL: neither is set.
	 */
	void (*set_bars)(struct pairing_input *input);

	/* the rule book of the guide: practice is by it unless another is asked for */
	bool guide;
	/* draws those whom four does not divide, where a list becomes quads (US 30G) */
	bool small_swiss;

	enum pairing_groups groups;
	/*
	 * of boards with one higher score, that of the lower card counts before the rank (C.04.2
	 * 3.6)
	 */
	bool by_both_scores;
	/* a mid-line parts those of one score; else all its cards are one half */
	bool mid_line;
	enum pairing_floater floater;
	/* above 0: a's claim to their colour is the stronger; NULL: by pairing_claim_compare */
	int (*claims)(const struct pairing_input *input, const struct pairing_entry *a,
		const struct pairing_entry *b);

	/* Numbers of its rules, NULL where it has none. */
	const char *claims_rule; /* that ranks two claims: "16" */
	/* that gives as many as can be their colours, where who leaves a group is chosen first */
	const char *colours_rule;
	const char *adds; /* by which scores may count for more */
	/*
	 * by which a mid-line may be drawn by a recorded random order, where its option "random" is
	 * not 0: "30"
	 */
	const char *random_line;
	const char *lowest;    /* that wants care on the lowest scores: "26" */
	const char *everybody; /* by which there must be a legal draw of all: "1" */
	const struct pairing_citations *citations; /* NULL: of one that is for comparison only */
};

#endif
