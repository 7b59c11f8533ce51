/* Words for those who float or have the bye, and for those who were passed over. */
#include "config.h"

#include <string.h>

#include "app/words/sentence.h"

/* Where he stands in the order of search: "first below the mid-line". */
static const char *search_place(enum pairing_sought sought, bool below)
{
	static const char *const places[] = {
		[PAIRING_SOUGHT_TOP] = "{place th} in the order of search",
		[PAIRING_SOUGHT_LINE] = "{place th} from the mid-line down, then up",
		[PAIRING_SOUGHT_LAST] = "{place th} from the bottom",
		[PAIRING_SOUGHT_ONLY] = "the only one"};

	return sought == PAIRING_SOUGHT_LINE && below ? "{place th} below the mid-line"
						      : places[sought];
}

const char *words_down(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_float_down *down = &t->step->as.float_down;

	slots_sentence(t, slots, "where",
		down->sought == PAIRING_SOUGHT_ONLY ? "the only one of his score"
			: telling_search(t)         ? search_place(down->sought, down->below)
						    : "{place th} from the bottom of his score");
	if (t->step->other < 0)
		return down->again
			? "{player} goes down from {from}: {where}, although he went down last round"
			: "{player} goes down from {from}: {where}, not down last round";
	return down->again
		? "{player} goes down from {from} to {to} and meets {other}: {where}, although he went down last round"
		: "{player} goes down from {from} to {to} and meets {other}: {where}, not down last round";
}

/* Does nobody else who takes part have his score? Where scores are not spoken of: not known. */
static bool is_only_one(const struct telling *t)
{
	const struct cast *cast = t->cast;

	if (!cast->scores || !cast->input)
		return false;
	for (int i = 0; i < cast->count; i++)
		if (i != t->step->player && !cast->input->players[i].absent &&
			cast->scores[i] == cast->scores[t->step->player])
			return false;
	return true;
}

const char *words_up(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_float_up *up = &t->step->as.float_up;

	slots_sentence(t, slots, "where",
		is_only_one(t)     ? "the only one of his score"
			: up->line ? "{place th} from the mid-line"
				   : "{place th} from the top");
	return up->again
		? "{player} comes up from {from} to {to} and meets {other}: {where}, although he came up last round"
		: "{player} comes up from {from} to {to} and meets {other}: {where}, not up last round";
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
static const char *more_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_proof *proof = &t->step->proof;

	slots_put(slots, "count", "%d", proof->more);
	slots_put(slots, "more", "%s", proof->given > 0 ? "more " : "");
	return proof->more == 1 ? "{count} {more}card comes before {other} {order}"
				: "{count} {more}cards come before {other} {order}";
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
		words_indexed(t->cast, index, buffer);
}

/* Of one who floats the same way against another, or has the bye. */
static const char *goes_sentence(const struct telling *t, struct slots *slots)
{
	static const char *const goes[] = {[PAIRING_LEVEL] = "",
		[PAIRING_FLOAT_DOWN] = "go down",
		[PAIRING_FLOAT_UP] = "come up"};
	static const char *const went[] = {[PAIRING_LEVEL] = "",
		[PAIRING_FLOAT_DOWN] = "goes down",
		[PAIRING_FLOAT_UP] = "comes up"};
	const int way = t->step->as.float_passed.way;

	slots_put(slots, "go", "%s", t->count > 1 ? goes[way] : went[way]);
	if (t->count > 1)
		return "{head}, and {go} as well";
	if (t->step->proof.meets < 0)
		return "{head}, and has the bye";
	words_indexed(t->cast, t->step->proof.meets, slots_room(slots, "opponent"));
	return "{head}, and {go} to {opponent}";
}

