/* The form of a player: what is typed, what each field takes, and how it becomes a player. */
#ifndef TUI_ASK_FORM_H
#define TUI_ASK_FORM_H

#include <stdbool.h>

#include "board/editor.h"
#include "core/typed/grade.h"
#include "core/record.h"
#include "core/status.h"
#include "tui/ask/form_listed.h"
#include "tui/state/key_rows.h"

struct tui;

/* FIELD_ENTERS is in the form of a new player alone, FIELD_BYES in that of a late one. */
enum form_field {
	FIELD_NAME,
	FIELD_GRADE,
	FIELD_CLUB,
	FIELD_TITLE,
	FIELD_PLACE,
	FIELD_ENTERS,
	FIELD_BYES, /* rounds with half a point, missed or to come */
	FIELD_COUNT
};

struct form {
	bool open;
	int pin; /* 0: a new player */
	void (*saved)(struct tui *tui, int pin);
	int field;
	struct editor fields[FIELD_COUNT];
	char began[FIELD_COUNT][EDITOR_SIZE]; /* as it was opened: is there something to lose? */
	struct form_listed listed;            /* whom of the rating lists the name may mean */
	char trouble[ERROR_TEXT];
	char note[120];         /* what the program has put in place of what was typed, and why */
	bool joins;             /* with the games that he has played as one from outside */
	bool namesake;          /* he was asked about: saved once more, he is another one */
	struct grade grade;     /* of `player`, as it was typed */
	struct player player;   /* as he is to be saved, while there is a question about him */
	char place[PLACE_SIZE]; /* that an amended grade would give him */
};

/* pin 0: of a new player. `saved` is called with whom it has saved. */
void form_open(struct tui *tui, int pin, void (*saved)(struct tui *tui, int pin));
void form_draw(struct tui *tui);
/* False: the key means nothing to it. */
bool form_event(struct tui *tui, const struct term_event *event);
/* The i-th row of its keys; NULL: there are no more. */
const struct key_row *form_row(int i);

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
/*
 * A grade or rating as player lists have it; "150*" is one of another list, converted by the
 * event's formula (CAA 38). False: it is none, and the form says so.
 */
bool form_grade(struct tui *tui, struct grade *grade);
/* Of fields that are right. */
int form_enters(const struct tui *tui);
/* The rounds with a half-point bye, each once; returns how many. */
int form_halves(const struct tui *tui, int rounds[ROUNDS_MOST]);

/* Has he NEW where others have a rating (US 28D6)? One who was assigned a rating has that. */
bool form_shows_new(const struct player *player);

/* form_save.c: the player is saved and shown, or the form says what is wrong, or asks. */
void form_save(struct tui *tui);

#endif
