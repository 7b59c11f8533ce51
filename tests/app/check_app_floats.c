/*
 * What the screen, the sheets and the lists show of scores and floats is what the rule book draws
 * by: random events of each rule book with byes, defaults and virtual points, US events with added
 * points, and a draw whose scores were corrected.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/position.h"
#include "app/protest/protest.h"
#include "app/round/cards.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "app/words/words.h"
#include "board/card.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/knobs.h"
#include "support/told/view_of.h"

enum { SEEDS = 24, FLOAT_ROW = 8 };

static struct view_of view;

/*
 * A random event of this rule book, by way of its report; its next round is proposed. Every other
 * one has virtual points, and is drawn by the Dutch system until then.
 */
static bool look(const char *system, int seed)
{
	static const char *const shapes[] = {"players=12 rounds=5 played=3",
		"players=25 rounds=6 played=4", "players=18 rounds=7 played=2",
		"players=17 rounds=5 played=4"};
	struct generate_knobs knobs;
	struct generated made;
	struct app_trf what = {.system = system};
	struct error error = {.text = ""};
	char path[128];

	generate_usual(&knobs);
	knobs_turn(&knobs, shapes[seed % 4]);
	knobs_turn(&knobs, "half-byes=15 zero-byes=8 forfeits=8 double-forfeits=3 late-entries=5");
	knobs.recipe.book = pairing_book_find(seed % 2 == 0 ? "dutch" : system);
	if (seed % 2 == 0)
		knobs_turn(&knobs, "acceleration=baku");
	knobs.recipe.seed = (uint64_t)seed;
	ck_assert_int_eq(app_generate(&knobs, &made, NULL), STATUS_OK);
	what.path = app_write_file("in.trf", made.text);
	free(made.text);
	snprintf(path, sizeof(path), "%s/%s-%d.drawboard", app_test()->folder, system, seed);
	view = (struct view_of){.app = NULL};
	ck_assert_msg(app_create_from_trf(path, &what, &view.app, &(struct app_trf_counts){0, 0},
			      &error, NULL, NULL) == STATUS_OK,
		"%s", error.text);
	if (app_propose(view.app, &error) != STATUS_OK) {
		view_done(&view);
		return false;
	}
	view_rebuild(&view);
	return true;
}

static char letter(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN ? 'D' : floated == PAIRING_FLOAT_UP ? 'U' : '-';
}

/* The mark in a column of the full card. */
static char mark_on_card(int pin, int round)
{
	struct strip lines[CARD_FULL_LINES];
	const char *at;

	card_full(app_event(view.app), &view.model, pin, 0, lines);
	at = lines[FLOAT_ROW].text;
	for (int bar = 0; bar <= round; at++)
		bar += strncmp(at, "│", strlen("│")) == 0;
	at += strlen("│");
	return strncmp(at, "↓", strlen("↓")) == 0    ? 'D'
		: strncmp(at, "↑", strlen("↑")) == 0 ? 'U'
						     : '-';
}

/* What `print data` says of a round of a player. */
static char mark_in_data(const char *data, int pin, int round)
{
	char start[32];
	const char *at;
	int floated = -1;

	snprintf(start, sizeof(start), "\nplayer %d ", pin);
	at = strstr(data, start);
	ck_assert_ptr_nonnull(at);
	snprintf(start, sizeof(start), "\n %d opponent", round);
	at = strstr(at, start);
	ck_assert_ptr_nonnull(at);
	at = strstr(at, " float ");
	ck_assert_int_eq(sscanf(at, " float %d", &floated), 1);
	return letter((enum pairing_float)floated);
}

static void check_card(const struct pairing_entry *entry, const struct translation *cards,
	const char *data, int *marks)
{
	const int pin = cards->pin_of[entry->player], round = view.model.round;
	const struct card *card = &view.model.cards[view_card(&view, pin)];
	const enum pairing_float floats[] = {entry->float1, entry->float2};

	ck_assert_int_eq(card->points2, entry->score);
	ck_assert_int_eq(card->points2 - card->added2, cards->players[entry->player].score);
	ck_assert_int_eq(view.model.levels[card->level].points2, entry->score);
	for (int back = 1; back <= 2 && back < round; back++) {
		const char shown = letter(floats[back - 1]);

		ck_assert_int_eq(model_floats(&view.model, pin)[round - back - 1], shown);
		ck_assert_int_eq(mark_on_card(pin, round - back), shown);
		ck_assert_int_eq(mark_in_data(data, pin, round - back), shown);
		*marks += shown != '-';
	}
	ck_assert_int_eq(card->floated == FLOATED_DOWN ? 'D'
			: card->floated == FLOATED_UP  ? 'U'
						       : '-',
		letter(entry->float1));
}

