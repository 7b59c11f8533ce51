/* Forms and encodings of lists: fixed columns, dBase, XML, UTF-16, pieces; and damage to them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/csv.h"
#include "formats/sheet.h"
#include "support/suite_run.h"

static struct csv_list list;
static struct error error;
static char notices[1024];

static void keep_notice(void *context, const char *text)
{
	(void)context;
	strncat(notices, text, sizeof(notices) - strlen(notices) - 2);
	strcat(notices, "\n");
}

static enum status read_bytes(const char *bytes, size_t size)
{
	const struct report report = {.notice = keep_notice, .error = &error};

	csv_list_done(&list);
	notices[0] = '\0';
	memset(&error, 0, sizeof(error));
	return csv_read_players(bytes, size, NULL, &list, &report, NULL);
}

static void free_list(void)
{
	csv_list_done(&list);
}

#define FIDE_HEADS \
	"ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"

START_TEST(fixed_columns_begin_where_their_heads_do)
{
	static const char text[] = FIDE_HEADS
		"400001         Alpha, Ann                                                   ENG F   WGM  WGM  IO             CM  2351  0   10 2300  0   10 0     0   0  1990  w   \r\n"
		"400002         Bravo, Bob                                                   NOR M   g         FA,IA,NI,SI,DI      0     0   0  2300  0   10 0     0   0  1970      \r\n"
		"\r\n"
		"400003         Charlie, C                                                   SCO M\r\n";

	ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
	ck_assert_str_eq(notices, "");
	ck_assert_int_eq(list.count, 3);
	ck_assert_str_eq(list.players[0].name, "Alpha, Ann");
	ck_assert_str_eq(list.players[0].title, "WGM");
	ck_assert_str_eq(list.players[0].fide, "400001");
	ck_assert_str_eq(list.players[0].born, "1990/00/00");
	ck_assert_int_eq(list.players[0].grade, 2351);
	/* the titles of the second are longer than their column; his own is written as long ago */
	ck_assert_str_eq(list.players[1].title, "GM");
	ck_assert_int_eq(list.players[1].grade, 0);
	ck_assert_str_eq(list.players[1].born, "1970/00/00");
	ck_assert_str_eq(list.players[2].federation, "SCO");
	ck_assert_int_eq(list.lines[2], 5);
}
END_TEST

/* A line of a list of FIDE, with columns of so many characters or bytes. */
static void put_line(char *text, const char *name, bool characters)
{
	const struct {
		const char *value;
		int columns;
	} fields[] = {{"400004", 15}, {name, 61}, {"ESP", 4}, {"F", 4}, {"WGM", 5}, {"WGM", 5},
		{"IO", 15}, {"", 4}, {"2351", 6}, {"12", 4}, {"10", 3}, {"2300", 6}, {"0", 4},
		{"10", 3}, {"0", 6}, {"0", 4}, {"0", 3}, {"1990", 6}, {"w", 4}};

	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
		const char *value = fields[i].value;
		int columns = fields[i].columns;

		for (const char *at = value; *at; at++)
			columns -= !characters || (*at & 0xc0) != 0x80;
		text += sprintf(text, "%s%*s", value, columns, "");
	}
	strcpy(text, "\r\n");
}

START_TEST(columns_count_characters_or_bytes)
{
	/* eight letters of two bytes; the same as code page 1252 */
	static const char name[] = "Ñúñez Ibáñez, María José Ángela",
			  latin[] = "\xd1\xfa\xf1"
				    "ez Ib\xe1\xf1"
				    "ez, Mar\xed"
				    "a Jos\xe9 \xc1ngela";
	const struct {
		const char *name;
		bool characters;
		const char *notices;
	} lines[] = {{name, true, ""}, {name, false, ""},
		{latin, false,
			"The list is not UTF-8 (line 2, character 16); it was read as Windows code page 1252: check the accents.\n"}};

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		char text[1024] = FIDE_HEADS;

		put_line(text + strlen(text), lines[i].name, lines[i].characters);
		ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
		ck_assert_str_eq(notices, lines[i].notices);
		ck_assert_str_eq(list.players[0].name, name);
		ck_assert_str_eq(list.players[0].federation, "ESP");
		ck_assert_str_eq(list.players[0].title, "WGM");
		ck_assert_int_eq(list.players[0].grade, 2351);
		ck_assert_str_eq(list.players[0].born, "1990/00/00");
	}
}
END_TEST

