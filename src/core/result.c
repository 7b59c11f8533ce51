/* Results and points: how they are written and how they are typed. */
#include "core/event.h"

#include <string.h>

#include "core/text/text.h"

const char *result_text(enum result result)
{
	static const char *const texts[] = {
		[RESULT_NONE] = "",
		[RESULT_WHITE] = "1-0",
		[RESULT_DRAW] = "½-½",
		[RESULT_BLACK] = "0-1",
		[RESULT_DEFAULT_BLACK] = "+--",
		[RESULT_DEFAULT_WHITE] = "--+",
		[RESULT_DEFAULT_BOTH] = "---",
		[RESULT_LOST_BOTH] = "0-0",
		[RESULT_HALF_WHITE] = "½-0",
		[RESULT_HALF_BLACK] = "0-½",
		[RESULT_BYE] = "bye",
	};

	if ((size_t)result >= sizeof(texts) / sizeof(texts[0]))
		return "?";
	return texts[result];
}

const char *result_notation(enum result result)
{
	switch (result) {
	case RESULT_DEFAULT_BLACK:
		return "1-0 def";
	case RESULT_DEFAULT_WHITE:
		return "0-1 def";
	case RESULT_DEFAULT_BOTH:
		return "0-0 def";
	default:
		return result_text(result);
	}
}

bool result_is_default(enum result result)
{
	return result == RESULT_DEFAULT_BLACK || result == RESULT_DEFAULT_WHITE ||
		result == RESULT_DEFAULT_BOTH;
}

enum result result_turned(enum result result)
{
	switch (result) {
	case RESULT_WHITE:
		return RESULT_BLACK;
	case RESULT_BLACK:
		return RESULT_WHITE;
	case RESULT_DEFAULT_BLACK:
		return RESULT_DEFAULT_WHITE;
	case RESULT_DEFAULT_WHITE:
		return RESULT_DEFAULT_BLACK;
	case RESULT_HALF_WHITE:
		return RESULT_HALF_BLACK;
	case RESULT_HALF_BLACK:
		return RESULT_HALF_WHITE;
	case RESULT_NONE:
	case RESULT_DRAW:
	case RESULT_DEFAULT_BOTH:
	case RESULT_LOST_BOTH:
	case RESULT_BYE:
		break;
	}
	return result;
}

const char *result_signs(void)
{
	return "1 White wins, 0 Black wins, = drawn, + Black did not appear, - White did not, -- neither did, "
	       "00 both lose, 1/2-0 or 0-1/2 one has a half and one loses; 1-0, 0-1, 1/2-1/2, +--, --+, ---, "
	       "0-0, w, b, d, draw and 0.5 are taken too";
}

/*
 * Equal when letters count in either case, a decimal comma as a point and a colon as the hyphen;
 * `word` is in lower case with points and hyphens.
 */
static bool same_word(const char *text, const char *word)
{
	for (; *text != '\0' && *word != '\0'; text++, word++) {
		char c = *text;

		if (c >= 'A' && c <= 'Z')
			c = (char)(c - 'A' + 'a');
		if (c == ',')
			c = '.';
		if (c == ':')
			c = '-';
		if (c != *word)
			return false;
	}
	return *text == *word;
}

bool result_parse(const char *text, enum result *result)
{
	static const struct {
		const char *word;
		enum result result;
	} words[] = {
		{"1", RESULT_WHITE},
		{"1-0", RESULT_WHITE},
		{"w", RESULT_WHITE},
		{"0", RESULT_BLACK},
		{"0-1", RESULT_BLACK},
		{"b", RESULT_BLACK},
		{"=", RESULT_DRAW},
		{"d", RESULT_DRAW},
		{"draw", RESULT_DRAW},
		{"½", RESULT_DRAW},
		{"1/2", RESULT_DRAW},
		{"0.5", RESULT_DRAW},
		{".5", RESULT_DRAW},
		{"=-=", RESULT_DRAW},
		{"½-½", RESULT_DRAW},
		{"1/2-1/2", RESULT_DRAW},
		{"0.5-0.5", RESULT_DRAW},
		{".5-.5", RESULT_DRAW},
		{"+", RESULT_DEFAULT_BLACK},
		{"+-", RESULT_DEFAULT_BLACK},
		{"+--", RESULT_DEFAULT_BLACK},
		{"-", RESULT_DEFAULT_WHITE},
		{"-+", RESULT_DEFAULT_WHITE},
		{"--+", RESULT_DEFAULT_WHITE},
		{"--", RESULT_DEFAULT_BOTH},
		{"---", RESULT_DEFAULT_BOTH},
		{"00", RESULT_LOST_BOTH},
		{"0-0", RESULT_LOST_BOTH},
		{"½-0", RESULT_HALF_WHITE},
		{"1/2-0", RESULT_HALF_WHITE},
		{"0.5-0", RESULT_HALF_WHITE},
		{"0-½", RESULT_HALF_BLACK},
		{"0-1/2", RESULT_HALF_BLACK},
		{"0-0.5", RESULT_HALF_BLACK},
		{"x", RESULT_NONE},
		{"none", RESULT_NONE},
	};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		if (same_word(text, words[i].word)) {
			*result = words[i].result;
			return true;
		}
	}
	return false;
}

bool result_parse_open(const char *text, enum result *as)
{
	if (*text != '?' && *text != '*')
		return false;
	if (text[1] == '\0') {
		*as = RESULT_DRAW;
		return true;
	}
	if (text[2] != '\0' || !strchr("10=", text[1]))
		return false;
	*as = text[1] == '1' ? RESULT_WHITE : text[1] == '0' ? RESULT_BLACK : RESULT_DRAW;
	return true;
}

const char *result_open_notation(enum result as)
{
	return as == RESULT_WHITE ? "1-0 ?" : as == RESULT_BLACK ? "0-1 ?" : "½-½ ?";
}

const char *points_text(int points2, char buffer[16])
{
	struct line line;
	int whole = points2 / 2;

	line_init(&line, buffer, 16);
	if (points2 < 0 && whole == 0)
		line_text(&line, "-");
	if (whole != 0 || points2 == 0)
		line_int(&line, whole);
	if (points2 % 2 != 0)
		line_text(&line, "½");
	return buffer;
}

const char *points_word(int points2)
{
	return points2 == 1 || points2 == 2 ? "point" : "points";
}

const char *points_counted_text(int counted2, int added2, char buffer[COUNTED_SIZE])
{
	struct line line;
	char points[16];

	line_init(&line, buffer, COUNTED_SIZE);
	line_text(&line, points_text(counted2, points));
	if (added2 == 0)
		return buffer;
	line_text(&line, " = ");
	line_text(&line, points_text(counted2 - added2, points));
	line_text(&line, added2 > 0 ? " + " : " less ");
	line_text(&line, points_text(added2 > 0 ? added2 : -added2, points));
	if (added2 > 0)
		line_text(&line, " added");
	return buffer;
}
