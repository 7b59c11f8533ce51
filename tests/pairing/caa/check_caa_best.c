/*
 * The two methods of the British engine against each other, on events that are played round by
 * round: level by level, and all levels at once. And what the engine says when there is no draw, or
 * a pin stands in the way.
 *
 * FIELDS in the environment: so many events (60); SEED: the first one.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "caa/best.h"
#include "support/event/draws.h"
#include "support/event/played_event.h"
#include "support/event/random_field.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum {
	CARDS_LEAST = 12,
	CARDS_MOST = 60,
	LARGE_LEAST = 180,
	LARGE_MOST = 320,
	FEW_PINS = 3,
	PINS = 12,
	MANY_CARDS = 500,
	MANY_PAIRS = 75,
	MANY_ROUND = 5,
	EVENTS = 60,
	SLICES = 10
};

static struct seeds events;

static enum pairing_status methods_agree(
	const struct pairing_input *input, uint64_t seed, struct pairing_draw *draw)
{
	static const enum caa_method method[] = {CAA_USUAL, CAA_LINKS};
	struct pairing_draw other = {0};
	const enum pairing_status status = caa_best_by(CAA_GENERAL, input, draw, NULL, NULL);

	for (int i = 0; i < 2; i++) {
		const enum pairing_status second =
			caa_best_by(method[i], input, &other, NULL, NULL);

		ck_assert_msg(status == second, "seed %llu, round %d: %d and %d",
			(unsigned long long)seed, input->round, (int)status, (int)second);
		if (status == PAIRING_OK)
			ck_assert_msg(draws_same(draw, &other),
				"seed %llu, round %d, %d pins, method %d", (unsigned long long)seed,
				input->round, input->npins, i);
		pairing_draw_done(&other);
	}
	return status;
}

static bool is_pinned(const struct pairing_pin *pins, int count, int player)
{
	for (int i = 0; i < count; i++)
		if (pins[i].player == player ||
			(pins[i].kind == PAIRING_PIN_BOARD && pins[i].other == player))
			return true;
	return false;
}

/* Boards of the best draw kept as they are, boards by hand, and pins of any kind. */
static struct pairing_pin random_pin(struct played_event *event, const struct pairing_draw *draw)
{
	const struct pairing_board *board =
		draw->count > 0 ? &draw->boards[random_below(&event->state, draw->count)] : NULL;
	struct pairing_pin pin = {
		.kind = (enum pairing_pin_kind)random_below(&event->state, PAIRING_PIN_OUT + 1),
		.player = random_below(&event->state, event->input.count),
		.other = random_below(&event->state, event->input.count),
		.colour = (enum pairing_colour)(1 + random_below(&event->state, 2)),
	};

	if (board && board->black != PAIRING_NOBODY && random_below(&event->state, 3) == 0)
		return (struct pairing_pin){PAIRING_PIN_BOARD, board->white, board->black,
			random_below(&event->state, 2) ? PAIRING_WHITE : PAIRING_NEUTRAL};
	if (random_below(&event->state, 3) == 0)
		pin.kind = PAIRING_PIN_BOARD;
	if (pin.other == pin.player)
		pin.other = (pin.player + 1) % event->input.count;
	if (pin.kind == PAIRING_PIN_BOARD && random_below(&event->state, 2))
		pin.colour = PAIRING_NEUTRAL;
	return pin;
}

/* A few pins or many; but for a few no two for one player. */
static int random_pins(
	struct played_event *event, const struct pairing_draw *draw, struct pairing_pin *pins)
{
	const int most = random_below(&event->state, 2) ? FEW_PINS : PINS;
	const int count = random_below(&event->state, most + 1);
	int made = 0;

	for (int i = 0; i < count; i++) {
		const struct pairing_pin pin = random_pin(event, draw);

		if (most == FEW_PINS ||
			(!is_pinned(pins, made, pin.player) &&
				(pin.kind != PAIRING_PIN_BOARD ||
					!is_pinned(pins, made, pin.other))))
			pins[made++] = pin;
	}
	return made;
}

