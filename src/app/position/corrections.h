/*
 * Results that were corrected when later rounds had been published, found in the journal: with what
 * each round was drawn, and what was done about it.
 */
#ifndef APP_POSITION_CORRECTIONS_H
#define APP_POSITION_CORRECTIONS_H

#include "app/app.h"
#include "app/words/words.h"

enum correction_answer {
	CORRECTION_STANDS,    /* the draws stand */
	CORRECTION_REPAIRED,  /* boards of a later round were changed with it */
	CORRECTION_TAKEN_BACK /* the later rounds were taken back with it */
};

/* A game that counts otherwise now than when later rounds were drawn. */
struct corrected_game {
	int round;
	int white, black; /* PINs; 0: one from outside */
	enum result was, is;
	bool was_open; /* and `was` is what it counted as meanwhile */
	enum correction_answer answer;
	unsigned long long later; /* bit r: round r was drawn with `was` */
};

/*
 * Those of the section, in the order in which they were corrected; of an imported event also what
 * its report says. None in an all-play-all, whose table asks for no results. The caller frees
 * *games. Costs one reading of the journal's corrections.
 */
enum status app_corrected_games(
	const struct app *app, struct corrected_game **games, int *count, struct error *error);

/* "Round 1: 6 Ford v 2 Brown was 1-0 when round 2 was drawn, and is ½-½ now: the draw stands." */
void app_corrected_words(
	const struct app *app, const struct corrected_game *game, char text[SENTENCE_SIZE]);

/*
 * What is said on the cards of the section of games in rounds 1..through: those that are open,
 * rated otherwise than they count, or corrected. Players of whom nothing is said are not among
 * them.
 */
enum { CARD_NOTE_SIZE = 1200 };
struct card_note {
	int pin;
	unsigned long long
		rounds; /* bit r: his result of round r is marked, as it is not open alone */
	char text[CARD_NOTE_SIZE];
};
struct card_notes {
	struct card_note *items; /* by PIN */
	int count;
};
enum status app_card_notes(
	const struct app *app, int through, struct card_notes *notes, struct error *error);
/* NULL: nothing is said. */
const struct card_note *card_notes_of(const struct card_notes *notes, int pin);
void card_notes_done(struct card_notes *notes);

#endif
