/*
 * What holds of every US Chess draw, over rounds of seeded sections: 5,000 rounds; a number in
 * ROUNDS: that many, LONG: 50,000. A failure names its seed.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/matching.h"
#include "pairing.h"
#include "support/event/random_field.h"
#include "support/reference/us_section.h"
#include "support/reference/us_tour.h"
#include "support/suite_run.h"

enum { PLAYERS_LEAST = 4, PLAYERS_MOST = 40, OPTIONS_MOST = 16, SLICES = 20, TELL_EVERY = 6 };
enum { FEW = 5000, MANY = 50000 };
enum { SWAPS = 12, LINE = 4096, THIRD = 1000 };

static const struct pairing_book *book;
static long rounds;

struct asking {
	struct us_section section;
	int option[OPTIONS_MOST];
	unsigned long long seed;
	struct pairing_draw draw;
	struct pairing_score score;
};

#define HOLDS(what, text) \
	ck_assert_msg( \
		what, "seed %llu round %d: %s", asking->seed, asking->section.input.round, text)

static void start(struct asking *asking, uint64_t seed)
{
	uint64_t state = seed + 77;

	*asking = (struct asking){.seed = seed};
	for (int i = 0; i < book->noptions; i++)
		asking->option[i] = book->options[i].value;
	asking->option[pairing_book_option(book, "teams")] = random_below(&state, 4);
	asking->option[pairing_book_option(book, "accelerated")] =
		random_below(&state, 5) == 0 ? 1 + random_below(&state, 3) : 0;
	asking->option[pairing_book_option(book, "rule5")] = random_below(&state, 5);
	asking->option[pairing_book_option(book, "harkness")] = random_below(&state, 6) == 0;
	us_section_start(&asking->section, seed,
		PLAYERS_LEAST + random_below(&state, PLAYERS_MOST - PLAYERS_LEAST + 1));
	asking->section.input.options = asking->option;
}

static int64_t value(const struct pairing_score *score, const char *name)
{
	for (int i = 0; i < score->nterms; i++)
		if (!strcmp(score->terms[i].name, name))
			return score->values[score->terms[i].first];
	ck_abort_msg("there is no term \"%s\"", name);
}

static void everybody_is_seated_once(const struct asking *asking)
{
	HOLDS(value(&asking->score, "wrong seats") == 0, "wrong seats");
	HOLDS(value(&asking->score, "tray") == 0, "somebody is left out");
	HOLDS(value(&asking->score, "needless byes") == 0, "a needless bye");
	HOLDS(value(&asking->score, "colours by rule") == 0, "colours against 29E4");
}

/* How often two have played each other. */
static int meetings(const struct pairing_input *input, int one, int other)
{
	const struct pairing_game *games = input->players[one].games;
	int count = 0;

	for (int r = 0; r < input->round - 1; r++)
		count += games[r].opponent == other && games[r].kind == PAIRING_PLAYED;
	return count;
}

/*
 * 27A1, by a matching that knows nothing but who has met, the bye for anybody: fewest boards of two
 * who have met twice, which may cost repeats, then fewest repeats.
 */
static void repeats_are_the_fewest(const struct asking *asking)
{
	const struct pairing_input *input = &asking->section.input;
	struct arena arena = {.last = NULL};
	struct matching matching;
	int card[PLAYERS_MOST + 1], n = 0, vertices;
	bool edge[(PLAYERS_MOST + 1) * (PLAYERS_MOST + 1)] = {false};
	int64_t weight[(PLAYERS_MOST + 1) * (PLAYERS_MOST + 1)] = {0}, least = 0;

	for (int i = 0; i < input->count; i++)
		if (!input->players[i].absent)
			card[n++] = i;
	vertices = n + n % 2;
	for (int u = 0; u < vertices; u++) {
		for (int v = 0; v < vertices; v++) {
			edge[u * vertices + v] = u != v;
			if (u < n && v < n && u != v) {
				const int met = meetings(input, card[u], card[v]);

				weight[u * vertices + v] = (met > 1) * THIRD + (met > 0);
			}
		}
	}
	ck_assert_int_eq(matching_solve(&(struct matching_graph){vertices, 1, edge, weight}, &arena,
				 &matching),
		MATCHING_OK);
	for (int u = 0; u < vertices; u++)
		least += weight[u * vertices + matching.mate[u]];
	arena_done(&arena);
	HOLDS(value(&asking->score, "third meetings") == least / 2 / THIRD,
		"a third meeting that could be avoided");
	HOLDS(value(&asking->score, "repeats") == least / 2 % THIRD,
		"a repeat that could be avoided");
}

