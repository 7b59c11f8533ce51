/* A small JSON writer. */
#include "config.h"

#include "cli/json.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"

void json_start(struct json *json, FILE *file)
{
	*json = (struct json){.file = file};
}

void json_finish(struct json *json)
{
	fputc('\n', json->file);
}

/* Before a value or a key: the comma, and a new line for what stands in the outer brackets. */
static void before(struct json *json)
{
	if (json->keyed) {
		json->keyed = false;
		return;
	}
	if (json->comma)
		fputc(',', json->file);
	if (json->depth > 0 && json->depth <= 2)
		fprintf(json->file, "\n%*s", json->depth * 2, "");
	else if (json->comma)
		fputc(' ', json->file);
}

void json_open(struct json *json, char bracket)
{
	before(json);
	fputc(bracket, json->file);
	json->depth++;
	json->comma = false;
}

void json_close(struct json *json, char bracket)
{
	json->depth--;
	if (json->comma && json->depth < 2)
		fprintf(json->file, "\n%*s", json->depth * 2, "");
	fputc(bracket, json->file);
	json->comma = true;
}

static void put_character(FILE *file, uint32_t character, const char *bytes, size_t length)
{
	if (character == '"' || character == '\\')
		fprintf(file, "\\%c", (int)character);
	else if (text_character_is_clean(character))
		fwrite(bytes, 1, length, file);
	else if (character > 0xffff)
		fprintf(file, "\\u%04x\\u%04x", (unsigned)(0xd7c0 + (character >> 10)),
			(unsigned)(0xdc00 + (character & 0x3ff)));
	else
		fprintf(file, "\\u%04x", (unsigned)character);
}

static void put_string(FILE *file, const char *text)
{
	size_t left = strlen(text);

	fputc('"', file);
	while (left > 0) {
		uint32_t character;
		size_t step = text_decode(text, left, &character);

		if (step == 0) {
			fputs("\\ufffd", file);
			step = 1;
		} else {
			put_character(file, character, text, step);
		}
		text += step;
		left -= step;
	}
	fputc('"', file);
}

void json_key(struct json *json, const char *key)
{
	before(json);
	put_string(json->file, key);
	fputs(": ", json->file);
	json->keyed = true;
}

void json_text(struct json *json, const char *text)
{
	before(json);
	put_string(json->file, text);
	json->comma = true;
}

void json_int(struct json *json, int value)
{
	before(json);
	fprintf(json->file, "%d", value);
	json->comma = true;
}

void json_number(struct json *json, const char *digits)
{
	before(json);
	fputs(digits, json->file);
	json->comma = true;
}

void json_bool(struct json *json, bool value)
{
	before(json);
	fputs(value ? "true" : "false", json->file);
	json->comma = true;
}

void json_null(struct json *json)
{
	before(json);
	fputs("null", json->file);
	json->comma = true;
}

void json_points(struct json *json, int points2)
{
	before(json);
	fprintf(json->file, "%s%d.%d", points2 < 0 ? "-" : "", abs(points2) / 2,
		abs(points2) % 2 * 5);
	json->comma = true;
}

void json_put_text(struct json *json, const char *key, const char *text)
{
	json_key(json, key);
	json_text(json, text);
}

void json_put_int(struct json *json, const char *key, int value)
{
	json_key(json, key);
	json_int(json, value);
}

void json_put_points(struct json *json, const char *key, int points2)
{
	json_key(json, key);
	json_points(json, points2);
}
