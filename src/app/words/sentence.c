/* Sentences with named slots, filled from the members of a reason. */
#include "config.h"

#include "app/words/sentence.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

char *slots_room(struct slots *slots, const char *name)
{
	assert(slots->count < SLOTS_MOST);
	slots->name[slots->count] = name;
	slots->text[slots->count][0] = '\0';
	return slots->text[slots->count++];
}

void slots_put(struct slots *slots, const char *name, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	words_format(slots_room(slots, name), SLOT_SIZE, format, list);
	va_end(list);
}

void slots_sentence(
	const struct telling *t, struct slots *slots, const char *name, const char *sentence)
{
	char text[SLOT_SIZE];

	sentence_put(t, slots, sentence, text, sizeof(text));
	slots_put(slots, name, "%s", text);
}

static bool is_named(const char *name, const char *slot, size_t length)
{
	return strlen(name) == length && memcmp(name, slot, length) == 0;
}

/* A number by the word that stands behind its name. */
static void put_number(int number, const char *form, char *text, size_t size)
{
	char ordinal[16];

	if (form[0] == '\0')
		words_put(text, size, "%d", number);
	else if (strcmp(form, "th") == 0)
		words_put(text, size, "%s", words_ordinal(number + 1, number + 1, ordinal));
	else if (strcmp(form, "s") == 0)
		words_put(text, size, "%s", words_plural(number));
	else if (strcmp(form, "+") == 0)
		words_put(text, size, "%s%d", number > 0 ? "+" : "", number);
	else
		words_put(text, size, "%d %s%s", number, form, words_plural(number));
}

static void put_member(const struct telling *t, const char *slot, size_t length, const char *form,
	char *text, size_t size)
{
	const struct pairing_step_form *kind = pairing_step_form_of(t->step->kind);
	int numbers[PAIRING_STEP_NUMBERS];
	char buffer[WHO_SIZE];
	int at = 0;

	pairing_step_numbers(t->step, numbers);
	while (at < kind->count && !is_named(kind->members[at].name, slot, length))
		at++;
	assert(at < kind->count);
	if (kind->members[at].type == PAIRING_IS_SCORE)
		words_put(text, size, "%s", points_text(numbers[at], buffer));
	else if (kind->members[at].type == PAIRING_IS_PLAYER)
		words_put(text, size, "%s", words_indexed(t->cast, numbers[at], buffer));
	else
		put_number(numbers[at], form, text, size);
}

/* The slot of this name, without its braces. */
static void put_slot(const struct telling *t, const struct slots *slots, const char *slot,
	size_t length, char *text, size_t size)
{
	const char *blank = memchr(slot, ' ', length);
	const size_t name = blank ? (size_t)(blank - slot) : length;
	char form[16] = "";

	if (blank)
		words_put(form, sizeof(form), "%.*s", (int)(length - name - 1), blank + 1);
	for (int i = 0; i < slots->count; i++)
		if (is_named(slots->name[i], slot, name)) {
			words_put(text, size, "%s", slots->text[i]);
			return;
		}
	if (is_named("player", slot, name))
		words_put(text, size, "%s", t->player);
	else if (is_named("other", slot, name))
		words_put(text, size, "%s", t->other);
	else if (is_named("subject", slot, name))
		words_put(text, size, "%s", t->names ? t->names : t->player);
	else
		put_member(t, slot, name, form, text, size);
}

void sentence_put(const struct telling *t, const struct slots *slots, const char *sentence,
	char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	while (*sentence) {
		const size_t plain = strcspn(sentence, "{");

		words_put(text + used, size - used, "%.*s", (int)plain, sentence);
		used += strlen(text + used);
		sentence += plain;
		if (*sentence == '{') {
			const size_t length = strcspn(++sentence, "}");

			put_slot(t, slots, sentence, length, text + used, size - used);
			used += strlen(text + used);
			sentence += length + 1;
		}
	}
}
