/* From an event file to its view model. */
#include "config.h"

#include "support/view_of.h"

#include <check.h>
#include <stdlib.h>

static void see(const struct app_card *card, const struct half_ends *ends, struct board_seen *seen)
{
	const enum colour due = card->claim.due == PAIRING_WHITE ? COLOUR_WHITE
		: card->claim.due == PAIRING_BLACK               ? COLOUR_BLACK
								 : COLOUR_NONE;

	seen->claim = (struct board_claim){card->pin, due, card->claim.difference, card->claim.run,
		card->claim.games, ends->highest, ends->lowest};
	seen->score2 = card->score2;
	seen->added2 = card->added2;
	seen->floated = (enum floated)card->last_float;
	for (int r = 0; r < card->nfloats; r++)
		seen->floats[r] = "-DU"[card->floats[r]];
}

void view_rebuild(struct view_of *view)
{
	struct error error = {.text = ""};
	struct app_card *cards;
	struct half_ends *ends;
	struct board_seen *made;
	int count;

	ck_assert_msg(app_cards(view->app, &cards, &count, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(app_half_ends(view->app, &ends, &error) == STATUS_OK, "%s", error.text);
	made = calloc((size_t)count + 1, sizeof(*made));
	ck_assert_ptr_nonnull(made);
	for (int i = 0; i < count; i++)
		see(&cards[i], &ends[i], &made[i]);
	model_done(&view->model);
	ck_assert_int_eq(
		model_build(app_event(view->app), app_section(view->app), app_round(view->app),
			made, count, app_has_mid_line(view->app), &view->model),
		STATUS_OK);
	free(made);
	free(cards);
	free(ends);
}

void view_open(struct view_of *view, const char *path)
{
	struct error error = {.text = ""};

	*view = (struct view_of){.app = NULL};
	ck_assert_msg(app_open(path, &view->app, &error) == STATUS_OK, "%s", error.text);
	view_rebuild(view);
}

void view_done(struct view_of *view)
{
	model_done(&view->model);
	app_close(view->app);
}

int view_card(const struct view_of *view, int pin)
{
	int card = model_card(&view->model, pin);

	ck_assert_int_ge(card, 0);
	return card;
}
