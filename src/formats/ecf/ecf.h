/*
 * Results files of the English Chess Federation: the event, its players, and the games that are to
 * be rated, as text fields with "#" before each. Written, and read again to prove what was written.
 */
#ifndef FORMATS_ECF_ECF_H
#define FORMATS_ECF_ECF_H

#include <stddef.h>

#include "core/record.h"
#include "formats/report.h"

enum { ECF_CODE_SIZE = 24 };

/* What a player has on his clock, as the file says it; 0: it does not say it. */
struct ecf_clock {
	int game;                         /* minutes for the game: then nothing but seconds */
	int first_moves, first_minutes;   /* of the first session */
	int second_moves, second_minutes; /* of the second */
	int rest;                         /* minutes for the rest of the game */
	int seconds;                      /* a move */
};

struct ecf_player {
	int pin; /* 1.. in this file */
	char code[ECF_CODE_SIZE];
	char name[NAME_SIZE];
	char club_code[ECF_CODE_SIZE];
	char club[CLUB_SIZE]; /* only with its code */
	char member[ECF_CODE_SIZE];
	char fide[FIDE_SIZE];
	char title[TITLE_SIZE];
	int sex; /* enum sex */
};

enum ecf_score { ECF_LOST, ECF_DRAWN, ECF_WON }; /* to the one named first */

struct ecf_game {
	int one, two; /* PINs of the file */
	int score;    /* enum ecf_score */
	int round;    /* 0: of none */
	int colour;   /* enum colour, of the one named first */
	char date[BORN_SIZE];
};

/* The games of one section, or of none. */
struct ecf_part {
	bool other;
	char name[NAME_SIZE];
	int first, count; /* of file->games */
};

struct ecf_file {
	char code[ECF_CODE_SIZE];
	int index; /* 1: sent for the first time */
	char name[NAME_SIZE];
	char first_day[BORN_SIZE], last_day[BORN_SIZE]; /* YYYY/MM/DD */
	/* addresses: lines with "; " between */
	char officer[PARTICULAR_SIZE], officer_address[PARTICULAR_SIZE];
	char treasurer[PARTICULAR_SIZE], treasurer_address[PARTICULAR_SIZE];
	struct ecf_clock clock;
	int grand_prix; /* 1: its office is to be told, by a field without a value */
	struct ecf_player *players;
	struct ecf_game *games;
	struct ecf_part *parts;
	int nplayers, ngames, nparts;
	int players_room, games_room, parts_room;
};

/* Start with {0}. */
void ecf_done(struct ecf_file *file);

/* One more, with nothing in it; a game is of the last part. NULL: no memory. */
struct ecf_player *ecf_add_player(struct ecf_file *file);
struct ecf_part *ecf_add_part(struct ecf_file *file);
struct ecf_game *ecf_add_game(struct ecf_file *file);

/* Can the text be the value of a field? A "#" ends it, and blanks at its ends are lost. */
bool ecf_text_holds(const char *text);

/* The check letters that codes of players end with. */
bool ecf_is_check_letter(char letter);

/* The caller frees *text. STATUS_NO_MEMORY. */
enum status ecf_write(const struct ecf_file *file, char **text, size_t *size);

/* A file in the long form, without tables; *file is released by the caller also on failure. */
enum status ecf_read(
	const char *bytes, size_t size, struct ecf_file *file, const struct report *report);

bool ecf_equal(const struct ecf_file *one, const struct ecf_file *other);

#endif
