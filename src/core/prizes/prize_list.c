/* The prize list of a section and the rules by which it is paid, as the event keeps them. */
#include "core/prizes/prize_list.h"

#include <stdlib.h>
#include <string.h>

#include "core/known_books.h"
#include "core/particulars/particular.h"

static const struct {
	enum prize_rule rule;
	const char *word;
} words[] = {{PRIZE_BRITISH, "british"}, {PRIZE_US, "us"}, {PRIZE_US_OLDER, "us-older"},
	{PRIZE_HORT, "hort"}, {PRIZE_SHARED, "shared"}, {PRIZE_PLACE, "place"}};

enum { WORDS = sizeof(words) / sizeof(words[0]) };

const char *prize_rule_word(enum prize_rule rule)
{
	for (int i = 0; i < WORDS; i++)
		if (words[i].rule == rule)
			return words[i].word;
	return "";
}

bool prize_rule_is_by_rank(enum prize_rule rule)
{
	return rule == PRIZE_HORT || rule == PRIZE_PLACE;
}

/* An all-play-all has no home of its own: it may be one of quads (US 30G). */
static enum prize_rule usual_rule(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	const struct known_book *book = known_book(row ? row->system : "");

	return book->ties_us && event_is_us(event) ? PRIZE_US : book->prizes;
}

struct prize_rules prize_rules_of(const struct event *event, int section)
{
	const char *word = event_particular(event, section, 0, SECTION_PRIZE_RULES);
	const char *unit = event_particular(event, section, 0, SECTION_PRIZE_UNIT);
	struct prize_rules rules = {.rule = usual_rule(event, section), .unit = 1};

	for (int i = 0; i < WORDS; i++)
		if (strcmp(words[i].word, word) == 0) {
			rules.rule = words[i].rule;
			rules.rule_set = true;
		}
	if (strcmp(unit, "1") == 0)
		rules.unit = 100;
	if (strcmp(unit, "5") == 0)
		rules.unit = 500;
	rules.unrated_barred =
		strcmp(event_particular(event, section, 0, SECTION_PRIZE_UNRATED), "allowed") != 0;
	rules.byes_most = event_particular_number(event, section, 0, SECTION_PRIZE_BYES, -1);
	rules.based_on = event_particular_number(event, section, 0, SECTION_PRIZE_ENTRIES, 0);
	return rules;
}

static void name_line(int number, struct error *error)
{
	char why[ERROR_TEXT];
	struct line line;

	if (!error)
		return;
	memcpy(why, error->text, sizeof(why));
	line_init(&line, error->text, sizeof(error->text));
	line_text(&line, "Prize ");
	line_int(&line, number);
	line_text(&line, ": ");
	line_text(&line, why);
}

enum status prize_list_of(
	const struct event *event, int section, struct prize_list *list, struct error *error)
{
	struct prize_list made = {.rules = prize_rules_of(event, section)};
	int count;
	const struct record *rows = event_range(event, RECORD_PARTICULAR, section, 0, &count);
	enum status status = STATUS_OK;

	made.entries = malloc((PRIZES_MOST + 1) * sizeof(*made.entries));
	if (!made.entries)
		return STATUS_NO_MEMORY;
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct particular *row = &rows[i].as.particular;
		const int number = row->field - SECTION_PRIZE;

		/* rows of the section stand before those of its players */
		if (row->pin > 0)
			break;
		if (number < 1 || number > PRIZES_MOST)
			continue;
		made.entries[made.count].number = number;
		status = prize_read(row->text, &made.entries[made.count].prize, error);
		if (status != STATUS_OK)
			name_line(number, error);
		else
			made.count++;
	}
	if (status == STATUS_OK)
		*list = made;
	else
		prize_list_done(&made);
	return status;
}

void prize_list_done(struct prize_list *list)
{
	free(list->entries);
	list->entries = NULL;
	list->count = 0;
}

const struct prize_entry *prize_list_find(const struct prize_list *list, int number)
{
	for (int i = 0; i < list->count; i++)
		if (list->entries[i].number == number)
			return &list->entries[i];
	return NULL;
}

const struct prize_entry *prize_list_clash(
	const struct prize_list *list, const struct prize *prize, int but_number)
{
	for (int i = 0; i < list->count; i++) {
		const struct prize *other = &list->entries[i].prize;

		if (list->entries[i].number != but_number && other->by != PRIZE_BY_HAND &&
			prize_same_class(prize, other) &&
			(prize->amount > 0) == (other->amount > 0) && prize->first <= other->last &&
			other->first <= prize->last)
			return &list->entries[i];
	}
	return NULL;
}

enum status prize_list_put(struct action *action, const struct event *event, int section,
	int number, const struct prize *prize)
{
	char text[PRIZE_TEXT_SIZE] = "";

	if (prize && !prize_write(prize, text))
		return STATUS_BAD_INPUT;
	return particular_put(
		action, event, section, 0, (enum particular_id)(SECTION_PRIZE + number), text);
}

static bool is_line(const struct particular *row)
{
	return row->pin == 0 && row->field > SECTION_PRIZE &&
		row->field <= SECTION_PRIZE + PRIZES_MOST;
}

/* A line that cannot be read names nobody. */
bool prize_row_follow(struct particular *row, const int *pins)
{
	struct prize prize;
	char text[PRIZE_TEXT_SIZE];
	int winner;

	if (!is_line(row) || prize_read(row->text, &prize, NULL) != STATUS_OK || prize.winner < 1 ||
		prize.winner > PLAYERS_MOST)
		return false;
	winner = pins ? pins[prize.winner] : 0;
	if (winner == prize.winner)
		return false;
	prize.winner = winner;
	memset(text, 0, sizeof(text));
	if (!prize_write(&prize, text))
		return false;
	memcpy(row->text, text, sizeof(text));
	return true;
}

enum status prize_list_follow(
	struct action *action, const struct event *event, int section, const int *pins)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PARTICULAR, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row = rows[i];

		if (prize_row_follow(&row.as.particular, pins))
			status = action_put(action, event, &row);
	}
	return status;
}
