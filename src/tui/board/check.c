/* The draw against the engine's, in a panel: the verdict, and each part that differs. */
#include "config.h"

#include "tui/board/check.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/audit/compare.h"
#include "app/audit/versus.h"
#include "app/words/words.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

/* Also of who has no card on the board any more: the round may be one of those before. */
static struct panel_board board_words(const struct tui *tui, const struct compare_board *board)
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app);
	struct panel_board words = {.number = 0};
	char white[WHO_SIZE], black[WHO_SIZE];

	if (!board)
		return words;
	words.number = board->number;
	words_who(event, section, board->white, white);
	snprintf(black, sizeof(black), "%s", tui_vocabulary(tui)->bye);
	if (board->black)
		words_who(event, section, board->black, black);
	words_put(words.text, sizeof(words.text), "%s - %s", white, black);
	return words;
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
	return answer == COMPARE_WORSE || answer == COMPARE_BETTER || answer == COMPARE_UNFINISHED
		? ROLE_BAD
		: ROLE_GOOD;
}

/* Boards that belong together, as they are and as the engine has them, and what that costs. */
static void put_ring(struct tui *tui, const struct comparison *found, int ring)
{
	const struct compare_ring *judged = &found->rings[ring - 1];
	int mine = 0, engines = 0;
	char text[COMPARE_FIGURES + 80];

	snprintf(text, sizeof(text), "%d. Your part %s the rules' draw%s%s.", ring,
		compare_answer_words(judged->answer), judged->changes[0] ? ": " : "",
		judged->changes);
	panel_words(tui, role_of(judged->answer), text);
	if (tui->figures && judged->figures[0]) {
		snprintf(text, sizeof(text), "In figures: %s.", judged->figures);
		panel_words(tui, ROLE_FAINT, text);
	}
	for (;;) {
		const struct compare_board *left = next(found->mine, found->nmine, ring, &mine),
					   *right = next(
						   found->engines, found->nengines, ring, &engines);
		struct panel_board yours, rules;

		if (!left && !right)
			return;
		yours = board_words(tui, left);
		rules = board_words(tui, right);
		panel_boards(tui, &yours, " │ ", &rules);
	}
}

enum { REASONS_LINE = 720 };

static void put_lines(
	struct tui *tui, enum role role, const char *word, const struct reasons *lines)
{
	char text[REASONS_LINE];

	for (int i = 0; i < lines->count; i++) {
		snprintf(text, sizeof(text), "%s %s", word, lines->lines[i]);
		panel_words(tui, role, text);
	}
}

/* What these windows are about. */
struct checked {
	int round;
};

static void make_panel(struct tui *tui, const void *about);
static void make_terms(struct tui *tui, const void *about);

static void begin_check(struct tui *tui, int round)
{
	const struct checked checked = {round};

	answer_begin(tui, make_panel, &checked, sizeof(checked), 0);
}

/* The rounds before, one by one. */
static void go_round(struct tui *tui)
{
	const struct checked *checked = panel_about(tui);
	const int round = checked->round + (tui->key == KEY_LEFT ? -1 : 1);

	if (round >= 1 && round <= tui->model.round)
		begin_check(tui, round);
}

static void show_terms(struct tui *tui)
{
	const struct checked checked = *(const struct checked *)panel_about(tui);

	panel_over(tui);
	answer_begin(tui, make_terms, &checked, sizeof(checked), 0);
}

/* The lines of the draw of the round and the rules' draw, which there is, term by term. */
static enum status set_against(
	struct tui *tui, int round, struct reasons *lines, struct error *error)
{
	struct rounds rounds;
	struct versus versus;
	struct pairing_draw draws[2] = {{0}};
	enum status status = rounds_of_event(tui->app, &rounds, error);

	if (status == STATUS_OK)
		status = rounds_go(&rounds, round, error);
	if (status == STATUS_OK && rounds_best(&rounds.cards, &draws[1], NULL) != PAIRING_OK) {
		status = STATUS_NO_DRAW;
		*error = (struct error){status, "The rules have no draw here."};
	}
	if (status == STATUS_OK) {
		draws[0] = rounds.cards.draw;
		status = versus_make(&rounds.cards, draws, &versus, error);
	}
	if (status == STATUS_OK) {
		status = versus_lines(&versus, &rounds.cards.cast, panel_cells_most() - 1, lines);
		if (status != STATUS_OK)
			*error = (struct error){status, "There is not enough memory to tell."};
		versus_done(&versus);
	}
	pairing_draw_done(&draws[1]);
	rounds_done(&rounds);
	return status;
}

