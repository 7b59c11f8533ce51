/* Words for the colours of a board: who gets his due, whose claim gives way, and the lot. */
#include "config.h"

#include "app/words/sentence.h"
#include "core/board_label.h"

/* The colour that the draw gives him; neutral: he has no board in it. */
static enum pairing_colour given(const struct telling *t, int player)
{
	const struct pairing_draw *draw = t->cast->draw;

	for (int i = 0; draw && i < draw->count; i++) {
		if (draw->boards[i].white == player)
			return PAIRING_WHITE;
		if (draw->boards[i].black == player)
			return PAIRING_BLACK;
	}
	return PAIRING_NEUTRAL;
}

/* The due colour of one who does not get it. */
static enum pairing_colour denied(const struct telling *t)
{
	static const enum pairing_colour other[] = {
		[PAIRING_NEUTRAL] = PAIRING_NEUTRAL,
		[PAIRING_WHITE] = PAIRING_BLACK,
		[PAIRING_BLACK] = PAIRING_WHITE,
	};

	return other[given(t, t->step->player)];
}

/* The claim of a card of the input; false: there is none. */
static bool find_claim(const struct telling *t, int card, struct pairing_claim *claim)
{
	const struct pairing_input *input = t->cast->input;

	if (!input || card < 0 || card >= input->count)
		return false;
	*claim = pairing_claim_of(input->players[card].games, input->round - 1);
	return true;
}

const char *words_keeps(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_keeps *keeps = &t->step->as.keeps;
	struct pairing_claim his, other;
	/* he may have no board yet in the draw */
	const bool known = find_claim(t, t->step->player, &his);

	words_run(keeps->claim.run, known ? his.due : given(t, t->step->player),
		slots_room(slots, "run"), SLOT_SIZE);
	slots_put(slots, "more", "%d", keeps->keepers - 1);
	if (keeps->keepers > 1)
		return "{player} and {more} more keep their colour: their claims are stronger than that of {other}";
	if (!find_claim(t, t->step->other, &other) || other.difference != keeps->claim.difference ||
		other.run != keeps->claim.run)
		return "{player} keeps his colour: his claim (difference {claim_difference}, {run}) is stronger than that of {other}";
	slots_put(
		slots, "games", "%d game%s", keeps->claim.games, words_plural(keeps->claim.games));
	slots_put(slots, "others", "%d game%s", other.games, words_plural(other.games));
	return "{player} keeps his colour: his claim (difference {claim_difference}, {run}, {games}) is stronger than that of {other} ({others})";
}

const char *words_due(const struct telling *t, struct slots *slots)
{
	slots_put(slots, "fixed", "%s", t->step->rule[0] ? "" : ", as fixed by the arbiter");
	return t->step->as.due.cards == 1
		? "{player} has his due colour{fixed}; {other} had none yet"
		: "{player} and {other} each have their due colour{fixed}";
}

static int compare_claims(const struct pairing_step_claim *a, const struct pairing_step_claim *b)
{
	if (a->difference != b->difference)
		return a->difference - b->difference;
	return a->run != b->run ? a->run - b->run : b->games - a->games;
}

/* That of a claim in which it differs from another. */
static void claim_words(const struct pairing_step_claim *claim,
	const struct pairing_step_claim *than, enum pairing_colour due, char *text, size_t size)
{
	if (claim->difference != than->difference)
		words_put(text, size, "difference %d", claim->difference);
	else if (claim->run != than->run)
		words_run(claim->run, due, text, size);
	else
		words_put(text, size, "%d game%s", claim->games, words_plural(claim->games));
}

/* His claim is another than that of his opponent, who is due the same colour. */
static const char *unequal_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_claim *his = &t->step->as.transfer.his,
					*other = &t->step->as.transfer.other;

	claim_words(his, other, denied(t), slots_room(slots, "claim"), SLOT_SIZE);
	claim_words(other, his, denied(t), slots_room(slots, "against"), SLOT_SIZE);
	return compare_claims(his, other) > 0
		? "{player}{colours} all the same: his claim ({claim}) is stronger than that of {other} ({against})"
		: "{player}{colours}: his claim ({claim}) is weaker than that of {other} ({against})";
}

static const char *equal_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_transfer *transfer = &t->step->as.transfer;
	const bool lower = transfer->level > 0 || (transfer->level == 0 && transfer->same == 1);

	words_run(transfer->his.run, denied(t), slots_room(slots, "run"), SLOT_SIZE);
	slots_put(slots, "which", "%s", transfer->level != 0 ? "level" : "card");
	return lower
		? "{player}{colours}: his claim (difference {his_difference}, {run}) equals that of {other}; the lower {which} changes"
		: "{player}{colours}: his claim (difference {his_difference}, {run}) equals that of {other}; as a rule the lower {which} changes, here it is the higher";
}

const char *words_transfer(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_transfer *transfer = &t->step->as.transfer;
	const enum pairing_colour due = denied(t);

	slots_put(slots, "colours", "%s",
		due == PAIRING_NEUTRAL         ? " does not get his due colour"
			: due == PAIRING_BLACK ? ", due Black, gets White"
					       : ", due White, gets Black");
	if (!t->step->rule[0])
		return "{player}{colours} against {other}, as fixed by the arbiter";
	if (!transfer->same)
		return "{player}{colours}, although {other} is not due the same colour";
	return compare_claims(&transfer->his, &transfer->other) == 0 ? equal_sentence(t, slots)
								     : unequal_sentence(t, slots);
}

/* Neither has had a colour, and the arbiter gives them theirs. */
static const char fixed_colours[] =
	"{player} and {other} have had no colour yet: it is fixed by the arbiter";

const char *words_lot(const struct telling *t, struct slots *slots)
{
	const int number = t->step->as.lot.board;
	const int label = t->cast->event
		? board_label(t->cast->event, t->cast->section, t->cast->round, number)
		: number;

	if (!t->step->rule[0])
		return fixed_colours;
	if (label == number)
		return "{player} and {other} have had no colour yet: the lot and the number of the board ({board}) give it";
	/* odd or even is the place in the draw, not what the board is called */
	slots_put(slots, "label", "%d", label);
	return "{player} and {other} have had no colour yet: the lot and the place of board {label} in the draw ({board}) give it";
}

const char *words_lot_number(const struct telling *t, struct slots *slots)
{
	const int number = t->step->as.lot_number.number;

	words_ordinal(number, number, slots_room(slots, "place"));
	slots_put(slots, "parity", "%s", number % 2 ? "odd" : "even");
	return t->step->rule[0]
		? "{player} and {other} have had no colour yet: the lot and the place of {player} in rank order ({place}, {parity}) give it"
		: fixed_colours;
}
