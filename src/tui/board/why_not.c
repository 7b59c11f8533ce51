/*
 * Why not: the question about the card under the cursor or in the air, the answer in a panel, and
 * taking it.
 */
#include "config.h"

#include "tui/board/why_not.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "app/whynot/whynot.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/ask/panel.h"
#include "tui/board/carry.h"
#include "tui/board/cursor.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

static const char *called(const struct tui *tui, int pin, char name[64])
{
	const int card = model_card(&tui->model, pin);

	if (card < 0) {
		snprintf(name, 64, "%d", pin);
		return name;
	}
	return card_short_name(&tui->model, card, name);
}

static void take(struct tui *tui, struct wish wish)
{
	struct error error = {.code = STATUS_OK};
	char name[64];

	called(tui, wish.pin, name); /* the cards lie in what is changed now */
	if (!tui_did(tui, app_whynot_take(tui->app, &wish, &error), &error))
		return;
	tui->board->cursor.kind = SPOT_CARD;
	tui->board->cursor.pin = wish.pin;
	tui_say(tui, ROLE_GOOD, "The draw is taken, and %s is pinned (◆). u takes it back.", name);
}

/* Is it a draft, so that the answer can be taken? */
static bool is_draft(const struct tui *tui)
{
	return tui->model.state < ROUND_PUBLISHED && !app_read_only(tui->app);
}

static void take_answer(struct tui *tui)
{
	const struct wish wish = *(const struct wish *)panel_about(tui);

	panel_close_all(tui);
	carry_cancel(tui);
	take(tui, wish);
}

static struct panel_board board_words(const struct tui *tui, const struct whynot_board *board)
{
	struct panel_board words = {.number = 0};
	char white[64], black[64];

	if (!board)
		return words;
	words.number = board->number;
	called(tui, board->white, white);
	snprintf(black, sizeof(black), "%s", tui_vocabulary(tui)->bye);
	if (board->black)
		called(tui, board->black, black);
	words_put(words.text, sizeof(words.text), "%s - %s", white, black);
	return words;
}

/* The next board of a ring from place *at on, NULL behind the last. */
static const struct whynot_board *next(
	const struct whynot_board *boards, int count, int ring, int *at)
{
	while (*at < count && boards[*at].ring < ring)
		++*at;
	return *at < count && boards[*at].ring == ring ? &boards[(*at)++] : NULL;
}

/* A ring: the boards as they are, and beside them as they would be. */
static void put_ring(struct tui *tui, const struct whynot *answer, int ring)
{
	int now = 0, then = 0;

	for (;;) {
		const struct whynot_board *left = next(answer->now, answer->nnow, ring, &now),
					  *right = next(answer->then, answer->nthen, ring, &then);
		struct panel_board is, would;

		if (!left && !right)
			return;
		is = board_words(tui, left);
		would = board_words(tui, right);
		panel_boards(tui, &is, " → ", &would);
	}
}

static enum role role_of(enum whynot_answer answer)
{
	switch (answer) {
	case WHYNOT_IMPOSSIBLE:
	case WHYNOT_BETTER:
		return ROLE_BAD;
	case WHYNOT_EQUAL:
	case WHYNOT_BETTER_THAN_HAND:
		return ROLE_GOOD;
	case WHYNOT_SO:
	case WHYNOT_WORSE:
	case WHYNOT_SETTLED:
		break;
	}
	return ROLE_STRONG;
}

static void begin(struct tui *tui, const struct wish *wish)
{
	char name[64], other[64];

	called(tui, wish->pin, name);
	called(tui, wish->other, other);
	if (wish->kind == WISH_MEET)
		panel_begin(tui, "Why not %s v %s", name, other);
	else if (wish->kind == WISH_BYE)
		panel_begin(tui, "Why not the bye for %s", name);
	else
		panel_begin(tui, "Why not %s for %s", wish->kind == WISH_WHITE ? "White" : "Black",
			name);
	tui->panel.is_why = true;
}

