/* Boards named by what another draw would cost: who meets whom, found true in the draws. */
#include "support/told/told_who_check.h"

#include <stdlib.h>
#include <string.h>

#include "pairing/book/traits.h"

static int named(const struct naming *naming, char key)
{
	return naming->told->facts.card_of[sentence_number(&naming->sentence, key)];
}

static const struct reference_card *card_at(const struct naming *naming, int card)
{
	return &naming->by->reference.card[card];
}

/* p would meet q, not r; where it was asked if they met q is not said again. */
static void check_meeting(const struct naming *naming)
{
	const int one = named(naming, 'p');

	told_true(naming->told,
		!sentence_has(&naming->sentence, 'q') ||
			naming->then->opponent[one] == named(naming, 'q'),
		"whom he would meet");
	told_true(naming->told, naming->now->opponent[one] == named(naming, 'r'), "whom he meets");
	told_true(naming->told, naming->then->opponent[one] != naming->now->opponent[one],
		"another one");
}

void who_check_meeting(const struct naming *naming)
{
	check_meeting(naming);
}

/* How far apart he and his opponent are: by their scores, or in scores that anybody has. */
static int far_apart(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const struct reference_card *one = card_at(naming, card),
				    *other = card_at(naming, draw->opponent[card]);

	return strcmp(naming->term, "distance") == 0 ? abs(one->score - other->score)
						     : abs(one->level - other->level);
}

/* p on s would meet q on t, not r on u: a longer float, or past more scores. */
void who_check_further(const struct naming *naming)
{
	static const char keys[] = "pqr", scores[] = "stu";
	const int one = named(naming, 'p');

	check_meeting(naming);
	for (int i = 0; i < 3; i++)
		told_true(naming->told,
			card_at(naming, named(naming, keys[i]))->score ==
				sentence_number(&naming->sentence, scores[i]),
			"his score");
	told_true(naming->told,
		far_apart(naming, naming->then, one) > far_apart(naming, naming->now, one),
		"a longer float");
}

/*
 * Those among whom he has his place: of the upper half, the lower half, those with White, with
 * Black of his level; -1: he floats.
 */
static int group_of(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const bool seekers =
		naming->by->position->cards.book->traits->groups == PAIRING_GROUPS_SEEKERS;
	const int other = draw->opponent[card];

	if (other < 0 || card_at(naming, other)->level != card_at(naming, card)->level)
		return -1;
	if (seekers &&
		(card_at(naming, card)->due != REFERENCE_OPEN ||
			card_at(naming, other)->due != REFERENCE_OPEN))
		return draw->given[card] == REFERENCE_WHITE ? 2 : 3;
	return card > other;
}

static int place_of(const struct naming *naming, const struct reference_draw *draw, int card)
{
	int place = 0;

	for (int i = 0; i < card; i++)
		place += card_at(naming, i)->level == card_at(naming, card)->level &&
			group_of(naming, draw, i) == group_of(naming, draw, card);
	return place;
}

static int displaced(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return abs(place_of(naming, draw, card) - place_of(naming, draw, draw->opponent[card]));
}

static bool leads(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return group_of(naming, draw, card) == 0 || group_of(naming, draw, card) == 2;
}

void who_check_nearer(const struct naming *naming)
{
	const int one = named(naming, 'p');

	check_meeting(naming);
	told_true(naming->told, leads(naming, naming->now, one) && leads(naming, naming->then, one),
		"he has a place in both");
	told_true(naming->told,
		displaced(naming, naming->then, one) > displaced(naming, naming->now, one),
		"nearer to his place");
}

/* The rating of who stands at a place of the upper or lower half of a level. */
static int rating_at(const struct naming *naming, const struct reference_draw *draw, int level,
	int group, int place)
{
	for (int i = 0; i < naming->told->facts.count; i++)
		if (card_at(naming, i)->level == level && group_of(naming, draw, i) == group &&
			place-- == 0)
			return card_at(naming, i)->rating;
	return 0;
}

static int far_by_grade(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int other = draw->opponent[card], level = card_at(naming, card)->level;

	return abs(card_at(naming, other)->rating -
		       rating_at(naming, draw, level, 1, place_of(naming, draw, card))) +
		abs(card_at(naming, card)->rating -
			rating_at(naming, draw, level, 0, place_of(naming, draw, other)));
}

void who_check_grades(const struct naming *naming)
{
	const int one = named(naming, 'p');

	check_meeting(naming);
	told_true(naming->told,
		leads(naming, naming->now, one) && leads(naming, naming->then, one) &&
			far_by_grade(naming, naming->then, one) >
				far_by_grade(naming, naming->now, one),
		"further by grade");
}

/* US 28L: one has the bye for another. */
void who_check_bye_behind(const struct naming *naming)
{
	told_true(naming->told,
		naming->then->opponent[named(naming, 'p')] < 0 &&
			naming->now->opponent[named(naming, 'q')] < 0,
		"who has the bye there, and here");
	told_true(naming->told, naming->difference->after > naming->difference->before,
		"behind him in the order");
}

static int limit_of(const struct naming *naming)
{
	const struct pairing_book *book = naming->by->position->cards.book;
	const int option = pairing_book_option(book, "limit_equalize");
	const int *options = naming->by->input.options;

	return options ? options[option] : book->options[option].value;
}

static int rating_of(const struct naming *naming, int card)
{
	return naming->told->input.players[told_player(naming->told, card)].rating;
}

/*
 * US 29D1b: p would drop in place of r, or meet q in place of r, so many points away: over the
 * limit of 29E5b.
 */
void who_check_beyond(const struct naming *naming)
{
	const bool meets = sentence_has(&naming->sentence, 'q');
	const int one = named(naming, meets ? 'q' : 'p'), two = named(naming, 'r');
	const int apart = abs(rating_of(naming, one) - rating_of(naming, two));
	const int card = named(naming, 'p'), other = naming->then->opponent[card];

	if (meets)
		told_true(naming->told, other == one && naming->now->opponent[card] != one,
			"they would meet");
	else
		told_true(naming->told,
			other >= 0 && card_at(naming, other)->level > card_at(naming, card)->level,
			"he would drop");
	told_true(naming->told,
		sentence_has(&naming->sentence, 'd') ==
			(rating_of(naming, one) > 0 && rating_of(naming, two) > 0),
		"both have ratings");
	told_true(naming->told,
		!sentence_has(&naming->sentence, 'd') ||
			(sentence_number(&naming->sentence, 'd') == apart &&
				sentence_number(&naming->sentence, 'l') == limit_of(naming) &&
				apart > limit_of(naming)),
		"so far away");
}

static bool drops(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int other = draw->opponent[card];

	return other >= 0 && card_at(naming, other)->level > card_at(naming, card)->level;
}

/* US 29D1a: p leaves the group in the other draw alone, q in that on the board alone. */
void who_check_drop(const struct naming *naming)
{
	const int one = named(naming, 'p'), two = named(naming, 'q');

	told_true(naming->told,
		drops(naming, naming->then, one) && !drops(naming, naming->now, one),
		"he would drop");
	told_true(naming->told,
		drops(naming, naming->now, two) && !drops(naming, naming->then, two),
		"the other drops now");
	told_true(naming->told, card_at(naming, one)->level == card_at(naming, two)->level,
		"of one group");
	told_true(naming->told, naming->difference->after > naming->difference->before,
		"later in the order");
}
