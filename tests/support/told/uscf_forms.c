/* The forms of the sentences on a board of a US Chess draw. */
#include "support/told/uscf_forms.h"

#include "support/told/caa_forms.h"
#include "support/told/told_forms.h"
#include "support/told/told_level.h"

#define POINTS "(%dk point{x:|s} between them)"
#define COLOUR "{c:White|Black}"
/* What it costs him who does not get the colour. */
#define COST \
	"{z:|; the colours of %pf do not alternate|; the colours of %pf are not equalised|; it is" \
	" the third game running with one colour for %pf} (%tr)."

/* Those that are met often stand first; of two that fit the first one counts. */
struct told_form uscf_forms[] = {
	{"Score group %sa has %dn player{x:|s}: %dw due White, %db due Black{e:|, %du due neither} (29A).",
		told_level, 0, TOLD_OF_LEVEL},
	{"Score group %sa has 1 player, due " COLOUR " (29A).", told_level_of_one, 0,
		TOLD_OF_LEVEL},
	{"Score group %sa has %dn player{x:, without|s, none with} a colour yet (29A).",
		told_level_without_colour, 0, TOLD_OF_LEVEL},
	{"%pa is the odd player of score group %ss and meets %pb (29D1).", uscf_said_odd, 0,
		TOLD_OF_RULES},
	{"%pa is the odd player of score group %ss and meets %pb; %pi is the one to drop " POINTS
	 "{y:, but|, and} %tw (29D1).",
		uscf_said_odd_for, 0, TOLD_OF_RULES},
	{"%pa is the highest of score group %ss whom %pb can meet{k:|; %pc stands higher and has the bye} (29D1).",
		uscf_said_highest, 0, TOLD_OF_RULES},
	{"%pa of score group %ss meets the odd player %pb; %pi stands before him " POINTS
	 "{y:, but|, and} %tw ({q:29D1|29D1, 29D2}).",
		uscf_said_opponent_for, 0, TOLD_OF_RULES},
	{"%pa would drop before %pb, but {k:there is nobody in the next score group whom he may meet|then %pc and %pd would be left, who met in round %dr|then %pc and %pd would be left, who may not meet|then nobody in their score group would be left for %pc to meet|then the others of their score group could not all meet each other} (29D1a).",
		uscf_said_stays, 0, TOLD_OF_RULES},
	{"%tn leave score group %ss together{k:: they met in round %dr, and no pairing of the group leaves fewer over|: no pairing of the group that the rules allow leaves fewer over|, though the group by itself could keep %dg of them: with fewer a rule that comes first would be broken further down|, %dh of them as fixed by hand, though the group by itself could keep %dg of them|, though the group by itself could keep %dg of them} (29D2).",
		uscf_said_together, 0, TOLD_OF_RULES},
	{"%pa and %pb are the natural pairing{k:: each %oo in his half of the group|: nobody else of their score is left| of what is left} (29C1).",
		uscf_said_natural, 0, TOLD_OF_RULES},
	{"%pa stands opposite %pb, but {k:they met in round %dr: the nearest pairing without that is the natural one|one would have a third colour running} (29C2).",
		uscf_said_opposite, 0, TOLD_OF_RULES},
	{"%pa stands opposite %pb, who {w:is|was} needed {k:for|where others make room for} %pd: he and %pe, who stand opposite each other, {p:met in round %dr|are team-mates|would leave one with a third colour running}{z:|, and the switch brings him back} (29C2).",
		uscf_said_needed, 0, TOLD_OF_RULES},
	{"%pa meets %pb; the natural pairing has him against %pc and %pe against %pd: {k:a transposition|an interchange} of %dn point{x:|s}, it %tw (%tr).",
		uscf_said_switch, 0, TOLD_OF_RULES},
	{"Score group %sa sits half by half{f:|, its odd players aside|, the bye aside} (29C1).",
		uscf_said_group, 0, TOLD_OF_RULES},
	{"Score group %sa half by half{f:|, its odd players aside|, the bye aside}: %tn; on the boards: %tm{u:|, the others half by half} (29C1).",
		uscf_said_group, 0, TOLD_OF_RULES},
	{"%pa and %pb are both due " COLOUR
	 ": %pd gets it, as his colours are %dx apart and those of %pe {k:even|only %dy}" COST,
		uscf_said_conflict, 0, TOLD_OF_RULES},
	{"%pa and %pb are both due " COLOUR
	 ": %pd gets it, as in round %dn, the last in which their colours differ, {h:he|%pe} had {w:White|Black}" COST,
		uscf_said_conflict, 0, TOLD_OF_RULES},
	{"%pa and %pb are both due " COLOUR ": %pd gets it by %tl" COST, uscf_said_conflict, 0,
		TOLD_OF_RULES},
	{"%pa and %pb each have their due colour (29E3a).", told_each_due, 0, TOLD_OF_COLOUR},
	{"%pa and %pb have had no colour yet: the lot and the number of the board (%dn) give it (29E2).",
		caa_said_lot, 0, TOLD_OF_COLOUR},
	{"%pa has met %tb on %sc (27A1).", told_met_levels, 0, TOLD_OF_RULES},
	{"%pa stands on %sb, but if %pc met him, %td.", told_stands_on, 0, TOLD_OF_RULES},
	{"%pa has his due colour; %pb had none yet (29E3a).", told_one_due, 0, TOLD_OF_COLOUR},
	{"%pa has the bye: the lowest rated in score group %ss who may have it{e:|, of equal ratings the lower by rank} (28L2).",
		uscf_said_bye, 0, TOLD_OF_RULES},
	{"%pa of score group %ss has the bye, although he has had {h:or booked a half-point bye|%dk full point without a game|%dk full points without a game}; %dn stood before him in the order of the bye ({r:28L2, 28L3|28L2, 28L4}).",
		uscf_said_bye_against, 0, TOLD_OF_RULES},
	{"%pa of score group %ss has the bye; %dn who may have it stood before him in the order of the bye ({r:28L2|28L2, 28L2a}).",
		uscf_said_bye_place, 0, TOLD_OF_RULES},
	{"%pa of score group %ss has the bye: everybody has had a full point without a game, and of those with the fewest (%dn) he comes first (28L2, 28L3).",
		uscf_said_bye_fewest, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf for the bye, but with {h:him|either of them|any of them} %tc.",
		uscf_said_passed, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf for the bye, but {b:neither|none of them} may have it (%tr).",
		uscf_said_barred, 0, TOLD_OF_RULES},
	{"%pa comes before %pf for the bye, but %tc ({r:28L3|28L4}).", uscf_said_barred, 0,
		TOLD_OF_RULES},
	{"%dn {m:more |}card{s:|s} come{t:s|} before %pf for the bye (28L2).", uscf_said_more, 0,
		TOLD_OF_RULES},
	{"%db {m:more |}on %sc {h:has|have} not met %pa (27A1).", told_not_met, 0, TOLD_OF_RULES},
	{"Note: after this draw the next round cannot be paired without a repeat (29L).",
		uscf_said_dead_end, 0, TOLD_OF_RULES},
	{"Broken: %pa may not have the bye: he %tc ({r:28L3|28L4}); the rules have no better draw.",
		uscf_said_broken_bye, 0, TOLD_OF_RULES},
	{"%pa and %pb have met in round %dr already: no draw without a repeat is left (27A1).",
		uscf_said_repeat, 0, TOLD_OF_RULES},
	{"%ta (27A1).", told_met, 0, TOLD_OF_BOARD},
};

const int uscf_forms_count = (int)(sizeof(uscf_forms) / sizeof(uscf_forms[0]));
