/* A configuration of the generator: lines KEY=VALUE. */
#include "config.h"

#include <string.h>

#include "app/generate/generate.h"
#include "app/generate/javafo.h"

enum { WORD_SIZE = 64, KEYS_MOST = 128 /* more than there are */ };

/* Where a part of the text stands; lines and columns count from 1, columns in bytes. */
struct part {
	const char *text;
	size_t length;
};

static struct part trimmed(const char *from, const char *to)
{
	while (from < to && (*from == ' ' || *from == '\t'))
		from++;
	while (to > from && (to[-1] == ' ' || to[-1] == '\t'))
		to--;
	return (struct part){from, (size_t)(to - from)};
}

/* As a string; false if it is too long for any key or value, or has a zero byte. */
static bool as_word(const struct part *part, char word[WORD_SIZE])
{
	if (part->length >= WORD_SIZE || memchr(part->text, '\0', part->length))
		return false;
	memcpy(word, part->text, part->length);
	word[part->length] = '\0';
	return true;
}

struct config_line {
	const char *from, *to;
	int number;
};

static enum status refuse(const struct config_line *line, const char *at, const char *what,
	const struct report *report)
{
	return report_error(report, STATUS_BAD_INPUT, "Line %d, column %d: %s.", line->number,
		(int)(at - line->from) + 1, what);
}

/* The keys so far: a key that is known, and not there yet, is new. */
struct keys {
	struct part at[KEYS_MOST];
	int count;
};

static bool is_there(const struct keys *keys, const struct part *key)
{
	for (int i = 0; i < keys->count; i++)
		if (keys->at[i].length == key->length &&
			!memcmp(keys->at[i].text, key->text, key->length))
			return true;
	return false;
}

/* One of the keys; what is told by JaVaFo's is settled behind the last line. */
static enum status set(struct generate_knobs *knobs, struct generate_javafo *javafo,
	const char *key, const char *value, struct error *error)
{
	switch (generate_javafo_take(javafo, key, value, error)) {
	case JAVAFO_TAKEN:
		return STATUS_OK;
	case JAVAFO_WRONG:
		return STATUS_BAD_INPUT;
	case JAVAFO_NOT_MINE:
		break;
	}
	return generate_set(knobs, key, value, error);
}

static enum status read_line(struct generate_knobs *knobs, struct generate_javafo *javafo,
	struct keys *keys, const struct config_line *line, const struct report *report)
{
	const struct part whole = trimmed(line->from, line->to);
	const char *equals;
	char key[WORD_SIZE], value[WORD_SIZE], found[EXCERPT_SIZE];
	struct part left, right;
	struct error error;

	if (whole.length == 0 || whole.text[0] == '#')
		return STATUS_OK;
	equals = memchr(whole.text, '=', whole.length);
	if (!equals)
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d, column %d: found %s, expected KEY=VALUE such as players=40.",
			line->number, (int)(whole.text - line->from) + 1,
			report_excerpt(found, whole.text, whole.length));
	left = trimmed(whole.text, equals);
	right = trimmed(equals + 1, whole.text + whole.length);
	if (!as_word(&left, key))
		return refuse(line, left.text, "the key is too long or has a zero byte", report);
	if (!as_word(&right, value))
		return refuse(line, right.text, "the value is too long or has a zero byte", report);
	if (is_there(keys, &left))
		return refuse(line, left.text, "the key is given twice", report);
	if (keys->count < KEYS_MOST)
		keys->at[keys->count++] = left;
	if (set(knobs, javafo, key, value, &error) == STATUS_OK)
		return STATUS_OK;
	return refuse(line,
		generate_knows(key) || generate_javafo_knows(key) ? right.text : left.text,
		error.text, report);
}

enum status generate_configure(
	struct generate_knobs *knobs, const char *text, size_t size, const struct report *report)
{
	static const char mark[] = "\xef\xbb\xbf"; /* of UTF-8, as some editors put it in front */
	struct generate_knobs read = *knobs;
	struct generate_javafo javafo;
	struct error error;
	struct keys keys = {.count = 0};
	const char *end = text + size;
	struct config_line line = {text, text, 0};

	generate_javafo_init(&javafo);
	if (size >= sizeof(mark) - 1 && !memcmp(text, mark, sizeof(mark) - 1))
		text += sizeof(mark) - 1;
	while (text < end) {
		enum status status;

		line.from = line.to = text;
		line.number++;
		while (line.to < end && *line.to != '\n' && *line.to != '\r')
			line.to++;
		status = read_line(&read, &javafo, &keys, &line, report);
		if (status != STATUS_OK)
			return status;
		text = line.to + (line.to < end);
		if (text < end && text[-1] == '\r' && *text == '\n')
			text++;
	}
	if (generate_javafo_settle(&javafo, &read, &error) != STATUS_OK)
		return report_error(report, error.code, "%s.", error.text);
	*knobs = read;
	return STATUS_OK;
}
