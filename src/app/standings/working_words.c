/* A figure of the standings in words. */
#include "config.h"

#include "app/standings/working_words.h"

#include <string.h>

#include "app/standings/part_words.h"
#include "app/words/words.h"
#include "core/ties/text.h"

static const char *figure_text(int64_t units, int per, char text[TIES_FIGURE_SIZE])
{
	return ties_figure_text(&(struct ties_figure){units, per}, text);
}

static void write_heading(const struct event *event, int section, const struct standings *standings,
	int player, int entry, struct writing *writing)
{
	const struct tie_break *of = &standings->setting.order.of[entry];
	const struct ties_code_row *row = ties_code_row(of->code);
	const struct ties_figure figure = ties_table_figure(&standings->table, player, entry);
	char who[WHO_SIZE], word[TIES_WORD_SIZE], text[TIES_FIGURE_SIZE];

	words_who(event, section, standings->table.field.players[player].pin, who);
	writing_put(writing, "%s of %s after round %d: %s\n", ties_word(of, word), who,
		standings->counted, figure.per ? ties_figure_text(&figure, text) : "none");
	writing_put(writing, "%s (%s%s%s)\n", row->name, row->article,
		strncmp(row->article, "C.07", 4) == 0 ? " of " : "",
		strncmp(row->article, "C.07", 4) == 0
			? figure_text(ties_rules_year(standings->setting.rules), 1, text)
			: "");
}

/* "2 + 1 + 4": what counts, as many as there are. */
static void write_terms(const struct ties_working *working, int per, struct writing *writing)
{
	const char *plus = "";
	char text[TIES_FIGURE_SIZE];

	for (int i = 0; i < working->count; i++) {
		if (working->parts[i].fate != TIES_COUNTS)
			continue;
		writing_put(writing, "%s%s", plus, figure_text(working->parts[i].value, per, text));
		plus = " + ";
	}
	if (!plus[0])
		writing_put(writing, "nothing");
}

static void write_mean(const struct ties_working *working, int per, struct writing *writing)
{
	char sum[TIES_FIGURE_SIZE], mean[TIES_FIGURE_SIZE];

	if (working->number == 0) {
		writing_put(writing, "No opponent met over the board: 0\n");
		return;
	}
	writing_put(writing, "(");
	write_terms(working, per, writing);
	writing_put(writing, ") / %d = %s / %d = %s", working->number,
		figure_text(working->sum, per, sum), working->number,
		figure_text(working->sum, per * working->number, mean));
	if (per == 1 && working->sum % working->number != 0)
		writing_put(writing, ", rounded to %lld",
			(long long)ties_half_up(working->sum, working->number));
	writing_put(writing, "\n");
}

static void write_performance(const struct ties_working *working, struct writing *writing)
{
	char score[TIES_FIGURE_SIZE];

	write_mean(working, 1, writing);
	if (working->number > 0)
		writing_put(writing,
			"%s of %d is %d %%, which is worth %+d (FIDE B.02 8.1): %lld\n",
			figure_text(working->score2, 2, score), working->number, working->percent,
			working->step, (long long)working->figure.units);
}

static void write_perfect(const struct ties_working *working, struct writing *writing)
{
	char score[TIES_FIGURE_SIZE], expected[TIES_FIGURE_SIZE];

	figure_text(working->score2, 2, score);
	if (working->number == 0)
		writing_put(writing, "No opponent met over the board: 0\n");
	else if (working->score2 == 0)
		writing_put(writing, "Without a point: 800 below the lowest rating\n");
	else
		writing_put(writing,
			"%lld is the lowest rating that is expected to score %s in these games: %s (FIDE B.02 8.1)\n",
			(long long)working->figure.units, score,
			figure_text(working->sum, 100, expected));
}

static void write_encounter(const struct ties_working *working, struct writing *writing)
{
	if (working->figure.per == 0)
		writing_put(writing, "Nobody is tied with him.\n");
	else
		writing_put(writing,
			"Of %d who are tied he is number %lld by their games against each other.\n",
			working->number, (long long)working->figure.units);
}

static void write_sum(
	enum ties_code code, const struct ties_working *working, struct writing *writing)
{
	const int per = working->figure.per;
	char text[TIES_FIGURE_SIZE];

	if (ties_code_row(code)->entered)
		writing_put(writing,
			per == 0 ? "Nothing is entered: behind those who have something.\n"
				: code == TIES_LOT ? "Drawn by lot, or entered by the arbiter.\n"
						   : "As entered by the arbiter.\n");
	if (ties_code_row(code)->entered || code == TIES_TPN || code == TIES_RTNG)
		return;
	write_terms(working, per, writing);
	if (working->less2 != 0)
		writing_put(writing, ", less %s for points without a game",
			figure_text(working->less2, 2, text));
	writing_put(writing, " = %s\n", ties_figure_text(&working->figure, text));
}

static void write_result(
	const struct tie_break *of, const struct ties_working *working, struct writing *writing)
{
	switch (of->code) {
	case TIES_AOB:
		write_mean(working, 2, writing);
		break;
	case TIES_ARO:
	case TIES_APRO:
	case TIES_APPO:
		write_mean(working, 1, writing);
		break;
	case TIES_TPR:
		write_performance(working, writing);
		break;
	case TIES_PTP:
		write_perfect(working, writing);
		break;
	case TIES_DE:
		write_encounter(working, writing);
		break;
	default:
		write_sum(of->code, working, writing);
	}
}

void working_write(const struct event *event, int section, const struct standings *standings,
	int player, int entry, struct writing *writing)
{
	const struct ties_table *table = &standings->table;
	struct ties_working working;

	write_heading(event, section, standings, player, entry, writing);
	if (table->left_out[entry]) {
		writing_put(writing,
			"Left out: %d %s no rating (C.07 10); with /U1400 each counts as 1400.\n",
			table->unrated, table->unrated == 1 ? "player has" : "players have");
		return;
	}
	if (table->field.players[player].is_void) {
		writing_put(writing,
			"He withdrew before half of his games: they count for nobody (C.05 9.2).\n");
		return;
	}
	if (ties_table_working(table, player, entry, &working) != STATUS_OK) {
		writing->failed = true;
		return;
	}
	for (int i = 0; i < working.count; i++)
		part_write(event, section, table, player, entry, &working, i, writing);
	write_result(&table->order.of[entry], &working, writing);
	ties_working_done(&working);
}

int working_entry(struct ties_setting *setting, const char *code, struct error *error)
{
	struct ties_setting asked = *setting;
	struct ties_order *order = &setting->order;
	const struct tie_break *of;

	if (ties_setting_take(code, &asked, error) != STATUS_OK)
		return -1;
	/* points stand before it */
	of = &asked.order.of[asked.order.count - 1];
	for (int i = 0; i < order->count; i++)
		if (ties_same(&order->of[i], of))
			return i;
	if (order->count == TIES_MOST)
		order->count--;
	order->of[order->count] = *of;
	return order->count++;
}
