/* The reader of player lists: what it takes, what it says, and that it takes all or nothing. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/typed/grade.h"
#include "formats/csv.h"
#include "formats/decode.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

static char notices[4096]; /* one a line */
static struct csv_list list;
static struct error error;

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

static void read_well(const char *text)
{
	enum status status = read_bytes(text, strlen(text));

	ck_assert_msg(status == STATUS_OK, "%s: %s", text, error.text);
}

static void free_list(void)
{
	csv_list_done(&list);
}

static const struct csv_booking *booking_of(int player, int nth)
{
	for (int i = 0; i < list.nbookings; i++)
		if (list.bookings[i].player == player && nth-- == 0)
			return &list.bookings[i];
	return NULL;
}

START_TEST(the_sample_event_is_set_a_of_the_guide)
{
	size_t size;
	const char *bytes = whole_file(DATA_DIR "/sample/anytown.csv", &size);

	ck_assert_int_eq(read_bytes(bytes, size), STATUS_OK);
	ck_assert_str_eq(notices, "");
	ck_assert_int_eq(list.count, 20);
	ck_assert_int_eq(list.nbookings, 4);
	ck_assert_str_eq(list.players[9].name, "Jones, Jack");
	ck_assert_int_eq(list.players[9].pin, 10);
	ck_assert_int_eq(list.players[9].grade, 1980);
	ck_assert_str_eq(list.players[9].club, "TR");
	ck_assert_int_eq(list.players[9].enters, 1);
	ck_assert_int_eq(booking_of(9, 0)->round, 3);
	ck_assert_int_eq(booking_of(9, 0)->kind, BOOKING_HALF);
}
END_TEST

static const struct {
	const char *text, *name;
	int grade;
} forms[] = {
	{"name,grade\nKing,1954\n", "King", 1954},
	{"name;grade\nKing, Ken;1954\n", "King, Ken", 1954},
	{"name\tgrade\nKing, Ken\t1954", "King, Ken", 1954},
	{"name,grade\r\n\"King, Ken\",1954\r\n", "King, Ken", 1954},
	{"name,grade\r\"King, Ken\",1954\r", "King, Ken", 1954},
	{"\n\r\nname,grade\n\n\"King, Ken\",1954\n\n \n", "King, Ken", 1954},
	{"\xef\xbb\xbfname,grade\nKing,1954\n", "King", 1954},
	{"sep=;\nname;grade\nKing;1954\n", "King", 1954},
	{"GRADE,Name\n1954,King\n", "King", 1954},
	{" name , \"grade\" \n  King ,  \"1954\"  \n", "King", 1954},
	{"name,grade\n\"King \"\"Kong\"\"\",1954\n", "King \"Kong\"", 1954},
	{"name,grade\nKing \"Kong\",1954\n", "King \"Kong\"", 1954},
	{"\xc2\xa0name,rating\n\xc2\xa0King\xc2\xa0,1954\n", "King", 1954},
	{"surname,forename,ECF\nKing,Ken,1954\n", "King, Ken", 1954},
	{"First Name,Last_Name,Elo\nKen,King,1954\n", "King, Ken", 1954},
	{"first,last,elo\n,King,\n", "King", 0},
	{"name,grade\nKing,\n", "King", 0},
	{"name,grade\nKing,-\n", "King", 0},
	{"name,grade\nKing,Ungraded\n", "King", 0},
	{"name,grade\nKing,0\n", "King", 0},
	{"name,grade\nKing,4000\n", "King", 4000},
	{"name,grade\nKing\n", "King", 0},
	{"name,club,grade\nĐặng Thị Ễn,Łódź,1954\n", "Đặng Thị Ễn", 1954},
};

