/* Rounds of seeded US sections, and draws of all kinds for each. */
#include "config.h"
#include "support/reference/us_tour.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/random_field.h"
#include "support/seeds.h"

enum { CARDS_LEAST = 4, CARDS_MOST = 40 };

static const struct pairing_book *us_book(void)
{
	return pairing_book_find("uscf");
}

static void look(
	struct us_tour *tour, enum us_stop stop, const struct pairing_draw *draw, us_tour_see *see)
{
	tour->stop = stop;
	tour->steps = (struct pairing_steps){0};
	us_seats_read(&tour->seats, &tour->section, draw);
	ck_assert_int_eq(
		pairing_steps(us_book(), &tour->section.input, draw, &tour->steps), PAIRING_OK);
	see(tour);
	pairing_steps_done(&tour->steps);
}

/* Some players of neighbouring boards change seats; an unfinished draw lacks a board. */
static void look_at_others(struct us_tour *tour, us_tour_see *see)
{
	struct pairing_board boards[US_PLAYERS_MOST];
	struct pairing_draw draw = {boards, tour->best.count};
	const int swaps = 1 + random_below(&tour->state, 3);

	if (draw.count < 2)
		return;
	memcpy(boards, tour->best.boards, (size_t)draw.count * sizeof(*boards));
	for (int i = 0; i < swaps; i++) {
		struct pairing_board *one = &boards[random_below(&tour->state, draw.count - 1)];
		const int white = one->white;

		one->white = one[1].white;
		one[1].white = white;
	}
	look(tour, US_BY_HAND, &draw, see);
	draw.count--;
	boards[random_below(&tour->state, draw.count)] = boards[draw.count];
	look(tour, US_UNFINISHED, &draw, see);
}

/* A colour that is fixed bars who would have it a third time: not where that is ruled out. */
static struct pairing_pin pin_of(struct us_tour *tour, const struct pairing_board *board)
{
	const bool colours = !us_section_setting(&tour->section, "three_in_row");
	const enum pairing_colour colour =
		colours ? (enum pairing_colour)random_below(&tour->state, 3) : PAIRING_NEUTRAL;
	const struct pairing_board *next = board + 1;

	switch (random_below(&tour->state, 5)) {
	case 0:
		return (struct pairing_pin){
			PAIRING_PIN_FLOAT_DOWN, board->white, PAIRING_NOBODY, PAIRING_NEUTRAL};
	case 1:
		return (struct pairing_pin){
			PAIRING_PIN_BYE, board->white, PAIRING_NOBODY, PAIRING_NEUTRAL};
	case 2:
		if (colours)
			return (struct pairing_pin){PAIRING_PIN_COLOUR, board->white,
				PAIRING_NOBODY, PAIRING_WHITE + random_below(&tour->state, 2)};
		break;
	default:
		break;
	}
	return (struct pairing_pin){PAIRING_PIN_BOARD, board->white, next->white, colour};
}

static void look_with_pins(struct us_tour *tour, us_tour_see *see)
{
	struct pairing_draw draw = {NULL, 0};

	if (tour->best.count < 3)
		return;
	tour->section.input.pins = tour->pins;
	tour->section.input.npins = 1 + random_below(&tour->state, US_PINS_MOST);
	for (int i = 0; i < tour->section.input.npins; i++)
		tour->pins[i] = pin_of(
			tour, &tour->best.boards[random_below(&tour->state, tour->best.count - 1)]);
	if (pairing_best(us_book(), &tour->section.input, &draw, NULL) == PAIRING_OK)
		look(tour, US_PINNED, &draw, see);
	pairing_draw_done(&draw);
	tour->section.input.npins = 0;
}

static void start(struct us_tour *tour, uint64_t seed)
{
	tour->seed = seed;
	tour->state = seed + 8000;
	us_section_start(&tour->section, seed,
		CARDS_LEAST + random_below(&tour->state, CARDS_MOST - CARDS_LEAST + 1));
	if (seed % 4)
		us_section_vary(&tour->section);
}

long us_tour_run(int slice, int slices, long rounds, us_tour_see *see, void *context)
{
	struct us_tour tour = {.context = context};
	long done = 0;

	for (uint64_t seed = (uint64_t)slice + 1; done < rounds / slices;
		seed += (uint64_t)slices + 1) {
		bool more = true;

		start(&tour, seed);
		for (; more; done++) {
			tour.best = (struct pairing_draw){0};
			more = pairing_best(us_book(), &tour.section.input, &tour.best, NULL) ==
				PAIRING_OK;
			if (more) {
				look(&tour, US_BY_RULES, &tour.best, see);
				look_at_others(&tour, see);
				look_with_pins(&tour, see);
			}
			more = more && us_section_play(&tour.section, &tour.best);
			pairing_draw_done(&tour.best);
		}
		us_section_done(&tour.section);
	}
	return done;
}

long us_tour_rounds(long few, long many)
{
	const char *rounds = getenv("ROUNDS");

	if (rounds && atol(rounds) > 0)
		return atol(rounds);
	return seeds_count(few, many);
}

bool us_tour_is_by_rules(const struct us_tour *tour)
{
	return tour->stop == US_BY_RULES || tour->stop == US_PINNED;
}

bool us_tour_fixes_colours(const struct us_tour *tour)
{
	for (int i = 0; i < tour->section.input.npins; i++)
		if (tour->section.input.pins[i].colour != PAIRING_NEUTRAL)
			return true;
	return false;
}
