/* Checks of sentences that several rule books have. */
#ifndef SUPPORT_TOLD_TOLD_FORMS_H
#define SUPPORT_TOLD_TOLD_FORMS_H

#include "support/told/told.h"

/* "%pa and %pb each have their due colour", "%pa has his due colour; %pb had none yet" */
void told_each_due(const struct told *told);
void told_one_due(const struct told *told);

/* "%pa meets %pb: {h:nobody else is of their score|the others of their score float}" */
void told_alone(const struct told *told);
/* "{f:|, its floaters aside|, the bye aside}" of the level with this score */
void told_aside(const struct told *told, int score);

/* "on the boards: 3-8, 5-12{u:|, the others by rank}": of so many pairs so many are otherwise */
void told_others(const struct told *told, int changes, int pairs);

/*
 * "Note: ... meet, although %tw (7){n:|; the rules have no better draw|; otherwise %tc}": what it
 * would cost to keep the two apart
 */
void told_parted(const struct told *told, int card, int other);

/* "12 Low has met 3, 4 and 5; 1 Fox has met nobody": all before the rule in %ta */
void told_met(const struct told *told);
/* "%pa has met %tb on %sc": "3 Fox (round 1), the only other one on 2½; all 7 on 2" */
void told_met_levels(const struct told *told);
/* "%pa stands on %sb, but if %pc met him, %td"; "%db {m:more |}on %sc {..} not met %pa" */
void told_stands_on(const struct told *told);
void told_not_met(const struct told *told);
/* "%ta {..} lower than %pb, but if {..} {k:went down|had the bye}, %tc" */
void told_stands_lower(const struct told *told);

/* "%ta in the draw that was imported{c:| with these colours}: by the rules %tb" */
void told_imported(const struct told *told);
/* The boards of a draw in the order of publication; returns how many. */
int told_publish(const struct told *told, const struct pairing_draw *draw,
	struct pairing_board boards[FACTS_PINS]);

/* "3 Fox would meet 4 Drew on board 5", "would have the bye", "would have White" */
void told_check_by_rules(const struct told *told, const char *part);
/* "...: the rules leave no draw for this round" */
void told_no_draw(const struct told *told);
/* "The draw on the board is worse than that of the rules: %ta" */
void told_draw_is_worse(const struct told *told);
/*
 * "By %tb alone the draw is worse than that of the rules: %ta"; "... see no difference; ...: %ta"
 */
void told_part_is_worse(const struct told *told);
void told_part_is_as_good(const struct told *told);

/* "Broken: %pa may not have the bye: he %tc" */
void told_broken_bye(const struct told *told);

/*
 * "Note: %pa (each of %pa and %pb) gets the same colour a %oo time running|a difference of %dm ..."
 */
void told_note(const struct told *told);

/* "%tn stood before %pf {w:..}, and {goes down to %pb|has the bye|go down as well}" */
void told_goes_as_well(const struct told *told);

/* "%pa and %pb" have met in round %dr, and would meet */
bool told_have_met(const struct told *told, int card, int other, int round);

#endif
