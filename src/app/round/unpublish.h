/* A published draw taken back, and why, however that is done. */
#ifndef APP_ROUND_UNPUBLISH_H
#define APP_ROUND_UNPUBLISH_H

#include "app/event/state.h"
#include "app/words/words.h"

struct unpublish_order {
	const char *reason;
	bool force;
};

/* An app_build; needs an unpublish_order. */
enum status unpublish_build(
	struct app *app, const void *what, struct action *action, struct error *error);

/* Is it a reason that can be kept? NULL and blanks are none: STATUS_REFUSED with the sentence. */
enum status unpublish_check_reason(
	const struct app *app, int round, const char *reason, struct error *error);

/* Rounds that are taken back at once; `gone` results go with them. */
struct unpublished {
	int first, last, gone;
	const char *reason;
};

/* "Round 2", "Rounds 2-4"; returns text. */
const char *unpublish_rounds(
	const struct app *app, int first, int last, char text[ROUNDS_WORDS_SIZE]);

/* What the journal calls it. */
void unpublish_label(const struct app *app, const struct unpublished *back, char label[LABEL_SIZE]);

/* How many games of these rounds have a result. */
int unpublish_count_results(const struct app *app, int first, int last);

/* STATUS_CONFLICT: some have, which would go with the draws. */
enum status unpublish_check_results(
	const struct app *app, int first, int last, struct error *error);

#endif
