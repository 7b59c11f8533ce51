/* The forms of the sentences on a board of a US Chess draw, each with its check. */
#ifndef SUPPORT_TOLD_USCF_FORMS_H
#define SUPPORT_TOLD_USCF_FORMS_H

#include "support/reference/us_seats.h"
#include "support/told/told.h"

extern struct told_form uscf_forms[];
extern const int uscf_forms_count;

/* The terms of the library's score; those that count something are counted again. */
extern const struct reference_rules uscf_counted;

/* The records of the round as the US tests read them, and the draw on the boards. */
struct uscf_told {
	struct us_section section;
	struct us_seats seats;
};
void uscf_tonight(const struct told *told, struct uscf_told *round);
/* The player in a hole, as an index of the input. */
int uscf_player(const struct told *told, char key);

/* Odd players, and the bye. */
void uscf_said_odd(const struct told *told);
void uscf_said_odd_for(const struct told *told);
void uscf_said_highest(const struct told *told);
void uscf_said_opponent_for(const struct told *told);
void uscf_said_stays(const struct told *told);
void uscf_said_together(const struct told *told);
void uscf_said_bye(const struct told *told);
void uscf_said_bye_place(const struct told *told);
void uscf_said_bye_against(const struct told *told);
void uscf_said_bye_fewest(const struct told *told);
void uscf_said_passed(const struct told *told);
void uscf_said_limit(const struct told *told);
void uscf_said_more(const struct told *told);
void uscf_said_barred(const struct told *told);
void uscf_said_broken_bye(const struct told *told);

/* Boards inside a group, and colours. */
void uscf_said_natural(const struct told *told);
void uscf_said_opposite(const struct told *told);
void uscf_said_needed(const struct told *told);
void uscf_said_switch(const struct told *told);
void uscf_said_group(const struct told *told);
void uscf_said_conflict(const struct told *told);
void uscf_said_repeat(const struct told *told);
void uscf_said_dead_end(const struct told *told);

#endif
