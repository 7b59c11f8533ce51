/* Days of the calendar, read as people and lists write them. */
#include "core/typed/date.h"

#include <string.h>

#include "core/text/text.h"

/* Three numbers at most, or a month by name. */
struct parts {
	int value[3];
	int digits[3];
	int count;
	int month; /* from its name; 0: none */
};

int date_month(const char *text, size_t length)
{
	static const char names[] = "janfebmaraprmayjunjulaugsepoctnovdec";
	char word[3];

	if (length < 3)
		return 0;
	for (int i = 0; i < 3; i++)
		word[i] = (char)(text[i] | 0x20);
	for (int month = 1; month <= 12; month++)
		if (memcmp(names + 3 * (month - 1), word, 3) == 0)
			return month;
	return 0;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool take_number(struct parts *parts, const char *text, size_t length)
{
	int value = 0;

	if (length == 8 && parts->count == 0) /* 20200529 */
		return take_number(parts, text, 4) && take_number(parts, text + 4, 2) &&
			take_number(parts, text + 6, 2);
	if (parts->count == 3 || length > 4)
		return false;
	for (size_t i = 0; i < length; i++)
		value = value * 10 + (text[i] - '0');
	parts->value[parts->count] = value;
	parts->digits[parts->count++] = (int)length;
	return true;
}

static bool split(const char *text, struct parts *parts)
{
	*parts = (struct parts){.count = 0};
	while (*text) {
		size_t length = strspn(text, "0123456789");

		if (length > 0) {
			if (!take_number(parts, text, length))
				return false;
		} else if (is_letter(*text)) {
			while (is_letter(text[length]))
				length++;
			if (parts->month || (parts->month = date_month(text, length)) == 0)
				return false;
		} else if (text_is_one_of(*text, " ./-,")) {
			length = 1;
		} else {
			return false;
		}
		text += length;
	}
	return parts->count > 0;
}

/* A year of two digits belongs to the hundred years up to 2029. */
static int full_year(int value, int digits)
{
	return digits > 2 ? value : value < 30 ? 2000 + value : 1900 + value;
}

static bool arrange(const struct parts *parts, int *year, int *month, int *day)
{
	const int *value = parts->value, *digits = parts->digits;

	*month = parts->month;
	*day = 0;
	if (parts->month) { /* May 29, 2020 or 29 May 2020 or May 2020 */
		*year = full_year(value[parts->count - 1], digits[parts->count - 1]);
		*day = parts->count == 2 ? value[0] : 0;
		return parts->count <= 2;
	}
	if (parts->count == 1 && digits[0] == 4) {
		*year = value[0];
		return true;
	}
	if (parts->count != 3)
		return false;
	*month = value[1];
	if (digits[0] > 2) { /* 2020/05/29 */
		*year = value[0];
		*day = value[2];
	} else { /* 29.05.2020 */
		*year = full_year(value[2], digits[2]);
		*day = value[0];
	}
	return true;
}

static void put_digits(char *text, int number, int count)
{
	for (; count > 0; number /= 10)
		text[--count] = (char)('0' + number % 10);
}

static bool begins_with_day(const struct parts *parts)
{
	return !parts->month && parts->count == 3 && parts->digits[0] <= 2;
}

enum date_order date_order_of(const char *text)
{
	struct parts parts;

	if (!split(text, &parts) || !begins_with_day(&parts) || parts.value[0] == 0 ||
		parts.value[1] == 0 || parts.value[0] > 31 || parts.value[1] > 31)
		return DATE_NO_ORDER;
	if (parts.value[0] > 12)
		return parts.value[1] > 12 ? DATE_NO_ORDER : DATE_DAY_FIRST;
	if (parts.value[1] > 12)
		return DATE_MONTH_FIRST;
	return parts.value[0] == parts.value[1] ? DATE_NO_ORDER : DATE_EITHER;
}

/* 05/29/2020 */
static void turn_month(struct parts *parts)
{
	const int month = parts->value[0];

	if (!begins_with_day(parts))
		return;
	parts->value[0] = parts->value[1];
	parts->value[1] = month;
}

static bool parse(const char *text, bool american, char date[BORN_SIZE])
{
	struct parts parts;
	int year, month, day;

	if (!split(text, &parts))
		return false;
	if (american)
		turn_month(&parts);
	if (!arrange(&parts, &year, &month, &day))
		return false;
	if (year < 1000 || year > 2999 || month > 12 || day > 31)
		return false;
	memset(date, 0, BORN_SIZE);
	put_digits(date, year, 4);
	date[4] = '/';
	put_digits(date + 5, month, 2);
	date[7] = '/';
	put_digits(date + 8, day, 2);
	return true;
}

bool date_parse(const char *text, char date[BORN_SIZE])
{
	return parse(text, false, date);
}

bool date_parse_american(const char *text, char date[BORN_SIZE])
{
	return parse(text, true, date);
}

static int digits_of(const char *text, int count)
{
	int number = 0;

	for (int i = 0; i < count; i++)
		number = number * 10 + (text[i] - '0');
	return number;
}

bool date_is_odd(const char date[BORN_SIZE])
{
	return strncmp(date, "1700", 4) < 0 || strncmp(date, "2199", 4) > 0;
}

/* Is it as date_parse writes it? */
static bool is_written_whole(const char *date)
{
	static const char form[] = "dddd/dd/dd";

	for (int i = 0; form[i] != '\0'; i++)
		if (form[i] == 'd' ? date[i] < '0' || date[i] > '9' : date[i] != form[i])
			return false;
	return true;
}

bool date_is_whole(const char date[BORN_SIZE])
{
	static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	int year, month, day;
	bool leap;

	if (!is_written_whole(date))
		return false;
	year = digits_of(date, 4);
	month = digits_of(date + 5, 2);
	day = digits_of(date + 8, 2);
	leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
	return month >= 1 && month <= 12 && day >= 1 &&
		day <= days[month - 1] + (month == 2 && leap);
}

bool date_is_possible(const char date[BORN_SIZE])
{
	return !date_is_odd(date) && (date_is_whole(date) || strcmp(date + 8, "00") == 0);
}
