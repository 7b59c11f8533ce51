/* Settings that draws rest on, beside those of the rule book: how each is shown and changed. */
#include "config.h"

#include <string.h>

#include "app/event/options.h"
#include "app/event/ranking.h"
#include "app/book/rule_book.h"
#include "app/settings/change.h"
#include "app/words/words.h"
#include "core/typed/conversion.h"
#include "core/points.h"
#include "core/all_play_all.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "core/text/text.h"

const char setting_any[] = "any time; a reason if a published draw would be another",
	   setting_early[] = "until round 1 is published",
	   setting_undrawn[] = "until round 1 is drawn";
static const char one_formula[] = "until grades are converted: one formula for all";

static void show_rounds(
	const struct event *event, const struct section *row, char text[PARTICULAR_SIZE])
{
	(void)event;
	words_put(text, PARTICULAR_SIZE, "%d", row->rounds);
}

static enum status change_rounds_text(struct changing *changing, const char *text)
{
	int rounds;

	if (!text_to_int(text, 1, ROUNDS_MOST, &rounds))
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"Rounds: \"%.40s\" is not a number from 1 to %d.", text, ROUNDS_MOST);
	return change_rounds(changing, rounds);
}

static void show_system(
	const struct event *event, const struct section *row, char text[PARTICULAR_SIZE])
{
	(void)event;
	words_put(text, PARTICULAR_SIZE, "%s", row->system);
}

/* Who is there on a club evening, and games outside the competition, are of club seasons alone. */
static bool has_season_rows(const struct event *event, int section)
{
	int here, games;

	event_range(event, RECORD_ATTENDANCE, section, 0, &here);
	event_range(event, RECORD_OUTSIDE, section, 0, &games);
	return here + games > 0;
}

/* Its settings begin as usual: those of the other rule book are not its own. */
static enum status change_system(struct changing *changing, const char *text)
{
	const struct event *event = app_event(changing->app);
	const int section = changing->row.id;
	const struct pairing_book *book = pairing_book_find(text);

	if (!book)
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"There is no rule book \"%.40s\".", text);
	if (app_last_published(event, section) > 0)
		return app_fail(changing->error, STATUS_REFUSED,
			"%s 1 is published by %s: another rule book needs a new event.",
			vocabulary_of(event, section)->round, changing->row.system);
	if (event_is_season(event, section) && has_season_rows(event, section) && !book->season)
		return app_fail(changing->error, STATUS_REFUSED,
			"Members are taken as there: take them as away, then change the rule book.");
	if (strcmp(changing->row.system, text) == 0)
		return STATUS_OK;
	memset(changing->row.options, 0, sizeof(changing->row.options));
	changing->renumbers = true;
	memset(changing->row.system, 0, sizeof(changing->row.system));
	words_put(changing->row.system, sizeof(changing->row.system), "%s", text);
	state_draw_rank_lot(text, changing->row.options, sizeof(changing->row.options));
	return options_check(text, changing->row.options, changing->error);
}

static void show_lot(
	const struct event *event, const struct section *row, char text[PARTICULAR_SIZE])
{
	(void)event;
	words_put(text, PARTICULAR_SIZE, "%s", row->lot == COLOUR_BLACK ? "black" : "white");
}

static enum status change_lot(struct changing *changing, const char *text)
{
	int year;

	/* CAA 32: the highest-rated has White in odd years */
	if (text_to_int(text, 1900, 2999, &year))
		changing->row.lot = year % 2 != 0 ? COLOUR_WHITE : COLOUR_BLACK;
	else if (!strcmp(text, "white") || !strcmp(text, "black"))
		changing->row.lot = text[0] == 'w' ? COLOUR_WHITE : COLOUR_BLACK;
	else
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"Lot: \"%.40s\" is not white, black or a year.", text);
	return STATUS_OK;
}

static void put_points(const struct points *points, char text[PARTICULAR_SIZE])
{
	char win[16], draw[16], loss[16], absent[16], bye[16];

	words_put(text, PARTICULAR_SIZE, "W=%s D=%s L=%s A=%s P=%s",
		points_decimal(points->win2, win), points_decimal(points->draw2, draw),
		points_decimal(points->loss2, loss), points_decimal(points->absent2, absent),
		points_decimal(points->bye2, bye));
}