/* The arrows of the boards, and the order in which they stand. */
static void check_boards(void)
{
	for (int i = 0; i < view.model.nboards; i++) {
		const struct board_view *board = &view.model.boards[i];
		struct strip strip = {0};

		if (board->black < 0)
			continue;
		card_slim(&view.model, board->white, 40, &strip);
		ck_assert_int_eq(strstr(strip.text, "↓") != NULL,
			view.model.cards[board->white].points2 >
				view.model.cards[board->black].points2);
		ck_assert_int_eq(strstr(strip.text, "↑") != NULL,
			view.model.cards[board->white].points2 <
				view.model.cards[board->black].points2);
		ck_assert(i == 0 || board->level >= view.model.boards[i - 1].level);
	}
}

static int count_text(const char *text, const char *part)
{
	int count = 0;

	for (text = strstr(text, part); text; text = strstr(text + 1, part))
		count++;
	return count;
}

/* All lines as one, so that words stand side by side. */
static void unwrap(char *text)
{
	char *to = text;

	for (; *text; text++) {
		if (*text == '\n')
			*text = ' ';
		if (*text != ' ' || to[-1] != ' ')
			*to++ = *text;
	}
	*to = '\0';
}

/* Floats of his card, and who counts as he does, on the sheet for him. */
static void check_sheet(const struct translation *cards, int index)
{
	const char *floats = model_floats(&view.model, cards->pin_of[index]);
	char start[64], points[16], *sheet;
	int members = 0, up = 0, down = 0;
	size_t size;
	struct error error;

	for (int i = 0; i < cards->input.count; i++)
		members += !cards->players[i].absent && cards->scores[i] == cards->scores[index];
	for (; *floats; floats++) {
		down += *floats == 'D';
		up += *floats == 'U';
	}
	points_text(cards->scores[index], points);
	if (members == 1)
		snprintf(start, sizeof(start), " The only one with %s as he stood", points);
	else
		snprintf(start, sizeof(start), " The %d with %s as they stood", members, points);
	ck_assert_int_eq(app_protest(view.app, view.model.round, cards->pin_of[index], 80, &sheet,
				 &size, &error),
		STATUS_OK);
	unwrap(sheet);
	ck_assert_msg(strstr(sheet, start) != NULL, "%s: %s", start, sheet);
	ck_assert_int_eq(count_text(sheet, "(floated down)"), down);
	ck_assert_int_eq(count_text(sheet, "(floated up)"), up);
	ck_assert_int_eq(strstr(sheet, "; in this draw he counts ") != NULL,
		translate_added(cards, index) != 0);
	free(sheet);
}

START_TEST(what_is_shown_is_what_the_rule_book_draws_by)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};
	int marks = 0, added = 0;

	for (int seed = 0; seed < SEEDS; seed++) {
		struct pairing_entry *entries;
		struct position *position;
		struct error error;
		char *data;
		size_t size;
		int count;

		if (!look(systems[_i], seed))
			continue;
		ck_assert_int_eq(position_of(view.app, &position, &error), STATUS_OK);
		ck_assert_int_eq(
			app_draw_data(view.app, view.model.round, &data, &size, &error), STATUS_OK);
		ck_assert_int_eq(pairing_checklist(position->cards.book, &position->cards.input,
					 &entries, &count),
			PAIRING_OK);
		for (int i = 0; i < count; i++) {
			check_card(&entries[i], &position->cards, data, &marks);
			added += translate_added(&position->cards, entries[i].player) != 0;
		}
		check_boards();
		check_sheet(&position->cards, entries[seed % count].player);
		free(entries);
		free(data);
		view_done(&view);
	}
	ck_assert_int_gt(marks, 100);
	ck_assert_int_eq(
		added > 0, strcmp(systems[_i], "dutch") == 0 || strcmp(systems[_i], "uscf") == 0);
}
END_TEST

/* "2 has ..", "2: .." */
static bool begins_with(const char *line, const char *score)
{
	return strncmp(line, score, strlen(score)) == 0 &&
		(line[strlen(score)] == ' ' || line[strlen(score)] == ':');
}

/* Every line that begins so is of the score of one on this board. */
static void check_group(const struct position *position, const struct pairing_board *board,
	const char *line, const char *start)
{
	char white[64], black[64];

	if (strncmp(line, start, strlen(start)) != 0)
		return;
	points_text(position->cards.scores[board->white], white);
	points_text(position->cards.scores[board->black], black);
	line += strlen(start);
	ck_assert_msg(begins_with(line, white) || begins_with(line, black), "%s of %s and %s", line,
		white, black);
}