/* What the cards and the boards tell of those who were passed over; NULL: something else. */
static const char *known_sentence(const struct telling *t, struct slots *slots)
{
	const bool many = t->count > 1;
	char bar[BAR_SIZE];

	switch (t->step->proof.passed) {
	case PAIRING_PASSED_BARRED:
	case PAIRING_PASSED_SPARED:
		if (many && t->step->proof.passed == PAIRING_PASSED_SPARED)
			return "{head}, but are spared while others are left";
		if (many)
			return t->count == 2 ? "{head}, but neither may have it"
					     : "{head}, but none of them may have it";
		slots_put(slots, "bar", "%s", words_bye_bar(t->cast, t->step->player, bar));
		return "{head}, but {bar}";
	case PAIRING_PASSED_MET:
		opponent(t, slots_room(slots, "opponent"));
		slots_put(slots, "round", "%d", t->step->proof.round);
		return many ? "{head}, but have met {opponent}"
			    : "{head}, but he met {opponent} in round {round}";
	case PAIRING_PASSED_GOES:
		return goes_sentence(t, slots);
	default:
		return NULL;
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
	const struct pairing_proof *proof = &t->step->proof;
	const enum pairing_term_id term = score && proof->passed == PAIRING_PASSED_WORSE
		? score->terms[proof->term].id
		: PAIRING_TERM_NONE;

	return term == PAIRING_TERM_TRANSFERS || term == PAIRING_TERM_CLAIMS ||
		term == PAIRING_TERM_TRANSFERRED_SCORES;
}

/*
 * CAA 21: he is due the colour of the floater whom he would meet, and the chosen one is not:
 * "but is due Black like 1 Ash (21): with him"; else "but with him".
 */
static void alike_words(const struct telling *t, char *text, size_t size)
{
	const bool up = t->count == 1 && t->step->as.float_passed.way == PAIRING_FLOAT_UP &&
		t->step->as.float_passed.sought != PAIRING_SOUGHT_LAST && t->cast->input &&
		is_of_colours(t);
	const int other = up ? opponent_of(t) : PAIRING_NOBODY;
	char who[WHO_SIZE];

	words_put(text, size, "but");
	if (other >= 0 && due_of(t, other) != PAIRING_NEUTRAL &&
		due_of(t, other) == due_of(t, t->step->player) &&
		due_of(t, other) != due_of(t, t->step->other))
		words_put(text, size, "but is due %s like %s (21):", words_colour(due_of(t, other)),
			words_indexed(t->cast, other, who));
}

/* Does the proof begin with him: "he would float down again"? */
static bool begins_with_him(const char *why)
{
	return strncmp(why, "he", strlen("he")) == 0 && (why[2] == ' ' || why[2] == ',');
}

const char *words_passed(const struct telling *t, struct slots *slots)
{
	static const char *const could[] = {[PAIRING_LEVEL] = "could have it",
		[PAIRING_FLOAT_DOWN] = "could go down",
		[PAIRING_FLOAT_UP] = "could come up"};
	const struct pairing_step_float_passed *passed = &t->step->as.float_passed;
	const bool many = t->count > 1;
	const char *known;
	char *why;

	slots_put(slots, "order", "%s", order_words(passed));
	if (t->step->proof.passed == PAIRING_PASSED_MORE)
		return more_sentence(t, slots);
	slots_put(slots, "many", "%s", many ? t->names : t->player);
	slots_sentence(t, slots, "head",
		many ? "{many} come before {other} {order}"
		     : "{many} comes before {other} {order}");
	known = known_sentence(t, slots);
	if (known)
		return known;
	why = slots_room(slots, "why");
	if (telling_is_better(t)) {
		telling_better(t, why, SLOT_SIZE);
		slots_put(slots, "could", "%s", could[passed->way]);
		return many ? "{head} and each {could}: better by {why}"
			    : "{head} and {could}: better by {why}";
	}
	if (!telling_prove(t, why, SLOT_SIZE))
		return "{head}";
	alike_words(t, slots_room(slots, "but"), SLOT_SIZE);
	if (!many)
		return begins_with_him(why) ? "{head}, {but} {why}"
					    : "{head}, {but} with him {why}";
	return t->count == 2 ? "{head}, {but} with either of them {why}"
			     : "{head}, {but} with any of them {why}";
}

const char *words_bye(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_bye *bye = &t->step->as.bye;

	if (!telling_search(t))
		return "{player} has the bye: {place th} from the bottom of score {score}";
	if (bye->sought == PAIRING_SOUGHT_LINE && !bye->below)
		return "{player} has the bye: {place th} of level {score} from the mid-line down, then up";
	slots_sentence(t, slots, "where", search_place(bye->sought, bye->below));
	return "{player} has the bye: {where} of level {score}";
}
