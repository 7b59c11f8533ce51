/* Sentences on odd players of US Chess, whom they meet, and who has the bye. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/uscf_forms.h"

/* Of a group that one leaves: is it this one who should? Nobody, if none has an opponent below. */
static bool is_first_to_leave(const struct us_seats *seats, int score, int player)
{
	int leaving[US_PLAYERS_MOST];
	const int count = us_seats_leaving(seats, score, leaving);
	const int first = us_seats_first_to_leave(seats, score);

	return count > 1 || first < 0 || first == player;
}

static const struct fact_card *card_at(const struct told *told, char key)
{
	return &told->facts.card[told_card(told, key)];
}

static void check_meet(const struct told *told, bool down)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	told_true(told, told->facts.card[a].opponent == b, "they meet");
	told_true(told, card_at(told, 'a')->score == told_number(told, 's'), "his score group");
	told_true(told, down ? facts_goes_down(&told->facts, a) : facts_comes_up(&told->facts, a),
		"he leaves his group");
}

void uscf_said_odd(const struct told *told)
{
	struct uscf_told round;

	check_meet(told, true);
	uscf_tonight(told, &round);
	told_true(told,
		is_first_to_leave(&round.seats, told_number(told, 's'), uscf_player(told, 'a')),
		"he is the first in the order of 29D1a");
}

/*
 * "with him 1 more player would fail to alternate (2 instead of 1)"; what else is said when he
 * would be better
 */
static void check_against(const struct told *told, bool drops)
{
	char text[COST_SIZE];
	struct sentence one;
	const int instead = told_card(told, 'i');

	told_text(told, 'w', text, sizeof(text));
	if (told_match(told, "with him %tc", text, &one) && told_number(told, 'y') == 0) {
		char cost[COST_SIZE];

		/* the rule stands at the end of the sentence */
		snprintf(cost, sizeof(cost), "%.*s (29D1)", (int)one.length['c' - 'a'],
			one.text['c' - 'a']);
		if (drops)
			told_cost_of_float(told, instead, cost);
		else
			told_cost_of_meeting(told, told_card(told, 'b'), instead, cost);
		return;
	}
	told_true(told,
		told_match(told,
			"with him the draw would score better, but {k:the bye and the odd players are settled one after the other, and not all draws are compared|%pp comes down to %tg, too, and has the first turn|%tg is settled before those below, and of choices with equal colours takes the first in the order of 29D|%tg is settled before those below, and of choices that cost the next group no more takes the one with the best colours of its own}",
			text, &one) ||
			told_match(told,
				"in this group and the next, which are settled before those below, with him %tc",
				text, &one) ||
			told_match(told,
				"score group %sg is settled before those below, and in it and the next with him %tc",
				text, &one),
		"what speaks against him");
	told_would_be_better(told, drops ? PAIRING_PIN_FLOAT_DOWN : PAIRING_PIN_BOARD,
		drops ? instead : told_card(told, 'b'), drops ? -1 : instead);
}

static void check_points(const struct told *told)
{
	const struct fact_card *one = card_at(told, 'a'), *two = card_at(told, 'i');

	told_true(told, told_number(told, 'k') == abs(one->grade - two->grade),
		"rating points between the two who change roles");
}

void uscf_said_odd_for(const struct told *told)
{
	struct uscf_told round;

	check_meet(told, true);
	check_points(told);
	uscf_tonight(told, &round);
	told_true(told,
		is_first_to_leave(&round.seats, told_number(told, 's'), uscf_player(told, 'i')),
		"the other is the first in the order of 29D1a");
	check_against(told, true);
}

/* Of a group: is one the higher by rank? */
static bool stands_above(const struct us_section *section, int score, int one, int other)
{
	int list[US_PLAYERS_MOST];
	const int count = us_group(section, score, list);

	for (int i = 0; i < count; i++)
		if (list[i] == one || list[i] == other)
			return list[i] == one;
	return false;
}

