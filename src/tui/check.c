/* The draw against the engine's, in a panel: the verdict, and each part that differs. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/compare.h"
#include "core/fit.h"
#include "tui/screen.h"

static void put_board(
	const struct tui *tui, struct strip *strip, const struct compare_board *board, int cells)
{
	char text[200], white[64], black[64];
	int card;

	if (!board) {
		strip_fit(strip, ROLE_PLAIN, "", cells, false);
		return;
	}
	snprintf(black, sizeof(black), tui_is_season(tui) ? "sits out" : "bye");
	card = model_card(&tui->model, board->white);
	snprintf(white, sizeof(white), "%d", board->white);
	if (card >= 0)
		card_short_name(&tui->model.cards[card], white);
	card = board->black ? model_card(&tui->model, board->black) : -1;
	if (card >= 0)
		card_short_name(&tui->model.cards[card], black);
	snprintf(text, sizeof(text), "%3d  %s - %s", board->number, white, black);
	strip_fit(strip, ROLE_PLAIN, text, cells, false);
}

/* The next board of this ring from place *at on, NULL behind the last. */
static const struct compare_board *next(
	const struct compare_board *boards, int count, int ring, int *at)
{
	while (*at < count && boards[*at].ring != ring)
		++*at;
	return *at < count ? &boards[(*at)++] : NULL;
}

static enum role role_of(enum compare_answer answer)
{
	return answer == COMPARE_WORSE || answer == COMPARE_BETTER ? ROLE_BAD : ROLE_GOOD;
}

/* Boards that belong together, as they are and as the engine has them, and what that costs. */
static void put_ring(struct tui *tui, const struct comparison *found, int ring)
{
	const struct compare_ring *judged = &found->rings[ring - 1];
	const int cells = (panel_cells() - 6) / 2;
	int mine = 0, engines = 0;
	char text[COMPARE_TEXT + 80];

	snprintf(text, sizeof(text), "%d. Your part %s the engine's%s%s", ring,
		compare_answer_words(judged->answer), judged->changes[0] ? ": " : "",
		judged->changes);
	panel_words(tui, role_of(judged->answer), text);
	for (;;) {
		const struct compare_board *left = next(found->mine, found->nmine, ring, &mine),
					   *right = next(
						   found->engines, found->nengines, ring, &engines);
		struct strip *strip;

		if ((!left && !right) || !(strip = panel_line(tui)))
			return;
		put_board(tui, strip, left, cells);
		strip_put(strip, ROLE_FRAME, " │ ");
		put_board(tui, strip, right, cells);
	}
}

static void put_lines(
	struct tui *tui, enum role role, const char *word, const struct reasons *lines)
{
	char text[400];

	for (int i = 0; i < lines->count; i++) {
		snprintf(text, sizeof(text), "%s %s", word, lines->lines[i]);
		panel_words(tui, role, text);
	}
}

bool check_open(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	struct comparison found;

	if (!tui->model.paired) {
		tui_say(tui, ROLE_PLAIN, "Nothing is paired yet: p proposes the draw.");
		return false;
	}
	if (app_compare(tui->app, tui->model.round, &found, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return false;
	}
	panel_begin(
		tui, "Check: %s %d against the engine's draw", tui_round_small(tui), found.round);
	panel_words(tui, role_of(found.answer), found.verdict);
	if (found.grounds[0])
		panel_words(tui, ROLE_PLAIN, found.grounds);
	if (found.today[0])
		panel_words(tui, ROLE_STRONG, found.today);
	put_lines(tui, ROLE_BAD, "BROKEN:", &found.broken);
	if (found.nrings > 0)
		panel_words(
			tui, ROLE_FAINT, "Boards that differ, part by part: yours │ the engine's");
	for (int ring = 1; ring <= found.nrings; ring++)
		put_ring(tui, &found, ring);
	put_lines(tui, ROLE_PLAIN, "note:", &found.notes);
	comparison_done(&found);
	return true;
}
