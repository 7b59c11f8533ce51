/*
 * The order in which the full-point bye is offered (28L2 to 28L4).
 *
 * Score groups from the lowest up; in a group the lowest rated player, then the unrated ones, then
 * the new ones. Who has taken or booked a half-point bye is passed over (28L4 = 22C6) unless nobody
 * of his group is free of byes; after all groups come those passed over, and last those who had a
 * full point without a game (28L3), fewest byes first.
 */
#include "uscf/bye.h"

enum { NEW_ROUNDS = 4 };

struct offer {
	struct uscf *uscf;
	int place;
};

int uscf_bye_full_points(const struct uscf *uscf, int c)
{
	const struct pairing_player *player = &uscf->input->players[uscf->field.card[c].player];
	int n = 0;

	for (int r = 0; r < uscf->input->round - 1; r++) {
		const enum pairing_kind kind = player->games[r].kind;

		n += kind == PAIRING_BYE_FORCED || kind == PAIRING_BYE_FULL ||
			kind == PAIRING_DEFAULT_WIN;
	}
	return n;
}

static bool has_half_bye(const struct uscf *uscf, int c)
{
	const struct pairing_player *player = &uscf->input->players[uscf->field.card[c].player];

	for (int r = 0; r < uscf->input->round - 1; r++)
		if (player->games[r].kind == PAIRING_BYE_HALF)
			return true;
	return player->bye_booked;
}

bool uscf_bye_pins_allow(const struct field *field, int c)
{
	return field->pinned_bye >= 0 ? field->pinned_bye == c : field_pins_allow_bye(field, c);
}

/* Harkness: the middle of the whole group first, of two as near the lower one. */
static void order_from_middle(const struct uscf *uscf, const int *card, int count, int *order)
{
	const struct field_level *group =
		&uscf->field.level[count > 0 ? uscf->field.card[card[0]].level : 0];
	const int middle = group->first + group->count / 2;
	int low = 0, high, n = 0;

	while (low < count && card[low] < middle)
		low++;
	high = low - 1;
	while (n < count) {
		const bool lower =
			high < 0 || (low < count && card[low] - middle <= middle - card[high]);

		order[n++] = lower ? card[low++] : card[high--];
	}
}

void uscf_drop_order(const struct uscf *uscf, const int *card, int count, int *order)
{
	int n = 0;

	if (uscf->options.harkness) {
		order_from_middle(uscf, card, count, order);
		return;
	}
	for (int unrated = 0; unrated < 2; unrated++)
		for (int i = count - 1; i >= 0; i--)
			if ((uscf->field.card[card[i]].rating <= 0) == unrated)
				order[n++] = card[i];
}

enum uscf_bye_standing uscf_bye_standing(const struct uscf *uscf, int c)
{
	const struct field_card *card = &uscf->field.card[c];
	const bool unrated = card->rating <= 0;

	if (uscf->input->players[card->player].is_new || (unrated && uscf->options.new_players))
		return USCF_BYE_NEW;
	return unrated ? USCF_BYE_UNRATED : USCF_BYE_RATED;
}

/* A group's cards of one standing with so many byes, from the lowest up. */
static void offer_sort(
	struct offer *offer, int level, enum uscf_bye_standing standing, int byes, bool barred)
{
	struct uscf *uscf = offer->uscf;
	const struct field_level *group = &uscf->field.level[level];

	for (int c = group->first + group->count - 1; c >= group->first; c--) {
		struct uscf_card *card = &uscf->card[c];

		if (card->bye_place >= 0 || uscf_bye_standing(uscf, c) != standing ||
			uscf_bye_full_points(uscf, c) != byes)
			continue;
		if (byes == 0 && !barred && has_half_bye(uscf, c))
			continue;
		card->bye_had = byes > 0;
		card->bye_barred = barred;
		card->bye_place = offer->place++;
	}
}

