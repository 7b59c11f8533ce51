/*
 * Practice by steps: the rules' draw of an exercise dealt, and before each step that is a choice
 * the trainee is asked for its card. A wrong one is told why not, and another may be named; then
 * the step is shown.
 *
 * The draw lies in an event of its own, which is in no file: nothing of the exercise changes, and
 * nothing is remembered of it.
 */
#ifndef APP_PRACTICE_STEPPING_H
#define APP_PRACTICE_STEPPING_H

#include "app/practice/questions.h"
#include "app/words/words.h"

/* How a question was answered. */
enum step_mark {
	STEP_UNASKED,
	STEP_RIGHT,
	STEP_SECOND, /* right after a wrong card */
	STEP_SHOWN   /* wrong twice, or shown as it was asked for */
};

struct step_asked {
	enum step_mark mark;
	int wrong[2]; /* the cards that were named and are not it */
	int nwrong;
};

enum { STEPPING_TEXT = 3000, STEP_RULE_SIZE = 40 };

struct stepping {
	struct app *app; /* the event with the rules' draw */
	struct deal deal;
	struct deal_table table;
	struct questions questions;
	struct step_asked *asked; /* by question */
	int at;                   /* the question; their count: all are answered */
	bool answered;            /* and its step is made */
	char text[STEPPING_TEXT]; /* what was answered last, in sentences; "": nothing yet */
};

/*
 * The draw of a report's next round, up to its first question. settings: of the rule book; NULL:
 * those of the report. STATUS_NO_DRAW. Release with stepping_done.
 */
enum status stepping_of_report(const struct pairing_book *book, const char *text,
	const char *settings, struct stepping *stepping, struct error *error);
/*
 * The same of an event whose round on the board has the rules' draw, which is the stepping's from
 * now on, and closed by it also on failure.
 */
enum status stepping_of(struct app *app, struct stepping *stepping, struct error *error);
void stepping_done(struct stepping *stepping);

/* "Who goes down from 2½?" */
void stepping_question(const struct stepping *stepping, char *text, size_t size);
/* The cards among which it is sought, but those that were named wrongly; room for deal.norder. */
int stepping_cards(const struct stepping *stepping, int *cards);
/* "8 Hood"; returns buffer. */
const char *stepping_who(const struct stepping *stepping, int card, char buffer[WHO_SIZE]);

enum step_verdict {
	STEP_IS_IT,    /* the step is made */
	STEP_IS_LATER, /* he too, but not first: no miss, the question stays */
	STEP_IS_WRONG, /* another may be named */
	STEP_IS_OVER   /* wrong again: the step is made */
};

/*
 * One of its cards is named; stepping->text says what of it. Where the rules see no difference
 * between his card and that of the deal, he is right. STATUS_NO_MEMORY.
 */
enum status stepping_name(
	struct stepping *stepping, int card, enum step_verdict *verdict, struct error *error);
/* The answer is asked for: the step is made. */
void stepping_show(struct stepping *stepping);
/* From an answered question to the next one; behind the last all steps are made. */
void stepping_next(struct stepping *stepping);
bool stepping_is_over(const struct stepping *stepping);

/* What was missed (all but right at once), by the rule of its step. */
struct missed_rule {
	char rule[STEP_RULE_SIZE];
	int asked, missed; /* questions of this rule that were answered; missed > 0 */
	int first;         /* of its questions in `questions`; `missed` of them */
};

struct step_sheet {
	struct missed_rule *rules; /* in the order of the rules */
	int count;
	int *questions; /* indices */
	int answered, right, second, shown;
};

/* The caller releases it with step_sheet_done. STATUS_NO_MEMORY. */
enum status step_sheet_make(const struct stepping *stepping, struct step_sheet *sheet);
void step_sheet_done(struct step_sheet *sheet);
/* "9 questions: 7 right at once, 1 at the second try, 1 shown." */
void step_sheet_sum(const struct step_sheet *sheet, char *text, size_t size);
/* "Rule 16: 2 of 3 missed" */
void step_sheet_rule(const struct missed_rule *rule, char *text, size_t size);
/* "Who goes down from 2? Not 4 Drew but 8 Hood: ..." */
void step_sheet_missed(const struct stepping *stepping, int question, char *text, size_t size);

#endif
