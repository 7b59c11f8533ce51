/*
 * The repairs of a published round in a panel: what each changes and costs; one is taken with a
 * reason.
 */
#include "config.h"

#include "tui/board/repair_list.h"

#include <stdio.h>
#include <string.h>

#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper.h"
#include "tui/board/repair_shown.h"
#include "tui/state/state.h"

/* What went wrong, and the list of which one is taken. */
struct repairing {
	struct mistake mistakes[MISTAKES_MOST];
	int count, round, number;
	char code[REPAIR_CODE_SIZE];
};

static struct repair_order order_of(const struct repairing *repairing)
{
	return (struct repair_order){repairing->round, repairing->mistakes, repairing->count};
}

/* Another desk was at the round while the reason was typed: the list is another one now. */
static void choose_again(struct tui *tui, const struct repairing *repairing)
{
	const struct repair_order order = order_of(repairing);

	repair_open_list(tui, &order);
	tui_say(tui, ROLE_BAD,
		"Nothing was done: the round has changed meanwhile. These are its repairs now.");
}

static void on_reason(struct tui *tui, char answer, const char *text)
{
	const struct repairing repairing = *(const struct repairing *)ask_kept(tui);
	const struct repair_order order = order_of(&repairing);
	struct error error = {.code = STATUS_OK};
	enum status status;

	(void)answer;
	if (!text)
		return;
	status = app_repair(tui->app, &order, repairing.number, text, repairing.code, &error);
	if (status == STATUS_CONFLICT) {
		choose_again(tui, &repairing);
		return;
	}
	if (!tui_did(tui, status, &error)) {
		ask_refuse(tui);
		return;
	}
	if (repairing.number == 0) {
		tui_say(tui, ROLE_GOOD, "%s %d stands as it was drawn.", tui_vocabulary(tui)->round,
			repairing.round);
		return;
	}
	tui_say(tui, ROLE_GOOD, "%s %d is repaired. %s takes it back.", tui_vocabulary(tui)->round,
		repairing.round, tui->view->id == VIEW_RESULTS ? "F8" : "u");
	paper_changes(tui, repairing.round);
}

/* What the panel is about, with the number that its key stands for. */
static void take(struct tui *tui, int number)
{
	struct repairing repairing = *(const struct repairing *)panel_about(tui);
	const struct repair_order order = order_of(&repairing);
	struct repairs repairs;
	struct error error;
	char named[REPAIR_NAME_SIZE];
	bool stands, mends;

	/*
	 * the list as it is now is the one on the screen, which is made anew when anything changes
	 */
	if (!tui_did(tui, app_repairs(tui->app, &order, &repairs, &error), &error)) {
		panel_close_all(tui);
		return;
	}
	repairing.number = number;
	repairing.round = repairs.round;
	snprintf(repairing.code, sizeof(repairing.code), "%s", repairs.code);
	stands = number == 0;
	mends = repairs.mended[0] != '\0';
	repair_name(tui, &repairs, number, named);
	repairs_done(&repairs);
	panel_close_all(tui);
	if (stands && !mends && !repair_is_noted(&order)) {
		tui_say(tui, ROLE_PLAIN, "%s %d stands as it was drawn; nothing was changed.",
			tui_vocabulary(tui)->round, repairing.round);
		return;
	}
	if (stands && !mends)
		ask_line(tui, "", on_reason,
			"Why does %s %d stand? Kept with the board, or empty for nothing:",
			tui_vocabulary(tui)->round_small, repairing.round);
	else
		ask_line(tui, "", on_reason,
			"%sWhy is %s %d changed? The journal keeps the reason:", named,
			tui_vocabulary(tui)->round_small, repairing.round);
	ask_keep(tui, &repairing, sizeof(repairing));
	ask_unasked(tui);
}

static void take_first(struct tui *tui)
{
	take(tui, 1);
}

static void take_second(struct tui *tui)
{
	take(tui, 2);
}

static void take_third(struct tui *tui)
{
	take(tui, 3);
}

static void take_none(struct tui *tui)
{
	take(tui, 0);
}

static const struct key_row take_keys[] = {
	{"0", "let it stand", "let the draw stand", WHEN_ANY | CHANGES, take_none, NULL},
	{"Enter", "take 1", "make the first repair; it asks why", WHEN_ANY | CHANGES, take_first,
		"1"},
	{"2", "take 2", "make the second repair", WHEN_ANY | CHANGES, take_second, NULL},
	{"3", "take 3", "make the third repair", WHEN_ANY | CHANGES, take_third, NULL},
};

static void make_panel(struct tui *tui, const void *about)
{
	const struct repairing *repairing = about;
	const struct repair_order order = order_of(repairing);
	struct repairs repairs;
	struct error error;

	if (app_repairs(tui->app, &order, &repairs, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	panel_begin(tui, "Repairs of %s %d", tui_vocabulary(tui)->round_small, repairs.round);
	repair_put_lines(tui, &repairs);
	for (int i = 1; i <= repairs.count; i++)
		panel_offer(tui, &take_keys[i]);
	panel_offer(tui, &take_keys[0]);
	repairs_done(&repairs);
}

void repair_open_list(struct tui *tui, const struct repair_order *order)
{
	struct repairing repairing = {.count = order->count, .round = order->round};
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_repair_check(tui->app, order, &error), &error)) {
		if (tui->ask.kind == ASK_LINE)
			ask_refuse(tui);
		return;
	}
	memcpy(repairing.mistakes, order->mistakes,
		(size_t)order->count * sizeof(*order->mistakes));
	answer_begin(tui, make_panel, &repairing, sizeof(repairing), 0);
}

void repair_wrong_result(struct tui *tui, int round, int board, enum result result)
{
	const struct repairing repairing = {.mistakes = {{.kind = MISTAKE_RESULT,
						    .round = round,
						    .board = board,
						    .result = result}},
		.count = 1};

	answer_begin(tui, make_panel, &repairing, sizeof(repairing), 0);
}
