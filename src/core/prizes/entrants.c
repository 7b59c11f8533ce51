/* The players of a section as a prize list sees them. */
#include "core/particulars/left.h"
#include "core/prizes/entrants.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "core/ties/ratings.h"
#include "core/ties/standings.h"

void entrants_done(struct entrants *entrants)
{
	free(entrants->of);
	free(entrants->points2);
	free(entrants->row);
	free(entrants->figures);
	memset(entrants, 0, sizeof(*entrants));
}

static int compare(const struct entrant *a, const struct entrant *b)
{
	if (a->points2 != b->points2)
		return a->points2 > b->points2 ? -1 : 1;
	if (a->rank != b->rank)
		return a->rank < b->rank ? -1 : 1;
	return (a->pin > b->pin) - (a->pin < b->pin);
}

struct placed {
	struct entrant entrant;
	int row;
};

static int compare_placed(const void *left, const void *right)
{
	return compare(
		&((const struct placed *)left)->entrant, &((const struct placed *)right)->entrant);
}

enum status entrants_sort(struct entrants *entrants)
{
	const size_t count = (size_t)entrants->count;
	struct placed *placed = malloc((count + 1) * sizeof(*placed));

	if (!placed)
		return STATUS_NO_MEMORY;
	for (size_t i = 0; i < count; i++)
		placed[i] = (struct placed){entrants->of[i], entrants->row[i]};
	qsort(placed, count, sizeof(*placed), compare_placed);
	for (size_t i = 0; i < count; i++) {
		entrants->of[i] = placed[i].entrant;
		entrants->row[i] = placed[i].row;
	}
	free(placed);
	return STATUS_OK;
}

/* Byes that he asked for, in rounds that count. */
static int count_byes(const struct event *event, int section, int pin, int rounds)
{
	int count, byes = 0;
	const struct record *row = event_range(event, RECORD_BOOKING, section, pin, &count);

	for (; count > 0; count--, row++)
		byes += row->as.booking.round <= rounds && row->as.booking.kind != BOOKING_FULL &&
			event_takes_part(event, section, pin, row->as.booking.round);
	return byes;
}

static void bar(const struct event *event, int section, int rounds, const struct prize_rules *rules,
	struct entrant *entrant)
{
	const char *word = event_particular(event, section, entrant->pin, PLAYER_PRIZES);
	static const enum entrant_bar bars[] = {[LEFT_OVER] = ENTRANT_GONE_OVER,
		[LEFT_WITHDRAWN] = ENTRANT_WITHDRAWN,
		[LEFT_EXPELLED] = ENTRANT_EXPELLED};
	const struct player *player = event_player(event, section, entrant->pin);
	const enum left left = player_left(event, player, rounds);

	entrant->place_only = strcmp(word, "place") == 0;
	entrant->estimated = event_particular(event, section, entrant->pin, PLAYER_ESTIMATE)[0];
	entrant->byes = count_byes(event, section, entrant->pin, rounds);
	if (strcmp(word, "none") == 0)
		entrant->bar = ENTRANT_NONE;
	else if (left != LEFT_NOT)
		entrant->bar = bars[left];
	else if (rules->byes_most >= 0 && entrant->byes > rules->byes_most)
		entrant->bar = ENTRANT_BYES;
}

/* W-We over the games against rated opponents, in hundredths. */
static void count_above(const struct ties_field *field, int player, struct entrant *entrant)
{
	const int rating = field->players[player].rating;

	for (int round = 1; rating > 0 && round <= field->rounds; round++) {
		const struct ties_game *game = ties_game(field, player, round);
		const int other =
			game->kind == TIES_PLAYED ? field->players[game->opponent].rating : 0;

		if (other == 0)
			continue;
		entrant->counted = true;
		entrant->above += game->outcome == TIES_GAME_WON ? 100
			: game->outcome == TIES_GAME_DRAWN       ? 50
								 : 0;
		entrant->above -= ties_expected_percent(rating - other);
	}
}

