/* Checks a text that is typed for a particular, kind by kind. */
#include <string.h>

#include "core/typed/date.h"
#include "core/known_books.h"
#include "core/particulars/family.h"
#include "core/particulars/particular.h"
#include "core/points.h"
#include "core/text/text.h"

static void put_range(struct line *line, const struct particular_field *field)
{
	line_text(line, "is not a number from ");
	line_int(line, field->least);
	line_text(line, " to ");
	line_int(line, field->most);
	line_text(line, ".");
}

/* "m|f" as "m or f" */
static void put_choices(struct line *line, const char *pattern)
{
	line_text(line, "is not ");
	while (*pattern) {
		const size_t length = strcspn(pattern, "|");
		char word[32] = "";

		memcpy(word, pattern, length < sizeof(word) ? length : sizeof(word) - 1);
		line_text(line, word);
		pattern += length;
		if (*pattern && *++pattern)
			line_text(line, strchr(pattern, '|') ? ", " : " or ");
	}
	line_text(line, ".");
}

/* How many bytes there is room for. */
static size_t room_of(const struct particular_field *field)
{
	const struct record_field *column = particular_column(field);

	return (column && column->size > 0 ? column->size : PARTICULAR_SIZE) - 1;
}

static void put_length(
	struct line *line, const struct particular_field *field, const char *text, size_t length)
{
	const bool characters = text_count(text, length) > field->most;

	line_text(line, characters ? "is longer than " : "takes more than ");
	line_int(line, characters ? field->most : (int)room_of(field));
	line_text(line, characters ? " characters." : " bytes; an accented letter takes two.");
}

static void put_reason(
	struct line *line, const struct particular_field *field, const char *text, size_t length)
{
	switch (field->kind) {
	case PARTICULAR_TEXT:
		put_length(line, field, text, length);
		return;
	case PARTICULAR_NUMBER:
		put_range(line, field);
		return;
	case PARTICULAR_DAY:
		line_text(line, "is not a day such as 2026-03-07.");
		return;
	case PARTICULAR_MOMENT:
		line_text(line, "is not a day and perhaps a time, such as 2026-03-07 19:30.");
		return;
	case PARTICULAR_BORN:
		line_text(line, "is not a year or a day of birth, such as 2009 or 2009-05-29.");
		return;
	case PARTICULAR_MONEY:
		line_text(line, "is not an amount such as 25 or 12.50.");
		return;
	case PARTICULAR_POINTS:
		line_text(line, "are not points such as 1, 1.5 or ½, up to ");
		line_int(line, field->most);
		line_text(line, ".");
		return;
	case PARTICULAR_CODE:
		line_text(line, "is not written as ");
		line_text(line, field->like);
		line_text(line,
			strchr(field->pattern, 'K')
				? " is, with a letter from A to L except I at the end."
				: " is.");
		return;
	case PARTICULAR_CHOICE:
		put_choices(line, field->pattern);
		return;
	}
}

/* As much of it as a sentence has room for. */
static void put_head(struct line *line, const char *text, size_t length)
{
	char head[61];
	struct line cut;

	line_init(&cut, head, length < sizeof(head) ? length + 1 : sizeof(head));
	line_text(&cut, text);
	line_text(line, head);
	line_text(line, length < sizeof(head) ? "" : "...");
}

