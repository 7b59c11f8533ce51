/* Practice by steps on the screen. */
#include "config.h"

#include "tui/board/steps.h"

#include <curses.h>
#include <stdlib.h>

#include "app/book/rule_book.h"
#include "app/practice/practice.h"
#include "tui/board/draw_board.h"
#include "tui/state/seen.h"
#include "tui/state/state.h"

enum { SCROLL_LINES = 10 };

static struct steps *steps_of(struct tui *tui)
{
	return &tui->board->steps;
}

void steps_done(struct steps *steps)
{
	if (!steps->open)
		return;
	free(steps->cards);
	model_done(&steps->model);
	stepping_done(&steps->stepping);
	*steps = (struct steps){.open = false};
}

/* The cards of the rules' draw, as the board has those of the exercise. */
static enum status build_model(struct app *app, struct model *model)
{
	struct board_seen *seen = NULL;
	int count = 0;
	const struct card_notes none = {NULL, 0};
	enum status status = seen_cards(app, &none, &seen, &count);

	if (status == STATUS_OK)
		status = model_build(app_event(app), app_section(app), app_round(app), seen, count,
			event_traits(app_event(app), app_section(app)), model);
	free(seen);
	return status;
}

/* The question that is asked now, if one is. */
static void ask(struct steps *steps)
{
	steps->ncards = stepping_cards(&steps->stepping, steps->cards);
	steps->chosen = PAIRING_NOBODY;
	steps->scroll = steps->read = 0;
	steps->verdict = STEP_IS_IT;
}

void steps_open(struct tui *tui)
{
	struct steps *steps = steps_of(tui);
	struct error error = {.code = STATUS_OK};
	struct steps made = {.open = true};
	enum status status;

	steps_done(steps);
	status = practice_by_steps(tui->options->practice->name, tui->app, &made.stepping, &error);
	if (status != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	made.cards = malloc(((size_t)made.stepping.deal.norder + 1) * sizeof(*made.cards));
	status = made.cards ? build_model(made.stepping.app, &made.model) : STATUS_NO_MEMORY;
	if (status != STATUS_OK) {
		free(made.cards);
		stepping_done(&made.stepping);
		tui_say(tui, ROLE_BAD, "%s", status_text(status));
		return;
	}
	*steps = made;
	ask(steps);
	tui_show(tui, VIEW_STEPS);
	tui_say(tui, ROLE_PLAIN, "Before each choice you are asked: ↑↓ to a card, Enter names it.");
}

void steps_leave(struct tui *tui)
{
	steps_done(steps_of(tui));
	tui_show(tui, VIEW_PRACTICE);
}

void steps_choose(struct tui *tui)
{
	struct steps *steps = steps_of(tui);
	const bool up = tui->key == KEY_UP || tui->key == KEY_LEFT;
	int at = up ? steps->ncards : -1;

	for (int i = 0; i < steps->ncards; i++)
		if (steps->cards[i] == steps->chosen)
			at = i;
	at += up ? -1 : 1;
	if (at >= 0 && at < steps->ncards)
		steps->chosen = steps->cards[at];
	steps->scroll = 0;
}

static void put_sheet(
	struct tui *tui, const struct stepping *stepping, const struct step_sheet *sheet)
{
	char text[STEPPING_TEXT];

	panel_begin(tui, "By steps: %s", tui->options->practice->name);
	step_sheet_sum(sheet, text, sizeof(text));
	panel_words(tui, sheet->count == 0 ? ROLE_GOOD : ROLE_PLAIN, text);
	for (int k = 0; k < sheet->count; k++) {
		const struct missed_rule *rule = &sheet->rules[k];

		step_sheet_rule(rule, text, sizeof(text));
		panel_words(tui, ROLE_STRONG, text);
		for (int i = rule->first; i < rule->first + rule->missed; i++) {
			step_sheet_missed(stepping, sheet->questions[i], text, sizeof(text));
			panel_words(tui, ROLE_PLAIN, text);
		}
	}
}

/* What was missed, by rule. */
static void make_sheet(struct tui *tui, const void *about)
{
	const struct steps *steps = steps_of(tui);
	struct step_sheet sheet;

	(void)about;
	if (!steps->open)
		return;
	if (step_sheet_make(&steps->stepping, &sheet) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", status_text(STATUS_NO_MEMORY));
		return;
	}
	put_sheet(tui, &steps->stepping, &sheet);
	step_sheet_done(&sheet);
}

/* From an answer to the next question; behind the last one the sheet. */
static void go_on(struct tui *tui)
{
	struct steps *steps = steps_of(tui);

	steps->said = steps->stepping.table.made;
	stepping_next(&steps->stepping);
	ask(steps);
	if (stepping_is_over(&steps->stepping))
		panel_open(tui, make_sheet, NULL, 0);
}

void steps_name(struct tui *tui)
{
	struct steps *steps = steps_of(tui);
	struct error error = {.code = STATUS_OK};

	if (steps->ncards == 0) {
		go_on(tui);
		return;
	}
	if (steps->chosen < 0) {
		tui_say(tui, ROLE_PLAIN,
			"First to a card: ↑↓, or click on it. ? shows the answer.");
		return;
	}
	if (stepping_name(&steps->stepping, steps->chosen, &steps->verdict, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	steps->ncards = stepping_cards(&steps->stepping, steps->cards);
	steps->chosen = PAIRING_NOBODY;
	steps->scroll = steps->read = 0;
}

void steps_show(struct tui *tui)
{
	struct steps *steps = steps_of(tui);

	if (steps->ncards == 0) {
		tui_say(tui, ROLE_PLAIN, "Nothing is asked now: Enter goes on.");
		return;
	}
	stepping_show(&steps->stepping);
	steps->ncards = 0;
	steps->chosen = PAIRING_NOBODY;
	steps->scroll = steps->read = 0;
	steps->verdict = STEP_IS_OVER;
}

void steps_scroll(struct tui *tui)
{
	struct steps *steps = steps_of(tui);
	const struct deal *deal = &steps->stepping.deal;
	/* a line a card, two a group at most: further on there is nothing */
	const int most = deal->norder + 2 * deal->ngroups;

	steps->chosen = PAIRING_NOBODY;
	steps->scroll += tui->key == KEY_PPAGE ? -SCROLL_LINES : SCROLL_LINES;
	if (steps->scroll > most)
		steps->scroll = most;
	if (steps->scroll < -most)
		steps->scroll = -most;
}

void steps_click(struct tui *tui, int card)
{
	struct steps *steps = steps_of(tui);

	for (int i = 0; i < steps->ncards; i++) {
		if (steps->cards[i] != card)
			continue;
		if (steps->chosen == card) {
			steps_name(tui);
		} else {
			steps->chosen = card;
			tui_say(tui, ROLE_PLAIN, "Click on it again, or press Enter: this one.");
		}
		return;
	}
}
