/* Describes in a sentence or two how far the event is. */
#include "config.h"

#include "plain/place.h"

#include "app/section/section.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/vocabulary.h"

enum { NAMED_MOST = 40 };

void place_to_come(const struct app *app, int round, char *text, size_t size)
{
	const struct event *event = app_event(app);
	const struct game_tally tally = game_tally(event, app_section(app), round);
	const int count = game_count(event, app_section(app), round);
	struct line line;
	int named = 0;

	line_init(&line, text, size);
	if (tally.games == tally.in)
		return;
	line_int(&line, tally.games - tally.in);
	line_text(&line, " to come:");
	for (int number = 1; number <= count; number++) {
		struct game game;

		if (!game_find(event, app_section(app), round, number, &game) || game.bye ||
			game.result != RESULT_NONE)
			continue;
		if (named++ == NAMED_MOST) {
			line_text(&line, " and more");
			break;
		}
		line_text(&line, " ");
		line_int(&line, app_board_label(app, round, number));
	}
}

static const char *state_words(enum round_state state)
{
	switch (state) {
	case ROUND_LAID_OUT:
		return "not drawn";
	case ROUND_PROPOSED:
		return "proposed, not published";
	case ROUND_ADJUSTED:
		return "changed by hand, not published";
	case ROUND_PUBLISHED:
		return "published";
	case ROUND_COMPLETE:
		break;
	}
	return "complete";
}

static enum round_state state_of(const struct app *app, int round)
{
	const struct round *row = event_round(app_event(app), app_section(app), round);

	return row ? (enum round_state)row->state : ROUND_LAID_OUT;
}

/* What there is in the round: players, boards, results. */
static void put_content(const struct app *app, int round, char *text, size_t size)
{
	const struct event *event = app_event(app);
	const struct game_tally tally = game_tally(event, app_section(app), round);
	char open[300];
	int count;

	text[0] = '\0';
	switch (state_of(app, round)) {
	case ROUND_LAID_OUT:
		event_range(event, RECORD_PLAYER, app_section(app), 0, &count);
		words_put(text, size, " %d player%s.", count, count == 1 ? "" : "s");
		break;
	case ROUND_PROPOSED:
	case ROUND_ADJUSTED:
		words_put(text, size, " %d game%s.", tally.games, tally.games == 1 ? "" : "s");
		break;
	case ROUND_PUBLISHED:
		place_to_come(app, round, open, sizeof(open));
		words_put(text, size, " %d of %d results in%s%s.", tally.in, tally.games,
			open[0] ? "; " : "", open);
		break;
	case ROUND_COMPLETE:
		break;
	}
}

void place_words(struct app *app, char *text, size_t size)
{
	const struct event *event = app_event(app);
	const struct record *row = event_find(event, (struct record_key){RECORD_EVENT, {1}});
	const int section = app_section(app), round = app_round(app);
	char name[NAME_SIZE], content[360], of[16] = "";

	if (!event_is_season(event, section))
		words_put(of, sizeof(of), " of %d", event_section(event, section)->rounds);
	put_content(app, round, content, sizeof(content));
	words_put(text, size, "%s, %s %d%s, %s.%s",
		section_or_event(event, section, row ? row->as.event.name : "", name),
		vocabulary_of(event, section)->round_small, round, of,
		state_words(state_of(app, round)), content);
}