/* What the player adds to the tie-breaks of his club or school. */
static void take_figures(const struct standings *standings, int i, struct entrants *entrants)
{
	int entries[TEAM_FIGURES];

	entrants->nfigures = teams_entries(standings, entries);
	for (int k = 0; k < entrants->nfigures; k++)
		entrants->figures[i * TEAM_FIGURES + k] =
			ties_table_figure(&standings->table, standings->rows[i].player, entries[k]);
}

static void take_row(const struct event *event, int section, const struct standings *standings,
	int i, struct entrants *entrants)
{
	const struct standing *row = &standings->rows[i];
	const struct ties_field *field = &standings->table.field;
	const struct player *player = event_player(event, section, row->pin);
	struct entrant *entrant = &entrants->of[i];

	memset(entrant, 0, sizeof(*entrant));
	entrant->pin = row->pin;
	entrant->points2 = row->points2;
	entrant->rank = row->rank;
	entrant->rating = player->grade;
	memcpy(entrant->born, player->born, sizeof(entrant->born));
	entrant->sex = (enum sex)player->sex;
	entrant->club = event_club(event, section, row->pin);
	entrant->school = event_school(event, section, row->pin);
	bar(event, section, entrants->rounds, entrants->rules, entrant);
	count_above(field, row->player, entrant);
	entrants->row[i] = i;
	take_figures(standings, i, entrants);
	for (int round = 1; round <= entrants->rounds; round++)
		entrants->points2[i * entrants->rounds + round - 1] =
			ties_game(field, row->player, round)->points2;
}

/* A club season is ranked by its own table. */
static enum status take_season(const struct event *event, int section, struct entrants *entrants)
{
	struct season_line *lines;
	int count;

	if (!event_is_season(event, section))
		return STATUS_OK;
	if (season_table(event, section, entrants->rounds, &lines, &count) != STATUS_OK)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < entrants->count; i++)
		for (int k = 0; k < count; k++)
			if (lines[k].pin == entrants->of[i].pin) {
				entrants->of[i].rank = lines[k].rank;
				entrants->of[i].points2 = lines[k].points2;
			}
	free(lines);
	return STATUS_OK;
}

static int year_of(const struct event *event)
{
	const char *day = event_particular(event, 0, 0, EVENT_FIRST_DAY);
	char year[5] = "";
	int number = 0;

	if (!day[0])
		day = event_particular(event, 0, 0, EVENT_LAST_DAY);
	if (strlen(day) >= 4)
		memcpy(year, day, 4);
	return text_to_int(year, 1, 9999, &number) ? number : 0;
}

enum status entrants_make(const struct event *event, int section, int through,
	const struct prize_rules *rules, struct entrants *entrants)
{
	struct entrants made = {.rounds = ties_last_complete(event, section, through),
		.year = year_of(event),
		.rules = rules};
	struct standings standings;
	enum status status = standings_make(event, section, made.rounds, NULL, &standings);

	if (status != STATUS_OK)
		return status;
	made.count = standings.count;
	made.of = malloc(((size_t)made.count + 1) * sizeof(*made.of));
	made.row = malloc(((size_t)made.count + 1) * sizeof(*made.row));
	made.points2 = calloc((size_t)made.count * (size_t)made.rounds + 1, sizeof(*made.points2));
	made.figures = calloc((size_t)made.count * TEAM_FIGURES + 1, sizeof(*made.figures));
	status = made.of && made.row && made.points2 && made.figures ? STATUS_OK : STATUS_NO_MEMORY;
	for (int i = 0; status == STATUS_OK && i < made.count; i++)
		take_row(event, section, &standings, i, &made);
	standings_done(&standings);
	if (status == STATUS_OK)
		status = take_season(event, section, &made);
	if (status == STATUS_OK)
		status = entrants_sort(&made);
	if (status == STATUS_OK)
		*entrants = made;
	else
		entrants_done(&made);
	return status;
}

enum rating_bar entrant_rating_bar(const struct entrants *entrants, const struct entrant *entrant)
{
	if (entrant->lifted)
		return RATING_FREE;
	if (entrant->place_only)
		return RATING_PLACE_ONLY;
	if (entrant->rating == 0 && entrants->rules->unrated_barred)
		return RATING_UNRATED;
	return entrant->estimated && entrants->rules->unrated_barred ? RATING_ESTIMATED
								     : RATING_FREE;
}

