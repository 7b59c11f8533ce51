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
	const int *v = t->step->values;
	char run[48];

	words_run(v[1], due(t), run, sizeof(run));
	if (v[3] == 1)
		words_put(t->text, t->size,
			"%s keeps his colour: his claim (difference %d, %s) is stronger than that of %s",
			t->player, v[0], run, t->other);
	else
		words_put(t->text, t->size,
			"%s and %d more keep their colour: their claims are stronger than that of %s",
			t->player, v[3] - 1, t->other);
}

void words_due(const struct telling *t)
{
	const char *fixed = t->step->rule[0] ? "" : ", as fixed by the arbiter";

	if (t->step->values[0] == 1)
		words_put(t->text, t->size, "%s has his due colour%s; %s had none yet", t->player,
			fixed, t->other);
	else
		words_put(t->text, t->size, "%s and %s each have their due colour%s", t->player,
			t->other, fixed);
}

static int compare_claims(const int *a, const int *b)
{
	if (a[0] != b[0])
		return a[0] - b[0];
	return a[1] != b[1] ? a[1] - b[1] : b[2] - a[2];
}

/* That of a claim in which it differs from another. */
static void claim_words(
	const int *claim, const int *than, enum pairing_colour due, char *text, size_t size)
{
	if (claim[0] != than[0])
		words_put(text, size, "difference %d", claim[0]);
	else if (claim[1] != than[1])
		words_run(claim[1], due, text, size);
	else
		words_put(text, size, "%d game%s", claim[2], telling_plural(claim[2]));
}

/* His claim is another than that of his opponent, who is due the same colour. */
static void tell_unequal(const struct telling *t, const char *colours)
{
	const int *v = t->step->values;
	char his[48], other[48];
	int order = compare_claims(v, v + 3);

	claim_words(v, v + 3, denied(t), his, sizeof(his));
	claim_words(v + 3, v, denied(t), other, sizeof(other));
	words_put(t->text, t->size, "%s%s%s: his claim (%s) is %s than that of %s (%s)", t->player,
		colours, order > 0 ? " all the same" : "", his, order > 0 ? "stronger" : "weaker",
		t->other, other);
}

static void tell_equal(const struct telling *t, const char *colours)
{
	const int *v = t->step->values;
	char run[48];
	bool lower = v[6] > 0 || (v[6] == 0 && v[7] == 1);

	words_run(v[1], denied(t), run, sizeof(run));
	words_put(t->text, t->size,
		"%s%s: his claim (difference %d, %s) equals that of %s; %s %s changes%s", t->player,
		colours, v[0], run, t->other, lower ? "the lower" : "as a rule the lower",
		v[6] != 0 ? "level" : "card", lower ? "" : ", here it is the higher");
}

void words_transfer(const struct telling *t)
{
	const int *v = t->step->values;
	const enum pairing_colour due = denied(t);
	const char *colours = due == PAIRING_NEUTRAL ? " does not get his due colour"
		: due == PAIRING_BLACK               ? ", due Black, gets White"
						     : ", due White, gets Black";

	if (!t->step->rule[0])
		words_put(t->text, t->size, "%s%s against %s, as fixed by the arbiter", t->player,
			colours, t->other);
	else if (!v[7])
		words_put(t->text, t->size, "%s%s, although %s is not due the same colour",
			t->player, colours, t->other);
	else if (compare_claims(v, v + 3) == 0)
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
		t->step->values[0]);
	lot_words(t, lot);
}

void words_lot_number(const struct telling *t)
{
	const int number = t->step->values[0];
	char lot[WHO_SIZE + 80], place[16];

	words_put(lot, sizeof(lot), "the lot and the place of %s in rank order (%s, %s) give it",
		t->player, words_ordinal(number, number, place), number % 2 ? "odd" : "even");
	lot_words(t, lot);
}