START_TEST(columns_that_do_not_stand_below_their_heads_are_refused)
{
	char text[1024] = FIDE_HEADS, *line = text + strlen(text);

	put_line(line, "Alpha, Ann", true);
	/* three blanks are gone behind the name */
	memmove(line + 40, line + 43, strlen(line + 43) + 1);
	ck_assert_int_eq(read_bytes(text, strlen(text)), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text,
		"Line 2, column 78: found \"F\" at the head \"Fed\": the columns of this line do not stand below their heads.");
	/* what is no rating stands where it should */
	strcpy(text, FIDE_HEADS);
	put_line(line, "Alpha, Ann", true);
	line[114] = 'x';
	ck_assert_int_eq(read_bytes(text, strlen(text)), STATUS_BAD_INPUT);
	ck_assert_str_eq(
		error.text, "Line 2, column 114 (\"SRtng\"): found \"2x51\", expected a number.");
	/* the head as it stands is no text for a message */
	strcpy(text,
		"ID Number      Name       S\001Rtng SRtng\n400001         Alpha, Ann 1 2351x23\n");
	ck_assert_int_eq(read_bytes(text, strlen(text)), STATUS_BAD_INPUT);
	ck_assert_ptr_null(strchr(error.text, 1));
	/* titles that are too long for their column, and no blanks at the end of the line */
	strcpy(text,
		FIDE_HEADS
		"400002         Bravo, Bob                                                   NOR M   g         FA,IA,NI,SI,DI,FT     0     0   0  2300  0   10 0     0   0  1970");
	ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
	ck_assert_str_eq(list.players[0].born, "1970/00/00");
}
END_TEST

START_TEST(the_rating_of_a_single_list_stands_below_its_month)
{
	static const char text[] =
		"ID Number      Name            Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag\n"
		"400001         Alpha, Ann      ENG F   WGM  WGM  IO             CM  2351  0   10 1990  w\n";

	ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(list.players[0].grade, 2351);
}
END_TEST

START_TEST(the_xml_of_fide_is_read_without_a_declaration)
{
	static const char text[] =
		"<playerslist>\n<player>\n<fideid>400001</fideid>\n<name>Alpha &amp; O&apos;Neil, Ann</name>\n"
		"<country>ENG</country><sex>F</sex><title>WGM</title><w_title>WGM</w_title><games>3</games>\n"
		"<rating>2351</rating><birthday>1990</birthday><flag/>\n</player>\n</playerslist>\n";
	static const char broken[] =
		"<playerslist>\n<player><name>Alpha</nam></player></playerslist>\n";

	ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(list.count, 1);
	ck_assert_str_eq(list.players[0].name, "Alpha & O'Neil, Ann");
	ck_assert_int_eq(list.players[0].grade, 2351);
	ck_assert_int_eq(read_bytes(broken, strlen(broken)), STATUS_BAD_INPUT);
	ck_assert_str_eq(
		error.text, "Line 2: found a player whose elements do not end as they begin.");
	ck_assert_int_eq(read_bytes(text, strlen(text) - 15), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text,
		"Line 8: found the end of the file, expected </playerslist>: it is cut off.");
	ck_assert_int_eq(read_bytes(text, 80), STATUS_BAD_INPUT);
	ck_assert_str_eq(
		error.text, "Line 2: found a player that does not end: the file is cut off.");
}
END_TEST

START_TEST(letters_of_the_xml_may_stand_as_their_numbers)
{
	static const char text[] =
		"<playerslist><player><fideid>1</fideid><name>M&#252;ller &#xE9;&#x10FFFF; &#0;&#xD800;&#;&x;</name></player></playerslist>";
	static const char broken[] =
		"<playerslist>\n<player><fideid>1</fideid><name>A</name><rating>abc</rating></player></playerslist>";

	ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
	ck_assert_str_eq(list.players[0].name, "Müller é\xf4\x8f\xbf\xbf &#0;&#xD800;&#;&x;");
	ck_assert_int_eq(read_bytes(broken, strlen(broken)), STATUS_BAD_INPUT);
	ck_assert_msg(strstr(error.text, "Line 2, column 7 (\"rating\"): found \"abc\"") != NULL,
		"%s", error.text);
}
END_TEST

