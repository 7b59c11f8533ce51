/* drawboard practice --steps: the steps that are a choice asked for, a question a line. */
#include "config.h"

#include "cli/practice_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/practice/practice.h"
#include "cli/cli.h"
#include "cli/out.h"
#include "core/names_meant.h"
#include "core/text/text.h"

enum { LINE_ROOM = 200 };

/* What is said of the cards since the last question. */
static void print_steps(const struct stepping *stepping, int from)
{
	for (int i = from; i < stepping->table.made; i++) {
		char text[DEAL_STEP_WORDS];

		out(stdout, "%s\n", deal_step_words(&stepping->deal.steps[i], text));
	}
}

/* "Question 2 of 9. Who goes down from 2?", and the cards among which he is. */
static void print_question(const struct stepping *stepping, const int *cards, int count)
{
	char text[STEPPING_TEXT], who[WHO_SIZE];

	stepping_question(stepping, text, sizeof(text));
	out(stdout, "\nQuestion %d of %d. %s\n", stepping->at + 1, stepping->questions.count, text);
	for (int i = 0; i < count; i++)
		out(stdout, "%s%s", i > 0 ? ", " : "  ", stepping_who(stepping, cards[i], who));
	out(stdout, "\n");
}

/* The card (of these) with this PIN; -1: none. */
static int find_card(const struct stepping *stepping, const int *cards, int count, int pin)
{
	for (int i = 0; i < count; i++)
		if (stepping->deal.pins[cards[i]] == pin)
			return cards[i];
	return -1;
}

/* The card that is meant by a number or a name; -1 after a line that says why not. */
static int read_card(const struct stepping *stepping, const int *cards, int count, const char *line)
{
	const struct names_query query = {.event = app_event(stepping->app),
		.section = stepping->app->section,
		.typed = line};
	int pins[8], meant = 1, card = -1, found = 0;

	if (!text_to_int(line, 1, PLAYERS_MOST, &pins[0]))
		meant = names_meant(&query, pins, 8);
	for (int i = 0; i < meant && i < 8; i++) {
		const int one = find_card(stepping, cards, count, pins[i]);

		if (one >= 0)
			card = one;
		found += one >= 0;
	}
	if (found == 1)
		return card;
	out(stdout,
		found > 1 ? "Several of the cards may be meant by \"%s\": give the number.\n"
			  : "\"%s\" is none of the cards above: give a number or a name.\n",
		line);
	return -1;
}

/* A line without blanks around it; false: there is none. */
static bool read_line(char line[LINE_ROOM])
{
	size_t length;

	fputs("> ", stdout);
	fflush(stdout);
	if (!fgets(line, LINE_ROOM, stdin))
		return false;
	length = strlen(line);
	if (length > 0 && line[length - 1] != '\n')
		for (int c = getchar(); c != '\n' && c != EOF; c = getchar())
			;
	while (length > 0 && strchr(" \t\r\n", line[length - 1]))
		line[--length] = '\0';
	memmove(line, line + strspn(line, " \t"), strlen(line + strspn(line, " \t")) + 1);
	return true;
}

/* One answer; false: no more are to be had. */
static bool take_answer(struct stepping *stepping, int *cards, struct error *error)
{
	const int count = stepping_cards(stepping, cards);
	enum step_verdict verdict;
	char line[LINE_ROOM];
	int card;

	if (!read_line(line) || !strcmp(line, "q"))
		return false;
	if (!line[0]) {
		out(stdout, "The number or the name of a card; ? shows the answer, q leaves.\n");
		return true;
	}
	if (!strcmp(line, "?")) {
		stepping_show(stepping);
	} else {
		card = read_card(stepping, cards, count, line);
		if (card < 0)
			return true;
		if (stepping_name(stepping, card, &verdict, error) != STATUS_OK)
			return false;
	}
	out(stdout, "%s\n", stepping->text);
	return true;
}

static enum status print_sheet(const struct stepping *stepping)
{
	char text[STEPPING_TEXT];
	struct step_sheet sheet;

	if (step_sheet_make(stepping, &sheet) != STATUS_OK)
		return STATUS_NO_MEMORY;
	step_sheet_sum(&sheet, text, sizeof(text));
	out(stdout, "\n%s\n", text);
	for (int k = 0; k < sheet.count; k++) {
		const struct missed_rule *rule = &sheet.rules[k];

		step_sheet_rule(rule, text, sizeof(text));
		out(stdout, "%s\n", text);
		for (int i = rule->first; i < rule->first + rule->missed; i++) {
			step_sheet_missed(stepping, sheet.questions[i], text, sizeof(text));
			out(stdout, "  %s\n", text);
		}
	}
	step_sheet_done(&sheet);
	return STATUS_OK;
}

/* All questions; the status of one that could not be answered. */
static enum status ask_all(struct stepping *stepping, struct error *error)
{
	int *cards = malloc(((size_t)stepping->deal.norder + 1) * sizeof(*cards));
	int said = 0;

	if (!cards)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	*error = (struct error){STATUS_OK, ""};
	while (!stepping_is_over(stepping)) {
		print_steps(stepping, said);
		print_question(stepping, cards, stepping_cards(stepping, cards));
		while (!stepping->answered)
			if (!take_answer(stepping, cards, error)) {
				free(cards);
				return error->code;
			}
		said = stepping->table.made;
		stepping_next(stepping);
	}
	print_steps(stepping, said);
	free(cards);
	return STATUS_OK;
}

enum status ask_steps(const char *name, struct error *error)
{
	struct stepping stepping;
	enum status status = practice_by_steps(name, NULL, &stepping, error);

	if (status != STATUS_OK)
		return status;
	out(stdout,
		"%s by steps: answer with the number or the name of a card; ? shows the answer, q leaves.\n",
		name);
	status = ask_all(&stepping, error);
	if (status == STATUS_OK && print_sheet(&stepping) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	stepping_done(&stepping);
	return status;
}