static void put_figures(struct tui *tui, const char *figures)
{
	char text[WHYNOT_FIGURES + 40];

	if (!figures[0])
		return;
	snprintf(text, sizeof(text), "In figures, from this draw to that: %s.", figures);
	panel_words(tui, ROLE_FAINT, text);
}

static const struct key_row take_key = {"Enter", "take it",
	"take this draw in place of the one on the board, and pin its board (u takes it back)",
	WHEN_ANY, take_answer, NULL};

/* What the keys of the panel are. */
static void put_keys(struct tui *tui, const struct whynot *answer)
{
	if (is_draft(tui) && answer->nthen > 0)
		panel_offer(tui, &take_key);
	if (answer->figures[0])
		panel_offer(tui, figures_key(tui));
}

static void make_panel(struct tui *tui, const void *about)
{
	const struct wish *wish = about;
	struct error error = {.code = STATUS_OK};
	struct whynot answer;

	if (app_whynot(tui->app, tui->model.round, wish, &answer, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	begin(tui, wish);
	panel_words(tui, role_of(answer.answer), answer.verdict);
	if (answer.grounds[0])
		panel_words(tui, ROLE_PLAIN, answer.grounds);
	if (answer.besides[0])
		panel_words(tui, ROLE_PLAIN, answer.besides);
	if (tui->figures)
		put_figures(tui, answer.figures);
	for (int ring = 1; ring <= answer.nrings; ring++) {
		panel_words(tui, ROLE_FAINT,
			ring == 1 ? "Boards that would change, now → then:"
				: whynot_same_pairs(&answer, ring)
				? "And the same two in other colours:"
				: "And besides, as good a part by itself:");
		put_ring(tui, &answer, ring);
	}
	put_keys(tui, &answer);
	whynot_done(&answer);
}

static void ask(struct tui *tui, const struct wish *wish)
{
	answer_begin(tui, make_panel, wish, sizeof(*wish), 0);
}

/* "bye", "white" and "black" may be shortened; else it is a player. */
static void on_whom(struct tui *tui, char answer, const char *text)
{
	static const char *const words[] = {"bye", "white", "black"};
	static const enum wish_kind kinds[] = {WISH_BYE, WISH_WHITE, WISH_BLACK};
	struct wish wish = {WISH_MEET, *(const int *)ask_kept(tui), 0};

	(void)answer;
	if (!text)
		return;
	text += strspn(text, " #");
	if (*text == '\0')
		return;
	for (int i = 0; i < 3 && wish.kind == WISH_MEET; i++)
		if (strcasecmp(text, words[i]) == 0)
			wish.kind = kinds[i];
	if (wish.kind == WISH_MEET && !find_one(tui, text, &wish.other)) {
		ask_refuse(tui);
		return;
	}
	if (wish.kind == WISH_MEET && wish.other == wish.pin) {
		tui_say(tui, ROLE_BAD, "Nobody meets himself: give the number or name of another.");
		ask_refuse(tui);
		return;
	}
	panel_over(tui);
	ask(tui, &wish);
}

void why_not_ask(struct tui *tui, int pin)
{
	char name[64];

	if (!tui->model.paired) {
		tui_say(tui, ROLE_PLAIN, "Nothing is paired yet: p proposes the draw.");
		return;
	}
	ask_line(tui, "", on_whom, "Why not %s with whom? A number or name; or bye, white, black:",
		called(tui, pin, name));
	ask_keep(tui, &pin, sizeof(pin));
}

void why_not_here(struct tui *tui)
{
	const struct spot *spot = cursor_spot(tui);
	const int card = cursor_card_held(tui), under = cursor_card(tui);
	struct wish wish = {WISH_MEET, card >= 0 ? tui->model.cards[card].pin : 0, 0};

	if (card < 0 || !spot)
		return;
	if (spot->kind == SPOT_BYE) {
		wish.kind = WISH_BYE;
		ask(tui, &wish);
	} else if (under >= 0 && under != card && tui->model.paired) {
		wish.other = tui->model.cards[under].pin;
		ask(tui, &wish);
	} else {
		tui_say(tui, ROLE_PLAIN,
			"Why not: carry the card over the one that it could meet, or over the bye, then n.");
	}
}
