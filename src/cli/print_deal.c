/* The deal of a round for paper: each step with the cards as they lie behind it. */
#include "config.h"

#include "cli/print_deal.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/deal/deal.h"

struct dealing {
	struct app *app;
	struct deal deal;
	struct deal_table table;
	struct print_dealt *steps;
	struct print_dealt_line **lines; /* of each step */
	int count;
};

static int pin_of(const struct deal *deal, int card)
{
	return card < 0 ? 0 : deal->pins[card];
}

/* What lies there, in the words of the list; cards due no colour stand on the left. */
static struct print_dealt_line print_line(
	const struct dealing *dealing, const struct deal_line *line)
{
	const struct deal *deal = &dealing->deal;
	struct print_dealt_line made = {.kind = PRINT_DEALT_CARDS, .down = line->down};

	switch (line->kind) {
	case DEAL_LINE_GROUP:
		made.kind = PRINT_DEALT_GROUP;
		made.score2 = deal->groups[line->group].score;
		break;
	case DEAL_LINE_LINE:
		made.kind = deal->brackets ? PRINT_DEALT_S2 : PRINT_DEALT_LINE;
		break;
	case DEAL_LINE_BOARD:
		made.board = app_board_label(dealing->app, deal->round, line->board);
		made.white = pin_of(deal, line->card);
		made.black = pin_of(deal, line->other);
		break;
	case DEAL_LINE_CARD:
		*(line->colour == PAIRING_BLACK ? &made.black : &made.white) =
			pin_of(deal, line->card);
		break;
	}
	return made;
}

/* The small board of the groups of a step, which has been made; none if it moved no card. */
static enum status add_board(struct dealing *dealing, const struct deal_step *step)
{
	const int last = step->other > step->group ? step->other : step->group;
	struct print_dealt *made = &dealing->steps[dealing->count];
	struct deal_line *lines;
	struct print_dealt_line *printed;
	int count, kept = 0;

	if (step->moves == 0 || step->group < 0)
		return STATUS_OK;
	if (deal_lines(&dealing->deal, &dealing->table, step->group, last, &lines, &count) !=
		STATUS_OK)
		return STATUS_NO_MEMORY;
	printed = malloc(((size_t)count + 1) * sizeof(*printed));
	for (int i = 0; printed && i < count; i++)
		if (lines[i].kind != DEAL_LINE_GROUP || !dealing->deal.listed)
			printed[kept++] = print_line(dealing, &lines[i]);
	free(lines);
	dealing->lines[dealing->count] = printed;
	made->lines = printed;
	made->nlines = printed ? kept : 0;
	return printed ? STATUS_OK : STATUS_NO_MEMORY;
}

/* Step by step, so that each board shows the cards as they lie then. */
static enum status take_steps(struct dealing *dealing, bool all, int group)
{
	const struct deal *deal = &dealing->deal;
	const size_t count = (size_t)deal->nsteps + 1;
	enum status status = STATUS_OK;

	dealing->steps = calloc(count, sizeof(*dealing->steps));
	dealing->lines = calloc(count, sizeof(*dealing->lines));
	if (!dealing->steps || !dealing->lines)
		return STATUS_NO_MEMORY;
	for (int i = 0; status == STATUS_OK && i < deal->nsteps; i++) {
		const struct deal_step *step = &deal->steps[i];

		deal_forward(deal, &dealing->table);
		if (!all && !deal_is_of(step, group))
			continue;
		dealing->steps[dealing->count] = (struct print_dealt){
			.number = i + 1, .caption = step->caption, .rule = step->rule};
		status = add_board(dealing, step);
		dealing->count++;
	}
	return status;
}

static void release(struct dealing *dealing)
{
	for (int i = 0; dealing->lines && i < dealing->count; i++)
		free(dealing->lines[i]);
	free(dealing->lines);
	free(dealing->steps);
	deal_table_done(&dealing->table);
	deal_done(&dealing->deal);
}

enum status cli_print_deal(struct app *app, int round, const char *score,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct dealing dealing = {.app = app};
	char name[40] = "", points[16];
	int group = -1;
	enum status status = deal_make(app, round, &dealing.deal, error);

	if (status != STATUS_OK)
		return status;
	if (score)
		status = deal_find_group(&dealing.deal, score, &group, error);
	if (status == STATUS_OK && score)
		snprintf(name, sizeof(name), "score group %s",
			points_text(dealing.deal.groups[group].score, points));
	if (status == STATUS_OK &&
		(deal_table_init(&dealing.deal, &dealing.table) != STATUS_OK ||
			take_steps(&dealing, !score, group) != STATUS_OK)) {
		*error = (struct error){STATUS_NO_MEMORY, "There is no memory left."};
		status = STATUS_NO_MEMORY;
	}
	if (status == STATUS_OK)
		status = print_deal(app_event(app), app_section(app), round, score ? name : NULL,
			dealing.steps, dealing.count, style, sink, error);
	release(&dealing);
	return status;
}
