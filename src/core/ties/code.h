/*
 * The codes of tie-breaks as reports write them (TRF26, records 202 and 212): "BH", "BH/C1",
 * "DE/P", "OTHER_MODMED". An order of them by commas.
 */
#ifndef CORE_TIES_CODE_H
#define CORE_TIES_CODE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/status.h"

enum ties_code {
	TIES_PTS, /* points: where they stand in the order */
	TIES_BH,
	TIES_FB,
	TIES_AOB,
	TIES_SB,
	TIES_DE,
	TIES_PS,
	TIES_WIN,
	TIES_WON,
	TIES_BPG,
	TIES_BWG,
	TIES_REP,
	TIES_STD,
	TIES_KS,
	TIES_ARO,
	TIES_TPR,
	TIES_PTP,
	TIES_APRO,
	TIES_APPO,
	TIES_RTNG,
	TIES_TPN,
	TIES_MODMED,
	TIES_MEDIAN,
	TIES_SOLK,
	TIES_CUM,
	TIES_CUMOPP,
	TIES_KASHDAN,
	TIES_SOS,
	TIES_PLAYOFF, /* these three the arbiter enters for each who is tied */
	TIES_HAND,
	TIES_LOT,
	TIES_CODES
};

/* Modifiers, as bits of what a tie-break takes. */
enum {
	TIES_TAKES_CUT = 1,       /* /Cn: without the n least significant values */
	TIES_TAKES_MEDIAN = 2,    /* /Mn: nor the n most significant */
	TIES_TAKES_PLAYED = 4,    /* /P: forfeits as games against the scheduled opponent */
	TIES_TAKES_FORE = 8,      /* /F: of Fore Buchholz */
	TIES_TAKES_REVERSED = 16, /* /R: the other end first */
	TIES_TAKES_LIMIT = 32, /* /L+1, /L-2: so many half points above, below half of the points */
	TIES_TAKES_UNRATED = 64 /* /U1400: who has no rating counts as 1400 */
};

/* What is known of a code apart from how it is counted. */
struct ties_code_row {
	const char *code;
	const char *name;    /* "Buchholz" */
	const char *article; /* "C.07 8.1" */
	int takes;           /* bits */
	bool own;            /* FIDE does not have it: OTHER_ stands before it in a report */
	bool ratings;        /* counts ratings */
	bool buchholz;       /* not for an all-play-all (C.07 8) */
	bool all_play_all;   /* for it alone (C.07 9.2) */
	bool low_first;      /* who has less is first, unless reversed; who has nothing last */
	bool entered;        /* counts nothing: what the arbiter has entered */
};

const struct ties_code_row *ties_code_row(enum ties_code code);

/* One entry of an order. */
struct tie_break {
	enum ties_code code;
	int low, high; /* values to cut */
	bool forfeits_played, fore, reversed;
	int limit;   /* half points */
	int unrated; /* 0: it is not said what an unrated player counts */
};

enum { TIES_MOST = 16 /* with points */, TIES_WORD_SIZE = 32, TIES_ORDER_SIZE = 240 };

struct ties_order {
	struct tie_break of[TIES_MOST];
	int count;
};

/*
 * "BH/C1,SB" as an order; points come first unless they stand in it. Case does not count, ":", "-"
 * or nothing may stand for "/", OTHER_ may be left out, GE is REP. "none" or nothing: points alone.
 * STATUS_BAD_INPUT and a sentence, nothing written.
 */
enum status ties_order_parse(const char *text, struct ties_order *order, struct error *error);

/* "BH/C1" into buffer, returned: as people write it. */
const char *ties_word(const struct tie_break *of, char word[TIES_WORD_SIZE]);

/*
 * The order as a report has it behind 202 (points first, left out) or 212; false: it does not fit.
 */
bool ties_order_text(const struct ties_order *order, bool with_points, char *text, size_t size);

/* The order as people type it, "BH/C1,SOS"; false: it does not fit. */
bool ties_order_typed(const struct ties_order *order, char *text, size_t size);

/* Points do not stand first, or alone: the order must name them, and 202 cannot say it. */
bool ties_names_points(const struct ties_order *order);

/* The same code with the same modifiers? */
bool ties_same(const struct tie_break *a, const struct tie_break *b);
bool ties_order_equal(const struct ties_order *a, const struct ties_order *b);

#endif
