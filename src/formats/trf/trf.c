/*
 * The reader of Tournament Report Files: lines to records by a table, one function a record type.
 * What a record says is kept as it comes; check.c then relates the records to each other.
 */
#include "formats/trf/trf.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "core/vec.h"
#include "formats/decode.h"
#include "formats/trf/read.h"

static enum status pass_over(struct trf_reading *reading, const struct trf_line *line)
{
	(void)reading;
	(void)line;
	return STATUS_OK;
}

/* Record types: how they are read. Those with `keep` also stay word for word in trf.kept. */
static const struct record_type {
	char code[4];
	bool keep;
	enum status (*read)(struct trf_reading *reading, const struct trf_line *line);
} record_types[] = {
	{"001", false, trf_read_player},
	{"012", false, trf_read_name},
	{"142", false, trf_read_count},
	{"152", false, trf_read_initial},
	{"162", false, trf_read_worth},
	{"192", false, trf_read_type},
	{"240", false, trf_read_byes},
	{"250", false, trf_read_virtual},
	{"260", false, trf_read_apart},
	{"XXR", false, trf_read_count},
	{"XXC", false, trf_read_configuration},
	{"XXZ", false, trf_read_absent},
	{"XXS", false, trf_read_worth_codes},
	{"XXA", false, trf_read_history},
	{"XXP", false, trf_read_never},
	{"BBW", false, trf_read_worth_record},
	{"BBD", false, trf_read_worth_record},
	{"BBL", false, trf_read_worth_record},
	{"BBZ", false, trf_read_worth_record},
	{"BBF", false, trf_read_worth_record},
	{"BBU", false, trf_read_worth_record},
	{"062", false, trf_read_players_said},
	{"072", false, trf_read_players_said},
	/* Looked at: */
	{"042", true, trf_read_date},
	{"052", true, trf_read_date},
	{"092", true, trf_read_free_type},
	{"172", true, trf_read_method},
	{"202", true, trf_read_order},
	{"212", true, trf_read_order},
	{"222", true, trf_read_tempo},
	/* Of no use for pairing: */
	{"###", true, pass_over},
	{"013", true, trf_read_team},
	{"022", true, pass_over},
	{"032", true, pass_over},
	{"082", true, trf_read_team_count},
	{"102", true, pass_over},
	{"112", true, pass_over},
	{"122", true, pass_over},
	{"132", true, pass_over},
	{"182", true, pass_over},
	{"299", true, trf_read_bonus},
	{"300", true, trf_read_team},
	{"310", true, trf_read_team},
	{"320", true, trf_read_team},
	{"330", true, trf_read_team},
	{"352", true, pass_over},
	{"362", true, trf_read_team},
	{"801", true, pass_over},
	{"802", true, pass_over},
};

/*
 * A control character is a question mark from here on: an event keeps clean text alone, and a line
 * is to be understood, or not, alike before and after.
 */
static void copy_clean(char *to, const char *from)
{
	size_t left = strlen(from);

	while (left > 0) {
		uint32_t character;
		size_t bytes = text_decode(from, left, &character);
		const bool clean = bytes > 0 && text_character_is_clean(character);

		bytes = bytes ? bytes : 1;
		memcpy(to, clean ? from : "?", clean ? bytes : 1);
		to += clean ? bytes : 1;
		from += bytes;
		left -= bytes;
	}
	*to = '\0';
}

static enum status keep_line(struct trf_reading *reading, const struct trf_line *line)
{
	struct trf *trf = &reading->trf;
	char **kept = vec_grow(trf->kept, &reading->kept_room, trf->nkept + 1, sizeof(*kept));
	size_t size = strlen(line->text) + 1;
	int *lines;

	if (!kept)
		return report_no_memory(reading->report);
	trf->kept = kept;
	lines = vec_grow(
		trf->kept_lines, &reading->kept_lines_room, trf->nkept + 1, sizeof(*lines));
	if (!lines)
		return report_no_memory(reading->report);
	trf->kept_lines = lines;
	kept[trf->nkept] = malloc(size);
	if (!kept[trf->nkept])
		return report_no_memory(reading->report);
	lines[trf->nkept] = line->number;
	trf->nlines = trf->nkept + 1;
	copy_clean(kept[trf->nkept++], line->text);
	return STATUS_OK;
}

