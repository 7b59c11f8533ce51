/* Memory runs out while it is told what is fixed by hand, what bars a wish and what is not kept. */
#include <stdlib.h>

#include "app/audit/compare.h"
#include "app/round/cards.h"
#include "app/whynot/whynot.h"
#include "support/event/app_event.h"
#include "support/fault/nomem_action.h"

static struct app *app;
static struct error *error;
/* how often the case has the engine find a draw */
static int draws;

/* Round 2 is proposed, then its first board is fixed otherwise. */
static void fix_behind(void)
{
	const struct board *board;

	app = app_test()->app;
	error = &app_test()->error;
	draws = 1;
	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(app, error));
	board = app_board(2, 1);
	app_fix(board->white, HAND_COLOUR, COLOUR_BLACK);
	app_fix(app_board(2, 2)->white, HAND_APART, app_board(2, 2)->black);
	app_fix(app_board(2, 3)->white, HAND_COLOUR, COLOUR_WHITE);
}

static enum status unkept(void)
{
	char text[512];

	return app_unkept(app, text, sizeof(text), error);
}

static enum status why(void)
{
	struct reasons reasons;
	enum status status = app_why(app, app_round(app), 0, NULL, &reasons, error);

	if (status == STATUS_OK)
		reasons_done(&reasons);
	draws = 8;
	return status;
}

static enum status ask(struct wish wish)
{
	struct whynot answer;
	enum status status = app_whynot(app, app_round(app), &wish, &answer, error);

	if (status == STATUS_OK)
		whynot_done(&answer);
	return status;
}

static enum status whynot(void)
{
	draws = 8;
	return ask((struct wish){WISH_MEET, app_board(2, 1)->white, app_board(2, 2)->white});
}

static enum status whynot_barred(void)
{
	draws = 8;
	return ask((struct wish){WISH_BLACK, app_board(2, 3)->white, 0});
}

static enum status check(void)
{
	struct comparison found;
	enum status status = app_compare(app, app_round(app), &found, error);

	if (status == STATUS_OK)
		comparison_done(&found);
	return status;
}

static enum status ends(void)
{
	struct half_ends *made;
	enum status status = app_half_ends(app, &made, error);

	if (status == STATUS_OK)
		free(made);
	return status;
}

static enum status half(void)
{
	return app_hand(app, app_board(2, 1)->white, HAND_TOP, 0, error);
}

static enum status (*const cases[])(void) = {unkept, why, whynot, whynot_barred, check, ends, half};

enum { CASES = sizeof(cases) / sizeof(cases[0]) };

START_TEST(it_is_told_or_not)
{
	fix_behind();
	nomem_action(cases[_i], &draws);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("no memory");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, it_is_told_or_not, 0, CASES);
	return app_run_suite("nomem_fixed", tcase);
}
