/* Chooses the sentences about a board where there is no room for all. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/why/list.h"
#include "core/text/fit.h"

/* --ascii writes .5 for a half: one cell more. */
static int word_width(const char *word, size_t length)
{
	char part[128];
	int halves = 0;

	if (length >= sizeof(part))
		length = sizeof(part) - 1;
	memcpy(part, word, length);
	part[length] = '\0';
	for (const char *at = part; (at = strstr(at, "½")); at++)
		halves++;
	return text_width(part) + halves;
}

int why_rows(const char *text, int cells)
{
	int rows = 0, used = 0;

	for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
		const size_t length = strcspn(text, " ");
		const int width = word_width(text, length);

		if (used == 0 || used + 1 + width > cells - (rows > 1 ? WHY_HANG : 0)) {
			rows++;
			used = width;
		} else {
			used += 1 + width;
		}
		text += length;
	}
	return rows;
}

static bool is_passed(const struct why_line *line)
{
	return line->steps > 0 && line->step.kind == PAIRING_STEP_FLOAT_PASSED;
}

/* Are both of those who were passed over for one floater? */
static bool same_floater(const struct why_line *a, const struct why_line *b)
{
	return is_passed(a) && is_passed(b) && a->step.board == b->step.board &&
		a->step.other == b->step.other &&
		a->step.as.float_passed.way == b->step.as.float_passed.way;
}

/* The sentence that counts those who were passed over for the same floater, or -1. */
static int find_count(const struct why_list *list, int at)
{
	for (int i = 0; i < list->count; i++)
		if (same_floater(&list->lines[i], &list->lines[at]) &&
			list->lines[i].step.proof.passed == PAIRING_PASSED_MORE)
			return i;
	return -1;
}

/* Is it the first of those who were passed over for this floater? */
static bool is_first_passed(const struct why_list *list, int at)
{
	for (int i = 0; i < at; i++)
		if (same_floater(&list->lines[i], &list->lines[at]))
			return false;
	return true;
}

/* How well the others do without it: 0, it stays. */
static int spare(const struct why_list *list, int at)
{
	const struct why_line *line = &list->lines[at];

	if (line->part == WHY_INSTEAD && line->steps == 0)
		return at > 0 && list->lines[at - 1].part == WHY_INSTEAD ? 5 : 2;
	if (line->part == WHY_NATURAL)
		return 3;
	if (line->part == WHY_MET)
		return 1; /* it can be read on the cards */
	if (line->steps == 0)
		return 0;
	switch (line->step.kind) {
	case PAIRING_STEP_LEFT:
		return 7;
	case PAIRING_STEP_EXCHANGE:
		return line->step.proof.passed == PAIRING_PASSED_UNKNOWN ? 6 : 3;
	case PAIRING_STEP_FLOAT_PASSED:
		if (line->step.proof.passed == PAIRING_PASSED_MORE)
			return is_first_passed(list, at) ? 2
							 : 0; /* they may yet be counted in it */
		return is_first_passed(list, at) ? 2 : 5;
	case PAIRING_STEP_KEEPS:
		return 4;
	case PAIRING_STEP_LINKED:
		return 3;
	case PAIRING_STEP_UNMET:
	case PAIRING_STEP_LEVEL:
		return 1;
	default:
		return 0;
	}
}

static void remove_line(struct why_list *list, int at)
{
	list->left_out += !list->lines[at].counts;
	free(list->lines[at].text);
	free(list->lines[at].records);
	list->count--;
	memmove(&list->lines[at], &list->lines[at + 1],
		(size_t)(list->count - at) * sizeof(*list->lines));
}

/* Another count of those of whom nothing is said. */
static enum status put_count(struct why_list *list, const struct cast *cast, int at, int more)
{
	struct why_line *line = &list->lines[at];
	char text[SENTENCE_SIZE], *copy;

	line->step.proof.more += more;
	words_step(cast, &line->step, text, sizeof(text));
	copy = strdup(text);
	if (!copy)
		return STATUS_NO_MEMORY;
	free(line->text);
	line->text = copy;
	return STATUS_OK;
}

/* The rule by which this floater was sought: that of the sentence on him. */
static const char *rule_of_search(const struct why_list *list, int floater)
{
	for (int i = 0; i < list->count; i++) {
		const struct pairing_step *step = &list->lines[i].step;

		if (list->lines[i].steps > 0 && step->player == floater &&
			(step->kind == PAIRING_STEP_FLOAT_DOWN ||
				step->kind == PAIRING_STEP_FLOAT_UP ||
				step->kind == PAIRING_STEP_FLOAT_HISTORY ||
				step->kind == PAIRING_STEP_BYE ||
				step->kind == PAIRING_STEP_LOWEST))
			return step->rule;
	}
	return "";
}

/* Those of this sentence are counted; the sentence that counts them may be this one. */
static enum status fold(struct why_list *list, const struct cast *cast, int at)
{
	const int counted = find_count(list, at), cards = list->lines[at].steps;
	struct pairing_step *step = &list->lines[at].step;
	enum status status;

	if (counted >= 0) {
		status = put_count(list, cast, counted, cards);
		if (status == STATUS_OK)
			remove_line(list, at);
		return status;
	}
	step->rule = rule_of_search(list, step->other);
	step->player = PAIRING_NOBODY;
	step->proof.passed = PAIRING_PASSED_MORE;
	step->proof.term = 0;
	step->proof.entry = !is_first_passed(list, at);
	list->lines[at].steps = 1;
	list->lines[at].counts = true;
	list->left_out++;
	return put_count(list, cast, at, cards);
}

enum status why_list_fit(
	struct why_list *list, const struct cast *cast, const struct why_room *room)
{
	enum status status = STATUS_OK;

	while (status == STATUS_OK) {
		int rows = 0, most = 0, at = -1;

		for (int i = 0; i < list->count; i++)
			rows += why_rows(list->lines[i].text, room->cells);
		for (int i = 0; rows > room->rows && i < list->count; i++)
			if (spare(list, i) > 0 && spare(list, i) >= most) {
				most = spare(list, i);
				at = i;
			}
		if (at < 0)
			return STATUS_OK;
		if (is_passed(&list->lines[at]) &&
			list->lines[at].step.proof.passed != PAIRING_PASSED_MORE)
			status = fold(list, cast, at);
		else
			remove_line(list, at);
	}
	return status;
}