/* Two columns, MEM_NAME of 12 and R_LPB_RAT of 7, and three records, the second one deleted. */
enum { DBF_HEADER = 97, DBF_RECORD = 20, DBF_SIZE = DBF_HEADER + 3 * DBF_RECORD + 1 };

static void make_dbf(char bytes[DBF_SIZE])
{
	static const struct {
		const char *name;
		char width;
	} fields[] = {{"MEM_NAME", 12}, {"R_LPB_RAT", 7}};

	memset(bytes, 0, DBF_SIZE);
	memcpy(bytes, "\x03\x7e\x0b\x1d\x03", 5);
	bytes[8] = DBF_HEADER;
	bytes[10] = DBF_RECORD;
	for (int i = 0; i < 2; i++) {
		strcpy(bytes + 32 + 32 * i, fields[i].name);
		bytes[32 + 32 * i + 11] = 'C';
		bytes[32 + 32 * i + 16] = fields[i].width;
	}
	bytes[DBF_HEADER - 1] = 0x0d;
	memcpy(bytes + DBF_HEADER,
		" SMITH, JOHN 1234/7 "
		"*GONE, GREG  1000   "
		" M\xdcLLER, J          "
		"\x1a",
		3 * DBF_RECORD + 1);
}

START_TEST(a_dbf_is_read_by_its_own_heads)
{
	char bytes[DBF_SIZE];

	make_dbf(bytes);
	ck_assert_msg(read_bytes(bytes, sizeof(bytes)) == STATUS_OK, "%s", error.text);
	ck_assert_str_eq(notices, "1 record is marked as deleted and was not read.\n");
	ck_assert_int_eq(list.count, 2);
	ck_assert_str_eq(list.players[0].name, "SMITH, JOHN");
	ck_assert_int_eq(list.players[0].grade, 1234);
	ck_assert_str_eq(list.players[1].name, "MÜLLER, J");
	ck_assert_int_eq(list.players[1].grade, 0);
	/* a number that dBase had no room for */
	memcpy(bytes + DBF_HEADER + 2 * DBF_RECORD + 13, "****", 4);
	ck_assert_int_eq(read_bytes(bytes, sizeof(bytes)), STATUS_BAD_INPUT);
	ck_assert_msg(
		strstr(error.text, "Record 3, column 2 (\"R_LPB_RAT\"): found \"****\"") != NULL,
		"%s", error.text);
}
END_TEST

START_TEST(a_dbf_with_lying_lengths_is_refused)
{
	static const struct {
		int at, byte;
		const char *message;
	} lies[] = {
		{4, 9, "The DBF header speaks of 9 records, the file has 3: it is damaged or cut off."},
		{4, 2, "The DBF header speaks of 2 records, the file has 3: it is damaged or cut off."},
		{9, 0x40,
			"The DBF header says that it is 16481 bytes long, the file has 158: it is damaged."},
		{8, 32, "The DBF header says that it is 32 bytes long, the file has 158: it is damaged."},
		{10, 21,
			"The DBF header says that a record is 21 bytes long, the 2 columns come to 20: the file is damaged."},
		{48, 13,
			"The DBF header says that a record is 20 bytes long, the 2 columns come to 21: the file is damaged."},
		{80, 0, "Column 2 of the DBF header has no width: the file is damaged."},
		{8, DBF_HEADER + 1,
			"Record 1 of 3: found no mark where it begins: the lengths in the DBF header are wrong."},
	};
	char bytes[DBF_SIZE];

	for (size_t i = 0; i < sizeof(lies) / sizeof(lies[0]); i++) {
		make_dbf(bytes);
		bytes[lies[i].at] = (char)lies[i].byte;
		ck_assert_int_eq(read_bytes(bytes, sizeof(bytes)), STATUS_BAD_INPUT);
		ck_assert_str_eq(error.text, lies[i].message);
		ck_assert_ptr_null(list.players);
	}
	make_dbf(bytes);
	ck_assert_int_eq(read_bytes(bytes, DBF_SIZE - 8), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text,
		"Record 3 of 3: the file ends in the middle of it, after 13 of 20 bytes: it is cut off.");
	ck_assert_int_eq(read_bytes(bytes, 40), STATUS_BAD_INPUT);
}
END_TEST

