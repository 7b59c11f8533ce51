/* Conversion of the grades of another list: the formula read, written and applied. */
#include "core/typed/conversion.h"

#include <string.h>

#include "core/text/text.h"

enum { ONE = 1000, FACTOR_MOST = 100, DECIMALS = 3 };

static const struct {
	const char *name;
	struct conversion conversion;
} named[] = {
	{"ecf", {7500, 700}}, /* English Chess Federation, from the grades up to 2020 */
	{"bcf", {8000, 600}}, /* as arbiters converted before that */
};

static const char *skip_blanks(const char *text)
{
	return text + strspn(text, " ");
}

/* Digits up to `most`; NULL if there is none, or too much. */
static const char *parse_number(const char *text, int most, int *number)
{
	int value = 0;

	if (*text < '0' || *text > '9')
		return NULL;
	for (; *text >= '0' && *text <= '9'; text++) {
		value = value * 10 + (*text - '0');
		if (value > most)
			return NULL;
	}
	*number = value;
	return text;
}

/* "7.5" in thousandths. */
static const char *parse_factor(const char *text, int *factor1000)
{
	int whole, unit = ONE / 10;

	text = parse_number(text, FACTOR_MOST, &whole);
	if (text == NULL)
		return NULL;
	*factor1000 = whole * ONE;
	if (*text != '.')
		return text;
	if (text[1] < '0' || text[1] > '9')
		return NULL;
	for (text++; *text >= '0' && *text <= '9'; text++, unit /= 10) {
		if (unit == 0)
			return NULL;
		*factor1000 += (*text - '0') * unit;
	}
	return text;
}

static bool parse_formula(const char *text, struct conversion *made)
{
	text = parse_factor(skip_blanks(text), &made->factor1000);
	if (text == NULL || made->factor1000 == 0 || made->factor1000 > FACTOR_MOST * ONE)
		return false;
	text = skip_blanks(text);
	if (*text != '*')
		return false;
	text = skip_blanks(text + 1);
	if (*text == 'x')
		text = skip_blanks(text + 1);
	made->add = 0;
	if (*text == '+' || *text == '-') {
		const int sign = *text == '-' ? -1 : 1;

		text = parse_number(skip_blanks(text + 1), GRADE_MOST, &made->add);
		if (text == NULL)
			return false;
		made->add *= sign;
		text = skip_blanks(text);
	}
	return *text == '\0';
}

bool conversion_parse(const char *text, struct conversion *conversion)
{
	struct conversion made;

	for (size_t i = 0; i < sizeof(named) / sizeof(named[0]); i++) {
		if (strcmp(named[i].name, text) == 0) {
			*conversion = named[i].conversion;
			return true;
		}
	}
	if (!parse_formula(text, &made))
		return false;
	*conversion = made;
	return true;
}

/* "7.5", then `times`, then the number added with its sign between `space`s. */
static void put(struct line *line, const struct conversion *conversion, const char *times,
	const char *space)
{
	int rest = conversion->factor1000 % ONE;

	line_int(line, conversion->factor1000 / ONE);
	if (rest != 0)
		line_text(line, ".");
	for (int unit = ONE / 10; rest != 0; rest %= unit, unit /= 10)
		line_int(line, rest / unit);
	line_text(line, times);
	if (conversion->add == 0)
		return;
	line_text(line, space);
	line_text(line, conversion->add < 0 ? "-" : "+");
	line_text(line, space);
	line_int(line, conversion->add < 0 ? -conversion->add : conversion->add);
}

void conversion_write(const struct conversion *conversion, char text[CONVERSION_SIZE])
{
	struct line line;

	memset(text, 0, CONVERSION_SIZE);
	line_init(&line, text, CONVERSION_SIZE);
	put(&line, conversion, "*x", "");
}

const char *conversion_words(const struct conversion *conversion, char text[CONVERSION_WORDS_SIZE])
{
	struct line line;

	line_init(&line, text, CONVERSION_WORDS_SIZE);
	put(&line, conversion, " x grade", " ");
	return text;
}

bool conversion_apply(const struct conversion *conversion, int grade, int *rating)
{
	/* at most 4000 x 100000 + 4000 x 1000: an int holds it */
	const int thousandths = grade * conversion->factor1000 + conversion->add * ONE + ONE / 2;

	if (thousandths < ONE || thousandths / ONE > GRADE_MOST)
		return false;
	*rating = thousandths / ONE;
	return true;
}