static void offer_group(struct offer *offer, int level, int byes, bool barred)
{
	offer_sort(offer, level, USCF_BYE_RATED, byes, barred);
	offer_sort(offer, level, USCF_BYE_UNRATED, byes, barred);
	offer_sort(offer, level, USCF_BYE_NEW, byes, barred);
}

bool uscf_bye_of_four(const struct uscf *uscf)
{
	return uscf->input->rounds == NEW_ROUNDS;
}

/* 28L5: of four rounds, before a new player a rated one a group higher, but not of the leaders. */
static void offer_free(struct offer *offer, int level)
{
	offer_sort(offer, level, USCF_BYE_RATED, 0, false);
	offer_sort(offer, level, USCF_BYE_UNRATED, 0, false);
	if (uscf_bye_of_four(offer->uscf) && level > 1)
		offer_sort(offer, level - 1, USCF_BYE_RATED, 0, false);
	offer_sort(offer, level, USCF_BYE_NEW, 0, false);
}

static bool is_anybody_free(const struct uscf *uscf, int level)
{
	const struct field_level *group = &uscf->field.level[level];

	for (int c = group->first; c < group->first + group->count; c++)
		if (uscf_bye_full_points(uscf, c) == 0 && !has_half_bye(uscf, c))
			return true;
	return false;
}

/* Groups from the bottom up, in each by standing; 28L5 lifts the rated past the new below. */
static int turn_of(const struct uscf *uscf, int c, bool lifted)
{
	enum { OF_GROUP = 4, OF_RATED_ABOVE = 2 };
	static const int turns[] = {
		[USCF_BYE_RATED] = 0, [USCF_BYE_UNRATED] = 1, [USCF_BYE_NEW] = 3};
	const int level = uscf->field.card[c].level, below = uscf->field.nlevels - 1 - level;
	const enum uscf_bye_standing standing = uscf_bye_standing(uscf, c);

	if (lifted && standing == USCF_BYE_RATED && uscf_bye_of_four(uscf) && level > 0 &&
		below > 0 && is_anybody_free(uscf, level + 1))
		return OF_GROUP * (below - 1) + OF_RATED_ABOVE;
	return OF_GROUP * below + turns[standing];
}

bool uscf_bye_comes_before(const struct uscf *uscf, int a, int b)
{
	const int one = turn_of(uscf, a, true), two = turn_of(uscf, b, !has_half_bye(uscf, b));

	return one != two ? one < two : a > b;
}

/* 28L4: nobody of the group is free of byes, so a half-point bye does not count against him. */
static void offer_half(struct offer *offer, int level)
{
	struct uscf *uscf = offer->uscf;
	const struct field_level *group = &uscf->field.level[level];

	offer_group(offer, level, 0, true);
	for (int c = group->first; c < group->first + group->count; c++)
		uscf->card[c].bye_barred = false;
}

/* 28L2a: those of a group among whom colours may choose stand together. */
static void read_groups(struct uscf *uscf)
{
	for (int k = 0; k < uscf->field.nlevels; k++) {
		const struct field_level *group = &uscf->field.level[k];
		int first = uscf->field.count;

		for (int c = group->first; c < group->first + group->count; c++)
			if (!uscf->card[c].bye_barred && uscf->card[c].bye_place < first)
				first = uscf->card[c].bye_place;
		for (int c = group->first; c < group->first + group->count; c++)
			uscf->card[c].bye_group =
				uscf->card[c].bye_barred ? uscf->card[c].bye_place : first;
	}
}

void uscf_bye_read(struct uscf *uscf)
{
	struct offer offer = {uscf, 0};

	for (int c = 0; c < uscf->field.count; c++)
		uscf->card[c].bye_place = -1;
	for (int k = uscf->field.nlevels - 1; k >= 0; k--) {
		if (is_anybody_free(uscf, k))
			offer_free(&offer, k);
		else
			offer_half(&offer, k);
	}
	for (int byes = 0; byes < uscf->input->round; byes++)
		for (int k = uscf->field.nlevels - 1; k >= 0; k--)
			offer_group(&offer, k, byes, true);
	read_groups(uscf);
}
