/* Panels of words: why a board is as it is, a full card. */
#include "config.h"

#include "tui/board/explain.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/players/apart.h"
#include "app/words/words.h"
#include "board/drop.h"
#include "board/levels.h"
#include "core/text/fit.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper.h"
#include "tui/ask/section_move.h"
#include "tui/board/cursor.h"
#include "tui/board/draw_board.h"
#include "tui/board/groups.h"
#include "tui/board/heads.h"
#include "tui/board/why_not.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

/* What the window of a board or card is about. */
struct why_subject {
	int pin;
	bool all; /* all reasons, however many */
};

static void why_card(struct tui *tui, int pin, bool all);

static int why_pin(const struct tui *tui)
{
	return ((const struct why_subject *)panel_about(tui))->pin;
}

static void show_all(struct tui *tui)
{
	why_card(tui, why_pin(tui), true);
}

static void ask_why_not(struct tui *tui)
{
	why_not_ask(tui, why_pin(tui));
}

static void answer_protest(struct tui *tui)
{
	paper_protest(tui, why_pin(tui));
}

static const struct key_row why_keys[] = {
	{"a", "all reasons", "all reasons: those, too, that this window had no room for", WHEN_ANY,
		show_all, NULL},
	{"n", "why not…",
		"ask why the player under the cursor does not meet another, has no bye or no other colour",
		WHEN_ANY, ask_why_not, NULL},
	{"p", "protest sheet",
		"print or write the sheet that answers a protest of the player under the cursor",
		WHEN_ANY, answer_protest, NULL},
};

/* Whom he does not meet, in this round or a later one. */
static void put_apart(struct tui *tui, int pin)
{
	char text[SENTENCE_SIZE], others[SENTENCE_SIZE], who[WHO_SIZE];

	apart_words(tui_event(tui), app_section(tui->app), pin, tui->model.round, others,
		sizeof(others));
	words_put(text, sizeof(text), "%s is kept apart from %s.",
		words_who(tui_event(tui), app_section(tui->app), pin, who), others);
	if (others[0])
		panel_words(tui, ROLE_PINNED, text);
}

