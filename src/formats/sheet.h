/*
 * Rows of a list, whatever form its file has: separated text (CSV), text in fixed columns (the FIDE
 * lists), dBase (DBF), or the XML of FIDE.
 *
 * A list may be larger than memory, so it is given in pieces of whole rows:
 *
 *	sheet_begin(first bytes)
 *	sheet_whole(bytes so far) -> how many of them are whole rows
 *	sheet_feed(those), then sheet_next until there is no more; and again with what follows
 *
 * The first row is the heads of the columns.
 */
#ifndef FORMATS_SHEET_H
#define FORMATS_SHEET_H

#include "formats/csv_row.h"
#include "formats/decode.h"
#include "formats/heads.h"

enum sheet_form { SHEET_SEPARATED, SHEET_FIXED, SHEET_DBF, SHEET_XML };

enum {
	SHEET_COLUMNS_MOST = 255,
	SHEET_HEAD_SIZE = 32,
	/* the first bytes that sheet_begin wants to see, if the file has so many */
	SHEET_BEGINNING = 16384
};

/* What stands in a column of fixed text, where that is known from its head. */
enum sheet_holds { SHEET_HOLDS_TEXT, SHEET_HOLDS_NUMBER, SHEET_HOLDS_SEX, SHEET_HOLDS_FEDERATION };

/* A column of a form that has them at fixed places. */
struct sheet_column {
	char head[SHEET_HEAD_SIZE];
	/* of a record in bytes; of a line of text where its head begins, and no width */
	int from, width;
	enum sheet_holds holds; /* SHEET_FIXED */
};

struct sheet {
	enum sheet_form form;
	enum encoding encoding;     /* as the first bytes say */
	struct decoded_lines lines; /* so far */
	/* the rest is the readers' own */
	const struct head_map *map;
	size_t mark;          /* bytes that still stand before the text */
	bool fed;             /* there was a piece with something in it */
	bool rooted;          /* SHEET_XML: its end is to be seen */
	struct csv_text text; /* what is left of the piece */
	char *piece;
	struct sheet_column *columns;
	int ncolumns;
	char *scratch;
	int scratch_room;
	bool begun;           /* the heads have been handed out */
	bool last;            /* the piece is the last one */
	int header;           /* SHEET_DBF and SHEET_FIXED: bytes of the header */
	int record;           /* SHEET_DBF: bytes of a record */
	long long said, read; /* SHEET_DBF: records by the header, and so far */
	int deleted;          /* SHEET_DBF: records that are marked as deleted, and passed over */
};

/* Does the file begin as dBase does? */
bool sheet_is_dbf(const char *bytes, size_t size);

/*
 * Which form it has, from its first bytes. map may be NULL. STATUS_BAD_INPUT: a header that cannot
 * be right. Release with sheet_done in any case.
 */
enum status sheet_begin(struct sheet *sheet, const char *bytes, size_t size,
	const struct head_map *map, const struct report *report);

/*
 * How many of the bytes, which follow what was fed last, are whole rows; all of them if they are
 * the last ones.
 */
size_t sheet_whole(const struct sheet *sheet, const char *bytes, size_t size, bool last);

/* Whole rows, to be handed out by sheet_next; what was left of the piece before is gone. */
enum status sheet_feed(struct sheet *sheet, const char *bytes, size_t size, bool last,
	const struct report *report);

/* The next row of the piece, valid until the next one; *more is false where the piece ends. */
enum status sheet_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report);

void sheet_done(struct sheet *sheet);

#endif
