/*
 * The reasons behind the boards of a US Chess draw: score groups, odd players, the natural pairing
 * and every switch with its points and what it cured. Every reason is a fact about this draw,
 * whether the engine made it or a hand.
 */
#include "uscf/reasons.h"

#include <stdlib.h>
#include <string.h>

static void tell_group(struct uscf_reasons *reasons, int level)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const struct field_level *group = &uscf->field.level[level];
	struct pairing_step *step =
		uscf_reasons_tell(reasons, PAIRING_STEP_GROUP, "29A", -1, -1, -1);

	step->as.group.score = group->score;
	step->as.group.players = group->count;
	for (int c = group->first; c < group->first + group->count; c++) {
		const enum pairing_colour due = uscf->card[c].due;

		step->as.group.white += due == PAIRING_WHITE;
		step->as.group.black += due == PAIRING_BLACK;
		step->as.group.neutral += due == PAIRING_NEUTRAL;
	}
}

/* What the natural pairing of a group is, and who should leave it. */
static bool read_group(struct uscf_reasons *reasons, int level)
{
	struct uscf_choice made, natural;
	struct uscf_group group = {&reasons->seats.uscf, NULL, 0, NULL};

	if (uscf_seats_group(&reasons->seats, level, &reasons->arena, &made, &natural) !=
			MATCHING_OK ||
		!uscf_reasons_read_leaving(reasons, &made))
		return false;
	group.card = made.rest;
	group.count = made.nrest;
	if (uscf_group_natural(&group, &reasons->arena) != MATCHING_OK)
		return false;
	reasons->odd[level] = natural.ndrops == 1 ? natural.drops[0] : -1;
	for (int i = 0; i < made.nfloats; i++)
		reasons->natural[made.opponent[i]] =
			uscf_seats_natural_opponent(&reasons->seats, &made, i);
	for (int i = 0; i < group.count; i++) {
		const int half = group.count / 2;

		reasons->natural[group.card[i]] = group.card[group.natural[i]];
		reasons->halves[group.card[i]] = group.card[i < half ? i + half : i - half];
		reasons->place[group.card[i]] = i % half;
	}
	return true;
}

static void tell_conflict(struct uscf_reasons *reasons, int card, int other, const char *rule,
	bool against, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const enum uscf_clash clash =
		uscf_clash_of(uscf, other, uscf_seats_given(&reasons->seats, other));
	struct pairing_step *step;

	if (clash == USCF_FINE)
		return;
	step = uscf_reasons_tell(reasons, PAIRING_STEP_CONFLICT, rule, board, card, other);
	step->as.conflict.shortfall = (int)clash;
	step->as.conflict.due = (int)uscf->card[other].due;
	step->as.conflict.same = uscf->card[card].due == uscf->card[other].due;
	step->as.conflict.against = against;
	step->as.conflict.difference = abs(uscf->card[card].difference);
	step->as.conflict.other_difference = abs(uscf->card[other].difference);
	if (!strcmp(rule, "29E4 rule 3") || !strcmp(rule, "29E4 rule 4")) {
		const int r = uscf_last_different(uscf, card, other);

		step->as.conflict.round = r + 1;
		step->as.conflict.had = uscf_colour_then(uscf, card, r) != PAIRING_NEUTRAL;
	}
}

/* 29E3, 29E4 */
static void tell_colours(struct uscf_reasons *reasons, int c, int other, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const bool first = uscf->card[c].due != PAIRING_NEUTRAL,
		   second = uscf->card[other].due != PAIRING_NEUTRAL;
	const int before = reasons->list.steps.count;
	const char *rule;
	const enum pairing_colour colour =
		uscf_colour_in_draw(uscf, reasons->seats.seats.opponent, c, &rule);
	const bool against = colour != uscf_seats_given(&reasons->seats, c);

	tell_conflict(reasons, c, other, rule, against, board);
	tell_conflict(reasons, other, c, rule, against, board);
	if (reasons->list.steps.count > before || reasons->list.failed)
		return;
	if (first || second)
		uscf_reasons_tell(reasons, PAIRING_STEP_DUE, rule, board, first ? c : other,
			first ? other : c)
			->as.due.cards = first + second;
	else
		uscf_reasons_tell(reasons, PAIRING_STEP_LOT, rule, board, c, other)->as.lot.board =
			board + 1;
}

