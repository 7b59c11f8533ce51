/*
 * The rules of the British seeded Swiss (CAA) that need no search: its settings, the pairs it
 * avoids, who is spared, and the orders in which it seeks floaters.
 */
#include "caa/caa.h"

#include "book/options.h"
#include "cards/colour.h"
#include "cards/lot.h"

enum {
	OPTION_CLUBS,
	OPTION_HALF_BYES,
	OPTION_DEFAULTS,
	OPTION_FLOAT_HISTORY,
	OPTION_LONG,
	OPTION_LARGE,
	OPTION_RANDOM,
	OPTION_RELAX,
	OPTION_BEHIND,
	OPTION_BYE_SPARES,
};

/* The values of bye_spares. */
enum { SPARES_ALL, SPARES_FULL };

const struct pairing_value caa_value[CAA_VALUES] = {
	{"bye_spares", "all", SPARES_ALL, false}, {"bye_spares", "full", SPARES_FULL, true}};

const struct pairing_option caa_option[CAA_OPTIONS] = {
	{"clubs", 1, 0, 60, "rounds in which players of the same club are kept apart (rule 35)",
		PAIRING_SET_ANY_TIME, "Clubs kept apart"},
	{"half_byes", 1, 0, 1,
		"in round 2 keep apart two players who had half-point byes in round 1 (rule 37)",
		PAIRING_SET_ANY_TIME, "Half-point byes apart"},
	{"defaults", 1, 0, 1, "keep apart two players whose game was defaulted (rule 39)",
		PAIRING_SET_ANY_TIME, "Defaulted games apart"},
	{"float_history", 0, 0, 1,
		"count the floats of all rounds, not only of the last one (rules 20 b, 21 b)",
		PAIRING_SET_ANY_TIME, "Floats of all rounds"},
	{"long", 0, 0, 1, "long event: seek upfloaters from the mid-line up to the top (rule 28)",
		PAIRING_SET_ANY_TIME, "Long event"},
	{"large", 0, 0, 1,
		"many players, few rounds: seek downfloaters from the bottom up (rule 29)",
		PAIRING_SET_ANY_TIME, "Large event"},
	{"random", 0, 0, LOT_MOST,
		"the lot by which the cards are ordered, without grades; 0: by rank (rule 30)",
		PAIRING_SET_ANY_TIME, "Order by lot"},
	{"relax", 0, 0, 60,
		"last rounds in which players not in contention float rather than get a difference of 3 (rule 40)",
		PAIRING_SET_ANY_TIME, "Relaxed last rounds"},
	{"behind", 0, 0, 199,
		"half points behind the leader that put a player out of contention; 0: who cannot catch up (rule 40)",
		PAIRING_SET_ANY_TIME, "Out of contention"},
	{"bye_spares", SPARES_ALL, SPARES_ALL, SPARES_FULL,
		"who is asked for the bye last: all who had a bye or a default or have a bye booked; full: not for a half-point bye or a default lost (rule 6)",
		PAIRING_SET_ANY_TIME, "Spared the bye"},
};

void caa_set_bars(struct pairing_input *input)
{
	input->bye_after_default = true;
}

/*
 * Whether rule 40 holds, and for whom. Runs before the input has been looked at: it may be
 * impossible.
 */
static void read_relaxation(
	const struct pairing_input *input, int rounds, int behind, struct caa_options *options)
{
	const int64_t left = (int64_t)input->rounds - input->round + 1;
	const int64_t win = input->points.win != 0 ? input->points.win : 2;
	int64_t leader = 0;

	options->relaxed = left >= 1 && left <= rounds;
	options->contention = 0;
	if (!options->relaxed)
		return;
	for (int i = 0; input->players && i < input->count; i++)
		if (input->players[i].score > leader)
			leader = input->players[i].score;
	options->contention = behind > 0 ? leader - behind + 1 : leader - left * win;
}

bool caa_spared(
	const struct caa_options *options, const struct field_card *card, enum pairing_colour given)
{
	return options->relaxed && card->score < options->contention &&
		card->claim.due != PAIRING_NEUTRAL && colour_makes_difference(&card->claim, given);
}

