/* Fingerprints of what is published of an event, one a section, and whether two of them differ. */
#include "config.h"

#include "app/event/publications.h"

#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"

/* FNV-1a, whole numbers at a time. */
static const unsigned long long sum_start = 0xcbf29ce484222325, sum_prime = 0x100000001b3;

static void add_to_sum(unsigned long long *sum, int number)
{
	*sum = ((*sum ? *sum : sum_start) ^ (unsigned long long)number) * sum_prime;
}

/* Results are left out: only that all of a round are in is in its state. */
static void add_round(unsigned long long *sum, const struct event *event, const struct round *round)
{
	int count;
	const struct record *boards =
		event_range(event, RECORD_BOARD, round->section, round->number, &count);

	add_to_sum(sum, round->number);
	add_to_sum(sum, round->state);
	for (int i = 0; i < count; i++) {
		add_to_sum(sum, boards[i].as.board.number);
		add_to_sum(sum, boards[i].as.board.white);
		add_to_sum(sum, boards[i].as.board.black);
	}
}

static unsigned long long sum_of(const struct event *event, int section)
{
	unsigned long long sum = 0;
	int count;
	const struct record *rounds = event_range(event, RECORD_ROUND, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (rounds[i].as.round.state >= ROUND_PUBLISHED)
			add_round(&sum, event, &rounds[i].as.round);
	return sum;
}

void publications_done(struct publications *publications)
{
	free(publications->of);
	*publications = (struct publications){.count = 0};
}

enum status publications_take(const struct event *event, struct publications *publications)
{
	const char *folder = event_particular(event, 0, 0, EVENT_FALL_BACK);
	const int sections = event_sections(event);

	publications_done(publications);
	if (!folder[0])
		return STATUS_OK;
	publications->of = calloc((size_t)sections + 1, sizeof(*publications->of));
	if (!publications->of)
		return STATUS_NO_MEMORY;
	strcpy(publications->folder, folder);
	publications->count = sections;
	for (int i = 0; i < sections; i++) {
		const int section = event_section_at(event, i)->id;

		publications->of[i] = (struct publication){section, sum_of(event, section)};
	}
	return STATUS_OK;
}

bool publications_differ(const struct publications *before, const struct publications *now,
	const struct publication *section)
{
	unsigned long long sum = 0;

	if (!now->folder[0])
		return false;
	if (strcmp(before->folder, now->folder) != 0)
		return true;
	for (int i = 0; i < before->count; i++)
		if (before->of[i].section == section->section)
			sum = before->of[i].sum;
	return section->sum != sum;
}
