/* Parts of sentences that several rule books share. */
#include "config.h"

#include "app/book/rule_book.h"
#include "app/words/sentence.h"

#include <string.h>

/* The rule book of the section, NULL if it is not known. */
static const struct pairing_book *book_of(const struct telling *t)
{
	const struct event *event = t->cast->event;

	return event ? event_book(event, t->cast->section) : NULL;
}

bool telling_brackets(const struct telling *t)
{
	const struct pairing_book *book = book_of(t);

	return book && book->traits->groups == PAIRING_GROUPS_BRACKETS;
}

bool telling_search(const struct telling *t)
{
	const struct pairing_book *book = book_of(t);

	return !book || book->traits->floater != PAIRING_FLOATER_ANY;
}

/* Does the draw on the board leave him without a board and without the bye? */
static bool is_left(const struct telling *t, int index)
{
	const struct pairing_draw *draw = t->cast->draw;

	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].white == index || draw->boards[i].black == index)
			return false;
	return !t->cast->input->players[index].absent;
}

bool telling_alone(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	const struct pairing_input *input = t->cast->input;
	const int *scores = t->cast->scores;
	const int score = scores ? scores[t->step->player] : 0;
	int boards = 0;

	if (!draw || !input || !scores)
		return false;
	for (int i = 0; i < draw->count; i++)
		boards += draw->boards[i].black >= 0 && scores[draw->boards[i].white] == score &&
			scores[draw->boards[i].black] == score;
	for (int i = 0; boards == 1 && i < input->count; i++)
		if (scores[i] == score && is_left(t, i))
			return false;
	return boards == 1;
}

/* How many of a finished draw have the score of the player. */
static int count_seats_of_score(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	const int *scores = t->cast->scores;
	int seats = 0;

	for (int i = 0; draw && scores && i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		seats += scores[board->white] == scores[t->step->player];
		seats += board->black >= 0 && scores[board->black] == scores[t->step->player];
	}
	return seats;
}

/*
 * Why not the one of whom the sentence speaks in place of the opponent: {why} the draw is better so
 * or would be worse, or only that it is not he.
 */
static const char *put_otherwise(
	const struct telling *t, struct slots *slots, const char *better, const char *worse)
{
	if (telling_is_better(t)) {
		telling_better(t, slots_room(slots, "why"), SLOT_SIZE);
		return better;
	}
	if (telling_prove(t, slots_room(slots, "why"), SLOT_SIZE))
		return worse;
	return t->step->proof.passed == PAIRING_PASSED_BETTER ? "{head}" : "{head}, not {ideal}";
}

/* Of one who has at his place who is paired before: the first who is left is asked first. */
static const char *first_left(const struct telling *t, struct slots *slots)
{
	const struct pairing_proof *proof = &t->step->proof;

	if (t->step->as.place.ideal == t->step->other)
		return "{head}, the first there who is not paired yet";
	if (proof->passed == PAIRING_PASSED_MET) {
		slots_put(slots, "round", "%d", proof->round);
		return "{head}; {ideal} comes before him, but they met in round {round}";
	}
	return put_otherwise(t, slots, "{head}; {ideal} comes before him: better by {why}",
		"{head}; {ideal} comes before him, but then {why}");
}

const char *telling_places(const struct telling *t, struct slots *slots, const char *head)
{
	const struct pairing_step_place *place = &t->step->as.place;
	const enum pairing_passed passed = t->step->proof.passed;
	const int others = count_seats_of_score(t) - 2;
	const int larger = (place->own > place->other ? place->own : place->other) + 1;

	if (place->own == place->other && telling_alone(t))
		return others > 1 ? "{player} meets {other}: the others of their score float"
			: others == 1
			? "{player} meets {other}: the other one of their score floats"
			: "{player} meets {other}: nobody else is of their score";
	words_ordinal(place->own + 1, larger, slots_room(slots, "own"));
	words_ordinal(place->other + 1, larger, slots_room(slots, "opposite"));
	slots_sentence(t, slots, "head", head);
	if (place->first)
		return first_left(t, slots);
	if (place->own == place->other || passed == PAIRING_PASSED_MET ||
		passed == PAIRING_PASSED_AVOIDED)
		return "{head}";
	return put_otherwise(t, slots, "{head}; by place he would meet {ideal}: better by {why}",
		"{head}; he would meet {ideal} by place, but then {why}");
}

/* Of several: they must, or they do without that. */
static void leave_several(const struct pairing_step_odd *odd, char *text, size_t size)
{
	static const char *const small[] = {[2] = "two", [3] = "three", [4] = "four"};

	if (!odd->must)
		words_put(text, size, "%d leave it", odd->leave);
	else if (odd->leave == 2 && odd->cards == 2)
		words_put(text, size, "both must leave it");
	else if (odd->leave < (int)(sizeof(small) / sizeof(small[0])))
		words_put(text, size, "%s must leave it", small[odd->leave]);
	else
		words_put(text, size, "%d must leave it", odd->leave);
}

enum { LEAVERS_MOST = 3 };

/* Who in the draw goes down from a score or has the bye on it; 0: more than are named. */
static int find_leavers(const struct cast *cast, int score, int leavers[LEAVERS_MOST])
{
	const struct pairing_draw *draw = cast->draw;
	int count = 0;

	for (int i = 0; draw && cast->scores && i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const int white = cast->scores[board->white];
		const int black = board->black < 0 ? white - 1 : cast->scores[board->black];

		if (white == black || (white > black ? white : black) != score)
			continue;
		if (count == LEAVERS_MOST)
			return 0;
		leavers[count++] = white > black ? board->white : board->black;
	}
	return count;
}

/* ": 13 Moss and 4 Dunn" */
static void add_leavers(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	int leavers[LEAVERS_MOST];
	const int count = find_leavers(cast, step->as.odd.score, leavers);

	for (int i = 0; count == step->as.odd.leave && i < count; i++) {
		const size_t used = strlen(text);
		char who[WHO_SIZE];

		words_put(text + used, size - used, "%s%s", i == 0 ? ": " : words_between(i, count),
			words_indexed(cast, leavers[i], who));
	}
}

void telling_leave(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	const struct pairing_step_odd *odd = &step->as.odd;
	size_t used;

	if (strcmp(step->rule, "6") == 0)
		words_put(text, size, "%s has the bye", odd->cards == 1 ? "it" : "one");
	else if (odd->must || odd->cards % 2 == 0)
		leave_several(odd, text, size);
	else if (odd->leave > 1)
		words_put(text, size, "one must leave it; %d do", odd->leave);
	else
		words_put(text, size, odd->cards == 1 ? "it must go down" : "one must leave it");
	used = strlen(text);
	if (odd->leave > 1 && odd->fixed > 0)
		words_put(text + used, size - used, ", %d of them as fixed by hand", odd->fixed);
	add_leavers(cast, step, text, size);
}
