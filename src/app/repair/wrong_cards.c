/* The two cards of a wrong result: what is on one too much, the other lacks. */
#include "config.h"

#include "app/repair/wrong_cards.h"

#include <stdlib.h>

#include "app/words/words.h"
#include "core/points.h"

static struct repair_card card_of(const struct app *app, const struct repair_case *made, int pin)
{
	const struct event *event = app_event(app);
	const struct board *board = event_board_of(event, made->section, made->round, pin);
	struct repair_card card = {.pin = pin,
		.drawn2 = event_points2(event, made->section, pin, made->round - 1),
		.right2 = event_points2(&made->mended, made->section, pin, made->round - 1)};

	if (board) {
		card.board = board->number;
		card.other = board->white == pin ? board->black : board->white;
	}
	return card;
}

enum status repair_put_cards(
	const struct app *app, const struct repair_case *made, struct repairs *repairs)
{
	repairs->cards = calloc(2 * (size_t)made->order->count + 1, sizeof(*repairs->cards));
	if (!repairs->cards)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < made->order->count; i++) {
		const struct mistake *mistake = &made->order->mistakes[i];
		const struct board *board =
			event_board(app_event(app), made->section, mistake->round, mistake->board);

		if (mistake->kind != MISTAKE_RESULT)
			continue;
		repairs->cards[repairs->ncards++] = card_of(app, made, board->white);
		repairs->cards[repairs->ncards++] = card_of(app, made, board->black);
	}
	return STATUS_OK;
}

void repair_card_words(const struct app *app, int round, const struct repair_card *card,
	char text[REPAIR_CARD_SIZE])
{
	const struct event *event = app_event(app);
	char who[WHO_SIZE], other[WHO_SIZE], drawn[16], right[16], where[REPAIR_CARD_SIZE / 2];

	if (card->board == 0)
		words_put(where, sizeof(where), "not in round %d", round);
	else if (card->other == 0)
		words_put(where, sizeof(where), "he has the bye");
	else
		words_put(where, sizeof(where), "board %d against %s",
			app_board_label(app, round, card->board),
			words_who(event, app->section, card->other, other));
	points_text(card->drawn2, drawn);
	points_text(card->right2, right);
	words_who(event, app->section, card->pin, who);
	if (card->drawn2 == card->right2)
		words_put(text, REPAIR_CARD_SIZE, "%s: drawn on %s, which is right; %s", who, drawn,
			where);
	else
		words_put(text, REPAIR_CARD_SIZE, "%s: drawn on %s, right is %s; %s", who, drawn,
			right, where);
}
