/*
 * Particulars: what is known of an event, a section or a player beside what the draw rests on. One
 * row a field; every form, command, list and report reads the same table.
 */
#ifndef CORE_PARTICULAR_H
#define CORE_PARTICULAR_H

#include "core/edit.h"

/* Numbers in the event file: none is ever used for something else. */
enum particular_id {
	EVENT_NAME = 1,
	EVENT_PLACE,
	EVENT_FEDERATION,
	EVENT_FIRST_DAY,
	EVENT_LAST_DAY,
	EVENT_TYPE,
	EVENT_ARBITER,
	EVENT_DEPUTIES,
	EVENT_ORGANISER,
	EVENT_TIME_CONTROL,
	EVENT_ECF_CODE = 101,
	EVENT_SUBMISSION,
	EVENT_OFFICER,
	EVENT_OFFICER_ADDRESS,
	EVENT_TREASURER,
	EVENT_TREASURER_ADDRESS,
	EVENT_GRAND_PRIX,
	EVENT_US_AFFILIATE = 201,
	EVENT_US_CITY,
	EVENT_US_STATE,
	EVENT_US_ZIP,
	EVENT_US_CHIEF_TD,
	EVENT_US_ASSISTANT_TD,
	EVENT_US_OTHER_TDS,
	EVENT_FALL_BACK = 301,
	SECTION_LETTER = 1001,
	SECTION_FIRST_BOARD = 1002,
	SECTION_RATING_LIMIT,
	SECTION_NAME = 1101,
	SECTION_TIE_BREAKS = 1201,
	SECTION_TIE_RULES,
	SECTION_PRIZE_RULES = 1301,
	SECTION_PRIZE_UNIT,
	SECTION_PRIZE_UNRATED,
	SECTION_PRIZE_BYES,
	SECTION_PRIZE_ENTRIES,
	SECTION_TIME_CONTROL = 1401,
	SECTION_ECF_CODE,
	SECTION_NAMES = 1501,
	SECTION_ABSENT = 1601,
	SECTION_US_SCHOOL_LEVEL = 1701,
	SECTION_US_GRAND_PRIX,
	SECTION_US_FIDE,
	PLAYER_NAME = 2001,
	PLAYER_TITLE,
	PLAYER_SEX,
	PLAYER_BORN,
	PLAYER_FEDERATION,
	PLAYER_FIDE_ID,
	PLAYER_CLUB,
	PLAYER_RATING,
	PLAYER_FIDE_RATING = 2101,
	PLAYER_ECF_CODE,
	PLAYER_US_ID,
	PLAYER_NATIONAL_ID,
	PLAYER_NATIONAL_RATING,
	PLAYER_NATIONAL_KIND,
	PLAYER_CLUB_CODE,
	PLAYER_MEMBER,
	PLAYER_EXPIRES,
	PLAYER_SCHOOL,
	PLAYER_FAMILY,
	PLAYER_DUE,
	PLAYER_PAID,
	PLAYER_FIXED_BOARD,
	PLAYER_NOTES,
	PLAYER_PRIZES,
	PLAYER_STATE,
	PLAYER_SCHOOL_GRADE,
	PLAYER_ESTIMATE,
	PLAYER_EXPELLED, /* counts where he has left (left.h) */
	PLAYER_PLAYOFF = 2201,
	PLAYER_HAND,
	PLAYER_LOT,
	/*
	 * a number that the cards of one player in several sections share, and no other: no field
	 * of the table (gone_over.h)
	 */
	PLAYER_PERSON = 2501,
	/* colours of games in another section (brought.h): no field of the table */
	PLAYER_BROUGHT,
	/* day and time of round n are SECTION_ROUND + n, to SECTION_ROUND + ROUNDS_MOST */
	SECTION_ROUND = 3000,
	/* line n of the prize list is SECTION_PRIZE + n: no field of the table (core/prizes) */
	SECTION_PRIZE = 4000
};

enum particular_of { OF_EVENT, OF_SECTION, OF_PLAYER };