void uscf_said_highest(const struct told *told)
{
	struct uscf_told round;
	const int a = uscf_player(told, 'a'), b = uscf_player(told, 'b');

	check_meet(told, false);
	uscf_tonight(told, &round);
	told_true(told, us_seats_first_opponent(&round.seats, b, a) == a,
		"nobody stands before him by 29D");
	for (int i = 0; i < told->facts.count; i++) {
		const struct fact_card *one = &told->facts.card[i];
		const bool above = one->opponent == FACTS_BYE &&
			one->score == told_number(told, 's') &&
			stands_above(&round.section, one->score, told_player(told, i), a) &&
			us_bars(&round.section, told_player(told, i), b) == 0;

		if (above || (told_number(told, 'k') == 1 && told_card(told, 'c') == i))
			told_true(told,
				above && told_number(told, 'k') == 1 && told_card(told, 'c') == i,
				"who stands higher and has the bye");
	}
}

void uscf_said_opponent_for(const struct told *told)
{
	struct uscf_told round;
	const int a = uscf_player(told, 'a'), b = uscf_player(told, 'b');

	check_meet(told, false);
	check_points(told);
	uscf_tonight(told, &round);
	told_true(told, us_seats_first_opponent(&round.seats, b, a) == uscf_player(told, 'i'),
		"the other stands before him by 29D");
	check_against(told, false);
}

/* Those of his group who meet each other or leave it, without him. */
static int find_left(const struct told *told, const struct us_seats *seats, int stays, int *list)
{
	int all[US_PLAYERS_MOST], count = 0;
	const int score = card_at(told, 'a')->score;
	int n = us_seats_inside(seats, score, all);

	n += us_seats_leaving(seats, score, all + n);
	for (int i = 0; i < n; i++)
		if (all[i] != stays)
			list[count++] = all[i];
	return count;
}

/* k: nobody below, two are left who met or may not meet, one has nobody, the rest have not all */
void uscf_said_stays(const struct told *told)
{
	struct uscf_told round;
	const int a = uscf_player(told, 'a'), b = uscf_player(told, 'b'),
		  k = told_number(told, 'k');
	int list[US_PLAYERS_MOST], count, leaving[US_PLAYERS_MOST];

	uscf_tonight(told, &round);
	told_true(told, card_at(told, 'a')->score == card_at(told, 'b')->score, "one group");
	told_true(told,
		us_seats_leaving(&round.seats, card_at(told, 'a')->score, leaving) > 1 ||
			us_seats_first_to_leave(&round.seats, card_at(told, 'a')->score) == b,
		"who should be the odd player");
	told_true(told, us_leaves_before(&round.section, a, b), "he comes first by 29D1a");
	if (k == 0) {
		told_true(told, !us_seats_can_go_down(&round.seats, a), "nobody below");
		return;
	}
	if (us_seats_leaving(&round.seats, card_at(told, 'a')->score, leaving) > 1)
		return;
	count = find_left(told, &round.seats, a, list);
	told_true(told, !us_pairable(&round.section, list, count), "the others cannot be paired");
	if (k == 1 || k == 2)
		told_true(told,
			count == 2 &&
				(k == 1) ==
					(us_round_met(&round.section, uscf_player(told, 'c'),
						 uscf_player(told, 'd')) > 0) &&
				(k == 2 ||
					us_round_met(&round.section, uscf_player(told, 'c'),
						uscf_player(told, 'd')) == told_number(told, 'r')),
			"the two who are left");
	for (int i = 0; k == 3 && i < count; i++)
		told_true(told,
			list[i] == uscf_player(told, 'c') ||
				us_bars(&round.section, list[i], uscf_player(told, 'c')) != 0,
			"nobody is left for him");
}

/* Of the cards of these players, how many are fixed by hand to leave their group? */
static int count_fixed(const struct told *told, const int *list, int count)
{
	int fixed = 0;

	for (int i = 0; i < count; i++) {
		bool found = false;

		for (int k = 0; k < told->input.npins; k++) {
			const struct pairing_pin *pin = &told->input.pins[k];

			found = found ||
				(pin->kind == PAIRING_PIN_BOARD && pin->other == list[i]) ||
				(pin->player == list[i] &&
					(pin->kind == PAIRING_PIN_BOARD ||
						pin->kind == PAIRING_PIN_FLOAT_DOWN));
		}
		fixed += found;
	}
	return fixed;
}

static bool is_fixed(const struct told *told)
{
	for (int k = 0; k < told->input.npins; k++)
		if (told->input.pins[k].kind != PAIRING_PIN_OUT)
			return true;
	return false;
}

/*
 * k: they met, no pairing is better; no pairing is better; the group could keep g of them: by a
 * rule, as h are fixed, or as others are
 */
