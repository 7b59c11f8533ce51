/* The records of an answer to "why not": do they say what its sentences say? */
#include "support/told/told_wish_record.h"

#include <stdio.h>
#include <string.h>

static bool names_wish(const struct wish *wish, const struct whynot_record *record)
{
	return record->player == wish->pin &&
		record->other == (wish->kind == WISH_MEET ? wish->other : 0);
}

/* Does a sentence cite the rule of its record? */
static bool cites(const char *sentence, const char *rule)
{
	char cited[WHYNOT_RULE + 4];

	snprintf(cited, sizeof(cited), "(%s)", rule);
	return rule[0] == '\0' ? sentence[strlen(sentence) - 2] != ')'
			       : strstr(sentence, cited) != NULL;
}

/* The term that decides, from what to what; and nobody of it on both sides. */
static void check_term(const struct told *told, const struct whynot_record *record,
	const struct told_difference *difference)
{
	const struct why_proof *proof = &record->proof;

	told_true(told, proof->term != NULL && difference->term != NULL, "a term that decides");
	told_true(told, proof->level == difference->term->level, "of that score");
	told_true(told,
		strcmp(proof->term, difference->term->name) == 0 ||
			strcmp(proof->term, pairing_term_row(PAIRING_TERM_BYE_DOWNFLOAT)->name) ==
				0,
		"the term that decides");
	told_true(told, (proof->after < proof->before) == difference->better, "better or worse");
}

static void check_besides(
	const struct told *told, const struct wish *wish, const struct whynot *answer)
{
	bool worse = false, better = false;

	for (int i = 0; i < answer->nbesides; i++) {
		const struct whynot_record *record = &answer->besides_records[i];
		const bool is_better = record->proof.after < record->proof.before;

		told_true(told, names_wish(wish, record) && record->proof.term != NULL,
			"a term of the wish");
		told_true(told, record->proof.before != record->proof.after, "that differs");
		told_true(told, strcmp(record->proof.says, is_better ? "better" : "worse") == 0,
			"better or worse");
		worse = worse || !is_better;
		better = better || is_better;
	}
	told_true(told, better || !strstr(answer->besides, "etter, but"), "a better one is listed");
	told_true(told, worse || !strstr(answer->besides, "orse: "), "a worse one is listed");
}

void told_check_wish_record(const struct told *told, const struct wish *wish,
	const struct whynot *answer, const struct told_difference *difference)
{
	static const char *const says[] = {[WHYNOT_SO] = "so already",
		[WHYNOT_WORSE] = "worse",
		[WHYNOT_EQUAL] = "equal",
		[WHYNOT_BETTER_THAN_HAND] = "better",
		[WHYNOT_SETTLED] = "settled before"};
	const struct whynot_record *record = &answer->record;

	told_true(told, record->proof.says != NULL, "it says something");
	if (answer->answer == WHYNOT_IMPOSSIBLE) {
		told_true(told, cites(answer->verdict, record->rule), "the rule that forbids");
		told_true(told, strcmp(answer->rule, record->rule) == 0, "one rule");
		return;
	}
	told_true(told, strcmp(record->proof.says, says[answer->answer]) == 0, "what it says");
	told_true(told, names_wish(wish, record), "of the wish");
	if (answer->answer == WHYNOT_SO || answer->answer == WHYNOT_EQUAL) {
		told_true(told, record->rule[0] == '\0' && !record->proof.term, "by no rule");
		return;
	}
	told_true(told, cites(answer->verdict, record->rule), "the rule that decides");
	check_term(told, record, difference);
	check_besides(told, wish, answer);
}
