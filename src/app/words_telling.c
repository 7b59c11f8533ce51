/* Parts of sentences that several rule books share. */
#include "config.h"

#include "app/words_telling.h"

/* The rule book of the section, NULL if it is not known. */
static const struct pairing_book *book_of(const struct telling *t)
{
	const struct event *event = t->cast->event;
	const struct section *section = event ? event_section(event, t->cast->section) : NULL;

	return section ? pairing_book_find(section->system) : NULL;
}

const char *telling_plural(int number)
{
	return number == 1 ? "" : "s";
}

bool telling_brackets(const struct telling *t)
{
	const struct pairing_book *book = book_of(t);

	return book && book->groups == PAIRING_GROUPS_BRACKETS;
}

bool telling_search(const struct telling *t)
{
	const struct pairing_book *book = book_of(t);

	return !book || book->floater != PAIRING_FLOATER_ANY;
}

void telling_places(const struct telling *t, const char *head)
{
	const int *v = t->step->values;
	char ideal[WHO_SIZE], why[200];

	telling_name(t->cast, v[2], ideal);
	if (v[0] == v[1] || v[3] == PAIRING_PASSED_MET || v[3] == PAIRING_PASSED_AVOIDED) {
		words_put(t->text, t->size, "%s", head);
	} else if (v[3] == PAIRING_PASSED_BETTER) {
		telling_better(t, v + 3, why, sizeof(why));
		words_put(t->text, t->size, "%s; by place he would meet %s: better by %s", head,
			ideal, why);
	} else if (telling_prove(t, v + 3, why, sizeof(why))) {
		words_put(t->text, t->size, "%s; he would meet %s by place, but then %s", head,
			ideal, why);
	} else {
		words_put(t->text, t->size, "%s, not %s", head, ideal);
	}
}
