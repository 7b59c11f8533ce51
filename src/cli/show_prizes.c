/* Prizes as JSON. */
#include "config.h"

#include "cli/show_prizes.h"

#include <stdio.h>

#include "cli/json.h"
#include "cli/show.h"
#include "core/prizes/prize_words.h"

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
	json_put_text(json, "reason", award_reason_words(event, section, award, i, text));
	json_close(json, '}');
}

void show_prizes_json(const struct event *event, int section, const struct prize_outcome *outcome)
{
	const struct award *award = &outcome->award;
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", outcome->entrants.rounds);
	put_rules(&json, &outcome->list.rules);
	put_money(&json, "total", award->total);
	put_money(&json, "paid", award->paid);
	json_key(&json, "awards");
	json_open(&json, '[');
	/* before the first round is complete nobody has won anything */
	for (int i = 0; outcome->entrants.rounds > 0 && i < award->nreasons; i++)
		put_reason(&json, event, section, award, i);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
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
		json_put_points(&json, "points", row->points2);
		json_put_int(&json, "best_place", row->best);
		json_put_int(&json, "worst_place", row->worst);
		put_money(&json, "least", row->least);
		put_money(&json, "most", row->most);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}
