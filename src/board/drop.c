/* Drops on a paired draw: swaps, turned colours, tray, bye; and the words for all drops. */
#include "board/drop.h"

#include <stdio.h>
#include <string.h>

#include "board/drop_hands.h"
#include "core/vocabulary.h"

const char *card_short_name(const struct model *model, int card, char buffer[CALLED_SIZE])
{
	return strcpy(buffer, model->cards[card].called);
}

void drop_check_met(const struct model *model, int a, int b, struct drop *drop)
{
	const int round = model_met_round(model, a, b);

	if (round == 0)
		return;
	drop->legal = false;
	snprintf(drop->broken, sizeof(drop->broken), "%s and %s met in %s %d%s",
		model->cards[a].called, model->cards[b].called, model->words->round_small, round,
		model->citations->repeat);
}

/* a would sit opposite b: is that legal? */
static void check_pair(const struct model *model, int a, int b, struct drop *drop)
{
	if (a >= 0 && b >= 0 && a != b && drop->legal)
		drop_check_met(model, a, b, drop);
}

void drop_check_bye(const struct model *model, const struct card *card, struct drop *drop)
{
	if (!card->had_bye || !drop->legal)
		return;
	drop->legal = false;
	snprintf(drop->broken, sizeof(drop->broken), "%s has had a bye or a default win%s%s",
		card->called, model->citations->booking_bars ? ", or has one booked" : "",
		model->citations->bye);
}

static bool has_bye(const struct model *model, int card)
{
	return model->cards[card].place == PLACE_BYE;
}

/* Nobody sits opposite: who waits with the bye is there for one who comes. */
static bool is_free(const struct card *card)
{
	return card->place == PLACE_TRAY || card->place == PLACE_BYE;
}

static void on_card(const struct model *model, int card, int other, struct drop *drop)
{
	const struct card *one = &model->cards[card], *two = &model->cards[other];
	char a[64], b[64];

	card_short_name(model, card, a);
	card_short_name(model, other, b);
	drop->other = two->pin;
	if (one->board >= 0 && one->board == two->board) {
		drop->kind = DROP_TURN;
		snprintf(drop->text, sizeof(drop->text), "board %d turned: %s has %s",
			model->boards[one->board].label, a,
			model->boards[one->board].white == card ? "Black" : "White");
		return;
	}
	if (is_free(one) && is_free(two)) {
		int white = model_white_of(model, card, other);

		drop->kind = DROP_PAIR;
		drop->card = white == card ? one->pin : two->pin;
		drop->other = white == card ? two->pin : one->pin;
		check_pair(model, card, other, drop);
		snprintf(drop->text, sizeof(drop->text), "new board: %s v %s",
			white == card ? a : b, white == card ? b : a);
		return;
	}
	drop->kind = DROP_SWAP;
	check_pair(model, card, model_opponent(model, other), drop);
	check_pair(model, other, model_opponent(model, card), drop);
	if (has_bye(model, other))
		drop_check_bye(model, one, drop);
	if (has_bye(model, card))
		drop_check_bye(model, two, drop);
	if (two->board >= 0 && !has_bye(model, other)) {
		drop->board = model->boards[two->board].label;
		snprintf(drop->text, sizeof(drop->text), "%s and %s change seats", a, b);
	} else
		snprintf(drop->text, sizeof(drop->text), "%s and %s change places", a, b);
}

static void to_tray(const struct model *model, int card, struct drop *drop)
{
	const int opponent = model_opponent(model, card);
	char a[64], b[64];

	card_short_name(model, card, a);
	if (opponent >= 0)
		snprintf(drop->text, sizeof(drop->text), "%s and %s go to the tray", a,
			card_short_name(model, opponent, b));
	else
		snprintf(drop->text, sizeof(drop->text), "%s goes to the tray", a);
}

static void on_paired(
	const struct model *model, int card, const struct spot *spot, struct drop *drop)
{
	const struct card *one = &model->cards[card];
	char a[64];

	card_short_name(model, card, a);
	if (one->place == PLACE_BOOKED) {
		snprintf(drop->text, sizeof(drop->text), "%s has a bye booked", a);
		return;
	}
	switch (spot->kind) {
	case SPOT_CARD:
		on_card(model, card, spot->card, drop);
		break;
	case SPOT_BYE:
		if (has_bye(model, card)) {
			snprintf(drop->text, sizeof(drop->text), "%s %s already", a,
				model->words->has_bye);
			break;
		}
		drop->kind = DROP_BYE;
		drop_check_bye(model, one, drop);
		snprintf(drop->text, sizeof(drop->text), "%s %s", a, model->words->has_bye);
		break;
	case SPOT_TRAY:
		if (one->place == PLACE_TRAY) {
			snprintf(drop->text, sizeof(drop->text), "%s lies in the tray already", a);
			break;
		}
		drop->kind = DROP_TRAY;
		to_tray(model, card, drop);
		break;
	case SPOT_GAP:
	case SPOT_LINE:
	case SPOT_LEVEL:
		snprintf(drop->text, sizeof(drop->text),
			"drop %s on a card, the bye slot or the tray", a);
		break;
	}
}

void drop_at(const struct model *model, int card, const struct spot *spot, struct drop *drop)
{
	char name[64];

	memset(drop, 0, sizeof(*drop));
	drop->legal = true;
	drop->card = model->cards[card].pin;
	if (spot->kind == SPOT_CARD && spot->card == card) {
		snprintf(drop->text, sizeof(drop->text), "%s stays where it is",
			card_short_name(model, card, name));
		return;
	}
	if (model->paired)
		on_paired(model, card, spot, drop);
	else
		drop_hands(model, card, spot, drop);
	if (drop->kind == DROP_NONE)
		drop->legal = false;
}
