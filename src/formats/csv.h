/*
 * Player lists: what spreadsheets and entry forms give, and the lists of federations.
 *
 * The first row names the columns; their order is free. heads.c has what they may be called; these
 * are our own words:
 *
 *	pin        pairing number; may be left out
 *	name       or surname (last, last name) with forename (first, first name)
 *	rating     also ecf, elo; a number, "1850e" for an estimate, "1650P", "1650P7" or "1650/7"
 *	           where it is provisional (US), empty or "-" for none
 *	grade      the same; or the grade of another list (csv_grades), which ranks those who have
 *	           no rating
 *	club       also team, or school where there is no club
 *	title
 *	federation three letters; what is none is left out and told
 *	family     also relatives; who has the same word is of one family
 *	area       who has the same word is of one area
 *	byes       ROUND:KIND, several apart by blanks; kinds half, full, zero (none); a round
 *	           alone, "2" or "R2", is a half-point bye
 *	place      "3b": a late entry that stands between 3 and 4
 *	enters     first round of a late entry
 *	withdrawn from
 *	           first round of which he is no longer
 *
 * and the particulars of players by their keys. Fields are separated by commas, semicolons, tabs or
 * bars, whichever gives most known columns, and quoted as in RFC 4180; or they stand in fixed
 * columns, or the file is dBase or XML (sheet.h). Bytes are UTF-8 or
 * UTF-16; a line that is not UTF-8 is read as code page 1252.
 */
#ifndef FORMATS_CSV_H
#define FORMATS_CSV_H

#include "core/typed/conversion.h"
#include "core/record.h"
#include "formats/heads.h"
#include "formats/report.h"

struct csv_booking {
	int player; /* index in csv_list.players */
	int round;
	enum booking_kind kind;
};

/* What is known of a player beside (core/particular.h). */
struct csv_particular {
	int player; /* index in csv_list.players */
	int field;  /* enum particular_id */
	char text[PARTICULAR_SIZE];
};

/* Which numbers rank the players (CAA 33, 34, 38). */
struct csv_grades {
	const struct conversion *conversion; /* grades become ratings by it; NULL: as they are */
	/* the column of the ratings, whatever it is called: all the other numbers are grades */
	const char *rating; /* NULL: the columns of that name */
	bool apart;         /* grades are of another list also without either of these */
	const char *map;    /* "Rate=grade": what single columns mean (heads.h); NULL: nothing */
};

/* Whom a player should not meet (CAA 35, Schools 27); empty: no such word. */
struct csv_kin {
	char family[CLUB_SIZE], area[CLUB_SIZE];
};

struct csv_list {
	/* in the order of the file; section 0; pin 0 where the file gives none */
	struct player *players;
	int count;
	struct csv_booking *bookings; /* by player, then round */
	int nbookings;
	struct csv_particular *particulars; /* by player */
	int nparticulars;
	int *lines;          /* of each player, for messages */
	int converted;       /* players whose grade was converted */
	struct csv_kin *kin; /* of each player */
	bool *unrated;       /* of each player: no column of ratings has a number for him */
	int pin_column, place_column, name_column, byes_column, enters_column,
		leaves_column; /* from 1; 0: there is none */
	int school_column;     /* the same: the clubs are those of a column that is called school */
};

/*
 * The complete list, or STATUS_BAD_INPUT with an error (its line, column, what was found and
 * expected) and *list untouched, or STATUS_NO_MEMORY. Release with csv_list_done. With `faults`
 * every row is looked at: what is wrong with one is a fault (report.h), and only then
 * STATUS_BAD_INPUT. grades NULL: all of them are ratings.
 */
enum status csv_read_players(const char *bytes, size_t size, const struct csv_grades *grades,
	struct csv_list *list, const struct report *report, struct report_faults *faults);

/* What a caller may say something of before a list is read. */
struct csv_heads {
	char unknown[240]; /* '2 "Strength", 3 "shirt"': columns that are not known; cut to fit */
	/* of the one that is not known, as a map names it; "": there is none, or several */
	char only[HEAD_WORD_SIZE];
	bool nameless; /* none of the columns is the name or surname */
};

/* The heads alone. STATUS_BAD_INPUT: there are none, or the map is none. */
enum status csv_read_heads(const char *bytes, size_t size, const struct csv_grades *grades,
	struct csv_heads *heads, const struct report *report);

void csv_list_done(struct csv_list *list);

#endif
