/*
 * The line in which results are typed: what Enter would do with it, the question before another
 * result is overwritten, and what is said when a slip is in.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/round/correction.h"
#include "app/round/result.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "board/entry.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/ask/edit.h"
#include "tui/state/state.h"
#include "tui/term/reader.h"
#include "tui/results/results.h"
#include "tui/results/two.h"
#include "tui/results/wrong.h"

enum { NAME_CELLS = 20 };

static const char *result_words(enum result result, bool open)
{
	return open                     ? result_open_notation(result)
		: result == RESULT_NONE ? "no result"
					: result_notation(result);
}

/* The typed line; the bye takes no result, so one for it is bad. */
static void parse(const struct tui *tui, struct entry *entry)
{
	struct game game;

	entry_parse(tui_event(tui), app_section(tui->app), results_of(tui)->round,
		results_chosen(tui, &game) ? game.number : 0, results_of(tui)->line.text, entry);
	if (entry->kind != ENTRY_RESULT || !results_game(tui, entry->board, &game) || !game.bye)
		return;
	entry->kind = ENTRY_BAD;
	snprintf(entry->text, sizeof(entry->text),
		tui_is_season(tui) ? "board %d is no game: its player sits out"
				   : "board %d is the bye: it takes no result",
		entry->label);
}

/* "22 O'Brien", or the name of one from outside. */
static const char *who_plays(
	const struct tui *tui, const struct game *game, int pin, char who[WHO_SIZE])
{
	if (pin != 0 || !game->outside)
		return words_who(tui_event(tui), app_section(tui->app), pin, who);
	text_fit(who, WHO_SIZE, game->outside, NAME_CELLS);
	return who;
}

/* "22 O'Brien 1-0 17 D'Souza". */
static void game_words(
	const struct tui *tui, int number, enum result result, bool open, char *text, size_t size)
{
	char white[WHO_SIZE], black[WHO_SIZE];
	struct game game;

	if (!results_game(tui, number, &game) || game.bye)
		words_put(text, size, "Board %d: %s", results_label(tui, number),
			result_words(result, open));
	else
		words_put(text, size, "%s %s %s", who_plays(tui, &game, game.white, white),
			result == RESULT_NONE ? "-" : result_words(result, open),
			who_plays(tui, &game, game.black, black));
}

/* What is wrong with the line: a phrase that here stands alone. */
static void say_wrong(const struct entry *entry, char *text, size_t size)
{
	snprintf(text, size, "%s", entry->text);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
}

/* What Enter would do with the line as it stands. */
void results_slip_preview(const struct tui *tui, char *text, size_t size)
{
	struct entry entry;

	parse(tui, &entry);
	if (entry.kind == ENTRY_EMPTY && !results_published(tui))
		snprintf(text, size, "A draft: results come once it is published.");
	else if (entry.kind == ENTRY_EMPTY && app_read_only(tui->app))
		snprintf(text, size, "For reading only: no result can be entered.");
	else if (entry.kind == ENTRY_EMPTY)
		snprintf(text, size, "1 White  0 Black  = draw  + - default  x none  ? open");
	else if (entry.kind == ENTRY_BAD)
		say_wrong(&entry, text, size);
	else if (entry.kind == ENTRY_BOARD)
		snprintf(text, size, "Enter goes to board %d", entry.label);
	else if (entry.two)
		results_two_preview(tui, &entry, text, size);
	else
		game_words(tui, entry.board, entry.result, entry.open, text, size);
}

