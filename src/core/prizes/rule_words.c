/* By which rules a prize list is paid, in a line above it. */
#include "core/prizes/prize_words.h"

const char *prize_rule_words(enum prize_rule rule)
{
	switch (rule) {
	case PRIZE_BRITISH:
		return "British: equal shares, and the larger of place and class prize";
	case PRIZE_US:
		return "US Chess 32B with the cap of 32B3";
	case PRIZE_US_OLDER:
		return "US Chess 32B in the older wording, without a cap";
	case PRIZE_HORT:
		return "Hort: half by place, the other halves shared";
	case PRIZE_SHARED:
		return "equal shares, and the larger of place and class prize";
	case PRIZE_PLACE:
		return "each the prize of his place by the tie-breaks";
	case PRIZE_RULE_UNSET:
		break;
	}
	return "no rules are set";
}

static void put_money(struct line *line, const char *before, int64_t amount)
{
	char text[MONEY_SIZE];

	line_text(line, before);
	line_text(line, money_text(amount, text));
}

const char *award_rules_words(const struct award *award, char text[REASON_SIZE])
{
	const struct prize_rules *rules = &award->list->rules;
	struct line line;

	line_init(&line, text, REASON_SIZE);
	line_text(&line, prize_rule_words(rules->rule));
	put_money(&line, "; shares down to ", rules->unit);
	if (rules->based_on > 0) {
		line_text(&line, "; ");
		line_int(&line, award->entries);
		line_text(&line, " entries of ");
		line_int(&line, rules->based_on);
		line_text(&line, ": ");
		line_int(&line, award->percent);
		line_text(&line, " % of each prize (32C4)");
	}
	put_money(&line, "; ", award->paid);
	put_money(&line, " of ", award->total);
	line_text(&line, " paid");
	return text;
}
