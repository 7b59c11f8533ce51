/* Why prizes are not final: games that are not over, and rounds that are still to come. */
#include "core/prizes/unfinished.h"

#include "core/board_label.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/text/text.h"
#include "core/vocabulary.h"

/* So many boards of a round are called by their labels; the rest is counted. */
enum { LABELS_MOST = 12 };

/* Open games of a round, the labels of the first ones. */
struct open_round {
	int round, count;
	int labels[LABELS_MOST];
};

static void find_open(const struct event *event, int section, int round, struct open_round *open)
{
	const int games = game_count(event, section, round);

	*open = (struct open_round){.round = round};
	for (int number = 1; number <= games; number++) {
		struct game game;

		if (!game_find(event, section, round, number, &game) || !game.open)
			continue;
		if (open->count < LABELS_MOST)
			open->labels[open->count] = board_label(event, section, round, number);
		open->count++;
	}
}

/* "boards 1, 4 and 5 of round 3" */
static void put_round(struct line *line, const struct open_round *open, const char *called)
{
	const int named = open->count > LABELS_MOST ? LABELS_MOST : open->count;

	line_text(line, open->count == 1 ? "board " : "boards ");
	for (int i = 0; i < named; i++) {
		line_text(line, i == 0 ? "" : i + 1 < open->count ? ", " : " and ");
		line_int(line, open->labels[i]);
	}
	if (named < open->count) {
		line_text(line, " and ");
		line_int(line, open->count - named);
		line_text(line, " more");
	}
	line_text(line, " of ");
	line_text(line, called);
	line_text(line, " ");
	line_int(line, open->round);
}

static void put_open(const struct event *event, int section, int through, struct line *line)
{
	const char *called = vocabulary_of(event, section)->round_small;
	int count = 0;

	if (!player_has_open(event, section, 0, through))
		return;
	for (int round = 1; round <= through; round++) {
		struct open_round open;

		find_open(event, section, round, &open);
		if (open.count == 0)
			continue;
		line_text(line, count > 0 ? " and " : "");
		put_round(line, &open, called);
		count += open.count;
	}
	line_text(line, count == 1 ? " is not over" : " are not over");
}

const char *not_over_words(
	const struct event *event, int section, int through, char text[UNFINISHED_SIZE])
{
	struct line line;

	line_init(&line, text, UNFINISHED_SIZE);
	put_open(event, section, through, &line);
	return text;
}

const char *unfinished_words(
	const struct event *event, int section, int through, char text[UNFINISHED_SIZE])
{
	const int rounds = event_section(event, section)->rounds;
	struct line line;

	line_init(&line, text, UNFINISHED_SIZE);
	put_open(event, section, through, &line);
	if (through >= rounds)
		return text;
	line_text(&line, text[0] ? ", and " : "");
	line_text(&line, through > 0 ? "" : "no ");
	line_text(&line, vocabulary_of(event, section)->round_small);
	if (through > 0) {
		line_text(&line, " ");
		line_int(&line, through);
		line_text(&line, " of ");
		line_int(&line, rounds);
		line_text(&line, " is the last complete one");
	} else {
		line_text(&line, " is complete");
	}
	return text;
}
