/*
 * Exercises: a draw made by hand, the engine's being hidden, and marked.
 *
 * An exercise is an event of its own, laid out for its next draw, in the folder of
 * practice/record.h; where one left off is in it. Once solved it stays solved; the engine's draw
 * shown before counts as seen until the exercise is begun again.
 */
#ifndef APP_PRACTICE_PRACTICE_H
#define APP_PRACTICE_PRACTICE_H

#include "app/app.h"
#include "app/practice/record.h"
#include "app/practice/stepping.h"

/* One that is open. */
struct practice {
	char folder[PRACTICE_FOLDER];
	char name[PRACTICE_NAME];
	char label[PRACTICE_NAME]; /* for people: "set B" */
	enum practice_verdict verdict;
	bool open; /* the engine's draw is known: it is no secret any more */
};

/*
 * The report of an exercise: of the guide's or a new one. STATUS_NOT_FOUND: there is none of this
 * name. The caller frees *text.
 */
enum status practice_text(const char *name, char **text, struct error *error);

/*
 * Open it where one left off, or at the beginning. `again`: afresh; one that was only seen may be
 * solved then. Notices as of practice_record_read.
 */
enum status practice_open(const char *name, bool again, struct practice *practice, struct app **app,
	const struct report *report);

/*
 * Practise the draw of an exercise by its steps. `opened`: its event, by whose settings it is
 * drawn;
 * NULL: by those of its report. STATUS_NOT_FOUND: there is none of this name; as
 * stepping_of_report.
 */
enum status practice_by_steps(
	const char *name, const struct app *opened, struct stepping *stepping, struct error *error);

enum practice_mark_kind {
	PRACTICE_UNFINISHED, /* not everybody is seated */
	PRACTICE_RIGHT,      /* the engine's draw */
	PRACTICE_EQUAL,      /* another one, as good by every rule */
	PRACTICE_WORSE,
	PRACTICE_BETTER, /* than the engine's: a fault of the engine */
	/*
	 * less score than the engine's, which settles something else first (pairing_book.settled)
	 */
	PRACTICE_SETTLED,
};

enum { PRACTICE_WORDS = 400 };

struct practice_mark {
	enum practice_mark_kind kind;
	/* a sentence: what is unfinished, or the first rule that gets worse, from what to what */
	char text[PRACTICE_WORDS];
	struct reasons broken; /* the rules that are broken, a sentence each */
};

/*
 * Mark the draw on the board. A right one, or one as good, is remembered as solved unless the
 * engine's was seen before. STATUS_IO: it is marked, but could not be remembered; *mark is to be
 * released as well.
 */
enum status practice_mark(struct app *app, struct practice *practice, struct practice_mark *mark,
	struct error *error);
void practice_mark_done(struct practice_mark *mark);

/*
 * The engine's draw instead of what is on the board and of all that is fixed by hand, as one
 * action; remembered as seen unless it was solved.
 */
enum status practice_show(struct app *app, struct practice *practice, struct error *error);

/*
 * Deal the cards: these boards (PINs; black 0 the bye) in the place of those of the round. What is
 * fixed by hand stays; who has no board lies in the tray.
 */
enum status practice_deal(
	struct app *app, const struct plain_board *boards, int count, struct error *error);

#endif
