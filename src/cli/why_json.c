/* The answer of why as JSON: each sentence with the records that it was made from. */
#include "config.h"

#include "cli/why_json.h"

#include <stdio.h>

#include "cli/show.h"

static void put_player(struct json *json, const char *key, const struct app *app, int pin)
{
	show_player_json(json, key, app_event(app), app_section(app), pin);
}

static void put_pins(struct json *json, const char *key, const int *pins, int count)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < count; i++)
		json_int(json, pins[i]);
	json_close(json, ']');
}

/* The members of a kind by their names; what a proof says stands by itself. */
static void put_members(struct json *json, const struct app *app, const struct why_record *record)
{
	const struct pairing_step_form *form = pairing_step_form_of(record->kind);

	json_key(json, "members");
	json_open(json, '{');
	for (int i = 0; i < form->count; i++) {
		const struct pairing_step_member *member = &form->members[i];

		if (member->type == PAIRING_IS_SCORE)
			json_put_points(json, member->name, record->numbers[i]);
		else if (member->type == PAIRING_IS_PLAYER)
			put_player(json, member->name, app, record->numbers[i]);
		else if (member->type == PAIRING_IS_NUMBER)
			json_put_int(json, member->name, record->numbers[i]);
	}
	json_close(json, '}');
}

static void put_proof(struct json *json, const struct why_proof *proof)
{
	json_key(json, "proof");
	if (!proof->says) {
		json_null(json);
		return;
	}
	json_open(json, '{');
	json_put_text(json, "says", proof->says);
	if (proof->term) {
		json_put_text(json, "term", proof->term);
		json_put_text(json, "rule", proof->term_rule ? proof->term_rule : "");
		if (proof->level >= 0)
			json_put_points(json, "score", proof->level);
		json_put_int(json, "before", proof->before);
		json_put_int(json, "after", proof->after);
		put_pins(json, "then", proof->then, proof->nthen);
		put_pins(json, "now", proof->now, proof->nnow);
	}
	json_close(json, '}');
}

static void put_record(struct json *json, const struct app *app, const struct why_record *record)
{
	json_open(json, '{');
	json_put_text(json, "kind", pairing_step_form_of(record->kind)->name);
	json_put_text(json, "rule", record->rule ? record->rule : "");
	put_player(json, "player", app, record->player);
	put_player(json, "other", app, record->other);
	put_members(json, app, record);
	put_proof(json, &record->proof);
	json_close(json, '}');
}

static void put_records(struct json *json, const struct app *app, const struct why_reasons *reasons)
{
	json_key(json, "records");
	json_open(json, '[');
	for (int i = 0; i < reasons->count; i++) {
		const struct why_reason *reason = &reasons->reasons[i];

		json_open(json, '{');
		json_put_text(json, "text", reason->text);
		json_key(json, "steps");
		json_open(json, '[');
		for (int k = 0; k < reason->count; k++)
			put_record(json, app, &reason->records[k]);
		json_close(json, ']');
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_wish_record(struct json *json, const struct app *app, enum wish_kind wish,
	const struct whynot_record *record)
{
	json_open(json, '{');
	json_put_text(json, "kind", wish_name(wish));
	json_put_text(json, "rule", record->rule);
	put_player(json, "player", app, record->player);
	put_player(json, "other", app, record->other);
	json_key(json, "members");
	json_open(json, '{');
	if (record->member)
		json_put_int(json, record->member, record->number);
	json_close(json, '}');
	put_proof(json, &record->proof);
	json_close(json, '}');
}

/* A sentence of the answer; "": it has none. */
static void put_sentence(struct json *json, const struct app *app, enum wish_kind wish,
	const char *text, const struct whynot_record *records, int count)
{
	if (!text[0] && count == 0)
		return;
	json_open(json, '{');
	json_put_text(json, "text", text);
	json_key(json, "steps");
	json_open(json, '[');
	for (int i = 0; i < count; i++)
		put_wish_record(json, app, wish, &records[i]);
	json_close(json, ']');
	json_close(json, '}');
}

void why_json_put_whynot(
	struct json *json, const struct app *app, enum wish_kind wish, const struct whynot *answer)
{
	json_key(json, "records");
	json_open(json, '[');
	put_sentence(json, app, wish, answer->grounds, NULL, 0);
	put_sentence(json, app, wish, answer->verdict, &answer->record, 1);
	put_sentence(json, app, wish, answer->besides, answer->besides_records, answer->nbesides);
	json_close(json, ']');
}

void why_json_print(const struct app *app, int round, int label, const struct why_reasons *reasons)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	json_key(&json, "board");
	if (label)
		json_int(&json, label);
	else
		json_null(&json);
	json_key(&json, "reasons");
	json_open(&json, '[');
	for (int i = 0; i < reasons->count; i++)
		json_text(&json, reasons->reasons[i].text);
	json_close(&json, ']');
	put_records(&json, app, reasons);
	json_close(&json, '}');
	json_finish(&json);
}
