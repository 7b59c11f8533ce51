/* First boards and fixed boards that would give two boards one label are refused. */
#include "config.h"

#include "app/event/board_labels.h"

#include "app/event/fail.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/label_index.h"

/* The labels of a section that has a first board. */
struct span {
	int from, to; /* 0: it has none */
};

static struct span span_of(const struct event *event, int section)
{
	struct span span = {0, 0};
	int given, players;
	const struct given_label *first = label_index_of(event, section, &given);

	if (given == 0 || first->pin != 0)
		return span;
	event_range(event, RECORD_PLAYER, section, 0, &players);
	span.from = first->label;
	span.to = span.from + (players > 1 ? (players + 1) / 2 : 1) - 1;
	return span;
}

int board_labels_shared(const struct event *event, int section, int *label)
{
	const struct span mine = span_of(event, section);

	for (int i = 0; mine.from > 0 && i < event_sections(event); i++) {
		const int id = event_section_at(event, i)->id;
		const struct span other = span_of(event, id);

		if (id == section || other.from == 0 || other.to < mine.from ||
			mine.to < other.from)
			continue;
		*label = mine.from > other.from ? mine.from : other.from;
		return id;
	}
	return 0;
}

/* A fixed board in the boards of another section. */
static enum status refuse_fixed(const struct event *event, const struct given_label *fixed,
	int section, struct error *error)
{
	const struct span span = span_of(event, section);
	char name[NAME_SIZE], who[WHO_SIZE];

	words_who(event, fixed->section, fixed->pin, who);
	return app_fail(error, STATUS_REFUSED,
		"Board %d is fixed for %s, and %s has boards %d to %d.", fixed->label, who,
		app_section_name(event, section, name), span.from, span.to);
}

static enum status check_first(const struct event *event, int section, struct error *error)
{
	int label;
	const int other = board_labels_shared(event, section, &label);
	const struct span mine = span_of(event, section), there = span_of(event, other);
	char name[NAME_SIZE];

	if (other != 0)
		return app_fail(error, STATUS_REFUSED,
			"Board %d would be in two sections: %s has boards %d to %d.", label,
			app_section_name(event, other, name), there.from, there.to);
	for (int i = 0; i < event->nlabels; i++) {
		const struct given_label *fixed = &event->labels[i];

		if (fixed->pin != 0 && fixed->section != section && fixed->label >= mine.from &&
			fixed->label <= mine.to)
			return refuse_fixed(event, fixed, section, error);
	}
	return STATUS_OK;
}

static enum status check_fixed(
	const struct event *event, const struct given_label *mine, struct error *error)
{
	char who[WHO_SIZE], other[WHO_SIZE];
	int players = 0;

	for (int i = 0; i < event->nlabels; i++) {
		const struct given_label *given = &event->labels[i];
		const struct span span = span_of(event, given->section);

		players += given->section == mine->section && given->pin != 0;
		if (given->pin == 0 && given->section != mine->section &&
			mine->label >= span.from && mine->label <= span.to)
			return refuse_fixed(event, mine, given->section, error);
		if (given->pin == 0 || given->label != mine->label ||
			(given->section == mine->section && given->pin == mine->pin))
			continue;
		return app_fail(error, STATUS_REFUSED,
			"Board %d would be fixed for two: %s and %s.", mine->label,
			words_who(event, given->section, given->pin, other),
			words_who(event, mine->section, mine->pin, who));
	}
	if (players > FIXED_BOARDS_MOST)
		return app_fail(error, STATUS_REFUSED,
			"At most %d players of a section have a fixed board.", FIXED_BOARDS_MOST);
	return STATUS_OK;
}

static bool gives_label(const struct edit *edit)
{
	return edit->has && edit->after.kind == RECORD_PARTICULAR &&
		label_index_has(&edit->after.as.particular);
}

/* Of the event as it is to be, what the action gives there. */
static enum status check_given(
	const struct event *changed, const struct action *action, struct error *error)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct particular *row = &edit->after.as.particular;
		int count;
		const struct given_label *given;

		if (!gives_label(edit))
			continue;
		if (row->pin == 0) {
			status = check_first(changed, row->section, error);
			continue;
		}
		given = label_index_of(changed, row->section, &count);
		while (count > 0 && given->pin != row->pin) {
			given++;
			count--;
		}
		if (count > 0)
			status = check_fixed(changed, given, error);
	}
	return status;
}

enum status board_labels_check(
	const struct event *event, const struct action *action, struct error *error)
{
	struct event changed;
	enum status status;
	bool any = false;

	for (int i = 0; i < action->count && !any; i++)
		any = gives_label(&action->edits[i]);
	if (!any)
		return STATUS_OK;
	status = event_copy(event, &changed);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = action_apply(action, &changed);
	status = status == STATUS_OK ? check_given(&changed, action, error)
				     : app_fail_plain(error, status);
	event_done(&changed);
	return status;
}