static const struct record_type *type_of(const char *text)
{
	for (size_t i = 0; i < sizeof(record_types) / sizeof(record_types[0]); i++) {
		const struct record_type *type = &record_types[i];

		if (strncmp(text, type->code, 3) == 0 && (text[3] == '\0' || text[3] == ' '))
			return type;
	}
	return NULL;
}

static enum status read_record(struct trf_reading *reading, const struct trf_line *given)
{
	static const char later[] = TRF_LATER;
	struct trf_line inner = *given, *line = &inner;
	const struct record_type *type;
	enum status status;

	if (strncmp(given->text, later, sizeof(later) - 1) == 0)
		inner = trf_line_of(given->text + sizeof(later) - 1,
			given->bytes - (sizeof(later) - 1), given->number);
	inner.later = inner.text != given->text;
	type = type_of(line->text);

	if (line->length == 0)
		return STATUS_OK;
	if (!type)
		return keep_line(reading, line);
	status = type->read(reading, line);
	return status == STATUS_OK && type->keep ? keep_line(reading, line) : status;
}

/* Some programs end a file by this character, all it means is the end. */
enum { END_OF_FILE = 0x1a };

/*
 * Cut the text into lines; each is terminated in place, blanks and tabs at its end taken off.
 */
static enum status read_lines(struct trf_reading *reading, char *text)
{
	for (int number = 1; *text; number++) {
		size_t size = strcspn(text, "\r\n"), used = size;
		char *next = text + size;
		struct trf_line line;
		enum status status;

		if (next[0] == '\r' && next[1] == '\n')
			next++;
		if (*next)
			next++;
		while (used > 0 &&
			(text[used - 1] == ' ' || text[used - 1] == '\t' ||
				(!*next && text[used - 1] == END_OF_FILE)))
			used--;
		text[used] = '\0';
		line = trf_line_of(text, used, number);
		status = read_record(reading, &line);
		if (status != STATUS_OK)
			return status;
		text = next;
	}
	return STATUS_OK;
}

/* Three letters or digits and a blank. */
static bool has_code(const char *text)
{
	for (int i = 0; i < 3; i++)
		if (!(text[i] >= 'A' && text[i] <= 'Z') && !(text[i] >= '0' && text[i] <= '9') &&
			text[i] != '#')
			return false;
	return text[3] == '\0' || text[3] == ' ';
}

enum { TOLD_MOST = 64 };

/* One notice for all records of a type. */
static void tell_unknown(const struct trf_reading *reading)
{
	const struct trf *trf = &reading->trf;
	char told[TOLD_MOST][4];
	int ntold = 0;

	for (int i = 0; i < trf->nkept && ntold < TOLD_MOST; i++) {
		const char *text = trf->kept[i];
		char found[EXCERPT_SIZE];
		int seen = 0;

		if (type_of(text) || trf_follows_players(trf, text))
			continue;
		while (seen < ntold && strncmp(told[seen], text, 4) != 0)
			seen++;
		if (seen < ntold)
			continue;
		strncpy(told[ntold++], text, 4);
		report_excerpt(found, text, has_code(text) ? 3 : strlen(text));
		report_detail(reading->report,
			has_code(text) ? "Line %d: %s is a record that is not read here."
				       : "Line %d: %s is no record and was kept as it is.",
			trf_kept_line(trf, i), found);
	}
}

/* What follows the players comes last, in its own order, as the writer has it. */
static enum status sort_kept(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	struct placed {
		char *text;
		int line;
	} *last = malloc(((size_t)trf->nkept + 1) * sizeof(*last));
	int first = 0, behind = 0;

	if (!last)
		return report_no_memory(reading->report);
	for (int i = 0; i < trf->nkept; i++) {
		if (trf_follows_players(trf, trf->kept[i])) {
			last[behind++] = (struct placed){trf->kept[i], trf->kept_lines[i]};
			continue;
		}
		trf->kept_lines[first] = trf->kept_lines[i];
		trf->kept[first++] = trf->kept[i];
	}
	for (int i = 0; i < behind; i++) {
		trf->kept[first + i] = last[i].text;
		trf->kept_lines[first + i] = last[i].line;
	}
	free(last);
	return STATUS_OK;
}

