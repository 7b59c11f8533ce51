/* By which tie-breaks a section is ranked, and by which edition of the regulations. */
#include "core/ties/setting.h"

#include <string.h>

static const int years[TIES_RULES] = {2022, 2023, 2024, 2026};

/* The first days of the editions but the first, as yyyymmdd. */
static const int first_days[TIES_RULES] = {0, 20230901, 20240801, 20260301};

/* The rule book of all-play-alls. */
static const char all_play_all[] = "berger";

/* What each rule book is ranked by if nothing else is said. */
static const struct {
	const char *system;
	const char *order;
} usual[] = {
	{"dutch", "BH/C1,BH,SB,DE"},
	{"uscf", "MODMED,SOLK,CUM,CUMOPP"},
	{"caa", "PS,SOS"},
	{"schools", "PS,SOS"},
	{"lazy", "PS,SOS"},
	{all_play_all, "DE,WIN,SB,KS"},
};

struct ties_order ties_usual_order(const char *system)
{
	struct ties_order order = {.count = 0};
	const char *text = "";

	for (size_t i = 0; i < sizeof(usual) / sizeof(usual[0]); i++)
		if (strcmp(usual[i].system, system) == 0)
			text = usual[i].order;
	ties_order_parse(text, &order, NULL);
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

/* The next number of a date; 0: there is none. */
static int next_number(const char **text, int *digits)
{
	int number = 0;

	*digits = 0;
	*text += strcspn(*text, "0123456789");
	for (; **text >= '0' && **text <= '9' && *digits < 8; ++*text, ++*digits)
		number = number * 10 + (**text - '0');
	return number;
}

/* yyyymmdd; 0: it is none that can be read. */
static int day_of(const char *text)
{
	int digits[3], number[3];

	for (int i = 0; i < 3; i++)
		number[i] = next_number(&text, &digits[i]);
	if (digits[0] == 4)
		return number[0] * 10000 + number[1] * 100 + number[2];
	if (digits[2] == 4)
		return number[2] * 10000 + number[1] * 100 + number[0];
	return 0;
}

enum ties_rules ties_rules_on(const char *day)
{
	const int number = day_of(day);
	int rules = TIES_RULES - 1;

	while (number > 0 && rules > 0 && number < first_days[rules])
		rules--;
	return (enum ties_rules)rules;
}

const struct kept *ties_kept_line(const struct event *event, int section, const char *begin)
{
	const size_t length = strlen(begin);
	int count;
	const struct record *row = event_range(event, RECORD_KEPT, section, 0, &count);

	for (; count > 0; count--, row++)
		if (row->as.kept.part == 1 && strncmp(row->as.kept.text, begin, length) == 0)
			return &row->as.kept;
	return NULL;
}

static const char *text_behind(const struct event *event, int section, const char *begin)
{
	const struct kept *kept = ties_kept_line(event, section, begin);

	return kept != NULL ? kept->text + strlen(begin) : NULL;
}

static void take_order(const struct event *event, int section, struct ties_setting *setting)
{
	const char *text = text_behind(event, section, "212 ");
	struct error error;

	if (text == NULL)
		text = text_behind(event, section, "202 ");
	if (text == NULL)
		return;
	if (ties_order_parse(text, &setting->order, &error) == STATUS_OK)
		setting->order_set = true;
	else
		setting->trouble = error;
}

static void take_rules(const struct event *event, int section, struct ties_setting *setting)
{
	const char *text = text_behind(event, section, TIES_RULES_LINE);

	if (text != NULL && ties_rules_of_year(text, &setting->rules)) {
		setting->rules_set = true;
		return;
	}
	text = text_behind(event, section, "052 ");
	if (text == NULL)
		text = text_behind(event, section, "042 ");
	setting->rules = ties_rules_on(text != NULL ? text : "");
}

struct ties_setting ties_setting_of(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	struct ties_setting setting = {.trouble = {.code = STATUS_OK}};

	setting.order = ties_usual_order(row != NULL ? row->system : "");
	setting.all_play_all = row != NULL && strcmp(row->system, all_play_all) == 0;
	take_order(event, section, &setting);
	take_rules(event, section, &setting);
	return setting;
}
