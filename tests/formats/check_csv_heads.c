/* The heads that federations and programs give the columns of their lists. */
#include <string.h>

#include "core/particulars/particular.h"
#include "formats/csv.h"
#include "support/suite_run.h"

static struct csv_list list;
static char notices[1024];

static void keep_notice(void *context, const char *text)
{
	(void)context;
	strncat(notices, text, sizeof(notices) - strlen(notices) - 2);
	strcat(notices, "\n");
}

static void read_well(const char *text)
{
	struct error error = {0};
	const struct report report = {.notice = keep_notice, .error = &error};

	csv_list_done(&list);
	notices[0] = '\0';
	ck_assert_msg(csv_read_players(text, strlen(text), NULL, &list, &report, NULL) == STATUS_OK,
		"%s: %s", text, error.text);
}

static void free_list(void)
{
	csv_list_done(&list);
}

START_TEST(the_heads_of_the_federations_lists_are_known)
{
	static const char *const lists[] = {
		/* FIDE, England, US Chess, and two of tournament programs */
		"ID Number,Name,Fed,Sex,Tit,SRtng,B-day\n"
		"400001,\"King, Ken\",ENG,M,FM,2101,1987\n",
		"full_name,FIDE_no,gender,nation,revised_standard,title,birthday\n"
		"\"King, Ken\",400001,m,eng,2101,FM,1987\n",
		"MEM_NAME\tR_LPB_RAT\tFIDE_ID\tfederation\tTitle\tGender\tborn\n"
		"King, Ken\t2101\t400001\tENG\tFM\tM\t1987\n",
		"Last;First;Rtng;FIDE;Fed;Tit;Sex;Born\nKing;Ken;2101;400001;ENG;FM;M;1987\n",
		"Player Name,Rate,fideid,fed,title,sex,date of birth\n"
		"\"King, Ken\",2101,400001,ENG,fm,m,1987\n",
	};

	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		const struct player *player;

		read_well(lists[i]);
		ck_assert_str_eq(notices, "");
		player = &list.players[0];
		ck_assert_str_eq(player->name, "King, Ken");
		ck_assert_int_eq(player->grade, 2101);
		ck_assert_str_eq(player->fide, "400001");
		ck_assert_str_eq(player->federation, "ENG");
		ck_assert_str_eq(player->title, "FM");
		ck_assert_int_eq(player->sex, SEX_MALE);
		ck_assert_str_eq(player->born, "1987/00/00");
	}
}
END_TEST

/* Heads of US lists, of WinTD and of English lists before 2020, and what they are. */
START_TEST(states_school_grades_and_old_clubs_are_known)
{
	static const struct {
		const char *text;
		int field;
		const char *kept, *notices;
	} cases[] = {
		{"name,STATE\nKing,tx\n", PLAYER_STATE, "TX", ""},
		{"name,R_STATE\nKing,TX\n", PLAYER_STATE, "TX", ""},
		{"name,State\nKing,TX\nLane,Ohio\n", PLAYER_STATE, "TX",
			"Line 3: State: \"Ohio\" is not written as TX is. It was left out.\n"},
		{"name,Rate,Gr\nKing,900,K\n", PLAYER_SCHOOL_GRADE, "K", ""},
		{"Ref,Name,Sex,Age\n123456A,King,M,12\n", PLAYER_ECF_CODE, "123456A", ""},
		{"name,ref,ClubNam\nKing,123456A,Town\n", PLAYER_ECF_CODE, "123456A", ""},
		{"name,ref,ClubNam1,ClubNam2,ClubNam3,ClubNam4,ClubNam5,ClubNam6\nKing,123456A,Town,B,C,D,E,F\n",
			PLAYER_ECF_CODE, "123456A", ""},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		read_well(cases[i].text);
		ck_assert_str_eq(notices, cases[i].notices);
		ck_assert_int_eq(list.nparticulars, 1);
		ck_assert_int_eq(list.particulars[0].field, cases[i].field);
		ck_assert_str_eq(list.particulars[0].text, cases[i].kept);
		ck_assert_str_eq(list.players[0].club, strstr(cases[i].text, "Club") ? "Town" : "");
	}
}
END_TEST

START_TEST(what_a_federation_leaves_open_is_left_out)
{
	read_well("name,FIDE_no,gender,b-day\nKing,0,N,0\nLane,12x,q,soon\n");
	for (int i = 0; i < 2; i++) {
		ck_assert_str_eq(list.players[i].fide, "");
		ck_assert_int_eq(list.players[i].sex, SEX_UNKNOWN);
		ck_assert_str_eq(list.players[i].born, "");
	}
	ck_assert_str_eq(notices,
		"Line 3: \"12x\" is not a FIDE ID and was left out.\n"
		"Line 3: \"q\" is not m or f and was left out.\n"
		"Line 3: \"soon\" is not a date of birth and was left out.\n");
}
END_TEST

/* "ID" may be anybody's; what says most is the dates themselves. */
START_TEST(dates_have_the_order_that_the_list_shows)
{
	static const struct {
		const char *text, *born, *notices;
	} cases[] = {
		{"name,id,born\nKing,7,3/7/1987\n", "1987/07/03",
			"Line 2: US id: \"7\" is not written as 12345678 is. It was left out.\n"},
		{"name,id,born\nKing,12345678,3/7/1987\n", "1987/07/03", ""},
		{"name,born\nKing,3/7/1987\nLane,5/29/1990\n", "1987/03/07", ""},
		{"name,born\nKing,3/7/1987\nLane,29/5/1990\n", "1987/07/03", ""},
		{"name,uscf id,born\nKing,12345678,3/7/1987\nLane,,29/5/1990\n", "1987/07/03", ""},
		{"name,uscf id,born\nKing,12345678,3/7/1987\n", "1987/03/07",
			"Dates such as 03/07/2026 were read with the month first, as in the US.\n"},
		{"name,us-id,born\nKing,,3/7/1987\n", "1987/07/03", ""},
		{"name,us-id,born\nKing,12345678,1987-03-07\n", "1987/03/07", ""},
		{"name,expires,born\nKing,12/31/2026,3/7/1987\n", "1987/03/07", ""},
		{"name,born\nKing,3/7/1987\nLane,5/29/1990\nMoor,29/5/1990\n", "1987/07/03",
			"Line 3: \"5/29/1990\" is not a date of birth and was left out.\n"},
		/* no such day */
		{"name,born\nKing,31.02.2000\n", "",
			"Line 2: \"31.02.2000\" is not a date of birth and was left out.\n"},
		{"name,born\nKing,29.02.2001\n", "",
			"Line 2: \"29.02.2001\" is not a date of birth and was left out.\n"},
		{"name,born\nKing,29.02.2000\n", "2000/02/29", ""},
		{"name,born\nKing,2000/02/00\n", "2000/02/00", ""},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		read_well(cases[i].text);
		ck_assert_str_eq(notices, cases[i].notices);
		ck_assert_str_eq(list.players[0].born, cases[i].born);
	}
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("heads");

	tcase_add_checked_fixture(tests, NULL, free_list);
	tcase_add_test(tests, the_heads_of_the_federations_lists_are_known);
	tcase_add_test(tests, states_school_grades_and_old_clubs_are_known);
	tcase_add_test(tests, what_a_federation_leaves_open_is_left_out);
	tcase_add_test(tests, dates_have_the_order_that_the_list_shows);
	return suite_run("heads of lists", tests, NULL);
}