static bool fits_rating(
	const struct entrants *entrants, const struct entrant *entrant, const struct prize *prize)
{
	const int rating = entrant->rating;

	/* whose rating the arbiter has estimated has none */
	if (prize->unrated && rating > 0 && !entrant->estimated)
		return false;
	if (!prize_is_rating(prize))
		return true;
	if (entrant_rating_bar(entrants, entrant) != RATING_FREE)
		return false;
	return rating >= prize->rating_from && (prize->below == 0 || rating < prize->below);
}

/* The day of birth, or the first or last one that it can be. */
static bool born_between(const char *born, const char *from, const char *until)
{
	char first[BORN_SIZE], last[BORN_SIZE];

	if (strlen(born) != strlen("2009/05/29"))
		return false;
	memcpy(first, born, BORN_SIZE);
	memcpy(last, born, BORN_SIZE);
	if (memcmp(born + 5, "00", 2) == 0) {
		memcpy(first + 5, "01/01", 5);
		memcpy(last + 5, "12/31", 5);
	} else if (memcmp(born + 8, "00", 2) == 0) {
		memcpy(first + 8, "01", 2);
		memcpy(last + 8, "31", 2);
	}
	return (!from[0] || strcmp(first, from) >= 0) && (!until[0] || strcmp(last, until) <= 0);
}

static bool fits_age(int year, const struct entrant *entrant, const struct prize *prize)
{
	char text[5] = "";
	int born;

	if (prize->under > 0 || prize->over > 0) {
		if (strlen(entrant->born) < 4 || year == 0)
			return false;
		memcpy(text, entrant->born, 4);
		if (!text_to_int(text, 1, 9999, &born) ||
			(prize->under > 0 && born < year - prize->under) ||
			(prize->over > 0 && born > year - prize->over))
			return false;
	}
	return (!prize->born_from[0] && !prize->born_until[0]) ||
		born_between(entrant->born, prize->born_from, prize->born_until);
}

bool entrant_fits(
	const struct entrants *entrants, const struct entrant *entrant, const struct prize *prize)
{
	if (prize->sex != SEX_UNKNOWN && entrant->sex != prize->sex)
		return false;
	if (prize->club[0] && letters_compare(entrant->club, prize->club) != 0)
		return false;
	if (prize->school[0] && letters_compare(entrant->school, prize->school) != 0)
		return false;
	return fits_rating(entrants, entrant, prize) && fits_age(entrants->year, entrant, prize);
}

enum status entrants_teams(const struct entrants *entrants, const struct prize *prize,
	struct team_member *members, struct teams *teams)
{
	int count = 0;

	for (int i = 0; i < entrants->count; i++) {
		const struct entrant *entrant = &entrants->of[i];
		const char *name = prize->team == PRIZE_TEAM_CLUB ? entrant->club : entrant->school;

		if (name && name[0])
			members[count++] = (struct team_member){name, i, entrant->points2,
				entrants->figures + (size_t)entrants->row[i] * TEAM_FIGURES};
	}
	return teams_make(members, count, entrants->nfigures, prize->best, teams);
}

bool entrant_measure(
	const struct entrants *entrants, int i, const struct prize *prize, int *measure)
{
	const struct entrant *entrant = &entrants->of[i];

	*measure = 0;
	switch (prize->by) {
	case PRIZE_BY_SCORE:
		*measure = entrant->points2;
		return true;
	case PRIZE_BY_EXPECTED:
		*measure = entrant->above;
		return entrant->counted;
	case PRIZE_BY_ROUNDS:
		for (int round = prize->round_from;
			round <= prize->round_to && round <= entrants->rounds; round++)
			*measure +=
				entrants->points2[entrants->row[i] * entrants->rounds + round - 1];
		return entrants->rounds >= prize->round_from;
	case PRIZE_BY_TEAM:
	case PRIZE_BY_HAND:
		break;
	}
	return false;
}