START_TEST(a_list_may_come_in_many_forms)
{
	read_well(forms[_i].text);
	ck_assert_int_eq(list.count, 1);
	ck_assert_str_eq(list.players[0].name, forms[_i].name);
	ck_assert_int_eq(list.players[0].grade, forms[_i].grade);
	ck_assert_int_eq(list.players[0].pin, 0);
	ck_assert_str_eq(notices, "");
}
END_TEST

static const struct {
	const char *text, *map, *unknown, *only;
	bool nameless;
} heads_cases[] = {
	{"name,grade\nKing,1900\n", NULL, "", "", false},
	{"surname,Strength,,shirt\nKing,1900,x,L\n", NULL, "2 \"Strength\", 4 \"shirt\"", "",
		false},
	{"name,Strength,shirt\nKing,1900,L\n", "Strength=grade", "3 \"shirt\"", "shirt", false},
	/* also where the list itself is refused */
	{"name,Strength\nKing,x\n", NULL, "2 \"Strength\"", "Strength", false},
	{"\"A=b\",Teilnehmer,grade\n1,King,1900\n", NULL, "1 \"A=b\", 2 \"Teilnehmer\"", "", true},
	{"Teilnehmer,grade\nKing,1900\n", NULL, "1 \"Teilnehmer\"", "Teilnehmer", true},
	{"\"A=b\",grade\nKing,1900\n", NULL, "1 \"A=b\"", "", true},
	{"club,grade\nBD,1900\n", NULL, "", "", true},
};

START_TEST(the_heads_say_which_columns_are_not_known)
{
	const struct csv_grades grades = {.map = heads_cases[_i].map};
	const struct report silent = {0};
	struct csv_heads heads;

	ck_assert_int_eq(csv_read_heads(heads_cases[_i].text, strlen(heads_cases[_i].text), &grades,
				 &heads, &silent),
		STATUS_OK);
	ck_assert_str_eq(heads.unknown, heads_cases[_i].unknown);
	ck_assert_str_eq(heads.only, heads_cases[_i].only);
	ck_assert_int_eq(heads.nameless, heads_cases[_i].nameless);
}
END_TEST

