/*
 * By which tie-breaks a section is ranked, and by which edition of the regulations they count: as
 * its kept lines say (records 202 and 212 of a report, "### drawboard: tie-break-rules 2024"), else
 * as usual for its rule book and by its last day (052).
 */
#ifndef CORE_TIES_SETTING_H
#define CORE_TIES_SETTING_H

#include "core/ties/code.h"
#include "core/ties/field.h"

struct ties_setting {
	struct ties_order order;
	enum ties_rules rules;
	bool all_play_all;         /* by the rule book */
	bool order_set, rules_set; /* by a line, not as usual */
	/* the line of the order names what is not counted here: why, and the usual order holds */
	struct error trouble;
};

struct ties_setting ties_setting_of(const struct event *event, int section);

/* The usual order of a rule book, by its id. */
struct ties_order ties_usual_order(const char *system);

/* The line that sets the edition, without its year. */
#define TIES_RULES_LINE "### drawboard: tie-break-rules "

/* 2022, 2023, 2024, 2026; and back, false if there is no edition of that year. */
int ties_rules_year(enum ties_rules rules);
bool ties_rules_of_year(const char *text, enum ties_rules *rules);

/*
 * The edition in force on a day, "2026/03/01" or "1.3.2026"; of no day that can be read the last
 * one.
 */
enum ties_rules ties_rules_on(const char *day);

/* The row of a kept line that begins so, of its first part; NULL: there is none. */
const struct kept *ties_kept_line(const struct event *event, int section, const char *begin);

#endif