static struct pairing_score score_of(const struct asking *asking, const struct pairing_draw *draw)
{
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(book, &asking->section.input, draw, &score), PAIRING_OK);
	return score;
}

static int pairing_score_of_player(const struct asking *asking, int player)
{
	/* groups of accelerated rounds are not told from here */
	return asking->section.player[player].score;
}

static bool is_same_group(const struct asking *asking, const struct pairing_board *board)
{
	return board->black >= 0 &&
		pairing_score_of_player(asking, board->white) ==
		pairing_score_of_player(asking, board->black);
}

/* Two boards of one group with their opponents exchanged, colours by the rules. */
static void exchange(struct pairing_draw *draw, int x, int y, bool across)
{
	struct pairing_board *a = &draw->boards[x], *b = &draw->boards[y];
	const int first = a->white, second = a->black, third = b->white, fourth = b->black;

	*a = (struct pairing_board){first, across ? third : fourth};
	*b = (struct pairing_board){across ? second : third, across ? fourth : second};
}

/* The least score of the exchange, whatever colours. */
static bool is_better_somehow(struct asking *asking, struct pairing_draw *draw, int x, int y)
{
	bool better = false;

	for (int turn = 0; turn < 4; turn++) {
		const int board = turn % 2 == 0 ? x : y, white = draw->boards[board].white;
		struct pairing_score score = score_of(asking, draw);

		better = better || pairing_score_compare(&score, &asking->score, NULL) < 0;
		pairing_score_done(&score);
		draw->boards[board].white = draw->boards[board].black;
		draw->boards[board].black = white;
	}
	return better;
}

/* In groups of any size: no exchange of opponents has a better score. */
static void no_exchange_is_better(struct asking *asking, uint64_t *state)
{
	struct pairing_board boards[PLAYERS_MOST];
	struct pairing_draw draw = {boards, asking->draw.count};

	for (int i = 0; i < SWAPS && draw.count > 1; i++) {
		const int x = random_below(state, draw.count);
		const int y = (x + 1 + random_below(state, draw.count < 4 ? draw.count - 1 : 3)) %
			draw.count;

		memcpy(boards, asking->draw.boards, (size_t)draw.count * sizeof(*boards));
		if (!is_same_group(asking, &boards[x]) || !is_same_group(asking, &boards[y]) ||
			pairing_score_of_player(asking, boards[x].white) !=
				pairing_score_of_player(asking, boards[y].white))
			continue;
		exchange(&draw, x, y, random_below(state, 2));
		HOLDS(!is_better_somehow(asking, &draw, x, y), "an exchange is better");
	}
}

static bool is_switch(const struct pairing_step *step)
{
	return step->kind == PAIRING_STEP_TRANSPOSITION || step->kind == PAIRING_STEP_INTERCHANGE;
}

/* The worst that the natural boards of the switched players of this group have. */
static int worst_cured(const struct asking *asking, const struct pairing_steps *steps, int group)
{
	int worst = PAIRING_SHORT_NOTHING;

	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];

		if (!is_switch(step) || pairing_score_of_player(asking, step->player) != group)
			continue;
		worst = step->as.transposition.wrong > worst ? step->as.transposition.wrong : worst;
		worst = step->as.transposition.other_wrong > worst
			? step->as.transposition.other_wrong
			: worst;
	}
	return worst;
}

/* 29E5a, 29E5b */
static void switches_keep_the_limits(const struct asking *asking, const struct pairing_steps *steps)
{
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];
		int worst;

		if (!is_switch(step))
			continue;
		worst = worst_cured(asking, steps, pairing_score_of_player(asking, step->player));
		HOLDS(worst > PAIRING_SHORT_NOTHING, "a switch without a cause");
		HOLDS(step->as.transposition.points <= 80 || worst >= PAIRING_SHORT_EQUALISATION,
			"a switch beyond 80 to alternate");
		HOLDS(step->as.transposition.points <= 200 || worst == PAIRING_SHORT_THIRD,
			"a switch beyond 200 to equalise");
	}
}

/* A board of the two with the colours of 29E4. */
static struct pairing_board board_of(const struct asking *asking, int one, int other)
{
	struct pairing_board board = {one, other};
	struct pairing_score score = score_of(asking, &(struct pairing_draw){&board, 1});

	if (value(&score, "colours by rule") > 0)
		board = (struct pairing_board){other, one};
	pairing_score_done(&score);
	return board;
}

