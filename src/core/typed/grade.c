/* Reading a grade or rating. */
#include "core/typed/grade.h"

#include <string.h>

#include "core/record.h"

static const char *const none_words[] = {
	"", "-", "u", "ur", "unr", "unr.", "unrated", "ungraded", "none"};

/* Behind the number, perhaps after a blank. */
static const char *const estimate_words[] = {"e", "est", "est.", "(e)", "(est)", "(est.)"};

static const char digits[] = "0123456789";

static char lower(char character)
{
	return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

static bool is_word(const char *text, const char *word)
{
	while (*word != '\0' && lower(*text) == *word) {
		text++;
		word++;
	}
	return *text == '\0' && *word == '\0';
}

static bool is_one_of(const char *text, const char *const *words, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (is_word(text, words[i]))
			return true;
	return false;
}

/* US lists put such marks behind a rating, which say nothing of its worth. */
static bool is_stars(const char *text)
{
	return text[strspn(text, "*")] == '\0';
}

static bool is_none(const char *text)
{
	return is_one_of(text, none_words, sizeof(none_words) / sizeof(none_words[0]));
}

static bool is_estimate(const char *mark)
{
	return is_one_of(mark + (*mark == ' '), estimate_words,
		sizeof(estimate_words) / sizeof(estimate_words[0]));
}

/* Behind the number: provisional, and maybe after how many games; "P", "P7", "/7". */
static bool read_provisional(const char *mark, char kind[GRADE_KIND_SIZE])
{
	const size_t games = *mark != '\0' ? strspn(mark + 1, digits) : 0;

	if (*mark == '\0' || !is_stars(mark + 1 + games) || games + 1 >= GRADE_KIND_SIZE ||
		(lower(*mark) != 'p' && (*mark != '/' || games == 0)))
		return false;
	kind[0] = 'P';
	memcpy(kind + 1, mark + 1, games);
	kind[1 + games] = '\0';
	return true;
}

bool grade_parse(const char *text, struct grade *grade)
{
	struct grade made = {.is_new = is_word(text, "new")};
	const char *at = text;

	if (made.is_new || is_none(text)) {
		*grade = made;
		return true;
	}
	for (; *at >= '0' && *at <= '9' && made.value <= GRADE_MOST; at++)
		made.value = made.value * 10 + (*at - '0');
	made.estimated = is_estimate(at);
	if (at == text || made.value > GRADE_MOST ||
		(!is_stars(at) && !made.estimated && !read_provisional(at, made.kind)))
		return false;
	*grade = made;
	return true;
}
