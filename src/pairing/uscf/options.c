/*
 * The settings of the US Chess rule book.
 */
#include "uscf/uscf.h"

#include "book/options.h"

enum {
	OPTION_LIMIT_EQUALIZE,
	OPTION_LIMIT_ALTERNATE,
	OPTION_INTERCHANGES,
	OPTION_ODD_SWITCH,
	OPTION_THREE_IN_ROW,
	OPTION_RULE_5,
	OPTION_BYE_FOR_COLOURS,
	OPTION_TEAMS,
	OPTION_PLUS,
	OPTION_MINUS_TWO,
	OPTION_ACCELERATED,
	OPTION_HARKNESS,
	OPTION_NEW_PLAYERS,
	OPTION_RANK_LOT,
};

const struct pairing_option uscf_option[USCF_OPTIONS] = {
	{"limit_equalize", 200, 0, 9999, "rating points of a switch to equalise colours (29E5b)",
		PAIRING_SET_ANY_TIME, "Limit to equalise"},
	{"limit_alternate", 80, 0, 9999, "rating points of a switch to alternate colours (29E5a)",
		PAIRING_SET_ANY_TIME, "Limit to alternate"},
	{"interchanges", 2, 0, 2,
		"across the middle of a group for colours: 0 never, 1 to equalise, 2 as 29E5e",
		PAIRING_SET_ANY_TIME, "Interchanges"},
	{"odd_player_switch", 1, 0, 1, "another odd player or opponent of one for colours (29D1b)",
		PAIRING_SET_ANY_TIME, "Another odd player"},
	{"three_in_row", 0, 0, 1, "no third colour running before the last round (29E5f1)",
		PAIRING_SET_ANY_TIME, "No third colour running"},
	{"rule5", 0, 0, 4,
		"equal colours: 0 the higher rank (29E4), 1 the lower one in minus groups (29E4a), 2 "
		"as before 2003 (29E4d), 3 by turns down a group (29E4b), 4 by lot in the last "
		"round (29E4c)",
		PAIRING_SET_ANY_TIME, "Equal colours"},
	{"bye_for_colours", 0, 0, 1, "another bye of the group if its colours gain (28L2a)",
		PAIRING_SET_ANY_TIME, "Bye for colours"},
	{"teams", 0, 0, 3,
		"team-mates: 0 ignored, 1 kept apart below plus_two (28N1), 2 never but in the last "
		"round (28N2), 3 never",
		PAIRING_SET_ANY_TIME, "Team-mates"},
	{"plus_two", 2, 0, 20, "wins above losses from which team-mates may meet (28N1, 28N3)",
		PAIRING_SET_ANY_TIME, "Team-mates above even"},
	{"minus_two", 0, 0, 1, "with teams=1 they may meet as far below even as well",
		PAIRING_SET_ANY_TIME, "Team-mates below even"},
	{"accelerated", 0, 0, 3,
		"rounds 1 and 2: 1 a point for the upper half (28R1), 2 by quarters (28R2), 3 by "
		"sixths (28R3)",
		PAIRING_SET_ANY_TIME, "Accelerated pairings"},
	{"harkness", 0, 0, 1, "the odd player is the middle one of his group, not the lowest",
		PAIRING_SET_ANY_TIME, "Middle odd player"},
	{"new_players", 0, 0, 1,
		"unrated players count as new, marked so or not (28D6, 28L2, 28L5)",
		PAIRING_SET_ANY_TIME, "Unrated count as new"},
	{"rank_lot", 0, 0, 999999,
		"players of equal rating, and the unrated, stand by this lot (28A); 0: by name",
		PAIRING_SET_UNNUMBERED, "Lot of equal ratings"},
};

enum pairing_status uscf_options_read(const struct pairing_input *input,
	struct uscf_options *options, struct pairing_blame *blame)
{
	int value[USCF_OPTIONS];
	const enum pairing_status status =
		book_options_read(uscf_option, USCF_OPTIONS, input, value, blame);

	if (status != PAIRING_OK)
		return status;
	*options = (struct uscf_options){
		.equalize = value[OPTION_LIMIT_EQUALIZE],
		.alternate = value[OPTION_LIMIT_ALTERNATE],
		.interchanges = value[OPTION_INTERCHANGES],
		.odd_switch = value[OPTION_ODD_SWITCH],
		.hard_thirds = value[OPTION_THREE_IN_ROW],
		.last_tie = value[OPTION_RULE_5],
		.bye_for_colours = value[OPTION_BYE_FOR_COLOURS],
		.teams = value[OPTION_TEAMS],
		.plus = value[OPTION_PLUS],
		.minus = value[OPTION_MINUS_TWO],
		.accelerated = value[OPTION_ACCELERATED],
		.harkness = value[OPTION_HARKNESS],
		.new_players = value[OPTION_NEW_PLAYERS],
	};
	return PAIRING_OK;
}
