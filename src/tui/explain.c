/*
 * Panels of words: why a board is as it is, the draw against the engine's, a full card, the help.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/fit.h"
#include "tui/board.h"
#include "tui/why_not.h"

static void why_board(struct tui *tui, const struct board_view *board, bool all);

/* In the panel of a board: a tells all, n asks on about the card under the cursor, p prints. */
static bool on_why_key(struct tui *tui, const struct term_event *event)
{
	const int card = cursor_card(tui);

	if ((event->key != 'a' && event->key != 'n' && event->key != 'p') || card < 0)
		return false;
	if (event->key == 'a' && tui->model.cards[card].board >= 0) {
		why_board(tui, &tui->model.boards[tui->model.cards[card].board], true);
		return true;
	}
	panel_close(tui);
	if (event->key == 'p')
		paper_protest(tui, tui->model.cards[card].pin);
	else
		why_not_ask(tui, tui->model.cards[card].pin);
	return true;
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
	card_short_name(&tui->model.cards[board->white], white);
	if (board->black >= 0)
		panel_begin(tui, "Why board %d: %s v %s", board->number, white,
			card_short_name(&tui->model.cards[board->black], black));
	else
		panel_begin(tui, tui_is_season(tui) ? "Why %s sits out" : "Why the bye: %s", white);
	for (int i = 0; i < reasons.count; i++)
		panel_words(tui, ROLE_PLAIN, reasons.lines[i]);
	if (reasons.count == 0)
		panel_words(tui, ROLE_PLAIN, "Put together by hand: no rule led to this board.");
	tui->panel.key = on_why_key;
	tui->panel.keys = reasons.left_out > 0 ? "a all reasons  n why not…  p protest sheet"
					       : "n why not…  p protest sheet";
	reasons_done(&reasons);
}

static void put_claims(struct tui *tui, int level, enum colour due)
{
	const struct model *model = &tui->model;
	int order[64], count = 0;
	char text[600];

	for (int i = 0; i < model->ncards && count < 64; i++) {
		int at = count;

		if (model->cards[i].level != level || model->cards[i].claim.due != due ||
			model->cards[i].place != PLACE_LEVEL)
			continue;
		for (; at > 0 &&
			board_claim_compare(
				&model->cards[i].claim, &model->cards[order[at - 1]].claim) > 0;
			at--)
			order[at] = order[at - 1];
		order[at] = i;
		count++;
	}
	if (count == 0)
		return;
	snprintf(text, sizeof(text), "Claims to %s, strongest first%s:", colour_word(due),
		model->numbers->claims);
	for (int i = 0; i < count; i++) {
		const struct card *card = &model->cards[order[i]];
		bool equal = i > 0 &&
			board_claim_compare(&card->claim, &model->cards[order[i - 1]].claim) == 0;

		snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s%d %s",
			i == 0          ? " "
				: equal ? " = "
					: " > ",
			card->pin, card->history);
	}
	panel_words(tui, ROLE_PLAIN, text);
}

