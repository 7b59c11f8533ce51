/* Days of the calendar: "2026/03/07", with 00 for what is not known. */
#ifndef CORE_DATE_H
#define CORE_DATE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/record.h"

/*
 * A date as people, lists and reports write it, 2026-03-07, 20260307, 7.3.2026, 7 March 2026 or a
 * year alone, as YYYY/MM/DD. Where it is numbers the day comes before the month. False, and nothing
 * written: it is none.
 */
bool date_parse(const char *text, char date[BORN_SIZE]);
/* The same where the month comes before the day, 03/07/2026: in lists of the US. */
bool date_parse_american(const char *text, char date[BORN_SIZE]);

/* Which of the two comes first in a date of three numbers that does not begin with the year. */
enum date_order {
	DATE_NO_ORDER, /* it is none such */
	DATE_EITHER,   /* 03/07/2026 may be either */
	DATE_DAY_FIRST,
	DATE_MONTH_FIRST
};

enum date_order date_order_of(const char *text);

/*
 * The month, 1 to 12, whose English name begins with the first three of these letters; 0: none
 * does.
 */
int date_month(const char *text, size_t length);

/*
 * Is the year of a date of date_parse one that no event and no player is of, before 1700 or after
 * 2199?
 */
bool date_is_odd(const char date[BORN_SIZE]);

/* Is a date of date_parse a day that there is, with month and day? Any other text is none. */
bool date_is_whole(const char date[BORN_SIZE]);

/* The same where the day, or day and month, may be 00, and the year is none of the odd. */
bool date_is_possible(const char date[BORN_SIZE]);

#endif
