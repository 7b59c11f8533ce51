/* The place in the order of cards that an amended grade gives a player. */
#include "config.h"

#include "cli/players_place.h"

#include <stdio.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "cli/desk.h"

/* Typed as a line it is asked about, as on the screen; no: he stays. */
static bool is_to_move(const struct player *player, const char *place)
{
	char question[SENTENCE_SIZE];

	snprintf(question, sizeof(question),
		"With the new grade %s would have %s in the order of cards. Published rounds stay as they are. Is he to move, from the next draw on?",
		player->name, place);
	return desk_ask_yes(question);
}

int players_set_amended(const struct args *args, const struct app *app, struct player *player,
	char *stays, size_t size)
{
	const bool asked = args_has(args, "place-by-grade");
	const int settled = app_ranks_settled_by(app);
	char place[PLACE_SIZE], whole[PLACE_SIZE + 24];
	struct error error;
	bool moves;

	stays[0] = '\0';
	if (asked && args_has(args, "place"))
		return cli_usage(args->command, "--place and --place-by-grade: give one of them.");
	if (asked && event_traits(app_event(app), app_section(app))->by_name)
		return cli_say(EXIT_CHECK, args->words[0],
			"%s has no order by grade: players stand by name, and no grade gives a place.",
			event_section(app_event(app), app_section(app))->system);
	if (app_amended_place(app, player, asked, place, &moves, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (!moves && asked)
		snprintf(stays, size, "He stands where his grade puts him already.");
	if (!moves)
		return EXIT_DONE;
	if (asked && settled)
		return cli_say(EXIT_CHECK, args->words[0],
			"%s keeps his rank: round %d is paired, and from then on none is changed (C.04.2, 2.3).",
			player->name, settled);
	if (asked) {
		memcpy(player->place, place, sizeof(player->place));
		return EXIT_DONE;
	}
	snprintf(whole, sizeof(whole), place[0] ? "the place %s" : "his number's place", place);
	if (!settled && desk_is_plain() && !is_to_move(player, whole))
		return EXIT_DONE;
	if (!settled && desk_is_plain())
		memcpy(player->place, place, sizeof(player->place));
	else if (!settled)
		snprintf(stays, size,
			"He keeps his place in the order of cards; --place-by-grade gives him %s from the next draw on.",
			whole);
	return EXIT_DONE;
}
