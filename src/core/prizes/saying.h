/* A sentence on a prize in the making: whom it names, and its parts. */
#ifndef CORE_SAYING_H
#define CORE_SAYING_H

#include "core/prizes/prize_words.h"

struct saying {
	const struct event *event;
	int section;
	const struct award *award;
	const struct award_reason *reason;
	struct line line;
};

void saying_put(struct saying *saying, const char *text);
void saying_money(struct saying *saying, int64_t amount);
/* A player by his short name. */
void saying_name(struct saying *saying, int entrant);
/* What stands before the i-th of so many names: nothing, a comma or "and". */
void saying_joint(struct saying *saying, int i, int count);
/* "100 + 60 + 40 = 200" */
void saying_sum(struct saying *saying);
/* ", 0.02 left over" */
void saying_left_over(struct saying *saying);

/* The i-th prize of a record, and the line of the list that it is of. */
const struct award_slot *award_slot_at(
	const struct award *award, const struct award_reason *reason, int i);
const struct prize *award_prize_of(const struct award *award, const struct award_slot *slot);
/* "2nd to 4th", "1st to 2nd and U2400" */
void award_put_prizes(
	struct line *line, const struct award *award, const struct award_reason *reason);

/* Records of clubs and schools (team_words.c). */
void saying_team(struct saying *saying);
void saying_team_tied(struct saying *saying);
/* Why a prize of theirs is not won. */
void saying_no_team(struct saying *saying, const struct prize *prize);

#endif