static void check_added(const struct position *position, int index, const struct reasons *reasons)
{
	const struct translation *cards = &position->cards;
	char part[WHO_SIZE + COUNTED_SIZE + 16], counted[COUNTED_SIZE], who[WHO_SIZE];
	bool told = false;

	words_who(position->event, 1, cards->pin_of[index], who);
	snprintf(part, sizeof(part), "%s counts %s", who,
		points_counted_text(cards->scores[index], translate_added(cards, index), counted));
	for (int i = 0; i < reasons->count; i++)
		told = told ||
			(strncmp(reasons->lines[i], "In this draw ", 13) == 0 &&
				strstr(reasons->lines[i], part));
	ck_assert_int_eq(told, translate_added(cards, index) != 0);
}

/* Of the whole draw: how many count for another score. */
static void check_added_words(const struct translation *cards)
{
	char text[200], start[40];
	int count = 0;

	for (int i = 0; i < cards->input.count; i++)
		count += !cards->players[i].absent && translate_added(cards, i) != 0;
	snprintf(start, sizeof(start), "In this draw %d player", count);
	app_added_words(view.app, view.model.round, text, sizeof(text));
	if (count == 0)
		ck_assert_str_eq(text, "");
	else
		ck_assert_int_eq(strncmp(text, start, strlen(start)), 0);
}

static void check_reasons(int *added)
{
	struct position *position;
	struct error error;

	ck_assert_int_eq(position_of(view.app, &position, &error), STATUS_OK);
	check_added_words(&position->cards);
	for (int i = 0; i < position->seats.count; i++) {
		struct reasons reasons;
		struct pairing_board board;

		ck_assert_int_eq(app_why(view.app, view.model.round, i + 1, NULL, &reasons, &error),
			STATUS_OK);
		board = position->draw.boards[i];
		for (int k = 0; board.black >= 0 && k < reasons.count; k++) {
			check_group(position, &board, reasons.lines[k], "Score group ");
			check_group(position, &board, reasons.lines[k], "Bracket ");
		}
		check_added(position, board.white, &reasons);
		*added += translate_added(&position->cards, board.white) != 0;
		reasons_done(&reasons);
	}
}

/* An event by 28R: the bands are groups of their own in both rounds. */
START_TEST(us_events_with_added_points_are_shown_by_the_scores_of_the_draw)
{
	char options[] = "accelerated=0";
	const struct app_new what = {NULL, "Open", "uscf", 5, COLOUR_WHITE, options, false};
	struct app_test *test = app_test();
	int added = 0;

	options[strlen(options) - 1] = (char)('1' + _i);
	app_close(test->app);
	snprintf(test->path, sizeof(test->path), "%s/us.drawboard", test->folder);
	struct app_new made = what;

	made.path = test->path;
	APP_OK(app_create(&made, &test->app, &test->error));
	app_add_players(21);
	view = (struct view_of){.app = test->app};
	for (int round = 1; round <= 3; round++) {
		APP_OK(app_propose(test->app, &test->error));
		view_rebuild(&view);
		check_boards();
		check_reasons(&added);
		ck_assert_int_eq(
			round == 1 ? view.model.nlevels : 0, round == 1 ? 2 + (_i == 2) : 0);
		ck_assert(round < 3 || added > 0);
		APP_OK(app_publish(test->app, NULL, &test->error));
		app_all_results(round);
	}
	model_done(&view.model);
}
END_TEST

START_TEST(dutch_events_with_virtual_points_say_so)
{
	int added = 0;

	for (int seed = 0; seed < SEEDS / 2; seed += 2) {
		if (!look("dutch", seed))
			continue;
		check_reasons(&added);
		view_done(&view);
	}
	ck_assert_int_gt(added, 0);
}
END_TEST

/* A draw is shown by the scores that it was made from, today's beside them. */
START_TEST(a_corrected_draw_is_shown_as_it_was_drawn)
{
	struct app_test *test = app_test();
	char points[CARD_POINTS_SIZE];
	const struct card *card;

	app_add_players(8);
	app_play_round();
	app_draw_round();
	view = (struct view_of){.app = test->app};
	view_rebuild(&view);
	ck_assert_int_eq(view.model.nlevels, 2);
	ck_assert_str_eq(card_points_words(&view.model.cards[view_card(&view, 1)], points), "1");
	APP_OK(desk_enter_result(test->app, 1, 1, RESULT_DRAW, true, NULL, &test->error));
	view_rebuild(&view);
	ck_assert_int_eq(view.model.nlevels, 2);
	check_boards();
	card = &view.model.cards[view_card(&view, 1)];
	ck_assert_int_eq(card->points2, 2);
	ck_assert_str_eq(card_points_words(card, points), "1, now ½");
	model_done(&view.model);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("floats");

	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, what_is_shown_is_what_the_rule_book_draws_by, 0, 4);
	tcase_add_loop_test(
		tcase, us_events_with_added_points_are_shown_by_the_scores_of_the_draw, 0, 3);
	tcase_add_test(tcase, dutch_events_with_virtual_points_say_so);
	tcase_add_test(tcase, a_corrected_draw_is_shown_as_it_was_drawn);
	return app_run_suite("app_floats", tcase);
}
