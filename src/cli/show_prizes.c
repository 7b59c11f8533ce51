/* Prizes as JSON, and the lines of the list for who listens. */
#include "config.h"

#include "cli/show_prizes.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/prizes/prize_words.h"
#include "core/prizes/unfinished.h"

/* "2: 25 each, 2nd and 3rd." */
static void show_prize(const struct prize_entry *entry)
{
	const struct prize *prize = &entry->prize;
	char amount[MONEY_SIZE], title[PRIZE_TITLE_SIZE];

	out(stdout, "%d: %s%s, %s.\n", entry->number,
		prize->amount > 0 ? money_text(prize->amount, amount) : prize->object,
		prize->last > prize->first ? " each" : "", prize_title(prize, 0, title));
}

void show_prize_lines(const struct prize_list *list)
{
	if (list->count == 0)
		out(stdout, "There is no prize list yet.\n");
	for (int i = 0; i < list->count; i++)
		show_prize(&list->entries[i]);
}

void show_prize_removed(const struct event *event, int section, int number)
{
	const struct prize_entry *entry;
	struct prize_list of;
	struct error unseen;

	if (prize_list_of(event, section, &of, &unseen) != STATUS_OK)
		return;
	entry = prize_list_find(&of, number);
	if (entry) {
		out(stdout, "Removed: ");
		show_prize(entry);
	}
	prize_list_done(&of);
}

void show_prize_doubts(const char *file, const struct event *event, int section, int number)
{
	struct prize_list of;

	if (prize_list_of(event, section, &of, NULL) != STATUS_OK)
		return;
	for (int i = 0; i < of.count; i++) {
		char text[PRIZE_TITLE_SIZE + 120];

		prize_doubt_words(event, section, &of.entries[i].prize, text, sizeof(text));
		if (text[0] &&
			(number == DOUBTS_OF_ALL || of.entries[i].number == number ||
				(number == DOUBTS_OF_LAST && i == of.count - 1)))
			cli_note(file, "%s", text);
	}
	prize_list_done(&of);
}

static void put_money(struct json *json, const char *key, int64_t amount)
{
	char text[MONEY_SIZE];

	json_key(json, key);
	json_number(json, money_text(amount, text));
}

static void put_rules(struct json *json, const struct prize_rules *rules)
{
	json_key(json, "rules");
	if (rules->rule == PRIZE_RULE_UNSET)
		json_null(json);
	else
		json_text(json, prize_rule_word(rules->rule));
	put_money(json, "unit", rules->unit);
}

