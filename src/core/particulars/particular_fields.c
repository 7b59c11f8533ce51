/* The table of particulars: which there are, and what each of them holds. */
#include "core/particulars/particular.h"

#include <string.h>

static const char when[] = "2026-03-07 19:30";

static const struct particular_field fields[] = {
	{EVENT_NAME, OF_EVENT, "name", "Name", PARTICULAR_TEXT, .most = 120, .column = "name"},
	{EVENT_PLACE, OF_EVENT, "place", "Place", PARTICULAR_TEXT, .most = 60},
	{EVENT_FEDERATION, OF_EVENT, "federation", "Federation", PARTICULAR_CODE, .pattern = "AAA",
		.like = "ENG"},
	{EVENT_FIRST_DAY, OF_EVENT, "first-day", "First day", PARTICULAR_DAY, .like = "2026-03-07"},
	{EVENT_LAST_DAY, OF_EVENT, "last-day", "Last day", PARTICULAR_DAY, .like = "2026-03-08"},
	{EVENT_TYPE, OF_EVENT, "type", "Type", PARTICULAR_TEXT, .most = 60,
		.like = "Individual: Swiss-System"},
	{EVENT_ARBITER, OF_EVENT, "chief-arbiter", "Chief arbiter", PARTICULAR_TEXT, .most = 80},
	{EVENT_DEPUTIES, OF_EVENT, "deputies", "Deputies", PARTICULAR_TEXT, .most = 200,
		.like = "Ann Alder; Bob Birch"},
	{EVENT_ORGANISER, OF_EVENT, "organiser", "Organiser", PARTICULAR_TEXT, .most = 80},
	{EVENT_TIME_CONTROL, OF_EVENT, "time-control", "Time control", PARTICULAR_TEXT, .most = 80,
		.like = "G/90;+30 or 90'+30\""},
	{EVENT_ECF_CODE, OF_EVENT, "ecf-code", "ECF event code", PARTICULAR_TEXT, .most = 20},
	{EVENT_SUBMISSION, OF_EVENT, "submission-index", "Submission index", PARTICULAR_NUMBER,
		.least = 1, .most = 999},
	{EVENT_OFFICER, OF_EVENT, "results-officer", "Results officer", PARTICULAR_TEXT,
		.most = 80},
	{EVENT_OFFICER_ADDRESS, OF_EVENT, "results-officer-address", "Officer's address",
		PARTICULAR_TEXT, .most = 200, .like = "a line; another line"},
	{EVENT_TREASURER, OF_EVENT, "treasurer", "Treasurer", PARTICULAR_TEXT, .most = 80},
	{EVENT_TREASURER_ADDRESS, OF_EVENT, "treasurer-address", "Treasurer's address",
		PARTICULAR_TEXT, .most = 200, .like = "a line; another line"},
	{EVENT_US_AFFILIATE, OF_EVENT, "us-affiliate", "US affiliate", PARTICULAR_CODE,
		.pattern = "A9999999", .like = "A6001234"},
	{EVENT_US_CITY, OF_EVENT, "us-city", "US city", PARTICULAR_TEXT, .most = 21},
	{EVENT_US_STATE, OF_EVENT, "us-state", "US state", PARTICULAR_CODE, .pattern = "AA",
		.like = "OH"},
	{EVENT_US_ZIP, OF_EVENT, "us-zip", "US ZIP", PARTICULAR_TEXT, .most = 10},
	{EVENT_US_CHIEF_TD, OF_EVENT, "us-chief-td", "US chief TD", PARTICULAR_CODE,
		.pattern = "99999999", .like = "12345678"},
	{EVENT_US_ASSISTANT_TD, OF_EVENT, "us-assistant-td", "US assistant TD", PARTICULAR_CODE,
		.pattern = "99999999", .like = "12345678"},
	{EVENT_US_OTHER_TDS, OF_EVENT, "us-other-tds", "US other TDs", PARTICULAR_TEXT, .most = 200,
		.like = "12345678, 23456789"},
	{SECTION_NAME, OF_SECTION, "name", "Section", PARTICULAR_TEXT, .most = 60,
		.column = "name"},
	{SECTION_LETTER, OF_SECTION, "letter", "Letter", PARTICULAR_TEXT, .most = 2},
	{SECTION_FIRST_BOARD, OF_SECTION, "first-board", "First board", PARTICULAR_NUMBER,
		.least = 1, .most = PLAYERS_MOST},
	{SECTION_RATING_LIMIT, OF_SECTION, "rating-limit", "Rating limit", PARTICULAR_NUMBER,
		.least = 1, .most = GRADE_MOST},
	{SECTION_TIE_BREAKS, OF_SECTION, "tie-breaks", "Tie-breaks", PARTICULAR_TEXT, .most = 200,
		.like = "BH/C1,BH,SB,DE"},
	{SECTION_TIE_RULES, OF_SECTION, "tie-break-rules", "Tie-break rules", PARTICULAR_CHOICE,
		.pattern = "2022|2023|2024|2026"},
	{SECTION_ROUND + 1, OF_SECTION, "round-1", "Round 1", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 2, OF_SECTION, "round-2", "Round 2", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 3, OF_SECTION, "round-3", "Round 3", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 4, OF_SECTION, "round-4", "Round 4", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 5, OF_SECTION, "round-5", "Round 5", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 6, OF_SECTION, "round-6", "Round 6", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 7, OF_SECTION, "round-7", "Round 7", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 8, OF_SECTION, "round-8", "Round 8", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 9, OF_SECTION, "round-9", "Round 9", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 10, OF_SECTION, "round-10", "Round 10", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 11, OF_SECTION, "round-11", "Round 11", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 12, OF_SECTION, "round-12", "Round 12", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 13, OF_SECTION, "round-13", "Round 13", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 14, OF_SECTION, "round-14", "Round 14", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 15, OF_SECTION, "round-15", "Round 15", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 16, OF_SECTION, "round-16", "Round 16", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 17, OF_SECTION, "round-17", "Round 17", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 18, OF_SECTION, "round-18", "Round 18", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 19, OF_SECTION, "round-19", "Round 19", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 20, OF_SECTION, "round-20", "Round 20", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 21, OF_SECTION, "round-21", "Round 21", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 22, OF_SECTION, "round-22", "Round 22", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 23, OF_SECTION, "round-23", "Round 23", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 24, OF_SECTION, "round-24", "Round 24", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 25, OF_SECTION, "round-25", "Round 25", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 26, OF_SECTION, "round-26", "Round 26", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 27, OF_SECTION, "round-27", "Round 27", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 28, OF_SECTION, "round-28", "Round 28", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 29, OF_SECTION, "round-29", "Round 29", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 30, OF_SECTION, "round-30", "Round 30", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 31, OF_SECTION, "round-31", "Round 31", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 32, OF_SECTION, "round-32", "Round 32", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 33, OF_SECTION, "round-33", "Round 33", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 34, OF_SECTION, "round-34", "Round 34", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 35, OF_SECTION, "round-35", "Round 35", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 36, OF_SECTION, "round-36", "Round 36", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 37, OF_SECTION, "round-37", "Round 37", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 38, OF_SECTION, "round-38", "Round 38", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 39, OF_SECTION, "round-39", "Round 39", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 40, OF_SECTION, "round-40", "Round 40", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 41, OF_SECTION, "round-41", "Round 41", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 42, OF_SECTION, "round-42", "Round 42", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 43, OF_SECTION, "round-43", "Round 43", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 44, OF_SECTION, "round-44", "Round 44", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 45, OF_SECTION, "round-45", "Round 45", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 46, OF_SECTION, "round-46", "Round 46", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 47, OF_SECTION, "round-47", "Round 47", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 48, OF_SECTION, "round-48", "Round 48", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 49, OF_SECTION, "round-49", "Round 49", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 50, OF_SECTION, "round-50", "Round 50", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 51, OF_SECTION, "round-51", "Round 51", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 52, OF_SECTION, "round-52", "Round 52", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 53, OF_SECTION, "round-53", "Round 53", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 54, OF_SECTION, "round-54", "Round 54", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 55, OF_SECTION, "round-55", "Round 55", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 56, OF_SECTION, "round-56", "Round 56", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 57, OF_SECTION, "round-57", "Round 57", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 58, OF_SECTION, "round-58", "Round 58", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 59, OF_SECTION, "round-59", "Round 59", PARTICULAR_MOMENT, .like = when},
	{SECTION_ROUND + 60, OF_SECTION, "round-60", "Round 60", PARTICULAR_MOMENT, .like = when},
	{PLAYER_NAME, OF_PLAYER, "name", "Name", PARTICULAR_TEXT, .most = 120, .column = "name",
		.like = "Surname, Forename"},
	{PLAYER_RATING, OF_PLAYER, "grade", "Grade", PARTICULAR_NUMBER, .most = GRADE_MOST,
		.column = "grade"},
	{PLAYER_CLUB, OF_PLAYER, "club", "Club", PARTICULAR_TEXT, .most = 60, .column = "club"},
	{PLAYER_TITLE, OF_PLAYER, "title", "Title", PARTICULAR_TEXT, .most = TITLE_SIZE - 1,
		.column = "title"},
	{PLAYER_SEX, OF_PLAYER, "sex", "Sex", PARTICULAR_CHOICE, .pattern = "m|f", .column = "sex"},
	{PLAYER_BORN, OF_PLAYER, "born", "Born", PARTICULAR_BORN, .like = "2009 or 2009-05-29",
		.column = "born"},
	{PLAYER_FEDERATION, OF_PLAYER, "federation", "Federation", PARTICULAR_CODE,
		.pattern = "AAA", .like = "ENG", .column = "federation"},
	{PLAYER_FIDE_ID, OF_PLAYER, "fide-id", "FIDE ID", PARTICULAR_NUMBER, .least = 1,
		.most = 999999999, .column = "fide"},
	{PLAYER_FIDE_RATING, OF_PLAYER, "fide-rating", "FIDE rating", PARTICULAR_NUMBER, .least = 1,
		.most = GRADE_MOST},
	{PLAYER_ECF_CODE, OF_PLAYER, "ecf-code", "ECF code", PARTICULAR_CODE, .pattern = "999999A",
		.like = "123456A"},
	{PLAYER_US_ID, OF_PLAYER, "us-id", "US id", PARTICULAR_CODE, .pattern = "99999999",
		.like = "12345678"},
	{PLAYER_NATIONAL_ID, OF_PLAYER, "national-id", "National id", PARTICULAR_TEXT, .most = 20},
	{PLAYER_NATIONAL_RATING, OF_PLAYER, "national-rating", "National rating", PARTICULAR_NUMBER,
		.least = 1, .most = GRADE_MOST},
	{PLAYER_NATIONAL_KIND, OF_PLAYER, "rating-kind", "Its kind", PARTICULAR_TEXT, .most = 20,
		.like = "K, A or P; P7"},
	{PLAYER_CLUB_CODE, OF_PLAYER, "club-code", "Club code", PARTICULAR_TEXT, .most = 8,
		.like = "1ABC"},
	{PLAYER_MEMBER, OF_PLAYER, "member", "Member no", PARTICULAR_TEXT, .most = 20,
		.like = "ME12345"},
	{PLAYER_EXPIRES, OF_PLAYER, "expires", "Member until", PARTICULAR_DAY,
		.like = "2026-12-31"},
	{PLAYER_SCHOOL, OF_PLAYER, "school", "School", PARTICULAR_TEXT, .most = 60},
	{PLAYER_FAMILY, OF_PLAYER, "family", "Family or lift", PARTICULAR_TEXT, .most = 60},
	{PLAYER_DUE, OF_PLAYER, "due", "Due", PARTICULAR_MONEY, .like = "25.00"},
	{PLAYER_PAID, OF_PLAYER, "paid", "Paid", PARTICULAR_MONEY, .like = "25.00"},
	{PLAYER_FIXED_BOARD, OF_PLAYER, "board", "Fixed board", PARTICULAR_NUMBER, .least = 1,
		.most = PLAYERS_MOST},
	{PLAYER_NOTES, OF_PLAYER, "notes", "Notes", PARTICULAR_TEXT, .most = 200},
};

enum { FIELDS = sizeof(fields) / sizeof(fields[0]) };

const struct particular_field *particular_fields(int *count)
{
	*count = FIELDS;
	return fields;
}

const struct particular_field *particular_field(enum particular_id id)
{
	for (int i = 0; i < FIELDS; i++)
		if (fields[i].id == id)
			return &fields[i];
	return NULL;
}

/* The next letter of a key, in lower case; blanks and hyphens are none. 0 at the end. */
static char next_letter(const char **key)
{
	char letter;

	while (**key == ' ' || **key == '-' || **key == '_')
		++*key;
	letter = **key;
	if (letter)
		++*key;
	return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

bool particular_key_is(const char *key, const char *typed)
{
	char letter;

	do {
		letter = next_letter(&key);
		if (letter != next_letter(&typed))
			return false;
	} while (letter);
	return true;
}

const struct particular_field *particular_find(enum particular_of of, const char *key)
{
	for (int i = 0; i < FIELDS; i++)
		if (fields[i].of == of && particular_key_is(fields[i].key, key))
			return &fields[i];
	return NULL;
}