static const struct {
	const char *text, *message;
} faults[] = {

	{"", "The list is empty; expected a first line that names the columns, such as pin,name,grade,club."},
	{"\n \n",
		"The list is empty; expected a first line that names the columns, such as pin,name,grade,club."},
	{"pin,name\n", "Line 2: found the end of the list, expected a player."},
	{"1,\"Adams, Alan\",2200\n",
		"Line 1, column 1: found \"1\", expected a line that names the columns, one of "
		"them name or surname. If it stands under another heading, say which (m, or import "
		"EVENT LIST --map HEADING=name)."},
	{"pin,name\nx,King\n",
		"Line 2, column 1 (\"pin\"): found \"x\", expected a whole number from 1 to 9999."},
	{"pin,name\n0,King\n",
		"Line 2, column 1 (\"pin\"): found \"0\", expected a whole number from 1 to 9999."},
	{"pin,name\n10000,King\n",
		"Line 2, column 1 (\"pin\"): found \"10000\", expected a whole number from 1 to 9999."},
	{"pin,name\n99999999999999999999,King\n",
		"Line 2, column 1 (\"pin\"): found \"99999999999999999999\", "
		"expected a whole number from 1 to 9999."},
	{"pin,name\n1,\n", "Line 2: found no name, expected one for each player."},
	{"pin,name\n1,\"  ,  \"\n", "Line 2: found no name, expected one for each player."},
	{"surname,forename\n-,.\n", "Line 2: found no name, expected one for each player."},
	{"name,pin\nKing,1\nLow,2\n\nMitchell,1\n",
		"Line 5: found PIN 1 again, expected each PIN once; line 2 has it too."},
	{"name,grade,club\nKing,1900,BD\nKing,1800,BD\nKing,1900,BD\n",
		"Line 4, column 1: found King again, with the same grade and club, expected each "
		"player once; line 2 has him too. If they are two: give one a club, or add him by himself (a in e, or players EVENT add --namesake)."},
	{"name,grade\nKing,19x\n",
		"Line 2, column 2 (\"grade\"): found \"19x\", expected " GRADE_EXPECTED "."},
	{"name,grade\nKing,e\n",
		"Line 2, column 2 (\"grade\"): found \"e\", expected " GRADE_EXPECTED "."},
	{"name,grade\nKing,4001\n",
		"Line 2, column 2 (\"grade\"): found \"4001\", expected " GRADE_EXPECTED "."},
	{"name,byes\nKing,1x\n",
		"Line 2, column 2 (\"byes\"): found \"1x\", expected ROUND:KIND such as 1:half, with "
		"half, full or zero and a round up to 60."},
	{"name,byes\nKing,1:half 61:half\n",
		"Line 2, column 2 (\"byes\"): found \"61:half\", expected ROUND:KIND such as "
		"1:half, with half, full or zero and a round up to 60."},
	{"name,byes\nKing,1:some\n",
		"Line 2, column 2 (\"byes\"): found \"1:some\", expected ROUND:KIND such as 1:half, "
		"with half, full or zero and a round up to 60."},
	{"name,byes\nKing,3:half 1:half 3:full\n",
		"Line 2, column 2 (\"byes\"): found \"3:full\", expected each round once."},
	{"name,place\nKing,b3\n",
		"Line 2, column 2 (\"place\"): found \"b3\", expected a place such as 3b."},
	{"name,enters\nKing,61\n",
		"Line 2, column 2 (\"enters\"): found \"61\", expected a round from 1 to 60."},
	{"name,club\nKing,MA,x\n",
		"Line 2, column 3: found \"x\", expected no more than 2 columns, as in the first line."},
	{"name,club\n\"King\nKen\",MA\n",
		"Line 2, column 1 (\"name\"): found \"King\\nKen\", expected a text on one line "
		"without control characters."},
	{"name,club\nKing,\"MA\nLow,GL\n",
		"Line 2, column 2: found a quote that is never closed, expected another one."},
	{"name,club\n\"King\"x,MA\n",
		"Line 2, column 1: found \"x,MA\" after the closing quote, expected the next column."},
	{"name,club\nKing\x01,MA\n",
		"Line 2, column 1 (\"name\"): found \"King\\x01\", expected a text on one line without "
		"control characters."},
	{"name,club\r\n\"a\r\nb\",\r\n",
		"Line 2, column 1 (\"name\"): found \"a\\r\\nb\", expected a text on one line without "
		"control characters."},
	{"name\nKing\xe2\x80\xae\n",
		"Line 2, column 1 (\"name\"): found \"King?\", expected a text on one line without "
		"control characters."},
	{"name,new,rating\nKing,no,NEW\n",
		"Line 2: found NEW for a rating and no in the column of new players, expected both to "
		"say the same."},
	{"name,rating,new\nKing,NEW,0\n",
		"Line 2: found NEW for a rating and no in the column of new players, expected both to "
		"say the same."},
	{"name,club\nKing,0123456789012345678901234567890123456789012345678901234567890123\n",
		"Line 2, column 2 (\"club\"): found \"012345678901234567890123…\", expected a text of at most 63 bytes."},
};

START_TEST(an_error_names_line_column_found_and_expected)
{
	ck_assert_int_eq(read_bytes(faults[_i].text, strlen(faults[_i].text)), STATUS_BAD_INPUT);
	ck_assert_int_eq(error.code, STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text, faults[_i].message);
	ck_assert_ptr_null(list.players);
	ck_assert_int_eq(list.count, 0);
}
END_TEST

START_TEST(zero_bytes_are_not_text)
{
	ck_assert_int_eq(read_bytes("name\nKi\0ng\n", 11), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text,
		"Line 2, character 3: found a zero byte, expected text: the file is damaged, or no list.");
	/* characters, not bytes */
	ck_assert_int_eq(read_bytes("name\r\nM\xc3\xbcl\0er\n", 14), STATUS_BAD_INPUT);
	ck_assert_msg(
		strstr(error.text, "Line 2, character 4: found a zero byte"), "%s", error.text);
}
END_TEST

