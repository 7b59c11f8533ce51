/*
 * Results that are not as they were entered: a wrong one of a past round, what later rounds would
 * be with the right one, and the answers to that; and games that count for something before they
 * have one.
 */
#ifndef APP_ROUND_CORRECTION_H
#define APP_ROUND_CORRECTION_H

#include "app/app.h"

struct result_done;

enum { CORRECTION_HELD_SIZE = 200 };

/* A board of the rules' draw with the results of then, and with the right one; 0: nobody. */
struct correction_board {
	int number;
	struct plain_board was, is;
};

/* A later round that is published, and was drawn with another result than the right one. */
struct correction_round {
	int section; /* of a game between two sections also the other one */
	int round;
	bool none;  /* with the right one the rules allow no draw */
	bool other; /* no board differs by it, but what is published is not the rules' draw */
	/* "board 9 held as it was repaired": around what it would be drawn; "": around nothing */
	char held[CORRECTION_HELD_SIZE];
	struct correction_board *boards;
	int count;
};

struct correction {
	enum result was; /* as it counts now */
	bool beside;     /* not of the draw: the rating office is told of it apart */
	struct correction_round *rounds;
	int count;
};

/* Draws each of these rounds twice. correction_done afterwards on STATUS_OK. */
enum status app_correction(struct app *app, int round, int board, enum result result,
	struct correction *correction, struct error *error);
void correction_done(struct correction *correction);

/*
 * The same for boards of the round that are to be recorded otherwise: others sat there, or with
 * other colours, or nobody did, and the board has no White.
 */
enum status app_correction_of_boards(struct app *app, int round, const struct board *boards,
	int count, struct correction *correction, struct error *error);

/*
 * How the round would be drawn: "as it is", "otherwise, with board 9 held as it was repaired",
 * "as before; the published draw is another one either way".
 */
enum { CORRECTION_HOW_SIZE = CORRECTION_HELD_SIZE + 80 };
void correction_how(const struct correction_round *later, char text[CORRECTION_HOW_SIZE]);

/* Would one of them be another draw, so that the arbiter says what is to be done? */
bool correction_decides(const struct correction *correction);

/*
 * What can be done about them: the draws stand; they are repaired; the rating office alone gets the
 * right one; what was drawn later is taken back.
 */
enum correction_answer {
	CORRECTION_STAND,
	CORRECTION_REPAIR,
	CORRECTION_RATE,
	CORRECTION_TAKE_BACK
};

/*
 * Is it an answer in the section that the app is at? What is of the rounds of a section is done in
 * that section. open: the game is open after all, and nobody knows yet what would be repaired,
 * rated or drawn anew.
 */
bool app_correction_has(const struct app *app, const struct correction *correction, bool open,
	enum correction_answer answer);

/*
 * Which boards of the later rounds of the section would be others, a sentence a round behind what
 * the text has: " By the result board 3 of round 2 would be another."
 */
void app_correction_later(const struct app *app, const struct correction *correction,
	const char *by, char *text, size_t size);

/*
 * When the result of an open game has come: which boards of the later rounds that were drawn with
 * the guess would be others by it, a sentence a round behind what the text has; nothing is asked,
 * as the guess was not wrong. Costs as app_correction.
 */
void app_guess_words(struct app *app, int round, int board, char *text, size_t size);

/* What is entered for a board. */
struct result_slip {
	int round, board;
	enum result
		result; /* of an open game: a win, a draw or a loss of White, as which it counts */
	bool open;      /* adjourned, or its result is not known yet */
	bool overwrite; /* another result that is in was wrong, and later draws stand */
};

/*
 * Enter it, as result_build has it. Where it takes the place of another result, or of what an open
 * game counted as, a draft that was proposed with that is proposed again, as one action: *redrawn
 * is how many of its boards are others now; -1: it is as it was, or there is none.
 */
enum status app_enter_slip(struct app *app, const struct result_slip *slip,
	struct result_done *done, int *redrawn, struct error *error);

/*
 * For the rating report only: pairing and standings keep the result that the board has, the rating
 * office gets this one. The same one: it gets that again.
 */
enum status app_rate(
	struct app *app, int round, int board, enum result result, struct error *error);

/*
 * The result is put right, and all published rounds behind it are taken back, as one action: a
 * reason is needed, and force where they have results, which go with them.
 */
struct take_back {
	int round, board;
	enum result result;
	const char *reason;
	bool force;
};
struct taken_back {
	int first, last; /* rounds */
	char words[48];  /* "Round 2 is", "Rounds 2-4 are" */
};
enum status app_take_back(struct app *app, const struct take_back *what, struct taken_back *done,
	struct error *error);

#endif
