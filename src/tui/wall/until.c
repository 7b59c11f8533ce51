/* How long it is until the next round begins. */
#include "config.h"

#include "tui/wall/until.h"

#include <stdio.h>

#include "app/words/words.h"
#include "core/game.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"
#include "tui/wall/lists.h"

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

/* When it begins, if day and time are known ("2026/03/07 19:30"); 0: they are not. */
static time_t begin_of(const struct event *event, int section, int round)
{
	const char *text =
		event_particular(event, section, 0, (enum particular_id)(SECTION_ROUND + round));
	struct tm tm = {.tm_isdst = -1};

	if (sscanf(text, "%d/%d/%d %d:%d", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &tm.tm_hour,
		    &tm.tm_min) != 5)
		return 0;
	tm.tm_year -= 1900;
	tm.tm_mon--;
	return mktime(&tm);
}

/* False: it does not begin within a day, or has begun. */
static bool put_wait(
	const struct event *event, int section, int round, time_t now, char *text, size_t size)
{
	const time_t begin = begin_of(event, section, round);
	const long left = (long)(begin - now);
	const struct tm *at = localtime(&begin);
	char wait[40];

	if (begin == 0 || left <= 0 || left > DAY || !at)
		return false;
	if (left >= 2 * HOUR)
		words_put(wait, sizeof(wait), "%ld hours", left / HOUR);
	else
		words_put(wait, sizeof(wait), "%ld minute%s", (left + MINUTE - 1) / MINUTE,
			left <= MINUTE ? "" : "s");
	words_put(text, size, "%s %d begins at %02d:%02d, in %s",
		vocabulary_of(event, section)->round, round, at->tm_hour, at->tm_min, wait);
	return true;
}

void until_words(const struct event *event, int section, time_t now, char *text, size_t size)
{
	const int round = wall_round(event, section);
	const bool over = round > 0 && event_round(event, section, round)->state == ROUND_COMPLETE;
	char progress[GAME_PROGRESS_SIZE] = "";

	text[0] = '\0';
	if (put_wait(event, section, over || round == 0 ? round + 1 : round, now, text, size))
		return;
	if (round == 0)
		words_put(text, size, "No %s is published yet",
			vocabulary_of(event, section)->round_small);
	else if (!over)
		words_put(text, size, "%s", game_progress_text(event, section, round, progress));
}