/* `length` bytes of the text; what follows them is blanks. */
static enum status refuse(
	const struct particular_field *field, const char *text, size_t length, struct error *error)
{
	struct line line;

	if (!error)
		return STATUS_BAD_INPUT;
	error->code = STATUS_BAD_INPUT;
	line_init(&line, error->text, sizeof(error->text));
	line_text(&line, field->name);
	if (!text_is_clean(text)) {
		line_text(&line, ": Text without control characters is expected.");
		return STATUS_BAD_INPUT;
	}
	line_text(&line, ": \"");
	put_head(&line, text, length);
	line_text(&line, "\" ");
	put_reason(&line, field, text, length);
	return STATUS_BAD_INPUT;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static char upper(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* Some are members for life until a year that is far away. */
static bool is_odd(const struct particular_field *field, const char date[BORN_SIZE])
{
	return field->id != PLAYER_EXPIRES && date_is_odd(date);
}

static bool take_day(const struct particular_field *field, char *text)
{
	char date[BORN_SIZE];

	if (!date_parse(text, date) || !date_is_whole(date) || is_odd(field, date))
		return false;
	memcpy(text, date, BORN_SIZE);
	return true;
}

/* "9:05", "19.30" at the end of the text; *length: of what stands before it. */
static bool find_time(const char *text, size_t *length, char time[6])
{
	const char *last = strrchr(text, ' '), *at = last ? last + 1 : text;
	size_t hours = strspn(at, "0123456789");

	if (!last || hours < 1 || hours > 2 || !text_is_one_of(at[hours], ":.") ||
		!is_digit(at[hours + 1]) || !is_digit(at[hours + 2]) || at[hours + 3])
		return false;
	memcpy(time, "00:00", 6);
	memcpy(time + 2 - hours, at, hours);
	memcpy(time + 3, at + hours + 1, 2);
	*length = (size_t)(last - text);
	return memcmp(time, "24", 2) < 0 && time[3] < '6';
}

static bool take_moment(const struct particular_field *field, char *text)
{
	char time[6];
	size_t length;

	if (!find_time(text, &length, time))
		return take_day(field, text);
	text[length] = '\0';
	if (!take_day(field, text))
		return false;
	strcat(text, " ");
	strcat(text, time);
	return true;
}

static bool take_born(char *text)
{
	char date[BORN_SIZE];

	if (!date_parse(text, date) || !date_is_possible(date))
		return false;
	memcpy(text, date, BORN_SIZE);
	return true;
}

/* Pounds, dollars and euros count alike: an event takes one of them. */
static bool take_money(char *text)
{
	static const char *const signs[] = {"£", "$", "€"};
	enum { WHOLE_MOST = 6 };
	const char *at = text;
	char amount[WHOLE_MOST + 4] = "";
	size_t whole, part = 0;

	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
		if (strncmp(at, signs[i], strlen(signs[i])) == 0) {
			at += strlen(signs[i]);
			break;
		}
	at += strspn(at, " ");
	whole = strspn(at, "0123456789");
	if (whole == 0 || whole > WHOLE_MOST)
		return false;
	memcpy(amount, at, whole);
	strcpy(amount + whole, ".00");
	at += whole;
	if (*at) {
		part = text_is_one_of(*at, ".,") ? strspn(at + 1, "0123456789") : 0;
		if (part < 1 || part > 2 || at[1 + part])
			return false;
		memcpy(amount + whole + 1, at + 1, part);
	}
	memcpy(text, amount, sizeof(amount));
	return true;
}

/* 9 is a digit, A a letter, K a check letter of the ECF, the rest stands for itself. */
static bool fits_sign(char pattern, char sign)
{
	switch (pattern) {
	case '9':
		return is_digit(sign);
	case 'A':
		return sign >= 'A' && sign <= 'Z';
	case 'K':
		return sign >= 'A' && sign <= 'L' && sign != 'I';
	default:
		return sign == pattern;
	}
}

/* One of the patterns with strokes between; the text in capitals. */
static bool take_code(const char *patterns, char *text)
{
	const size_t size = strlen(text);

	for (size_t i = 0; i < size; i++)
		text[i] = upper(text[i]);
	while (*patterns) {
		const size_t length = strcspn(patterns, "|");
		size_t fit = 0;

		while (fit < length && fit < size && fits_sign(patterns[fit], text[fit]))
			fit++;
		if (fit == length && fit == size)
			return true;
		patterns += length + (patterns[length] == '|');
	}
	return false;
}

static bool take_choice(const char *pattern, char *text)
{
	while (*pattern) {
		const size_t length = strcspn(pattern, "|");
		bool same = strlen(text) == length;

		for (size_t i = 0; same && i < length; i++)
			same = upper(text[i]) == upper(pattern[i]);
		if (same) {
			memcpy(text, pattern, length);
			return true;
		}
		pattern += length + (pattern[length] == '|');
	}
	return false;
}

static bool take_number(const struct particular_field *field, char *text)
{
	struct line line;
	int number;

	if (!text_to_int(text, field->least, field->most, &number))
		return false;
	line_init(&line, text, PARTICULAR_SIZE);
	line_int(&line, number);
	return true;
}

static bool take_points(const struct particular_field *field, char *text)
{
	char decimal[16];
	int points2;

	if (!points_read(text, &points2) || points2 < 0 || points2 > 2 * field->most)
		return false;
	strcpy(text, points_decimal(points2, decimal));
	return true;
}

static bool take_kind(const struct particular_field *field, char *text)
{
	switch (field->kind) {
	case PARTICULAR_TEXT:
		return text_count(text, strlen(text)) <= field->most &&
			strlen(text) <= room_of(field);
	case PARTICULAR_NUMBER:
		return take_number(field, text);
	case PARTICULAR_DAY:
		return take_day(field, text);
	case PARTICULAR_MOMENT:
		return take_moment(field, text);
	case PARTICULAR_BORN:
		return take_born(text);
	case PARTICULAR_MONEY:
		return take_money(text);
	case PARTICULAR_POINTS:
		return take_points(field, text);
	case PARTICULAR_CODE:
		return take_code(field->pattern, text);
	case PARTICULAR_CHOICE:
		return take_choice(field->pattern, text);
	}
	return false;
}

enum status particular_take(const struct particular_field *field, const char *text,
	char kept[PARTICULAR_SIZE], struct error *error)
{
	const size_t blanks = strspn(text, " ");
	size_t length = strlen(text + blanks);
	char trimmed[PARTICULAR_SIZE];

	while (length > 0 && text[blanks + length - 1] == ' ')
		length--;
	if (length >= PARTICULAR_SIZE || !text_is_clean(text))
		return refuse(field, text + blanks, length, error);
	memset(trimmed, 0, sizeof(trimmed));
	memcpy(trimmed, text + blanks, length);
	if (length > 0 && !take_kind(field, trimmed))
		return refuse(field, text + blanks, length, error);
	if (field->id == PLAYER_FAMILY && family_is_none(trimmed))
		trimmed[0] = '\0';
	memcpy(kept, trimmed, strlen(trimmed) + 1);
	return STATUS_OK;
}

/* Is it a day of numbers with strokes, and can it have the month first? As YYYY/MM/DD to day. */
static bool read_american(const char *text, char day[BORN_SIZE])
{
	const enum date_order order = strchr(text, '.') ? DATE_NO_ORDER : date_order_of(text);

	return (order == DATE_EITHER || order == DATE_MONTH_FIRST) &&
		date_parse_american(text, day);
}

enum status particular_take_typed(const struct particular_field *field, const char *system,
	const char *text, char kept[PARTICULAR_SIZE], struct error *error)
{
	char date[PARTICULAR_SIZE], time[6] = "", day[BORN_SIZE], whole[PARTICULAR_SIZE];
	struct line line;
	size_t length = strlen(text);

	if (!known_book(system)->month_first || length >= sizeof(date) ||
		(field->kind != PARTICULAR_DAY && field->kind != PARTICULAR_BORN &&
			field->kind != PARTICULAR_MOMENT))
		return particular_take(field, text, kept, error);
	strcpy(date, text);
	if (field->kind == PARTICULAR_MOMENT && find_time(text, &length, time))
		date[length] = '\0';
	else
		time[0] = '\0';
	if (!read_american(date, day))
		return particular_take(field, text, kept, error);
	line_init(&line, whole, sizeof(whole));
	line_text(&line, day);
	line_text(&line, time[0] ? " " : "");
	line_text(&line, time);
	return particular_take(field, whole, kept, error);
}
