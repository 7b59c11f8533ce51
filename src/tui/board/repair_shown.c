/* Repairs as they are shown: the list of them, and one above the question for its reason. */
#include "config.h"

#include "tui/board/repair_shown.h"

#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"

static struct panel_board side(const struct tui *tui, const struct repairs *repairs, int number,
	const struct plain_board *board)
{
	struct panel_board words = {.number = 0};
	char text[REPAIR_BOARD_SIZE];

	if (board->white == 0)
		return words;
	if (board->black) /* the bye has no number on any list */
		words.number = app_board_label(tui->app, repairs->round, number);
	snprintf(words.text, sizeof(words.text), "%.100s",
		repair_board_words(tui->app, board, text));
	return words;
}

static void put_repair(struct tui *tui, const struct repairs *repairs, int i)
{
	const struct repair *repair = &repairs->items[i];
	char text[64];

	if (repair->half)
		snprintf(text, sizeof(text), "%d  No board changes", i + 1);
	else
		snprintf(text, sizeof(text), "%d  %d board%s change%s", i + 1, repair->count,
			repair->count == 1 ? "" : "s", repair->count == 1 ? "s" : "");
	panel_words(tui, ROLE_STRONG, text);
	if (repair->harm[0])
		panel_words(tui, ROLE_PLAIN, repair->harm);
	for (int k = 0; k < repair->count; k++) {
		const struct repair_change *change = &repair->boards[k];
		const struct panel_board was = side(tui, repairs, change->number, &change->was),
					 is = side(tui, repairs, change->number, &change->is);

		panel_boards(tui, &was, " → ", &is);
	}
	if (repair->words[0])
		panel_words(tui, ROLE_FAINT, repair->words);
}

/* The result was on two cards, and so likely both are wrong. */
static void put_cards(struct tui *tui, const struct repairs *repairs)
{
	char text[REPAIR_CARD_SIZE], line[REPAIR_CARD_SIZE + 16];

	for (int i = 0; i < repairs->ncards; i++) {
		repair_card_words(tui->app, repairs->round, &repairs->cards[i], text);
		snprintf(line, sizeof(line), "Card of %s.", text);
		panel_words(tui, ROLE_PLAIN, line);
	}
}

void repair_put_lines(struct tui *tui, const struct repairs *repairs)
{
	char stand[REPAIR_WORDS_SIZE + 32], mended[REPAIR_WORDS_SIZE + 32];

	snprintf(mended, sizeof(mended), "Would be put right: %s", repairs->mended);
	if (repairs->mended[0])
		panel_words(tui, ROLE_PLAIN, mended);
	put_cards(tui, repairs);
	if (repairs->none[0])
		panel_words(tui, ROLE_BAD, repairs->none);
	for (int i = 0; i < repairs->count; i++)
		put_repair(tui, repairs, i);
	snprintf(stand, sizeof(stand), "0  Let it stand. %s", repairs->stand);
	panel_words(tui, ROLE_STRONG, stand);
}

void repair_name(const struct tui *tui, const struct repairs *repairs, int number,
	char text[REPAIR_NAME_SIZE])
{
	const struct repair *repair = number > 0 ? &repairs->items[number - 1] : NULL;
	const size_t size = REPAIR_NAME_SIZE;
	char words[REPAIR_BOARD_SIZE];

	text[0] = '\0';
	if (!repair)
		return;
	words_put(text, size, "Repair %d:%s", number, repair->half ? " no board changes" : "");
	for (int i = 0; i < repair->count && i < NAMED_MOST; i++) {
		const size_t used = strlen(text);

		words_put(text + used, size - used, "%s %s", i ? ";" : "",
			repair_board_words(tui->app, &repair->boards[i].is, words));
	}
	words_put(text + strlen(text), size - strlen(text), "%s.\n",
		repair->count > NAMED_MOST ? "; and more" : "");
}