static void play_event(uint64_t seed, int least, int most)
{
	struct played_event event;
	uint64_t state = seed;
	const int players = least + random_below(&state, most - least + 1);

	ck_assert(played_event_init(&event, players, seed));
	for (int round = 1; round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0}, pinned = {0};
		struct pairing_pin pins[PINS];
		enum pairing_status status = methods_agree(&event.input, seed, &draw);

		event.input.pins = pins;
		event.input.npins = random_pins(&event, &draw, pins);
		if (methods_agree(&event.input, seed, &pinned) == PAIRING_OK)
			pairing_draw_done(&pinned);
		event.input.npins = 0;
		if (status != PAIRING_OK)
			break;
		if (round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
}

START_TEST(both_methods_make_the_same_draw)
{
	const struct seeds slice = seeds_slice(&events, _i, SLICES);

	for (long i = 0; i < slice.count; i++)
		play_event(slice.first + (uint64_t)i, CARDS_LEAST, CARDS_MOST);
}
END_TEST

/* Levels large enough for few boards and prices. */
START_TEST(both_methods_make_the_same_large_draw)
{
	for (long i = 0; i < (events.count + EVENTS - 1) / EVENTS; i++)
		play_event(events.first + (uint64_t)i, LARGE_LEAST, LARGE_MOST);
}
END_TEST

/* Pairs of different scores who have not met, as somebody asks for them. */
static int fix_across(struct played_event *event, struct pairing_pin *pins)
{
	const int most = 1 + random_below(&event->state, FEW_PINS);
	int count = 0;

	for (int tries = 0; tries < 200 && count < most; tries++) {
		const int a = random_below(&event->state, event->input.count);
		const int b = random_below(&event->state, event->input.count);
		const struct pairing_player *one = &event->input.players[a],
					    *two = &event->input.players[b];

		if (one->score == two->score || one->absent || two->absent ||
			is_pinned(pins, count, a) || is_pinned(pins, count, b) ||
			pairing_have_met(&event->input, a, b))
			continue;
		pins[count++] = (struct pairing_pin){PAIRING_PIN_BOARD, a, b,
			random_below(&event->state, 3) ? PAIRING_NEUTRAL : PAIRING_BLACK};
	}
	return count;
}

/* The level of a card that is fixed to meet one of another is drawn as if it were not there. */
static void play_fixed(uint64_t seed, int least, int most)
{
	struct played_event event;
	uint64_t state = seed;

	ck_assert(played_event_init(&event, least + random_below(&state, most - least + 1), seed));
	for (int round = 1; round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0}, fixed = {0};
		struct pairing_pin pins[FEW_PINS];

		event.input.pins = pins;
		for (int i = 0; round > 1 && i < 3; i++) {
			event.input.npins = fix_across(&event, pins);
			if (methods_agree(&event.input, seed, &fixed) == PAIRING_OK)
				pairing_draw_done(&fixed);
		}
		event.input.npins = 0;
		if (pairing_best(&caa_book, &event.input, &draw, NULL) != PAIRING_OK)
			break;
		if (round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
}

START_TEST(both_methods_agree_on_cards_fixed_across_levels)
{
	const struct seeds slice = seeds_slice(&events, _i, SLICES);

	for (long i = 0; i < slice.count; i++)
		play_fixed(slice.first + (uint64_t)i, CARDS_LEAST, CARDS_MOST);
}
END_TEST

/* Fix so many pairs whose scores are near each other but not the same. */
static void fix_many(struct played_event *event, int pairs, struct pairing_pin *pins)
{
	int count = 0;

	while (count < pairs) {
		const int a = random_below(&event->state, event->input.count);
		const int b = random_below(&event->state, event->input.count);
		const struct pairing_player *one = &event->input.players[a],
					    *two = &event->input.players[b];
		const int apart = abs(one->score - two->score);

		if (apart < 1 || apart > 2 || one->absent || two->absent ||
			is_pinned(pins, count, a) || is_pinned(pins, count, b) ||
			pairing_have_met(&event->input, a, b))
			continue;
		pins[count++] = (struct pairing_pin){PAIRING_PIN_BOARD, a, b, PAIRING_NEUTRAL};
	}
	event->input.pins = pins;
	event->input.npins = count;
}

/* All at once takes several times as long there. */
START_TEST(pairs_fixed_across_levels_do_not_end_the_links)
{
	struct played_event event;
	struct pairing_pin pins[MANY_PAIRS];
	struct pairing_draw draw = {0};
	struct caa_work work = {0};

	ck_assert(played_event_init(&event, MANY_CARDS, 1));
	for (int round = 1; round < MANY_ROUND; round++) {
		ck_assert_int_eq(pairing_best(&caa_book, &event.input, &draw, NULL), PAIRING_OK);
		played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	fix_many(&event, MANY_PAIRS, pins);
	ck_assert_int_eq(caa_best_by(CAA_USUAL, &event.input, &draw, NULL, &work), PAIRING_OK);
	ck_assert(!work.general);
	pairing_draw_done(&draw);
	played_event_done(&event);
}
END_TEST

/* Players of different scores without games, but for those a test fills in. */
struct small {
	struct pairing_player player[8];
	struct pairing_game game[8];
	struct pairing_pin pin[4];
	struct pairing_input input;
	struct pairing_draw draw;
	struct pairing_blame blame;
};

static void make_small(struct small *small, int count, int round)
{
	memset(small, 0, sizeof(*small));
	for (int i = 0; i < count; i++) {
		small->game[i].opponent = PAIRING_NOBODY;
		small->player[i] = (struct pairing_player){
			.number = i + 1, .rating = 2000 - i, .games = &small->game[i]};
	}
	small->input = (struct pairing_input){.players = small->player,
		.count = count,
		.round = round,
		.lot = PAIRING_WHITE,
		.pins = small->pin};
}

static void has_met(struct small *small, int a, int b)
{
	small->game[a] = (struct pairing_game){b, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, 1};
	small->game[b] = (struct pairing_game){a, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 1};
}

static enum pairing_status best(struct small *small)
{
	return pairing_best(&caa_book, &small->input, &small->draw, &small->blame);
}

START_TEST(c1_player_who_met_everybody_is_named)
{
	struct small small;

	make_small(&small, 2, 2);
	has_met(&small, 0, 1);
	ck_assert_int_eq(best(&small), PAIRING_NO_DRAW);
	ck_assert_str_eq(small.blame.rule, "1");
	ck_assert_int_eq(small.blame.player, 0);
	ck_assert_ptr_null(small.draw.boards);
}
END_TEST

START_TEST(c6_nobody_left_for_the_bye)
{
	struct small small;

	make_small(&small, 3, 1);
	for (int i = 0; i < 3; i++)
		small.player[i].bye_booked = true;
	ck_assert_int_eq(best(&small), PAIRING_OK);
	pairing_draw_done(&small.draw);
	/* only a full-point bye bars the next one */
	make_small(&small, 3, 2);
	for (int i = 0; i < 3; i++)
		small.game[i].kind = PAIRING_BYE_FULL;
	ck_assert_int_eq(best(&small), PAIRING_NO_DRAW);
	ck_assert_str_eq(small.blame.rule, "6");
}
END_TEST

/* Three of one score, the last of whom would have the bye but for this. */
static int bye_of(const struct pairing_game *game, bool booked)
{
	struct small small;
	int bye;

	make_small(&small, 3, 2);
	if (game)
		small.game[1] = *game;
	small.player[1].bye_booked = booked;
	ck_assert_int_eq(best(&small), PAIRING_OK);
	bye = small.draw.boards[1].white;
	pairing_draw_done(&small.draw);
	return bye;
}

START_TEST(c6_spares_for_any_bye_and_default)
{
	static const struct {
		enum pairing_kind kind;
		int bye;
	} cases[] = {{PAIRING_ABSENT, 1}, {PAIRING_BYE_HALF, 2}, {PAIRING_DEFAULT_LOSS, 2},
		{PAIRING_DEFAULT_WIN, 2}, {PAIRING_BYE_FULL, 2}, {PAIRING_BYE_FORCED, 2}};

	ck_assert_int_eq(bye_of(NULL, false), 1);
	ck_assert_int_eq(bye_of(NULL, true), 2);
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct pairing_game game = {
			.opponent = PAIRING_NOBODY, .kind = cases[i].kind};

		ck_assert_int_eq(bye_of(&game, false), cases[i].bye);
	}
}
END_TEST

/* He is asked when nobody else is left: 0 has had the bye, and 2 has met nobody but him. */
START_TEST(c6_asks_the_spared_when_nobody_is_left)
{
	struct small small;

	make_small(&small, 3, 2);
	small.game[0] =
		(struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_BYE_FORCED};
	small.game[1] = (struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_BYE_HALF};
	small.game[2] =
		(struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_DEFAULT_LOSS};
	ck_assert_int_eq(best(&small), PAIRING_OK);
	ck_assert_int_eq(small.draw.boards[1].white, 1);
	pairing_draw_done(&small.draw);
}
END_TEST

START_TEST(pin_that_cannot_be_honoured_is_named)
{
	static const struct pairing_pin pin[] = {
		{PAIRING_PIN_BOARD, 0, 1, PAIRING_NEUTRAL},
		{PAIRING_PIN_FLOAT_UP, 0, 0, PAIRING_NEUTRAL},
		{PAIRING_PIN_BYE, 2, 2, PAIRING_NEUTRAL},
		{PAIRING_PIN_BOTTOM, 0, 0, PAIRING_NEUTRAL},
	};
	struct small small;

	for (int i = 0; i < 4; i++) {
		make_small(&small, 4, 2);
		has_met(&small, 0, 1);
		small.pin[0] = (struct pairing_pin){PAIRING_PIN_COLOUR, 3, 3, PAIRING_WHITE};
		small.pin[1] = pin[i];
		small.input.npins = 2;
		ck_assert_int_eq(best(&small), PAIRING_NO_DRAW);
		ck_assert_int_eq(small.blame.player, pin[i].player);
		ck_assert_int_eq(small.blame.other,
			pin[i].kind == PAIRING_PIN_BOARD ? pin[i].other : PAIRING_NOBODY);
	}
}
END_TEST

static void is_blamed(struct small *small, const char *rule, int player, int other)
{
	ck_assert_int_eq(best(small), PAIRING_NO_DRAW);
	ck_assert_str_eq(small->blame.rule, rule);
	ck_assert_int_eq(small->blame.player, player);
	ck_assert_int_eq(small->blame.other, other);
}

/* What is fixed is to blame only if there is a draw without it, who sits out staying out. */
START_TEST(what_is_fixed_is_blamed_only_for_what_the_rules_would_pair)
{
	const struct pairing_apart apart = {0, 1, true};
	const struct pairing_pin white = {PAIRING_PIN_COLOUR, 0, 0, PAIRING_WHITE},
				 out = {PAIRING_PIN_OUT, 3, 0, PAIRING_NEUTRAL},
				 bye = {PAIRING_PIN_BYE, 0, 0, PAIRING_NEUTRAL};
	struct small small;

	/* by the rules: they have met, and a colour is fixed besides */
	make_small(&small, 2, 2);
	has_met(&small, 0, 1);
	small.pin[small.input.npins++] = white;
	is_blamed(&small, "1", 0, PAIRING_NOBODY);
	/* by a pair kept apart */
	make_small(&small, 2, 1);
	small.input.apart = &apart;
	small.input.napart = 1;
	small.pin[small.input.npins++] = white;
	is_blamed(&small, "", 0, 1);
	/* by the bye of an even number, which one who sits out has made even */
	make_small(&small, 5, 1);
	small.pin[small.input.npins++] = bye;
	small.pin[small.input.npins++] = out;
	is_blamed(&small, "", 0, PAIRING_NOBODY);
	/* by one who sits out: nobody of the three left may have the bye */
	make_small(&small, 4, 2);
	for (int i = 0; i < 4; i++)
		small.game[i].kind = PAIRING_BYE_FULL;
	small.pin[small.input.npins++] = white;
	small.pin[small.input.npins++] = out;
	is_blamed(&small, "", 3, PAIRING_NOBODY);
}
END_TEST

START_TEST(empty_and_single_fields)
{
	struct small small;

	make_small(&small, 0, 1);
	ck_assert_int_eq(best(&small), PAIRING_OK);
	ck_assert_int_eq(small.draw.count, 0);
	pairing_draw_done(&small.draw);
	make_small(&small, 1, 1);
	ck_assert_int_eq(best(&small), PAIRING_OK);
	ck_assert_int_eq(small.draw.count, 1);
	ck_assert_int_eq(small.draw.boards[0].black, PAIRING_NOBODY);
	pairing_draw_done(&small.draw);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *methods = tcase_create("methods"), *none = tcase_create("no draw");

	if (!seeds_read(&events, argc, argv, EVENTS, EVENTS))
		return EXIT_FAILURE;
	tcase_set_timeout(methods, 3600);
	tcase_add_loop_test(methods, both_methods_make_the_same_draw, 0, SLICES);
	tcase_add_test(methods, both_methods_make_the_same_large_draw);
	tcase_add_loop_test(methods, both_methods_agree_on_cards_fixed_across_levels, 0, SLICES);
	tcase_add_test(methods, pairs_fixed_across_levels_do_not_end_the_links);
	tcase_add_test(none, c1_player_who_met_everybody_is_named);
	tcase_add_test(none, c6_nobody_left_for_the_bye);
	tcase_add_test(none, c6_spares_for_any_bye_and_default);
	tcase_add_test(none, c6_asks_the_spared_when_nobody_is_left);
	tcase_add_test(none, pin_that_cannot_be_honoured_is_named);
	tcase_add_test(none, what_is_fixed_is_blamed_only_for_what_the_rules_would_pair);
	tcase_add_test(none, empty_and_single_fields);
	return suite_run("caa_best", methods, none, NULL);
}
