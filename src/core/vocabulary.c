/* Words for a round and for the bye, by the kind of section. */
#include "core/vocabulary.h"

#include "core/all_play_all.h"
#include "core/known_books.h"
#include "core/season.h"

#define OF_ROUNDS .round = "Round", .round_small = "round", .in_round = "in round"
#define WITH_BYE \
	.bye = "bye", .past_bye = "bye", .the_bye = "the bye", .full_bye = "full-point bye", \
	.has_bye = "has the bye", .had_bye = "had the bye", .have_bye = "have the bye"
#define OF_CLUBS .club = "Club", .club_small = "club"

static const struct vocabulary rounds = {OF_ROUNDS, WITH_BYE, OF_CLUBS};

static const struct vocabulary schools = {
	OF_ROUNDS, WITH_BYE, .club = "School", .club_small = "school"};

static const struct vocabulary table = {OF_ROUNDS, .bye = "free", .past_bye = "free",
	.the_bye = "free", .full_bye = "free", .has_bye = "is free", .had_bye = "was free",
	.have_bye = "be free", OF_CLUBS};

static const struct vocabulary evenings = {.round = "Evening",
	.round_small = "evening",
	.in_round = "on evening",
	.bye = "sits out",
	.past_bye = "sat out",
	.the_bye = "sits out",
	.full_bye = "sits out",
	.has_bye = "sits out",
	.had_bye = "sat out",
	.have_bye = "sit out",
	OF_CLUBS};

const struct vocabulary *vocabulary_for(bool is_season)
{
	return is_season ? &evenings : &rounds;
}

const struct vocabulary *vocabulary_of(const struct event *event, int section)
{
	const struct section *row = event ? event_section(event, section) : NULL;

	if (event && event_is_all_play_all(event, section))
		return &table;
	if (row && known_book(row->system)->club_is_school)
		return &schools;
	return vocabulary_for(event && event_is_season(event, section));
}
