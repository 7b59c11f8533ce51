/* Points and GSRP in words: what each round gave, and what that comes to. */
#include "config.h"

#include "app/standings/points_words.h"

#include <stdlib.h>

#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/booking.h"
#include "core/game.h"
#include "core/particulars/left.h"
#include "core/points.h"
#include "core/season.h"
#include "core/vocabulary.h"

/* What is asked: of whom, after which round. */
struct counted {
	const struct event *event;
	int section, pin, through;
	bool season;
	struct writing *writing;
};

static bool is_published(const struct counted *of, int round)
{
	const struct round *row = event_round(of->event, of->section, round);

	return row && row->state >= ROUND_PUBLISHED;
}

/* Does the round stand in the working? */
static bool is_counted(const struct counted *of, int round)
{
	struct game game;

	if (!of->season)
		return true;
	return is_published(of, round) && game_of(of->event, of->section, round, of->pin, &game) &&
		(game.bye || game.result != RESULT_NONE);
}

/* "as White against 5 Early, 1-0". */
static void put_game(const struct counted *of, const struct game *game)
{
	const bool white = game->white == of->pin;
	const int other = white ? game->black : game->white;
	char who[WHO_SIZE];

	writing_put(of->writing, "as %s against %s%s, %s%s", white ? "White" : "Black",
		other ? words_who(of->event, of->section, other, who) : game->outside,
		other ? "" : " (from outside)",
		game->result == RESULT_NONE ? "no result yet" : game_notation(game),
		game->open ? ", as which it counts while it is open" : "");
	if (other && all_play_all_is_void(of->event, of->section, of->pin, other))
		writing_put(of->writing,
			"; he withdrew before half of his games, they count for nobody (C.05 9.2)");
}

/* Why he had no game. */
static void put_absence(const struct counted *of, int round)
{
	const struct player *player = event_player(of->event, of->section, of->pin);
	const struct booking *booking = event_booking(of->event, of->section, of->pin, round);
	const enum left left = player_left(of->event, player, round - 1);

	if (booking && booking->kind != BOOKING_ZERO)
		writing_put(of->writing, "%s-point bye, booked",
			booking->kind == BOOKING_HALF ? "half" : "full");
	else if (player->enters > round)
		writing_put(of->writing, "not entered yet");
	else
		writing_put(of->writing, "%s", left == LEFT_NOT ? "absent" : left_words(left));
}

static void put_round(const struct counted *of, int round)
{
	const struct vocabulary *words = vocabulary_of(of->event, of->section);
	char points[16];
	struct game game;

	writing_put(of->writing, "%s %d: ", words->round_small, round);
	if (!game_of(of->event, of->section, round, of->pin, &game))
		put_absence(of, round);
	else if (game.bye)
		writing_put(of->writing, "%s", of->season ? "sat out" : words->full_bye);
	else
		put_game(of, &game);
	if (of->season && game.bye)
		writing_put(of->writing, ", no game\n");
	else
		writing_put(of->writing, ": %s\n",
			points_text(event_round_points2(of->event, of->section, of->pin, round),
				points));
}

/* "1 + 0 + ½ = 1½". */
static void put_sum(const struct counted *of, int sum2)
{
	const char *plus = "";
	char points[16];

	for (int round = 1; round <= of->through; round++) {
		struct game game;

		if (!is_counted(of, round) ||
			(of->season && game_of(of->event, of->section, round, of->pin, &game) &&
				game.bye))
			continue;
		writing_put(of->writing, "%s%s", plus,
			points_text(event_round_points2(of->event, of->section, of->pin, round),
				points));
		plus = " + ";
	}
	writing_put(of->writing, "%s = %s\n", plus[0] ? "" : "nothing", points_text(sum2, points));
}

static void put_rounds(const struct counted *of)
{
	const struct section *section = event_section(of->event, of->section);

	if (section->points[0])
		writing_put(of->writing,
			"Points of the section: %s (W win, D draw, L loss, A absent, P bye)\n",
			section->points);
	for (int round = 1; round <= of->through; round++)
		if (is_counted(of, round))
			put_round(of, round);
}

/* "Points of 1 Adams after round 3: 2½". */
static void put_heading(const struct counted *of, const char *what, const char *figure)
{
	const struct vocabulary *words = vocabulary_of(of->event, of->section);
	char in[GAME_PROGRESS_SIZE], who[WHO_SIZE];

	game_progress_text(of->event, of->section, of->through, in);
	writing_put(of->writing, "%s of %s %s %s %d: %s\n", what,
		words_who(of->event, of->section, of->pin, who),
		of->through == 0 ? "before"
			: in[0]  ? "in"
				 : "after",
		words->round_small, of->through ? of->through : 1, figure);
}

int points_write_working(
	const struct event *event, int section, int pin, int through, struct writing *writing)
{
	const struct counted of = {
		event, section, pin, through, event_is_season(event, section), writing};
	const int points2 = event_points2(event, section, pin, through);
	char points[16];

	put_heading(&of, "Points", points_text(points2, points));
	if (all_play_all_left(event, section, pin) == ALL_PLAY_ALL_VOID) {
		writing_put(writing,
			"He withdrew before half of his games: they count for nobody (C.05 9.2).\n");
		return points2;
	}
	put_rounds(&of);
	put_sum(&of, points2);
	return points2;
}

int gsrp_write_working(
	const struct event *event, int section, int pin, int through, struct writing *writing)
{
	const struct counted of = {event, section, pin, through, true, writing};
	const struct season_line *line = NULL;
	struct season_line *lines;
	char points[16], gsrp[16];
	int count, tenths = 0;

	if (season_table(event, section, through, &lines, &count) != STATUS_OK) {
		writing->failed = true;
		return tenths;
	}
	for (int i = 0; i < count; i++)
		if (lines[i].pin == pin)
			line = &lines[i];
	if (line) {
		tenths = line->tenths;
		put_heading(&of, "GSRP", season_gsrp_text(line->tenths, gsrp));
		put_rounds(&of);
		put_sum(&of, line->points2);
		writing_put(writing,
			"100 x (score + ½) / (games + 1) = 100 x (%s + ½) / (%d + 1) = %s\n",
			points_text(line->points2, points), line->games, gsrp);
	}
	free(lines);
	return tenths;
}