static void reading_done(struct trf_reading *reading)
{
	trf_done(&reading->trf);
	free(reading->group_lines);
	free(reading->entries);
	free(reading->wishes);
	free(reading->gifts);
	free(reading->bonuses);
	free(reading->remarks);
	memset(reading, 0, sizeof(*reading));
}

static enum status tell_encoding(
	struct trf_reading *reading, const char *bytes, size_t size, enum encoding encoding)
{
	enum status status = STATUS_OK;

	if (size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0)
		status = trf_detail(reading,
			trf_repair(reading, 1, 1, NULL, "the byte order mark was left out."));
	if (status == STATUS_OK && (encoding == ENCODING_UTF16_LE || encoding == ENCODING_UTF16_BE))
		status = trf_detail(
			reading, trf_repair(reading, 1, 1, NULL, "the file was read as UTF-16."));
	if (status == STATUS_OK && encoding == ENCODING_CP1252)
		status = trf_detail(reading,
			trf_repair(reading, 1, 1, NULL,
				"the file is not UTF-8; it was read as Windows code page 1252: check the accents."));
	return status;
}

static enum status read_all(
	const char *bytes, size_t size, bool strict, struct trf *trf, const struct report *report)
{
	struct trf_reading reading = {.report = report, .strict = strict};
	char *text = NULL;
	size_t length;
	enum encoding encoding;
	enum status status = decode_text(bytes, size, &text, &length, &encoding, report);

	if (status != STATUS_OK)
		return status;
	trf_usual_worth(reading.trf.worth2);
	for (int i = 0; i < TRF_OUTCOMES; i++)
		reading.trf.worth2[i] *= TRF_TENTHS_OF_HALF;
	status = tell_encoding(&reading, bytes, size, encoding);
	if (status == STATUS_OK)
		status = read_lines(&reading, text);
	free(text);
	if (status == STATUS_OK)
		status = trf_settle_type(&reading);
	if (status == STATUS_OK)
		status = trf_settle_unit(&reading);
	if (status == STATUS_OK)
		status = trf_check(&reading);
	if (status == STATUS_OK)
		status = trf_settle_grades(&reading);
	if (status == STATUS_OK) {
		trf_tell_remarks(&reading);
		tell_unknown(&reading);
		status = sort_kept(&reading);
	}
	if (status == STATUS_OK) {
		*trf = reading.trf;
		memset(&reading.trf, 0, sizeof(reading.trf));
	}
	reading_done(&reading);
	return status;
}

enum status trf_read(const char *bytes, size_t size, struct trf *trf, const struct report *report)
{
	return read_all(bytes, size, false, trf, report);
}

enum status trf_read_strict(
	const char *bytes, size_t size, struct trf *trf, const struct report *report)
{
	return read_all(bytes, size, true, trf, report);
}

void trf_done(struct trf *trf)
{
	for (int i = 0; i < trf->nkept; i++)
		free(trf->kept[i]);
	free(trf->kept);
	free(trf->kept_lines);
	free(trf->players);
	free(trf->games);
	free(trf->virtual2);
	free(trf->bonus2);
	free(trf->file_order);
	free(trf->groups);
	free(trf->members);
	memset(trf, 0, sizeof(*trf));
}

/* "001 " and a number in columns 5 to 8. */
static bool is_player(const char *bytes, size_t size)
{
	struct trf_line line = trf_line_of(bytes, size < 8 ? size : 8, 0);
	int number;

	return size >= 5 && memcmp(bytes, "001 ", 4) == 0 &&
		trf_number(&line, 5, 8, 1, PLAYERS_MOST, &number);
}

bool trf_recognise(const char *bytes, size_t size)
{
	bool starts = true;

	if (size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0) {
		bytes += 3;
		size -= 3;
	}
	for (size_t i = 0; i < size; i++) {
		if (starts && is_player(bytes + i, size - i))
			return true;
		starts = bytes[i] == '\r' || bytes[i] == '\n';
	}
	return false;
}
