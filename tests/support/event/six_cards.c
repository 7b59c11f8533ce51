/*
 * A small table of cards.
 */
#include "config.h"
#include "support/event/six_cards.h"

#include <check.h>
#include <string.h>

void six_cards_make(struct six_cards *table)
{
	static const char *const colours[SIX_CARDS] = {"WBW", "BWB", "WWB", "BBW", "BWW", "WBB"};
	static const int scores[SIX_CARDS] = {4, 4, 3, 3, 2, 2};

	memset(table, 0, sizeof(*table));
	for (int i = 0; i < SIX_CARDS; i++) {
		for (int r = 0; r < SIX_CARDS_ROUND - 1; r++)
			table->game[i][r] = (struct pairing_game){PAIRING_OUTSIDE,
				colours[i][r] == 'W' ? PAIRING_WHITE : PAIRING_BLACK,
				PAIRING_PLAYED, PAIRING_LEVEL, 0};
		table->player[i] = (struct pairing_player){.number = i + 1,
			.rating = 2000 - 10 * i,
			.score = scores[i],
			.games = table->game[i]};
	}
	table->input = (struct pairing_input){
		.players = table->player, .count = SIX_CARDS, .round = SIX_CARDS_ROUND};
}

struct pairing_score six_cards_score(
	const struct pairing_input *input, const struct pairing_board *boards, int count)
{
	struct pairing_board copy[16];
	const struct pairing_draw draw = {copy, count};
	struct pairing_score score = {0};

	for (int i = 0; i < count; i++)
		copy[i] = boards[i];
	ck_assert_int_eq(pairing_score(pairing_book_find("caa"), input, &draw, &score), PAIRING_OK);
	return score;
}

int64_t score_value(const struct pairing_score *score, const char *name)
{
	for (int i = 0; i < score->nterms; i++)
		if (strcmp(score->terms[i].name, name) == 0)
			return score->terms[i].length == 0 ? -1
							   : score->values[score->terms[i].first];
	ck_abort_msg("no term %s", name);
	return -1;
}

int score_count(const struct pairing_score *score, enum pairing_violation_kind kind)
{
	int n = 0;

	for (int i = 0; i < score->nviolations; i++)
		n += score->violations[i].kind == kind;
	return n;
}

void score_expect(const struct pairing_score *score, enum pairing_violation_kind kind,
	const char *rule, int player, int other)
{
	for (int i = 0; i < score->nviolations; i++) {
		const struct pairing_violation *found = &score->violations[i];

		if (found->kind == kind && found->player == player && found->other == other) {
			ck_assert_str_eq(found->rule, rule);
			return;
		}
	}
	ck_abort_msg("kind %d of %d and %d is missing", (int)kind, player, other);
}
