/* The boards of a round of a report that are not as they were published, by its own comments. */
#ifndef APP_REPORT_CHANGES_H
#define APP_REPORT_CHANGES_H

#include "app/app.h"
#include "app/report/translate.h"

enum { CHANGE_WHY = 160 };

struct check_change {
	int board; /* as it was called when it was published; 0: it is new */
	/* by starting number, without White: there was none, there is none */
	struct plain_board was, is;
	char why[CHANGE_WHY]; /* as the report has it; "": it does not say */
};

struct check_changes {
	struct check_change *items; /* those of then in the order of the comments, then new ones */
	int count;
};

/*
 * Of the round of the field's input. As a repair numbers boards (repair/seating.h), one is in the
 * place of that of its higher player, or else of the lower one. Release with check_changes_done.
 */
enum status check_changes_find(
	const struct trf_field *field, int round, struct check_changes *changes);
void check_changes_done(struct check_changes *changes);

/* "Board 7: 3-12 in place of 3-9: they had met" */
enum { CHANGE_TEXT = 320 };
void check_change_words(const struct check_change *change, char text[CHANGE_TEXT]);

#endif
