/* Words for the colours of a board: who gets his due, whose claim gives way, and the lot. */
#include "config.h"

#include "app/words/telling.h"

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

/* The colour that one who keeps his is due; he may have no board yet in the draw. */
static enum pairing_colour due(const struct telling *t)
{
	const struct pairing_input *input = t->cast->input;
	const int player = t->step->player;

	return input && player >= 0 && player < input->count
		? pairing_claim_of(input->players[player].games, input->round - 1).due
		: given(t, player);
}

void words_keeps(const struct telling *t)
{
	const struct pairing_step_keeps *keeps = &t->step->as.keeps;
	char run[48];

	words_run(keeps->claim.run, due(t), run, sizeof(run));
	if (keeps->keepers == 1)
		words_put(t->text, t->size,
			"%s keeps his colour: his claim (difference %d, %s) is stronger than that of %s",
			t->player, keeps->claim.difference, run, t->other);
	else
		words_put(t->text, t->size,
			"%s and %d more keep their colour: their claims are stronger than that of %s",
			t->player, keeps->keepers - 1, t->other);
}

void words_due(const struct telling *t)
{
	const char *fixed = t->step->rule[0] ? "" : ", as fixed by the arbiter";

	if (t->step->as.due.cards == 1)
		words_put(t->text, t->size, "%s has his due colour%s; %s had none yet", t->player,
			fixed, t->other);
	else
		words_put(t->text, t->size, "%s and %s each have their due colour%s", t->player,
			t->other, fixed);
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
		words_put(text, size, "%d game%s", claim->games, telling_plural(claim->games));
}

/* His claim is another than that of his opponent, who is due the same colour. */
static void tell_unequal(const struct telling *t, const char *colours)
{
	const struct pairing_step_transfer *transfer = &t->step->as.transfer;
	char his[48], other[48];
	const int order = compare_claims(&transfer->his, &transfer->other);

	claim_words(&transfer->his, &transfer->other, denied(t), his, sizeof(his));
	claim_words(&transfer->other, &transfer->his, denied(t), other, sizeof(other));
	words_put(t->text, t->size, "%s%s%s: his claim (%s) is %s than that of %s (%s)", t->player,
		colours, order > 0 ? " all the same" : "", his, order > 0 ? "stronger" : "weaker",
		t->other, other);
}

static void tell_equal(const struct telling *t, const char *colours)
{
	const struct pairing_step_transfer *transfer = &t->step->as.transfer;
	char run[48];
	const bool lower = transfer->level > 0 || (transfer->level == 0 && transfer->same == 1);

	words_run(transfer->his.run, denied(t), run, sizeof(run));
	words_put(t->text, t->size,
		"%s%s: his claim (difference %d, %s) equals that of %s; %s %s changes%s", t->player,
		colours, transfer->his.difference, run, t->other,
		lower ? "the lower" : "as a rule the lower",
		transfer->level != 0 ? "level" : "card", lower ? "" : ", here it is the higher");
}

void words_transfer(const struct telling *t)
{
	const struct pairing_step_transfer *transfer = &t->step->as.transfer;
	const enum pairing_colour due = denied(t);
	const char *colours = due == PAIRING_NEUTRAL ? " does not get his due colour"
		: due == PAIRING_BLACK               ? ", due Black, gets White"
						     : ", due White, gets Black";

	if (!t->step->rule[0])
		words_put(t->text, t->size, "%s%s against %s, as fixed by the arbiter", t->player,
			colours, t->other);
	else if (!transfer->same)
		words_put(t->text, t->size, "%s%s, although %s is not due the same colour",
			t->player, colours, t->other);
	else if (compare_claims(&transfer->his, &transfer->other) == 0)
		tell_equal(t, colours);
	else
		tell_unequal(t, colours);
}

/* Neither has had a colour: what gives them theirs, unless the arbiter does. */
static void lot_words(const struct telling *t, const char *lot)
{
	words_put(t->text, t->size, "%s and %s have had no colour yet: %s", t->player, t->other,
		t->step->rule[0] ? lot : "it is fixed by the arbiter");
}

void words_lot(const struct telling *t)
{
	char lot[64];

	words_put(lot, sizeof(lot), "the lot and the number of the board (%d) give it",
		t->step->as.lot.board);
	lot_words(t, lot);
}

void words_lot_number(const struct telling *t)
{
	const int number = t->step->as.lot_number.number;
	char lot[WHO_SIZE + 80], place[16];

	words_put(lot, sizeof(lot), "the lot and the place of %s in rank order (%s, %s) give it",
		t->player, words_ordinal(number, number, place), number % 2 ? "odd" : "even");
	lot_words(t, lot);
}
