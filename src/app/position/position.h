/*
 * The round on the board, translated once and kept until the event changes: what makes a verdict
 * cheap while a card is in the air.
 */
#ifndef APP_POSITION_POSITION_H
#define APP_POSITION_POSITION_H

#include "app/event/state.h"
#include "app/position/drawn.h"
#include "app/position/ignored_constraints.h"
#include "app/position/seats.h"
#include "app/position/translate.h"
#include "app/words/words.h"

/* An answer that is worked out when it is asked for. */
struct cached_answer {
	bool known, yes;
};

struct position;

/*
 * The engine's draw around boards made by hand (trial/engine_draw.h), but those of these players.
 */
struct cached_engine_draw {
	bool known;
	int players[2];
	bool freed;
	struct position *position; /* owned; NULL: there is none */
};

/* What the caller fills in stands first; all else is worked out when it is asked for, and kept. */
struct position {
	/*
	 * board 0: the round as a whole, DRAWN_PUBLISHED: as it was published; else this board
	 * counts
	 */
	int round, board;
	enum drawn_from from;
	bool held;         /* boards made by hand are pinned in `cards` (ENGINE_DRAW_KEEPING) */
	struct event then; /* unless DRAWN_NOW: owned */
	const struct event *event; /* `then`, or the event of the app */
	struct translation cards;
	struct seats seats;
	/* position_kept: what is fixed by hand but not in `cards`, as the seats do not keep it */
	struct fixed *unkept;
	int nunkept;
	struct pairing_draw draw;       /* the seats; no boards: not asked for yet */
	struct pairing_score score;     /* of the seats; no terms: not asked for yet */
	struct pairing_score judgement; /* of the seats by the rules alone: position_judge */
	/* trial/best_draw.h: the engine's draw of the round without pins, and with all its pins */
	struct trial *best, *around;
	/*
	 * by enum engine_draw_kind: of all boards by hand, and but those of the players last asked
	 */
	struct cached_engine_draw engine_draw[2], engine_draw_but[2];
	struct cached_answer corrected; /* has an earlier result changed since it was drawn? */
	bool otherwise;                 /* known with that: no result, but another game */
	struct cached_answer stale;     /* and would it be drawn otherwise now? */
	/* reasons of board 1.. of the seats, of the whole draw at 0; no steps: not yet */
	struct pairing_steps *steps;
};

/*
 * The position of app_round(), or of any round. That of a published round is the event as it stood
 * when the round was drawn (position/drawn.h), whatever has been changed since. It belongs to the
 * app, and is good until the next change or the next call for another round.
 */
enum status position_of(struct app *app, struct position **position, struct error *error);
enum status position_at(
	struct app *app, int round, struct position **position, struct error *error);
/*
 * That of app_round(), whose draw may be changed; STATUS_REFUSED, with the reason, if it may not.
 */
enum status position_to_change(struct app *app, struct position **position, struct error *error);
void position_free(struct position *position);

/*
 * The round, minus constraints that its draw ignores: they have not led to it and stand in `unkept`
 * alone, so the reasons of the draw on the board are those of this position. It is good as long as
 * that of position_at.
 */
enum status position_kept(
	struct app *app, int round, struct position **position, struct error *error);

/*
 * The round as it was published (DRAWN_PUBLISHED), whatever was seated since: that of position_at
 * where nothing was; and minus constraints that its draw ignores. Good beside those, until the next
 * change or the next call for another round.
 */
enum status position_published(
	struct app *app, int round, struct position **position, struct error *error);
enum status position_published_kept(
	struct app *app, int round, struct position **position, struct error *error);

/*
 * The round as it stood when this board (number) was seated: that of position_kept, unless
 * latecomers were seated on other boards after it. Both are good at the same time; this one until
 * the next change or the next call for another board.
 */
enum status position_of_board(
	struct app *app, int round, int board, struct position **position, struct error *error);

/*
 * The round in which this player was drawn: that of his board where it stands as published, though
 * others were seated after it, outside a club season; else that of position_kept. As good as those.
 */
enum status position_of_player(
	struct app *app, int round, int pin, struct position **position, struct error *error);

/* Whom the indices of its cards are; borrows from both. Of the draw it says nothing. */
struct cast position_cast(const struct app *app, const struct position *position);

/* A score of seats under an input of this position. Release with pairing_score_done. */
enum status position_score(const struct position *position, const struct pairing_input *input,
	const struct seats *seats, struct pairing_score *score);

/*
 * The score of seats by the rules alone: nothing that was fixed by hand excuses anything. A card
 * that is not as it was fixed is reported as a violation, but not a pinned board, whose pin gives
 * way. Release with pairing_score_done.
 */
enum status position_judge(
	const struct position *position, const struct seats *seats, struct pairing_score *score);

/* Fill in position->judgement, position->score once. */
enum status position_need_judgement(struct position *position);
enum status position_need_score(struct position *position);

/* Fill in position->draw once. */
enum status position_need_draw(struct position *position);

/*
 * Fill in position->score, ->draw and the reasons of one board (number; 0 all) once; they stay the
 * position's.
 */
enum status position_need_steps(
	struct position *position, int board, const struct pairing_steps **steps);

/*
 * Has a game of an earlier round another result than when the draw was made? (position/corrected.c)
 */
bool position_is_corrected(struct app *app, struct position *position);
/* Of a published round: no result, but who met whom, with which colours? */
bool position_is_otherwise(struct app *app, struct position *position);

/*
 * What is to be said of a round besides its draw, as a sentence; "": nothing: of what a published
 * one was made from, if that is not today's or from an import; the reason that it was published
 * with; and both. (position/grounds.c)
 */
void position_grounds(struct app *app, struct position *position, char *text, size_t size);
void position_reason(
	const struct app *app, const struct position *position, char *text, size_t size);
void position_beside(struct app *app, struct position *position, char *text, size_t size);

/* Cards without a seat. */
int position_tray(const struct position *position);

/* Are the seats this draw, board by board, in any order? */
bool position_has_draw(const struct position *position, const struct pairing_draw *draw);

#endif
