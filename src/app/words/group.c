/* One sentence for several steps. */
#include "config.h"

#include "app/words/group.h"

#include <string.h>

#include "app/words/telling.h"

static bool same_players(const int *a, int na, const int *b, int nb)
{
	return na == nb && memcmp(a, b, (size_t)na * sizeof(*a)) == 0;
}

static bool same_who(const struct pairing_who *a, const struct pairing_who *b)
{
	return same_players(a->then, a->nthen, b->then, b->nthen) &&
		same_players(a->now, a->nnow, b->now, b->nnow) &&
		same_players(a->left, a->nleft, b->left, b->nleft) && a->meet == b->meet &&
		a->rule == b->rule;
}

static bool same_proof(const struct pairing_step *a, const struct pairing_step *b)
{
	if (a->proof.passed != b->proof.passed ||
		a->as.float_passed.way != b->as.float_passed.way ||
		a->as.float_passed.sought != b->as.float_passed.sought ||
		strcmp(a->rule, b->rule) != 0)
		return false;
	if (a->proof.passed == PAIRING_PASSED_BARRED || a->proof.passed == PAIRING_PASSED_SPARED ||
		a->proof.passed == PAIRING_PASSED_MET || a->proof.passed == PAIRING_PASSED_GOES)
		return true;
	return memcmp(&a->proof, &b->proof, sizeof(a->proof)) == 0 && same_who(&a->who, &b->who);
}

/* Does the step go into the sentence of the first one? */
static bool goes_with(const struct pairing_step *first, const struct pairing_step *step)
{
	if (step->board != first->board)
		return false;
	switch (first->kind) {
	case PAIRING_STEP_LEVEL:
		return step->kind == PAIRING_STEP_ODD &&
			step->as.odd.score == first->as.level.score;
	case PAIRING_STEP_FLOAT_PASSED:
		return step->kind == first->kind && step->other == first->other &&
			first->proof.passed != PAIRING_PASSED_MORE && same_proof(first, step);
	case PAIRING_STEP_KEEPS:
		return step->kind == first->kind && step->other == first->other;
	case PAIRING_STEP_LEFT:
		return step->kind == first->kind;
	case PAIRING_STEP_UNMET:
		return step->kind == first->kind && step->as.unmet.score == first->as.unmet.score;
	case PAIRING_STEP_PLACE:
	case PAIRING_STEP_SEEKERS:
		return (step->kind == PAIRING_STEP_MET || step->kind == PAIRING_STEP_AVOIDED) &&
			step->player == first->player;
	default:
		return false;
	}
}

/* Steps of a level, of which there are several, share a sentence with their neighbours alone. */
static bool has_neighbours(enum pairing_step_kind kind)
{
	return kind == PAIRING_STEP_LEVEL || kind == PAIRING_STEP_KEEPS ||
		kind == PAIRING_STEP_LEFT || kind == PAIRING_STEP_UNMET;
}

/* The place of the board that this step belongs to, where that follows. */
static int find_place(const struct pairing_steps *steps, int i)
{
	const struct pairing_step *step = &steps->steps[i];

	if (step->kind != PAIRING_STEP_MET && step->kind != PAIRING_STEP_AVOIDED)
		return i;
	for (int k = i + 1; k < steps->count; k++)
		if (goes_with(&steps->steps[k], step))
			return k;
	return i;
}

int words_group_find(
	const struct pairing_steps *steps, int i, bool *told, const struct pairing_step **group)
{
	const int place = find_place(steps, i);
	const struct pairing_step *first = &steps->steps[place];
	const bool neighbours = has_neighbours(first->kind);
	int count = 0;

	group[count++] = first;
	told[place] = true;
	for (int k = i; k < steps->count; k++) {
		const struct pairing_step *step = &steps->steps[k];

		if (k == place || (told[k] && step != first))
			continue;
		if (goes_with(first, step)) {
			group[count++] = step;
			told[k] = true;
		} else if (neighbours) {
			break;
		}
	}
	return count;
}

__attribute__((format(printf, 3, 4))) static void append(
	char *text, size_t size, const char *format, ...)
{
	const size_t used = strlen(text);
	va_list list;

	va_start(list, format);
	words_format(text + used, size - used, format, list);
	va_end(list);
}

/* "20 Tudor, 21 Wolf and 26 Young"; of many "and 9 more". */
static void names_of(const struct cast *cast, const struct pairing_step *const *group, int count,
	int more, char *text, size_t size)
{
	const int named = count > NAMES_MOST ? NAMES_MOST : count, rest = count - named + more;

	text[0] = '\0';
	for (int i = 0; i < named; i++) {
		const bool passed = group[i]->kind == PAIRING_STEP_FLOAT_PASSED;
		char who[2 * WHO_SIZE + 8], bar[BAR_SIZE], other[WHO_SIZE];
		size_t used;

		words_indexed(cast, group[i]->player, who);
		used = strlen(who);
		if (passed && group[i]->proof.passed == PAIRING_PASSED_MET)
			words_put(who + used, sizeof(who) - used, " (round %d)",
				group[i]->proof.term);
		if (passed && group[i]->proof.passed == PAIRING_PASSED_GOES)
			words_put(who + used, sizeof(who) - used, " (%s%s)",
				group[i]->proof.term < 0 ? "" : "to ",
				group[i]->proof.term < 0
					? "the bye"
					: words_indexed(cast, group[i]->proof.term, other));
		if (passed &&
			(group[i]->proof.passed == PAIRING_PASSED_BARRED ||
				group[i]->proof.passed == PAIRING_PASSED_SPARED))
			words_put(who + used, sizeof(who) - used, " (%s)",
				words_bye_bar(cast, group[i]->player, bar));
		append(text, size, "%s%s", words_between(i, named + rest), who);
	}
	if (rest > 0)
		append(text, size, " and %d more", rest);
}

