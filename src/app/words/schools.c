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
	const struct pairing_step_float_history *floats = &t->step->as.float_history;
	const bool down = floats->to < floats->from;
	char from[16], to[16], downs[24], ups[24];

	times(floats->downfloats, downs, sizeof(downs));
	times(floats->upfloats, ups, sizeof(ups));
	words_put(t->text, t->size,
		"%s %s from %s to %s and meets %s; floats before: down %s, up %s", t->player,
		down ? "goes down" : "comes up", points_text(floats->from, from),
		points_text(floats->to, to), t->other, downs, ups);
}

void words_seekers(const struct telling *t)
{
	const struct pairing_step_place *place = &t->step->as.place;
	const int larger = (place->own > place->other ? place->own : place->other) + 1;
	char white[16], black[16], head[3 * WHO_SIZE];

	words_put(head, sizeof(head),
		"%s, %s of those with White, meets %s, %s of those with Black", t->player,
		words_ordinal(place->own + 1, larger, white), t->other,
		words_ordinal(place->other + 1, larger, black));
	telling_places(t, head);
}

void words_equal_claims(const struct telling *t)
{
	static const char *const why[] = {"and the lot decides", "and the top player keeps his",
		"although the lot gives it to him", "although he is the top player"};

	words_put(t->text, t->size,
		"%s does not get his due colour: his claim equals that of %s, %s", t->player,
		t->other, why[t->step->as.equal_claims.decides]);
}
