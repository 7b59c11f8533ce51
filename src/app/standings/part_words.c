/* What one round or opponent adds to a figure of the standings, in a line. */
#include "config.h"

#include "app/standings/part_words.h"

#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/ties/text.h"

/* What a line is about. */
struct said {
	const struct event *event;
	int section;
	const struct ties_table *table;
	const struct tie_break *how;
	const struct ties_working *working;
	const struct ties_part *part;
	const struct ties_game *game; /* NULL: of no round */
	struct writing *writing;
};

static const char *value_text(int64_t units, int per, char text[TIES_FIGURE_SIZE])
{
	return ties_figure_text(&(struct ties_figure){units, per}, text);
}

static const char *who_of(const struct said *said, int player, char who[WHO_SIZE])
{
	return words_who(said->event, said->section, said->table->field.players[player].pin, who);
}

/* "not played (half-point bye)" */
static const char *unplayed_words(const struct said *said)
{
	static const char *const words[] = {
		[TIES_ABSENT] = "absent",
		[TIES_HALF_BYE] = "half-point bye",
		[TIES_FULL_BYE] = "full-point bye",
		[TIES_PAIRING_BYE] = "bye of the draw",
		[TIES_FORFEIT_WIN] = "won by default",
		[TIES_FORFEIT_LOSS] = "lost by default",
		[TIES_OUTSIDE] = "game against one from outside",
		[TIES_PLAYED] = "played",
	};

	if (!said->game)
		return "";
	if (said->game->kind == TIES_PAIRING_BYE &&
		event_is_all_play_all(said->event, said->section))
		return "free";
	return words[said->game->kind];
}

/* "absent", or why a game is none. */
static void write_unplayed(const struct said *said)
{
	char who[WHO_SIZE];

	if (said->game && said->game->bracketed)
		writing_put(said->writing, "%s, whose games count for nobody (C.05 9.2)",
			words_who(said->event, said->section, said->game->bracketed, who));
	else
		writing_put(said->writing, "%s", unplayed_words(said));
}

static void write_fate(const struct said *said)
{
	static const char *const words[] = {
		[TIES_COUNTS] = "",
		[TIES_CUT_LEAST] = "; cut, the least",
		[TIES_CUT_VOLUNTARY] =
			"; cut before less, a round he gave up of his own will (C.07 16.5)",
		[TIES_CUT_MOST] = "; cut, the most",
		[TIES_LEFT_OUT] = "; does not count, below the limit",
	};

	writing_put(said->writing, "%s", words[said->part->fate]);
}

/* How the score of an opponent came to count. */
static void write_opponent(const struct said *said)
{
	const struct ties_part *part = said->part;
	char who[WHO_SIZE], counted[TIES_FIGURE_SIZE], full[TIES_FIGURE_SIZE];

	writing_put(said->writing, "%s, score %s", who_of(said, part->opponent, who),
		value_text(part->score2, 2, counted));
	if (part->score2 == part->full2)
		return;
	writing_put(said->writing, " (%s, and %s)", value_text(part->full2, 2, full),
		said->how->code >= TIES_MODMED || said->table->field.rules == TIES_2022
			? "every unplayed round counts as a draw"
			: "byes he asked for at the end count as draws, C.07 16.3");
}

/* Against whom an unplayed round counts. */
static void write_stand_in(const struct said *said)
{
	const struct ties_part *part = said->part;
	char who[WHO_SIZE], counted[TIES_FIGURE_SIZE], full[TIES_FIGURE_SIZE];

	value_text(part->score2, 2, counted);
	value_text(part->full2, 2, full);
	write_unplayed(said);
	writing_put(said->writing, ", counts as ");
	if (part->source == TIES_NO_SCORE)
		writing_put(said->writing, "an opponent with 0");
	else if (part->source == TIES_VIRTUAL)
		writing_put(said->writing, "a virtual opponent with %s", counted);
	else if (part->score2 == part->full2)
		writing_put(said->writing, "a dummy with his own %s", counted);
	else if (part->limit == TIES_LIMIT_OPPONENT && said->game)
		writing_put(said->writing,
			"a dummy with his own %s, but no more than the %s of %s (C.07 16.4.1)",
			full, counted, who_of(said, said->game->opponent, who));
	else
		writing_put(said->writing,
			"a dummy with his own %s, but no more than %s, a draw in each of %d round%s (C.07 16.4.2)",
			full, counted, said->table->field.scheduled,
			said->table->field.scheduled == 1 ? "" : "s");
}

