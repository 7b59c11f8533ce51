/* The tables of a rating report of US Chess, and what stands in their cells. */
#include "formats/us/us.h"

#include <stdio.h>
#include <string.h>

#include "core/text/look.h"
#include "core/text/text.h"

struct column {
	const char *name;
	int width;
};

static const struct column event_columns[] = {{"H_FORMAT", 5}, {"H_PROGRAM", 10},
	{"H_EVENT_ID", 12}, {"H_NAME", 35}, {"H_TOT_SECT", 2}, {"H_BEG_DATE", 8}, {"H_END_DATE", 8},
	{"H_AFF_ID", 8}, {"H_CITY", 21}, {"H_STATE", 2}, {"H_ZIPCODE", 10}, {"H_COUNTRY", 21},
	{"H_SENDCROS", 1}, {"H_CTD_ID", 8}, {"H_ATD_ID", 8}, {"H_OTHER_TD", 255}};
static const struct column section_columns[] = {{"S_EVENT_ID", 12}, {"S_SEC_NUM", 2},
	{"S_SEC_NAME", 30}, {"S_R_SYSTEM", 1}, {"S_TIMECTL", 40}, {"S_CTD_ID", 8}, {"S_ATD_ID", 8},
	{"S_TRN_TYPE", 1}, {"S_TOT_RNDS", 2}, {"S_LST_PAIR", 4}, {"S_BEG_DATE", 8},
	{"S_END_DATE", 8}, {"S_SCH_LVL", 1}, {"S_GR_PRIX", 1}, {"S_GP_PTS", 3}, {"S_FIDE", 1}};
static const struct column player_columns[] = {{"D_EVENT_ID", 12}, {"D_SEC_NUM", 2},
	{"D_PAIR_NUM", 4}, {"D_MEM_ID", 8}, {"D_NAME", 30}, {"D_STATE", 2}, {"D_RATING", 4}};

#define COLUMNS(list) list, sizeof(list) / sizeof((list)[0])

static const struct {
	const char *file;
	const struct column *columns;
	size_t count;
} layout[US_TABLES] = {
	[US_EVENT] = {"THEXPORT.DBF", COLUMNS(event_columns)},
	[US_SECTIONS] = {"TSEXPORT.DBF", COLUMNS(section_columns)},
	[US_PLAYERS] = {"TDEXPORT.DBF", COLUMNS(player_columns)},
};

enum { ROUND_WIDTH = 7 };

const char *us_file_name(enum us_table table)
{
	return layout[table].file;
}

void us_begin(struct dbf tables[US_TABLES], int rounds)
{
	char name[16];

	for (int table = 0; table < US_TABLES; table++) {
		dbf_init(&tables[table]);
		for (size_t i = 0; i < layout[table].count; i++)
			dbf_add_column(&tables[table], layout[table].columns[i].name,
				layout[table].columns[i].width);
	}
	for (int round = 1; round <= rounds && round <= US_ROUNDS_MOST; round++) {
		snprintf(name, sizeof(name), "D_RND%02d", round);
		dbf_add_column(&tables[US_PLAYERS], name, ROUND_WIDTH);
	}
}

void us_done(struct dbf tables[US_TABLES])
{
	for (int table = 0; table < US_TABLES; table++)
		dbf_done(&tables[table]);
}

bool us_text(const char *text, bool capitals, char *to, size_t size)
{
	const char *end = text + strlen(text);
	size_t used = 0, length;
	uint32_t character;
	bool whole = true;

	for (; (length = text_decode(text, (size_t)(end - text), &character)) > 0; text += length) {
		if (look_is_mark(character) || look_is_nothing(character))
			continue;
		character = look_plain(character);
		if (capitals && character >= 'a' && character <= 'z')
			character -= 'a' - 'A';
		if (character < ' ' || character > '~' || used + 1 >= size)
			whole = false;
		else
			to[used++] = (char)character;
	}
	to[used] = '\0';
	return whole;
}

const char *us_cell_write(const struct us_cell *cell, char text[US_CELL_SIZE])
{
	snprintf(text, US_CELL_SIZE, "%c%d%.1s", cell->code, cell->opponent % 10000,
		cell->colour == 'W'           ? "W"
			: cell->colour == 'B' ? "B"
					      : "");
	return text;
}

bool us_cell_read(const char *text, struct us_cell *cell)
{
	const size_t digits = text[0] ? strspn(text + 1, "0123456789") : 0;
	char number[US_CELL_SIZE] = "";

	if (digits < 1 || digits > 4 || !text_is_one_of(text[0], "WDLXFZBHU"))
		return false;
	memcpy(number, text + 1, digits);
	if (!text_to_int(number, 0, 9999, &cell->opponent))
		return false;
	cell->code = text[0];
	cell->colour = text[1 + digits];
	return cell->colour == '\0' ||
		(strlen(text) == digits + 2 && text_is_one_of(cell->colour, "WB"));
}
