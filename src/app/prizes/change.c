/* The prize list changed: a line added, changed or taken away, or the whole list read. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/prizes/prizes.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"
#include "formats/prize_sheet.h"

/* The sentence that the layers below have made, or the usual one. */
static enum status fail(struct error *error, enum status status, const struct error *found)
{
	return status == STATUS_BAD_INPUT ? app_fail(error, status, "%s", found->text)
					  : app_fail_plain(error, status);
}

static enum status read_list(const struct app *app, struct prize_list *list, struct error *error)
{
	struct error found = {0};
	const enum status status = prize_list_of(app_event(app), app->section, list, &found);

	return status == STATUS_OK ? status : fail(error, status, &found);
}

static enum status check_rules(const struct app *app, struct error *error)
{
	if (prize_rules_of(app_event(app), app->section).rule != PRIZE_RULE_UNSET)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"How do the tied share? FIDE leaves it open, so it has to be said first: shared, hort or place (prize-rules, or --rules).");
}

/* The rules that come with a prize or a list; without them they have to be set. */
static enum status put_rules(
	const struct app *app, const char *rules, struct action *action, struct error *error)
{
	char kept[PARTICULAR_SIZE];
	enum status status;

	if (!rules || !rules[0])
		return check_rules(app, error);
	status = particular_take(particular_field(SECTION_PRIZE_RULES), rules, kept, error);
	if (status != STATUS_OK)
		return status;
	status = particular_put(action, app_event(app), app->section, 0, SECTION_PRIZE_RULES, kept);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* "below=1800" is meant for a key; it would be a cup of that name. */
static bool is_key(const char *object)
{
	const char *equal = strchr(object, '=');
	char key[PRIZE_NAME_SIZE] = "";

	if (!equal)
		return false;
	memcpy(key, object, (size_t)(equal - object));
	return prize_field_find(key) != NULL;
}

static enum status check_prize(const struct app *app, const struct prize_list *list, int number,
	const struct prize *prize, struct error *error)
{
	const struct prize_entry *clash =
		prize->by == PRIZE_BY_HAND ? NULL : prize_list_clash(list, prize, number);
	const int rounds = event_section(app_event(app), app->section)->rounds;
	char title[PRIZE_TITLE_SIZE];

	if (is_key(prize->object))
		return app_fail(error, STATUS_BAD_INPUT,
			"amount: found \"%s\", expected what is won: 100, 12.50 or Cup.",
			prize->object);
	if (clash)
		return app_fail(error, STATUS_BAD_INPUT, "%s has %s already: prize %d.",
			prize_title(&clash->prize, 0, title),
			clash->prize.amount > 0 ? "an amount" : "an object", clash->number);
	if (prize->by == PRIZE_BY_ROUNDS && prize->round_to > rounds)
		return app_fail(error, STATUS_BAD_INPUT, "Nobody can win %s: there %s %d %s%s.",
			prize_title(prize, 0, title), rounds == 1 ? "is" : "are", rounds,
			vocabulary_of(app_event(app), app->section)->round_small,
			words_plural(rounds));
	if (prize->winner > 0 && !event_player(app_event(app), app->section, prize->winner))
		return app_fail(error, STATUS_BAD_INPUT, "There is no player %d to give it to.",
			prize->winner);
	return STATUS_OK;
}

static void put_label(
	struct action *action, const char *deed, int number, const struct prize *prize)
{
	char title[PRIZE_TITLE_SIZE], amount[MONEY_SIZE];

	words_put(action->label, sizeof(action->label), "Prize %d %s: %.40s, %.40s", number, deed,
		prize_title(prize, 0, title),
		prize->amount > 0 ? money_text(prize->amount, amount) : prize->object);
}

/* The rules that are set in the same action; they have been checked. */
static void put_rules_label(struct action *action, const char *rules)
{
	const size_t used = strlen(action->label);

	if (rules && rules[0])
		words_put(action->label + used, sizeof(action->label) - used, "; rules: %.20s",
			rules);
}

struct order {
	int number; /* 0: a new one */
	const struct prize *prize;
	const char *rules;
};

static enum status put_prize(const struct app *app, const struct prize_list *list,
	const struct order *order, struct action *action, struct error *error)
{
	int number = order->number;
	enum status status = check_prize(app, list, number, order->prize, error);

	if (status == STATUS_OK)
		status = put_rules(app, order->rules, action, error);
	if (status != STATUS_OK)
		return status;
	if (number == 0)
		number = list->count > 0 ? list->entries[list->count - 1].number + 1 : 1;
	if (number > PRIZES_MOST)
		return app_fail(
			error, STATUS_BAD_INPUT, "A list has at most %d prizes.", PRIZES_MOST);
	status = prize_list_put(action, app_event(app), app->section, number, order->prize);
	put_label(action, order->number ? "changed" : "added", number, order->prize);
	put_rules_label(action, order->rules);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_put(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct order *order = what;
	struct prize_list list;
	enum status status = read_list(app, &list, error);

	if (status != STATUS_OK)
		return status;
	if (order->number > 0 && !prize_list_find(&list, order->number))
		status = app_fail(error, STATUS_NOT_FOUND, "There is no prize %d.", order->number);
	if (status == STATUS_OK)
		status = put_prize(app, &list, order, action, error);
	prize_list_done(&list);
	return status;
}

enum status app_prize_add(
	struct app *app, const struct prize *prize, const char *rules, struct error *error)
{
	const struct order order = {0, prize, rules};

	return app_run(app, build_put, &order, error);
}

enum status app_prize_change(
	struct app *app, int number, const struct prize *prize, struct error *error)
{
	const struct order order = {number, prize, NULL};

	return app_run(app, build_put, &order, error);
}

/* A line that cannot be read may be taken away as well. */
static enum status build_remove(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const int number = *(const int *)what;
	const char *text = number < 1 || number > PRIZES_MOST
		? ""
		: event_particular(app_event(app), app->section, 0,
			  (enum particular_id)(SECTION_PRIZE + number));
	struct prize prize;
	enum status status;

	if (!text[0])
		return app_fail(error, STATUS_NOT_FOUND, "There is no prize %d.", number);
	if (prize_read(text, &prize, NULL) == STATUS_OK)
		put_label(action, "taken away", number, &prize);
	else
		words_put(action->label, sizeof(action->label), "Prize %d taken away", number);
	status = prize_list_put(action, app_event(app), app->section, number, NULL);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_prize_remove(struct app *app, int number, struct error *error)
{
	return app_run(app, build_remove, &number, error);
}

/* All the lines that there are go. */
static enum status take_away(const struct app *app, struct action *action)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PARTICULAR, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct particular *row = &rows[i].as.particular;

		if (row->pin == 0 && row->field > SECTION_PRIZE &&
			row->field <= SECTION_PRIZE + PRIZES_MOST)
			status = action_remove(action, app_event(app), record_key_of(&rows[i]));
	}
	return status;
}

static enum status put_sheet(const struct app *app, const struct prize_sheet *sheet,
	struct action *action, struct error *error)
{
	struct prize_list list = {
		.entries = malloc(((size_t)sheet->count + 1) * sizeof(*list.entries))};
	enum status status = STATUS_OK;

	if (!list.entries)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; status == STATUS_OK && i < sheet->count; i++) {
		struct error found = {0};

		status = check_prize(app, &list, 0, &sheet->prizes[i], &found);
		if (status != STATUS_OK) {
			status =
				app_fail(error, status, "Line %d: %s", sheet->lines[i], found.text);
			break;
		}
		list.entries[list.count++] = (struct prize_entry){i + 1, sheet->prizes[i]};
		status = prize_list_put(
			action, app_event(app), app->section, i + 1, &sheet->prizes[i]);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	free(list.entries);
	return status;
}

struct import_order {
	const struct prize_sheet *sheet;
	const char *rules;
};

static enum status build_import(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct import_order *order = what;
	const struct prize_sheet *sheet = order->sheet;
	enum status status = put_rules(app, order->rules, action, error);

	if (status != STATUS_OK)
		return status;
	status = take_away(app, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	words_put(action->label, sizeof(action->label), "Prize list of %d prize%s", sheet->count,
		words_plural(sheet->count));
	put_rules_label(action, order->rules);
	return put_sheet(app, sheet, action, error);
}

enum status app_prizes_import(struct app *app, const char *bytes, size_t size, const char *rules,
	int *count, struct error *error)
{
	struct error found = {0};
	const struct report report = {.error = &found};
	struct prize_sheet sheet;
	const struct import_order order = {&sheet, rules};
	enum status status = prize_sheet_read(bytes, size, &sheet, &report);

	if (status != STATUS_OK)
		return fail(error, status, &found);
	*count = sheet.count;
	status = app_run(app, build_import, &order, error);
	prize_sheet_done(&sheet);
	return status;
}

enum status prize_with(const struct prize *prize, const struct prize_order *orders, int count,
	struct prize *made, struct error *error)
{
	int nfields;
	const struct prize_field *fields = prize_fields(&nfields);
	enum status status = STATUS_OK;

	prize_init(made);
	for (int i = 0; status == STATUS_OK && i < nfields; i++) {
		char value[PRIZE_TEXT_SIZE];
		const char *text = value;
		struct line line;

		line_init(&line, value, sizeof(value));
		fields[i].show(prize, &line);
		for (int k = 0; k < count; k++)
			if (orders[k].field == &fields[i])
				text = orders[k].text;
		status = prize_take(made, &fields[i], text, error);
	}
	return status;
}