/* Why two who stand opposite each other do not meet by the natural pairing. */
static enum pairing_repair parted_by(unsigned bars)
{
	return bars & USCF_MET                           ? PAIRING_REPAIR_MET
		: bars & (USCF_TEAM | USCF_MATES)        ? PAIRING_REPAIR_TEAM
		: bars & (USCF_REQUEST | USCF_FORBIDDEN) ? PAIRING_REPAIR_APART
		: bars                                   ? PAIRING_REPAIR_COLOUR
							 : PAIRING_REPAIR_OTHERS;
}

/*
 * For whom the one opposite the card is needed: by turns whom he meets and who stands opposite that
 * one, until two had to be parted. Who stands opposite whom and who meets whom make a ring, so that
 * it comes back to the card where nothing but a pin parts anybody.
 */
static void put_parted(const struct uscf_reasons *reasons, int card, struct pairing_step *step)
{
	int needs = reasons->natural[reasons->halves[card]], between = 0;

	for (; needs >= 0 && needs != card && reasons->halves[needs] >= 0 &&
		between < reasons->seats.uscf.field.count;
		needs = reasons->natural[reasons->halves[needs]], between++) {
		const int opposite = reasons->halves[needs];
		const enum pairing_repair why =
			parted_by(uscf_bars(&reasons->seats.uscf, needs, opposite));

		if (why == PAIRING_REPAIR_OTHERS)
			continue;
		step->as.repaired.parted = (int)why;
		step->as.repaired.between = between;
		step->as.repaired.needs = uscf_reasons_player(reasons, needs);
		step->as.repaired.met = uscf_reasons_player(reasons, opposite);
		if (why == PAIRING_REPAIR_MET)
			step->as.repaired.round =
				field_round_met(&reasons->seats.uscf.field, needs, opposite);
		return;
	}
}

static void tell_repair(struct uscf_reasons *reasons, int c, int board)
{
	const int opposite = reasons->halves[c];
	const enum pairing_repair why = parted_by(uscf_bars(&reasons->seats.uscf, c, opposite));
	struct pairing_step *step =
		uscf_reasons_tell(reasons, PAIRING_STEP_REPAIRED, "29C2", board, c, opposite);

	step->as.repaired.why = (int)why;
	step->as.repaired.parted = PAIRING_REPAIR_OTHERS;
	step->as.repaired.needs = step->as.repaired.met = PAIRING_NOBODY;
	if (why == PAIRING_REPAIR_MET)
		step->as.repaired.round = field_round_met(&reasons->seats.uscf.field, c, opposite);
	else if (why == PAIRING_REPAIR_OTHERS)
		put_parted(reasons, c, step);
}

/*
 * The points of a switch: the smaller of what two players are apart who change roles (29E5c,
 * 29E5d). With one who is unrated none count (29E5g): -1, and *unrated is he.
 */
static int switch_points(const struct uscf_reasons *reasons, const int roles[2][2], int *unrated)
{
	int points = -1;

	for (int i = 0; i < 2; i++) {
		const int between = uscf_points(&reasons->seats.uscf, roles[i][0], roles[i][1]);

		for (int k = 0; k < 2; k++) {
			if (reasons->seats.uscf.field.card[roles[i][k]].rating > 0)
				continue;
			*unrated = roles[i][k];
			return -1;
		}
		if (points < 0 || between < points)
			points = between;
	}
	return points;
}

