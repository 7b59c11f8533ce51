/* The index of labels that sections and players have, kept beside their particulars. */
#include "core/label_index.h"

#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "core/vec.h"

bool label_index_has(const struct particular *particular)
{
	return particular->pin == 0 ? particular->field == SECTION_FIRST_BOARD
				    : particular->field == PLAYER_FIXED_BOARD;
}

/* The first place that does not come before this one. */
static int search(const struct event *event, int section, int pin)
{
	int low = 0, high = event->nlabels;

	while (low < high) {
		const int middle = low + (high - low) / 2;
		const struct given_label *here = &event->labels[middle];

		if (here->section != section ? here->section < section : here->pin < pin)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool label_index_reserve(struct event *event, int more)
{
	struct given_label *labels = vec_grow(
		event->labels, &event->labels_room, event->nlabels + more, sizeof(*labels));

	if (labels == NULL)
		return false;
	event->labels = labels;
	return true;
}

/* A row of a damaged file may hold no number, and is not in the index then. */
void label_index_remove(struct event *event, const struct particular *particular)
{
	const int at = search(event, particular->section, particular->pin);
	struct given_label *here = &event->labels[at];

	if (at == event->nlabels || here->section != particular->section ||
		here->pin != particular->pin)
		return;
	event->nlabels--;
	memmove(here, here + 1, (size_t)(event->nlabels - at) * sizeof(*here));
}

void label_index_add(struct event *event, const struct particular *particular)
{
	const int at = search(event, particular->section, particular->pin);
	int label;

	if (!text_to_int(particular->text, 1, PLAYERS_MOST, &label))
		return;
	memmove(&event->labels[at + 1], &event->labels[at],
		(size_t)(event->nlabels - at) * sizeof(*event->labels));
	event->labels[at] = (struct given_label){particular->section, particular->pin, label};
	event->nlabels++;
}

const struct given_label *label_index_of(const struct event *event, int section, int *count)
{
	const int from = search(event, section, 0), to = search(event, section + 1, 0);

	*count = to - from;
	return *count > 0 ? &event->labels[from] : NULL;
}

bool label_index_copy(const struct event *from, struct event *to)
{
	if (from->nlabels == 0)
		return true;
	if (!label_index_reserve(to, from->nlabels))
		return false;
	memcpy(to->labels, from->labels, (size_t)from->nlabels * sizeof(*to->labels));
	to->nlabels = from->nlabels;
	return true;
}

void label_index_done(struct event *event)
{
	free(event->labels);
	event->labels = NULL;
	event->nlabels = event->labels_room = 0;
}
