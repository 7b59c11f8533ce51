/* The order of the standings and the edition of its rules, among the settings. */
#ifndef APP_SETTINGS_TIES_H
#define APP_SETTINGS_TIES_H

#include "app/settings/change.h"
#include "core/particulars/particular.h"

/*
 * A list of tie-breaks, as particular_take keeps it, becomes what standings read: "BH:C1, sb" is
 * BH/C1,SB; "usual", and what is usual for the rule book, is nothing. STATUS_BAD_INPUT: there is no
 * such tie-break; STATUS_REFUSED: the section is ranked by none.
 */
enum status ties_take(const struct changing *changing, char kept[PARTICULAR_SIZE]);

/* STATUS_REASON: the action changes them after play has begun, and no reason is given. */
enum status ties_check_reason(const struct changing *changing, const char *reason);

/*
 * Does a tie-break of the order part nobody: one that counts ratings where somebody has none, or
 * what the arbiter enters where nothing is entered? Then the sentence about the first of them.
 */
bool ties_doubt(const struct event *event, int section, char *doubt, size_t size);

#endif
