/* The codes of tie-breaks: the list of them, and their text written. */
#include "core/ties/code.h"

#include <string.h>

#include "core/text/text.h"

enum { CUTS = TIES_TAKES_CUT | TIES_TAKES_MEDIAN | TIES_TAKES_PLAYED };

static const struct ties_code_row rows[TIES_CODES] = {
	[TIES_PTS] = {.code = "PTS", .name = "points", .article = "C.07 4.2"},
	[TIES_BH] = {.code = "BH",
		.name = "Buchholz",
		.article = "C.07 8.1",
		.takes = CUTS,
		.buchholz = true},
	[TIES_FB] = {.code = "FB",
		.name = "Fore Buchholz",
		.article = "C.07 8.3",
		.takes = CUTS,
		.buchholz = true},
	[TIES_AOB] = {.code = "AOB",
		.name = "average of opponents' Buchholz",
		.article = "C.07 8.2",
		.takes = TIES_TAKES_FORE | TIES_TAKES_PLAYED,
		.buchholz = true},
	[TIES_SB] = {.code = "SB",
		.name = "Sonneborn-Berger",
		.article = "C.07 9.1",
		.takes = CUTS},
	[TIES_DE] = {.code = "DE",
		.name = "direct encounter",
		.article = "C.07 6",
		.takes = TIES_TAKES_PLAYED,
		.low_first = true},
	[TIES_PS] = {.code = "PS",
		.name = "sum of progressive scores",
		.article = "C.07 7.5",
		.takes = TIES_TAKES_CUT},
	[TIES_WIN] = {.code = "WIN", .name = "wins", .article = "C.07 7.1"},
	[TIES_WON] = {.code = "WON", .name = "games won over the board", .article = "C.07 7.2"},
	[TIES_BPG] = {.code = "BPG", .name = "games played with Black", .article = "C.07 7.3"},
	[TIES_BWG] = {.code = "BWG", .name = "games won with Black", .article = "C.07 7.4"},
	[TIES_REP] = {.code = "REP", .name = "rounds elected to play", .article = "C.07 7.6"},
	[TIES_STD] = {.code = "STD", .name = "standard points", .article = "C.07 7.7"},
	[TIES_KS] = {.code = "KS",
		.name = "Koya system",
		.article = "C.07 9.2",
		.takes = TIES_TAKES_LIMIT,
		.all_play_all = true},
	[TIES_ARO] = {.code = "ARO",
		.name = "average rating of opponents",
		.article = "C.07 10.1",
		.takes = TIES_TAKES_CUT | TIES_TAKES_MEDIAN | TIES_TAKES_UNRATED,
		.ratings = true},
	[TIES_TPR] = {.code = "TPR",
		.name = "performance rating",
		.article = "C.07 10.2",
		.takes = TIES_TAKES_UNRATED,
		.ratings = true},
	[TIES_PTP] = {.code = "PTP",
		.name = "perfect performance",
		.article = "C.07 10.3",
		.takes = TIES_TAKES_UNRATED,
		.ratings = true},
	[TIES_APRO] = {.code = "APRO",
		.name = "average performance rating of opponents",
		.article = "C.07 10.4",
		.takes = TIES_TAKES_UNRATED,
		.ratings = true},
	[TIES_APPO] = {.code = "APPO",
		.name = "average perfect performance of opponents",
		.article = "C.07 10.5",
		.takes = TIES_TAKES_UNRATED,
		.ratings = true},
	[TIES_RTNG] = {.code = "RTNG",
		.name = "rating",
		.article = "C.07 10.6",
		.takes = TIES_TAKES_REVERSED | TIES_TAKES_UNRATED,
		.ratings = true},
	[TIES_TPN] = {.code = "TPN",
		.name = "pairing number",
		.article = "C.07 7.8",
		.takes = TIES_TAKES_REVERSED,
		.low_first = true},
	[TIES_MODMED] = {.code = "MODMED",
		.name = "Modified Median",
		.article = "US 34E1",
		.own = true},
	[TIES_MEDIAN] = {.code = "MEDIAN", .name = "Median", .article = "US 34E4", .own = true},
	[TIES_SOLK] = {.code = "SOLK", .name = "Solkoff", .article = "US 34E2", .own = true},
	[TIES_CUM] = {.code = "CUM", .name = "Cumulative", .article = "US 34E3", .own = true},
	[TIES_CUMOPP] = {.code = "CUMOPP",
		.name = "Cumulative of Opposition",
		.article = "US 34E",
		.own = true},
	[TIES_KASHDAN] = {.code = "KASHDAN", .name = "Kashdan", .article = "US 34E7", .own = true},
	[TIES_SOS] = {.code = "SOS",
		.name = "sum of opponents' scores",
		.article = "British",
		.own = true},
	[TIES_PLAYOFF] = {.code = "PLAYOFF",
		.name = "play-off",
		.article = "points entered",
		.own = true,
		.entered = true},
	[TIES_HAND] = {.code = "HAND",
		.name = "place by hand",
		.article = "place entered",
		.own = true,
		.low_first = true,
		.entered = true},
	[TIES_LOT] = {.code = "LOT",
		.name = "lot",
		.article = "lot entered",
		.own = true,
		.low_first = true,
		.entered = true},
};

