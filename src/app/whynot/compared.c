/* What a wish is compared with where boards were made by hand: the draw around them. */
#include "config.h"

#include <string.h>

#include "app/trial/engine_draw.h"
#include "app/trial/wish.h"
#include "app/words/words.h"

/* Whose boards by hand give way: those of the wish, and the bye that another one would get. */
static void find_players(const struct position *position, const struct wish *wish, int players[2])
{
	players[0] = wish->pin;
	players[1] = wish->kind == WISH_MEET ? wish->other : 0;
	for (int i = 0; wish->kind == WISH_BYE && i < position->seats.count; i++)
		if (position->seats.boards[i].black == 0)
			players[1] = position->seats.boards[i].white;
}

enum pairing_status whynot_compared(struct app *app, struct position *position,
	const struct wish *wish, struct compared *compared)
{
	int players[2];

	*compared = (struct compared){.with = position};
	find_players(position, wish, players);
	for (int kind = ENGINE_DRAW_KEEPING; kind <= ENGINE_DRAW_FREE; kind++) {
		enum pairing_status drawn = PAIRING_NO_DRAW;
		bool freed;

		if (engine_draw_of(app, position, (enum engine_draw_kind)kind, players,
			    &compared->own, &freed) != STATUS_OK)
			return PAIRING_NO_MEMORY;
		if (compared->own && (kind == ENGINE_DRAW_KEEPING || !freed))
			drawn = wish_draw(compared->own, position, wish, &compared->wished);
		if (drawn == PAIRING_OK) {
			compared->with = compared->own;
			compared->without = kind == ENGINE_DRAW_FREE;
			return drawn;
		}
		compared->own = NULL;
		if (drawn == PAIRING_NO_MEMORY)
			return drawn;
	}
	return wish_draw(position, position, wish, &compared->wished);
}

static void add_clause(char *text, size_t size, const char *more)
{
	const size_t used = strlen(text);

	words_put(text + used, size - used, "%s%s", used > 0 ? " " : "", more);
}

/* "board 5", "boards 5, 8 and 9": those by hand that the draw with the wish has not (or has). */
static enum status list_boards(const struct app *app, struct position *position,
	const struct pairing_draw *draw, bool kept, char *text, size_t size)
{
	enum status status = STATUS_OK;
	char last[16] = "";
	int count = 0;

	text[0] = '\0';
	for (int i = 0; status == STATUS_OK && i < position->draw.count; i++) {
		bool by_hand;

		status = best_is_by_hand(position, i + 1, &by_hand);
		if (status != STATUS_OK || !by_hand ||
			best_has_board(draw, &position->draw.boards[i]) != kept)
			continue;
		if (last[0])
			words_put(text + strlen(text), size - strlen(text), "%s%s",
				count > 1 ? ", " : "", last);
		words_put(last, sizeof(last), "%d",
			seats_label(&position->seats, app_event(app),
				position->seats.boards[i].number));
		count++;
	}
	if (count > 0) {
		char before[SENTENCE_SIZE];

		words_put(before, sizeof(before), "%s", text);
		words_put(text, size, "board%s %s%s%s", count > 1 ? "s" : "", before,
			count > 1 ? " and " : "", last);
	}
	return status;
}

/* Is it a proposal that nobody has touched, so that something was changed behind it? */
static bool is_proposal(const struct app *app, const struct position *position)
{
	return app->store &&
		app_round_state(app_event(app), app->section, position->round) == ROUND_PROPOSED;
}

/* Were boards of the published round seated around others that stayed? */
static bool is_repaired(const struct position *position)
{
	for (int i = 0; i < position->seats.count; i++)
		if (position->seats.boards[i].pinned == BOARD_BEFORE)
			return true;
	return false;
}

enum status whynot_tell_hands(struct app *app, struct position *position,
	const struct compared *compared, struct whynot *answer)
{
	const struct pairing_draw *draw = &compared->wished->like_seats;
	const bool better = answer->answer == WHYNOT_BETTER_THAN_HAND;
	char boards[SENTENCE_SIZE], text[SENTENCE_SIZE + 80];
	enum status status = list_boards(app, position, draw, !better, boards, sizeof(boards));

	if (status != STATUS_OK)
		return status;
	if (better && is_proposal(app, position)) {
		add_clause(answer->verdict, sizeof(answer->verdict),
			"The draw on the board was made before the last changes: propose again (p).");
	} else if (better && is_repaired(position)) {
		words_put(text, sizeof(text),
			"A published round is not drawn again: the repair changed as few boards as could be%s%s%s.",
			boards[0] ? "; by the rules alone " : "", boards,
			boards[0] ? " would go" : "");
		add_clause(answer->verdict, sizeof(answer->verdict), text);
	} else if (better) {
		words_put(text, sizeof(text), "The draw on the board is not the rules' draw%s%s%s.",
			boards[0] ? ": " : "", boards,
			boards[0] ? ", which the rules' draw does not have, would go" : "");
		add_clause(answer->verdict, sizeof(answer->verdict), text);
	} else if (compared->without) {
		add_clause(answer->grounds, sizeof(answer->grounds),
			"Compared with the rules' draw, other boards by hand aside.");
	} else if (compared->own && boards[0]) {
		words_put(text, sizeof(text), "Not in the rules' draw, but kept: %s.", boards);
		add_clause(answer->grounds, sizeof(answer->grounds), text);
	}
	return STATUS_OK;
}