enum particular_kind {
	PARTICULAR_TEXT,
	PARTICULAR_NUMBER, /* whole, from `least` to `most` */
	PARTICULAR_DAY,    /* "2026/03/07" */
	PARTICULAR_MOMENT, /* a day, and perhaps a time: "2026/03/07 19:30" */
	PARTICULAR_BORN,   /* a day or a year: "2009/00/00" */
	PARTICULAR_MONEY,  /* "12.50" */
	PARTICULAR_POINTS, /* "1.5", to `most` */
	PARTICULAR_CODE,   /* as the pattern: 9 stands for a digit, A for a letter */
	PARTICULAR_CHOICE  /* a word of the pattern, "m|f" */
};

struct particular_field {
	enum particular_id id;
	enum particular_of of;
	const char *key;  /* as it is typed and exported: "first-board" */
	const char *name; /* as it is printed: "First board" */
	enum particular_kind kind;
	int least, most;     /* of a number; of a text its most characters */
	const char *pattern; /* of a code or a choice; else NULL */
	const char *like;    /* what one types, as an example: "G/90;+30"; NULL: whatever it is */
	/* the column in which the row of the event, section or player has it; NULL: none has */
	const char *column;
};

/* All fields, in the order of lists. */
const struct particular_field *particular_fields(int *count);

/* The field of a number; NULL: there is none such. */
const struct particular_field *particular_field(enum particular_id id);

/* The field of a key, case and blanks aside; NULL: there is none such of these. */
const struct particular_field *particular_find(enum particular_of of, const char *key);

/* The column of its row in which a field is kept; NULL: it has a row of its own. */
const struct record_field *particular_column(const struct particular_field *field);

/*
 * What an event knows; "" where it knows nothing, and of a column. Valid until the event changes.
 */
const char *event_particular(
	const struct event *event, int section, int pin, enum particular_id id);

/* The same of a number; `otherwise` where nothing is known. */
int event_particular_number(
	const struct event *event, int section, int pin, enum particular_id id, int otherwise);

/* Is it one of US Chess: by its federation or affiliate, or as one of its sections is drawn so? */
bool event_is_us(const struct event *event);

/*
 * The school of a player, and his club; "" of who has none. By rules that keep schools apart they
 * are one: what the list has as his club, or else his school. Valid until the event changes.
 */
const char *event_school(const struct event *event, int section, int pin);
const char *event_club(const struct event *event, int section, int pin);

/* A kept text as it is typed: "2026/03/07" as 2026-03-07. Returns text. */
const char *particular_show(
	const struct particular_field *field, const char *kept, char text[PARTICULAR_SIZE]);

/* What an event knows, columns of rows as well, as it is typed: a year alone is one. */
const char *event_field(const struct event *event, int section, int pin,
	const struct particular_field *field, char text[PARTICULAR_SIZE]);

/*
 * The text as it is kept (spaces at its ends gone, a number without leading zeros) if the field can
 * hold it; an empty one always can, and means that nothing is known. STATUS_BAD_INPUT with the
 * reason, and `kept` untouched, if it cannot.
 */
enum status particular_take(const struct particular_field *field, const char *text,
	char kept[PARTICULAR_SIZE], struct error *error);

/*
 * The same of what somebody types in a section by this rule book: in one of the US 3/7/2026 has the
 * month first, as there; dots have the day first everywhere.
 */
enum status particular_take_typed(const struct particular_field *field, const char *system,
	const char *text, char kept[PARTICULAR_SIZE], struct error *error);

/* The time control of a section: its own, else the one of the event. */
const char *event_time_control(const struct event *event, int section);

/* Put a kept text into the column of a row of the field's kind. */
void particular_put_column(
	struct record *row, const struct particular_field *field, const char *kept);

/* Set or, with an empty text, take away; nothing is added where it is so already. No column. */
enum status particular_put(struct action *action, const struct event *event, int section, int pin,
	enum particular_id id, const char *text);

#endif