static void finish(char *text, size_t size, const char *rule, const char *second)
{
	if (rule[0] || second[0])
		append(text, size, " (%s%s%s).", rule, rule[0] && second[0] ? ", " : "", second);
	else
		append(text, size, ".");
}

/* Of a level, beside that of who leaves it: "9-11" says "9" as well. */
static const char *level_rule(const struct pairing_step *level, const struct pairing_step *odd)
{
	return odd->rule[0] == '9' ? "" : level->rule;
}

/* A level, and who leaves it. */
static void level_and_odd(
	const struct cast *cast, const struct pairing_step *const *group, char *text, size_t size)
{
	const struct pairing_step *level = group[0], *odd = group[1];
	const int left = odd->as.odd.cards, gone = level->as.level.cards - left;
	char leave[LEAVE_SIZE];

	telling_leave(cast, odd, leave, sizeof(leave));
	words_step_plain(cast, level, text, size);
	if (gone > 0)
		append(text, size, "; with %d gone up %d %s left", gone, left,
			left == 1 ? "is" : "are");
	append(text, size, "%s %s", gone > 0 && left % 2 == 1 && !odd->as.odd.must ? ", so" : ";",
		leave);
	finish(text, size, level_rule(level, odd), odd->rule);
}

/* Who keeps his colour; of those behind the last named only the number is known. */
static void keepers(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size)
{
	char other[WHO_SIZE];

	if (group[0]->as.keeps.keepers == 1) {
		words_step(cast, group[0], text, size);
		return;
	}
	names_of(cast, group, count, group[0]->as.keeps.keepers - count, text, size);
	append(text, size, " keep their due colour: the claim of each is stronger than that of %s",
		words_indexed(cast, group[0]->other, other));
	finish(text, size, group[0]->rule, "");
}

static void left_over(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		char one[SENTENCE_SIZE];

		words_step_plain(cast, group[i], one, sizeof(one));
		append(text, size, "%s%s", i > 0 ? "; " : "", one);
	}
	finish(text, size, group[0]->rule, "");
}

static void passed(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size)
{
	char names[NAMES_SIZE];

	names_of(cast, group, count, 0, names, sizeof(names));
	words_step_named(cast, group[0], names, count, text, size);
}

/* A place, and why the one of the same place is not the opponent. */
static void place_and_bar(
	const struct cast *cast, const struct pairing_step *const *group, char *text, size_t size)
{
	char bar[SENTENCE_SIZE];

	words_step_plain(cast, group[0], text, size);
	if (group[0]->rule[0])
		append(text, size, " (%s)", group[0]->rule);
	words_step_named(cast, group[1], "he", 1, bar, sizeof(bar));
	append(text, size, "; %s", bar);
}

void words_group(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size)
{
	if (group[0]->kind == PAIRING_STEP_KEEPS)
		keepers(cast, group, count, text, size);
	else if (group[0]->kind == PAIRING_STEP_UNMET)
		words_unmet(cast, group, count, text, size);
	else if (count == 1)
		words_step(cast, group[0], text, size);
	else if (group[0]->kind == PAIRING_STEP_LEVEL)
		level_and_odd(cast, group, text, size);
	else if (group[0]->kind == PAIRING_STEP_FLOAT_PASSED)
		passed(cast, group, count, text, size);
	else if (group[0]->kind == PAIRING_STEP_LEFT)
		left_over(cast, group, count, text, size);
	else
		place_and_bar(cast, group, text, size);
}

void words_group_rule(const struct pairing_step *const *group, int count, char *rule, size_t size)
{
	const struct pairing_step *last = group[count - 1];

	rule[0] = '\0';
	switch (group[0]->kind) {
	case PAIRING_STEP_UNMET:
		for (int i = 0; i < count; i++)
			append(rule, size, "%s%s", i > 0 ? ", " : "", group[i]->rule);
		break;
	case PAIRING_STEP_LEVEL:
		if (count > 1 && level_rule(group[0], last)[0])
			append(rule, size, "%s, ", group[0]->rule);
		append(rule, size, "%s", last->rule);
		break;
	case PAIRING_STEP_PLACE:
	case PAIRING_STEP_SEEKERS:
		append(rule, size, "%s", last->rule);
		break;
	default:
		append(rule, size, "%s", group[0]->rule);
	}
}
