/* Words for the terms and the reasons of the Schools' rules. */
#include "config.h"

#include "app/words/telling.h"

/* "once", "twice", "3 times"; "never". */
static void times(int number, char *text, size_t size)
{
	static const char *const small[] = {"never", "once", "twice"};

	if (number < 3)
		words_put(text, size, "%s", small[number < 0 ? 0 : number]);
	else
		words_put(text, size, "%d times", number);
}

void words_float_history(const struct telling *t)
{
	const int *v = t->step->values;
	const bool down = v[1] < v[0];
	char from[16], to[16], downs[24], ups[24];

	times(v[2], downs, sizeof(downs));
	times(v[3], ups, sizeof(ups));
	words_put(t->text, t->size,
		"%s %s from %s to %s and meets %s; floats before: down %s, up %s", t->player,
		down ? "goes down" : "comes up", points_text(v[0], from), points_text(v[1], to),
		t->other, downs, ups);
}

void words_seekers(const struct telling *t)
{
	const int *v = t->step->values;
	const int larger = (v[0] > v[1] ? v[0] : v[1]) + 1;
	char white[16], black[16], head[3 * WHO_SIZE];

	words_put(head, sizeof(head),
		"%s, %s of those with White, meets %s, %s of those with Black", t->player,
		words_ordinal(v[0] + 1, larger, white), t->other,
		words_ordinal(v[1] + 1, larger, black));
	telling_places(t, head);
}

void words_equal_claims(const struct telling *t)
{
	static const char *const why[] = {"and the lot decides", "and the top player keeps his",
		"although the lot gives it to him", "although he is the top player"};

	words_put(t->text, t->size,
		"%s does not get his due colour: his claim equals that of %s, %s", t->player,
		t->other, why[t->step->values[6]]);
}
