/*
 * Tournament Report Files (FIDE TRF16 and its JaVaFo extensions): players' records for pairing.
 *
 * The reader goes by a table of record types (trf.c); a record type is one function and one line in it. Columns count
 * characters, not bytes. Lines end in LF, CR or CRLF. Records that are not read are kept word for word.
 */
#ifndef FORMATS_TRF_H
#define FORMATS_TRF_H

#include <stdbool.h>

#include "core/record.h"
#include "formats/report.h"

/*
 * One player's entry for one round. Codes are brought to one letter each:
 *	1 = 0   win, draw, loss over the board     W D L   the same, not rated
 *	+ -     forfeit win, forfeit loss          H F U   half-point, full-point, pairing bye
 *	Z       absent                             blank   nothing in the file: absent, if the round was played
 */
struct trf_game {
	int opponent;       /* index in trf.players; TRF_NOBODY */
	enum colour colour; /* as written, for forfeits too */
	char code;
	int line; /* where it stands; 0: not in the file */
};

enum { TRF_NOBODY = -1 };

struct trf_player {
	int number; /* starting number */
	char name[NAME_SIZE];
	char title[TITLE_SIZE];
	int rating;
	int points2; /* from the rounds played; not as the file states it */
	int line;
};

struct trf {
	char name[NAME_SIZE];       /* record 012 */
	int rounds;                 /* XXR or 142; 0: not given */
	enum colour initial;        /* XXC or 152: colour of the top player in round 1 */
	struct trf_player *players; /* by starting number */
	int count;
	struct trf_game *games; /* count * columns; use trf_game() */
	int columns;            /* at least played + 1 */
	int played;             /* rounds played; played + 1 is the one to pair */
	char **kept;            /* records that were not used, word for word */
	int nkept;
};

/*
 * STATUS_BAD_INPUT with the first error and *trf untouched, or STATUS_NO_MEMORY. Release with trf_done.
 *
 * The last round in which somebody has an opponent, a pairing bye or a forfeit win was played, as was any round for
 * which everybody has an entry. Byes and absences beyond it (also from XXZ and 240) are bookings for rounds to come.
 */
enum status trf_read(const char *bytes, size_t size, struct trf *trf, const struct report *report);

void trf_done(struct trf *trf);

/* A player's entry for a round, 1..columns. */
const struct trf_game *trf_game(const struct trf *trf, int player, int round);

/* Was it a game that counts for colours and repeats? */
bool trf_code_played(char code);

/* Half points for a code (win 1, draw and H a half, U and F 1). */
int trf_code_points2(char code);

/* Half points of a player from rounds 1..through. */
int trf_points2(const struct trf *trf, int player, int through);

/* Index of the player with this starting number, or TRF_NOBODY. */
int trf_find(const struct trf *trf, int number);

#endif
