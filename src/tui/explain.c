/*
 * Panels of words: why a board is as it is, the draw against the engine's, a full card, the help.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/words.h"
#include "board/levels.h"
#include "core/fit.h"
#include "tui/board.h"
#include "tui/groups.h"
#include "tui/why_not.h"

static void why_card(struct tui *tui, int pin, bool all);

/* In the panel of a board: a tells all, n asks on about the card under the cursor, p prints. */
static bool on_why_key(struct tui *tui, const struct term_event *event)
{
	const int card = cursor_card(tui);

	if ((event->key != 'a' && event->key != 'n' && event->key != 'p') || card < 0)
		return false;
	if (event->key == 'a') {
		why_card(tui, tui->why_pin, true);
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
	card_short_name(&tui->model, board->white, white);
	if (board->black >= 0)
		panel_begin(tui, "Why board %d: %s v %s", board->number, white,
			card_short_name(&tui->model, board->black, black));
	else
		panel_begin(tui, tui_is_season(tui) ? "Why %s sits out" : "Why the bye: %s", white);
	tui->panel.is_why = true;
	for (int i = 0; i < reasons.count; i++)
		panel_words(tui, ROLE_PLAIN, reasons.lines[i]);
	if (reasons.count == 0)
		panel_words(tui, ROLE_PLAIN, "Put together by hand: no rule led to this board.");
	tui->panel.key = on_why_key;
	tui->panel.keys = reasons.left_out > 0 ? "a all reasons  n why not…  p protest sheet"
					       : "n why not…  p protest sheet";
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
		tui->model.numbers->linked);
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
	const struct numbers *numbers = tui->model.numbers;
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
			numbers->comes, numbers->up);
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (level->bye)
		snprintf(text, sizeof(text), "The number is odd: %s%s.", numbers->sits_out,
			numbers->bye);
	else if (level->down > level->held_down)
		snprintf(text, sizeof(text), "The number is odd: %s%s.", numbers->goes,
			numbers->down);
	if (level->down > level->held_down)
		panel_words(tui, ROLE_PLAIN, text);
	put_held(tui, level);
	if (tui->model.halves) {
		snprintf(text, sizeof(text), "The mid-line stands after %d of %d card%s%s.",
			level->above, level->count, level->count == 1 ? "" : "s", numbers->line);
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (level_is_linked(level))
		put_together(tui, level);
	card_claim_words(&tui->model, index, claim, sizeof(claim));
	snprintf(text, sizeof(text), "%s: %s.", name, claim);
	panel_words(tui, ROLE_PLAIN, text);
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
			name, tui_round_small(tui));
	else if (card->place == PLACE_BYE)
		snprintf(text, sizeof(text), "%s %s: fixed by hand. x frees the card.", name,
			model_bye_words(&tui->model));
	else if (card->hand_out || !tui->model.paired)
		snprintf(text, sizeof(text), "%s sits out this %s: fixed by hand.%s", name,
			tui_round_small(tui), draft ? " x takes him back into the draw." : "");
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
	reasons_done(&reasons);
}

static void why_again(struct tui *tui)
{
	why_card(tui, tui->why_pin, tui->why_all);
}

static void why_card(struct tui *tui, int pin, bool all)
{
	const int card = model_card(&tui->model, pin);

	if (card < 0)
		return;
	tui->why_pin = pin;
	tui->why_all = all;
	if (tui->model.cards[card].board >= 0)
		why_board(tui, &tui->model.boards[tui->model.cards[card].board], all);
	else if (!tui->model.paired && tui->model.cards[card].level >= 0 &&
		tui->model.cards[card].place == PLACE_LEVEL)
		why_level(tui, card);
	else
		why_unseated(tui, card);
	tui->panel.again = why_again;
}

void explain_why(struct tui *tui)
{
	const int card = cursor_card(tui);

	if (card >= 0)
		why_card(tui, tui->model.cards[card].pin, false);
}

static bool on_card_key(struct tui *tui, const struct term_event *event);

static void show_card(struct tui *tui)
{
	struct strip lines[CARD_FULL_LINES] = {0};
	const int pin = tui->card_pin, index = model_card(&tui->model, pin);
	char claim[160], text[300], who[WHO_SIZE];

	card_full(tui_event(tui), &tui->model, pin, tui->card_first, lines);
	panel_begin(tui, "Card of %s", words_who(tui_event(tui), app_section(tui->app), pin, who));
	tui->panel.again = show_card;
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

const struct key_help *help_keys(const struct tui *tui, int *count)
{
	if (tui->ask.open)
		return ask_keys(tui, count);
	if (tui->form.open)
		return form_keys(count);
	*count = tui->view->nkeys;
	return tui->view->keys;
}

/* A key and what it does, on as many lines as that takes. */
static void put_key(struct tui *tui, const char *key, const char *help)
{
	const int cells = panel_cells() - 12;
	char part[STRIP_SIZE];

	while (*help) {
		struct strip *strip = panel_line(tui);

		if (!strip)
			return;
		help = wrap_words(help, cells, part, sizeof(part));
		strip_fit(strip, ROLE_KEY, key, 10, false);
		strip_fit(strip, ROLE_PLAIN, part, cells, false);
		key = "";
	}
}

/* The keys of the window that is open, which names them itself: "P publish  ←→ rounds". */
static void help_of_panel(struct tui *tui)
{
	char keys[sizeof(tui->panel.title)], key[24], help[sizeof(keys)];

	snprintf(keys, sizeof(keys), "%s", tui->panel.keys ? tui->panel.keys : "");
	panel_begin(tui, "This window: keys");
	tui->panel.is_help = true;
	for (char *at = keys, *next; *at; at = next) {
		const size_t length = strcspn(at, " ");

		next = strstr(at, "  ");
		next = next ? next : at + strlen(at);
		snprintf(key, sizeof(key), "%.*s", (int)length, at);
		snprintf(help, sizeof(help), "%.*s",
			next > at + length ? (int)(next - at - (ptrdiff_t)length - 1) : 0,
			at + length + (next > at + length));
		put_key(tui, key, help);
		next += strspn(next, " ");
	}
	put_key(tui, "↑↓", "scroll; PgUp, PgDn, Home, End");
	put_key(tui, "Esc", "close the window");
}

void help_open(struct tui *tui)
{
	int count;
	const struct key_help *keys = help_keys(tui, &count);

	if (tui->panel.open) {
		help_of_panel(tui);
		return;
	}
	panel_begin(tui, "%s: keys",
		tui->ask.open            ? "A question"
			: tui->form.open ? "A player"
					 : tui->view->name);
	tui->panel.is_help = true;
	for (int i = 0; i < count; i++) {
		if (tui_key_is_on(tui, &keys[i]))
			put_key(tui, keys[i].key, keys[i].help);
	}
	if (!tui_carrying(tui) && !tui->form.open && !tui->ask.open) {
		panel_line(tui);
		panel_words(tui, ROLE_FAINT,
			"Marks: ! strongest claim of its colour  ↓ ↑ floats  • floats, where the card is cut or plays on a board of another score  ◆ fixed by hand or pinned");
		panel_words(tui, ROLE_FAINT,
			"W B at the end of a board: both were due that colour  › legal seat  × not legal");
		panel_words(tui, ROLE_FAINT,
			"Ctrl-G is F1, Ctrl-T F8, Ctrl-R F9. Ctrl-N leaves the mouse to the terminal or takes it back. Ctrl-L draws the screen afresh, Ctrl-Z leaves it for a while. Every action is in the file at once.");
	}
}
