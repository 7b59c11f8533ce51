/*
 * The US Chess engine and its score against every draw of small fields.
 *
 * The structure (repeats, bye, who leaves a score group) is counted here from the rules alone.
 * 5,000 seeded fields; a number as the first argument or in FIELDS: that many, a second argument or
 * SEED: the first seed. A failure names its seed.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/draws.h"
#include "support/event/random_field.h"
#include "support/reference/all_draws.h"
#include "support/seeds.h"
#include "support/suite_run.h"
#include "uscf/pair.h"

enum { CARDS_LEAST = 2, CARDS_MOST = 8, OPTIONS_MOST = 16, SLICES = 20, TUPLE = 40 };

static const struct pairing_book *book;
static struct seeds fields;

/* Everything about a field that is asked of every draw. */
struct asking {
	struct random_field field;
	int option[OPTIONS_MOST];
	struct uscf uscf;
	const int *engine;          /* partners in the engine's draw, by card; -1: the bye */
	struct pairing_score score; /* of the engine's draw */
	long engine_tuple[TUPLE];
	long seen, better; /* draws that pins allow; those with a better score */
	uint64_t seed;
};

static bool chance(uint64_t *state, int percent)
{
	return random_below(state, 100) < percent;
}

static void make_field(struct asking *asking, uint64_t seed)
{
	uint64_t state = seed * 7919;
	const int teams = pairing_book_option(book, "teams"),
		  hard = pairing_book_option(book, "three_in_row");

	asking->seed = seed;
	random_field_make(&asking->field, seed, CARDS_LEAST, CARDS_MOST);
	for (int i = 0; i < book->noptions; i++)
		asking->option[i] = book->options[i].value;
	asking->option[teams] = random_below(&state, 4);
	asking->option[hard] = chance(&state, 15);
	asking->option[pairing_book_option(book, "rule5")] = random_below(&state, 5);
	asking->option[pairing_book_option(book, "interchanges")] = random_below(&state, 3);
	asking->option[pairing_book_option(book, "limit_equalize")] = chance(&state, 80) ? 200 : 60;
	asking->option[pairing_book_option(book, "limit_alternate")] = chance(&state, 80) ? 80 : 20;
	asking->option[pairing_book_option(book, "accelerated")] =
		chance(&state, 30) ? random_below(&state, 4) : 0;
	asking->option[pairing_book_option(book, "harkness")] = chance(&state, 20);
	asking->option[pairing_book_option(book, "new_players")] = chance(&state, 30);
	asking->field.input.options = asking->option;
	for (int i = 0; i < asking->field.input.count; i++)
		if (chance(&state, 8))
			asking->field.player[i].rating = 0;
	for (int i = 0; i < asking->field.input.count; i++)
		asking->field.player[i].is_new = chance(&state, 8);
}

static int times_met(const struct pairing_input *input, int a, int b)
{
	int met = 0, other = 0;

	for (int r = 0; r < input->round - 1; r++) {
		met += input->players[a].games[r].kind == PAIRING_PLAYED &&
			input->players[a].games[r].opponent == b;
		other += input->players[b].games[r].kind == PAIRING_PLAYED &&
			input->players[b].games[r].opponent == a;
	}
	return met > other ? met : other;
}

static int full_points(const struct pairing_player *player, int rounds)
{
	int n = 0;

	for (int r = 0; r < rounds; r++)
		n += player->games[r].kind == PAIRING_BYE_FORCED ||
			player->games[r].kind == PAIRING_BYE_FULL ||
			player->games[r].kind == PAIRING_DEFAULT_WIN;
	return n;
}

static bool half_point(const struct pairing_player *player, int rounds)
{
	for (int r = 0; r < rounds; r++)
		if (player->games[r].kind == PAIRING_BYE_HALF)
			return true;
	return player->bye_booked;
}

