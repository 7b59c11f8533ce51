/*
 * The deal of a draw with cards in the tray: the boards that stand, each with the reasons that it
 * has in the rules' draw, if that seats these cards and has the board.
 */
#include "config.h"

#include <stdlib.h>

#include "app/deal/reasons.h"
#include "app/why/own.h"

/* Who still lies in the tray, and of what the reasons are told. */
static void say_tray(struct dealer *dealer, const struct why_list *list)
{
	const struct position *position = dealer->position;
	struct caption caption = {.count = 0};
	struct caption_cards tray = {.count = 0};
	char names[CAPTION_NAMES_SIZE];

	for (int i = 0; i < dealer->deal->count; i++)
		if (seats_in_tray(&position->seats, position->event, dealer->deal->pins[i]))
			caption_cards_add(&tray, i);
	dealer_step(dealer, DEAL_FACT, -1);
	dealer_name_cards(dealer, &tray);
	caption_add(&caption, "", "%s %s in the tray: the draw is not finished",
		caption_cards_names(dealer, &tray, names),
		tray.count == 1 ? "is still" : "are still");
	for (int i = 0; i < list->count; i++)
		if (list->lines[i].part == WHY_BASIS)
			caption_add_ruled(&caption, list->lines[i].text, "");
	dealer_say(dealer, &caption);
}

static void deal_board(struct dealer *dealer, const struct why_list *list, int board)
{
	const bool bye = dealer->deal->boards[board].black < 0;
	struct caption caption = {.count = 0};

	for (int i = 0; i < list->count; i++) {
		const struct why_line *line = &list->lines[i];

		if (line->steps > 0 && line->step.board == board && reasons_passes(line))
			reasons_say(dealer, DEAL_PASSED, line);
	}
	if (!reasons_add_board(dealer, list, NULL, board, &caption))
		return;
	dealer_step(dealer, bye ? DEAL_BYE : DEAL_BOARD, -1);
	dealer_say(dealer, &caption);
	dealer_seat(dealer, board);
}

void deal_around_tray(struct dealer *dealer)
{
	struct position *position = dealer->position;
	struct why_list list = {.count = 0};
	struct why_own own;
	bool *told = calloc((size_t)dealer->deal->nboards + 1, sizeof(*told));

	dealer->failed = dealer->failed || !told ||
		why_own_tell(dealer->app, position, 0, dealer->origin, told, &own, &list) !=
			STATUS_OK;
	if (!dealer->failed)
		say_tray(dealer, &list);
	for (int i = 0; !dealer->failed && i < dealer->deal->nboards; i++)
		if (told[i] && !dealer->dealt[i])
			deal_board(dealer, &list, i);
	free(told);
	why_list_done(&list);
}