/* Laid out: what must happen on this level, from the cards alone. */
static void why_level(struct tui *tui, int index)
{
	const struct card *card = &tui->model.cards[index];
	const struct numbers *numbers = tui->model.numbers;
	const struct level *level;
	char text[300], name[64], points[16], claim[160];

	if (card->level < 0)
		return;
	level = &tui->model.levels[card->level];
	panel_begin(tui, "Score %s, and %s", points_text(level->points2, points),
		card_short_name(card, name));
	board_level_words(level, text, sizeof(text));
	panel_words(tui, ROLE_STRONG, text);
	if (level->up > 0) {
		snprintf(text, sizeof(text),
			"%d from the score above find%s an opponent here, %s%s.", level->up,
			level->up == 1 ? "s" : "", numbers->comes, numbers->up);
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (level->bye)
		snprintf(text, sizeof(text), "The number is odd: %s%s.", numbers->sits_out,
			numbers->bye);
	else if (level->down > 0)
		snprintf(text, sizeof(text), "The number is odd: %s%s.", numbers->goes,
			numbers->down);
	if (level->down > 0)
		panel_words(tui, ROLE_PLAIN, text);
	if (tui->model.halves) {
		snprintf(text, sizeof(text), "The mid-line stands after %d of %d cards%s.",
			level->above, level->count, numbers->line);
		panel_words(tui, ROLE_PLAIN, text);
	}
	put_claims(tui, card->level, COLOUR_WHITE);
	put_claims(tui, card->level, COLOUR_BLACK);
	card_claim_words(&tui->model, index, claim, sizeof(claim));
	snprintf(text, sizeof(text), "%s: %s.", name, claim);
	panel_words(tui, ROLE_PLAIN, text);
	if (!tui->options->practice)
		panel_words(tui, ROLE_FAINT,
			"p proposes the draw; then ? tells the rules behind each board.");
}

void explain_why(struct tui *tui)
{
	int card = cursor_card(tui);

	if (card < 0)
		return;
	if (tui->model.cards[card].board >= 0)
		why_board(tui, &tui->model.boards[tui->model.cards[card].board], false);
	else if (!tui->model.paired)
		why_level(tui, card);
	else
		tui_say(tui, ROLE_PLAIN, "The card is not on a board.");
}

static bool on_card_key(struct tui *tui, const struct term_event *event);

static void show_card(struct tui *tui)
{
	struct strip lines[CARD_FULL_LINES] = {0};
	const int pin = tui->card_pin, index = model_card(&tui->model, pin);
	char claim[160], text[300];

	card_full(tui_event(tui), app_section(tui->app), pin, tui->model.round, tui->card_first,
		lines);
	panel_begin(tui, "Card of %d", pin);
	if (tui->model.rounds > card_full_columns(tui->model.rounds)) {
		tui->panel.key = on_card_key;
		tui->panel.keys = tui_is_season(tui) ? "←→ evenings" : "←→ rounds";
	}
	for (int i = 0; i < CARD_FULL_LINES; i++) {
		struct strip *strip = panel_line(tui);

		if (strip)
			*strip = lines[i];
	}
	if (index < 0) {
		panel_words(tui, ROLE_PLAIN,
			tui_is_season(tui) ? "Not here this evening." : "Not in this round.");
		return;
	}
	card_claim_words(&tui->model, index, claim, sizeof(claim));
	snprintf(text, sizeof(text), "%s %d: %s.", tui_round(tui), tui->model.round, claim);
	panel_words(tui, ROLE_PLAIN, text);
}

/* A card with more rounds than columns is moved along. */
static bool on_card_key(struct tui *tui, const struct term_event *event)
{
	const int rounds = tui->model.rounds, page = card_full_columns(rounds);
	int wished = tui->card_first;

	switch (event->key) {
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
	case KEY_END:
		wished = rounds;
		break;
	default:
		return false;
	}
	tui->card_first = card_full_first(rounds, tui->model.round, wished > 0 ? wished : 1);
	show_card(tui);
	return true;
}

void explain_card(struct tui *tui, int pin)
{
	tui->card_pin = pin;
	tui->card_first = card_full_first(tui->model.rounds, tui->model.round, 0);
	show_card(tui);
}

/* Those of what keys go to now. */
const struct key_help *help_keys(const struct tui *tui, int *count)
{
	*count = tui->view->nkeys;
	if (tui->ask.open)
		*count = 0;
	return tui->form.open && !tui->ask.open ? form_keys(count) : tui->view->keys;
}

void help_open(struct tui *tui)
{
	int count;
	const struct key_help *keys = help_keys(tui, &count);

	panel_begin(tui, "%s: keys", tui->form.open ? "A player" : tui->view->name);
	tui->panel.is_help = true;
	for (int i = 0; i < count; i++) {
		const struct key_help *key = &keys[i];
		struct strip *strip;

		if (!tui_key_is_on(tui, key) || !(strip = panel_line(tui)))
			continue;
		strip_fit(strip, ROLE_KEY, key->key, 10, false);
		strip_fit(strip, ROLE_PLAIN, key->help, panel_cells() - 12, false);
	}
	if (!tui_carrying(tui) && !tui->form.open) {
		panel_line(tui);
		panel_words(tui, ROLE_FAINT,
			"Marks: ! strongest claim of its colour  ↓ ↑ floats  • floats, where the card is cut or plays on a board of another score  ◆ fixed by hand or pinned");
		panel_words(tui, ROLE_FAINT,
			"W B at the end of a board: both were due that colour  › legal seat  × not legal");
		panel_words(tui, ROLE_FAINT,
			"Ctrl-L draws the screen afresh, Ctrl-Z leaves it for a while. Every action is in the file at once.");
	}
}
