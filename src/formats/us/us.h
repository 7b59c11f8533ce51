/*
 * The rating report of US Chess in format 2C: three tables, of the event, its sections and its
 * players, each a file of texts.
 */
#ifndef FORMATS_US_US_H
#define FORMATS_US_US_H

#include "formats/us/dbf.h"

enum us_table { US_EVENT, US_SECTIONS, US_PLAYERS, US_TABLES };

/* The columns in their order, a table each. */
enum us_event_column {
	H_FORMAT,
	H_PROGRAM,
	H_EVENT_ID,
	H_NAME,
	H_TOT_SECT,
	H_BEG_DATE,
	H_END_DATE,
	H_AFF_ID,
	H_CITY,
	H_STATE,
	H_ZIPCODE,
	H_COUNTRY,
	H_SENDCROS,
	H_CTD_ID,
	H_ATD_ID,
	H_OTHER_TD
};
enum us_section_column {
	S_EVENT_ID,
	S_SEC_NUM,
	S_SEC_NAME,
	S_R_SYSTEM,
	S_TIMECTL,
	S_CTD_ID,
	S_ATD_ID,
	S_TRN_TYPE,
	S_TOT_RNDS,
	S_LST_PAIR,
	S_BEG_DATE,
	S_END_DATE,
	S_SCH_LVL,
	S_GR_PRIX,
	S_GP_PTS,
	S_FIDE
};
enum us_player_column {
	D_EVENT_ID,
	D_SEC_NUM,
	D_PAIR_NUM,
	D_MEM_ID,
	D_NAME,
	D_STATE,
	D_RATING,
	D_RND01 /* and so on */
};

enum { US_CELL_SIZE = 8, US_ROUNDS_MOST = DBF_COLUMNS_MOST - D_RND01 };

/* "THEXPORT.DBF" */
const char *us_file_name(enum us_table table);

/* The tables with their columns, of so many rounds, without rows. */
void us_begin(struct dbf tables[US_TABLES], int rounds);
void us_done(struct dbf tables[US_TABLES]);

/*
 * The text as the office can read it, in ASCII: letters without their accents, in capitals if it is
 * asked for. False, and what goes of it in `to`: a character has none, or there is no room.
 */
bool us_text(const char *text, bool capitals, char *to, size_t size);

/* A cell of a round: "W12B" or, without an opponent, "H0". */
struct us_cell {
	char code;    /* W D L, X F Z by forfeit, B H byes, U unplayed */
	int opponent; /* 0: none */
	char colour;  /* 'W' 'B'; 0: none */
};
const char *us_cell_write(const struct us_cell *cell, char text[US_CELL_SIZE]);
bool us_cell_read(const char *text, struct us_cell *cell);

/*
 * Do the tables agree with each other: sections counted, pairing numbers from 1 without a gap, and
 * each game the same from both sides? STATUS_BAD_INPUT says the first that does not.
 */
enum status us_check(const struct dbf tables[US_TABLES], const struct report *report);

#endif
