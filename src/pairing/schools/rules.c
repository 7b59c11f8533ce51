/*
 * The Schools' rules that need no search: their settings, the pairs they avoid, who is spared the
 * bye and who has which colour.
 */
#include "schools/schools.h"

#include "book/options.h"
#include "cards/colour.h"
#include "cards/lot.h"

enum {
	OPTION_ROUNDS,
	OPTION_TOPS,
	OPTION_HALF_BYES,
	OPTION_DEFAULTS,
	OPTION_RANDOM,
	OPTION_ORDER,
};

/* The values of order. */
enum { ORDER_NEW, ORDER_OLD };

const struct pairing_value schools_value[SCHOOLS_VALUES] = {
	{"order", "new", ORDER_NEW, false}, {"order", "old", ORDER_OLD, true}};

const struct pairing_option schools_option[SCHOOLS_OPTIONS] = {
	{"schools", 3, 0, 60,
		"rounds in which even a second full-point bye comes before two of a school (rule 7)",
		PAIRING_SET_ANY_TIME, "Schools kept apart"},
	{"tops", 2, 0, 60, "rounds in which top players are kept apart (rule 3)",
		PAIRING_SET_ANY_TIME, "Top players kept apart"},
	{"half_byes", 1, 0, 1,
		"in round 2 keep apart two players who had half-point byes in round 1 (rule 29)",
		PAIRING_SET_ANY_TIME, "Half-point byes apart"},
	{"defaults", 1, 0, 1, "keep apart two players whose game was defaulted (rule 30)",
		PAIRING_SET_ANY_TIME, "Defaulted games apart"},
	{"random", 0, 0, LOT_MOST, "the lot by which the cards are ordered; 0: by name (rule 26)",
		PAIRING_SET_ANY_TIME, "Order by lot"},
	{"order", ORDER_NEW, ORDER_NEW, ORDER_OLD,
		"the order of the rules; old: that of the first program (rule 2)",
		PAIRING_SET_ANY_TIME, "Order of the rules"},
};

/* The options of an input; PAIRING_BAD_INPUT and *blame (if not NULL) when one is out of range. */
static enum pairing_status read_options(const struct pairing_input *input,
	struct schools_options *options, struct pairing_blame *blame)
{
	int value[SCHOOLS_OPTIONS];
	const enum pairing_status status =
		book_options_read(schools_option, SCHOOLS_OPTIONS, input, value, blame);

	if (status != PAIRING_OK)
		return status;
	options->rounds = value[OPTION_ROUNDS];
	options->top_rounds = value[OPTION_TOPS];
	options->half_byes = value[OPTION_HALF_BYES] != 0;
	options->defaults = value[OPTION_DEFAULTS] != 0;
	options->random = value[OPTION_RANDOM];
	options->old = value[OPTION_ORDER] == ORDER_OLD;
	return PAIRING_OK;
}

void schools_set_bars(struct pairing_input *input)
{
	struct schools_options options;

	if (read_options(input, &options, NULL) != PAIRING_OK)
		return;
	input->bye_after_default = !options.old;
	input->bye_after_bye = !options.old && input->round <= options.rounds;
}

enum pairing_status schools_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	struct schools *schools = digest;
	const enum pairing_status status = read_options(input, &schools->options, blame);

	if (status != PAIRING_OK)
		return status;
	schools->own = *input;
	schools->own.order_lot = schools->options.random;
	schools_set_bars(&schools->own);
	return field_init(&schools->field, &schools->own, blame);
}

static const struct pairing_player *player_of(const struct field *field, int card)
{
	return &field->input->players[field->card[card].player];
}

bool schools_mates(const struct field *field, int a, int b)
{
	const int school = player_of(field, a)->club;

	return school > 0 && school == player_of(field, b)->club;
}

bool schools_tops(const struct field *field, const struct schools_options *options, int a, int b)
{
	return field->input->round <= options->top_rounds && player_of(field, a)->top &&
		player_of(field, b)->top;
}

int schools_avoid(const struct field *field, const struct schools_options *options, int a, int b)
{
	const struct pairing_player *one = player_of(field, a), *two = player_of(field, b);

	if (field_apart(field, a, b))
		return 27;
	if (options->half_byes && field->input->round == 2 &&
		one->games[0].kind == PAIRING_BYE_HALF && two->games[0].kind == PAIRING_BYE_HALF)
		return 29;
	return options->defaults && field_defaulted(field, a, b) ? 30 : 0;
}

bool schools_bye_spared(const struct field *field, int card)
{
	const struct pairing_player *player = player_of(field, card);

	if (player->bye_booked && field->input->bye_after_default)
		return true;
	if (field->input->round == 1)
		return player->top;
	for (int r = 0; r < field->input->round - 1; r++)
		if (player->games[r].kind != PAIRING_PLAYED &&
			player->games[r].kind != PAIRING_ABSENT)
			return true;
	return false;
}

bool schools_had_bye(const struct field *field, int card)
{
	const struct pairing_game *games = player_of(field, card)->games;

	for (int r = 0; r < field->input->round - 1; r++)
		if (games[r].kind == PAIRING_BYE_FORCED || games[r].kind == PAIRING_BYE_FULL)
			return true;
	return false;
}

enum pairing_colour schools_colour(const struct field *field, int a, int b)
{
	const struct field_card *one = &field->card[a], *two = &field->card[b];
	const bool top = player_of(field, a)->top, other_top = player_of(field, b)->top;
	bool first;

	if (one->pinned != PAIRING_NEUTRAL || two->pinned != PAIRING_NEUTRAL ||
		one->claim.due != two->claim.due || one->claim_class != two->claim_class ||
		one->claim.due == PAIRING_NEUTRAL || one->score != two->score)
		return field_colour(field, a, b);
	/* rule 24 */
	first = top != other_top ? top : lot_favours(field->input, one->player, two->player);
	return first ? one->claim.due : colour_other(one->claim.due);
}

struct schools_float schools_floats(const struct field *field, int card, bool down)
{
	const struct field_card *record = &field->card[card];
	const int same = down ? record->downfloats : record->upfloats;
	const int opposite = down ? record->upfloats : record->downfloats;

	return (struct schools_float){
		.both = same > 0 && opposite > 0,
		.again = same > 0,
		.last = record->floated == (down ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP),
		.history = same,
		.unowed = opposite <= same,
	};
}