/* And what to do next, or what it means for a draw that was made from the old result. */
static void say_entered(struct tui *tui, const struct result_done *done, int redrawn)
{
	const int label = results_label(tui, done->game.number);
	const char *words = result_words(done->game.result, done->game.open);
	char given[16], name[NAME_SIZE], open[32] = "";

	points_text(done->points2, given);
	if (done->tally.open > 0)
		snprintf(open, sizeof(open), ", %d open", done->tally.open);
	if (done->correction[0] && redrawn < 0)
		tui_say(tui, ROLE_BAD, "%s", done->correction);
	else if (redrawn >= 0)
		tui_say(tui, ROLE_GOOD,
			"Board %d: %s. %s %d is proposed again with it: %d board%s. %s%sF8 takes it back.",
			label, words, tui_vocabulary(tui)->round, app_round(tui->app), redrawn,
			redrawn == 1 ? " differs" : "s differ", done->correction,
			done->correction[0] ? " " : "");
	else if (done->next == RESULT_NEXT_RESULT)
		tui_say(tui, ROLE_GOOD, "Board %d: %s. F8 takes it back.", label, words);
	else if (done->next == RESULT_NEXT_END)
		tui_say(tui, ROLE_GOOD,
			"Board %d: %s. %s is complete%s: Esc, then s standings, w print.", label,
			words,
			section_or_event(tui_event(tui), app_section(tui->app), "The event", name),
			open);
	else
		tui_say(tui, ROLE_GOOD, "Board %d: %s. %s %d is complete%s: %s %s.%s", label, words,
			tui_vocabulary(tui)->round, results_of(tui)->round, open, given,
			points_word(done->points2),
			done->next == RESULT_NEXT_TABLE          ? " Esc, then s the table."
				: done->next == RESULT_NEXT_DRAW ? " Esc, then p for the next draw."
								 : "");
}

/* A slip that came twice has changed nothing: there is nothing to take back. */
static void say_again(struct tui *tui, const struct game *game)
{
	if (game->result == RESULT_NONE)
		tui_say(tui, ROLE_PLAIN, "Board %d has no result: there is none to take out.",
			results_label(tui, game->number));
	else
		tui_say(tui, ROLE_PLAIN, "Board %d was %s already.",
			results_label(tui, game->number), result_words(game->result, game->open));
}

void results_slip_clear(struct tui *tui)
{
	struct results *results = results_of(tui);

	editor_set(&results->line, "");
	results->refused = false;
}

static void to_board(struct tui *tui, int number)
{
	if (number >= 1 && number <= results_count(tui))
		results_of(tui)->list.at = number - 1;
}

static void entered(struct tui *tui, const struct result_done *done, int redrawn)
{
	results_slip_clear(tui);
	to_board(tui, done->game.number);
	results_to_open(tui, results_of(tui)->list.at + 1);
	if (done->again) {
		say_again(tui, &done->game);
		return;
	}
	results_remember(tui, done->game.number);
	say_entered(tui, done, redrawn);
}

/* The pair that the line means, as the event is read now. */
static void remember_pair(struct tui *tui)
{
	struct game game = {0};
	struct entry entry;

	parse(tui, &entry);
	if (entry.kind == ENTRY_BOARD || entry.kind == ENTRY_RESULT)
		results_game(tui, entry.board, &game);
	results_of(tui)->meant = (struct meant_pair){app_reads(tui->app), game.white, game.black};
}

static void say_other_pair(struct tui *tui, const struct game *game)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	tui_say(tui, ROLE_BAD,
		"Board %d is another pair now: %s v %s. Nothing was entered: look again.",
		results_label(tui, game->number), who_plays(tui, game, game->white, white),
		who_plays(tui, game, game->black, black));
}

/*
 * Another desk has changed numbers or pairs since the line was typed, and its board is that of
 * another pair now: true after a message. The next Enter is about this pair.
 */
static bool is_other_pair(struct tui *tui, int board)
{
	const struct meant_pair meant = results_of(tui)->meant;
	struct game game;

	if (meant.reads == app_reads(tui->app) || !results_game(tui, board, &game) ||
		(meant.white == game.white && meant.black == game.black))
		return false;
	remember_pair(tui);
	say_other_pair(tui, &game);
	return true;
}

/* A result that is to be overwritten, while that is asked. */
struct overwriting {
	int board, white, black;
	enum result result, was; /* was: it is asked about this one */
	bool open;
};

static bool enter_result(struct tui *tui, int number, enum result result, bool open);

static enum status put_slip(struct tui *tui, const struct overwriting *asked, bool overwrite,
	struct result_done *done, int *redrawn, struct error *error)
{
	const struct result_slip slip = {.round = results_of(tui)->round,
		.board = asked->board,
		.result = asked->result,
		.open = asked->open,
		.overwrite = overwrite};

	return app_enter_slip(tui->app, &slip, done, redrawn, error);
}

