/*
 * The reader of Tournament Report Files: lines to records by a table, one function a record type. What a record says is
 * kept as it comes; trf_check.c then relates the records to each other.
 */
#include "formats/trf.h"

#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "core/vec.h"
#include "formats/decode.h"
#include "formats/trf_read.h"

static enum status read_name(struct trf_reading *reading, const struct trf_line *line)
{
	const char *text = line->text;

	for (text += line->length < 4 ? line->length : 4; *text == ' '; text++)
		;
	if (!text_is_clean(text) || strlen(text) >= sizeof(reading->trf.name))
		return trf_unexpected(line, 5, strlen(line->text), "a name of at most 127 bytes", reading->report);
	memcpy(reading->trf.name, text, strlen(text) + 1);
	return STATUS_OK;
}

static enum status read_rounds(struct trf_reading *reading, const struct trf_line *line)
{
	int rounds;

	if (!trf_number(line, 5, (int)line->length, 1, ROUNDS_MOST, &rounds))
		return trf_unexpected(line, 5, line->length, "the number of rounds, from 1 to 60", reading->report);
	if (reading->trf.rounds && reading->trf.rounds != rounds)
		report_notice(reading->report,
			"Line %d: the number of rounds, %d, was %d before; the later one counts.", line->number, rounds,
			reading->trf.rounds);
	reading->trf.rounds = rounds;
	return STATUS_OK;
}

static enum status set_initial(struct trf_reading *reading, enum colour colour)
{
	reading->trf.initial = colour;
	return STATUS_OK;
}

/* 152: W or B. */
static enum status read_initial(struct trf_reading *reading, const struct trf_line *line)
{
	char colour = trf_at(line, 5);

	if (line->length == 5 && (colour == 'W' || colour == 'w'))
		return set_initial(reading, COLOUR_WHITE);
	if (line->length == 5 && (colour == 'B' || colour == 'b'))
		return set_initial(reading, COLOUR_BLACK);
	return trf_unexpected(line, 5, line->length, "W or B", reading->report);
}

/* XXC: white1 or black1, and perhaps "rank". */
static enum status read_configuration(struct trf_reading *reading, const struct trf_line *line)
{
	for (int column = 5; column <= (int)line->length;) {
		int end = column;

		while (end <= (int)line->length && trf_at(line, end) != ' ')
			end++;
		if (trf_word(line, column, end - 1, "white1"))
			set_initial(reading, COLOUR_WHITE);
		else if (trf_word(line, column, end - 1, "black1"))
			set_initial(reading, COLOUR_BLACK);
		else if (trf_word(line, column, end - 1, "rank"))
			report_notice(reading->report,
				"Line %d: \"rank\" was not read; players rank by starting number.", line->number);
		else if (end > column)
			return trf_unexpected(line, column, (size_t)end - 1, "white1, black1 or rank", reading->report);
		column = end + 1;
	}
	return STATUS_OK;
}

static enum status book(struct trf_reading *reading, const struct trf_line *line, int number, int round, char code)
{
	struct trf_wish *wishes =
		vec_grow(reading->wishes, &reading->wishes_room, reading->nwishes + 1, sizeof(*wishes));

	if (!wishes)
		return report_no_memory(reading->report);
	reading->wishes = wishes;
	wishes[reading->nwishes++] = (struct trf_wish){number, round, code, line->number};
	return STATUS_OK;
}

/* Starting numbers apart by blanks from a column on. */
static enum status book_all(struct trf_reading *reading, const struct trf_line *line, int column, int round, char code)
{
	while (column <= (int)line->length) {
		int end = column, number;
		enum status status;

		if (trf_at(line, column) == ' ') {
			column++;
			continue;
		}
		while (end <= (int)line->length && trf_at(line, end) != ' ')
			end++;
		if (!trf_number(line, column, end - 1, 1, PLAYERS_MOST, &number))
			return trf_unexpected(line, column, (size_t)end - 1, "a starting number", reading->report);
		status = book(reading, line, number, round, code);
		if (status != STATUS_OK)
			return status;
		column = end;
	}
	return STATUS_OK;
}

/* XXZ: absent from the round to pair. */
static enum status read_absent(struct trf_reading *reading, const struct trf_line *line)
{
	return book_all(reading, line, 5, TRF_COMING, 'Z');
}

