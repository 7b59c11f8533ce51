/* Words for players, violations, blames and terms. Steps have their own file, words_step.c. */
#include "config.h"

#include "app/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "app/app.h"
#include "core/text.h"

/* Cut what is left of a character that did not fit. */
static void trim(char *text)
{
	size_t length = strlen(text), at = 0;

	while (at < length) {
		uint32_t character;
		size_t step = text_decode(text + at, length - at, &character);

		if (step == 0)
			break;
		at += step;
	}
	text[at] = '\0';
}

void words_format(char *text, size_t size, const char *format, va_list list)
{
	if (vsnprintf(text, size, format, list) < 0)
		text[0] = '\0';
	trim(text);
}

void words_put(char *text, size_t size, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	words_format(text, size, format, list);
	va_end(list);
}

const char *words_who(const struct event *event, int section, int pin, char buffer[WHO_SIZE])
{
	const struct player *player = event ? event_player(event, section, pin) : NULL;

	if (player)
		words_put(buffer, WHO_SIZE, "%d %.*s", pin, (int)strcspn(player->name, ","), player->name);
	else
		words_put(buffer, WHO_SIZE, "%d", pin);
	return buffer;
}

static const char *who(const struct cast *cast, int index, char buffer[WHO_SIZE])
{
	if (index < 0 || index >= cast->count)
		return words_who(NULL, 0, 0, buffer);
	return words_who(cast->event, cast->section, cast->pins[index], buffer);
}

/* Put a rule's number behind a sentence. */
static void cite(const char *sentence, const char *rule, char *text, size_t size)
{
	if (rule && rule[0])
		words_put(text, size, "%s (%s)", sentence, rule);
	else
		words_put(text, size, "%s", sentence);
}

static const char *broken_words(enum pairing_violation_kind kind, bool two)
{
	switch (kind) {
	case PAIRING_BROKEN_REPEAT:
		return "%s and %s have met";
	case PAIRING_BROKEN_FORBIDDEN:
		return "%s and %s must not meet";
	case PAIRING_BROKEN_BYE:
		return "%s may not have the bye: he has had one or has one booked";
	case PAIRING_BROKEN_ABSENT:
		return "%s is seated but takes no part in this round";
	case PAIRING_BROKEN_SEATED_TWICE:
		return "%s is seated twice";
	case PAIRING_BROKEN_PIN:
		return two ? "%s and %s are not as fixed by hand" : "%s is not as fixed by hand";
	case PAIRING_WARN_AVOID:
		return "%s and %s should rather not meet";
	case PAIRING_WARN_RUN:
		return "%s gets the same colour a third time running";
	case PAIRING_WARN_DIFFERENCE:
		return "%s gets a difference of 3 between the colours";
	case PAIRING_WARN_FLOAT:
		return "%s floats the same way as in the last round";
	case PAIRING_WARN_COLOUR:
		return "%s does not get his due colour";
	}
	return "%s breaks a rule";
}

/* The sentence with one or two names put in; formats come from broken_words alone. */
static void name_in(const char *format, const char *first, const char *second, char *text, size_t size)
{
	const char *mark;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; (mark = strstr(format, "%s")); i++) {
		words_put(text + used, size - used, "%.*s%s", (int)(mark - format), format, i == 0 ? first : second);
		used += strlen(text + used);
		format = mark + 2;
	}
	words_put(text + used, size - used, "%s", format);
}

void words_violation(const struct cast *cast, const struct pairing_violation *violation, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE], sentence[SENTENCE_SIZE];

	who(cast, violation->player, first);
	who(cast, violation->other, second);
	name_in(broken_words(violation->kind, violation->other >= 0), first, second, sentence, sizeof(sentence));
	cite(sentence, violation->rule, text, size);
}

void app_violation_words(const struct pairing_violation *violation, const int *pins, char *text, size_t size)
{
	int most = violation->player > violation->other ? violation->player : violation->other;
	struct cast cast = {NULL, 0, pins, most + 1};

	words_violation(&cast, violation, text, size);
}

void words_blame(const struct cast *cast, const struct pairing_blame *blame, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE], sentence[SENTENCE_SIZE];

	who(cast, blame->player, first);
	who(cast, blame->other, second);
	if (blame->player < 0)
		words_put(sentence, sizeof(sentence), "%s", blame->text);
	else if (blame->other < 0)
		words_put(sentence, sizeof(sentence), "%s: %s", first, blame->text);
	else
		words_put(sentence, sizeof(sentence), "%s and %s: %s", first, second, blame->text);
	cite(sentence, blame->rule, text, size);
}

/* A list as "2 0 1", at most six of its entries. */
static void list_words(const int64_t *values, int count, char *text, size_t size)
{
	enum { SHOWN = 6 };
	size_t used = 0;

	words_put(text, size, "none");
	for (int i = 0; i < count && i < SHOWN; i++) {
		words_put(text + used, size - used, "%s%" PRId64, i ? " " : "", values[i]);
		used += strlen(text + used);
	}
	if (count > SHOWN)
		words_put(text + used, size - used, " …");
}

static bool same_values(const int64_t *a, int na, const int64_t *b, int nb)
{
	return na == nb && (na == 0 || memcmp(a, b, (size_t)na * sizeof(*a)) == 0);
}

/* Below 0 when a is the better list: entry by entry, smaller is better, a list that ends first is better. */
static int compare_values(const int64_t *a, int na, const int64_t *b, int nb)
{
	for (int i = 0; i < na && i < nb; i++) {
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	}
	return na - nb;
}

void app_term_words(const struct pairing_term *term, const int64_t *before, int nbefore, const int64_t *after,
	int nafter, char *text, size_t size)
{
	char name[64], from[80], to[80], sentence[SENTENCE_SIZE], level[16];

	if (term->level < 0)
		words_put(name, sizeof(name), "%s", term->name);
	else
		words_put(name, sizeof(name), "%s at %s", term->name, points_text(term->level, level));
	list_words(before, nbefore, from, sizeof(from));
	list_words(after, nafter, to, sizeof(to));
	if (nbefore <= 1 && nafter <= 1)
		words_put(sentence, sizeof(sentence), "%s %s → %s", name, from, to);
	else if (same_values(before, nbefore, after, nafter))
		words_put(sentence, sizeof(sentence), "%s as before", name);
	else
		words_put(sentence, sizeof(sentence), "%s %s: %s → %s", name,
			compare_values(after, nafter, before, nbefore) < 0 ? "better" : "worse", from, to);
	cite(sentence, term->rule, text, size);
}
