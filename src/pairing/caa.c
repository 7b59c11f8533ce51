/*
 * The British seeded Swiss (CAA): its entry in the table of rule books, its settings, the pairs it
 * avoids and the orders in which it seeks floaters.
 */
#include "caa.h"

enum { OPTION_CLUBS, OPTION_HALF_BYES, OPTION_DEFAULTS, OPTION_FLOAT_HISTORY, OPTIONS };

static const struct pairing_option caa_option[OPTIONS] = {
	{"clubs", 1, 0, 60, "rounds in which players of the same club are kept apart (rule 35)"},
	{"half_byes", 1, 0, 1,
		"in round 2 keep apart two players who had half-point byes in round 1 (rule 37)"},
	{"defaults", 1, 0, 1, "keep apart two players whose game was defaulted (rule 39)"},
	{"float_history", 0, 0, 1,
		"count the floats of all rounds, not only of the last one (rules 20 b, 21 b)"},
};

const struct pairing_book caa_book = {
	"caa",
	"British seeded Swiss (CAA)",
	caa_option,
	OPTIONS,
	caa_best,
	caa_score,
	caa_steps,
	caa_steps_of,
	false,
};

enum pairing_status caa_options_read(
	const struct pairing_input *input, struct caa_options *options, struct pairing_blame *blame)
{
	int value[OPTIONS];

	for (int i = 0; i < OPTIONS; i++) {
		value[i] = input->options ? input->options[i] : caa_option[i].value;
		if (value[i] >= caa_option[i].least && value[i] <= caa_option[i].most)
			continue;
		if (blame)
			*blame = (struct pairing_blame){"", PAIRING_NOBODY, PAIRING_NOBODY,
				"A setting of the rule book is out of its range."};
		return PAIRING_BAD_INPUT;
	}
	options->clubs = value[OPTION_CLUBS];
	options->half_byes = value[OPTION_HALF_BYES] != 0;
	options->defaults = value[OPTION_DEFAULTS] != 0;
	options->float_history = value[OPTION_FLOAT_HISTORY] != 0;
	return PAIRING_OK;
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

/* CAA 20: from the mid-line down to the bottom, then from the mid-line up to the top. */
int caa_down_place(int n, int line, int pos)
{
	return pos >= line ? pos - line : n - 1 - pos;
}

int caa_down_at(int n, int line, int i)
{
	return i < n - line ? line + i : n - 1 - i;
}

/* CAA 21: from the top down. */
int caa_up_place(int n, int line, int pos)
{
	(void)n;
	(void)line;
	return pos;
}

int caa_up_at(int n, int line, int i)
{
	(void)n;
	(void)line;
	return i;
}
