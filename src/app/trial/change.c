/* The difference of two draws by the rules: by the first rule that differs, and by all of them. */
#include "config.h"

#include "app/trial/change.h"

#include <string.h>

#include "app/app.h"
#include "app/evening/evening_lower.h"
#include "app/trial/wish.h"
#include "app/words/who.h"

static struct words_difference difference_of(
	const struct pairing_score *now, const struct pairing_score *then, int term)
{
	const struct pairing_difference first = pairing_score_difference(now, then, term);

	return (struct words_difference){.term = &now->terms[term],
		.entry = first.entry,
		.before = first.before,
		.after = first.after};
}

static void cite(const char *sentence, const char *cause, const char *rule, char *text, size_t size)
{
	if (rule && rule[0])
		words_put(text, size, "%s%s (%s)", sentence, cause, rule);
	else
		words_put(text, size, "%s%s", sentence, cause);
}

void words_change(const struct pairing_score *now, const struct pairing_score *then, int term,
	const char *cause, char *text, size_t size)
{
	const struct pairing_term *a = &now->terms[term];
	const struct words_difference it = difference_of(now, then, term);
	const bool bye = words_is_bye(now, a) && words_is_bye(then, &then->terms[term]);
	const struct pairing_term is = bye ? words_bye_term(a) : *a;
	char sentence[SENTENCE_SIZE];

	words_term_otherwise(now, &is, it.entry, it.before, it.after, sentence, sizeof(sentence));
	cite(sentence, cause, is.rule, text, size);
}

/* Of any two draws, with names alone: "" where nobody is named. */
static enum status change_named(const struct words_view *view, const struct pairing_change *change,
	const char *cause, char *text, size_t size)
{
	const struct cast *cast = view->cast;
	const struct pairing_score *now = change->now_score, *then = change->then_score;
	const struct pairing_term *a = &now->terms[change->term];
	struct words_difference difference = difference_of(now, then, change->term);
	const bool bye = words_is_bye(now, a) && words_is_bye(then, &then->terms[change->term]);
	const struct pairing_term is = bye ? words_bye_term(a) : *a;
	struct pairing_who who = {0};
	struct cast known = *cast;
	char sentence[SENTENCE_SIZE], rule[16];
	enum status status;

	status = evening_lower_words(view->input, cast, change, sentence, sizeof(sentence));
	text[0] = '\0';
	if (sentence[0])
		cite(sentence, cause, a->rule, text, size);
	if (status != STATUS_OK || sentence[0])
		return status;
	status = translate_status(pairing_who(view->book, view->input, change, &who));
	difference.term = &is;
	difference.who = &who;
	difference.he = cast->he ? *cast->he : PAIRING_NOBODY;
	difference.he_as = cast->he_as;
	difference.wish = cast->wish;
	known.input = view->input;
	known.score = now;
	/* with a cause the two who meet are those of whom it is asked: they are named already */
	if (status == STATUS_OK && who.rule && cause[0])
		cite("two would meet who had better not", cause,
			words_difference_rule(&difference, rule), text, size);
	else if (status == STATUS_OK &&
		words_difference_named(&known, &difference, sentence, sizeof(sentence)))
		cite(sentence, cause, words_difference_rule(&difference, rule), text, size);
	return status;
}

enum status words_change_first(
	const struct words_view *view, const struct pairing_change *change, char *text, size_t size)
{
	const enum status status = change_named(view, change, "", text, size);

	if (status == STATUS_OK && !text[0])
		app_term_words(change->now_score, change->then_score, change->term, text, size);
	return status;
}

enum status words_change_at(const struct position *position, const struct cast *cast,
	const struct pairing_draw *draw, const struct pairing_score *then, int term,
	const char *cause, char *text, size_t size)
{
	const struct pairing_score *now = &position->score;
	const struct pairing_change change = {&position->draw, draw, now, then, term, NULL};
	const struct words_view view = {position->cards.book, &position->cards.input, cast};
	const enum status status = change_named(&view, &change, cause, text, size);

	if (status == STATUS_OK && !text[0])
		words_change(now, then, term, cause, text, size);
	return status;
}

static bool differs(const struct pairing_score *from, const struct pairing_score *to, int term)
{
	const struct pairing_term *a = &from->terms[term], *b = &to->terms[term];

	return a->length != b->length ||
		memcmp(from->values + a->first, to->values + b->first,
			(size_t)a->length * sizeof(*from->values)) != 0;
}

static bool is_squares(const struct pairing_term *term)
{
	return term->id == PAIRING_TERM_SQUARES || term->id == PAIRING_TERM_PLACE_SQUARES ||
		term->id == PAIRING_TERM_LIST_DISTANCE;
}

void words_figures(const struct pairing_score *from, const struct pairing_score *to, bool squares,
	char *text, size_t size)
{
	enum { MORE = 16 }; /* for "; 999 more" */
	const int terms = from->nterms < to->nterms ? from->nterms : to->nterms;
	int more = 0;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < terms; i++) {
		char one[SENTENCE_SIZE];

		if (!differs(from, to, i) || (!squares && is_squares(&from->terms[i])))
			continue;
		app_term_words(from, to, i, one, sizeof(one));
		if (more > 0 || used + strlen(one) + MORE > size) {
			more++;
			continue;
		}
		words_put(text + used, size - used, "%s%s", used ? "; " : "", one);
		used += strlen(text + used);
	}
	if (more > 0)
		words_put(text + used, size - used, "; %d more", more);
}

void words_settled(const struct pairing_score *best, const struct pairing_score *other, int term,
	char *text, size_t size)
{
	char change[SENTENCE_SIZE];

	app_term_words(best, other, term, change, sizeof(change));
	words_put(text, size,
		"scores better: %s; but the rules settle the odd players of the higher score groups "
		"first (29D)",
		change);
}
