/* What a report to US Chess says of a section: its time control, days, rounds and kind. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/offices/us_gather.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/board_result.h"
#include "core/particulars/tempo.h"
#include "core/season.h"

/* Blitz games of a shorter control are not rated (5C). */
enum { MINUTES_LEAST = 3 };

int us_rounds_of(const struct event *event, int section)
{
	return event_is_season(event, section) ? app_last_published(event, section)
					       : event_section(event, section)->rounds;
}

/* Rated as regular, dual or quick; blitz goes as dual, and by its time control. */
static const char *rating_system(const struct tempo *tempo)
{
	const char *rate = tempo_us_rate(tempo);

	return strcmp(rate, "regular") == 0 ? "R" : strcmp(rate, "quick") == 0 ? "Q" : "D";
}

static void put_clock(struct us_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	const bool own = event_particular(event, section, 0, SECTION_TIME_CONTROL)[0] != '\0';
	const char *text = event_time_control(event, section);
	const struct office_place place = {own ? section : 0, 0};
	const char *with = own ? "section-time-control='G/60;d5'" : "time-control='G/60;d5'";
	struct tempo tempo;
	char written[TEMPO_SIZE];

	if (!text[0]) {
		office_wants(&gather->office, EVENT_TIME_CONTROL, "'G/60;d5'");
		return;
	}
	if (!tempo_parse(text, &tempo)) {
		office_fault(&gather->office, place, MEND_EVENT, with,
			"The time control \"%.80s\" is not understood", text);
		return;
	}
	us_put(gather, US_SECTIONS, S_TIMECTL, tempo_us(&tempo, written));
	us_put(gather, US_SECTIONS, S_R_SYSTEM, rating_system(&tempo));
	if (!tempo_us_rate(&tempo)[0] || tempo.sessions[0].minutes < MINUTES_LEAST)
		office_fault(&gather->office, place, MEND_EVENT, with,
			"Games at %s are too short to be rated (5C)", written);
}

/* Those of its rounds where all are known, else those of the event. */
static void put_days(struct us_gather *gather, int section)
{
	const int rounds = us_rounds_of(gather->office.event, section);
	char first[BORN_SIZE], last[BORN_SIZE], day[BORN_SIZE];
	bool known = rounds > 0;

	words_put(first, sizeof(first), "%s", gather->first_day);
	words_put(last, sizeof(last), "%s", gather->last_day);
	for (int round = 1; round <= rounds; round++) {
		known = office_day(gather->office.event, section, round, day)[0] && known;
		office_check_day(
			&gather->office, section, round, gather->first_day, gather->last_day);
	}
	for (int round = 1; known && round <= rounds; round++) {
		office_day(gather->office.event, section, round, day);
		if (round == 1 || strcmp(day, first) < 0)
			memcpy(first, day, sizeof(first));
		if (round == 1 || strcmp(day, last) > 0)
			memcpy(last, day, sizeof(last));
	}
	us_put_day(gather, US_SECTIONS, S_BEG_DATE, first);
	us_put_day(gather, US_SECTIONS, S_END_DATE, last);
}

/* A round that is still to be played, or a board without its result. */
static void check_results(struct us_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	const int rounds = us_rounds_of(event, section);
	const int published = app_last_published(event, section);
	char where[OFFICE_WHERE_SIZE], with[24];
	int count;

	for (int round = 1; round <= published; round++) {
		const struct record *rows =
			event_range(event, RECORD_BOARD, section, round, &count);

		for (int i = 0; i < count; i++)
			if (board_rated_result(event, &rows[i].as.board) == RESULT_NONE)
				office_want_result(
					&gather->office, section, round, rows[i].as.board.number);
	}
	words_put(with, sizeof(with), "rounds=%d", published);
	if (published < rounds)
		office_fault(&gather->office, (struct office_place){section, 0}, MEND_EVENT, with,
			"%s is not played; if the event is over without it",
			office_where(event, section, published + 1, where));
}

static const char *kind_of(const struct section *section)
{
	return section_is_all_play_all(section) ? "R" : "S";
}

/* N, or the level of a scholastic section: P, J, S. */
static const char *level_of(const char *word)
{
	return strcmp(word, "primary") == 0   ? "P"
		: strcmp(word, "junior") == 0 ? "J"
		: strcmp(word, "senior") == 0 ? "S"
					      : "N";
}

static void put_kinds(struct us_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	const int points = event_particular_number(event, section, 0, SECTION_US_GRAND_PRIX, 0);
	const char *fide = event_particular(event, section, 0, SECTION_US_FIDE);

	us_put(gather, US_SECTIONS, S_SCH_LVL,
		level_of(event_particular(event, section, 0, SECTION_US_SCHOOL_LEVEL)));
	us_put(gather, US_SECTIONS, S_GR_PRIX, points > 0 ? "Y" : "N");
	us_put_number(gather, US_SECTIONS, S_GP_PTS, points);
	us_put(gather, US_SECTIONS, S_FIDE, strcmp(fide, "yes") == 0 ? "Y" : "N");
}

enum status us_gather_section(struct us_gather *gather, int section, int number)
{
	const struct event *event = gather->office.event;
	char name[NAME_SIZE];
	const struct us_text title = {.text = app_section_name(event, section, name),
		.what = "The name of the section",
		.place = {section, 0},
		.mend = MEND_EVENT,
		.with = "section=NAME"};
	int players;
	enum status status;

	if (!dbf_add_row(&gather->tables[US_SECTIONS]))
		return STATUS_NO_MEMORY;
	us_put_number(gather, US_SECTIONS, S_SEC_NUM, number);
	us_put_text(gather, US_SECTIONS, S_SEC_NAME, &title);
	put_clock(gather, section);
	us_put(gather, US_SECTIONS, S_CTD_ID, event_particular(event, 0, 0, EVENT_US_CHIEF_TD));
	us_put(gather, US_SECTIONS, S_ATD_ID, event_particular(event, 0, 0, EVENT_US_ASSISTANT_TD));
	us_put(gather, US_SECTIONS, S_TRN_TYPE, kind_of(event_section(event, section)));
	us_put_number(gather, US_SECTIONS, S_TOT_RNDS, us_rounds_of(event, section));
	put_days(gather, section);
	put_kinds(gather, section);
	check_results(gather, section);
	status = us_gather_players(gather, section, number, &players);
	us_put_number(gather, US_SECTIONS, S_LST_PAIR, players);
	return status;
}
