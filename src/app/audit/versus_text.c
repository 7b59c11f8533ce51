/* Two draws side by side as lines of text, for screen and commands. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/audit/versus.h"
#include "core/text/fit.h"

enum {
	RULE_CELLS = 12,
	VALUE_LEAST = 12,
	BETTER_CELLS = 9,
	OFF_CELLS = 4,   /* how far a board is off */
	PAIR_CELLS = 14, /* of a board in numbers */
	NAMES_LEAST = 36,
	GAP = 2,
	PAIR_SIZE = 2 * WHO_SIZE + 8,
	ROW_SIZE = 600
};

/* A line being put together from columns. */
struct row {
	char text[ROW_SIZE];
	size_t used;
};

/* A column of so many cells, at least one of them blank. */
static void put_column(struct row *row, const char *text, int cells)
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

/* As many words as so many cells have room for, one at least; what is left of the text. */
static const char *take_words(const char *text, int cells, char *line, size_t size)
{
	size_t end = 0;

	for (size_t next = 0; text[next]; end = next) {
		char part[VERSUS_NAME + VERSUS_VALUE];

		next = end + strspn(text + end, " ");
		next += strcspn(text + next, " ");
		if (next >= sizeof(part))
			break;
		memcpy(part, text, next);
		part[next] = '\0';
		if (end > 0 && text_width(part) > cells)
			break;
	}
	words_put(line, size, "%.*s", (int)end, text);
	return end > 0 ? text + end + strspn(text + end, " ") : text + strlen(text);
}

/* Rule, term and the two values; none of them is cut: what is too long goes on in the next line. */
enum { COLUMNS = 4 };

static enum status add_row(const char *const texts[COLUMNS], const int cells[COLUMNS],
	const char *better, struct reasons *lines)
{
	const char *left[COLUMNS];
	enum status status = STATUS_OK;
	bool more = true;

	memcpy(left, texts, sizeof(left));
	while (status == STATUS_OK && more) {
		struct row row = {.used = 0};
		char part[VERSUS_NAME + VERSUS_VALUE];

		more = false;
		for (int i = 0; i < COLUMNS; i++) {
			left[i] = take_words(left[i], cells[i] - GAP, part, sizeof(part));
			put_column(&row, part, cells[i]);
			more = more || left[i][0];
		}
		put_column(&row, better, BETTER_CELLS + 1);
		better = "";
		status = end_row(&row, lines);
	}
	return status;
}

static int larger(int a, int b)
{
	return a > b ? a : b;
}

/* As their texts need; where there is less room, values go on in more lines than terms. */
static void share_cells(const struct versus *versus, int room, int cells[COLUMNS])
{
	int term = 0, value = 0;

	cells[0] = RULE_CELLS;
	for (int i = 0; i < versus->nterms; i++) {
		const struct versus_term *at = &versus->terms[i];

		cells[0] = larger(cells[0], text_width(at->rule) + GAP);
		term = larger(term, text_width(at->name) + GAP);
		value = larger(value, text_width(at->values[0]) + GAP);
		value = larger(value, text_width(at->values[1]) + GAP);
	}
	room -= cells[0] + BETTER_CELLS;
	value = larger(value, VALUE_LEAST);
	if (term + 2 * value > room)
		value = larger(VALUE_LEAST, (room - term) / 2);
	cells[1] = term < room - 2 * value ? term : room - 2 * value;
	cells[2] = cells[3] = value;
}

static enum status add_terms(const struct versus *versus, int room, struct reasons *lines)
{
	static const char *const heads[COLUMNS] = {"Rule", "Term", "A", "B"};
	int cells[COLUMNS];
	enum status status = reasons_add(lines, "");

	share_cells(versus, room, cells);
	if (status == STATUS_OK)
		status = add_row(heads, cells, "Better", lines);
	for (int i = 0; status == STATUS_OK && i < versus->nterms; i++) {
		const struct versus_term *term = &versus->terms[i];
		const char *const texts[COLUMNS] = {
			term->rule, term->name, term->values[0], term->values[1]};
		char better[16];

		words_put(better, sizeof(better), "%s%s", better_letter(term->better),
			i == versus->decides ? " decides" : "");
		status = add_row(texts, cells, better, lines);
	}
	return status;
}

/* Where the boards of the two draws stand. */
struct sides {
	const struct cast *cast;
	int pair; /* cells of a board */
	bool names;
};

/* A board of a draw, or a line of its sums, and how far that is off; below 0: not said. */
struct side {
	char pair[PAIR_SIZE];
	int off;
};

static void player_words(const struct sides *sides, int pin, char who[WHO_SIZE])
{
	if (sides->names)
		words_who(sides->cast->event, sides->cast->section, pin, who);
	else
		words_put(who, WHO_SIZE, "%d", pin);
}