/* The draw with the natural boards of one group: worse, and by colours. */
static void switches_gain(struct asking *asking, const struct pairing_steps *steps, int group)
{
	static const char *const colours[] = {"third colours running", "colours not equalised",
		"colours not alternated", "switches beyond the limit", "switches to equalise only"};
	struct pairing_board boards[PLAYERS_MOST];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score score;
	int term, switched = 0;
	bool by_colour = false;

	for (int i = 0; i < asking->draw.count; i++) {
		const struct pairing_step *found = NULL;

		for (int k = 0; k < steps->count; k++)
			if (is_switch(&steps->steps[k]) && steps->steps[k].board == i &&
				pairing_score_of_player(asking, steps->steps[k].player) == group)
				found = &steps->steps[k];
		if (!found) {
			boards[draw.count++] = asking->draw.boards[i];
			continue;
		}
		switched++;
		if (found->player < found->as.transposition.natural)
			boards[draw.count++] =
				board_of(asking, found->player, found->as.transposition.natural);
		if (found->other < found->as.transposition.other_natural)
			boards[draw.count++] = board_of(
				asking, found->other, found->as.transposition.other_natural);
	}
	if (switched == 0)
		return;
	HOLDS(draw.count == asking->draw.count, "natural boards are not those of the switched");
	score = score_of(asking, &draw);
	HOLDS(pairing_score_compare(&asking->score, &score, &term) < 0, "switches without a gain");
	for (size_t i = 0; i < sizeof(colours) / sizeof(colours[0]); i++)
		by_colour = by_colour || !strcmp(asking->score.terms[term].name, colours[i]);
	HOLDS(by_colour, asking->score.terms[term].name);
	pairing_score_done(&score);
}

/* 29D2: as many leave as the group leaves over by itself, or the best draw has no fewer. */
static void leaving_together_has_a_reason(
	const struct asking *asking, const struct pairing_steps *steps)
{
	static const char *const yielding[] = {"repeats", "team-mates", "requests"};
	bool clean = true;

	for (size_t i = 0; i < sizeof(yielding) / sizeof(yielding[0]); i++)
		clean = clean && value(&asking->score, yielding[i]) == 0;
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];

		if (step->kind != PAIRING_STEP_ODD_TOGETHER)
			continue;
		HOLDS(!clean || step->as.odd_together.fewest <= step->as.odd_together.leave,
			"fewer leave than must");
		HOLDS(step->as.odd_together.fewest >= step->as.odd_together.leave ||
				step->as.odd_together.in_best == 1,
			"the best draw has fewer");
	}
}

static void reasons_hold(struct asking *asking)
{
	struct pairing_steps steps = {0};

	if (asking->option[pairing_book_option(book, "accelerated")])
		return;
	ck_assert_int_eq(
		pairing_steps(book, &asking->section.input, &asking->draw, &steps), PAIRING_OK);
	switches_keep_the_limits(asking, &steps);
	leaving_together_has_a_reason(asking, &steps);
	for (int group = 0; group <= 2 * US_SECTION_ROUNDS; group++)
		switches_gain(asking, &steps, group);
	pairing_steps_done(&steps);
}

/* Pinned boards, some of another draw, stay. */
static void pins_are_kept(const struct asking *asking, uint64_t *state)
{
	struct pairing_input input = asking->section.input;
	struct pairing_pin pins[3];
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	enum pairing_status status;

	if (asking->draw.count < 4)
		return;
	for (int i = 0; i < 3; i++) {
		const struct pairing_board *one = &asking->draw.boards[i];
		const struct pairing_board *two = &asking->draw.boards[(i + 1) % 3];
		const bool turned = random_below(state, 2);

		pins[i] = (struct pairing_pin){PAIRING_PIN_BOARD, one->white, two->black,
			turned ? PAIRING_BLACK : PAIRING_NEUTRAL};
	}
	input.pins = pins;
	input.npins = 1 + random_below(state, 3);
	status = pairing_best(book, &input, &draw, NULL);
	HOLDS(status == PAIRING_OK, "no draw with pinned boards");
	ck_assert_int_eq(pairing_score(book, &input, &draw, &score), PAIRING_OK);
	HOLDS(value(&score, "broken pins") == 0, "a pin is broken");
	HOLDS(value(&score, "tray") == 0, "pins leave somebody out");
	pairing_score_done(&score);
	pairing_draw_done(&draw);
}

