/* The worth of results. */
#include "core/points.h"

#include <string.h>

#include "core/all_play_all.h"
#include "core/season.h"
#include "core/text/text.h"

static const char letters[] = "WDLAP";

enum { LETTERS = sizeof(letters) - 1 };

/* "3", "1.5", "0.5" up to a blank or the end; NULL if it is something else. */
static const char *parse_value(const char *text, int *value2)
{
	int whole = 0, digits = 0;

	for (; *text >= '0' && *text <= '9' && digits < 3; text++, digits++)
		whole = whole * 10 + (*text - '0');
	if (digits == 0)
		return NULL;
	*value2 = whole * 2;
	if (*text == '.') {
		if (text[1] != '0' && text[1] != '5')
			return NULL;
		*value2 += text[1] == '5';
		text += 2;
	}
	return (*text == '\0' || *text == ' ') && *value2 <= POINTS2_MOST ? text : NULL;
}

bool points_parse(const char *text, struct points *points)
{
	int values[LETTERS] = {2, 1, 0, 0, 2};
	bool given[LETTERS] = {false};

	while (*text != '\0') {
		const char *letter = strchr(letters, *text);

		if (letter == NULL || text[1] != '=' || given[letter - letters])
			return false;
		given[letter - letters] = true;
		text = parse_value(text + 2, &values[letter - letters]);
		if (text == NULL)
			return false;
		if (*text == ' ' && *++text == '\0')
			return false;
	}
	*points = (struct points){
		values[0], values[1], values[2], values[3], given[4] ? values[4] : values[0]};
	return true;
}

bool points_read(const char *text, int *points2)
{
	static const char *const fractions[] = {"", ".0", "½", ".5"};
	const size_t digits = strspn(text, "0123456789");
	char whole[8] = "0";
	int points;

	if (digits >= sizeof(whole))
		return false;
	if (digits > 0) {
		memcpy(whole, text, digits);
		whole[digits] = '\0';
	}
	for (int i = digits > 0 ? 0 : 2; i < 4; i++)
		if (strcmp(text + digits, fractions[i]) == 0 &&
			text_to_int(whole, 0, 999, &points)) {
			*points2 = 2 * points + (i >= 2);
			return true;
		}
	return false;
}

const char *points_fault(const struct points *points)
{
	if (points->win2 <= points->loss2)
		return "A win is worth no more than a loss.";
	if (points->draw2 > points->win2 || points->draw2 < points->loss2)
		return "A draw is worth more than a win, or less than a loss.";
	if (points->absent2 > points->win2)
		return "To be absent is worth more than a win.";
	return NULL;
}

const char *points_doubt(const struct points *points)
{
	if (points->bye2 > points->win2)
		return "The bye is worth more than a win.";
	if (2 * points->draw2 > points->win2 + points->loss2)
		return points->loss2 == 0 ? "A draw is worth more than half a win."
					  : "Two draws are worth more than a win and a loss.";
	return NULL;
}

const char *points_decimal(int points2, char buffer[16])
{
	struct line line;

	line_init(&line, buffer, 16);
	line_int(&line, points2 / 2);
	if (points2 % 2 != 0)
		line_text(&line, ".5");
	return buffer;
}

void points_write(const struct points *points, char text[POINTS_SIZE])
{
	const int values[LETTERS] = {
		points->win2, points->draw2, points->loss2, points->absent2, points->bye2};
	const int usual[LETTERS] = {2, 1, 0, 0, points->win2};
	struct line line;

	memset(text, 0, POINTS_SIZE);
	line_init(&line, text, POINTS_SIZE);
	for (int i = 0; i < LETTERS; i++) {
		char word[] = {letters[i], '=', '\0'}, value[16];

		if (values[i] == usual[i])
			continue;
		if (line.length > 0)
			line_text(&line, " ");
		line_text(&line, word);
		line_text(&line, points_decimal(values[i], value));
	}
}

bool points_same(const struct points *one, const struct points *other)
{
	return one->win2 == other->win2 && one->draw2 == other->draw2 &&
		one->loss2 == other->loss2 && one->absent2 == other->absent2 &&
		one->bye2 == other->bye2;
}

struct points points_of_section(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	struct points points = {2, 1, 0, 0, 2};

	if (row != NULL && row->points[0] != '\0')
		points_parse(row->points, &points);
	if (row != NULL && (section_is_season(row) || section_is_all_play_all(row)))
		points.bye2 = 0;
	return points;
}

int points_of_result(const struct points *points, enum result result, enum colour side)
{
	bool white = side == COLOUR_WHITE;

	switch (result) {
	case RESULT_BYE:
		return white ? points->bye2 : 0;
	case RESULT_WHITE:
		return white ? points->win2 : points->loss2;
	case RESULT_BLACK:
		return white ? points->loss2 : points->win2;
	case RESULT_DEFAULT_BLACK:
		return white ? points->win2 : points->absent2;
	case RESULT_DEFAULT_WHITE:
		return white ? points->absent2 : points->win2;
	case RESULT_DEFAULT_BOTH:
		return points->absent2;
	case RESULT_DRAW:
		return points->draw2;
	case RESULT_LOST_BOTH:
		return points->loss2;
	case RESULT_HALF_WHITE:
		return white ? points->draw2 : points->loss2;
	case RESULT_HALF_BLACK:
		return white ? points->loss2 : points->draw2;
	case RESULT_NONE:
		break;
	}
	return 0;
}

int points_of_booking(const struct points *points, enum booking_kind kind)
{
	return kind == BOOKING_FULL    ? points->win2
		: kind == BOOKING_HALF ? points->draw2
				       : points->absent2;
}