static struct side side_of(
	const struct sides *sides, const struct versus_group *group, int draw, int line)
{
	const struct versus_board *board = &group->lines[draw][line];
	struct side side = {"", -1};
	char white[WHO_SIZE], black[WHO_SIZE] = "bye";

	if (line >= group->count[draw])
		return side;
	player_words(sides, board->white, white);
	if (board->black > 0)
		player_words(sides, board->black, black);
	words_put(side.pair, sizeof(side.pair), sides->names ? "%s - %s" : "%4s-%s", white, black);
	side.off = board->off;
	return side;
}

/* Names where the longest board has room, or all have much. */
static struct sides sides_of(const struct versus *versus, const struct cast *cast, int room)
{
	const int half = (room - RULE_CELLS) / 2 - OFF_CELLS - GAP;
	struct sides sides = {cast, PAIR_CELLS, cast->event != NULL};

	for (int k = 0; sides.names && k < versus->ngroups; k++) {
		const struct versus_group *group = &versus->groups[k];

		for (int i = 0; i < group->count[0] + group->count[1]; i++) {
			const int draw = i >= group->count[0];
			const struct side side =
				side_of(&sides, group, draw, draw ? i - group->count[0] : i);

			sides.pair = larger(sides.pair, text_width(side.pair) + GAP);
		}
	}
	if (sides.pair <= half)
		return sides;
	sides.names = half >= NAMES_LEAST;
	sides.pair = sides.names ? half : PAIR_CELLS;
	return sides;
}

static enum status add_pair(const struct sides *sides, const char *head, const struct side both[2],
	struct reasons *lines)
{
	struct row row = {.used = 0};
	char off[16];

	put_column(&row, head, RULE_CELLS);
	for (int i = 0; i < 2; i++) {
		put_column(&row, both[i].pair, sides->pair);
		off[0] = '\0';
		if (both[i].off >= 0)
			words_put(off, sizeof(off), "%*d", OFF_CELLS, both[i].off);
		put_column(&row, off, OFF_CELLS + GAP);
	}
	return end_row(&row, lines);
}

/* How many boards both have and how far they are off, then the sums of the group. */
static enum status add_sums(
	const struct sides *sides, const struct versus_group *group, struct reasons *lines)
{
	struct side same[2], total[2] = {{"", group->off[0]}, {"", group->off[1]}},
			     squares[2] = {{"", group->squares[0]}, {"", group->squares[1]}};
	enum status status = STATUS_OK;

	if (!group->measured)
		return STATUS_OK;
	for (int i = 0; i < 2; i++) {
		same[i].off = group->same_off[i];
		words_put(same[i].pair, sizeof(same[i].pair),
			sides->names ? "%d the same" : "%4d the same", group->same);
	}
	if (group->same > 0)
		status = add_pair(sides, "", same, lines);
	if (status == STATUS_OK)
		status = add_pair(sides, "Total", total, lines);
	return status == STATUS_OK ? add_pair(sides, "Squares", squares, lines) : status;
}

static enum status add_group(
	const struct sides *sides, const struct versus_group *group, struct reasons *lines)
{
	const int most = larger(group->count[0], group->count[1]);
	char score[16], head[32], heads[ROW_SIZE];
	enum status status = reasons_add(lines, "");
	struct row row = {.used = 0};

	words_put(head, sizeof(head), "Score %s", points_text(group->score2, score));
	put_column(&row, head, RULE_CELLS);
	for (int i = 0; i < 2; i++) {
		words_put(heads, sizeof(heads), sides->names ? "%c" : "   %c", "AB"[i]);
		put_column(&row, heads, sides->pair);
		put_column(&row, group->measured ? " off" : "", OFF_CELLS + GAP);
	}
	if (status == STATUS_OK)
		status = end_row(&row, lines);
	for (int line = 0; line < most && status == STATUS_OK; line++) {
		const struct side both[2] = {
			side_of(sides, group, 0, line), side_of(sides, group, 1, line)};

		status = add_pair(sides, "", both, lines);
	}
	return status == STATUS_OK ? add_sums(sides, group, lines) : status;
}

enum status versus_lines(
	const struct versus *versus, const struct cast *cast, int cells, struct reasons *lines)
{
	const struct sides sides = sides_of(versus, cast, cells);
	enum status status = add_verdict(versus, lines);

	if (status == STATUS_OK)
		status = add_terms(versus, cells, lines);
	for (int k = 0; k < versus->ngroups && status == STATUS_OK; k++)
		status = add_group(&sides, &versus->groups[k], lines);
	return status;
}
