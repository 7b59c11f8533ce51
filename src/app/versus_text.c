/* Two draws side by side as lines of text, for screen and commands. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/versus.h"
#include "core/fit.h"

enum {
	RULE_CELLS = 12,
	TERM_MOST = 48,
	VALUE_CELLS = 12,
	BETTER_CELLS = 9,
	BOARD_CELLS = 18,
	ROW_SIZE = 400
};

/* A line being put together from columns. */
struct row {
	char text[ROW_SIZE];
	size_t used;
};

/* A column of so many cells, at least one of them blank. */
static void put(struct row *row, const char *text, int cells)
{
	const size_t room = sizeof(row->text) - row->used;
	const int fitted = text_fit(row->text + row->used, room, text, cells - 1);

	row->used += strlen(row->text + row->used);
	for (int i = fitted; i < cells && row->used + 1 < sizeof(row->text); i++)
		row->text[row->used++] = ' ';
	row->text[row->used] = '\0';
}

/* The line without what is blank at its end. */
static enum status end_row(struct row *row, struct reasons *lines)
{
	while (row->used > 0 && row->text[row->used - 1] == ' ')
		row->text[--row->used] = '\0';
	return reasons_add(lines, row->text);
}

static const char *better_letter(int better)
{
	return better < 0 ? "A" : better > 0 ? "B" : "";
}

static enum status add_verdict(const struct versus *versus, struct reasons *lines)
{
	const struct versus_term *term =
		versus->decides >= 0 ? &versus->terms[versus->decides] : NULL;
	char text[SENTENCE_SIZE + 40];
	enum status status = STATUS_OK;

	for (int i = 0; i < 2; i++) {
		words_put(text, sizeof(text), "%c seats %d card%s nowhere.", "AB"[i],
			versus -> unseated[i], versus -> unseated[i] == 1 ? "" : "s");
		if (versus->unseated[i] > 0)
			status = reasons_add(lines, text);
		for (int k = 0; status == STATUS_OK && k < versus->broken[i].count; k++) {
			words_put(text, sizeof(text), "%c breaks a rule: %s.", "AB"[i],
				versus -> broken[i].lines[k]);
			status = reasons_add(lines, text);
		}
	}
	if (term)
		words_put(text, sizeof(text), "%s is better: %s: %s against %s%s%s%s.",
			better_letter(versus->better), term->name, term->values[term->better > 0],
			term->values[term->better < 0], term->rule[0] ? " (" : "", term->rule,
			term->rule[0] ? ")" : "");
	else
		words_put(text, sizeof(text), "%s.",
			versus->ngroups > 0 ? "The rules see no difference"
					    : "A and B are the same");
	return status == STATUS_OK ? reasons_add(lines, text) : status;
}

static enum status add_term(
	const struct versus *versus, int index, int cells, struct reasons *lines)
{
	const struct versus_term *term = &versus->terms[index];
	struct row row = {.used = 0};
	char better[16];

	words_put(better, sizeof(better), "%s%s", better_letter(term->better),
		index == versus->decides ? " decides" : "");
	put(&row, term->rule, RULE_CELLS);
	put(&row, term->name, cells);
	put(&row, term->values[0], VALUE_CELLS);
	put(&row, term->values[1], VALUE_CELLS);
	put(&row, better, BETTER_CELLS + 1);
	return end_row(&row, lines);
}

static enum status add_terms(const struct versus *versus, int cells, struct reasons *lines)
{
	const int room = cells - RULE_CELLS - 2 * VALUE_CELLS - BETTER_CELLS;
	const int term = room < TERM_MOST ? room : TERM_MOST;
	struct row head = {.used = 0};
	enum status status;

	put(&head, "Rule", RULE_CELLS);
	put(&head, "Term", term);
	put(&head, "A", VALUE_CELLS);
	put(&head, "B", VALUE_CELLS);
	put(&head, "Better", BETTER_CELLS);
	status = reasons_add(lines, "");
	if (status == STATUS_OK)
		status = end_row(&head, lines);
	for (int i = 0; status == STATUS_OK && i < versus->nterms; i++)
		status = add_term(versus, i, term, lines);
	return status;
}

static void board_words(const struct versus_group *group, int draw, int line, char text[32])
{
	const struct versus_board *board = &group->lines[draw][line];

	text[0] = '\0';
	if (line >= group->count[draw])
		return;
	if (board->off >= 0)
		words_put(text, 32, "%4d-%-5d%4d", board->white, board->black, board->off);
	else if (board->black > 0)
		words_put(text, 32, "%4d-%d", board->white, board->black);
	else
		words_put(text, 32, "%4d-bye", board->white);
}

static enum status add_pair(const char *head, const char *a, const char *b, struct reasons *lines)
{
	struct row row = {.used = 0};

	put(&row, head, RULE_CELLS);
	put(&row, a, BOARD_CELLS);
	put(&row, b, BOARD_CELLS);
	return end_row(&row, lines);
}

/* How many boards both have and how far they are off, then the sums of the group. */
static enum status add_sums(const struct versus_group *group, struct reasons *lines)
{
	char text[2][32];
	enum status status = STATUS_OK;

	if (!group->measured)
		return STATUS_OK;
	if (group->same > 0) {
		for (int i = 0; i < 2; i++)
			words_put(text[i], sizeof(text[i]), "%4d the same%2d", group->same,
				group->same_off[i]);
		status = add_pair("", text[0], text[1], lines);
	}
	for (int i = 0; i < 2; i++)
		words_put(text[i], sizeof(text[i]), "%14d", group->off[i]);
	if (status == STATUS_OK)
		status = add_pair("Total", text[0], text[1], lines);
	for (int i = 0; i < 2; i++)
		words_put(text[i], sizeof(text[i]), "%14d", group->squares[i]);
	return status == STATUS_OK ? add_pair("Squares", text[0], text[1], lines) : status;
}

static enum status add_group(const struct versus_group *group, struct reasons *lines)
{
	const int most = group->count[0] > group->count[1] ? group->count[0] : group->count[1];
	char score[16], head[32], text[2][32];
	enum status status = reasons_add(lines, "");

	words_put(head, sizeof(head), "Score %s", points_text(group->score2, score));
	if (status == STATUS_OK)
		status = add_pair(head, group->measured ? "   A        off" : "   A",
			group->measured ? "   B        off" : "   B", lines);
	for (int line = 0; line < most && status == STATUS_OK; line++) {
		board_words(group, 0, line, text[0]);
		board_words(group, 1, line, text[1]);
		status = add_pair("", text[0], text[1], lines);
	}
	return status == STATUS_OK ? add_sums(group, lines) : status;
}

enum status versus_lines(const struct versus *versus, int cells, struct reasons *lines)
{
	enum status status = add_verdict(versus, lines);

	if (status == STATUS_OK)
		status = add_terms(versus, cells, lines);
	for (int k = 0; k < versus->ngroups && status == STATUS_OK; k++)
		status = add_group(&versus->groups[k], lines);
	return status;
}