START_TEST(a_line_number_counts_line_ends_in_quotes)
{
	const char *text = "name,notes\r\nKing,\"one\r\ntwo\nthree\rfour\"\r\nLow,\r\n,x\r\n";

	ck_assert_int_eq(read_bytes(text, strlen(text)), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text, "Line 7: found no name, expected one for each player.");
}
END_TEST

static const struct {
	const char *text, *notices;
} remarks[] = {
	{"name,e-mail\nKing,x@y\n", "Column 2, \"e-mail\", is not known and was not read.\n"},
	{"name,e-mail,grade,phone\nKing,x@y,1954,5\n",
		"2 columns are not known and were not read: 2 \"e-mail\", 4 \"phone\".\n"},
	{"name,grade,elo\nKing,1954,2000\n",
		"Column 3, \"elo\", was not read: column 2, \"grade\", means the same.\n"},
	{"name,grade\nKing,1954e\n",
		"Line 2: the grade of King is an estimate and was read as 1954.\n"},
	{"name,grade\nKing,1900\nLow,\nKing,1800\n",
		"Lines 2 and 4: two players are called King.\n"},
	{"name,club\nKing,BD\nLow,\nKing,PA\nKing,\n",
		"Lines 2 and 5: two players are called King.\nLines 2 and 4: two players are called King.\n"},
	{"name,ecf-code,us-id\nKing,123456A,\nLow,123456A,12345678\nMay,,12345678\n",
		"Lines 2 and 3: King and Low have the same ECF code, 123456A.\n"
		"Lines 3 and 4: Low and May have the same US id, 12345678.\n"},
	{"name,title\nKing,Mr\n", "Line 2: \"Mr\" is not a chess title and was left out.\n"},
	{"name\nGonz\xe1lez\n",
		"The list is not UTF-8 (line 2, character 5); it was read as Windows code page 1252: check the accents.\n"},
};

START_TEST(provisional_ratings_are_read_without_their_mark)
{
	static const char *const ratings[] = {
		"1650", "1650P", "1650p", "1650P7", "1650/12", "1650*", "1650P*", "1650/12**"};
	static const char *const kinds[] = {"", "P", "P", "P7", "P12", "", "P", "P12"};
	static const char *const none[] = {
		"1650/", "1650P7x", "P7", "16/50/1", "1650PP", "*", "****", "16*50", "1650*7"};
	char text[60];

	for (size_t i = 0; i < sizeof(ratings) / sizeof(ratings[0]); i++) {
		snprintf(text, sizeof(text), "name,rating\nKing,%s\n", ratings[i]);
		read_well(text);
		ck_assert_int_eq(list.players[0].grade, 1650);
		ck_assert_int_eq(list.nparticulars, kinds[i][0] != '\0');
		if (kinds[i][0])
			ck_assert_str_eq(list.particulars[0].text, kinds[i]);
		ck_assert_str_eq(notices, "");
	}
	for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++) {
		snprintf(text, sizeof(text), "name,rating\nKing,%s\n", none[i]);
		ck_assert_int_eq(read_bytes(text, strlen(text)), STATUS_BAD_INPUT);
	}
}
END_TEST

