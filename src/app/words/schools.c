/* Words for the terms and the reasons of the Schools' rules. */
#include "config.h"

#include "app/words/sentence.h"

/* "once", "twice", "3 times" */
static void times(int number, char *text, size_t size)
{
	static const char *const small[] = {"", "once", "twice"};

	if (number < 3)
		words_put(text, size, "%s", small[number < 0 ? 0 : number]);
	else
		words_put(text, size, "%d times", number);
}

const char *words_float_history(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_float_history *floats = &t->step->as.float_history;

	times(floats->downfloats, slots_room(slots, "downs"), SLOT_SIZE);
	times(floats->upfloats, slots_room(slots, "ups"), SLOT_SIZE);
	slots_sentence(t, slots, "before",
		floats->downfloats + floats->upfloats == 0 ? "he has not floated before"
			: floats->upfloats == 0            ? "before, he floated down {downs}"
			: floats->downfloats == 0          ? "before, he floated up {ups}"
						  : "before, he floated down {downs} and up {ups}");
	if (t->step->other < 0)
		return "{player} goes down from {from} to {to}; {before}";
	return floats->to < floats->from
		? "{player} goes down from {from} to {to} and meets {other}; {before}"
		: "{player} comes up from {from} to {to} and meets {other}; {before}";
}

const char *words_seekers(const struct telling *t, struct slots *slots)
{
	return telling_places(t, slots,
		"{player}, {own} of those with White, meets {other}, {opposite} of those with Black");
}

const char *words_equal_claims(const struct telling *t, struct slots *slots)
{
	static const char *const why[] = {"and the lot decides", "and the top player keeps his",
		"although the lot gives it to him", "although he is the top player"};

	slots_put(slots, "why", "%s", why[t->step->as.equal_claims.decides]);
	return "{player} does not get his due colour: his claim equals that of {other}, {why}";
}
