/*
 * The US Chess reading of the players' records: colours, who may meet whom.
 */
#include "uscf/uscf.h"

#include <stdlib.h>

#include "cards/colour.h"
#include "cards/extra.h"
#include "cards/field_check.h"
#include "uscf/accelerate.h"
#include "uscf/bye.h"

/* 29E1: only games really played have a colour, here or elsewhere. */
static void read_colours(struct uscf *uscf, int c)
{
	const int rounds = uscf->input->round - 1;
	const struct pairing_game *games = uscf->input->players[uscf->field.card[c].player].games;
	unsigned char *colours = uscf->colours + (size_t)c * (size_t)rounds;
	struct uscf_card *card = &uscf->card[c];
	enum pairing_colour last = PAIRING_NEUTRAL;

	for (int r = 0; r < rounds; r++) {
		if (!pairing_has_colour(&games[r]))
			continue;
		card->repeated = games[r].colour == last ? last : PAIRING_NEUTRAL;
		last = games[r].colour;
		colours[r] = (unsigned char)last;
		card->difference += last == PAIRING_WHITE ? 1 : -1;
	}
	if (card->difference != 0)
		card->due = card->difference > 0 ? PAIRING_BLACK : PAIRING_WHITE;
	else
		card->due = colour_other(last);
}

/*
 * The most games of one card by its own record and by those of others, and requests that it should
 * not meet somebody, if only they and pins bar a pair.
 */
static bool count_barred(struct uscf *uscf)
{
	const struct pairing_input *input = uscf->input;
	int *games = calloc((size_t)input->count + 1, sizeof(*games)), most = 0;

	if (!games)
		return false;
	for (int i = 0; i < input->count; i++) {
		for (int r = 0; r < input->round - 1; r++) {
			const int other = input->players[i].games[r].opponent;

			if (other < 0)
				continue;
			games[i]++;
			games[other]++;
		}
	}
	for (int i = 0; i < input->napart; i++) {
		games[input->apart[i].player]++;
		games[input->apart[i].other]++;
	}
	for (int i = 0; i < input->count; i++)
		most = games[i] > most ? games[i] : most;
	uscf->barred_most = most;
	if (uscf->options.teams != USCF_TEAMS_IGNORE || uscf_rules_out_thirds(uscf))
		uscf->barred_most = uscf->field.count;
	free(games);
	return true;
}

static enum pairing_status read_cards(struct uscf *uscf)
{
	const size_t n = (size_t)uscf->field.count + 1;

	uscf->card = calloc(n, sizeof(*uscf->card));
	uscf->colours = calloc(n * (size_t)uscf->input->round, sizeof(*uscf->colours));
	if (!uscf->card || !uscf->colours || !count_barred(uscf))
		return PAIRING_NO_MEMORY;
	for (int c = 0; c < uscf->field.count; c++)
		read_colours(uscf, c);
	uscf_bye_read(uscf);
	return PAIRING_OK;
}

/* The records are looked at before acceleration reads them; field_init looks at the scores. */
static enum pairing_status read_input(
	struct uscf *uscf, const struct pairing_input *input, struct pairing_blame *blame)
{
	enum pairing_status status = field_check(input, blame);

	if (status != PAIRING_OK)
		return status;
	uscf_accelerate(uscf);
	status = field_init(&uscf->field, &uscf->paired, blame);
	return status == PAIRING_OK ? read_cards(uscf) : status;
}

enum pairing_status uscf_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	struct uscf *uscf = digest;
	struct uscf made = {.input = input};
	enum pairing_status status = uscf_options_read(input, &made.options, blame);

	if (status != PAIRING_OK)
		return status;
	status = extra_add(input, &made.players, &made.paired);
	if (status != PAIRING_OK)
		return status;
	*uscf = made;
	status = read_input(uscf, input, blame);
	if (status != PAIRING_OK)
		uscf_done(uscf);
	return status;
}

void uscf_done(void *digest)
{
	struct uscf *uscf = digest;

	field_done(&uscf->field);
	free(uscf->card);
	free(uscf->colours);
	free(uscf->players);
	*uscf = (struct uscf){0};
}

int uscf_meetings(const struct uscf *uscf, int a, int b)
{
	const struct pairing_player *player = &uscf->input->players[uscf->field.card[a].player];
	int met = 0;

	for (int r = 0; r < uscf->input->round - 1; r++)
		met += player->games[r].kind == PAIRING_PLAYED &&
			player->games[r].opponent == uscf->field.card[b].player;
	return met > 0 ? met : (int)field_met(&uscf->field, a, b);
}

/* 28N1: wins above losses of the lower one, byes and draws aside, against the threshold. */
static bool may_need_team(const struct uscf *uscf, int a, int b)
{
	const struct uscf_options *options = &uscf->options;
	const struct pairing_input *input = uscf->input;
	const int win = input->points.win ? input->points.win : 2;
	const int x = input->players[uscf->field.card[a].player].score;
	const int y = input->players[uscf->field.card[b].player].score;
	const int plus = 2 * (x < y ? x : y) - win * (input->round - 1);

	if (options->teams == USCF_TEAMS_PLUS)
		return plus >= options->plus * win ||
			(options->minus && plus <= -options->plus * win);
	return options->teams == USCF_TEAMS_NEVER_BUT_LAST && input->rounds > 0 &&
		input->round >= input->rounds && uscf->field.card[a].level == 0 &&
		uscf->field.card[b].level == 0;
}

static unsigned team_bar(const struct uscf *uscf, int a, int b)
{
	const int team = uscf->input->players[uscf->field.card[a].player].club;

	if (uscf->options.teams == USCF_TEAMS_IGNORE || team <= 0 ||
		team != uscf->input->players[uscf->field.card[b].player].club)
		return 0;
	return may_need_team(uscf, a, b) ? USCF_MATES : USCF_TEAM;
}

bool uscf_rules_out_thirds(const struct uscf *uscf)
{
	const struct pairing_input *input = uscf->input;

	return uscf->options.hard_thirds && !(input->rounds > 0 && input->round >= input->rounds);
}

unsigned uscf_bars(const struct uscf *uscf, int a, int b)
{
	const struct field *field = &uscf->field;
	const struct pairing_input *input = uscf->input;
	unsigned bars = team_bar(uscf, a, b);

	if (field_met(field, a, b))
		bars |= USCF_MET;
	if (input->napart > 0 && field_forbidden(field, a, b))
		bars |= USCF_FORBIDDEN;
	if (input->napart > 0 && field_apart(field, a, b))
		bars |= USCF_REQUEST;
	if (uscf_rules_out_thirds(uscf) && uscf_clash(uscf, a, b) == USCF_THIRD)
		bars |= USCF_THIRDS;
	return bars;
}

bool uscf_clean(const struct uscf *uscf, int a, int b)
{
	return uscf_bars(uscf, a, b) == 0;
}

bool uscf_may_meet(const struct uscf *uscf, int a, int b)
{
	return !(uscf_bars(uscf, a, b) & USCF_FORBIDDEN) && field_pins_allow(&uscf->field, a, b);
}

bool uscf_free(const struct uscf *uscf, int a, int b)
{
	return uscf_clean(uscf, a, b) && (uscf->blind || field_pins_allow(&uscf->field, a, b));
}

int uscf_points(const struct uscf *uscf, int a, int b)
{
	int x, y;

	if (a < 0 || b < 0)
		return 0;
	x = uscf->field.card[a].rating;
	y = uscf->field.card[b].rating;
	return x > 0 && y > 0 ? abs(x - y) : 0;
}
