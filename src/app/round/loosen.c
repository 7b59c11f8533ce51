/* The pins and the fixed cards that go with a move by hand, each told by number and name. */
#include "config.h"

#include "app/round/loosen.h"

#include <string.h>

#include "app/hand/kinds.h"
#include "app/words/words.h"

static bool same_pair(const struct board *a, const struct board *b)
{
	return (a->white == b->white && a->black == b->black) ||
		(a->white == b->black && a->black == b->white);
}

static int opponent_of(const struct board *board, int pin)
{
	return board->white == pin ? board->black : board->white;
}

/* Half points of his opponent above his own. */
static int opponent_above(const struct translation *cards, int pin, int opponent)
{
	return cards->scores[translate_index(cards, opponent)] -
		cards->scores[translate_index(cards, pin)];
}

/* Do the seats say otherwise for a card that sits at this board? */
static bool is_against(
	const struct hand *hand, const struct board *board, const struct translation *cards)
{
	const struct hand_row *row = hand_row_of((enum hand_kind)hand->kind);
	const int opponent = opponent_of(board, hand->pin);

	return row->is_against &&
		row->is_against(
			hand, board, opponent ? opponent_above(cards, hand->pin, opponent) : 0);
}

/* A card in the tray is against nothing, unless somebody else has what is fixed for it. */
static bool contradicts(
	const struct seats *seats, const struct hand *hand, const struct translation *cards)
{
	const int at = seats_find(seats, hand->pin);

	if (translate_index(cards, hand->pin) < 0)
		return false;
	if (at >= 0)
		return is_against(hand, &seats->boards[at], cards);
	if (hand->kind == HAND_BOARD)
		return seats_find(seats, hand->value) >= 0;
	for (int i = 0; hand->kind == HAND_BYE && i < seats->count; i++) {
		if (seats->boards[i].black == 0)
			return true;
	}
	return false;
}

static void say(struct action *action, const char *end)
{
	char label[LABEL_SIZE];

	if (strlen(end) >= LABEL_SIZE)
		return;
	words_put(label, LABEL_SIZE - strlen(end), "%s", action->label);
	words_put(action->label, LABEL_SIZE, "%s%s", label, end);
}

/* A third of the label is left for the move itself. */
static void add(char end[LABEL_SIZE], const char *text)
{
	const size_t used = strlen(end);

	if (used + strlen(text) <= LABEL_SIZE * 2 / 3)
		words_put(end + used, LABEL_SIZE - used, "%s", text);
}

static void take_pins(const struct event *event, const struct position *before, struct seats *after,
	char end[LABEL_SIZE])
{
	char white[WHO_SIZE], black[WHO_SIZE];

	for (int i = 0; i < before->seats.count; i++) {
		const struct board *was = &before->seats.boards[i];
		bool kept = !was->pinned;
		char text[LABEL_SIZE];

		for (int j = 0; j < after->count && !kept; j++)
			kept = after->boards[j].pinned && same_pair(was, &after->boards[j]);
		if (kept)
			continue;
		words_who(event, after->section, was->white, white);
		if (was->black)
			words_put(text, sizeof(text), "; %s v %s no longer pinned", white,
				words_who(event, after->section, was->black, black));
		else
			words_put(text, sizeof(text), "; the bye of %s no longer pinned", white);
		add(end, text);
	}
	for (int i = 0; i < after->count; i++) {
		struct board *board = &after->boards[i];
		bool kept = false;

		for (int j = 0; j < before->seats.count && !kept; j++)
			kept = same_pair(board, &before->seats.boards[j]);
		board->pinned = board->pinned && kept;
	}
}

enum status loosen(const struct event *event, const struct position *before, struct seats *after,
	struct action *action)
{
	char end[LABEL_SIZE] = "";
	int count;
	const struct record *rows =
		event_range(event, RECORD_HAND, after->section, after->round, &count);
	enum status status = STATUS_OK;

	take_pins(event, before, after, end);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct hand *hand = &rows[i].as.hand;
		char text[LABEL_SIZE], who[WHO_SIZE];

		if (contradicts(&before->seats, hand, &before->cards) ||
			!contradicts(after, hand, &before->cards))
			continue;
		status = action_remove(action, event, record_key_of(&rows[i]));
		words_put(text, sizeof(text), "; %s no longer by hand: %s",
			words_who(event, hand->section, hand->pin, who),
			words_hand(event, hand->section, (enum hand_kind)hand->kind));
		add(end, text);
	}
	say(action, end);
	return status;
}