START_TEST(utf_16_is_read_in_either_order_with_and_without_its_mark)
{
	/* name, then Zoë and a character beyond the first plane */
	static const char little[] = "n\0a\0m\0e\0\n\0Z\0o\0\xeb\0\x3d\xd8\x00\xde\n";
	static const char marked[] = "\xff\xfen\0a\0m\0e\0\n\0Z\0o\0\xeb\0\n";
	static const char big[] = "\xfe\xff\0n\0a\0m\0e\0\n\0Z\0o\0\xeb\0\n";

	ck_assert_int_eq(read_bytes(little, sizeof(little)), STATUS_OK);
	ck_assert_str_eq(list.players[0].name, "Zoë😀");
	ck_assert_str_eq(notices, "The list was read as UTF-16.\n");
	ck_assert_int_eq(read_bytes(marked, sizeof(marked)), STATUS_OK);
	ck_assert_str_eq(list.players[0].name, "Zoë");
	ck_assert_int_eq(read_bytes(big, sizeof(big) - 1), STATUS_OK);
	ck_assert_str_eq(list.players[0].name, "Zoë");
	ck_assert_str_eq(notices, "The list was read as UTF-16.\n");
}
END_TEST

START_TEST(the_separator_is_the_one_that_stands_there_most)
{
	static const char *const texts[] = {"Who\tStrength\tClub\nKing, Ken\t1800\tMA\n",
		"Who;Strength;Club\nKing, Ken;1800;MA\n", "Who|Strength|Club\nKing, Ken|1800|MA\n",
		"Who,Strength,Club\n\"King, Ken\",1800,MA\n"};
	const struct csv_grades grades = {.map = "Who=name,strength=rating"};
	const struct report report = {.error = &error};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		csv_list_done(&list);
		ck_assert_msg(csv_read_players(texts[i], strlen(texts[i]), &grades, &list, &report,
				      NULL) == STATUS_OK,
			"%s", error.text);
		ck_assert_str_eq(list.players[0].name, "King, Ken");
		ck_assert_int_eq(list.players[0].grade, 1800);
		ck_assert_str_eq(list.players[0].club, "MA");
	}
}
END_TEST

START_TEST(a_map_names_columns_and_fields_that_are_there)
{
	static const char text[] = "Who,Strength\nKing,1800\n";
	static const struct {
		const char *map, *message;
	} wrong[] = {
		{"Who", "The map: found \"Who\", expected COLUMN=FIELD such as Rate=grade, several with commas between."},
		{"=name",
			"The map: found \"=name\", expected COLUMN=FIELD such as Rate=grade, several with commas between."},
		{"Who=name,Power=rating",
			"Line 1: found no column \"Power\", which the map names."},
		{"Who=hat",
			"The map: found \"hat\", expected a field such as name, surname, forename, rating, grade, club, title, federation, fide, sex, born, byes or a particular of players."},
	};
	const struct report report = {.error = &error};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		const struct csv_grades grades = {.map = wrong[i].map};

		csv_list_done(&list);
		ck_assert_int_eq(
			csv_read_players(text, strlen(text), &grades, &list, &report, NULL),
			STATUS_BAD_INPUT);
		ck_assert_str_eq(error.text, wrong[i].message);
	}
}
END_TEST