void uscf_said_together(const struct told *told)
{
	struct uscf_told round;
	struct told_names names;
	char text[COST_SIZE];
	int list[US_PLAYERS_MOST], all[US_PLAYERS_MOST], fewest, count;
	const int score = told_number(told, 's'), k = told_number(told, 'k');

	uscf_tonight(told, &round);
	told_read_names(told, told_text(told, 'n', text, sizeof(text)), &names);
	count = us_seats_leaving(&round.seats, score, list);
	told_true(told, names.count == 2 && names.count + names.more == count, "how many leave");
	for (int i = 0; i < names.count; i++)
		told_true(told, told_player(told, names.card[i]) == list[i], "the highest two");
	fewest = us_seats_inside(&round.seats, score, all);
	memcpy(all + fewest, list, (size_t)count * sizeof(*list));
	fewest = us_fewest_left(&round.section, all, fewest + count);
	told_true(told, k < 2 || (k == 2) == !is_fixed(told), "a rule, or what is fixed");
	told_true(told,
		k < 3 || (k == 3 ? told_number(told, 'h') : 0) == count_fixed(told, list, count),
		"how many of them are fixed");
	told_true(told, k >= 2 ? told_number(told, 'g') == count - fewest : fewest >= count,
		"how many the group leaves over by itself");
	told_true(told,
		k >= 2 ||
			us_round_met(&round.section, list[0], list[1]) ==
				(k == 0 ? told_number(told, 'r') : 0),
		"the round in which they met");
}

/* How many who may have it come before him; those who may not do not count. */
static int count_before(const struct told *told, const struct uscf_told *round, int bye)
{
	int before = 0;

	for (int i = 0; i < told->facts.count; i++) {
		const int player = told_player(told, i);

		before += player != bye && !us_bye_barred(&round->section, player) &&
			us_bye_before(&round->section, player, bye);
	}
	return before;
}

static int check_bye(const struct told *told, struct uscf_told *round)
{
	uscf_tonight(told, round);
	told_true(told, card_at(told, 'a')->opponent == FACTS_BYE, "he has the bye");
	told_true(told, card_at(told, 'a')->score == told_number(told, 's'), "his score group");
	return uscf_player(told, 'a');
}

void uscf_said_bye(const struct told *told)
{
	struct uscf_told round;
	const int bye = check_bye(told, &round);
	bool equal = false;

	told_true(told, !us_bye_barred(&round.section, bye), "he may have it");
	told_true(told, count_before(told, &round, bye) == 0, "nobody who may stands before him");
	for (int i = 0; i < told->facts.count; i++) {
		const struct fact_card *one = &told->facts.card[i];

		if (one->score != card_at(told, 'a')->score || told_player(told, i) == bye ||
			us_bye_barred(&round.section, told_player(told, i)))
			continue;
		told_true(told, one->grade >= card_at(told, 'a')->grade, "the lowest rated");
		equal = equal || one->grade == card_at(told, 'a')->grade;
	}
	told_true(told, (told_number(told, 'e') == 1) == equal, "of equal ratings");
}

/* k: 0 half a point, 1 and 2 full points without a game stand against him */
void uscf_said_bye_against(const struct told *told)
{
	struct uscf_told round;
	const int bye = check_bye(told, &round), full = us_full_points(&round.section, bye);
	int before = 0;

	told_true(told, (told_number(told, 'r') == 0) == (full > 0), "the rule");
	told_true(told,
		full > 0 ? told_number(told, 'k') == full : us_half_point(&round.section, bye),
		"what stands against him");
	for (int i = 0; i < told->facts.count; i++)
		before += told_player(told, i) != bye &&
			us_bye_offered_before(&round.section, told_player(told, i), bye);
	told_true(told, before == told_number(told, 'n'), "how many stood before him");
}

void uscf_said_bye_place(const struct told *told)
{
	struct uscf_told round;
	const int bye = check_bye(told, &round);

	told_true(told,
		told_number(told, 'r') == 0 ||
			us_section_setting(&round.section, "bye_for_colours"),
		"28L2a is set");

	told_true(told, !us_bye_barred(&round.section, bye), "he may have it");
	told_true(told, count_before(told, &round, bye) == told_number(told, 'n'),
		"how many stood before him");
}

