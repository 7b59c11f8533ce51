/* Records of a TRF about the tournament as a whole. */
#include <string.h>

#include "core/typed/date.h"
#include "core/text/text.h"
#include "formats/trf/read.h"

enum status trf_read_name(struct trf_reading *reading, const struct trf_line *line)
{
	char name[NAME_SIZE];

	if (!trf_word_text(line, 5, (int)line->length, name, sizeof(name)))
		return trf_unexpected(
			line, 5, line->length, "a name of at most 127 bytes", reading->report);
	memcpy(reading->trf.name, name, sizeof(name));
	return STATUS_OK;
}

/* 142 and XXR: the number of rounds. */
enum status trf_read_count(struct trf_reading *reading, const struct trf_line *line)
{
	const int before = reading->trf.rounds;
	int rounds;

	if (!trf_number(line, 5, (int)line->length, 1, TRF_ROUNDS_MOST, &rounds))
		return trf_unexpected(line, 5, line->length, "the number of rounds, from 1 to 99",
			reading->report);
	reading->trf.rounds = rounds;
	if (before && before != rounds)
		return trf_repair(reading, line->number, 5, NULL,
			"the number of rounds, %d, was %d before; the later one counts.", rounds,
			before);
	return STATUS_OK;
}

/* 062 and 072: how many players, and how many with a rating. */
enum status trf_read_players_said(struct trf_reading *reading, const struct trf_line *line)
{
	struct trf_count *said = trf_at(line, 1) == '0' && trf_at(line, 2) == '6'
		? &reading->trf.players_said
		: &reading->trf.rated_said;
	char found[EXCERPT_SIZE];
	size_t bytes;
	const char *text = trf_columns(line, 5, (int)line->length, &bytes);

	if (trf_blank(line, 5, (int)line->length))
		return STATUS_OK;
	said->given = trf_number(line, 5, (int)line->length, 0, PLAYERS_MOST, &said->number);
	if (said->given)
		return STATUS_OK;
	return trf_detail(reading,
		trf_repair(reading, line->number, 5, NULL,
			"%s is no number of players; they were counted.",
			report_excerpt(found, text, bytes)));
}

/* 152: W or B. */
enum status trf_read_initial(struct trf_reading *reading, const struct trf_line *line)
{
	const char colour = trf_at(line, 5);

	if (line->length != 5 || !text_is_one_of(colour, "WBwb"))
		return trf_unexpected(line, 5, line->length, "W or B", reading->report);
	reading->trf.initial = colour == 'W' || colour == 'w' ? COLOUR_WHITE : COLOUR_BLACK;
	if (colour == 'w' || colour == 'b')
		return trf_detail(reading,
			trf_repair(reading, line->number, 5, NULL, "\"%c\" was read as %c.", colour,
				colour == 'w' ? 'W' : 'B'));
	return STATUS_OK;
}

/* XXC: white1 or black1, and perhaps "rank". */
enum status trf_read_configuration(struct trf_reading *reading, const struct trf_line *line)
{
	int column = 5, end;

	for (; trf_next_word(line, &column, &end); column = end + 1) {
		if (trf_word(line, column, end, "white1"))
			reading->trf.initial = COLOUR_WHITE;
		else if (trf_word(line, column, end, "black1"))
			reading->trf.initial = COLOUR_BLACK;
		else if (trf_word(line, column, end, "rank"))
			reading->by_line = true;
		else
			return trf_unexpected(line, column, (size_t)end, "white1, black1 or rank",
				reading->report);
	}
	return STATUS_OK;
}

