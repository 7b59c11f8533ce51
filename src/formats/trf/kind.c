/* Which kind of event a report is of: one of individual players, of teams, or no Swiss one. */
#include <string.h>

#include "core/text/text.h"
#include "formats/trf/read.h"

/* One line of a team list may be left over from anywhere; two are a list. */
enum { TEAM_LINES_LEAST = 2 };

static const char *const no_swiss[] = {
	"ROBIN", "BERGER", "SCHILLER", "SCHEVENINGEN", "KNOCKOUT", "KNOCK-OUT"};

static char capital(char c)
{
	return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

/* Does the text hold the word, in capitals or not? */
static bool holds(const char *text, const char *word)
{
	const size_t length = strlen(word);

	for (; *text; text++) {
		size_t same = 0;

		while (same < length && capital(text[same]) == word[same])
			same++;
		if (same == length)
			return true;
	}
	return false;
}

static enum trf_kind kind_of(const char *text)
{
	for (size_t i = 0; i < sizeof(no_swiss) / sizeof(no_swiss[0]); i++)
		if (holds(text, no_swiss[i]) && !holds(text, "TEAM"))
			return TRF_NO_SWISS;
	return holds(text, "TEAM") ? TRF_TEAMS : TRF_INDIVIDUAL;
}

/* 082: how many teams; many programs write 0. */
enum status trf_read_team_count(struct trf_reading *reading, const struct trf_line *line)
{
	int teams;

	if (trf_number(line, 5, (int)line->length, 1, PLAYERS_MOST, &teams))
		reading->team_count_line = line->number;
	return STATUS_OK;
}

/* 013, 310 and the records of team matches. */
enum status trf_read_team(struct trf_reading *reading, const struct trf_line *line)
{
	if (reading->team_lines++ == 0)
		reading->first_team_line = line->number;
	return STATUS_OK;
}

/* What 092, which is free text, says of it. */
void trf_note_free_kind(struct trf_reading *reading, const char *text, int line)
{
	const enum trf_kind kind =
		holds(text, "INDIVIDUAL") && holds(text, "TEAM") ? TRF_INDIVIDUAL : kind_of(text);

	if (kind == TRF_INDIVIDUAL && !holds(text, "INDIVIDUAL"))
		return;
	reading->free_kind = kind;
	reading->free_kind_line = line;
}

/*
 * The code of 192 says it. Without one the words of 092, else the team lists: two lines of them, or
 * one beside a number of teams.
 */
void trf_settle_kind(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	if (trf->type[0]) {
		trf->kind = kind_of(trf->type);
		trf->kind_line = reading->type_line;
	} else if (reading->free_kind_line) {
		trf->kind = reading->free_kind;
		trf->kind_line = reading->free_kind_line;
	} else if (reading->team_lines >= TEAM_LINES_LEAST ||
		(reading->team_lines > 0 && reading->team_count_line)) {
		trf->kind = TRF_TEAMS;
		trf->kind_line = reading->first_team_line;
	}
}

/* The code, with "_BAKU" perhaps, is that of a year whose rules are those of FIDE_DUTCH. */
static bool is_draft_name(const char *type, const char *name)
{
	const size_t length = strlen(name);

	return strncmp(type, name, length) == 0 &&
		(!type[length] || strcmp(type + length, "_BAKU") == 0);
}

void trf_plain_type(char type[TRF_TYPE_SIZE])
{
	static const char plain[] = "FIDE_DUTCH",
			  *const years[] = {"FIDE_DUTCH_2025", "FIDE_DUTCH_2026"};

	for (size_t i = 0; i < sizeof(years) / sizeof(years[0]); i++) {
		if (!is_draft_name(type, years[i]))
			continue;
		memmove(type + sizeof(plain) - 1, type + strlen(years[i]),
			strlen(type + strlen(years[i])) + 1);
		return;
	}
}
