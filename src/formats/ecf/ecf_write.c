/* ECF results files written: one record a line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vec.h"
#include "formats/ecf/ecf_field.h"

struct ecf_out {
	char *text;
	int size, room;
	bool failed; /* no memory; nothing is added any more */
};

static void put_bytes(struct ecf_out *out, const char *bytes, size_t length)
{
	char *text = out->failed
		? NULL
		: vec_grow(out->text, &out->room, out->size + (int)length + 1, sizeof(*text));

	out->failed = !text;
	if (!text)
		return;
	out->text = text;
	memcpy(text + out->size, bytes, length);
	out->size += (int)length;
	text[out->size] = '\0';
}

static void put(struct ecf_out *out, const char *text)
{
	put_bytes(out, text, strlen(text));
}

/* "#NAME=VALUE", at the beginning of a line or behind others. */
static void put_value(
	struct ecf_out *out, const struct ecf_field *field, const char *value, size_t length)
{
	if (length == 0)
		return;
	if (field->line && out->size > 0)
		put(out, "\n");
	put(out, "#");
	put(out, field->name);
	put(out, "=");
	put_bytes(out, value, length);
}

static void put_flag(struct ecf_out *out, const struct ecf_field *field)
{
	put(out, field->line ? "\n#" : "#");
	put(out, field->name);
}

static void put_text(struct ecf_out *out, const struct ecf_field *field, const char *value)
{
	put_value(out, field, value, strlen(value));
}

static void put_lines(struct ecf_out *out, const struct ecf_field *field, const char *text)
{
	while (*text) {
		const size_t length = strcspn(text, ";");

		put_value(out, field, text, length);
		text += length;
		text += strspn(text, "; ");
	}
}

static void put_number(
	struct ecf_out *out, const struct ecf_field *field, enum ecf_kind kind, int number)
{
	char digits[16];

	snprintf(digits, sizeof(digits), "%d", number);
	if (kind == ECF_SCORE)
		put_text(out, field, ecf_scores[number]);
	else if (number == 0)
		return;
	else if (kind == ECF_FLAG)
		put_flag(out, field);
	else if (kind == ECF_SEX)
		put_text(out, field, number == SEX_FEMALE ? "F" : "M");
	else if (kind == ECF_COLOUR)
		put_text(out, field, number == COLOUR_BLACK ? "B" : "W");
	else
		put_text(out, field, digits);
}

/* "2026/03/07" as 07/03/2026 */
static void put_day(struct ecf_out *out, const struct ecf_field *field, const char *day)
{
	char text[16];

	snprintf(text, sizeof(text), "%.2s/%.2s/%.4s", day[0] ? day + 8 : "", day[0] ? day + 5 : "",
		day);
	if (day[0])
		put_text(out, field, text);
}

static void put_fields(struct ecf_out *out, enum ecf_place place, const void *from)
{
	int count, number;
	const struct ecf_field *fields = ecf_fields(&count);

	for (int i = 0; i < count; i++) {
		const char *at = (const char *)from + fields[i].offset;

		if (fields[i].place != place)
			continue;
		switch (fields[i].kind) {
		case ECF_TEXT:
			put_text(out, &fields[i], at);
			break;
		case ECF_LINES:
			put_lines(out, &fields[i], at);
			break;
		case ECF_DAY:
			put_day(out, &fields[i], at);
			break;
		case ECF_NUMBER:
		case ECF_FLAG:
		case ECF_SEX:
		case ECF_SCORE:
		case ECF_COLOUR:
			memcpy(&number, at, sizeof(number));
			put_number(out, &fields[i], fields[i].kind, number);
			break;
		}
	}
}

enum status ecf_write(const struct ecf_file *file, char **text, size_t *size)
{
	struct ecf_out out = {0};

	put(&out, "#EVENT DETAILS");
	put_fields(&out, ECF_OF_EVENT, file);
	put(&out, "\n#PLAYER LIST");
	for (int i = 0; i < file->nplayers; i++)
		put_fields(&out, ECF_OF_PLAYER, &file->players[i]);
	for (int i = 0; i < file->nparts; i++) {
		const struct ecf_part *part = &file->parts[i];

		put(&out, part->other ? "\n#OTHER RESULTS=" : "\n#SECTION RESULTS=");
		put(&out, part->name);
		for (int k = 0; k < part->count; k++)
			put_fields(&out, ECF_OF_GAME, &file->games[part->first + k]);
	}
	put(&out, "\n#FINISH\n");
	if (out.failed) {
		free(out.text);
		return STATUS_NO_MEMORY;
	}
	*text = out.text;
	*size = (size_t)out.size;
	return STATUS_OK;
}
