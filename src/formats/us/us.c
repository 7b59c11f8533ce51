/* The tables of a rating report of US Chess, and what stands in their cells. */
#include "formats/us/us.h"

#include <stdio.h>
#include <string.h>

#include "core/array_len.h"
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

/* Letters that are two on an English keyboard: the second one is not lost. */
static const char *two_letters(uint32_t character)
{
	static const struct {
		uint32_t from;
		const char *to;
	} letters[] = {
		{0x00c6, "Ae"},
		{0x00de, "Th"},
		{0x00df, "ss"},
		{0x00e6, "ae"},
		{0x00fe, "th"},
		{0x0132, "IJ"},
		{0x0133, "ij"},
		{0x0149, "'n"},
		{0x014a, "Ng"},
		{0x014b, "ng"},
		{0x0152, "Oe"},
		{0x0153, "oe"},
		{0x01c4, "DZ"},
		{0x01c5, "Dz"},
		{0x01c6, "dz"},
		{0x01c7, "LJ"},
		{0x01c8, "Lj"},
		{0x01c9, "lj"},
		{0x01ca, "NJ"},
		{0x01cb, "Nj"},
		{0x01cc, "nj"},
		{0x01f1, "DZ"},
		{0x01f2, "Dz"},
		{0x01f3, "dz"},
		{0x1e9e, "SS"},
	};
	uint32_t base, mark;

	while (character >= 0x80 && look_split(character, &base, &mark))
		character = base;
	for (size_t i = 0; i < ARRAY_LEN(letters); i++)
		if (letters[i].from == character)
			return letters[i].to;
	return NULL;
}

/* One more letter, while there is room for it and the end. */
static bool add_letter(char *to, size_t size, size_t *used, uint32_t letter, bool capitals)
{
	if (letter < ' ' || letter > '~' || *used + 1 >= size)
		return false;
	if (capitals && letter >= 'a' && letter <= 'z')
		letter -= 'a' - 'A';
	to[(*used)++] = (char)letter;
	return true;
}

bool us_text(const char *text, bool capitals, char *to, size_t size)
{
	const char *end = text + strlen(text);
	size_t used = 0, length;
	uint32_t character;
	bool whole = true;

	for (; (length = text_decode(text, (size_t)(end - text), &character)) > 0; text += length) {
		const char *two = two_letters(character);

		if (look_is_mark(character) || look_is_nothing(character))
			continue;
		if (!two)
			whole &= add_letter(to, size, &used, look_plain(character), capitals);
		for (; two && *two; two++)
			whole &= add_letter(to, size, &used, (uint32_t)*two, capitals);
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