/* 28D6: NEW for a rating, or the column of new players, whichever comes first. */
START_TEST(a_new_player_is_marked_by_his_rating_or_by_a_column)
{
	static const struct {
		const char *text;
		int is_new, grade;
	} cases[] = {
		{"name,rating\nKing,NEW\n", 1, 0},
		{"name,grade\nKing,new\n", 1, 0},
		{"name,rating,new\nKing,NEW,\n", 1, 0},
		{"name,new,rating\nKing,yes,NEW\n", 1, 0},
		{"name,new player,rating\nKing,x,1500\n", 1, 1500},
		{"name,new,rating\nKing,no,1500\n", 0, 1500},
		{"name,new,rating\nKing,,\n", 0, 0},
		{"name,rating\nLow,NEW\nKing,UNR\n", 0, 0},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct player *king;

		read_well(cases[i].text);
		king = &list.players[list.count - 1];
		ck_assert_msg(king->is_new == cases[i].is_new, "%s", cases[i].text);
		ck_assert_int_eq(king->grade, cases[i].grade);
	}
}
END_TEST

START_TEST(what_is_doubtful_is_reported)
{
	read_well(remarks[_i].text);
	ck_assert_str_eq(notices, remarks[_i].notices);
}
END_TEST

START_TEST(code_page_1252_becomes_utf8)
{
	read_well("name,club\nO\x92Shea \x8a\xe9\xff,\x80\x82\n");
	ck_assert_str_eq(list.players[0].name, "O’Shea Šéÿ");
	ck_assert_str_eq(list.players[0].club, "€‚");
}
END_TEST

/* What code page 1252 has no character for is no letter of anybody: nothing is read. */
START_TEST(what_is_in_no_encoding_is_refused)
{
	static const struct {
		const char *text, *message;
	} bad[] = {
		{"name\nA\nB\x81\xff C",
			"Line 3, character 2: found the byte 0x81, which is neither UTF-8 nor Windows code page 1252: the file may come from DOS (code page 850) or an old Mac. Save the list as UTF-8."},
		{"name\nM\xc3\xbcller\nFran\x8d"
		 "ois\n",
			"Line 3, character 5: found the byte 0x8d, which is neither UTF-8 nor Windows code page 1252: other lines are UTF-8, so this one is damaged. Save the list as UTF-8."},
		{"name\n\xe9\x8f\n", "Line 2, character 2: found the byte 0x8f"},
		{"na\x90me\nA\n", "Line 1, character 3: found the byte 0x90"},
		{"name\r\n\x9d\r\n", "Line 2, character 1: found the byte 0x9d"},
		/* 0x81 is a part of a letter there; characters are counted, not bytes */
		{"name\n\xc3\x81\xe9\n",
			"Line 2, character 2: found the byte 0xe9, which is not UTF-8, as other letters of the line are: the line is damaged. Save the list as UTF-8."},
		{"name\n\xc3\x81\xc3\xa1\xe9\x8dZ\n",
			"Line 2, character 4: found the byte 0x8d, which is neither UTF-8 nor Windows code page 1252: the file may come"},
	};

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		ck_assert_int_eq(read_bytes(bad[i].text, strlen(bad[i].text)), STATUS_BAD_INPUT);
		ck_assert_msg(strncmp(error.text, bad[i].message, strlen(bad[i].message)) == 0,
			"%s", error.text);
		ck_assert_int_eq(list.count, 0);
	}
}
END_TEST

START_TEST(byes_come_in_order_of_rounds)
{
	static const enum booking_kind kinds[] = {
		BOOKING_HALF, BOOKING_ZERO, BOOKING_FULL, BOOKING_ZERO, BOOKING_HALF};

	read_well("name;byes\nLow;\nKing;\" 4:none, 2:Zero;1:half  3:full,5:½ \"\nAdams;2:h\n");
	ck_assert_int_eq(list.nbookings, 6);
	for (int i = 0; i < 5; i++) {
		ck_assert_int_eq(booking_of(1, i)->round, i + 1);
		ck_assert_int_eq(booking_of(1, i)->kind, kinds[i]);
	}
	ck_assert_int_eq(booking_of(2, 0)->round, 2);
}
END_TEST