static void show_points(
	const struct event *event, const struct section *row, char text[PARTICULAR_SIZE])
{
	const struct points points = points_of_section(event, row->id);

	put_points(&points, text);
}

static enum status put_points_of(struct changing *changing, const struct points *points)
{
	const char *fault = points_fault(points);

	if (fault)
		return app_fail(changing->error, STATUS_BAD_INPUT, "Points: %s", fault);
	points_write(points, changing->row.points);
	return STATUS_OK;
}

static enum status change_points(struct changing *changing, const char *text)
{
	struct points points;

	if (!points_parse(text, &points))
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"Points: \"%.40s\" is not written as W=3 D=1 is: W win, D draw, L loss, A absent, P the bye of the draw, each once.",
			text);
	return put_points_of(changing, &points);
}

static void show_bye(
	const struct event *event, const struct section *row, char text[PARTICULAR_SIZE])
{
	char bye[16];

	words_put(text, PARTICULAR_SIZE, "%s",
		points_decimal(points_of_section(event, row->id).bye2, bye));
}

static enum status change_bye(struct changing *changing, const char *text)
{
	struct points points;
	int bye2 = 0;

	if (section_is_season(&changing->row))
		return app_fail(changing->error, STATUS_REFUSED,
			"Who sits out on a club evening gets nothing: there is no bye.");
	if (section_is_all_play_all(&changing->row))
		return app_fail(changing->error, STATUS_REFUSED,
			"Who is free in an all-play-all gets nothing: there is no bye.");
	if (text[0] && !points_read(text, &bye2))
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"Bye: \"%.40s\" is not a number of points such as 1, 0.5 or 0.", text);
	if (!points_parse(changing->row.points, &points))
		points = (struct points){2, 1, 0, 0, 2};
	points.bye2 = text[0] ? bye2 : points.win2;
	return put_points_of(changing, &points);
}

static void show_conversion(
	const struct event *event, const struct section *row, char text[PARTICULAR_SIZE])
{
	(void)event;
	words_put(text, PARTICULAR_SIZE, "%s", row->conversion);
}

static enum status change_conversion(struct changing *changing, const char *text)
{
	const struct event *event = app_event(changing->app);
	struct conversion conversion;
	char formula[CONVERSION_SIZE] = "";
	int players;

	if (text[0] && !conversion_parse(text, &conversion))
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"\"%.40s\" is no conversion: ecf, bcf or a formula such as 7.5*x+700.",
			text);
	if (text[0])
		conversion_write(&conversion, formula);
	event_range(event, RECORD_PLAYER, changing->row.id, 0, &players);
	if (changing->row.conversion[0] && strcmp(changing->row.conversion, formula) != 0 &&
		players > 0)
		return app_fail(changing->error, STATUS_REFUSED,
			"Grades are converted by %s here already: one formula for all%s.",
			changing->row.conversion,
			event_traits(event, changing->row.id)->citations->converts);
	memset(changing->row.conversion, 0, sizeof(changing->row.conversion));
	memcpy(changing->row.conversion, formula, strlen(formula) + 1);
	return STATUS_OK;
}

static const struct draw_setting settings[] = {
	{"rounds", "Rounds", "1 to 60",
		"the number of rounds; not less than are drawn, and not under a proposal",
		setting_any, show_rounds, change_rounds_text},
	{"system", "Rule book", "caa, dutch, uscf ...",
		"the rule book; its settings begin as usual", setting_early, show_system,
		change_system},
	{"lot", "Lot", "white, black or a year",
		"the colour of the first card on board 1 of round 1", setting_any, show_lot,
		change_lot},
	{"points", "Points", "W=3 D=1",
		"W win, D draw, L loss, A absent, P the bye; what is not named is as usual",
		setting_any, show_points, change_points},
	{"bye", "Bye", "1, 0.5 or 0", "points of the bye of the draw", setting_any, show_bye,
		change_bye},
	{"convert", "Conversion", "ecf, 7.5*x+700", "how grades of another list become ratings",
		one_formula, show_conversion, change_conversion},
};

const struct draw_setting *draw_settings(int *count)
{
	*count = sizeof(settings) / sizeof(settings[0]);
	return settings;
}