/* Does anybody of the group have neither a full point nor a half point without a game? */
static bool group_has_free(const struct uscf *uscf, int level)
{
	const int rounds = uscf->input->round - 1;

	for (int i = 0; i < uscf->field.count; i++) {
		const struct pairing_player *player =
			&uscf->input->players[uscf->field.card[i].player];

		if (uscf->field.card[i].level == level && full_points(player, rounds) == 0 &&
			!half_point(player, rounds))
			return true;
	}
	return false;
}

/*
 * 28L2: groups from the lowest up, rated ones first, new ones last; 28L5: of four rounds rated ones
 * of the next group before those.
 */
static int bye_turn(const struct uscf *uscf, int c, bool passed_over)
{
	const struct pairing_player *player = &uscf->input->players[uscf->field.card[c].player];
	const int level = uscf->field.card[c].level, levels = uscf->field.nlevels;
	const int turn = 4 * (levels - 1 - level);

	if (player->is_new || (player->rating == 0 && uscf->options.new_players))
		return turn + 3;
	if (player->rating == 0)
		return turn + 1;
	return uscf->input->rounds == 4 && !passed_over && level > 0 && level + 1 < levels &&
			group_has_free(uscf, level + 1) &&
			!half_point(player, uscf->input->round - 1) &&
			full_points(player, uscf->input->round - 1) == 0
		? turn - 2
		: turn;
}

/* Is the bye offered to a before b (28L)? */
static bool offered_before(const struct uscf *uscf, int a, int b)
{
	const int rounds = uscf->input->round - 1;
	int key[2][4];

	for (int k = 0; k < 2; k++) {
		const int c = k == 0 ? a : b;
		const struct pairing_player *player =
			&uscf->input->players[uscf->field.card[c].player];

		key[k][0] = full_points(player, rounds);
		key[k][1] = key[k][0] == 0 && half_point(player, rounds) &&
			group_has_free(uscf, uscf->field.card[c].level);
		key[k][2] = bye_turn(uscf, c, key[k][1]);
		key[k][3] = -c;
	}
	for (int i = 0; i < 4; i++)
		if (key[0][i] != key[1][i])
			return key[0][i] < key[1][i];
	return false;
}

/* 28N: 0 they are no team-mates, 1 barred, 2 allowed in need. */
static int team_of_pair(const struct asking *asking, int a, int b)
{
	const struct pairing_input *input = &asking->field.input;
	const struct pairing_player *x = &input->players[asking->uscf.field.card[a].player];
	const struct pairing_player *y = &input->players[asking->uscf.field.card[b].player];
	const int lower = x->score < y->score ? x->score : y->score;
	const int win = input->points.win ? input->points.win : 2;

	switch (asking->uscf.options.teams) {
	case USCF_TEAMS_IGNORE:
		return 0;
	case USCF_TEAMS_STRICT:
		return x->club > 0 && x->club == y->club;
	case USCF_TEAMS_PLUS:
		if (x->club <= 0 || x->club != y->club)
			return 0;
		return 2 * lower - win * (input->round - 1) >= 2 * win ? 2 : 1;
	default:
		if (x->club <= 0 || x->club != y->club)
			return 0;
		return input->rounds > 0 && input->round >= input->rounds &&
				asking->uscf.field.card[a].level == 0 &&
				asking->uscf.field.card[b].level == 0
			? 2
			: 1;
	}
}

static bool are_apart(const struct pairing_input *input, int a, int b, bool forbidden)
{
	for (int i = 0; i < input->napart; i++)
		if (input->apart[i].forbidden == forbidden &&
			((input->apart[i].player == a && input->apart[i].other == b) ||
				(input->apart[i].player == b && input->apart[i].other == a)))
			return true;
	return false;
}

/* 29E5f1 */
static bool is_third_barred(const struct asking *asking, int a, int b)
{
	const struct pairing_input *input = &asking->field.input;

	return asking->uscf.options.hard_thirds &&
		!(input->rounds && input->round >= input->rounds) &&
		uscf_clash(&asking->uscf, a, b) == USCF_THIRD;
}

