/* The sentences of a board: made from groups of steps, ordered. */
#include "config.h"

#include "app/why/list.h"

#include <stdlib.h>
#include <string.h>

#include "app/words/group.h"

static struct why_line *add_line(struct why_list *list, enum why_part part, const char *text)
{
	struct why_line *line;

	if (list->count == list->room) {
		const int room = list->room ? 2 * list->room : 16;
		struct why_line *lines = realloc(list->lines, (size_t)room * sizeof(*lines));

		if (!lines)
			return NULL;
		list->lines = lines;
		list->room = room;
	}
	line = &list->lines[list->count];
	*line = (struct why_line){.part = part, .text = strdup(text)};
	if (!line->text)
		return NULL;
	list->count++;
	return line;
}

enum status why_list_add(struct why_list *list, enum why_part part, const char *text)
{
	return add_line(list, part, text) ? STATUS_OK : STATUS_NO_MEMORY;
}

struct why_line *why_list_add_ruled(
	struct why_list *list, enum why_part part, const char *text, const char *rule)
{
	char whole[4 * SENTENCE_SIZE];
	struct why_line *line;

	words_put(whole, sizeof(whole), "%s (%s).", text, rule);
	line = add_line(list, part, whole);
	if (line)
		words_put(line->rule, sizeof(line->rule), "%s", rule);
	return line;
}

enum why_part why_list_part(enum pairing_step_kind kind)
{
	switch (kind) {
	case PAIRING_STEP_PINNED:
		return WHY_FIXED;
	case PAIRING_STEP_REPAIRED:
	case PAIRING_STEP_OTHERWISE:
	case PAIRING_STEP_STAYS:
	case PAIRING_STEP_OFF_TABLE:
		return WHY_INSTEAD;
	case PAIRING_STEP_DUE:
	case PAIRING_STEP_TRANSFER:
	case PAIRING_STEP_EQUAL_CLAIMS:
	case PAIRING_STEP_LOT:
	case PAIRING_STEP_LOT_NUMBER:
	case PAIRING_STEP_WHITE:
	case PAIRING_STEP_CONFLICT:
	case PAIRING_STEP_PREFERENCE:
		return WHY_COLOUR;
	case PAIRING_STEP_LEVEL:
	case PAIRING_STEP_ODD:
	case PAIRING_STEP_LINKED:
	case PAIRING_STEP_KEEPS:
	case PAIRING_STEP_LEFT:
	case PAIRING_STEP_GIVEN_UP:
	case PAIRING_STEP_UNMET:
	case PAIRING_STEP_GROUP:
	case PAIRING_STEP_ODD_TOGETHER:
	case PAIRING_STEP_LISTED:
	case PAIRING_STEP_VOLUNTEERED:
		return WHY_GROUP;
	default:
		return WHY_BOARD;
	}
}

/* The records of the steps of one sentence, where they are asked for. */
static enum status keep_records(const struct why_list *list, const struct cast *cast,
	const struct pairing_step *const *group, int count, struct why_line *line)
{
	if (!list->records)
		return STATUS_OK;
	line->records = calloc((size_t)count, sizeof(*line->records));
	if (!line->records)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		line->records[i] = why_record_of(cast, group[i]);
	return STATUS_OK;
}

/* Is it fixed for this card, by the pins that the cast knows? */
static bool is_pinned(const struct cast *cast, enum pairing_pin_kind kind, int card)
{
	for (int i = 0; cast->input && i < cast->input->npins; i++) {
		const struct pairing_pin *pin = &cast->input->pins[i];

		if (pin->kind == kind &&
			(pin->player == card || (kind == PAIRING_PIN_BOARD && pin->other == card)))
			return true;
	}
	return false;
}

/* How one was chosen whom the arbiter has chosen is not told: nobody else was looked at. */
static bool is_fixed_choice(const struct cast *cast, const struct pairing_step *step)
{
	switch (step->kind) {
	case PAIRING_STEP_BYE:
	case PAIRING_STEP_LOWEST:
		return is_pinned(cast, PAIRING_PIN_BYE, step->player);
	case PAIRING_STEP_FLOAT_PASSED:
		return is_pinned(cast,
			       step->as.float_passed.way == PAIRING_LEVEL ? PAIRING_PIN_BYE
				       : step->as.float_passed.way == PAIRING_FLOAT_UP
				       ? PAIRING_PIN_FLOAT_UP
				       : PAIRING_PIN_FLOAT_DOWN,
			       step->other) ||
			is_pinned(cast, PAIRING_PIN_BOARD, step->other);
	case PAIRING_STEP_ODD_PLAYER:
	case PAIRING_STEP_ODD_OPPONENT:
		return is_pinned(cast, PAIRING_PIN_BOARD, step->player);
	case PAIRING_STEP_STAYS:
		return is_pinned(cast, PAIRING_PIN_BOARD, step->other);
	default:
		return false;
	}
}

enum status why_list_tell(
	struct why_list *list, const struct cast *cast, const struct pairing_steps *steps)
{
	const size_t count = (size_t)steps->count + 1;
	const struct pairing_step **group = malloc(count * sizeof(*group));
	bool *told = calloc(count, sizeof(*told));
	enum status status = group && told ? STATUS_OK : STATUS_NO_MEMORY;

	for (int i = 0; i < steps->count && told; i++)
		told[i] = is_fixed_choice(cast, &steps->steps[i]);
	for (int i = 0; status == STATUS_OK && i < steps->count; i++) {
		const int size = told[i] ? 0 : words_group_find(steps, i, told, group);
		char text[GROUP_SIZE];
		struct why_line *line;

		if (size == 0)
			continue;
		words_group(cast, group, size, text, sizeof(text));
		line = add_line(list, why_list_part(group[0]->kind), text);
		if (line) {
			line->step = *group[0];
			line->steps = size;
			words_group_rule(group, size, line->rule, sizeof(line->rule));
			status = keep_records(list, cast, group, size, line);
		} else {
			status = STATUS_NO_MEMORY;
		}
	}
	free(group);
	free(told);
	return status;
}

enum status why_list_move(struct why_list *to, struct why_list *from)
{
	for (int i = 0; i < from->count; i++) {
		struct why_line *line = add_line(to, from->lines[i].part, from->lines[i].text);
		char *text;

		if (!line)
			return STATUS_NO_MEMORY;
		text = line->text;
		*line = from->lines[i];
		line->text = text;
		from->lines[i].records = NULL;
	}
	why_list_done(from);
	return STATUS_OK;
}

void why_list_order(struct why_list *list)
{
	for (int i = 1; i < list->count; i++) {
		const struct why_line line = list->lines[i];
		int at = i;

		for (; at > 0 && list->lines[at - 1].part > line.part; at--)
			list->lines[at] = list->lines[at - 1];
		list->lines[at] = line;
	}
}

void why_list_done(struct why_list *list)
{
	for (int i = 0; i < list->count; i++) {
		free(list->lines[i].text);
		free(list->lines[i].records);
	}
	free(list->lines);
	*list = (struct why_list){.count = 0};
}
