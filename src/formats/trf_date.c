/* Dates as tournament reports have them. */
#include <stdio.h>
#include <string.h>

#include "formats/trf.h"

/* Three numbers at most, or a month by name. */
struct parts {
	int value[3];
	int digits[3];
	int count;
	int month; /* from its name; 0: none */
};

static int month_of(const char *text, size_t length)
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
			if (parts->month || (parts->month = month_of(text, length)) == 0)
				return false;
		} else if (strchr(" ./-,", *text)) {
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

bool trf_date(const char *text, char date[BORN_SIZE])
{
	struct parts parts;
	int year, month, day;

	if (!split(text, &parts) || !arrange(&parts, &year, &month, &day))
		return false;
	if (year < 1000 || year > 2999 || month > 12 || day > 31)
		return false;
	memset(date, 0, BORN_SIZE);
	snprintf(date, BORN_SIZE, "%04u/%02u/%02u", (unsigned)year % 10000, (unsigned)month % 100,
		(unsigned)day % 100);
	return true;
}
