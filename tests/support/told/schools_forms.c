/* The forms of the sentences on a board of a draw by the Schools' rules. */
#include "support/told/schools_forms.h"

#include "support/told/caa_forms.h"
#include "support/told/told_apart.h"
#include "support/told/told_forms.h"
#include "support/told/told_level.h"

#define WAYS "{w:from the end of the list|for the bye}"
#define TIMES(word, key, number) word " {" key ":|once|twice|" number " times}"
#define DOWN TIMES("down", "d", "%dg")
#define UP TIMES("up", "u", "%dh")
#define FLOATS "%pa {k:goes down|comes up} from %sf to %st and meets %pb; "
/* Why he does not meet the one at his own place. */
#define IDEAL(rule) \
	"{e: (" rule ")| (" rule "); he would meet %pi by place, but they met in round %dr (1)|;" \
	" he would meet %pi by place, but then %tc|; by place he would meet %pi: %tc|, not %pi (" rule \
	")}."
#define AVOIDED(rule) \
	" (" rule "); he would meet %pi by place, but {q:they are of one school (7)|" \
	"both are top players (3)|both had a half-point bye in round 1 (29)|" \
	"their game was defaulted (30)}."

/* Those that are met often stand first; of two that fit the first one counts. */
struct told_form schools_forms[] = {
	{"Level %sa has %dn card{x:|s}: %dw White and %db Black seeker{y:|s}{e:|, %du without a colour yet} (10).",
		told_level, 0, TOLD_OF_LEVEL},
	{"Level %sa has 1 card, a {c:White|Black} seeker (10).", told_level_of_one, 0,
		TOLD_OF_LEVEL},
	{"Level %sa has %dn card{x:|s} without a colour yet (10).", told_level_without_colour, 0,
		TOLD_OF_LEVEL},
	{FLOATS "he has not floated before ({r:20|21}).", schools_said_float, 0, TOLD_OF_RULES},
	{FLOATS "before, he floated " DOWN " ({r:20|21}).", schools_said_float, 0, TOLD_OF_RULES},
	{FLOATS "before, he floated " UP " ({r:20|21}).", schools_said_float, 0, TOLD_OF_RULES},
	{FLOATS "before, he floated " DOWN " and " UP " ({r:20|21}).", schools_said_float, 0,
		TOLD_OF_RULES},
	{"%pa has the bye: %oo from the bottom of level %ss (4).", schools_said_bye, 0,
		TOLD_OF_RULES},
	{"%pa comes before %pf from the end of the list, but he met %pb in round %dr (1).",
		caa_said_passed_met, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf from the end of the list, but have met %pb (1).",
		caa_said_passed_met, 0, TOLD_OF_RULES},
	{"%pa comes before %pf from the end of the list, and {v:goes down|comes up} to %pb ({r:20|21}).",
		caa_said_passed_goes, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf from the end of the list, and {v:go down|come up} as well ({r:20|21}).",
		caa_said_passed_goes, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf from the end of the list, but with {h:him|either of them|any of them} two of one school would meet (7).",
		schools_said_passed_mates, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf " WAYS ", but with {h:him|either of them|any of them} %tc.",
		schools_said_passed, 0, TOLD_OF_RULES},
	{"%pa meets %pb: {h:nobody else is of their score|the other one of their score floats|the others of their score float} ({r:6|10}).",
		told_alone, 0, TOLD_OF_RULES},
	{"%pa, %ox of those with White, meets %pb, %oy of those with Black" IDEAL("10"),
		schools_said_seekers, 0, TOLD_OF_RULES},
	{"%pa, %ox of those with White, meets %pb, %oy of those with Black" AVOIDED("10"),
		schools_said_seekers, 0, TOLD_OF_RULES},
	{"%pa, %ox of the top half{t:| after the exchange}, meets %pb, %oy of the bottom half{s:| after it}" IDEAL(
		 "6"),
		schools_said_halves, 0, TOLD_OF_RULES},
	{"%pa, %ox of the top half{t:| after the exchange}, meets %pb, %oy of the bottom half{s:| after it}" AVOIDED(
		 "6"),
		schools_said_halves, 0, TOLD_OF_RULES},
	{"Level %sa sits by {k:the order of its seekers|rank}{f:|, its floaters aside|, the bye aside} ({r:10|6}).",
		schools_said_natural, 0, TOLD_OF_BOARD},
	{"Level %sa by {k:the order of its seekers|rank}{f:|, its floaters aside|, the bye aside}: %tn; on the boards: %tm{u:|, the others by the order of its seekers|, the others by rank} ({r:10|6}).",
		schools_said_natural, 0, TOLD_OF_BOARD},
	{"%pa and %pb each have their due colour (11).", told_each_due, 0, TOLD_OF_COLOUR},
	{"%pa, due {d:White, gets Black|Black, gets White}{s:| all the same}: his claim (%tx) is {w:weaker|stronger} than that of %pb (%ty) (12).",
		caa_said_weaker, 0, TOLD_OF_COLOUR},
	{"%pa, due {d:White, gets Black|Black, gets White}: his claim (difference %de, %tr) equals that of %pb; {h:the|as a rule the} lower {l:level} changes{g:|, here it is the higher} (12).",
		caa_said_equal, 0, TOLD_OF_COLOUR},
	{"%pa does not get his due colour: his claim equals that of %pb, {k:and the top player keeps his|and the lot decides|although he is the top player|although the lot gives it to him} (24).",
		schools_said_equal, 0, TOLD_OF_COLOUR},
	{"%pa and %pb have had no colour yet: the lot and the number of the board (%dn) give it (6).",
		caa_said_lot, 0, TOLD_OF_COLOUR},
	{"%pa has met %tb on %sc (1).", told_met_levels, 0, TOLD_OF_RULES},
	{"%pa stands on %sb, but if %pc met him, %td.", told_stands_on, 0, TOLD_OF_RULES},
	{"%db {m:more |}on %sc {h:has|have} not met %pa (1).", told_not_met, 0, TOLD_OF_RULES},
	{"Note: %pa and %pb meet, although %tw ({r:7|3|27|29|30}){n:|; the rules have no better draw|; otherwise %tc}.",
		schools_said_avoided, 0, TOLD_OF_BOARD},
	{"Of the {c:White|Black} seekers of level %ss: %tn ({r:1, 2a, 7|2a, 7|1}).",
		schools_said_barred, 0, TOLD_OF_BOARD},
	{"%pa has his due colour; %pb had none yet (11).", told_one_due, 0, TOLD_OF_COLOUR},
	{"%pa comes before %pf from the end of the list, and has the bye (20).",
		caa_said_passed_goes, 0, TOLD_OF_RULES},
	{"%tn come{z:|s} before %pf for the bye, but {b:neither|none of them} may have it (4).",
		caa_said_passed_barred, 0, TOLD_OF_RULES},
	{"%tn come before %pf for the bye, but are spared while others are left (4).",
		caa_said_passed_spared, 0, TOLD_OF_RULES},
	{"%pa comes before %pf " WAYS ", but {i:he}%tc.", schools_said_passed_himself, 0,
		TOLD_OF_RULES},
	{"%pa comes before %pf for the bye, but %tc (4).", caa_said_passed_barred, 0,
		TOLD_OF_RULES},
	{"With %pa against %pb, %pc and %pd would be left to each other, {k:who|and} %tw.",
		told_apart_left, 0, TOLD_OF_RULES},
	{"%ta (1).", told_met, 0, TOLD_OF_BOARD},
};

const int schools_forms_count = (int)(sizeof(schools_forms) / sizeof(schools_forms[0]));