static bool is_code(const char *text)
{
	return text[0] && text[strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")] == '\0';
}

/* 192: one code such as FIDE_DUTCH_BAKU. */
enum status trf_read_type(struct trf_reading *reading, const struct trf_line *line)
{
	char type[TRF_TYPE_SIZE];
	int column = 5, end;

	if (!trf_next_word(line, &column, &end) ||
		!trf_word_text(line, column, end, type, sizeof(type)) || !is_code(type))
		return trf_unexpected(
			line, 5, line->length, "a code such as FIDE_DUTCH", reading->report);
	memcpy(reading->trf.type, type, sizeof(type));
	reading->type_line = line->number;
	if (end < (int)line->length)
		return trf_detail(reading,
			trf_repair(reading, line->number, end + 1, NULL,
				"what follows the code was left out."));
	return STATUS_OK;
}

/* 092 is free text; some programs put the code there that belongs into 192. */
enum status trf_read_free_type(struct trf_reading *reading, const struct trf_line *line)
{
	char type[TRF_TYPE_SIZE], words[NAME_SIZE];

	if (trf_word_text(line, 5, (int)line->length, words, sizeof(words)))
		trf_note_free_kind(reading, words, line->number);
	if (!trf_word_text(line, 5, (int)line->length, type, sizeof(type)) || !is_code(type) ||
		!strchr(type, '_'))
		return STATUS_OK;
	memcpy(reading->free_type, type, sizeof(type));
	reading->free_type_line = line->number;
	return STATUS_OK;
}

enum status trf_settle_type(struct trf_reading *reading)
{
	enum status status = STATUS_OK;

	if (!reading->trf.type[0] && reading->free_type[0]) {
		memcpy(reading->trf.type, reading->free_type, sizeof(reading->free_type));
		reading->type_line = reading->free_type_line;
		status = trf_detail(reading,
			trf_repair(reading, reading->free_type_line, 5, NULL,
				"%s, which belongs into 192, was read as if it stood there.",
				reading->free_type));
	}
	trf_settle_kind(reading);
	trf_plain_type(reading->trf.type);
	return status;
}

/* 042, 052: kept as they are, but said if they are no dates. */
enum status trf_read_date(struct trf_reading *reading, const struct trf_line *line)
{
	char text[64], date[BORN_SIZE], found[EXCERPT_SIZE];
	size_t bytes;
	const char *raw = trf_columns(line, 5, (int)line->length, &bytes);

	if (trf_blank(line, 5, (int)line->length))
		return STATUS_OK;
	if (!trf_word_text(line, 5, (int)line->length, text, sizeof(text)) ||
		!date_parse(text, date) || !date_is_possible(date))
		return trf_detail(reading,
			trf_repair(reading, line->number, 5, NULL,
				"%s is no date; it was kept as it is.",
				report_excerpt(found, raw, bytes)));
	if (strcmp(text, date) != 0)
		return trf_detail(reading,
			trf_repair(reading, line->number, 5, NULL,
				"%s was understood as %s and kept as it is.",
				report_excerpt(found, raw, bytes), date));
	return STATUS_OK;
}

/* A record that is kept although something else was expected at a column. */
static enum status kept_odd(struct trf_reading *reading, const struct trf_line *line, int from,
	int to, const char *expected)
{
	char found[EXCERPT_SIZE];
	size_t bytes;
	const char *text = trf_columns(line, from, to, &bytes);

	return trf_detail(reading,
		trf_repair(reading, line->number, from, expected,
			"found %s, expected %s; it was kept as it is.",
			report_excerpt(found, text, bytes), expected));
}

/* 172: how the starting ranks came about. */
enum status trf_read_method(struct trf_reading *reading, const struct trf_line *line)
{
	struct trf_ranking ranking;

	if (trf_method_read(line->text, &ranking))
		return STATUS_OK;
	return kept_odd(reading, line, 9, 13, "FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER");
}

/* 202 and 212: codes apart by commas; 212 is the whole order, so the points are among them. */
enum status trf_read_order(struct trf_reading *reading, const struct trf_line *line)
{
	bool points = trf_at(line, 1) == '2' && trf_at(line, 2) == '0', empty = true;

	for (int column = 5, start = 5; column <= (int)line->length + 1; column++) {
		const char c = column <= (int)line->length ? trf_at(line, column) : ',';

		if (c != ',') {
			empty = empty && c == ' ';
			continue;
		}
		if (empty)
			return kept_odd(reading, line, start, (int)line->length,
				"tie-breaks such as BH/C1,SB");
		points = points || trf_word(line, start, column - 1, "PTS");
		start = column + 1;
		empty = true;
	}
	if (!points)
		return kept_odd(reading, line, 5, (int)line->length, "PTS among the codes");
	return STATUS_OK;
}

static bool digits(const char **text)
{
	const size_t length = strspn(*text, "0123456789");

	*text += length;
	return length > 0;
}

/* M/S, M/S+I, S or S+I, several apart by colons. */
static bool tempo(const char **text)
{
	for (;; ++*text) {
		if (!digits(text))
			return false;
		if (**text == '/' && (++*text, !digits(text)))
			return false;
		if (**text == '+' && (++*text, !digits(text)))
			return false;
		if (**text != ':')
			return true;
	}
}

/* 222: the time control, "5400+30", or one for each side, "W300-B240". */
enum status trf_read_tempo(struct trf_reading *reading, const struct trf_line *line)
{
	char text[96];
	const char *at = text;
	bool fine = trf_word_text(line, 5, (int)line->length, text, sizeof(text));

	if (fine && *at == 'W') {
		at++;
		fine = tempo(&at) && strncmp(at, "-B", 2) == 0;
		at += fine ? 2 : 0;
	}
	if (fine && tempo(&at) && *at == '\0')
		return STATUS_OK;
	return kept_odd(
		reading, line, 5, (int)line->length, "a time control such as 40/6000+30:900+30");
}