/* The answer was no. */
static void say_kept(struct tui *tui, const struct overwriting *asked)
{
	struct game game;

	results_slip_clear(tui);
	if (results_game(tui, asked->board, &game))
		tui_say(tui, ROLE_PLAIN, "Board %d stays %s.", results_label(tui, asked->board),
			result_words(game.result, game.open));
}

static void on_overwrite(struct tui *tui, char answer, const char *text)
{
	const struct overwriting asked = *(const struct overwriting *)ask_kept(tui);
	const struct wrong_result wrong = {
		results_of(tui)->round, asked.board, asked.result, asked.open};
	struct error error = {.code = STATUS_OK};
	struct result_done done;
	struct game game;
	int redrawn;

	(void)text;
	if (answer != 'y') {
		say_kept(tui, &asked);
		return;
	}
	if (results_game(tui, asked.board, &game) &&
		(game.white != asked.white || game.black != asked.black)) {
		results_slip_clear(tui);
		say_other_pair(tui, &game);
		return;
	}
	if (!game_find(tui_event(tui), app_section(tui->app), results_of(tui)->round, asked.board,
		    &game) ||
		game.result != asked.was) {
		/* another desk was there meanwhile: it is asked anew */
		enter_result(tui, asked.board, asked.result, asked.open);
		return;
	}
	if (results_wrong_ask(tui, &wrong))
		results_slip_clear(tui);
	else if (tui_did(tui, put_slip(tui, &asked, true, &done, &redrawn, &error), &error))
		entered(tui, &done, redrawn);
	else
		results_of(tui)->refused = true;
}

/* False: it was refused, and said why. */
static bool enter_result(struct tui *tui, int number, enum result result, bool open)
{
	struct overwriting asked = {.board = number, .result = result, .open = open};
	struct game stands = {0};
	struct error error = {.code = STATUS_OK};
	struct result_done done;
	char game[2 * WHO_SIZE + 16];
	int redrawn;
	const enum status status = put_slip(tui, &asked, false, &done, &redrawn, &error);

	if (status == STATUS_CONFLICT && done.was != RESULT_NONE) {
		asked.was = done.was;
		results_game(tui, number, &stands);
		asked.white = stands.white;
		asked.black = stands.black;
		game_words(tui, number, done.was, false, game, sizeof(game));
		ask_yes(tui, on_overwrite, "%s %d, board %d: %s; now %s%s? %s",
			tui_vocabulary(tui)->round, results_of(tui)->round,
			results_label(tui, number), game, open ? "open, as " : "",
			open ? result_notation(result) : result_words(result, false),
			result == RESULT_NONE ? "Is the old one to go?" : "Is the new one right?");
		ask_keep(tui, &asked, sizeof(asked));
		return true;
	}
	if (!tui_did(tui, status, &error))
		return false;
	entered(tui, &done, redrawn);
	return true;
}

void results_slip_accept(struct tui *tui)
{
	struct results *results = results_of(tui);
	char wrong[sizeof(((struct entry *)NULL)->text)];
	struct entry entry;

	parse(tui, &entry);
	results->refused = false;
	switch (entry.kind) {
	case ENTRY_EMPTY:
		break;
	case ENTRY_BAD:
		say_wrong(&entry, wrong, sizeof(wrong));
		tui_say(tui, ROLE_BAD, "%s", wrong);
		results->refused = true;
		break;
	case ENTRY_BOARD:
		to_board(tui, entry.board);
		results_slip_clear(tui);
		break;
	case ENTRY_RESULT:
		if (results_published(tui)) {
			results->refused = is_other_pair(tui, entry.board) ||
				!(entry.two ? results_two_enter(tui, &entry)
					    : enter_result(
						      tui, entry.board, entry.result, entry.open));
			break;
		}
		tui_say(tui, ROLE_BAD, "%s %d is not published yet: results come after that.",
			tui_vocabulary(tui)->round, results_of(tui)->round);
		results->refused = true;
		break;
	}
}

/* A refused slip stays to be put right, until something is typed: that is the next slip. */
bool results_slip_type(struct tui *tui, const struct term_event *event)
{
	struct results *results = results_of(tui);

	if (results->refused && event->kind == TERM_CHARACTER)
		results_slip_clear(tui);
	if (!edit_event(&results->line, event))
		return false;
	results->refused = false;
	remember_pair(tui);
	return true;
}
