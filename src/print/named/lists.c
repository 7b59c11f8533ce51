/* The lists that are made of the event alone, by their names. */
#include "config.h"

#include "print/named/lists.h"

#include <assert.h>
#include <string.h>

#include "print/prizes.h"

/* What all of them are called with. */
struct call {
	const struct event *event;
	int section;
	const struct print_wish *wish;
	const struct print_style *style;
	const struct print_sink *sink;
};

typedef enum status print_one(const struct call *call, struct error *error);

static enum status standings(const struct call *call, struct error *error)
{
	const struct print_wish *wish = call->wish;

	if (wish->by >= 0 || wish->bands.count > 0)
		return print_bands(call->event, call->section, wish->round, &wish->bands,
			call->style, call->sink, error);
	return print_standings(
		call->event, call->section, wish->round, call->style, call->sink, error);
}

static enum status crosstable(const struct call *call, struct error *error)
{
	return print_chart(call->event, call->section, call->wish->round, PRINT_CROSSTABLE,
		call->style, call->sink, error);
}

static enum status wallchart(const struct call *call, struct error *error)
{
	return print_chart(call->event, call->section, call->wish->round,
		call->wish->by == 1 ? PRINT_WALLCHART_BY_SCORE : PRINT_WALLCHART, call->style,
		call->sink, error);
}

static enum status square(const struct call *call, struct error *error)
{
	return print_square(
		call->event, call->section, call->wish->round, call->style, call->sink, error);
}

static enum status sheets(const struct call *call, struct error *error)
{
	return print_sheets(call->event, call->section, call->wish->round, call->wish->pin,
		call->style, call->sink, error);
}

static enum status teams(const struct call *call, struct error *error)
{
	return print_teams(call->event, call->section, call->wish->round,
		call->wish->by == 1 ? PRINT_BY_SCHOOL : PRINT_BY_CLUB, call->wish->best,
		call->style, call->sink, error);
}

static enum status upsets(const struct call *call, struct error *error)
{
	const int round = call->wish->round;

	return print_upsets(call->event, call->section, call->wish->one_round ? round : 0, round,
		call->style, call->sink, error);
}

static enum status ratings(const struct call *call, struct error *error)
{
	return print_ratings(
		call->event, call->section, call->wish->round, call->style, call->sink, error);
}

static enum status prizes(const struct call *call, struct error *error)
{
	return print_prizes(
		call->event, call->section, call->wish->round, call->style, call->sink, error);
}

/* Its orders are the first of enum print_by. */
static enum status entries(const struct call *call, struct error *error)
{
	return print_entries(call->event, call->section,
		call->wish->by < 0 ? PRINT_BY_RATING : (enum print_by)call->wish->by, call->style,
		call->sink, error);
}

static enum status byes(const struct call *call, struct error *error)
{
	return print_byes(call->event, call->section, call->style, call->sink, error);
}

static enum status slips(const struct call *call, struct error *error)
{
	if (call->wish->alignment)
		return print_alignment(PRINT_SLIPS, call->style, call->sink, error);
	return print_slips(
		call->event, call->section, call->wish->round, call->style, call->sink, error);
}

static enum status round_sheet(const struct call *call, struct error *error)
{
	return print_round_sheet(
		call->event, call->section, call->wish->round, call->style, call->sink, error);
}

static enum status pairing_cards(const struct call *call, struct error *error)
{
	if (call->wish->alignment)
		return print_pairing_alignment(
			call->event, call->section, call->style, call->sink, error);
	if (call->wish->blank)
		return print_blank_cards(call->event, call->section, call->wish->blanks,
			call->style, call->sink, error);
	return print_pairing_cards(call->event, call->section, call->style, call->sink, error);
}

static enum status place_cards(const struct call *call, struct error *error)
{
	if (call->wish->alignment)
		return print_alignment(PRINT_PLACE_CARDS, call->style, call->sink, error);
	return print_place_cards(call->event, call->section, call->style, call->sink, error);
}

static enum status certificates(const struct call *call, struct error *error)
{
	return print_certificates(call->event, call->section, call->wish->round, call->wish->text,
		call->wish->everybody, call->style, call->sink, error);
}

static enum status players(const struct call *call, struct error *error)
{
	return print_players(call->event, call->section, call->style, call->sink, error);
}

static const struct list_row {
	const char *name;
	print_one *print;
	const char *orders[PRINT_ORDERS_MOST + 1];
} lists[] = {
	{"standings", standings, {"club"}},
	{"crosstable", crosstable, {NULL}},
	{"wallchart", wallchart, {"number", "score"}},
	{"square", square, {NULL}},
	{"sheets", sheets, {NULL}},
	{"teams", teams, {"club", "school"}},
	{"upsets", upsets, {NULL}},
	{"ratings", ratings, {NULL}},
	{"prizes", prizes, {NULL}},
	{"entries", entries, {"rating", "name", "club", "school"}},
	{"byes", byes, {NULL}},
	{"round-sheet", round_sheet, {NULL}},
	{"slips", slips, {NULL}},
	{"cards", pairing_cards, {NULL}},
	{"place-cards", place_cards, {NULL}},
	{"certificates", certificates, {NULL}},
	{"players", players, {NULL}},
};

struct print_wish print_usual_wish(int round)
{
	return (struct print_wish){.round = round, .by = -1, .best = PRINT_BEST_USUAL};
}

static const struct list_row *find_row(const char *name)
{
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
		if (strcmp(lists[i].name, name) == 0)
			return &lists[i];
	return NULL;
}

const char *const *print_list_orders(const char *name)
{
	const struct list_row *row = find_row(name);

	return row ? row->orders : NULL;
}

enum status print_list(const char *name, const struct event *event, int section,
	const struct print_wish *wish, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const struct call call = {event, section, wish, style, sink};
	const struct list_row *row = find_row(name);

	assert(row);
	return row->print(&call, error);
}
