/* Points of a report that count for nobody. */
#include "config.h"

#include "app/trf/counts.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/words/words.h"
#include "core/all_play_all.h"

enum { NAMED_MOST = 3 };

static const char word[] = "counts", between[] = " of ";

/* "1.0"; false: something else stands there. *text goes behind it. */
static bool pass_points(const char **text)
{
	const size_t whole = strspn(*text, "0123456789");

	if (whole == 0 || (*text)[whole] != '.' || (*text)[whole + 1] < '0' ||
		(*text)[whole + 1] > '9')
		return false;
	*text += whole + 2;
	return true;
}

bool trf_counts_is(const char *line)
{
	const char *text = trf_comment_after(line, word);
	int number;

	if (!text || !trf_comment_number(&text, &number) || !pass_points(&text) ||
		strncmp(text, between, sizeof(between) - 1) != 0)
		return false;
	text += sizeof(between) - 1;
	return pass_points(&text) && *text == '\0';
}

/* What counts of the points of the player; those of his record where all do. */
static int counted2(const struct event *event, int section, const struct trf *trf, int player)
{
	return event_is_all_play_all(event, section)
		? event_points2(event, section, trf->players[player].number, trf->played)
		: trf->players[player].points2;
}

enum status trf_counts_say(const struct event *event, int section, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->count; i++) {
		const int points2 = trf->players[i].points2,
			  counts2 = counted2(event, section, trf, i);
		char counts[16], of[16], text[40];

		if (counts2 == points2)
			continue;
		words_put(text, sizeof(text), "%s%s%s", trf_points_text(trf, counts2, counts),
			between, trf_points_text(trf, points2, of));
		status = trf_comment_add(trf, room, word, trf->players[i].number, text);
	}
	return status;
}

/* "5 Evans": those who withdrew before half of their games, the first by name. */
static void list_withdrawn(const struct event *event, int section, char *text, size_t size)
{
	int count, found = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	text[0] = '\0';
	for (; count > 0; count--, rows++) {
		const int pin = rows->as.player.pin;
		const size_t used = strlen(text);
		char who[WHO_SIZE];

		if (all_play_all_left(event, section, pin) != ALL_PLAY_ALL_VOID ||
			++found > NAMED_MOST)
			continue;
		words_put(text + used, size - used, "%s%s", used ? ", " : "",
			words_who(event, section, pin, who));
	}
	if (found > NAMED_MOST) {
		const size_t used = strlen(text);

		words_put(text + used, size - used, " and %d more", found - NAMED_MOST);
	}
}

void trf_counts_tell(
	const struct event *event, int section, const struct trf *trf, const struct report *report)
{
	char withdrawn[NAMED_MOST * (WHO_SIZE + 2) + 24];
	int players = 0;

	for (int i = 0; i < trf->count; i++)
		players += counted2(event, section, trf, i) != trf->players[i].points2;
	if (players == 0)
		return;
	list_withdrawn(event, section, withdrawn, sizeof(withdrawn));
	report_notice(report,
		"Games with %s, withdrawn before half of them, count for nobody, but the report has them, for the rating: the points of %d player%s are the sum there; comments (counts) say what counts.",
		withdrawn, players, players == 1 ? "" : "s");
}