/* 240: byes of one type in one round. */
static enum status read_byes(struct trf_reading *reading, const struct trf_line *line)
{
	char code = trf_at(line, 5);
	int round;

	if (code != 'H' && code != 'F' && code != 'Z')
		return trf_unexpected(line, 5, 5, "a bye: H, F or Z", reading->report);
	if (!trf_number(line, 7, 9, 1, ROUNDS_MOST, &round))
		return trf_unexpected(line, 7, 9, "a round from 1 to 60", reading->report);
	return book_all(reading, line, 10, round, code);
}

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
	{"012", false, read_name},
	{"142", false, read_rounds},
	{"152", false, read_initial},
	{"240", false, read_byes},
	{"XXR", false, read_rounds},
	{"XXC", false, read_configuration},
	{"XXZ", false, read_absent},
	/* Of no use for pairing: */
	{"###", true, pass_over},
	{"013", true, pass_over},
	{"022", true, pass_over},
	{"032", true, pass_over},
	{"042", true, pass_over},
	{"052", true, pass_over},
	{"062", true, pass_over},
	{"072", true, pass_over},
	{"082", true, pass_over},
	{"092", true, pass_over},
	{"102", true, pass_over},
	{"112", true, pass_over},
	{"122", true, pass_over},
	{"132", true, pass_over},
};

static enum status keep_line(struct trf_reading *reading, const struct trf_line *line)
{
	struct trf *trf = &reading->trf;
	char **kept = vec_grow(trf->kept, &reading->kept_room, trf->nkept + 1, sizeof(*kept));
	size_t size = strlen(line->text) + 1;

	if (!kept)
		return report_no_memory(reading->report);
	trf->kept = kept;
	kept[trf->nkept] = malloc(size);
	if (!kept[trf->nkept])
		return report_no_memory(reading->report);
	memcpy(kept[trf->nkept++], line->text, size);
	return STATUS_OK;
}

static enum status read_record(struct trf_reading *reading, const struct trf_line *line)
{
	const struct trf *trf = &reading->trf;
	char found[EXCERPT_SIZE];

	if (line->length == 0)
		return STATUS_OK;
	for (size_t i = 0; i < sizeof(record_types) / sizeof(record_types[0]); i++) {
		const struct record_type *type = &record_types[i];

		if (strncmp(line->text, type->code, 3) == 0 && (line->text[3] == '\0' || line->text[3] == ' ')) {
			enum status status = type->read(reading, line);

			return status == STATUS_OK && type->keep ? keep_line(reading, line) : status;
		}
	}
	/* Records of one type mostly stand together: one notice for all. */
	if (trf->nkept == 0 || strncmp(trf->kept[trf->nkept - 1], line->text, 4) != 0)
		report_notice(reading->report, "Line %d: %s is a record that is not read here.", line->number,
			report_excerpt(found, line->text, strcspn(line->text, " ")));
	return keep_line(reading, line);
}

/* Cut the text into lines; each is terminated in place, blanks at its end taken off. */
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
		while (used > 0 && text[used - 1] == ' ')
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

static void reading_done(struct trf_reading *reading)
{
	trf_done(&reading->trf);
	free(reading->entries);
	free(reading->wishes);
	memset(reading, 0, sizeof(*reading));
}

enum status trf_read(const char *bytes, size_t size, struct trf *trf, const struct report *report)
{
	struct trf_reading reading = {.report = report};
	char *text = NULL;
	size_t length;
	bool guessed;
	enum status status = decode_text(bytes, size, &text, &length, &guessed, report);

	if (status != STATUS_OK)
		return status;
	if (guessed)
		report_notice(
			report, "The file is not UTF-8; it was read as Windows code page 1252: check the accents.");
	status = read_lines(&reading, text);
	free(text);
	if (status == STATUS_OK)
		status = trf_check(&reading);
	if (status == STATUS_OK) {
		*trf = reading.trf;
		memset(&reading.trf, 0, sizeof(reading.trf));
	}
	reading_done(&reading);
	return status;
}

void trf_done(struct trf *trf)
{
	for (int i = 0; i < trf->nkept; i++)
		free(trf->kept[i]);
	free(trf->kept);
	free(trf->players);
	free(trf->games);
	memset(trf, 0, sizeof(*trf));
}