const struct ties_code_row *ties_code_row(enum ties_code code)
{
	return &rows[code];
}

bool ties_same(const struct tie_break *a, const struct tie_break *b)
{
	return a->code == b->code && a->low == b->low && a->high == b->high &&
		a->forfeits_played == b->forfeits_played && a->fore == b->fore &&
		a->reversed == b->reversed && a->limit == b->limit && a->unrated == b->unrated;
}

static void write_word(const struct tie_break *of, bool in_report, struct line *line)
{
	if (in_report && ties_code_row(of->code)->own)
		line_text(line, "OTHER_");
	line_text(line, ties_code_row(of->code)->code);
	if (of->low > 0) {
		line_text(line, of->high > 0 ? "/M" : "/C");
		line_int(line, of->low);
	}
	if (of->fore)
		line_text(line, "/F");
	if (of->reversed)
		line_text(line, "/R");
	if (of->limit != 0) {
		line_text(line, of->limit > 0 ? "/L+" : "/L");
		line_int(line, of->limit);
	}
	if (of->unrated > 0) {
		line_text(line, "/U");
		line_int(line, of->unrated);
	}
	if (of->forfeits_played)
		line_text(line, "/P");
}

const char *ties_word(const struct tie_break *of, char word[TIES_WORD_SIZE])
{
	struct line line;

	line_init(&line, word, TIES_WORD_SIZE);
	write_word(of, false, &line);
	return word;
}

bool ties_names_points(const struct ties_order *order)
{
	return order->count < 2 || order->of[0].code != TIES_PTS;
}

static bool write_order(
	const struct ties_order *order, bool with_points, bool in_report, char *text, size_t size)
{
	struct line line;
	bool first = true;

	line_init(&line, text, size);
	for (int i = 0; i < order->count; i++) {
		if (!with_points && order->of[i].code == TIES_PTS)
			continue;
		if (!first)
			line_text(&line, ",");
		write_word(&order->of[i], in_report, &line);
		first = false;
	}
	return !line.cut;
}

bool ties_order_text(const struct ties_order *order, bool with_points, char *text, size_t size)
{
	return write_order(order, with_points, true, text, size);
}

bool ties_order_typed(const struct ties_order *order, char *text, size_t size)
{
	return write_order(order, ties_names_points(order), false, text, size);
}

bool ties_order_equal(const struct ties_order *a, const struct ties_order *b)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++)
		if (!ties_same(&a->of[i], &b->of[i]))
			return false;
	return true;
}
