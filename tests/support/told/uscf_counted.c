/* The round of an event as the US tests read it, and the terms of its draws, counted again. */
#include <check.h>

#include "support/reference/library_terms.h"
#include "support/reference/us_recount.h"
#include "support/told/uscf_forms.h"

static struct us_section section_of(const struct pairing_input *input)
{
	return (struct us_section){
		.input = *input, .player = (struct pairing_player *)input->players};
}

void uscf_tonight(const struct told *told, struct uscf_told *round)
{
	round->section = section_of(&told->position->cards.input);
	us_seats_read(&round->seats, &round->section, &told->position->draw);
	for (int i = 0; i < told->facts.count; i++) {
		const struct fact_card *card = &told->facts.card[i];
		const int player = told_player(told, i);

		told_true(told, us_score(&round->section, player) == card->score, "his score");
		told_true(told, round->section.player[player].rating == card->grade, "his rating");
	}
}

int uscf_player(const struct told *told, char key)
{
	return told_player(told, told_card(told, key));
}

/* Each entry that is counted is what records and boards say. */
static void check_count(const struct reference *reference, const struct reference_draw *draw,
	const struct pairing_draw *boards, const struct pairing_term *term, const int64_t *values)
{
	const struct us_section section = section_of(reference->input);

	(void)draw;
	for (int entry = 0; entry < term->length && section.input.npins == 0; entry++) {
		int64_t value;

		if (!us_recount(&section, boards, term->name, entry, &value))
			return;
		ck_assert_msg(value == values[entry], "%s, %d: %d, not %d", term->name, entry,
			(int)value, (int)values[entry]);
	}
}

static int term_of(const struct reference *reference, const struct reference_draw *draw, int term,
	int64_t *values)
{
	return library_terms_one("uscf", reference, draw, term, values, check_count);
}

const struct reference_rules uscf_counted = {.term = term_of};
