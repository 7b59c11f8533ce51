/* What is typed in the form of a player: what each field takes, and how it becomes a player. */
#ifndef TUI_FORM_H
#define TUI_FORM_H

#include "core/grade.h"
#include "tui/screen.h"

/* How many fields the form has, the first ones. */
int form_fields(const struct tui *tui);
const char *form_label(enum form_field field);
/* What goes into the field, in few words; in `words`, or constant. */
const char *form_hint(const struct tui *tui, enum form_field field, char words[32]);
/* Is the field right as it stands? If not, the cursor goes there and the form says why. */
bool form_check(struct tui *tui, enum form_field field);
/*
 * Rounds that are published do not wait for him: if he cannot enter in the round typed, the note of
 * the form says why and when he does. False: he can, and the note stays as it is.
 */
bool form_enters_later(struct tui *tui);
/* Of fields that are right. */
void form_grade(struct tui *tui, struct grade *grade);
int form_enters(const struct tui *tui);
/* The rounds with a half-point bye, each once; returns how many. */
int form_halves(const struct tui *tui, int rounds[ROUNDS_MOST]);

/* Has he NEW where others have a rating (US 28D6)? One who was assigned a rating has that. */
bool form_shows_new(const struct player *player);

/* form_save.c: the player is saved and shown, or the form says what is wrong, or asks. */
void form_save(struct tui *tui);

#endif
