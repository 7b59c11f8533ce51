/* The forms of the sentences on a board of a CAA draw. */
#include "support/told/caa_forms.h"
#include "support/told/told_apart.h"
#include "support/told/told_forms.h"

/* How a level ends that has an odd number of cards to seat. */
#define ODD \
	"{o:|; with %dg gone up %dl is left, so|; with %dg gone up %dl are left, so|; with %dg gone up %dl are left;|;}" \
	"{v:| one must leave it| one has the bye| both must leave it| two must leave it| three must leave it| four must leave it| %dq must leave it| %dq leave it| it must go down| it has the bye}{z:|; %dq do|, %dh of them as fixed by hand|; %dq do, %dh of them as fixed by hand}{m:|: %tk} ({r:9|9, 19|9, 6|9-11, 13})."
#define WAYS "{w:from the mid-line|from the top|for the bye}"
#define TWO_LEVELS "{l:level %sa|levels %se and %sf|levels %se to %sf}"

/* Those that are met often stand first; of two that fit the first one counts. */
struct told_form caa_forms[] = {
	{"Level %sa has %dn card{x:|s}: %dw White and %db Black seeker{y:|s}{e:|, %du without a colour yet}" ODD,
		caa_said_level, 0, TOLD_OF_LEVEL},
	{"Level %sa has 1 card, a {c:White|Black} seeker" ODD, caa_said_level_of_one, 0,
		TOLD_OF_LEVEL},
	{"Levels %sa and %sb count together: %dw White and %dk Black seekers (17).",
		caa_said_linked, 0, TOLD_OF_LEVEL},
	{CAA_KEEPS, caa_said_keeps, 0, TOLD_OF_LEVEL},
	{"%tn keep their due colour: the claim of each is stronger than that of %pb (16).",
		caa_said_all_keep, 0, TOLD_OF_LEVEL},
	{"Given up: %dn colour{x:|s}, although the count of " TWO_LEVELS
	 " alone asks for {y:none|%dm}{g:|: no draw with floats as few and as near gives up fewer"
	 "|: no draw that keeps what is fixed by hand with floats as few and as near gives up fewer"
	 "|: no draw around the boards made by hand with floats as few and as near gives up fewer} (15, 17).",
		caa_said_count_asks, 0, TOLD_OF_LEVEL},
	{"Given up: one colour. No draw of " TWO_LEVELS
	 " gives {q:both|all %dc} their due (15, 17).",
		caa_said_no_draw_gives, 0, TOLD_OF_LEVEL},
	{"Given up: %dn colours. No draw of " TWO_LEVELS " with %dc cards gives up fewer (15, 17).",
		caa_said_no_draw_gives, 0, TOLD_OF_LEVEL},
	{"%pa goes down from %sf to %st and meets %pb: {k:the only one of his score|%oo below the mid-line|%oo from the mid-line down, then up}, {l:not down last round|although he went down last round} (20).",
		caa_said_goes_down, 0, TOLD_OF_RULES},
	{"%pa comes up from %sf to %st and meets %pb: {k:the only one of his score|%oo from the top}, {l:not up last round|although he came up last round} (21).",
		caa_said_comes_up, 0, TOLD_OF_RULES},
	{"%pa has the bye: {k:the only one of level %ss|%oo below the mid-line of level %ss|%oo of level %ss from the mid-line down, then up} (6).",
		caa_said_bye, 0, TOLD_OF_RULES},
	{"%pa comes before %pf from the top, but he met %pb in round %dr (22).",
		caa_said_passed_met, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf from the top, but have met %pb (22).", caa_said_passed_met, 0,
		TOLD_OF_RULES},
	{"%pa comes before %pf " WAYS ", and {v:goes down|comes up} to %pb ({r:20|21}).",
		caa_said_passed_goes, 0, TOLD_OF_RULES},
	{"%pa comes before %pf from the mid-line, and has the bye (20).", caa_said_passed_goes, 0,
		TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf " WAYS ", and {v:go down|come up} as well ({r:20|21}).",
		caa_said_passed_goes, 0, TOLD_OF_RULES},
	{"%pa crosses the mid-line of level %ss, {k:next to it|%dd card from it|%dd cards from it}{j: (12, 24)|; if he did not, %tc| (12)}.",
		caa_said_crosses, 0, TOLD_OF_RULES},
	{"Level %sa sits by rank{f:|, its floaters aside|, the bye aside} (12).", caa_said_natural,
		0, TOLD_OF_BOARD},
	{"Level %sa by rank{f:|, its floaters aside|, the bye aside}: %tn; on the boards: %tm{u:|, the others by rank} (12).",
		caa_said_natural, 0, TOLD_OF_BOARD},
	{"%pa and %pb each have their due colour (15).", told_each_due, 0, TOLD_OF_COLOUR},
	{"%pa, due {d:White, gets Black|Black, gets White}: his claim (difference %de, %tr) equals that of %pb; {h:the|as a rule the} lower {l:level|card} changes{g:|, here it is the higher} (16, {q:25|advice 11, 25}).",
		caa_said_equal, 0, TOLD_OF_COLOUR},
	{"Level %sa has %dn card{x:|s} without a colour yet" ODD, caa_said_level_without_colour, 0,
		TOLD_OF_LEVEL},
	{"%tn come{z:|s} before %pf for the bye, but {b:neither|none of them} may have it (6).",
		caa_said_passed_barred, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf for the bye, but are spared while others are left (6).",
		caa_said_passed_spared, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf " WAYS ", but with {h:him|either of them|any of them} %tc.",
		caa_said_passed, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf " WAYS " and {h:|each }could {v:go down|come up|have it}: %tc.",
		caa_said_passed, 0, TOLD_OF_RULES},
	{"%pa comes before %pf " WAYS
	 ", but is due {d:White|Black} like %pb (21): {i:with him|he}%tc.",
		caa_said_passed_alike, 0, TOLD_OF_RULES},
	{"%pa comes before %pf " WAYS ", but {i:he}%tc.", caa_said_passed_himself, 0,
		TOLD_OF_RULES},
	{"%pa comes before %pf for the bye, but %tc (6).", caa_said_passed_barred, 0,
		TOLD_OF_RULES},
	{"%dn {m:more |}card{s:|s} come{t:s|} before %pf " WAYS " ({r:20|21|6}).", caa_said_more, 0,
		TOLD_OF_RULES},
	{"%pa meets %pb: {h:nobody else is of their score|the other one of their score floats|the others of their score float} (12).",
		told_alone, 0, TOLD_OF_RULES},
	{"%pa, %ox of the top half, meets %pb, %oy of the bottom half{e: (12)| (12); he would meet %pi by place, but they met in round %dr (1)|; he would meet %pi by place, but then %tc|; by place he would meet %pi: %tc|, not %pi (12)}.",
		caa_said_place, 0, TOLD_OF_RULES},
	{"%pa, %ox of the top half, meets %pb, %oy of the bottom half (12); he would meet %pi by place, but {q:they are of one club, %tk (35)|both had a half-point bye in round 1 (37)|their game was defaulted (39)}.",
		caa_said_place, 0, TOLD_OF_RULES},
	{"%ta (23).", caa_said_left, 0, TOLD_OF_LEVEL},
	{"%pa has his due colour; %pb had none yet (15).", told_one_due, 0, TOLD_OF_COLOUR},
	{"%pa, due {d:White, gets Black|Black, gets White}{s:| all the same}: his claim (%tx) is {w:weaker|stronger} than that of %pb (%ty) (16).",
		caa_said_weaker, 0, TOLD_OF_COLOUR},
	{"%pa and %pb have had no colour yet: the lot and the number of the board (%dn) give it (8).",
		caa_said_lot, 0, TOLD_OF_COLOUR},
	{"%pa has met %tb on %sc (1).", told_met_levels, 0, TOLD_OF_RULES},
	{"%pa stands on %sb, but if %pc met him, %td.", told_stands_on, 0, TOLD_OF_RULES},
	{"%db {m:more |}on %sc {h:has|have} not met %pa (1).", told_not_met, 0, TOLD_OF_RULES},
	{"%pa stands lower than %pb, but {i:he}%tc.", caa_said_stands_himself, 0, TOLD_OF_RULES},
	{"%ta {s:stand|stands} lower than %pb, but if {h:he|either|any of them} {k:went down|had the bye}, %tc.",
		told_stands_lower, 0, TOLD_OF_RULES},
	{"By %tb alone the draw is worse than that of the rules: %ta.", told_part_is_worse, 0,
		TOLD_OF_RULES},
	{"By %tb alone the rules see no difference; other boards make the draw worse than that of the rules: %ta.",
		told_part_is_as_good, 0, TOLD_OF_RULES},
	{"The mid-line goes by the random order %dn, not by grade (30).", caa_said_random, 0,
		TOLD_OF_BOARD},
	{"Note: %pa and %pb meet, although %tw ({r:35|37|39}){n:|; the rules have no better draw|; otherwise %tc}.",
		caa_said_avoided, 0, TOLD_OF_BOARD},
	{"With %pa against %pb, %pc and %pd would be left to each other, {k:who|and} %tw.",
		told_apart_left, 0, TOLD_OF_RULES},
	{"%ta (1).", told_met, 0, TOLD_OF_BOARD},
};

const int caa_forms_count = (int)(sizeof(caa_forms) / sizeof(caa_forms[0]));
