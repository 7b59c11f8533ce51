/*
 * A pairing card in three densities, as lines of cells.
 *
 *	full	the guide's card, every row in its place
 *	short	two lines: number, name, score; grade, colours so far, float, due colour
 *	slim	one line
 */
#ifndef BOARD_CARD_H
#define BOARD_CARD_H

#include "board/model.h"
#include "board/strip.h"

enum density { DENSITY_SLIM, DENSITY_SHORT, DENSITY_FULL };

enum { CARD_SHORT_LINES = 2, CARD_FULL_LINES = 10, CARD_FULL_CELLS = 43, CARD_ROUNDS_MOST = 14 };

/* Lines of a card in this density. */
int card_lines(enum density density);

/*
 * One line of exactly `cells` cells: number, name, grade, colours, float; then due colour and what
 * was done by hand (laid out), or points (paired).
 */
void card_slim(const struct model *model, int card, int cells, struct strip *strip);
void card_short(
	const struct model *model, int card, int cells, struct strip lines[CARD_SHORT_LINES]);

/* Cells in which a slim or short card has the longest name of all whole. */
int card_whole_cells(const struct model *model, enum density density);

/*
 * Names and clubs of at most so many cells are whole on it, whatever marks stand before the name.
 */
enum { CARD_NAME_SURE = 18, CARD_CLUB_SURE = 10 };

/*
 * The guide's card; cells: 43, or more when the event has more than seven rounds. Shows rounds
 * 1..round in columns from round `first` on (card_full_first moves it to where columns are). The
 * floats are those of the model (model_floats).
 */
void card_full(const struct event *event, const struct model *model, int pin, int first,
	struct strip lines[CARD_FULL_LINES]);
int card_full_cells(int rounds);
/* The columns of a card, and the first of them in reach of `wished`; 0: so that `round` shows. */
int card_full_columns(int rounds);
int card_full_first(int rounds, int round, int wished);

/*
 * "◆W", "◆↓", "◆v12", "◆a12" (apart): the first of what was fixed by hand on this card, empty if
 * nothing.
 */
const char *card_hand_text(const struct card *card, char buffer[16]);

/*
 * His points, as they count in the draw: "2", "2 = 1 + 1 added", and where a correction has changed
 * them since "3, now 2½". Returns buffer.
 */
enum { CARD_POINTS_SIZE = COUNTED_SIZE + 24 };
const char *card_points_words(const struct card *card, char buffer[CARD_POINTS_SIZE]);

/* What a player is marked as, before his name: "top: ", "new: " or nothing. */
const char *card_mark(const struct player *player);

/* The name of a player, a row of the event, in so many cells: cut (core/short_name.h) or padded. */
void card_put_name(const struct event *event, const struct player *player, enum role role,
	int cells, struct strip *strip);

/* "due White, has had one White more, two running": facts for the status line. */
void card_claim_words(const struct model *model, int card, char *text, size_t size);

const char *colour_letter(enum colour colour); /* "W", "B", "·" */
const char *colour_word(enum colour colour);   /* "White", "Black", "either" */

#endif
