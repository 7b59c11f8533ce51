/* Scores that count for more or less than the points in them: accelerated rounds. */
#include "config.h"

#include <string.h>

#include "app/round/cards.h"
#include "app/why/facts.h"
#include "pairing/book/traits.h"

/* "19 Swan counts 2 = 1 + 1 added", or as another one on the same board only what he counts. */
static void put_player(
	const struct app *app, const struct position *position, int index, char *text, size_t size)
{
	const struct translation *cards = &position->cards;
	const size_t used = strlen(text);
	char who[WHO_SIZE], counted[COUNTED_SIZE];

	words_who(position->event, app->section, cards->pin_of[index], who);
	words_put(text + used, size - used, "%s%s counts %s", used > 0 ? ", " : "", who,
		points_counted_text(cards->scores[index], translate_added(cards, index), counted));
}

/* Of all who are in the draw; "": they count for their points. */
static void all_words(const struct position *position, char *text, size_t size)
{
	const struct translation *cards = &position->cards;
	int count = 0;

	text[0] = '\0';
	for (int i = 0; i < cards->input.count; i++)
		count += !cards->players[i].absent && translate_added(cards, i) != 0;
	if (count > 0)
		words_put(text, size,
			"In this draw %d player%s for another score than %s points (%s).", count,
			count == 1 ? " counts" : "s count", count == 1 ? "his" : "their",
			cards->book->traits->adds);
}

void app_added_words(struct app *app, int round, char *text, size_t size)
{
	struct position *position;

	text[0] = '\0';
	if (position_at(app, round, &position, NULL) == STATUS_OK)
		all_words(position, text, size);
}

enum status why_added(
	struct app *app, const struct position *position, int board, struct why_list *list)
{
	const struct translation *cards = &position->cards;
	const struct pairing_board *seats = &position->draw.boards[board > 0 ? board - 1 : 0];
	char players[SENTENCE_SIZE] = "", text[SENTENCE_SIZE + 64];

	if (!cards->book->traits->adds)
		return STATUS_OK;
	if (board == 0) {
		all_words(position, text, sizeof(text));
		return text[0] ? why_list_add(list, WHY_GROUP, text) : STATUS_OK;
	}
	if (translate_added(cards, seats->white) != 0)
		put_player(app, position, seats->white, players, sizeof(players));
	if (seats->black != PAIRING_NOBODY && translate_added(cards, seats->black) != 0)
		put_player(app, position, seats->black, players, sizeof(players));
	if (players[0] == '\0')
		return STATUS_OK;
	words_put(text, sizeof(text), "In this draw %s (%s).", players, cards->book->traits->adds);
	return why_list_add(list, WHY_GROUP, text);
}
