/* Result slips: entered, asked about, and said. */
#include "config.h"

#include "plain/slip.h"

#include <string.h>

#include "app/round/correction.h"
#include "app/round/result.h"
#include "app/round/two_games.h"
#include "app/words/words.h"
#include "board/entry.h"
#include "core/all_play_all.h"
#include "core/points.h"
#include "core/text/text.h"
#include "core/vocabulary.h"
#include "plain/boards.h"
#include "plain/inside.h"
#include "plain/place.h"
#include "plain/say.h"

bool slip_is(const char *line)
{
	const char *blank = strrchr(line, ' ');
	enum result unused;

	return result_parse(line, &unused) || line[0] == '#' ||
		(line[0] >= '0' && line[0] <= '9') ||
		(blank &&
			(result_parse(blank + 1, &unused) ||
				result_parse_open(blank + 1, &unused)));
}

/* The last round that is published; 0: none. */
static int round_of(const struct app *app)
{
	const struct event *event = app_event(app);
	int round = event_last_round(event, app_section(app));

	while (round > 0 && event_round(event, app_section(app), round)->state < ROUND_PUBLISHED)
		round--;
	return round;
}

static void say_board(const struct app *app, int round, int number)
{
	char text[BOARD_WORDS_SIZE];
	struct game game;

	if (!game_find(app_event(app), app_section(app), round, number, &game))
		return;
	plain_say("%s%s", board_words(app, round, &game, text),
		game.result == RESULT_NONE && !game.bye ? " No result yet." : "");
}

/* What comes after a result. */
static void say_next(struct app *app, int round, const struct result_done *done)
{
	const char *called = vocabulary_of(app_event(app), app_section(app))->round;
	char text[400], figure[16], points[32], open[32] = "";

	words_put(points, sizeof(points), "%s %s", points_text(done->points2, figure),
		points_word(done->points2));
	if (done->tally.open > 0)
		words_put(open, sizeof(open), ", %d open", done->tally.open);
	switch (done->next) {
	case RESULT_NEXT_RESULT:
		place_to_come(app, round, text, sizeof(text));
		plain_say("%s.", text);
		break;
	case RESULT_NEXT_DRAW:
		plain_say("%s %d is complete%s: %s. Next: pair.", called, round, open, points);
		break;
	case RESULT_NEXT_TABLE:
	case RESULT_NEXT_END:
		plain_say("%s %d is complete%s: %s. Next: standings.", called, round, open, points);
		break;
	case RESULT_NEXT_NOTHING:
		plain_say("%s %d is complete%s: %s.", called, round, open, points);
		break;
	}
}

static void say_entered(struct app *app, int round, const struct result_done *done)
{
	if (done->again)
		plain_say("That was so already.");
	say_board(app, round, done->game.number);
	if (done->correction[0])
		plain_say("%s", done->correction);
	say_next(app, round, done);
}

/* Another result is in: is the new one right? */
static bool may_overwrite(
	struct plain *plain, int round, const struct entry *entry, enum result was)
{
	char question[160];

	say_board(plain->options.app, round, entry->board);
	words_put(question, sizeof(question), "Board %d has %s; now %s%s? Is the new one right?",
		entry->label, result_notation(was), entry->open ? "open, as " : "",
		entry->result == RESULT_NONE ? "no result" : result_notation(entry->result));
	return plain_ask_yes(plain, question);
}

static void enter(struct plain *plain, int round, const struct entry *entry)
{
	struct app *app = plain->options.app;
	struct result_slip slip = {.round = round,
		.board = entry->board,
		.result = entry->result,
		.open = entry->open};
	struct result_done done;
	struct error error;
	int redrawn;
	enum status status = app_enter_slip(app, &slip, &done, &redrawn, &error);

	if (status == STATUS_CONFLICT && done.was != RESULT_NONE) {
		if (!may_overwrite(plain, round, entry, done.was)) {
			plain_say("It stays as it was.");
			return;
		}
		slip.overwrite = true;
		status = app_enter_slip(app, &slip, &done, &redrawn, &error);
	}
	if (status != STATUS_OK) {
		plain_say("%s", error.text);
		return;
	}
	say_entered(app, round, &done);
	if (redrawn >= 0)
		plain_say("%s %d is proposed again with it.",
			vocabulary_of(app_event(app), app_section(app))->round, app_round(app));
}

/* Both games of a pair: each as the boards are told. */
static void say_two(struct app *app, int any, const struct result_done done[2])
{
	const int round = all_play_all_first_games(app_event(app), app_section(app), any);
	const bool again = done[0].was == done[0].game.result && done[1].was == done[1].game.result;

	if (again && done[0].was != RESULT_NONE)
		plain_say("That was so already.");
	for (int i = 0; i < 2 && done[i].game.number > 0; i++) {
		char text[BOARD_WORDS_SIZE];

		board_words(app, round + i, &done[i].game, text);
		plain_say("Round %d, b%s%s", round + i, text + 1,
			done[i].game.result == RESULT_NONE ? " No result yet." : "");
	}
	for (int i = 0; i < 2 && done[i].game.number > 0; i++)
		say_next(app, round + i, &done[i]);
}

static bool may_overwrite_two(struct plain *plain, int round, const struct two_results *what,
	const struct result_done done[2])
{
	const int first = all_play_all_first_games(
		app_event(plain->options.app), app_section(plain->options.app), round);
	const int i = done[0].was != RESULT_NONE && done[0].was != what->game[0].result ? 0 : 1;
	char question[160];

	words_put(question, sizeof(question),
		"Round %d has %s for them; now %s? Are the new ones right?", first + i,
		result_notation(done[i].was),
		what->game[i].result == RESULT_NONE ? "no result"
						    : result_notation(what->game[i].result));
	return plain_ask_yes(plain, question);
}

static void enter_two(struct plain *plain, int round, const struct entry *entry)
{
	struct app *app = plain->options.app;
	struct two_results what = {.round = round,
		.board = entry->board,
		.game = {{entry->result, entry->open}, {entry->second, entry->second_open}}};
	struct result_done done[2];
	struct error error;
	enum status status = app_enter_two(app, &what, done, &error);

	if (status == STATUS_CONFLICT &&
		(done[0].was != RESULT_NONE || done[1].was != RESULT_NONE)) {
		if (!may_overwrite_two(plain, round, &what, done)) {
			plain_say("It stays as it was.");
			return;
		}
		what.overwrite = true;
		status = app_enter_two(app, &what, done, &error);
	}
	if (status == STATUS_OK)
		say_two(app, round, done);
	else
		plain_say("%s", error.text);
}

void slip_enter(struct plain *plain, const char *line)
{
	struct app *app = plain->options.app;
	const int round = app_result_round(app, round_of(app));
	struct entry entry;
	enum result alone;

	if (round == 0) {
		plain_say("%s 1 is not published yet: results come after that.",
			vocabulary_of(app_event(app), app_section(app))->round);
		return;
	}
	if (result_parse(line + strspn(line, " "), &alone)) {
		plain_say("Not entered: a board and a result are expected, such as 12 1.");
		return;
	}
	entry_parse(app_event(app), app_section(app), round, 0, line, &entry);
	if (entry.kind == ENTRY_RESULT && entry.two)
		enter_two(plain, round, &entry);
	else if (entry.kind == ENTRY_RESULT)
		enter(plain, round, &entry);
	else if (entry.kind == ENTRY_BOARD)
		say_board(app, round, entry.board);
	else
		plain_say("Not entered: %s.", entry.text);
}
