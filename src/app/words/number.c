/* Numbers in sentences: counts with their nouns, places, runs of colours. */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "app/words/words.h"
#include "core/vocabulary.h"

const char *words_colour(enum pairing_colour colour)
{
	return colour == PAIRING_WHITE ? "White" : colour == PAIRING_BLACK ? "Black" : "no colour";
}

const char *words_plural(int number)
{
	return number == 1 ? "" : "s";
}

const char *words_between(int i, int count)
{
	return i == 0 ? "" : i + 1 == count ? " and " : ", ";
}

void words_numbers(const int *numbers, int count, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < count; i++)
		words_put(text + strlen(text), size - strlen(text), "%s%d", words_between(i, count),
			numbers[i]);
}

const char *words_rounds(
	const struct event *event, int section, int first, int last, char buffer[ROUNDS_WORDS_SIZE])
{
	const char *round = vocabulary_of(event, section)->round_small;

	if (first == last)
		words_put(buffer, ROUNDS_WORDS_SIZE, "%s %d", round, first);
	else
		words_put(buffer, ROUNDS_WORDS_SIZE, "%ss %d-%d", round, first, last);
	return buffer;
}

const char *words_ordinal(int number, int largest, char buffer[16])
{
	static const char *const small[] = {"first", "second", "third", "fourth", "fifth", "sixth",
		"seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"};
	int tens = number / 10 % 10, ones = number % 10;

	if (number >= 1 && largest <= 12)
		words_put(buffer, 16, "%s", small[number - 1]);
	else
		words_put(buffer, 16, "%d%s", number,
			tens == 1           ? "th"
				: ones == 1 ? "st"
				: ones == 2 ? "nd"
				: ones == 3 ? "rd"
					    : "th");
	return buffer;
}

void words_run(int run, enum pairing_colour due, char *text, size_t size)
{
	const int games = run < 0 ? -run : run;
	const enum pairing_colour had =
		(run < 0) == (due == PAIRING_WHITE) ? PAIRING_WHITE : PAIRING_BLACK;
	const char *colour = due != PAIRING_NEUTRAL ? words_colour(had)
		: run < 0                           ? "the due colour"
						    : "the other colour";

	if (games == 1)
		words_put(text, size, "%s in the last game", colour);
	else
		words_put(text, size, "%s in the last %d games", colour, games);
}

static const char *noun(char form)
{
	static const char *const nouns[] = {['c' - 'a'] = "card",
		['k' - 'a'] = "pair",
		['l' - 'a'] = "colour",
		['t' - 'a'] = "time",
		['x' - 'a'] = "exchange",
		['y' - 'a'] = "player"};

	return nouns[form - 'a'];
}

void words_number(char form, int number, int larger, char *text, size_t size)
{
	char buffer[16];

	if (form == 'p')
		words_put(text, size, "%s", points_text(number, buffer));
	else if (form == 'r')
		words_run(number, PAIRING_NEUTRAL, text, size);
	else if (form == 'g')
		words_put(text, size, "%d game%s", -number, number == -1 ? "" : "s");
	else if (form == 'o')
		words_put(text, size, "%s", words_ordinal(number + 1, larger + 1, buffer));
	else if (form == 'n')
		words_put(text, size, "%d", number);
	else
		words_put(text, size, "%d %s%s%s", number, isupper(form) ? "more " : "",
			noun((char)tolower(form)), number == 1 ? "" : "s");
}