START_TEST(late_entries_have_a_place_and_a_first_round)
{
	read_well("pin,name,title,place,enters\n21,Late,wgm,3b,2\n,Early,,,\n");
	ck_assert_str_eq(list.players[0].place, "3b");
	ck_assert_int_eq(list.players[0].enters, 2);
	ck_assert_str_eq(list.players[0].title, "WGM");
	ck_assert_str_eq(list.players[1].place, "");
	ck_assert_int_eq(list.players[1].enters, 1);
	ck_assert_int_eq(list.players[1].pin, 0);
}
END_TEST

/* `count` rows "n" under a header. */
static char *long_list(int count)
{
	char *text = malloc((size_t)count * 6 + 16), *to = text;

	to += sprintf(to, "name\n");
	for (int i = 0; i < count; i++)
		to += sprintf(to, "%d\n", i);
	return text;
}

START_TEST(a_list_holds_no_more_players_than_an_event)
{
	char *text = long_list(PLAYERS_MOST);

	read_well(text);
	ck_assert_int_eq(list.count, PLAYERS_MOST);
	free(text);
	text = long_list(PLAYERS_MOST + 1);
	ck_assert_int_eq(read_bytes(text, strlen(text)), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text, "Line 10001: found one more player, expected at most 9999.");
	free(text);
}
END_TEST

static enum status read_converted(const char *text)
{
	const struct report report = {.notice = keep_notice, .error = &error};
	static const struct conversion ecf = {7500, 700};
	static const struct csv_grades grades = {.conversion = &ecf};

	csv_list_done(&list);
	notices[0] = '\0';
	memset(&error, 0, sizeof(error));
	return csv_read_players(text, strlen(text), &grades, &list, &report, NULL);
}

/* CAA 38: whoever has a rating keeps it. */
START_TEST(grades_are_converted_for_those_without_a_rating)
{
	ck_assert_int_eq(
		read_converted("name,grade,rating\nKing,150,\nLow,151,1900\n"
			       "Mitchell,151e,-\nNewel,,1700\nOnions,-,\nPerkin,160e,1500e\n"),
		STATUS_OK);
	ck_assert_int_eq(list.count, 6);
	ck_assert_int_eq(list.converted, 2);
	ck_assert_int_eq(list.players[0].grade, 1825);
	ck_assert_int_eq(list.players[1].grade, 1900);
	ck_assert_int_eq(list.players[2].grade, 1833);
	ck_assert_int_eq(list.players[3].grade, 1700);
	ck_assert_int_eq(list.players[4].grade, 0);
	ck_assert_int_eq(list.players[5].grade, 1500);
	ck_assert_str_eq(notices,
		"Line 4: the grade of Mitchell is an estimate and was read as 151.\n"
		"Line 7: the grade of Perkin is an estimate and was read as 1500.\n");
}
END_TEST

static enum status read_chosen(const char *text, const char *rating, bool apart)
{
	const struct csv_grades grades = {.rating = rating, .apart = apart};
	const struct report report = {.notice = keep_notice, .error = &error};

	csv_list_done(&list);
	notices[0] = '\0';
	memset(&error, 0, sizeof(error));
	return csv_read_players(text, strlen(text), &grades, &list, &report, NULL);
}