/* What the rules make anyway is not made otherwise because some of it is pinned. */
static void own_boards_change_nothing(const struct asking *asking, uint64_t *state)
{
	struct pairing_input input = asking->section.input;
	struct pairing_pin pins[3];
	struct pairing_draw draw = {0};

	input.pins = pins;
	input.npins = 0;
	for (int i = 0; i < 3; i++) {
		const struct pairing_board *board =
			&asking->draw.boards[random_below(state, asking->draw.count)];

		if (board->black != PAIRING_NOBODY)
			pins[input.npins++] = (struct pairing_pin){
				PAIRING_PIN_BOARD, board->white, board->black, PAIRING_WHITE};
	}
	HOLDS(pairing_best(book, &input, &draw, NULL) == PAIRING_OK, "no draw with its own boards");
	HOLDS(draw.count == asking->draw.count &&
			!memcmp(draw.boards, asking->draw.boards,
				(size_t)draw.count * sizeof(*draw.boards)),
		"another draw with its own boards pinned");
	pairing_draw_done(&draw);
}

static void the_same_again(const struct asking *asking)
{
	struct pairing_draw draw = {0};

	ck_assert_int_eq(pairing_best(book, &asking->section.input, &draw, NULL), PAIRING_OK);
	HOLDS(draw.count == asking->draw.count &&
			!memcmp(draw.boards, asking->draw.boards,
				(size_t)draw.count * sizeof(*draw.boards)),
		"another draw the second time");
	pairing_draw_done(&draw);
}

static long one_event(uint64_t seed)
{
	struct asking event, *asking = &event;
	uint64_t state = seed;
	long done = 0;
	bool more = true;

	start(asking, seed);
	while (more) {
		asking->draw = (struct pairing_draw){0};
		HOLDS(pairing_best(book, &asking->section.input, &asking->draw, NULL) == PAIRING_OK,
			"no draw");
		asking->score = score_of(asking, &asking->draw);
		everybody_is_seated_once(asking);
		repeats_are_the_fewest(asking);
		the_same_again(asking);
		pins_are_kept(asking, &state);
		own_boards_change_nothing(asking, &state);
		if (!asking->option[pairing_book_option(book, "accelerated")])
			no_exchange_is_better(asking, &state);
		if ((seed + (uint64_t)done++) % TELL_EVERY == 0)
			reasons_hold(asking);
		pairing_score_done(&asking->score);
		more = us_section_play(&asking->section, &asking->draw);
		pairing_draw_done(&asking->draw);
	}
	us_section_done(&asking->section);
	return done;
}

START_TEST(rules_hold_in_every_round)
{
	uint64_t seed = (uint64_t)_i + 1;

	for (long done = 0; done < rounds / SLICES; seed += SLICES)
		done += one_event(seed);
}
END_TEST

/* One event as it was drawn when this was written: a change of any draw is seen. */
START_TEST(golden_draws_are_as_before)
{
	FILE *file = fopen(TESTS_DIR "/cases/uscf-golden.txt", "r");
	char line[LINE], made[LINE];
	unsigned long long seed;
	int players;

	ck_assert_ptr_nonnull(file);
	while (fgets(line, sizeof(line), file)) {
		struct us_section section;
		struct pairing_draw draw = {0};

		if (line[0] == '#')
			continue;
		ck_assert_int_eq(sscanf(line, "section %llu %d", &seed, &players), 2);
		us_section_start(&section, seed, players);
		do {
			size_t used =
				(size_t)snprintf(made, sizeof(made), "%d:", section.input.round);

			pairing_draw_done(&draw);
			ck_assert_int_eq(
				pairing_best(book, &section.input, &draw, NULL), PAIRING_OK);
			for (int i = 0; i < draw.count; i++)
				used += (size_t)snprintf(made + used, sizeof(made) - used, " %d-%d",
					draw.boards[i].white + 1, draw.boards[i].black + 1);
			snprintf(made + used, sizeof(made) - used, "\n");
			ck_assert_ptr_nonnull(fgets(line, sizeof(line), file));
			ck_assert_str_eq(made, line);
		} while (us_section_play(&section, &draw));
		pairing_draw_done(&draw);
		us_section_done(&section);
	}
	fclose(file);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("events"), *golden = tcase_create("golden");

	rounds = us_tour_rounds(FEW, MANY);
	book = pairing_book_find("uscf");
	if (!book || book->noptions > OPTIONS_MOST)
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, rules_hold_in_every_round, 0, SLICES);
	tcase_set_timeout(tcase, 300);
	tcase_add_test(golden, golden_draws_are_as_before);
	return suite_run("uscf_events", tcase, golden, NULL);
}
