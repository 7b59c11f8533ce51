/*
 * Who from outside plays a player of the event: in place of the bye, or beside the draw (CAA 36).
 */
#include "config.h"

#include "tui/board/fill.h"

#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "tui/ask/ask.h"
#include "tui/ask/other_numbers.h"
#include "tui/ask/sections.h"
#include "tui/state/state.h"
#include "app/section/section.h"
#include "core/names_meant.h"

void fill_words(const struct tui *tui, int card, char *text, size_t size)
{
	const struct model *model = &tui->model;
	const struct game *game = &model->cards[card].outside;
	char number[24] = "";

	/* before the draw is made nobody knows how many boards there will be */
	if (model->paired)
		snprintf(number, sizeof(number), "board %d ",
			app_board_label(tui->app, model->round, game->number));
	words_put(text, size, "has %s v %s, %s%s%s", game->white ? "White" : "Black", game->outside,
		number, game->beside ? "beside the draw" : "for the bye",
		tui->model.citations->outside);
}

/* What the question is about. pin 0: who has the bye. */
struct asked_game {
	int round, pin;
};

static void say_done(struct tui *tui, const struct app_fill *fill)
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app), round = fill->round;
	const char *name = fill->name;
	struct game game;
	char who[WHO_SIZE];

	words_who(event, section, fill->pin, who);
	if (fill->pin == 0 && !name)
		tui_say(tui, ROLE_GOOD, "The bye of round %d is a bye again.", round);
	else if (!name)
		tui_say(tui, ROLE_GOOD, "%s plays nobody from outside in round %d.", who, round);
	else if (fill->pin == 0 || !game_of(event, section, round, fill->pin, &game) ||
		!game.beside)
		tui_say(tui, ROLE_GOOD, "%s plays in place of the bye of round %d%s.", name, round,
			tui->model.citations->outside);
	else
		tui_say(tui, ROLE_GOOD, "%s plays %s beside the draw%s.", who, name,
			tui->model.citations->outside);
}

/*
 * "Major: green" is a player of another section; false: it is no such text. *fill: the order,
 * without a player there where the error says why.
 */
static bool read_between(struct tui *tui, const struct asked_game *asked, const char *text,
	struct app_fill_between *between, struct error *error)
{
	const char *colon = strchr(text, ':');
	const int section = app_section(tui->app);
	struct names_query query = {.event = tui_event(tui)};
	char called[NAME_SIZE];

	if (!colon || asked->pin == 0 || sections_is_bound(tui) ||
		event_sections(tui_event(tui)) < 2)
		return false;
	*between = (struct app_fill_between){.fill = {.round = asked->round, .pin = asked->pin}};
	words_put(called, sizeof(called), "%.*s", (int)(colon - text), text);
	if (app_choose_section(tui->app, called, error) != STATUS_OK)
		return true;
	between->other = query.section = app_section(tui->app);
	app_set_section(tui->app, section);
	query.typed = colon + 1 + strspn(colon + 1, " ");
	if (names_meant(&query, &between->pin, 1) == 1)
		return true;
	between->pin = 0;
	error->code = STATUS_NOT_FOUND;
	words_put(error->text, sizeof(error->text),
		"Nobody there, or more than one, is called \"%.40s\".", query.typed);
	return true;
}

static void fill_between(
	struct tui *tui, const struct app_fill_between *between, struct error *error)
{
	enum status status = error->code;

	if (between->pin != 0)
		status = app_fill_between(tui->app, between, error);
	if (tui_did(tui, status, error))
		tui_say(tui, ROLE_GOOD,
			"The game is in both sections, and its result counts in both.");
	else
		ask_refuse(tui);
}

static void on_name(struct tui *tui, char answer, const char *text)
{
	const struct asked_game *asked = ask_kept(tui);
	struct app_fill_between between;
	struct app_fill fill = {.round = asked->round, .pin = asked->pin};
	struct error error = {.code = STATUS_OK};
	struct kept_numbers before;

	(void)answer;
	if (!text || !app_keep_numbers(tui->app, &before))
		return;
	fill.name = text[strspn(text, " ")] ? text : NULL;
	if (read_between(tui, asked, text, &between, &error))
		fill_between(tui, &between, &error);
	else if (tui_did(tui, app_fill(tui->app, &fill, &error), &error))
		say_done(tui, &fill);
	else
		ask_refuse(tui);
	other_numbers_show(tui, &before);
}

/* pin 0: who has the bye. */
static void ask(struct tui *tui, int round, int pin)
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app);
	const struct player *player = event_player(event, section, pin);
	const struct board *board = event_board_of(event, section, round, pin);
	const struct round *state = event_round(event, section, round);
	const bool draft = !state || state->state < ROUND_PUBLISHED;
	const struct filled *filled = pin ? event_filled(event, section, round, pin) : NULL;
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, section, round, &count);
	const struct app_fill fill = {.round = round, .pin = pin, .name = "Nobody Yet"};
	const struct asked_game asked = {round, pin};
	struct error error = {.code = STATUS_OK};

	if (!tui_may_change(tui))
		return;
	for (; pin == 0 && !filled && count > 0; count--, row++)
		filled = row->as.filled.beside == 0 ? &row->as.filled : NULL;
	if (player && !draft && board && board->black != 0) {
		tui_say(tui, ROLE_PLAIN, "%d %s plays on board %d: the draw is published.", pin,
			player->name, app_board_label(tui->app, round, board->number));
		return;
	}
	if (!tui_did(tui, app_may_fill(tui->app, &fill, &error), &error))
		return;
	if (player && (draft || !board))
		ask_line(tui, filled ? filled->name : "", on_name,
			"Who from outside plays %d %s in round %d, beside the draw%s? A name, %sor nothing for nobody:",
			pin, player->name, round, tui->model.citations->outside,
			event_sections(event) > 1 && !sections_is_bound(tui) ? "Section: name, "
									     : "");
	else
		ask_line(tui, filled ? filled->name : "", on_name,
			"Who plays in place of the bye of round %d%s? A name, or nothing for the bye:",
			round, tui->model.citations->outside);
	ask_keep(tui, &asked, sizeof(asked));
}

void fill_ask_game(struct tui *tui, int round, const struct game *game)
{
	ask(tui, round, game && game->beside ? (game->white ? game->white : game->black) : 0);
}

void fill_ask_card(struct tui *tui, int card)
{
	if (card < 0)
		tui_say(tui, ROLE_PLAIN, "Go to the card of who is to play one from outside.");
	else
		ask(tui, tui->model.round, tui->model.cards[card].pin);
}