static void tell_switch(struct uscf_reasons *reasons, int c, int other, bool crosses, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const int his = reasons->natural[c], its = reasons->natural[other];
	const int roles[2][2] = {{other, his}, {c, its}};
	struct pairing_step *step = uscf_reasons_tell(reasons,
		crosses ? PAIRING_STEP_INTERCHANGE : PAIRING_STEP_TRANSPOSITION,
		crosses ? "29E5d" : "29E5c", board, c, other);
	int unrated = -1;

	step->as.transposition.natural = uscf_reasons_player(reasons, his);
	step->as.transposition.other_natural = uscf_reasons_player(reasons, its);
	step->as.transposition.points = switch_points(reasons, roles, &unrated);
	step->as.transposition.wrong = (int)uscf_clash(uscf, c, his);
	step->as.transposition.other_wrong = (int)uscf_clash(uscf, other, its);
	step->as.transposition.still_wrong = (int)uscf_clash(uscf, c, other);
	step->as.transposition.unrated = uscf_reasons_player(reasons, unrated);
	if (unrated >= 0)
		step->rule = crosses ? "29E5d, 29E5g" : "29E5c, 29E5g";
}

/* A board inside a group. */
static void tell_inside(struct uscf_reasons *reasons, int c, int other, int board)
{
	struct pairing_step *step;

	if (reasons->natural[c] != reasons->halves[c])
		tell_repair(reasons, c, board);
	if (reasons->natural[c] != other) {
		/* an upper-half card stands above whom it faces */
		const bool c_upper = c < reasons->halves[c],
			   other_upper = other < reasons->halves[other];

		tell_switch(reasons, c, other, c_upper == other_upper, board);
		return;
	}
	step = uscf_reasons_tell(reasons, PAIRING_STEP_NATURAL, "29C1", board, c, other);
	step->as.natural.place = reasons->place[c];
	step->as.natural.other_place = reasons->place[other];
}

static void tell_board(struct uscf_reasons *reasons, int board)
{
	const struct field_card *card = reasons->seats.uscf.field.card;
	int c, other;

	if (!card_seats_board(&reasons->seats.seats, board, &c, &other))
		return;
	step_list_pins(&reasons->list, &reasons->seats.uscf.field, c, other, board);
	if (other == SEATS_BYE) {
		uscf_reasons_bye(reasons, c, board);
		return;
	}
	if (card[c].level != card[other].level)
		uscf_reasons_odd(reasons, c, other, board);
	else
		tell_inside(reasons, c, other, board);
	tell_colours(reasons, c, other, board);
}

static bool make_room(struct uscf_reasons *reasons)
{
	const struct field *field = &reasons->seats.uscf.field;
	const size_t n = (size_t)field->count;

	reasons->halves = arena_alloc(&reasons->arena, n, sizeof(int));
	reasons->natural = arena_alloc(&reasons->arena, n, sizeof(int));
	reasons->place = arena_alloc(&reasons->arena, n, sizeof(int));
	reasons->odd = arena_alloc(&reasons->arena, (size_t)field->nlevels, sizeof(int));
	reasons->leaving =
		arena_alloc(&reasons->arena, (size_t)field->nlevels, sizeof(*reasons->leaving));
	if (!reasons->halves || !reasons->natural || !reasons->place || !reasons->odd ||
		!reasons->leaving)
		return false;
	for (int c = 0; c < field->count; c++)
		reasons->halves[c] = reasons->natural[c] = -1;
	return true;
}

static enum pairing_status tell_all(struct uscf_reasons *reasons)
{
	const struct field *field = &reasons->seats.uscf.field;

	if (!make_room(reasons))
		return PAIRING_NO_MEMORY;
	for (int level = 0; level < field->nlevels; level++) {
		if (!read_group(reasons, level))
			return PAIRING_NO_MEMORY;
		if (reasons->only < 0 ||
			card_seats_of_level(&reasons->seats.seats, reasons->only, level)) {
			tell_group(reasons, level);
			uscf_reasons_leaving(reasons, level);
		}
	}
	for (int i = 0; i < reasons->seats.seats.draw->count && !reasons->list.failed; i++)
		if (reasons->only < 0 || reasons->only == i)
			tell_board(reasons, i);
	return PAIRING_OK;
}

enum pairing_status uscf_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	struct uscf_reasons reasons = {.book = drawn->book,
		.seats = uscf_seats_of(drawn->digest, &drawn->seats),
		.score = *score,
		.only = board};
	const enum pairing_status status = tell_all(&reasons);

	arena_done(&reasons.arena);
	pairing_draw_done(&reasons.best);
	*list = reasons.list;
	return status;
}
