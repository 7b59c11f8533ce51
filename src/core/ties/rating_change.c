/* Expected scores and the changes of FIDE ratings that follow from them. */
#include "core/ties/rating_change.h"

#include <string.h>

#include "core/board_result.h"
#include "core/particulars/particular.h"
#include "core/particulars/tempo.h"
#include "core/round_cell.h"
#include "core/text/text.h"
#include "core/ties/ratings.h"

enum {
	FAR = 400,    /* a wider difference counts as this one (8.3.1) ... */
	TOP = 2650,   /* ... but to those who have so much */
	K_YOUNG = 40, /* under 18 and below 2300 (8.3.3) */
	YOUNG_BELOW = 2300,
	YOUNG_YEARS = 18,
	K_USUAL = 20,
	K_HIGH = 10,
	HIGH = 2400,
	K_GAMES_MOST = 700 /* K times the games of a period */
};

bool rating_change_by_fide(const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (event_particular(event, section, rows[i].as.player.pin, PLAYER_FIDE_RATING)[0])
			return true;
	return false;
}

static int rating_of(const struct event *event, const struct player *player, bool by_fide)
{
	return by_fide ? event_particular_number(
				 event, player->section, player->pin, PLAYER_FIDE_RATING, 0)
		       : player->grade;
}

static int year_of(const char *day)
{
	char digits[5] = "";
	int year;

	if (strlen(day) < 4)
		return 0;
	memcpy(digits, day, 4);
	return text_to_int(digits, 1, 9999, &year) ? year : 0;
}

/* Until the end of the year of his 18th birthday. */
static bool is_young(const struct event *event, const struct player *player)
{
	const int born = year_of(player->born);
	const int now = year_of(event_particular(event, 0, 0, EVENT_LAST_DAY));

	return born > 0 && now > 0 && now - born <= YOUNG_YEARS;
}

static int factor_of(const struct event *event, const struct player *player, int rating, int games)
{
	struct tempo tempo;
	int k = rating >= HIGH ? K_HIGH : K_USUAL;

	if (tempo_parse(event_time_control(event, player->section), &tempo) &&
		strcmp(tempo_rate(&tempo), "standard") != 0)
		k = K_USUAL;
	else if (rating < YOUNG_BELOW && is_young(event, player))
		k = K_YOUNG;
	return k * games > K_GAMES_MOST ? K_GAMES_MOST / games : k;
}

static int limited(int difference, int rating)
{
	if (rating >= TOP)
		return difference;
	return difference > FAR ? FAR : difference < -FAR ? -FAR : difference;
}

struct rating_change rating_change_of(
	const struct event *event, const struct player *player, int through, bool by_fide)
{
	struct rating_change change = {.rating = rating_of(event, player, by_fide)};
	int sum = 0;

	for (int round = 1; round <= through; round++) {
		const struct round_cell cell =
			round_cell_rated(event, player->section, player->pin, round);
		const struct player *opponent = cell.opponent > 0
			? event_player(event, player->section, cell.opponent)
			: NULL;
		const int other = opponent ? rating_of(event, opponent, by_fide) : 0;
		const struct board *board =
			event_board_of(event, player->section, round, player->pin);

		if (cell.kind > CELL_LOST || other == 0 ||
			(board && board_is_unrated(event, board)))
			continue;
		change.games++;
		sum += other;
		change.score2 += cell.kind == CELL_WON ? 2 : cell.kind == CELL_DRAWN ? 1 : 0;
		change.expected100 +=
			ties_expected_percent(limited(change.rating - other, change.rating));
	}
	if (change.games == 0)
		return change;
	change.average = (sum + change.games / 2) / change.games;
	change.performance = ties_performance_of(sum, change.games, change.score2);
	if (change.rating == 0) {
		change.expected100 = 0;
		return change;
	}
	change.k = factor_of(event, player, change.rating, change.games);
	change.change100 = change.k * (50 * change.score2 - change.expected100);
	return change;
}
