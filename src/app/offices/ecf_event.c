/* What a file for the ECF says of the event: code, days, officers, and the time on the clock. */
#include "config.h"

#include <string.h>

#include "app/offices/ecf_gather.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/particulars/tempo.h"

static const struct office_place of_event = {0, 0};

const char *ecf_code_of(const struct event *event, int section)
{
	const char *own = event_particular(event, section, 0, SECTION_ECF_CODE);

	return own[0] ? own : event_particular(event, 0, 0, EVENT_ECF_CODE);
}

/* A text that ends its field too early would break the file. */
static void check_text(
	struct ecf_gather *gather, const char *what, const char *key, const char *text)
{
	char with[80];

	words_put(with, sizeof(with), "%s=TEXT", key);
	if (!ecf_text_holds(text))
		office_fault(&gather->office, of_event, MEND_EVENT, with,
			"%s: \"%.80s\" has the sign # in it, which ends a field of the file", what,
			text);
}

static void put_wanted(struct ecf_gather *gather, enum particular_id id, const char *example,
	char *to, size_t size)
{
	const struct particular_field *field = particular_field(id);
	const char *text = office_wants(&gather->office, id, example);

	words_put(to, size, "%s", text);
	check_text(gather, field->name, field->key, text);
}

/* "a line;another ; " as "a line; another" */
static void put_address(struct ecf_gather *gather, enum particular_id id, char *to, size_t size)
{
	char text[PARTICULAR_SIZE];
	const char *at = text;

	to[0] = '\0';
	put_wanted(gather, id, "'a.name@example.org'", text, sizeof(text));
	while (*at) {
		const size_t used = strlen(to);
		size_t length;

		at += strspn(at, "; ");
		length = strcspn(at, ";");
		while (length > 0 && at[length - 1] == ' ')
			length--;
		if (length > 0)
			words_put(to + used, size - used, "%s%.*s", used ? "; " : "", (int)length,
				at);
		at += strcspn(at, ";");
	}
}

static void check_days(struct ecf_gather *gather)
{
	const struct ecf_file *file = &gather->file;
	const struct particular_field *field = particular_field(EVENT_LAST_DAY);
	char first[PARTICULAR_SIZE], last[PARTICULAR_SIZE];

	if (file->first_day[0] && file->last_day[0] && strcmp(file->first_day, file->last_day) > 0)
		office_fault(&gather->office, of_event, MEND_EVENT, "last-day=DAY",
			"The last day, %s, is before the first, %s",
			particular_show(field, file->last_day, last),
			particular_show(field, file->first_day, first));
	office_check_last_day(&gather->office, file->last_day);
}

/* Of the event, or of the part of it that is sent, and how often it was. */
static void put_days(struct ecf_gather *gather)
{
	const struct office_part *part = gather->office.order->part;
	struct ecf_file *file = &gather->file;

	if (part) {
		file->index = part->index;
		words_put(file->first_day, sizeof(file->first_day), "%s", part->first);
		words_put(file->last_day, sizeof(file->last_day), "%s", part->last);
		return;
	}
	file->index = event_particular_number(gather->office.event, 0, 0, EVENT_SUBMISSION, 1);
	put_wanted(gather, EVENT_FIRST_DAY, "2026-03-07", file->first_day, sizeof(file->first_day));
	put_wanted(gather, EVENT_LAST_DAY, "2026-03-08", file->last_day, sizeof(file->last_day));
	check_days(gather);
}

/* Two sessions by moves and then the rest are the most that the file can say. */
static bool clock_of(const struct tempo *tempo, struct ecf_clock *clock)
{
	const struct tempo_session *sessions = tempo->sessions;
	const int last = tempo->count - 1;

	*clock = (struct ecf_clock){.seconds = tempo->seconds};
	for (int i = 0; i < last; i++)
		if (sessions[i].moves == 0)
			return false;
	if (last == 0) {
		clock->game = sessions[0].minutes;
		return sessions[0].moves == 0;
	}
	clock->first_moves = sessions[0].moves;
	clock->first_minutes = sessions[0].minutes;
	if (last == 2 || sessions[1].moves > 0) {
		clock->second_moves = sessions[1].moves;
		clock->second_minutes = sessions[1].minutes;
	}
	if (sessions[last].moves == 0)
		clock->rest = sessions[last].minutes;
	return last < 2 || sessions[2].moves == 0;
}