/* The verdict, above the blank line, is wrapped; what follows is a table. */
static void put_versus(struct tui *tui, const struct reasons *lines)
{
	bool table = false;

	for (int i = 0; i < lines->count; i++) {
		struct strip *strip;

		table = table || !lines->lines[i][0];
		if (!table)
			panel_words(tui, ROLE_STRONG, lines->lines[i]);
		else if ((strip = panel_line(tui)) != NULL)
			strip_put(strip, ROLE_PLAIN, lines->lines[i]);
	}
}

static void make_terms(struct tui *tui, const void *about)
{
	const struct checked *checked = about;
	struct reasons lines = {.count = 0};
	struct error error = {.code = STATUS_OK};

	if (checked->round > tui->model.round)
		return;
	if (set_against(tui, checked->round, &lines, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
	} else {
		panel_begin(tui, "%s %d term by term. A: as drawn  B: the rules' draw",
			tui_vocabulary(tui)->round, checked->round);
		put_versus(tui, &lines);
	}
	reasons_done(&lines);
}

static const struct key_row rounds_key = {"←→", "rounds",
	"the check of the round before or after, each against the rules' draw of its day", WHEN_ANY,
	go_round, NULL};
static const struct key_row evenings_key = {"←→", "evenings",
	"the check of the evening before or after, each against the rules' draw of its day",
	WHEN_ANY, go_round, NULL};
static const struct key_row terms_key = {"t", "term by term",
	"what the rules count, first to last: in this draw, and in the rules' draw", WHEN_ANY,
	show_terms, NULL};

/* Of the round that is checked; a message if it cannot be, and what is shown before stays. */
static void make_panel(struct tui *tui, const void *about)
{
	const int round = ((const struct checked *)about)->round;
	struct error error = {.code = STATUS_OK};
	struct comparison found;
	char text[160];

	if (round > tui->model.round)
		return;
	if (app_compare(tui->app, round, &found, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	panel_begin(tui, "Check: %s %d against the rules' draw", tui_vocabulary(tui)->round_small,
		round);
	if (tui->model.round > 1)
		panel_offer(tui, tui_is_season(tui) ? &evenings_key : &rounds_key);
	panel_offer(tui, &terms_key);
	if (found.nrings > 0)
		panel_offer(tui, figures_key(tui));
	if (round < tui->model.round && !tui->model.paired) {
		snprintf(text, sizeof(text),
			"%s %d is laid out and has no draw to check yet: this is %s %d.",
			tui_vocabulary(tui)->round, tui->model.round,
			tui_vocabulary(tui)->round_small, round);
		panel_words(tui, ROLE_STRONG, text);
	}
	panel_words(tui, role_of(found.answer), found.verdict);
	if (found.grounds[0])
		panel_words(tui, ROLE_PLAIN, found.grounds);
	if (found.today[0])
		panel_words(tui, ROLE_STRONG, found.today);
	put_lines(tui, ROLE_PLAIN, "Changed since it was published:", &found.since);
	put_lines(tui, ROLE_BAD, "BROKEN:", &found.broken);
	if (found.nrings > 0)
		panel_words(
			tui, ROLE_FAINT, "Boards that differ, part by part: yours │ by the rules");
	for (int ring = 1; ring <= found.nrings; ring++)
		put_ring(tui, &found, ring);
	put_lines(tui, ROLE_PLAIN, "note:", &found.notes);
	comparison_done(&found);
}

/* Which round there is to check; 0 after a message. */
static int choose_round(struct tui *tui)
{
	const int round = tui->model.round;

	if (!tui->model.paired && round <= 1) {
		tui_say(tui, ROLE_PLAIN, "Nothing is paired yet: p proposes the draw.");
		return 0;
	}
	return tui->model.paired ? round : round - 1;
}

void check_open(struct tui *tui)
{
	const int round = choose_round(tui);

	if (round > 0)
		begin_check(tui, round);
}

void check_make(struct tui *tui)
{
	const struct checked checked = {choose_round(tui)};

	if (checked.round > 0)
		make_panel(tui, &checked);
}
