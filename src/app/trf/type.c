/* The type of an event in words, where its numbers alone would tell another. */
#include "config.h"

#include "app/trf/type.h"

#include "core/all_play_all.h"
#include "core/season.h"

/*
 * Readers that look at 092 alone, among them FIDE's checker of tie-breaks, go by the numbers where
 * it is missing: an all-play-all has as many players as rounds, or one more, or half of that.
 */
static bool is_taken_for_all_play_all(int players, int rounds)
{
	return players == rounds + 1 || players == rounds || 2 * players == rounds + 1 ||
		2 * players == rounds;
}

const char *trf_usual_type(const struct event *event, int section)
{
	const int rounds = event_section(event, section)->rounds;
	const bool all_play_all = event_is_all_play_all(event, section);
	int players;

	event_range(event, RECORD_PLAYER, section, 0, &players);
	if (event_is_season(event, section) ||
		all_play_all == is_taken_for_all_play_all(players, rounds))
		return "";
	if (!all_play_all)
		return "092 Individual: Swiss-System";
	return rounds > players ? "092 Individual: Double Round Robin"
				: "092 Individual: Round Robin";
}
