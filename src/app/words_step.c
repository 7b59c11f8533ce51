/* Words for the reasons behind the boards: one small function a kind of step. */
#include "config.h"

#include <string.h>

#include "app/words.h"

struct telling {
	const struct cast *cast;
	const struct pairing_step *step;
	char player[WHO_SIZE], other[WHO_SIZE];
	char *text;
	size_t size;
};

static const char *ordinal(int number, char buffer[16])
{
	static const char *const small[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
	int tens = number / 10 % 10, ones = number % 10;

	if (number >= 1 && number <= 6)
		words_put(buffer, 16, "%s", small[number - 1]);
	else
		words_put(buffer, 16, "%d%s", number,
			tens == 1           ? "th"
				: ones == 1 ? "st"
				: ones == 2 ? "nd"
				: ones == 3 ? "rd"
					    : "th");
	return buffer;
}

static void name(const struct cast *cast, int index, char buffer[WHO_SIZE])
{
	if (index >= 0 && index < cast->count)
		words_who(cast->event, cast->section, cast->pins[index], buffer);
	else
		words_put(buffer, WHO_SIZE, "nobody");
}

/* What would be worse by the term with this index; false if it is not known. */
static bool worse(const struct telling *t, int term, char *text, size_t size)
{
	const struct pairing_score *score = t->cast->score;

	if (!score || term < 0 || term >= score->nterms)
		return false;
	words_term_worse(&score->terms[term], text, size);
	return true;
}

static void tell_level(const struct telling *t)
{
	const int *v = t->step->values;
	char score[16], neutral[48] = "";

	points_text(v[0], score);
	if (v[2] + v[3] == 0) {
		words_put(t->text, t->size, "Level %s has %d card%s without a colour yet", score, v[1],
			v[1] == 1 ? "" : "s");
		return;
	}
	if (v[4] > 0)
		words_put(neutral, sizeof(neutral), ", %d without a colour yet", v[4]);
	words_put(t->text, t->size, "Level %s has %d card%s: %d White and %d Black seeker%s%s", score, v[1],
		v[1] == 1 ? "" : "s", v[2], v[3], v[3] == 1 ? "" : "s", neutral);
}

static void tell_odd(const struct telling *t)
{
	const int *v = t->step->values;
	char score[16];

	words_put(t->text, t->size, "Level %s has %d card%s to seat: one must leave it", points_text(v[0], score), v[1],
		v[1] == 1 ? "" : "s");
}

static void tell_linked(const struct telling *t)
{
	const int *v = t->step->values;
	char upper[16], lower[16];

	words_put(t->text, t->size, "Levels %s and %s count together: %d White and %d Black seekers",
		points_text(v[0], upper), points_text(v[1], lower), v[2], v[3]);
}

static void tell_down(const struct telling *t)
{
	const int *v = t->step->values;
	char from[16], to[16], place[16];

	words_put(t->text, t->size, "%s goes down from %s to %s and meets %s: %s card in the order of search, %s",
		t->player, points_text(v[0], from), points_text(v[1], to), t->other, ordinal(v[2] + 1, place),
		v[3] ? "although he floated down in the last round" : "not a downfloater of the last round");
}

static void tell_up(const struct telling *t)
{
	const int *v = t->step->values;
	char from[16], to[16], place[16];

	words_put(t->text, t->size, "%s comes up from %s to %s and meets %s: %s card from the top, %s", t->player,
		points_text(v[0], from), points_text(v[1], to), t->other, ordinal(v[2] + 1, place),
		v[3] ? "although he floated up in the last round" : "not an upfloater of the last round");
}

static void tell_passed(const struct telling *t)
{
	int detail = t->step->values[1];
	char why[160], term[120];

	switch (t->step->values[0]) {
	case PAIRING_PASSED_FLOATED:
		words_put(why, sizeof(why), "he floated the same way in the last round");
		break;
	case PAIRING_PASSED_MET:
		words_put(why, sizeof(why), "he met that opponent in round %d", detail);
		break;
	case PAIRING_PASSED_BARRED:
		words_put(why, sizeof(why), "he has had a bye or a default win, or has a bye booked");
		break;
	default:
		words_put(why, sizeof(why), "with him %s",
			worse(t, detail, term, sizeof(term)) ? term : "the draw would be worse");
		break;
	}
	words_put(t->text, t->size, "%s stood before %s in the order of search and was passed over: %s", t->player,
		t->other, why);
}

static void tell_bye(const struct telling *t)
{
	const int *v = t->step->values;
	char score[16], place[16];

	words_put(t->text, t->size, "%s has the bye: %s card in the order of search on level %s", t->player,
		ordinal(v[1] + 1, place), points_text(v[0], score));
}

static void tell_due(const struct telling *t)
{
	if (t->step->values[0] == 1)
		words_put(t->text, t->size, "%s has his due colour; %s had none yet", t->player, t->other);
	else
		words_put(t->text, t->size, "%s and %s each have their due colour", t->player, t->other);
}

static void claim_words(const int *v, char *text, size_t size)
{
	char run[48] = "alternating";

	if (v[1] > 1)
		words_put(run, sizeof(run), "%d running", v[1]);
	else if (v[1] < 0)
		words_put(run, sizeof(run), "had his colour last");
	words_put(text, size, "difference %d, %s, %d game%s", v[0], run, v[2], v[2] == 1 ? "" : "s");
}

static void tell_transfer(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	int board = t->step->board;
	const char *colours = "";
	char his[96], other[96];

	if (draw && board >= 0 && board < draw->count)
		colours =
			draw->boards[board].white == t->step->player ? " from Black to White" : " from White to Black";
	claim_words(t->step->values, his, sizeof(his));
	claim_words(t->step->values + 3, other, sizeof(other));
	words_put(t->text, t->size, "%s changes colour%s: his claim (%s), that of %s (%s)", t->player, colours, his,
		t->other, other);
}

static void tell_lot(const struct telling *t)
{
	words_put(t->text, t->size,
		"%s and %s have had no colour yet: the lot and the number of the board (%d) give it", t->player,
		t->other, t->step->values[0]);
}

static void tell_place(const struct telling *t)
{
	const int *v = t->step->values;
	char top[16], bottom[16], ideal[WHO_SIZE], term[120], why[200] = "";

	if (v[0] == v[1]) {
		words_put(t->text, t->size, "%s, %s of the top half, meets %s, %s of the bottom half", t->player,
			ordinal(v[0] + 1, top), t->other, ordinal(v[1] + 1, bottom));
		return;
	}
	name(t->cast, v[3], ideal);
	if (worse(t, v[4], term, sizeof(term)))
		words_put(why, sizeof(why), ": if the two changed opponents, %s", term);
	words_put(t->text, t->size, "%s, %s of the top half, meets %s, %s of the bottom half, and not %s%s", t->player,
		ordinal(v[0] + 1, top), t->other, ordinal(v[1] + 1, bottom), ideal, why);
}

static void tell_met(const struct telling *t)
{
	words_put(t->text, t->size, "%s would meet %s by place, but they met in round %d", t->player, t->other,
		t->step->values[0]);
}

static void tell_exchange(const struct telling *t)
{
	const int *v = t->step->values;
	char score[16];

	words_put(t->text, t->size, "%s crosses the mid-line of level %s, %d card%s from it", t->player,
		points_text(v[0], score), v[1], v[1] == 1 ? "" : "s");
}

static void tell_avoided(const struct telling *t)
{
	const char *why = "they are to be kept apart";

	if (t->step->values[0] == 35)
		why = "they are of one club or kept apart";
	else if (t->step->values[0] == 37)
		why = "both had a half-point bye in round 1";
	else if (t->step->values[0] == 39)
		why = "their game was defaulted";
	words_put(t->text, t->size, "%s would meet %s by place, but %s", t->player, t->other, why);
}

static void tell_pinned(const struct telling *t)
{
	if (t->step->player < 0)
		words_put(t->text, t->size, "Fixed by the arbiter");
	else if (t->step->other < 0)
		words_put(t->text, t->size, "%s is fixed by the arbiter", t->player);
	else
		words_put(t->text, t->size, "%s against %s is fixed by the arbiter", t->player, t->other);
}

static void (*const tell[])(const struct telling *) = {
	[PAIRING_STEP_LEVEL] = tell_level,
	[PAIRING_STEP_ODD] = tell_odd,
	[PAIRING_STEP_LINKED] = tell_linked,
	[PAIRING_STEP_FLOAT_DOWN] = tell_down,
	[PAIRING_STEP_FLOAT_UP] = tell_up,
	[PAIRING_STEP_FLOAT_PASSED] = tell_passed,
	[PAIRING_STEP_BYE] = tell_bye,
	[PAIRING_STEP_DUE] = tell_due,
	[PAIRING_STEP_TRANSFER] = tell_transfer,
	[PAIRING_STEP_LOT] = tell_lot,
	[PAIRING_STEP_PLACE] = tell_place,
	[PAIRING_STEP_MET] = tell_met,
	[PAIRING_STEP_EXCHANGE] = tell_exchange,
	[PAIRING_STEP_AVOIDED] = tell_avoided,
	[PAIRING_STEP_PINNED] = tell_pinned,
};

void words_step(const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	char sentence[SENTENCE_SIZE];
	struct telling telling = {.cast = cast, .step = step, .text = sentence, .size = sizeof(sentence)};

	name(cast, step->player, telling.player);
	name(cast, step->other, telling.other);
	tell[step->kind](&telling);
	if (step->rule && step->rule[0])
		words_put(text, size, "%s (%s).", sentence, step->rule);
	else
		words_put(text, size, "%s.", sentence);
}
