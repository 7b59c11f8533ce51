/* Sums of rows and texts. */
#include "config.h"

#include "store/sum.h"

static unsigned long long mix(unsigned long long sum)
{
	sum *= 0x9e3779b97f4a7c15u;
	return sum ^ sum >> 32;
}

unsigned long long sum_number(unsigned long long sum, long long number)
{
	return mix(mix(sum ^ (unsigned long long)number));
}

/* With its end, so that two texts in a row are not one. */
unsigned long long sum_text(unsigned long long sum, const char *text)
{
	do
		sum = mix(sum ^ (unsigned char)*text);
	while (*text++);
	return sum;
}

static unsigned long long row_sum(const struct record *row)
{
	const struct record_field *fields;
	int count;
	unsigned long long sum;

	fields = record_fields(row->kind, &count);
	sum = sum_text(SUM_START, record_kind_name(row->kind));
	for (int i = 0; i < count; i++) {
		const char *text = fields[i].size ? record_text(row, &fields[i]) : NULL;
		const int number = text ? 0 : record_int(row, &fields[i]);

		if (text ? !*text : !number)
			continue;
		sum = sum_text(sum, fields[i].name);
		sum = text ? sum_text(sum, text) : sum_number(sum, number);
	}
	return mix(sum);
}

long long sum_contents(const struct event *event)
{
	unsigned long long contents = 0;

	for (int kind = 0; kind < RECORD_KINDS; kind++)
		for (int i = 0; i < event->table[kind].count; i++)
			contents += row_sum(&event->table[kind].rows[i]);
	return (long long)contents;
}

long long sum_after(long long contents, const struct action *action, bool backwards)
{
	unsigned long long sum = (unsigned long long)contents;

	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const unsigned long long before = edit->had ? row_sum(&edit->before) : 0;
		const unsigned long long after = edit->has ? row_sum(&edit->after) : 0;

		sum += backwards ? before - after : after - before;
	}
	return (long long)sum;
}