static void why_board(struct tui *tui, const struct board_view *board, bool all)
{
	const struct why_room room = {panel_rows_most(), panel_cells() - 2};
	struct error error = {.code = STATUS_OK};
	struct reasons reasons;
	char white[64], black[64];

	if (app_why(tui->app, tui->model.round, board->number, all ? NULL : &room, &reasons,
		    &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	card_short_name(&tui->model, board->white, white);
	if (board->black >= 0)
		panel_begin(tui, "Why board %d: %s v %s", board->label, white,
			card_short_name(&tui->model, board->black, black));
	else
		panel_begin(tui, tui_is_season(tui) ? "Why %s sits out" : "Why the bye: %s", white);
	tui->panel.is_why = true;
	for (int i = 0; i < reasons.count; i++)
		panel_words(tui, ROLE_PLAIN, reasons.lines[i]);
	if (reasons.count == 0)
		panel_words(tui, ROLE_PLAIN, "Put together by hand: no rule led to this board.");
	put_apart(tui, tui->model.cards[board->white].pin);
	if (board->black >= 0)
		put_apart(tui, tui->model.cards[board->black].pin);
	if (reasons.left_out > 0)
		panel_offer(tui, &why_keys[0]);
	panel_offer(tui, &why_keys[1]);
	panel_offer(tui, &why_keys[2]);
	reasons_done(&reasons);
}

/* The score groups that count together with it, and what they come to. */
static void put_together(struct tui *tui, const struct level *level)
{
	const struct level sum = level_together(&tui->model, level);
	char text[200], points[16];

	snprintf(text, sizeof(text), "Scores %s",
		points_text(tui->model.levels[level->first_linked].points2, points));
	for (int k = level->first_linked + 1; k <= level->last_linked; k++)
		snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s%s",
			k == level->last_linked ? " and " : ", ",
			points_text(tui->model.levels[k].points2, points));
	snprintf(text + strlen(text), sizeof(text) - strlen(text),
		" count together: %d White and %d Black seekers%s.", sum.white, sum.black,
		tui->model.citations->linked);
	panel_words(tui, ROLE_PLAIN, text);
}

/* Those whose opponent of another score is fixed already. */
static void put_held(struct tui *tui, const struct level *level)
{
	const int held = level->held_up + level->held_down;
	char text[80];

	snprintf(text, sizeof(text), "By hand %d card%s meet%s one of another score.", held,
		held == 1 ? "" : "s", held == 1 ? "s" : "");
	if (held > 0)
		panel_words(tui, ROLE_PLAIN, text);
}

/* Laid out: what must happen on this level, from the cards alone. */
static void why_level(struct tui *tui, int index)
{
	const struct card *card = &tui->model.cards[index];
	const struct pairing_citations *citations = tui->model.citations;
	const struct level *level;
	char text[300], name[64], points[16], claim[160];

	if (card->level < 0)
		return;
	level = &tui->model.levels[card->level];
	panel_begin(tui, "Score %s, and %s", points_text(level->points2, points),
		card_short_name(&tui->model, index, name));
	board_level_words(&tui->model, level, text, sizeof(text));
	panel_words(tui, ROLE_STRONG, text);
	if (level->up > level->held_up) {
		snprintf(text, sizeof(text),
			"%d from the score above find%s an opponent here, %s%s.",
			level->up - level->held_up, level->up - level->held_up == 1 ? "s" : "",
			citations->comes, citations->up);
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (level->bye)
		snprintf(text, sizeof(text), "The number is odd: %s%s.", citations->sits_out,
			citations->bye);
	else if (level->down > level->held_down)
		snprintf(text, sizeof(text), "The number is odd: %s%s.", citations->goes,
			citations->down);
	if (level->down > level->held_down)
		panel_words(tui, ROLE_PLAIN, text);
	put_held(tui, level);
	if (tui->model.halves) {
		snprintf(text, sizeof(text), "The mid-line stands after %d of %d card%s%s.",
			level->above, level->count, level->count == 1 ? "" : "s", citations->line);
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (level_is_linked(level))
		put_together(tui, level);
	card_claim_words(&tui->model, index, claim, sizeof(claim));
	snprintf(text, sizeof(text), "%s: %s.", name, claim);
	panel_words(tui, ROLE_PLAIN, text);
	put_apart(tui, card->pin);
	groups_put_claims(tui, level);
	if (!tui->options->practice)
		panel_words(tui, ROLE_FAINT,
			"p proposes the draw; then ? tells the rules behind each board.");
}

/* Of one who is on no board of the draw: what he does, and what can be done. */
static void why_unseated(struct tui *tui, int index)
{
	const struct card *card = &tui->model.cards[index];
	const bool draft = tui->model.state < ROUND_PUBLISHED;
	struct error error = {.code = STATUS_OK};
	struct reasons reasons = {.count = 0};
	char text[400], name[64], claim[160];

	card_short_name(&tui->model, index, name);
	if (card->outside.number > 0 &&
		app_why(tui->app, tui->model.round, card->outside.number, NULL, &reasons, &error) !=
			STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	panel_begin(tui, "Why %s is on no board", name);
	for (int i = 0; i < reasons.count; i++)
		panel_words(tui, ROLE_PLAIN, reasons.lines[i]);
	if (card->outside.number > 0)
		snprintf(text, sizeof(text), "%s",
			draft ? "x takes him back into the draw, o names another opponent."
			      : "o names another opponent, or nobody.");
	else if (card->place == PLACE_BOOKED)
		snprintf(text, sizeof(text), "%s has a bye booked for this %s. e changes that.",
			name, tui_vocabulary(tui)->round_small);
	else if (card->place == PLACE_BYE)
		snprintf(text, sizeof(text), "%s %s: fixed by hand. x frees the card.", name,
			tui->model.words->has_bye);
	else if (card->hand_out || !tui->model.paired)
		snprintf(text, sizeof(text), "%s sits out this %s: fixed by hand.%s", name,
			tui_vocabulary(tui)->round_small,
			draft ? " x takes him back into the draw." : "");
	else
		snprintf(text, sizeof(text),
			"%s lies in the tray: the draw has no seat for him as it stands, and cannot be published so. "
			"Space picks the card up: onto another card of the tray, on a board or to the bye; p proposes "
			"the draw again.",
			name);
	panel_words(tui, ROLE_PLAIN, text);
	card_claim_words(&tui->model, index, claim, sizeof(claim));
	snprintf(text, sizeof(text), "%s: %s.", name, claim);
	panel_words(tui, ROLE_PLAIN, text);
	put_apart(tui, card->pin);
	reasons_done(&reasons);
}

static void make_why(struct tui *tui, const void *about)
{
	const struct why_subject *subject = about;
	const int card = model_card(&tui->model, subject->pin);

	if (card < 0)
		return;
	if (tui->model.cards[card].board >= 0)
		why_board(tui, &tui->model.boards[tui->model.cards[card].board], subject->all);
	else if (!tui->model.paired && tui->model.cards[card].level >= 0 &&
		tui->model.cards[card].place == PLACE_LEVEL)
		why_level(tui, card);
	else
		why_unseated(tui, card);
}

static void why_card(struct tui *tui, int pin, bool all)
{
	const struct why_subject subject = {pin, all};

	answer_begin(tui, make_why, &subject, sizeof(subject), 0);
}

void explain_why(struct tui *tui)
{
	const int card = cursor_card(tui);

	if (card >= 0)
		why_card(tui, tui->model.cards[card].pin, false);
}

static void move_card(struct tui *tui);
static void go_over(struct tui *tui);

static const struct key_row rounds_key = {"←→", "rounds",
	"earlier or later rounds on the card; PgUp, PgDn, Home, End move it further", WHEN_ANY,
	move_card, "PgUp PgDn Home End"};
static const struct key_row evenings_key = {"←→", "evenings",
	"earlier or later evenings on the card; PgUp, PgDn, Home, End move it further", WHEN_ANY,
	move_card, "PgUp PgDn Home End"};

static const struct key_row go_over_key = {"g", "go over", "he goes over to another section",
	WHEN_ANY | WHEN_SEVERAL | CHANGES, go_over, NULL};

/* Below the card what it has no room for, or may have none. */
static void put_whole_name(struct tui *tui, int pin)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	char text[NAME_SIZE + CLUB_SIZE + TITLE_SIZE + 8];

	if (!player ||
		(text_width(player->name) <= CARD_NAME_SURE &&
			text_width(player->club) <= CARD_CLUB_SURE))
		return;
	words_put(text, sizeof(text), "%s%s%s%s%s", player->title, player->title[0] ? " " : "",
		player->name, player->club[0] ? ", " : "", player->club);
	panel_words(tui, ROLE_STRONG, text);
}

/* What is noted of him, as where he came from. */
static void put_notes(struct tui *tui, int pin)
{
	const char *notes =
		event_particular(tui_event(tui), app_section(tui->app), pin, PLAYER_NOTES);
	char text[PARTICULAR_SIZE + 16];

	if (!notes[0])
		return;
	snprintf(text, sizeof(text), "Notes: %s", notes);
	panel_words(tui, ROLE_PLAIN, text);
}

/* Of results that are open, rated otherwise or corrected. */
static void put_result_notes(struct tui *tui, int pin)
{
	const struct card_note *note = card_notes_of(&tui->board->notes, pin);
	char text[CARD_NOTE_SIZE + 8];

	if (!note)
		return;
	snprintf(text, sizeof(text), "%s%s", note->rounds ? "† " : "", note->text);
	panel_words(tui, ROLE_PINNED, text);
}

/* What the window of a full card is about. */
struct card_subject {
	int pin, first; /* the first round on it */
};

static void make_card(struct tui *tui, const void *about)
{
	const struct card_subject *subject = about;
	struct strip lines[CARD_FULL_LINES] = {0};
	const int pin = subject->pin, index = model_card(&tui->model, pin);
	char claim[160], text[300], who[WHO_SIZE];

	card_full(tui_event(tui), &tui->model, pin, subject->first, lines);
	panel_begin(tui, "Card of %s", words_who(tui_event(tui), app_section(tui->app), pin, who));
	if (tui->model.rounds > card_full_columns(tui->model.rounds))
		panel_offer(tui, tui_is_season(tui) ? &evenings_key : &rounds_key);
	if (key_row_is_on(tui, &go_over_key))
		panel_offer(tui, &go_over_key);
	for (int i = 0; i < CARD_FULL_LINES; i++) {
		struct strip *strip = panel_line(tui);

		if (strip)
			*strip = lines[i];
	}
	put_whole_name(tui, pin);
	put_apart(tui, pin);
	put_notes(tui, pin);
	put_result_notes(tui, pin);
	if (index < 0) {
		panel_words(tui, ROLE_PLAIN,
			tui_is_season(tui) ? "Not here this evening." : "Not in this round.");
		return;
	}
	card_claim_words(&tui->model, index, claim, sizeof(claim));
	snprintf(text, sizeof(text), "%s %d: %s.", tui_vocabulary(tui)->round, tui->model.round,
		claim);
	panel_words(tui, ROLE_PLAIN, text);
}

/* A card with more rounds than columns is moved along. */
static void move_card(struct tui *tui)
{
	const int rounds = tui->model.rounds, page = card_full_columns(rounds);
	const struct card_subject *now = panel_about(tui);
	struct card_subject moved = {.pin = now->pin};
	int wished = now->first;

	switch (tui->key) {
	case KEY_LEFT:
		wished--;
		break;
	case KEY_RIGHT:
		wished++;
		break;
	case KEY_PPAGE:
		wished -= page;
		break;
	case KEY_NPAGE:
		wished += page;
		break;
	case KEY_HOME:
		wished = 1;
		break;
	default: /* End */
		wished = rounds;
		break;
	}
	moved.first = card_full_first(rounds, tui->model.round, wished > 0 ? wished : 1);
	panel_open(tui, make_card, &moved, sizeof(moved));
}

/* The card is another one then, or gone. */
static void go_over(struct tui *tui)
{
	const int pin = ((const struct card_subject *)panel_about(tui))->pin;

	panel_close_all(tui);
	section_ask_move(tui, pin);
}

void explain_card(struct tui *tui, int pin)
{
	const struct card_subject subject = {
		pin, card_full_first(tui->model.rounds, tui->model.round, 0)};

	panel_open(tui, make_card, &subject, sizeof(subject));
}
