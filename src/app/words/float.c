/* Words for those who float or have the bye, and for those who were passed over. */
#include "config.h"

#include <string.h>

#include "app/words/telling.h"

/* Where he stands in the order of search: "first below the mid-line". */
static void search_place(enum pairing_sought sought, bool below, int place, char *text, size_t size)
{
	char ordinal[16];

	words_ordinal(place + 1, place + 1, ordinal);
	if (sought == PAIRING_SOUGHT_ONLY)
		words_put(text, size, "the only one");
	else if (sought == PAIRING_SOUGHT_LINE && below)
		words_put(text, size, "%s below the mid-line", ordinal);
	else if (sought == PAIRING_SOUGHT_LINE)
		words_put(text, size, "%s from the mid-line down, then up", ordinal);
	else if (sought == PAIRING_SOUGHT_LAST)
		words_put(text, size, "%s from the bottom", ordinal);
	else
		words_put(text, size, "%s in the order of search", ordinal);
}

void words_down(const struct telling *t)
{
	const struct pairing_step_float_down *down = &t->step->as.float_down;
	char from[16], to[16], place[96], ordinal[16];

	if (down->sought == PAIRING_SOUGHT_ONLY)
		words_put(place, sizeof(place), "the only one of his score");
	else if (telling_search(t))
		search_place(down->sought, down->below, down->place, place, sizeof(place));
	else
		words_put(place, sizeof(place), "%s from the bottom of his score",
			words_ordinal(down->place + 1, down->place + 1, ordinal));
	words_put(t->text, t->size, "%s goes down from %s to %s and meets %s: %s, %s", t->player,
		points_text(down->from, from), points_text(down->to, to), t->other, place,
		down->again ? "although he went down last round" : "not down last round");
}

void words_up(const struct telling *t)
{
	const struct pairing_step_float_up *up = &t->step->as.float_up;
	char from[16], to[16], place[16];

	words_put(t->text, t->size, "%s comes up from %s to %s and meets %s: %s from the %s, %s",
		t->player, points_text(up->from, from), points_text(up->to, to), t->other,
		words_ordinal(up->place + 1, up->place + 1, place), up->line ? "mid-line" : "top",
		up->again ? "although he came up last round" : "not up last round");
}

/* Those who go this way are sought from here. */
static const char *order_words(const struct pairing_step_float_passed *passed)
{
	static const char *const from[] = {[PAIRING_SOUGHT_TOP] = "from the top",
		[PAIRING_SOUGHT_LINE] = "from the mid-line",
		[PAIRING_SOUGHT_LAST] = "from the end of the list"};

	return passed->way == PAIRING_LEVEL ? "for the bye" : from[passed->sought];
}

/* Of how many cards nothing is said. */
static void tell_more(const struct telling *t)
{
	const struct pairing_step_float_passed *passed = &t->step->as.float_passed;

	words_put(t->text, t->size, "%d %scard%s come%s before %s %s", t->step->proof.term,
		t->step->proof.entry > 0 ? "more " : "", telling_plural(t->step->proof.term),
		t->step->proof.term == 1 ? "s" : "", t->other, order_words(passed));
}

/* Against whom a card would have come up: the opponent of the chosen one. */
static int opponent_of(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	const struct pairing_board *board;

	if (!draw || t->step->board < 0 || t->step->board >= draw->count)
		return PAIRING_NOBODY;
	board = &draw->boards[t->step->board];
	return board->white == t->step->other ? board->black : board->white;
}

static void opponent(const struct telling *t, char buffer[WHO_SIZE])
{
	const int index = opponent_of(t);

	if (index < 0)
		words_put(buffer, WHO_SIZE, "him");
	else
		telling_name(t->cast, index, buffer);
}

/* What the cards and the boards tell of those who were passed over; false: something else. */
static bool tell_known(const struct telling *t, const char *head)
{
	static const char *const goes[] = {[PAIRING_LEVEL] = "",
		[PAIRING_FLOAT_DOWN] = "go down",
		[PAIRING_FLOAT_UP] = "come up"};
	static const char *const went[] = {[PAIRING_LEVEL] = "",
		[PAIRING_FLOAT_DOWN] = "goes down",
		[PAIRING_FLOAT_UP] = "comes up"};
	const struct pairing_step_float_passed *passed = &t->step->as.float_passed;
	const bool many = t->count > 1;
	char other[WHO_SIZE], bar[BAR_SIZE];

	switch (t->step->proof.passed) {
	case PAIRING_PASSED_BARRED:
		words_put(t->text, t->size, "%s, but %s%s", head,
			t->count == 2  ? "neither may have it"
				: many ? "none of them may have it"
				       : "",
			many ? "" : words_bye_bar(t->cast, t->step->player, bar));
		return true;
	case PAIRING_PASSED_SPARED:
		words_put(t->text, t->size, "%s, but %s%s", head,
			many ? "are spared while others are left" : "",
			many ? "" : words_bye_bar(t->cast, t->step->player, bar));
		return true;
	case PAIRING_PASSED_MET:
		opponent(t, other);
		if (many)
			words_put(t->text, t->size, "%s, but have met %s", head, other);
		else
			words_put(t->text, t->size, "%s, but he met %s in round %d", head, other,
				t->step->proof.term);
		return true;
	case PAIRING_PASSED_GOES:
		if (many)
			words_put(t->text, t->size, "%s, and %s as well", head, goes[passed->way]);
		else if (t->step->proof.term < 0)
			words_put(t->text, t->size, "%s, and has the bye", head);
		else
			words_put(t->text, t->size, "%s, and %s to %s", head, went[passed->way],
				telling_name(t->cast, t->step->proof.term, other));
		return true;
	default:
		return false;
	}
}

