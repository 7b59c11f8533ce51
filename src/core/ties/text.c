/* Figures and orders of tie-breaks as short texts for lists. */
#include "core/ties/text.h"

#include "core/points.h"
#include "core/text/text.h"

/* ".667" without noughts at its end. */
static void put_decimals(struct line *line, int thousandths)
{
	char digits[] = {'.', (char)('0' + thousandths / 100), (char)('0' + thousandths / 10 % 10),
		(char)('0' + thousandths % 10), '\0'};

	for (int last = 3; last > 0 && digits[last] == '0'; last--)
		digits[last] = '\0';
	if (digits[1] != '\0')
		line_text(line, digits);
}

const char *ties_figure_text(const struct ties_figure *figure, char text[TIES_FIGURE_SIZE])
{
	struct line line;
	int64_t thousandths;

	line_init(&line, text, TIES_FIGURE_SIZE);
	if (figure->per == 0)
		return text;
	thousandths = ties_half_up(figure->units * 1000, figure->per);
	if (thousandths < 0) {
		line_text(&line, "-");
		thousandths = -thousandths;
	}
	line_int(&line, (int)(thousandths / 1000));
	put_decimals(&line, (int)(thousandths % 1000));
	return text;
}

/* Does the edition of C.07 bear on a figure? */
static bool edition_matters(const struct ties_order *order)
{
	for (int i = 0; i < order->count; i++) {
		const enum ties_code code = order->of[i].code;

		if (code == TIES_BH || code == TIES_FB || code == TIES_AOB || code == TIES_SB)
			return true;
	}
	return false;
}

static int count_left_out(const struct ties_table *table)
{
	int count = 0;

	for (int i = 0; i < table->order.count; i++)
		count += table->left_out[i];
	return count;
}

const char *ties_left_out_words(const struct standings *standings, char text[TIES_LINE_SIZE])
{
	const struct ties_table *table = &standings->table;
	const int count = count_left_out(table);
	char word[TIES_WORD_SIZE];
	struct line line;
	int put = 0;

	line_init(&line, text, TIES_LINE_SIZE);
	for (int i = 0; i < table->order.count; i++) {
		if (!table->left_out[i])
			continue;
		line_text(&line, put == 0 ? "" : put + 1 < count ? ", " : " and ");
		line_text(&line, ties_word(&table->order.of[i], word));
		put++;
	}
	if (count == 0)
		return text;
	line_text(&line, " left out: ");
	line_int(&line, table->unrated);
	line_text(&line, table->unrated == 1 ? " has" : " have");
	line_text(&line, " no rating (C.07 10)");
	return text;
}

/* "; KS is for an all-play-all (C.07 9.2)" where it is asked for in a Swiss. */
static void put_out_of_place(const struct standings *standings, struct line *line)
{
	const struct ties_order *order = &standings->setting.order;

	for (int i = 0; i < order->count; i++) {
		const struct ties_code_row *row = ties_code_row(order->of[i].code);
		char word[TIES_WORD_SIZE];

		if (!row->all_play_all || standings->setting.all_play_all)
			continue;
		line_text(line, "; ");
		line_text(line, ties_word(&order->of[i], word));
		line_text(line, " is for an all-play-all (");
		line_text(line, row->article);
		line_text(line, ")");
	}
}

const char *ties_order_words(const struct standings *standings, char text[TIES_LINE_SIZE])
{
	const struct ties_order *order = &standings->setting.order;
	const bool live = standings_is_live(standings);
	struct line line;
	char word[TIES_WORD_SIZE], left_out[TIES_LINE_SIZE];

	line_init(&line, text, TIES_LINE_SIZE);
	for (int i = 0, put = 0; i < order->count; i++) {
		if (standings->table.left_out[i])
			continue;
		line_text(&line, put == 0 ? "By " : live && put == 1 ? "; " : ", ");
		put++;
		line_text(&line,
			order->of[i].code == TIES_PTS ? "points" : ties_word(&order->of[i], word));
	}
	if (edition_matters(order)) {
		line_text(&line, " (C.07 of ");
		line_int(&line, ties_rules_year(standings->setting.rules));
		line_text(&line, ")");
	}
	if (live) {
		line_text(&line, standings->counted ? " after round " : " before round ");
		line_int(&line, standings->counted ? standings->counted : 1);
	}
	if (ties_left_out_words(standings, left_out)[0]) {
		line_text(&line, "; ");
		line_text(&line, left_out);
	}
	put_out_of_place(standings, &line);
	return text;
}

const char *standing_rank_text(
	const struct standings *standings, int i, char text[STANDING_TEXT_SIZE])
{
	struct line line;

	line_init(&line, text, STANDING_TEXT_SIZE);
	if (standings->rows[i].is_void)
		return text;
	line_int(&line, standings->rows[i].rank);
	if (standings_is_shared(standings, i))
		line_text(&line, "=");
	return text;
}

const char *standing_points_text(const struct standing *row, char text[STANDING_TEXT_SIZE])
{
	char points[STANDING_TEXT_SIZE];
	struct line line;

	if (!row->is_void)
		return points_text(row->points2, text);
	line_init(&line, text, STANDING_TEXT_SIZE);
	line_text(&line, "(");
	line_text(&line, points_text(row->void2, points));
	line_text(&line, ")");
	return text;
}