START_TEST(byes_of_entry_forms_are_half_points)
{
	static const char text[] =
		"name,Byes requested\nKing,R1 and rd 3\nLow,none\nMid,\"2, 4\"\n";
	static const int rounds[] = {1, 3, 2, 4};

	ck_assert_msg(read_bytes(text, strlen(text)) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(list.nbookings, 4);
	for (int i = 0; i < 4; i++) {
		ck_assert_int_eq(list.bookings[i].player, i < 2 ? 0 : 2);
		ck_assert_int_eq(list.bookings[i].round, rounds[i]);
		ck_assert_int_eq(list.bookings[i].kind, BOOKING_HALF);
	}
}
END_TEST

/* Rows of the text fed in pieces of at most so many bytes, joined by bars and line ends. */
static void read_pieces(const char *text, size_t piece, char *joined, size_t room)
{
	const struct report report = {.error = &error};
	const size_t size = strlen(text);
	size_t at = 0, end = 0;
	struct csv_row row = {0};
	struct sheet sheet;
	bool more;

	joined[0] = '\0';
	ck_assert_int_eq(sheet_begin(&sheet, text, size, NULL, &report), STATUS_OK);
	while (end < size) {
		size_t whole;

		end = end + piece < size ? end + piece : size;
		whole = sheet_whole(&sheet, text + at, end - at, end == size);
		ck_assert_int_eq(
			sheet_feed(&sheet, text + at, whole, end == size, &report), STATUS_OK);
		at += whole;
		while (whole > 0 && sheet_next(&sheet, &row, &more, &report) == STATUS_OK && more)
			for (int i = 0; i < row.count; i++) {
				strncat(joined, row.fields[i], room - strlen(joined) - 2);
				strcat(joined, i + 1 < row.count ? "|" : "\n");
			}
	}
	ck_assert_int_eq(at, size);
	csv_row_done(&row);
	sheet_done(&sheet);
}

START_TEST(a_list_in_pieces_has_the_same_rows)
{
	static const char *const texts[] = {
		"name,club\n\"King \"\"K\"\"\nKen\",\"M,A\"\nLow \"L\",GL\r\nMid,\n",
		FIDE_HEADS
		"400001         Alpha, Ann                                                   ENG F\r\n"
		"400002         Bravo, Bob                                                   NOR M\r\n",
		"<playerslist><player><name>Alpha</name></player>\n"
		"<player><name>Bravo</name><country>ENG</country></player></playerslist>\n",
		/* a mark, and lines of both encodings, letters of one byte and of two */
		"\xef\xbb\xbfname,club\nM\xdcller,A\nMüller,B\nMuller,C\nN\xe9,D\n",
		"\r\nsep=|\nname|club,of\nKing|A,B\nLow|\n",
		/* blanks before a quote, of both kinds */
		"name,club\n \t\"King\nKen\",A\nLow,\t\"B\nC\"\n",
	};
	char whole[1000], pieces[1000];

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		read_pieces(texts[i], strlen(texts[i]), whole, sizeof(whole));
		ck_assert(strlen(whole) > 20);
		for (size_t piece = 1; piece < strlen(texts[i]); piece++) {
			read_pieces(texts[i], piece, pieces, sizeof(pieces));
			ck_assert_str_eq(pieces, whole);
		}
	}
}
END_TEST

START_TEST(a_line_that_is_not_utf_8_is_read_as_what_it_may_be)
{
	static const char both[] = "name\nM\xdcller\nMüllner\nMoller\nN\xe9\n";
	static const char latin[] = "name\nM\xdcller\nMoller\n";

	ck_assert_int_eq(read_bytes(both, strlen(both)), STATUS_OK);
	ck_assert_str_eq(list.players[0].name, "MÜller");
	ck_assert_str_eq(list.players[1].name, "Müllner");
	ck_assert_str_eq(list.players[3].name, "Né");
	ck_assert_str_eq(notices,
		"Line 2 and more are not UTF-8 (character 2), as others are, and were read as Windows code page 1252: check the accents.\n");
	ck_assert_int_eq(read_bytes(latin, strlen(latin)), STATUS_OK);
	ck_assert_str_eq(list.players[0].name, "MÜller");
	ck_assert_str_eq(notices,
		"The list is not UTF-8 (line 2, character 2); it was read as Windows code page 1252: check the accents.\n");
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("sheets");

	tcase_add_checked_fixture(tests, NULL, free_list);
	tcase_add_test(tests, fixed_columns_begin_where_their_heads_do);
	tcase_add_test(tests, columns_count_characters_or_bytes);
	tcase_add_test(tests, columns_that_do_not_stand_below_their_heads_are_refused);
	tcase_add_test(tests, the_rating_of_a_single_list_stands_below_its_month);
	tcase_add_test(tests, the_xml_of_fide_is_read_without_a_declaration);
	tcase_add_test(tests, letters_of_the_xml_may_stand_as_their_numbers);
	tcase_add_test(tests, a_dbf_is_read_by_its_own_heads);
	tcase_add_test(tests, a_dbf_with_lying_lengths_is_refused);
	tcase_add_test(tests, utf_16_is_read_in_either_order_with_and_without_its_mark);
	tcase_add_test(tests, the_separator_is_the_one_that_stands_there_most);
	tcase_add_test(tests, a_map_names_columns_and_fields_that_are_there);
	tcase_add_test(tests, byes_of_entry_forms_are_half_points);
	tcase_add_test(tests, a_list_in_pieces_has_the_same_rows);
	tcase_add_test(tests, a_line_that_is_not_utf_8_is_read_as_what_it_may_be);
	return suite_run("forms of lists", tests, NULL);
}
