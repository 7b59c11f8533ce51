/*
 * The heads of columns: what federations, tournament programs and entry forms call the fields of a
 * player.
 */
#ifndef FORMATS_HEADS_H
#define FORMATS_HEADS_H

#include <stdbool.h>
#include <stddef.h>

#include "formats/report.h"

enum head_column {
	CSV_UNKNOWN,
	CSV_PASSED_OVER, /* known, and of no use for an entry */
	CSV_PIN,
	CSV_NAME,
	CSV_SURNAME,
	CSV_FORENAME,
	CSV_RATING,
	CSV_GRADE, /* of another list, or a rating where all are of one */
	CSV_CLUB,
	CSV_SCHOOL, /* a club, or a particular where a list has clubs as well */
	CSV_TITLE,
	CSV_BYES,
	CSV_PLACE,
	CSV_ENTERS,
	CSV_LEAVES,
	CSV_TOP,
	CSV_NEW,
	CSV_FAMILY,
	CSV_AREA,
	CSV_FEDERATION,
	CSV_FIDE,
	CSV_SEX,
	CSV_BORN,
	CSV_PARTICULAR /* a field of core/particular.h */
};

struct head {
	enum head_column column;
	int field; /* enum particular_id; 0: of no particular */
};

/* What a head means: a word of the table, or the key or name of a particular of players. */
struct head head_find(const char *head);

/* Does the column stand in lists of US Chess alone? "ID" may be any. */
bool head_is_american(const char *head);

/*
 * Are the two the same column? One of particulars is the same as another of the same field alone.
 */
bool head_same(struct head one, struct head other);

/* Does the name of a column that is not known sound like one of ratings? */
bool head_may_be_rating(const char *head);

/*
 * What the caller says of single columns, "Rate=grade,USCF ID=us id": before the table is asked.
 * "pin=none" passes a column over.
 */
enum { HEAD_MAP_MOST = 40, HEAD_WORD_SIZE = 64 };

struct head_map {
	struct {
		char head[HEAD_WORD_SIZE];
		struct head means;
		bool found; /* in the list */
	} pairs[HEAD_MAP_MOST];
	int count;
};

/* STATUS_BAD_INPUT with what was found and expected. text NULL: an empty map. */
enum status head_map_read(const char *text, struct head_map *map, const struct report *report);

/* The pair of a head; -1: there is none. */
int head_map_find(const struct head_map *map, const char *head);

#endif
