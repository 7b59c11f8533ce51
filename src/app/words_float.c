/* Words for those who float or have the bye, and for those who were passed over. */
#include "config.h"

#include <string.h>

#include "app/words_telling.h"

/* Where he stands in the order of search: "first below the mid-line". */
static void search_place(const int *v, int place, char *text, size_t size)
{
	char ordinal[16];

	words_ordinal(place + 1, place + 1, ordinal);
	if (v[4] == PAIRING_SOUGHT_ONLY)
		words_put(text, size, "the only one");
	else if (v[4] == PAIRING_SOUGHT_LINE && v[5])
		words_put(text, size, "%s below the mid-line", ordinal);
	else if (v[4] == PAIRING_SOUGHT_LINE)
		words_put(text, size, "%s from the mid-line down, then up", ordinal);
	else if (v[4] == PAIRING_SOUGHT_LAST)
		words_put(text, size, "%s from the bottom", ordinal);
	else
		words_put(text, size, "%s in the order of search", ordinal);
}

void words_down(const struct telling *t)
{
	const int *v = t->step->values;
	char from[16], to[16], place[96], ordinal[16];

	if (v[4] == PAIRING_SOUGHT_ONLY)
		words_put(place, sizeof(place), "the only one of his score");
	else if (telling_search(t))
		search_place(v, v[2], place, sizeof(place));
	else
		words_put(place, sizeof(place), "%s from the bottom of his score",
			words_ordinal(v[2] + 1, v[2] + 1, ordinal));
	words_put(t->text, t->size, "%s goes down from %s to %s and meets %s: %s, %s", t->player,
		points_text(v[0], from), points_text(v[1], to), t->other, place,
		v[3] ? "although he went down last round" : "not down last round");
}

void words_up(const struct telling *t)
{
	const int *v = t->step->values;
	char from[16], to[16], place[16];

	words_put(t->text, t->size, "%s comes up from %s to %s and meets %s: %s from the %s, %s",
		t->player, points_text(v[0], from), points_text(v[1], to), t->other,
		words_ordinal(v[2] + 1, v[2] + 1, place), v[4] ? "mid-line" : "top",
		v[3] ? "although he came up last round" : "not up last round");
}

/* Those who go this way are sought from here. */
static const char *order_words(const int *v)
{
	static const char *const from[] = {[PAIRING_SOUGHT_TOP] = "from the top",
		[PAIRING_SOUGHT_LINE] = "from the mid-line",
		[PAIRING_SOUGHT_LAST] = "from the end of the list"};

	return v[5] == PAIRING_LEVEL ? "for the bye" : from[v[6]];
}

/* Of how many cards nothing is said. */
static void tell_more(const struct telling *t)
{
	const int *v = t->step->values;

	words_put(t->text, t->size, "%d %scard%s come%s before %s %s", v[1],
		v[2] > 0 ? "more " : "", telling_plural(v[1]), v[1] == 1 ? "s" : "", t->other,
		order_words(v));
}

/* Against whom a card would have come up: the opponent of the chosen one. */
static void opponent(const struct telling *t, char buffer[WHO_SIZE])
{
	const struct pairing_draw *draw = t->cast->draw;
	int index = PAIRING_NOBODY;

	words_put(buffer, WHO_SIZE, "him");
	if (!draw || t->step->board < 0 || t->step->board >= draw->count)
		return;
	index = draw->boards[t->step->board].white;
	if (index == t->step->other)
		index = draw->boards[t->step->board].black;
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
	const int *v = t->step->values;
	const bool many = t->count > 1;
	char other[WHO_SIZE], bar[BAR_SIZE];

	switch (v[0]) {
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
				v[1]);
		return true;
	case PAIRING_PASSED_GOES:
		if (many)
			words_put(t->text, t->size, "%s, and %s as well", head, goes[v[5]]);
		else if (v[1] < 0)
			words_put(t->text, t->size, "%s, and has the bye", head);
		else
			words_put(t->text, t->size, "%s, and %s to %s", head, went[v[5]],
				telling_name(t->cast, v[1], other));
		return true;
	default:
		return false;
	}
}

void words_passed(const struct telling *t)
{
	static const char *const could[] = {[PAIRING_LEVEL] = "could have it",
		[PAIRING_FLOAT_DOWN] = "could go down",
		[PAIRING_FLOAT_UP] = "could come up"};
	const int *v = t->step->values;
	const bool many = t->count > 1;
	char why[SENTENCE_SIZE], head[NAMES_SIZE + 2 * WHO_SIZE];

	if (v[0] == PAIRING_PASSED_MORE) {
		tell_more(t);
		return;
	}
	words_put(head, sizeof(head), "%s come%s before %s %s", many ? t->names : t->player,
		many ? "" : "s", t->other, order_words(v));
	if (tell_known(t, head))
		return;
	if (v[0] == PAIRING_PASSED_BETTER) {
		telling_better(t, v, why, sizeof(why));
		words_put(t->text, t->size, "%s and %s%s: better by %s", head, many ? "each " : "",
			could[v[5]], why);
	} else if (!telling_prove(t, v, why, sizeof(why))) {
		words_put(t->text, t->size, "%s", head);
	} else if (!many && strncmp(why, "he", strlen("he")) == 0 &&
		(why[2] == ' ' || why[2] == ',')) {
		words_put(t->text, t->size, "%s, but %s", head, why);
	} else {
		words_put(t->text, t->size, "%s, but with %s %s", head,
			t->count == 2  ? "either of them"
				: many ? "any of them"
				       : "him",
			why);
	}
}

void words_bye(const struct telling *t)
{
	const int *v = t->step->values;
	char score[16], place[96];

	points_text(v[0], score);
	if (!telling_search(t)) {
		words_put(t->text, t->size, "%s has the bye: %s from the bottom of score %s",
			t->player, words_ordinal(v[1] + 1, v[1] + 1, place), score);
		return;
	}
	search_place(v, v[1], place, sizeof(place));
	words_put(t->text, t->size, "%s has the bye: %s of level %s", t->player, place, score);
}
