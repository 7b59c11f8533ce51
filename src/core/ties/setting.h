/*
 * By which tie-breaks a section is ranked, and by which edition of the regulations they count: as
 * its particulars say, else as usual for its rule book and by the last day of the event.
 */
#ifndef CORE_TIES_SETTING_H
#define CORE_TIES_SETTING_H

#include "core/ties/code.h"
#include "core/ties/field.h"

struct ties_setting {
	struct ties_order order;
	enum ties_rules rules;
	bool all_play_all;         /* by the rule book */
	bool order_set, rules_set; /* by a particular, not as usual */
	/*
	 * the section came with an order (202, 212) that is not counted here: why; the usual one
	 * holds
	 */
	struct error trouble;
};

struct ties_setting ties_setting_of(const struct event *event, int section);

/*
 * An order that is asked for, in place of that of a setting. STATUS_BAD_INPUT also for Buchholz in
 * an all-play-all (C.07 8); nothing is changed then.
 */
enum status ties_setting_take(const char *list, struct ties_setting *setting, struct error *error);

/* The usual order of its rule book, in US events that of an all-play-all there (US 34E). */
struct ties_order ties_usual_order(const struct event *event, int section);

/* 2022, 2023, 2024, 2026; and back, false if there is no edition of that year. */
int ties_rules_year(enum ties_rules rules);
bool ties_rules_of_year(const char *text, enum ties_rules *rules);

/* The edition in force on a day, "2026/03/01" or "1.3.2026"; of no such day the last one. */
enum ties_rules ties_rules_on(const char *day);

#endif
