/* What was missed in practice by steps, in the order of the rules. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/practice/stepping.h"

/* The rule that decides the step: the first of those that it names. */
static void find_rule(const struct stepping *stepping, int question, char rule[STEP_RULE_SIZE])
{
	const char *rules = stepping->deal.steps[stepping->questions.list[question].step].rule;

	words_put(rule, STEP_RULE_SIZE, "%.*s", (int)strcspn(rules, ","), rules);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "9" before "12", "C9" before "C12". */
static int compare_rules(const char *a, const char *b)
{
	while (*a && *b) {
		if (is_digit(*a) && is_digit(*b)) {
			char *end_a, *end_b;
			const long x = strtol(a, &end_a, 10), y = strtol(b, &end_b, 10);

			if (x != y)
				return x < y ? -1 : 1;
			a = end_a;
			b = end_b;
		} else if (*a != *b) {
			break;
		} else {
			a++;
			b++;
		}
	}
	return (unsigned char)*a - (unsigned char)*b;
}

static bool is_missed(const struct stepping *stepping, int question)
{
	const enum step_mark mark = stepping->asked[question].mark;

	return mark == STEP_SECOND || mark == STEP_SHOWN;
}

/* The place of a rule among those of the sheet, where it is made if it is not there. */
static struct missed_rule *place_of(struct step_sheet *sheet, const char *rule)
{
	int at = 0;

	while (at < sheet->count && compare_rules(sheet->rules[at].rule, rule) < 0)
		at++;
	if (at == sheet->count || compare_rules(sheet->rules[at].rule, rule) != 0) {
		memmove(&sheet->rules[at + 1], &sheet->rules[at],
			(size_t)(sheet->count - at) * sizeof(*sheet->rules));
		sheet->rules[at] = (struct missed_rule){.missed = 0};
		words_put(sheet->rules[at].rule, STEP_RULE_SIZE, "%s", rule);
		sheet->count++;
	}
	return &sheet->rules[at];
}

static void count_marks(const struct stepping *stepping, struct step_sheet *sheet)
{
	char rule[STEP_RULE_SIZE];

	for (int i = 0; i < stepping->questions.count; i++) {
		const enum step_mark mark = stepping->asked[i].mark;

		sheet->answered += mark != STEP_UNASKED;
		sheet->right += mark == STEP_RIGHT;
		sheet->second += mark == STEP_SECOND;
		sheet->shown += mark == STEP_SHOWN;
		find_rule(stepping, i, rule);
		if (is_missed(stepping, i))
			place_of(sheet, rule)->missed++;
	}
}

/* The questions of each rule that were missed, and how many were answered. */
static void list_questions(const struct stepping *stepping, struct step_sheet *sheet)
{
	char rule[STEP_RULE_SIZE];
	int listed = 0;

	for (int k = 0; k < sheet->count; k++) {
		sheet->rules[k].first = listed;
		for (int i = 0; i < stepping->questions.count; i++) {
			find_rule(stepping, i, rule);
			if (stepping->asked[i].mark == STEP_UNASKED ||
				compare_rules(rule, sheet->rules[k].rule) != 0)
				continue;
			sheet->rules[k].asked++;
			if (is_missed(stepping, i))
				sheet->questions[listed++] = i;
		}
	}
}

enum status step_sheet_make(const struct stepping *stepping, struct step_sheet *sheet)
{
	const size_t room = (size_t)stepping->questions.count + 1;
	struct step_sheet made = {.rules = calloc(room, sizeof(*made.rules)),
		.questions = calloc(room, sizeof(*made.questions))};

	if (!made.rules || !made.questions) {
		step_sheet_done(&made);
		return STATUS_NO_MEMORY;
	}
	count_marks(stepping, &made);
	list_questions(stepping, &made);
	*sheet = made;
	return STATUS_OK;
}

void step_sheet_done(struct step_sheet *sheet)
{
	free(sheet->rules);
	free(sheet->questions);
	*sheet = (struct step_sheet){.count = 0};
}

void step_sheet_sum(const struct step_sheet *sheet, char *text, size_t size)
{
	if (sheet->answered == 0)
		words_put(text, size, "No question was answered.");
	else if (sheet->right == sheet->answered)
		words_put(text, size, "%d question%s, %s.", sheet->answered,
			words_plural(sheet->answered),
			sheet->answered == 1 ? "right at once" : "all right at once");
	else
		words_put(text, size,
			"%d question%s: %d right at once, %d at the second try, %d shown.",
			sheet->answered, words_plural(sheet->answered), sheet->right, sheet->second,
			sheet->shown);
}

void step_sheet_rule(const struct missed_rule *rule, char *text, size_t size)
{
	const bool named = rule->rule[0] >= 'a' && rule->rule[0] <= 'z';

	words_put(text, size, "%s%s: %d of %d missed",
		rule->rule[0] == '\0' ? "No rule named"
			: named       ? ""
				      : "Rule ",
		rule->rule, rule->missed, rule->asked);
}

void step_sheet_missed(const struct stepping *stepping, int question, char *text, size_t size)
{
	const struct step_asked *asked = &stepping->asked[question];
	const struct deal_step *step =
		&stepping->deal.steps[stepping->questions.list[question].step];
	char who[WHO_SIZE], words[DEAL_STEP_WORDS];

	text[0] = '\0';
	for (int i = 0; i < asked->nwrong; i++) {
		const size_t used = strlen(text);

		words_put(text + used, size - used, "%s%s", i == 0 ? "Not " : ", not ",
			stepping_who(stepping, asked->wrong[i], who));
	}
	words_put(text + strlen(text), size - strlen(text), "%s%s", asked->nwrong > 0 ? ": " : "",
		deal_step_words(step, words));
}
