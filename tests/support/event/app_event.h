/* A folder of its own for each test of the use cases, with an event in it. */
#ifndef SUPPORT_EVENT_APP_EVENT_H
#define SUPPORT_EVENT_APP_EVENT_H

#include <check.h>

#include "app/app.h"
#include "core/game.h"

/* Of the test that runs. */
struct app_test {
	char folder[64], path[96];
	struct app *app;    /* the event, open */
	struct error error; /* of whatever was done last */
};
struct app_test *app_test(void);

/*
 * Fixtures: the folder with an event of five rounds, the top seed White, nobody in it; and away
 * with it.
 */
void app_setup(void);
void app_teardown(void);

/* The test fails with the sentence of the error unless a use case did what it should. */
#define APP_OK(call) ck_assert_msg((call) == STATUS_OK, "%s", app_test()->error.text)
/*
 * It is refused for this reason, with a whole sentence that has `part` in it, and nothing has
 * changed.
 */
#define APP_REFUSED(call, status, part) app_check_refused((call), (status), (part))
void app_check_refused(enum status got, enum status want, const char *part);

/* Players "Player 1, A" .. with grades 2000, 1990, ... */
void app_add_players(int count);
/* One more; returns the PIN. */
int app_add(const char *name, int grade);
/* Propose and publish the round on the board. */
void app_draw_round(void);
/* Draw, and White wins on all boards. */
void app_play_round(void);
/* Results of the published round, White wins everywhere. */
void app_all_results(int round);
/* One result, as desk_enter_result. */
enum status app_put_result(int round, int board, enum result given, bool overwrite);
/* One from outside plays this player beside the draw, 0: in place of the bye; as app_fill. */
enum status app_play_outside(int round, int pin, const char *name, enum colour colour);

const struct player *app_player(int pin);
const struct board *app_board(int round, int number);
/* The board of a player in a round, NULL: none. */
const struct board *app_board_of(int round, int pin);
int app_count_boards(int round);
/* The game of a player in a round, which must be one. */
struct game app_game_of(int round, int pin);
/* Is there a line with `part` in it? */
bool app_reasons_have(const struct reasons *reasons, const char *part);
/* The board with this number has these players, the second one 0 for the bye, or the test fails. */
void app_check_board(int round, int number, int white, int black);
/* There is a player with these, or the test fails; `enters`: the first round. */
void app_check_player(int pin, const char *name, const char *place, int enters);
enum round_state app_state(int round);

/* A card of the draw moved, as app_move. */
enum status app_move_card(enum move_kind kind, int card, int other);
/* Something fixed by hand for the draw that is on; is it? */
void app_fix(int pin, enum hand_kind kind, int value);
bool app_is_fixed(int pin, enum hand_kind kind);

/* The event closed and opened again; the file verified. */
void app_reopen(void);
/* A second desk with the same file; close it with app_close. */
struct app *app_second_desk(void);

/* A file in the folder; returns its path, good until the next call. */
const char *app_write_file(const char *name, const char *text);

int app_run_suite(const char *name, TCase *tcase);

#endif
