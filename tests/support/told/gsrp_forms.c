/* The forms of the sentences on a board of a club evening. */
#include "support/told/gsrp_forms.h"

#include "support/told/told_forms.h"

/* Those that are met often stand first; of two that fit the first one counts. */
struct told_form gsrp_forms[] = {
	{"%pa stands %oo of %dn tonight: GSRP %dg.%dh{k: from 1 game| from %dm games|, no game yet} (B).",
		gsrp_said_listed, 0, TOLD_OF_RULES},
	{"%pa stands %oo of %dn tonight{k: with grade %dg|: unrated, so in the middle of the list} (A).",
		gsrp_said_listed_first, 0, TOLD_OF_RULES},
	{"%pa meets %pb{k:, the next in the list|: the one between them plays higher in the list|: the %dn between them play higher in the list|, the next lower one whom he may meet} ({r:A|B}).",
		gsrp_said_next, 0, TOLD_OF_RULES},
	{"%pa would meet %pb by place, but {k:they met|their game was defaulted} on evening %dr (B).",
		gsrp_said_met, 0, TOLD_OF_RULES},
	{"Down the list %dn would be left over, so the nearest are matched: %pa and %pb, %dd place{x:|s} apart (closest).",
		gsrp_said_nearest, 0, TOLD_OF_RULES},
	{"%pa has White: on the first evening the stronger, %pb, has Black (A).",
		gsrp_said_first_white, 0, TOLD_OF_RULES},
	{"%pa has White: his Whites less his Blacks are %tx, those of %pb %ty (colours).",
		gsrp_said_balance, 0, TOLD_OF_RULES},
	{"%pa has White: the balances are equal, and he had {d:Black|White|no colour} last, %pb had {e:Black|White|no colour} (colours).",
		gsrp_said_last, 0, TOLD_OF_RULES},
	{"%pa has White by the lot: neither balance nor last colour tells him from %pb (colours).",
		gsrp_said_lot, 0, TOLD_OF_RULES},
	{"%pa has volunteered to sit out, but {k:%pb is asked before him and does|without him fewer could play|without him and %pb, who is asked before him, fewer could play|without him and the %dn who are asked before him and do, fewer could play} (sit-outs).",
		gsrp_said_volunteer_plays, 0, TOLD_OF_RULES},
	{"%pa sits out: he has volunteered{v:|, and of the volunteers he has had the most games, %dg|, and of the volunteers with as many games and sit-outs his is longest ago (evening %de)|, and nothing but the list tells him from the next volunteer: he stands lower}{w:|, but for %ts, who sits out too|, but for %ts, who sit out too} (sit-outs).",
		gsrp_said_volunteer, 0, TOLD_OF_RULES},
	{"%pa sits out: he has had %dg game{x:|s}, and %dm {y:is|are} the most (sit-outs).",
		gsrp_said_most, 0, TOLD_OF_RULES},
	{"%pa sits out: of those with %dg game{x:|s} who have {o:never sat out|sat out 1 time, last on evening %de|sat out %dk times, last on evening %de} he stands lowest in the list{w:|, but for %ts, who sits out too|, but for %ts, who sit out too} (sit-outs).",
		gsrp_said_lowest, 0, TOLD_OF_RULES},
	{"%pa sits out: of those with %dg game{x:|s} he has sat out least often (%dk){w:|, but for %ts, who sits out too|, but for %ts, who sit out too} (sit-outs).",
		gsrp_said_seldom, 0, TOLD_OF_RULES},
	{"%pa sits out: he has volunteered, and of the volunteers with %dg game{x:|s} he has sat out least often (%dk){w:|, but for %ts, who sits out too|, but for %ts, who sit out too} (sit-outs).",
		gsrp_said_seldom_volunteer, 0, TOLD_OF_RULES},
	{"%pa sits out: he has had the most games, %dg{w:|, but for %ts, who sits out too|, but for %ts, who sit out too} (sit-outs).",
		gsrp_said_games, 0, TOLD_OF_RULES},
	{"%pa sits out: of those with as many games and sit-outs his is longest ago (evening %de){w:|, but for %ts, who sits out too|, but for %ts, who sit out too} (sit-outs).",
		gsrp_said_long_ago, 0, TOLD_OF_RULES},
	{"%pa sits out: nobody is left whom he could meet (sit-outs).", gsrp_said_alone, 0,
		TOLD_OF_RULES},
	{"%pa sits out: if %pb did, who is asked before him, fewer boards{k:| beside those who sit out already} could be made (closest).",
		gsrp_said_needed, 0, TOLD_OF_RULES},
	{"%pa sits out: of the draws with most boards this one has the nearest opponents, and he is left over (closest).",
		gsrp_said_left_over, 0, TOLD_OF_RULES},
	{"%pa has volunteered to sit out, but an even number is here: most boards and then the nearest opponents come first (sit-outs).",
		gsrp_said_volunteer_of_even, 0, TOLD_OF_RULES},
	{"%ta (B).", told_met, 0, TOLD_OF_BOARD},
};

const int gsrp_forms_count = (int)(sizeof(gsrp_forms) / sizeof(gsrp_forms[0]));
