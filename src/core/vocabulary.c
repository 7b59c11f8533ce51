/* What a round and the bye of a section are called. */
#include "core/vocabulary.h"

#include "core/all_play_all.h"
#include "core/known_books.h"
#include "core/season.h"

const struct vocabulary *vocabulary_for(bool is_season)
{
	static const struct vocabulary rounds = {
		.round = "Round",
		.round_small = "round",
		.in_round = "in round",
		.bye = "bye",
		.past_bye = "bye",
		.the_bye = "the bye",
		.full_bye = "full-point bye",
		.has_bye = "has the bye",
		.had_bye = "had the bye",
		.have_bye = "have the bye",
		.club = "Club",
		.club_small = "club",
	};
	static const struct vocabulary evenings = {
		.round = "Evening",
		.round_small = "evening",
		.in_round = "on evening",
		.bye = "sits out",
		.past_bye = "sat out",
		.the_bye = "sits out",
		.full_bye = "sits out",
		.has_bye = "sits out",
		.had_bye = "sat out",
		.have_bye = "sit out",
		.club = "Club",
		.club_small = "club",
	};

	return is_season ? &evenings : &rounds;
}

const struct vocabulary *vocabulary_of(const struct event *event, int section)
{
	static const struct vocabulary table = {
		.round = "Round",
		.round_small = "round",
		.in_round = "in round",
		.bye = "free",
		.past_bye = "free",
		.the_bye = "free",
		.full_bye = "free",
		.has_bye = "is free",
		.had_bye = "was free",
		.have_bye = "be free",
		.club = "Club",
		.club_small = "club",
	};
	static const struct vocabulary schools = {
		.round = "Round",
		.round_small = "round",
		.in_round = "in round",
		.bye = "bye",
		.past_bye = "bye",
		.the_bye = "the bye",
		.full_bye = "full-point bye",
		.has_bye = "has the bye",
		.had_bye = "had the bye",
		.have_bye = "have the bye",
		.club = "School",
		.club_small = "school",
	};
	const struct section *row = event ? event_section(event, section) : NULL;

	if (event && event_is_all_play_all(event, section))
		return &table;
	if (row && known_book(row->system)->club_is_school)
		return &schools;
	return vocabulary_for(event && event_is_season(event, section));
}
