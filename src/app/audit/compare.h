/*
 * The draw of a round against the engine's: ring by ring, with what each costs or gains by the
 * rules.
 */
#ifndef APP_AUDIT_COMPARE_H
#define APP_AUDIT_COMPARE_H

#include "app/app.h"

enum compare_answer {
	COMPARE_SAME,  /* the same boards */
	COMPARE_EQUAL, /* the rules see no difference */
	COMPARE_WORSE,
	COMPARE_BETTER, /* than the engine's: a fault of the engine */
	/*
	 * less score than the engine's, which settles something else first (pairing_book.settled)
	 */
	COMPARE_SETTLED,
	COMPARE_UNFINISHED /* cards are in the tray: what it costs is told when all sit */
};

/* "same", "equal", "worse", "better", "better by score alone", "not complete"; for programs */
const char *compare_answer_name(enum compare_answer answer);
/* "is worse than", between yours and the engine's; constant. */
const char *compare_answer_words(enum compare_answer answer);

struct compare_board {
	int number;       /* in its own draw */
	int white, black; /* PINs; black 0: the bye */
	int ring;         /* 1..; 0: both draws have the board */
};

enum { COMPARE_TEXT = 400, COMPARE_VERDICT = 2 * COMPARE_TEXT, COMPARE_FIGURES = 1600 };

/* What the engine's draw would become if this ring alone were taken over from the other. */
struct compare_ring {
	enum compare_answer answer; /* never COMPARE_SAME */
	/*
	 * what gets worse and what better, without figures; "" when equal; "2 of its cards are in
	 * the tray"
	 */
	char changes[3 * COMPARE_TEXT];
	char figures
		[COMPARE_FIGURES]; /* "transfers 1 → 2 (15, 17)"; "" when equal or in the tray */
};

struct comparison {
	int round;
	enum compare_answer answer;
	char verdict[COMPARE_VERDICT]; /* in sentences, with what of the fixes is not kept */
	/*
	 * of data that are not today's, why it was published so, which boards of an evening are not
	 * judged, in sentences; "": nothing
	 */
	char grounds[2 * COMPARE_TEXT];
	char today[2 *
		COMPARE_TEXT]; /* what the engine would draw by today's (round/today.h); "": nothing */
	struct compare_board *mine, *engines; /* all boards, in the order of their own draw */
	int nmine, nengines;
	struct compare_ring *rings;
	int nrings;
	struct reasons unkept; /* what is fixed by hand and not so in the draw of the round */
	struct reasons broken; /* rules that the draw of the round breaks, as sentences */
	struct reasons notes;  /* what it strains */
	struct reasons since;  /* boards that are not as they were published, and why */
};

/*
 * Compare the draw of a round (1..), which need not be finished, or as it was published, with the
 * best draw that knows nothing of what is fixed by hand but who sits out. STATUS_NO_DRAW when the
 * rules have none.
 */
enum status app_compare(
	struct app *app, int round, struct comparison *comparison, struct error *error);
void comparison_done(struct comparison *comparison);

#endif