/* CAA 33, 34: of several columns one has the ratings; the first other one ranks who has none. */
START_TEST(the_column_of_the_ratings_is_chosen)
{
	static const char text[] = "name,ecf,FIDE-Std,elo\nKing,1900,2010,1\nLow,1950,,2\n"
				   "Mitchell,1960,-,3\nNewel,,0,4\n";

	ck_assert_int_eq(read_chosen(text, "fide std", false), STATUS_OK);
	ck_assert_int_eq(list.players[0].grade, 2010);
	ck_assert_int_eq(list.players[1].grade, 1950);
	ck_assert_int_eq(list.players[2].grade, 1960);
	ck_assert_int_eq(list.players[3].grade, 0);
	ck_assert(!list.unrated[0] && list.unrated[1] && list.unrated[2] && list.unrated[3]);
	ck_assert_str_eq(
		notices, "Column 4, \"elo\", was not read: column 2, \"ecf\", means the same.\n");
	ck_assert_int_eq(read_chosen(text, "elo", false), STATUS_OK);
	ck_assert_int_eq(list.players[1].grade, 2);
	ck_assert_int_eq(read_chosen(text, NULL, false), STATUS_OK);
	ck_assert_int_eq(list.players[0].grade, 1900);
	ck_assert_int_eq(read_chosen(text, "dwz", false), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text,
		"Line 1: found no column \"dwz\", expected the one of the ratings to be called so.");
	/* the name is no rating, whatever is said */
	ck_assert_int_eq(read_chosen(text, "name", false), STATUS_BAD_INPUT);
	/* grades beside ratings, without a formula */
	ck_assert_int_eq(
		read_chosen("name,grade,rating\nKing,180,\nLow,150,1900\n", NULL, true), STATUS_OK);
	ck_assert_int_eq(list.players[0].grade, 180);
	ck_assert_int_eq(list.players[1].grade, 1900);
	ck_assert(list.unrated[0] && !list.unrated[1]);
}
END_TEST

START_TEST(a_grade_that_makes_no_rating_is_refused)
{
	ck_assert_int_eq(read_converted("name,grade\nKing,150\nLow,1850\n"), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text,
		"Line 3, column 2 (\"grade\"): found \"1850\", expected a grade that "
		"7.5 x grade + 700 makes a rating from 1 to 4000.");
	ck_assert_int_eq(read_converted("name,grade\nKing,150x\n"), STATUS_BAD_INPUT);
}
END_TEST

START_TEST(nobody_need_listen)
{
	const struct report deaf = {.error = NULL};

	ck_assert_int_eq(
		csv_read_players("name,x\nKing,1\n", 14, NULL, &list, &deaf, NULL), STATUS_OK);
	free_list();
	ck_assert_int_eq(csv_read_players("x\n", 2, NULL, &list, &deaf, NULL), STATUS_BAD_INPUT);
}
END_TEST

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

int main(void)
{
	TCase *tests = tcase_create("player lists");

	tcase_add_checked_fixture(tests, NULL, free_list);
	tcase_add_test(tests, the_sample_event_is_set_a_of_the_guide);
	tcase_add_loop_test(tests, a_list_may_come_in_many_forms, 0, ARRAY_LEN(forms));
	tcase_add_loop_test(
		tests, the_heads_say_which_columns_are_not_known, 0, ARRAY_LEN(heads_cases));
	tcase_add_loop_test(
		tests, an_error_names_line_column_found_and_expected, 0, ARRAY_LEN(faults));
	tcase_add_test(tests, zero_bytes_are_not_text);
	tcase_add_test(tests, a_line_number_counts_line_ends_in_quotes);
	tcase_add_test(tests, provisional_ratings_are_read_without_their_mark);
	tcase_add_test(tests, a_new_player_is_marked_by_his_rating_or_by_a_column);
	tcase_add_loop_test(tests, what_is_doubtful_is_reported, 0, ARRAY_LEN(remarks));
	tcase_add_test(tests, code_page_1252_becomes_utf8);
	tcase_add_test(tests, what_is_in_no_encoding_is_refused);
	tcase_add_test(tests, byes_come_in_order_of_rounds);
	tcase_add_test(tests, late_entries_have_a_place_and_a_first_round);
	tcase_add_test(tests, a_list_holds_no_more_players_than_an_event);
	tcase_add_test(tests, the_column_of_the_ratings_is_chosen);
	tcase_add_test(tests, grades_are_converted_for_those_without_a_rating);
	tcase_add_test(tests, a_grade_that_makes_no_rating_is_refused);
	tcase_add_test(tests, nobody_need_listen);
	return suite_run("csv", tests, NULL);
}