static void write_score(const struct said *said)
{
	const struct ties_part *part = said->part;
	char own[TIES_FIGURE_SIZE], counted[TIES_FIGURE_SIZE], value[TIES_FIGURE_SIZE];

	if (part->source == TIES_OPPONENT)
		write_opponent(said);
	else
		write_stand_in(said);
	if (said->how->code == TIES_SB)
		writing_put(said->writing, ": %s x %s = %s", value_text(part->own2, 2, own),
			value_text(part->score2, 2, counted), value_text(part->value, 4, value));
}

/* Points or a count of the round itself. */
static void write_own(const struct said *said)
{
	const struct ties_part *part = said->part;
	const int per = said->working->figure.per;
	char who[WHO_SIZE], own[TIES_FIGURE_SIZE], value[TIES_FIGURE_SIZE];
	const bool running = said->how->code == TIES_PS || said->how->code == TIES_CUM;

	value_text(part->own2, 2, own);
	value_text(part->value, per, value);
	if (said->game && said->game->kind == TIES_PLAYED)
		writing_put(said->writing, "%s", who_of(said, part->opponent, who));
	else
		write_unplayed(said);
	if (said->how->code == TIES_PTS)
		writing_put(said->writing, ": %s", own);
	else
		writing_put(
			said->writing, ": %s, %s %s", own, running ? "in all" : "counts", value);
}

static void write_rating(const struct said *said)
{
	const struct ties_part *part = said->part;
	char who[WHO_SIZE];

	writing_put(said->writing, "%s, rating %lld%s", who_of(said, part->opponent, who),
		(long long)part->value,
		said->table->field.players[part->opponent].rating > 0 ? "" : " (has none)");
}

static void write_encounter(const struct said *said)
{
	const struct ties_part *part = said->part;
	char who[WHO_SIZE], own[TIES_FIGURE_SIZE];

	writing_put(said->writing, "%s: ", who_of(said, part->opponent, who));
	if (part->games == 0)
		writing_put(said->writing, "not met");
	else
		writing_put(said->writing, "%s in %d game%s", value_text(part->own2, 2, own),
			part->games, part->games == 1 ? "" : "s");
}

static void write_koya(const struct said *said)
{
	const struct ties_part *part = said->part;
	char who[WHO_SIZE], own[TIES_FIGURE_SIZE], score[TIES_FIGURE_SIZE],
		needed[TIES_FIGURE_SIZE];

	writing_put(said->writing, "%s, who has %s and needs %s: %s",
		who_of(said, part->opponent, who), value_text(part->score2, 2, score),
		value_text(said->working->needed4, 4, needed), value_text(part->own2, 2, own));
}

/* A figure of the opponent's own. */
static void write_theirs(const struct said *said)
{
	const struct ties_part *part = said->part;
	const bool ratings = ties_code_row(said->how->code)->ratings;
	char who[WHO_SIZE], value[TIES_FIGURE_SIZE];

	writing_put(said->writing, "%s, who has %s", who_of(said, part->opponent, who),
		value_text(part->value, ratings ? 1 : 2, value));
}

static void write_what(const struct said *said)
{
	switch (said->how->code) {
	case TIES_ARO:
	case TIES_TPR:
	case TIES_PTP:
		write_rating(said);
		break;
	case TIES_AOB:
	case TIES_APRO:
	case TIES_APPO:
	case TIES_CUMOPP:
		write_theirs(said);
		break;
	case TIES_DE:
		write_encounter(said);
		break;
	case TIES_KS:
		write_koya(said);
		break;
	default:
		if (said->part->source == TIES_OWN)
			write_own(said);
		else
			write_score(said);
	}
}

void part_write(const struct event *event, int section, const struct ties_table *table, int player,
	int entry, const struct ties_working *working, int i, struct writing *writing)
{
	const struct ties_part *part = &working->parts[i];
	const struct said said = {event, section, table, &table->order.of[entry], working, part,
		part->round > 0 ? ties_game(&table->field, player, part->round) : NULL, writing};

	if (part->round > 0)
		writing_put(writing, "round %d: ", part->round);
	else
		writing_put(writing, "v ");
	write_what(&said);
	write_fate(&said);
	writing_put(writing, "\n");
}
