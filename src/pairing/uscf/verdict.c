/*
 * What is broken in a US Chess draw, and what the arbiter should know about it.
 */
#include "uscf/score.h"

#include <stdlib.h>

#include "book/verdict.h"
#include "uscf/graph.h"

static void add_pair(const struct uscf_seats *seats, int a, int b, struct score_draft *score)
{
	const unsigned bars = uscf_bars(&seats->uscf, a, b);
	const int player = seats->uscf.field.card[a].player,
		  other = seats->uscf.field.card[b].player;

	if (bars & USCF_MET)
		score_violation_add(score, PAIRING_BROKEN_REPEAT, "27A1", player, other);
	if (bars & USCF_FORBIDDEN)
		score_violation_add(score, PAIRING_BROKEN_FORBIDDEN, "", player, other);
	if (bars & (USCF_TEAM | USCF_MATES))
		score_violation_add(score, PAIRING_WARN_AVOID, "28N", player, other);
	if (bars & USCF_REQUEST)
		score_violation_add(score, PAIRING_WARN_AVOID, "28T", player, other);
}

static void add_colour(const struct uscf_seats *seats, int c, struct score_draft *score)
{
	const struct uscf_card *card = &seats->uscf.card[c];
	const int player = seats->uscf.field.card[c].player;
	const int other = seats->uscf.field.card[seats->seats.opponent[c]].player;
	const enum pairing_colour given = uscf_seats_given(seats, c);
	const int difference = card->difference + (given == PAIRING_WHITE ? 1 : -1);

	if (card->due != PAIRING_NEUTRAL && given != card->due)
		score_violation_add(score, PAIRING_WARN_COLOUR, "29E3a", player, other);
	if (card->repeated == given)
		score_violation_add(score, PAIRING_WARN_RUN, "29E5f", player, other);
	if (abs(difference) > 2)
		score_violation_add(score, PAIRING_WARN_DIFFERENCE, "29E5b", player, other);
}

static void add_card(const struct uscf_seats *seats, int c, struct score_draft *score)
{
	const struct uscf_card *card = &seats->uscf.card[c];
	const int player = seats->uscf.field.card[c].player, opponent = seats->seats.opponent[c];

	if (opponent == SEATS_BYE && card->bye_had)
		score_violation_add(score, PAIRING_BROKEN_BYE, "28L3", player, PAIRING_NOBODY);
	else if (opponent == SEATS_BYE && card->bye_barred)
		score_violation_add(score, PAIRING_BROKEN_BYE, "28L4", player, PAIRING_NOBODY);
	if (opponent > c)
		add_pair(seats, c, opponent, score);
	if (opponent >= 0)
		add_colour(seats, c, score);
}

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
	verdict_seats(&seats->seats, score);
	for (int c = 0; c < seats->uscf.field.count; c++)
		add_card(seats, c, score);
	verdict_pins(&seats->seats, score);
}
