/*
 * By which ratings the players of a TRF are ranked: record 172 and the lines of national ratings.
 */
#include <string.h>

#include "core/text/text.h"
#include "formats/trf/read.h"

static const char own_grade[] = "### drawboard: " TRF_GRADE " ";

static const char *const words[] = {
	[TRF_BY_NATIONAL] = "NRO",
	[TRF_BY_FIDE] = "FIDE",
	[TRF_BY_FIDE_FIRST] = "FIDON",
	[TRF_BY_NATIONAL_FIRST] = "NIDOF",
	[TRF_BY_HIGHER] = "HBFN",
	[TRF_BY_LOWER] = "LBFN",
	[TRF_BY_OTHER] = "OTHER",
};

const char *trf_method_word(enum trf_method method)
{
	return words[method];
}

bool trf_method_read(const char *text, struct trf_ranking *ranking)
{
	const struct trf_line line = trf_line_of(text, strlen(text), 0);

	if (strncmp(text, "172 ", 4) != 0)
		return false;
	if (!trf_word_text(&line, 5, 7, ranking->federation, sizeof(ranking->federation)))
		ranking->federation[0] = '\0';
	for (int i = 0; i <= TRF_BY_OTHER; i++)
		if (trf_word(&line, 9, 13, words[i])) {
			ranking->method = (enum trf_method)i;
			return true;
		}
	return false;
}

int trf_grade_by(enum trf_method method, int fide, int national)
{
	const int higher = fide > national ? fide : national;
	const int lower = fide < national ? fide : national;

	switch (method) {
	case TRF_BY_FIDE:
	case TRF_BY_OTHER: /* it is not known; comments of ours say it */
		return fide;
	case TRF_BY_NATIONAL:
		return national;
	case TRF_BY_FIDE_FIRST:
		return fide ? fide : national;
	case TRF_BY_NATIONAL_FIRST:
		return national ? national : fide;
	case TRF_BY_HIGHER:
		return higher;
	case TRF_BY_LOWER:
		break;
	}
	return lower ? lower : higher;
}

/* The columns without blanks at their ends; what is no plain word is nothing. */
static void take_columns(const struct trf_line *line, int from, int to, char *text, size_t size)
{
	if (!trf_word_text(line, from, to, text, size))
		text[0] = '\0';
}

bool trf_national_read(const char *text, struct trf_national *national)
{
	const struct trf_line line = trf_line_of(text, strlen(text), 0);

	for (int i = 0; i < 3; i++)
		if (text[i] < 'A' || text[i] > 'Z')
			return false;
	memset(national, 0, sizeof(*national));
	if (!trf_blank(&line, 4, 4) || !trf_number(&line, 5, 8, 1, PLAYERS_MOST, &national->number))
		return false;
	memcpy(national->federation, text, 3);
	take_columns(&line, 11, 13, national->kind, sizeof(national->kind));
	take_columns(&line, 58, 68, national->id, sizeof(national->id));
	if (!trf_number(&line, 49, 52, 1, GRADE_MOST, &national->rating))
		national->rating = 0;
	return true;
}

/* The players' national ratings of the federation, by index; how many lines there are of it. */
static int apply_lines(struct trf *trf, const struct trf_ranking *ranking)
{
	int lines = 0;

	for (int i = 0; i < trf->nkept; i++) {
		struct trf_national national;
		struct trf_player *player;

		if (!trf_national_read(trf->kept[i], &national) ||
			strcmp(national.federation, ranking->federation) != 0 ||
			trf_find(trf, national.number) == TRF_NOBODY)
			continue;
		player = &trf->players[trf_find(trf, national.number)];
		player->grade = trf_grade_by(ranking->method, player->rating, national.rating);
		lines += national.rating > 0;
	}
	return lines;
}

/* "### drawboard: grade 12 1850": what no method gives. */
static void apply_comment(struct trf *trf, const char *line)
{
	const char *text = line + sizeof(own_grade) - 1, *blank = strchr(text, ' ');
	char digits[8] = "";
	int number, grade, player;

	if (!blank || (size_t)(blank - text) >= sizeof(digits))
		return;
	memcpy(digits, text, (size_t)(blank - text));
	if (!text_to_int(digits, 1, PLAYERS_MOST, &number) ||
		!text_to_int(blank + 1, 0, GRADE_MOST, &grade))
		return;
	player = trf_find(trf, number);
	if (player == TRF_NOBODY)
		return;
	trf->players[player].grade = grade;
	trf->apart = true;
}

bool trf_is_grade(const char *line)
{
	return strncmp(line, own_grade, sizeof(own_grade) - 1) == 0;
}

void trf_find_grades(struct trf *trf)
{
	struct trf_ranking ranking = {.method = TRF_BY_OTHER};
	bool said = false;

	trf->apart = false;
	for (int i = 0; i < trf->nkept && !said; i++)
		said = trf_method_read(trf->kept[i], &ranking);
	for (int i = 0; i < trf->count; i++)
		trf->players[i].grade = said
			? trf_grade_by(ranking.method, trf->players[i].rating, 0)
			: trf->players[i].rating;
	/* a method without the ratings that it speaks of says nothing */
	if (said && apply_lines(trf, &ranking) > 0)
		trf->apart = true;
	else
		for (int i = 0; i < trf->count; i++)
			trf->players[i].grade = trf->players[i].rating;
	for (int i = 0; i < trf->nkept; i++)
		if (trf_is_grade(trf->kept[i]))
			apply_comment(trf, trf->kept[i]);
}

/*
 * Is there a line of a national rating of a player of the report? Where it stands among the kept.
 */
static int find_line(const struct trf *trf)
{
	struct trf_national national;

	for (int i = 0; i < trf->nkept; i++)
		if (trf_national_read(trf->kept[i], &national) && national.rating > 0 &&
			trf_find(trf, national.number) != TRF_NOBODY)
			return i;
	return -1;
}

enum status trf_settle_grades(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	struct trf_ranking ranking;
	int line, method = 0;

	trf_find_grades(trf);
	if (trf->apart)
		return STATUS_OK;
	line = find_line(trf);
	while (method < trf->nkept && !trf_method_read(trf->kept[method], &ranking))
		method++;
	if (line >= 0 && method == trf->nkept)
		return trf_detail(reading,
			trf_note(reading, trf_kept_line(&reading->trf, line),
				"national ratings without record 172, which says if players are ranked by them: the ratings of 001 count."));
	if (method < trf->nkept && ranking.method == TRF_BY_NATIONAL)
		return trf_detail(reading,
			trf_note(reading, trf_kept_line(&reading->trf, method),
				"record 172 ranks by national ratings, but no line of %s has any: the ratings of 001 count.",
				ranking.federation[0] ? ranking.federation : "a federation"));
	return STATUS_OK;
}