bool caa_spares_any(const struct field *field, const struct caa_options *options)
{
	for (int c = 0; c < field->count; c++)
		if (caa_spared(options, &field->card[c], colour_other(field->card[c].claim.due)))
			return true;
	return false;
}

enum pairing_status caa_options_read(
	const struct pairing_input *input, struct caa_options *options, struct pairing_blame *blame)
{
	int value[CAA_OPTIONS];
	const enum pairing_status status =
		book_options_read(caa_option, CAA_OPTIONS, input, value, blame);

	if (status != PAIRING_OK)
		return status;
	options->clubs = value[OPTION_CLUBS];
	options->half_byes = value[OPTION_HALF_BYES] != 0;
	options->defaults = value[OPTION_DEFAULTS] != 0;
	options->float_history = value[OPTION_FLOAT_HISTORY] != 0;
	options->long_event = value[OPTION_LONG] != 0;
	options->large = value[OPTION_LARGE] != 0;
	options->random = value[OPTION_RANDOM];
	options->bye_full = value[OPTION_BYE_SPARES] == SPARES_FULL;
	read_relaxation(input, value[OPTION_RELAX], value[OPTION_BEHIND], options);
	return PAIRING_OK;
}

enum pairing_status caa_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	struct caa *caa = digest;
	const enum pairing_status status = caa_options_read(input, &caa->options, blame);

	if (status != PAIRING_OK)
		return status;
	caa->own = *input;
	caa->own.order_lot = caa->options.random;
	caa_set_bars(&caa->own);
	return field_init(&caa->field, &caa->own, blame);
}

bool caa_bye_spared(const struct field *field, const struct caa_options *options, int card)
{
	const struct pairing_player *player = &field->input->players[field->card[card].player];

	for (int r = 0; r < field->input->round - 1; r++) {
		const enum pairing_kind kind = player->games[r].kind;

		if (kind == PAIRING_DEFAULT_WIN ||
			(!options->bye_full &&
				(kind == PAIRING_BYE_HALF || kind == PAIRING_DEFAULT_LOSS)))
			return true;
	}
	return player->bye_booked;
}

static bool half_bye_first(const struct pairing_player *player)
{
	return player->games[0].kind == PAIRING_BYE_HALF;
}

int caa_avoid(const struct field *field, const struct caa_options *options, int a, int b)
{
	const struct pairing_input *input = field->input;
	const struct pairing_player *one = &input->players[field->card[a].player],
				    *two = &input->players[field->card[b].player];

	if (input->round <= options->clubs && one->club > 0 && one->club == two->club)
		return 35;
	if (options->half_byes && input->round == 2 && half_bye_first(one) && half_bye_first(two))
		return 37;
	if (options->defaults && field_defaulted(field, a, b))
		return 39;
	return field_apart(field, a, b) ? 35 : 0;
}

const char *caa_avoid_text(int rule)
{
	return rule == 35 ? "35" : rule == 37 ? "37" : "39";
}

int caa_float_numbers(const struct caa_options *options)
{
	return options->float_history ? 4 : 3;
}

enum caa_order caa_down_order(const struct caa_options *options)
{
	return options->large ? CAA_BOTTOM_UP : CAA_LINE_DOWN;
}

enum caa_order caa_up_order(const struct caa_options *options)
{
	return options->long_event ? CAA_LINE_UP : CAA_TOP_DOWN;
}

/* Rule 29 speaks of rule 20 alone. */
enum caa_order caa_bye_order(void)
{
	return CAA_LINE_DOWN;
}

int caa_place(enum caa_order order, int n, int line, int pos)
{
	switch (order) {
	case CAA_LINE_DOWN:
		return pos >= line ? pos - line : n - 1 - pos;
	case CAA_LINE_UP:
		return pos < line ? line - 1 - pos : pos;
	case CAA_BOTTOM_UP:
		return n - 1 - pos;
	case CAA_TOP_DOWN:
		break;
	}
	return pos;
}

int caa_card_at(enum caa_order order, int n, int line, int i)
{
	/* the other orders are their own inverses */
	if (order == CAA_LINE_DOWN)
		return i < n - line ? line + i : n - 1 - i;
	return caa_place(order, n, line, i);
}
