/*
 * What is broken in a US Chess draw, and what the arbiter should know about it.
 */
#include "uscf/score.h"

#include <stdlib.h>

#include "book/verdict.h"
#include "uscf/graph.h"

/* The bars of the board (enum uscf_bar). */
static unsigned bars_of(const struct card_seats *seats, int card, const void *context)
{
	return uscf_bars(context, card, seats->opponent[card]);
}

static const char *ask_team(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	return bars_of(seats, card, context) & (USCF_TEAM | USCF_MATES) ? rule : NULL;
}

static const char *ask_request(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	return bars_of(seats, card, context) & USCF_REQUEST ? rule : NULL;
}

static const char *ask_due(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const enum pairing_colour due = ((const struct uscf *)context)->card[card].due;

	return due != PAIRING_NEUTRAL && card_seats_given(seats, card) != due ? rule : NULL;
}

static const char *ask_third_running(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct uscf *uscf = context;

	return uscf->card[card].repeated == card_seats_given(seats, card) ? rule : NULL;
}

static const char *ask_difference(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct uscf *uscf = context;
	const int more = card_seats_given(seats, card) == PAIRING_WHITE ? 1 : -1;

	return abs(uscf->card[card].difference + more) > 2 ? rule : NULL;
}

static const char *ask_bye(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct uscf *uscf = context;

	(void)seats;
	(void)rule;
	return uscf->card[card].bye_had ? "28L3" : uscf->card[card].bye_barred ? "28L4" : NULL;
}

static const struct verdict_row rows[] = {
	{PAIRING_BROKEN_BYE, VERDICT_OF_BYE, NULL, ask_bye},
	{PAIRING_BROKEN_REPEAT, VERDICT_OF_BOARD, "27A1", verdict_has_met},
	{PAIRING_BROKEN_FORBIDDEN, VERDICT_OF_BOARD, "", verdict_is_forbidden},
	{PAIRING_WARN_AVOID, VERDICT_OF_BOARD, "28N", ask_team},
	{PAIRING_WARN_AVOID, VERDICT_OF_BOARD, "28T", ask_request},
	{PAIRING_WARN_COLOUR, VERDICT_OF_PLAYER, "29E3a", ask_due},
	{PAIRING_WARN_RUN, VERDICT_OF_PLAYER, "29E5f", ask_third_running},
	{PAIRING_WARN_DIFFERENCE, VERDICT_OF_PLAYER, "29E5b", ask_difference},
};

/* Could the two meet in the next round, if this draw is played? */
static bool could_meet(const struct uscf_seats *seats, int a, int b)
{
	return seats->seats.opponent[a] != b &&
		!(uscf_bars(&seats->uscf, a, b) & (USCF_MET | USCF_FORBIDDEN));
}

static bool could_have_bye(const struct uscf_seats *seats, int c)
{
	return !seats->uscf.card[c].bye_had && c != seats->bye;
}

/*
 * Small fields with many rounds can run into a position without a next round (six players, four
 * rounds); with two players for each round there is always one.
 */
enum matching_status uscf_verdict_ahead(
	const struct uscf_seats *seats, struct arena *arena, struct score_draft *score)
{
	const struct pairing_input *input = seats->uscf.input;
	const int n = seats->uscf.field.count, vertices = n + n % 2;
	struct uscf_graph graph;
	struct matching matching;
	enum matching_status status;

	if (input->round >= input->rounds || n > 2 * input->rounds || n < 2 ||
		seats->seats.tray > 0)
		return MATCHING_OK;
	if (!uscf_graph_init(&graph, arena, vertices, 1))
		return MATCHING_NO_MEMORY;
	for (int a = 0; a < n; a++) {
		for (int b = a + 1; b < n; b++)
			if (could_meet(seats, a, b))
				(void)uscf_graph_edge(&graph, a, b);
		if (vertices > n && could_have_bye(seats, a))
			(void)uscf_graph_edge(&graph, a, n);
	}
	status = matching_solve(&graph.graph, arena, &matching);
	if (status == MATCHING_NONE)
		score_violation_add(score, PAIRING_WARN_DEAD_END, "29L",
			seats->uscf.field.card[0].player, PAIRING_NOBODY);
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}

void uscf_verdict_add(const struct uscf_seats *seats, struct score_draft *score)
{
	verdict_add(&seats->seats, rows, sizeof(rows) / sizeof(rows[0]), &seats->uscf, score);
}
