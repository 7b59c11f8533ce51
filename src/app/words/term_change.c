/* What a term of the score changes from one draw to another, in one sentence with its figures. */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "app/app.h"
#include "app/words/known.h"
#include "app/words/words.h"

static void one_value(int64_t value, enum pairing_unit unit, char *text, size_t size)
{
	char points[16];

	if (unit == PAIRING_UNIT_POINTS)
		words_put(text, size, "%s", points_text((int)value, points));
	else
		words_put(text, size, "%" PRId64, value);
}

/* A list as "2 0 1", at most six of its entries. */
static void list_words(
	const int64_t *values, int count, enum pairing_unit unit, char *text, size_t size)
{
	enum { SHOWN = 6 };
	size_t used = 0;

	words_put(text, size, "none");
	for (int i = 0; i < count && i < SHOWN; i++) {
		char value[24];

		one_value(values[i], unit, value, sizeof(value));
		words_put(text + used, size - used, "%s%s", i ? " " : "", value);
		used += strlen(text + used);
	}
	if (count > SHOWN)
		words_put(text + used, size - used, " …");
}

/*
 * Below 0 when a is the better list: entry by entry, smaller is better, a list that ends first is
 * better.
 */
static int compare_values(const int64_t *a, int na, const int64_t *b, int nb)
{
	for (int i = 0; i < na && i < nb; i++) {
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	}
	return na - nb;
}

/* The first score group, from the top, that more or fewer cards leave. */
static bool floats_words(const struct pairing_score *score, const int64_t *before, int nbefore,
	const int64_t *after, int nafter, char *text, size_t size)
{
	for (int k = 0; k < nbefore && k < nafter; k++) {
		const int more = (int)(after[k] - before[k]), number = more < 0 ? -more : more;
		char level[48];

		if (more == 0)
			continue;
		words_put_level(score, k, "score group", level, sizeof(level));
		words_put(text, size, "%d %s%s%s%s below %s", number, more < 0 ? "" : "more ",
			score->ngroups > 0 ? "player" : "card", number == 1 ? "" : "s",
			more < 0              ? (number == 1 ? " fewer goes" : " fewer go")
				: number == 1 ? " goes"
					      : " go",
			level);
		return true;
	}
	return false;
}

/*
 * The first choice of a lazy arbiter that differs: how many cards he passes over that he looks at
 * earlier.
 */
static bool lazy_words(const struct pairing_term *term, const int64_t *before, int nbefore,
	const int64_t *after, int nafter, char *text, size_t size)
{
	int i = 0;
	char name[NAME_OF_TERM];

	while (i < nbefore && i < nafter && before[i] == after[i])
		i++;
	if (i == nbefore || i == nafter)
		return false;
	words_term_name(term, name, sizeof(name));
	words_put(text, size, "%s: %" PRId64 " card%s passed over that come%s first, not %" PRId64,
		name, after[i], after[i] == 1 ? "" : "s", after[i] == 1 ? "s" : "", before[i]);
	return true;
}

/*
 * Places in an order; the distance in a list, which counts only where the walk leaves people over.
 */
static bool place_words(
	const struct pairing_term *term, int before, int after, char *text, size_t size)
{
	const bool group = term->id == PAIRING_TERM_BYE_GROUP;
	char now[16], then[16];

	if (term->id == PAIRING_TERM_LIST_DISTANCE && (before == 0 || after == 0)) {
		words_put(text, size, "%s left over down the list", after == 0 ? "nobody" : "some");
		return true;
	}
	if (!group && term->id != PAIRING_TERM_BYE_ORDER)
		return false;
	words_number('o', before, before, now, sizeof(now));
	words_number('o', after, after, then, sizeof(then));
	words_put(text, size, "the bye goes to the %s%s in the order of the bye, not %sthe %s",
		group ? "score group of the " : "", then, group ? "that of " : "", now);
	return true;
}

/* What the commonest terms say in plain words; false: said by name and numbers. */
static bool plain_words(const struct pairing_score *score, const struct pairing_term *term,
	const int64_t *before, int nbefore, const int64_t *after, int nafter, char *text,
	size_t size)
{
	char level[16];

	if (words_is_floats(term))
		return floats_words(score, before, nbefore, after, nafter, text, size);
	if (term->id == PAIRING_TERM_LAZY_CHOICES || term->id == PAIRING_TERM_LAZY_BYE)
		return lazy_words(term, before, nbefore, after, nafter, text, size);
	if (nbefore != 1 || nafter != 1 || before[0] == after[0])
		return false;
	if (place_words(term, (int)before[0], (int)after[0], text, size))
		return true;
	if (term->id == PAIRING_TERM_BROKEN_PINS) {
		if (after[0] == before[0] + 1)
			words_put(text, size, "a board or card fixed by hand would change");
		else
			words_put(text, size,
				"boards and cards not as fixed by hand %" PRId64 " → %" PRId64,
				before[0], after[0]);
		return true;
	}
	if (term->id != PAIRING_TERM_DISPLACEMENT || term->level < 0)
		return false;
	words_put(text, size, "%s grade order at score group %s: %" PRId64 " → %" PRId64,
		after[0] > before[0] ? "further from" : "nearer to",
		points_text(term->level, level), before[0], after[0]);
	return true;
}

void app_term_words(const struct pairing_score *from, const struct pairing_score *to, int index,
	char *text, size_t size)
{
	const struct pairing_term *was = &from->terms[index], *term = &to->terms[index];
	const int64_t *before = from->values + was->first, *after = to->values + term->first;
	const int nbefore = was->length, nafter = term->length;
	int order = compare_values(after, nafter, before, nbefore);
	const enum pairing_unit unit = pairing_term_row(term->id)->unit;
	const char *verdict = order < 0 ? "better" : "worse";
	char name[NAME_OF_TERM], now[80], then[80], sentence[SENTENCE_SIZE];

	words_term_name(term, name, sizeof(name));
	list_words(before, nbefore, unit, now, sizeof(now));
	list_words(after, nafter, unit, then, sizeof(then));
	if (plain_words(to, term, before, nbefore, after, nafter, sentence, sizeof(sentence)))
		; /* said */
	else if (unit != PAIRING_UNIT_RANK && nbefore <= 1 && nafter <= 1)
		words_put(sentence, sizeof(sentence), "%s%s %s → %s", name,
			term->level < 0 ? "" : ":", now, then);
	else if (order == 0)
		words_put(sentence, sizeof(sentence), "%s as before", name);
	else if (unit == PAIRING_UNIT_RANK)
		words_put(sentence, sizeof(sentence), "%s %s", name, verdict);
	else
		words_put(sentence, sizeof(sentence), "%s %s: %s → %s", name, verdict, now, then);
	if (term->rule && term->rule[0])
		words_put(text, size, "%s (%s)", sentence, term->rule);
	else
		words_put(text, size, "%s", sentence);
}