void uscf_said_bye_fewest(const struct told *told)
{
	struct uscf_told round;
	const int bye = check_bye(told, &round);

	told_true(told, us_full_points(&round.section, bye) == told_number(told, 'n'),
		"his full points without a game");
	for (int i = 0; i < told->facts.count; i++)
		told_true(told,
			us_full_points(&round.section, told_player(told, i)) >=
				told_number(told, 'n'),
			"the fewest");
}

/* The names; each stands before him who has the bye in the order of 28L. */
static void read_passed(const struct told *told, struct told_names *names)
{
	struct uscf_told round;
	char list[COST_SIZE];

	uscf_tonight(told, &round);
	told_true(told, card_at(told, 'f')->opponent == FACTS_BYE, "he has the bye");
	if (sentence_has(&told->sentence, 'a')) {
		*names = (struct told_names){.count = 1, .card = {told_card(told, 'a')}};
	} else {
		told_read_names(told, told_text(told, 'n', list, sizeof(list)), names);
	}
	for (int i = 0; i < names->count; i++)
		told_true(told,
			us_bye_before(&round.section, told_player(told, names->card[i]),
				uscf_player(told, 'f')) ||
				us_bye_offered_before(&round.section,
					told_player(told, names->card[i]), uscf_player(told, 'f')),
			"he stood before him");
}

void uscf_said_passed(const struct told *told)
{
	struct told_names names;
	char text[COST_SIZE];

	read_passed(told, &names);
	told_true(
		told, told_number(told, 'h') == told_how_many(&names), "him, either, any of them");
	for (int i = 0; i < names.count; i++)
		told_cost_of_bye(told, names.card[i], told_text(told, 'c', text, sizeof(text)));
}

/* Those of whom nothing else is said stood before him like the others. */
void uscf_said_more(const struct told *told)
{
	struct uscf_told round;

	uscf_tonight(told, &round);
	told_true(told, card_at(told, 'f')->opponent == FACTS_BYE, "he has the bye");
	told_true(told,
		told_number(told, 'n') > 0 &&
			told_number(told, 'n') <=
				count_before(told, &round, uscf_player(told, 'f')),
		"so many stood before him");
	told_true(told, (told_number(told, 's') == 0) == (told_number(told, 'n') == 1), "plural");
}

/* 28L2a: further from the first of those who may have it than the limit for colours. */
void uscf_said_limit(const struct told *told)
{
	struct uscf_told round;
	struct told_names names;

	read_passed(told, &names);
	uscf_tonight(told, &round);
	told_true(told, us_section_setting(&round.section, "bye_for_colours"), "28L2a is set");
	for (int i = 0; i < names.count; i++) {
		int most = 0;

		for (int k = 0; k < told->facts.count; k++) {
			const int apart = abs(
				told->facts.card[k].grade - told->facts.card[names.card[i]].grade);

			if (count_before(told, &round, told_player(told, k)) == 0 && apart > most)
				most = apart;
		}
		told_true(told, most > us_section_setting(&round.section, "limit_equalize"),
			"beyond the limit");
	}
}

static const char *bar_of(const struct told *told, int card, char *buffer, size_t size)
{
	const char *bar = facts_half_bar(&told->facts, told->facts.card[card].pin, buffer, size);

	return bar ? bar : "";
}

void uscf_said_barred(const struct told *told)
{
	struct told_names names;
	char bar[PART_SIZE], text[PART_SIZE];

	read_passed(told, &names);
	told_true(
		told, told_number(told, 'b') + 1 == told_how_many(&names), "neither, none of them");
	for (int i = 0; i < names.count; i++)
		told_true(told,
			strcmp(bar_of(told, names.card[i], bar, sizeof(bar)),
				sentence_has(&told->sentence, 'c')
					? told_text(told, 'c', text, sizeof(text))
					: names.bracket[i]) == 0,
			"what bars him");
}

void uscf_said_broken_bye(const struct told *told)
{
	char bar[PART_SIZE], text[PART_SIZE];

	told_true(told, card_at(told, 'a')->opponent == FACTS_BYE, "he has the bye");
	told_true(told,
		strcmp(bar_of(told, told_card(told, 'a'), bar, sizeof(bar)),
			told_text(told, 'c', text, sizeof(text))) == 0,
		"what bars him");
}
