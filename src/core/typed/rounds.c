/* Rounds as they are typed: one, "5", or a first and a last one, "2-4". */
#include "core/typed/rounds.h"

#include <string.h>

#include "core/event.h"
#include "core/text/text.h"

bool rounds_are_meant(const char *word)
{
	return *word >= '0' && *word <= '9' && !word[strspn(word, "0123456789-")];
}

const char *rounds_parse(const char *text, int *first, int *last)
{
	static const char expected[] = "a round, or two such as 2-4";
	const size_t length = strcspn(text, "-");
	char number[8];
	int one, other;

	if (length >= sizeof(number))
		return expected;
	memcpy(number, text, length);
	number[length] = '\0';
	if (!text_to_int(number, 1, ROUNDS_MOST, &one))
		return expected;
	other = one;
	if (text[length] && !text_to_int(text + length + 1, 1, ROUNDS_MOST, &other))
		return expected;
	if (other < one)
		return "the earlier round first";
	*first = one;
	*last = other;
	return NULL;
}