void show_prize_lines_json(const struct prize_list *list)
{
	int count;
	const struct prize_field *fields = prize_fields(&count);
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	put_rules(&json, &list->rules);
	json_key(&json, "prizes");
	json_open(&json, '[');
	for (int i = 0; i < list->count; i++) {
		char title[PRIZE_TITLE_SIZE];

		json_open(&json, '{');
		json_put_int(&json, "number", list->entries[i].number);
		json_put_text(&json, "title", prize_title(&list->entries[i].prize, 0, title));
		for (int k = 0; k < count; k++) {
			char text[PRIZE_TEXT_SIZE];
			struct line line;

			line_init(&line, text, sizeof(text));
			fields[k].show(&list->entries[i].prize, &line);
			if (text[0])
				json_put_text(&json, fields[k].key, text);
		}
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static void put_teams(
	struct json *json, const struct award *award, const struct award_reason *reason)
{
	if (reason->teams == 0)
		return;
	json_key(json, "teams");
	json_open(json, '[');
	for (int k = 0; k < reason->teams; k++) {
		const struct award_team *team = &award->teams[reason->team + k];

		json_open(json, '{');
		json_put_text(json, "name", team->name);
		json_put_points(json, "points", team->points2);
		put_money(json, "amount", team->amount);
		json_key(json, "players");
		json_open(json, '[');
		for (int i = 0; i < team->members; i++)
			json_int(
				json, award->entrants->of[award->members_of[team->member + i]].pin);
		json_close(json, ']');
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_reason(
	struct json *json, const struct event *event, int section, const struct award *award, int i)
{
	const struct award_reason *reason = &award->reasons[i];
	char text[REASON_SIZE];

	json_open(json, '{');
	json_put_text(json, "prizes", award_prizes_words(award, reason, text));
	json_key(json, "players");
	json_open(json, '[');
	for (int k = 0; k < reason->persons; k++) {
		const struct award_person *person = &award->persons[reason->person + k];

		json_open(json, '{');
		json_put_int(json, "pin", award->entrants->of[person->entrant].pin);
		put_money(json, "amount", person->amount);
		json_close(json, '}');
	}
	json_close(json, ']');
	put_teams(json, award, reason);
	json_put_text(json, "reason", award_reason_words(event, section, award, i, text));
	json_close(json, '}');
}

/* Can it still change, and why? */
static void put_final(struct json *json, const struct event *event, int section, int rounds)
{
	char words[UNFINISHED_SIZE];

	json_put_int(json, "rounds", event_section(event, section)->rounds);
	unfinished_words(event, section, rounds, words);
	json_key(json, "final");
	json_bool(json, !words[0]);
	json_key(json, "not_final");
	if (words[0])
		json_text(json, words);
	else
		json_null(json);
}

void show_prizes_json(const struct event *event, int section, const struct prize_outcome *outcome)
{
	const struct award *award = &outcome->award;
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", outcome->entrants.rounds);
	put_final(&json, event, section, outcome->entrants.rounds);
	put_rules(&json, &outcome->list.rules);
	put_money(&json, "total", award->total);
	put_money(&json, "paid", outcome->entrants.rounds > 0 ? award->paid : 0);
	json_key(&json, "awards");
	json_open(&json, '[');
	/* before the first round is complete nobody has won anything */
	for (int i = 0; outcome->entrants.rounds > 0 && i < award->nreasons; i++)
		put_reason(&json, event, section, award, i);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static void put_forecast_teams(struct json *json, const struct forecast *forecast)
{
	if (forecast->nteams == 0)
		return;
	json_key(json, "teams");
	json_open(json, '[');
	for (int i = 0; i < forecast->nteams; i++) {
		const struct forecast_team *team = &forecast->teams[i];
		char title[PRIZE_TITLE_SIZE];

		json_open(json, '{');
		json_put_text(json, "prize", prize_title(&team->prize, 1, title));
		json_put_text(json, "name", team->name);
		json_put_points(json, "least_points", team->least2);
		json_put_points(json, "most_points", team->most2);
		json_put_int(json, "best_place", team->best);
		json_put_int(json, "worst_place", team->worst);
		put_money(json, "least", team->least);
		put_money(json, "most", team->most);
		json_close(json, '}');
	}
	json_close(json, ']');
}

void show_forecast_json(const struct event *event, int section, const struct forecast *forecast)
{
	static const char *const results[] = {"win", "draw", "loss"};
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", forecast->round);
	json_key(&json, "drawn");
	json_bool(&json, forecast->drawn);
	json_put_int(&json, "open", forecast->open);
	json_put_int(&json, "open_earlier", forecast->earlier);
	json_key(&json, "exact");
	json_bool(&json, forecast->exact);
	json_key(&json, "players");
	json_open(&json, '[');
	for (int i = 0; i < forecast->count; i++) {
		const struct forecast_row *row = &forecast->rows[i];

		json_open(&json, '{');
		show_player_json(&json, "player", event, section, row->pin);
		json_key(&json, "result");
		if (row->own == FORECAST_FIXED)
			json_null(&json);
		else
			json_text(&json, results[row->own]);
		json_put_points(&json, "points", row->least2);
		json_put_points(&json, "most_points", row->most2);
		json_put_int(&json, "best_place", row->best);
		json_put_int(&json, "worst_place", row->worst);
		put_money(&json, "least", row->least);
		put_money(&json, "most", row->most);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	put_forecast_teams(&json, forecast);
	json_close(&json, '}');
	json_finish(&json);
}
