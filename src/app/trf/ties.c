/* The order of the standings in tournament reports. */
#include "config.h"

#include "app/trf/ties.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/change.h"
#include "core/particulars/particular.h"
#include "core/ties/setting.h"

static const char rules_word[] = "tie-break-rules";

/* 202: among equal points; 212: with the points among them. */
static bool is_order(const char *line, struct ties_order *order)
{
	if (strncmp(line, "202 ", 4) != 0 && strncmp(line, "212 ", 4) != 0)
		return false;
	return ties_order_parse(line + 4, order, NULL) == STATUS_OK;
}

static bool is_rules(const char *line, enum ties_rules *rules)
{
	const char *text = trf_comment_after(line, rules_word);

	return text && ties_rules_of_year(text, rules);
}

bool trf_ties_is(const char *line)
{
	struct ties_order order;
	enum ties_rules rules;

	return is_order(line, &order) || is_rules(line, &rules);
}

static enum status keep_order(const struct ties_order *order, int section, struct event *event)
{
	char text[TIES_ORDER_SIZE];

	if (!ties_order_typed(order, text, sizeof(text)))
		return STATUS_OK;
	return trf_rows_put_particular(event, section, SECTION_TIE_BREAKS, text);
}

enum status trf_ties_drop_usual(int section, struct event *event)
{
	const struct record_key key = {RECORD_PARTICULAR, {section, 0, SECTION_TIE_BREAKS}};
	const struct ties_order usual = ties_usual_order(event, section);
	const struct ties_setting setting = ties_setting_of(event, section);
	const struct change change = {.key = key};

	return event_find(event, key) && ties_order_equal(&setting.order, &usual)
		? event_change(event, &change, 1)
		: STATUS_OK;
}

enum status trf_ties_keep(const struct trf *trf, int section, struct event *event)
{
	enum status status = STATUS_OK;

	/* 212 stands behind 202 and says more */
	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct ties_order order;
		enum ties_rules rules;

		if (is_order(trf->kept[i], &order))
			status = keep_order(&order, section, event);
		else if (is_rules(trf->kept[i], &rules))
			status = trf_rows_put_particular(event, section, SECTION_TIE_RULES,
				trf_comment_after(trf->kept[i], rules_word));
	}
	return status;
}

enum status trf_ties_say(const struct event *event, int section, struct trf *trf, int *room)
{
	const struct ties_setting setting = ties_setting_of(event, section);
	const bool with_points = ties_names_points(&setting.order);
	char text[TIES_ORDER_SIZE], line[TIES_ORDER_SIZE + 8];
	enum status status = STATUS_OK;

	if (setting.trouble.code == STATUS_OK && (setting.order_set || setting.order.count > 1) &&
		ties_order_text(&setting.order, with_points, text, sizeof(text))) {
		words_put(line, sizeof(line), "%s %s", with_points ? "212" : "202", text);
		status = trf_add_line(trf, room, line, strlen(line));
	}
	if (status == STATUS_OK && setting.rules_set) {
		words_put(text, sizeof(text), "%d", ties_rules_year(setting.rules));
		status = trf_comment_add(trf, room, rules_word, 0, text);
	}
	return status;
}