enum {
	T_AGAIN,
	T_MET,
	T_BYE_HAD,
	T_TEAM,
	T_REQUEST,
	T_THIRDS,
	T_BYE,
	T_LEFT /* by level */
};

static void count_pair(const struct asking *asking, int a, int b, long *tuple)
{
	const struct pairing_input *input = &asking->field.input;
	const struct field_card *card = asking->uscf.field.card;
	const int met = times_met(input, card[a].player, card[b].player);
	const int levels = asking->uscf.field.nlevels;
	const long distance = card[b].level - card[a].level;

	tuple[T_AGAIN] += met > 1;
	tuple[T_MET] += met > 0;
	tuple[T_TEAM] += team_of_pair(asking, a, b) == 1;
	tuple[T_REQUEST] += are_apart(input, card[a].player, card[b].player, false);
	tuple[T_THIRDS] += is_third_barred(asking, a, b);
	for (int k = card[a].level; k < card[b].level; k++)
		tuple[T_LEFT + k]++;
	tuple[T_LEFT + levels] += distance * distance;
	tuple[T_LEFT + levels + 1] += team_of_pair(asking, a, b) == 2;
}

static void count_tuple(const struct asking *asking, const int *partner, long *tuple)
{
	const struct uscf *uscf = &asking->uscf;

	memset(tuple, 0, TUPLE * sizeof(*tuple));
	for (int a = 0; a < uscf->field.count; a++) {
		if (partner[a] > a)
			count_pair(asking, a, partner[a], tuple);
		if (partner[a] >= 0)
			continue;
		tuple[T_BYE_HAD] += full_points(&uscf->input->players[uscf->field.card[a].player],
					    uscf->input->round - 1) > 0 &&
			uscf->field.pinned_bye != a;
		for (int b = 0; b < uscf->field.count; b++)
			tuple[T_BYE] += b != a && offered_before(uscf, b, a);
		for (int k = uscf->field.card[a].level; k < uscf->field.nlevels; k++)
			tuple[T_LEFT + k]++;
	}
}

static bool allow(int i, int j, void *context)
{
	const struct asking *asking = context;
	const struct field *field = &asking->uscf.field;
	const struct field_card *card = &field->card[i];

	if (j >= 0)
		return field_pins_allow(field, i, j) &&
			!are_apart(&asking->field.input, card->player, field->card[j].player, true);
	if (field->pinned_bye >= 0)
		return field->pinned_bye == i;
	return card->partner < 0 && card->pinned == PAIRING_NEUTRAL &&
		!(card->pins & (FIELD_PIN_UP | FIELD_PIN_LEVEL));
}

/* Do the draws differ only inside score groups? */
static bool same_floats(const struct asking *asking, const int *partner)
{
	const struct field_card *card = asking->uscf.field.card;

	for (int a = 0; a < asking->uscf.field.count; a++) {
		const int b = partner[a], e = asking->engine[a];
		const bool inside = b >= 0 && card[a].level == card[b].level;
		const bool engine_inside = e >= 0 && card[a].level == card[e].level;

		if (inside != engine_inside || (!inside && b != e))
			return false;
	}
	return true;
}

static struct pairing_score score_of(const struct asking *asking, const int *partner)
{
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};

	ck_assert_int_eq(uscf_make_draw(&asking->uscf, partner, &draw), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, &asking->field.input, &draw, &score), PAIRING_OK);
	pairing_draw_done(&draw);
	return score;
}

