/* Marks both cards of a player who has moved to another section. */
#ifndef APP_SECTION_OVER_H
#define APP_SECTION_OVER_H

#include "app/app.h"
#include "core/edit.h"

/* Each of his cards says where the other is, and they are known as those of one person. */
enum status over_note_both(
	const struct app *app, int pin, int to, int there, struct action *action);

/* What else is noted of him, without the notes of moves. */
void over_drop_notes(const char *notes, char kept[PARTICULAR_SIZE]);

#endif