static bool read_tempo(const struct event *event, int section, struct tempo *tempo)
{
	return tempo_parse(event_time_control(event, section), tempo);
}

static void check_clock(struct ecf_gather *gather)
{
	const struct event *event = gather->office.event;
	const int section = gather->sections[0];
	const bool own = event_particular(event, section, 0, SECTION_TIME_CONTROL)[0] != '\0';
	const char *text = event_time_control(event, section);
	struct tempo tempo;

	if (!text[0])
		office_wants(&gather->office, EVENT_TIME_CONTROL, "'G/90;+30'");
	else if (!read_tempo(event, section, &tempo) || !clock_of(&tempo, &gather->file.clock))
		office_fault(&gather->office, (struct office_place){own ? section : 0, 0},
			MEND_EVENT,
			own ? "section-time-control='G/10;+5'" : "time-control='G/90;+30'",
			"The time control \"%.80s\" cannot be said in the file: minutes for the game, or one or two sessions of moves and then the rest",
			text);
}

/* A file has one time control: by it the games are standard, rapid or blitz. */
static void check_other_clocks(struct ecf_gather *gather)
{
	const struct event *event = gather->office.event;
	const int first = gather->sections[0];
	struct tempo tempo, other;
	char text[TEMPO_SIZE], other_text[TEMPO_SIZE], name[NAME_SIZE], first_name[NAME_SIZE];

	for (int i = 1; i < gather->nsections; i++) {
		const int section = gather->sections[i];

		if (!read_tempo(event, first, &tempo) || !read_tempo(event, section, &other) ||
			strcmp(tempo_us(&tempo, text), tempo_us(&other, other_text)) == 0)
			continue;
		office_fault(&gather->office, (struct office_place){section, 0}, MEND_EVENT,
			"section-ecf-code=CODE",
			"%s is played at %s and %s at %s: it needs an event code, and gets a file, of its own",
			app_section_name(event, section, name), other_text,
			app_section_name(event, first, first_name), text);
	}
}

/* The code of the section, where it has one of its own, else of the event. */
static void put_code(struct ecf_gather *gather)
{
	const struct event *event = gather->office.event;
	const int section = gather->sections[0];
	const bool own = event_particular(event, section, 0, SECTION_ECF_CODE)[0] != '\0';
	const struct office_part *part = gather->office.order->part;
	const char *code = part ? part->code : ecf_code_of(event, section);

	if (!code[0])
		office_wants(&gather->office, EVENT_ECF_CODE, "CODE");
	words_put(gather->file.code, sizeof(gather->file.code), "%s", code);
	if (strpbrk(code, "# "))
		office_fault(&gather->office, (struct office_place){own ? section : 0, 0},
			MEND_EVENT, own ? "section-ecf-code=CODE" : "ecf-code=CODE",
			"The ECF event code \"%s\" has a blank or the sign # in it", code);
}

static void put_name(struct ecf_gather *gather)
{
	int count;
	const struct record *row = event_range(gather->office.event, RECORD_EVENT, 1, 0, &count);

	words_put(gather->file.name, sizeof(gather->file.name), "%s",
		count ? row->as.event.name : "");
	check_text(gather, "The name of the event", "name", gather->file.name);
}

void ecf_gather_event(struct ecf_gather *gather)
{
	struct ecf_file *file = &gather->file;

	put_code(gather);
	put_name(gather);
	put_days(gather);
	put_wanted(gather, EVENT_OFFICER, "'Ann Alder'", file->officer, sizeof(file->officer));
	put_address(gather, EVENT_OFFICER_ADDRESS, file->officer_address,
		sizeof(file->officer_address));
	put_wanted(
		gather, EVENT_TREASURER, "'Bob Birch'", file->treasurer, sizeof(file->treasurer));
	put_address(gather, EVENT_TREASURER_ADDRESS, file->treasurer_address,
		sizeof(file->treasurer_address));
	file->grand_prix =
		strcmp(event_particular(gather->office.event, 0, 0, EVENT_GRAND_PRIX), "yes") == 0;
	check_clock(gather);
	check_other_clocks(gather);
}