static enum pairing_colour due_of(const struct telling *t, int index)
{
	const struct pairing_input *input = t->cast->input;

	return pairing_claim_of(input->players[index].games, input->round - 1).due;
}

/* Is it for colours that the draw would be worse? */
static bool is_of_colours(const struct telling *t)
{
	const struct pairing_score *score = t->cast->score;
	const char *term = score && t->step->proof.passed == PAIRING_PASSED_WORSE
		? score->terms[t->step->proof.term].name
		: "";

	return !strcmp(term, "transfers") || !strcmp(term, "claims") ||
		!strcmp(term, "transferred scores");
}

/*
 * CAA 21: he is due the colour of the floater whom he would meet, and the chosen one is not:
 * "but is due Black like 1 Ash (21): with him"; else "but with him".
 */
static void alike_words(const struct telling *t, char *text, size_t size)
{
	static const char *const colours[] = {[PAIRING_NEUTRAL] = "no colour",
		[PAIRING_WHITE] = "White",
		[PAIRING_BLACK] = "Black"};
	const bool up = t->count == 1 && t->step->as.float_passed.way == PAIRING_FLOAT_UP &&
		t->step->as.float_passed.sought != PAIRING_SOUGHT_LAST && t->cast->input &&
		is_of_colours(t);
	const int other = up ? opponent_of(t) : PAIRING_NOBODY;
	char who[WHO_SIZE];

	words_put(text, size, "but");
	if (other >= 0 && due_of(t, other) != PAIRING_NEUTRAL &&
		due_of(t, other) == due_of(t, t->step->player) &&
		due_of(t, other) != due_of(t, t->step->other))
		words_put(text, size, "but is due %s like %s (21):", colours[due_of(t, other)],
			telling_name(t->cast, other, who));
}

void words_passed(const struct telling *t)
{
	static const char *const could[] = {[PAIRING_LEVEL] = "could have it",
		[PAIRING_FLOAT_DOWN] = "could go down",
		[PAIRING_FLOAT_UP] = "could come up"};
	const struct pairing_step_float_passed *passed = &t->step->as.float_passed;
	const bool many = t->count > 1;
	char but[WHO_SIZE + 48], why[SENTENCE_SIZE], head[NAMES_SIZE + 2 * WHO_SIZE];

	if (t->step->proof.passed == PAIRING_PASSED_MORE) {
		tell_more(t);
		return;
	}
	words_put(head, sizeof(head), "%s come%s before %s %s", many ? t->names : t->player,
		many ? "" : "s", t->other, order_words(passed));
	if (tell_known(t, head))
		return;
	if (t->step->proof.passed == PAIRING_PASSED_BETTER) {
		telling_better(t, why, sizeof(why));
		words_put(t->text, t->size, "%s and %s%s: better by %s", head, many ? "each " : "",
			could[passed->way], why);
	} else if (!telling_prove(t, why, sizeof(why))) {
		words_put(t->text, t->size, "%s", head);
	} else if (!many && strncmp(why, "he", strlen("he")) == 0 &&
		(why[2] == ' ' || why[2] == ',')) {
		alike_words(t, but, sizeof(but));
		words_put(t->text, t->size, "%s, %s %s", head, but, why);
	} else {
		alike_words(t, but, sizeof(but));
		words_put(t->text, t->size, "%s, %s with %s %s", head, but,
			t->count == 2  ? "either of them"
				: many ? "any of them"
				       : "him",
			why);
	}
}

void words_bye(const struct telling *t)
{
	const struct pairing_step_bye *bye = &t->step->as.bye;
	char score[16], place[96];

	points_text(bye->score, score);
	if (!telling_search(t)) {
		words_put(t->text, t->size, "%s has the bye: %s from the bottom of score %s",
			t->player, words_ordinal(bye->place + 1, bye->place + 1, place), score);
		return;
	}
	search_place(bye->sought, bye->below, bye->place, place, sizeof(place));
	if (bye->sought == PAIRING_SOUGHT_LINE && !bye->below)
		words_put(t->text, t->size,
			"%s has the bye: %s of level %s from the mid-line down, then up", t->player,
			words_ordinal(bye->place + 1, bye->place + 1, place), score);
	else
		words_put(t->text, t->size, "%s has the bye: %s of level %s", t->player, place,
			score);
}