static int compare_tuples(const long *a, const long *b)
{
	for (int i = 0; i < TUPLE; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

static void complain(const struct asking *asking, const int *partner, const char *what)
{
	random_field_print(&asking->field);
	fprintf(stderr, "engine:");
	for (int a = 0; a < asking->uscf.field.count; a++)
		if (asking->engine[a] < 0 || asking->engine[a] > a)
			fprintf(stderr, " %d-%d", a, asking->engine[a]);
	fprintf(stderr, "\nother:");
	for (int a = 0; a < asking->uscf.field.count; a++)
		if (partner[a] < 0 || partner[a] > a)
			fprintf(stderr, " %d-%d", a, partner[a]);
	fprintf(stderr, "\n");
	ck_abort_msg("seed %llu: %s", (unsigned long long)asking->seed, what);
}

static bool visit(const int *partner, void *context)
{
	struct asking *asking = context;
	long tuple[TUPLE];
	struct pairing_score score;
	int order, term, structure;

	asking->seen++;
	count_tuple(asking, partner, tuple);
	structure = compare_tuples(tuple, asking->engine_tuple);
	if (!asking->engine)
		return true;
	if (structure < 0)
		complain(asking, partner, "a better structure");
	score = score_of(asking, partner);
	order = pairing_score_compare(&score, &asking->score, &term);
	if (structure > 0 && order <= 0)
		complain(asking, partner, "the score does not see the structure");
	if (order < 0 && same_floats(asking, partner))
		complain(asking, partner, score.terms[term].name);
	if (order < 0 && !pairing_book_settles(book, &asking->score, &score))
		complain(asking, partner, "better without another odd player");
	asking->better += order < 0;
	pairing_score_done(&score);
	return true;
}

static long worse, drawn;

static void one_field(uint64_t seed)
{
	struct asking asking;
	struct pairing_draw draw = {0};
	int partner[ALL_DRAWS_MOST + 1];
	enum pairing_status status;

	memset(&asking, 0, sizeof(asking));
	make_field(&asking, seed);
	ck_assert_int_eq(uscf_init(&asking.uscf, &asking.field.input, NULL), PAIRING_OK);
	status = pairing_best(book, &asking.field.input, &draw, NULL);
	if (field_pins_agree(&asking.uscf.field, false, NULL) != PAIRING_OK) {
		ck_assert_int_eq(status, PAIRING_BAD_INPUT);
	} else if (asking.uscf.field.count % 2 == 0 && asking.uscf.field.pinned_bye >= 0) {
		ck_assert_int_eq(status, PAIRING_NO_DRAW);
	} else {
		if (status == PAIRING_OK) {
			draw_partners(&asking.uscf.field, &draw, partner);
			asking.engine = partner;
			asking.score = score_of(&asking, partner);
			count_tuple(&asking, partner, asking.engine_tuple);
		}
		all_draws(asking.uscf.field.count, allow, visit, &asking);
		ck_assert_msg((status == PAIRING_OK) == (asking.seen > 0), "seed %llu: status %d",
			(unsigned long long)seed, status);
		drawn += status == PAIRING_OK;
		worse += asking.better > 0;
	}
	pairing_score_done(&asking.score);
	pairing_draw_done(&draw);
	uscf_done(&asking.uscf);
}

START_TEST(no_draw_has_a_better_structure_or_better_groups)
{
	const struct seeds slice = seeds_slice(&fields, _i, SLICES);

	for (long i = 0; i < slice.count; i++)
		one_field(slice.first + (uint64_t)i);
	/*
	 * which odd players are best for colours is settled from the top, looking ahead one group
	 */
	if (worse * 12 > drawn)
		ck_abort_msg("%ld of %ld draws have a better score elsewhere", worse, drawn);
}
END_TEST

/* Fields that were drawn wrongly once: the highest card of a group without a rating. */
static const uint64_t known[] = {151126};

START_TEST(known_fields_stay_right)
{
	one_field(known[_i]);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("every draw");

	book = pairing_book_find("uscf");
	if (!book || book->noptions > OPTIONS_MOST || !seeds_read(&fields, argc, argv, 5000, 5000))
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, no_draw_has_a_better_structure_or_better_groups, 0, SLICES);
	tcase_add_loop_test(
		tcase, known_fields_stay_right, 0, (int)(sizeof(known) / sizeof(known[0])));
	tcase_set_timeout(tcase, 300);
	return suite_run("uscf_reference", tcase, NULL);
}
