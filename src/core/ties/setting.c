/* By which tie-breaks a section is ranked, and by which edition of the regulations. */
#include "core/ties/setting.h"

#include <string.h>

#include "core/typed/date.h"
#include "core/known_books.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"

static const int years[TIES_RULES] = {2022, 2023, 2024, 2026};

/* The first days of the editions but the first, as yyyymmdd. */
static const int first_days[TIES_RULES] = {0, 20230901, 20240801, 20260301};

struct ties_order ties_usual_order(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	const struct known_book *book = known_book(row != NULL ? row->system : "");
	struct ties_order order = {.count = 0};

	ties_order_parse(book->ties_us != NULL && event_is_us(event) ? book->ties_us : book->ties,
		&order, NULL);
	return order;
}

int ties_rules_year(enum ties_rules rules)
{
	return years[rules];
}

bool ties_rules_of_year(const char *text, enum ties_rules *rules)
{
	for (int i = 0; i < TIES_RULES; i++) {
		const char digits[] = {(char)('0' + years[i] / 1000),
			(char)('0' + years[i] / 100 % 10), (char)('0' + years[i] / 10 % 10),
			(char)('0' + years[i] % 10), '\0'};

		if (strcmp(text, digits) != 0)
			continue;
		*rules = (enum ties_rules)i;
		return true;
	}
	return false;
}

/* yyyymmdd; 0: it is none that can be read. */
static int day_of(const char *text)
{
	char date[BORN_SIZE];
	int day = 0;

	if (!date_parse(text, date))
		return 0;
	for (const char *at = date; *at != '\0'; at++)
		if (*at != '/')
			day = day * 10 + (*at - '0');
	return day;
}

enum ties_rules ties_rules_on(const char *day)
{
	const int number = day_of(day);
	int rules = TIES_RULES - 1;

	while (number > 0 && rules > 0 && number < first_days[rules])
		rules--;
	return (enum ties_rules)rules;
}

/* What stands behind the code of a kept line of a report, in its first part; NULL: no such line. */
static const char *kept_text(const struct event *event, int section, const char *code)
{
	const size_t length = strlen(code);
	int count;
	const struct record *row = event_range(event, RECORD_KEPT, section, 0, &count);

	for (; count > 0; count--, row++)
		if (row->as.kept.part == 1 && strncmp(row->as.kept.text, code, length) == 0)
			return row->as.kept.text + length;
	return NULL;
}

static void take_order(const struct event *event, int section, struct ties_setting *setting)
{
	const char *text = event_particular(event, section, 0, SECTION_TIE_BREAKS);
	struct error error;

	setting->order_set = text[0] != '\0';
	if (!setting->order_set) {
		text = kept_text(event, section, "212 ");
		if (text == NULL)
			text = kept_text(event, section, "202 ");
	}
	if (text != NULL && ties_order_parse(text, &setting->order, &error) != STATUS_OK)
		setting->trouble = error;
}

static void take_rules(const struct event *event, int section, struct ties_setting *setting)
{
	const char *day = event_particular(event, 0, 0, EVENT_LAST_DAY);

	setting->rules_set = ties_rules_of_year(
		event_particular(event, section, 0, SECTION_TIE_RULES), &setting->rules);
	if (setting->rules_set)
		return;
	if (day[0] == '\0')
		day = kept_text(event, section, "052 ");
	if (day == NULL)
		day = kept_text(event, section, "042 ");
	setting->rules = ties_rules_on(day != NULL ? day : "");
}

struct ties_setting ties_setting_of(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	const char *system = row != NULL ? row->system : "";
	struct ties_setting setting = {.trouble = {.code = STATUS_OK}};

	setting.order = ties_usual_order(event, section);
	setting.all_play_all = known_book(system)->all_play_all;
	take_order(event, section, &setting);
	take_rules(event, section, &setting);
	return setting;
}

enum status ties_setting_take(const char *list, struct ties_setting *setting, struct error *error)
{
	struct ties_order order;
	struct line line;
	enum status status = ties_order_parse(list, &order, error);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; setting->all_play_all && i < order.count; i++) {
		const struct ties_code_row *row = ties_code_row(order.of[i].code);

		if (!row->buchholz)
			continue;
		error->code = STATUS_BAD_INPUT;
		line_init(&line, error->text, sizeof(error->text));
		line_text(&line, row->code);
		line_text(&line,
			" must not be used where all play all (C.07 8); DE, WIN, SB and KS may.");
		return STATUS_BAD_INPUT;
	}
	setting->order = order;
	setting->order_set = true;
	setting->trouble.code = STATUS_OK;
	return STATUS_OK;
}
