/* What a repair costs the players: a bye, a colour that is not their due, a game. */
#include "config.h"

#include "app/repair/harm.h"

#include <string.h>

#include "app/words/words.h"
#include "core/points.h"

static bool is_changed(const struct repair_choice *choice, int player)
{
	for (int i = 0; i < choice->nchanged; i++) {
		const int number = choice->changed[i];

		if (player >= 0 && number <= choice->draw.count &&
			(choice->draw.boards[number - 1].white == player ||
				choice->draw.boards[number - 1].black == player))
			return true;
	}
	return false;
}

/* What the arbiter should know of the boards that change. */
static void tell_warnings(
	const struct repair_case *made, const struct repair_choice *choice, char *text, size_t size)
{
	const struct cast cast = translate_cast(&made->cards, &made->mended, made->section);

	for (int i = 0; i < choice->score.nviolations; i++) {
		const struct pairing_violation *violation = &choice->score.violations[i];
		char one[SENTENCE_SIZE];

		if (pairing_is_broken(violation->kind) ||
			(!is_changed(choice, violation->player) &&
				!is_changed(choice, violation->other)))
			continue;
		words_violation(&cast, violation, one, sizeof(one));
		if (strlen(text) + strlen(one) + 3 < size)
			repair_add_words(text, size, "%s.", one);
	}
}

/* Who gets the bye though there are players with fewer points. */
static void add_bye_harm(const struct app *app, const struct repair_case *made,
	const struct plain_board *is, char *text, size_t size)
{
	const struct event *event = &made->mended;
	const struct board *before =
		event_board_of(app_event(app), made->section, made->round, is->white);
	const int own2 = event_points2(event, made->section, is->white, made->round - 1);
	int least2 = own2;
	char who[WHO_SIZE], own[16], least[16];

	if (before && before->black == 0)
		return;
	words_who(app_event(app), made->section, is->white, who);
	if (made->problem.many) {
		repair_add_words(text, size, "%s sits out.", who);
		return;
	}
	for (int i = 0; i < made->problem.players; i++) {
		const int his2 =
			event_points2(event, made->section, made->cards.pin_of[i], made->round - 1);

		if (made->problem.in[i] && his2 < least2)
			least2 = his2;
	}
	points_text(own2, own);
	points_text(least2, least);
	if (own2 > least2)
		repair_add_words(text, size,
			"%s, with %s, gets the bye, though the lowest score is %s.", who, own,
			least);
	else
		repair_add_words(text, size, "%s gets the bye.", who);
}

/* Of the boards drawn by a wrong score some may stay. */
static void add_left(const struct app *app, const struct repair_case *made,
	const struct repair_choice *choice, char *text, size_t size)
{
	char who[WHO_SIZE];

	for (int i = 0; i < made->problem.nboards; i++) {
		const struct repair_board *board = &made->problem.boards[i];
		bool changed = false;

		for (int k = 0; k < choice->nchanged; k++)
			changed = changed || choice->changed[k] == i + 1;
		if (board->kind != REPAIR_DOUBT || changed)
			continue;
		if (board->seats.black < 0)
			repair_add_words(text, size, "%s keeps the bye.",
				words_who(app_event(app), made->section,
					made->cards.pin_of[board->seats.white], who));
		else
			repair_add_words(text, size, "Board %d stays as it was drawn.",
				app_board_label(app, made->round, i + 1));
	}
}

/* Who was to play in the place of the bye goes home where its holder has a game now. */
static void add_house_harm(const struct app *app, const struct repair_case *made,
	const struct repair_change *change, char *text, size_t size)
{
	const int pins[2] = {change->is.white, change->is.black};
	char who[WHO_SIZE];

	for (int k = 0; change->is.black && k < 2; k++) {
		const struct filled *filled =
			event_filled(app_event(app), made->section, made->round, pins[k]);

		if (filled)
			repair_add_words(text, size,
				"%s, who was to play %s in place of the bye, has no game.",
				filled->name,
				words_who(app_event(app), made->section, pins[k], who));
	}
}

void repair_add_harm(const struct app *app, const struct repair_case *made,
	const struct repair_choice *choice, struct repair *repair)
{
	for (int i = 0; i < repair->count; i++) {
		if (repair->boards[i].is.white && repair->boards[i].is.black == 0)
			add_bye_harm(app, made, &repair->boards[i].is, repair->harm,
				sizeof(repair->harm));
		add_house_harm(app, made, &repair->boards[i], repair->harm, sizeof(repair->harm));
	}
	add_left(app, made, choice, repair->harm, sizeof(repair->harm));
	tell_warnings(made, choice, repair->harm, sizeof(repair->harm));
}
